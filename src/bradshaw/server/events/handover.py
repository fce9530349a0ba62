"""What a worker has worked out for a move, left for the other workers on this machine.

They take it over instead of working it out again for those who follow the game through them. It is a file in a folder
in memory that all workers of one server share; the notification by which they hear of the move names it, so nothing is
taken over that is not stored. Workers on other machines do not find the file, and work the move out themselves.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import secrets
import shutil
import time
from collections import deque
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Any, NamedTuple

from bradshaw.server.events.live import Happening, Standing

VARIABLE = "BRADSHAW_HANDOVER"
"""The environment variable that tells workers the folder."""
KEPT_SECONDS = 5.0
"""By then everybody has heard of the move, or will work it out."""
_MEMORY = Path("/dev/shm")
_PREFIX = "bradshaw-workers-"

log = logging.getLogger("bradshaw.handover")


class Handed(NamedTuple):
    """A move, what it leads to, and how that is shown."""

    event: Happening
    step: bytes
    """The step as it came from the workshop."""
    standing: Standing | None
    shown: Mapping[Any, Any]
    """By what is hidden and who reads."""


class Handover:
    """The folder as one worker uses it; without a folder nothing is handed over."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder) if folder else None
        self._left: deque[tuple[float, str]] = deque()
        self._own: set[str] = set()

    def leave(self, game: str, handed: Handed) -> str:
        """Leave a move for the others before it is stored; returns the name under which they find it, or nothing."""
        if self._folder is None:
            return ""
        self._clear_away()
        name = f"{game}.{handed.event.sequence}.{secrets.token_hex(8)}"
        try:
            (self._folder / name).write_bytes(pickle.dumps(handed, protocol=5))
        except OSError as error:
            # The folder is full, or the server is ending: the others work it out.
            log.info("a move is not handed over", extra={"game": game, "reason": str(error)})
            return ""
        self._own.add(name)
        self._left.append((time.monotonic() + KEPT_SECONDS, name))
        return name

    def is_own(self, name: str) -> bool:
        return name in self._own

    def take(self, name: str) -> Handed | None:
        """What another worker has left under this name; None if it is not to be had here."""
        if self._folder is None or "/" in name:
            return None
        try:
            handed: Handed = pickle.loads((self._folder / name).read_bytes())
        except FileNotFoundError:
            return None
        return handed

    def _clear_away(self) -> None:
        while self._left and self._left[0][0] < time.monotonic():
            self._remove(self._left.popleft()[1])

    def _remove(self, name: str) -> None:
        assert self._folder is not None
        self._own.discard(name)
        with contextlib.suppress(OSError):
            (self._folder / name).unlink()

    def stop(self) -> None:
        """Leave nothing behind."""
        for _, name in self._left:
            self._remove(name)
        self._left.clear()


def move_of(name: str) -> tuple[str, int]:
    """The game in which a move was handed over under this name, and the sequence of its event."""
    game, sequence, _ = name.split(".")
    return game, int(sequence)


@contextlib.contextmanager
def folder() -> Iterator[str]:
    """A folder for the workers of this server, as long as it runs."""
    base = _MEMORY if os.access(_MEMORY, os.W_OK | os.X_OK) else Path(gettempdir())
    _remove_abandoned(base)
    with TemporaryDirectory(prefix=f"{_PREFIX}{os.getpid()}-", dir=base, ignore_cleanup_errors=True) as made:
        yield made


def _remove_abandoned(base: Path) -> None:
    """A server that was killed could not take its folder along."""
    for left in base.glob(f"{_PREFIX}*-*"):
        pid = left.name.removeprefix(_PREFIX).partition("-")[0]
        if pid.isdigit() and not Path(f"/proc/{pid}").exists() and Path("/proc/self").exists():
            shutil.rmtree(left, ignore_errors=True)
