"""Dividend Payments and the George Hudson Manoeuvre."""

from __future__ import annotations

from typing import ClassVar, Final

from bradshaw.core.choices import Choices
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import PAY, RETAIN, Retain
from bradshaw.eighteen.shares.prices import DividendRules, move_price
from bradshaw.eighteen.trains.dividends import DividendStep, pay_shareholders
from bradshaw.games.g1862.actions import HUDSON, CountiesAction, Hudson
from bradshaw.games.g1862.components import COMPANIES, HUDSON_STEP, SHARES
from bradshaw.games.g1862.rules.ending import TOP_OF_MARKET, notice_empty_bank
from bradshaw.games.g1862.rules.frames import CompanyFrame
from bradshaw.games.g1862.rules.phases import use_warranties
from bradshaw.games.g1862.state import Counties


def hudson_amount(state: Counties, company: int, revenue: int) -> int:
    """What the treasury must add to make the price rise."""
    return -(-(state.price(company) - revenue) // HUDSON_STEP) * HUDSON_STEP


def refuse_hudson(state: Counties, company: int, revenue: int, to_come: int = 0) -> Refusal | None:
    """Why the director may not raise the revenue from the treasury, to which a subsidy may still come."""
    name = COMPANIES[company].name
    if state.settings.new_players:
        return refused("1862.11.3-no-hudson", "g1862-refusal-new-players-hudson")
    least = HUDSON_STEP + 1 if state.settings.hudson_above_ten else HUDSON_STEP
    if not least <= revenue < state.price(company):
        return refused(
            "1862.7.8.6-condition",
            "g1862-refusal-hudson",
            company=name,
            least=least,
            price=state.price(company),
            revenue=revenue,
        )
    amount, treasury = hudson_amount(state, company, revenue), state.treasury(company) + to_come
    if amount > treasury:
        return refused(
            "1862.7.8.6-from-treasury", "g1862-refusal-company-costs-more", company=name, price=amount, money=treasury
        )
    return None


def settle_runs(state: Counties, company: int, subsidy: int, log: Log) -> None:
    """What the runs bring besides revenue: the subsidy comes in and warranties are used up."""
    if subsidy:
        pay(state, BANK, state.account(company), subsidy, "1862.7.8.2-subsidy", log)
        log.note("subsidy", "1862.7.8.2-subsidy", company=company, amount=subsidy)
        notice_empty_bank(state, log)
    use_warranties(state, company, log)


class Dividend(DividendStep[Counties, CountiesAction], CompanyFrame, frozen=True, tag="dividend"):
    """The director pays out all revenue, retains all of it, or raises it from the treasury and pays it out."""

    rule_of_dividends: ClassVar[str] = "1862.7.8.5-pay-or-withhold"

    def to_come(self, state: Counties) -> int:
        """The subsidy that has not been paid yet."""
        return self.subsidy if state.settings.settled_with_dividend else 0

    def choices(self, state: Counties) -> Choices:
        if refuse_hudson(state, self.company, self.revenue, self.to_come(state)) is None:
            return Choices([PAY, RETAIN, HUDSON])
        return super().choices(state)

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        if type(action) is Hudson:
            return refuse_hudson(state, self.company, self.revenue, self.to_come(state))
        return super().refuse(state, action)

    def distribute(self, state: Counties, action: CountiesAction, log: Log) -> None:
        company, revenue = self.company, self.revenue
        if state.settings.settled_with_dividend:
            settle_runs(state, company, self.subsidy, log)
        if type(action) is Hudson:
            amount = hudson_amount(state, company, revenue)
            pay(state, state.account(company), BANK, amount, "1862.7.8.6-from-treasury", log)
            log.note("hudson", "1862.7.8.6-minimum-amount", state.director[company], company=company, amount=amount)
            revenue += amount
        distribute(state, company, revenue, type(action) is not Retain, log)


_RULES: Final = DividendRules(
    paid="1862.7.8.5-one-right",
    unpaid="1862.7.8.5-no-dividend-left",
    restacked="1862.7.8.5-unmoved-to-bottom",
    top=TOP_OF_MARKET,
)


def distribute(state: Counties, company: int, revenue: int, payout: bool, log: Log) -> None:
    """Revenue goes to the shareholders, the company among them, or to the treasury; the price follows."""
    treasury = state.account(company)
    state.revenue[company] = revenue
    if payout and revenue:
        each = revenue // SHARES
        pay_shareholders(state, company, each.__mul__, "1862.7.8.5-tenth-per-share", log)
        if state.own[company]:
            pay(state, BANK, treasury, each * state.own[company], "1862.7.8.5-company-shares-paid", log)
    elif revenue:
        pay(state, BANK, treasury, revenue, "1862.7.8.5-pay-or-withhold", log)
    paid = revenue if payout else 0
    log.note("dividend", "1862.7.8.5-pay-or-withhold", company=company, revenue=revenue, paid=bool(paid))
    move_price(state, company, paid, not state.settings.unmoved_marker_stays, _RULES, log)
    notice_empty_bank(state, log)
