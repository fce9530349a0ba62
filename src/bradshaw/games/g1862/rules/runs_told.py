"""The runs of a company as players tell them: joined Freights are one run, and every sum is made of what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from bradshaw.routes.pooled.check import chain_ends, score
from bradshaw.routes.pooled.problem import Place, PooledProblem, PooledRun, TrainKind


class ToldRun(NamedTuple):
    """The run of one train, or of Freights that are joined."""

    members: tuple[int, ...]
    """Which of the runs it is made of, from one end to the other."""
    paths: tuple[tuple[int, ...], ...]
    """Their paths, each beginning where the one before it ends; joined Freights that meet in a star do not."""
    calls: tuple[tuple[int, int], ...]
    """The stops to name, with what each adds."""
    bonus: int
    """What a Freight earns for the hexes between its ends."""
    hexes: int
    """How many these are."""
    revenue: int
    subsidy: int


def told_runs(question: PooledProblem, runs: Sequence[PooledRun]) -> tuple[ToldRun, ...]:
    """Runs without fault, each with its sums.

    A station that several trains come to gives its value to the first, and a hex that several Locals run through its
    subsidy, so that the sums of all runs together are those of the company.
    """
    return _told(question, tuple(runs))


# Runs that are shown are told several times: on the map, in the words of a choice, and when they are made.
@lru_cache(maxsize=64)
def _told(question: PooledProblem, runs: tuple[PooledRun, ...]) -> tuple[ToldRun, ...]:
    chains: dict[int, list[int]] = {}
    for number, run in enumerate(runs):
        freight = question.trains[run.train].kind == TrainKind.FREIGHT
        chains.setdefault(run.group if freight else -1 - number, []).append(number)
    each = score(question, runs)[2]
    values = _values(question, runs, list(chains.values()))
    subsidies = _subsidies(question, runs)
    told = []
    for chain in chains.values():
        members, paths = _end_to_end(runs, chain)
        revenue = sum(each[member] for member in members)
        counts = {stop: value for stop, (number, value) in values.items() if number in members}
        calls = tuple((stop, counts.get(stop, 0)) for stop in _calls(question, runs, members, paths))
        bonus = revenue - sum(counts.values())
        to_port = any(question.stops[path[end]].kind == Place.PORT for path in paths for end in (0, -1))
        hexes = bonus // (question.port_bonus if to_port else question.bonus)
        told.append(ToldRun(members, paths, calls, bonus, hexes, revenue, subsidies[members[0]]))
    return tuple(told)


def stops_along(question: PooledProblem, runs: Sequence[PooledRun], told: ToldRun) -> list[int]:
    """All stops that a run passes and that mean something to its trains: small stations do to Locals only."""
    local = question.trains[runs[told.members[0]].train].kind == TrainKind.LOCAL
    stops: list[int] = []
    for path in told.paths:
        passed = [stop for stop in path if stop < len(question.stops) and (question.stops[stop].large or local)]
        stops += passed[1:] if stops and stops[-1] == passed[0] else passed
    return stops


def _values(
    question: PooledProblem, runs: Sequence[PooledRun], chains: Sequence[Sequence[int]]
) -> dict[int, tuple[int, int]]:
    """For each stop that counts the run that it counts for, and its value."""
    ends = {
        number: chain_ends(question, [runs[one] for one in chain])
        for chain in chains
        for number in chain
        if question.trains[runs[number].train].kind == TrainKind.FREIGHT
    }
    values: dict[int, tuple[int, int]] = {}
    for number, run in enumerate(runs):
        scored = (
            [stop for stop in (run.path[0], run.path[-1]) if stop in ends[number]] if number in ends else run.scored
        )
        for stop in scored:
            values.setdefault(stop, (number, question.stops[stop].revenue))
    return values


def _subsidies(question: PooledProblem, runs: Sequence[PooledRun]) -> list[int]:
    """What each run adds to the subsidy."""
    sums = [score(question, _locals(question, runs[:count]))[1] for count in range(len(runs) + 1)]
    return [after - before for before, after in pairwise(sums)]


def _locals(question: PooledProblem, runs: Sequence[PooledRun]) -> list[PooledRun]:
    return [run for run in runs if question.trains[run.train].kind == TrainKind.LOCAL]


def _end_to_end(runs: Sequence[PooledRun], chain: Sequence[int]) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Joined runs in the order in which a train would pass them, if there is one, with their paths turned that way."""
    left = {number: runs[number].path for number in chain}
    tips = [end for path in left.values() for end in (path[0], path[-1])]
    at = next((end for end in tips if tips.count(end) == 1), tips[0])
    members, paths = [], []
    while left:
        number = next((one for one, path in left.items() if at in (path[0], path[-1])), next(iter(left)))
        path = left.pop(number)
        path = path if path[0] == at or path[-1] != at else path[::-1]
        members.append(number)
        paths.append(path)
        at = path[-1]
    return tuple(members), tuple(paths)


def _calls(
    question: PooledProblem, runs: Sequence[PooledRun], members: Sequence[int], paths: Sequence[tuple[int, ...]]
) -> list[int]:
    """The stops of a run that are named: its ends, where Freights are joined, and what else counts."""
    calls: list[int] = []
    for member, path in zip(members, paths, strict=True):
        run = runs[member]
        freight = question.trains[run.train].kind == TrainKind.FREIGHT
        tips = (path[0], path[-1])
        named = [stop for stop in path if stop in tips or (stop in run.scored and not freight)]
        calls += named[1:] if calls and calls[-1] == named[0] else named
    return calls
