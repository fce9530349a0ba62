"""The map for people: the hexes as they lie there, the best runs, and what a choice would change."""

from __future__ import annotations

from typing import Final

from bradshaw.core.action import Action
from bradshaw.core.refusal import Refusal
from bradshaw.core.view import Board, Cell, Sketch, Stop, Track
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.board.tiles import COLOURS, LARGE
from bradshaw.eighteen.building.laying import place_tile
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.state import NO_TILE
from bradshaw.eighteen.views.map import grid, shown_links
from bradshaw.games.g1860.actions import BuildBase, RunTrains
from bradshaw.games.g1860.components import ALL, COMPANIES, PIER, TILE, tile_of
from bradshaw.games.g1860.rules.bases import BuildBases, awaited, free_circle, sites
from bradshaw.games.g1860.rules.flotation import HomeTile
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.running import problem, read_runs
from bradshaw.games.g1860.rules.runs import Runs
from bradshaw.games.g1860.rules.track import is_upgrade, pattern_at
from bradshaw.games.g1860.state import Isle
from bradshaw.games.g1860.views.runs import RUNS, lines_by_train

LAND: Final = "land"
PIER_STYLE: Final = "pier"
_STOP_KINDS: Final = ("large", "small", "halt")

Bases = dict[tuple[int, int], dict[int, int]]
"""For each hex and station the company in each circle."""


def draw_map(state: Isle, *, show_open: bool = True) -> Board:
    """The whole map, with the best runs where runs are to be chosen, and with the hexes that are open."""
    open_hexes = _open_hexes(state) if show_open else set()
    bases = _bases(state)
    cells = (_cell(state, place.number, bases, place.id in open_hexes) for place in state.geography.places)
    return Board(tuple(cells), (), RUNS.best_lines(state))


def sketch(state: Isle, action: Action) -> Sketch | None:
    """The hex with the tile or base that an action puts there, or the runs that it makes."""
    frame = state.frames[-1]
    match action:
        case LayTile(hex_id, tile, rotation):
            after = state.copy()
            place = state.geography.number[hex_id]
            place_tile(after, place, TILE[tile], rotation)
            return Sketch((_cell(after, place, _bases(after)),))
        case BuildBase(hex_id, station) if isinstance(frame, BuildBases):
            place = state.geography.number[hex_id]
            circle = free_circle(state, place, station)
            assert circle is not None
            bases = _bases(state)
            bases.setdefault((place, station), {})[circle] = frame.company
            return Sketch((_cell(state, place, bases),))
        case RunTrains() if isinstance(frame, Runs):
            runs = read_runs(state, action, problem(state, frame.company))
            assert not isinstance(runs, Refusal)
            return Sketch(lines=tuple(lines_by_train(state, frame.company, runs)))
    return None


def _bases(state: Isle) -> Bases:
    bases: Bases = {}
    for company in range(ALL):
        for where, station, circle in state.bases[company]:
            bases.setdefault((where, station), {})[circle] = company
    return bases


def _cell(state: Isle, number: int, bases: Bases, is_open: bool = False) -> Cell:
    place = state.geography.places[number]
    return Cell(
        place.id,
        *grid(place.id),
        PIER_STYLE if place.id == PIER else place.terrain or LAND,
        place.name,
        open=is_open,
        track=_track(state, number, bases),
        cost=place.cost if state.tiles[number] == NO_TILE else 0,
        barriers=place.barriers,
    )


def _open_hexes(state: Isle) -> set[str]:
    """The hexes in which something that is legal now happens."""
    frame, places = state.frames[-1], state.geography.places
    if isinstance(frame, LayTrack):
        return {places[place].id for place, _, _ in frame.lays(state)}
    if isinstance(frame, BuildBases):
        return {places[place].id for place, _ in sites(state, frame.company)}
    if isinstance(frame, HomeTile):
        return {COMPANIES[frame.company].home}
    return set()


def _track(state: Isle, place: int, bases: Bases) -> Track:
    hex_, code = state.geography.places[place], state.tiles[place]
    pattern = pattern_at(state, place)
    home = awaited(state, place)
    stops = []
    for station, stop in enumerate(pattern.stops):
        here = bases.get((place, station), {})
        circles = [here.get(circle, NOBODY_YET) for circle in range(stop.circles)]
        value = stop.revenue
        if hex_.id == PIER:
            value = state.rules_of_phase.pier
        stops.append(
            Stop(
                "offboard" if hex_.id == PIER else _STOP_KINDS[stop.kind],
                stop.name or _printed_name(hex_.stops, hex_.name, station),
                value,
                tuple("" if company < 0 else COMPANIES[company].name for company in circles),
                tuple(company >= 0 and state.is_bankrupt(company) for company in circles),
                COMPANIES[home].name if home is not None and station == 0 and stop.kind == LARGE else "",
            )
        )
    if not pattern.links and code == NO_TILE:
        stops += [Stop("village", name) for kind, name in hex_.stops if kind == "village"]
    colour = COLOURS[tile_of(code).colour] if code != NO_TILE else "yellow" if is_upgrade(state, place) else ""
    return Track(
        "" if hex_.id == PIER else colour,
        tuple(stops),
        shown_links(pattern),
        hex_.label,
        tile_of(code).id if code != NO_TILE else "",
    )


def _printed_name(stops: tuple[tuple[str, str], ...], name: str, station: int) -> str:
    return stops[station][1] if station < len(stops) else name
