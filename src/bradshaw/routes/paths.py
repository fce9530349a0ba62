"""What runs must be on any network: each of a train, from stop to stop, coming to nothing twice."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from bradshaw.routes.graph import Graph


class Flaw(enum.Enum):
    """What can be wrong with runs of any kind."""

    UNKNOWN_TRAIN = "the company has no such train"
    TRAIN_TWICE = "a train makes more than one run"
    NOT_CONTINUOUS = "the run does not follow track from stop to stop"
    TOO_SHORT = "the run does not lead from one stop to another"
    STOP_TWICE = "the run comes to a stop twice"
    TRACK_TWICE = "track is used twice"
    NO_HOME = "no run comes to the home of the company"
    APART = "the runs do not meet"


class Found(NamedTuple):
    """A flaw, and the stops or borders where it is."""

    flaw: Flaw
    vertices: tuple[int, ...]


def flaw_of(graph: Graph, path: Sequence[int], train: int, trains: int) -> Found | None:
    """The first thing that is wrong with a run by itself, if any; not whether it crosses every border it comes to.

    `train`: which one makes it, of how many `trains` there are.
    """
    if not 0 <= train < trains:
        return Found(Flaw.UNKNOWN_TRAIN, ())
    for vertex in path:
        if not 0 <= vertex < graph.stops + graph.borders:
            return Found(Flaw.NOT_CONTINUOUS, (vertex,))
    for end in (*path[:1], *path[-1:]):
        if end >= graph.stops:
            return Found(Flaw.NOT_CONTINUOUS, (end,))
    stops = {vertex for vertex in path if vertex < graph.stops}
    if len(stops) < 2:
        return Found(Flaw.TOO_SHORT, tuple(stops))
    for vertex, times in Counter(path).items():
        if times > 1:
            return Found(Flaw.STOP_TWICE if vertex < graph.stops else Flaw.TRACK_TWICE, (vertex,))
    for one, other in pairwise(path):
        if all(vertex != other for vertex, _, _ in graph.ways[one]):
            return Found(Flaw.NOT_CONTINUOUS, (one, other))
    return None


def of_train_twice(trains: Sequence[int]) -> tuple[int, ...]:
    """The places of the runs of a train that makes more than one; `trains`: by which train each run is made."""
    twice = next((train for train, times in Counter(trains).items() if times > 1), None)
    return tuple(place for place, train in enumerate(trains) if train == twice)
