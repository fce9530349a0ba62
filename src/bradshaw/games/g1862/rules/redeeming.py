"""Redeeming Stock: a company buys one of its own shares back."""

from __future__ import annotations

from typing import ClassVar

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.rounds.frames import OptionalStep
from bradshaw.games.g1862.actions import CountiesAction, RedeemShare
from bradshaw.games.g1862.rules.frames import CompanyFrame
from bradshaw.games.g1862.state import Counties


def can_redeem(state: Counties, company: int) -> bool:
    return (
        not state.settings.new_players
        and state.ordinary_in_pool(company) > 0
        and state.treasury(company) >= state.price(company)
    )


class Redeem(OptionalStep[Counties, CountiesAction], CompanyFrame, frozen=True, tag="redeem"):
    """The director buys one share of the pool for the company, or does not."""

    deeds: ClassVar[tuple[type[Action], ...]] = (RedeemShare,)

    def choices(self, state: Counties) -> Choices:
        return Choices([PASS, RedeemShare()])

    def refuse_other(self, state: Counties) -> Refusal:
        return refused("1862.7.13-redeem-one", "g1862-refusal-redeem-or-pass", company=self.name(state))

    def do(self, state: Counties, action: RedeemShare, log: Log) -> None:
        company = self.company
        price = state.price(company)
        pay(state, state.account(company), BANK, price, "1862.7.13-price", log)
        state.pool[company] -= 1
        state.own[company] += 1
        log.note("redeem_share", "1862.7.13-redeem-one", self.actor(state), company=company, price=price)
