"""What the numbers of all 18xx games have in common: shares, prices, track; and every tile that can ever be laid."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from bradshaw.core.encoding import MONEY, Field, Look, bits
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.board.geography import Geography, fits
from bradshaw.eighteen.board.tiles import ROTATIONS, SIDES, Tile
from bradshaw.eighteen.rounds.stock import StockTurn
from bradshaw.eighteen.state import NO_TILE, AnyState

POUNDS: Final = 500
"""The unit of sums of money."""
HIDDEN: Final = -1
"""Instead of a treasury that the observer does not know."""
LOWEST_HOLDER: Final = -3
"""Who has a director's certificate: a seat, or a holder below 0."""


def tile_lays(
    geographies: Iterable[Geography],
    tiles: Sequence[Tile],
    first: Callable[[Geography, int], Iterable[tuple[int, int]]],
) -> tuple[LayTile, ...]:
    """Every tile in every rotation that can come to lie in a hex: `first` are those for the hex as it is printed, and
    all others follow from them by upgrades that keep the track and fit the map."""
    lays: dict[LayTile, None] = {}
    for geography in geographies:
        for place, hex_ in enumerate(geography.places):
            found = dict.fromkeys(first(geography, place))
            open_ = list(found)
            while open_:
                old, rotation = open_.pop()
                for tile, turns in tiles[old].upgrades:
                    for turn in turns:
                        turned = (rotation + turn) % SIDES
                        if (tile, turned) not in found and fits(geography, place, tiles[tile].patterns[turned]):
                            found[tile, turned] = None
                            open_.append((tile, turned))
            lays.update((LayTile(hex_.id, tiles[tile].id, rotation), None) for tile, rotation in sorted(found))
    return tuple(lays)


def fitting_lays(
    geography: Geography, place: int, tiles: Sequence[Tile], numbers: Iterable[int]
) -> list[tuple[int, int]]:
    """The tiles of these numbers in the rotations that fit a hex."""
    return [
        (tile, rotation)
        for tile in numbers
        for rotation in ROTATIONS
        if fits(geography, place, tiles[tile].patterns[rotation])
    ]


def common_fields(
    kind: type[AnyState], hexes: int, tiles: int, on_hexes: Callable[[AnyState, Sequence[int], int], Sequence[int]]
) -> list[Field]:
    """The fields of `EighteenState`. `on_hexes` puts values by hex of a game's map in the order of all hexes."""
    companies, most = len(kind.companies), kind.most_players
    names = kind.companies
    every = range(companies)

    def cash(look: Look[Any]) -> list[int]:
        return look.around([look.state.money(seat) for seat in range(look.players)], most)

    def shares(look: Look[Any]) -> list[int]:
        """Seat by seat from the observer on."""
        rows: list[int] = []
        for step in range(look.players):
            rows += look.state.held[(look.seat + step) % look.players :: most]
        return [*rows, *(0,) * (companies * (most - look.players))]

    def certificates(look: Look[Any]) -> list[int]:
        return look.around([look.state.certificates(seat) for seat in range(look.players)], most)

    def treasuries(look: Look[Any]) -> list[int]:
        state, hidden = look.state, look.hidden
        return [HIDDEN if names[company] in hidden else state.treasury(company) for company in every]

    def order(look: Look[Any]) -> list[int]:
        """From the first that operates, with -1 after the last."""
        markers, floated = look.state.markers, look.state.floated
        operating = markers.order([company for company in markers.arrivals if floated >> company & 1])
        return [*operating, *(-1,) * (companies - len(operating))]

    def sold(look: Look[Any]) -> list[int]:
        """Seat by seat from the observer on."""
        turn = next((frame for frame in look.state.frames if isinstance(frame, StockTurn)), None)
        if turn is None:
            return [0] * (most * companies)
        return [one for mask in look.around(turn.sold, most) for one in bits(mask, companies)]

    holder = kind.most_players - 1
    top = max(kind.chart.prices)
    return [
        Field("priority", (1,), 0, holder, lambda look: (look.place(look.state.priority),)),
        Field("phase", (1,), 0, 20, lambda look: (look.state.phase,)),
        Field("operating_round", (1,), 0, 9, lambda look: (look.state.operating_round,)),
        Field("bank", (1,), -MONEY, MONEY, lambda look: (look.state.cash[0],), 5000),
        Field("bank_broken", (1,), 0, 1, lambda look: (int(look.state.bank_broken),)),
        Field("top_reached", (1,), 0, 1, lambda look: (int(look.state.top_reached),)),
        Field("cash", (most,), 0, MONEY, cash, POUNDS),
        Field("certificates", (most,), 0, 400, certificates, 10),
        Field("shares", (most, companies), 0, kind.share_count, shares, 5),
        Field("sold", (most, companies), 0, 1, sold),
        Field("ipo", (companies,), 0, kind.share_count, lambda look: look.state.ipo, 5),
        Field("pool", (companies,), 0, kind.share_count, lambda look: look.state.pool, 5),
        Field(
            "director",
            (companies,),
            LOWEST_HOLDER,
            holder,
            lambda look: [look.place(one) for one in look.state.director],
        ),
        Field("par", (companies,), 0, top, lambda look: look.state.par, 100),
        Field("price", (companies,), 0, top, lambda look: [look.state.price(one) for one in every], 100),
        Field("market_place", (companies,), -1, kind.chart.top, lambda look: look.state.markers.places, 20),
        Field("order", (companies,), -1, companies - 1, order),
        Field("floated", (companies,), 0, 1, lambda look: bits(look.state.floated, companies)),
        Field("treasury", (companies,), HIDDEN, MONEY, treasuries, POUNDS),
        Field(
            "tiles",
            (hexes,),
            NO_TILE,
            tiles * SIDES - 1,
            lambda look: on_hexes(look.state, look.state.tiles, NO_TILE),
            100,
        ),
        Field("tiles_left", (tiles,), -20, 40, lambda look: look.state.supply, 3),
    ]
