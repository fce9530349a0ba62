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
CASH: Final = "cash"
MEASURES: Final[tuple[str, ...]] = (
    *(one.name for one in PRIVATES if one.auctioned),
    *(COMPANIES[company].name for company in AUCTIONED_COMPANIES),
    CASH,
)
"""What is told of each seat after the auction: who owns what, and pounds in hand."""


class Results(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How games with one number of players ended."""

    players: int
    games: int
    mean: float
    """What a player had at the end on the average."""
    doubt: float
    """By how much of that two players must differ to tell the likelier winner clearly."""


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What games have taught."""

    worths: Mapping[str, float]
    """What each measure brings until the end, in pounds."""
    results: tuple[Results, ...]
    """For each number of players."""
    made_by: Mapping[str, str | int | float]
    """The run that made it."""


@cache
def learned() -> Learned:
    """What comes with the game."""
    return msgspec.json.decode((files(__package__) / FILE).read_bytes(), type=Learned)


@cache
def _results(players: int) -> Results:
    return next(one for one in learned().results if one.players == players)


def is_opening(state: Isle) -> bool:
    """Whether nothing has happened but the initial auction."""
    if not state.stock_rounds:
        return True
    nothing = (0,) * state.players
    return state.stock_rounds == 1 and state.frames[-1] == StockTurn(state.priority, nothing, nothing)


def measures(state: Isle, seat: int) -> list[float]:
    """What is told of a seat, in the order of `MEASURES`."""
    return [
        *(float(owner == seat) for one, owner in zip(PRIVATES, state.owners, strict=True) if one.auctioned),
        *(float(state.director[company] == seat) for company in AUCTIONED_COMPANIES),
        float(state.money(seat)),
    ]


def opening(state: Isle) -> Opening | None:
    """What is expected of a position in which nothing has happened but the initial auction."""
    if not is_opening(state):
        return None
    found, worths = _results(state.players), learned().worths
    rows = [measures(state, seat) for seat in range(state.players)]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    terms = []
    for row in rows:
        sums = {"cash": 0.0, "privates": 0.0, "directorships": 0.0}
        for name, own, mean in zip(MEASURES, row, means, strict=True):
            sums[_term(name)] += worths[name] * (own - mean)
        terms.append(sums)
    return Opening(found.mean, terms, found.doubt)


@cache
def _term(measure: str) -> str:
    if measure == CASH:
        return "cash"
    return "privates" if any(one.name == measure for one in PRIVATES) else "directorships"


def gain(state: Isle, seat: int) -> float:
    """What the certificate that suits a player best is worth beyond its price, in pounds in hand."""
    worths, money = learned().worths, state.money(seat)
    privates, companies = lots(state)
    prices = {PRIVATES[private].name: PRIVATES[private].value for private in privates}
    prices |= {COMPANIES[one].name: DIRECTORS_SHARES * min(COMPANIES[one].pars) for one in companies}
    gains = [worths[name] / worths[CASH] - price for name, price in prices.items() if price <= money]
    return max([0.0, *gains])
