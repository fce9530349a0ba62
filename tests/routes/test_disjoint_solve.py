"""Best runs on networks small enough to know the answer."""

from __future__ import annotations

import pytest
from msgspec import structs

from bradshaw.routes.disjoint.check import idle
from bradshaw.routes.disjoint.problem import DisjointConditions, DisjointProblem, DisjointStop, DisjointTrain, StopKind
from bradshaw.routes.disjoint.reach import Reach, reach
from bradshaw.routes.disjoint.solve import best, best_total, front
from bradshaw.routes.graph import MOST_HEXES, MOST_RESOURCES, MOST_STOPS, Graph
from tests.routes.disjoint_networks import ISLE, PLAIN, changed, line, stop

pytestmark = pytest.mark.usefixtures("each_kernel")


def test_one_train_runs_as_far_as_it_may() -> None:
    solution = best(line("LSAhSL", trains=(DisjointTrain(2, 2),)))
    assert (solution.revenue, solution.subsidy) == (60, 0)
    assert solution.runs[0].calls == (1, 2, 4, 5)
    assert solution.proved


def test_without_runs_the_answer_is_empty() -> None:
    for problem in (line("BL"), line("AL", trains=()), line("A")):
        for solution in (best(problem), best_total(problem), *front(problem)):
            assert (solution.runs, solution.revenue, solution.subsidy) == ((), 0, 0)
            assert solution.proved


def test_credits_may_be_worth_more_than_revenue() -> None:
    # A 2+1 train on small stops and halts: with small ones optional, one call goes to a small stop or to a halt.
    problem = changed(line("AShL", trains=(DisjointTrain(2, 1),)), skip_small=True)
    assert [(one.revenue, one.subsidy) for one in front(problem)] == [(50, 0), (40, 10)]
    assert best(problem).runs[0].calls == (0, 1, 3)
    total = best_total(problem)
    assert (total.revenue, total.subsidy) == (50, 0)


def test_a_stop_on_two_runs_counts_twice() -> None:
    solution = best(line("LAL", trains=(DisjointTrain(2, 0), DisjointTrain(2, 0))))
    assert solution.revenue == 80
    assert [run.train for run in solution.runs] == [0, 1]


def test_the_larger_train_takes_the_longer_run() -> None:
    solution = best(line("LALL", trains=(DisjointTrain(2, 0), DisjointTrain(3, 0))))
    assert [run.calls for run in solution.runs] == [(0, 1), (1, 2, 3)]


def test_a_second_run_needs_a_stop_in_common_with_the_first() -> None:
    problem = line("ALhLB", trains=(DisjointTrain(2, 0), DisjointTrain(2, 0)))
    assert best(problem).revenue == 40
    assert len(best(problem).runs) == 1


@pytest.mark.parametrize(
    ("conditions", "revenues"),
    [
        (ISLE, [40]),
        (structs.replace(ISLE, meeting=False), [40, 40]),
        (structs.replace(ISLE, home=False), [40]),
        (PLAIN, [40, 40]),
    ],
)
def test_the_game_says_whether_runs_come_home_and_meet(conditions: DisjointConditions, revenues: list[int]) -> None:
    problem = line("ALhLB", (DisjointTrain(2, 0), DisjointTrain(2, 0)), conditions)
    for solution in (best(problem), best_total(problem), front(problem)[0]):
        assert [run.revenue for run in solution.runs] == revenues
    elsewhere = line("BL", conditions=conditions)
    assert best(elsewhere).revenue == (0 if conditions.home else 40)


def test_the_game_says_how_many_blocked_stops_are_passed() -> None:
    trains = (DisjointTrain(3, 0),)
    assert [best(line("AXL", trains, conditions)).revenue for conditions in (PLAIN, ISLE)] == [40, 60]


def test_trains_that_earn_nothing_run_if_they_must() -> None:
    worthless = DisjointStop(StopKind.LARGE)
    problem = line("LAL", trains=(DisjointTrain(2, 0),) * 3)
    problem = structs.replace(problem, stops=(worthless, structs.replace(worthless, own=True, home=True), worthless))
    for solution in (best(problem), best_total(problem), *front(problem)):
        assert len(solution.runs) == 2
        assert idle(problem, solution.runs) is None


