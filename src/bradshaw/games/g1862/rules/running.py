"""Running Trains: what the runs of a company may be and what they earn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from bradshaw.core.messages import Message, message
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.board.tiles import LARGE, PORT, RED, SMALL
from bradshaw.eighteen.views.map import stop_name
from bradshaw.eighteen.views.runs import FAULTS, tell_fault, vertices_named
from bradshaw.games.g1862.actions import RunTrains, TrainRun
from bradshaw.games.g1862.components import BANDS, BONUS, COMPANIES, GEOGRAPHY, KINDS, LONDON, PORT_BONUS, SUBSIDY
from bradshaw.games.g1862.rules.track import blocked, network, own_stops
from bradshaw.games.g1862.state import Counties
from bradshaw.routes.answers import Fault, Reason
from bradshaw.routes.pooled.check import fault, idle, possible, score
from bradshaw.routes.pooled.problem import (
    Meeting,
    Place,
    PooledConditions,
    PooledProblem,
    PooledRun,
    PooledSolution,
    PooledStop,
    PooledTrain,
    TrainKind,
)
from bradshaw.routes.pooled.solve import best_both

# The question


def trains_to_run(state: Counties, company: int) -> tuple[PooledTrain, ...]:
    """The trains that the company has a permit for."""
    permits = state.permits[company]
    return tuple(
        [
            _train(train.kind, train.band, state.is_permanent(train.band), train.id)
            for train in state.trains[company]
            if train.kind in permits
        ]
    )


@cache
def _train(kind: int, band: int, permanent: bool, name: str) -> PooledTrain:
    return PooledTrain(TrainKind(kind), BANDS[band].scores[kind], BANDS[band].visits[kind], permanent, name)


def problem(state: Counties, company: int) -> PooledProblem:
    """All that the company could run now."""
    net, settings = network(state), state.settings
    home = state.home_station(company)
    sight = Sight(
        frozenset(own_stops(state, net, company)),
        -1 if home is None else net.first[home.place],
        blocked(state, net, company),
        state.is_in_london(company),
        state.rules_of_phase.stage,
    )
    # Whether touching Freights may run at all can depend on others staying idle; and one more that overlaps others
    # could nearly always run.
    may_idle = settings.trains_may_idle or settings.touching_freights_join or settings.joined_freights_overlap
    conditions = _conditions(
        settings.runs_meet_anywhere,
        not may_idle,
        settings.chains_end_anywhere,
        settings.touching_freights_join,
        settings.joined_freights_overlap,
    )
    return _question(net, sight, trains_to_run(state, company), conditions)


@cache
def _conditions(
    meet_anywhere: bool, must_run: bool, any_chain_ends: bool, touching_join: bool, joined_overlap: bool
) -> PooledConditions:
    return PooledConditions(
        home=True,
        meeting=Meeting.ANYWHERE if meet_anywhere else Meeting.TOWNS,
        must_run=must_run,
        joining=True,
        any_chain_ends=any_chain_ends,
        touching_freights_join=touching_join,
        joined_freights_overlap=joined_overlap,
    )


_PLACES: Final = (*((place.column, place.row) for place in GEOGRAPHY.places), *((0, 0) for _ in GEOGRAPHY.areas))
_KINDS: Final = {LARGE: Place.TOWN, SMALL: Place.SMALL, RED: Place.RED, PORT: Place.PORT}


class Sight(NamedTuple):
    """All that decides how a company sees the stops of a board."""

    own: frozenset[int]
    home: int
    blocked: frozenset[int]
    in_london: bool
    stage: int
    """Which of their values the areas have."""


@lru_cache(maxsize=1024)
def _question(
    net: Network, sight: Sight, trains: tuple[PooledTrain, ...], conditions: PooledConditions
) -> PooledProblem:
    return PooledProblem(
        net.graph,
        _seen(net, sight),
        trains,
        _PLACES,
        conditions,
        subsidy=SUBSIDY,
        bonus=BONUS,
        port_bonus=PORT_BONUS,
    )


@lru_cache(maxsize=1024)
def _seen(net: Network, sight: Sight) -> tuple[PooledStop, ...]:
    stops = [
        PooledStop(
            _KINDS[stop.kind],
            stop.revenue,
            own=number in sight.own,
            home=number == sight.home,
            blocked=number in sight.blocked,
        )
        for number, stop in enumerate(net.stops)
    ]
    for area in GEOGRAPHY.areas:
        place = len(GEOGRAPHY) + area.number
        closed = place == LONDON and not sight.in_london
        stops[net.first[place]] = PooledStop(_KINDS[area.kind], area.values[sight.stage], closed=closed)
    return tuple(stops)


# The answer

LONGEST_SEARCH: Final = 13_500_000
"""The most work by which runs are searched for, both answers together: some 120 ms with compiled kernels. If that is
not enough, the best found are not proved. No recorded game needs it, but companies with very many trains may."""


def best_runs(state: Counties, company: int) -> PooledSolution:
    """The runs with the highest revenue, and among them the highest subsidy."""
    return _best(problem(state, company))[0]


def best_total_runs(state: Counties, company: int) -> PooledSolution:
    """The runs with the highest revenue and subsidy together."""
    return _best(problem(state, company))[1]


def best_sets(state: Counties, company: int) -> list[PooledSolution]:
    """The runs with the most revenue, and those with the most revenue and subsidy together if that is more."""
    first, second = _best(problem(state, company))
    more = second.revenue + second.subsidy > first.revenue + first.subsidy
    return [first, second] if more else [first]


@lru_cache(maxsize=64)
def _best(question: PooledProblem) -> tuple[PooledSolution, PooledSolution]:
    """Both answers at once: whoever decides about runs is shown both."""
    return best_both(question, LONGEST_SEARCH)


def can_run(state: Counties, company: int) -> bool:
    """Whether the company has a train that it may run, and a route for it."""
    return possible(problem(state, company))


def as_action(state: Counties, runs: Sequence[PooledRun], question: PooledProblem) -> RunTrains:
    """Runs of the search as the action that makes them."""
    net = network(state)
    chains: dict[int, int] = {}
    named = []
    for run in runs:
        freight = question.trains[run.train].kind == TrainKind.FREIGHT
        named.append(
            TrainRun(
                question.trains[run.train].name,
                tuple(net.name(vertex) for vertex in run.path),
                () if freight else tuple(net.name(stop) for stop in run.scored if question.stops[stop].large),
                chains.setdefault(run.group, len(chains)) if freight else 0,
            )
        )
    return RunTrains(tuple(named))


def read_runs(state: Counties, company: int, action: RunTrains, question: PooledProblem) -> list[PooledRun] | Refusal:
    """The runs that an action names, or why they cannot be understood."""
    net = network(state)
    known = {train.name: number for number, train in enumerate(question.trains)}
    runs = []
    for one in action.runs:
        train = known.get(one.train)
        if train is None:
            name = COMPANIES[company].name
            owned = next((owned for owned in state.trains[company] if owned.id == one.train), None)
            if owned is not None:
                return refused(
                    "1862.7.8-permit-to-run",
                    "g1862-refusal-no-permit",
                    company=name,
                    kind=KINDS[owned.kind],
                    train=owned.name,
                )
            return refused("1862.7.8-director-chooses-route", "g1862-refusal-no-such-own-train", company=name)
        named = vertices_named(net, "1862.7.8-continuous-track", one.path, one.scored)
        if isinstance(named, Refusal):
            return named
        path, scored = named
        kind = question.trains[train].kind
        if kind == TrainKind.FREIGHT:
            scored = (path[0], path[-1]) if path else ()
        elif kind == TrainKind.LOCAL:
            # A Local scores all small stations on its way, whether or not it is said.
            small = (
                stop
                for stop in path
                if stop < len(question.stops) and not question.stops[stop].large and stop not in scored
            )
            scored = (*scored, *small)
        runs.append(PooledRun(train, path, scored, one.chain))
    return runs


_RULES: Final[dict[Reason, str]] = {
    Reason.UNKNOWN_TRAIN: "1862.7.8-permit-to-run",
    Reason.TRAIN_TWICE: "1862.7.8-director-chooses-route",
    Reason.NOT_CONTINUOUS: "1862.7.8-continuous-track",
    Reason.TOO_SHORT: "1862.7.8-route-minimum",
    Reason.STOP_TWICE: "1862.7.4-no-station-twice",
    Reason.TRACK_TWICE: "1862.7.8-no-own-reuse",
    Reason.CLOSED: "1862.7.6.5-needed-to-run",
    Reason.ENDS_AT_SMALL: "1862.7.8-route-ends",
    Reason.PASSES_AREA: "1862.7.4-offboard-is-terminus",
    Reason.PASSES_BLOCKED: "1862.7.4-blocked-city",
    Reason.PORT_TO_PORT: "1862.7.8-no-port-port-no-red-red",
    Reason.RED_TO_RED: "1862.7.8-no-port-port-no-red-red",
    Reason.LOCAL_IN_AREA: "1862.7.8.2-no-offboard",
    Reason.TOO_FAR: "1862.7.8.1-distance",
    Reason.NO_MARKER: "1862.7.4-own-marker-not-london",
    Reason.NO_HOME: "1862.7.8-main-run-home",
    Reason.APART: "1862.7.8-further-runs-meet",
    Reason.FREIGHTS_APART: "1862.7.8.1-join-end-to-end",
    Reason.NO_PERMANENT: "1862.7.8.1-mixed-permanence",
    Reason.NOT_END_TO_END: "1862.7.8.1-join-end-to-end",
    Reason.CHAIN_TWICE: "1862.7.4-no-track-twice",
    Reason.CHAIN_PORTS: "1862.7.8-no-port-port-no-red-red",
    Reason.CHAIN_REDS: "1862.7.8-no-port-port-no-red-red",
    Reason.TOUCHING: "1862.7.8.1-permanent-separate",
}
_RULES_OF_LOCALS: Final[dict[Reason, str]] = {
    Reason.TOO_MANY_VISITED: "1862.7.8.2-number-large",
    Reason.TOO_MANY_SCORED: "1862.7.8.2-n-over-m",
    Reason.SCORED_ELSEWHERE: "1862.7.8.2-score-all-stations",
    Reason.SCORED_MISSING: "1862.7.8.2-score-all-stations",
}
_RULES_OF_EXPRESSES: Final[dict[Reason, str]] = {
    Reason.TOO_MANY_VISITED: "1862.7.8.3-number",
    Reason.TOO_MANY_SCORED: "1862.7.8.3-n-over-m",
    Reason.SCORED_ELSEWHERE: "1862.7.8.3-ignore-small",
    Reason.SCORED_MISSING: "1862.7.8.3-large-and-offboard",
}

_REASONS: Final[Mapping[Reason, Message]] = {
    **FAULTS,
    Reason.TRACK_TWICE: message("g1862-fault-track-twice"),
    Reason.CLOSED: message("g1862-fault-closed"),
    Reason.ENDS_AT_SMALL: message("g1862-fault-ends-at-small"),
    Reason.PASSES_AREA: message("g1862-fault-passes-area"),
    Reason.PASSES_BLOCKED: message("g1862-fault-passes-blocked"),
    Reason.PORT_TO_PORT: message("g1862-fault-port-to-port"),
    Reason.RED_TO_RED: message("g1862-fault-red-to-red"),
    Reason.LOCAL_IN_AREA: message("g1862-fault-local-in-area"),
    Reason.TOO_FAR: message("g1862-fault-too-far"),
    Reason.TOO_MANY_VISITED: message("g1862-fault-too-many-visited"),
    Reason.SCORED_ELSEWHERE: message("g1862-fault-scored-elsewhere"),
    Reason.TOO_MANY_SCORED: message("g1862-fault-too-many-scored"),
    Reason.SCORED_MISSING: message("g1862-fault-scored-missing"),
    Reason.NO_MARKER: message("g1862-fault-no-marker"),
    Reason.NO_HOME: message("g1862-fault-no-home"),
    Reason.FREIGHTS_APART: message("g1862-fault-freights-apart"),
    Reason.NO_PERMANENT: message("g1862-fault-no-permanent"),
    Reason.NOT_END_TO_END: message("g1862-fault-not-end-to-end"),
    Reason.CHAIN_TWICE: message("g1862-fault-chain-twice"),
    Reason.CHAIN_PORTS: message("g1862-fault-chain-ports"),
    Reason.CHAIN_REDS: message("g1862-fault-chain-reds"),
    Reason.TOUCHING: message("g1862-fault-touching"),
}


def refuse_runs(state: Counties, company: int, action: RunTrains) -> Refusal | None:
    """Why a set of runs is not allowed."""
    question = problem(state, company)
    runs = read_runs(state, company, action, question)
    if isinstance(runs, Refusal):
        return runs
    found = fault(question, runs)
    if found is not None:
        return _explain(state, company, question, runs, found)
    if action.revenue is not None:
        earned = score(question, runs)[0]
        if not state.settings.recorded_revenues or not 0 <= action.revenue <= earned:
            return refused("1862.7.8.1-crow-flies", "g1862-refusal-runs-earn", earned=earned, revenue=action.revenue)
    if not question.conditions.must_run:
        return None
    other = idle(question, runs)
    if other is None:
        return None
    net = network(state)
    return refused(
        "1862.7.8-must-run",
        "eighteen-refusal-idle-train",
        train=_names(state, company)[question.trains[other.train].name],
        stops=tuple(stop_name(net, stop) for stop in other.path if stop < len(net.stops)),
    )


def _names(state: Counties, company: int) -> dict[str, str]:
    """What players call the trains of a company, by their ids."""
    return {train.id: train.name for train in state.trains[company]}


def _explain(
    state: Counties, company: int, question: PooledProblem, runs: Sequence[PooledRun], found: Fault
) -> Refusal:
    trains = [question.trains[runs[run].train] for run in found.runs]
    local = trains[0].kind == TrainKind.LOCAL
    rules = _RULES | (_RULES_OF_LOCALS if local else _RULES_OF_EXPRESSES)
    called = _names(state, company)
    names = (called[train.name] for train in trains)
    return Refusal(rules[found.reason], tell_fault(network(state), names, _REASONS[found.reason], found.vertices))
