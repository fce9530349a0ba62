"""Single positions in the words of the reference games: the best runs of a company, or every tile that it may lay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

import msgspec

from bradshaw.core.errors import BadPosition, quoted
from bradshaw.core.log import SILENCE
from bradshaw.core.messages import message
from bradshaw.core.options import complete
from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.site.positions import Count, LaidTile, Position, SitePositions, lay_out, number_of
from bradshaw.eighteen.state import NO_TILE, POOL
from bradshaw.games.g1862.components import (
    ALL,
    BAND,
    COMPANIES,
    COMPANY,
    FREIGHT,
    GEOGRAPHY,
    LETTERS,
    LONDON,
    PHASES,
    TILES,
    is_town,
    lines_of,
    tile_of,
)
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.homes import must_upgrade_home, seat_markers
from bradshaw.games.g1862.rules.running import best_runs, best_total_runs
from bradshaw.games.g1862.rules.track import circles
from bradshaw.games.g1862.settings import OPTIONS, read_settings
from bradshaw.games.g1862.site.labels import LONDON_CITIES, SPACES_EACH
from bradshaw.games.g1862.state import BESIDE, HOMES, Counties, Station, Train, starting_state

_PHASE: Final = {phase.name: number for number, phase in enumerate(PHASES)}
_LONDON: Final = tuple((hex_, slot) for hex_ in LONDON_CITIES for slot in range(SPACES_EACH))
"""The spaces of London in their order."""
_PLAYERS: Final = 2
"""How many play decides nothing about runs and track."""

Kind = Literal["F", "L", "E"]


class TrainCard(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A train on the charter, written as a list."""

    id: str
    size: str
    kind: Kind
    warranties: Count
    doomed: Literal["doomed"] | None = None


class TileWithStations(LaidTile, array_like=True, forbid_unknown_fields=True):
    """A tile with its small stations, each given by the two sides that its line joins."""

    small: tuple[tuple[int, int], ...] = ()


class CountiesPosition(Position, kw_only=True):
    """What the positions of 1862 tell."""

    perm: list[Kind]
    trains: list[TrainCard]
    tiles: dict[str, TileWithStations]
    tokens: dict[str, dict[str, Count | None]]
    """For each company the hexes of its markers with their circles; null for a home marker that waits for one."""
    rec: bool = False
    lner: Literal[0, 1, 2] = 0


class CountiesPositions(SitePositions[Counties, CountiesPosition]):
    """What the title offers to `positions`."""

    form = CountiesPosition

    def set_up(self, read: CountiesPosition, options: Mapping[str, bool | str]) -> tuple[Counties, int]:
        settings = read_settings(complete(OPTIONS, options), _PLAYERS)
        state = starting_state(_PLAYERS, settings, (0,) * ALL, (FREIGHT,) * ALL)
        state.phase = number_of("phase", read.phase, _PHASE)
        company = number_of("company", read.corp, COMPANY)
        state.director[company] = POOL if read.rec else 0
        state.lner = read.lner
        state.permits[company] = tuple(LETTERS.index(kind) for kind in read.perm)
        state.trains[company] = _trains(read.trains)
        lay_out(state, GEOGRAPHY, TILES, read.tiles, read.left)
        state.small = _small_stations(state, read.tiles)
        state.stations = _stations(state, read.tokens)
        return state, company

    def runs(self, state: Counties, company: int) -> dict[str, Any]:
        first, most = best_runs(state, company), best_total_runs(state, company)
        return {
            "rev": first.revenue,
            "sub": first.subsidy,
            "total": [most.revenue, most.subsidy],
            "proved": first.proved and most.proved,
        }

    def lays(self, state: Counties, company: int, read: CountiesPosition) -> Iterable[LayTile]:
        """After the LNER has formed only a full home is upgraded, and a company without a director lays nothing."""
        if state.in_receivership(company):
            return []
        seat_markers(state, company, SILENCE)
        if state.is_lner() and not must_upgrade_home(state, company):
            return []
        return [one for one in Build(company, read.laid).choices(state).actions if isinstance(one, LayTile)]


def _trains(cards: list[TrainCard]) -> tuple[Train, ...]:
    trains: dict[str, Train] = {}
    for card in cards:
        band, _, number = card.id.partition("-")
        if not (number.isascii() and number.isdigit() and len(number) < 4):
            raise BadPosition(message("g1862-position-train-id", id=quoted(card.id)[:20]))
        train = Train(number_of("band", band, BAND), int(number), LETTERS.index(card.kind), card.warranties)
        if card.size != train.name:
            raise BadPosition(
                message(
                    "g1862-position-train-size",
                    id=train.id,
                    kind=card.kind,
                    train=train.name,
                    size=quoted(card.size)[:20],
                )
            )
        if train.id in trains:
            raise BadPosition(message("g1862-position-train-twice", id=train.id))
        trains[train.id] = train
    return tuple(trains.values())


def _small_stations(state: Counties, tiles: Mapping[str, TileWithStations]) -> tuple[int, ...]:
    """For each hex the set of lines that carry a small station."""
    small = [0] * len(GEOGRAPHY)
    for hex_, laid in tiles.items():
        place = GEOGRAPHY.number[hex_]
        code = state.tiles[place]
        if is_town(place) != tile_of(code).has_large_station:
            raise BadPosition(message("g1862-position-tile-kind", tile=laid.tile, hex=hex_, town=is_town(place)))
        lines = lines_of(code)
        for a, b in laid.small:
            line = (min(a, b), max(a, b))
            if line not in lines:
                raise BadPosition(
                    message("g1862-position-no-line", tile=laid.tile, hex=hex_, one=line[0], other=line[1])
                )
            small[place] |= 1 << lines.index(line)
        if lines and not small[place]:
            raise BadPosition(message("g1862-position-no-small-station", tile=laid.tile, hex=hex_))
    return tuple(small)


def _stations(state: Counties, tokens: Mapping[str, Mapping[str, int | None]]) -> tuple[Station, ...]:
    """The markers on the board. By the house rules it does not matter in which order they were placed."""
    stations: list[Station] = []
    for name, markers in tokens.items():
        company = number_of("company", name, COMPANY)
        for hex_, circle in markers.items():
            station = _station(state, company, hex_, circle)
            if any(one.place == station.place and one.company == company for one in stations):
                raise BadPosition(message("g1862-position-two-in-london", company=name))
            if station.circle != BESIDE and any(one[:2] == station[:2] for one in stations):
                raise BadPosition(message("g1862-position-two-in-circle", circle=circle, hex=hex_))
            stations.append(station)
    return tuple(stations)


def _station(state: Counties, company: int, hex_: str, circle: int | None) -> Station:
    name = COMPANIES[company].name
    if hex_ in LONDON_CITIES:
        if (hex_, circle) not in _LONDON:
            raise BadPosition(message("g1862-position-no-space", hex=hex_, circle=circle, company=name))
        return Station(LONDON, _LONDON.index((hex_, circle)), company)
    place = number_of("hex", hex_, GEOGRAPHY.number)
    if circle is None and place in HOMES and state.tiles[place] != NO_TILE:
        return Station(place, BESIDE, company)
    # A home marker may stand where no tile has been laid yet.
    if circle is None or not is_town(place) or circle >= max(1, circles(state, place)):
        raise BadPosition(message("g1862-position-no-circle", hex=hex_, circle=circle, company=name))
    return Station(place, circle, company)
