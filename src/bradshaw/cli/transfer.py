"""`bradshaw import` and `bradshaw export`: games of 18xx.games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bradshaw.cli.errors import complain
from bradshaw.formats import files, games, records

Output = Annotated[Path | None, Parameter(name=["--output", "-o"], help="The file to write; else standard output.")]


def import_game(file: Path, /, *, output: Output = None) -> None:
    """Turn a game exported from 18xx.games into a record, checking every move by the rules of that site.

    Moves that were taken back, chat and standing orders are resolved; the record holds the moves that count.

    Parameters
    ----------
    file
        The game as the site exports it: JSON, plain or gzip.
    """
    imported = games.load_exported(file)
    game = imported.game
    if output is None:
        sys.stdout.buffer.write(game.record().encode())
    else:
        records.save(game, output)
    complain(f"{len(game.played)} moves of {game.title.name}, {', '.join(game.players)}. {imported.result}".rstrip())


def export_game(
    file: Path,
    /,
    *,
    to: Annotated[Literal["18xx"], Parameter(help="The format to write.")],
    output: Output = None,
) -> None:
    """Write a game as 18xx.games does. It must have been played by that site's house rules.

    Parameters
    ----------
    file
        A record of ours, or a game that was exported from the site.
    """
    data = games.exported(games.load(file))
    if output is None:
        sys.stdout.buffer.write(data)
    else:
        files.write(output, data)
