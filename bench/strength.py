"""How well the bots play. Run with `python -m bench.strength`, or with --games N to play fewer or more."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from bradshaw.arena import Processes, Result, play
from bradshaw.arena import match as schedule
from bradshaw.arena.figures import CONFIDENCE, figures
from bradshaw.arena.schedule import setting

MATCHES = (
    ("emubay", "greedy", "random", 4, 200, 0.60),
    ("emubay", "mcts:1s", "greedy", 4, 60, 0.50),
)
"""The game, the bot, those that it meets, the players in all, the number of games, and the share that it should win."""
EXPERTS = (
    ("1860", "expert:2s", "greedy", 3, 100, 0.65),
    ("1862", "expert:2s", "greedy", 3, 100, 0.65),
    # What mcts looked at in a second when the target was set; its lines are found ten times as fast since.
    ("emubay", "expert:2s", "mcts:600", 4, 100, 0.45),
    ("1860", "expert:5s", "expert:0.5s", 3, 60, 0.40),
    ("1862", "expert:5s", "expert:0.5s", 3, 60, 0.40),
)
"""The same for the expert; it takes a day."""
SEED = 70_001
"""No weights were learned from games with these seeds."""


def match(title: str, bot: str, others: str, players: int, games: int, target: float, jobs: int) -> None:
    begin = time.perf_counter()
    matches = schedule([setting(title, players)], [bot, *[others] * (players - 1)], games, seed=SEED)
    results = list(Processes(jobs).run(play, matches))
    found = next(one for one in figures(results) if one.bot == bot)
    wins, (low, high) = found.wins, found.interval
    lengths = sum(result.actions for result in results)
    seconds = time.perf_counter() - begin
    print(f"{title}: {bot} against {players - 1} {others}, {games} games, seats rotated")
    print(f"  wins {wins:g} of {games}: {wins / games:.0%}, 95 % interval {low:.0%} to {high:.0%}; target {target:.0%}")
    rate = wins / games
    above, spread = against_the_table(results, bot)
    print(f"  its results differ from the mean of the table by {above:+.0%} (± {spread:.0%})")
    print(f"  {rate / target:.2f} × the target, {rate * players:.2f} × an equal share of {1 / players:.0%}")
    print(f"  {lengths / games:.0f} actions a game, {seconds:.0f} s with {jobs} processes")


def against_the_table(results: Sequence[Result], bot: str) -> tuple[float, float]:
    """By what part of the mean of its table a bot's results differ from it, and how far off that may be (95 %)."""
    parts = [
        fmean(score for score, one in zip(result.scores, result.bots, strict=True) if one == bot) / fmean(result.scores)
        - 1
        for result in results
    ]
    return fmean(parts), CONFIDENCE * stdev(parts) / sqrt(len(parts)) if len(parts) > 1 else 0.0


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help="games of each match instead of the usual number")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--experts", action="store_true", help="the matches of the expert, which take a day")
    parser.add_argument("--title", choices=sorted({one[0] for one in EXPERTS}), help="matches of one game only")
    parser.add_argument("--bot", help="a match of this bot instead of the usual ones, with --against")
    parser.add_argument("--against", default="greedy")
    given = parser.parse_args(arguments)
    print("Strength of the bots. A shared victory counts as a part of a win; Wilson intervals.")
    chosen = [one for one in (EXPERTS if given.experts or given.bot else MATCHES) if given.title in (None, one[0])]
    if given.bot:
        seats = {title: players for title, _, _, players, _, _ in chosen}
        chosen = [(title, given.bot, given.against, players, 30, 1 / players) for title, players in seats.items()]
    for title, bot, others, players, games, target in chosen:
        match(title, bot, others, players, given.games or games, target, given.jobs)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
