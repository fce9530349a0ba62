"""Each way in which runs can be at fault."""

from __future__ import annotations

import pytest
from msgspec import structs

from bradshaw.routes.answers import Fault, Reason
from bradshaw.routes.disjoint import check
from bradshaw.routes.disjoint.check import fault, idle, possible
from bradshaw.routes.disjoint.problem import DisjointProblem, DisjointRun, DisjointStop, DisjointTrain, StopKind
from bradshaw.routes.graph import Graph
from tests.routes.disjoint_networks import ISLE, changed, line, stop


def along(
    problem: DisjointProblem, first: int, last: int, train: int = 0, without: tuple[int, ...] = ()
) -> DisjointRun:
    """The run along a line from one stop to another that calls everywhere but at certain stops."""
    count = problem.graph.stops
    path = [first]
    for number in range(first, last):
        path += [count + number, number + 1]
    return problem.run(train, path, [vertex for vertex in path if vertex < count and vertex not in without])


def reason(problem: DisjointProblem, *runs: DisjointRun) -> Reason | None:
    found = fault(problem, runs)
    return found and found.reason


def test_a_run_from_base_to_stop_is_legal() -> None:
    problem = line("ASL")
    assert reason(problem, along(problem, 0, 2)) is None
    assert reason(problem) is None


def test_a_train_that_the_company_does_not_have_cannot_run() -> None:
    problem = line("AL")
    assert reason(problem, along(problem, 0, 1, train=1)) == Reason.UNKNOWN_TRAIN


def test_a_train_makes_one_run() -> None:
    problem = line("LAL")
    runs = along(problem, 0, 1), along(problem, 1, 2)
    assert fault(problem, runs) == Fault(Reason.TRAIN_TWICE, (0, 1))


@pytest.mark.parametrize("path", [(0, 1), (0, 3, 2), (3, 1), (0, 3), (0, 99, 1), (0, -1, 1)])
def test_a_run_follows_track_from_stop_to_stop(path: tuple[int, ...]) -> None:
    problem = line("ALL")
    assert reason(problem, DisjointRun(0, path, (0, 1), 0, 0)) == Reason.NOT_CONTINUOUS


def test_a_border_is_crossed_and_not_turned_at() -> None:
    """Two pieces of track of one hex meet at its side; a run may not use it to turn round."""
    graph = Graph(2, [(0, 2, 0), (1, 2, 0)], [0, 0])
    problem = DisjointProblem(graph, (stop("A"), stop("L")), (DisjointTrain(2, 0),), ISLE)
    assert reason(problem, DisjointRun(0, (0, 2, 1), (0, 1), 0, 0)) == Reason.NOT_CONTINUOUS
    assert not possible(problem)


@pytest.mark.parametrize("path", [(), (0,)])
def test_a_run_leads_from_one_stop_to_another(path: tuple[int, ...]) -> None:
    problem = line("AL")
    assert reason(problem, DisjointRun(0, path, path, 0, 0)) == Reason.TOO_SHORT


def test_a_run_comes_to_a_stop_once() -> None:
    problem = line("AL")
    assert reason(problem, DisjointRun(0, (0, 2, 1, 2, 0), (0, 1), 0, 0)) == Reason.STOP_TWICE


def test_a_run_uses_a_border_once() -> None:
    # Hexes 0 and 1 share border 3; the run would cross it to a loop in hex 1 and come back over it.
    problem = line("ALL")
    assert reason(problem, DisjointRun(0, (0, 3, 1, 3, 2), (0, 1, 2), 0, 0)) == Reason.TRACK_TWICE


def test_a_hex_that_was_left_is_not_entered_again_unless_that_is_played() -> None:
    # From stop 0 in hex 0 through hex 1 to stop 1, which is in hex 0 too.
    graph = Graph(2, [(0, 2, 0), (2, 3, 1), (3, 1, 0)], [0, 0])
    problem = DisjointProblem(graph, (stop("A"), stop("L")), (DisjointTrain(2, 0),), ISLE)
    run = DisjointRun(0, (0, 2, 3, 1), (0, 1), 40, 0)
    assert reason(problem, run) == Reason.HEX_REENTERED
    assert not possible(problem)
    assert reason(changed(problem, reenter=True), run) is None
    assert possible(changed(problem, reenter=True))


