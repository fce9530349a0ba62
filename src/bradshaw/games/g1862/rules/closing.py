"""A company goes back to where it was before it was started: after a merger, a bankruptcy or a lapsed charter."""

from __future__ import annotations

from bradshaw.eighteen.shares.trading import withdraw
from bradshaw.games.g1862.rules.cards import leave_game
from bradshaw.games.g1862.state import NO_OBLIGATION, Counties


def can_return(state: Counties) -> bool:
    """Whether a company that closes can be started again."""
    return not state.settings.solo and not state.is_lner()


def close_company(state: Counties, company: int) -> None:
    """All its certificates lie in the offering again, with the permit it began with. Its money is not touched.

    In the solo game it is not started again.
    """
    withdraw(state, company)
    state.own[company] = 0
    state.chartered &= ~(1 << company)
    state.obliged[company] = NO_OBLIGATION
    state.permits[company] = (state.first_permit[company],)
    state.trains[company] = ()
    state.stations = tuple(station for station in state.stations if station.company != company)
    state.unused[company] = 0
    state.revenue[company] = 0
    if state.settings.solo:
        leave_game(state, company)
