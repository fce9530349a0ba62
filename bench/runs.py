"""How long the best runs of the 18xx games take: the reference positions, and every company run of recorded games.

Run with `python -m bench.runs`, or with the name of one game. Every answer must be proved, agree with the exhaustive
search of the positions, and never be below what the recorded players ran.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

import bradshaw
from bench import recorded
from bench.kernels import kernels
from bradshaw.eighteen.title import answered_positions, public_site
from bradshaw.games.g1860.rules import running as isle_running
from bradshaw.games.g1862.rules import running as counties_running
from bradshaw.routes import compiled
from bradshaw.routes.disjoint.solve import best
from bradshaw.routes.pooled.check import score
from bradshaw.routes.pooled.solve import best_both

TARGETS = {"1860": (10.0, 100.0), "1862": (30.0, 300.0)}
"""The highest times in ms: of 99 in 100, and of all."""

Answer = tuple[float, bool, bool]
"""Seconds, whether it is proved, and whether it is below the recorded revenue."""


def main() -> None:
    """Print the times and what was proved."""
    for name in sys.argv[1:] or TARGETS:
        print(f"{name}, best runs, CPU time, {kernels()}")
        if compiled():
            p99, worst = TARGETS[name]
            print(f"targets: p99 at most {p99:g} ms, worst at most {worst:g} ms")
        gc.disable()  # the recorded games in memory are no part of what is measured
        if name == "1860":
            _positions(name)
        _games(name)
        gc.enable()


def _positions(name: str) -> None:
    times, wrong = [], 0
    positions = answered_positions(bradshaw.title(name))
    assert positions is not None
    for position in recorded.positions(name, "positions_routes"):
        begin = time.process_time()
        answer = positions.answer(position)
        times.append(time.process_time() - begin)
        expected = position["best"]
        wrong += (answer["rev"], answer["sub"]) != (expected["rev"], expected["sub"]) or not answer["proved"]
    print(_row("reference positions", times), f"{wrong} wrong or not proved")


def _games(name: str) -> None:
    answers = [
        _ANSWER[name](state, action) for _, content in recorded.games(name) for state, action in runs_of(name, content)
    ]
    times = [spent for spent, _, _ in answers]
    unproved, below = sum(not proved for _, proved, _ in answers), sum(low for _, _, low in answers)
    print(_row("runs in recorded games", times), f"{unproved} not proved, {below} below the recorded revenue")


def runs_of(name: str, content: dict[str, Any]) -> Iterator[tuple[Any, Any]]:
    """Every position of a recorded game in which somebody ran trains, and the runs."""
    site = public_site(bradshaw.title(name))
    assert site is not None
    game, reader = site.begin(content["game"])
    state = game.state
    for _ in site.play(game, reader, site.moves_of(content["game"])):
        action = game.played[-1].action if game.played else None
        if type(action).__name__ == "RunTrains":
            yield state, action
        state = game.state


def _isle(state: Any, action: Any) -> Answer:
    running = isle_running
    company = state.frames[-1].company
    question = running.problem(state, company)
    begin = time.process_time()
    found = best(question, running.LONGEST_SEARCH)
    spent = time.process_time() - begin
    runs = running.read_runs(state, action, question)
    below = False
    if isinstance(runs, list) and not running.leases(state, company):
        below = found.revenue < sum(run.revenue for run in runs)
    return spent, found.proved, below


def _counties(state: Any, action: Any) -> Answer:
    running = counties_running
    company = state.frames[-1].company
    question = running.problem(state, company)
    begin = time.process_time()
    found = best_both(question, running.LONGEST_SEARCH)[0]
    spent = time.process_time() - begin
    runs = running.read_runs(state, company, action, question)
    return spent, found.proved, isinstance(runs, list) and found.revenue < score(question, runs)[0]


_ANSWER = {"1860": _isle, "1862": _counties}


def _row(name: str, times: Sequence[float]) -> str:
    ordered = sorted(one * 1000 for one in times)
    middle, high = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return f"{name:24} {len(ordered):5}   p50 {middle:6.2f}   p99 {high:6.2f}   worst {ordered[-1]:6.2f} ms  "


if __name__ == "__main__":
    main()
