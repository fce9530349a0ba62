"""The arena: whole games between bots, as many as wanted, on several processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt

import msgspec

from bradshaw.bots.kinds import make
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.messages import Text
from bradshaw.core.registry import title as title_called

CONFIDENCE = 1.959963984540054
"""Standard deviations on either side of a 95 % interval."""


class Result(msgspec.Struct, frozen=True):
    """One game: its seed, the bots by seat, its length and how it ended."""

    seed: int
    bots: tuple[str, ...]
    actions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reasons: tuple[Text, ...]


def play(title_id: str, bots: Sequence[str], seed: int, options: Mapping[str, object] | None = None) -> Result:
    """One whole game with these bots by seat; the seed settles everything."""
    title = title_called(title_id)
    state = Game(title, [f"{seat + 1} {bot}"[:40] for seat, bot in enumerate(bots)], seed, options).state
    chance = Chance(seed)
    players = [make(spec, chance.below(SEED_LIMIT)) for spec in bots]
    actions = 0
    while (outcome := title.outcome(state)) is None:
        frame = state.frames[-1]
        action = players[frame.actor(state)].choose(title, state)
        advance(state, action, SILENCE)
        actions += 1
    return Result(seed, tuple(bots), actions, outcome.scores, outcome.winners, outcome.reasons)


class _Task(msgspec.Struct, frozen=True):
    title: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]


def _run(task: _Task) -> Result:
    return play(task.title, task.bots, task.seed, task.options)


def _leave_interrupts() -> None:
    """Ctrl-C ends the process that started the games; the others end with it, quietly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_many(
    title_id: str,
    bots: Sequence[str],
    games: int,
    players: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
) -> Iterator[Result]:
    """Games with seeds from `seed` on. The bots fill the seats in turn and move on by one seat with each game."""
    tasks = (
        _Task(
            title_id,
            tuple(bots[(game + seat) % len(bots)] for seat in range(players)),
            (seed + game) % SEED_LIMIT,
            dict(options or {}),
        )
        for game in range(games)
    )
    if jobs == 1:
        yield from map(_run, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=_leave_interrupts) as pool:
        yield from pool.imap(_run, tasks)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson 1927)."""
    if not games:
        return 0.0, 1.0
    rate, weight = wins / games, CONFIDENCE**2 / games
    centre = (rate + weight / 2) / (1 + weight)
    spread = CONFIDENCE * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - spread), min(1.0, centre + spread)
