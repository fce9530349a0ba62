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
from bradshaw.eighteen.market import OFF
from bradshaw.eighteen.network import Network
from bradshaw.eighteen.tiles import HALT, LARGE
from bradshaw.games.g1860.auction import NOBODY_YET, Bidding, ChooseLot, lots
from bradshaw.games.g1860.components import (
    ALL,
    CAPITAL,
    CHART,
    COMPANIES,
    DIRECTORS_SHARES,
    FISHBOURNE,
    FLOAT_SHARES,
    HALT_SUBSIDY,
    LARGE_MAP,
    MOST_PLAYERS,
    PIER,
    PRIVATE_SALE_FEE,
    PRIVATES,
    SHARES,
    SIX,
    SMALL_MAP,
    TRAINS,
    pattern_of,
)
from bradshaw.games.g1860.dividends import SPACE
from bradshaw.games.g1860.ending import GameOver, worth
from bradshaw.games.g1860.privates import is_open
from bradshaw.games.g1860.privates import revenue as private_revenue
from bradshaw.games.g1860.state import NO_TILE, Isle

Bases = tuple[tuple[tuple[int, int, int], ...], ...]

ROUNDS_LEFT: Final = (14, 13, 11, 9, 7, 6, 5, 4)
"""How many operating rounds a game still has from each phase on."""
PACE: Final = 1.1
"""How many trains are sold in an operating round."""
TRAIN_PARTS: Final = (0.9, 0.6, 0.45, 0.35)
"""What each further train adds of what it could earn alone: track is used once only."""
GROWTH: Final = 0.05
"""By how much revenue rises from round to round, as track is laid and upgraded."""
NOW: Final = 0.3
"""How much the present price counts against what is foreseen."""
DIRECTION: Final = 15.0
"""To decide for a company."""
EARLY_REVENUE: Final = 70.0
"""What a company that is not on the map yet can be expected to earn at first."""
DISCOUNT: Final = 0.97
"""A pound one round later."""
CHANCE_TO_FLOAT: Final = (0.0, 0.1, 0.35, 0.5, 0.75)
"""By the shares in players' hands, if their director cannot pay for what is missing."""


# What a company can earn


