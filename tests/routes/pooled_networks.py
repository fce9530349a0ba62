"""Small networks with towns, villages and areas for tests, and companies with Freights, Locals and Expresses."""

from __future__ import annotations

import random

import msgspec
from hypothesis import strategies as st

from bradshaw.routes.graph import Graph
from bradshaw.routes.pooled.problem import (
    Meeting,
    Place,
    PooledConditions,
    PooledProblem,
    PooledStop,
    PooledTrain,
    TrainKind,
)

COUNTIES = PooledConditions(home=True, meeting=Meeting.TOWNS, must_run=True, joining=True)
"""What 1862 asks of runs: one comes home, all meet in towns, every train runs that can, and Freights are joined."""

# Columns and rows of hexes: one below the other is two rows further.
NEAR = [(0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)]


def pooled_problems(trains: int = 3) -> st.SearchStrategy[PooledProblem]:
    """A few hexes with track at random, and a company with markers and trains.

    Each is drawn from the number of a sequence, so that most have runs; smaller ones would come of shrinking.
    """
    return st.integers(0, 2**32 - 1).map(lambda seed: pooled_problem(random.Random(seed), trains))


def overlapping_problems() -> st.SearchStrategy[PooledProblem]:
    """A company with four short Freights, of which those that are joined may overlap and come to a joint again."""

    def problem(seed: int) -> PooledProblem:
        chance = random.Random(seed)
        freights = tuple(
            PooledTrain(TrainKind.FREIGHT, length, length, permanent=chance.random() < 0.5)
            for length in chance.choices([1, 1, 2], k=4)
        )
        base = pooled_problem(chance, 1)
        conditions = msgspec.structs.replace(
            base.conditions,
            must_run=False,
            joining=True,
            any_chain_ends=chance.random() < 0.5,
            touching_freights_join=chance.random() < 0.7,
            joined_freights_overlap=True,
        )
        return msgspec.structs.replace(base, trains=freights, conditions=conditions)

    return st.integers(0, 2**32 - 1).map(problem)


def pooled_problem(chance: random.Random, most_trains: int) -> PooledProblem:
    """Land hexes grow from one; areas lie beside them. Each pair of neighbours shares a border."""
    land = [(5, 5)]
    while len(land) < chance.choice([3, 4, 5, 5, 6]):
        column, row = chance.choice(land)
        across, down = chance.choice(NEAR)
        if (column + across, row + down) not in land:
            land.append((column + across, row + down))
    coast = sorted({(x + a, y + d) for x, y in land for a, d in NEAR} - set(land))
    cells = chance.sample(coast, min(len(coast), chance.randint(0, 4)))
    areas: list[list[tuple[int, int]]] = []
    for cell in cells:  # an area may have several cells
        if areas and chance.random() < 0.3:
            areas[-1].append(cell)
        else:
            areas.append([cell])
    hexes = {place: number for number, place in enumerate(land)}
    for number, area in enumerate(areas):
        hexes.update(dict.fromkeys(area, len(land) + number))
    stops: list[PooledStop] = []
    at: list[int] = []
    lines: list[tuple[int | frozenset[tuple[int, int]], frozenset[tuple[int, int]], int]] = []
    for place in land:
        sides = [frozenset((place, (place[0] + a, place[1] + d))) for a, d in NEAR]
        sides = [side for side in sides if side <= hexes.keys()]
        chance.shuffle(sides)
        if chance.random() < 0.65:
            revenue = chance.choice([0, 10, 20, 30])
            own, blocked = chance.random() < 0.4, chance.random() < 0.2
            stops.append(PooledStop(Place.TOWN, revenue, own=own, blocked=blocked and not own))
            at.append(hexes[place])
            lines += [(len(stops) - 1, side, hexes[place]) for side in sides[: chance.randint(2, 5)]]
            continue
        for one, other in list(zip(sides[::2], sides[1::2], strict=False))[: chance.randint(1, 3)]:
            if chance.random() < 0.6:
                stops.append(PooledStop(Place.SMALL, 20))
                at.append(hexes[place])
                lines += [(len(stops) - 1, side, hexes[place]) for side in (one, other)]
            else:
                lines.append((one, other, hexes[place]))
    for area in areas:
        kind, revenue = chance.choice([Place.RED, Place.PORT]), chance.choice([20, 40, 70])
        stops.append(PooledStop(kind, revenue, closed=chance.random() < 0.1))
        at.append(hexes[area[0]])
        for column, row in area:
            for across, down in NEAR:
                if (column + across, row + down) in land:
                    side = frozenset(((column, row), (column + across, row + down)))
                    lines.append((len(stops) - 1, side, hexes[area[0]]))
    towns = [number for number, stop in enumerate(stops) if stop.kind == Place.TOWN]
    if towns and chance.random() < 0.95:
        home = chance.choice(towns)
        stops[home] = PooledStop(Place.TOWN, stops[home].revenue, own=True, home=True)
    borders: dict[frozenset[tuple[int, int]], int] = {}
    links = []
    for one, side, place in lines:
        ends = [end if isinstance(end, int) else borders.setdefault(end, len(borders)) for end in (one, side)]
        links.append((ends[0] if isinstance(one, int) else len(stops) + ends[0], len(stops) + ends[1], place))
    places = [(0, 0)] * (len(land) + len(areas))
    for place, number in hexes.items():
        places[number] = place
    trains = [train(chance) for _ in range(chance.randint(1, most_trains))]
    return PooledProblem(
        Graph(len(stops), links, at),
        tuple(stops),
        tuple(chance.choice(trains) for _ in trains),
        tuple(places),
        any_conditions(chance),
        subsidy=10,
        bonus=20,
        port_bonus=30,
    )


def any_conditions(chance: random.Random) -> PooledConditions:
    """As a rule those of 1862 or of its house rules; otherwise anything."""
    if chance.random() < 0.5:
        return COUNTIES
    may_idle, joining = chance.random() < 0.6, chance.random() < 0.8
    return PooledConditions(
        home=chance.random() < 0.7,
        meeting=chance.choice([Meeting.ANYWHERE, Meeting.TOWNS, Meeting.NOWHERE]),
        must_run=not may_idle,
        joining=joining,
        any_chain_ends=joining and chance.random() < 0.5,
        touching_freights_join=joining and may_idle and chance.random() < 0.5,
        joined_freights_overlap=joining and may_idle and chance.random() < 0.5,
    )


def train(chance: random.Random) -> PooledTrain:
    """Freights are the most, since they have the most rules."""
    if chance.random() < 0.5:
        length = chance.randint(1, 4)
        return PooledTrain(TrainKind.FREIGHT, length, length, permanent=chance.random() < 0.5)
    score = chance.randint(1, 3)
    return PooledTrain(
        chance.choice([TrainKind.LOCAL, TrainKind.EXPRESS]), score, max(2, score + chance.choice([0, 0, 1]))
    )
