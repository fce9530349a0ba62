"""The moves of 1860 as a list, for programs that learn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bradshaw.core.encoding import Fixed, Ladder, MoveSpace, Places
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, PAY, RETAIN, BuyShare, SellShares
from bradshaw.eighteen.board.geography import Geography
from bradshaw.eighteen.judgement.encoding import fitting_lays, tile_lays
from bradshaw.games.g1860.actions import (
    THE_BANK,
    AnswerOffer,
    Bid,
    BuildBase,
    BuyPrivate,
    BuyTrain,
    ClosePrivate,
    Exchange,
    ReturnTrain,
    RunTrains,
    SellPrivate,
    StartCompany,
    TakeDirector,
    TakePrivate,
)
from bradshaw.games.g1860.components import (
    COMPANIES,
    LARGE_MAP,
    NAMES,
    PRINTED_UPGRADE,
    PRIVATES,
    SHARES,
    SMALL_MAP,
    TILES,
    TRAINS,
    first_tiles,
)
from bradshaw.games.g1860.rules.trains import bank_price

BIDS: Final = 1024
"""Rungs for bids: more than anybody's money in the auction."""
PRICES: Final = 64
"""Rungs for the price of a train of another company."""
RUN_SETS: Final = 16
BASES: Final = 3
"""The most stations in a hex."""
HEX_IDS: Final = tuple(dict.fromkeys(place.id for geography in (LARGE_MAP, SMALL_MAP) for place in geography.places))
"""The hexes of both maps."""


def _first_lays(geography: Geography, place: int) -> Iterator[tuple[int, int]]:
    yield from fitting_lays(geography, place, TILES, first_tiles(geography, place))
    printed = PRINTED_UPGRADE.get(geography.places[place].id)
    if printed is not None:
        yield printed


def moves() -> MoveSpace:
    """Every move that there can be; sets of runs and bids by their place."""
    privates = tuple(private.name for private in PRIVATES)
    trains = tuple(train.name for train in TRAINS)
    pars = [(company.name, par) for company in COMPANIES for par in sorted({*company.pars, *company.refloat_pars})]
    return MoveSpace(
        Fixed("pass", (PASS,)),
        Ladder("bid", (Bid(0),), "amount", BIDS),
        Fixed("take_private", tuple(map(TakePrivate, privates))),
        Fixed("take_director", tuple(TakeDirector(name, par) for name, par in pars)),
        Fixed("start_company", tuple(StartCompany(name, par) for name, par in pars)),
        Fixed("buy_share", tuple(BuyShare(name, source) for name in NAMES for source in (OFFERING, BANK_POOL))),
        Fixed("sell_shares", tuple(SellShares(name, 1 + count) for name in NAMES for count in range(SHARES))),
        Fixed("buy_private", tuple(map(BuyPrivate, privates))),
        Fixed("sell_private", tuple(map(SellPrivate, privates))),
        Fixed("exchange", tuple(map(Exchange, privates))),
        Fixed("close_private", tuple(map(ClosePrivate, privates))),
        Fixed("lay_tile", tile_lays((LARGE_MAP, SMALL_MAP), TILES, _first_lays)),
        Fixed("build_base", tuple(BuildBase(hex_, station) for hex_ in HEX_IDS for station in range(BASES))),
        Places("run_trains", RunTrains, RUN_SETS),
        Fixed("pay_dividend", (PAY,)),
        Fixed("retain", (RETAIN,)),
        Fixed(
            "buy_train",
            tuple(BuyTrain(train.name, THE_BANK, bank_price(kind)) for kind, train in enumerate(TRAINS)),
        ),
        Ladder(
            "offer_for_train",
            tuple(BuyTrain(train, seller, 0) for train in trains for seller in NAMES),
            "price",
            PRICES,
        ),
        Fixed("answer_offer", (AnswerOffer(False), AnswerOffer(True))),
        Fixed("return_train", tuple(map(ReturnTrain, trains))),
    )
