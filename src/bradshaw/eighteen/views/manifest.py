"""The tiles of a game: how many there are and are left, what each is upgraded to, and where each fits now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from bradshaw.core.view import Cell, Stop, StopKind, Track
from bradshaw.eighteen.board.geography import Geography
from bradshaw.eighteen.board.tiles import COLOURS, HALT, LARGE, SIDES, SMALL, Tile
from bradshaw.eighteen.building.laying import Lay
from bradshaw.eighteen.rounds.operating import CompanyTurn
from bradshaw.eighteen.state import NO_TILE, AnyState
from bradshaw.eighteen.views.map import shown_links

_KINDS: Final[Mapping[int, StopKind]] = {LARGE: "large", SMALL: "small", HALT: "halt"}


class TileShown(msgspec.Struct, frozen=True):
    """One kind of tile."""

    id: str
    colour: str
    count: int
    """How many there are in the game."""
    left: int
    upgrades: tuple[str, ...]
    """The tiles that may replace it."""
    hexes: tuple[str, ...]
    """Where it can be laid now."""


class Manifest(msgspec.Struct, frozen=True):
    """All tiles, by colour."""

    company: str | None
    """The company that operates, on whose routes the hexes lie; None if none does and only track and supply count."""
    tiles: tuple[TileShown, ...]


def operating_company(state: AnyState) -> int | None:
    """The company whose turn it is."""
    return next((frame.company for frame in state.frames if isinstance(frame, CompanyTurn)), None)


def manifest(
    state: AnyState, tiles: Sequence[Tile], geography: Geography, company: str | None, lays: Iterable[Lay]
) -> Manifest:
    """The tiles with the hexes of the lays that are legal now."""
    hexes: dict[int, dict[str, None]] = {}
    for place, tile, _ in lays:
        hexes.setdefault(tile, {})[geography.places[place].id] = None
    laid = Counter(code // SIDES for code in state.tiles if code != NO_TILE)
    shown = (
        TileShown(
            tile.id,
            COLOURS[tile.colour],
            state.supply[tile.number] + laid[tile.number],
            state.supply[tile.number],
            tuple(tiles[other].id for other, _ in tile.upgrades),
            tuple(hexes.get(tile.number, ())),
        )
        for tile in sorted(tiles, key=lambda tile: tile.colour)
    )
    return Manifest(company, tuple(tile for tile in shown if tile.count))


def tile_cell(tile: Tile, land: str) -> Cell:
    """A tile as a hex on its own, with nothing on it; `land` is the style of the ground."""
    stops = tuple(
        Stop(_KINDS[stop.kind], stop.name, stop.revenue, ("",) * stop.circles, (False,) * stop.circles)
        for stop in tile.stops
    )
    track = Track(COLOURS[tile.colour], stops, shown_links(tile.patterns[0]), tile.label, tile.id)
    return Cell(tile.id, 0, 0, False, land, track=track)
