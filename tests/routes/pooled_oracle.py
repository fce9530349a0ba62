"""All runs and all sets of runs that share track on a small network, by trying everything.

Slow, and simple enough to be believed. It shares nothing with the optimiser but the description of the problem.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec

from bradshaw.routes.pooled.problem import Meeting, Place, PooledProblem, TrainKind


class Ride(msgspec.Struct, frozen=True):
    """A legal run of a train by itself: the vertices, the hexes of the links, and what a Local or Express scores."""

    train: int
    path: tuple[int, ...]
    hexes: tuple[int, ...]
    scored: frozenset[int]


# Rides with the number of the group of each.
Set = tuple[tuple[Ride, int], ...]


def paths_from(problem: PooledProblem, start: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every walk from a stop that comes to nothing twice, with the hexes of its links."""
    graph = problem.graph

    def extend(path: tuple[int, ...], hexes: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        yield path, hexes
        for one, other, place in graph.links:
            if path[-1] in (one, other):
                there = other if path[-1] == one else one
                turns = path[-1] >= graph.stops and place == hexes[-1]
                if there not in path and not turns:
                    yield from extend((*path, there), (*hexes, place))

    yield from extend((start,), ())


def rides(problem: PooledProblem, number: int) -> list[Ride]:
    """Every legal run of a train, with every choice of what it scores."""
    stops, train = problem.stops, problem.trains[number]
    found = []
    for start in range(len(stops)):
        for path, hexes in paths_from(problem, start):
            if path[-1] >= len(stops) or path[0] >= path[-1]:
                continue  # each in one direction only
            on_way = [vertex for vertex in path if vertex < len(stops)]
            ends, inside = [stops[path[0]], stops[path[-1]]], [stops[stop] for stop in on_way[1:-1]]
            larges = [stop for stop in on_way if stops[stop].kind != Place.SMALL]
            if (
                any(stops[stop].closed for stop in on_way)
                or any(end.kind == Place.SMALL for end in ends)
                or any(stop.blocked or stop.kind in (Place.RED, Place.PORT) for stop in inside)
                or (ends[0].kind == ends[1].kind != Place.TOWN)
                or not any(stops[stop].own and stops[stop].kind == Place.TOWN for stop in on_way)
            ):
                continue
            if train.kind == TrainKind.FREIGHT:
                if len(path) - len(on_way) <= train.visit:
                    found.append(Ride(number, path, hexes, frozenset()))
                continue
            if len(larges) > train.visit:
                continue
            if train.kind == TrainKind.LOCAL and any(end.kind != Place.TOWN for end in ends):
                continue
            smalls = [stop for stop in on_way if stop not in larges] if train.kind == TrainKind.LOCAL else []
            for chosen in combinations(larges, min(train.score, len(larges))):
                found.append(Ride(number, path, hexes, frozenset(chosen) | frozenset(smalls)))
    return found


def chained(problem: PooledProblem, members: list[Ride]) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """The two ends of joined Freights, each with the hex from which it is entered; None if they cannot be joined."""
    stops = problem.stops

    def ends(ride: Ride) -> list[tuple[int, int]]:
        area = [stops[end].kind != Place.TOWN for end in (ride.path[0], ride.path[-1])]
        return [(ride.path[0], ride.hexes[area[0]]), (ride.path[-1], ride.hexes[-1 - area[1]])]

    # Put them one after the other in every order and direction.
    def follow(head: tuple[int, int], tip: tuple[int, int], used: list[int], left: list[Ride]) -> object:
        if not left:
            # Those that may overlap come to joints as often as they like, but not to the ends of the whole.
            return (head, tip) if used.count(head[0]) == used.count(tip[0]) == 1 else None
        for ride in left:
            for one, other in (ends(ride), ends(ride)[::-1]):
                overlap = problem.conditions.joined_freights_overlap
                if one[0] == tip[0] and (overlap or stops[tip[0]].kind == Place.TOWN):
                    fresh = [other[0]] if overlap else [vertex for vertex in ride.path if vertex != tip[0]]
                    if overlap or not set(fresh) & set(used):
                        done = follow(head, other, used + fresh, [each for each in left if each is not ride])
                        if done:
                            return done
        return None

    for ride in members:
        for one, other in (ends(ride), ends(ride)[::-1]):
            used = [one[0], other[0]] if problem.conditions.joined_freights_overlap else list(ride.path)
            done = follow(one, other, used, [each for each in members if each is not ride])
            if done:
                kinds = [stops[end[0]].kind for end in done]  # type: ignore[attr-defined]
                if len(members) > 1 and kinds[0] == kinds[1] != Place.TOWN and not problem.conditions.any_chain_ends:
                    return None
                return done  # type: ignore[return-value]
    return None


def groups_of(problem: PooledProblem, chosen: Set) -> list[list[Ride]]:
    groups: dict[int, list[Ride]] = {}
    for ride, group in chosen:
        if problem.trains[ride.train].kind == TrainKind.FREIGHT:
            groups.setdefault(group, []).append(ride)
    return list(groups.values())


def legal(problem: PooledProblem, chosen: Set) -> bool:
    """Whether rides, each legal by itself, are legal together."""
    stops, trains, conditions = problem.stops, problem.trains, problem.conditions
    groups = groups_of(problem, chosen)
    if not conditions.joining and any(len(group) > 1 for group in groups):
        return False
    ends = [chained(problem, group) for group in groups]
    if None in ends:
        return False
    with_passing = [
        group for group in groups if conditions.joining and any(not trains[ride.train].permanent for ride in group)
    ]
    if len(with_passing) > 1:
        return False
    lasting_runs = any(trains[ride.train].permanent for group in groups for ride in group)
    if with_passing and lasting_runs and not any(trains[ride.train].permanent for ride in with_passing[0]):
        return False
    if conditions.touching_freights_join:
        towns = [end[0] for pair in ends if pair for end in pair if stops[end[0]].kind == Place.TOWN]
        if len(set(towns)) < len(towns):
            return False
    # Freights that are joined hang together, wherever that is.
    others = [[ride] for ride, _ in chosen if trains[ride.train].kind != TrainKind.FREIGHT]
    places = [
        {
            vertex
            for ride in together
            for vertex in ride.path
            if vertex < len(stops) and (conditions.meeting == Meeting.ANYWHERE or stops[vertex].kind == Place.TOWN)
        }
        for together in [*groups, *others]
    ]
    if conditions.home and not any(stops[stop].home for place in places for stop in place):
        return False
    if conditions.meeting == Meeting.NOWHERE:
        return True
    linked, apart = places[:1], places[1:]
    while apart:
        joining = [place for place in apart if any(place & other for other in linked)]
        if not joining:
            return False
        linked += joining
        apart = [place for place in apart if not any(place is other for other in joining)]
    return True


def worth(problem: PooledProblem, chosen: Set) -> tuple[int, int]:
    """Revenue and subsidy of a legal set."""
    stops = problem.stops
    scored = {stop for ride, _ in chosen for stop in ride.scored}
    revenue = 0
    for group in groups_of(problem, chosen):
        ends = chained(problem, group)
        assert ends
        (one, entry), (other, entry_2) = ends
        scored |= {one, other}
        (x, y), (x_2, y_2) = problem.places[entry], problem.places[entry_2]
        across, down = abs(x - x_2), abs(y - y_2)
        areas = sum(stops[end].kind != Place.TOWN for end in (one, other))
        hexes = max(0, across + max(0, (down - across) // 2) - 1 + areas)
        port = Place.PORT in (stops[one].kind, stops[other].kind)
        revenue += hexes * (problem.port_bonus if port else problem.bonus)
    local = {place for ride, _ in chosen if problem.trains[ride.train].kind == TrainKind.LOCAL for place in ride.hexes}
    return revenue + sum(stops[stop].revenue for stop in scored), problem.subsidy * len(local)


def could_run(problem: PooledProblem, chosen: Set, options: list[list[Ride]]) -> tuple[Ride, int] | None:
    """A run that an idle train could make beside these, alone or joined to Freights."""
    running = {ride.train for ride, _ in chosen}
    groups = {group for ride, group in chosen if problem.trains[ride.train].kind == TrainKind.FREIGHT}
    for number, choices in enumerate(options):
        if number not in running:
            freight = problem.trains[number].kind == TrainKind.FREIGHT
            for ride in choices:
                for group in [100, *(groups if freight else ())]:
                    if legal(problem, (*chosen, (ride, group))):
                        return ride, group
    return None


def all_sets(problem: PooledProblem, options: list[list[Ride]]) -> Iterator[Set]:
    """Every legal set of runs, but for sets that differ in nothing that matters."""
    freight = [train.kind == TrainKind.FREIGHT for train in problem.trains]

    def extend(number: int, chosen: Set) -> Iterator[Set]:
        if number == len(options):
            if chosen and legal(problem, chosen):
                yield chosen
            return
        yield from extend(number + 1, chosen)
        used = {group for ride, group in chosen if freight[ride.train]}
        for ride in options[number]:
            for group in sorted(used | {number}) if freight[number] else (number,):
                yield from extend(number + 1, (*chosen, (ride, group)))

    yield from extend(0, ())


def distinct(problem: PooledProblem, choices: list[Ride]) -> list[Ride]:
    """Rides of a Local or Express without those that differ in the track between their stops only."""
    alike: dict[object, Ride] = {}
    for ride in choices:
        if problem.trains[ride.train].kind == TrainKind.FREIGHT:
            alike.setdefault(ride.path, ride)
        else:
            on_way = frozenset(vertex for vertex in ride.path if vertex < len(problem.stops))
            hexes = frozenset(ride.hexes) if problem.trains[ride.train].kind == TrainKind.LOCAL else None
            alike.setdefault((on_way, hexes, ride.scored), ride)
    return list(alike.values())
