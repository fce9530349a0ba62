"""Running Trains: runs that a director lays himself."""

from __future__ import annotations

from bradshaw.core.action import Action
from bradshaw.core.errors import BadPosition
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.views.laid_runs import laid_line, laid_stops, show_ways
from bradshaw.eighteen.views.runs import floated_company
from bradshaw.eighteen.views.shown_runs import LaidRun, LaidRuns, TrainToRun, Ways
from bradshaw.games.g1860.actions import RunTrains
from bradshaw.games.g1860.components import COMPANY
from bradshaw.games.g1860.rules.running import as_action, problem, read_runs, refuse_runs
from bradshaw.games.g1860.rules.runs import Runs
from bradshaw.games.g1860.rules.track import network
from bradshaw.games.g1860.state import Isle
from bradshaw.games.g1860.views.report import describe
from bradshaw.games.g1860.views.runs import show_run
from bradshaw.routes.disjoint.problem import DisjointProblem, DisjointRun, StopKind


def ways(state: Isle, name: str) -> Ways:
    """What a company can lay runs from. Raises BadPosition if there is no such company or it has not floated."""
    company = floated_company(state, COMPANY, name)
    question = problem(state, company)
    own = [number for number, stop in enumerate(question.stops) if stop.own]
    return show_ways(network(state), own, (TrainToRun(train.name, train.name) for train in question.trains))


def lay_runs(state: Isle, action: Action) -> LaidRuns:
    """What becomes of runs that are being laid. A run that names no calls has those that bring most."""
    frame = state.frames[-1]
    if not isinstance(frame, Runs) or not isinstance(action, RunTrains):
        raise BadPosition(message("eighteen-error-no-runs-to-lay"))
    question = problem(state, frame.company)
    given = read_runs(state, action, question)
    if isinstance(given, Refusal):
        return LaidRuns((), action, "", given)
    runs = [run if run.calls else _calling(state, question, run) for run in given]
    made = as_action(state, [run for run in runs if run.path], question)
    refusal = refuse_runs(state, frame.company, made)
    return LaidRuns(
        tuple(_laid(state, frame.company, question, run) for run in runs),
        made,
        "" if refusal else describe(state, made),
        refusal,
    )


def _calling(state: Isle, question: DisjointProblem, run: DisjointRun) -> DisjointRun:
    """A run with the calls that bring most revenue, and then subsidy."""
    if not run.path:
        return run
    train, stops = question.trains[run.train], question.stops
    calls = list(question.fixed(run.path))
    others = [stop for stop in run.path if stop < len(stops) and stop not in calls]
    if not state.halts_count():
        others = [stop for stop in others if stops[stop].kind != StopKind.HALT]
    others.sort(key=lambda stop: (-stops[stop].revenue, -stops[stop].subsidy))
    return question.run(run.train, run.path, calls + others[: max(0, train.calls - len(calls))])


def _laid(state: Isle, company: int, question: DisjointProblem, run: DisjointRun) -> LaidRun:
    net, train = network(state), question.trains[run.train].name
    compulsory = question.compulsory(run.path)
    on_run = {stop for stop in run.path if stop < len(net.stops)}
    if net.follows_track(run.path) and on_run.issuperset(run.calls):
        line = show_run(state, company, run).line
    else:
        line = laid_line(net, run.path, run.calls, train)
    return LaidRun(train, tuple(laid_stops(net, run.path, run.calls, on_run.difference(compulsory))), line)
