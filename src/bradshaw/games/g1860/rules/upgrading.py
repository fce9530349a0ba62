"""Upgrading Track: whether a company's trains reach a tile, and what its upgrade brings them."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import compress, permutations
from typing import Final

import msgspec

from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.board.tiles import LARGE, SIDES, Link, Pattern, Tile
from bradshaw.eighteen.building.tokens import full_stations
from bradshaw.games.g1860.rules.running import tracing_train
from bradshaw.games.g1860.rules.track import network
from bradshaw.games.g1860.state import Isle
from bradshaw.routes.disjoint.problem import DisjointTrain
from bradshaw.routes.disjoint.reach import BLOCKED, FACTS, stop_facts, traced
from bradshaw.routes.engine import run_kernel

Bases = tuple[tuple[tuple[int, int, int], ...], ...]
OUT_OF_REACH = refused("1860.upgrade.train-reach", "g1860-refusal-train-reach")


class Change(msgspec.Struct, frozen=True):
    """What a new tile changes on a hex."""

    added: tuple[Link, ...]
    """Track that was not there before."""
    raised: tuple[int, ...]
    """Stops of the new tile that are worth more than before."""
    origin: tuple[int, ...]
    """For each stop of the new tile the stop of the same kind whose place it takes, or -1."""


class Upgrades:
    """What a company may upgrade on a board, as far as its trains go.

    They are traced once on the board as it lies, and again only for tiles that need it.
    """

    def __init__(
        self, net: Network, bases: Bases, company: int, train: DisjointTrain | None, skip_small: bool, reenter: bool
    ) -> None:
        """`bases`: those of all companies. `train`: the largest of this one's."""
        self._net, self._bases, self._company = net, bases, company
        self._train, self._skip_small, self._reenter = train, skip_small, reenter
        self._answers: dict[tuple[int, int, int], Refusal | None] = {}

    @cached_property
    def _found(self) -> run_kernel.Reach | None:
        return self._trace(self._net)

    def _trace(self, net: Network) -> run_kernel.Reach | None:
        """How far the trains get; turned-over bases fill stations too."""
        if self._train is None:
            return None
        first = net.first
        own = [first[place] + station for place, station, _ in self._bases[self._company]]
        tokens = [first[place] + station for bases in self._bases for place, station, _ in bases]
        facts = stop_facts([stop.kind for stop in net.stops], net.hex_of, self._skip_small)
        for stop in full_stations(net, tokens, own):
            facts[FACTS * stop + BLOCKED] = True
        vertices = len(net.stops) + net.geography.borders
        return traced(net.flat_links, vertices, facts, own, self._train, reenter=self._reenter)

    def refuse(self, place: int, tile: Tile, rotation: int) -> Refusal | None:
        """Why an upgrade is beyond the company's trains, or brings them nothing. The new tile is taken as laid."""
        key = place, tile.number, rotation
        if key not in self._answers:
            self._answers[key] = self._refuse(place, tile.patterns[rotation])
        return self._answers[key]

    def _refuse(self, place: int, new: Pattern) -> Refusal | None:
        patterns = self._net.patterns
        changed = change(patterns[place], new)
        if self._surely_useful(place, changed):
            return None
        if not self._comes_near(place, new):
            return OUT_OF_REACH
        net = Network(self._net.geography, [*patterns[:place], new, *patterns[place + 1 :]], self._net)
        found = self._trace(net)
        if found is None:
            return OUT_OF_REACH
        stops, links = found.stops, found.links
        first_stop, first_link = net.first[place], net.first_link[place]
        if any(stops[first_stop + number] for number in changed.raised):
            return None
        ridden = {
            link
            for number, link in enumerate(new.links)
            if links[first_link + number] and all(end < SIDES or stops[first_stop + end - SIDES] for end in link)
        }
        if not ridden.isdisjoint(changed.added):
            return None
        if ridden:
            return refused("1860.upgrade.must-be-useful", "g1860-refusal-useless-upgrade")
        return OUT_OF_REACH

    @cached_property
    def _near(self) -> set[int]:
        """The stops and borders at the ends of all track that some train gets onto."""
        net, near = self._net, set[int]()
        if self._found is not None:
            for a, b, _ in compress(net.links, self._found.links):
                near.add(a)
                near.add(b)
        return near.union(net.first[place] + station for place, station, _ in self._bases[self._company])

    def _comes_near(self, place: int, new: Pattern) -> bool:
        """Whether a train gets to the hex or to a side that the new tile has track to."""
        net = self._net
        count, border = len(net.stops), net.geography.border[place]
        stops = range(net.first[place], net.first[place] + len(net.patterns[place].stops))
        return any(stop in self._near for stop in stops) or any(
            count + border[side] in self._near for side in new.sides
        )

    def _surely_useful(self, place: int, changed: Change) -> bool:
        """Whether a train that already calls at a station here gains by it: then the new board need not be traced."""
        if self._found is None:
            return False
        first, stops = self._net.first[place], self._found.stops

        def called(stop: int) -> bool:
            origin = changed.origin[stop]
            return origin >= 0 and stops[first + origin] == 1

        if any(called(stop) for stop in changed.raised):
            return True
        for link in changed.added:
            ends = [end - SIDES for end in link if end >= SIDES]
            if ends and all(called(stop) for stop in ends):
                return True
        return False


_on_board: Final = lru_cache(maxsize=256)(Upgrades)


def upgrades_of(state: Isle, company: int) -> Upgrades:
    """What a company may upgrade."""
    settings = state.settings
    return _on_board(
        network(state),
        tuple(state.bases),
        company,
        tracing_train(state, company),
        settings.skip_small_stations,
        settings.re_enter_hexes or settings.upgrades_reached_by_loops,
    )


def refuse_upgrade(state: Isle, company: int, place: int, tile: Tile, rotation: int) -> Refusal | None:
    """Why a company may not make one upgrade, as far as its trains go."""
    return upgrades_of(state, company).refuse(place, tile, rotation)


@lru_cache(maxsize=4096)
def change(old: Pattern, new: Pattern) -> Change:
    """What replacing one pattern by another changes."""
    matching = _match(old, new)
    kept = {frozenset(_moved(link, matching)) for link in old.links}
    origin = [-1] * len(new.stops)
    for number, other in enumerate(matching):
        if old.stops[number].kind == new.stops[other].kind:
            origin[other] = number
    return Change(
        tuple(link for link in new.links if frozenset(link) not in kept),
        tuple(
            matching[number]
            for number, stop in enumerate(old.stops)
            if new.stops[matching[number]].revenue > stop.revenue
        ),
        tuple(origin),
    )


def _moved(link: Link, matching: tuple[int, ...]) -> Link:
    a, b = (end if end < SIDES else matching[end - SIDES] + SIDES for end in link)
    return a, b


def _match(old: Pattern, new: Pattern) -> tuple[int, ...]:
    """For each stop of the old tile the stop of the new one that takes its place: the one that keeps its track."""
    kept = {frozenset(link) for link in new.links}
    for matching in permutations(range(len(new.stops)), len(old.stops)):
        if all(frozenset(_moved(link, matching)) in kept for link in old.links) and all(
            (old.stops[number].kind == LARGE) == (new.stops[other].kind == LARGE)
            for number, other in enumerate(matching)
        ):
            return matching
    raise ValueError("the new tile does not keep the track of the old one")
