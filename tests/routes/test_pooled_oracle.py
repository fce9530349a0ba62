"""Runs that share track, against a search that tries everything, on small networks made at random."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, event, given, settings

from bradshaw.routes.pooled.check import fault, idle, possible, score
from bradshaw.routes.pooled.problem import PooledProblem, PooledRun, PooledSolution
from bradshaw.routes.pooled.solve import best, best_total
from tests.examples import examples
from tests.routes.pooled_networks import overlapping_problems, pooled_problems
from tests.routes.pooled_oracle import Set, all_sets, could_run, distinct, legal, rides, worth

pytestmark = pytest.mark.usefixtures("each_kernel")
# The kernel stays the same for all examples of a test.
thorough = settings(
    max_examples=examples(25),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def as_runs(chosen: Set) -> tuple[PooledRun, ...]:
    """A set of the oracle as the checker takes it."""
    return tuple(
        PooledRun(ride.train, ride.path, tuple(stop for stop in ride.path if stop in ride.scored), group)
        for ride, group in chosen
    )


def holds_together(problem: PooledProblem, solution: PooledSolution) -> None:
    """A solution is legal, adds up, and leaves no train idle that must run."""
    assert solution.proved
    assert solution.bound >= solution.revenue
    assert fault(problem, solution.runs) is None
    assert score(problem, solution.runs)[:2] == (solution.revenue, solution.subsidy)
    assert not problem.conditions.must_run or idle(problem, solution.runs) is None


@thorough
@given(pooled_problems() | overlapping_problems())
def test_answers_are_those_of_trying_everything(problem: PooledProblem) -> None:
    options = [distinct(problem, rides(problem, number)) for number in range(len(problem.trains))]
    assume(prod(len(choices) + 1 for choices in options) <= 3000)
    worths = [(worth(problem, chosen), chosen) for chosen in all_sets(problem, options)]
    assert possible(problem) == bool(worths)

    def highest(key: Callable[[tuple[tuple[int, int], Set]], tuple[Any, ...]]) -> tuple[int, int]:
        """The first set in falling order of worth in which no train is idle that could run."""
        for value, chosen in sorted(worths, key=key, reverse=True):
            if not problem.conditions.must_run or could_run(problem, chosen, options) is None:
                return value
        return 0, 0

    most_revenue = best(problem)
    event(f"trains {len(problem.trains)}, runs {len(most_revenue.runs)}")
    holds_together(problem, most_revenue)
    assert (most_revenue.revenue, most_revenue.subsidy) == highest(lambda each: each[0])
    most_together = best_total(problem)
    holds_together(problem, most_together)
    assert (most_together.revenue, most_together.subsidy) == highest(lambda each: (sum(each[0]), each[0]))


@thorough
@given(pooled_problems() | overlapping_problems())
def test_runs_are_judged_as_by_trying_everything(problem: PooledProblem) -> None:
    options = [distinct(problem, rides(problem, number)) for number in range(len(problem.trains))]
    assume(prod(len(choices) + 1 for choices in options) <= 1000)
    for count, chosen in enumerate(all_sets(problem, options)):
        runs = as_runs(chosen)
        assert fault(problem, runs) is None
        assert score(problem, runs)[:2] == worth(problem, chosen)
        if count % 7 == 0 and not problem.conditions.joined_freights_overlap:
            assert (idle(problem, runs) is None) == (could_run(problem, chosen, options) is None)
        if count > 300:
            break


@thorough
@given(pooled_problems() | overlapping_problems())
def test_runs_that_are_not_legal_together_have_a_fault(problem: PooledProblem) -> None:
    options = [distinct(problem, rides(problem, number)) for number in range(len(problem.trains))]
    chosen: Set = ()
    for number, choices in enumerate(options):
        for ride in choices[-3:]:
            more = (*chosen, (ride, number % 2))
            assert (fault(problem, as_runs(more)) is None) == legal(problem, more)
        if choices:
            chosen = (*chosen, (choices[0], number % 2))
