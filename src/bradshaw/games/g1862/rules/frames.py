"""What the frames of 1862 have in common."""

from __future__ import annotations

from typing import ClassVar

from bradshaw.core.errors import quoted
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.rounds import frames
from bradshaw.eighteen.rounds.frames import NothingToDecide, RefusingFrame
from bradshaw.eighteen.seats import clockwise
from bradshaw.games.g1862.actions import CountiesAction
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.state import Counties


class CountiesFrame(RefusingFrame[Counties, CountiesAction], frozen=True):
    """A frame of this game in which one player decides."""

    rule_of_seats: ClassVar[str] = "1862.2.4.4-starting-cash"
    rule_of_turns: ClassVar[str] = "1862.7.1-director-decides"
    rule_of_steps: ClassVar[str] = "1862.7.1-turn-steps"


class PlayerFrame(frames.PlayerFrame[Counties, CountiesAction], CountiesFrame, frozen=True):
    """A frame in which a player decides for himself or herself."""


class CompanyFrame(frames.CompanyFrame[Counties, CountiesAction], CountiesFrame, frozen=True):
    """A frame in which the director of a company decides."""

    def speaker(self, state: Counties) -> int:
        """In receivership the largest holder."""
        return speaker(state, self.company)


class AutomaticFrame(NothingToDecide, CountiesFrame, frozen=True):
    """A frame of this game that only leads from one decision to the next."""


def speaker(state: Counties, company: int) -> int:
    """Who decides for a company: its director; in receivership the largest holder, ties from the priority deal on."""
    director = state.director[company]
    if director >= 0:
        return director
    seats = clockwise(state, state.priority)
    return max(seats, key=lambda seat: (state.shares(seat, company), -seats.index(seat)))


def unknown_company(state: Counties, name: str) -> Refusal:
    """Why a name means no company of this game."""
    if name in COMPANY:
        return refused("1862.2.4.1-last-four-removed", "g1862-refusal-not-in-play", company=name)
    return refused(
        "1862.2.1-twenty-companies",
        "eighteen-error-no-such-company",
        company=quoted(name[:20]),
        companies=tuple(known for known, number in COMPANY.items() if state.is_in_play(number)),
    )
