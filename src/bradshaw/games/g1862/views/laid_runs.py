"""Running Trains: runs that a director lays himself."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.errors import BadPosition
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.core.view import Line
from bradshaw.eighteen.views.laid_runs import laid_line, laid_stops, show_ways
from bradshaw.eighteen.views.runs import floated_company
from bradshaw.eighteen.views.shown_runs import LaidRun, LaidRuns, TrainToRun, Ways
from bradshaw.games.g1862.actions import RunTrains
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.names import train_label
from bradshaw.games.g1862.rules.running import as_action, problem, read_runs, refuse_runs
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.rules.track import network, own_stops
from bradshaw.games.g1862.state import Counties
from bradshaw.games.g1862.views.choices import describe
from bradshaw.games.g1862.views.runs import show_each
from bradshaw.routes.pooled.problem import Place, PooledProblem, PooledRun, TrainKind
from bradshaw.routes.pooled.touching import touching_chains

AS_THEY_TOUCH = -1
"""The chain of a Freight that is joined with those whose ends it touches."""


def ways(state: Counties, name: str) -> Ways:
    """What a company can lay runs from. Raises BadPosition if there is no such company or it has not floated."""
    company = floated_company(state, COMPANY, name)
    labels = {train.id: train_label(state, company, train) for train in state.trains[company]}
    trains = (
        TrainToRun(train.name, labels[train.name], train.kind == TrainKind.FREIGHT)
        for train in problem(state, company).trains
    )
    net = network(state)
    return show_ways(net, own_stops(state, net, company), trains)


def lay_runs(state: Counties, action: Action) -> LaidRuns:
    """What becomes of runs that are being laid.

    A Local or Express that names no large station scores those that pay most; a Freight of the chain -1 is joined with
    those whose ends it touches.
    """
    frame = state.frames[-1]
    if not isinstance(frame, Runs) or not isinstance(action, RunTrains):
        raise BadPosition(message("eighteen-error-no-runs-to-lay"))
    company = frame.company
    question = problem(state, company)
    given = read_runs(state, company, action, question)
    if isinstance(given, Refusal):
        return LaidRuns((), action, "", given)
    runs = _joined(question, given)
    paid = {stop for run in runs for stop in run.scored}
    for number, one in enumerate(action.runs):
        if not one.scored and not _is_freight(question, runs[number]):
            runs[number] = _scoring(question, runs[number], paid)
            paid.update(runs[number].scored)
    made = as_action(state, [run for run in runs if run.path], question)
    refusal = refuse_runs(state, company, made)
    names = [next(train.name for train in state.trains[company] if train.id == one.train) for one in action.runs]
    return LaidRuns(
        tuple(
            LaidRun(one.train, tuple(laid_stops(network(state), run.path, run.scored, _free(question, run))), line)
            for one, run, line in zip(action.runs, runs, _lines(state, company, runs, names, refusal), strict=True)
        ),
        made,
        "" if refusal else describe(state, made),
        refusal,
    )


def _is_freight(question: PooledProblem, run: PooledRun) -> bool:
    return question.trains[run.train].kind == TrainKind.FREIGHT


def _joined(question: PooledProblem, runs: Sequence[PooledRun]) -> list[PooledRun]:
    """The runs, with the Freights that touch joined where their chain was left open."""
    left_open = [
        number
        for number, run in enumerate(runs)
        if run.group == AS_THEY_TOUCH and run.path and _is_freight(question, run)
    ]
    ends = [_ends(question, runs[number], number) for number in left_open]
    chains = touching_chains(ends, [question.trains[runs[number].train].permanent for number in left_open])
    fresh = 1 + max((run.group for run in runs), default=0)
    placed = list(runs)
    for number, chain in zip(left_open, chains, strict=True):
        placed[number] = msgspec.structs.replace(runs[number], group=fresh + chain)
    return placed


def _ends(question: PooledProblem, run: PooledRun, number: int) -> tuple[Hashable, Hashable]:
    """The ends of a run. One where no other may be joined is like no end of another run."""

    def may_join(end: int) -> bool:
        if end >= len(question.stops):
            return False
        return question.conditions.joined_freights_overlap or question.stops[end].kind == Place.TOWN

    one, other = run.path[0], run.path[-1]
    return one if may_join(one) else (number, one), other if may_join(other) else (number, other)


def _larges(question: PooledProblem, run: PooledRun) -> list[int]:
    return [stop for stop in run.path if stop < len(question.stops) and question.stops[stop].large]


def _scoring(question: PooledProblem, run: PooledRun, paid: set[int]) -> PooledRun:
    """A run that scores the large stations that pay most; those that another train scores pay nothing."""
    larges = _larges(question, run)
    larges.sort(key=lambda stop: (stop in paid, -question.stops[stop].revenue))
    chosen = {*run.scored, *larges[: question.trains[run.train].score]}
    return msgspec.structs.replace(run, scored=tuple(stop for stop in run.path if stop in chosen))


def _free(question: PooledProblem, run: PooledRun) -> list[int]:
    """The stations of which the director chooses those that are scored: if there are more than the train scores."""
    larges = _larges(question, run)
    return larges if not _is_freight(question, run) and len(larges) > question.trains[run.train].score else []


def _lines(
    state: Counties, company: int, runs: Sequence[PooledRun], names: Sequence[str], refusal: Refusal | None
) -> list[Line]:
    """The line of each run; with what it earns if all are allowed."""
    net = network(state)
    if refusal is not None:
        return [laid_line(net, run.path, run.scored, name) for run, name in zip(runs, names, strict=True)]
    shown = iter(show_each(state, company, tuple(run for run in runs if run.path)))
    return [next(shown) if run.path else Line("", (), train=name) for run, name in zip(runs, names, strict=True)]
