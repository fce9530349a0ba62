"""`bradshaw arena`: matches and leagues between bots, and what came of them."""

from __future__ import annotations

import secrets
import shlex
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from itertools import product
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from bradshaw.arena import export, ledger, tables
from bradshaw.arena.cluster import Cluster
from bradshaw.arena.executors import Executor, Processes
from bradshaw.arena.figures import figures
from bradshaw.arena.ledger import Ledger
from bradshaw.arena.match import Match, Result, Task, play_task
from bradshaw.arena.program import DEFAULT_SECONDS, Program
from bradshaw.arena.report import page
from bradshaw.arena.schedule import Setting, league, match, setting
from bradshaw.bots import KINDS
from bradshaw.cli.arguments import Seed, console, number, options_of, seats
from bradshaw.cli.errors import BadUsage, require_package
from bradshaw.cli.opponents import BotList, bot_kinds
from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.core.registry import title as title_called
from bradshaw.core.view import Table
from bradshaw.formats import files
from bradshaw.render.text import draw_tables
from bradshaw.words import say

MOST_GAMES = 1_000_000
MOST_JOBS = 1024
MOST_SECONDS = 3600.0
ALL = "all"


def arena(
    *game: Annotated[str, Parameter(help="cli-help-arena-game")],
    bots: BotList = "greedy",
    league: Annotated[bool, Parameter(help="cli-help-arena-league", negative=())] = False,
    games: Annotated[int, Parameter(help="cli-help-arena-games")] = 100,
    players: Annotated[str | None, Parameter(help="cli-help-arena-players")] = None,
    option: Annotated[list[str] | None, Parameter(help="cli-help-arena-option", negative=())] = None,
    seed: Seed = None,
    jobs: Annotated[int, Parameter(help="cli-help-arena-jobs")] = 1,
    ray: Annotated[str | None, Parameter(help="cli-help-arena-ray")] = None,
    results: Annotated[Path | None, Parameter(help="cli-help-arena-results")] = None,
    report: Annotated[Path | None, Parameter(help="cli-help-arena-report")] = None,
    parquet: Annotated[Path | None, Parameter(help="cli-help-arena-parquet")] = None,
    program: Annotated[list[str] | None, Parameter(help="cli-help-arena-program", negative=())] = None,
    seconds: Annotated[float, Parameter(help="cli-help-arena-seconds")] = DEFAULT_SECONDS,
) -> None:
    """Let bots play matches, or a league, and print how the games went and who won.

    With a file for the results, a run that was ended is continued by the same command. Without a game, the results in
    the file are summed up.
    """
    if not game:
        if results is None:
            raise BadUsage(message("cli-error-arena-nothing"))
        known = ledger.read(results)
        show(known.results, console())
        _write(known, report, parquet)
        return
    # Before hours are spent.
    for path in (report, parquet):
        if path is not None:
            files.check_place(path)
    if parquet is not None:
        require_package("pyarrow", "arena")
    if ray is not None:
        require_package("ray", "ray")
    programs = _programs(program or (), seconds)
    kinds = _bots(bots, programs)
    settings = settings_of(game, players, option or (), 0 if league or len(kinds) == 1 else len(kinds))
    if league and len(set(kinds)) < 2:
        raise BadUsage(message("cli-error-arena-league"))
    _check_number("games", games, MOST_GAMES)
    _check_number("jobs", jobs, MOST_JOBS)
    if seed is not None and not 0 <= seed < SEED_LIMIT:
        raise BadUsage(message("core-error-seed", most=str(SEED_LIMIT - 1)))
    with ledger.opened(results) if results is not None else nullcontext(Ledger()) as known:
        start = seed if seed is not None else _seed(known)
        todo = [one for one in _plan(league, settings, kinds, games, start) if one.key not in known]
        began, before = time.monotonic(), len(known)
        try:
            executor = Processes(jobs) if ray is None else Cluster(ray)
            _play(known, todo, programs, executor)
        finally:
            # Whatever has ended it: what was played is shown.
            if len(known):
                _sum_up(known, before, time.monotonic() - began, start, console())
                _write(known, report, parquet)


