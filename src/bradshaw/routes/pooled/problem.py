"""What is asked of the search for runs that share track, and what it answers: Freights, Locals and Expresses."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence

import msgspec

from bradshaw.routes.answers import Solution
from bradshaw.routes.graph import Graph


class Place(enum.IntEnum):
    """What a stop is: a large station, a small one on a line of track, or an area off the board."""

    TOWN = 0
    SMALL = 1
    RED = 2
    PORT = 3


class TrainKind(enum.IntEnum):
    """What a train carries, and so what it scores."""

    FREIGHT = 0
    LOCAL = 1
    EXPRESS = 2


class PooledStop(msgspec.Struct, frozen=True):
    """A stop as the company that runs sees it.

    `own`: it holds a marker of the company. `home`: that is the home marker. `blocked`: it is full of the markers of
    others, so that runs may end there but not pass through. `closed`: it may not be entered at all.
    """

    kind: Place
    revenue: int = 0
    own: bool = False
    home: bool = False
    blocked: bool = False
    closed: bool = False

    @property
    def large(self) -> bool:
        """Whether it is a town or an area: all but small stations."""
        return self.kind != Place.SMALL

    @property
    def area(self) -> bool:
        """Whether it lies off the board, so that runs may only end there."""
        return self.kind in (Place.RED, Place.PORT)


class PooledTrain(msgspec.Struct, frozen=True):
    """A train with its allowance.

    A Freight crosses at most `visit` borders between hexes, and `score` is the same. The others come to at most
    `visit` towns and areas and score at most `score` of them. `permanent` matters for Freights only.
    """

    kind: TrainKind
    score: int
    visit: int
    permanent: bool = False
    name: str = ""


class Meeting(enum.IntEnum):
    """Where all runs must hang together, if they must."""

    NOWHERE = 0
    TOWNS = 1
    ANYWHERE = 2


class PooledConditions(msgspec.Struct, frozen=True):
    """What a game asks of the runs of a company, and what it allows, besides that every stop pays once.

    `home`: one run comes to the town with the home marker. `meeting`: at which stops runs must have met. `must_run`: a
    train that could run does.
    `joining`: Freights may run as one from end to end. Those that are not permanent must, and with a permanent one if
    any runs; permanent ones may also run alone. Without it every Freight runs alone. The rest is about joined ones:
    `any_chain_ends`: they may lead from port to port or from red area to red area.
    `touching_freights_join`: chains of Freights do not end in the same town, permanent ones neither.
    `joined_freights_overlap`: those of a chain may share track and stops, be joined in one stop several times, and be
    joined in an area off the board.
    """

    home: bool = False
    meeting: Meeting = Meeting.NOWHERE
    must_run: bool = False
    joining: bool = False
    any_chain_ends: bool = False
    touching_freights_join: bool = False
    joined_freights_overlap: bool = False

    def __post_init__(self) -> None:
        if not self.joining and (self.any_chain_ends or self.touching_freights_join or self.joined_freights_overlap):
            raise ValueError("what is said of joined Freights needs Freights that may be joined")
        if self.must_run and (self.touching_freights_join or self.joined_freights_overlap):
            raise ValueError("where touching Freights are joined, or joined ones overlap, trains may be left idle")


class PooledProblem(msgspec.Struct, frozen=True):
    """The runs of one company in one turn, which may share track, and the conditions that its game sets.

    `places`: column and row of each hex of the graph by its number, for distances as the crow flies. `subsidy`: for
    each hex that Locals run through. `bonus`, `port_bonus`: for each hex between the ends of a Freight.
    """

    graph: Graph
    stops: tuple[PooledStop, ...]
    trains: tuple[PooledTrain, ...]
    places: tuple[tuple[int, int], ...]
    conditions: PooledConditions
    subsidy: int = 0
    bonus: int = 0
    port_bonus: int = 0

    def __post_init__(self) -> None:
        if len(self.stops) != self.graph.stops:
            raise ValueError(f"the graph has {self.graph.stops} stops, but {len(self.stops)} are described")
        hexes = 1 + max((place for _, _, place in self.graph.links), default=-1)
        if len(self.places) < hexes:
            raise ValueError(f"the graph has {hexes} hexes, but the places of {len(self.places)} are given")
        if sum(stop.home for stop in self.stops) > 1:
            raise ValueError("a company has one home marker")
        if min(self.subsidy, self.bonus, self.port_bonus, *(stop.revenue for stop in self.stops)) < 0:
            raise ValueError("values are not negative")
        for train in self.trains:
            if not 0 <= train.score <= train.visit or (train.kind == TrainKind.FREIGHT and train.score < train.visit):
                raise ValueError(f"a train cannot score {train.score} of {train.visit}")

    def distance(self, one: int, other: int) -> int:
        """How far two hexes are apart as the crow flies."""
        (column, row), (column_2, row_2) = self.places[one], self.places[other]
        across, down = abs(column - column_2), abs(row - row_2)
        return across + max(0, (down - across) // 2)

    def between(self, one: int, entry: int, other: int, entry_2: int) -> int:
        """The hexes between the ends of a Freight: two stops, each with the hex from which it is entered.

        An area is as far off as the hex on the board by which the run gets there, and one more.
        """
        areas = self.stops[one].area + self.stops[other].area
        return max(0, self.distance(entry, entry_2) - 1 + areas)

    def crow(self, one: int, entry: int, other: int, entry_2: int) -> int:
        """The bonus of a Freight from stop to stop, as in `between`."""
        to_port = Place.PORT in (self.stops[one].kind, self.stops[other].kind)
        return self.between(one, entry, other, entry_2) * (self.port_bonus if to_port else self.bonus)

    def run(self, train: int, path: Sequence[int], scored: Iterable[int] | None = None, group: int = 0) -> PooledRun:
        """A run along a path of stops and borders that scores certain stops.

        Without `scored`, a Freight scores its two ends, an Express the first towns and areas that it may, a Local
        those towns and all small stations.
        """
        kind, score = self.trains[train].kind, self.trains[train].score
        on_run = [vertex for vertex in path if vertex < self.graph.stops]
        if scored is not None:
            chosen = set(scored)
        elif kind == TrainKind.FREIGHT:
            chosen = {path[0], path[-1]}
        else:
            chosen = set([stop for stop in on_run if self.stops[stop].large][:score])
            if kind == TrainKind.LOCAL:
                chosen.update(stop for stop in on_run if not self.stops[stop].large)
        return PooledRun(train, tuple(path), tuple(stop for stop in on_run if stop in chosen), group)


class PooledRun(msgspec.Struct, frozen=True):
    """One train's run: all stops and borders in order, and the stops that it scores, in the same order.

    A stop may be scored by several trains; it pays once. Freights with the same `group` are joined and score the two
    ends of the whole; the number means nothing for other trains.
    """

    train: int
    path: tuple[int, ...]
    scored: tuple[int, ...]
    group: int = 0


class PooledSolution(Solution[PooledRun], frozen=True):
    """The answer to such a problem."""
