"""How far a train could get: the stops and the track within its allowance."""

from __future__ import annotations

from array import array

import msgspec

from bradshaw.routes.engine import kernel
from bradshaw.routes.graph import WORD
from bradshaw.routes.problem import Kind, Problem


class Reach(msgspec.Struct, frozen=True):
    """Stops and links, as masks of their numbers."""

    stops: int
    links: int


def reach(problem: Problem, train: int, targets: Reach | None = None) -> Reach:
    """What a train, given by number, could get to from any stop with a base of the company.

    It runs alone, does not pass through blocked stops, and comes back to no hex (unless the problem lets it).

    Large stops count against its large allowance, large and small ones (small ones not if they may be skipped)
    against the whole of it; halts are free. A large or small stop is reached if the train could call there. A link
    is reached if the train could get onto it, dead end or not. With `targets`, the search ends as soon as all of
    them are reached; then only they are sure to be in the answer as far as they can be reached.
    """
    graph = problem.graph
    ways = graph.approaches(problem.reenter)
    facts = array("i")
    bits = array("Q")
    for number, stop in enumerate(problem.stops):
        counts = stop.kind == Kind.LARGE or (stop.kind == Kind.SMALL and not problem.skip_small)
        facts.extend((stop.kind == Kind.LARGE, counts, stop.kind != Kind.HALT, stop.blocked))
        place = 0 if problem.reenter else 1 << graph.hexes[number]
        bits.extend((place & WORD, place >> 64))
    sought_stops, sought_links = _numbers(targets, graph.stops, len(graph.links))
    large, calls = problem.trains[train].large, problem.trains[train].calls
    search = kernel.Reach(
        ways.first, ways.to, ways.link, ways.masks, facts, bits, sought_stops, sought_links, large, calls
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
    mask = 0
    for number, mark in enumerate(marks):
        if mark:
            mask |= 1 << number
    return mask
