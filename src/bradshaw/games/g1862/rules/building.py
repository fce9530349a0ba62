"""Track Building: a company's build step."""

from __future__ import annotations

from collections.abc import Iterator

from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import PASS, LayTile, Pass
from bradshaw.eighteen.board.tiles import YELLOW, Tile
from bradshaw.eighteen.building.laying import Lay
from bradshaw.eighteen.building.refusals import unknown_hex
from bradshaw.eighteen.building.tokens import first_free
from bradshaw.eighteen.state import NO_TILE
from bradshaw.games.g1862.actions import LONDON_NAME, BuildSmallStation, CountiesAction, PlaceMarker
from bradshaw.games.g1862.components import (
    COMPANIES,
    GEOGRAPHY,
    LONDON,
    LONDON_SPACES,
    TILE,
    TILES,
    lines_of,
    tile_of,
)
from bradshaw.games.g1862.names import where
from bradshaw.games.g1862.rules.frames import CompanyFrame
from bradshaw.games.g1862.rules.homes import (
    lay_tile,
    no_tile,
    owed_lays,
    owed_place,
    refuse_owed,
    seat_markers,
)
from bradshaw.games.g1862.rules.track import (
    build_small_station,
    first_lays,
    is_available,
    may_be_on_route,
    network,
    occupied,
    on_route,
    reached,
    refuse_route,
    refuse_shape,
    upgrades,
)
from bradshaw.games.g1862.state import Counties, Station

MOST_YELLOW = 2
"""Tiles that may be laid in one turn."""
MAP = "1862.2.0-other-components"
"""The rule that knows the hexes."""
N = "N"
NOTHING, TRACK, LINK = "", "track", "link"
"""What a company has built in its turn."""


def refuse_small_station(state: Counties, hex_: str, line: tuple[int, int]) -> Refusal | None:
    """Why no small station can be built on a line of track."""
    place = GEOGRAPHY.number.get(hex_)
    if place is None:
        return no_hex(hex_)
    code = state.tiles[place]
    lines = () if code == NO_TILE else lines_of(code)
    if line not in lines:
        return refused("1862.7.6.4-instead-of-track", "g1862-refusal-no-such-line", place=where(hex_))
    if tile_of(code).colour == YELLOW:
        return refused(
            "1862.7.6.2-more-stations-after-upgrade", "g1862-refusal-small-station-on-yellow", place=where(hex_)
        )
    if state.small[place] >> lines.index(line) & 1:
        return refused("1862.7.6.4-one-per-line", "g1862-refusal-small-station-there", place=where(hex_))
    return None


def small_sites(state: Counties) -> Iterator[BuildSmallStation]:
    """Every small station that can be built."""
    for place, code in enumerate(state.tiles):
        if code != NO_TILE and tile_of(code).colour != YELLOW:
            for number, line in enumerate(lines_of(code)):
                if not state.small[place] >> number & 1:
                    yield BuildSmallStation(GEOGRAPHY.places[place].id, line)


def refuse_london(state: Counties, company: int) -> Refusal | None:
    """Why the company cannot build a link to London."""
    name = COMPANIES[company].name
    if state.is_in_london(company):
        return refused(
            "1862.7.6.5-one-per-company", "g1862-refusal-marker-there", company=name, place=where(LONDON_NAME)
        )
    if not state.unused[company]:
        return no_marker_left(company)
    if len(occupied(state, LONDON)) >= LONDON_SPACES:
        return refused("1862.7.6.5-four-spaces", "g1862-refusal-london-full")
    if not sees_london(state, company):
        return refused("1862.7.6.5-placement-rules", "g1862-refusal-no-route", company=name, place=where(LONDON_NAME))
    return None


def no_marker_left(company: int) -> Refusal:
    return refused("1862.6.5.4.2-markers-on-charter", "g1862-refusal-no-marker-left", company=COMPANIES[company].name)


def sees_london(state: Counties, company: int) -> bool:
    """Whether a company with a marker to spare has a route to London, where it has none."""
    if state.is_in_london(company) or not state.unused[company]:
        return False
    return network(state).first[LONDON] in reached(state, company)


def no_hex(hex_: str) -> Refusal:
    return unknown_hex(MAP, hex_)


