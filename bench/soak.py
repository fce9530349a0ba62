"""Play many games of every title, with every number of players and all sorts of options, and see that each holds.

After every action somebody can act or the game is over, nothing is lost, and nobody but the bank owes; at the end the
record plays again to the same hash. Run with `make soak`; a failure names the command that repeats it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from secrets import randbelow

sys.path.insert(0, str(Path(__file__).parents[1]))

import bradshaw
from bradshaw import Action, bots
from bradshaw.core.chance import Chance
from bradshaw.core.record import decode
from tests.conformance.play import AnyGame, any_game, play_on

BOT_GAMES = 10
"""One game in so many is played by greedy bots instead of simple players."""
FIRST_LIMIT = 10**9
EVERY = 2.0
"""Seconds between two lines of progress."""

Job = tuple[str, int]


def soak(job: Job) -> tuple[Job, int, str]:
    """Play one game. Returns the number of actions, and what went wrong."""
    name, seed = job
    game: AnyGame | None = None
    trouble = ""
    try:
        game = any_game(bradshaw.title(name), seed)
        check(game, seed)
    except Exception:
        trouble = traceback.format_exc()
    return job, len(game.played) if game else 0, trouble


def check(game: AnyGame, seed: int) -> None:
    """Play to the end and look at everything that must hold."""
    title = game.title
    totals = dict(title.totals(game.state))
    bot = bots.make("greedy", seed)

    def greedy(game: AnyGame, chance: Chance) -> Action:
        return bot.choose(title, game.state)

    by_bots = seed // len(title.players) % BOT_GAMES == 0
    for _ in play_on(game, seed, greedy if by_bots else None):
        assert len(game.actors) > 0, "nobody is to act and the game is not over"
        assert dict(title.totals(game.state)) == totals, "something was lost or made"
        cash, sources = game.state.cash, game.state.sources
        assert all(amount >= 0 for account, amount in enumerate(cash) if account not in sources), "somebody owes"
    assert dict(title.totals(game.state)) == totals, "something was lost or made"
    outcome = game.outcome
    assert outcome is not None
    assert len(outcome.scores) == len(game.players)
    assert outcome.winners
    again = type(game).from_record(title, decode(game.record().encode()))
    assert again.state == game.state, "the record leads to another position"
    assert again.state.digest() == game.state.digest()


def jobs_of(names: list[str], first: int, games: int) -> Iterator[Job]:
    """The titles in turn, each with the seeds from the first one on."""
    for number in range(games):
        yield names[number % len(names)], first + number // len(names)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many games and check that every one of them holds together.")
    parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes (one for each core)")
    parser.add_argument("--first", type=int, default=randbelow(FIRST_LIMIT), help="the first seed (random)")
    parser.add_argument("--title", choices=sorted(bradshaw.titles()), help="only this title (all)")
    wanted = parser.parse_args()
    names = [wanted.title] if wanted.title else sorted(bradshaw.titles())
    print(f"{wanted.games} games of {', '.join(names)}, seeds from {wanted.first}, {wanted.jobs} processes")
    began = told = time.monotonic()
    actions = 0
    failures: list[Job] = []
    with ProcessPoolExecutor(wanted.jobs) as pool:
        results = pool.map(soak, jobs_of(names, wanted.first, wanted.games), chunksize=8)
        for number, (job, length, trouble) in enumerate(results, start=1):
            actions += length
            if trouble:
                failures.append(job)
                print(f"{trouble}{job[0]} with seed {job[1]} failed at action {length}. To repeat it:")
                print(f"  .venv/bin/python bench/soak.py --title {job[0]} --first {job[1]} --games 1 --jobs 1")
            if time.monotonic() - told >= EVERY:
                told = time.monotonic()
                print(f"{number} games, {actions} actions, {len(failures)} failures", flush=True)
    took = time.monotonic() - began
    print(
        f"{wanted.games} games, {actions} actions in {took:.1f} s ({actions / took:.0f} a second), "
        f"{len(failures)} failures"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
