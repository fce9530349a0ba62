"""What the frames of 1860 have in common."""

from __future__ import annotations

from bradshaw.core.frame import Frame
from bradshaw.core.refusal import Refusal
from bradshaw.games.g1860.actions import IsleAction
from bradshaw.games.g1860.components import COMPANY, PRIVATE
from bradshaw.games.g1860.state import Isle


class IsleFrame(Frame[Isle, IsleAction], frozen=True):
    """A frame in which one player decides. `refuse` is the one source of what is legal."""

    def refuse(self, state: Isle, action: IsleAction) -> Refusal | None:
        """The rule that forbids the action, or None."""
        raise NotImplementedError

    def legal(self, state: Isle, action: IsleAction) -> bool:
        return self.refuse(state, action) is None

    def explain(self, state: Isle, action: IsleAction) -> Refusal:
        refusal = self.refuse(state, action)
        assert refusal is not None
        return refusal

    def not_your_turn(self, state: Isle, seat: int) -> Refusal:
        if type(seat) is not int or not 0 <= seat < state.players:
            return Refusal(
                "1860.setup.player-count", f"There is no seat {str(seat)[:20]}; {state.players} people play."
            )
        return Refusal(
            "1860.stock.clockwise", f"It is for player {self.actor(state) + 1} to decide, not for player {seat + 1}."
        )


def left_of(state: Isle, seat: int) -> int:
    """The next player clockwise."""
    return (seat + 1) % state.players


def clockwise(state: Isle, first: int) -> list[int]:
    """All seats in turn, from the first."""
    return [(first + step) % state.players for step in range(state.players)]


def speaker(state: Isle, company: int) -> int:
    """Who decides for a company: its director, or for all players together the holder of the priority deal."""
    director = state.director[company]
    return director if director >= 0 else state.priority


def unknown_company(name: str) -> Refusal:
    return Refusal("1860.setup.share-piles", f"There is no company {name[:20]!r}; there are {', '.join(COMPANY)}.")


def unknown_private(name: str) -> Refusal:
    listed = ", ".join(PRIVATE)
    return Refusal("1860.components.private-certificates", f"There is no private {name[:20]!r}; there are {listed}.")
