"""What a position is worth to each player, as a fair player would judge it.

A share is worth its price at the end and the dividends until then. Both are foreseen in a simple way: a company goes on
earning what its trains can earn on its track, until they rust; then it buys a new one if its treasury allows, and if
not it is refinanced, which halves every holding, or fails. No routes are searched: what a company earned last and what
the places that its track reaches are worth must do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from bradshaw.core.kept import MOST_KEPT, Kept
from bradshaw.core.ledger import BANK
from bradshaw.eighteen.board.geography import distance
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.board.tiles import LARGE, SMALL
from bradshaw.eighteen.judgement import evaluation as measures
from bradshaw.games.g1862.components import (
    BANDS,
    CAPITAL,
    CHART,
    EXPRESS,
    FLOAT_SHARES,
    FREIGHT,
    GEOGRAPHY,
    LOCAL,
    LONDON,
    SHARES,
    SMALL_STATION,
    H,
)
from bradshaw.games.g1862.rules.cards import at_hand
from bradshaw.games.g1862.rules.ending import GameOver, worth
from bradshaw.games.g1862.rules.flotation import SOLO_CAPITAL, SOLO_FLOAT_SHARES
from bradshaw.games.g1862.rules.parliament import Auction, CharterPar
from bradshaw.games.g1862.rules.rounds import Rounds
from bradshaw.games.g1862.rules.track import network, reached
from bradshaw.games.g1862.state import LNER_DUE, Counties, Station, Train

ROUNDS_LEFT: Final = (15, 14, 12, 10, 8, 7, 6, 4)
"""How many operating rounds a game still has from each phase on."""
PACE: Final = 1.5
"""How many trains are sold in an operating round."""
NEW_LIFE: Final = 5.0
"""In how many rounds a new train rusts."""
SAVING: Final = 1.0
"""So many rounds before its last train rusts a company that cannot pay for a new one retains its revenue."""
TRAIN_PARTS: Final = (1.0, 0.6, 0.45, 0.35, 0.25, 0.2)
"""What each further train adds of what it could earn alone: stations count once only."""
STOP: Final = 40.0
"""What a place that a train runs to is worth once track is built."""
FIRST_REVENUE: Final = 40.0
"""What a company can earn whose track leads nowhere yet."""
REFINANCED: Final = 0.5
"""What is left of a share when a company is refinanced."""
CHANCE_TO_FLOAT: Final = (0.0, 0.0, 0.0, 0.3, 0.6)
"""By the shares sold, if nobody can pay for all that are missing."""
CHANCE_TO_FLOAT_ALONE: Final = (0.4, 0.95)
"""In the solo game, by whether all that is missing can be bought now."""


# What a company can earn


@dataclass(frozen=True, eq=False, slots=True)
class Reach:
    """What a company's track leads to. Equal ones are one object, so that what is kept by it is found at once."""

    large: tuple[int, ...]
    """The values of towns, and of the best areas."""
    towns: tuple[int, ...]
    halts: int
    """Small stations."""
    span: int
    """The longest way between two towns or areas as the crow flies."""


@lru_cache(maxsize=1 << 14)
def _same(large: tuple[int, ...], towns: tuple[int, ...], halts: int, span: int) -> Reach:
    return Reach(large, towns, halts, span)


NOTHING: Final = _same((), (), 0, 0)


@lru_cache(maxsize=1024)
def _none_yet(net: Network, stations: tuple[Station, ...]) -> dict[tuple[int, int], Reach]:
    return {}


_REACHES: Final = Kept(_none_yet)
"""What is known of a board with its markers, by company and by the stage that gives areas their values."""


_APART: Final = [[distance(one, other) for other in GEOGRAPHY.places] for one in GEOGRAPHY.places]
"""How far apart two hexes are."""


