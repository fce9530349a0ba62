"""Lines on the island and what companies do with them: runs named by their stops, whole turns, whole rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from bradshaw.core.game import Game
from bradshaw.eighteen.actions import PASS, PAY, RETAIN, LayTile, Pass
from bradshaw.games.g1860.actions import RunTrains, TrainRun
from bradshaw.games.g1860.components import COMPANIES, COMPANY
from bradshaw.games.g1860.rules.operating import OperatingRound
from bradshaw.games.g1860.rules.running import best_runs
from bradshaw.games.g1860.rules.track import network
from bradshaw.games.g1860.state import Isle

from .positions import play, position, stage

Tiles = Mapping[str, tuple[str, int]]

EAST_COAST: Tiles = {
    "J4": ("6", 0),
    "J6": ("746", 0),
    "J8": ("6", 1),
    "I9": ("57", 1),
    "H10": ("741", 4),
}
"""Ryde Esplanade 30, Ryde St Johns 20, Brading 10, Sandown 20, Shanklin 20, Wroxall (a halt), Ventnor 30."""

WEST: Tiles = {
    "B4": ("115", 0),
    "B6": ("5", 3),
    "C5": ("742", 5),
    "D6": ("748", 2),
    "E5": ("743", 1),
    "F4": ("742", 5),
}
"""Yarmouth 20, Freshwater 20, Ningwood (a halt), Calbourne 10 (a small station), two halts, Newport 30."""

CROSS_COUNTRY: Tiles = {
    **WEST,
    "D6": ("742", 2),
    "G3": ("741", 5),
    "H4": ("744", 2),
    "I5": ("742", 2),
    "J4": ("115", 1),
}
"""From Yarmouth by Newport and seven halts in all to Ryde St Johns."""

MEDINA: Tiles = {"F2": ("787", 0), "F4": ("742", 3)}
"""Cowes 20, Mill Hill 10, Medina Wharf (a halt), Cement Mills (a halt), Newport 30."""

FULL_EAST: Tiles = {
    "I3": ("786", 0),
    "J4": ("776", 5),
    "K5": ("741", 1),
    "J6": ("770", 0),
    "I7": ("745", 4),
    "I9": ("12", 1),
    "H10": ("741", 4),
    "I11": ("774", 0),
}
"""Ryde Pier 40, Ryde 60, St Johns 40, a halt, Brading 30, two halts, Shanklin 30, a halt, Ventnor 50: 250 and four
halts."""

MINE = {"IOW": (6, 0, 0)}
"""Ada alone holds six shares of IOW, and the rest is in the offering."""


def iow(**words: Any) -> Game[Isle]:
    """IOW on the line along the east coast, directed by Ada, in its own turn."""
    return position(
        **(
            {
                "shares": MINE,
                "prices": {"IOW": 74},
                "operated": ["IOW"],
                "tiles": EAST_COAST,
                "company": "IOW",
                "trains": {"IOW": ["2+1"]},
            }
            | words
        )
    )


def fyn(**words: Any) -> Game[Isle]:
    """FYN on the line from Yarmouth to Newport, directed by Ada, in its own turn."""
    return position(
        **(
            {
                "shares": {"FYN": (6, 0, 0)},
                "prices": {"FYN": 62},
                "operated": ["FYN"],
                "tiles": WEST,
                "phase": "3+2",
                "company": "FYN",
                "trains": {"FYN": ["3+2"]},
            }
            | words
        )
    )


# Runs


def route(game: Game[Isle], train: str, *stops: str, calls: Sequence[str] | None = None) -> TrainRun:
    """The run of a train from stop to stop, calling at all of them or only at some."""
    path = [stops[0]]
    for one, other in pairwise(stops):
        path += [*_between(game, one, other), other]
    return TrainRun(train, tuple(path), tuple(stops if calls is None else calls))


def _between(game: Game[Isle], one: str, other: str) -> list[str]:
    """The borders between two neighbouring stops, by the shortest way over track without stops."""
    net = network(game.state)
    start, end = net.vertex(one), net.vertex(other)
    assert start is not None, one
    assert end is not None, other
    ways = [((start,), -1)]
    while ways:
        path, last = ways.pop(0)
        for a, b, place in net.links:
            if path[-1] not in (a, b) or place == last:
                continue
            onward = b if path[-1] == a else a
            if onward == end:
                return [net.name(vertex) for vertex in path[1:]]
            if onward >= len(net.stops) and onward not in path:
                ways.append(((*path, onward), place))
    raise AssertionError(f"no track leads from {one} to {other}")


def runs(*routes: TrainRun) -> RunTrains:
    return RunTrains(routes)


def to_run(game: Game[Isle]) -> Game[Isle]:
    """Leave track and base alone."""
    while stage(game) in ("LayTrack", "BuildBases"):
        play(game, PASS)
    return game


def earnings(game: Game[Isle], company: str) -> tuple[int, int]:
    """The highest revenue that a company can earn now, and the subsidy with it."""
    found = best_runs(game.state, COMPANY[company])
    return found.revenue, found.subsidy


def run_best(game: Game[Isle]) -> Game[Isle]:
    """The first set of runs that is offered: the one with the highest revenue."""
    to_run(game)
    assert stage(game) == "Runs"
    return play(game, game.choices()[0])


def operate(game: Game[Isle], *, retain: bool = False) -> Game[Isle]:
    """The rest of a company's turn: nothing is built, no train bought unless one must be, the best runs are made."""
    here = turn_of(game)
    while not over(game) and turn_of(game) == here:
        if stage(game) == "Dividend":
            play(game, RETAIN if retain else PAY)
        else:
            play(game, game.choices()[0])
    return game


def turn_of(game: Game[Isle]) -> tuple[int, int, str]:
    """Which turn of which company is being played."""
    return game.state.stock_rounds, game.state.operating_round, operating(game)


def over(game: Game[Isle]) -> bool:
    return game.outcome is not None


def begin_operations(**words: Any) -> Game[Isle]:
    """A stock round that ends with its last pass, so that an operating round begins."""
    game = position(**({"turn": 2, "passed": [0, 1]} | words))
    if stage(game) == "StockTurn":
        play(game, Pass())
    return game


# Looking


def operating(game: Game[Isle]) -> str:
    """The company whose turn it is; empty in a stock round."""
    for frame in game.state.frames:
        if isinstance(frame, OperatingRound):
            return COMPANIES[frame.order[frame.index]].name
    return ""


def order(game: Game[Isle]) -> list[str]:
    """The companies of this operating round in their order."""
    for frame in game.state.frames:
        if isinstance(frame, OperatingRound):
            return [COMPANIES[number].name for number in frame.order]
    return []


def insolvent(game: Game[Isle], company: str) -> bool:
    return game.state.is_insolvent(COMPANY[company])


def bankrupt(game: Game[Isle], company: str) -> bool:
    return game.state.is_bankrupt(COMPANY[company])


def closed(game: Game[Isle]) -> set[str]:
    """The companies that British Rail has closed down."""
    return {company.name for number, company in enumerate(COMPANIES) if game.state.is_closed(number)}


def lays(game: Game[Isle], hex_: str = "") -> list[LayTile]:
    """The tiles that can be laid, on one hex or on all."""
    return [one for one in game.choices() if type(one) is LayTile and (not hex_ or one.hex == hex_)]


def bases(game: Game[Isle], company: str) -> list[str]:
    """Where a company has bases: hex, station and circle."""
    places = game.state.geography.places
    return [f"{places[place].id}.{station}.{circle}" for place, station, circle in game.state.bases[COMPANY[company]]]
