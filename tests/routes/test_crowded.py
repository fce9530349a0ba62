"""Companies with very many trains: an answer that was cut short is no worse than one that is simply filled up."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bench.crowded import questions
from bradshaw.games.g1860.rules import running as isle_running
from bradshaw.games.g1862.rules import running as counties_running
from bradshaw.routes.disjoint import check as disjoint_check
from bradshaw.routes.disjoint import solve as disjoint_solve
from bradshaw.routes.disjoint.problem import DisjointProblem, DisjointRun
from bradshaw.routes.pooled import check as pooled_check
from bradshaw.routes.pooled import solve as pooled_solve
from bradshaw.routes.pooled.problem import PooledProblem, PooledRun

from .conftest import COMPILED, KERNELS

DATA = Path(__file__).parents[1] / "data"
COUNT = 6
LITTLE = (20_000, 120_000)
"""Work that is far too little for these questions, so that the Python kernel is quick too."""


@cache
def asked(title: str, name: str) -> list[Any]:
    content = json.loads(gzip.decompress((DATA / title / f"{name}.json.gz").read_bytes()))
    return list(questions(title, [content], COUNT))


def isle() -> list[DisjointProblem]:
    return asked("1860", "sim_01")


def counties() -> list[PooledProblem]:
    return asked("1862", "gen_3007_2p_local_short")


def worth(runs: Any) -> tuple[int, int]:
    return sum(run.revenue for run in runs), sum(run.subsidy for run in runs)


def filled(problem: DisjointProblem) -> tuple[DisjointRun, ...]:
    """The best run that each train could make alone, one after the other, as far as they fit beside one another."""
    runs: tuple[DisjointRun, ...] = ()
    for number, train in enumerate(problem.trains):
        alone = disjoint_solve.best(structs.replace(problem, trains=(train,)))
        found = tuple(structs.replace(run, train=number) for run in alone.runs)
        if disjoint_check.fault(problem, (*runs, *found)) is None:
            runs += found
    return runs


def filled_pool(problem: PooledProblem) -> tuple[int, int]:
    """What the best runs earn, those of the longest trains first; what an earlier one has scored counts no more.

    Trains that could run besides must, where none may be left idle.
    """
    runs: tuple[PooledRun, ...] = ()
    stops = problem.stops
    for number, train in sorted(enumerate(problem.trains), key=lambda one: -one[1].visit):
        alone, _ = pooled_solve.best_both(structs.replace(problem, trains=(train,), stops=stops))
        found = tuple(structs.replace(run, train=number, group=number) for run in alone.runs)
        if pooled_check.fault(problem, (*runs, *found)) is None:
            runs += found
            scored = {stop for run in found for stop in (*run.scored, run.path[0], run.path[-1])}
            stops = tuple(
                structs.replace(stop, revenue=0) if place in scored else stop for place, stop in enumerate(stops)
            )
    more = pooled_check.idle(problem, runs) if problem.conditions.must_run else None
    while more is not None:
        runs = tuple(sorted((*runs, more), key=lambda run: run.train))
        more = pooled_check.idle(problem, runs)
    revenue, subsidy, _ = pooled_check.score(problem, runs)
    return revenue, subsidy


def isle_answers(*limits: int) -> Iterator[tuple[Any, ...]]:
    for problem in isle():
        for limit in limits:
            most = disjoint_solve.best(problem, limit)
            yield most, disjoint_solve.best_total(problem, limit, known=most)


def counties_answers(*limits: int) -> Iterator[tuple[Any, ...]]:
    for problem in counties():
        for limit in limits:
            yield pooled_solve.best_both(problem, limit)


def test_runs_of_1860_cut_short_are_no_worse_than_filling_train_after_train() -> None:
    for limit in (*LITTLE, isle_running.LONGEST_SEARCH):
        answers = list(isle_answers(limit))
        assert not all(most.proved for most, _ in answers), "the questions are too easy"
        for problem, (most, in_all) in zip(isle(), answers, strict=True):
            revenue, subsidy = worth(filled(problem))
            assert most.revenue >= revenue > 0
            assert in_all.revenue + in_all.subsidy >= revenue + subsidy


@pytest.mark.skipif(not COMPILED, reason="the kernels are not compiled here, and it would take minutes")
def test_runs_of_1862_cut_short_are_no_worse_than_filling_train_after_train() -> None:
    answers = list(counties_answers(counties_running.LONGEST_SEARCH))
    assert not all(most.proved for most, _ in answers), "the questions are too easy"
    for problem, (most, in_all) in zip(counties(), answers, strict=True):
        revenue, subsidy = filled_pool(problem)
        assert most.revenue >= revenue > 0
        assert in_all.revenue + in_all.subsidy >= revenue + subsidy


@pytest.mark.skipif(not COMPILED, reason="the kernels are not compiled here")
@pytest.mark.parametrize("answers", [isle_answers, counties_answers])
def test_answers_cut_short_are_the_same_compiled_and_not(answers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    by_kernel = []
    for form in (0, 1):
        for name, (forms, users) in KERNELS.items():
            for user in users:
                monkeypatch.setattr(user, name, forms[form])
        by_kernel.append(list(answers(*LITTLE)))
    assert by_kernel[0] == by_kernel[1]