@lru_cache(maxsize=1 << 14)
def _reach_of(net: Network, found: frozenset[int], london: bool, stage: int) -> Reach:
    towns, areas, halts, hexes = [], [], 0, []
    for vertex in found:
        if vertex >= len(net.stops):
            continue
        stop, place = net.stops[vertex], net.hex_of[vertex]
        if stop.kind == LARGE:
            towns.append(stop.revenue)
            hexes.append(place)
        elif stop.kind == SMALL:
            halts += 1
        elif place != LONDON or london:
            area = GEOGRAPHY.areas[place - len(GEOGRAPHY)]
            areas.append(area.values[stage])
            hexes.append(area.entries[0][0])
    span = max((_APART[one][other] for one, other in combinations(hexes, 2)), default=0)
    # Of several areas a run has only two, one at each end.
    best = sorted(areas, reverse=True)[:2]
    return _same(tuple(sorted(towns + best, reverse=True)), tuple(sorted(towns, reverse=True)), halts, span)


@lru_cache(maxsize=1 << 14)
def capacity(reach: Reach, trains: tuple[tuple[int, int], ...]) -> float:
    """About what trains (band and kind) would earn there."""
    large, towns, halts, span = reach.large, reach.towns, reach.halts, reach.span
    if len(large) < 2:
        return FIRST_REVENUE * bool(trains)
    alone = []
    for band, kind in trains:
        score = BANDS[band].scores[kind]
        if kind == EXPRESS:
            alone.append(float(sum(large[:score])))
        elif kind == LOCAL:
            alone.append(float(sum(towns[:score]) + SMALL_STATION * min(halts, score)))
        else:
            alone.append(float(sum(large[:2]) + 22 * max(0, min(score, span) - 1)))
    alone.sort(reverse=True)
    return sum(part * value for part, value in zip(TRAIN_PARTS, alone, strict=False))


@lru_cache(maxsize=1024)
def most(trains: tuple[tuple[int, int], ...]) -> float:
    """What these trains can earn on track that serves them well."""
    alone = sorted((_alone_at_best(band, kind) for band, kind in trains), reverse=True)
    return sum(part * value for part, value in zip(TRAIN_PARTS, alone, strict=False))


def _alone_at_best(band: int, kind: int) -> float:
    score = BANDS[band].scores[kind]
    return 2 * 70.0 + 25.0 * (score - 1) if kind == FREIGHT else STOP * score + 30.0


