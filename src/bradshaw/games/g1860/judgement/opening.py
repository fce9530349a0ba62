"""What the certificates of the initial auction are worth, as games have taught that began with auctions by chance.

The rulebook's prices say little of it, and no later position is like this one: a pound in hand brings many at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from bradshaw.core.expertise import Opening
from bradshaw.games.g1860.components import AUCTIONED_COMPANIES, COMPANIES, DIRECTORS_SHARES, PRIVATES
from bradshaw.games.g1860.rules.auction import lots
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.state import Isle

FILE: Final = "auction.json"
POUNDS: Final = 100.0
"""Cash is counted in this many pounds."""
CASH: Final = "cash"
SQUARE: Final = "square of cash"
MEASURES: Final[tuple[str, ...]] = (
    *(one.name for one in PRIVATES if one.auctioned),
    *(COMPANIES[company].name for company in AUCTIONED_COMPANIES),
    *(f"par of {COMPANIES[company].name}" for company in AUCTIONED_COMPANIES),
    CASH,
    SQUARE,
)
"""What is told of each seat after the auction. A par counts for the director, in pounds above the lowest."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What games with one number of players have taught."""

    players: int
    games: int
    mean: float
    """What a player had at the end on the average."""
    weights: tuple[float, ...]
    """What each measure brings, as a part of that mean."""
    doubt: float
    """By how much of the mean two players must differ to tell the likelier winner clearly."""


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table for each number of players, and how they were learned."""

    tables: tuple[Table, ...]
    made_by: Mapping[str, str | int | float]


@cache
def learned() -> dict[int, Table]:
    """What comes with the game, by the number of players."""
    data = (files(__package__) / FILE).read_bytes()
    return {table.players: table for table in msgspec.json.decode(data, type=Learned).tables}


def is_opening(state: Isle) -> bool:
    """Whether nothing has happened but the initial auction."""
    if not state.stock_rounds:
        return True
    nothing = (0,) * state.players
    return state.stock_rounds == 1 and state.frames[-1] == StockTurn(state.priority, nothing, nothing)


def measures(state: Isle, seat: int) -> list[float]:
    """What is told of a seat, in the order of `MEASURES`."""
    directed = [state.director[company] == seat for company in AUCTIONED_COMPANIES]
    cash = state.money(seat) / POUNDS
    return [
        *(float(owner == seat) for one, owner in zip(PRIVATES, state.owners, strict=True) if one.auctioned),
        *map(float, directed),
        *(
            directs * (state.par[company] - min(COMPANIES[company].pars)) / POUNDS
            for directs, company in zip(directed, AUCTIONED_COMPANIES, strict=True)
        ),
        cash,
        cash * cash,
    ]


def opening(state: Isle) -> Opening | None:
    """What is expected of a position in which nothing has happened but the initial auction."""
    if not is_opening(state):
        return None
    table = learned()[state.players]
    rows = [measures(state, seat) for seat in range(state.players)]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    terms = []
    for row in rows:
        found = {"cash": 0.0, "privates": 0.0, "directorships": 0.0}
        for name, weight, own, mean in zip(MEASURES, table.weights, row, means, strict=True):
            found[_term(name)] += table.mean * weight * (own - mean)
        terms.append(found)
    return Opening(table.mean, terms, table.doubt)


@cache
def _term(measure: str) -> str:
    if measure in (CASH, SQUARE):
        return "cash"
    return "privates" if any(one.name == measure for one in PRIVATES) else "directorships"


def gain(state: Isle, seat: int) -> float:
    """What the certificate that suits a player best is worth beyond its price, in pounds in hand."""
    table = learned()[state.players]
    weights = dict(zip(MEASURES, table.weights, strict=True))
    money = state.money(seat)
    pound = (weights[CASH] + 2 * weights[SQUARE] * money / POUNDS) / POUNDS
    if pound <= 0:
        return 0.0
    privates, companies = lots(state)
    gains = [
        weights[PRIVATES[private].name] / pound - PRIVATES[private].value
        for private in privates
        if PRIVATES[private].value <= money
    ]
    for company in companies:
        lowest = min(COMPANIES[company].pars)
        name = COMPANIES[company].name
        gains += [
            (weights[name] + weights[f"par of {name}"] * (par - lowest) / POUNDS) / pound - DIRECTORS_SHARES * par
            for par in COMPANIES[company].pars
            if DIRECTORS_SHARES * par <= money
        ]
    return max(gains, default=0.0)
