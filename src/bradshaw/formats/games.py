"""Whole games in files: records of ours, and games that were exported from 18xx.games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from bradshaw.core.errors import BradshawError
from bradshaw.core.game import Game
from bradshaw.core.registry import titles
from bradshaw.formats import files, records
from bradshaw.formats.files import BadFile

LARGEST = 64 << 20
"""Bytes that an exported game may have; a long one has about a hundredth of it."""


def load(path: Path) -> Game[Any]:
    """The game in a file of either kind, with every action validated."""
    data = _decoded(path)
    return _exported(path, data) if _is_exported(data) else records.load(path)


def load_exported(path: Path) -> Game[Any]:
    """The game in a file that was exported from 18xx.games."""
    data = _decoded(path)
    if not _is_exported(data):
        raise BadFile(path, "is not a game exported from 18xx.games: it has no title, players and actions.")
    return _exported(path, data)


def _decoded(path: Path) -> Any:
    data = files.read(path, LARGEST)
    try:
        return msgspec.json.decode(data)
    except RecursionError:
        raise BadFile(path, "is nested too deeply for a game.") from None
    except (msgspec.DecodeError, ValueError) as error:
        raise BadFile(path, f"is not JSON: {error}.") from None


def _is_exported(data: object) -> bool:
    return isinstance(data, dict) and "title" in data and "actions" in data


def _exported(path: Path, data: dict[str, Any]) -> Game[Any]:
    for title in titles().values():
        if title.site is not None and title.site.reads(data):
            try:
                game: Game[Any] = title.site.load(data)
            except BradshawError as error:
                raise BadFile(path, str(error)) from None
            return game
    known = ", ".join(title.id for title in titles().values() if title.site is not None)
    raise BadFile(path, f"is a game of {str(data['title'])[:60]!r} from 18xx.games; only {known} can be imported.")


def exported(game: Game[Any]) -> bytes:
    """The game as 18xx.games writes it."""
    if game.title.site is None:
        raise BadFormat(f"{game.title.name} is not on 18xx.games.")
    return msgspec.json.format(msgspec.json.encode(game.title.site.save(game)), indent=1) + b"\n"


class BadFormat(BradshawError):
    """A game that cannot be written in the format asked for."""
