"""What the judgements of positions of 18xx games have in common: their measures, and how holdings are added up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bradshaw.eighteen.board.market import SPACE, Chart
from bradshaw.eighteen.state import AnyState

FOR_EVER: Final = 99.0
"""In how many rounds a train rusts that never does."""
GROWTH: Final = 12.0
"""By how much revenue rises from round to round as track is laid and upgraded, until trains cannot serve more."""
NOW: Final = 0.3
"""How much the present price counts against what is foreseen."""
DIRECTION: Final = 15.0
"""To decide for a company."""
DISCOUNT: Final = 0.97
"""A pound one round later."""
NEW_ON_TRACK: Final = 0.8
"""What trains earn at first of what they could."""


def expected(could: float, last: int) -> float:
    """What a company can be expected to earn that has earned so much when it last ran, and could earn so much."""
    return max(float(last), (last + could) / 2) if last else NEW_ON_TRACK * could


def outlook(now: float, then: float) -> float:
    """What a share counts that would bring so much now, and will have brought so much at the end."""
    return NOW * now + (1 - NOW) * then


def grown(revenue: float, limit: float, rounds: int) -> float:
    """What a company earns after some more rounds, up to the limit of its trains."""
    return max(revenue, min(limit, revenue + GROWTH * rounds))


def place_after(chart: Chart, place: int, paid: float | None) -> int:
    """Where a price stands after a company has paid out so much, or nothing at all (None)."""
    rises = -1 if paid is None else min(chart.most_rises, int(paid) // chart.prices[place])
    return chart.moved(place, SPACE * rises)


def add_up(state: AnyState, value: Callable[[int], float], direction: Callable[[int], float]) -> list[float]:
    """What each player has: money, shares of started companies at their value, and what it counts to direct one."""
    players = state.players
    worths = [float(state.money(seat)) for seat in range(players)]
    for company, par in enumerate(state.par):
        if not par:
            continue
        first = company * state.most_players
        holders = state.held[first : first + players]
        if not any(holders):
            continue
        each = value(company)
        for seat, count in enumerate(holders):
            if count:
                worths[seat] += each * count
        director = state.director[company]
        if director >= 0:
            worths[director] += direction(company)
    return worths


def doubt_with(rounds: int) -> float:
    """How far apart two worths must be to tell the likelier winner clearly, with so many operating rounds to come."""
    return 60.0 + 25.0 * rounds
