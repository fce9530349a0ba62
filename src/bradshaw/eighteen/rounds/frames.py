"""Frames with one source of what is legal, frames in which nobody decides, and the order of players round the table."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.choices import NOTHING, Choices
from bradshaw.core.frame import Frame
from bradshaw.core.log import Log
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)

NOBODY_YET: Final = -1
"""Instead of a seat or a company."""


class RefusingFrame(Frame[S, A], Generic[S, A], frozen=True):
    """A frame in which one player decides. `refuse` is the one source of what is legal."""

    rule_of_seats: ClassVar[str]
    """How many people play."""
    rule_of_turns: ClassVar[str]
    """By which rule somebody else than the one who asks decides here."""
    rule_of_steps: ClassVar[str]
    """What happens without a decision."""

    def refuse(self, state: S, action: A) -> Refusal | None:
        """The rule that forbids the action, or None."""
        raise NotImplementedError

    def legal(self, state: S, action: A) -> bool:
        return self.refuse(state, action) is None

    def explain(self, state: S, action: A) -> Refusal:
        refusal = self.refuse(state, action)
        assert refusal is not None
        return refusal

    def not_your_turn(self, state: S, seat: int) -> Refusal:
        if type(seat) is not int or not 0 <= seat < state.players:
            return Refusal(self.rule_of_seats, message("eighteen-refusal-no-seat", players=state.players))
        return Refusal(self.rule_of_turns, message("eighteen-refusal-not-your-turn"))


class NothingToDecide(RefusingFrame[Any, Any], frozen=True):
    """A frame that only leads from one decision to the next."""

    def choices(self, state: AnyState) -> Choices:
        return NOTHING

    def refuse(self, state: AnyState, action: Action) -> Refusal | None:
        return Refusal(self.rule_of_steps, message("eighteen-refusal-nothing-to-decide"))


class CompaniesInOrder(NothingToDecide, frozen=True):
    """The companies of one operating round in their order."""

    order: tuple[int, ...]
    number: int
    """Which round of its set this is."""
    total: int
    index: int = 0
    """The company that operates."""

    def resume(self, state: AnyState, result: Any, log: Log) -> None:
        state.frames[-1] = msgspec.structs.replace(self, index=self.index + 1)


class Table(Protocol):
    """Anything that knows how many people play."""

    @property
    def players(self) -> int: ...


def left_of(table: Table, seat: int) -> int:
    """The next player clockwise."""
    return (seat + 1) % table.players


def clockwise(table: Table, first: int) -> list[int]:
    """All seats in turn, from the first."""
    return [(first + step) % table.players for step in range(table.players)]
