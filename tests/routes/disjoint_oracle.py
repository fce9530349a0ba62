"""All runs and all sets of runs of a small network, by trying everything: slow, and simple enough to be believed.

It shares nothing with the optimiser but the description of the problem.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from bradshaw.routes.disjoint.problem import DisjointProblem, StopKind

# A walk: the vertices, and the links between them.
Walk = tuple[tuple[int, ...], tuple[int, ...]]


def walks_from(problem: DisjointProblem, start: int) -> Iterator[Walk]:
    """Every walk along track from a stop, with those that break off at a border."""
    graph = problem.graph
    links = graph.links
    touching: dict[int, list[int]] = {}
    for number, (one, other, _) in enumerate(links):
        touching.setdefault(one, []).append(number)
        touching.setdefault(other, []).append(number)

    def extend(vertices: tuple[int, ...], used: tuple[int, ...], stays: tuple[int, ...]) -> Iterator[Walk]:
        yield vertices, used
        here = vertices[-1]
        for number in touching.get(here, []):
            one, other, place = links[number]
            there = other if one == here else one
            if there in vertices:
                continue
            if here >= graph.stops and place == links[used[-1]][2]:
                continue  # a border is crossed, not turned at
            if place == stays[-1]:
                yield from extend((*vertices, there), (*used, number), stays)
            elif problem.conditions.reenter or place not in stays:
                yield from extend((*vertices, there), (*used, number), (*stays, place))

    yield from extend((start,), (), (graph.hexes[start],))


def resources(problem: DisjointProblem, walk: Walk) -> frozenset[tuple[str, int]]:
    """The borders and the links between stops that a walk uses."""
    graph = problem.graph
    vertices, used = walk
    borders = {("border", vertex) for vertex in vertices if vertex >= graph.stops}
    direct = {
        ("link", number)
        for number in used
        if graph.links[number][0] < graph.stops and graph.links[number][1] < graph.stops
    }
    return frozenset(borders | direct)


def single_runs(problem: DisjointProblem, train: int) -> list[tuple[Walk, frozenset[int]]]:
    """Every legal run of a train: the walk, and every choice of calls along it."""
    stops = problem.stops
    large, calls = problem.trains[train].large, problem.trains[train].large + problem.trains[train].small
    found = []
    for start in range(len(stops)):
        for walk in walks_from(problem, start):
            first, last = walk[0][0], walk[0][-1]
            if last >= len(stops) or first >= last:
                continue  # each walk in one direction only
            if stops[first].kind == StopKind.HALT or stops[last].kind == StopKind.HALT:
                continue
            on_walk = [vertex for vertex in walk[0] if vertex < len(stops)]
            if not any(stops[stop].own and stops[stop].kind == StopKind.LARGE for stop in on_walk):
                continue
            if blocked(problem, walk) > problem.conditions.passes:
                continue
            must = {first, last} | {stop for stop in on_walk if stops[stop].kind == StopKind.LARGE}
            if not problem.conditions.skip_small:
                must |= {stop for stop in on_walk if stops[stop].kind == StopKind.SMALL}
            may = [stop for stop in on_walk if stop not in must]
            for count in range(len(may) + 1):
                for extra in combinations(may, count):
                    called = must | set(extra)
                    larges = sum(stops[stop].kind == StopKind.LARGE for stop in called)
                    if larges <= large and len(called) <= calls:
                        found.append((walk, frozenset(called)))
    return found


def blocked(problem: DisjointProblem, walk: Walk) -> int:
    """How many blocked stops a walk passes through."""
    inside = walk[0][1:-1]
    return sum(vertex < len(problem.stops) and problem.stops[vertex].blocked for vertex in inside)


def legal_together(problem: DisjointProblem, walks: list[Walk]) -> bool:
    """Whether runs, each legal by itself, are legal as a set."""
    count, conditions = len(problem.stops), problem.conditions
    if not apart_on_track(problem, walks) or sum(blocked(problem, walk) for walk in walks) > conditions.passes:
        return False
    places = [{vertex for vertex in walk[0] if vertex < count} for walk in walks]
    if conditions.home and not any(problem.stops[stop].home for stops in places for stop in stops):
        return False
    if not conditions.meeting:
        return True
    linked, apart = places[:1], places[1:]
    while True:
        joining = [stops for stops in apart if any(stops & others for others in linked)]
        if not joining:
            break
        linked += joining
        apart = [stops for stops in apart if stops not in joining]
    return not apart


def apart_on_track(problem: DisjointProblem, walks: list[Walk]) -> bool:
    """Whether no two walks use the same track."""
    used = [resource for walk in walks for resource in resources(problem, walk)]
    return len(used) == len(set(used))


def all_worths(problem: DisjointProblem) -> set[tuple[int, int]]:
    """Revenue and subsidy of every legal set of runs, but for that without any."""
    options: list[dict[Walk, set[tuple[int, int]]]] = []
    for train in range(len(problem.trains)):
        by_walk: dict[Walk, set[tuple[int, int]]] = {}
        for walk, called in single_runs(problem, train):
            worth = (
                sum(problem.stops[stop].revenue for stop in called),
                sum(problem.stops[stop].subsidy for stop in called),
            )
            by_walk.setdefault(walk, set()).add(worth)
        options.append(by_walk)
    worths = set()
    for train_walks in _sets(problem, options, []):
        chosen = [(train, walk) for train, walk in enumerate(train_walks) if walk is not None]
        if chosen and legal_together(problem, [walk for _, walk in chosen]):
            for parts in product(*(options[train][walk] for train, walk in chosen)):
                worths.add((sum(part[0] for part in parts), sum(part[1] for part in parts)))
    return worths


def _sets(
    problem: DisjointProblem, options: list[dict[Walk, set[tuple[int, int]]]], chosen: list[Walk | None]
) -> Iterator[list[Walk | None]]:
    """Every choice of a walk or none for each train that does not use track twice."""
    if len(chosen) == len(options):
        yield chosen
        return
    for walk in (None, *options[len(chosen)]):
        wider = [*chosen, walk]
        if apart_on_track(problem, [one for one in wider if one is not None]):
            yield from _sets(problem, options, wider)


def pareto(worths: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Those that no other one equals or betters in both numbers, by falling revenue."""
    return sorted(
        (
            worth
            for worth in worths
            if not any(other != worth and other[0] >= worth[0] and other[1] >= worth[1] for other in worths)
        ),
        reverse=True,
    )


