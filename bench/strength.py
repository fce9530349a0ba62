"""How well the bots play. Run with `python -m bench.strength`, or with --games N to play fewer or more."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence

from bradshaw.arena import Processes, play
from bradshaw.arena import match as schedule
from bradshaw.arena.figures import figures
from bradshaw.arena.schedule import setting

PLAYERS = 4
MATCHES = (
    ("greedy", "random", 200, 0.60),
    ("mcts:1s", "greedy", 60, 0.50),
)
"""The bot, the three that it meets, the number of games, and the share that it should win."""


def match(bot: str, others: str, games: int, target: float, jobs: int) -> None:
    begin = time.perf_counter()
    matches = schedule([setting("emubay", PLAYERS)], [bot, others, others, others], games, seed=1)
    results = list(Processes(jobs).run(play, matches))
    found = next(one for one in figures(results) if one.bot == bot)
    wins, (low, high) = found.wins, found.interval
    lengths = sum(result.actions for result in results)
    seconds = time.perf_counter() - begin
    print(f"{bot} against three {others}, {games} games with {PLAYERS} players, seats rotated")
    print(f"  wins {wins:g} of {games}: {wins / games:.0%}, 95 % interval {low:.0%} to {high:.0%}; target {target:.0%}")
    rate = wins / games
    print(f"  {rate / target:.2f} × the target, {rate * PLAYERS:.2f} × an equal share of {1 / PLAYERS:.0%}")
    print(f"  {lengths / games:.0f} actions a game, {seconds:.0f} s with {jobs} processes")


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help="games of each match instead of the usual number")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    print("Emu Bay, strength of the bots. A shared victory counts as a part of a win; Wilson intervals.")
    for bot, others, games, target in MATCHES:
        match(bot, others, given.games or games, target, given.jobs)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
