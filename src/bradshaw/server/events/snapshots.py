"""Snapshots: games as they stood after some event, so that opening one does not play it all again.

Events remain the truth. A snapshot is read only by the very program that made it, and only if its state has the hash
that is stored with the newest action; whatever is wrong with one, it is as if there were none.
"""

from __future__ import annotations

import enum
import hashlib
import io
import pickle
import zlib
from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import msgspec

import bradshaw
from bradshaw.core import registry
from bradshaw.core.game import Game
from bradshaw.server.events.happening import Happening
from bradshaw.server.events.head import Head
from bradshaw.server.events.live import KEPT, LiveGame
from bradshaw.server.events.seats import Place

EVERY = 25
"""Actions between two snapshots of a game."""
_PLAIN = (datetime, timedelta, timezone)


class Frozen(NamedTuple):
    """A snapshot as it is stored."""

    sequence: int
    code: str
    hash: str
    data: bytes


class BadSnapshot(Exception):
    """A snapshot that cannot be used, or that does not go back far enough."""


@cache
def code() -> str:
    """Tells programs apart: a hash of all source files."""
    seen = hashlib.sha256()

    def read(folder: Traversable) -> None:
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.is_dir():
                read(entry)
            elif entry.name.endswith(".py"):
                seen.update(entry.name.encode() + b"\0" + entry.read_bytes())

    read(files(bradshaw))
    return seen.hexdigest()


def freeze(live: LiveGame) -> Frozen:
    """The game as it stands, with its newest actions."""
    game = live.running.recent(KEPT)
    content = live.__getstate__() | {"game": game, "moments": [], "told": [], "told_after": live.sequence}
    data = zlib.compress(pickle.dumps(content, protocol=5), 1)
    return Frozen(live.sequence, code(), game.state.digest(), data)


def thaw(frozen: Frozen) -> LiveGame:
    """The game that was frozen. Raises BadSnapshot."""
    try:
        live: LiveGame = LiveGame.__new__(LiveGame)
        live.__setstate__(_Reader(io.BytesIO(zlib.decompress(frozen.data))).load())
        sound = (live.sequence, live.running.state.digest()) == (frozen.sequence, frozen.hash)
    except Exception as error:
        raise BadSnapshot(f"{type(error).__name__}: {error}") from None
    if not sound:
        raise BadSnapshot("it is not what it was")
    return live


class _Reader(pickle.Unpickler):
    """Reads nothing but data: values of this program's own types."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) == (registry.__name__, registry.title.__name__):
            return registry.title
        found = super().find_class(module, name)
        plain = found in _PLAIN
        own = module.startswith("bradshaw.") and isinstance(found, type)
        if plain or (own and issubclass(found, msgspec.Struct | enum.Enum | tuple | list | Game)):
            return found
        raise pickle.UnpicklingError(f"{module}.{name} does not belong into a snapshot")


def reopen(head: Head, places: list[Place], events: Sequence[Happening], frozen: Frozen | None) -> LiveGame:
    """A game from a snapshot and what has happened since, or from all its events. Raises BadSnapshot."""
    live = LiveGame(head, places)
    if frozen is not None:
        live = thaw(frozen)
        live.head, live.places, live.frozen_number = head, places, live.running.number
    for event in events:
        if event.kind == "undo" and live.game is not None and event.content.get("to", 0) <= live.game.before > 0:
            raise BadSnapshot("moves were taken back from before it")
        live.fold(event)
    live.trim()
    return live


def replay(head: Head, places: list[Place], events: Sequence[Happening], number: int) -> Game[Any]:
    """A game from all its events, with its actions from a number on; with all of them if some may be played again."""
    live = LiveGame(head, places)
    for event in events:
        live.fold(event)
    game = live.running
    return game.recent(game.number - max(number, 0)) if game.number == game.length else game
