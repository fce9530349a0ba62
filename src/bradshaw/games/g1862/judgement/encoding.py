"""1862 in numbers, for programs that learn: its positions, and what is pending in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from bradshaw.core.encoding import (
    MONEY,
    Encoding,
    Field,
    Look,
    Pending,
    PendingSeat,
    PendingSeats,
    PendingSet,
    bits,
    having,
)
from bradshaw.eighteen.judgement.encoding import common_fields
from bradshaw.games.g1862.components import ALL, BANDS, GEOGRAPHY, KINDS, LONDON, SHARES, TILES
from bradshaw.games.g1862.judgement.moves import moves
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.dividends import Dividend
from bradshaw.games.g1862.rules.ending import GameOver
from bradshaw.games.g1862.rules.fines import PayFine
from bradshaw.games.g1862.rules.flotation import MarkersToBuy
from bradshaw.games.g1862.rules.homes import HomeUpgrade
from bradshaw.games.g1862.rules.mergers import AcquireStep, Consent, ExcessMarkers, MergeStep
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.rules.operating import CompanyTurn
from bradshaw.games.g1862.rules.parliament import Auction, CharterPar, CharterShares, Proposals
from bradshaw.games.g1862.rules.placing import PlaceMarkers
from bradshaw.games.g1862.rules.redeeming import Redeem
from bradshaw.games.g1862.rules.rounds import Rounds
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.rules.solo import ROW_LENGTH, ROWS, SoloTurn
from bradshaw.games.g1862.rules.stock import StockTurn
from bradshaw.games.g1862.rules.trains import BuyTrains, TrainRequest
from bradshaw.games.g1862.state import LNER_FORMED, NO_OBLIGATION, OUT_OF_PLAY, Counties

VERSION: Final = 1
CARDS_SHOWN: Final = 2 * ROW_LENGTH
"""Cards of a row of the solo game that are observed, from the first on."""

PLACES: Final = len(GEOGRAPHY) + 1
"""The hexes, and London."""
TRAIN_KINDS: Final = len(BANDS) * len(KINDS)

STAGES: Final = (
    Proposals,
    Auction,
    CharterPar,
    CharterShares,
    StockTurn,
    SoloTurn,
    PayFine,
    MarkersToBuy,
    MergeStep,
    AcquireStep,
    Consent,
    ShareMerge,
    ExcessMarkers,
    HomeUpgrade,
    Build,
    PlaceMarkers,
    Runs,
    Dividend,
    BuyTrains,
    TrainRequest,
    Redeem,
    GameOver,
)


def _out_of_auction(frame: Auction) -> int:
    return ((1 << Counties.most_players) - 1) & ~frame.bidding


PENDING: Final = (
    Pending("round", {Rounds: "kind"}, -1, 3),
    Pending("round_number", {Rounds: "number"}, 0, 9, 0),
    Pending("rounds_in_set", {Rounds: "total"}, 0, 9, 0),
    Pending("company", having("company", (*STAGES, CompanyTurn)), -1, ALL - 1),
    Pending("bid", {Auction: "amount"}, 0, MONEY, 0, 100),
    PendingSeat("bidder", {Auction: "bidder"}, -1, Counties.most_players - 1),
    PendingSeats("passed", {Auction: _out_of_auction, StockTurn: "passed"}, 0, Counties.most_players),
    Pending("declined", {Proposals: "passed"}, 0, Counties.most_players, 0),
    PendingSeats("charter_winners", {Proposals: "winners"}, 0, Counties.most_players),
    Pending("extra_shares", {CharterShares: "bought"}, 0, SHARES, 0),
    Pending("fine", {PayFine: "owed"}, 0, MONEY, 0, 100),
    Pending("bought", {StockTurn: "done"}, 0, 1, 0),
    Pending("must_sell", {StockTurn: "must_sell"}, 0, 1, 0),
    PendingSet("sold_in_turn", {StockTurn: "blocks", SoloTurn: "sold"}, 0, ALL),
    Pending("partner", {Consent: "partner", ShareMerge: "other", ExcessMarkers: "other"}, -1, ALL - 1),
    Pending("survivor", {Consent: "survivor", ShareMerge: "survivor"}, -1, ALL - 1),
    Pending("option_shares", {ShareMerge: "option"}, 0, 2 * SHARES, 0),
    Pending("option_cost", {ShareMerge: "cost"}, 0, MONEY, 0, 100),
    Pending("option_value", {ShareMerge: "value"}, 0, MONEY, 0, 100),
    Pending("laid", {Build: "laid"}, 0, 9, 0),
    Pending("built", {CompanyTurn: "built"}, 0, 1, 0),
    Pending("merged", {CompanyTurn: "merged"}, 0, 1, 0),
    Pending("linked", {CompanyTurn: "linked"}, 0, 1, 0),
    Pending("revenue", {Dividend: "revenue"}, 0, MONEY, 0, 100),
    Pending("subsidy", {Dividend: "subsidy"}, 0, MONEY, 0, 100),
    Pending("raised", {BuyTrains: "raised"}, 0, 1, 0),
    Pending("seller", {TrainRequest: "seller"}, -1, ALL - 1),
    Pending("requested_band", {TrainRequest: lambda frame: frame.train.band}, -1, len(BANDS) - 1),
    Pending("requested_kind", {TrainRequest: lambda frame: frame.train.kind}, -1, len(KINDS) - 1),
)


def _same(state: Any, values: Sequence[int], missing: int) -> Sequence[int]:
    return values


def _trains(look: Look[Counties]) -> list[int]:
    row = [0] * (ALL * TRAIN_KINDS)
    for company, trains in enumerate(look.state.trains):
        for train in trains:
            row[company * TRAIN_KINDS + train.band * len(KINDS) + train.kind] += 1
    return row


def _warranties(look: Look[Counties]) -> list[int]:
    row = [0] * (ALL * TRAIN_KINDS)
    for company, trains in enumerate(look.state.trains):
        for train in trains:
            row[company * TRAIN_KINDS + train.band * len(KINDS) + train.kind] += train.warranties
    return row


def _permits(look: Look[Counties]) -> list[int]:
    """A company's own permit is not known before it floats where chance decides then (the solo game)."""
    state = look.state
    return [
        int(kind in permits and (not state.settings.solo or state.is_floated(company)))
        for company, permits in enumerate(state.permits)
        for kind in range(len(KINDS))
    ]