def test_several_stops_of_a_hex_may_be_passed_in_one_stay() -> None:
    graph = Graph(3, [(0, 3, 0), (3, 1, 1), (1, 2, 1)], [0, 1, 1])
    problem = DisjointProblem(graph, (stop("A"), stop("L"), stop("S")), (DisjointTrain(2, 1),), ISLE)
    assert reason(problem, problem.run(0, (0, 3, 1, 2), (0, 1, 2))) is None


def test_a_run_does_not_end_at_a_halt() -> None:
    problem = line("Ah")
    assert fault(problem, [along(problem, 0, 1)]) == Fault(Reason.ENDS_AT_HALT, (0,), (1,))


def test_a_train_calls_only_along_its_run_and_once() -> None:
    problem = line("ALL")
    run = along(problem, 0, 1)
    assert reason(problem, structs.replace(run, calls=(0, 1, 2))) == Reason.CALL_ELSEWHERE
    assert reason(problem, structs.replace(run, calls=(0, 1, 1))) == Reason.CALL_ELSEWHERE


def test_large_and_small_stops_are_called_at_and_halts_need_not_be() -> None:
    problem = line("AShLL")
    assert reason(problem, along(problem, 0, 4, without=(2,))) is None
    assert fault(problem, [along(problem, 0, 4, without=(1,))]) == Fault(Reason.CALL_MISSING, (0,), (1,))
    assert reason(problem, along(problem, 0, 4, without=(3,))) == Reason.CALL_MISSING


def test_small_stops_may_be_left_out_if_that_is_played_but_not_as_ends() -> None:
    problem = changed(line("ASLS"), skip_small=True)
    assert reason(problem, along(problem, 0, 2, without=(1,))) is None
    assert reason(problem, along(problem, 0, 3, without=(3,))) == Reason.CALL_MISSING


def test_a_train_keeps_to_its_allowance() -> None:
    problem = line("ALLSS", trains=(DisjointTrain(2, 1),))
    assert reason(problem, along(problem, 0, 2)) == Reason.TOO_MANY_LARGE
    assert reason(problem, along(problem, 1, 4)) == Reason.TOO_MANY_CALLS
    # What large stops leave over serves small ones.
    problem = line("ASS", trains=(DisjointTrain(2, 1),))
    assert reason(problem, along(problem, 0, 2)) is None


def test_every_run_has_a_base_in_a_large_stop() -> None:
    problem = line("ALL", trains=(DisjointTrain(2, 0), DisjointTrain(2, 0)))
    assert fault(problem, [along(problem, 0, 1), along(problem, 1, 2, train=1)]) == Fault(Reason.NO_BASE, (1,))
    base_in_small = line("SAS")
    small = structs.replace(base_in_small.stops[0], own=True)
    problem = structs.replace(base_in_small, stops=(small, DisjointStop(StopKind.LARGE), stop("S")))
    assert reason(problem, along(problem, 0, 2)) == Reason.NO_BASE


def test_one_run_comes_home() -> None:
    problem = line("ALBL")
    assert reason(problem, along(problem, 2, 3)) == Reason.NO_HOME
    assert reason(changed(problem, home=False), along(problem, 2, 3)) is None


def test_runs_meet_at_a_stop_called_at_or_not() -> None:
    trains = (DisjointTrain(2, 1), DisjointTrain(2, 1))
    problem = line("ALBL", trains=trains)
    apart = [along(problem, 0, 1), along(problem, 2, 3, train=1)]
    assert fault(problem, apart) == Fault(Reason.APART, (1,))
    assert fault(changed(problem, meeting=False), apart) is None
    assert reason(problem, along(problem, 0, 1), along(problem, 1, 3, train=1)) == Reason.TOO_MANY_LARGE
    # Two tracks cross at a halt in hex 4, where neither train calls.
    links = [(n, 5 + n, n) for n in range(4)] + [(5 + n, 4, 4) for n in range(4)]
    stops = (stop("A"), stop("L"), stop("B"), stop("L"), stop("h"))
    problem = DisjointProblem(Graph(5, links, range(5)), stops, (DisjointTrain(2, 0), DisjointTrain(2, 0)), ISLE)
    runs = [problem.run(0, (0, 5, 4, 6, 1), (0, 1)), problem.run(1, (2, 7, 4, 8, 3), (2, 3))]
    assert fault(problem, runs) is None


