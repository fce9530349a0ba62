"""Upgrading Track: whether a company's trains reach a tile, and what its upgrade brings them."""

from __future__ import annotations

from itertools import permutations

from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.network import Network
from bradshaw.eighteen.tiles import LARGE, SIDES, Link, Pattern, Tile
from bradshaw.games.g1860.running import reach_problem
from bradshaw.games.g1860.state import Isle
from bradshaw.games.g1860.track import network, pattern_at
from bradshaw.routes.reach import reach


def refuse_upgrade(state: Isle, company: int, place: int, tile: Tile, rotation: int) -> Refusal | None:
    """Why an upgrade is beyond the company's trains, or brings them nothing. The new tile is taken as laid."""
    old, new = pattern_at(state, place), tile.patterns[rotation]
    patterns = network(state).patterns
    net = Network(state.geography, [*patterns[:place], new, *patterns[place + 1 :]])
    matching = _match(old, new)
    kept = {frozenset(_moved(link, matching)) for link in old.links}
    added = [link for link in new.links if frozenset(link) not in kept]
    raised = [
        matching[number] for number, stop in enumerate(old.stops) if new.stops[matching[number]].revenue > stop.revenue
    ]
    first_stop, first_link = net.first[place], net.first_link[place]
    stops = sum(1 << first_stop + number for number in raised)
    numbered = {link: first_link + number for number, link in enumerate(new.links)}
    problem = reach_problem(state, net, company)
    on_tile = False
    for train in range(len(problem.trains)):
        found = reach(problem, train)
        if found.stops & stops:
            return None
        ridden = {
            link
            for link, number in numbered.items()
            if found.links >> number & 1
            and all(end < SIDES or found.stops >> first_stop + end - SIDES & 1 for end in link)
        }
        if not ridden.isdisjoint(added):
            return None
        on_tile = on_tile or bool(ridden)
    if on_tile:
        return Refusal("1860.upgrade.must-be-useful", "It brings no new track or higher value to the company's trains.")
    return Refusal("1860.upgrade.train-reach", "None of the company's trains reaches this hex from one of its bases.")


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
