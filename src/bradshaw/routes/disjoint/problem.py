"""What is asked of the search for runs that compete for track, and what it answers."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence

import msgspec

from bradshaw.routes.answers import Solution
from bradshaw.routes.graph import Graph


class StopKind(enum.IntEnum):
    """How a stop counts against a train's allowance, and whether it may be left out."""

    LARGE = 0
    SMALL = 1
    HALT = 2


class DisjointStop(msgspec.Struct, frozen=True):
    """A place where trains may call, as the company that runs sees it.

    `own`: it holds a base of the company. `home`: that base is the home base. `blocked`: it is full of the bases of
    others, so that a run may end there but passes through only as far as the conditions allow.
    """

    kind: StopKind
    revenue: int = 0
    subsidy: int = 0
    own: bool = False
    home: bool = False
    blocked: bool = False


class DisjointTrain(msgspec.Struct, frozen=True):
    """A train calls at no more than `large` large stops, and at no more than `large + small` stops in all."""

    large: int
    small: int
    name: str = ""

    @property
    def calls(self) -> int:
        """How many stops it may call at."""
        return self.large + self.small


class DisjointConditions(msgspec.Struct, frozen=True):
    """What a game asks of the runs of a company, and what it allows, besides the track that no two of them share.

    `home`: one run comes to the home base. `meeting`: all runs hang together by stops that they have in common.
    `must_run`: a train that could run does. `passes`: how many blocked stops all runs together may pass through.
    `skip_small`: small stops may be left out as halts may. `reenter`: a run may come back to a hex that it has left.
    `skip_ends`: given runs may leave out their ends as well, if these are optional stops; the best runs never do.
    """

    home: bool = False
    meeting: bool = False
    must_run: bool = False
    passes: int = 0
    skip_small: bool = False
    reenter: bool = False
    skip_ends: bool = False

    def __post_init__(self) -> None:
        if self.passes < 0:
            raise ValueError(f"the number of blocked stops that may be passed through is {self.passes}")


class DisjointProblem(msgspec.Struct, frozen=True):
    """The runs of one company in one turn, none of which may share track, and the conditions that its game sets."""

    graph: Graph
    stops: tuple[DisjointStop, ...]
    trains: tuple[DisjointTrain, ...]
    conditions: DisjointConditions

    def __post_init__(self) -> None:
        if len(self.stops) != self.graph.stops:
            raise ValueError(f"the graph has {self.graph.stops} stops, but {len(self.stops)} are described")
        if sum(stop.home for stop in self.stops) > 1:
            raise ValueError("a company has one home base")
        for train in self.trains:
            if train.large < 0 or train.small < 0:
                raise ValueError(f"a train cannot have the allowance {train.large}+{train.small}")
        for number, stop in enumerate(self.stops):
            if stop.revenue < 0 or stop.subsidy < 0:
                raise ValueError(f"stop {number} has a negative value")

    def optional(self, stop: int) -> bool:
        """Whether a run that passes through the stop may leave it out."""
        kind = self.stops[stop].kind
        return kind == StopKind.HALT or (kind == StopKind.SMALL and self.conditions.skip_small)

    def run(self, train: int, path: Sequence[int], calls: Iterable[int]) -> DisjointRun:
        """A run along a path that calls at certain stops, in whatever order they are given, with its sums."""
        chosen = set(calls)
        in_order = tuple(vertex for vertex in path if vertex in chosen)
        revenue = sum(self.stops[stop].revenue for stop in in_order)
        subsidy = sum(self.stops[stop].subsidy for stop in in_order)
        return DisjointRun(train, tuple(path), in_order, revenue, subsidy)

    def fixed(self, path: Sequence[int]) -> tuple[int, ...]:
        """The stops on a path that must be called at: its ends, and those that are not optional."""
        return tuple(
            vertex
            for vertex in path
            if vertex < self.graph.stops and (vertex in (path[0], path[-1]) or not self.optional(vertex))
        )

    def must_call(self, path: Sequence[int], stop: int) -> bool:
        """Whether a given run must call at a stop on its path."""
        return not self.optional(stop) or (stop in (path[0], path[-1]) and not self.conditions.skip_ends)

    def compulsory(self, path: Sequence[int]) -> tuple[int, ...]:
        """The stops on a path that a given run must call at."""
        return tuple(vertex for vertex in path if vertex < self.graph.stops and self.must_call(path, vertex))

    def base(self, stop: int) -> bool:
        """Whether a run is the company's own by containing this stop."""
        return self.stops[stop].own and self.stops[stop].kind == StopKind.LARGE


class DisjointRun(msgspec.Struct, frozen=True):
    """One train's run: all stops and borders in order, and the stops it calls at, in the same order."""

    train: int
    path: tuple[int, ...]
    calls: tuple[int, ...]
    revenue: int
    subsidy: int


class DisjointSolution(Solution[DisjointRun], frozen=True):
    """The answer to such a problem."""
