"""The tiles of 1862, and where each fits now."""

from __future__ import annotations

from bradshaw.eighteen.building.laying import Lay
from bradshaw.eighteen.state import NO_TILE
from bradshaw.eighteen.views import manifest as common
from bradshaw.eighteen.views.manifest import Manifest, operating_company
from bradshaw.games.g1862.components import GEOGRAPHY, NAMES, TILES
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.track import first_lays, is_available, upgrades
from bradshaw.games.g1862.state import Counties


def manifest(state: Counties) -> Manifest:
    """All tiles, with where the company that operates can lay them, or where they fit if none does."""
    company = operating_company(state)
    if state.is_lner():
        lays: list[Lay] = []
    elif company is None:
        lays = [
            (place, tile, rotation)
            for place, code in enumerate(state.tiles)
            for tile, rotation in (first_lays(state, place) if code == NO_TILE else upgrades(state, place))
            if is_available(state, tile)
        ]
    else:
        frame = state.frames[-1]
        lays = (frame if isinstance(frame, Build) else Build(company)).lays(state)
    return common.manifest(state, TILES, GEOGRAPHY, None if company is None else NAMES[company], lays)
