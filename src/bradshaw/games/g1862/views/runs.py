"""The best runs of a company for people: names of stations, values, and the lines to draw on the map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from bradshaw.core.messages import message, money
from bradshaw.core.view import Line
from bradshaw.eighteen.views.map import draw_run, idle_line, stop_name
from bradshaw.eighteen.views.runs import RunsView
from bradshaw.eighteen.views.shown_runs import BestRun, BestRuns
from bradshaw.games.g1862.components import COMPANIES, COMPANY, GEOGRAPHY
from bradshaw.games.g1862.rules.running import as_action, best_runs, best_sets, problem
from bradshaw.games.g1862.rules.runs_told import told_runs
from bradshaw.games.g1862.rules.track import network
from bradshaw.games.g1862.state import Counties
from bradshaw.routes.pooled.problem import PooledProblem, PooledRun, PooledSolution


def _all_shown(state: Counties, company: int, found: PooledSolution) -> BestRuns:
    question = problem(state, company)
    return BestRuns(
        COMPANIES[company].name,
        show_runs(state, company, found.runs),
        found.revenue,
        found.subsidy,
        found.proved,
        as_action(state, found.runs, question),
        message("g1862-earns-all", revenue=found.revenue, subsidy=found.subsidy),
    )


def show_runs(state: Counties, company: int, runs: tuple[PooledRun, ...]) -> tuple[BestRun, ...]:
    """The runs of a company with their stops and sums, and the lines to draw. Joined Freights are one run."""
    question, net = problem(state, company), network(state)
    shown = []
    for told in told_runs(question, runs):
        train = " + ".join(_train(state, company, question, runs[member].train) for member in told.members)
        lines = [draw_run(net, path, [stop for stop, _ in told.calls if stop in path]) for path in told.paths]
        stops = tuple((GEOGRAPHY.name(net.hex_of[stop]), stop_name(net, stop), value) for stop, value in told.calls)
        earns = message("g1862-earns", amount=told.revenue, subsidy=told.subsidy, joined=False)
        named = tuple(name for _, name, _ in stops)
        text = message("eighteen-line", train=train, earns=earns, stops=named)
        bonus = message("g1862-hexes-between", bonus=told.bonus, count=told.hexes) if told.bonus else ""
        line = Line(
            message("g1862-line-bonus", line=text, bonus=bonus) if told.bonus else text,
            tuple(piece for line in lines for piece in line.pieces),
            tuple(dict.fromkeys(call for line in lines for call in line.calls)),
            train,
            earns,
            tuple((name, money(value) if value else "") for _, name, value in stops),
            bonus,
        )
        shown.append(BestRun(train, stops, told.revenue, told.subsidy, line, told.bonus))
    return tuple(shown)


def lines_by_train(state: Counties, company: int, runs: Iterable[PooledRun]) -> list[Line]:
    """The lines of a company's trains in their order; joined Freights have one, and idle trains are named."""
    question = problem(state, company)
    made = tuple(sorted(runs, key=lambda run: run.train))
    firsts = [made[told.members[0]].train for told in told_runs(question, made)]
    lines = [
        msgspec.structs.replace(shown.line, number=first)
        for first, shown in zip(firsts, show_runs(state, company, made), strict=True)
    ]
    running = {run.train for run in made}
    for number in range(len(question.trains)):
        if number not in running:
            lines.append(idle_line(_train(state, company, question, number), number))
    return sorted(lines, key=lambda line: line.number or 0)


def show_each(state: Counties, company: int, runs: tuple[PooledRun, ...]) -> list[Line]:
    """The line of each train for itself. The first of joined Freights has the sum of all, and names the others."""
    question, net = problem(state, company), network(state)
    lines: dict[int, Line] = {}
    for told, shown in zip(told_runs(question, runs), show_runs(state, company, runs), strict=True):
        names = [_train(state, company, question, runs[member].train) for member in told.members]
        first = runs[told.members[0]].train
        for place, (member, path) in enumerate(zip(told.members, told.paths, strict=True)):
            line = draw_run(net, path, [stop for stop, _ in told.calls if stop in path])
            if len(names) == 1:
                lines[member] = msgspec.structs.replace(shown.line, number=first)
            elif place == 0:
                earns = message(
                    "g1862-earns-joined",
                    amount=shown.revenue,
                    subsidy=shown.subsidy,
                    joined=True,
                    trains=tuple(names[1:]),
                )
                lines[member] = msgspec.structs.replace(
                    line,
                    train=names[0],
                    earns=earns,
                    stops=shown.line.stops,
                    bonus=shown.line.bonus,
                    text=shown.line.text,
                    number=first,
                )
            else:
                earns = message("g1862-earns-with", amount=0, joined=True, train=names[0])
                lines[member] = msgspec.structs.replace(line, train=names[place], earns=earns, text=earns, number=first)
    return [lines[number] for number in range(len(runs))]


def _train(state: Counties, company: int, question: PooledProblem, number: int) -> str:
    id_ = question.trains[number].name
    return next(one.name for one in state.trains[company] if one.id == id_)


RUNS: Final = RunsView(
    COMPANY, lambda state, company: problem(state, company).trains, best_runs, best_sets, _all_shown, lines_by_train
)
