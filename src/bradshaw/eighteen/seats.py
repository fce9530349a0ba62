"""The players round the table."""

from __future__ import annotations

from typing import Final, Protocol

NOBODY_YET: Final = -1
"""Instead of a seat or a company."""


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
