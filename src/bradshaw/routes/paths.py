"""What a run must be on any network: a way from stop to stop, which comes to nothing twice."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from bradshaw.routes.graph import Graph


class Flaw(enum.Enum):
    """What can be wrong with a path; the reasons of each kind of question have members of the same names."""

    NOT_CONTINUOUS = enum.auto()
    TOO_SHORT = enum.auto()
    STOP_TWICE = enum.auto()
    TRACK_TWICE = enum.auto()


class Found(NamedTuple):
    """A flaw, and the stops or borders where it is."""

    flaw: Flaw
    vertices: tuple[int, ...]


def flaw_of(graph: Graph, path: Sequence[int]) -> Found | None:
    """The first thing that is wrong with a path by itself, if any; not whether it crosses every border it comes to."""
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
