"""A hex with track, ready to be drawn: its stations, its lines, and what is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import copysign
from typing import NamedTuple

import msgspec

from bradshaw.core.view import Track
from bradshaw.render.curves import NORMALS
from bradshaw.render.lettering import LABEL_SIZE, NAME_SIZES, VALUE_SIZE, Disc, Paper, Words
from bradshaw.render.stations import AREAS, BOX, SPACE, Berth, Way, lay_track
from bradshaw.render.svg_shapes import HALF, SIDE

ASIDE = 8.0
"""How far the name of a place off the board makes way for track and for the id of its hex."""
WAITING = 11.0
"""The radius of a base that lies beside its station."""


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
    return _plan(msgspec.structs.replace(track, stops=stops), name, cost)


@lru_cache(maxsize=4096)
def _plan(track: Track, name: str, cost: int) -> Plan:
    ways, berths = lay_track(track.stops, track.links)
    paper = Paper(ways, berths)
    discs = [
        paper.disc(number, str(stop.value))
        for number, stop in enumerate(track.stops)
        if stop.value and stop.kind not in AREAS
    ]
    waiting = [
        paper.disc(number, "", WAITING) for number, stop in enumerate(track.stops) for _ in range(len(stop.waiting))
    ]
    if any(stop.values for stop in track.stops):
        return Plan(tuple(ways), tuple(berths), (), tuple(_area_names(track, berths)))
    words = []
    named = [(stop.name, number) for number, stop in enumerate(track.stops) if stop.name] or [
        (name, 0 if len(track.stops) == 1 else -1)
    ]
    sizes = NAME_SIZES if len(named) == 1 else NAME_SIZES[1:]
    for text, number in named:
        if text:
            words.append(paper.words("name", text, sizes, number))
    if cost and not track.colour:
        words.append(paper.words("cost", str(cost), (VALUE_SIZE,), -1))
    if track.label:
        size = LABEL_SIZE if len(track.label) < 3 else VALUE_SIZE
        words.append(paper.words("label", track.label, (size,), -1))
    return Plan(tuple(ways), tuple(berths), tuple(discs), tuple(words), tuple(waiting))


def _area_names(track: Track, berths: Sequence[Berth]) -> Iterator[Words]:
    """The names of places off the board above or below their values, where no track comes from."""
    for number, (stop, berth) in enumerate(zip(track.stops, berths, strict=True)):
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
            x += copysign(ASIDE, x if straight else -sum(side[0] for side in sides)) if x or not straight else 0
        y += -away if above else away
        wide = 2 * (SIDE - (abs(y) + 5) * SIDE / (2 * HALF) - abs(x))
        words = [Words("name", (x, y), (stop.name,), size) for size in NAME_SIZES]
        yield next((one for one in words if one.box[2] - one.box[0] < wide), words[-1])
