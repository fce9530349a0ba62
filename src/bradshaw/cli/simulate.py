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
from bradshaw.cli.arguments import Options, Seed, console, options_of, seats
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.opponents import BotList, bot_kinds
from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.messages import message
from bradshaw.core.options import complete
from bradshaw.core.registry import title as title_called
from bradshaw.core.view import Column, Row, Table
from bradshaw.formats import files
from bradshaw.render.text import draw_tables
from bradshaw.words import say

MOST_GAMES = 10_000_000
MOST_JOBS = 1024


def simulate(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    players: Annotated[int | None, Parameter(help="How many play. Without it the fewest, two at least.")] = None,
    bots: BotList = "greedy",
    jobs: Annotated[int, Parameter(help="How many processes play at the same time.")] = 1,
    seed: Seed = None,
    option: Options = None,
    out: Annotated[Path | None, Parameter(help="File for the results, a line of JSON for each game.")] = None,
) -> None:
    """Let bots play many games and print how fast they were, how the games went and who won.

    Parameters
    ----------
    game
        Id of the game, such as emubay.
    """
    title = title_called(game)
    settings = complete(title.options, options_of(title, option))
    kinds = bot_kinds(bots)
    count = seats(title, players, len(kinds) if len(kinds) > 1 else 0)
    title.check_options(title.terms(settings), count)
    _check_number("games", games, MOST_GAMES)
    _check_number("jobs", jobs, MOST_JOBS)
    start = secrets.randbelow(SEED_LIMIT - MOST_GAMES) if seed is None else seed
    if not 0 <= start < SEED_LIMIT:
        raise BadUsage(f"--seed must be a whole number from 0 to {SEED_LIMIT - 1}.")
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
        raise BadUsage(f"--{name} must be from 1 to {most}, not {value}.")


def _watched(results: Iterable[Result], games: int) -> Iterator[Result]:
    """The results, with a bar on a terminal while they come in."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(results, total=games, description="Playing")


# What came of it


def report(results: Sequence[Result], seconds: float, seed: int, out: Console) -> None:
    """Speed, lengths, scores, wins and endings."""
    rate = len(results) / seconds if seconds > 0 else 0.0
    actions = [result.actions for result in results]
    out.print(Text(f"{len(results)} games in {seconds:.1f} s, {rate:.1f} games a second, seed {seed}"))
    out.print(Text(f"Length: {_spread(actions)} actions"))
    out.print(Text(f"Winning score: {_spread([max(result.scores) for result in results])}"))
    out.print()
    out.print(draw_tables((wins(results), endings(results)), (), out, out.width))


def _spread(values: Sequence[int]) -> str:
    return f"mean {fmean(values):.1f}, median {median(values):g}, from {min(values)} to {max(values)}"


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
                    f"{won[kind] / len(all_scores):.1%}",
                    f"{low:.1%} to {high:.1%}",
                    f"{fmean(all_scores):.1f}",
                    str(min(all_scores)),
                    str(max(all_scores)),
                )
            )
        )
    columns = (
        Column("Bot"),
        Column("Seats", right=True),
        Column("Wins", right=True),
        Column("Share", right=True),
        Column("95 % interval", right=True),
        Column("Mean score", right=True),
        Column("Least", right=True),
        Column("Most", right=True),
    )
    return Table("Wins", columns, tuple(rows))


def endings(results: Sequence[Result]) -> Table:
    """Why the games ended."""
    reasons = Counter(say(message("listed", items=result.reasons)) for result in results)
    rows = tuple(Row((reason, str(count), f"{count / len(results):.1%}")) for reason, count in reasons.most_common())
    return Table("Endings", (Column("Because of"), Column("Games", right=True), Column("Share", right=True)), rows)
