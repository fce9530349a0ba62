"""The network of a board: stops, borders between hexes, and the pieces of track that link them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

MOST_STOPS = 128
MOST_HEXES = 128
MOST_RESOURCES = 256  # borders, and pieces of track between two stops of one hex

WORD = (1 << 64) - 1
SEVERAL = -1
"""In the place of a hex: there is more than one link between two vertices."""


class Graph:
    """The track of a board.

    Vertices are stops (0 … stops - 1) and borders (stops … stops + borders - 1). A border is the side between two
    hexes where there is track on at least one side. A link is a piece of track inside one hex: (end, end, hex).
    """

    __slots__ = ("_between", "_stretches", "borders", "direct", "hexes", "links", "resources", "stops", "ways")

    def __init__(self, stops_count: int, links: Sequence[tuple[int, int, int]], hexes: Sequence[int]) -> None:
        """`hexes` gives the hex of each stop."""
        self.stops = stops_count
        self.links = tuple(links)
        self.hexes = tuple(hexes)
        self._stretches: list[Stretches | None] = [None, None]
        self._between: dict[tuple[int, int], int] | None = None
        if len(self.hexes) != stops_count:
            raise ValueError(f"there are {stops_count} stops, but hexes of {len(self.hexes)}")
        if stops_count > MOST_STOPS:
            raise ValueError(f"a network of {stops_count} stops is too large: {MOST_STOPS} are the most")
        if self.hexes and not 0 <= min(self.hexes) <= max(self.hexes) < MOST_HEXES:
            raise ValueError(f"hexes are numbered from 0 to {MOST_HEXES - 1}")

        # For each vertex, its links in order: (other end, hex, number of the link).
        vertices = stops_count
        if self.links:
            ones, others, places = zip(*self.links, strict=True)
            vertices = max(vertices, max(ones) + 1, max(others) + 1)
            if min(ones) < 0 or min(others) < 0 or min(places) < 0 or max(places) >= MOST_HEXES:
                number = next(k for k, one in enumerate(self.links) if min(one) < 0 or one[2] >= MOST_HEXES)
                raise ValueError(f"link {number} {self.links[number]} has a number out of range")
        ways: list[list[tuple[int, int, int]]] = [[] for _ in range(vertices)]
        resources = vertices - stops_count
        # The resource of each link between two stops, as a mask; those of the borders come first.
        direct: dict[int, int] = {}
        hexes = self.hexes
        for number, (one, other, place) in enumerate(self.links):
            if one < stops_count:
                if hexes[one] != place:
                    raise ValueError(f"link {number} is in hex {place}, but stop {one} is in hex {hexes[one]}")
                if other < stops_count:
                    direct[number] = 1 << resources
                    resources += 1
            if other < stops_count and hexes[other] != place:
                raise ValueError(f"link {number} is in hex {place}, but stop {other} is in hex {hexes[other]}")
            if one != other:
                ways[one].append((other, place, number))
                ways[other].append((one, place, number))
        if resources > MOST_RESOURCES:
            raise ValueError(f"a network of {resources} borders and links is too large: {MOST_RESOURCES} are the most")
        self.borders = vertices - stops_count
        self.resources = resources
        self.direct = direct
        self.ways = ways

    def __repr__(self) -> str:
        return f"Graph({self.stops}, {self.links}, {self.hexes})"

    @property
    def between(self) -> dict[tuple[int, int], int]:
        """The hex of the link between two vertices, or SEVERAL."""
        if self._between is None:
            between: dict[tuple[int, int], int] = {}
            for one, other, place in self.links:
                if one != other:
                    between[one, other] = between[other, one] = SEVERAL if (one, other) in between else place
            self._between = between
        return self._between

    def stretches(self, reenter: bool) -> Stretches:
        """The stretches from stop to stop; with `reenter`, also those that come back to a hex."""
        known = self._stretches[reenter]
        if known is None:
            known = self._stretches[reenter] = Stretches(self, reenter)
        return known


class Stretches:
    """The ways from each stop to the next one, with nothing but borders between, in flat arrays.

    The stretches that leave stop `s` are numbered `first[s]` … `first[s + 1] - 1`. `to` is the stop where one ends,
    `masks` its resources (four words) and the hexes it enters (two words, empty with `reenter`), `between` its
    borders in order. `places` is for each stop its own bit and that of its hex (two words each, the hex empty with
    `reenter`).
    """

    __slots__ = ("between", "first", "masks", "places", "to")

    def __init__(self, graph: Graph, reenter: bool) -> None:
        self.first = array("i", [0])
        self.to = array("i")
        self.masks = array("Q")
        self.between: list[tuple[int, ...]] = []
        for start in range(graph.stops):
            known = set()
            for vertex, _, used, entered, between in walks(graph, start, reenter):
                # Track that is drawn twice between the same ends is one way.
                if vertex < graph.stops and vertex != start and (vertex, used) not in known:
                    known.add((vertex, used))
                    self.to.append(vertex)
                    self.masks.extend(_words(used, 0 if reenter else entered))
                    self.between.append(between)
            self.first.append(len(self.to))
        self.places = array("Q")
        for stop, hex_ in enumerate(graph.hexes):
            own, place = 1 << stop, 0 if reenter else 1 << hex_
            self.places.extend((own & WORD, own >> 64, place & WORD, place >> 64))


# A walk from a stop by borders only: the vertex come to, the link by which, resources and hexes, borders passed.
Walk = tuple[int, int, int, int, tuple[int, ...]]


def walks(graph: Graph, start: int, reenter: bool) -> list[Walk]:
    """All walks from a stop as far as the next stop, those that stop short of it included, in the order of links."""
    ways, stops, direct = graph.ways, graph.stops, graph.direct
    home = 1 << graph.hexes[start]
    walks: list[Walk] = []
    ahead: list[Walk] = [
        (vertex, link, direct[link] if vertex < stops else 0, 0, ()) for vertex, _, link in reversed(ways[start])
    ]
    while ahead:
        walk = ahead.pop()
        walks.append(walk)
        vertex, link, used, entered, between = walk
        if vertex < stops:
            continue
        used |= 1 << vertex - stops
        between = (*between, vertex)
        place = graph.links[link][2]
        for other, beyond, onward in reversed(ways[vertex]):
            bit = 1 << beyond
            if (
                beyond != place
                and (reenter or not (entered | home) & bit)
                and (other < stops or not used >> other - stops & 1)
            ):
                ahead.append((other, onward, used, entered | bit, between))
    return walks


def _words(used: int, entered: int) -> tuple[int, int, int, int, int, int]:
    """Resources and hexes as six words of a mask."""
    return used & WORD, used >> 64 & WORD, used >> 128 & WORD, used >> 192, entered & WORD, entered >> 64
