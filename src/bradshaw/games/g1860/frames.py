"""What the frames of 1860 have in common."""

from __future__ import annotations

from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.frames import RefusingFrame
from bradshaw.games.g1860.actions import IsleAction
from bradshaw.games.g1860.components import COMPANY, PRIVATE
from bradshaw.games.g1860.state import Isle


class IsleFrame(RefusingFrame[Isle, IsleAction], frozen=True):
    """A frame of this game in which one player decides."""

    def not_your_turn(self, state: Isle, seat: int) -> Refusal:
        if type(seat) is not int or not 0 <= seat < state.players:
            return Refusal(
                "1860.setup.player-count", f"There is no seat {str(seat)[:20]}; {state.players} people play."
            )
        return Refusal(
            "1860.stock.clockwise", f"It is for player {self.actor(state) + 1} to decide, not for player {seat + 1}."
        )


def speaker(state: Isle, company: int) -> int:
    """Who decides for a company: its director, or for all players together the holder of the priority deal."""
    director = state.director[company]
    return director if director >= 0 else state.priority


def unknown_company(name: str) -> Refusal:
    return Refusal("1860.setup.share-piles", f"There is no company {name[:20]!r}; there are {', '.join(COMPANY)}.")


def unknown_private(name: str) -> Refusal:
    listed = ", ".join(PRIVATE)
    return Refusal("1860.components.private-certificates", f"There is no private {name[:20]!r}; there are {listed}.")
