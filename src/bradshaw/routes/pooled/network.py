"""A problem in the form the kernels take: flat arrays of stretches and stops, and paths out of them."""

from __future__ import annotations

import heapq
from array import array
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Final

from bradshaw.core.kept import Kept
from bradshaw.routes.engine import offer_kernel
from bradshaw.routes.graph import SEVERAL, Graph
from bradshaw.routes.pooled.offer_kernel import FAR
from bradshaw.routes.pooled.problem import Meeting, Place, PooledProblem, PooledStop
from bradshaw.routes.work import PYTHON_STEP, Work

WORD_BITS = 64


class TrackTable:
    """The stretches of a graph, with what Freights and Locals want to know of them.

    `steps`: the borders of each stretch. `hexes`: a word of the hexes it runs through. `entries`: for each stretch the
    hex next to its start and the one next to its end, across the border if there is one.
    """

    __slots__ = ("bits", "entries", "first", "hexes", "masks", "paths", "steps", "to")

    def __init__(self, graph: Graph) -> None:
        stretches = graph.stretches(True)
        self.first, self.to, self.masks = stretches.first, stretches.to, stretches.masks
        numbers = sorted({place for _, _, place in graph.links} | set(graph.hexes))
        if len(numbers) > WORD_BITS:
            raise ValueError(f"a network of {len(numbers)} hexes is too large: {WORD_BITS} are the most")
        self.bits = {number: 1 << at for at, number in enumerate(numbers)}
        self.steps = array("i", [len(borders) for borders in stretches.between])
        self.hexes = array("Q")
        self.entries = array("i")
        self.paths: list[tuple[int, ...]] = []
        for stop in range(graph.stops):
            for way in range(self.first[stop], self.first[stop + 1]):
                path = (stop, *stretches.between[way], self.to[way])
                self.paths.append(path)
                hexes = hexes_along(graph, path)
                word = 0
                for place in hexes:
                    word |= self.bits[place]
                self.hexes.append(word)
                self.entries.extend((hexes[1], hexes[-2]) if len(hexes) > 1 else (hexes[0], hexes[0]))


def hexes_along(graph: Graph, path: Sequence[int]) -> tuple[int, ...]:
    """The hex of each step along a path; empty if it does not follow track across every border it comes to."""
    hexes: list[int] = []
    between, stops, before = graph.between, graph.stops, -1
    for start, end in pairwise(path):
        place = between.get((start, end), SEVERAL)
        if place == SEVERAL:
            return _first_hexes_along(graph, path)
        if start >= stops and place == before:
            return ()
        hexes.append(place)
        before = place
    return tuple(hexes)


def _first_hexes_along(graph: Graph, path: Sequence[int]) -> tuple[int, ...]:
    """The same where there may be several hexes between two vertices: the first of all ways."""
    choices: list[tuple[int, ...]] = [()]
    for start, end in pairwise(path):
        crossing = start >= graph.stops
        places = sorted({place for vertex, place, _ in graph.ways[start] if vertex == end})
        choices = [
            (*hexes, place) for hexes in choices for place in places if not (crossing and hexes and hexes[-1] == place)
        ]
    return choices[0] if choices else ()


@lru_cache(maxsize=8)
def track_of(graph: Graph) -> TrackTable:
    """The track of a graph, kept for some of the last ones asked for."""
    return TrackTable(graph)


class Ground:
    """Stops on their track as the kernels see them. It is made once for all searches on it."""

    def __init__(self, graph: Graph, stops: tuple[PooledStop, ...]) -> None:
        self.track = track = track_of(graph)
        kinds = [int(stop.kind) for stop in stops]
        # The towns and areas that pay most have the lowest bits.
        self.larges = sorted(
            [number for number, kind in enumerate(kinds) if kind != Place.SMALL],
            key=lambda number: -stops[number].revenue,
        )
        self.smalls = [number for number, kind in enumerate(kinds) if kind == Place.SMALL]
        if max(len(self.larges), len(self.smalls)) > WORD_BITS:
            raise ValueError(f"there are at most {WORD_BITS} towns and areas, and as many small stations")
        self.bits = array("Q", bytes(8 * len(stops)))
        for numbers in (self.larges, self.smalls):
            for at, number in enumerate(numbers):
                self.bits[number] = 1 << at
        self.hexes = array("Q", [track.bits[place] for place in graph.hexes])
        self.facts = array("i")
        words = [0, 0, 0, 0]
        self.home = 0
        for number, stop in enumerate(stops):
            kind = kinds[number]
            words[kind] |= self.bits[number]
            if stop.home and kind == Place.TOWN:
                self.home |= self.bits[number]
            self.facts.extend((kind, stop.own and kind == Place.TOWN, stop.blocked, stop.closed))
        self.towns, _, self.reds, self.ports = words
        self.own_larges, self.own_borders = _to_own(track, self.facts.tobytes())
        self.first_paths: dict[tuple[bool, bool, int, bool], tuple[int, ...] | None] = {}
        """The first path found for a train by itself, by all of the question that it depends on."""


_GROUND: Final = Kept(Ground)


@lru_cache(maxsize=64)
def _to_own(track: TrackTable, stops: bytes) -> tuple[array[int], array[int]]:
    """The fewest towns and areas, and the fewest borders, from each stop to a town with a marker of the company.

    `stops`: the facts of all stops as bytes. The stop itself and the town count for nothing.
    """
    facts = array("i", stops)
    kinds = facts[::4]
    own = [number for number in range(len(kinds)) if facts[4 * number + 1]]
    by_large = [int(kind != Place.SMALL) for kind in kinds]
    return (
        _least(track, kinds, own, [0] * len(track.to), by_large),
        _least(track, kinds, own, track.steps, [0] * len(kinds)),
    )


