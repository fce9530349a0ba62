"""`bradshaw render`: a position as a drawing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from bradshaw.cli.arguments import At, RecordFile, position
from bradshaw.cli.errors import BadUsage
from bradshaw.core.errors import quoted
from bradshaw.core.game import Game
from bradshaw.core.messages import message
from bradshaw.core.view import Line
from bradshaw.formats import files, games
from bradshaw.render.png import to_png
from bradshaw.render.position import draw_position
from bradshaw.words import own_language, say


def render(
    file: RecordFile,
    /,
    *,
    output: Annotated[Path, Parameter(name=["--output", "-o"], help="cli-help-render-output")],
    at: At = None,
) -> None:
    """Draw the board and the market of a game."""
    draw(position(games.load(file), at), output)


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
            files.write(output, to_png(svg))
        case other:
            raise BadUsage(message("cli-error-drawing", suffix=quoted(other)[:60]))
