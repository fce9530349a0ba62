"""Operating Rounds: the companies one after the other, and the steps of a company's turn."""

from __future__ import annotations

from typing import Any, ClassVar

from bradshaw.core.frame import finish
from bradshaw.core.log import Log
from bradshaw.eighteen.rounds import operating
from bradshaw.eighteen.rounds.operating import Step
from bradshaw.games.g1860.components import ALL, LEASE_BASE, LEASE_PER_STOP, TRAINS
from bradshaw.games.g1860.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1860.rules.bases import BuildBases, has_site
from bradshaw.games.g1860.rules.dividends import Dividend, distribute
from bradshaw.games.g1860.rules.ending import notice_empty_bank
from bradshaw.games.g1860.rules.frames import AutomaticFrame
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.privates import pay_revenues
from bradshaw.games.g1860.rules.running import affords_train, can_run, has_route, leases
from bradshaw.games.g1860.rules.runs import Runs
from bradshaw.games.g1860.rules.trains import (
    BuyTrains,
    ReturnTrains,
    become_solvent,
    must_buy,
    over_limit,
    return_train,
    take_from_bank,
)
from bradshaw.games.g1860.state import Isle


def begin_operating_round(state: Isle, number: int, total: int, log: Log) -> None:
    """Privates pay, and the companies operate in the order of their prices."""
    state.operating_round = number
    # Under British Rail nobody knows how many rounds there will be.
    told = 0 if state.british_rail else total
    log.note("operating_round", "1860.overview.round-cycle", number=number, total=told)
    pay_revenues(state, log)
    if not state.settings.bank_counted_late:
        notice_empty_bank(state, log)
    companies = [company for company in range(ALL) if state.is_floated(company) and not state.is_closed(company)]
    order = tuple(state.markers.order(companies))
    state.frames.append(OperatingRound(order, number, total))


class OperatingRound(operating.OperatingRound, AutomaticFrame, frozen=True, tag="operating_round"):
    """The companies of one operating round in the order of their prices."""

    def begin_turn(self, state: Isle, company: int, log: Log) -> None:
        log.note("company_turn", "1860.operating.order", company=company)
        if state.in_receivership(company) and not state.has_train(company) and has_route(state, company):
            become_insolvent(state, company, "1860.receivership.insolvent-at-start", log)
        state.frames.append(CompanyTurn(company))


def become_insolvent(state: Isle, company: int, rule: str, log: Log) -> None:
    if not state.is_insolvent(company):
        state.insolvent |= 1 << company
        log.note("insolvent", rule, company=company)


class CompanyTurn(operating.CompanyTurn, AutomaticFrame, frozen=True, tag="company_turn"):
    """Tiles, base, runs, dividend, trains: the steps in their order; those that cannot be taken are left out."""

    def resume(self, state: Isle, result: Any, log: Log) -> None:
        if isinstance(result, tuple):
            revenue, subsidy = result
            self.replace(state, revenue=revenue, subsidy=subsidy)
        elif self.is_past(CompanyTurn.dividend):
            # Only right after the dividend: later the marker is off the chart.
            self.fail_if_ruined(state, log)

    def excess(self, state: Isle, log: Log) -> None:
        if not over_limit(state, self.company):
            return
        if state.in_receivership(self.company) and not state.settings.players_run_receiverships:
            while over_limit(state, self.company):
                return_train(state, self.company, min(state.trains[self.company]), log)
        else:
            state.frames.append(ReturnTrains(self.company))

    def track(self, state: Isle, log: Log) -> None:
        if state.allowed_to_build() and not state.in_receivership(self.company):
            state.frames.append(LayTrack(self.company))

    def base(self, state: Isle, log: Log) -> None:
        if state.allowed_to_build() and not state.in_receivership(self.company) and has_site(state, self.company):
            state.frames.append(BuildBases(self.company))

    def run(self, state: Isle, log: Log) -> None:
        company, settings = self.company, state.settings
        if state.is_insolvent(company) and settings.solvent_before_buying and affords_train(state, company):
            state.insolvent &= ~(1 << company)
            log.note("solvent", "1860.insolvency.cleared", company=company, bought=False)
        leased = leases(state, company)
        unled = state.in_receivership(company) and not settings.players_run_receiverships
        if not can_run(state, company) or (state.british_rail and unled):
            return
        if leased and settings.simplified_insolvency and not settings.simplified_insolvency_by_stops:
            amount = LEASE_BASE + LEASE_PER_STOP * TRAINS[state.bank_trains()[0]].large
            log.note("lease", "1860.insolvency.lease", company=company, revenue=amount)
            state.frames[-1].resume(state, (amount, 0), log)
        elif unled or (state.british_rail and not settings.runs_chosen_under_british_rail):
            state.frames[-1].resume(state, Runs(company).run_itself(state, log), log)
        else:
            state.frames.append(Runs(company))

    def dividend(self, state: Isle, log: Log) -> None:
        company = self.company
        if state.british_rail:
            payout = not state.in_receivership(company)
        elif self.revenue and not state.in_receivership(company) and not state.is_insolvent(company):
            state.frames.append(Dividend(company, self.revenue, self.subsidy))
            return
        else:
            payout = False
        distribute(state, company, self.revenue, self.subsidy, payout, log)
        self.fail_if_ruined(state, log)

    def go_bankrupt(self, state: Isle, log: Log) -> None:
        go_bankrupt(state, self.company, log)

    def trains(self, state: Isle, log: Log) -> None:
        company = self.company
        if state.in_receivership(company):
            if not must_buy(state, company):
                return
            if not state.settings.players_run_receiverships:
                take_from_bank(state, company, state.bank_trains()[0], log)
                return
        state.frames.append(BuyTrains(company))

    def end(self, state: Isle, log: Log) -> None:
        company = self.company
        if state.has_train(company):
            become_solvent(state, company, log)
        elif has_route(state, company):
            become_insolvent(state, company, "1860.insolvency.when", log)
        finish(state, None, log)

    steps: ClassVar[tuple[Step, ...]] = (excess, track, base, run, dividend, trains, end)
    building: ClassVar[tuple[Step, ...]] = (track, base)
    closing: ClassVar[tuple[Step, ...]] = (trains,)
