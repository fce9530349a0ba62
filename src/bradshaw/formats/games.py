"""Whole games in files: records of ours, and games that were exported from 18xx.games."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bradshaw.core.errors import BadRecord, BradshawError, quoted
from bradshaw.core.game import Game
from bradshaw.core.messages import message
from bradshaw.core.record import decode
from bradshaw.core.registry import title, titles
from bradshaw.eighteen.site.games import ImportedGame
from bradshaw.eighteen.title import public_site
from bradshaw.formats import files, records
from bradshaw.formats.files import BadFile

LARGEST = 64 << 20
"""Bytes that an exported game may have; a long one has about a hundredth of it."""


class GameRead(NamedTuple):
    """The game that a file holds."""

    game: Game[Any]
    imported: ImportedGame | None
    """For games of 18xx.games: how far they could be followed, and how they compare."""


def read(data: object) -> GameRead:
    """The game in the JSON of a file of either kind; of a game of 18xx.games the part that is legal."""
    if _is_exported(data):
        imported = _imported(data)
        return GameRead(imported.game, imported)
    if not isinstance(data, dict) or "format" not in data:
        raise BadRecord(message("formats-unknown"))
    raw = decode(msgspec.json.encode(data))
    return GameRead(Game.from_record(title(raw.game), raw), None)


def load(path: Path) -> Game[Any]:
    """The game in a file of either kind, with every action validated; also of one with states to compare it by."""
    data = _decoded(path)
    if isinstance(data, dict) and _is_exported(data.get("game")):
        data = data["game"]
    return _whole(path, data).game if _is_exported(data) else records.load(path)


def load_exported(path: Path) -> ImportedGame:
    """The game in a file that was exported from 18xx.games, with every action validated."""
    data = _decoded(path)
    if not _is_exported(data):
        raise BadFile(path, message("formats-not-exported"))
    return _whole(path, data)


def _decoded(path: Path) -> Any:
    data = files.read(path, LARGEST)
    try:
        return msgspec.json.decode(data)
    except RecursionError:
        raise BadFile(path, message("formats-nested")) from None
    except (msgspec.DecodeError, ValueError) as error:
        raise BadFile(path, message("formats-not-json", problem=quoted(error))) from None


def _is_exported(data: object) -> bool:
    return isinstance(data, dict) and "title" in data and "actions" in data


def _whole(path: Path, data: dict[str, Any]) -> ImportedGame:
    try:
        imported = _imported(data)
    except BradshawError as error:
        raise BadFile(path, error.whole) from None
    if imported.stopped:
        raise BadFile(path, imported.stopped)
    return imported


def _imported(data: Any) -> ImportedGame:
    sites = {known.id: site for known in titles().values() if (site := public_site(known)) is not None}
    for site in sites.values():
        if site.reads(data):
            return site.load_part(data)
    raise BadRecord(message("formats-other-game", game=quoted(data["title"])[:60], games=tuple(sites)))


def exported(game: Game[Any]) -> bytes:
    """The game as 18xx.games writes it."""
    site = public_site(game.title)
    if site is None:
        raise BadFormat(message("formats-not-on-site", game=game.title.name))
    return msgspec.json.format(msgspec.json.encode(site.save(game)), indent=1) + b"\n"


class BadFormat(BradshawError):
    """A game that cannot be written in the format asked for."""
