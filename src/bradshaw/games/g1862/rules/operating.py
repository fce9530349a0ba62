"""Operating Rounds: the companies one after the other, and the steps of a company's turn."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bradshaw.core.frame import finish
from bradshaw.core.log import Log
from bradshaw.eighteen.rounds import operating
from bradshaw.eighteen.rounds.operating import Step
from bradshaw.games.g1862.components import ALL
from bradshaw.games.g1862.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1862.rules.building import LINK, TRACK, Build, refuse_london, sees_london
from bradshaw.games.g1862.rules.dividends import Dividend, distribute, settle_runs
from bradshaw.games.g1862.rules.frames import AutomaticFrame
from bradshaw.games.g1862.rules.homes import HomeUpgrade, must_upgrade_home, place_home
from bradshaw.games.g1862.rules.mergers import AcquireStep, MergeStep
from bradshaw.games.g1862.rules.placing import PlaceMarkers, sites
from bradshaw.games.g1862.rules.redeeming import Redeem, can_redeem
from bradshaw.games.g1862.rules.running import can_run, trains_to_run
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.rules.track import leads_anywhere
from bradshaw.games.g1862.rules.trains import BuyTrains, buy_in_receivership
from bradshaw.games.g1862.state import Counties


def begin_operating_round(state: Counties, number: int, total: int, log: Log) -> None:
    """The companies operate in the order of their prices."""
    state.operating_round = number
    state.operated = 0
    log.note("operating_round", "1862.3.0-round-cycle", number=number, total=total)
    order = tuple(state.markers.order([company for company in range(ALL) if state.is_floated(company)]))
    state.frames.append(OperatingRound(order, number, total))


class OperatingRound(operating.OperatingRound, AutomaticFrame, frozen=True, tag="operating_round"):
    """The companies of one operating round in the order of their prices."""

    def operates(self, state: Counties, company: int) -> bool:
        return state.is_floated(company) and not state.operated >> company & 1

    def begin_turn(self, state: Counties, company: int, log: Log) -> None:
        log.note("company_turn", "1862.7.1-descending-price", company=company)
        state.frames.append(CompanyTurn(company))


class CompanyTurn(operating.CompanyTurn, AutomaticFrame, frozen=True, tag="company_turn"):
    """The steps of a turn in their order; those that cannot be taken are left out."""

    built: bool = False
    """Whether track was built, or the home upgraded before the merger, which is all the building of this turn."""
    merged: bool = False
    """Whether the company comes out of a merger of this turn."""
    lapsed: bool = False
    """Whether no share may be redeemed any more."""
    linked: bool = False
    """Whether the company has built to London, which takes the place of another marker."""

    def resume(self, state: Counties, result: Any, log: Log) -> None:
        """The frame of a step has ended."""
        step = self.latest
        if step is CompanyTurn.seat_home:
            self.replace(state, built=True)
        elif step is CompanyTurn.merge and result is not None:
            survivor, goes_on = result
            self._after_merger(state, survivor, goes_on, log)
        elif step is CompanyTurn.build:
            self.replace(state, built=self.built or result == TRACK, linked=result == LINK)
        elif step is CompanyTurn.run:
            revenue, subsidy = result
            self._after_runs(state, revenue, subsidy, log)
        elif step is CompanyTurn.dividend:
            self.fail_if_ruined(state, log)
        elif step is CompanyTurn.acquire and result is not None:
            state.operated |= 1 << result[0]
        elif step is CompanyTurn.trains and not state.is_floated(self.company):
            finish(state, None, log)
        elif step is CompanyTurn.trains:
            self.replace(state, lapsed=bool(result))

    def _led(self, state: Counties) -> bool:
        return state.director[self.company] >= 0

    def _building(self, state: Counties) -> bool:
        return self._led(state) and not state.is_lner()

    def _homing(self, state: Counties) -> bool:
        """Whether the company sees to its home marker."""
        return self._building(state) or (self._led(state) and state.settings.homes_after_lner)

    def home(self, state: Counties, log: Log) -> None:
        if self._homing(state) and state.home_station(self.company) is None:
            place_home(state, self.company, log)

    def seat_home(self, state: Counties, log: Log) -> None:
        if (
            state.settings.home_upgrade_before_merging
            and self._homing(state)
            and must_upgrade_home(state, self.company)
        ):
            state.frames.append(HomeUpgrade(self.company))

    def merge(self, state: Counties, log: Log) -> None:
        self._note_routes(state)
        if self._building(state):
            state.frames.append(MergeStep(self.company))

    def _after_merger(self, state: Counties, survivor: int, goes_on: bool, log: Log) -> None:
        if goes_on:
            self.replace(state, company=survivor, merged=True)
        else:
            state.operated |= 1 << survivor
            finish(state, None, log)

    def build(self, state: Counties, log: Log) -> None:
        if self._building(state) and not self.built:
            state.frames.append(Build(self.company))

    def marker(self, state: Counties, log: Log) -> None:
        if not self._building(state) or self.linked:
            return
        company = self.company
        seen = state.settings.london_with_markers and not self.built and sees_london(state, company)
        if sites(state, company) or seen:
            london = seen and refuse_london(state, company) is None
            state.frames.append(PlaceMarkers(company, london))

    def run(self, state: Counties, log: Log) -> None:
        company = self.company
        orphaned = self.merged and not self._led(state) and state.settings.no_run_after_losing_director
        asked = self._asked_to_run(state)
        if orphaned or not (asked or can_run(state, company)):
            self._after_runs(state, 0, 0, log)
        elif not self._led(state) and not state.settings.players_run_receiverships:
            revenue, subsidy = Runs(company).run_itself(state, log)
            self._after_runs(state, revenue, subsidy, log)
        else:
            state.frames.append(Runs(company))

    def _asked_to_run(self, state: Counties) -> bool:
        """Whether the public site asks for runs though none may be possible: its track has once led anywhere."""
        company = self.company
        self._note_routes(state)
        return bool(trains_to_run(state, company)) and state.site.routed >> company & 1 == 1

    def _note_routes(self, state: Counties) -> None:
        if state.settings.asked_without_choice and leads_anywhere(state, self.company):
            state.site = msgspec.structs.replace(state.site, routed=state.site.routed | 1 << self.company)

    def _after_runs(self, state: Counties, revenue: int, subsidy: int, log: Log) -> None:
        frame = state.frames[-1]
        assert isinstance(frame, CompanyTurn)
        frame.replace(state, revenue=revenue, subsidy=subsidy)
        if not state.settings.settled_with_dividend:
            settle_runs(state, self.company, subsidy, log)

    def dividend(self, state: Counties, log: Log) -> None:
        company = self.company
        if self.revenue and self._led(state):
            state.frames.append(Dividend(company, self.revenue, self.subsidy))
        else:
            if state.settings.settled_with_dividend:
                settle_runs(state, company, self.subsidy, log)
            distribute(state, company, self.revenue, False, log)
            self.fail_if_ruined(state, log)

    def go_bankrupt(self, state: Counties, log: Log) -> None:
        go_bankrupt(state, self.company, "1862.7.12-bottom-price", log)

    def trains(self, state: Counties, log: Log) -> None:
        company = self.company
        if self._led(state):
            state.frames.append(BuyTrains(company))
        else:
            buy_in_receivership(state, company, log)
            if not state.is_floated(company):
                finish(state, None, log)

    def redeem(self, state: Counties, log: Log) -> None:
        if self._led(state) and can_redeem(state, self.company) and not self.lapsed:
            state.frames.append(Redeem(self.company))

    def acquire(self, state: Counties, log: Log) -> None:
        state.operated |= 1 << self.company
        if self._building(state):
            state.frames.append(AcquireStep(self.company))

    def end(self, state: Counties, log: Log) -> None:
        finish(state, None, log)

    steps: ClassVar[tuple[Step, ...]] = (
        home,
        seat_home,
        merge,
        build,
        marker,
        run,
        dividend,
        trains,
        redeem,
        acquire,
        end,
    )
    building: ClassVar[tuple[Step, ...]] = (build, marker)
    closing: ClassVar[tuple[Step, ...]] = (trains, redeem, acquire)