@lru_cache(maxsize=1 << 12)
def runnable(trains: tuple[Train, ...], permits: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The trains for which there are permits, as band and kind."""
    return tuple([(train.band, train.kind) for train in trains if train.kind in permits])


def earning(reach: Reach, trains: tuple[tuple[int, int], ...], last: int) -> float:
    """What a company can be expected to earn that has earned so much when it last ran."""
    return measures.expected(capacity(reach, trains), last)


class TrainSales:
    """What the sales of trains have led to: what the bank sells next, and in how many rounds trains rust."""

    __slots__ = ("_lives", "next_train", "permanent")

    def __init__(self, state: Counties) -> None:
        self.next_train = state.next_train()
        self.permanent = tuple([state.is_permanent(band) for band in range(len(BANDS))])
        """For each band whether its trains never rust."""
        self._lives = tuple([_life(state, band) for band in range(len(BANDS))])

    def lifetime(self, trains: tuple[Train, ...]) -> float:
        """In how many rounds the last of these trains rusts."""
        return _lifetime(trains, self._lives)


@lru_cache(maxsize=1 << 14)
def _lifetime(trains: tuple[Train, ...], lives: tuple[float, ...]) -> float:
    return max([max(float(train.warranties), lives[train.band]) for train in trains], default=0.0)


def _life(state: Counties, band: int) -> float:
    """In how many rounds trains without warranties rust."""
    end = state.rusted_by(band)
    if end is None:
        return measures.FOR_EVER
    if state.phase >= end:
        return 0.0
    return sum([state.left(one) or 0 for one in range(end)]) / PACE


_SALES: Final[dict[tuple[int, bool, str, tuple[int, ...]], TrainSales]] = {}


def train_sales(state: Counties) -> TrainSales:
    """What the sales of trains have led to."""
    key = state.phase, state.settings.shorter, state.settings.length, tuple(state.sold)
    known = _SALES.get(key)
    if known is None:
        if len(_SALES) >= MOST_KEPT:
            _SALES.clear()
        known = _SALES[key] = TrainSales(state)
    return known


class Outset:
    """What is the same for all companies of a position, looked up once for them."""

    __slots__ = ("_reaches", "_stage", "sales", "state")

    def __init__(self, state: Counties) -> None:
        self.state = state
        self.sales = train_sales(state)
        self._reaches = _REACHES(network(state), state.stations)
        self._stage = state.rules_of_phase.stage

    def reach(self, company: int) -> Reach:
        """What the company can run to on the board as it lies."""
        key = company, self._stage
        reach = self._reaches.get(key)
        if reach is None:
            state = self.state
            if state.home_station(company) is None:
                reach = NOTHING
            else:
                reach = _reach_of(network(state), reached(state, company), state.is_in_london(company), self._stage)
            self._reaches[key] = reach
        return reach


# What will come


def ends_with_round(state: Counties) -> bool:
    """Whether the game is over after this operating round, whatever is done in it."""
    bottom = state.frames[0]
    last_of_set = isinstance(bottom, Rounds) and bottom.number == bottom.total
    return state.top_reached or (last_of_set and (state.bank_broken or state.is_lner()))


def rounds_left(state: Counties) -> int:
    """How many operating rounds the game still has."""
    if state.top_reached:
        return 1
    if state.is_lner():
        return 4 - state.operating_round if state.operating_round else 3
    if state.bank_broken:
        return 2
    rounds = ROUNDS_LEFT[state.phase] if state.lner != LNER_DUE else ROUNDS_LEFT[H]
    paid = sum([revenue for company, revenue in enumerate(state.revenue) if state.floated >> company & 1])
    if paid:
        rounds = min(rounds, 2 + max(0, state.cash[BANK]) // paid)
    return rounds


def share_value(state: Counties, company: int, rounds: int) -> float:
    """What one share is worth."""
    return _share_value(Outset(state), company, rounds)


def _share_value(outset: Outset, company: int, rounds: int) -> float:
    state = outset.state
    place = state.markers.places[company]
    if state.is_floated(company):
        return foreseen(outset, company, place, state.treasury(company), rounds)
    par = state.par[company]
    price = state.price(company)
    if place == OFF:
        place = CHART.place(par)
    if state.settings.solo:
        return _solo_value(outset, company, place, rounds)
    sold = SHARES - state.ipo[company] - state.own[company]
    missing = (FLOAT_SHARES - sold) * price
    chance = CHANCE_TO_FLOAT[min(sold, FLOAT_SHARES - 1)]
    director = state.director[company]
    if director >= 0 and state.money(director) >= missing:
        chance = max(chance, 0.95)
    elif any(state.money(seat) >= price for seat in range(state.players)):
        chance = max(chance, 0.6)
    capital = CAPITAL * par if state.is_chartered(company) else state.treasury(company) + missing
    lost = 0 if state.is_chartered(company) else price // 2
    return chance * foreseen(outset, company, place, capital, rounds) + (1 - chance) * lost


def _solo_value(outset: Outset, company: int, place: int, rounds: int) -> float:
    """What one share of a company is worth that has a price in the solo game and has not floated."""
    state = outset.state
    price = state.price(company)
    missing = SOLO_FLOAT_SHARES - state.in_hands(company)
    ready = missing <= at_hand(state, company) + state.pool[company] and missing * price <= state.money(0)
    chance = CHANCE_TO_FLOAT_ALONE[ready]
    capital = CAPITAL * state.par[company] if state.is_chartered(company) else SOLO_CAPITAL * price
    return chance * foreseen(outset, company, place, capital, rounds) + (1 - chance) * (price // 2)


def foreseen(outset: Outset, company: int, place: int, treasury: int, rounds: int) -> float:
    """What a share is worth at a place of the market if the company has so much money."""
    state = outset.state
    owned = state.trains[company]
    trains = runnable(owned, state.permits[company])
    return _outlook(
        outset.reach(company),
        place,
        trains,
        bool(owned),
        treasury,
        state.par[company],
        rounds,
        state.revenue[company] if trains else 0,
        outset.sales.lifetime(owned),
        outset.sales.next_train,
        state.first_permit[company],
        state.lner < LNER_DUE,
        state.in_receivership(company),
    )


def _band_then(next_band: int, number: int) -> int:
    """The band of trains that the bank sells after so many rounds."""
    return min(next_band + int(number * PACE / 4), len(BANDS) - 1)


@lru_cache(maxsize=1 << 16)
def _outlook(
    reach: Reach,
    place: int,
    trains: tuple[tuple[int, int], ...],
    has_train: bool,
    treasury: int,
    par: int,
    rounds: int,
    last: int,
    life: float,
    next_band: int,
    permit: int,
    grows: bool,
    receivership: bool,
) -> float:
    """The price now, and the price at the end with the dividends until then."""
    prices = CHART.prices
    now = prices[place] if has_train else prices[place] // 2
    revenue = earning(reach, trains, last) if trains else 0.0
    limit = most(trains)
    total, weight, part = 0.0, 1.0, 1.0
    for number in range(rounds):
        weight *= measures.DISCOUNT
        if has_train and number >= life:
            has_train, revenue = False, 0.0
        paid = None
        if has_train and revenue and not receivership:
            earned = measures.grown(revenue, limit, number) if grows else revenue
            if (
                life - number <= SAVING
                and number + 1 < rounds
                and treasury < BANDS[_band_then(next_band, number)].price
            ):
                treasury += int(earned)
            else:
                paid = earned
                total += part * weight * earned / SHARES
        place = measures.place_after(CHART, place, paid)
        if place in (0, CHART.top):
            break
        if not has_train or number + 1 >= life:
            band = _band_then(next_band, number)
            price = BANDS[band].price
            if treasury < price and not has_train:
                if receivership or treasury + CAPITAL * par < price:
                    return measures.outlook(now, total + part * prices[place] / 2)
                treasury += CAPITAL * par
                part *= REFINANCED
            if treasury >= price:
                treasury -= price
                life = number + 1 + (NEW_LIFE if BANDS[band].rusted_by is not None else measures.FOR_EVER)
                revenue = max(revenue, measures.NEW_ON_TRACK * capacity(reach, ((band, permit),)))
                limit = max(limit, most(((band, permit),)))
                has_train = True
    end = prices[place] if has_train else prices[place] // 2
    return measures.outlook(now, part * end + total)


# Charters that are being auctioned


def charter_gain(state: Counties, seat: int, company: int, money: int, rounds: int) -> float:
    """What a charter is worth to a player with so much money beyond what is paid for it."""
    par = max((par for par in (54, 58, 62, 68, 74, 82, 90, 100) if FLOAT_SHARES * par <= money), default=0)
    if not par:
        return 0.0
    value = _outlook(
        NOTHING,
        CHART.place(par),
        (),
        False,
        CAPITAL * par,
        par,
        rounds,
        0,
        0.0,
        state.next_train(),
        state.first_permit[company],
        True,
        False,
    )
    return measures.DIRECTION + FLOAT_SHARES * (value - par) / 2


def _add_auction(state: Counties, rounds: int, worths: list[float]) -> None:
    frame = state.frames[-1]
    if isinstance(frame, Auction):
        money = state.money(frame.bidder) - frame.amount
        worths[frame.bidder] += charter_gain(state, frame.bidder, frame.company, money, rounds) - frame.amount
    elif isinstance(frame, CharterPar):
        worths[frame.player] += charter_gain(state, frame.player, frame.company, state.money(frame.player), rounds)


# The judgement


def evaluate(state: Counties) -> list[float]:
    """What each player is worth at the end."""
    if isinstance(state.frames[-1], GameOver):
        return [float(worth(state, seat)) for seat in range(state.players)]
    rounds, outset = rounds_left(state), Outset(state)
    worths = measures.add_up(
        state, lambda company: _share_value(outset, company, rounds), lambda company: measures.DIRECTION
    )
    _add_auction(state, rounds, worths)
    return worths


def doubt(state: Counties) -> float:
    """How far apart two worths must be to tell the likelier winner clearly."""
    return measures.doubt_with(rounds_left(state))
