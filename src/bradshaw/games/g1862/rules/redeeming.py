"""Redeeming Stock: a company buys one of its own shares back."""

from __future__ import annotations

from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import PASS, Pass
from bradshaw.games.g1862.actions import CountiesAction, RedeemShare
from bradshaw.games.g1862.components import COMPANIES
from bradshaw.games.g1862.rules.frames import CompanyFrame
from bradshaw.games.g1862.state import Counties


def can_redeem(state: Counties, company: int) -> bool:
    return (
        not state.settings.new_players
        and state.ordinary_in_pool(company) > 0
        and state.treasury(company) >= state.price(company)
    )


class Redeem(CompanyFrame, frozen=True, tag="redeem"):
    """The director buys one share of the pool for the company, or does not."""

    def choices(self, state: Counties) -> Choices:
        return Choices([PASS, RedeemShare()])

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        if isinstance(action, Pass | RedeemShare):
            return None
        return refused("1862.7.13-redeem-one", "g1862-refusal-redeem-or-pass", company=COMPANIES[self.company].name)

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        company = self.company
        if type(action) is RedeemShare:
            price = state.price(company)
            pay(state, state.account(company), BANK, price, "1862.7.13-price", log)
            state.pool[company] -= 1
            state.own[company] += 1
            log.note("redeem_share", "1862.7.13-redeem-one", self.actor(state), company=company, price=price)
        finish(state, None, log)
