"""The track of the whole board as one graph: stops and borders between hexes, joined by pieces of track."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from functools import cached_property
from itertools import accumulate, pairwise

from bradshaw.eighteen.board.geography import NOWHERE, Geography
from bradshaw.eighteen.board.tiles import SIDES, Pattern, TileStop
from bradshaw.routes.graph import Graph


class Network:
    """What a pattern in each hex makes together.

    Stops are numbered from 0 in the order of hexes, then areas; the border with number b is the vertex
    `len(stops) + b`. A link is (vertex, vertex, hex).
    """

    def __init__(self, geography: Geography, patterns: Sequence[Pattern]) -> None:
        self.geography = geography
        self.patterns = patterns
        self.stops: list[TileStop] = []
        self.hex_of: list[int] = []
        """The hex of each stop."""
        self.first: list[int] = []
        """The number of each hex's first stop."""
        for place, pattern in enumerate(patterns):
            self.first.append(len(self.stops))
            self.stops += pattern.stops
            self.hex_of += [place] * len(pattern.stops)
        for area in geography.areas:
            self.first.append(len(self.stops))
            self.hex_of.append(len(patterns) + area.number)
            self.stops.append(TileStop(area.kind, 0, 0, area.name))

    @cached_property
    def links(self) -> list[tuple[int, int, int]]:
        return [link for links in self._links_of for link in links]

    @cached_property
    def first_link(self) -> list[int]:
        """The number of each hex's first link."""
        return [0, *accumulate(len(links) for links in self._links_of)][:-1]

    @cached_property
    def _links_of(self) -> list[list[tuple[int, int, int]]]:
        count, border, first = len(self.stops), self.geography.border, self.first
        found = []
        for place, pattern in enumerate(self.patterns):
            stop, sides = first[place] - SIDES, border[place]
            found.append(
                [
                    (
                        a + stop if a >= SIDES else count + sides[a],
                        b + stop if b >= SIDES else count + sides[b],
                        place,
                    )
                    for a, b in pattern.links
                ]
            )
        for area in self.geography.areas:
            place = len(self.patterns) + area.number
            found.append([(first[place], count + border[hex_][side], place) for hex_, side, _ in area.entries])
        return found

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

    def name(self, vertex: int) -> str:
        """A stop by its hex and number ("G5.0"), a border by its hexes ("G5-H4")."""
        count = len(self.stops)
        if vertex >= count:
            return self.geography.border_name[vertex - count]
        place = self.hex_of[vertex]
        if place >= len(self.patterns):
            return self.geography.name(place)
        return f"{self.geography.places[place].id}.{vertex - self.first[place]}"

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

    def vertex(self, name: str) -> int | None:
        """The stop or border with this name, or None."""
        border = self.geography.border_number.get(name)
        if border is not None:
            return len(self.stops) + border
        known = self.geography.stop.get(name)
        if known is None:
            return None
        place, number = known
        there = len(self.patterns[place].stops) if place < len(self.patterns) else 1
        return self.first[place] + number if number < there else None

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
        border, across, patterns = self.geography.border, self.geography.across, self.patterns
        first, count = self.first, len(self.stops)
        reached = set(starts)
        stops = list(reached)
        crossed: set[tuple[int, int]] = set()
        while stops:
            stop = stops.pop()
            place = self.hex_of[stop]
            # Where track leads to: a hex, and a side by which it leads out or a stop there, as in a pattern.
            ends: list[tuple[int, int]] = []
            if place < len(patterns):
                ends += [(place, end) for end in patterns[place].onward[SIDES + stop - first[place]]]
            else:
                for hex_, side, _ in self.geography.areas[place - len(patterns)].entries:
                    reached.add(count + border[hex_][side])
                    ends += [(hex_, end) for end in patterns[hex_].onward[side]]
            while ends:
                way = ends.pop()
                place, end = way
                if end < SIDES:
                    if way in crossed:
                        continue
                    crossed.add(way)
                    reached.add(count + border[place][end])
                    place, side = across[place][end]
                    if side != NOWHERE:
                        ends += [(place, onward) for onward in patterns[place].onward[side]]
                    if side != NOWHERE or place == NOWHERE:
                        continue
                    end = SIDES
                vertex = first[place] + end - SIDES
                if vertex not in reached:
                    reached.add(vertex)
                    if vertex not in shut:
                        stops.append(vertex)
        return reached
