"""The position as JSON for clients that know the game: what all 18xx games have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from bradshaw.eighteen.board.geography import Geography
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.board.tiles import SIDES, Tile
from bradshaw.eighteen.state import NO_TILE, AnyState

S = TypeVar("S", bound=AnyState)


class TrainShown(msgspec.Struct, frozen=True):
    """A train of a company, and how long it has."""

    train: str
    """Its name, with a sign for each warranty."""
    rusts: str | None
    """The train or band whose first sale removes it; None if nothing does."""
    rusted: bool = False
    """Whether that has been sold and only its warranties keep it."""
    warranties: int = 0


def players_shown(
    state: S, names: Sequence[str], worth: Callable[[S, int], int], liquidity: Callable[[S, int], int]
) -> list[dict[str, Any]]:
    """What each player has; `names` are those of the companies."""
    return [
        {
            "cash": state.money(seat),
            "worth": worth(state, seat),
            "liquidity": liquidity(state, seat),
            "certificates": state.certificates(seat),
            "shares": {
                name: state.shares(seat, company) for company, name in enumerate(names) if state.shares(seat, company)
            },
        }
        for seat in range(state.players)
    ]


def company_shown(state: S, company: int, sale_price: Callable[[S, int], int]) -> dict[str, Any]:
    """The shares of a company, what they cost, and what the bank pays for one."""
    return {
        "par": state.par[company] or None,
        "price": state.price(company) or None,
        "sale_price": sale_price(state, company) if state.is_started(company) else None,
        "director": state.director[company] if state.director[company] >= 0 else None,
        "offering": state.ipo[company],
        "pool": state.pool[company],
        "certificate_in_pool": state.pool[company] - state.ordinary_in_pool(company),
        "floated": state.is_floated(company),
    }


def tiles_shown(state: AnyState, geography: Geography, tiles: Sequence[Tile]) -> dict[str, list[Any]]:
    """The tile on each hex, and how it is turned."""
    return {
        place.id: [tiles[code // SIDES].id, code % SIDES]
        for place, code in zip(geography.places, state.tiles, strict=True)
        if code != NO_TILE
    }


def market_shown(state: AnyState, names: Sequence[str]) -> dict[str, list[str]]:
    """The companies at each price, from the top of the stack."""
    return {
        str(state.chart.prices[place]): [names[company] for company in state.markers.on(place)]
        for place in sorted({place for place in state.markers.places if place != OFF})
    }
