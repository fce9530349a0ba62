"""The moves of 1860 that an expert compares: more than a quick player is advised to think about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import OFFERING, PASS, BuyShare
from bradshaw.eighteen.judgement.advice import lays
from bradshaw.games.g1860.actions import StartCompany
from bradshaw.games.g1860.components import CAPITAL, CHART, COMPANY, FLOAT_SHARES, SIX
from bradshaw.games.g1860.judgement.advice import advice, best_lays
from bradshaw.games.g1860.judgement.evaluation import Appraisal, ends_with_round, rounds_left
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.rules.trains import BuyTrains, bank_price
from bradshaw.games.g1860.state import Isle

PLENTY: Final = 2
"""A company that has the price of a train this many times over buys one."""
BARGAIN: Final = 1.3
"""A player who can buy a share that seems worth this many times its price buys something."""


def plausible(state: Isle, breadth: int) -> Sequence[Action]:
    """More tiles than are advised, and to lay none; no money that lies idle; otherwise what is advised."""
    frame = state.frames[-1]
    if isinstance(frame, BuyTrains) and _is_rich(state, frame):
        # Better trains come only when these are sold, and money in a treasury counts for nobody.
        return [one for one in advice(state) if one != PASS]
    if isinstance(frame, LayTrack):
        compared = lays(breadth)
        wanted = compared.following if frame.laid else compared.first
        return [*best_lays(state, frame, wanted, compared.for_each_hex), PASS]
    found = advice(state)
    if isinstance(frame, StockTurn) and not frame.bought and _has_bargain(state, found):
        # Whoever waits until others have floated a company waits with them.
        return [one for one in found if one != PASS]
    return found


def _has_bargain(state: Isle, found: Sequence[Action]) -> bool:
    """Whether one of these purchases brings a share that is worth far more than it costs."""
    if state.british_rail or ends_with_round(state):
        return False
    appraisal = Appraisal(state, rounds_left(state))
    for one in found:
        if isinstance(one, StartCompany):
            price, value = one.par, _if_floated(appraisal, state, COMPANY[one.company], one.par)
        elif isinstance(one, BuyShare):
            company = COMPANY[one.company]
            par = state.par[company]
            price = par if one.source == OFFERING else state.price(company)
            floated = state.is_floated(company)
            value = appraisal.share_value(company) if floated else _if_floated(appraisal, state, company, par)
        else:
            continue
        if value >= BARGAIN * price:
            return True
    return False


def _if_floated(appraisal: Appraisal, state: Isle, company: int, par: int) -> float:
    """What a share is worth once the company has floated; nothing if the players together cannot pay for that."""
    missing = (FLOAT_SHARES - state.in_hands(company)) * par
    if sum(state.money(seat) for seat in range(state.players)) < missing:
        return 0.0
    return appraisal.foreseen(company, CHART.place(par), CAPITAL * par)


def _is_rich(state: Isle, frame: BuyTrains) -> bool:
    """Whether the company has room for a train of the bank and plenty of money for it."""
    price = bank_price(state.bank_trains()[0])
    return state.phase < SIX and frame.has_room(state) and state.treasury(frame.company) >= PLENTY * price
