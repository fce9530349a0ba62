"""`bradshaw runs`: the best runs of the companies in a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bradshaw.cli.arguments import console
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.render import At, draw, position
from bradshaw.core.errors import BadPosition
from bradshaw.core.title import BestRuns
from bradshaw.formats import games


def runs(
    file: Path,
    /,
    *,
    at: At = None,
    company: Annotated[str | None, Parameter(help="Only this company; else all that can run.")] = None,
    splits: Annotated[
        bool, Parameter(help="Every division between revenue and subsidy that is worth having.", negative=())
    ] = False,
    draw_to: Annotated[Path | None, Parameter(name="--draw", help="Draw the runs on the map, .svg or .png.")] = None,
) -> None:
    """List the runs with the highest revenue, each with its stations and sums, and whether that is proved.

    Parameters
    ----------
    file
        A record, or a game exported from 18xx.games.
    """
    game = position(games.load(file), at)
    names = game.title.running_companies(game.state) if company is None else (company,)
    if not names:
        raise BadUsage("No company can run trains in this position.")
    try:
        found = [game.best_runs(name) for name in names]
        listed = found
        if splits:
            listed = [one for name in names for one in game.title.run_splits(game.state, name)]
    except BadPosition as error:
        raise BadUsage(str(error)) from None
    out = console()
    for best in listed:
        for line in lines_of(best):
            out.print(line)
    if draw_to is not None:
        draw(game, draw_to, tuple(run.line for best in found for run in best.runs))


def lines_of(best: BestRuns) -> list[str]:
    """The runs of one company in words."""
    proof = "the best there is" if best.proved else "the best found"
    if not best.runs:
        return [f"{best.company}: no run is possible."]
    lines = [f"{best.company}: {best.earns}, {proof}."]
    for run in best.runs:
        stops = " – ".join(f"{name or hex_} {value}" if value else name or hex_ for hex_, name, value in run.stops)
        bonus = f" + {run.line.bonus}" if run.line.bonus else ""
        lines.append(f"  {run.train}: {f'{stops}{bonus} = ' if stops else ''}{run.line.earns}")
    return lines
