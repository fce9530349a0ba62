"""Running Trains: what the runs of a company may be and what they earn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Final, NamedTuple

from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.views.map import stop_name
from bradshaw.eighteen.views.runs import FAULTS, tell_fault, vertices_named
from bradshaw.games.g1860.actions import RunTrains, TrainRun
from bradshaw.games.g1860.components import HALT_SUBSIDY, LEASE_PER_STOP, PIER, TRAINS
from bradshaw.games.g1860.rules.track import network
from bradshaw.games.g1860.state import Isle
from bradshaw.routes.answers import Fault, Reason
from bradshaw.routes.disjoint.check import fault, idle, possible
from bradshaw.routes.disjoint.problem import (
    DisjointConditions,
    DisjointProblem,
    DisjointRun,
    DisjointSolution,
    DisjointStop,
    DisjointTrain,
    StopKind,
)
from bradshaw.routes.disjoint.solve import best, front

# The question

BLOCKED_PASSED: Final = 1
"""How many stations full of the bases of others all runs of a company together may pass through."""


def owned_trains(state: Isle, company: int) -> tuple[DisjointTrain, ...]:
    """The company's trains with their allowances; British Rail counts the first number only."""
    return tuple(_allowance(kind, full=not state.british_rail) for kind in state.trains[company])


@cache
def _allowance(kind: int, *, full: bool) -> DisjointTrain:
    train = TRAINS[kind]
    return DisjointTrain(train.large, train.small if full else 0, train.name)


def leases(state: Isle, company: int) -> bool:
    """Whether the company runs a leased train: insolvent, and too poor to buy one."""
    return state.is_insolvent(company) and not state.has_train(company) and not affords_train(state, company)


def affords_train(state: Isle, company: int) -> bool:
    """Whether the company could pay for the cheapest train of the bank."""
    return state.treasury(company) >= TRAINS[state.bank_trains()[0]].price


def problem(state: Isle, company: int) -> DisjointProblem:
    """All that the company could run now, with its own trains or a leased one."""
    net = network(state)
    if not leases(state, company):
        return _problem(state, net, company, owned_trains(state, company), by_stops=False)
    kind = state.bank_trains()[0]
    whole = state.settings.original_insolvency
    train = _allowance(kind, full=whole and not state.british_rail)
    return _problem(state, net, company, (train,), by_stops=not whole)


def _problem(
    state: Isle,
    net: Network,
    company: int,
    trains: tuple[DisjointTrain, ...],
    *,
    by_stops: bool,
) -> DisjointProblem:
    """`by_stops`: each stop earns the same, as leased trains do."""
    settings = state.settings
    sight = Sight(company, tuple(state.bases), state.bankrupt, state.rules_of_phase.pier, state.halts_count(), by_stops)
    conditions = _conditions(
        passes=BLOCKED_PASSED,
        skip_small=settings.skip_small_stations,
        reenter=settings.re_enter_hexes,
        skip_ends=settings.ends_may_be_passed,
    )
    return _question(net, sight, trains, conditions)


def tracing_train(state: Isle, company: int) -> DisjointTrain | None:
    """The company's largest train, which reaches all that the others do."""
    kinds = state.trains[company]
    return _allowance(max(kinds), full=not state.british_rail) if kinds else None


class Sight(NamedTuple):
    """All that decides how a company sees the stops of a board."""

    company: int
    bases: tuple[tuple[tuple[int, int, int], ...], ...]
    turned: int
    """The companies whose bases are turned over: trains pass them."""
    pier: int
    halts: bool
    by_stops: bool

    def stops(self, net: Network) -> tuple[DisjointStop, ...]:
        here: dict[int, list[int]] = {}
        for owner, bases in enumerate(self.bases):
            for place, station, _ in bases:
                here.setdefault(net.first[place] + station, []).append(owner)
        home = -1
        if self.bases[self.company]:
            place, station, _ = self.bases[self.company][0]
            home = net.first[place] + station
        seen = [*_bare_stops(net, self.pier, self.halts, self.by_stops)]
        for number, owners in here.items():
            bare = seen[number]
            own = self.company in owners
            full = not own and len(owners) >= net.stops[number].circles and not self._passes(owners)
            seen[number] = DisjointStop(
                bare.kind, bare.revenue, bare.subsidy, own=own, home=number == home, blocked=full
            )
        return tuple(seen)

    def _passes(self, owners: Sequence[int]) -> bool:
        """Whether one of these companies has had its bases turned over."""
        return any(self.turned >> owner & 1 for owner in owners)


@lru_cache(maxsize=128)
def _bare_stops(net: Network, pier: int, halts: bool, by_stops: bool) -> tuple[DisjointStop, ...]:
    """All stops of a board without bases."""
    at_pier = net.first[net.geography.number[PIER]]
    return tuple(
        [
            _bare_stop(stop.kind, pier if number == at_pier else stop.revenue, halts, by_stops)
            for number, stop in enumerate(net.stops)
        ]
    )


@cache
def _bare_stop(kind: int, revenue: int, halts: bool, by_stops: bool) -> DisjointStop:
    """A stop without bases: what it earns, where halts count or not, and with a leased train the same as all others."""
    halt = kind == StopKind.HALT
    if by_stops:
        return DisjointStop(StopKind(kind), LEASE_PER_STOP if halts or not halt else 0)
    return DisjointStop(StopKind(kind), revenue, HALT_SUBSIDY if halt and halts else 0)


_conditions: Final = cache(partial(DisjointConditions, home=True, meeting=True, must_run=True))


@lru_cache(maxsize=1024)
def _question(
    net: Network, sight: Sight, trains: tuple[DisjointTrain, ...], conditions: DisjointConditions
) -> DisjointProblem:
    return DisjointProblem(net.graph, sight.stops(net), trains, conditions)


