"""Dividends and the Share Price."""

from __future__ import annotations

from typing import ClassVar, Final

from bradshaw.core.ledger import pay
from bradshaw.core.log import Log
from bradshaw.eighteen.actions import PayDividend
from bradshaw.eighteen.shares.prices import DividendRules, move_price
from bradshaw.eighteen.trains.dividends import DividendStep, pay_shareholders
from bradshaw.games.g1860.actions import IsleAction
from bradshaw.games.g1860.components import SHARES
from bradshaw.games.g1860.rules.ending import notice_empty_bank
from bradshaw.games.g1860.rules.frames import CompanyFrame
from bradshaw.games.g1860.state import MINT, Isle


class Dividend(DividendStep[Isle, IsleAction], CompanyFrame, frozen=True, tag="dividend"):
    """The director pays out all revenue or retains all of it."""

    rule_of_dividends: ClassVar[str] = "1860.dividend.choice"

    def distribute(self, state: Isle, action: IsleAction, log: Log) -> None:
        distribute(state, self.company, self.revenue, self.subsidy, type(action) is PayDividend, log)


_RULES: Final = DividendRules(
    paid="1860.dividend.one-times",
    unpaid="1860.dividend.none-drop",
    restacked="1860.dividend.restack-unmoved",
    top="1860.end.top-price",
)


def share_of(revenue: int, shares: int) -> int:
    """What a player with this many shares receives of a revenue that is paid out."""
    return revenue * shares // SHARES


def distribute(state: Isle, company: int, revenue: int, subsidy: int, payout: bool, log: Log) -> None:
    """Subsidy goes to the treasury, revenue there or to the players; the price follows."""
    treasury = state.account(company)
    state.turns[company] += 1
    if subsidy:
        pay(state, MINT, treasury, subsidy, "1860.run.halt-subsidy", log)
    if payout and revenue:
        pay_shareholders(state, company, lambda shares: share_of(revenue, shares), "1860.dividend.pay", log)
        rule = "1860.dividend.pay"
    else:
        if revenue:
            pay(state, MINT, treasury, revenue, "1860.dividend.retain", log)
        rule = "1860.dividend.retain"
    paid = revenue if payout else 0
    state.last_runs[company] = (state.stock_rounds, state.operating_round, revenue, paid > 0)
    log.note("dividend", rule, company=company, revenue=revenue, subsidy=subsidy, paid=bool(paid))
    move_price(state, company, paid, not state.settings.unmoved_marker_stays, _RULES, log)
    notice_empty_bank(state, log)
