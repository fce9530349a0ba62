"""Available Companies and A Company's First Operating Turn: where the home marker goes and what that asks for."""

from __future__ import annotations

from enum import Enum

from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.building.laying import note_tile
from bradshaw.eighteen.building.refusals import unknown_tile
from bradshaw.eighteen.state import NO_TILE
from bradshaw.eighteen.wording import place_name
from bradshaw.games.g1862.actions import CountiesAction
from bradshaw.games.g1862.components import COMPANIES, GEOGRAPHY, TILE, TILES
from bradshaw.games.g1862.rules.frames import CompanyFrame
from bradshaw.games.g1862.rules.track import (
    circles,
    first_lays,
    free_circle,
    is_available,
    place_tile,
    refuse_shape,
    seat_waiting,
    upgrades,
)
from bradshaw.games.g1862.state import BESIDE, HOMES, Counties, Station


def roomier(state: Counties, place: int) -> list[tuple[int, int]]:
    """The upgrades of a town that are available now and have more circles, with their rotations."""
    now = circles(state, place)
    return [
        (tile, rotation)
        for tile, rotation in upgrades(state, place)
        if TILES[tile].stops[0].circles > now and is_available(state, tile)
    ]


def refuse_home(state: Counties, company: int) -> Refusal | None:
    """Why a company could not place its home marker, and so may not be started."""
    home = HOMES[company]
    if state.tiles[home] == NO_TILE or free_circle(state, home) is not None or roomier(state, home):
        return None
    return refused(
        "1862.3.2-home-placeable",
        "g1862-refusal-no-room-at-home",
        company=COMPANIES[company].name,
        place=GEOGRAPHY.places[home].name,
    )


def place_home(state: Counties, company: int, log: Log) -> None:
    """The home marker of a company that operates for the first time. It counts as placed even where it must wait."""
    home = HOMES[company]
    if state.tiles[home] == NO_TILE:
        circle = 0
        waits = True
    else:
        free = free_circle(state, home)
        waits = free is None and bool(roomier(state, home))
        if free is not None:
            circle = free
        elif waits:
            circle = BESIDE
        else:
            circle = _displace(state, company, home, log)
    state.stations = (*state.stations, Station(home, circle, company))
    state.unused[company] -= 1
    log.note("home_marker", "1862.7.2-home-marker-first", company=company, hex=GEOGRAPHY.places[home].id, waits=waits)


def _displace(state: Counties, company: int, place: int, log: Log) -> int:
    """Send the marker that was placed last back to its owner; returns the circle that is free now."""
    seated = [station for station in state.stations_in(place) if station.circle != BESIDE]
    if state.settings.last_circle_displaced:
        gone = max(seated, key=lambda station: station.circle)
    else:
        gone = seated[-1]
    state.stations = tuple(station for station in state.stations if station != gone)
    state.unused[gone.company] += 1
    log.note(
        "home_displaces",
        "1862.7.2-displace-last-placed",
        company=company,
        hex=GEOGRAPHY.places[place].id,
        displaced=gone.company,
    )
    return gone.circle


class Duty(Enum):
    """What a company's build must do for a home marker that waits."""

    NONE = "none"
    LAY = "lay"
    UPGRADE = "upgrade"


def owes_home(state: Counties, company: int) -> Duty:
    """What the company's build must do first. After a merger it owes the same for the marker that it took over."""
    return _owed(state, company)[0]


def _owed(state: Counties, company: int) -> tuple[Duty, int]:
    """The duty, and the hex where it is."""
    if _may_wait(state, company):
        return Duty.NONE, NO_TILE
    for station in state.stations_of(company):
        if station.circle == BESIDE and free_circle(state, station.place) is None and roomier(state, station.place):
            return Duty.UPGRADE, station.place
        if station.place < len(GEOGRAPHY) and state.tiles[station.place] == NO_TILE and owed_lays(state, station.place):
            return Duty.LAY, station.place
    return Duty.NONE, NO_TILE


def _may_wait(state: Counties, company: int) -> bool:
    """Whether a marker may wait: by the option, after a merger. Only then has its company other markers as well."""
    return state.settings.home_may_wait and len(state.stations_of(company)) > 1


def owed_place(state: Counties, company: int) -> int | None:
    """The hex that the company's build must begin with."""
    duty, place = _owed(state, company)
    return None if duty is Duty.NONE else place