def _markers(look: Look[Counties]) -> list[int]:
    row = [0] * (ALL * PLACES)
    for station in look.state.stations:
        place = PLACES - 1 if station.place == LONDON else station.place
        row[station.company * PLACES + place] += 1
    return row


def _bought(look: Look[Counties]) -> list[int]:
    """Shares bought in this stock round, seat by seat from the observer on."""
    row = [0] * (Counties.most_players * ALL)
    for frame in look.state.frames:
        if isinstance(frame, StockTurn):
            for share in frame.bought:
                company, seat = divmod(share, Counties.most_players)
                row[look.place(seat) * ALL + company] += 1
        elif isinstance(frame, SoloTurn):
            for company in frame.bought:
                row[company] += 1
    return row


def _rows(look: Look[Counties]) -> list[int]:
    rows = look.state.solo.rows or ((),) * ROWS
    return [card for row in rows for card in (*row[:CARDS_SHOWN], *(-1,) * (CARDS_SHOWN - len(row)))]


def _row_lengths(look: Look[Counties]) -> list[int]:
    return [len(row) for row in look.state.solo.rows] or [0] * ROWS


def _moved(look: Look[Counties]) -> Sequence[int]:
    turn = look.state.frames[-1]
    return turn.moved if isinstance(turn, SoloTurn) else (0,) * ROWS


def _permits_left(look: Look[Counties]) -> list[int]:
    """Of each kind; nobody knows their order."""
    return [look.state.solo.permits.count(kind) for kind in range(len(KINDS))]


def _shut(look: Look[Counties]) -> Sequence[int]:
    return bits(sum(1 << place for place in look.state.solo.shut), len(GEOGRAPHY))


def _fields() -> list[Field]:
    most = Counties.most_players
    cards = ALL * SHARES
    return [
        *common_fields(Counties, len(GEOGRAPHY), len(TILES), _same),
        Field("offer", (ALL,), OUT_OF_PLAY, 9, lambda look: look.state.offer),
        Field("own_shares", (ALL,), 0, SHARES, lambda look: look.state.own),
        Field("chartered", (ALL,), 0, 1, lambda look: bits(look.state.chartered, ALL)),
        Field(
            "obliged", (ALL,), NO_OBLIGATION, most - 1, lambda look: [look.place(seat) for seat in look.state.obliged]
        ),
        Field("lapsed", (ALL,), 0, 1, lambda look: bits(look.state.lapsed, ALL)),
        Field("permits", (ALL, len(KINDS)), 0, 1, _permits),
        Field("trains", (ALL, len(BANDS), len(KINDS)), 0, 20, _trains),
        Field("warranties", (ALL, len(BANDS), len(KINDS)), 0, 60, _warranties),
        Field("trains_sold", (len(BANDS),), 0, 999, lambda look: look.state.sold, 5),
        Field("small_stations", (len(GEOGRAPHY),), 0, 63, lambda look: look.state.small),
        Field("markers", (ALL, PLACES), 0, 9, _markers),
        Field("markers_left", (ALL,), 0, 20, lambda look: look.state.unused, 3),
        Field("last_revenue", (ALL,), 0, MONEY, lambda look: look.state.revenue, 100),
        Field("operated", (ALL,), 0, 1, lambda look: bits(look.state.operated, ALL)),
        Field("bought_in_round", (most, ALL), 0, SHARES, _bought),
        Field("turn", (1,), 1, 999, lambda look: (look.state.turn,), 5),
        Field("lner", (1,), 0, LNER_FORMED, lambda look: (look.state.lner,)),
        Field("certificate_limit", (1,), 0, cards, lambda look: (look.state.limit,), 20),
        Field("rows", (ROWS, CARDS_SHOWN), -1, ALL - 1, _rows),
        Field("row_lengths", (ROWS,), 0, cards, _row_lengths, ROW_LENGTH),
        Field("row_moved", (ROWS,), 0, cards, _moved),
        Field("deck", (1,), 0, cards, lambda look: (len(look.state.solo.deck),), 50),
        Field("permits_left", (len(KINDS),), 0, 9, _permits_left),
        Field("shut_hexes", (len(GEOGRAPHY),), 0, 1, _shut),
    ]


@cache
def encoding() -> Encoding[Counties]:
    """All of it."""
    return Encoding(VERSION, moves(), _fields(), STAGES, PENDING, Counties.most_players)
