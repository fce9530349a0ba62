"""`bradshaw runs`: the best runs of the companies in a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bradshaw.cli.arguments import At, RecordFile, console, position
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.render import draw
from bradshaw.core.messages import message
from bradshaw.eighteen.title import running_title
from bradshaw.eighteen.views.shown_runs import BestRuns
from bradshaw.formats import games
from bradshaw.words import say


def runs(
    file: RecordFile,
    /,
    *,
    at: At = None,
    company: Annotated[str | None, Parameter(help="cli-help-runs-company")] = None,
    splits: Annotated[bool, Parameter(help="cli-help-runs-splits", negative=())] = False,
    draw_to: Annotated[Path | None, Parameter(name="--draw", help="cli-help-runs-draw")] = None,
) -> None:
    """List the runs with the highest revenue, each with its stations and sums, and whether that is proved."""
    game = position(games.load(file), at)
    title = running_title(game.title)
    names = title.running_companies(game.state) if company is None else (company,)
    if not names:
        raise BadUsage(message("cli-error-no-runs"))
    found = [title.best_runs(game.state, name) for name in names]
    listed = found
    if splits:
        listed = [one for name in names for one in title.run_splits(game.state, name)]
    out = console()
    for best in listed:
        for line in lines_of(best):
            out.print(line)
    if draw_to is not None:
        draw(game, draw_to, tuple(run.line for best in found for run in best.runs))


def lines_of(best: BestRuns) -> list[str]:
    """The runs of one company in words."""
    if not best.runs:
        return [say(message("cli-runs-none", company=best.company))]
    lines = [say(message("cli-runs-best", company=best.company, earns=best.earns, proved=best.proved))]
    for run in best.runs:
        stops = tuple(
            message("cli-run-stop", name=name or hex_, value=value) if value else name or hex_
            for hex_, name, value in run.stops
        )
        told = message(
            "cli-run",
            train=run.train,
            called=len(stops),
            stops=stops,
            bonus=run.line.bonus or None,
            earns=run.line.earns,
        )
        lines.append(f"  {say(told)}")
    return lines