def test_runs_do_not_share_borders_or_links_between_stops() -> None:
    trains = (DisjointTrain(3, 0), DisjointTrain(3, 0))
    problem = line("ALL", trains=trains)
    runs = [along(problem, 0, 1), along(problem, 0, 2, train=1)]
    assert fault(problem, runs) == Fault(Reason.TRACK_TWICE, (0, 1), (3,))
    in_one_hex = (stop("A"), stop("L"))
    problem = DisjointProblem(Graph(2, [(0, 1, 0)], [0, 0]), in_one_hex, trains, ISLE)
    twice = [problem.run(train, (0, 1), (0, 1)) for train in (0, 1)]
    assert fault(problem, twice) == Fault(Reason.TRACK_TWICE, (0, 1), (0, 1))
    doubled = DisjointProblem(Graph(2, [(0, 1, 0), (1, 0, 0)], [0, 0]), in_one_hex, trains, ISLE)
    assert fault(doubled, twice) is None


def test_blocked_stops_are_passed_by_privilege_and_end_runs_freely() -> None:
    problem = line("LXAXL", trains=(DisjointTrain(3, 0), DisjointTrain(3, 0)))
    assert reason(problem, along(problem, 0, 2)) is None
    both = [along(problem, 0, 2), along(problem, 2, 4, train=1)]
    assert fault(problem, both) == Fault(Reason.TOO_MANY_PASSED, (0, 1), (1, 3))
    assert fault(changed(problem, passes=2), both) is None
    assert fault(changed(problem, passes=0), [along(problem, 1, 3)]) is None


def test_an_idle_train_is_shown_its_run() -> None:
    problem = line("LAL", trains=(DisjointTrain(2, 0), DisjointTrain(2, 0)))
    first = along(problem, 0, 1)
    assert idle(problem, [first]) == along(problem, 1, 2, train=1)
    assert idle(problem, [first, along(problem, 1, 2, train=1)]) is None
    assert idle(problem, []) == along(problem, 0, 1)


def test_a_train_is_not_idle_if_the_track_is_used() -> None:
    problem = line("AL", trains=(DisjointTrain(2, 0), DisjointTrain(2, 0)))
    assert idle(problem, [along(problem, 0, 1)]) is None
    links_in_hex = Graph(2, [(0, 1, 0), (0, 1, 0)], [0, 0])
    problem = DisjointProblem(links_in_hex, (stop("A"), stop("L")), (DisjointTrain(2, 0),) * 3, ISLE)
    runs = [problem.run(train, (0, 1), (0, 1)) for train in range(3)]
    assert idle(problem, runs[:1]) == runs[1]
    assert idle(problem, runs[:2]) is None


def test_a_run_is_possible_past_halts_if_none_is_blocked_or_blocked_ones_may_be_passed() -> None:
    problem = line("AhhS")
    blocked = structs.replace(problem.stops[2], blocked=True)
    barred = structs.replace(problem, stops=(*problem.stops[:2], blocked, problem.stops[3]))
    assert possible(problem)
    assert not possible(changed(barred, passes=0))
    assert possible(changed(barred, passes=1))


def test_whether_a_run_is_possible_is_not_looked_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "MOST_LOOKS", 2)
    assert possible(line("AhS"))
    assert not possible(line("AhhS"))


def test_without_home_or_trains_nothing_is_possible() -> None:
    assert not possible(line("BL"))
    assert not possible(line("AL", trains=()))
    assert not possible(line("AL", trains=(DisjointTrain(0, 3),)))
    assert not possible(line("AhhL", trains=(DisjointTrain(1, 3),)))
    assert possible(line("AhhL", trains=(DisjointTrain(2, 0),)))
