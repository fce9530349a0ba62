"""Boards of 1862 in plain words, for the tests of building and running."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from bradshaw.core.frame import Frame
from bradshaw.core.options import complete
from bradshaw.eighteen.board.tiles import SIDES
from bradshaw.games.g1862.actions import TrainRun
from bradshaw.games.g1862.components import (
    ALL,
    BAND,
    CHART,
    COMPANY,
    FREIGHT,
    GEOGRAPHY,
    LETTERS,
    LONDON,
    MOST_PLAYERS,
    SHARES,
    TILE,
    is_town,
    lines_of,
)
from bradshaw.games.g1862.rules.track import network, pattern_at
from bradshaw.games.g1862.settings import OPTIONS, read_settings
from bradshaw.games.g1862.state import BESIDE, Counties, Station, starting_state

from .bench import Bench, lay, train
from .bench import begin as put

MARKERS = 7
"""The markers of every company in play."""


def position(
    *,
    tiles: Mapping[str, tuple[str, int]] = {},
    small: Mapping[str, Iterable[tuple[int, int]]] = {},
    markers: Mapping[str, Iterable[str]] = {},
    beside: Mapping[str, str] = {},
    london: Iterable[str] = (),
    phase: str = "A",
    trains: Mapping[str, Iterable[str]] = {},
    permits: Mapping[str, str] = {},
    unused: Mapping[str, int] = {},
    supply: Mapping[str, int] = {},
    options: Mapping[str, Any] = {},
) -> Counties:
    """A board with tiles and markers.

    Markers go into circles in the order in which they are named, company by company. Yellow village tiles have their
    small station; `small` names all lines with one on other tiles. A train is named like "2/3E". A company that is
    named anywhere is floated, belongs to the first player and has permits for its trains.
    """
    settings = read_settings(complete(OPTIONS, options), 3)
    state = starting_state(3, settings, (0,) * ALL, (0,) * ALL)
    state.phase = BAND[phase]
    lay(state, tiles, small)
    for left, count in supply.items():
        state.supply[TILE[left]] = count
    stations: list[Station] = []
    for company, hexes in markers.items():
        for hex_ in hexes:
            place = GEOGRAPHY.number[hex_]
            circle = sum(station.place == place for station in stations)
            stations.append(Station(place, circle, COMPANY[company]))
    stations += [Station(GEOGRAPHY.number[hex_], BESIDE, COMPANY[company]) for company, hex_ in beside.items()]
    stations += [Station(LONDON, space, COMPANY[company]) for space, company in enumerate(london)]
    state.stations = tuple(stations)
    for name in {*markers, *beside, *london, *trains, *unused}:
        company = COMPANY[name]
        state.floated |= 1 << company
        state.director[company] = 0
        state.held[company * MOST_PLAYERS], state.ipo[company] = SHARES, 0
        state.par[company] = 100
        state.markers.put(company, CHART.place(100))
        state.unused[company] = MARKERS - len(state.stations_of(company))
        state.trains[company] = tuple(train(size, number) for number, size in enumerate(trains.get(name, ())))
        kinds = permits.get(name, "".join(dict.fromkeys(size[-1] for size in trains.get(name, ()))))
        state.permits[company] = tuple(LETTERS.index(kind) for kind in kinds)
    for name, count in unused.items():
        state.unused[COMPANY[name]] = count
    return state


def way(state: Counties, *stages: str) -> tuple[str, ...]:
    """The path along hexes and areas, by the names of its stops and borders, as a run has it."""
    net = network(state)
    count = len(net.stops)
    borders = [_border(state, *pair) for pair in pairwise(stages)]
    path: list[int] = []
    for number, stage in enumerate(stages):
        place = next(place for place in range(len(net.first)) if GEOGRAPHY.name(place) == stage)
        sides = [count + border for border in borders[max(0, number - 1) : number + 1]]
        here = [set(link[:2]) for link in net.links if link[2] == place]
        if set(sides) not in here:
            stop = next(vertex for link in here for vertex in link if vertex < count and {vertex, sides[0]} in here)
            assert all({stop, side} in here for side in sides), f"no way through {stage}"
            path.append(stop)
        path += sides[-1:] if number < len(borders) else []
    return tuple(net.name(vertex) for vertex in path)


def _border(state: Counties, one: str, other: str) -> int:
    """The border between two neighbours, or between a hex and an area where track crosses it."""
    for hex_, beyond in ((one, other), (other, one)):
        for area in GEOGRAPHY.areas:
            for place, side, _ in area.entries:
                if area.id == beyond and GEOGRAPHY.places[place].id == hex_ and side in pattern_at(state, place).sides:
                    return GEOGRAPHY.border[place][side]
    return GEOGRAPHY.border_number["-".join(sorted((one, other)))]


def run(state: Counties, train: str, *stages: str, scored: Iterable[str] | None = None, chain: int = 0) -> TrainRun:
    """The run of a train along hexes and areas. Unless it is said, all towns and areas are scored but by Freights."""
    path = way(state, *stages)
    if scored is None:
        owned = next(one for trains in state.trains for one in trains if one.id == train)
        areas = {area.id for area in GEOGRAPHY.areas}
        large = [name for name in path if name in areas or ("." in name and is_town(GEOGRAPHY.number[name[:-2]]))]
        scored = () if owned.kind == FREIGHT else large
    return TrainRun(train, path, tuple(scored), chain)


def begin(state: Counties, frame: Frame[Any, Any]) -> Counties:
    """Let a frame decide, as far as anything is to be decided."""
    state.frames = [Bench()]
    put(state, frame)
    return state


def tile_in(state: Counties, hex_: str) -> tuple[str, int]:
    code = state.tiles[GEOGRAPHY.number[hex_]]
    names = {number: name for name, number in TILE.items()}
    return names[code // SIDES], code % SIDES


def small_in(state: Counties, hex_: str) -> set[tuple[int, int]]:
    """The lines of a hex that have a small station."""
    place = GEOGRAPHY.number[hex_]
    return {line for number, line in enumerate(lines_of(state.tiles[place])) if state.small[place] >> number & 1}


def circles_in(state: Counties, hex_: str) -> dict[str, int]:
    """The companies in a town with their circles."""
    names = {number: name for name, number in COMPANY.items()}
    return {names[one.company]: one.circle for one in state.stations_in(GEOGRAPHY.number[hex_])}


def markers_of(state: Counties, company: str) -> list[str]:
    """Where a company's markers are, in the order in which they were placed."""
    return [GEOGRAPHY.name(station.place) for station in state.stations_of(COMPANY[company])]
