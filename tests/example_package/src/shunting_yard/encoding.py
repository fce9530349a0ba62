"""The game in numbers, for programs that learn."""

from __future__ import annotations

from functools import cache

from bradshaw.core.encoding import MONEY, Encoding, Field, Fixed, Look, MoveSpace
from shunting_yard.rules import MOST_WAGONS, SIDINGS, Over, Take, Turn, Yard

MOST_PLAYERS = 4
MOST_IN_SIDING = 7


def _sidings(look: Look[Yard]) -> list[int]:
    left = look.state.sidings
    return [*left, *(0,) * (len(SIDINGS) - len(left))]


@cache
def encoding() -> Encoding[Yard]:
    """Every number of wagons from every siding; the wagons that are left, and everybody's money."""
    takes = tuple(Take(siding, 1 + more) for siding in SIDINGS for more in range(MOST_WAGONS))
    fields = (
        Field("sidings", (len(SIDINGS),), 0, MOST_IN_SIDING, _sidings),
        Field("cash", (MOST_PLAYERS,), 0, MONEY, lambda look: look.around(look.state.cash[1:], MOST_PLAYERS), 5),
    )
    return Encoding(1, MoveSpace(Fixed("take", takes)), fields, (Turn, Over), most_players=MOST_PLAYERS)
