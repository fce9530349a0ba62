"""Results in a file, a line of JSON each, so that a league can be interrupted and continued."""

from __future__ import annotations

import fcntl
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import IO

import msgspec

from bradshaw.arena.match import Result
from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.formats import files
from bradshaw.formats.files import BadFile

LARGEST = 4 << 30


class Ledger:
    """The results so far. With a file, each further one is in it as soon as it is known."""

    def __init__(self, file: IO[bytes] | None = None) -> None:
        self._file = file
        self._results: dict[bytes, Result] = {}

    def __len__(self) -> int:
        return len(self._results)

    def __contains__(self, key: bytes) -> bool:
        return key in self._results

    @property
    def results(self) -> list[Result]:
        """In an order that does not depend on who finished first."""
        return sorted(self._results.values(), key=lambda one: (one.seed, one.game, len(one.bots), one.key))

    def add(self, result: Result) -> None:
        """Take down a result; one that is known already does not count again."""
        if result.key in self._results:
            return
        # What is in the file counts, and what counts is in the file.
        with _undisturbed():
            if self._file is not None:
                self._file.write(msgspec.json.encode(result) + b"\n")
                self._file.flush()
            self._results[result.key] = result

    def _read(self, path: Path, data: bytes) -> int:
        """Take the results from a file; how many bytes of it are whole lines."""
        *lines, rest = data.split(b"\n")
        for number, line in enumerate(lines, 1):
            try:
                result = msgspec.json.decode(line, type=Result)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise BadFile(path, message("arena-problem-line", line=number, problem=quoted(error)[:200])) from None
            self._results.setdefault(result.key, result)
        if rest and not rest.startswith(b"{"):
            raise BadFile(path, message("arena-problem-line", line=len(lines) + 1, problem=quoted(rest[:20])))
        return len(data) - len(rest)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Whoever interrupts the program meanwhile does so a moment later."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    interrupted: list[tuple[int, FrameType | None]] = []
    usual = signal.signal(signal.SIGINT, lambda *given: interrupted.append(given))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual or signal.SIG_DFL)
    if interrupted and callable(usual):
        usual(*interrupted[0])


def read(path: Path) -> Ledger:
    """The results in a file, which is only read. A last line that is not whole does not count."""
    ledger = Ledger()
    ledger._read(path, files.read(path, LARGEST))
    return ledger


@contextmanager
def opened(path: Path) -> Iterator[Ledger]:
    """The results in a file, to be continued. A last line that was only half written is taken away."""
    try:
        file = path.open("a+b")
    except FileNotFoundError:
        raise BadFile(path, message("formats-no-directory")) from None
    except IsADirectoryError:
        raise BadFile(path, message("formats-directory")) from None
    except OSError as error:
        raise BadFile(path, message("formats-unwritable", reason=quoted(error.strerror or error))) from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadFile(path, message("arena-problem-busy")) from None
        ledger = Ledger(file)
        file.seek(0)
        whole = ledger._read(path, file.read())
        file.truncate(whole)
        try:
            yield ledger
        finally:
            os.fsync(file.fileno())
