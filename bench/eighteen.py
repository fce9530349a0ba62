"""How fast the 18xx games are: replay with full validation, copies of the state, all legal moves of a decision.

Run with `python -m bench.eighteen`, or with the name of one game.
"""

from __future__ import annotations

import gc
import platform
import sys
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import bradshaw
from bench import recorded
from bench.kernels import kernels
from bradshaw.core.game import Game
from bradshaw.core.record import decode
from bradshaw.eighteen.title import public_site


class Targets(NamedTuple):
    """What a game should reach, and what the public engine does on the same games in actions a second."""

    replay: int
    copy: float
    median: float
    worst: float
    public: dict[str, tuple[int, int]]


TARGETS = {
    "1860": Targets(8_000, 150.0, 5.0, 40.0, {"as it loads games": (1_300, 1_900), "with its checks on": (800, 1_400)}),
    "1862": Targets(6_000, 200.0, 8.0, 60.0, {"as it loads games": (940, 940), "with its checks on": (800, 800)}),
}


def main() -> None:
    """Print the figures beside their targets."""
    for name in sys.argv[1:] or TARGETS:
        measure(name, TARGETS[name])


def measure(name: str, targets: Targets) -> None:
    """Measure one game."""
    print(f"{name}, Python {platform.python_version()} on {platform.machine()}, one core, CPU time, {kernels()}")
    site = public_site(bradshaw.title(name))
    assert site is not None
    people = [site.load(content["game"]) for _, content in recorded.games(name, people_only=True)]
    played = [site.load(content["game"]) for _, content in recorded.games(name)]
    # The recorded games themselves are no part of what is measured.
    gc.collect()
    gc.freeze()
    for whose, games in (("games of people", people), ("simulated games", played[len(people) :])):
        if games:
            _replay(whose, games, targets)
    _copies(played, targets)
    _choices(played, targets)


def _replay(whose: str, games: Sequence[Game[Any]], targets: Targets) -> None:
    records = [decode(game.record().encode()) for game in games]
    rates = []
    # What was found out about a board is kept, for a while: the second time most of it is still known.
    for _ in range(2):
        begin = time.process_time()
        actions = sum(len(Game.from_record(games[0].title, record).played) for record in records)
        rates.append(actions / (time.process_time() - begin))
    rate, again = rates
    print(f"{rate:9,.0f} actions a second replaying {whose} with full validation   target {targets.replay:,}")
    print(f"{again:9,.0f} when the same games are replayed again")
    for what, (low, high) in targets.public.items():
        print(f"          {rate / high:.1f} to {rate / low:.1f} × the public engine {what} ({low:,} to {high:,})")


def _copies(games: Sequence[Game[Any]], targets: Targets) -> None:
    states = [game.at(len(game.played) // 2).state for game in games]
    begin = time.process_time()
    for _ in range(200):
        for state in states:
            state.copy()
    spent = (time.process_time() - begin) / (200 * len(states)) * 1e6
    print(f"{spent:9.1f} µs  state copy   target {targets.copy:g} µs")


def _choices(games: Sequence[Game[Any]], targets: Targets) -> None:
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
        f"target {targets.median:g} ms\n{times[-1]:9.1f} ms  all legal moves, worst   target {targets.worst:g} ms"
    )


if __name__ == "__main__":
    main()
