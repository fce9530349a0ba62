"""Runs that compete for track, against a search that tries everything, on small networks made at random."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, event, given, settings
from msgspec import structs

from bradshaw.routes.disjoint.check import fault, idle, possible
from bradshaw.routes.disjoint.problem import DisjointProblem, DisjointSolution
from bradshaw.routes.disjoint.reach import Reach, reach
from bradshaw.routes.disjoint.solve import best, best_total, front
from tests.examples import examples
from tests.routes.disjoint_networks import PLAIN, changed, network_of, problems
from tests.routes.disjoint_oracle import all_worths, legal_together, pareto, reached, single_runs

pytestmark = pytest.mark.usefixtures("each_kernel")
# The kernel stays the same for all examples of a test.
thorough = settings(
    max_examples=examples(50),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def worth(solution: DisjointSolution) -> tuple[int, int]:
    return solution.revenue, solution.subsidy


def holds_together(problem: DisjointProblem, solution: DisjointSolution) -> None:
    """A solution is legal, adds up, and leaves no train idle that must run."""
    assert solution.proved
    assert fault(problem, solution.runs) is None
    assert not problem.conditions.must_run or idle(problem, solution.runs) is None
    assert solution.revenue == sum(run.revenue for run in solution.runs)
    assert solution.subsidy == sum(run.subsidy for run in solution.runs)
    for run in solution.runs:
        assert run == problem.run(run.train, run.path, run.calls)


@thorough
@given(problems())
def test_answers_are_those_of_trying_everything(problem: DisjointProblem) -> None:
    compare_with_all_sets(problem)


@thorough
@given(problems())
def test_answers_by_the_rules_of_1830_are_those_of_trying_everything(problem: DisjointProblem) -> None:
    """Runs need not meet or come home, pass no blocked stop, and trains may stay idle."""
    compare_with_all_sets(structs.replace(problem, conditions=PLAIN))


def compare_with_all_sets(problem: DisjointProblem) -> None:
    worths = all_worths(problem)
    assert possible(problem) == bool(worths)
    worths = worths or {(0, 0)}

    most_revenue = best(problem)
    event(f"trains {len(problem.trains)}, runs {len(most_revenue.runs)}, choices {len(pareto(worths))}")
    assert worth(most_revenue) == max(worths)
    assert most_revenue.bound == most_revenue.revenue
    holds_together(problem, most_revenue)

    most_together = best_total(problem)
    assert worth(most_together) == max(worths, key=lambda pair: (sum(pair), pair[0]))
    holds_together(problem, most_together)

    solutions = front(problem)
    assert [worth(solution) for solution in solutions] == pareto(worths)
    for solution in solutions:
        holds_together(problem, solution)


def test_no_division_between_revenue_and_subsidy_is_missed() -> None:
    problem = changed(network_of(0x3A495), home=True, meeting=True, must_run=True)
    assert [worth(solution) for solution in front(problem)] == pareto(all_worths(problem))


@thorough
@given(problems())
def test_reach_is_that_of_trying_everything(problem: DisjointProblem) -> None:
    for train in range(len(problem.trains)):
        found = reach(problem, train)
        assert (found.stops, found.links) == reached(problem, train)
        for number in range(len(problem.graph.links)):
            target = Reach(0, 1 << number)
            assert reach(problem, train, target).links & target.links == found.links & target.links
        for number in range(problem.graph.stops):
            target = Reach(1 << number, 0)
            assert reach(problem, train, target).stops & target.stops == found.stops & target.stops


@thorough
@given(problems(trains=2))
def test_an_idle_train_is_found_whenever_a_run_could_be_added(problem: DisjointProblem) -> None:
    of_each = [single_runs(problem, train) for train in range(len(problem.trains))]
    for walk, called in of_each[0][:40]:
        run = problem.run(0, walk[0], called)
        legal = legal_together(problem, [walk])
        assert (fault(problem, [run]) is None) == legal
        if legal:
            beside = [other for others in of_each[1:] for other, _ in others if legal_together(problem, [walk, other])]
            found = idle(problem, [run])
            assert (found is not None) == bool(beside)
            if found is not None:
                assert fault(problem, [run, found]) is None


@thorough
@given(problems(trains=2))
def test_two_runs_are_at_fault_unless_they_are_legal_together(problem: DisjointProblem) -> None:
    if len(problem.trains) < 2:
        return
    first, second = single_runs(problem, 0), single_runs(problem, 1)
    for walk, called in first[:15]:
        for other, other_called in second[:15]:
            runs = [problem.run(0, walk[0], called), problem.run(1, other[0], other_called)]
            # The same stops may be linked by more than one piece of track; the runs then take different ones.
            twins = [same for same, _ in second if same[0] == other[0]]
            others = [same for same, _ in first if same[0] == walk[0]]
            legal = any(legal_together(problem, [one, two]) for one in others for two in twins)
            assert (fault(problem, runs) is None) == legal


@thorough
@given(problems())
def test_a_search_cut_short_gives_legal_runs_and_a_bound(problem: DisjointProblem) -> None:
    whole, whole_total = best(problem), best_total(problem)
    for limit in (1, 2, 5, 20, 100):
        part = best(problem, limit)
        # What is begun is brought to an end: a run that is kept, lists that are narrowed.
        assert part.nodes <= limit + 200
        assert fault(problem, part.runs) is None
        assert worth(part) == worth(whole) if part.proved else part.revenue <= whole.revenue <= part.bound
        total = best_total(problem, limit)
        assert fault(problem, total.runs) is None
        assert total.revenue + total.subsidy <= whole_total.revenue + whole_total.subsidy <= total.bound or total.proved
