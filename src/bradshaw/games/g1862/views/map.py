"""The map for people: the hexes and areas as they lie there, the best runs, and what a choice would change."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bradshaw.core.action import Action
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.core.view import Board, Cell, Sketch, Stop, StopKind, Track
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.board.geography import Area, opposite
from bradshaw.eighteen.board.tiles import COLOURS, LARGE, RED
from bradshaw.eighteen.state import NO_TILE
from bradshaw.eighteen.views.map import areas_in, grid, shown_links
from bradshaw.games.g1862.actions import LONDON_NAME, BuildSmallStation, PlaceMarker, RemoveMarker, RunTrains
from bradshaw.games.g1862.components import (
    ALL,
    COMPANIES,
    GEOGRAPHY,
    LONDON,
    LONDON_SPACES,
    TILE,
    is_town,
    lines_of,
    tile_of,
)
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.homes import HomeUpgrade
from bradshaw.games.g1862.rules.mergers import ExcessMarkers, place_name
from bradshaw.games.g1862.rules.placing import PlaceMarkers
from bradshaw.games.g1862.rules.running import problem, read_runs
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.rules.track import build_small_station, free_circle, occupied, pattern_with, place_tile
from bradshaw.games.g1862.state import BESIDE, HOMES, Counties, Station
from bradshaw.games.g1862.views.runs import RUNS, lines_by_train

LAND: Final = "land"
RED_AREA: Final = "red"
SEA: Final = "sea"
SHUT: Final = "shut"
"""Homes in which the solo game lets no track be laid."""
LONDON_CELL: Final = "B15"
"""Where the four spaces of London are shown; its other cells are ways into it."""
_AREA_CELLS: Final = tuple(dict.fromkeys(cell for area in GEOGRAPHY.areas for _, _, cell in area.entries))
_AT_HOME: Final = {place: tuple(one for one in range(ALL) if HOMES[one] == place) for place in HOMES}
"""The companies whose home a hex is."""


def _named_at(area: Area) -> str:
    """The cell in which the name of an area stands: the middle one of those that it shares with no other."""
    cells = tuple(dict.fromkeys(cell for _, _, cell in area.entries))
    if LONDON_CELL in cells:
        return LONDON_CELL
    own = sorted(cell for cell in cells if len(areas_in(GEOGRAPHY, cell)) == 1) or cells
    return own[len(own) // 2]


_NAMED_AT: Final = tuple(map(_named_at, GEOGRAPHY.areas))
_SIGNS: Final = (
    ("○", ""),
    ("[ ]", message("g1862-sign-marker")),
    ("(…)", message("g1862-sign-home")),
    ("×", ""),
    ("£", ""),
    ("•", ""),
    ("40|60|80", message("g1862-sign-area")),
)


def cell_of(place: str) -> str:
    """The cell in which actions with a hex, or with London, happen."""
    return LONDON_CELL if place == LONDON_NAME else place


def draw_map(state: Counties) -> Board:
    """The whole map, with the best runs where runs are to be chosen."""
    open_cells = _open_cells(state)
    hexes = (_hex(state, place.number, place.id in open_cells) for place in GEOGRAPHY.places)
    areas = (_area_cell(state, cell, cell in open_cells) for cell in _AREA_CELLS)
    return Board((*hexes, *areas), (), RUNS.best_lines(state), _SIGNS)


def sketch(state: Counties, action: Action) -> Sketch | None:
    """The hex with the tile, small station or marker that an action puts there, or the runs that it makes."""
    frame = state.frames[-1]
    after = state.copy()
    match action:
        case LayTile(hex_id, tile, rotation):
            place_tile(after, GEOGRAPHY.number[hex_id], TILE[tile], rotation)
        case BuildSmallStation(hex_id, line):
            place = GEOGRAPHY.number[hex_id]
            build_small_station(after, place, lines_of(state.tiles[place]).index(line))
        case PlaceMarker(hex_id) if isinstance(frame, Build | PlaceMarkers):
            after.stations = (*state.stations, Station(*_free_space(state, hex_id), frame.company))
        case RemoveMarker(hex_id) if isinstance(frame, ExcessMarkers):
            gone = next(station for station in frame.removable(state) if place_name(station.place) == hex_id)
            after.stations = tuple(station for station in state.stations if station != gone)
        case RunTrains() if isinstance(frame, Runs):
            runs = read_runs(state, frame.company, action, problem(state, frame.company))
            assert not isinstance(runs, Refusal)
            return Sketch(lines=tuple(lines_by_train(state, frame.company, runs)))
        case _:
            return None
    if hex_id == LONDON_NAME:
        return Sketch((_area_cell(after, LONDON_CELL),))
    return Sketch((_hex(after, GEOGRAPHY.number[hex_id]),))


def _free_space(state: Counties, hex_id: str) -> tuple[int, int]:
    """Where a new marker goes: the place and its first free circle."""
    if hex_id == LONDON_NAME:
        taken = occupied(state, LONDON)
        return LONDON, next(space for space in range(LONDON_SPACES) if space not in taken)
    place = GEOGRAPHY.number[hex_id]
    circle = free_circle(state, place)
    assert circle is not None
    return place, circle


def _open_cells(state: Counties) -> set[str]:
    """The cells in which something that is legal now happens."""
    frame = state.frames[-1]
    if not isinstance(frame, Build | PlaceMarkers | HomeUpgrade | ExcessMarkers):
        return set()
    return {
        cell_of(action.hex)
        for action in frame.choices(state).actions
        if isinstance(action, LayTile | BuildSmallStation | PlaceMarker | RemoveMarker)
    }


# Hexes


def _hex(state: Counties, number: int, is_open: bool = False) -> Cell:
    return _hex_with(
        number,
        state.tiles[number],
        state.small[number],
        tuple(state.stations_in(number)) if is_town(number) else (),
        _awaited(state, number),
        state.is_shut(number),
        is_open,
    )


def _awaited(state: Counties, place: int) -> int | None:
    """The company whose home a hex is, as long as its marker is not there."""
    home = next((company for company in _AT_HOME.get(place, ()) if state.is_in_play(company)), None)
    return home if home is not None and state.home_station(home) is None else None


# From one position to the next most hexes stay as they are.
@lru_cache(maxsize=4096)
def _hex_with(
    number: int, code: int, small: int, markers: tuple[Station, ...], awaited: int | None, shut: bool, is_open: bool
) -> Cell:
    place, pattern = GEOGRAPHY.places[number], pattern_with(number, code, small)
    stops = [
        _town(place.name, stop.revenue, stop.circles, markers, awaited)
        if stop.kind == LARGE
        else Stop("small", value=stop.revenue)
        for stop in pattern.stops
    ]
    if code == NO_TILE and not stops:
        stops = [Stop("village")]
    track = Track(
        "" if code == NO_TILE else COLOURS[tile_of(code).colour],
        tuple(stops),
        shown_links(pattern),
        place.label,
        "" if code == NO_TILE else tile_of(code).id,
    )
    land = SHUT if shut else LAND
    return Cell(place.id, *grid(place.id), land, place.name, open=is_open, track=track, barriers=place.barriers)


def _town(name: str, value: int, circles: int, markers: tuple[Station, ...], awaited: int | None) -> Stop:
    """A large station with its markers, and the company whose marker is still to come home."""
    seated = {station.circle: COMPANIES[station.company].name for station in markers}
    return Stop(
        "large",
        name,
        value,
        tuple(seated.get(circle, "") for circle in range(circles)),
        home_of="" if awaited is None else COMPANIES[awaited].name,
        waiting=(seated[BESIDE],) if BESIDE in seated else (),
    )


# Areas


def _area_cell(state: Counties, cell: str, is_open: bool = False) -> Cell:
    in_london = tuple(state.stations_in(LONDON)) if cell == LONDON_CELL else ()
    return _area_cell_with(cell, state.rules_of_phase.stage, in_london, is_open)


@lru_cache(maxsize=1024)
def _area_cell_with(cell: str, stage: int, in_london: tuple[Station, ...], is_open: bool) -> Cell:
    """`stage`: which of their values areas have."""
    areas = areas_in(GEOGRAPHY, cell)
    links = tuple(
        (f"e{opposite(side)}", f"s{number}")
        for number, area in enumerate(areas)
        for _, side, entered in area.entries
        if entered == cell
    )
    track = Track("", tuple(_area_stop(area, cell, stage, in_london) for area in areas), links)
    terrain = RED_AREA if areas[0].kind == RED else SEA
    return Cell(cell, *grid(cell), terrain, area_name(areas[0]) if len(areas) == 1 else "", open=is_open, track=track)


def area_name(area: Area) -> str:
    """The name of an area without what it is known for."""
    return area.name.partition(" (")[0]


def _area_stop(area: Area, cell: str, stage: int, in_london: tuple[Station, ...]) -> Stop:
    circles: tuple[str, ...] = ()
    if cell == LONDON_CELL:
        taken = {station.circle: COMPANIES[station.company].name for station in in_london}
        circles = tuple(taken.get(space, "") for space in range(LONDON_SPACES))
    kind: StopKind = "offboard" if area.kind == RED else "port"
    named = cell == _NAMED_AT[area.number]
    return Stop(kind, area_name(area), area.values[stage], circles, values=area.values, named=named)
