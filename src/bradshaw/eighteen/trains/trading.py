"""Trains that change hands between companies."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import pay
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
    state.trains[seller] = without(state.trains[seller], train)
    state.trains[buyer] = (*state.trains[buyer], train)


def without(trains: tuple[T, ...], train: T) -> tuple[T, ...]:
    """All of some trains but one."""
    place = trains.index(train)
    return (*trains[:place], *trains[place + 1 :])


class TrainRequest(RefusingFrame[S, A], Generic[S, A], frozen=True):
    """The other director agrees to sell a train, or does not. Ends with what `decline` returns, or None."""

    yes: ClassVar[Action]
    no: ClassVar[Action]
    rule_of_price: ClassVar[str]
    asked: ClassVar[str]
    """The kind of entry by which the log tells that somebody is asked."""

    company: int
    seller: int

    # What a game says

    def wanted(self) -> Any:
        """The train."""
        raise NotImplementedError

    def price_of(self, state: S) -> int:
        """What is paid for the train."""
        raise NotImplementedError

    def told(self, state: S) -> dict[str, Any]:
        """What is asked for, as facts of an entry of the log."""
        raise NotImplementedError

    def question(self, state: S) -> Message:
        """What is asked, for somebody who does something else."""
        raise NotImplementedError

    def tell_trade(self, state: S, log: Log) -> None:
        """Say that the train has changed hands, and what comes of it."""
        raise NotImplementedError

    def decline(self, state: S, log: Log) -> Any:
        """The train stays where it is; what the buyer is told."""
        raise NotImplementedError

    def needs_consent(self, state: S) -> bool:
        """Whether somebody else than the buyer's director must agree."""
        return state.director[self.seller] != state.director[self.company]

    # What it does

    def begin(self, state: S, log: Log) -> None:
        """Ask the other director, or trade at once where nobody need be asked."""
        if self.needs_consent(state):
            log.note(self.asked, self.rule_of_turns, state.director[self.company], **self.told(state))
            state.frames.append(self)
        else:
            self.trade(state, log)

    def trade(self, state: S, log: Log) -> None:
        """The train changes hands for its price."""
        buyer, seller = state.account(self.company), state.account(self.seller)
        pay(state, buyer, seller, self.price_of(state), self.rule_of_price, log)
        hand_over(state, self.wanted(), self.seller, self.company)
        self.tell_trade(state, log)

    def actor(self, state: S) -> int:
        return state.director[self.seller]

    def choices(self, state: S) -> Choices:
        return Choices([self.yes, self.no])

    def refuse(self, state: S, action: A) -> Refusal | None:
        return None if action in (self.yes, self.no) else Refusal(self.rule_of_turns, self.question(state))

    def apply(self, state: S, action: A, log: Log) -> None:
        result = None
        if action == self.yes:
            self.trade(state, log)
        else:
            result = self.decline(state, log)
        finish(state, result, log)
