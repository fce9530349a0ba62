"""Bankruptcy: a company without value or without a train goes back to the offering."""

from __future__ import annotations

import msgspec

from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1862.rules.closing import can_return, close_company
from bradshaw.games.g1862.rules.ending import notice_empty_bank
from bradshaw.games.g1862.rules.shares import sale_price
from bradshaw.games.g1862.state import Counties


def go_bankrupt(state: Counties, company: int, rule: str, log: Log) -> None:
    """Players are paid what their shares are worth; trains, markers and money are lost."""
    each = sale_price(state, company)
    for seat in range(state.players):
        if each and state.shares(seat, company):
            amount = each * state.shares(seat, company)
            pay(state, BANK, player_account(seat), amount, "1862.7.12-compensation", log)
    pay(state, state.account(company), BANK, state.treasury(company), "1862.7.12-assets-removed", log)
    if state.settings.bankrupt_trains_on_offer:
        lost = tuple((company, train) for train in state.trains[company])
        state.site = msgspec.structs.replace(state.site, ghosts=state.site.ghosts + lost)
    close_company(state, company)
    log.note("bankrupt", rule, company=company, each=each, gone=not can_return(state))
    notice_empty_bank(state, log)
