"""Records of ours in files: one game each, as JSON or gzip."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bradshaw.core.errors import BradshawError
from bradshaw.core.game import Game
from bradshaw.core.record import LARGEST, decode
from bradshaw.core.registry import title
from bradshaw.formats import files
from bradshaw.formats.files import BadFile


def load(path: Path) -> Game[Any]:
    """The game that a record file holds, with every action validated."""
    data = files.read(path, LARGEST)
    try:
        raw = decode(data)
        return Game.from_record(title(raw.game), raw)
    except BradshawError as error:
        raise BadFile(path, error.whole) from None


def save(game: Game[Any], path: Path) -> None:
    """Write the game up to where it stands; a file that is there already is replaced in one step."""
    files.write(path, game.record().encode())
