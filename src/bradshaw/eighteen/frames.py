"""Frames with one source of what is legal, and the order of players round the table."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.frame import Frame
from bradshaw.core.refusal import Refusal
from bradshaw.core.state import State

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class RefusingFrame(Frame[S, A], Generic[S, A], frozen=True):
    """A frame in which one player decides. `refuse` is the one source of what is legal."""

    def refuse(self, state: S, action: A) -> Refusal | None:
        """The rule that forbids the action, or None."""
        raise NotImplementedError

    def legal(self, state: S, action: A) -> bool:
        return self.refuse(state, action) is None

    def explain(self, state: S, action: A) -> Refusal:
        refusal = self.refuse(state, action)
        assert refusal is not None
        return refusal


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
