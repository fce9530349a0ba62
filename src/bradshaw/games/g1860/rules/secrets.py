"""Treasuries: what a company has is told to its shareholders only."""

from __future__ import annotations

from collections.abc import Set

from bradshaw.games.g1860.components import ALL, CAPITAL, COMPANY, NAMES
from bradshaw.games.g1860.rules.bases import BuildBases
from bradshaw.games.g1860.rules.dividends import Dividend
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.trains import BuyTrains, TrainOffer, bank_price
from bradshaw.games.g1860.state import MINT, Isle


def secrets(state: Isle, seat: int) -> Set[str]:
    """The companies whose treasury the seat may not know. Of one without a director everybody may."""
    if state.settings.open_treasuries:
        return frozenset()
    return frozenset(
        NAMES[company]
        for company in range(ALL)
        if state.is_started(company)
        and not (state.in_receivership(company) or state.is_bankrupt(company))
        and not (0 <= seat < state.players and state.shares(seat, company))
    )


def told_by_choices(state: Isle) -> Set[str]:
    """The company whose treasury can be told from what it may build, buy or keep."""
    frame = state.frames[-1]
    if isinstance(frame, LayTrack | BuildBases | Dividend | BuyTrains):
        return frozenset((NAMES[frame.company],))
    return frozenset()


def guess(state: Isle, hidden: Set[str]) -> Isle:
    """The position with a likely treasury for every company that is hidden."""
    likely = state.copy()
    for name in hidden:
        company = COMPANY[name]
        if state.is_floated(company):
            account = state.account(company)
            likely.cash[MINT] += likely.cash[account]
            likely.cash[account] = _likely_treasury(state, company)
            likely.cash[MINT] -= likely.cash[account]
    return likely


def _likely_treasury(state: Isle, company: int) -> int:
    """Half of what the company floated with, as far as that agrees with what everybody sees of it."""
    half = CAPITAL * state.par[company] // 2
    if state.is_insolvent(company) and not state.has_train(company):
        # It had to buy a train if it could.
        return min(half, bank_price(state.bank_trains()[0]) - 1)
    frame = state.frames[-1]
    if isinstance(frame, TrainOffer) and frame.company == company:
        return max(half, frame.price)
    return half
