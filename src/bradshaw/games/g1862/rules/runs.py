"""Running Trains: a company's run step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bradshaw.core.action import Action
from bradshaw.core.kept import Kept
from bradshaw.core.log import NOBODY, SILENCE, Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.trains.running import RunParts, RunStep
from bradshaw.games.g1862.actions import CountiesAction, RunTrains
from bradshaw.games.g1862.rules.frames import CompanyFrame
from bradshaw.games.g1862.rules.running import as_action, best_sets, best_total_runs, problem, read_runs, refuse_runs
from bradshaw.games.g1862.rules.runs_told import stops_along, told_runs
from bradshaw.games.g1862.rules.track import network
from bradshaw.games.g1862.state import Counties
from bradshaw.routes.pooled.check import score
from bradshaw.routes.pooled.problem import PooledRun
from bradshaw.routes.pooled.solve import best


class Runs(RunStep[Counties, CountiesAction], CompanyFrame, frozen=True, tag="runs"):
    """The director chooses the runs. Ends with (revenue, subsidy)."""

    runs: ClassVar[type[Action]] = RunTrains
    rule_of_running: ClassVar[str] = "1862.7.8-must-run"
    parts: ClassVar[RunParts] = RunParts(problem, as_action, read_runs, refuse_runs, Kept(best))

    def found(self, state: Counties) -> list[CountiesAction]:
        """The runs with the most revenue, and those with the most revenue and subsidy together."""
        return [self.as_action(state, one.runs) for one in best_sets(state, self.company)]

    def best(self, state: Counties) -> CountiesAction:
        """The runs with the most revenue and subsidy together."""
        return self.as_action(state, best_total_runs(state, self.company).runs)

    def refuse_decided(self, state: Counties, action: CountiesAction) -> Refusal | None:
        """Nobody declares another revenue for a company without a director."""
        if type(action) is RunTrains and action.revenue is not None:
            return refused("1862.7.3-maximum-revenue", "eighteen-refusal-runs-now", company=self.name(state))
        return self.refuse(state, action)

    def make(
        self, state: Counties, action: RunTrains, runs: Sequence[PooledRun], actor: int, log: Log
    ) -> tuple[int, int]:
        return make_runs(state, self.company, runs, actor, log, action.revenue)


def make_runs(
    state: Counties, company: int, runs: Sequence[PooledRun], actor: int, log: Log, declared: int | None = None
) -> tuple[int, int]:
    """What the runs earn, or are declared to earn: revenue, and subsidy."""
    question, net = problem(state, company), network(state)
    revenue, subsidy, _ = score(question, runs)
    if declared is not None:
        revenue = declared
    if log is SILENCE:
        return revenue, subsidy
    told = told_runs(question, runs)
    names = {train.id: train.name for train in state.trains[company]}
    log.note(
        "run_trains",
        "1862.7.3-maximum-revenue" if actor == NOBODY else "1862.7.8-director-chooses-route",
        actor,
        company=company,
        runs=[
            {
                "trains": [names[question.trains[runs[member].train].name] for member in one.members],
                "stops": [net.name(stop) for stop in stops_along(question, runs, one)],
                "scored": [net.name(stop) for stop, value in one.calls if value],
                "bonus": one.bonus,
                "hexes": one.hexes,
                "revenue": one.revenue,
            }
            for one in told
        ],
        revenue=revenue,
        subsidy=subsidy,
    )
    return revenue, subsidy
