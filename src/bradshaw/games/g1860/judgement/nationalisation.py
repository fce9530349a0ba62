"""What the end of the game brings: the last turns before the railways are nationalised, and the rounds of British Rail.

Nobody decides anything under British Rail, so with the trains and the track of that moment the end is a matter of
adding up. Until then companies are taken to go on with the trains that never rust, and to buy one if they have none
and can pay for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bradshaw.eighteen.judgement.evaluation import place_after
from bradshaw.games.g1860.components import ALL, CHART, PRIVATES, SHARES, SIX, TRAINS
from bradshaw.games.g1860.judgement.earnings import could_earn
from bradshaw.games.g1860.judgement.evaluation import ends_with_round
from bradshaw.games.g1860.rules.dividends import Dividend
from bradshaw.games.g1860.rules.operating import CompanyTurn, OperatingRound
from bradshaw.games.g1860.rules.privates import is_open
from bradshaw.games.g1860.rules.privates import revenue as private_revenue
from bradshaw.games.g1860.rules.rounds import LAST_COMPANIES
from bradshaw.games.g1860.state import Isle

LASTING: Final = SIX
"""The first kind of train that never rusts."""


class Ending(NamedTuple):
    """What British Rail makes of some companies, in their order."""

    times: tuple[int, ...]
    """How often each pays its dividend."""
    places: tuple[int, ...]
    """Where the price of each ends."""
    rounds: int
    """How often privates pay."""


def final_worths(state: Isle) -> list[float]:
    """What each player will have if the game ends with this round, or the railways are nationalised then."""
    companies = [company for company in range(ALL) if state.is_floated(company) and not state.is_closed(company)]
    trains = [_at_the_end(state, company) for company in companies]
    imagined = state.copy()
    imagined.british_rail = True
    incomes = [
        could_earn(imagined, company, kinds) if state.director[company] >= 0 else 0
        for company, kinds in zip(companies, trains, strict=True)
    ]
    round_to_come = ends_with_round(state) and not any(isinstance(frame, OperatingRound) for frame in state.frames)
    before, places = _last_turns(state, companies, companies if round_to_come else _yet_to_run(state))
    if ends_with_round(state):
        ending = Ending((0,) * len(places), places, int(round_to_come))
    else:
        ending = closing_down(places, tuple(incomes))
    worths = [float(state.money(seat)) for seat in range(state.players)]
    each = {company: par / 2 for company, par in enumerate(state.par) if par}
    each |= {company: float(state.price(company)) for company in range(ALL) if state.is_closed(company)}
    for company, kinds, income, paid, times, place in zip(
        companies, trains, incomes, before, ending.times, ending.places, strict=True
    ):
        price = CHART.prices[place]
        each[company] = (paid + times * income) / SHARES + (price if kinds else price // 2)
    for company, amount in each.items():
        for seat in range(state.players):
            worths[seat] += amount * state.shares(seat, company)
    for private, owner in enumerate(state.owners):
        if owner >= 0:
            rounds = ending.rounds if is_open(state, private) else 0
            worths[owner] += PRIVATES[private].value + rounds * private_revenue(state, private)
    return worths


def _at_the_end(state: Isle, company: int) -> tuple[int, ...]:
    """The trains with which a company comes under British Rail, or to an earlier end."""
    if ends_with_round(state):
        return state.trains[company]
    kept = tuple(kind for kind in state.trains[company] if kind >= LASTING)
    if kept:
        return kept
    kind = max(state.next_train(), LASTING)
    return (kind,) if state.treasury(company) >= TRAINS[kind].price else ()


def _last_turns(state: Isle, companies: Sequence[int], waiting: Sequence[int]) -> tuple[list[int], tuple[int, ...]]:
    """What each company pays that has yet to run, and where its price is then."""
    paid, places = [], []
    for company in companies:
        place, earned = state.markers.places[company], 0
        if company in waiting:
            if state.is_led(company) and not state.is_insolvent(company):
                earned = could_earn(state, company, state.trains[company])
            place = place_after(CHART, place, earned or None)
        paid.append(earned)
        places.append(place)
    return paid, tuple(places)


def _yet_to_run(state: Isle) -> tuple[int, ...]:
    """The companies that have yet to pay a dividend in this operating round."""
    for place, frame in enumerate(state.frames):
        if isinstance(frame, OperatingRound):
            turns = state.frames[place + 1 : place + 2]
            has_paid = any(isinstance(turn, CompanyTurn) and turn.is_past(CompanyTurn.dividend) for turn in turns)
            return frame.order[frame.index + (has_paid and not isinstance(state.frames[-1], Dividend)) :]
    return ()


@lru_cache(maxsize=1 << 14)
def closing_down(places: tuple[int, ...], incomes: tuple[int, ...]) -> Ending:
    """How British Rail closes companies with these prices and incomes down."""
    now, times, rounds = list(places), [0] * len(places), 0
    running = [number for number in range(len(places)) if places[number]]
    while running and CHART.top not in now:
        rounds += 1
        for number in running:
            times[number] += 1
            now[number] = place_after(CHART, now[number], incomes[number] or None)
        lowest = sorted(incomes[number] for number in running)[:LAST_COMPANIES][-1]
        running = [number for number in running if incomes[number] > lowest]
    return Ending(tuple(times), tuple(now), rounds)
