"""A hex with track, ready to be drawn: its stations, its lines, and what is written."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from bradshaw.core.view import Track
from bradshaw.render.lettering import LABEL_SIZE, NAME_SIZES, VALUE_SIZE, Disc, Paper, Words
from bradshaw.render.stations import OFFBOARD, Berth, Way, lay_track


class Plan(NamedTuple):
    """A hex ready to be drawn."""

    ways: tuple[Way, ...]
    berths: tuple[Berth, ...]
    discs: tuple[Disc, ...]
    words: tuple[Words, ...]


def plan_hex(track: Track, name: str = "", cost: int = 0) -> Plan:
    """The layout of a hex with its track, whoever has bases in it."""
    stops = tuple(
        msgspec.structs.replace(stop, circles=("",) * max(len(stop.circles), 1), turned=(), home_of="")
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
        if stop.value and stop.kind != OFFBOARD
    ]
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
    return Plan(tuple(ways), tuple(berths), tuple(discs), tuple(words))
