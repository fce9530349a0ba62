"""Homes: which of a server's workers serves which game.

Whoever asks another worker for a game is passed on to its home, as an open connection with what has come by it so far.
So a move is worked out, folded and drawn once for everybody who follows the game. This only saves work: any worker can
serve any game, and does where the home cannot take a connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import logging
import os
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import IO
from zlib import crc32

VARIABLE = "BRADSHAW_HOMES"
"""The environment variable that tells workers the folder in which they find one another."""
LARGEST = 128 * 1024
"""Bytes that can have come by a connection that is passed on."""
_MEMORY = Path("/dev/shm")
_PREFIX = "bradshaw-workers-"

log = logging.getLogger("bradshaw.homes")

TakeIn = Callable[[socket.socket, bytes], None]
"""Serves a connection by which something has come already."""


class Homes:
    """The workers of this server as one of them sees them; without a folder there is only this one."""

    def __init__(self, folder: str = "", workers: int = 1) -> None:
        self._folder = Path(folder) if folder and workers > 1 else None
        self.alone = self._folder is None
        """Whether there is no other worker that anything could be passed on to."""
        self._workers = workers
        self._claimed: IO[bytes] | None = None
        self._own: int | None = None
        self._taking: list[socket.socket] = []
        """Where others pass connections on to this worker: the first listens."""
        self._was_opened = False
        self._others: dict[int, socket.socket] = {}
        self.passed = 0
        """Connections that were passed on to others."""

    def start(self) -> None:
        """Become one of the homes, if not all of them are taken."""
        try:
            self._claim_one()
        except OSError as error:
            log.warning("this worker cannot find the others", extra={"reason": str(error)})
            self._folder, self.alone = None, True

    def _claim_one(self) -> None:
        if self._folder is None:
            return
        for number in range(self._workers):
            claim = (self._folder / f"{number}.claim").open("wb")
            try:
                # It ends with the process, however that ends.
                fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                claim.close()
            else:
                self._claimed, self._own = claim, number
                return

    def is_home(self, game: str) -> bool:
        """Whether no other worker of this server serves the game."""
        return self._folder is None or self._home(game.encode()) == self._own

    def _home(self, game: bytes) -> int:
        return crc32(game) % self._workers

    def pass_on(self, connection: int, game: bytes, come: bytes) -> bool:
        """Whether the home of the game, if that is another worker, has been given a connection with what has come."""
        if self._folder is None or (home := self._home(game)) == self._own or len(come) > LARGEST:
            return False
        try:
            if home not in self._others:
                self._others[home] = _connected(self._path(home))
            socket.send_fds(self._others[home], [come], [connection])
        except OSError as error:
            # It is not there or is not open yet, or has much to do.
            if error.errno not in (errno.EAGAIN, errno.EMSGSIZE) and home in self._others:
                self._others.pop(home).close()
            return False
        self.passed += 1
        return True

    def _path(self, number: int) -> str:
        assert self._folder is not None
        return str(self._folder / f"{number}.socket")

    # What others pass on

    def open(self, take_in: TakeIn) -> None:
        """From now on take in what others pass on."""
        if self._own is None or self._was_opened:
            return
        self._was_opened = True
        try:
            listener = _listening(self._path(self._own))
        except OSError as error:
            log.warning("connections cannot be passed on to this worker", extra={"reason": str(error)})
            return
        self._taking.append(listener)
        asyncio.get_running_loop().add_reader(listener, self._accept, listener, take_in)

    def _accept(self, listener: socket.socket, take_in: TakeIn) -> None:
        with contextlib.suppress(BlockingIOError):
            other, _ = listener.accept()
            other.setblocking(False)
            self._taking.append(other)
            asyncio.get_running_loop().add_reader(other, self._receive, other, take_in)

    def _receive(self, other: socket.socket, take_in: TakeIn) -> None:
        try:
            come, connections, _, _ = socket.recv_fds(other, LARGEST, 1)
        except BlockingIOError:
            return
        except OSError:
            come, connections = b"", []
        for connection in connections:
            take_in(socket.socket(fileno=connection), come)
        if not connections:
            # That worker has ended, or this one has too many files open to be given one more.
            self._taking.remove(other)
            self._close(other)

    def _close(self, one: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(one)
        one.close()

    def close(self) -> None:
        """Take in nothing more: this worker ends."""
        if self._taking:
            assert self._own is not None
            with contextlib.suppress(OSError):
                os.unlink(self._path(self._own))
        while self._taking:
            self._close(self._taking.pop())
        while self._others:
            self._others.popitem()[1].close()
        if self._claimed is not None:
            self._claimed.close()
        self._claimed = self._own = None


def _connected(path: str) -> socket.socket:
    """A socket that is connected to the worker that listens there. Raises OSError."""
    with contextlib.ExitStack() as unless_it_fails:
        one = unless_it_fails.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET))
        one.setblocking(False)
        one.connect(path)
        unless_it_fails.pop_all()
    return one


def _listening(path: str) -> socket.socket:
    """A socket to which the other workers connect. Raises OSError."""
    with contextlib.ExitStack() as unless_it_fails:
        one = unless_it_fails.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET))
        one.setblocking(False)
        # Of a worker that was killed.
        Path(path).unlink(missing_ok=True)
        one.bind(path)
        one.listen()
        unless_it_fails.pop_all()
    return one


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
