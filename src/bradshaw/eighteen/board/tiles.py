"""Tiles: the track and the stops that a hex can carry, in every rotation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import permutations
from typing import Any, Final

import msgspec

SIDES: Final = 6
ROTATIONS: Final = range(SIDES)
COLOURS: Final = ("yellow", "green", "russet")
YELLOW, GREEN, RUSSET = range(len(COLOURS))

LARGE, SMALL, HALT, RED, PORT = range(5)
"""Kinds of stops; the last two are areas beyond the edge of the map."""
KINDS: Final[Mapping[str, int]] = {"city": LARGE, "offboard": LARGE, "town": SMALL, "halt": HALT}
"""The kinds of stops as the data name them. A village is a dot without track and no stop."""

Link = tuple[int, int]
"""A piece of track between two ends of a hex: a side from 0 (south, clockwise) to 5, or SIDES plus a stop's number."""


class TileStop(msgspec.Struct, frozen=True):
    """A station or halt on a tile. `circles` is the room for bases."""

    kind: int
    revenue: int
    circles: int = 0
    name: str = ""


class Pattern(msgspec.Struct, frozen=True, dict=True, cache_hash=True):
    """The stops and the track of one hex as they lie there."""

    stops: tuple[TileStop, ...] = ()
    links: tuple[Link, ...] = ()

    @cached_property
    def sides(self) -> frozenset[int]:
        """The sides that track leads to."""
        return frozenset(end for link in self.links for end in link if end < SIDES)

    @cached_property
    def onward(self) -> tuple[tuple[int, ...], ...]:
        """For each side and then for each stop the ends to which its track leads."""
        ends: list[list[int]] = [[] for _ in range(SIDES + len(self.stops))]
        for a, b in self.links:
            ends[a].append(b)
            ends[b].append(a)
        return tuple(tuple(others) for others in ends)

    @property
    def has_large_station(self) -> bool:
        return any(stop.kind == LARGE for stop in self.stops)

    @property
    def outline(self) -> tuple[Link, ...]:
        """The track in an order of its own: two patterns of a tile that look alike have the same."""
        numbers = range(len(self.stops))
        orders = [
            order
            for order in permutations(numbers)
            if all(self.stops[number] == self.stops[other] for number, other in zip(numbers, order, strict=True))
        ]
        ends = [(*range(SIDES), *(SIDES + number for number in order)) for order in orders]
        return min(tuple(sorted((min(end[a], end[b]), max(end[a], end[b])) for a, b in self.links)) for end in ends)

    def turned(self, rotation: int) -> Pattern:
        """The same turned clockwise by so many sides."""
        return Pattern(self.stops, tuple((_turn(a, rotation), _turn(b, rotation)) for a, b in self.links))


def _turn(end: int, rotation: int) -> int:
    return end if end >= SIDES else (end + rotation) % SIDES


class Tile(msgspec.Struct, frozen=True, dict=True, cache_hash=True):
    """One kind of tile. `number` counts the tiles of the game from 0, `id` is printed on it."""

    number: int
    id: str
    colour: int
    label: str
    patterns: tuple[Pattern, ...]
    """What it looks like in each rotation."""
    upgrades: tuple[tuple[int, frozenset[int]], ...]
    """The tiles that may replace it, each with the rotations relative to this one that keep all of its track."""

    @cached_property
    def alike(self) -> tuple[int, ...]:
        """For each rotation the first that gives the same track."""
        outlines = [pattern.outline for pattern in self.patterns]
        return tuple(outlines.index(outline) for outline in outlines)

    @property
    def stops(self) -> tuple[TileStop, ...]:
        return self.patterns[0].stops

    @property
    def has_large_station(self) -> bool:
        return self.patterns[0].has_large_station


def read_pattern(stops: Iterable[Mapping[str, Any]], paths: Iterable[Iterable[str]]) -> Pattern:
    """A pattern from data: stops in order, and paths such as ["e0", "s1"]. Dots without track are left out."""
    return Pattern(
        tuple(
            TileStop(KINDS[stop["kind"]], stop.get("revenue", 0), stop.get("slots", 0), stop.get("name") or "")
            for stop in stops
            if stop["kind"] in KINDS
        ),
        tuple((_read_end(a), _read_end(b)) for a, b in paths),
    )


def _read_end(text: str) -> int:
    return int(text[1:]) + (SIDES if text[0] == "s" else 0)


def read_tiles(data: Iterable[Mapping[str, Any]], rotations: str) -> tuple[Tile, ...]:
    """The tiles of a game. `rotations` is the key under which the data keep the rotations of an upgrade."""
    described = list(data)
    numbers = {tile["id"]: number for number, tile in enumerate(described)}
    tiles = []
    for number, tile in enumerate(described):
        pattern = read_pattern(tile["stops"], tile["paths"])
        tiles.append(
            Tile(
                number,
                tile["id"],
                COLOURS.index(tile["color"]),
                tile["label"] or "",
                tuple(pattern.turned(rotation) for rotation in ROTATIONS),
                tuple((numbers[one["to"]], frozenset(one[rotations])) for one in tile["upgrades"]),
            )
        )
    return tuple(tiles)
