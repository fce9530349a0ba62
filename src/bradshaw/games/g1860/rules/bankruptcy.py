"""Bankrupt Companies."""

from __future__ import annotations

from bradshaw.core.log import Log
from bradshaw.eighteen.seats import clockwise
from bradshaw.eighteen.shares.trading import withdraw
from bradshaw.games.g1860.components import ALL
from bradshaw.games.g1860.state import Isle


def go_bankrupt(state: Isle, company: int, log: Log) -> None:
    """All shares go back to the offering; the charter keeps credits, trains and unused bases."""
    withdraw(state, company)
    state.bankrupt |= 1 << company
    if not state.settings.insolvency_survives_bankruptcy:
        state.insolvent &= ~(1 << company)
    log.note("bankrupt", "1860.bankruptcy.cause", company=company, gone=state.british_rail)
    fewest = min(_all_shares(state, seat) for seat in range(state.players))
    state.priority = next(seat for seat in clockwise(state, state.priority) if _all_shares(state, seat) == fewest)
    if not state.british_rail:
        log.note("priority", "1860.bankruptcy.priority", state.priority)


def _all_shares(state: Isle, seat: int) -> int:
    return sum(state.shares(seat, company) for company in range(ALL))