def reached(problem: DisjointProblem, train: int) -> tuple[int, int]:
    """Masks of the stops and links that a train can get to from the company's bases."""
    stops = problem.stops
    large, calls = problem.trains[train].large, problem.trains[train].large + problem.trains[train].small
    stops_mask = links_mask = 0
    for start in range(len(stops)):
        if not stops[start].own:
            continue
        for vertices, used in walks_from(problem, start):
            # The stops passed on the way, the first one included, and the one at the end if the walk ends at one.
            passed = [vertex for vertex in vertices[:-1] if vertex < len(stops)]
            if any(stops[stop].blocked for stop in passed[1:]):
                continue
            spent = [
                stop
                for stop in passed
                if stops[stop].kind == StopKind.LARGE
                or (stops[stop].kind == StopKind.SMALL and (stop == start or not problem.conditions.skip_small))
            ]
            if len(spent) > calls or sum(stops[stop].kind == StopKind.LARGE for stop in spent) > large:
                continue
            for number in used:
                links_mask |= 1 << number
            end = vertices[-1]
            if end < len(stops):
                called = spent + ([end] if stops[end].kind != StopKind.HALT and end not in spent else [])
                if len(called) <= calls and sum(stops[stop].kind == StopKind.LARGE for stop in called) <= large:
                    stops_mask |= 1 << end
    return stops_mask, links_mask
