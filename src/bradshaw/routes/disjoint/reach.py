"""How far a train could get: the stops and the track within its allowance."""

from __future__ import annotations

from array import array
from itertools import chain, compress, count

import msgspec

from bradshaw.routes.disjoint.problem import DisjointProblem, StopKind
from bradshaw.routes.engine import run_kernel
from bradshaw.routes.graph import MOST_HEXES


class Reach(msgspec.Struct, frozen=True):
    """Stops and links, as masks of their numbers."""

    stops: int
    links: int


_COUNTS = tuple(
    tuple(
        (kind == StopKind.LARGE, kind == StopKind.LARGE or (kind == StopKind.SMALL and not skip), kind != StopKind.HALT)
        for kind in StopKind
    )
    for skip in (False, True)
)
"""For each kind of stop whether it counts against the large allowance, against the whole of it, and as a call."""


def reach(problem: DisjointProblem, train: int, targets: Reach | None = None) -> Reach:
    """What a train, given by number, could get to from any stop with a base of the company.

    It runs alone, does not pass through blocked stops, and comes back to no hex (unless the conditions let it).

    Large stops count against its large allowance, large and small ones (small ones not if they may be skipped)
    against the whole of it; halts are free. A large or small stop is reached if the train could call there. A link
    is reached if the train could get onto it, dead end or not. With `targets`, the search ends as soon as all of
    them are reached; then only they are sure to be in the answer as far as they can be reached.
    """
    graph = problem.graph
    skip = problem.conditions.skip_small
    facts: list[int] = []
    for stop, place in zip(problem.stops, graph.hexes, strict=True):
        facts += (*_COUNTS[skip][stop.kind], stop.blocked, place)
    search = run_kernel.Reach(
        array("i", chain.from_iterable(graph.links)),
        graph.stops + graph.borders,
        MOST_HEXES,
        array("i", facts),
        problem.conditions.reenter,
        *_numbers(targets, graph.stops, len(graph.links)),
        problem.trains[train].large,
        problem.trains[train].calls,
    )
    for number, stop in enumerate(problem.stops):
        if stop.own:
            search.start(number)
    return Reach(_mask(search.stops), _mask(search.links))


def _numbers(targets: Reach | None, stops: int, links: int) -> tuple[array[int], array[int]]:
    """For each stop and each link whether it is sought."""
    if targets is None:
        return array("b", b"\1" * stops), array("b", b"\1" * links)
    return (
        array("b", (targets.stops >> number & 1 for number in range(stops))),
        array("b", (targets.links >> number & 1 for number in range(links))),
    )


def _mask(marks: array[int]) -> int:
    return sum(1 << number for number in compress(count(), marks))