class Build(CompanyFrame, frozen=True, tag="build"):
    """One yellow N tile, up to two other yellow tiles, one upgrade, one small station, or the link to London.

    Ends with NOTHING, TRACK (or a small station) or LINK.
    """

    laid: int = 0
    """The yellow tiles laid in this turn."""

    def settle(self, state: Counties, log: Log) -> bool:
        before = state.stations
        seat_markers(state, self.company, log)
        return state.stations != before

    # What may be built

    def choices(self, state: Counties) -> Choices:
        owed = None if self.laid else owed_place(state, self.company)
        if owed is not None:
            return Choices([_as_action(owed, tile, rotation) for tile, rotation in owed_lays(state, owed)])
        lays = [_as_action(*lay) for lay in self.lays(state)]
        if self.laid:
            return Choices([PASS, *lays])
        london = [PlaceMarker(LONDON_NAME)] if self._refuse_link(state) is None else []
        return Choices([PASS, *lays, *small_sites(state), *london])

    def lays(self, state: Counties) -> list[Lay]:
        """Every tile that can be laid on a route of the company."""
        found = reached(state, self.company)
        lays: list[Lay] = []
        for place, code in enumerate(state.tiles):
            if not may_be_on_route(state, found, place):
                continue
            if code == NO_TILE:
                suiting = [one for one in first_lays(state, place) if not (self.laid and TILES[one[0]].label == N)]
            elif self.laid:
                continue
            else:
                suiting = [one for one in upgrades(state, place) if is_available(state, one[0])]
            lays += [
                (place, tile, rotation) for tile, rotation in suiting if on_route(state, found, place, tile, rotation)
            ]
        return lays

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        refusal = None if self.laid else refuse_owed(state, self.company, action)
        if refusal is not None or type(action) is Pass:
            return refusal
        if type(action) is LayTile:
            return self._refuse_tile(state, action)
        if type(action) is BuildSmallStation:
            return self._refuse_second() or refuse_small_station(state, action.hex, action.line)
        name = COMPANIES[self.company].name
        if type(action) is PlaceMarker and action.hex == LONDON_NAME:
            if self.laid:
                return refused("1862.7.6.5-no-track-or-station", "g1862-refusal-london-after-track", company=name)
            return self._refuse_link(state)
        return refused("1862.7.1-turn-steps", "g1862-refusal-build-or-pass", company=name)

    def _refuse_link(self, state: Counties) -> Refusal | None:
        if state.settings.london_with_markers:
            return refused("1862.7.6.5-alternative-build", "g1862-refusal-london-with-markers")
        return refuse_london(state, self.company)

    def _refuse_second(self) -> Refusal | None:
        if not self.laid:
            return None
        return refused("1862.7.6-one-build-action", "g1862-refusal-second-yellow")

    def _refuse_tile(self, state: Counties, action: LayTile) -> Refusal | None:
        place, number = GEOGRAPHY.number.get(action.hex), TILE.get(action.tile)
        if place is None:
            return no_hex(action.hex)
        if number is None:
            return no_tile(action.tile)
        tile = TILES[number]
        refusal = self._refuse_second() if state.tiles[place] != NO_TILE else self._refuse_second_n(tile)
        refusal = refusal or refuse_shape(state, place, tile, action.rotation)
        return refusal or refuse_route(state, self.company, place, number, action.rotation)

    def _refuse_second_n(self, tile: Tile) -> Refusal | None:
        if self.laid and tile.label == N:
            return refused("1862.7.6.2-n-alone", "g1862-refusal-n-alone")
        return None

    # What it does

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        company, actor = self.company, self.actor(state)
        if type(action) is LayTile:
            lay_tile(state, company, action, actor, log)
            tile = TILES[TILE[action.tile]]
            if tile.colour == YELLOW and tile.label != N and self.laid + 1 < MOST_YELLOW:
                state.frames[-1] = Build(company, self.laid + 1)
                return
        elif type(action) is BuildSmallStation:
            place = GEOGRAPHY.number[action.hex]
            build_small_station(state, place, lines_of(state.tiles[place]).index(action.line))
            log.note(
                "small_station", "1862.7.6.4-instead-of-track", actor, company=company, hex=action.hex, line=action.line
            )
        elif type(action) is PlaceMarker:
            link_london(state, company, actor, log)
        if type(action) is PlaceMarker:
            finish(state, LINK, log)
        else:
            finish(state, NOTHING if type(action) is Pass and not self.laid else TRACK, log)


def link_london(state: Counties, company: int, actor: int, log: Log) -> None:
    """A marker goes into the first free space of London."""
    space = first_free(range(LONDON_SPACES), occupied(state, LONDON))
    assert space is not None
    state.stations = (*state.stations, Station(LONDON, space, company))
    state.unused[company] -= 1
    log.note("link_london", "1862.7.6.5-alternative-build", actor, company=company, space=space)


def _as_action(place: int, tile: int, rotation: int) -> LayTile:
    return LayTile(GEOGRAPHY.places[place].id, TILES[tile].id, rotation)
