"""Trains that change hands between companies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.log import Log
from bradshaw.core.messages import Message
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.rounds.frames import RefusingFrame
from bradshaw.eighteen.state import AnyState, EighteenState

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)
T = TypeVar("T")


def hand_over(state: EighteenState[T], train: T, seller: int, buyer: int) -> None:
    """A train goes from one company to another."""
    left = list(state.trains[seller])
    left.remove(train)
    state.trains[seller] = tuple(left)
    state.trains[buyer] = (*state.trains[buyer], train)


def take_away(state: EighteenState[T], company: int, gone: Callable[[T], bool]) -> tuple[T, ...]:
    """The trains that leave a company because they are gone, such as those that have rusted."""
    trains = state.trains[company]
    lost = tuple(train for train in trains if gone(train))
    if lost:
        state.trains[company] = tuple(train for train in trains if not gone(train))
    return lost


class TrainRequest(RefusingFrame[S, A], Generic[S, A], frozen=True):
    """The other director agrees to sell a train, or does not. Ends with what `decline` returns, or None."""

    yes: ClassVar[Action]
    no: ClassVar[Action]

    company: int
    seller: int

    def actor(self, state: S) -> int:
        return state.director[self.seller]

    def choices(self, state: S) -> Choices:
        return Choices([self.yes, self.no])

    def refuse(self, state: S, action: A) -> Refusal | None:
        return None if action in (self.yes, self.no) else Refusal(self.rule_of_turns, self.question(state))

    def question(self, state: S) -> Message:
        """What is asked, for somebody who does something else."""
        raise NotImplementedError

    def trade(self, state: S, log: Log) -> None:
        """The train changes hands for its price."""
        raise NotImplementedError

    def decline(self, state: S, log: Log) -> Any:
        """The train stays where it is; what the buyer is told."""
        raise NotImplementedError

    def apply(self, state: S, action: A, log: Log) -> None:
        result = None
        if action == self.yes:
            self.trade(state, log)
        else:
            result = self.decline(state, log)
        finish(state, result, log)
