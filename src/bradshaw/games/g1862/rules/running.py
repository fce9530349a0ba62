"""Running Trains: what the runs of a company may be and what they earn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.board.tiles import LARGE, PORT, RED, SMALL
from bradshaw.eighteen.views.map import stop_name
from bradshaw.eighteen.views.runs import tell_fault, vertices_named
from bradshaw.games.g1862.actions import RunTrains, TrainRun
from bradshaw.games.g1862.components import BANDS, BONUS, COMPANIES, GEOGRAPHY, KINDS, LONDON, PORT_BONUS, SUBSIDY
from bradshaw.games.g1862.rules.track import blocked, network, own_stops
from bradshaw.games.g1862.state import Counties
from bradshaw.routes.mixed import (
    Meeting,
    MixedConditions,
    MixedProblem,
    MixedRun,
    MixedSolution,
    MixedStop,
    MixedTrain,
    Place,
    TrainKind,
)
from bradshaw.routes.mixed_check import MixedFault, MixedReason, fault, idle, possible, score
from bradshaw.routes.mixed_solve import best_both

# The question


def trains_to_run(state: Counties, company: int) -> tuple[MixedTrain, ...]:
    """The trains that the company has a permit for."""
    return tuple(
        MixedTrain(
            TrainKind(train.kind),
            BANDS[train.band].scores[train.kind],
            BANDS[train.band].visits[train.kind],
            state.is_permanent(train.band),
            train.id,
        )
        for train in state.trains[company]
        if train.kind in state.permits[company]
    )


def problem(state: Counties, company: int) -> MixedProblem:
    """All that the company could run now."""
    net, settings = network(state), state.settings
    home = state.home_station(company)
    sight = Sight(
        frozenset(own_stops(state, net, company)),
        -1 if home is None else net.first[home.place],
        frozenset(blocked(state, net, company)),
        state.is_in_london(company),
        state.rules_of_phase.stage,
    )
    # Whether touching Freights may run at all can depend on others staying idle; and one more that overlaps others
    # could nearly always run.
    may_idle = settings.trains_may_idle or settings.touching_freights_join or settings.joined_freights_overlap
    conditions = MixedConditions(
        home=True,
        meeting=Meeting.ANYWHERE if settings.runs_meet_anywhere else Meeting.TOWNS,
        must_run=not may_idle,
        joining=True,
        any_chain_ends=settings.chains_end_anywhere,
        touching_freights_join=settings.touching_freights_join,
        joined_freights_overlap=settings.joined_freights_overlap,
    )
    return MixedProblem(
        net.graph,
        _seen(net, sight),
        trains_to_run(state, company),
        _PLACES,
        conditions,
        subsidy=SUBSIDY,
        bonus=BONUS,
        port_bonus=PORT_BONUS,
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
def _seen(net: Network, sight: Sight) -> tuple[MixedStop, ...]:
    stops = [
        MixedStop(
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
        stops[net.first[place]] = MixedStop(_KINDS[area.kind], area.values[sight.stage], closed=closed)
    return tuple(stops)


# The answer

LONGEST_SEARCH: Final = 13_500_000
"""The most work by which runs are searched for, both answers together: some 120 ms with compiled kernels. If that is
not enough, the best found are not proved. No recorded game needs it, but companies with very many trains may."""


def best_runs(state: Counties, company: int) -> MixedSolution:
    """The runs with the highest revenue, and among them the highest subsidy."""
    return _best(problem(state, company))[0]


def best_total_runs(state: Counties, company: int) -> MixedSolution:
    """The runs with the highest revenue and subsidy together."""
    return _best(problem(state, company))[1]


def best_sets(state: Counties, company: int) -> list[MixedSolution]:
    """The runs with the most revenue, and those with the most revenue and subsidy together if that is more."""
    first, second = _best(problem(state, company))
    more = second.revenue + second.subsidy > first.revenue + first.subsidy
    return [first, second] if more else [first]


@lru_cache(maxsize=64)
def _best(question: MixedProblem) -> tuple[MixedSolution, MixedSolution]:
    """Both answers at once: whoever decides about runs is shown both."""
    return best_both(question, LONGEST_SEARCH)


def can_run(state: Counties, company: int) -> bool:
    """Whether the company has a train that it may run, and a route for it."""
    question = problem(state, company)
    return bool(question.trains) and possible(question)


def as_action(state: Counties, runs: Sequence[MixedRun], question: MixedProblem) -> RunTrains:
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


def read_runs(state: Counties, company: int, action: RunTrains, question: MixedProblem) -> list[MixedRun] | Refusal:
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
        vertices = vertices_named(net, (*one.path, *one.scored), "1862.7.8-continuous-track")
        if isinstance(vertices, Refusal):
            return vertices
        path = tuple(vertices[name] for name in one.path)
        scored = tuple(vertices[name] for name in one.scored)
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
        runs.append(MixedRun(train, path, scored, one.chain))
    return runs


_RULES: Final = {
    MixedReason.UNKNOWN_TRAIN: "1862.7.8-permit-to-run",
    MixedReason.TRAIN_TWICE: "1862.7.8-director-chooses-route",
    MixedReason.NOT_CONTINUOUS: "1862.7.8-continuous-track",
    MixedReason.TOO_SHORT: "1862.7.8-route-minimum",
    MixedReason.STOP_TWICE: "1862.7.4-no-station-twice",
    MixedReason.TRACK_TWICE: "1862.7.8-no-own-reuse",
    MixedReason.CLOSED: "1862.7.6.5-needed-to-run",
    MixedReason.ENDS_AT_SMALL: "1862.7.8-route-ends",
    MixedReason.PASSES_AREA: "1862.7.4-offboard-is-terminus",
    MixedReason.PASSES_BLOCKED: "1862.7.4-blocked-city",
    MixedReason.PORT_TO_PORT: "1862.7.8-no-port-port-no-red-red",
    MixedReason.RED_TO_RED: "1862.7.8-no-port-port-no-red-red",
    MixedReason.LOCAL_IN_AREA: "1862.7.8.2-no-offboard",
    MixedReason.TOO_FAR: "1862.7.8.1-distance",
    MixedReason.NO_MARKER: "1862.7.4-own-marker-not-london",
    MixedReason.NO_HOME: "1862.7.8-main-run-home",
    MixedReason.APART: "1862.7.8-further-runs-meet",
    MixedReason.FREIGHTS_APART: "1862.7.8.1-join-end-to-end",
    MixedReason.NO_PERMANENT: "1862.7.8.1-mixed-permanence",
    MixedReason.NOT_END_TO_END: "1862.7.8.1-join-end-to-end",
    MixedReason.CHAIN_TWICE: "1862.7.4-no-track-twice",
    MixedReason.CHAIN_PORTS: "1862.7.8-no-port-port-no-red-red",
    MixedReason.CHAIN_REDS: "1862.7.8-no-port-port-no-red-red",
    MixedReason.TOUCHING: "1862.7.8.1-permanent-separate",
}
_RULES_OF_LOCALS: Final = {
    MixedReason.TOO_MANY_VISITED: "1862.7.8.2-number-large",
    MixedReason.TOO_MANY_SCORED: "1862.7.8.2-n-over-m",
    MixedReason.SCORED_ELSEWHERE: "1862.7.8.2-score-all-stations",
    MixedReason.SCORED_MISSING: "1862.7.8.2-score-all-stations",
}
_RULES_OF_EXPRESSES: Final = {
    MixedReason.TOO_MANY_VISITED: "1862.7.8.3-number",
    MixedReason.TOO_MANY_SCORED: "1862.7.8.3-n-over-m",
    MixedReason.SCORED_ELSEWHERE: "1862.7.8.3-ignore-small",
    MixedReason.SCORED_MISSING: "1862.7.8.3-large-and-offboard",
}

_REASONS: Final = {
    MixedReason.UNKNOWN_TRAIN: message("eighteen-fault-unknown-train"),
    MixedReason.TRAIN_TWICE: message("eighteen-fault-train-twice"),
    MixedReason.NOT_CONTINUOUS: message("eighteen-fault-not-continuous"),
    MixedReason.TOO_SHORT: message("eighteen-fault-too-short"),
    MixedReason.STOP_TWICE: message("eighteen-fault-stop-twice"),
    MixedReason.TRACK_TWICE: message("g1862-fault-track-twice"),
    MixedReason.CLOSED: message("g1862-fault-closed"),
    MixedReason.ENDS_AT_SMALL: message("g1862-fault-ends-at-small"),
    MixedReason.PASSES_AREA: message("g1862-fault-passes-area"),
    MixedReason.PASSES_BLOCKED: message("g1862-fault-passes-blocked"),
    MixedReason.PORT_TO_PORT: message("g1862-fault-port-to-port"),
    MixedReason.RED_TO_RED: message("g1862-fault-red-to-red"),
    MixedReason.LOCAL_IN_AREA: message("g1862-fault-local-in-area"),
    MixedReason.TOO_FAR: message("g1862-fault-too-far"),
    MixedReason.TOO_MANY_VISITED: message("g1862-fault-too-many-visited"),
    MixedReason.SCORED_ELSEWHERE: message("g1862-fault-scored-elsewhere"),
    MixedReason.TOO_MANY_SCORED: message("g1862-fault-too-many-scored"),
    MixedReason.SCORED_MISSING: message("g1862-fault-scored-missing"),
    MixedReason.NO_MARKER: message("g1862-fault-no-marker"),
    MixedReason.NO_HOME: message("g1862-fault-no-home"),
    MixedReason.APART: message("eighteen-fault-apart"),
    MixedReason.FREIGHTS_APART: message("g1862-fault-freights-apart"),
    MixedReason.NO_PERMANENT: message("g1862-fault-no-permanent"),
    MixedReason.NOT_END_TO_END: message("g1862-fault-not-end-to-end"),
    MixedReason.CHAIN_TWICE: message("g1862-fault-chain-twice"),
    MixedReason.CHAIN_PORTS: message("g1862-fault-chain-ports"),
    MixedReason.CHAIN_REDS: message("g1862-fault-chain-reds"),
    MixedReason.TOUCHING: message("g1862-fault-touching"),
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
    state: Counties, company: int, question: MixedProblem, runs: Sequence[MixedRun], found: MixedFault
) -> Refusal:
    trains = [question.trains[runs[run].train] for run in found.runs]
    local = trains[0].kind == TrainKind.LOCAL
    rules = _RULES | (_RULES_OF_LOCALS if local else _RULES_OF_EXPRESSES)
    called = _names(state, company)
    names = (called[train.name] for train in trains)
    return Refusal(rules[found.reason], tell_fault(network(state), names, _REASONS[found.reason], found.vertices))
