"""The map as it is shown: where hexes and areas lie, their track, and runs with the track that they use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from bradshaw.core.messages import message
from bradshaw.core.view import Line
from bradshaw.eighteen.board.geography import Area, Geography, opposite
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.board.tiles import SIDES, Pattern


@cache
def grid(hex_id: str) -> tuple[int, int, bool]:
    """The column and the row of a hex, and whether it sits half a hex further south."""
    column, row = ord(hex_id[0]) - ord("A"), int(hex_id[1:])
    lowered = column % 2 == 1
    return column, (row - lowered) // 2, lowered


@cache
def shown_links(pattern: Pattern) -> tuple[tuple[str, str], ...]:
    """The track of a hex by the names of its ends."""
    return tuple((_name(a), _name(b)) for a, b in pattern.links)


def _name(end: int) -> str:
    return f"e{end}" if end < SIDES else f"s{end - SIDES}"


@cache
def areas_in(geography: Geography, cell: str) -> tuple[Area, ...]:
    """The areas that a cell beyond the edge of the map belongs to; each is a stop of it, in this order."""
    return tuple(area for area in geography.areas if any(entry[2] == cell for entry in area.entries))


def stop_name(net: Network, stop: int) -> str:
    """The name of a stop: its own, or that which the map has in its place."""
    named = net.stops[stop].name
    if named:
        return named
    place = net.geography.places[net.hex_of[stop]]
    number = stop - net.first[net.hex_of[stop]]
    printed = [name for _, name in place.stops]
    return (printed[number] if number < len(printed) else "") or place.name


def draw_run(net: Network, path: Sequence[int], calls: Sequence[int]) -> Line:
    """The line along the pieces of track that a run uses. In an area it lies in the cell that the run enters."""
    count = len(net.stops)
    places: list[int] = []
    place = net.hex_of[path[0]]
    for one in path[:-1]:
        if one >= count:
            place = _beyond(net, one - count, place)
        places.append(place)
    pieces = []
    cells = {path[0]: _berths(net, path[0])[0]} if len(path) == 1 else {}
    for here, (one, other) in zip(places, pairwise(path), strict=True):
        cell = _cell(net, here, one if one >= count else other)
        ends = [_end(net, here, vertex, cell) for vertex in (one, other)]
        pieces.append((cell, ends[0], ends[1]))
        cells.update((vertex, (cell, end)) for vertex, end in zip((one, other), ends, strict=True) if vertex < count)
    return Line("", tuple(pieces), tuple(cells[stop] for stop in calls))


def stop_spots(net: Network, stop: int) -> tuple[str, ...]:
    """Where a stop lies on the board, such as "stop:G5.0"."""
    return tuple(f"stop:{cell}.{berth[1:]}" for cell, berth in _berths(net, stop))


def _berths(net: Network, stop: int) -> list[tuple[str, str]]:
    """The cells that a stop lies in, and what it is called there."""
    place = net.hex_of[stop]
    area = _area(net, place)
    if area is None:
        return [(net.geography.places[place].id, f"s{stop - net.first[place]}")]
    cells = dict.fromkeys(cell for _, _, cell in area.entries)
    return [(cell, f"s{areas_in(net.geography, cell).index(area)}") for cell in cells]


def _area(net: Network, place: int) -> Area | None:
    return net.geography.areas[place - len(net.patterns)] if place >= len(net.patterns) else None


def _beyond(net: Network, border: int, place: int) -> int:
    """The hex or area on the other side of a border."""
    here = [hex_ for hex_, sides in enumerate(net.geography.border) if border in sides]
    for area in net.geography.areas:
        if any(net.geography.border[hex_][side] == border for hex_, side, _ in area.entries):
            here.append(len(net.patterns) + area.number)
    return here[0] if here[1] == place else here[1]


def _cell(net: Network, place: int, vertex: int) -> str:
    area = _area(net, place)
    if area is None:
        return net.geography.places[place].id
    border = vertex - len(net.stops)
    return next(cell for hex_, side, cell in area.entries if net.geography.border[hex_][side] == border)


def _end(net: Network, place: int, vertex: int, cell: str) -> str:
    count, geography = len(net.stops), net.geography
    area = _area(net, place)
    if vertex < count:
        return f"s{vertex - net.first[place] if area is None else areas_in(geography, cell).index(area)}"
    if area is None:
        return f"e{geography.border[place].index(vertex - count)}"
    side = next(side for hex_, side, _ in area.entries if geography.border[hex_][side] == vertex - count)
    return f"e{opposite(side)}"


def idle_line(train: str, number: int) -> Line:
    """What is told of a train that does not run."""
    return Line(message("eighteen-run-idle", train=train), (), train=train, number=number)
