"""The compiled kernels of runs that share track and the Python ones: the same steps."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bradshaw.routes import compiled
from bradshaw.routes.pooled import choice_kernel, network, offer_kernel, offers, solve
from bradshaw.routes.pooled.check import idle
from bradshaw.routes.pooled.problem import PooledProblem
from bradshaw.routes.pooled.solve import best, best_both, best_total
from tests.examples import examples
from tests.routes.pooled_networks import pooled_problems


def answers(problem: PooledProblem) -> list[object]:
    return [
        best(problem),
        best_total(problem),
        best(problem, 10),
        best(problem, 150_000),
        *best_both(problem),
        idle(problem, ()),
    ]


@pytest.mark.skipif(not compiled(), reason="the kernels are not compiled here")
@settings(max_examples=examples(25), deadline=None)
@given(pooled_problems(trains=5))
def test_both_kernels_give_the_same_runs_by_the_same_number_of_steps(problem: PooledProblem) -> None:
    by_machine_code = answers(problem)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(network, "offer_kernel", offer_kernel)
        patch.setattr(offers, "offer_kernel", offer_kernel)
        patch.setattr(solve, "choice_kernel", choice_kernel)
        assert answers(problem) == by_machine_code


@settings(max_examples=examples(50), deadline=None)
@given(pooled_problems(trains=5))
def test_a_search_that_is_cut_short_says_what_no_set_can_be_worth_more_than(problem: PooledProblem) -> None:
    whole, whole_total = best(problem), best_total(problem)
    for limit in (0, 120_000, 200_000):
        cut = best(problem, limit)
        assert cut.proved <= ((cut.revenue, cut.subsidy) == (whole.revenue, whole.subsidy))
        assert cut.revenue <= whole.revenue <= cut.bound
        total = best_total(problem, limit)
        together = whole_total.revenue + whole_total.subsidy
        assert total.revenue + total.subsidy <= together
        assert together <= total.bound


@settings(max_examples=examples(50), deadline=None)
@given(pooled_problems(trains=5))
def test_to_know_the_set_with_the_most_revenue_changes_nothing_that_sets_are_worth(problem: PooledProblem) -> None:
    most, total = best(problem), best_total(problem)
    both = best_both(problem)
    assert both[0].runs == most.runs
    for again in (both[1], best_total(problem, known=most)):
        assert again.proved
        assert (again.revenue, again.subsidy) == (total.revenue, total.subsidy)
    cut = best_total(problem, 5, known=most)
    assert cut.revenue + cut.subsidy >= most.revenue + most.subsidy
    assert total.revenue + total.subsidy <= cut.bound


@settings(max_examples=examples(25), deadline=None)
@given(pooled_problems(trains=5))
def test_a_search_that_takes_long_finds_sets_that_are_worth_the_same(problem: PooledProblem) -> None:
    answers = best(problem), best_total(problem)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solve, "choice_kernel", choice_kernel)
        # As if every search were long.
        patch.setattr(choice_kernel, "FIRST_STEPS", 1)
        patch.setattr(choice_kernel, "FEW", 1)
        long = best(problem), best_total(problem)
    for one, other in zip(answers, long, strict=True):
        assert other.proved
        assert (other.revenue, other.subsidy) == (one.revenue, one.subsidy)
