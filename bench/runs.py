"""How long the best runs of 1860 take: over the reference positions and every company run of the recorded games.

Run with `python -m bench.runs`. Every answer must be proved, agree with the exhaustive search of the positions, and
never be below what the recorded players ran.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Sequence

from bench import recorded
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import RunTrains
from bradshaw.games.g1860.running import leases, problem, read_runs
from bradshaw.routes import compiled
from bradshaw.routes.solve import best

P99_TARGET, WORST_TARGET = 10.0, 100.0


def main() -> None:
    """Print the times and what was proved."""
    print(f"1860, best runs, CPU time, {'compiled' if compiled() else 'not compiled'} kernel")
    if compiled():
        print(f"targets: p99 at most {P99_TARGET:g} ms, worst at most {WORST_TARGET:g} ms")
    gc.disable()  # the recorded games in memory are no part of what is measured
    _positions()
    _games()
    gc.enable()


def _positions() -> None:
    times, wrong = [], 0
    for position in recorded.positions("positions_routes"):
        begin = time.process_time()
        answer = TITLE.positions.answer(position)
        times.append(time.process_time() - begin)
        expected = position["best"]
        wrong += (answer["rev"], answer["sub"]) != (expected["rev"], expected["sub"]) or not answer["proved"]
    print(_row("reference positions", times), f"{wrong} wrong or not proved")


def _games() -> None:
    times: list[float] = []
    below = unproved = 0
    for _, content in recorded.games():
        game, reader = TITLE.site.begin(content["game"])
        moves = TITLE.site.moves_of(content["game"])
        state = game.state
        for _ in TITLE.site.play(game, reader, moves):
            action = game.played[-1].action
            if isinstance(action, RunTrains):
                company = state.frames[-1].company
                question = problem(state, company)
                begin = time.process_time()
                found = best(question)
                times.append(time.process_time() - begin)
                unproved += not found.proved
                runs = read_runs(state, action, question)
                if isinstance(runs, list) and not leases(state, company):
                    below += found.revenue < sum(run.revenue for run in runs)
            state = game.state
    print(_row("runs in recorded games", times), f"{unproved} not proved, {below} below the recorded revenue")


def _row(name: str, times: Sequence[float]) -> str:
    ordered = sorted(one * 1000 for one in times)
    middle, high = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return f"{name:24} {len(ordered):5}   p50 {middle:6.2f}   p99 {high:6.2f}   worst {ordered[-1]:6.2f} ms  "


if __name__ == "__main__":
    main()
