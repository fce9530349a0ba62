"""Whether given runs are legal, and whether a train that stays idle could run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bradshaw.routes.answers import Fault, Reason
from bradshaw.routes.disjoint.network import FREE, DisjointNetwork, Mask
from bradshaw.routes.disjoint.problem import DisjointProblem, DisjointRun, StopKind
from bradshaw.routes.disjoint.run_kernel import ANY
from bradshaw.routes.graph import WORD, walks
from bradshaw.routes.paths import fault_of_each

LONGEST_LOOK: Final = 200_000
"""The most steps by which it is found out whether an idle train could run: some 10 ms with a compiled kernel."""
MOST_LOOKS: Final = 2_000
"""The most stops from which it is looked further where only a possibility is asked: some 20 ms."""


def fault(problem: DisjointProblem, runs: Sequence[DisjointRun]) -> Fault | None:
    """The first thing that is wrong with a set of runs, if any.

    Each run is looked at for itself before they are looked at together. The sums that the runs state are not looked
    at, nor whether more trains could run (see `idle`). No runs at all are no fault.
    """
    alone = fault_of_each(problem, runs, _fault_of_one)
    if alone is not None or not runs:
        return alone
    return _fault_of_all(problem, runs)


def _fault_of_one(problem: DisjointProblem, place: int, run: DisjointRun) -> Fault | None:
    graph, stops, path = problem.graph, problem.stops, run.path

    def wrong(reason: Reason, *vertices: int) -> Fault:
        return Fault(reason, (place,), vertices)

    train = problem.trains[run.train]
    on_run = [vertex for vertex in path if vertex < graph.stops]
    ways = _ways(problem, path)
    if not ways:
        return wrong(Reason.NOT_CONTINUOUS, *(vertex for vertex in path if vertex >= graph.stops))
    if not problem.conditions.reenter and all(_reenters(hexes) for hexes in ways):
        return wrong(Reason.HEX_REENTERED)
    for end in (path[0], path[-1]):
        if stops[end].kind == StopKind.HALT:
            return wrong(Reason.ENDS_AT_HALT, end)
    called = set(run.calls)
    if len(called) < len(run.calls) or not called.issubset(on_run):
        twice = Counter(run.calls)
        return wrong(Reason.CALL_ELSEWHERE, next(stop for stop in twice if twice[stop] > 1 or stop not in on_run))
    missing = [stop for stop in on_run if stop not in called and problem.must_call(path, stop)]
    if missing:
        return wrong(Reason.CALL_MISSING, *missing)
    larges = [stop for stop in run.calls if stops[stop].kind == StopKind.LARGE]
    if len(larges) > train.large:
        return wrong(Reason.TOO_MANY_LARGE, *larges)
    if len(run.calls) > train.calls:
        return wrong(Reason.TOO_MANY_CALLS, *run.calls)
    if not any(problem.base(stop) for stop in on_run):
        return wrong(Reason.NO_BASE)
    return None


def _ways(problem: DisjointProblem, path: Sequence[int]) -> list[list[int]]:
    """The hexes of each step along a path that crosses every border it comes to: one way, unless track is doubled."""
    stops, links = problem.graph.stops, problem.graph.ways
    hexes: list[int] = []
    for start, end in pairwise(path):
        places = [place for vertex, place, _ in links[start] if vertex == end]
        if len(places) > 1:
            return _ways_where_doubled(problem, path)
        (place,) = places
        if start >= stops and place == hexes[-1]:
            return []
        hexes.append(place)
    return [hexes]


def _ways_where_doubled(problem: DisjointProblem, path: Sequence[int]) -> list[list[int]]:
    """The same where there may be several links between two vertices of the path."""
    stops, links = problem.graph.stops, problem.graph.ways
    ways: list[list[int]] = [[]]
    for start, end in pairwise(path):
        places = {place for vertex, place, _ in links[start] if vertex == end}
        ways = [[*way, place] for way in ways for place in places if start < stops or place != way[-1]]
    return ways


def _reenters(hexes: Sequence[int]) -> bool:
    """Whether a sequence of hexes comes back to one that was left."""
    stays = [hexes[0]] + [place for before, place in pairwise(hexes) if place != before]
    return len(set(stays)) < len(stays)


def _fault_of_all(problem: DisjointProblem, runs: Sequence[DisjointRun]) -> Fault | None:
    graph, stops, conditions = problem.graph, problem.stops, problem.conditions
    if len(runs) > 1:
        users: dict[tuple[int, ...], list[int]] = {}
        for place, run in enumerate(runs):
            for resource in _resources(problem, run):
                users.setdefault(resource, []).append(place)
        for resource, places in users.items():
            if len(places) > 1 and len(places) > _tracks(problem, resource):
                return Fault(Reason.TRACK_TWICE, tuple(places), resource)
    passed = [(place, stop) for place, run in enumerate(runs) for stop in _passed(problem, run)]
    if len(passed) > conditions.passes:
        return Fault(
            Reason.TOO_MANY_PASSED,
            tuple(sorted({place for place, _ in passed})),
            tuple(stop for _, stop in passed),
        )
    at_home = (stop < graph.stops and stops[stop].home for run in runs for stop in run.path)
    if conditions.home and not any(at_home):
        return Fault(Reason.NO_HOME, tuple(range(len(runs))))
    if not conditions.meeting or len(runs) == 1:
        return None
    met = {stop for stop in runs[0].path if stop < graph.stops}
    apart = list(range(1, len(runs)))
    while True:
        joining = [place for place in apart if not met.isdisjoint(runs[place].path)]
        if not joining:
            break
        for place in joining:
            apart.remove(place)
            met.update(stop for stop in runs[place].path if stop < graph.stops)
    return Fault(Reason.APART, tuple(apart)) if apart else None


def _resources(problem: DisjointProblem, run: DisjointRun) -> list[tuple[int, ...]]:
    """What no other run may use: the borders of a run, and the pairs of stops between which it uses a link."""
    stops = problem.graph.stops
    borders: list[tuple[int, ...]] = [(vertex,) for vertex in run.path if vertex >= stops]
    return borders + [(min(pair), max(pair)) for pair in pairwise(run.path) if max(pair) < stops]


def _tracks(problem: DisjointProblem, resource: tuple[int, ...]) -> int:
    """How many runs may use a resource: one, unless there are several links between two stops."""
    if len(resource) == 1:
        return 1
    one, other = resource
    return sum(vertex == other for vertex, _, _ in problem.graph.ways[one])


def _passed(problem: DisjointProblem, run: DisjointRun) -> list[int]:
    """The blocked stops that a run passes through."""
    return [stop for stop in run.path[1:-1] if stop < problem.graph.stops and problem.stops[stop].blocked]


def idle(problem: DisjointProblem, runs: Sequence[DisjointRun], mode: int = ANY) -> DisjointRun | None:
    """A run that a train without one could make beside these, which must be without fault; the first one found.

    It has the calls that bring most revenue, then most subsidy. With the mode BEST it is the best one of the first
    train that can run. Where it would take more steps than LONGEST_LOOK to find a run, there is none.
    """
    if len(runs) == len(problem.trains):
        return None
    graph = problem.graph
    used = 0
    links: Counter[tuple[int, ...]] = Counter()
    for run in runs:
        for resource in _resources(problem, run):
            if len(resource) == 1:
                used |= 1 << resource[0] - graph.stops
            else:
                one, other = resource
                between = [link for vertex, _, link in graph.ways[one] if vertex == other]
                used |= graph.direct[between[links[resource]]]
                links[resource] += 1
    taken = (used & WORD, used >> 64 & WORD, used >> 128 & WORD, used >> 192)
    return _any(problem, runs, taken, mode)


def possible(problem: DisjointProblem) -> bool:
    """Whether there is any legal set of runs.

    Where it would take more than MOST_LOOKS to find a run, there is none.
    """
    # Of a legal set a run is legal alone: the one at home, if one must be. From a base at home to the next stop on it
    # that is no halt it is a legal run already.
    most = max((train.large for train in problem.trains if train.calls > 1), default=0)
    if not most:
        return False
    bases = [number for number, stop in enumerate(problem.stops) if stop.own and stop.kind == StopKind.LARGE]
    if problem.conditions.home:
        bases = [base for base in bases if problem.stops[base].home]
        if not bases:
            return _any(problem, (), FREE) is not None
    return any(_reaches_end(problem, base, most) for base in bases)


def _reaches_end(problem: DisjointProblem, base: int, most: int) -> bool:
    """Whether a train that calls at this many large stops can run from a base to the next stop that is no halt."""
    graph, stops, conditions = problem.graph, problem.stops, problem.conditions
    reenter, count = conditions.reenter, graph.stops
    # The halts come to, with the resources, hexes and stops behind each, and the blocked stops that may be passed yet.
    ahead = [(base, 0, 0 if reenter else 1 << graph.hexes[base], 1 << base, conditions.passes)]
    looks = 0
    while ahead and looks < MOST_LOOKS:
        looks += 1
        start, used, hexes, passed, passes = ahead.pop()
        for vertex, _, track, entered, _ in walks(graph, start, reenter):
            if vertex >= count or passed >> vertex & 1 or used & track or hexes & entered:
                continue
            stop = stops[vertex]
            if stop.kind == StopKind.SMALL or (stop.kind == StopKind.LARGE and most > 1):
                return True
            if stop.kind == StopKind.HALT and passes >= stop.blocked:
                behind = hexes if reenter else hexes | entered
                ahead.append((vertex, used | track, behind, passed | 1 << vertex, passes - stop.blocked))
    return False


def _any(problem: DisjointProblem, runs: Sequence[DisjointRun], used: Mask, mode: int = ANY) -> DisjointRun | None:
    """A run of a train that has none, legal beside the others and clear of the resources used."""
    running = {run.train for run in runs}
    trains = [number for number in range(len(problem.trains)) if number not in running]
    if not trains:
        return None
    # The first run has to be at home where one must be; a further one has to meet those before where all must.
    conditions, stops = problem.conditions, problem.graph.stops
    at_home, need = conditions.home and not runs, conditions.meeting and bool(runs)
    wanted = {vertex for run in runs for vertex in run.path if vertex < stops} if need else None
    left = conditions.passes - sum(len(_passed(problem, run)) for run in runs)
    scale = 1 + sum(stop.subsidy for stop in problem.stops)
    network = DisjointNetwork(problem, (scale, 1), limit=LONGEST_LOOK, wanted=wanted, passes=left)
    tried = set()
    for number in trains:
        train = problem.trains[number]
        if (train.large, train.small) not in tried:
            tried.add((train.large, train.small))
            network.find(train, mode, at_home=at_home, need=need, used=used)
            if network.walks.count:
                return network.run(number, 0)
    return None