def _check_number(name: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise BadUsage(message("cli-error-count", option=f"--{name}", most=most, value=value))


def _seed(known: Ledger) -> int:
    """The seed from which the results in the file go on, or a new one."""
    seeds = [one.seed for one in known.results]
    return min(seeds) if seeds else secrets.randbelow(SEED_LIMIT - MOST_GAMES)


def _programs(given: Sequence[str], seconds: float) -> dict[str, Program]:
    """Programs of others as name=command, each of which can be found."""
    if not 0 < seconds <= MOST_SECONDS:
        raise BadUsage(message("cli-error-arena-seconds", most=int(MOST_SECONDS), value=str(seconds)))
    found: dict[str, Program] = {}
    for text in given:
        name, equals, command = text.partition("=")
        if not (equals and name and command.strip()) or "," in name:
            raise BadUsage(message("cli-error-arena-program-form", text=quoted(text)[:60]))
        if name.partition(":")[0] in KINDS or name in found:
            raise BadUsage(message("cli-error-arena-program-name", name=quoted(name)[:60]))
        try:
            first = shlex.split(command)[0]
        except (ValueError, IndexError):
            raise BadUsage(message("cli-error-arena-program-form", text=quoted(text)[:60])) from None
        if shutil.which(first) is None:
            raise BadUsage(message("cli-error-arena-no-program", program=quoted(first)[:100]))
        found[name] = Program(command, seconds)
    return found


def _bots(text: str, programs: dict[str, Program]) -> list[str]:
    """The bots of a list with commas, of ours and of others."""
    kinds = [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        if kind not in programs:
            bot_kinds(kind)
    return kinds


def settings_of(names: Sequence[str], players: str | None, options: Sequence[str], wanted: int) -> list[Setting]:
    """Every game with every number of players and every value of the options that it has."""
    titles = [title_called(name) for name in dict.fromkeys(names)]
    declared = {title.id: {option.name for option in title.options} for title in titles}
    anywhere = set().union(*declared.values())
    found = []
    for title in titles:
        counts = _counts(players, title.players)
        fitting = [count for count in counts if count in title.players] or counts[:1]
        # An option that no game has is for the first to refuse.
        own = [
            text for text in options if (name := text.partition("=")[0]) in declared[title.id] or name not in anywhere
        ]
        for taken in [seats(title, count, wanted) for count in fitting] or [seats(title, None, wanted)]:
            for variant in product(*(_values(text) for text in own)):
                found.append(setting(title.id, taken, options_of(title, variant)))
    return found


def _values(text: str) -> list[str]:
    """An option with each of its values, which commas separate."""
    name, equals, values = text.partition("=")
    return [f"{name}={value}" for value in values.split(",")] if equals else [text]


def _counts(players: str | None, allowed: range) -> list[int]:
    """Numbers of players, separated by commas; none if none was asked for."""
    if players is None:
        return []
    if players == ALL:
        return [count for count in allowed if count > 1]
    wrong = BadUsage(message("cli-error-arena-players", text=quoted(players)[:60]))
    return [number(part.strip(), wrong) for part in players.split(",")]


def _plan(meets_all: bool, settings: Sequence[Setting], kinds: Sequence[str], games: int, seed: int) -> Iterator[Match]:
    if meets_all:
        return league(settings, list(dict.fromkeys(kinds)), games, seed)
    return match(settings, kinds, games, seed)


def _play(known: Ledger, todo: Sequence[Match], programs: dict[str, Program], executor: Executor) -> None:
    """Play what is left, with a bar on a terminal."""
    tasks = (Task(one, {name: programs[name] for name in one.bots if name in programs}) for one in todo)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(say(message("cli-arena-playing")), total=len(todo))
        for result in executor.run(play_task, tasks):
            known.add(result)
            progress.advance(bar)


# What came of it


def _write(known: Ledger, report: Path | None, parquet: Path | None) -> None:
    """The results in other forms."""
    if report is not None:
        files.write(report, page(known.results).encode())
    if parquet is not None:
        files.write(parquet, export.parquet(known.results))


def _sum_up(known: Ledger, before: int, seconds: float, seed: int, out: Console) -> None:
    played = len(known) - before
    rate = played / seconds if seconds > 0 else 0.0
    out.print(Text(say(message("cli-arena-speed", count=played, seconds=seconds, rate=rate, seed=str(seed)))))
    if before:
        out.print(Text(say(message("cli-arena-before", count=before))))
    show(known.results, out)


def show(results: Sequence[Result], out: Console) -> None:
    """Lengths, scores, wins and endings for each setting; ratings over all settings."""
    groups = tables.by_setting(results)
    for played, some in groups:
        if len(groups) > 1:
            out.print()
            out.print(Text(say(tables.heading(played)), "bold"))
        out.print(Text(say(tables.lengths(some))))
        out.print(Text(say(tables.winning_scores(some))))
        out.print()
        _draw(out, tables.standings(figures(some)), tables.endings(some), tables.forfeits(some))
    every = figures(results)
    if len(groups) > 1:
        out.print()
        out.print(Text(say(message("arena-all")), "bold"))
        _draw(out, tables.standings(every))
    _draw(out, tables.ratings(every))


def _draw(out: Console, *drawn: Table | None) -> None:
    found = [one for one in drawn if one is not None]
    if found:
        out.print(draw_tables(found, (), out, out.width))
