"""Small networks for tests: strategies that make them, and a shorthand to write them down."""

from __future__ import annotations

import random

from hypothesis import strategies as st
from msgspec import structs

from bradshaw.routes.disjoint.problem import DisjointConditions, DisjointProblem, DisjointStop, DisjointTrain, StopKind
from bradshaw.routes.graph import Graph

ISLE = DisjointConditions(home=True, meeting=True, must_run=True, passes=1)
"""What 1860 asks of runs: one comes home, all meet, every train runs that can, and one blocked stop may be passed."""
PLAIN = DisjointConditions(reenter=True)
"""What 1830 asks of runs: each has a base of the company, and none shares track with another."""

# Hexes 0 … 6: one in the middle with six around it, and the sides that two of them share.
SIDES = [(0, n) for n in range(1, 7)] + [(n, n % 6 + 1) for n in range(1, 7)]


def problems(trains: int = 3) -> st.SearchStrategy[DisjointProblem]:
    """A few hexes with stops and track at random, and a company with bases and trains under conditions of any game.

    Each is drawn from the number of a sequence, so that most have runs; smaller ones would come of shrinking.
    """
    return st.integers(0, 2**32 - 1).map(lambda seed: network_of(seed, trains))


def network_of(seed: int, trains: int = 3) -> DisjointProblem:
    """The network with a certain number."""
    return _problem(random.Random(seed), trains)


def _problem(chance: random.Random, most_trains: int) -> DisjointProblem:
    hexes = chance.randint(2, 5)
    sides = [side for side in SIDES if max(side) < hexes and chance.random() < 0.9]
    places = sorted(chance.choice(range(hexes)) for _ in range(chance.randint(4, 8)))
    count = len(places)
    links = []
    for place in range(hexes):
        inside = [number for number, at in enumerate(places) if at == place]
        # The last border leads nowhere.
        borders = [count + number for number, side in enumerate(sides) if place in side] + [count + len(sides) + place]
        for border in borders[:-1]:
            others = inside * 3 + [other for other in borders if other != border]
            links.append((border, chance.choice(others), place))
        pairs = [(one, other) for one in inside + borders for other in inside + borders if one < other]
        links += [(*pair, place) for pair in chance.sample(pairs, min(len(pairs), chance.randint(1, 3)))]
    stops = [_stop(chance) for _ in range(count)]
    linked = [end for one, other, _ in links for end in (one, other) if end < count] or [0]
    home = chance.choice(linked)
    if chance.random() < 0.9:  # as a rule home is a base in a large stop
        stops[home] = structs.replace(stops[home], kind=StopKind.LARGE, own=True)
    stops[home] = structs.replace(stops[home], home=True)
    trains = [DisjointTrain(chance.randint(1, 4), chance.randint(0, 2)) for _ in range(chance.randint(1, most_trains))]
    chosen = tuple(chance.choice(trains) for _ in trains)
    return DisjointProblem(Graph(count, links, places), tuple(stops), chosen, _conditions(chance))


def _conditions(chance: random.Random) -> DisjointConditions:
    """As a rule much as in 1860; otherwise anything."""
    conditions = structs.replace(
        ISLE,
        passes=chance.choice([0, 1, 1, 1, 2]),
        skip_small=chance.random() < 0.5,
        reenter=chance.random() < 0.4,
    )
    if chance.random() < 0.5:
        return conditions
    return structs.replace(
        conditions,
        home=chance.random() < 0.5,
        meeting=chance.random() < 0.5,
        must_run=chance.random() < 0.5,
    )


def _stop(chance: random.Random) -> DisjointStop:
    revenue, subsidy = chance.choice([(0, 0), (10, 0), (20, 0), (30, 0), (10, 10), (0, 10), (0, 20)])
    return DisjointStop(
        chance.choice([StopKind.LARGE, StopKind.LARGE, StopKind.SMALL, StopKind.SMALL, StopKind.HALT]),
        revenue,
        subsidy,
        own=chance.random() < 0.4,
        blocked=chance.random() < 0.15,
    )


def changed(problem: DisjointProblem, **conditions: object) -> DisjointProblem:
    """The same problem under other conditions."""
    return structs.replace(problem, conditions=structs.replace(problem.conditions, **conditions))


def line(
    stops: str, trains: tuple[DisjointTrain, ...] = (DisjointTrain(9, 9),), conditions: DisjointConditions = ISLE
) -> DisjointProblem:
    """Stops in a row, each in a hex of its own: L large, S small, h halt; A the home base, B another base, X blocked.

    Large stops bring 20, small ones 10, halts a subsidy of 10. The borders between are numbered from `len(stops)`.
    """
    links = []
    count = len(stops)
    for number in range(count - 1):
        links += [(number, count + number, number), (count + number, number + 1, number + 1)]
    return DisjointProblem(Graph(count, links, range(count)), tuple(stop(sign) for sign in stops), trains, conditions)


def stop(sign: str) -> DisjointStop:
    """The stop that a sign of `line` stands for."""
    if sign == "h":
        return DisjointStop(StopKind.HALT, 0, 10)
    if sign == "S":
        return DisjointStop(StopKind.SMALL, 10)
    return DisjointStop(StopKind.LARGE, 20, own=sign in "AB", home=sign == "A", blocked=sign == "X")