@lru_cache(maxsize=8192)
def _stations(
    large_map: bool, tiles: tuple[int, ...], bases: Bases, company: int, pier: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The values of the large stations and of the small ones that a company's track leads to, the highest first."""
    geography = LARGE_MAP if large_map else SMALL_MAP
    net = Network(
        geography,
        [
            pattern_of(code) if code != NO_TILE else place.printed
            for place, code in zip(geography.places, tiles, strict=True)
        ],
    )
    full: dict[int, list[int]] = {}
    for owner, built in enumerate(bases):
        for place, station, _ in built:
            full.setdefault(net.first[place] + station, []).append(owner)
    shut = {stop for stop, owners in full.items() if len(owners) >= net.stops[stop].circles and company not in owners}
    own = [net.first[place] + station for place, station, _ in bases[company]]
    at_pier = net.first[geography.number[PIER]]
    large, small = [], []
    for vertex in net.connected(own, shut):
        if vertex >= len(net.stops):
            continue
        stop = net.stops[vertex]
        if vertex == at_pier:
            large.append(pier)
        elif stop.kind == LARGE:
            large.append(stop.revenue)
        elif stop.kind != HALT:
            small.append(stop.revenue)
    return tuple(sorted(large, reverse=True)), tuple(sorted(small, reverse=True))


def capacity(state: Isle, company: int, trains: tuple[int, ...]) -> float:
    """About what trains of these kinds would earn on the company's track."""
    if not state.bases[company]:
        return EARLY_REVENUE
    large, small = _stations(
        state.settings.large_map, state.tiles, tuple(state.bases), company, state.rules_of_phase.pier
    )
    if len(large) + len(small) < 2:
        return 0.0
    total = 0.0
    for number, kind in enumerate(sorted(trains, reverse=True)[: len(TRAIN_PARTS)]):
        train = TRAINS[kind]
        spare = max(0, train.large - len(large))
        total += TRAIN_PARTS[number] * (sum(large[: train.large]) + sum(small[: train.small + spare]))
    return total


def earning(state: Isle, company: int) -> float:
    """What the company can be expected to earn with the trains that it has."""
    trains = state.trains[company]
    if not trains:
        return 0.0
    could = capacity(state, company, trains)
    last = state.last_runs[company][2] if state.last_runs[company][0] and not state.is_insolvent(company) else 0
    return max(float(last), (last + could) / 2) if last else 0.8 * could


def lifetime(state: Isle, trains: tuple[int, ...]) -> float:
    """In how many rounds the last of these trains rusts."""
    rounds = 0.0
    for kind in set(trains):
        end = TRAINS[kind].rusted_by
        if end is None:
            return 99.0
        rounds = max(rounds, sum(state.depot[:end]) / PACE)
    return rounds


# What will come


def rounds_left(state: Isle) -> int:
    """How many operating rounds the game still has."""
    if state.top_reached or state.bank_broken:
        return 1
    if state.british_rail:
        running = sum(state.is_floated(company) and not state.is_closed(company) for company in range(ALL))
        return max(1, (running + 1) // 2)
    rounds = ROUNDS_LEFT[state.phase]
    paid = sum(run[2] for company, run in enumerate(state.last_runs) if run[3] and state.is_floated(company))
    if paid:
        rounds = min(rounds, 1 + max(0, state.cash[BANK]) // paid)
    return rounds


def share_value(state: Isle, company: int, rounds: int) -> float:
    """What one share is worth."""
    place = state.markers.places[company]
    par = state.par[company]
    if state.is_floated(company):
        if state.is_closed(company):
            return float(state.price(company) if state.trains[company] else state.price(company) // 2)
        return _foreseen(state, company, place, state.trains[company], state.credits(company), rounds)
    if place == OFF:
        place = CHART.place(par)
    held, director = state.in_hands(company), state.director[company]
    chance = CHANCE_TO_FLOAT[min(held, FLOAT_SHARES - 1)]
    if director >= 0 and state.money(director) >= (FLOAT_SHARES - held) * par:
        chance = max(chance, 0.9)
    value = _foreseen(state, company, place, state.trains[company], state.credits(company) + CAPITAL * par, rounds)
    return chance * value + (1 - chance) * par / 2


def _foreseen(state: Isle, company: int, place: int, trains: tuple[int, ...], credits: int, rounds: int) -> float:
    """The price now, and the price at the end with the dividends until then."""
    prices, top = CHART.prices, CHART.top
    next_train = state.next_train()
    price_now = prices[place]
    revenue = earning(state, company) if trains else 0.0
    life = lifetime(state, trains)
    has_train = bool(trains)
    receivership = state.in_receivership(company)
    total, weight = 0.0, 1.0
    for number in range(rounds):
        weight *= DISCOUNT
        if has_train and number >= life:
            has_train = False
        if has_train and revenue and not receivership:
            earned = revenue * (1 + GROWTH * number)
            total += weight * earned / SHARES
            place += SPACE * min(4, int(earned) // prices[place])
        else:
            place -= SPACE
        if place >= top:
            place = top
            break
        if place <= 0:
            return NOW * price_now + (1 - NOW) * total
        last_chance = has_train and number + 1 >= life
        if not has_train or last_chance:
            kind = min(next_train + int(number * PACE / 2.5), len(TRAINS) - 1)
            if credits >= TRAINS[kind].price:
                credits -= TRAINS[kind].price
                has_train, life = True, number + 1 + (6 if TRAINS[kind].rusted_by is not None else 99)
                revenue = max(revenue, 0.8 * capacity(state, company, (kind,)))
            else:
                credits += 100
        elif revenue:
            credits += HALT_SUBSIDY
    end = prices[place] if has_train else prices[place] // 2
    now = price_now if trains or not state.has_operated(company) else price_now // 2
    return NOW * now + (1 - NOW) * (end + total)


def private_value(state: Isle, private: int, rounds: int) -> float:
    """The revenue until the private closes, and what its owner gets for it then."""
    one = PRIVATES[private]
    income = private_revenue(state, private) if is_open(state, private) or state.owners[private] < 0 else 0
    if private == FISHBOURNE or state.settings.variable_private_revenue:
        return income * rounds + one.value
    until = max(1, rounds - ROUNDS_LEFT[SIX])
    rest = float(one.value - PRIVATE_SALE_FEE)
    company = one.exchange
    if company is not None:
        rest = max(rest, 0.9 * COMPANIES[company].pars[0])
        if state.is_started(company):
            rest = max(rest, 0.95 * share_value(state, company, rounds))
    return income * until + rest


# The initial auction


def lot_gains(state: Isle, seat: int, rounds: int) -> list[float]:
    """What each certificate on offer is worth to a player beyond its price, the best first."""
    privates, companies = lots(state)
    gains = [private_value(state, private, rounds) - PRIVATES[private].value for private in privates]
    for company in companies:
        par = max((par for par in COMPANIES[company].pars if FLOAT_SHARES * par <= state.money(seat)), default=0)
        if par:
            value = _foreseen(state, company, CHART.place(par), (), CAPITAL * par, rounds)
            gains.append(DIRECTORS_SHARES * (0.9 * value + 0.05 * par - par) + DIRECTION)
    return sorted(gains, reverse=True)


def _add_auction(state: Isle, rounds: int, worths: list[float]) -> None:
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
    gains = lot_gains(state, max(chooser, 0), rounds)
    later = sum(gains[1:]) if chooser != NOBODY_YET else sum(gains)
    for seat in range(state.players):
        worths[seat] += later / state.players
    if chooser != NOBODY_YET and gains:
        worths[chooser] += gains[0] - bid


# The judgement


def evaluate(state: Isle) -> list[float]:
    """What each player is worth at the end."""
    if isinstance(state.frames[-1], GameOver):
        return [float(worth(state, seat)) for seat in range(state.players)]
    rounds = rounds_left(state)
    players = state.players
    worths = [float(state.money(seat)) for seat in range(players)]
    for company in range(ALL):
        if not state.par[company]:
            continue
        first = company * MOST_PLAYERS
        holders = state.held[first : first + players]
        if not any(holders):
            continue
        value = share_value(state, company, rounds)
        for seat, count in enumerate(holders):
            if count:
                worths[seat] += value * count
        director = state.director[company]
        if director >= 0 and not state.is_closed(company):
            worths[director] += DIRECTION
    for private, owner in enumerate(state.owners):
        if owner >= 0:
            worths[owner] += private_value(state, private, rounds)
    _add_auction(state, rounds, worths)
    return worths


def doubt(state: Isle) -> float:
    """How far apart two worths must be to tell the likelier winner clearly."""
    return 60.0 + 25.0 * rounds_left(state)