def _least(
    track: TrackTable, kinds: Sequence[int], own: Iterable[int], of_ways: Sequence[int], of_stops: Sequence[int]
) -> array[int]:
    """The least cost to one of a company's own stops, by what ways and the stops at their other ends cost."""
    first, to = track.first, track.to
    least = array("i", [FAR]) * len(kinds)
    ahead = [(0, number) for number in own]
    for number in own:
        least[number] = 0
    while ahead:
        cost, stop = heapq.heappop(ahead)
        # Nothing passes through an area.
        if cost > least[stop] or kinds[stop] > Place.SMALL:
            continue
        cost += of_stops[stop]
        for way in range(first[stop], first[stop + 1]):
            dearer, end = cost + of_ways[way], to[way]
            if dearer < least[end]:
                least[end] = dearer
                heapq.heappush(ahead, (dearer, end))
    return least


_STEPS_TO_BUILD: Final = 2000
WORK_TO_BUILD: Final = _STEPS_TO_BUILD * PYTHON_STEP
"""What it counts to build a network: about half a millisecond."""


class PooledNetwork:
    """The stops and stretches of a problem."""

    def __init__(self, problem: PooledProblem, limit: int | None = None) -> None:
        self.problem = problem
        self.work = Work(limit)
        self.work.spend(_STEPS_TO_BUILD)
        ground = _GROUND(problem.graph, problem.stops)
        self.track, self.larges, self.smalls = ground.track, ground.larges, ground.smalls
        self.bits, self.ground, self.facts = ground.bits, ground.hexes, ground.facts
        self.towns, self.ports, self.reds = ground.towns, ground.ports, ground.reds
        self.own_larges, self.own_borders = ground.own_larges, ground.own_borders
        self.first_paths = ground.first_paths
        # The stops of which runs that hang together must have one. Every run has a town.
        self.anchor = ground.home if problem.conditions.home else self.towns
        # Where runs may meet. If they need not, a bit of the small stations stands for having met everywhere.
        every, meeting = (1 << WORD_BITS) - 1, problem.conditions.meeting
        self.meeting = {Meeting.ANYWHERE: every, Meeting.TOWNS: self.towns, Meeting.NOWHERE: self.anchor}[meeting]
        self.meeting_small = every if meeting == Meeting.ANYWHERE else 0
        self.met = int(meeting == Meeting.NOWHERE)
        self.joined: object = None
        """For whom the search for ways of Freights is set up."""

    def word(self, stops: Iterable[int]) -> int:
        """The bits of stops of one sort."""
        word = 0
        for stop in stops:
            word |= self.bits[stop]
        return word

    def meets(self, large: int, small: int) -> tuple[int, int]:
        """Where a run along these stops may meet others, as two words."""
        return large & self.meeting, small & self.meeting_small | self.met

    def with_met(self, meets: array[int]) -> array[int]:
        """The same for many runs, as pairs of words in which only stops have been noted."""
        if self.met:
            meets[1::2] = array("Q", [self.met]) * (len(meets) // 2)
        return meets

    @cached_property
    def freight_ends(self) -> tuple[array[int], array[int]]:
        """The stops where Freights may end, each with the hex from which it is entered; areas have several."""
        ends, entries = array("i"), array("i")
        track, graph = self.track, self.problem.graph
        for number in self.larges:
            stop = self.problem.stops[number]
            if stop.closed:
                continue
            hexes = [graph.hexes[number]]
            if stop.area:
                hexes = sorted({track.entries[2 * way] for way in range(track.first[number], track.first[number + 1])})
            for place in hexes:
                ends.append(number)
                entries.append(place)
        return ends, entries

    @cached_property
    def far(self) -> array[int]:
        """The fewest borders between any two stops."""
        track = self.track
        return offer_kernel.distances(track.first, track.to, track.steps, self.facts, len(self.bits))

    @cached_property
    def far_by_areas(self) -> array[int]:
        """The fewest borders between any two stops for several Freights, joined in areas off the board too."""
        track, facts = self.track, array("i", self.facts)
        for number, stop in enumerate(self.problem.stops):
            if stop.area:
                facts[4 * number] = Place.TOWN
        return offer_kernel.distances(track.first, track.to, track.steps, facts, len(self.bits))

    @cached_property
    def sweep(self) -> offer_kernel.Sweep:
        """The search for runs of one train."""
        track = self.track
        return offer_kernel.Sweep(
            track.first,
            track.to,
            track.masks,
            track.steps,
            track.hexes,
            self.facts,
            self.bits,
            self.ground,
            self.own_larges,
            self.own_borders,
        )

    @cached_property
    def chains(self) -> offer_kernel.Chains:
        """The search for ways of Freights."""
        track, problem = self.track, self.problem
        return offer_kernel.Chains(
            track.first,
            track.to,
            track.masks,
            track.steps,
            track.entries,
            self.facts,
            self.bits,
            self.own_borders,
            self.far,
            problem.conditions.any_chain_ends,
            problem.conditions.meeting == Meeting.ANYWHERE,
        )

    def path(self, ways: Iterable[int]) -> tuple[int, ...]:
        """The stops and borders along stretches that follow one another."""
        paths = [self.track.paths[way] for way in ways]
        return (*(vertex for path in paths for vertex in path[:-1]), paths[-1][-1])

    def stops_in(self, large: int, small: int) -> list[int]:
        """The stops of two words."""
        return [number for number in self.larges if self.bits[number] & large] + [
            number for number in self.smalls if self.bits[number] & small
        ]
