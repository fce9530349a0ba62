"""What the frames of 1860 have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bradshaw.core.errors import quoted
from bradshaw.core.messages import Message, message, money
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.rounds import frames
from bradshaw.eighteen.rounds.frames import NothingToDecide, RefusingFrame
from bradshaw.games.g1860.actions import IsleAction
from bradshaw.games.g1860.components import COMPANY, PRIVATE
from bradshaw.games.g1860.state import Isle


class IsleFrame(RefusingFrame[Isle, IsleAction], frozen=True):
    """A frame of this game in which one player decides."""

    rule_of_seats: ClassVar[str] = "1860.setup.player-count"
    rule_of_turns: ClassVar[str] = "1860.stock.clockwise"
    rule_of_steps: ClassVar[str] = "1860.operating.steps"


class CompanyFrame(frames.CompanyFrame[Isle, IsleAction], IsleFrame, frozen=True):
    """A frame in which the director of a company decides; for one without a director all players together."""

    rule_of_turns: ClassVar[str] = "1860.operating.director-decides"

    def speaker(self, state: Isle) -> int:
        """For all players together the holder of the priority deal."""
        return state.priority

    def not_your_turn(self, state: Isle, seat: int) -> Refusal:
        refusal = super().not_your_turn(state, seat)
        if refusal.rule == self.rule_of_turns and state.director[self.company] < 0:
            return Refusal("1860.receivership.maximum-run", refusal.text)
        return refusal


class AutomaticFrame(NothingToDecide, IsleFrame, frozen=True):
    """A frame of this game that only leads from one decision to the next."""


def unknown_company(name: str) -> Refusal:
    return refused(
        "1860.setup.share-piles", "eighteen-error-no-such-company", company=quoted(name[:20]), companies=tuple(COMPANY)
    )


def unknown_private(name: str) -> Refusal:
    reason = message("g1860-refusal-no-such-private", private=quoted(name[:20]), privates=tuple(PRIVATE))
    return Refusal("1860.components.private-certificates", reason)


def wrong_par(company: str, pars: Sequence[int]) -> Message:
    return message("g1860-refusal-par", company=company, pars=tuple(map(money, pars)))
