"""What a position is worth to each player, as a fair player would judge it.

A share is worth its price at the end and the dividends until then. Both are foreseen in a simple way: a company goes on
earning what its trains can earn on its track, until they rust; then it buys a new one if its treasury allows, and if
not it is insolvent and its price falls. No routes are searched: what a company earned last and what the stations that
its track reaches are worth must do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bradshaw.core.ledger import BANK
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.judgement import evaluation as measures
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.games.g1860.components import (
    ALL,
    CAPITAL,
    CHART,
    COMPANIES,
    DIRECTORS_SHARES,
    FISHBOURNE,
    FLOAT_SHARES,
    HALT_SUBSIDY,
    PRIVATE_SALE_FEE,
    PRIVATES,
    SHARES,
    SIX,
    TRAINS,
)
from bradshaw.games.g1860.judgement.boards import Found, board_of
from bradshaw.games.g1860.rules.auction import Bidding, ChooseLot, lots
from bradshaw.games.g1860.rules.ending import GameOver, worth
from bradshaw.games.g1860.rules.privates import is_open
from bradshaw.games.g1860.rules.privates import revenue as private_revenue
from bradshaw.games.g1860.state import Isle

ROUNDS_LEFT: Final = (14, 13, 11, 9, 7, 6, 5, 4)
"""How many operating rounds a game still has from each phase on."""
PACE: Final = 1.1
"""How many trains are sold in an operating round."""
KIND_SUPPLY: Final = 2.5
"""How many trains there are of a kind."""
NEW_LIFE: Final = 7.0
"""In how many rounds a new train rusts."""
SAVING: Final = 2.0
"""So many rounds before its train rusts a company that cannot pay for a new one begins to retain revenue."""
LEASE_REVENUE: Final = 100
TRAIN_PARTS: Final = (0.9, 0.6, 0.45, 0.35)
"""What each further train adds of what it could earn alone: track is used once only."""
LARGE_STOP: Final = 30.0
SMALL_STOP: Final = 10.0
"""What the stations that a train calls at are worth once track is built."""
FIRST_REVENUE: Final = 20.0
"""What a company can earn whose track leads nowhere yet."""
EARLY: Final = 0.15
"""What it counts to have a share before others can buy one."""
PATIENCE: Final = 0.6
"""What the revenue of a private counts: money now buys shares that bring more."""
CHANCE_TO_FLOAT: Final = (0.0, 0.1, 0.35, 0.5, 0.75)
"""By the shares in players' hands, if nobody can pay for all that are missing."""


# What a company can earn


@lru_cache(maxsize=1 << 14)
def capacity(found: Found, trains: tuple[int, ...]) -> float:
    """About what trains of these kinds would earn at these stations."""
    large, small = found
    if len(large) + len(small) < 2:
        return FIRST_REVENUE
    total = 0.0
    for part, kind in zip(TRAIN_PARTS, sorted(trains, reverse=True), strict=False):
        train = TRAINS[kind]
        spare = max(0, train.large - len(large))
        total += part * (sum(large[: train.large]) + sum(small[: train.small + spare]))
    return total


def earning(found: Found, trains: tuple[int, ...], last: int) -> float:
    """What a company can be expected to earn that has earned so much when it last ran."""
    return measures.expected(capacity(found, trains), last)


@lru_cache(maxsize=1024)
def most(trains: tuple[int, ...]) -> float:
    """What these trains can earn on track that serves them well."""
    return sum(
        part * (LARGE_STOP * TRAINS[kind].large + SMALL_STOP * TRAINS[kind].small)
        for part, kind in zip(TRAIN_PARTS, sorted(trains, reverse=True), strict=False)
    )


def lifetime(state: Isle, trains: tuple[int, ...]) -> float:
    """In how many rounds the last of these trains rusts."""
    if not trains:
        return 0.0
    end = TRAINS[max(trains)].rusted_by
    return measures.FOR_EVER if end is None else sum(state.depot[:end]) / PACE


# What will come


def ends_with_round(state: Isle) -> bool:
    """Whether the game is over after this operating round, whatever is done in it."""
    return state.top_reached or state.bank_broken


