"""What companies find on the board as it lies.

Most boards that are compared differ in a tile that is far from most companies. So what is known of a company is kept by
its ground, the part of the board that track joins with its bases, and looked at anew only where that has changed.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, Final

from bradshaw.core.kept import KeptAll
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.board.tiles import HALT, LARGE
from bradshaw.eighteen.building.tokens import full_stations
from bradshaw.games.g1860.components import PIER
from bradshaw.games.g1860.rules.track import lying
from bradshaw.games.g1860.settings import Settings
from bradshaw.games.g1860.state import Isle

Tiles = tuple[int, ...]
Bases = tuple[tuple[tuple[int, int, int], ...], ...]
Found = tuple[tuple[int, ...], tuple[int, ...]]
"""The values of the large stations and of the small ones that a company's track leads to, the highest first."""
NOTHING_FOUND: Final[Found] = ((), ())

MOST_GROUNDS: Final = 1 << 13
MOST_BOARDS: Final = 1 << 10


class Ground:
    """The hexes that track joins with a company's bases, whoever stands in the way, and those beside its open ends."""

    __slots__ = ("earned", "found", "hexes")

    def __init__(self, hexes: frozenset[int]) -> None:
        self.hexes = hexes
        self.found: dict[int, Found] = {}
        """The stations there, by what Ryde Pier is worth."""
        self.earned: dict[Hashable, int] = {}
        """What runs there can earn, by the trains and all that counts besides the ground."""


@lru_cache(maxsize=MOST_GROUNDS)
def _ground(company: int, settings: Settings, hexes: tuple[int, ...], tiles: Tiles, bases: Bases) -> Ground:
    """The ground of a company that consists of these hexes, with what lies and stands on them."""
    return Ground(frozenset(hexes))


class Board:
    """Track and bases as they lie; what is asked of a company is looked at when it is asked for."""

    __slots__ = ("_bases", "_found", "_grounds", "_settings", "_tiles")

    def __init__(self, settings: Settings, tiles: Tiles, bases: Bases, other: Board | None = None) -> None:
        """`other`: any board. Companies stand on the same ground here if nothing there is different."""
        self._settings, self._tiles, self._bases = settings, tiles, bases
        self._grounds: list[Ground | None] = [None] * len(bases)
        self._found: dict[int, list[Found | None]] = {}
        if other is not None and other._settings == settings:
            self._take_over(other)

    def _take_over(self, other: Board) -> None:
        pairs = zip(self._tiles, other._tiles, strict=True)
        changed = {place for place, (one, before) in enumerate(pairs) if one != before}
        for built, before in zip(self._bases, other._bases, strict=True):
            if built != before:
                changed.update(place for place, _, _ in set(built).symmetric_difference(before))
        for company, ground in enumerate(other._grounds):
            same = self._bases[company] == other._bases[company]
            if ground is not None and same and ground.hexes.isdisjoint(changed):
                self._grounds[company] = ground

    def _net(self) -> Network:
        # Not kept here: a network and what is found on it take much more room than a board.
        return lying(self._settings.large_map, self._tiles)

    def ground(self, company: int) -> Ground:
        """Where a company with bases stands."""
        known = self._grounds[company]
        if known is None:
            known = self._grounds[company] = self._look_around(company)
        return known

    def _look_around(self, company: int) -> Ground:
        net, tiles = self._net(), self._tiles
        near = net.hexes_at(net.connected(self._own(net, company), frozenset()))
        hexes = tuple(sorted(near))
        return _ground(
            company,
            self._settings,
            hexes,
            tuple([tiles[place] for place in hexes]),
            tuple([tuple([base for base in built if base[0] in near]) for built in self._bases]),
        )

    def _own(self, net: Network, company: int) -> list[int]:
        """The stations with bases of a company."""
        return [net.first[place] + station for place, station, _ in self._bases[company]]

    def known_stations(self, pier: int) -> list[Found | None]:
        """For each company what `stations` has found so far; None where it has not been asked."""
        known = self._found.get(pier)
        if known is None:
            known = self._found[pier] = [None] * len(self._bases)
        return known

    def stations(self, company: int, pier: int) -> Found:
        """The stations that a company's track leads to. `pier`: what Ryde Pier is worth."""
        known = self.known_stations(pier)
        found = known[company]
        if found is None:
            found = known[company] = self._stations(company, pier) if self._bases[company] else NOTHING_FOUND
        return found

    def _stations(self, company: int, pier: int) -> Found:
        known = self.ground(company).found
        if pier not in known:
            known[pier] = self._look(company, pier)
        return known[pier]

    def _look(self, company: int, pier: int) -> Found:
        net = self._net()
        own = self._own(net, company)
        tokens = (net.first[place] + station for built in self._bases for place, station, _ in built)
        shut = full_stations(net, tokens, own)
        at_pier = net.first[net.geography.number[PIER]]
        large, small = [], []
        for vertex in net.connected(own, shut):
            if vertex >= len(net.stops):
                continue
            stop = net.stops[vertex]
            if vertex == at_pier:
                large.append(pier)
            elif stop.kind == LARGE:
                large.append(stop.revenue)
            elif stop.kind != HALT:
                small.append(stop.revenue)
        return tuple(sorted(large, reverse=True)), tuple(sorted(small, reverse=True))


class _Boards:
    """Makes boards, each from the one that was made before: those that are looked at in turn differ in little."""

    def __init__(self) -> None:
        self._latest: Board | None = None

    def make(self, settings: Settings, tiles: Tiles, bases: Bases) -> Board:
        self._latest = Board(settings, tiles, bases, self._latest)
        return self._latest


_board = lru_cache(maxsize=MOST_BOARDS)(_Boards().make)


def _lying(things: tuple[Any, ...]) -> Board:
    settings, tiles, *bases = things
    return _board(settings, tiles, tuple(bases))


_LYING: Final = KeptAll[Any, Board](_lying)


def board_of(state: Isle) -> Board:
    """The board of a position."""
    return _LYING((state.settings, state.tiles, *state.bases))
