"""How long the best runs take for companies with very many trains, and what is lost where the search is cut short.

Run with `python -m bench.crowded`, or with the name of one game. Late positions of recorded games are taken, and their
companies given 4 to 10 trains at random, the longest ones most often. In 1862 half of them have Freights alone, which
take longest, and half are by the rules of the public site, where joined Freights may overlap.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import structs

from bench.kernels import kernels
from bench.recorded import games
from bench.runs import runs_of
from bradshaw.games.g1860.components import TRAINS
from bradshaw.games.g1860.rules import running as isle_running
from bradshaw.games.g1862.components import BANDS
from bradshaw.games.g1862.rules import running as counties_running
from bradshaw.routes.disjoint.problem import DisjointTrain
from bradshaw.routes.disjoint.solve import best, best_total
from bradshaw.routes.pooled.problem import Meeting, PooledTrain, TrainKind
from bradshaw.routes.pooled.solve import best_both

NUMBER = 168
TARGET = 150.0
"""The most ms that a question may take."""
MORE = 10
"""How many times as much work the answers are compared with."""


def main() -> None:
    """Print the times, how many answers are proved, and how far they are below those of more work."""
    for name in sys.argv[1:] or ("1860", "1862"):
        ask, longest = _ASKED[name]
        print(f"{name}, 4 to 10 trains, CPU time, {kernels()}")
        times, proved, short = [], 0, []
        asked = list(questions(name, [content for _, content in games(name)], NUMBER))
        gc.disable()  # the recorded games in memory are no part of what is measured
        for question in asked:
            begin = time.process_time()
            answer = ask(question, longest)
            times.append(1000 * (time.process_time() - begin))
            if all(one.proved for one in answer):
                proved += 1
                continue
            more = ask(question, MORE * longest)
            short.append(max(1 - _worth(one) / _worth(two) for one, two in zip(answer, more, strict=True)))
        gc.enable()
        times.sort()
        short.sort()
        figures = ", ".join(f"{what} {times[int(share * len(times))]:.1f}" for what, share in _SHARES)
        print(f"{len(times)} questions: {figures}, worst {times[-1]:.1f} ms (target {TARGET:g})")
        print(f"{proved} proved; {sum(one > 0 for one in short)} below the answer of {MORE} times the work", end="")
        print(f", half by {100 * short[len(short) // 2]:.1f} %, worst {100 * short[-1]:.1f} %" if short else "")


_SHARES = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))


def _worth(solution: Any) -> int:
    return int(solution.revenue + solution.subsidy) or 1


def questions(name: str, recorded: Iterable[dict[str, Any]], count: int) -> Iterator[Any]:
    """Problems out of recorded games, the same each time."""
    chance = random.Random(name)
    late = []
    for content in recorded:
        runs = [(state, state.frames[-1].company) for state, _ in runs_of(name, content)]
        late += runs[-4:]
    for number in range(count):
        state, company = late[number * len(late) // count]
        yield _QUESTION[name](chance, state, company, number)


def _of_isle(chance: random.Random, state: Any, company: int, _: int) -> Any:
    kinds = sorted(chance.choices(range(len(TRAINS)), range(1, len(TRAINS) + 1), k=chance.randint(4, 10)))
    trains = tuple(DisjointTrain(TRAINS[kind].large, TRAINS[kind].small, TRAINS[kind].name) for kind in kinds)
    return structs.replace(isle_running.problem(state, company), trains=trains)


def _of_counties(chance: random.Random, state: Any, company: int, number: int) -> Any:
    freights, site = number % 2 == 1, number % 4 > 1
    trains = []
    for place in range(chance.randint(4, 10)):
        band = chance.choices(range(len(BANDS)), range(1, len(BANDS) + 1))[0]
        kind = TrainKind.FREIGHT if freights else TrainKind(chance.randrange(3))
        scores, visits = BANDS[band].scores[kind], BANDS[band].visits[kind]
        trains.append(PooledTrain(kind, scores, visits, band > len(BANDS) // 2, f"{place}"))
    question = counties_running.problem(state, company)
    conditions = structs.replace(
        question.conditions,
        meeting=Meeting.ANYWHERE if site else Meeting.TOWNS,
        must_run=not site,
        touching_freights_join=site,
        joined_freights_overlap=site,
    )
    return structs.replace(question, trains=tuple(trains), conditions=conditions)


def _isle(question: Any, work: int) -> tuple[Any, ...]:
    most = best(question, work)
    return most, best_total(question, work, known=most)


_QUESTION: dict[str, Callable[[random.Random, Any, int, int], Any]] = {"1860": _of_isle, "1862": _of_counties}
_ASKED: dict[str, tuple[Callable[[Any, int], tuple[Any, ...]], int]] = {
    "1860": (_isle, isle_running.LONGEST_SEARCH),
    "1862": (best_both, counties_running.LONGEST_SEARCH),
}

if __name__ == "__main__":
    main()