def test_the_same_question_has_the_same_answer() -> None:
    problem = line("LLSALShLL", trains=(DisjointTrain(2, 1), DisjointTrain(2, 1), DisjointTrain(3, 0)))
    again = line("LLSALShLL", trains=(DisjointTrain(2, 1), DisjointTrain(2, 1), DisjointTrain(3, 0)))
    assert best(problem) == best(again)
    assert front(problem) == front(again)


def test_an_allowance_beyond_all_stops_is_no_burden() -> None:
    assert best(line("ALS", trains=(DisjointTrain(10**6, 10**6),))).revenue == 50


def test_a_train_reaches_what_it_could_call_at_and_the_track_beyond() -> None:
    problem = line("AhSLSL", trains=(DisjointTrain(2, 1),))
    found = reach(problem, 0)
    assert found.stops == 0b001111
    assert found.links == 0b0011111111
    skipping = reach(changed(problem, skip_small=True), 0)
    assert skipping.stops == 0b011111
    assert skipping.links == 0b1111111111


def test_a_train_does_not_reach_past_a_blocked_stop() -> None:
    found = reach(line("AXL"), 0)
    assert found == Reach(0b011, 0b0011)


def test_dead_ends_are_reached() -> None:
    graph = Graph(1, [(0, 1, 0), (1, 2, 1), (2, 3, 2)], [0])
    problem = DisjointProblem(graph, (stop("A"),), (DisjointTrain(1, 0),), ISLE)
    assert reach(problem, 0) == Reach(1, 0b111)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((MOST_STOPS + 1, [], [0] * (MOST_STOPS + 1)), "too large: 128 are the most"),
        ((1, [(0, n, 0) for n in range(1, MOST_RESOURCES + 2)], [0]), "too large: 256 are the most"),
        ((1, [], [MOST_HEXES]), "numbered from 0 to 127"),
        ((1, [(0, 1, MOST_HEXES)], [0]), rf"link 0 \(0, 1, {MOST_HEXES}\) has a number out of range"),
        ((1, [(0, -1, 0)], [0]), r"link 0 \(0, -1, 0\) has a number out of range"),
        ((2, [], [0]), "2 stops, but hexes of 1"),
        ((1, [(0, 1, 1)], [0]), "stop 0 is in hex 0"),
    ],
)
def test_a_network_beyond_the_limits_is_refused(
    arguments: tuple[int, list[tuple[int, int, int]], list[int]], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Graph(*arguments)


def test_a_network_at_the_limits_is_solved() -> None:
    """The last stop, the last border and the last hex are as good as the first."""
    count = MOST_STOPS
    links = []
    for number in range(count - 1):
        links += [(number, count + number, number), (count + number, number + 1, number + 1)]
    # As many links more between the last borders and nowhere as there is room for.
    links += [(count - 1, border, count - 1) for border in range(2 * count - 1, count + MOST_RESOURCES)]
    stops = [stop("L")] * count
    stops[-1] = stop("A")
    problem = DisjointProblem(
        Graph(count, links, range(count)), tuple(stops), (DisjointTrain(count, 0), DisjointTrain(2, 0)), ISLE
    )
    solution = best(problem)
    assert solution.revenue == 20 * count
    assert solution.runs[0].path[-1] == count - 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"stops": (stop("A"),)}, "2 stops, but 1 are described"),
        ({"trains": (DisjointTrain(-1, 0),)}, "allowance -1"),
        ({"stops": (stop("A"), stop("A"))}, "one home base"),
        ({"stops": (stop("A"), DisjointStop(StopKind.SMALL, -10))}, "stop 1 has a negative value"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        structs.replace(line("AL"), **change)


def test_no_number_of_blocked_stops_is_negative() -> None:
    with pytest.raises(ValueError, match="passed through is -1"):
        DisjointConditions(passes=-1)