def has_route(state: Isle, company: int) -> bool:
    """Whether a train of any length would have a valid route."""
    net = network(state)
    return possible(_problem(state, net, company, (DisjointTrain(2, 1 << 10),), by_stops=False))


# The answer

LONGEST_SEARCH: Final = 2_500_000
"""The most steps by which each answer is searched for: some 60 ms with a compiled kernel. If they are not enough, the
best runs found are not proved. It takes many trains."""


def best_runs(state: Isle, company: int) -> DisjointSolution:
    """The runs with the highest revenue, and among them the highest subsidy."""
    return best(problem(state, company), LONGEST_SEARCH)


def front_of_runs(state: Isle, company: int) -> tuple[DisjointSolution, ...]:
    """The best runs for every division between revenue and subsidy that is worth having."""
    return front(problem(state, company), LONGEST_SEARCH)


def can_run(state: Isle, company: int) -> bool:
    """Whether the company has a train, its own or leased, and a route for it."""
    return (state.has_train(company) or leases(state, company)) and possible(problem(state, company))


def as_action(state: Isle, runs: Sequence[DisjointRun], question: DisjointProblem) -> RunTrains:
    """Runs of the search as the action that makes them."""
    net = network(state)
    return RunTrains(
        tuple(
            TrainRun(
                question.trains[run.train].name,
                tuple(net.name(vertex) for vertex in run.path),
                tuple(net.name(vertex) for vertex in run.calls),
            )
            for run in runs
        )
    )


def read_runs(state: Isle, action: RunTrains, question: DisjointProblem) -> list[DisjointRun] | Refusal:
    """The runs that an action names, or why they cannot be understood."""
    net = network(state)
    free = {number: train.name for number, train in enumerate(question.trains)}
    runs = []
    for one in action.runs:
        train = next((number for number, name in free.items() if name == one.train), None)
        if train is None:
            return refused(
                "1860.run.director-chooses", "eighteen-refusal-no-train-to-run", train=quoted(one.train[:20])
            )
        del free[train]
        named = vertices_named(net, "1860.run.continuous", one.path, one.calls)
        if isinstance(named, Refusal):
            return named
        path, calls = named
        stops = [question.stops[stop] for stop in calls if stop < len(question.stops)]
        revenue, subsidy = sum([stop.revenue for stop in stops]), sum([stop.subsidy for stop in stops])
        runs.append(DisjointRun(train, path, calls, revenue, subsidy))
    return runs


_FAULTS: Final = {
    Reason.UNKNOWN_TRAIN: ("1860.run.director-chooses", FAULTS[Reason.UNKNOWN_TRAIN]),
    Reason.TRAIN_TWICE: ("1860.run.director-chooses", FAULTS[Reason.TRAIN_TWICE]),
    Reason.NOT_CONTINUOUS: ("1860.run.continuous", FAULTS[Reason.NOT_CONTINUOUS]),
    Reason.TOO_SHORT: ("1860.run.endpoints", FAULTS[Reason.TOO_SHORT]),
    Reason.STOP_TWICE: ("1860.run.no-double-back", FAULTS[Reason.STOP_TWICE]),
    Reason.HEX_REENTERED: ("1860.run.no-hex-reentry", message("g1860-fault-hex-reentered")),
    Reason.TRACK_TWICE: ("1860.run.no-shared-track", message("g1860-fault-track-twice")),
    Reason.ENDS_AT_HALT: ("1860.run.endpoints", message("g1860-fault-ends-at-halt")),
    Reason.CALL_ELSEWHERE: ("1860.run.continuous", message("g1860-fault-call-elsewhere")),
    Reason.CALL_MISSING: ("1860.run.call-at-all", message("g1860-fault-call-missing")),
    Reason.TOO_MANY_LARGE: ("1860.run.large-allowance", message("g1860-fault-too-many-large")),
    Reason.TOO_MANY_CALLS: ("1860.run.small-allowance", message("g1860-fault-too-many-calls")),
    Reason.NO_BASE: ("1860.run.own-base", message("g1860-fault-no-base")),
    Reason.NO_HOME: ("1860.run.home-run", message("g1860-fault-no-home")),
    Reason.APART: ("1860.run.intersect", FAULTS[Reason.APART]),
    Reason.TOO_MANY_PASSED: ("1860.run.one-tokened-out", message("g1860-fault-too-many-passed")),
}


def refuse_runs(state: Isle, company: int, action: RunTrains) -> Refusal | None:
    """Why a set of runs is not allowed."""
    question = problem(state, company)
    runs = read_runs(state, action, question)
    if isinstance(runs, Refusal):
        return runs
    found = fault(question, runs)
    if found is not None:
        return _explain(state, found, action)
    if not state.halts_count():
        for run in runs:
            if any(question.stops[stop].kind == StopKind.HALT for stop in run.calls):
                return refused("1860.southern.no-halts", "g1860-refusal-halts-closed")
    if state.settings.one_run_suffices and (runs or (state.british_rail and state.in_receivership(company))):
        return None
    other = idle(question, runs)
    if other is None:
        return None
    net = network(state)
    stops = tuple(stop_name(net, stop) for stop in other.calls)
    reason = message("eighteen-refusal-idle-train", train=question.trains[other.train].name, stops=stops)
    return Refusal("1860.run.must-run", reason)


def _explain(state: Isle, found: Fault, action: RunTrains) -> Refusal:
    trains = (action.runs[run].train for run in found.runs)
    rule, reason = _FAULTS[found.reason]
    return Refusal(rule, tell_fault(network(state), trains, reason, found.vertices))
