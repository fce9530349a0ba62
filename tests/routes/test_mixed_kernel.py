"""The compiled kernel of mixed trains and the Python one: the same steps."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bradshaw.routes import engine, mixed_kernel, mixed_network, mixed_offers, mixed_solve
from bradshaw.routes.mixed import MixedProblem
from bradshaw.routes.mixed_check import idle
from bradshaw.routes.mixed_solve import best, best_both, best_total
from tests.routes.mixed_networks import mixed_problems


def answers(problem: MixedProblem) -> list[object]:
    return [best(problem), best_total(problem), best(problem, 10), *best_both(problem), idle(problem, ())]


@pytest.mark.skipif(engine.mixed_kernel is mixed_kernel, reason="the kernel is not compiled here")
@settings(max_examples=100, deadline=None)
@given(mixed_problems(trains=5))
def test_both_kernels_give_the_same_runs_by_the_same_number_of_steps(problem: MixedProblem) -> None:
    by_machine_code = answers(problem)
    with pytest.MonkeyPatch.context() as patch:
        for user in (mixed_network, mixed_offers, mixed_solve):
            patch.setattr(user, "mixed_kernel", mixed_kernel)
        assert answers(problem) == by_machine_code


@settings(max_examples=200, deadline=None)
@given(mixed_problems(trains=5))
def test_a_search_that_is_cut_short_says_what_no_set_can_be_worth_more_than(problem: MixedProblem) -> None:
    whole, whole_total = best(problem), best_total(problem)
    for limit in (0, 5, 40):
        cut = best(problem, limit)
        assert cut.proved <= ((cut.revenue, cut.subsidy) == (whole.revenue, whole.subsidy))
        assert cut.revenue <= whole.revenue <= cut.bound
        total = best_total(problem, limit)
        together = whole_total.revenue + whole_total.subsidy
        assert total.revenue + total.subsidy <= together
        assert together <= total.bound


@settings(max_examples=200, deadline=None)
@given(mixed_problems(trains=5))
def test_to_know_the_set_with_the_most_revenue_changes_no_answer(problem: MixedProblem) -> None:
    most, total = best(problem), best_total(problem)
    assert best_total(problem, known=most).runs == total.runs
    assert [both.runs for both in best_both(problem)] == [most.runs, total.runs]
    cut = best_total(problem, 5, known=most)
    assert cut.revenue + cut.subsidy >= most.revenue + most.subsidy
    assert total.revenue + total.subsidy <= cut.bound
