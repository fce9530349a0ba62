"""The best runs of a company for people: names of stations, values, and the lines to draw on the map."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from bradshaw.core.errors import BadPosition
from bradshaw.core.title import BestRun, BestRuns
from bradshaw.core.view import Line
from bradshaw.core.words import listing
from bradshaw.eighteen.drawing import draw_run, stop_name
from bradshaw.eighteen.runs import floated_company
from bradshaw.games.g1862.components import COMPANIES, COMPANY, GEOGRAPHY
from bradshaw.games.g1862.running import as_action, best_runs, best_sets, problem
from bradshaw.games.g1862.state import Counties
from bradshaw.games.g1862.track import network
from bradshaw.routes.mixed import MixedProblem, MixedRun, MixedSolution, TrainKind
from bradshaw.routes.mixed_check import chain_ends, score


def show_best_runs(state: Counties, name: str) -> BestRuns:
    """The runs that earn most. Raises BadPosition if there is no such company or it cannot run."""
    company = _running(state, name)
    return _all_shown(state, company, best_runs(state, company))


def show_run_splits(state: Counties, name: str) -> list[BestRuns]:
    """The runs with the most revenue, and those with the most revenue and subsidy together if that is more."""
    company = _running(state, name)
    return [_all_shown(state, company, one) for one in best_sets(state, company)]


def _running(state: Counties, name: str) -> int:
    company = floated_company(state, COMPANY, name)
    if not problem(state, company).trains:
        raise BadPosition(f"{name} has no train that it may run.")
    return company


def _all_shown(state: Counties, company: int, found: MixedSolution) -> BestRuns:
    question = problem(state, company)
    return BestRuns(
        COMPANIES[company].name,
        show_runs(state, company, found.runs),
        found.revenue,
        found.subsidy,
        found.proved,
        as_action(state, found.runs, question),
        f"£{found.revenue}" + (f" and £{found.subsidy} subsidy" if found.subsidy else ""),
    )


def show_runs(state: Counties, company: int, runs: tuple[MixedRun, ...]) -> tuple[BestRun, ...]:
    """The runs of a company with their stops and sums, and the lines to draw.

    A hex that several Locals run through gives its subsidy to the first, and a station that several trains come to
    gives its value to the first, so that the sums of all runs together are those of the company. Freights that are
    joined call only at the two ends of the whole.
    """
    question = problem(state, company)
    shown = []
    locals_ = []
    subsidies = 0
    paid: set[int] = set()
    for run, revenue in zip(runs, score(question, runs)[2], strict=True):
        subsidy = 0
        if question.trains[run.train].kind == TrainKind.LOCAL:
            locals_.append(run)
            subsidy = score(question, locals_)[1] - subsidies
            subsidies += subsidy
        joined = [one for one in runs if _are_joined(question, one, run)]
        calls, scored = _calls(question, run, joined)
        values = [question.stops[stop].revenue if stop in scored and stop not in paid else 0 for stop in calls]
        paid.update(scored)
        others = [_train(state, company, question, one) for one in joined if one != run]
        earns = [f"£{revenue}" + (f" + £{subsidy} subsidy" if subsidy else "")] if revenue or not others else []
        if others:
            earns.append(f"joined with the {listing(others)}")
        line = draw_run(network(state), run.path, calls)
        train = _train(state, company, question, run)
        shown.append(
            _shown(state, line, train, ", ".join(earns), list(zip(calls, values, strict=True)), revenue, subsidy)
        )
    return tuple(shown)


def _are_joined(question: MixedProblem, one: MixedRun, other: MixedRun) -> bool:
    """Whether two runs are those of Freights in one group; each is joined with itself."""
    kinds = {question.trains[run.train].kind for run in (one, other)}
    return kinds == {TrainKind.FREIGHT} and one.group == other.group


def _calls(question: MixedProblem, run: MixedRun, joined: list[MixedRun]) -> tuple[list[int], Collection[int]]:
    """The stops to show of a run, and those of them that count."""
    tips = (run.path[0], run.path[-1])
    if joined:
        ends = [stop for stop in tips if stop in chain_ends(question, joined)]
        return ends, ends
    return [stop for stop in run.path if stop in run.scored or stop in tips], run.scored


def _train(state: Counties, company: int, question: MixedProblem, run: MixedRun) -> str:
    id_ = question.trains[run.train].name
    return next(one.name for one in state.trains[company] if one.id == id_)


def _shown(
    state: Counties, line: Line, train: str, earns: str, calls: list[tuple[int, int]], revenue: int, subsidy: int
) -> BestRun:
    net = network(state)
    stops = tuple((GEOGRAPHY.name(net.hex_of[stop]), stop_name(net, stop), value) for stop, value in calls)
    route = " – ".join(name for _, name, _ in stops)
    told = msgspec.structs.replace(
        line,
        train=train,
        earns=earns,
        stops=tuple((name, f"£{value}" if value else "") for _, name, value in stops),
        text=f"{train}: {earns}" + (f", {route}" if route else ""),
    )
    return BestRun(train, stops, revenue, subsidy, told)
