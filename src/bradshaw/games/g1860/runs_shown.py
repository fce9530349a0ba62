"""The best runs of a company for people: names of stations, values, and the lines to draw on the map."""

from __future__ import annotations

from itertools import pairwise

from bradshaw.core.errors import BadPosition
from bradshaw.core.title import BestRun, BestRuns
from bradshaw.core.view import Line
from bradshaw.eighteen.network import Network
from bradshaw.games.g1860.components import COMPANIES, COMPANY
from bradshaw.games.g1860.running import as_action, best_runs, front_of_runs, leases, problem
from bradshaw.games.g1860.runs import lease_revenue
from bradshaw.games.g1860.state import Isle
from bradshaw.games.g1860.track import network
from bradshaw.routes.problem import Problem, Run, Solution


def show_best_runs(state: Isle, name: str) -> BestRuns:
    """The runs that earn most. Raises BadPosition if there is no such company or it cannot run."""
    company = _running(state, name)
    return _all_shown(state, company, best_runs(state, company))


def show_run_splits(state: Isle, name: str) -> list[BestRuns]:
    """The runs for every division between revenue and subsidy that is worth having."""
    company = _running(state, name)
    return [_all_shown(state, company, one) for one in front_of_runs(state, company)]


def _running(state: Isle, name: str) -> int:
    company = COMPANY.get(name)
    if company is None:
        raise BadPosition(f"There is no company {name[:20]!r}; there are {', '.join(COMPANY)}.")
    if not state.is_floated(company):
        raise BadPosition(f"{name} has not floated and does not run.")
    if not problem(state, company).trains:
        raise BadPosition(f"{name} has no train to run.")
    return company


def _all_shown(state: Isle, company: int, found: Solution) -> BestRuns:
    question = problem(state, company)
    leased = leases(state, company)
    shown = tuple(_shown(state, question, run, leased) for run in found.runs)
    return BestRuns(
        COMPANIES[company].name,
        shown,
        sum(run.revenue for run in shown),
        found.subsidy,
        found.proved,
        as_action(state, found.runs, question),
    )


def _shown(state: Isle, question: Problem, run: Run, leased: bool) -> BestRun:
    net = network(state)
    revenue = lease_revenue(state, run.revenue) if leased else run.revenue
    train = question.trains[run.train].name
    text = f"{train}: £{revenue}" + (f" + {run.subsidy}cc" if run.subsidy else "")
    stops = tuple((_hex(net, stop), stop_name(net, stop), question.stops[stop].revenue) for stop in run.calls)
    return BestRun(train, stops, revenue, run.subsidy, draw_run(net, run.path, run.calls, text))


def _hex(net: Network, stop: int) -> str:
    return net.geography.places[net.hex_of[stop]].id


def stop_name(net: Network, stop: int) -> str:
    """The name of a station: printed on its tile, or on the map beneath it."""
    named = net.stops[stop].name
    if named:
        return named
    place = net.geography.places[net.hex_of[stop]]
    number = stop - net.first[net.hex_of[stop]]
    printed = [name for _, name in place.stops]
    return printed[number] if number < len(printed) else place.name


def draw_run(net: Network, path: tuple[int, ...], calls: tuple[int, ...], text: str) -> Line:
    """A run along the pieces of track that it uses."""
    pieces = []
    place = net.hex_of[path[0]]
    count = len(net.stops)
    for one, other in pairwise(path):
        if one >= count:
            # Over a border into the next hex.
            border = one - count
            here = [hex_ for hex_, sides in enumerate(net.geography.border) if border in sides]
            place = here[0] if here[1] == place else here[1]
        pieces.append((net.geography.places[place].id, _end(net, place, one), _end(net, place, other)))
    return Line(text, tuple(pieces), tuple((_hex(net, stop), _end(net, net.hex_of[stop], stop)) for stop in calls))


def _end(net: Network, place: int, vertex: int) -> str:
    count = len(net.stops)
    if vertex < count:
        return f"s{vertex - net.first[place]}"
    return f"e{net.geography.border[place].index(vertex - count)}"
