"""Running Trains: a company's run step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bradshaw.core.action import Action
from bradshaw.core.kept import Kept
from bradshaw.core.ledger import pay
from bradshaw.core.log import Log
from bradshaw.eighteen.trains.running import RunParts, RunStep
from bradshaw.games.g1860.actions import IsleAction, RunTrains
from bradshaw.games.g1860.components import COMPANIES, COMPANY, LEASE_BASE
from bradshaw.games.g1860.rules.frames import CompanyFrame
from bradshaw.games.g1860.rules.running import (
    LONGEST_SEARCH,
    as_action,
    best_runs,
    leases,
    problem,
    read_runs,
    refuse_runs,
)
from bradshaw.games.g1860.rules.track import network
from bradshaw.games.g1860.state import MINT, Isle
from bradshaw.routes.disjoint.problem import DisjointRun
from bradshaw.routes.disjoint.solve import best, best_total


class Runs(RunStep[Isle, IsleAction], CompanyFrame, frozen=True, tag="runs"):
    """The director chooses the runs. Ends with (revenue, subsidy)."""

    runs: ClassVar[type[Action]] = RunTrains
    rule_of_running: ClassVar[str] = "1860.run.must-run"
    parts: ClassVar[RunParts] = RunParts(
        problem,
        as_action,
        lambda state, company, action, question: read_runs(state, action, question),
        refuse_runs,
        Kept(best),
    )

    def found(self, state: Isle) -> list[IsleAction]:
        """The runs with the most revenue, and those with the most revenue and subsidy together."""
        question = self.problem(state)
        found = [best(question, LONGEST_SEARCH)]
        if any(stop.subsidy for stop in question.stops):
            found.append(best_total(question, LONGEST_SEARCH, known=found[0]))
        return [self.as_action(state, one.runs) for one in found]

    def best(self, state: Isle) -> IsleAction:
        """The runs with the most revenue."""
        return self.as_action(state, best_runs(state, self.company).runs)

    def make(
        self, state: Isle, action: RunTrains, runs: Sequence[DisjointRun], actor: int, log: Log
    ) -> tuple[int, int]:
        return make_runs(state, self.company, runs, [run.train for run in action.runs], actor, log)


def make_runs(
    state: Isle, company: int, runs: Sequence[DisjointRun], trains: Sequence[str], actor: int, log: Log
) -> tuple[int, int]:
    """What the runs of these trains earn: revenue, and subsidy."""
    revenue, subsidy = sum(run.revenue for run in runs), sum(run.subsidy for run in runs)
    leased = leases(state, company)
    earned = revenue
    if leased:
        earned = lease_revenue(state, revenue)
    net = network(state)
    log.note(
        "run_trains",
        "1860.insolvency.lease" if leased else "1860.run.revenue-sum",
        actor,
        company=company,
        leased=leased,
        runs=[
            {
                "train": train,
                "path": [net.names[vertex] for vertex in run.path],
                "calls": [net.names[stop] for stop in run.calls],
                "revenue": run.revenue,
                "subsidy": run.subsidy,
            }
            for train, run in zip(trains, runs, strict=True)
        ],
        revenue=earned,
        subsidy=subsidy,
    )
    _reward(state, company, runs, log)
    return earned, subsidy


def lease_revenue(state: Isle, revenue: int) -> int:
    """What a company keeps of the run of a leased train, whose stops have earned `revenue`."""
    if state.settings.original_insolvency:
        return revenue // 2 if state.settings.half_revenue_exact else -(-revenue // 20) * 10
    return LEASE_BASE + revenue


def _reward(state: Isle, company: int, runs: Sequence[DisjointRun], log: Log) -> None:
    """What runs bring besides revenue: bonuses for destinations, and a better private at Yarmouth."""
    net, geography = network(state), state.geography
    if state.settings.variable_private_revenue and company == COMPANY["FYN"] and not state.yarmouth_served:
        yarmouth, newport = net.first[geography.number["B4"]], net.first[geography.number["G5"]]
        if any(yarmouth in run.calls and newport in run.calls for run in runs):
            state.yarmouth_served = True
            log.note("yarmouth_served", "1860.variant-private-revenue.yarmouth", company=company)
    if not state.settings.destinations:
        return
    called = {stop for run in runs for stop in run.calls}
    for number, destination in enumerate(COMPANIES[company].destinations):
        if state.connected[company] >> number & 1:
            continue
        place = geography.number[destination.hex]
        first = net.first[place]
        stops = {
            first + station
            for station, stop in enumerate(net.patterns[place].stops)
            if stop.circles and (not stop.name or stop.name.startswith(destination.stop))
        }
        if called & stops:
            state.connected[company] |= 1 << number
            rule = "1860.variant-destinations.bonus"
            pay(state, MINT, state.account(company), destination.bonus, rule, log)
            log.note("destination", rule, company=company, name=destination.name, bonus=destination.bonus)
