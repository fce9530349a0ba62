"""Whether given runs are legal, what they are worth, and whether an idle train could run."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from bradshaw.routes.answers import Fault, Reason
from bradshaw.routes.graph import WORD
from bradshaw.routes.paths import fault_of_each
from bradshaw.routes.pooled.network import PooledNetwork, hexes_along
from bradshaw.routes.pooled.offer_kernel import FAR
from bradshaw.routes.pooled.problem import Meeting, Place, PooledProblem, PooledRun, PooledTrain, TrainKind

LONGEST_LOOK: Final = 2_000_000
"""The most work by which it is found out whether an idle train could run: about 10 ms with compiled kernels."""


def fault(problem: PooledProblem, runs: Sequence[PooledRun]) -> Fault | None:
    """The first thing that is wrong with a set of runs, if any.

    Each run is looked at for itself, then joined Freights, then all together; not whether more trains could run (see
    `idle`). What Freights are said to score is not looked at: it is always the ends of those joined. No runs at all
    are no fault.
    """
    alone = fault_of_each(problem, runs, _fault_of_one)
    if alone is not None or not runs:
        return alone
    return _fault_of_freights(problem, runs) or _fault_of_all(problem, runs)


def _fault_of_one(problem: PooledProblem, place: int, run: PooledRun) -> Fault | None:
    graph, path = problem.graph, run.path

    def wrong(reason: Reason, *vertices: int) -> Fault:
        return Fault(reason, (place,), vertices)

    train = problem.trains[run.train]
    on_run = _stops(problem, run)
    if not hexes_along(graph, path):
        return wrong(Reason.NOT_CONTINUOUS, *(vertex for vertex in path if vertex >= graph.stops))
    stops = [problem.stops[number] for number in on_run]
    for number, stop in zip(on_run, stops, strict=True):
        if stop.closed:
            return wrong(Reason.CLOSED, number)
        end = number in (path[0], path[-1])
        if end and not stop.large:
            return wrong(Reason.ENDS_AT_SMALL, number)
        if stop.area and not end:
            return wrong(Reason.PASSES_AREA, number)
        if stop.blocked and not end:
            return wrong(Reason.PASSES_BLOCKED, number)
        if stop.area and train.kind == TrainKind.LOCAL:
            return wrong(Reason.LOCAL_IN_AREA, number)
    if stops[0].kind == stops[-1].kind == Place.PORT:
        return wrong(Reason.PORT_TO_PORT, on_run[0], on_run[-1])
    if stops[0].kind == stops[-1].kind == Place.RED:
        return wrong(Reason.RED_TO_RED, on_run[0], on_run[-1])
    found = _fault_of_score(problem, place, run)
    if found is None and not any(stop.own and stop.kind == Place.TOWN for stop in stops):
        return wrong(Reason.NO_MARKER)
    return found


def _fault_of_score(problem: PooledProblem, place: int, run: PooledRun) -> Fault | None:
    """Whether a train does more than it may, or scores what it may not."""
    train = problem.trains[run.train]

    def wrong(reason: Reason, *vertices: int) -> Fault:
        return Fault(reason, (place,), vertices)

    if train.kind == TrainKind.FREIGHT:
        borders = [vertex for vertex in run.path if vertex >= problem.graph.stops]
        return wrong(Reason.TOO_FAR) if len(borders) > train.visit else None
    on_run = _stops(problem, run)
    larges = [stop for stop in on_run if problem.stops[stop].large]
    if len(larges) > train.visit:
        return wrong(Reason.TOO_MANY_VISITED, *larges)
    may = on_run if train.kind == TrainKind.LOCAL else larges
    for stop, times in Counter(run.scored).items():
        if times > 1 or stop not in may:
            return wrong(Reason.SCORED_ELSEWHERE, stop)
    scored = [stop for stop in run.scored if stop in larges]
    if len(scored) > train.score:
        return wrong(Reason.TOO_MANY_SCORED, *scored)
    missing = [stop for stop in may if stop not in run.scored]
    if len(scored) == min(train.score, len(larges)):
        missing = [stop for stop in missing if stop not in larges]
    return wrong(Reason.SCORED_MISSING, *missing) if missing else None


def _fault_of_freights(problem: PooledProblem, runs: Sequence[PooledRun]) -> Fault | None:
    groups, conditions = _groups(problem, runs), problem.conditions
    if not conditions.joining:
        joined = next((group for group in groups if len(group) > 1), None)
        return Fault(Reason.JOINED, tuple(joined)) if joined else None
    permanent = {place: problem.trains[run.train].permanent for place, run in enumerate(runs)}
    passing = [group for group in groups if not all(permanent[place] for place in group)]
    if len(passing) > 1:
        return Fault(Reason.FREIGHTS_APART, tuple(place for group in passing for place in group))
    for group in passing:
        if not any(permanent[place] for place in group) and len(groups) > 1:
            return Fault(Reason.NO_PERMANENT, tuple(group))
    for group in groups:
        found = _fault_of_chain(problem, runs, group)
        if found is not None:
            return found
    if conditions.touching_freights_join:
        ends: dict[int, list[int]] = {}
        for group in groups:
            for end in chain_ends(problem, [runs[place] for place in group]):
                if problem.stops[end].kind == Place.TOWN:
                    ends.setdefault(end, []).extend(group)
                    if len(ends[end]) > len(group):
                        return Fault(Reason.TOUCHING, tuple(ends[end]), (end,))
    return None


def _fault_of_chain(problem: PooledProblem, runs: Sequence[PooledRun], group: Sequence[int]) -> Fault | None:
    """What is wrong with Freights that are joined."""

    def wrong(reason: Reason, *vertices: int) -> Fault:
        return Fault(reason, tuple(group), vertices)

    if len(group) == 1:
        return None
    pairs = [(runs[place].path[0], runs[place].path[-1]) for place in group]
    ends = Counter(end for pair in pairs for end in pair)
    outer = [end for end, times in ends.items() if times == 1]
    joints = {end: times for end, times in ends.items() if times > 1}
    overlap = problem.conditions.joined_freights_overlap
    # A line of runs has two ends. Where they may overlap it may come to a joint again, and leaves it each time.
    if overlap:
        in_line = all(times % 2 == 0 for times in joints.values())
    else:
        in_line = all(times == 2 and problem.stops[end].kind == Place.TOWN for end, times in joints.items())
    met = set(pairs[0])
    for _ in pairs:
        met.update(*(pair for pair in pairs if not met.isdisjoint(pair)))
    if not in_line or len(outer) != 2 or met != set(ends):
        return wrong(Reason.NOT_END_TO_END, *sorted(ends))
    for vertex, times in Counter(vertex for place in group for vertex in runs[place].path).items():
        if times > joints.get(vertex, 1) and not overlap:
            return wrong(Reason.CHAIN_TWICE, vertex)
    kinds = {problem.stops[end].kind for end in outer}
    if not problem.conditions.any_chain_ends:
        if kinds == {Place.PORT}:
            return wrong(Reason.CHAIN_PORTS, *outer)
        if kinds == {Place.RED}:
            return wrong(Reason.CHAIN_REDS, *outer)
    return None


def _fault_of_all(problem: PooledProblem, runs: Sequence[PooledRun]) -> Fault | None:
    stops, conditions = problem.stops, problem.conditions
    on_runs = (stops[stop] for run in runs for stop in _stops(problem, run))
    if conditions.home and not any(stop.home and stop.kind == Place.TOWN for stop in on_runs):
        return Fault(Reason.NO_HOME, tuple(range(len(runs))))
    if conditions.meeting == Meeting.NOWHERE:
        return None
    # Freights that are joined hang together, wherever that is.
    apart = _groups(problem, runs)
    apart += [[place] for place, run in enumerate(runs) if problem.trains[run.train].kind != TrainKind.FREIGHT]
    apart.sort()
    met: set[int] = set()
    joining = apart[:1]
    while joining:
        for group in joining:
            apart.remove(group)
            for place in group:
                met.update(_meeting(problem, runs[place]))
        joining = [
            group for group in apart if any(not met.isdisjoint(_meeting(problem, runs[place])) for place in group)
        ]
    return Fault(Reason.APART, tuple(place for group in apart for place in group)) if apart else None


def _stops(problem: PooledProblem, run: PooledRun) -> list[int]:
    return [vertex for vertex in run.path if vertex < problem.graph.stops]


def _meeting(problem: PooledProblem, run: PooledRun) -> list[int]:
    """The stops of a run where it may meet others."""
    anywhere = problem.conditions.meeting == Meeting.ANYWHERE
    return [stop for stop in _stops(problem, run) if anywhere or problem.stops[stop].kind == Place.TOWN]


def _groups(problem: PooledProblem, runs: Sequence[PooledRun]) -> list[list[int]]:
    """The places of Freights that are joined."""
    groups: dict[int, list[int]] = {}
    for place, run in enumerate(runs):
        if problem.trains[run.train].kind == TrainKind.FREIGHT:
            groups.setdefault(run.group, []).append(place)
    return list(groups.values())


def chain_ends(problem: PooledProblem, runs: Sequence[PooledRun]) -> dict[int, int]:
    """The two ends of joined Freights, each with the hex from which it is entered."""
    times = Counter(end for run in runs for end in (run.path[0], run.path[-1]))
    ends: dict[int, int] = {}
    for run in runs:
        hexes = hexes_along(problem.graph, run.path)
        for end, inner in ((run.path[0], hexes[:2]), (run.path[-1], hexes[:-3:-1])):
            if times[end] == 1:
                ends[end] = inner[-1] if problem.stops[end].area else problem.graph.hexes[end]
    return ends


def score(problem: PooledProblem, runs: Sequence[PooledRun]) -> tuple[int, int, tuple[int, ...]]:
    """Revenue, subsidy, and the revenue of each run, of runs that are without fault.

    A stop that several runs score counts for the first of them; the bonus of joined Freights for the first of these.
    """
    paid: set[int] = set()
    hexes: set[int] = set()
    revenues = []
    groups = {group[0]: group for group in _groups(problem, runs)}
    ends = {place: chain_ends(problem, [runs[each] for each in group]) for group in groups.values() for place in group}
    for place, run in enumerate(runs):
        train = problem.trains[run.train]
        revenue = 0
        scored: Sequence[int] = run.scored
        if train.kind == TrainKind.FREIGHT:
            scored = [stop for stop in (run.path[0], run.path[-1]) if stop in ends[place]]
            if place in groups:
                (one, entry), (other, entry_2) = ends[place].items()
                revenue = problem.crow(one, entry, other, entry_2)
        elif train.kind == TrainKind.LOCAL:
            hexes.update(hexes_along(problem.graph, run.path))
        revenue += sum(problem.stops[stop].revenue for stop in scored if stop not in paid)
        paid.update(scored)
        revenues.append(revenue)
    return sum(revenues), problem.subsidy * len(hexes), tuple(revenues)


def possible(problem: PooledProblem) -> bool:
    """Whether there is any legal set of runs."""
    # Of a legal set a run is legal alone: the one at home, if one must be.
    return _any(problem, ()) is not None


def idle(problem: PooledProblem, runs: Sequence[PooledRun]) -> PooledRun | None:
    """A run that a train without one could make beside these, which must be without fault; the first one found.

    A Freight is joined with others (by the number of the group) only if it cannot run alone, and keeps clear of them
    even where joined ones may overlap. Where it would take more work than LONGEST_LOOK to find a run, there is none.
    """
    return _any(problem, runs)


def _any(problem: PooledProblem, runs: Sequence[PooledRun]) -> PooledRun | None:
    running = {run.train for run in runs}
    waiting = [number for number in range(len(problem.trains)) if number not in running]
    if not waiting:
        return None
    if not runs:
        first = first_alone(problem, waiting[0])
        if first is not None or len(waiting) == 1:
            return first
    network = PooledNetwork(problem, LONGEST_LOOK)
    tried = set()
    for number in waiting:
        train = problem.trains[number]
        kind = (train.kind, train.visit, train.kind == TrainKind.FREIGHT and train.permanent)
        if kind in tried:
            continue
        tried.add(kind)
        if train.kind == TrainKind.FREIGHT:
            found = _any_freight(network, runs, number)
        else:
            found = _any_alone(network, runs, number, ())
        if found is not None:
            return found
    return None


def first_alone(problem: PooledProblem, number: int, paid: Collection[int] = ()) -> PooledRun | None:
    """A run of a train that is legal if no other runs; the first one found. It scores what is not paid already.

    What stops pay makes no difference to where it leads, so that is kept.
    """
    network = PooledNetwork(problem, LONGEST_LOOK)
    train = problem.trains[number]
    freight = train.kind == TrainKind.FREIGHT
    key = freight, train.kind == TrainKind.LOCAL, train.visit, problem.conditions.home
    if key not in network.first_paths:
        network.first_paths[key] = _path_alone(network, train, network.anchor, 0, ())
    path = network.first_paths[key]
    if path is None:
        return None
    return _run_along(problem, number, path, lambda stop: -problem.stops[stop].revenue if stop not in paid else 0, 0)


def _any_alone(
    network: PooledNetwork, runs: Sequence[PooledRun], number: int, barred: Sequence[int], group: int = 0
) -> PooledRun | None:
    """A run of a train by itself that is legal beside the others and does not end at a stop that is barred."""
    problem = network.problem
    met: set[int] = set()
    if problem.conditions.meeting != Meeting.NOWHERE:
        met.update(stop for run in runs for stop in _meeting(problem, run))
    wanted = network.word(stop for stop in met if problem.stops[stop].large)
    if not met:
        wanted = network.towns if runs else network.anchor
    wanted_small = network.word(stop for stop in met if not problem.stops[stop].large)
    path = _path_alone(network, problem.trains[number], wanted, wanted_small, barred)
    if path is None:
        return None
    paid = {stop for run in runs for stop in run.scored}
    return _run_along(problem, number, path, lambda stop: (stop in paid, -problem.stops[stop].revenue), group)


def _path_alone(
    network: PooledNetwork, train: PooledTrain, wanted: int, wanted_small: int, barred: Sequence[int]
) -> tuple[int, ...] | None:
    """The first path found for a train that comes to one of some stops and does not end at one that is barred."""
    freight = train.kind == TrainKind.FREIGHT
    sweep = network.sweep
    with network.work.counting(sweep):
        sweep.find(
            len(network.problem.stops) if freight else train.visit,
            train.visit if freight else FAR,
            train.kind != TrainKind.LOCAL,
            False,
            False,
            True,
            wanted,
            wanted_small,
            array("i", barred),
        )
    return network.path(sweep.kept_ways) if len(sweep.kept_facts) else None


def _run_along(
    problem: PooledProblem, number: int, path: tuple[int, ...], rank: Callable[[int], Any], group: int
) -> PooledRun:
    """The run of a train along a path; of the towns and areas on it those count that rank first."""
    train = problem.trains[number]
    if train.kind == TrainKind.FREIGHT:
        return problem.run(number, path, None, group)
    # The stops that pay most, so that the run is worth what it can be by itself.
    stops = [stop for stop in path if stop < problem.graph.stops]
    scored = sorted((stop for stop in stops if problem.stops[stop].large), key=rank)[: train.score]
    if train.kind == TrainKind.LOCAL:
        scored += [stop for stop in stops if not problem.stops[stop].large]
    return problem.run(number, path, scored, group)


def _any_freight(network: PooledNetwork, runs: Sequence[PooledRun], number: int) -> PooledRun | None:
    """A run of a Freight by itself, or else one that lengthens others."""
    problem = network.problem
    groups = _groups(problem, runs)
    permanent = problem.trains[number].permanent
    passing = [group for group in groups if not all(problem.trains[runs[place].train].permanent for place in group)]
    bound = [group for group in passing if not any(problem.trains[runs[place].train].permanent for place in group)]
    ends = [chain_ends(problem, [runs[place] for place in group]) for group in groups]
    touching = problem.conditions.touching_freights_join
    if not groups or not problem.conditions.joining or (permanent and not bound):
        fresh = 1 + max((run.group for run in runs), default=-1)
        barred = sorted({end for pair in ends for end in pair if problem.stops[end].kind == Place.TOWN})
        found = _any_alone(network, runs, number, barred if touching else (), fresh)
        if found is not None or not (permanent and touching):
            return found
    for group, pair in zip(groups, ends, strict=True):
        # All that are not permanent are in one group; those that are join it if it has none.
        if (not permanent and passing and group not in passing) or (permanent and bound and group not in bound):
            continue
        others = [end for other in ends if other is not pair for end in other if problem.stops[end].kind == Place.TOWN]
        path = [stop for place in group for stop in _stops(problem, runs[place])]
        used = 0
        for place in group:
            used |= _used(problem, runs[place])
        one, two = pair
        for end, other in ((one, two), (two, one)):
            if problem.stops[end].kind != Place.TOWN:
                continue
            with network.work.counting(network.chains):
                longer = network.chains.extend(
                    end,
                    other,
                    problem.trains[number].visit,
                    array("i", others if touching else ()),
                    array("i", path),
                    (used & WORD, used >> 64 & WORD, used >> 128 & WORD, used >> 192),
                )
            if longer:
                return problem.run(number, network.path(network.chains.way()), None, runs[group[0]].group)
    return None


def _used(problem: PooledProblem, run: PooledRun) -> int:
    """The borders of a run as a mask; links between two of its stops need none, since stops are not met twice."""
    used = 0
    for vertex in run.path:
        if vertex >= problem.graph.stops:
            used |= 1 << vertex - problem.graph.stops
    return used
