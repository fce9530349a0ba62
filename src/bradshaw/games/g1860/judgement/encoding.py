"""1860 in numbers, for programs that learn: its positions, and what is pending in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from bradshaw.core.encoding import MONEY, Encoding, Field, Look, Pending, PendingSeat, PendingSeats, bits, having
from bradshaw.eighteen.judgement.encoding import POUNDS, common_fields
from bradshaw.games.g1860.components import ALL, LARGE_MAP, PRIVATES, SMALL_MAP, TILES, TRAINS
from bradshaw.games.g1860.judgement.moves import BASES, HEX_IDS, moves
from bradshaw.games.g1860.rules.auction import Bidding, ChooseLot
from bradshaw.games.g1860.rules.bases import BuildBases
from bradshaw.games.g1860.rules.dividends import Dividend
from bradshaw.games.g1860.rules.ending import GameOver
from bradshaw.games.g1860.rules.flotation import HomeTile
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.rounds import Rounds
from bradshaw.games.g1860.rules.runs import Runs
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.rules.trains import BuyTrains, ReturnTrains, TrainOffer
from bradshaw.games.g1860.state import CLOSED, Isle

VERSION: Final = 1
ROUNDS: Final = 3

_NUMBERS: Final = {
    id(geography): tuple(HEX_IDS.index(place.id) for place in geography.places) for geography in (LARGE_MAP, SMALL_MAP)
}

STAGES: Final = (
    Bidding,
    ChooseLot,
    StockTurn,
    HomeTile,
    LayTrack,
    BuildBases,
    Runs,
    Dividend,
    BuyTrains,
    TrainOffer,
    ReturnTrains,
    GameOver,
)


def _passed(frame: Bidding) -> int:
    return sum(1 << seat for seat in frame.passed)


PENDING: Final = (
    Pending("round", {Rounds: "kind"}, -1, ROUNDS - 1),
    Pending("round_number", {Rounds: "number"}, 0, 9, 0),
    Pending("rounds_in_set", {Rounds: "total"}, 0, 9, 0),
    Pending("company", having("company", STAGES), -1, ALL - 1),
    Pending("bid", {Bidding: "bid"}, 0, MONEY, 0, POUNDS),
    PendingSeat("bidder", {Bidding: "highest"}, -1, Isle.most_players - 1),
    PendingSeats("passed", {Bidding: _passed, StockTurn: "passed"}, 0, Isle.most_players),
    Pending("acted", {StockTurn: "acted"}, 0, 1, 0),
    Pending("bought", {StockTurn: lambda frame: bool(frame.bought)}, 0, 1, 0),
    Pending("laid", {LayTrack: lambda frame: len(frame.laid)}, 0, 9, 0),
    Pending("upgraded", {LayTrack: "upgraded"}, 0, 1, 0),
    Pending("revenue", {Dividend: "revenue"}, 0, MONEY, 0, 100),
    Pending("subsidy", {Dividend: "subsidy"}, 0, MONEY, 0, 100),
    Pending("seller", {TrainOffer: "seller"}, -1, ALL - 1),
    Pending("offered_train", {TrainOffer: "kind"}, -1, len(TRAINS) - 1),
    Pending("offered_price", {TrainOffer: "price"}, 0, MONEY, 0, POUNDS),
)


def _on_hexes(state: Any, values: Sequence[int], missing: int) -> Sequence[int]:
    """Values by hex of the game's map as values by hex of both."""
    row = [missing] * len(HEX_IDS)
    for number, value in zip(_NUMBERS[id(state.geography)], values, strict=True):
        row[number] = value
    return row


def _counts(trains: Sequence[int]) -> list[int]:
    row = [0] * len(TRAINS)
    for kind in trains:
        row[kind] += 1
    return row


def _trains(look: Look[Isle]) -> list[int]:
    return [count for trains in look.state.trains for count in _counts(trains)]


def _bases(look: Look[Isle]) -> list[int]:
    numbers = _NUMBERS[id(look.state.geography)]
    row = [0] * (ALL * len(HEX_IDS))
    for company, bases in enumerate(look.state.bases):
        for place, _, _ in bases:
            row[company * len(HEX_IDS) + numbers[place]] += 1
    return row


def _sold_privates(look: Look[Isle]) -> list[int]:
    turn = next((frame for frame in look.state.frames if isinstance(frame, StockTurn)), None)
    masks = turn.sold_privates if turn is not None else (0,) * look.players
    return [one for mask in look.around(masks, Isle.most_players) for one in bits(mask, len(PRIVATES))]


def _fields() -> list[Field]:
    kinds = len(TRAINS)
    return [
        *common_fields(Isle, len(HEX_IDS), len(TILES), _on_hexes),
        Field("trains", (ALL, kinds), 0, 9, _trains),
        Field("depot", (kinds,), 0, 9, lambda look: look.state.depot),
        Field("returned_trains", (kinds,), 0, 40, lambda look: _counts(look.state.returned)),
        Field("bases", (ALL, len(HEX_IDS)), 0, BASES, _bases),
        Field("insolvent", (ALL,), 0, 1, lambda look: bits(look.state.insolvent, ALL)),
        Field("bankrupt", (ALL,), 0, 1, lambda look: bits(look.state.bankrupt, ALL)),
        Field("closed", (ALL,), 0, 1, lambda look: bits(look.state.closed, ALL)),
        Field("turns", (ALL,), 0, 999, lambda look: look.state.turns, 10),
        Field("last_revenue", (ALL,), 0, MONEY, lambda look: [run[2] for run in look.state.last_runs], 100),
        Field("last_paid", (ALL,), 0, 1, lambda look: [int(run[3]) for run in look.state.last_runs]),
        Field("connected", (ALL,), 0, 255, lambda look: look.state.connected),
        Field(
            "private_owner",
            (len(PRIVATES),),
            CLOSED,
            Isle.most_players - 1,
            lambda look: [look.place(owner) for owner in look.state.owners],
        ),
        Field("private_shut", (len(PRIVATES),), 0, 1, lambda look: bits(look.state.shut, len(PRIVATES))),
        Field("sold_privates", (Isle.most_players, len(PRIVATES)), 0, 1, _sold_privates),
        Field("layers", (1,), 1, 9, lambda look: (look.state.layers,)),
        Field("stock_rounds", (1,), 0, 999, lambda look: (look.state.stock_rounds,), 5),
        Field("fishbourne_bought", (1,), 0, 1, lambda look: (int(look.state.fishbourne_bought),)),
        Field("yarmouth_served", (1,), 0, 1, lambda look: (int(look.state.yarmouth_served),)),
        Field("southern", (1,), 0, 1, lambda look: (int(look.state.southern),)),
        Field("grouping_done", (1,), 0, 1, lambda look: (int(look.state.grouping_done),)),
        Field("british_rail", (1,), 0, 1, lambda look: (int(look.state.british_rail),)),
    ]


@cache
def encoding() -> Encoding[Isle]:
    """All of it."""
    return Encoding(VERSION, moves(), _fields(), STAGES, PENDING, Isle.most_players)
