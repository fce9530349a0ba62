"""Games that others recorded, in JSON files, plain or gzip."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.core.registry import titles
from bradshaw.core.title import Title
from bradshaw.formats import files
from bradshaw.formats.files import BadFile

LARGEST = 64 << 20
"""Bytes that a game may have once decompressed; a long one has about a hundredth of it."""
SUFFIXES = (".json", ".json.gz")


class NoGame(BadFile):
    """A file that says of no game that it is a recording of it."""


def below(paths: Iterable[Path]) -> Iterator[tuple[Path, bool]]:
    """The files that are named, and all JSON files in and below the directories that are named, in order of name.

    With each, whether it is named itself.
    """
    for path in paths:
        if not path.is_dir():
            yield path, True
            continue
        for directory, subdirectories, names in os.walk(path):
            subdirectories.sort()
            for name in sorted(names):
                if name.endswith(SUFFIXES):
                    yield Path(directory, name), False


def load(path: Path) -> tuple[Title[Any], dict[str, Any]]:
    """The game in a file as decoded JSON, and the title that it is a game of. Raises BadFile."""
    data = files.read(path, LARGEST)
    try:
        game = msgspec.json.decode(data)
    except RecursionError:
        raise BadFile(path, message("formats-nested")) from None
    except (msgspec.DecodeError, ValueError) as error:
        raise BadFile(path, message("formats-not-json", problem=quoted(error))) from None
    name = game.get("game") if isinstance(game, dict) else None
    if isinstance(name, dict):
        # Games of 18xx.games with their states: the game itself says what it is.
        name = name.get("title")
    if not isinstance(name, str):
        raise NoGame(path, message("formats-not-recorded"))
    for title in titles().values():
        if name in (title.id, title.name):
            return title, game
    raise BadFile(path, message("formats-not-installed", game=quoted(name)[:60]))
