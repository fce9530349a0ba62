"""How far a train could get: the stops and the track within its allowance."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache
from itertools import chain, compress, count

import msgspec

from bradshaw.routes.disjoint.problem import DisjointProblem, DisjointTrain, StopKind
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
FACTS = 5
BLOCKED = 3
"""How many facts of each stop the kernel is told, and which of them is whether it is blocked."""


def reach(problem: DisjointProblem, train: int, targets: Reach | None = None) -> Reach:
    """What a train, given by number, could get to from any stop with a base of the company.

    It runs alone, does not pass through blocked stops, and comes back to no hex (unless the conditions let it).

    Large stops count against its large allowance, large and small ones (small ones not if they may be skipped)
    against the whole of it; halts are free. A large or small stop is reached if the train could call there. A link
    is reached if the train could get onto it, dead end or not. With `targets`, the search ends as soon as all of
    them are reached; then only they are sure to be in the answer as far as they can be reached.
    """
    graph, stops, conditions = problem.graph, problem.stops, problem.conditions
    facts = stop_facts([stop.kind for stop in stops], graph.hexes, conditions.skip_small)
    for number, stop in enumerate(stops):
        facts[FACTS * number + BLOCKED] = stop.blocked
    search = traced(
        array("i", chain.from_iterable(graph.links)),
        graph.stops + graph.borders,
        facts,
        [number for number, stop in enumerate(stops) if stop.own],
        problem.trains[train],
        reenter=conditions.reenter,
        sought=_numbers(targets, graph.stops, len(graph.links)),
    )
    return Reach(_mask(search.stops), _mask(search.links))


def stop_facts(kinds: Iterable[int], hexes: Iterable[int], skip_small: bool) -> array[int]:
    """What the kernel is told of each stop, none of which is blocked."""
    return array("i", b"".join([_facts(kind, hex_, skip_small) for kind, hex_ in zip(kinds, hexes, strict=True)]))


@cache
def _facts(kind: int, hex_: int, skip_small: bool) -> bytes:
    return array("i", (*_COUNTS[skip_small][kind], 0, hex_)).tobytes()


def traced(
    links: array[int],
    vertices: int,
    facts: array[int],
    own: Iterable[int],
    train: DisjointTrain,
    *,
    reenter: bool,
    sought: tuple[array[int], array[int]] | None = None,
) -> run_kernel.Reach:
    """The same as the kernel tells it: `stops` and `links` say of each whether it is reached.

    `links`: the ends and the hex of each, one after the other. `sought`: for each stop and link whether it matters.
    """
    search = run_kernel.Reach(
        links,
        vertices,
        MOST_HEXES,
        facts,
        reenter,
        *(sought or _numbers(None, len(facts) // FACTS, len(links) // 3)),
        train.large,
        train.calls,
    )
    for stop in own:
        search.start(stop)
    return search


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
