"""`bradshaw simulate`: many games of bots, and what came of them."""

from __future__ import annotations

import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import fmean, median
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from bradshaw.bots import arena
from bradshaw.bots.arena import Result
from bradshaw.cli.arguments import GameName, Options, Players, Seed, console, options_of, seats
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.opponents import BotList, bot_kinds
from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.messages import Message, message
from bradshaw.core.options import complete
from bradshaw.core.registry import title as title_called
from bradshaw.core.view import Column, Row, Table
from bradshaw.formats import files
from bradshaw.render.text import draw_tables
from bradshaw.words import say

MOST_GAMES = 10_000_000
MOST_JOBS = 1024


def simulate(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="cli-help-simulate-games")] = 100,
    players: Players = None,
    bots: BotList = "greedy",
    jobs: Annotated[int, Parameter(help="cli-help-simulate-jobs")] = 1,
    seed: Seed = None,
    option: Options = None,
    out: Annotated[Path | None, Parameter(help="cli-help-simulate-out")] = None,
) -> None:
    """Let bots play many games and print how fast they were, how the games went and who won."""
    title = title_called(game)
    settings = complete(title.options, options_of(title, option))
    kinds = bot_kinds(bots)
    count = seats(title, players, len(kinds) if len(kinds) > 1 else 0)
    title.check_options(title.terms(settings), count)
    _check_number("games", games, MOST_GAMES)
    _check_number("jobs", jobs, MOST_JOBS)
    start = secrets.randbelow(SEED_LIMIT - MOST_GAMES) if seed is None else seed
    if not 0 <= start < SEED_LIMIT:
        raise BadUsage(message("core-error-seed", most=str(SEED_LIMIT - 1)))
    if out is not None:
        # Before hours are spent.
        files.write(out, b"")
    began = time.monotonic()
    results = list(_watched(arena.play_many(game, kinds, games, count, start, jobs, settings), games))
    seconds = time.monotonic() - began
    if out is not None:
        files.write(out, b"".join(msgspec.json.encode(result) + b"\n" for result in results))
    report(results, seconds, start, console())


def _check_number(name: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise BadUsage(message("cli-error-count", option=f"--{name}", most=most, value=value))


def _watched(results: Iterable[Result], games: int) -> Iterator[Result]:
    """The results, with a bar on a terminal while they come in."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(results, total=games, description=say(message("cli-simulate-playing")))


# What came of it


def report(results: Sequence[Result], seconds: float, seed: int, out: Console) -> None:
    """Speed, lengths, scores, wins and endings."""
    rate = len(results) / seconds if seconds > 0 else 0.0
    actions = [result.actions for result in results]
    speed = message("cli-simulate-speed", count=len(results), seconds=seconds, rate=rate, seed=str(seed))
    out.print(Text(say(speed)))
    out.print(Text(say(message("cli-simulate-length", spread=_spread(actions)))))
    scores = _spread([max(result.scores) for result in results])
    out.print(Text(say(message("cli-simulate-scores", spread=scores))))
    out.print()
    out.print(draw_tables((wins(results), endings(results)), (), out, out.width))


def _spread(values: Sequence[int]) -> Message:
    return message(
        "cli-simulate-spread", mean=fmean(values), median=median(values), least=min(values), most=max(values)
    )


def wins(results: Sequence[Result]) -> Table:
    """How often each kind of bot won from the seats that it had; a shared victory counts for all who share it."""
    scores: dict[str, list[int]] = {}
    won: Counter[str] = Counter()
    for result in results:
        for seat, kind in enumerate(result.bots):
            scores.setdefault(kind, []).append(result.scores[seat])
            won[kind] += seat in result.winners
    rows = []
    for kind, all_scores in sorted(scores.items(), key=lambda item: -won[item[0]] / len(item[1])):
        low, high = arena.wilson(won[kind], len(all_scores))
        rows.append(
            Row(
                (
                    kind,
                    str(len(all_scores)),
                    str(won[kind]),
                    message("cli-simulate-share", share=won[kind] / len(all_scores)),
                    message("cli-simulate-interval", low=low, high=high),
                    message("cli-simulate-mean", mean=fmean(all_scores)),
                    str(min(all_scores)),
                    str(max(all_scores)),
                )
            )
        )
    columns = (
        Column(message("cli-simulate-column-bot")),
        Column(message("cli-simulate-column-seats"), right=True),
        Column(message("cli-simulate-column-wins"), right=True),
        Column(message("cli-simulate-column-share"), right=True),
        Column(message("cli-simulate-column-interval"), right=True),
        Column(message("cli-simulate-column-mean"), right=True),
        Column(message("cli-simulate-column-least"), right=True),
        Column(message("cli-simulate-column-most"), right=True),
    )
    return Table(message("cli-simulate-wins"), columns, tuple(rows))


def endings(results: Sequence[Result]) -> Table:
    """Why the games ended."""
    reasons = Counter(say(message("listed", items=result.reasons)) for result in results)
    rows = tuple(
        Row((reason, str(count), message("cli-simulate-share", share=count / len(results))))
        for reason, count in reasons.most_common()
    )
    columns = (
        Column(message("cli-simulate-column-reason")),
        Column(message("cli-simulate-column-games"), right=True),
        Column(message("cli-simulate-column-share"), right=True),
    )
    return Table(message("cli-simulate-endings"), columns, rows)
