"""A hex with track, ready to be drawn: its stations, its lines, and what is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import copysign
from typing import NamedTuple

import msgspec

from bradshaw.core.view import Stop, Track
from bradshaw.render.curves import NORMALS, Spot
from bradshaw.render.lettering import LABEL_SIZE, LEADING, NAME_SIZES, VALUE_SIZE, Disc, Paper, Words, breaks
from bradshaw.render.stations import AREAS, BOX, SPACE, Berth, Way, lay_track
from bradshaw.render.svg_shapes import HALF, SIDE

ASIDE = 8.0
"""How far the name of a place off the board makes way for track and for the id of its hex."""
CROWDED = 30.0
"""Where more than this would be covered, names are given their places before values, if that is better."""
WAITING = 11.0
"""The radius of a base that lies beside its station."""


class Laid(NamedTuple):
    """The track of a hex and its stations."""

    ways: tuple[Way, ...]
    berths: tuple[Berth, ...]


class Plan(NamedTuple):
    """A hex ready to be drawn."""

    ways: tuple[Way, ...]
    berths: tuple[Berth, ...]
    discs: tuple[Disc, ...]
    words: tuple[Words, ...]
    waiting: tuple[Disc, ...] = ()
    """Places for bases beside a station that has no room."""


@lru_cache(maxsize=4096)
def plan_hex(track: Track, name: str = "", cost: int = 0) -> Plan:
    """The layout of a hex with its track, whoever has bases in it."""
    return _plan(_unoccupied(track), name, cost)


@lru_cache(maxsize=4096)
def lay_hex(track: Track) -> Laid:
    """What of that layout is no writing."""
    empty = _unoccupied(track)
    return _laid(empty.stops, empty.links)


def _unoccupied(track: Track) -> Track:
    stops = tuple(
        msgspec.structs.replace(
            stop,
            circles=("",) * (len(stop.circles) if stop.kind in AREAS else max(len(stop.circles), 1)),
            turned=(),
            home_of="",
            waiting=("",) * len(stop.waiting),
        )
        for stop in track.stops
    )
    return msgspec.structs.replace(track, stops=stops)


@lru_cache(maxsize=4096)
def _laid(stops: tuple[Stop, ...], links: tuple[tuple[str, str], ...]) -> Laid:
    ways, berths = lay_track(stops, links)
    return Laid(tuple(ways), tuple(berths))


def plan_unwritten(track: Track) -> Plan:
    """The same for a hex in which no names and labels are written: to find places for these takes longest."""
    stops = tuple(msgspec.structs.replace(stop, name="") for stop in track.stops)
    return plan_hex(msgspec.structs.replace(track, stops=stops, label=""))


@lru_cache(maxsize=4096)
def _plan(track: Track, name: str, cost: int) -> Plan:
    ways, berths = _laid(track.stops, track.links)
    if any(stop.values for stop in track.stops):
        return Plan(ways, berths, (), tuple(_area_names(track, berths)))
    trouble, plan = _written(track, name, cost, ways, berths, values_first=True)
    if trouble > CROWDED:
        trouble, plan = min(
            (trouble, plan), _written(track, name, cost, ways, berths, values_first=False), key=lambda found: found[0]
        )
    return plan


def _written(
    track: Track, name: str, cost: int, ways: tuple[Way, ...], berths: tuple[Berth, ...], *, values_first: bool
) -> tuple[float, Plan]:
    """A hex with everything that is written in it, and how bad it is what that covers."""
    paper = Paper(ways, berths)
    discs: list[Disc] = []
    words: list[Words] = []

    def place_values() -> None:
        discs.extend(
            paper.disc(number, str(stop.value))
            for number, stop in enumerate(track.stops)
            if stop.value and stop.kind not in AREAS
        )

    if values_first:
        place_values()
    waiting = [
        paper.disc(number, "", WAITING) for number, stop in enumerate(track.stops) for _ in range(len(stop.waiting))
    ]
    named = [(stop.name, number) for number, stop in enumerate(track.stops) if stop.name] or [
        (name, 0 if len(track.stops) == 1 else -1)
    ]
    sizes = NAME_SIZES if len(named) == 1 else NAME_SIZES[1:]
    words += [paper.words("name", text, sizes, number) for text, number in named if text]
    if not values_first:
        place_values()
    if cost and not track.colour:
        words.append(paper.words("cost", str(cost), (VALUE_SIZE,), -1))
    if track.label:
        size = LABEL_SIZE if len(track.label) < 3 else VALUE_SIZE
        words.append(paper.words("label", track.label, (size,), -1))
    return paper.trouble, Plan(ways, berths, tuple(discs), tuple(words), tuple(waiting))


def _area_names(track: Track, berths: Sequence[Berth]) -> Iterator[Words]:
    """The names of places off the board above or below their values, where no track comes from."""
    for number, (stop, berth) in enumerate(zip(track.stops, berths, strict=True)):
        if not stop.named:
            continue
        x, y = berth.at
        sides = [NORMALS[int(one[1:])] for one, other in track.links if other == f"s{number}"]
        straight = all(abs(side[0]) < 0.1 for side in sides)
        from_above = sum(side[1] for side in sides) < 0
        above = y < 0 if len(berths) > 1 and not straight else not from_above
        away = BOX + 5
        if berth.spaces:
            above, y, away = False, berth.spaces[0][1], SPACE + 9
        elif len(berths) > 1 and above:
            # The id of the hex stands to the left.
            x += ASIDE
        else:
            beside = any((side[1] < 0) == above for side in sides)
            if x or (beside and not straight):
                x += copysign(ASIDE, x if straight else -sum(side[0] for side in sides))
        y += -away if above else away
        yield _area_name(stop.name, (x, y), above)


def _area_name(name: str, at: Spot, above: bool) -> Words:
    """A name at a place, in two lines where one would be small: the line at the values stays where it is."""
    found = []
    for lines in breaks(name):
        for size in NAME_SIZES:
            x, y = at[0], at[1] + (size * LEADING / 2 * (len(lines) - 1)) * (-1 if above else 1)
            words = Words("name", (x, y), lines, size)
            left, top, right, bottom = words.box
            wide = 2 * (SIDE - max(abs(top), abs(bottom)) * SIDE / (2 * HALF) - abs(x))
            if right - left < wide or size == NAME_SIZES[-1]:
                found.append(words)
                break
    return max(found, key=lambda words: words.size - 1.5 * len(words.lines))
