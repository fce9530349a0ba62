"""Upgrading Track: whether a company's trains reach a tile, and what its upgrade brings them."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import permutations

import msgspec

from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.board.tiles import LARGE, SIDES, Link, Pattern, Tile
from bradshaw.games.g1860.rules.running import reach_problem
from bradshaw.games.g1860.rules.track import network, pattern_at
from bradshaw.games.g1860.state import Isle
from bradshaw.routes.disjoint.reach import Reach, reach

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
    """What a company may upgrade. The trains are traced once on the board as it lies, and again only where needed."""

    def __init__(self, state: Isle, company: int) -> None:
        self._state = state
        self._company = company
        self._net = network(state)

    @cached_property
    def _found(self) -> list[Reach]:
        return self._trace(self._net)

    def _trace(self, net: Network) -> list[Reach]:
        """How far each kind of train gets."""
        problem = reach_problem(self._state, net, self._company)
        return [reach(problem, train) for train in range(len(problem.trains))]

    def refuse(self, place: int, tile: Tile, rotation: int) -> Refusal | None:
        """Why an upgrade is beyond the company's trains, or brings them nothing. The new tile is taken as laid."""
        new = tile.patterns[rotation]
        changed = change(pattern_at(self._state, place), new)
        if self._surely_useful(place, changed):
            return None
        if not self._comes_near(place, new):
            return OUT_OF_REACH
        patterns = self._net.patterns
        net = Network(self._state.geography, [*patterns[:place], new, *patterns[place + 1 :]])
        first_stop, first_link = net.first[place], net.first_link[place]
        raised = sum(1 << first_stop + number for number in changed.raised)
        on_tile = False
        for found in self._trace(net):
            if found.stops & raised:
                return None
            ridden = {
                link
                for number, link in enumerate(new.links)
                if found.links >> first_link + number & 1
                and all(end < SIDES or found.stops >> first_stop + end - SIDES & 1 for end in link)
            }
            if not ridden.isdisjoint(changed.added):
                return None
            on_tile = on_tile or bool(ridden)
        if on_tile:
            return refused("1860.upgrade.must-be-useful", "g1860-refusal-useless-upgrade")
        return OUT_OF_REACH

    @cached_property
    def _near(self) -> set[int]:
        """The stops and borders at the ends of all track that some train gets onto."""
        links = self._net.links
        near = {
            vertex
            for found in self._found
            for number, (a, b, _) in enumerate(links)
            if found.links >> number & 1
            for vertex in (a, b)
        }
        return near | {self._net.first[place] + station for place, station, _ in self._state.bases[self._company]}

    def _comes_near(self, place: int, new: Pattern) -> bool:
        """Whether a train gets to the hex or to a side that the new tile has track to."""
        net = self._net
        count, border = len(net.stops), self._state.geography.border[place]
        stops = range(net.first[place], net.first[place] + len(net.patterns[place].stops))
        return any(stop in self._near for stop in stops) or any(
            count + border[side] in self._near for side in new.sides
        )

    def _surely_useful(self, place: int, changed: Change) -> bool:
        """Whether a train that already calls at a station here gains by it: then the new board need not be traced."""
        first = self._net.first[place]
        for found in self._found:

            def called(stop: int, found: Reach = found) -> bool:
                origin = changed.origin[stop]
                return origin >= 0 and found.stops >> first + origin & 1 == 1

            if any(called(stop) for stop in changed.raised):
                return True
            for link in changed.added:
                stops = [end - SIDES for end in link if end >= SIDES]
                if stops and all(called(stop) for stop in stops):
                    return True
        return False


def refuse_upgrade(state: Isle, company: int, place: int, tile: Tile, rotation: int) -> Refusal | None:
    """Why a company may not make one upgrade, as far as its trains go."""
    return Upgrades(state, company).refuse(place, tile, rotation)


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
