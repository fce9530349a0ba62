"""Flotation & Capitalisation."""

from __future__ import annotations

from typing import ClassVar

from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.board.geography import fits
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.board.tiles import LARGE, ROTATIONS
from bradshaw.eighteen.building.laying import note_tile, place_tile
from bradshaw.eighteen.building.refusals import unknown_tile
from bradshaw.eighteen.wording import place_name
from bradshaw.games.g1860.actions import IsleAction
from bradshaw.games.g1860.components import CAPITAL, CHART, COMPANIES, FLOAT_SHARES, TILE, TILES, first_tiles
from bradshaw.games.g1860.rules.frames import CompanyFrame
from bradshaw.games.g1860.rules.track import is_upgrade, pattern_at, refuse_shape
from bradshaw.games.g1860.state import MINT, Isle


def float_if_due(state: Isle, company: int, log: Log) -> None:
    """A company floats when players hold half of it."""
    if state.is_floated(company) or state.in_hands(company) < FLOAT_SHARES:
        return
    state.floated |= 1 << company
    amount, kept = CAPITAL * state.par[company], state.treasury(company)
    pay(state, MINT, state.account(company), amount, "1860.capital.ten-par", log)
    place = state.markers.places[company]
    state.markers.put(company, CHART.place(state.par[company]) if place == OFF else place)
    log.note("float", "1860.float.threshold", company=company, capital=amount, kept=kept)
    if state.is_bankrupt(company):
        state.bankrupt &= ~(1 << company)
        log.note("refloat", "1860.bankruptcy.tokens-flip-back", company=company)
    if state.bases[company]:
        return
    if not state.allowed_to_build():
        log.note("homeless", "1860.southern.no-building", company=company)
        return
    home = state.geography.number[COMPANIES[company].home]
    place_home_base(state, company, log)
    if is_upgrade(state, home):
        return
    if home_tiles(state, home):
        state.frames.append(HomeTile(company))
    else:
        log.note("home_untiled", "1860.float.home-tile", company=company, hex=COMPANIES[company].home)


def home_tiles(state: Isle, place: int) -> list[tuple[int, int]]:
    """The tiles, with their rotations, that can be laid on an empty home."""
    return [
        (tile, rotation)
        for tile in first_tiles(state.geography, place)
        if state.supply[tile]
        for rotation in ROTATIONS
        if fits(state.geography, place, TILES[tile].patterns[rotation])
    ]


def place_home_base(state: Isle, company: int, log: Log) -> None:
    """The home base goes on the first free circle of the home town."""
    place = state.geography.number[COMPANIES[company].home]
    taken = {base for bases in state.bases for base in bases}
    for station, stop in enumerate(pattern_at(state, place).stops):
        for circle in range(stop.circles if stop.kind == LARGE else 0):
            if (place, station, circle) not in taken:
                state.bases[company] = ((place, station, circle),)
                log.note("home_base", "1860.float.home-token", company=company, hex=COMPANIES[company].home)
                return
    raise AssertionError("a home always has room for its base")


class HomeTile(CompanyFrame, frozen=True, tag="home_tile"):
    """The director of a company that has floated chooses the tile for its empty home."""

    rule_of_turns: ClassVar[str] = "1860.float.home-tile"

    def _home(self, state: Isle) -> int:
        return state.geography.number[COMPANIES[self.company].home]

    def choices(self, state: Isle) -> Choices:
        home = COMPANIES[self.company].home
        return Choices(
            [LayTile(home, TILES[tile].id, rotation) for tile, rotation in home_tiles(state, self._home(state))]
        )

    def refuse(self, state: Isle, action: IsleAction) -> Refusal | None:
        name, home = COMPANIES[self.company].name, COMPANIES[self.company].home
        if type(action) is not LayTile or action.hex != home:
            where = place_name(state.geography, home)
            return refused("1860.float.home-tile", "g1860-refusal-home-tile", company=name, place=where)
        tile = TILE.get(action.tile)
        if tile is None:
            return unknown_tile("1860.float.home-tile-constraints", action.tile)
        return refuse_shape(state, self._home(state), TILES[tile], action.rotation)

    def apply(self, state: Isle, action: IsleAction, log: Log) -> None:
        assert type(action) is LayTile
        place_tile(state, self._home(state), TILE[action.tile], action.rotation)
        note_tile("home_tile", "1860.float.home-tile", self.actor(state), self.company, action, log)
        finish(state, None, log)
