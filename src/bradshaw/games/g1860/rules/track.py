"""Track Tiles, Laying Track and Upgrading Track: which tiles fit, what they connect to, and what they are good for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bradshaw.core.kept import Kept
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.geography import Geography, fits
from bradshaw.eighteen.board.network import Network, Networks
from bradshaw.eighteen.board.tiles import ROTATIONS, SIDES, YELLOW, Pattern, Tile
from bradshaw.eighteen.building.refusals import wrong_letter
from bradshaw.eighteen.building.tokens import full_stations
from bradshaw.eighteen.state import NO_TILE
from bradshaw.eighteen.wording import place_name
from bradshaw.games.g1860.components import (
    FIXED_ROTATION,
    LARGE_MAP,
    PATTERNS,
    PRINTED_UPGRADE,
    SMALL_MAP,
    TILES,
    first_tiles,
    pattern_of,
    tile_of,
)
from bradshaw.games.g1860.state import Isle

# The board as it lies


def network(state: Isle) -> Network:
    """All track on the board."""
    return _LYING(state.settings.large_map, state.tiles)


@lru_cache(maxsize=512)
def lying(large_map: bool, tiles: tuple[int, ...]) -> Network:
    """All track of these tiles."""
    geography = LARGE_MAP if large_map else SMALL_MAP
    return _NETWORKS.make(
        geography,
        [
            PATTERNS[code] if code != NO_TILE else place.printed
            for place, code in zip(geography.places, tiles, strict=True)
        ],
    )


_NETWORKS: Final = Networks()
_LYING: Final = Kept(lying)


def pattern_at(state: Isle, place: int) -> Pattern:
    """The track and stops of a hex."""
    code = state.tiles[place]
    return pattern_of(code) if code != NO_TILE else state.geography.places[place].printed


def own_stops(state: Isle, net: Network, company: int) -> list[int]:
    """The stations with bases of the company."""
    return [net.first[place] + station for place, station, _ in state.bases[company]]


def tokened_out(state: Isle, net: Network, company: int) -> set[int]:
    """Large stations whose circles are all full of the bases of others; turned-over bases fill them too."""
    tokens = (net.first[place] + station for bases in state.bases for place, station, _ in bases)
    return full_stations(net, tokens, own_stops(state, net, company))


def reached(state: Isle, company: int) -> set[int]:
    """The stops and borders that the company's track leads to, however far: qualifying track."""
    return reached_on(network(state), state, company)


def reached_on(net: Network, state: Isle, company: int) -> set[int]:
    """The same on a given board."""
    return net.connected(own_stops(state, net, company), tokened_out(state, net, company))


# Which tiles fit


def upgrades(state: Isle, place: int) -> tuple[tuple[int, int], ...]:
    """The tiles of the next colour, with their rotations, that keep all track of the hex."""
    return _upgrades(state.geography, place, state.tiles[place])


@lru_cache(maxsize=1 << 12)
def _upgrades(geography: Geography, place: int, code: int) -> tuple[tuple[int, int], ...]:
    if code == NO_TILE:
        printed = PRINTED_UPGRADE.get(geography.places[place].id)
        return () if printed is None else (printed,)
    turned = ((tile, (code + turn) % SIDES) for tile, turns in tile_of(code).upgrades for turn in sorted(turns))
    return tuple(
        (tile, rotation)
        for tile, rotation in turned
        if FIXED_ROTATION.get(tile, rotation) == rotation and fits(geography, place, TILES[tile].patterns[rotation])
    )


@lru_cache(maxsize=1 << 12)
def fitting(geography: Geography, place: int, tile: int) -> tuple[int, ...]:
    """The rotations in which a tile fits into a hex."""
    return tuple(rotation for rotation in ROTATIONS if fits(geography, place, TILES[tile].patterns[rotation]))


def is_upgrade(state: Isle, place: int) -> bool:
    """Whether a tile laid here would replace track."""
    return state.tiles[place] != NO_TILE or bool(state.geography.places[place].printed.links)


def refuse_shape(state: Isle, place: int, tile: Tile, rotation: int) -> Refusal | None:
    """Why the tile does not suit the hex at all, whoever lays it."""
    hex_ = state.geography.places[place]
    if hex_.fixed:
        return refused("1860.map.hexes", "eighteen-refusal-no-tile-there", place=place_name(state.geography, hex_.id))
    if rotation not in ROTATIONS:
        return refused("1860.tiles.yellow-on-empty", "eighteen-refusal-rotation")
    if is_upgrade(state, place):
        old = state.tiles[place]
        colour = tile_of(old).colour if old != NO_TILE else YELLOW
        if tile.colour != colour + 1:
            return refused("1860.tiles.replacement", "eighteen-refusal-colour-order")
        if hex_.label != tile.label:
            return _wrong_letter(hex_.label, tile)
        if (tile.number, rotation) not in upgrades(state, place):
            return _bad_upgrade(state, place, tile, rotation)
    else:
        if tile.colour != YELLOW:
            return refused("1860.tiles.replacement", "eighteen-refusal-yellow-first")
        if hex_.label != tile.label:
            return _wrong_letter(hex_.label, tile)
        if tile.number not in first_tiles(state.geography, place):
            return _wrong_kind(hex_.stops)
        if not fits(state.geography, place, tile.patterns[rotation]):
            return refused("1860.lay.barriers", "eighteen-refusal-into-the-sea")
    if not state.supply[tile.number]:
        rule = "1860.tiles.yellow-on-empty" if tile.colour == YELLOW else "1860.tiles.replacement"
        return refused(rule, "eighteen-refusal-tile-used-up", tile=tile.id)
    return None


def _wrong_letter(label: str, tile: Tile) -> Refusal:
    return wrong_letter("1860.tiles.letters", "1860.tiles.letters-only-there", label, tile)


def _wrong_kind(stops: tuple[tuple[str, str], ...]) -> Refusal:
    towns = sum(kind == "city" for kind, _ in stops)
    if towns:
        return refused("1860.tiles.town", "g1860-refusal-town")
    villages = len(stops)
    if villages == 2:
        return refused("1860.tiles.two-villages", "g1860-refusal-two-villages")
    if villages == 1:
        return refused("1860.tiles.one-village", "g1860-refusal-village")
    return refused("1860.tiles.empty-hex", "g1860-refusal-plain-hex")


def _bad_upgrade(state: Isle, place: int, tile: Tile, rotation: int) -> Refusal:
    fixed = FIXED_ROTATION.get(tile.number)
    if fixed is not None and rotation != fixed:
        rule = {"N": "newport", "M": "merstone", "R": "ryde"}[tile.label]
        return refused(f"1860.tile-special.{rule}", "g1860-refusal-one-rotation")
    if not fits(state.geography, place, tile.patterns[rotation]):
        return refused("1860.lay.barriers", "eighteen-refusal-into-the-sea")
    return refused("1860.upgrade.keep-track", "eighteen-refusal-keep-track")


# What a company may lay


def refuse_connection(state: Isle, company: int, place: int, pattern: Pattern) -> Refusal | None:
    """Why the company's network does not lead to a new tile."""
    net = network(state)
    if joins(state, net, reached_on(net, state, company), company, place, pattern):
        return None
    return refused("1860.lay.connect", "g1860-refusal-not-connected")


def joins(state: Isle, net: Network, found: set[int], company: int, place: int, pattern: Pattern) -> bool:
    if any(where == place for where, _, _ in state.bases[company]):
        return True
    border, count = state.geography.border[place], len(net.stops)
    return any(count + border[side] in found for side in pattern.sides)
