"""The tiles of 1860, and where each fits now."""

from __future__ import annotations

from collections.abc import Iterator

from bradshaw.eighteen.board.geography import fits
from bradshaw.eighteen.board.tiles import ROTATIONS
from bradshaw.eighteen.building.laying import Lay
from bradshaw.eighteen.views import manifest as common
from bradshaw.eighteen.views.manifest import Manifest, operating_company
from bradshaw.games.g1860.components import NAMES, TILES, first_tiles
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.track import is_upgrade, upgrades
from bradshaw.games.g1860.state import Isle


def manifest(state: Isle) -> Manifest:
    """All tiles, with where the company that operates can lay them, or where they fit if none does."""
    company = operating_company(state)
    if not state.allowed_to_build():
        lays: list[Lay] = []
    elif company is None:
        lays = list(_by_track(state))
    else:
        frame = state.frames[-1]
        lays = (frame if isinstance(frame, LayTrack) else LayTrack(company)).lays(state)
    return common.manifest(state, TILES, state.geography, None if company is None else NAMES[company], lays)


def _by_track(state: Isle) -> Iterator[Lay]:
    """Every lay that keeps the track of its hex, leads nowhere off the map and is of a colour that can be laid."""
    for place in range(len(state.geography.places)):
        if is_upgrade(state, place):
            found = upgrades(state, place)
        else:
            found = tuple(
                (tile, rotation)
                for tile in first_tiles(state.geography, place)
                for rotation in ROTATIONS
                if fits(state.geography, place, TILES[tile].patterns[rotation])
            )
        for tile, rotation in found:
            if state.supply[tile] and TILES[tile].colour < state.rules_of_phase.colours:
                yield place, tile, rotation
