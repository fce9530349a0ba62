"""Runs as 18xx.games writes them: the hexes of each stretch of track between two stops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bradshaw.eighteen.board.network import Network


def paths(net: Network, stretches: Sequence[Sequence[str]]) -> Iterator[tuple[int, ...]]:
    """The ways that follow the stretches in order; each stretch may be written in either direction."""
    options = [[*_stretch(net, one), *(tuple(reversed(way)) for way in _stretch(net, one))] for one in stretches]

    def join(number: int, path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if number == len(options):
            yield path
            return
        for way in options[number]:
            if not path:
                yield from join(number + 1, way)
            elif way[0] == path[-1] and not set(way[1:]) & set(path):
                yield from join(number + 1, path + way[1:])

    yield from join(0, ())


def connections(net: Network, path: Sequence[str]) -> list[list[str]]:
    """The hexes of each stretch between two stops of a run, given by the names of its stops and borders."""
    stretches: list[list[str]] = []
    current: list[str] = []
    last = ""
    for name in path:
        if name not in net.geography.border_number:
            hex_, _, number = name.partition(".")
            if current:
                if len(current) == 1 and last:
                    current = [_inside(net, hex_, last, number)]
                stretches.append(current)
            # The next stretch begins where this one ends: in the hex, or in the cell of an area.
            current, last = [hex_], number
        else:
            if len(current) == 1 and not last:
                # An area at the start: the border tells by which of its cells.
                current = [cell for cell in name.split("-") if cell not in net.geography.number]
            one, other = name.split("-")
            current.append(other if current[-1] == one else one)
            last = ""
    return stretches


def _stretch(net: Network, hexes: Sequence[str]) -> list[tuple[int, ...]]:
    """The ways from a stop of the first hex to a stop of the last through all hexes between."""
    count = len(net.stops)
    if len(hexes) == 1:
        name, _, pair = hexes[0].partition(" ")
        place = net.geography.number[name]
        first = net.first[place]
        ways = [(a, b) for a, b, _ in _links_of(net, place) if a < count and b < count]
        if pair:
            one, other = (first + int(part) for part in pair.split("."))
            ways = [way for way in ways if set(way) == {one, other}]
        return [tuple(way) for way in ways]
    crossed = [count + net.geography.border_number["-".join(sorted(pair))] for pair in pairwise(hexes)]
    ways_so_far: list[tuple[int, ...]] = [(stop,) for place in _places(net, hexes[0]) for stop in _stops_in(net, place)]
    for hex_, border in zip(hexes, crossed, strict=False):
        ways_so_far = [
            (*way, border)
            for way in ways_so_far
            if any(_linked(net, place, way[-1], border) for place in _places(net, hex_))
        ]
    return [
        (*way, stop)
        for way in ways_so_far
        for place in _places(net, hexes[-1])
        for stop in _stops_in(net, place)
        if _linked(net, place, way[-1], stop)
    ]


def _places(net: Network, name: str) -> list[int]:
    """The number of a hex, or of the areas that have a cell of this name."""
    place = net.geography.number.get(name)
    if place is not None:
        return [place]
    hexes = len(net.patterns)
    return [hexes + area.number for area in net.geography.areas if any(cell == name for _, _, cell in area.entries)]


def _stops_in(net: Network, place: int) -> range:
    count = 1 if place >= len(net.patterns) else len(net.patterns[place].stops)
    return range(net.first[place], net.first[place] + count)


def _links_of(net: Network, place: int) -> list[tuple[int, int, int]]:
    end = net.first_link[place + 1] if place + 1 < len(net.first_link) else len(net.links)
    return net.links[net.first_link[place] : end]


def _linked(net: Network, place: int, one: int, other: int) -> bool:
    return any({a, b} == {one, other} for a, b, _ in _links_of(net, place))


def _inside(net: Network, hex_: str, one: str, other: str) -> str:
    """A stretch within one hex; named by its stations where the tile has several such stretches."""
    count = len(net.stops)
    if sum(a < count and b < count for a, b, _ in _links_of(net, net.geography.number[hex_])) == 1:
        return hex_
    low, high = sorted((int(one), int(other)))
    return f"{hex_} {low}.{high}"
