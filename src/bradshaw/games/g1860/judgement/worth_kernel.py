"""What a position is worth to each player, as a fair player would judge it.

A share is worth its price at the end and the dividends until then. Both are foreseen in a simple way: a company goes on
earning what its trains can earn on its track, until they rust; then it buys a new one if its treasury allows, and if
not it is insolvent and its price falls. No routes are searched: what a company earned last and what the stations that
its track reaches are worth must do.

This is ordinary Python. When the project is installed it is also compiled to machine code, with the types of
`worth_kernel.pxd`; both do the same sums in the same order. `evaluation` says which form is used.
"""

from __future__ import annotations

from array import array
from typing import Any

from bradshaw.eighteen.judgement import evaluation as measures
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.state import POOL as IN_POOL
from bradshaw.games.g1860 import components
from bradshaw.games.g1860.components import COMPANIES, PHASES, PRIVATES, SIX, TRAINS
from bradshaw.games.g1860.judgement.boards import Found, board_of
from bradshaw.games.g1860.rules.auction import Bidding, ChooseLot, lots
from bradshaw.games.g1860.rules.privates import revenue as private_revenue
from bradshaw.games.g1860.state import Isle

PACE = 1.1
"""How many trains are sold in an operating round."""
KIND_SUPPLY = 2.5
"""How many trains there are of a kind."""
NEW_LIFE = 7.0
"""In how many rounds a new train rusts."""
SAVING = 2.0
"""So many rounds before its train rusts a company that cannot pay for a new one begins to retain revenue."""
LEASE_REVENUE = 100
LARGE_STOP = 30.0
SMALL_STOP = 10.0
"""What the stations that a train calls at are worth once track is built."""
FIRST_REVENUE = 20.0
"""What a company can earn whose track leads nowhere yet."""
EARLY = 0.15
"""What it counts to have a share before others can buy one."""
PATIENCE = 0.6
"""What the revenue of a private counts: money now buys shares that bring more."""
ROUNDS_LEFT = array("i", (14, 13, 11, 9, 7, 6, 5, 4))
"""How many operating rounds a game still has from each phase on."""
TRAIN_PARTS = array("d", (0.9, 0.6, 0.45, 0.35))
"""What each further train adds of what it could earn alone: track is used once only."""
CHANCE_TO_FLOAT = array("d", (0.0, 0.1, 0.35, 0.5, 0.75))
"""By the shares in players' hands, if nobody can pay for all that are missing."""

# What all 18xx games judge alike
FOR_EVER = measures.FOR_EVER
GROWTH = measures.GROWTH
NOW = measures.NOW
DIRECTION = measures.DIRECTION
DISCOUNT = measures.DISCOUNT
NEW_ON_TRACK = measures.NEW_ON_TRACK

# The box
BANK = 0
POOL = IN_POOL
OFF = -1
ALL = components.ALL
MOST_PLAYERS = components.MOST_PLAYERS
FIRST_ACCOUNT = Isle.first_account
SHARES = components.SHARES
FLOAT_SHARES = components.FLOAT_SHARES
DIRECTORS_SHARES = components.DIRECTORS_SHARES
CAPITAL = components.CAPITAL
HALT_SUBSIDY = components.HALT_SUBSIDY
PRIVATE_SALE_FEE = components.PRIVATE_SALE_FEE
FISHBOURNE = components.FISHBOURNE
CHART = components.CHART
PRICES = array("i", CHART.prices)
PLACES = {price: CHART.place(price) for price in CHART.prices}
TOP = CHART.top
MOST_RISES = CHART.most_rises
KINDS = len(TRAINS)
COSTS = array("i", (train.price for train in TRAINS))
LARGE = array("i", (train.large for train in TRAINS))
SMALL = array("i", (train.small for train in TRAINS))
RUSTED_BY = array("i", (-1 if train.rusted_by is None else train.rusted_by for train in TRAINS))
PIERS = array("i", (phase.pier for phase in PHASES))
REVENUES = array("i", (private.revenue for private in PRIVATES))
VALUES = array("i", (private.value for private in PRIVATES))
EXCHANGES = array("i", (-1 if private.exchange is None else private.exchange for private in PRIVATES))
LOWEST_PARS = array("i", (company.pars[0] for company in COMPANIES))


# What a company can earn


def capacity(found: Found, trains: tuple[int, ...]) -> float:
    """About what trains of these kinds would earn at these stations."""
    large, small = found
    all_large, all_small = len(large), len(small)
    if all_large + all_small < 2:
        return FIRST_REVENUE
    kinds = trains if len(trains) < 2 else tuple(sorted(trains, reverse=True))
    total = 0.0
    for number in range(min(len(kinds), len(TRAIN_PARTS))):
        kind = kinds[number]
        calls, rest, earned = LARGE[kind], SMALL[kind], 0
        if calls > all_large:
            rest += calls - all_large
            calls = all_large
        rest = min(rest, all_small)
        for at in range(calls):
            earned += large[at]
        for at in range(rest):
            earned += small[at]
        total += TRAIN_PARTS[number] * earned
    return total


