"""How fast 1860 is: replay with full validation, copies of the state, and all legal moves of a decision.

Run with `python -m bench.isle`.
"""

from __future__ import annotations

import gc
import platform
import time
from collections.abc import Sequence
from typing import Any

from bench import recorded
from bradshaw.core.game import Game
from bradshaw.core.record import decode
from bradshaw.games.g1860 import TITLE

REPLAY_TARGET = 4_000
COPY_TARGET = 150.0
MEDIAN_TARGET, WORST_TARGET = 5.0, 40.0
PUBLIC = {"as it loads games": (1_300, 1_900), "with its checks on": (800, 1_400)}
"""Actions a second of the public engine on the same games."""


def main() -> None:
    """Print the figures beside their targets."""
    print(f"1860, Python {platform.python_version()} on {platform.machine()}, one core, CPU time")
    played = [TITLE.site.load(content["game"]) for _, content in recorded.games()]
    people = [TITLE.site.load(content["game"]) for _, content in recorded.games(people_only=True)]
    # The recorded games themselves are no part of what is measured.
    gc.collect()
    gc.freeze()
    for name, games in (("games of people", people), ("simulated games", played[len(people) :])):
        if games:
            _replay(name, games)
    _copies(played)
    _choices(played)


def _replay(name: str, games: Sequence[Game[Any]]) -> None:
    records = [decode(game.record().encode()) for game in games]
    begin = time.process_time()
    actions = sum(len(Game.from_record(TITLE, record).played) for record in records)
    rate = actions / (time.process_time() - begin)
    print(f"{rate:9,.0f} actions a second replaying {name} with full validation   target {REPLAY_TARGET:,}")
    for what, (low, high) in PUBLIC.items():
        print(f"          {rate / high:.1f} to {rate / low:.1f} × the public engine {what} ({low:,} to {high:,})")


def _copies(games: Sequence[Game[Any]]) -> None:
    states = [game.at(len(game.played) // 2).state for game in games]
    begin = time.process_time()
    for _ in range(200):
        for state in states:
            state.copy()
    spent = (time.process_time() - begin) / (200 * len(states)) * 1e6
    print(f"{spent:9.1f} µs  state copy   target {COPY_TARGET:g} µs")


def _choices(games: Sequence[Game[Any]]) -> None:
    times = []
    gc.disable()
    for game in games:
        walk = game.at(0)
        for _ in range(len(game.played)):
            begin = time.process_time()
            walk.choices()
            times.append((time.process_time() - begin) * 1000)
            walk.redo()
    gc.enable()
    times.sort()
    print(
        f"{times[len(times) // 2]:9.3f} ms  all legal moves, median of {len(times):,} decisions   "
        f"target {MEDIAN_TARGET:g} ms\n{times[-1]:9.1f} ms  all legal moves, worst   target {WORST_TARGET:g} ms"
    )


if __name__ == "__main__":
    main()
