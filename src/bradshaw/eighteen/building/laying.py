"""Tiles that are laid and replaced."""

from __future__ import annotations

from bradshaw.core.log import Log
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.board.tiles import SIDES
from bradshaw.eighteen.state import NO_TILE, AnyState

Lay = tuple[int, int, int]
"""A hex, a tile and a rotation."""


def place_tile(state: AnyState, place: int, tile: int, rotation: int) -> int:
    """Lay a tile and put the one that lay there back into the supply; returns the code of that one, or NO_TILE."""
    old = state.tiles[place]
    if old != NO_TILE:
        state.supply[old // SIDES] += 1
    state.supply[tile] -= 1
    state.tiles = with_value(state.tiles, place, tile * SIDES + rotation)
    return old


def with_value(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """What is known of each hex, with another value for one of them."""
    return (*values[:place], value, *values[place + 1 :])


def note_tile(kind: str, rule: str, seat: int, company: int, action: LayTile, log: Log, **facts: str | int) -> None:
    """Tell that a company has laid a tile."""
    what = {"hex": action.hex, "tile": action.tile, "rotation": action.rotation}
    log.note(kind, rule, seat, company=company, **what, **facts)