def most(trains: tuple[int, ...]) -> float:
    """What these trains can earn on track that serves them well."""
    kinds = trains if len(trains) < 2 else tuple(sorted(trains, reverse=True))
    total = 0.0
    for number in range(min(len(kinds), len(TRAIN_PARTS))):
        kind = kinds[number]
        total += TRAIN_PARTS[number] * (LARGE_STOP * LARGE[kind] + SMALL_STOP * SMALL[kind])
    return total


def lifetime(state: Isle, trains: tuple[int, ...]) -> float:
    """In how many rounds the last of these trains rusts."""
    if not trains:
        return 0.0
    latest = trains[0]
    for kind in trains:
        latest = max(latest, kind)
    end = RUSTED_BY[latest]
    if end < 0:
        return FOR_EVER
    left, depot = 0, state.depot
    for kind in range(end):
        left += depot[kind]
    return left / PACE


# What will come


def ends_with_round(state: Isle) -> bool:
    """Whether the game is over after this operating round, whatever is done in it."""
    return state.top_reached or state.bank_broken


def rounds_left(state: Isle) -> int:
    """How many operating rounds the game still has."""
    if state.top_reached or state.bank_broken:
        return 1
    floated = state.floated
    if state.british_rail:
        running, closed = 0, state.closed
        for company in range(ALL):
            running += floated >> company & ~closed >> company & 1
        return max(1, (running + 1) // 2)
    rounds, paid = ROUNDS_LEFT[state.phase], 0
    for company, run in enumerate(state.last_runs):
        if run[3] and floated >> company & 1:
            paid += run[2]
    if paid:
        rounds = min(rounds, 1 + max(0, state.cash[BANK]) // paid)
    return rounds


def train_then(next_train: int, number: int) -> int:
    """The kind of train that the bank sells after so many rounds."""
    return min(next_train + int(number * PACE / KIND_SUPPLY), KINDS - 1)


def outlook(
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
    price_now = PRICES[place]
    revenue = FIRST_REVENUE
    if trains:
        revenue = capacity(found, trains)
        revenue = max(float(last), (last + revenue) / 2) if last else NEW_ON_TRACK * revenue
    limit = most(trains)
    has_train = len(trains) > 0
    total, weight = 0.0, 1.0
    for number in range(rounds):
        weight *= DISCOUNT
        if has_train and number >= life:
            has_train = False
        rises = -1
        if has_train and not receivership:
            earned = max(revenue, min(limit, revenue + GROWTH * number)) if grows else revenue
            whole = int(earned)
            if life - number <= SAVING and life < rounds and credits < COSTS[train_then(next_train, number)]:
                credits += whole
            else:
                rises = min(MOST_RISES, whole // PRICES[place])
                total += weight * earned / SHARES
        place = min(max(place + 2 * rises, 0), TOP)
        if place == TOP:
            break
        if not place:
            return NOW * price_now + (1 - NOW) * total
        if not has_train or number + 1 >= life:
            kind = train_then(next_train, number)
            if credits >= COSTS[kind]:
                credits -= COSTS[kind]
                has_train, life = True, number + (NEW_LIFE if RUSTED_BY[kind] >= 0 else FOR_EVER)
                new = (kind,)
                revenue = max(revenue, NEW_ON_TRACK * capacity(found, new))
                limit = max(limit, most(new))
            else:
                credits += LEASE_REVENUE
        else:
            credits += HALT_SUBSIDY
    end = PRICES[place] if has_train else PRICES[place] // 2
    return NOW * (price_now if full_price else price_now // 2) + (1 - NOW) * (end + total)


class Appraisal:
    """A position as it is judged. What is the same for all companies is looked up once."""

    def __init__(self, state: Isle, rounds: int) -> None:
        """`rounds`: how many operating rounds the game still has."""
        self.state = state
        self.rounds = rounds
        self.board = board_of(state)
        self.pier = PIERS[state.phase]
        self.found = self.board.known_stations(self.pier)
        self.players = state.players
        self.cash = state.cash
        self.places = state.markers.places
        self.par = state.par
        self.held = state.held
        self.director = state.director
        self.trains = state.trains
        self.depot = state.depot
        self.floated, self.closed, self.insolvent = state.floated, state.closed, state.insolvent
        kind = 0
        while not self.depot[kind]:  # of trains without end one is always left
            kind += 1
        self.next_train = kind
        self.grows = state.allowed_to_build() and not state.southern
        self.varied = state.settings.variable_private_revenue

    def share_value(self, company: int) -> float:
        """What one share is worth."""
        return self.share(company)

    def share(self, company: int) -> float:
        place, credits = self.places[company], self.cash[FIRST_ACCOUNT + company]
        if self.floated >> company & 1:
            if self.closed >> company & 1:
                price = self.par[company] if place == OFF else PRICES[place]
                return float(price if self.trains[company] else price // 2)
            return self.future(company, place, credits)
        par = self.par[company]
        if place == OFF:
            place = PLACES[par]
        held = SHARES - self.state.ipo[company] - self.state.pool[company]
        director = self.director[company]
        chance = CHANCE_TO_FLOAT[min(held, FLOAT_SHARES - 1)]
        missing = (FLOAT_SHARES - held) * par
        if director >= 0 and self.cash[1 + director] >= missing:
            chance = max(chance, 0.9)
        else:
            for seat in range(self.players):
                if self.cash[1 + seat] >= missing:
                    chance = max(chance, 0.6)
                    break
        return chance * self.future(company, place, credits + CAPITAL * par) + (1 - chance) * par / 2

    def foreseen(self, company: int, place: int, credits: int) -> float:
        """What a share is worth at a place of the market with this many credits in its treasury."""
        return self.future(company, place, credits)

    def future(self, company: int, place: int, credits: int) -> float:
        trains, found = self.trains[company], self.found[company]
        if found is None:
            found = self.board.stations(company, self.pier)
        last = 0
        if not self.insolvent >> company & 1:
            last = self.state.last_runs[company][2]
        receivership = self.director[company] == POOL and self.floated >> company & 1 == 1
        return outlook(
            found,
            place,
            trains,
            credits,
            self.rounds,
            last,
            lifetime(self.state, trains),
            self.next_train,
            self.grows,
            receivership,
            len(trains) > 0 or not self.state.turns[company],
        )

    def private_value(self, private: int) -> float:
        """The revenue until the private closes, and what its owner gets for it then."""
        return self.private(private)

    def private(self, private: int) -> float:
        state, rounds = self.state, self.rounds
        value, owner, income = VALUES[private], state.owners[private], 0
        if owner < 0 or not state.shut >> private & 1:
            income = private_revenue(state, private) if self.varied else REVENUES[private]
        if private == FISHBOURNE or self.varied:
            return PATIENCE * income * rounds + value
        until = max(1, rounds - ROUNDS_LEFT[SIX])
        rest = float(value - PRIVATE_SALE_FEE)
        company = EXCHANGES[private]
        if company >= 0:
            rest = max(rest, 0.9 * LOWEST_PARS[company])
            if self.par[company]:
                rest = max(rest, 0.95 * self.share(company))
        return PATIENCE * income * until + rest

    def lot_gains(self, seat: int) -> list[float]:
        """What each certificate on offer is worth to a player beyond its price, the best first."""
        privates, companies = lots(self.state)
        money = self.cash[1 + seat]
        gains = [self.private(private) - VALUES[private] for private in privates]
        for company in companies:
            par = max([par for par in COMPANIES[company].pars if FLOAT_SHARES * par <= money], default=0)
            if par:
                value = self.future(company, PLACES[par], CAPITAL * par)
                # Shares of the same company can be had at the same price by all: to have two now counts a little.
                gains.append(DIRECTION + DIRECTORS_SHARES * EARLY * (value - par))
        return sorted(gains, reverse=True)

    def worths(self) -> list[float]:
        """What each player is worth at the end."""
        worths = [float(self.cash[1 + seat]) for seat in range(self.players)]
        for company in range(ALL):
            if not self.par[company]:
                continue
            first, any_held = company * MOST_PLAYERS, False
            for seat in range(self.players):
                if self.held[first + seat]:
                    any_held = True
            if not any_held:
                continue
            each = self.share(company)
            for seat in range(self.players):
                count = self.held[first + seat]
                if count:
                    worths[seat] += each * count
            director = self.director[company]
            if director >= 0 and not self.closed >> company & 1:
                worths[director] += DIRECTION
        for private in range(len(VALUES)):
            owner = self.state.owners[private]
            if owner >= 0:
                worths[owner] += self.private(private)
        self.add_auction(worths)
        return worths

    def add_auction(self, worths: list[float]) -> None:
        """What the initial auction still brings."""
        frames = self.state.frames
        frame: Any = frames[len(frames) - 1]
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
        for seat in range(self.players):
            worths[seat] += later / self.players
        if chooser != NOBODY_YET and gains:
            worths[chooser] += gains[0] - bid
