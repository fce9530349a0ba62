"""`bradshaw review`: what every move made of the players' prospects, and what would have been better."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.progress import Progress
from rich.text import Text as Printed

from bradshaw.bots.review import LOOKS, Better, Judged, Review, assembled, judged
from bradshaw.cli.agreement import MOST_LOOKS
from bradshaw.cli.arguments import console
from bradshaw.cli.errors import BadUsage
from bradshaw.core.game import Game
from bradshaw.core.messages import Text, message, money
from bradshaw.core.view import Column, Row, Table
from bradshaw.formats import games
from bradshaw.render.inks import QUIET, STRONG
from bradshaw.render.text import draw_tables
from bradshaw.words import say

MOMENTS = 16
"""About this many moments of the course are shown."""
MOST_MOVES = 10_000


def review(
    file: Annotated[Path, Parameter(help="cli-help-review-file")],
    /,
    *,
    looks: Annotated[int, Parameter(help="cli-help-agreement-looks")] = LOOKS,
    moves: Annotated[int, Parameter(help="cli-help-review-moves")] = 10,
    as_json: Annotated[bool, Parameter(name="--json", help="cli-help-review-json", negative=())] = False,
) -> None:
    """Judge every decision of a game, and show its course, the moves that cost most and a summary for each player."""
    for option, most, value in (("--looks", MOST_LOOKS, looks), ("--moves", MOST_MOVES, moves)):
        if not 1 <= value <= most:
            raise BadUsage(message("cli-error-count", option=option, most=most, value=value))
    game = games.load(file)
    made = assembled(game, [one for one in _watched(game, looks) if one is not None], looks)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(made) + b"\n")
        return
    out = console()
    out.print(draw_tables((players_table(made), course(made)), (), out, out.width))
    _tell_costliest(made, moves, out)
    if not made.over:
        out.print(Printed(say(message("cli-review-unfinished", count=game.number)), QUIET))


def _watched(game: Game[Any], looks: int) -> Iterator[Judged | None]:
    """The decisions of a game, with a bar on a terminal while they are judged."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        found = judged(game, looks=looks)
        yield from progress.track(found, total=game.number, description=say(message("cli-review-judging")))


def players_table(made: Review) -> Table:
    """The decisions of each player, in all and by kind."""
    columns = (
        Column(message("cli-review-column-player")),
        Column(message("cli-review-column-kind")),
        Column(message("cli-review-column-decisions"), right=True),
        Column(message("cli-review-column-agreed"), right=True),
        Column(message("cli-review-column-cost"), right=True),
    )
    rows = []
    for one in made.summaries:
        all_kinds = message("cli-review-row-all")
        rows.append(_row(made.players[one.seat], all_kinds, one.decisions, one.agreed, one.cost))
        rows += [_row("", kind.kind, kind.decisions, kind.agreed, kind.cost) for kind in one.kinds]
    return Table(message("cli-review-players"), columns, tuple(rows))


def _row(player: str, kind: Text, decisions: int, agreed: int, cost: int) -> Row:
    share = message("arena-share", share=agreed / decisions) if decisions else ""
    return Row((player, kind, str(decisions), share, money(cost)))


def course(made: Review) -> Table:
    """What the players were expected to be worth at the end, at moments through the game."""
    last = len(made.expected) - 1
    step = max(1, -(-last // MOMENTS))
    moments = [*range(0, last, step), last]
    columns = (
        Column(message("cli-review-column-move"), right=True),
        *(Column(player, right=True) for player in made.players),
    )
    rows = tuple(Row((str(number), *(money(round(worth)) for worth in made.expected[number]))) for number in moments)
    return Table(message("cli-review-course"), columns, rows)


def _tell_costliest(made: Review, count: int, out: Console) -> None:
    worst = made.costliest(count)
    if not worst:
        out.print(say(message("cli-review-nothing")))
        return
    out.print()
    out.print(Printed(say(message("cli-review-costliest")), STRONG))
    for one in worst:
        assert one.better is not None
        player = made.players[one.seat]
        out.print()
        out.print(
            say(message("core-review-move", number=one.number + 1, player=player, kind=one.kind, played=one.played))
        )
        for text in told(one, one.better):
            out.print(Padding(say(text), (0, 0, 0, 2)))


def told(one: Judged, better: Better) -> list[Text]:
    """What a decision cost, and what would have been better."""
    first, *rest = better.steps
    said: list[Text] = [
        message("core-review-loss", cost=one.cost, percent=round(100 * one.lost)),
        message("core-review-better", first=first.text),
    ]
    if rest:
        said.append(message("core-review-then", steps=tuple(step.text for step in rest)))
    if better.terms:
        listed = tuple(message("core-reason-term", term=term.about, amount=term.amount) for term in better.terms)
        said.append(message("core-reason-terms", terms=listed))
    return said