def rounds_left(state: Isle) -> int:
    """How many operating rounds the game still has."""
    if ends_with_round(state):
        return 1
    if state.british_rail:
        running = sum(state.is_floated(company) and not state.is_closed(company) for company in range(ALL))
        return max(1, (running + 1) // 2)
    rounds = ROUNDS_LEFT[state.phase]
    paid = sum([run[2] for company, run in enumerate(state.last_runs) if run[3] and state.is_floated(company)])
    if paid:
        rounds = min(rounds, 1 + max(0, state.cash[BANK]) // paid)
    return rounds


def _train_then(next_train: int, number: int) -> int:
    """The kind of train that the bank sells after so many rounds."""
    return min(next_train + int(number * PACE / KIND_SUPPLY), len(TRAINS) - 1)


@lru_cache(maxsize=1 << 16)
def _outlook(
    found: Found,
    place: int,
    trains: tuple[int, ...],
    credits: int,
    rounds: int,
    last: int,
    life: float,
    next_train: int,
    grows: bool,
    receivership: bool,
    full_price: bool,
) -> float:
    """The price now, and the price at the end with the dividends until then."""
    prices = CHART.prices
    price_now = prices[place]
    revenue = earning(found, trains, last) if trains else FIRST_REVENUE
    limit = most(trains)
    has_train = bool(trains)
    total, weight = 0.0, 1.0
    for number in range(rounds):
        weight *= measures.DISCOUNT
        if has_train and number >= life:
            has_train = False
        paid = None
        if has_train and not receivership:
            earned = measures.grown(revenue, limit, number) if grows else revenue
            saves = (
                life - number <= SAVING and life < rounds and credits < TRAINS[_train_then(next_train, number)].price
            )
            if saves:
                credits += int(earned)
            else:
                paid = earned
                total += weight * earned / SHARES
        place = measures.place_after(CHART, place, paid)
        if place == CHART.top:
            break
        if not place:
            return measures.outlook(price_now, total)
        if not has_train or number + 1 >= life:
            kind = _train_then(next_train, number)
            if credits >= TRAINS[kind].price:
                credits -= TRAINS[kind].price
                has_train, life = True, number + (NEW_LIFE if TRAINS[kind].rusted_by is not None else measures.FOR_EVER)
                revenue = max(revenue, measures.NEW_ON_TRACK * capacity(found, (kind,)))
                limit = max(limit, most((kind,)))
            else:
                credits += LEASE_REVENUE
        else:
            credits += HALT_SUBSIDY
    end = prices[place] if has_train else prices[place] // 2
    return measures.outlook(price_now if full_price else price_now // 2, end + total)


class Appraisal:
    """A position as it is judged. What is the same for all companies is looked up once."""

    __slots__ = ("_board", "_grows", "_next_train", "_pier", "_rounds", "_state")

    def __init__(self, state: Isle, rounds: int) -> None:
        """`rounds`: how many operating rounds the game still has."""
        self._state, self._rounds = state, rounds
        self._board = board_of(state)
        self._pier = state.rules_of_phase.pier
        self._next_train = state.next_train()
        self._grows = state.allowed_to_build() and not state.southern

    def share_value(self, company: int) -> float:
        """What one share is worth."""
        state = self._state
        place, credits = state.markers.places[company], state.treasury(company)
        if state.is_floated(company):
            if state.is_closed(company):
                return float(state.price(company) if state.trains[company] else state.price(company) // 2)
            return self.foreseen(company, place, credits)
        par = state.par[company]
        if place == OFF:
            place = CHART.place(par)
        held, director = state.in_hands(company), state.director[company]
        chance = CHANCE_TO_FLOAT[min(held, FLOAT_SHARES - 1)]
        missing = (FLOAT_SHARES - held) * par
        if director >= 0 and state.money(director) >= missing:
            chance = max(chance, 0.9)
        elif max([state.money(seat) for seat in range(state.players)]) >= missing:
            chance = max(chance, 0.6)
        return chance * self.foreseen(company, place, credits + CAPITAL * par) + (1 - chance) * par / 2

    def foreseen(self, company: int, place: int, credits: int) -> float:
        """What a share is worth at a place of the market with this many credits in its treasury."""
        state = self._state
        trains = state.trains[company]
        return _outlook(
            self._board.stations(company, self._pier),
            place,
            trains,
            credits,
            self._rounds,
            0 if state.is_insolvent(company) else state.last_runs[company][2],
            lifetime(state, trains),
            self._next_train,
            self._grows,
            state.in_receivership(company),
            bool(trains) or not state.has_operated(company),
        )

    def private_value(self, private: int) -> float:
        """The revenue until the private closes, and what its owner gets for it then."""
        state, rounds = self._state, self._rounds
        one = PRIVATES[private]
        income = private_revenue(state, private) if is_open(state, private) or state.owners[private] < 0 else 0
        if private == FISHBOURNE or state.settings.variable_private_revenue:
            return PATIENCE * income * rounds + one.value
        until = max(1, rounds - ROUNDS_LEFT[SIX])
        rest = float(one.value - PRIVATE_SALE_FEE)
        company = one.exchange
        if company is not None:
            rest = max(rest, 0.9 * COMPANIES[company].pars[0])
            if state.is_started(company):
                rest = max(rest, 0.95 * self.share_value(company))
        return PATIENCE * income * until + rest

    def lot_gains(self, seat: int) -> list[float]:
        """What each certificate on offer is worth to a player beyond its price, the best first."""
        state = self._state
        privates, companies = lots(state)
        money = state.money(seat)
        gains = [self.private_value(private) - PRIVATES[private].value for private in privates]
        for company in companies:
            par = max([par for par in COMPANIES[company].pars if FLOAT_SHARES * par <= money], default=0)
            if par:
                value = self.foreseen(company, CHART.place(par), CAPITAL * par)
                # Shares of the same company can be had at the same price by all: to have two now counts a little.
                gains.append(measures.DIRECTION + DIRECTORS_SHARES * EARLY * (value - par))
        return sorted(gains, reverse=True)

    def worths(self) -> list[float]:
        """What each player is worth at the end."""
        state = self._state
        worths = measures.add_up(
            state,
            self.share_value,
            lambda company: 0.0 if state.is_closed(company) else measures.DIRECTION,
        )
        for private, owner in enumerate(state.owners):
            if owner >= 0:
                worths[owner] += self.private_value(private)
        self._add_auction(worths)
        return worths

    def _add_auction(self, worths: list[float]) -> None:
        """What the initial auction still brings."""
        state = self._state
        frame = state.frames[-1]
        chooser, bid = NOBODY_YET, 0
        if isinstance(frame, ChooseLot):
            chooser = frame.winner
        elif isinstance(frame, Bidding):
            chooser, bid = frame.highest, frame.bid
            if chooser == NOBODY_YET and frame.passed:
                chooser = frame.passed[0]
        else:
            return
        gains = self.lot_gains(max(chooser, 0))
        later = sum(gains[1:]) if chooser != NOBODY_YET else sum(gains)
        for seat in range(state.players):
            worths[seat] += later / state.players
        if chooser != NOBODY_YET and gains:
            worths[chooser] += gains[0] - bid


# The judgement


def share_value(state: Isle, company: int, rounds: int) -> float:
    """What one share is worth."""
    return Appraisal(state, rounds).share_value(company)


def lot_gains(state: Isle, seat: int, rounds: int) -> list[float]:
    """What each certificate on offer in the initial auction is worth to a player beyond its price, the best first."""
    return Appraisal(state, rounds).lot_gains(seat)


def evaluate(state: Isle) -> list[float]:
    """What each player is worth at the end."""
    if isinstance(state.frames[-1], GameOver):
        return [float(worth(state, seat)) for seat in range(state.players)]
    return Appraisal(state, rounds_left(state)).worths()


def doubt(state: Isle) -> float:
    """How far apart two worths must be to tell the likelier winner clearly."""
    return measures.doubt_with(rounds_left(state))
