"""`bradshaw agreement`: how often the expert would have played what was played."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from bradshaw.bots.agreement import FEW, Agreement, by_kind, compared
from bradshaw.bots.expert import Budget, Expert
from bradshaw.cli.arguments import console
from bradshaw.cli.errors import BadUsage
from bradshaw.core.messages import Text, message
from bradshaw.core.view import Column, Row, Table
from bradshaw.formats import games
from bradshaw.render.text import draw_tables
from bradshaw.words import say

MOST_LOOKS = 100_000


def agreement(
    *files: Annotated[Path, Parameter(help="cli-help-agreement-files")],
    looks: Annotated[int, Parameter(help="cli-help-agreement-looks")] = 1,
) -> None:
    """Compare every decision of recorded games with the expert's first choices, by kind of decision."""
    if not files:
        raise BadUsage(message("cli-error-agreement-files"))
    if not 1 <= looks <= MOST_LOOKS:
        raise BadUsage(message("cli-error-count", option="--looks", most=MOST_LOOKS, value=looks))
    out = console()
    totals: dict[Text, Agreement] = {}
    for path in _watched(files):
        game = games.load(path)
        found = by_kind(compared(game, Expert("expert", game.seed, Budget(None, looks))))
        for kind, one in found.items():
            totals[kind] = totals.get(kind, Agreement()) + one
        out.print(draw_tables((table(found, path.name),), (), out, out.width))
    if len(files) > 1:
        out.print(draw_tables((table(totals, message("cli-agreement-all", count=len(files))),), (), out, out.width))


def _watched(files: tuple[Path, ...]) -> Iterable[Path]:
    """The files, with a bar on a terminal while they are gone through."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(files, description=say(message("cli-agreement-comparing")))


def table(found: dict[Text, Agreement], title: Text) -> Table:
    """The agreement by kind of decision, and in all."""
    rows = [_row(kind, one) for kind, one in found.items()]
    rows.append(_row(message("cli-agreement-row-all"), sum(found.values(), Agreement())))
    columns = (
        Column(message("cli-agreement-column-kind")),
        Column(message("cli-agreement-column-decisions"), right=True),
        Column(message("cli-agreement-column-first"), right=True),
        Column(message("cli-agreement-column-among", few=FEW), right=True),
    )
    return Table(title, columns, tuple(rows))


def _row(kind: Text, one: Agreement) -> Row:
    shares = [message("arena-share", share=count / one.decisions) if one.decisions else "" for count in one[1:]]
    return Row((kind, str(one.decisions), *shares))
