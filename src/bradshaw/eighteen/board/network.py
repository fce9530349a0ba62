"""The track of the whole board as one graph: stops and borders between hexes, joined by pieces of track."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence, Set
from functools import cached_property
from itertools import accumulate, chain, pairwise

from bradshaw.eighteen.board.geography import NOWHERE, Geography
from bradshaw.eighteen.board.tiles import SIDES, Pattern, TileStop
from bradshaw.routes.graph import Graph


class Network:
    """What a pattern in each hex makes together.

    Stops are numbered from 0 in the order of hexes, then areas; the border with number b is the vertex
    `len(stops) + b`. A link is (vertex, vertex, hex).
    """

    def __init__(self, geography: Geography, patterns: Sequence[Pattern], other: Network | None = None) -> None:
        """`other`: any network. What is known of it is known here too where nothing is different."""
        self.geography = geography
        self.patterns = patterns
        if other is not None and other.geography is geography and self._take_over(other):
            return
        counts = [len(pattern.stops) for pattern in patterns]
        self.stops: list[TileStop] = [stop for pattern in patterns for stop in pattern.stops]
        self.hex_of: list[int] = [place for place, count in enumerate(counts) for _ in range(count)]
        """The hex of each stop."""
        self.first: list[int] = [*accumulate(counts[:-1], initial=0)]
        """The number of each hex's first stop."""
        for area in geography.areas:
            self.first.append(len(self.stops))
            self.hex_of.append(len(patterns) + area.number)
            self.stops.append(TileStop(area.kind, 0, 0, area.name))
        self._around: dict[int, frozenset[int]] = {}
        """For each stop that has been looked at the borders and stops that track leads to from it at once."""

    def _take_over(self, other: Network) -> bool:
        """Go on with what is known of a board with as many stops in each hex; False if it has more or fewer."""
        patterns, count = self.patterns, len(other.stops)
        before = other.patterns
        changed = [place for place, pattern in enumerate(patterns) if pattern is not before[place]]
        if any(len(patterns[place].stops) != len(before[place].stops) for place in changed):
            return False
        self.first, self.hex_of, self.stops = other.first, other.hex_of, other.stops.copy()
        touched: set[int] = set()
        for place in changed:
            first, stops = self.first[place], patterns[place].stops
            self.stops[first : first + len(stops)] = stops
            touched.update(range(first, first + len(stops)))
            touched.update([count + border for border in self.geography.border[place] if border != NOWHERE])
        # Track that leads into a hex comes by one of its borders.
        known = other._around.items()
        self._around = {stop: around for stop, around in known if stop not in touched and touched.isdisjoint(around)}
        kept = other.__dict__
        for name in ("names", "numbers"):
            if name in kept:
                self.__dict__[name] = kept[name]
        if "_links_of" in kept:
            links = self.__dict__["_links_of"] = kept["_links_of"].copy()
            for place in changed:
                links[place] = self._links_in(place)
        return True

    @cached_property
    def links(self) -> list[tuple[int, int, int]]:
        return [link for links in self._links_of for link in links]

    @cached_property
    def flat_links(self) -> array[int]:
        """The numbers of all links, one after the other."""
        return array("i", chain.from_iterable(chain.from_iterable(self._links_of)))

    @cached_property
    def first_link(self) -> list[int]:
        """The number of each hex's first link."""
        return [0, *accumulate(len(links) for links in self._links_of)][:-1]

    @cached_property
    def _links_of(self) -> list[list[tuple[int, int, int]]]:
        count, border, first = len(self.stops), self.geography.border, self.first
        found = [self._links_in(place) for place in range(len(self.patterns))]
        for area in self.geography.areas:
            place = len(self.patterns) + area.number
            found.append([(first[place], count + border[hex_][side], place) for hex_, side, _ in area.entries])
        return found

    def _links_in(self, place: int) -> list[tuple[int, int, int]]:
        """The links of a hex."""
        count, sides, stop = len(self.stops), self.geography.border[place], self.first[place] - SIDES
        return [
            (a + stop if a >= SIDES else count + sides[a], b + stop if b >= SIDES else count + sides[b], place)
            for a, b in self.patterns[place].links
        ]

    @cached_property
    def graph(self) -> Graph:
        """The same for the search of routes."""
        return Graph(len(self.stops), self.links, self.hex_of)

    @cached_property
    def _at(self) -> dict[int, list[int]]:
        at: dict[int, list[int]] = {}
        for number, (a, b, _) in enumerate(self.links):
            at.setdefault(a, []).append(number)
            at.setdefault(b, []).append(number)
        return at

    @cached_property
    def names(self) -> list[str]:
        """Stops by their hex and number ("G5.0"), borders by their hexes ("G5-H4")."""
        places, areas = self.geography.places, self.geography.areas
        stops = [
            f"{place.id}.{number}"
            for place, pattern in zip(places, self.patterns, strict=True)
            for number in range(len(pattern.stops))
        ]
        return [*stops, *(area.id for area in areas), *self.geography.border_name]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The stops and borders by these names."""
        return {name: vertex for vertex, name in enumerate(self.names)}

    def name(self, vertex: int) -> str:
        """The name of a stop or border."""
        return self.names[vertex]

    def vertex(self, name: str) -> int | None:
        """The stop or border with this name, or None."""
        return self.numbers.get(name)

    def beside(self, border: int) -> list[str]:
        """What lies on both sides of a border, by the names on the map."""
        number, geography = border - len(self.stops), self.geography
        names = [
            place.name or place.id
            for place, sides in zip(geography.places, geography.border, strict=True)
            if number in sides
        ]
        names += [
            area.name
            for area in geography.areas
            if any(geography.border[hex_][side] == number for hex_, side, _ in area.entries)
        ]
        return names

    def ways_from(self, stop: int) -> list[tuple[int, ...]]:
        """Every way along track from a stop to the next ones: the stop, the borders, and the next stop."""
        count = len(self.stops)
        found: dict[tuple[int, ...], None] = {}
        begun: list[tuple[tuple[int, ...], int]] = [((stop,), -1)]
        while begun:
            path, before = begun.pop()
            for link in self._at.get(path[-1], ()):
                a, b, place = self.links[link]
                end = b if path[-1] == a else a
                if place == before or end in path:
                    continue
                if end < count:
                    found[*path, end] = None
                else:
                    begun.append(((*path, end), place))
        return sorted(found, key=lambda way: (way[-1], len(way), way))

    def follows_track(self, path: Sequence[int]) -> bool:
        """Whether a path begins at a stop, and track leads from each stop or border to the next one."""
        before = -1
        for one, other in pairwise(path):
            places = {place for a, b, place in map(self.links.__getitem__, self._at.get(one, ())) if other in (a, b)}
            if one >= len(self.stops):
                places.discard(before)
            if one == other or not places:
                return False
            before = min(places)
        return bool(path) and path[0] < len(self.stops)

    def connected(self, starts: Iterable[int], shut: Set[int]) -> set[int]:
        """The stops and borders that track leads to from some stops, however far, without passing shut stops."""
        known, count = self._around, len(self.stops)
        reached = set(starts)
        stops = list(reached)
        while stops:
            stop = stops.pop()
            around = known.get(stop)
            if around is None:
                around = known[stop] = self._look_around(stop)
            fresh = around - reached
            reached |= fresh
            stops += [vertex for vertex in fresh if vertex < count and vertex not in shut]
        return reached

    def hexes_at(self, vertices: Iterable[int]) -> set[int]:
        """The hexes of some stops and those beside some borders; areas are none."""
        hex_of, beside = self.hex_of, self.geography.hexes_beside
        count, hexes = len(self.stops), len(self.patterns)
        found: set[int] = set()
        for vertex in vertices:
            if vertex >= count:
                found.update(beside[vertex - count])
            elif hex_of[vertex] < hexes:
                found.add(hex_of[vertex])
        return found

    def _look_around(self, stop: int) -> frozenset[int]:
        """The borders that track leads to from a stop as far as the next stops, and these."""
        border, across, patterns = self.geography.border, self.geography.across, self.patterns
        first, count = self.first, len(self.stops)
        reached: set[int] = set()
        crossed: set[tuple[int, int]] = set()
        place = self.hex_of[stop]
        # Where track leads to: hexes, and the sides by which it leads out or stops there, as in a pattern.
        ways: list[tuple[int, tuple[int, ...]]] = []
        if place < len(patterns):
            ways.append((place, patterns[place].onward[SIDES + stop - first[place]]))
        else:
            for hex_, side, _ in self.geography.areas[place - len(patterns)].entries:
                reached.add(count + border[hex_][side])
                ways.append((hex_, patterns[hex_].onward[side]))
        while ways:
            here, ends = ways.pop()
            for end in ends:
                place = here
                if end < SIDES:
                    if (here, end) in crossed:
                        continue
                    crossed.add((here, end))
                    reached.add(count + border[here][end])
                    place, side = across[here][end]
                    if side != NOWHERE:
                        ways.append((place, patterns[place].onward[side]))
                        continue
                    if place == NOWHERE:
                        continue
                    end = SIDES
                reached.add(first[place] + end - SIDES)
        return frozenset(reached)


class Networks:
    """Makes networks, each from the one that was made before: boards that are looked at in turn differ in little."""

    def __init__(self) -> None:
        self._latest: Network | None = None

    def make(self, geography: Geography, patterns: Sequence[Pattern]) -> Network:
        self._latest = Network(geography, patterns, self._latest)
        return self._latest