def owed_lays(state: Counties, place: int) -> list[tuple[int, int]]:
    """The tiles, with their rotations, by which a waiting marker gets its circle."""
    return list(first_lays(state, place)) if state.tiles[place] == NO_TILE else roomier(state, place)


def refuse_owed(state: Counties, company: int, action: CountiesAction) -> Refusal | None:
    """Why an action is not what the company owes to its home marker; None if it owes nothing."""
    duty, place = _owed(state, company)
    if duty is Duty.NONE:
        return None
    hex_ = GEOGRAPHY.places[place]
    if type(action) is LayTile and action.hex == hex_.id:
        tile = TILE.get(action.tile)
        if tile is None or duty is Duty.LAY or (tile, action.rotation) in owed_lays(state, place):
            return None
        return refuse_shape(state, place, TILES[tile], action.rotation) or refused(
            "1862.7.2-full-home-must-upgrade", "g1862-refusal-no-more-circles", tile=action.tile, place=hex_.name
        )
    if HOMES[company] != place:
        rule = "1862.7.2-must-build-home"
    elif duty is Duty.LAY:
        rule = "1862.7.2-empty-home-must-lay"
    else:
        rule = "1862.7.2-full-home-must-upgrade"
    return refused(
        rule,
        "g1862-refusal-home-waits",
        company=COMPANIES[company].name,
        place=place_name(GEOGRAPHY, hex_.id),
        upgrade=duty is Duty.UPGRADE,
    )


def seat_markers(state: Counties, company: int, log: Log) -> None:
    """The company's waiting markers take circles that have become free, or displace others if no upgrade can help."""
    for waiting in state.stations_of(company):
        if waiting.circle == BESIDE:
            before = _waiting(state, waiting.place)
            seat_waiting(state, waiting.place)
            _tell_seated(state, waiting.place, before, log)
            stuck = waiting in state.stations and not roomier(state, waiting.place)
            if stuck and not _may_wait(state, company):
                seated = waiting._replace(circle=_displace(state, company, waiting.place, log))
                state.stations = tuple(seated if station == waiting else station for station in state.stations)


def _waiting(state: Counties, place: int) -> set[int]:
    """The companies whose home markers wait beside a tile."""
    return {station.company for station in state.stations_in(place) if station.circle == BESIDE}


def _tell_seated(state: Counties, place: int, waited: set[int], log: Log) -> None:
    """Say which of the home markers that waited have a circle now."""
    for company in sorted(waited - _waiting(state, place)):
        log.note("home_seated", "1862.7.2-must-build-home", company=company, hex=GEOGRAPHY.places[place].id)


def must_upgrade_home(state: Counties, company: int) -> bool:
    """Whether a home marker waits for an upgrade of its town."""
    return owes_home(state, company) is Duty.UPGRADE


def no_tile(name: str) -> Refusal:
    """Why a name means no tile."""
    return unknown_tile("1862.2.4-open-tile-supply", name)


class HomeUpgrade(CompanyFrame, frozen=True, tag="home_upgrade"):
    """A company upgrades its full home before it may merge. This is its build of the turn."""

    def choices(self, state: Counties) -> Choices:
        place = owed_place(state, self.company)
        assert place is not None
        hex_ = GEOGRAPHY.places[place].id
        return Choices([LayTile(hex_, TILES[tile].id, rotation) for tile, rotation in owed_lays(state, place)])

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        refusal = refuse_owed(state, self.company, action)
        if refusal is None and type(action) is LayTile and action.tile not in TILE:
            return no_tile(action.tile)
        return refusal

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        assert type(action) is LayTile
        lay_tile(state, self.company, action, self.actor(state), log)
        finish(state, None, log)


def lay_tile(state: Counties, company: int, action: LayTile, actor: int, log: Log) -> None:
    """Lay a tile or upgrade one, and say so."""
    place = GEOGRAPHY.number[action.hex]
    waited = _waiting(state, place)
    old = place_tile(state, place, TILE[action.tile], action.rotation)
    if old == NO_TILE:
        note_tile("lay_tile", "1862.7.6.2-one-at-a-time", actor, company, action, log, old="")
    else:
        rule, replaced = "1862.7.6.3-upgrade-instead-of-lay", TILES[old // 6].id
        note_tile("upgrade_tile", rule, actor, company, action, log, old=replaced)
    _tell_seated(state, place, waited, log)
