"""How fast bots think: positions judged and lines of play compared a second. Run with `python -m bench.thought`.

The positions are those of one game among `greedy` bots of each title, every so many decisions; as `greedy` never
changes, they are the same in every version. Each bot decides in all of them, in a process of its own, so that none
finds what another has worked out. `python -m bench.thought 1862 expert:6` measures one bot in one game.
"""

from __future__ import annotations

import gc
import multiprocessing
import platform
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import bradshaw
from bench.kernels import kernels
from bradshaw.bots import expert, foresight, greedy, lines, make, mcts
from bradshaw.core.expertise import TurnTree
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State

TITLES = {"1860": (3, 480), "1862": (3, 400), "emubay": (4, 200)}
"""The players of each game, and how many decisions of it are played."""
EVERY = {"1860": 5, "1862": 7, "emubay": 5}
BOTS = {"1860": "greedy mcts:4 expert:1 expert:4", "1862": "greedy mcts:4 expert:1 expert:4"}
QUICK_BOTS = "greedy mcts:50 expert:1 expert:50"
SEED = 1


class Thoughts(NamedTuple):
    """What a bot did in all positions of a game."""

    decisions: int
    judged: int
    """Positions of which it was worked out what they are worth to everybody."""
    lines: int
    """Lines of play, or whole turns, that were compared."""
    seconds: float


def positions(title_id: str) -> list[State]:
    """Where bots are asked to decide."""
    title, (players, most) = bradshaw.title(title_id), TITLES[title_id]
    state = Game(title, [f"Player {seat}" for seat in range(players)], SEED).state
    bots = [make("greedy", SEED + seat) for seat in range(players)]
    found = []
    for number in range(most):
        if title.outcome(state) is not None:
            break
        if number % EVERY[title_id] == 0:
            found.append(state.copy())
        advance(state, bots[state.frames[-1].actor(state)].choose(title, state), SILENCE)
    return found


def count(module: Any, name: str, by: Callable[[Any], None]) -> None:
    """Let a function tell what it returns before it returns it."""
    function = getattr(module, name)

    def counting(*given: Any, **named: Any) -> Any:
        result = function(*given, **named)
        by(result)
        return result

    setattr(module, name, counting)


def think(title_id: str, spec: str) -> Thoughts:
    """Ask a bot in all positions; a new one each time."""
    title, asked = bradshaw.title(title_id), positions(title_id)
    judged = compared = 0

    def judge(_: Any) -> None:
        nonlocal judged
        judged += 1

    def compare(found: Any) -> None:
        nonlocal compared
        compared += len(found)

    trees: list[TurnTree[Any]] = []
    count(lines, "standing", judge)
    count(foresight.Foresight, "tree", lambda tree: trees.append(tree) if tree is not None else None)
    count(foresight.Foresight, "outlook", judge)
    for module, name in ((greedy, "lines"), (mcts, "lines"), (mcts, "onward"), (expert, "turns")):
        count(module, name, compare)
    before = title.line_search.judgements if title.line_search is not None else 0
    gc.collect()
    gc.freeze()
    begin = time.process_time()
    for number, state in enumerate(asked):
        make(spec, SEED + number).choose(title, state)
        for tree in trees:
            judged += tree.judgements
            compared += len(tree.turns)
        trees.clear()
    seconds = time.process_time() - begin
    if title.line_search is not None:
        judged += title.line_search.judgements - before
    return Thoughts(len(asked), judged, compared, seconds)


def main() -> None:
    """Print what each bot does in each game."""
    chosen, specs = sys.argv[1:2] or list(TITLES), sys.argv[2:]
    print(f"Python {platform.python_version()} on {platform.machine()}, one core, CPU time, {kernels()}")
    print(f"{'':20}{'positions':>12}{'lines':>12}{'decisions':>12}   a second")
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn, max_tasks_per_child=1) as alone:
        for title in chosen:
            for spec in specs or BOTS.get(title, QUICK_BOTS).split():
                done = alone.submit(think, title, spec).result()
                rates = (done.judged / done.seconds, done.lines / done.seconds, done.decisions / done.seconds)
                print(f"{title:8}{spec:12}" + "".join(f"{rate:12,.0f}" for rate in rates[:2]) + f"{rates[2]:12.1f}")


if __name__ == "__main__":
    main()
