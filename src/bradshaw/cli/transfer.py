"""`bradshaw import` and `bradshaw export`: games of 18xx.games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bradshaw.cli.arguments import Output, RecordFile
from bradshaw.cli.errors import complain
from bradshaw.core.messages import Text, message, sentences
from bradshaw.formats import files, games, records


def import_game(
    file: Annotated[Path, Parameter(help="cli-help-import-file")],
    /,
    *,
    output: Output = None,
) -> None:
    """Turn a game exported from 18xx.games into a record, checking every move by the rules of that site.

    Moves that were taken back, chat and standing orders are resolved; the record holds the moves that count.
    """
    imported = games.load_exported(file)
    game = imported.game
    if output is None:
        sys.stdout.buffer.write(game.record().encode())
    else:
        records.save(game, output)
    told: list[Text] = [
        message("cli-imported", count=len(game.played), game=game.title.name, players=tuple(game.players))
    ]
    if imported.result:
        told.append(imported.result)
    complain(sentences(told))


def export_game(
    file: RecordFile,
    /,
    *,
    to: Annotated[Literal["18xx"], Parameter(help="cli-help-export-to")],
    output: Output = None,
) -> None:
    """Write a game as 18xx.games does. It must have been played by that site's house rules."""
    data = games.exported(games.load(file))
    if output is None:
        sys.stdout.buffer.write(data)
    else:
        files.write(output, data)
