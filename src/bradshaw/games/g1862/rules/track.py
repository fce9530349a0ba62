"""Track Tiles, Routes, Laying Yellow Tiles and Upgrading Track: which tiles fit, and where a company's track leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from bradshaw.core.kept import Kept
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.geography import NOWHERE, fits
from bradshaw.eighteen.board.network import Network, Networks
from bradshaw.eighteen.board.tiles import COLOURS, ROTATIONS, SIDES, YELLOW, Pattern, Tile
from bradshaw.eighteen.building import laying
from bradshaw.eighteen.building.laying import with_value
from bradshaw.eighteen.building.refusals import wrong_letter
from bradshaw.eighteen.building.tokens import first_free, full_stations
from bradshaw.eighteen.state import NO_TILE
from bradshaw.games.g1862.components import (
    COMPANIES,
    GEOGRAPHY,
    LINES,
    LONDON,
    NOT_ON,
    ONLY_ON,
    TILES,
    first_tiles,
    is_town,
    lines_of,
    pattern_of,
    tile_of,
)
from bradshaw.games.g1862.state import BESIDE, Counties, Station

# The board as it lies


def network(state: Counties) -> Network:
    """All track on the board."""
    return _LYING(state.tiles, state.small)


@lru_cache(maxsize=512)
def _network(tiles: tuple[int, ...], small: tuple[int, ...]) -> Network:
    return _NETWORKS.make(
        GEOGRAPHY, [pattern_with(place, *tile) for place, tile in enumerate(zip(tiles, small, strict=True))]
    )


_NETWORKS: Final = Networks()
_LYING: Final = Kept(_network)


def pattern_at(state: Counties, place: int) -> Pattern:
    """The track and stops of a hex."""
    return pattern_with(place, state.tiles[place], state.small[place])


def pattern_with(place: int, code: int, small: int) -> Pattern:
    """The same for a tile and the lines of it that carry a small station."""
    return GEOGRAPHY.places[place].printed if code == NO_TILE else pattern_of(code, small)


def circles(state: Counties, place: int) -> int:
    """How many circles the tile of a town has; none before there is a tile."""
    return _circles(place, state.tiles[place])


def _circles(place: int, code: int) -> int:
    return 0 if code == NO_TILE or not is_town(place) else tile_of(code).stops[0].circles


def occupied(state: Counties, place: int) -> set[int]:
    """The circles of a town, or the spaces of London, that have a marker."""
    return {station.circle for station in state.stations if station.place == place and station.circle != BESIDE}


class _Circles(dict[int, int | None]):
    """The first empty circle of each town on a board, found when it is asked for."""

    def __init__(self, tiles: tuple[int, ...], stations: tuple[Station, ...]) -> None:
        self._tiles = tiles
        self._taken: dict[int, set[int]] = {}
        for one in stations:
            self._taken.setdefault(one.place, set()).add(one.circle)

    def __missing__(self, place: int) -> int | None:
        free = first_free(range(_circles(place, self._tiles[place])), self._taken.get(place, ()))
        self[place] = free
        return free


_CIRCLES: Final = Kept(_Circles)


def free_circle(state: Counties, place: int) -> int | None:
    """The first empty circle of a town."""
    return _CIRCLES(state.tiles, state.stations)[place]


# Where a company's track leads


class Markers:
    """The markers of all companies on a board, and how far their routes lead from them."""

    def __init__(self, net: Network, stations: tuple[Station, ...]) -> None:
        self._net = net
        own: dict[int, list[int]] = {}
        tokens: list[int] = []
        for one in stations:
            if one.place != LONDON:
                own.setdefault(one.company, []).append(net.first[one.place])
                if one.circle != BESIDE:
                    tokens.append(net.first[one.place])
        self._own = own
        self._full = full_stations(net, tokens, ())
        self._reached: dict[int, frozenset[int]] = {}
        self._linked: dict[int, tuple[int, ...]] = {}

    def own(self, company: int) -> Sequence[int]:
        """The towns with markers of the company."""
        return self._own.get(company, ())

    def blocked(self, company: int) -> frozenset[int]:
        """The towns that are full of the markers of others."""
        return frozenset(self._full.difference(self.own(company)))

    def reached(self, company: int) -> frozenset[int]:
        """How far the routes of the company lead."""
        known = self._reached.get(company)
        if known is None:
            known = self._reached[company] = _reached(self._net, tuple(self.own(company)), self.blocked(company))
        return known

    def linked(self, company: int) -> tuple[int, ...]:
        """The companies that have a marker to which a route of the company leads, this one among them."""
        known = self._linked.get(company)
        if known is None:
            found = self.reached(company)
            linked = sorted(other for other, own in self._own.items() if not found.isdisjoint(own))
            known = self._linked[company] = tuple(linked)
        return known


# Many ways to play on lead to the same markers.
_MARKERS: Final = Kept(lru_cache(maxsize=1024)(Markers))


def own_stops(state: Counties, net: Network, company: int) -> list[int]:
    """The towns with markers of the company, from which its routes start. London is none of them."""
    return list(_MARKERS(net, state.stations).own(company))


def blocked(state: Counties, net: Network, company: int) -> frozenset[int]:
    """Towns whose circles are all full of the markers of others."""
    return _MARKERS(net, state.stations).blocked(company)


def reached(state: Counties, company: int) -> frozenset[int]:
    """The stops, areas and borders on routes of the company. London is among them if track leads there (7.6.5).

    All track of a town meets in its station, and no other track meets, so whatever can be reached at all can be
    reached without using track or a station twice.
    """
    return _MARKERS(network(state), state.stations).reached(company)


@lru_cache(maxsize=4096)
def _reached(net: Network, own: tuple[int, ...], shut: frozenset[int]) -> frozenset[int]:
    return frozenset(net.connected(own, shut | _areas(net)))


def leads_anywhere(state: Counties, company: int) -> bool:
    """Whether any stop can be reached from one with a marker of the company."""
    count = len(network(state).stops)
    return sum([vertex < count for vertex in reached(state, company)]) > 1


def connected(state: Counties, one: int, other: int) -> bool:
    """Whether a route leads from a marker of one company to a marker of the other."""
    return other in linked(state, one)


def linked(state: Counties, company: int) -> tuple[int, ...]:
    """The companies to which a route of a company leads, this one among them."""
    return _MARKERS(network(state), state.stations).linked(company)


def _areas(net: Network) -> set[int]:
    return set(net.first[len(GEOGRAPHY) :])


# Which tiles fit


@cache
def fitting(place: int, tile: int) -> tuple[int, ...]:
    """The rotations in which no track of a tile runs into the sea, a barrier or the edge of the map."""
    return tuple(turn for turn in ROTATIONS if fits(GEOGRAPHY, place, TILES[tile].patterns[turn]))


def upgrades(state: Counties, place: int) -> Iterator[tuple[int, int]]:
    """The tiles of the next colour, with their rotations, that suit the hex and keep all its track."""
    code = state.tiles[place]
    if code == NO_TILE or state.is_shut(place):
        return
    old, rotation = divmod(code, SIDES)
    for tile, turns in TILES[old].upgrades:
        if place in NOT_ON.get((old, tile), ()) or place not in ONLY_ON.get((old, tile), (place,)):
            continue
        for turn in sorted(turns):
            turned = (rotation + turn) % SIDES
            if turned in fitting(place, tile):
                yield tile, turned


def first_lays(state: Counties, place: int) -> Iterator[tuple[int, int]]:
    """The yellow tiles, with their rotations, that suit a hex without a tile and are left."""
    for tile in first_tiles(place) if not state.is_shut(place) else ():
        if state.supply[tile]:
            for rotation in fitting(place, tile):
                yield tile, rotation


def is_available(state: Counties, tile: int) -> bool:
    """Whether one is left of a tile whose colour may be used now."""
    return not runs_out(state, tile) and TILES[tile].colour < state.rules_of_phase.colours


def runs_out(state: Counties, tile: int) -> bool:
    """Whether no tile of a kind is left."""
    if state.settings.village_tiles_never_run_out and LINES[tile] and TILES[tile].colour != YELLOW:
        return False
    return state.supply[tile] <= 0


def refuse_shape(state: Counties, place: int, tile: Tile, rotation: int) -> Refusal | None:
    """Why the tile does not suit the hex at all now, whoever lays it."""
    old = state.tiles[place]
    if state.is_shut(place):
        name = GEOGRAPHY.places[place].name
        return refused("1862.2.4.1-last-four-removed", "g1862-refusal-home-shut", place=name)
    if rotation not in ROTATIONS:
        return refused("1862.7.6.3-keep-existing-track", "eighteen-refusal-rotation")
    if tile.colour >= state.rules_of_phase.colours:
        rule = "1862.7.6-green-when-available" if tile.colour == YELLOW + 1 else "1862.7.6-russet-when-available"
        return refused(rule, "g1862-refusal-colour-later", colour=COLOURS[tile.colour])
    refusal = _refuse_letter(place, tile)
    if refusal is not None:
        return refusal
    if old == NO_TILE:
        if tile.colour != YELLOW:
            return refused("1862.7.6-one-build-action", "eighteen-refusal-yellow-first")
        if rotation not in fitting(place, tile.number):
            return _into_the_sea("1862.7.6.1-no-barrier-or-sea")
    else:
        if tile.colour != tile_of(old).colour + 1:
            return refused("1862.7.6-one-build-action", "eighteen-refusal-colour-order")
        if (tile.number, rotation) not in set(upgrades(state, place)):
            if rotation not in fitting(place, tile.number):
                return _into_the_sea("1862.7.6.3-no-barrier-or-sea")
            return refused("1862.7.6.3-keep-existing-track", "eighteen-refusal-keep-track")
    if runs_out(state, tile.number):
        return refused("1862.2.4-open-tile-supply", "eighteen-refusal-tile-used-up", tile=tile.id)
    return None


def _into_the_sea(rule: str) -> Refusal:
    return refused(rule, "eighteen-refusal-into-the-sea")


SPECIAL: Final = {GEOGRAPHY.places[place].id: TILES[tile] for (_, tile), places in ONLY_ON.items() for place in places}
"""The hexes that have a russet tile of their own."""


def _refuse_letter(place: int, tile: Tile) -> Refusal | None:
    hex_ = GEOGRAPHY.places[place]
    if is_town(place) != tile.has_large_station:
        if is_town(place):
            return refused("1862.7.6.1-small-on-village", "g1862-refusal-town", place=hex_.name)
        return refused("1862.7.6.1-large-on-town", "g1862-refusal-village", place=hex_.name)
    special = SPECIAL.get(hex_.id)
    if tile in SPECIAL.values():
        if tile is not special:
            return refused(
                "1862.7.6.1-ipswich-harwich-exclusive", "g1862-refusal-tile-for-town", tile=tile.id, town=tile.label
            )
        return None
    if special is not None and tile.colour == special.colour:
        return refused(
            "1862.7.6.1-ipswich-harwich-russet", "g1862-refusal-own-russet-tile", place=hex_.name, tile=special.id
        )
    if tile.label == hex_.label:
        return None
    return wrong_letter(
        "1862.7.6.1-letter-hex-needs-letter-tile", "1862.7.6.1-letter-tile-needs-letter-hex", hex_.label, tile
    )


def may_be_on_route(state: Counties, found: frozenset[int], place: int) -> bool:
    """Whether any tile in a hex could be on a route of a company. `found` is all that its track leads to now."""
    net = network(state)
    count = len(net.stops)
    for border in GEOGRAPHY.border[place]:
        if count + border in found and border != NOWHERE:
            return True
    return is_town(place) and net.first[place] in found


def on_route(state: Counties, found: frozenset[int], place: int, tile: int, rotation: int) -> bool:
    """Whether a tile would be on a route of a company. `found` is all that its track leads to now.

    Track that is new leads to sides that had none before, and is on a route if the border there is; all track of a
    town is if its station is.
    """
    net = network(state)
    if is_town(place) and net.first[place] in found:
        return True
    count, border = len(net.stops), GEOGRAPHY.border[place]
    code = state.tiles[place]
    old = _sides(*divmod(code, SIDES)) if code != NO_TILE else ()
    return any(count + border[side] in found for side in _sides(tile, rotation) if side not in old)


@cache
def _sides(tile: int, rotation: int) -> tuple[int, ...]:
    return tuple(TILES[tile].patterns[rotation].sides)


def refuse_route(state: Counties, company: int, place: int, tile: int, rotation: int) -> Refusal | None:
    """Why a tile would not be on a route of the company."""
    if on_route(state, reached(state, company), place, tile, rotation):
        return None
    name, where = COMPANIES[company].name, GEOGRAPHY.places[place].name
    if state.tiles[place] == NO_TILE:
        return refused("1862.7.6.1-on-route", "g1862-refusal-off-route", company=name, place=where)
    return refused("1862.7.6.3-upgrade-route", "g1862-refusal-upgrade-off-route", company=name, place=where)


# Laying


def place_tile(state: Counties, place: int, tile: int, rotation: int) -> int:
    """Lay a tile and put the old one back into the supply; returns the old code.

    Small stations stay on their lines, and a home marker that waits beside the tile takes a circle if there is one.
    """
    old = laying.place_tile(state, place, tile, rotation)
    lines = lines_of(state.tiles[place])
    if old == NO_TILE:
        small = 1 if lines else 0
    else:
        small = sum(
            1 << lines.index(line) for number, line in enumerate(lines_of(old)) if state.small[place] >> number & 1
        )
    state.small = with_value(state.small, place, small)
    if state.settings.last_circle_displaced:
        _close_ranks(state, place)
    seat_waiting(state, place)
    return old


def _close_ranks(state: Counties, place: int) -> None:
    """On the public site the markers of an upgraded town fill its circles from the first."""
    order = sorted(occupied(state, place))
    state.stations = tuple(
        station._replace(circle=order.index(station.circle))
        if station.place == place and station.circle != BESIDE
        else station
        for station in state.stations
    )


def seat_waiting(state: Counties, place: int) -> None:
    """A home marker that waits beside a tile takes a circle as soon as one is free."""
    for number, station in enumerate(state.stations):
        if station.place == place and station.circle == BESIDE:
            circle = free_circle(state, place)
            if circle is not None:
                seated = station._replace(circle=circle)
                state.stations = (*state.stations[:number], seated, *state.stations[number + 1 :])


def build_small_station(state: Counties, place: int, line: int) -> None:
    """Put a small station on a line of a village tile."""
    state.small = with_value(state.small, place, state.small[place] | 1 << line)
