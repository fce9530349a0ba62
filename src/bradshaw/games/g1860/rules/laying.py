"""Laying Track and Upgrading Track: a company's tile step."""

from __future__ import annotations

from typing import ClassVar

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.ledger import pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import PASS, LayTile
from bradshaw.eighteen.board.tiles import COLOURS, Tile
from bradshaw.eighteen.building.laying import Lay, note_tile, place_tile
from bradshaw.eighteen.building.refusals import unknown_hex, unknown_tile
from bradshaw.eighteen.rounds.frames import OptionalStep
from bradshaw.eighteen.state import NO_TILE
from bradshaw.games.g1860.actions import IsleAction
from bradshaw.games.g1860.components import COMPANIES, PHASES, TILE, TILES, TRAINS, first_tiles
from bradshaw.games.g1860.rules.frames import CompanyFrame
from bradshaw.games.g1860.rules.track import (
    fitting,
    is_upgrade,
    joins,
    network,
    reached_on,
    refuse_connection,
    refuse_shape,
    upgrades,
)
from bradshaw.games.g1860.rules.upgrading import Upgrades, refuse_upgrade, upgrades_of
from bradshaw.games.g1860.state import MINT, Isle


class LayTrack(OptionalStep[Isle, IsleAction], CompanyFrame, frozen=True, tag="lay_track"):
    """One or two yellow tiles, or one upgrade."""

    deeds: ClassVar[tuple[type[Action], ...]] = (LayTile,)

    laid: tuple[int, ...] = ()
    """The hexes of tiles laid in this turn."""
    upgraded: bool = False
    """Whether one of them was an upgrade."""

    # How much may be laid

    def _may_lay(self, tile: Tile) -> Refusal | None:
        """Why no further yellow tile of this kind may be laid in this turn."""
        if self.laid and tile.has_large_station:
            return refused("1860.lay.two-yellow-limit", "g1860-refusal-two-tiles-no-station")
        return None

    def _may_upgrade(self, state: Isle, place: int, tile: Tile) -> Refusal | None:
        """Why no further upgrade of this kind may be made in this turn."""
        if not self.laid:
            return None
        if not state.settings.accelerated_track:
            return refused("1860.lay.allowance", "g1860-refusal-lay-or-upgrade")
        if self.upgraded:
            return refused("1860.variant-track.lay-and-upgrade", "g1860-refusal-one-upgrade")
        if tile.has_large_station:
            return refused("1860.variant-track.lay-and-upgrade", "g1860-refusal-two-tiles-no-station")
        if place in self.laid:
            return refused("1860.variant-track.not-same-tile", "g1860-refusal-just-laid")
        return None

    # What may be laid

    def choices(self, state: Isle) -> Choices:
        places = state.geography.places
        return Choices(
            [PASS, *(LayTile(places[place].id, TILES[tile].id, rotation) for place, tile, rotation in self.lays(state))]
        )

    def lays(self, state: Isle) -> list[Lay]:
        """Every legal lay."""
        net = network(state)
        found = reached_on(net, state, self.company)
        count = len(net.stops)
        trains = upgrades_of(state, self.company)
        lays: list[Lay] = []
        for place, sides in enumerate(state.geography.border):
            if is_upgrade(state, place):
                if any(count + border in found for border in sides if border >= 0) or any(
                    net.first[place] + station in found for station in range(len(net.patterns[place].stops))
                ):
                    lays += self._upgrades(state, place, trains)
                continue
            for tile in first_tiles(state.geography, place):
                if not state.supply[tile] or self._may_lay(TILES[tile]) or self._refuse_cost(state, place):
                    continue
                for rotation in fitting(state.geography, place, tile):
                    if joins(state, net, found, self.company, place, TILES[tile].patterns[rotation]):
                        lays.append((place, tile, rotation))
        return lays

    def _upgrades(self, state: Isle, place: int, trains: Upgrades) -> list[Lay]:
        if self._refuse_upgrading(state) is not None:
            return []
        return [
            (place, tile, rotation)
            for tile, rotation in upgrades(state, place)
            if state.supply[tile]
            and TILES[tile].colour < state.rules_of_phase.colours
            and self._may_upgrade(state, place, TILES[tile]) is None
            and trains.refuse(place, TILES[tile], rotation) is None
        ]

    def refuse_other(self, state: Isle) -> Refusal:
        return refused("1860.operating.steps", "g1860-refusal-lay-or-pass", company=self.name(state))

    def refuse_deed(self, state: Isle, action: LayTile) -> Refusal | None:
        place, number = state.geography.number.get(action.hex), TILE.get(action.tile)
        if place is None:
            return unknown_hex("1860.map.hexes", action.hex)
        if number is None:
            return unknown_tile("1860.tiles.yellow-on-empty", action.tile)
        tile = TILES[number]
        if tile.colour >= state.rules_of_phase.colours:
            first = next(kind for kind, phase in enumerate(PHASES) if phase.colours > tile.colour)
            return refused(
                "1860.phases.tiles-at-once",
                "g1860-refusal-colour-later",
                colour=COLOURS[tile.colour],
                train=TRAINS[first].name,
            )
        if is_upgrade(state, place):
            refusal = self._refuse_upgrading(state)
            refusal = refusal or self._may_upgrade(state, place, tile)
            refusal = refusal or refuse_shape(state, place, tile, action.rotation)
            return refusal or refuse_upgrade(state, self.company, place, tile, action.rotation)
        refusal = self._may_lay(tile)
        refusal = refusal or refuse_shape(state, place, tile, action.rotation)
        refusal = refusal or self._refuse_cost(state, place)
        return refusal or refuse_connection(state, self.company, place, tile.patterns[action.rotation])

    def _refuse_upgrading(self, state: Isle) -> Refusal | None:
        name = COMPANIES[self.company].name
        if state.is_insolvent(self.company):
            return refused("1860.insolvency.no-upgrade", "g1860-refusal-insolvent-upgrade", company=name)
        if not state.has_train(self.company):
            return refused("1860.upgrade.train-needed", "g1860-refusal-upgrade-without-train", company=name)
        return None

    def _refuse_cost(self, state: Isle, place: int) -> Refusal | None:
        cost = state.geography.places[place].cost
        if not cost:
            return None
        name = COMPANIES[self.company].name
        if state.is_insolvent(self.company):
            return refused("1860.insolvency.no-paid-track", "g1860-refusal-insolvent-paid-track", company=name)
        credits = state.treasury(self.company)
        if credits < cost:
            return refused(
                "1860.tile-special.difficult-cost",
                "g1860-refusal-company-costs-more",
                company=name,
                price=cost,
                money=credits,
            )
        return None

    # What it does

    def do(self, state: Isle, action: LayTile, log: Log) -> None:
        company = self.company
        place, tile = state.geography.number[action.hex], TILES[TILE[action.tile]]
        upgrade = is_upgrade(state, place)
        cost = 0 if upgrade else state.geography.places[place].cost
        if cost:
            pay(state, state.account(company), MINT, cost, "1860.tile-special.difficult-cost", log)
        old = place_tile(state, place, tile.number, action.rotation)
        kind, rule = "lay_tile", "1860.lay.allowance"
        if upgrade:
            kind, rule = "upgrade_tile", "1860.upgrade.instead-of-laying"
        replaced = "" if old == NO_TILE else TILES[old // 6].id
        note_tile(kind, rule, self.actor(state), company, action, log, old=replaced, cost=cost)
        laid = (*self.laid, place)
        upgraded = self.upgraded or upgrade
        done = tile.has_large_station or len(laid) == 2 or (upgraded and not state.settings.accelerated_track)
        if not done:
            state.frames[-1] = LayTrack(company, laid, upgraded)
