"""`bradshaw render`: a position as a drawing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from bradshaw.cli.errors import BadUsage
from bradshaw.core.game import Game
from bradshaw.core.messages import message
from bradshaw.core.view import Line
from bradshaw.formats import files, games
from bradshaw.render.png import CannotDraw, to_png
from bradshaw.render.position import draw_position
from bradshaw.words import own_language, say

At = Annotated[int | None, Parameter(help="The position after so many actions; else the last one.")]


def render(
    file: Path,
    /,
    *,
    output: Annotated[Path, Parameter(name=["--output", "-o"], help="The drawing, .svg or .png.")],
    at: At = None,
) -> None:
    """Draw the board and the market of a game.

    Parameters
    ----------
    file
        A record, or a game exported from 18xx.games.
    """
    draw(position(games.load(file), at), output)


def position(game: Game[Any], at: int | None) -> Game[Any]:
    """The game as it stood after so many actions."""
    last = len(game.played)
    if at is None:
        return game
    if not 0 <= at <= last:
        raise BadUsage(f"The game has {last} actions; there is no position {at}.")
    return game.at(at)


def draw(game: Game[Any], output: Path, lines: tuple[Line, ...] | None = None) -> None:
    """Write the position as a drawing, with these runs on the map."""
    view = game.title.view(game.state, game.players)
    if lines is not None:
        view = msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, lines=lines))
    title = say(message("render-position", game=game.title.name, actions=len(game.played)))
    svg = draw_position(view, title=title, language=own_language())
    match output.suffix.lower():
        case ".svg":
            files.write(output, svg.encode())
        case ".png":
            try:
                files.write(output, to_png(svg))
            except CannotDraw as error:
                raise BadUsage(str(error)) from None
        case other:
            raise BadUsage(f"A drawing ends in .svg or .png, not in {other!r}.")
