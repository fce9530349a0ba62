"""The best runs of a company for people: names of stations, values, and the lines to draw on the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from bradshaw.core.log import Entry
from bradshaw.core.messages import Message, Text, message, money
from bradshaw.core.view import Line
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.views.map import draw_run, idle_line, stop_name
from bradshaw.eighteen.views.runs import RunsView
from bradshaw.eighteen.views.shown_runs import BestRun, BestRuns
from bradshaw.games.g1860.components import COMPANIES, COMPANY, LEASE_BASE
from bradshaw.games.g1860.names import credits
from bradshaw.games.g1860.rules.running import as_action, best_runs, front_of_runs, leases, problem
from bradshaw.games.g1860.rules.runs import lease_revenue
from bradshaw.games.g1860.rules.track import network
from bradshaw.games.g1860.state import Isle
from bradshaw.routes.disjoint.problem import DisjointRun, DisjointSolution


def _all_shown(state: Isle, company: int, found: DisjointSolution) -> BestRuns:
    shown = tuple(show_run(state, company, run) for run in found.runs)
    revenue, leased = sum(run.revenue for run in shown), leases(state, company)
    return BestRuns(
        COMPANIES[company].name,
        shown,
        revenue,
        found.subsidy,
        found.proved,
        as_action(state, found.runs, problem(state, company)),
        message("g1860-earns", leased=leased, revenue=revenue, subsidy=found.subsidy),
    )


def show_run(state: Isle, company: int, run: DisjointRun) -> BestRun:
    """A run of a company with its stops and sums, and the line to draw."""
    net, question, leased = network(state), problem(state, company), leases(state, company)
    revenue = lease_revenue(state, run.revenue) if leased else run.revenue
    train = question.trains[run.train].name
    stops = tuple((_hex(net, stop), stop_name(net, stop), question.stops[stop].revenue) for stop in run.calls)
    line = msgspec.structs.replace(
        draw_run(net, run.path, run.calls),
        train=train,
        earns=_lease(state, run) if leased else _money(run.revenue, run.subsidy, leased),
        stops=tuple(
            (name, _money(value, question.stops[stop].subsidy, leased and not state.settings.original_insolvency))
            for stop, (_, name, value) in zip(run.calls, stops, strict=True)
        ),
    )
    text = message("eighteen-line", train=train, earns=line.earns, stops=tuple(name for _, name, _ in stops))
    return BestRun(train, stops, revenue, run.subsidy, msgspec.structs.replace(line, text=text))


def _lease(state: Isle, run: DisjointRun) -> Message:
    """What the stops of a leased train add up to, and what of it the company keeps."""
    if state.settings.original_insolvency:
        kept = _money(lease_revenue(state, run.revenue), run.subsidy, leased=True)
        return message("g1860-lease-half", revenue=run.revenue, kept=kept)
    return message("g1860-lease-sum", revenue=run.revenue, more=LEASE_BASE)


def lines_by_train(state: Isle, company: int, runs: Iterable[DisjointRun]) -> Iterator[Line]:
    """The line of each train of a company in their order; one that stays idle is named."""
    made = {run.train: run for run in runs}
    for number, train in enumerate(problem(state, company).trains):
        if number in made:
            yield msgspec.structs.replace(show_run(state, company, made[number]).line, number=number)
        else:
            yield idle_line(train.name, number)


def lines_told(state: Isle, entries: Iterable[Entry]) -> Iterator[Line]:
    """The runs that log entries tell of, along the track as it lies."""
    net = network(state)
    for entry in entries:
        for run in entry.facts["runs"] if entry.kind == "run_trains" else ():
            path, calls = (_vertices(net, run[part]) for part in ("path", "calls"))
            earns = _money(run["revenue"], run["subsidy"], entry.facts["leased"])
            stops = tuple(stop_name(net, stop) for stop in calls)
            text = message("eighteen-line", train=run["train"], earns=earns, stops=stops)
            yield msgspec.structs.replace(draw_run(net, path, calls), train=run["train"], earns=earns, text=text)


def _vertices(net: Network, names: Iterable[str]) -> list[int]:
    found = [net.vertex(name) for name in names]
    return [vertex for vertex in found if vertex is not None]


def _money(revenue: int, subsidy: int, leased: bool) -> Text:
    """What is earned; all that a leased train earns is the company's own money."""
    earned = credits(revenue) if leased else money(revenue)
    if not subsidy:
        return earned
    return message("g1860-sum", revenue=earned, subsidy=subsidy) if revenue else credits(subsidy)


def _hex(net: Network, stop: int) -> str:
    return net.geography.places[net.hex_of[stop]].id


RUNS: Final = RunsView(
    COMPANY, lambda state, company: problem(state, company).trains, best_runs, front_of_runs, _all_shown, lines_by_train
)
