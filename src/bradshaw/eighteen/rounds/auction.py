"""Auctions in which players raise in turn and whoever passes is out."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices, Range
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.actions import PASS, Pass
from bradshaw.eighteen.rounds.frames import RefusingFrame
from bradshaw.eighteen.seats import left_of
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)


class Raising(RefusingFrame[S, A], Generic[S, A], frozen=True):
    """The auction of one lot, or of the right to choose one: raise the bid or pass."""

    step: ClassVar[int] = 1
    """Bids are multiples of this above the least."""

    def is_out(self, seat: int) -> bool:
        """Whether a player has passed."""
        raise NotImplementedError

    def bounds(self, state: S) -> tuple[int, int]:
        """The lowest bid that raises, and the highest that the one who decides can make."""
        raise NotImplementedError

    def offer(self, amount: int) -> Action:
        """The action that bids an amount."""
        raise NotImplementedError

    def refuse_bid(self, state: S, action: A) -> Refusal | None:
        """Why something else than a pass is not allowed."""
        raise NotImplementedError

    def after(self, state: S, seat: int) -> int:
        """The next player who has not passed."""
        following = left_of(state, seat)
        while self.is_out(following):
            following = left_of(state, following)
        return following

    def choices(self, state: S) -> Choices:
        low, high = self.bounds(state)
        return Choices([PASS], [Range(self.offer(low), "amount", low, high, self.step)] if low <= high else [])

    def refuse(self, state: S, action: A) -> Refusal | None:
        return None if type(action) is Pass else self.refuse_bid(state, action)
