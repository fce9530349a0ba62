"""The moves of 1862 as a list, for programs that learn."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from bradshaw.core.encoding import Fixed, Ladder, MoveSpace, Places
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, PAY, RETAIN, BuyShare, SellShares
from bradshaw.eighteen.board.tiles import SIDES
from bradshaw.eighteen.judgement.encoding import fitting_lays, tile_lays
from bradshaw.games.g1862.actions import (
    CHARTER,
    HUDSON,
    LONDON_NAME,
    REDEEM_OPTION,
    RELINQUISH_OPTION,
    Answer,
    Bid,
    BuildSmallStation,
    BuyCard,
    BuyTrain,
    ChooseMarkers,
    DealRow,
    DeclareBankrupt,
    Merge,
    MoveCard,
    PlaceMarker,
    PriceCompany,
    RedeemShare,
    Refinance,
    RemoveCompany,
    RemoveMarker,
    RunTrains,
    SellOwnShares,
    SetPar,
    StartCompany,
    TradeTrain,
)
from bradshaw.games.g1862.components import (
    GEOGRAPHY,
    KINDS,
    MOST_MARKERS_OPTION,
    MOST_WARRANTIES,
    NAMES,
    PARS,
    SHARES,
    START_PRICES,
    TILES,
    first_tiles,
    is_town,
)
from bradshaw.games.g1862.rules.solo import ROWS

BIDS: Final = 64
"""Rungs for a bid, of each company."""
RUN_SETS: Final = 16
TRADES: Final = 16
"""Trains on offer of one company."""


def moves() -> MoveSpace:
    """Every move that there can be; sets of runs and bids by their place."""
    hexes = tuple(place.id for place in GEOGRAPHY.places)
    places = (*hexes, LONDON_NAME)
    villages = tuple(place.id for number, place in enumerate(GEOGRAPHY.places) if not is_town(number))
    rows = range(1, ROWS + 1)
    prices = sorted({*PARS, *START_PRICES})
    return MoveSpace(
        Fixed("pass", (PASS,)),
        Ladder("bid", tuple(Bid(name, 0) for name in NAMES), "amount", BIDS),
        Fixed("set_par", tuple(map(SetPar, PARS))),
        Fixed("start_company", tuple(StartCompany(name, price) for name in NAMES for price in START_PRICES)),
        Fixed(
            "buy_share",
            tuple(BuyShare(name, source) for name in NAMES for source in (OFFERING, BANK_POOL, CHARTER)),
        ),
        Fixed("sell_shares", tuple(SellShares(name, 1 + count) for name in NAMES for count in range(SHARES))),
        Fixed("buy_card", tuple(map(BuyCard, rows))),
        Fixed(
            "price_company",
            tuple(
                PriceCompany(row, price, chartered) for row in rows for price in prices for chartered in (False, True)
            ),
        ),
        Fixed("move_card", tuple(MoveCard(row, to) for row in rows for to in rows if row != to)),
        Fixed("remove_company", tuple(map(RemoveCompany, rows))),
        Fixed("deal_row", tuple(map(DealRow, rows))),
        Fixed("choose_markers", tuple(map(ChooseMarkers, range(MOST_MARKERS_OPTION + 1)))),
        Fixed("merge", tuple(Merge(name, survivor) for name in NAMES for survivor in NAMES)),
        Fixed("answer", (Answer(False), Answer(True))),
        Fixed("redeem_option", (REDEEM_OPTION,)),
        Fixed("relinquish_option", (RELINQUISH_OPTION,)),
        Fixed("remove_marker", tuple(map(RemoveMarker, places))),
        Fixed(
            "lay_tile",
            tile_lays(
                (GEOGRAPHY,), TILES, lambda geography, place: fitting_lays(geography, place, TILES, first_tiles(place))
            ),
        ),
        Fixed(
            "build_small_station",
            tuple(BuildSmallStation(hex_, line) for hex_ in villages for line in combinations(range(SIDES), 2)),
        ),
        Fixed("place_marker", tuple(map(PlaceMarker, places))),
        Places("run_trains", RunTrains, RUN_SETS),
        Fixed("pay_dividend", (PAY,)),
        Fixed("retain", (RETAIN,)),
        Fixed("hudson", (HUDSON,)),
        Fixed(
            "buy_train",
            tuple(BuyTrain(kind, warranties) for kind in KINDS for warranties in range(MOST_WARRANTIES + 1)),
        ),
        Places("trade_train", TradeTrain, TRADES, "company", NAMES),
        Fixed("sell_own_shares", (SellOwnShares(),)),
        Fixed("refinance", (Refinance(),)),
        Fixed("declare_bankrupt", (DeclareBankrupt(),)),
        Fixed("redeem_share", (RedeemShare(),)),
    )
