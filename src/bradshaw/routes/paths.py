"""What runs must be on any network: each of a train, from stop to stop, coming to nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Protocol, TypeVar

from bradshaw.routes.answers import Fault, Reason
from bradshaw.routes.graph import Graph


class Question(Protocol):
    """A question about runs, of whatever kind: the track and the trains."""

    @property
    def graph(self) -> Graph: ...
    @property
    def trains(self) -> Sequence[object]: ...


class Run(Protocol):
    """A run, of whatever kind."""

    @property
    def train(self) -> int: ...
    @property
    def path(self) -> Sequence[int]: ...


QuestionT = TypeVar("QuestionT", bound=Question)
RunT = TypeVar("RunT", bound=Run)


def fault_of_each(
    question: QuestionT, runs: Sequence[RunT], look: Callable[[QuestionT, int, RunT], Fault | None]
) -> Fault | None:
    """The first thing that is wrong with runs each for itself, by what `look` finds besides, and with their trains."""
    for place, run in enumerate(runs):
        found = fault_of_path(question, place, run) or look(question, place, run)
        if found is not None:
            return found
    if len({run.train for run in runs}) == len(runs):
        return None
    trains = Counter(run.train for run in runs)
    twice = [place for place, run in enumerate(runs) if trains[run.train] > 1]
    same = tuple(place for place in twice if runs[place].train == runs[twice[0]].train)
    return Fault(Reason.TRAIN_TWICE, same)


def fault_of_path(question: Question, place: int, run: Run) -> Fault | None:
    """What is wrong with a run on any network, if anything; not whether it crosses every border it comes to."""
    graph, path = question.graph, run.path

    def wrong(reason: Reason, *vertices: int) -> Fault:
        return Fault(reason, (place,), vertices)

    if not 0 <= run.train < len(question.trains):
        return wrong(Reason.UNKNOWN_TRAIN)
    for vertex in path:
        if not 0 <= vertex < graph.stops + graph.borders:
            return wrong(Reason.NOT_CONTINUOUS, vertex)
    for end in (*path[:1], *path[-1:]):
        if end >= graph.stops:
            return wrong(Reason.NOT_CONTINUOUS, end)
    stops = {vertex for vertex in path if vertex < graph.stops}
    if len(stops) < 2:
        return wrong(Reason.TOO_SHORT, *stops)
    if len(set(path)) < len(path):
        twice = next(vertex for vertex, times in Counter(path).items() if times > 1)
        return wrong(Reason.STOP_TWICE if twice < graph.stops else Reason.TRACK_TWICE, twice)
    for one, other in pairwise(path):
        for vertex, _, _ in graph.ways[one]:
            if vertex == other:
                break
        else:
            return wrong(Reason.NOT_CONTINUOUS, one, other)
    return None
