"""Running Trains: a company's run step."""

from __future__ import annotations

from collections.abc import Sequence

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.log import NOBODY, Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.views.runs import offer_runs
from bradshaw.games.g1862.actions import CountiesAction, RunTrains
from bradshaw.games.g1862.components import COMPANIES
from bradshaw.games.g1862.rules.frames import CountiesFrame, speaker
from bradshaw.games.g1862.rules.running import as_action, best_sets, best_total_runs, problem, read_runs, refuse_runs
from bradshaw.games.g1862.rules.runs_told import stops_along, told_runs
from bradshaw.games.g1862.rules.track import network
from bradshaw.games.g1862.state import Counties
from bradshaw.routes.pooled.check import score
from bradshaw.routes.pooled.problem import PooledRun


class Runs(CountiesFrame, frozen=True, tag="runs"):
    """The director chooses the runs. Ends with (revenue, subsidy)."""

    company: int

    def actor(self, state: Counties) -> int:
        return speaker(state, self.company)

    def choices(self, state: Counties) -> Choices:
        """The runs with the most revenue, those with the most revenue and subsidy together, and any other legal set."""
        question = problem(state, self.company)
        found = (as_action(state, one.runs, question) for one in best_sets(state, self.company))
        return offer_runs(state, self, found, COMPANIES[self.company].name)

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        if type(action) is not RunTrains:
            return refused("1862.7.8-must-run", "eighteen-refusal-runs-now", company=COMPANIES[self.company].name)
        return refuse_runs(state, self.company, action)

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        assert type(action) is RunTrains
        runs = read_runs(state, self.company, action, problem(state, self.company))
        assert not isinstance(runs, Refusal)
        finish(state, make_runs(state, self.company, runs, self.actor(state), log, action.revenue), log)


def run_best(state: Counties, company: int, log: Log) -> tuple[int, int]:
    """A company that nobody decides for runs for the most revenue and subsidy together."""
    question = problem(state, company)

    def find() -> Action:
        return as_action(state, best_total_runs(state, company).runs, question)

    def refuse(action: Action) -> Refusal | None:
        if type(action) is not RunTrains or action.revenue is not None:
            return refused("1862.7.3-maximum-revenue", "eighteen-refusal-runs-now", company=COMPANIES[company].name)
        return refuse_runs(state, company, action)

    action = log.decide(find, refuse)
    assert type(action) is RunTrains
    runs = read_runs(state, company, action, question)
    assert not isinstance(runs, Refusal)
    return make_runs(state, company, runs, NOBODY, log)


def make_runs(
    state: Counties, company: int, runs: Sequence[PooledRun], actor: int, log: Log, declared: int | None = None
) -> tuple[int, int]:
    """What the runs earn, or are declared to earn: revenue, and subsidy."""
    question, net = problem(state, company), network(state)
    revenue, subsidy, _ = score(question, runs)
    told = told_runs(question, runs)
    names = {train.id: train.name for train in state.trains[company]}
    if declared is not None:
        revenue = declared
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
