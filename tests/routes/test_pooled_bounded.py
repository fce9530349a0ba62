"""All work of a search is bounded by what it counts, and the answer is then still a legal set with a true bound."""

from unittest.mock import patch

from hypothesis import given, settings

from bradshaw.routes.pooled import solve
from bradshaw.routes.pooled.check import fault, idle
from bradshaw.routes.pooled.problem import PooledProblem
from bradshaw.routes.pooled.solve import best, best_both
from tests.examples import examples
from tests.routes.pooled_networks import pooled_problems


@settings(max_examples=examples(25), deadline=None)
@given(pooled_problems(trains=5))
def test_answers_of_little_work_are_legal_and_their_bounds_true(problem: PooledProblem) -> None:
    most, most_in_all = best_both(problem)
    for limit in (1, 120_000, 200_000):
        first, second = best_both(problem, limit)
        for found in (first, second):
            assert fault(problem, found.runs) is None
            assert not problem.conditions.must_run or idle(problem, found.runs) is None
        assert first.revenue <= most.revenue <= first.bound
        total = most_in_all.revenue + most_in_all.subsidy
        assert second.revenue + second.subsidy <= total <= second.bound
        assert bool(first.runs) == bool(most.runs)
        if first.proved:
            assert (first.revenue, first.subsidy) == (most.revenue, most.subsidy)


@settings(max_examples=examples(50), deadline=None)
@given(pooled_problems(trains=4))
def test_what_is_found_without_a_search_is_what_a_search_without_work_finds(problem: PooledProblem) -> None:
    for limit in (1, 6_000, 60_000):
        at_once = best(problem, limit)
        with patch.object(solve, "_is_hopeless", return_value=False):
            searched = best(problem, limit)
        assert (at_once.runs, at_once.revenue, at_once.subsidy) == (searched.runs, searched.revenue, searched.subsidy)
        # A search may see besides that nothing can run at all.
        assert not at_once.proved or searched.proved
        assert at_once.bound >= searched.bound >= searched.revenue
