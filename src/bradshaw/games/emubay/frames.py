"""What the frames of Emu Bay have in common."""

from __future__ import annotations

from bradshaw.core.frame import Frame
from bradshaw.core.refusal import Refusal
from bradshaw.games.emubay.actions import EmuBayAction
from bradshaw.games.emubay.components import ALL, LABEL
from bradshaw.games.emubay.state import EmuBay


class EmuBayFrame(Frame[EmuBay, EmuBayAction], frozen=True):
    """A frame of Emu Bay in which one player decides."""

    def not_your_turn(self, state: EmuBay, seat: int) -> Refusal:
        if type(seat) is not int or not 0 <= seat < state.players:
            return Refusal("emubay.setup.players", f"There is no seat {str(seat)[:20]}; {state.players} people play.")
        return Refusal(
            "emubay.sequence.next-player",
            f"It is the turn of player {self.actor(state) + 1}, not of player {seat + 1}.",
        )


def left_of(state: EmuBay, seat: int) -> int:
    """The next player."""
    return (seat + 1) % state.players


def companies_of(state: EmuBay, seat: int) -> list[int]:
    """The companies and independents of which the player holds a share."""
    start = seat * ALL
    return [company for company, count in enumerate(state.shares[start : start + ALL]) if count]


def unknown_company(name: str, rule: str) -> Refusal:
    listed = ", ".join(LABEL)
    return Refusal(rule, f"There is no company {name[:20]!r}; the companies are {listed}.")


def no_share(company: int, rule: str) -> Refusal:
    return Refusal(rule, f"You hold no share of {LABEL[company]}.")
