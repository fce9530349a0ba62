"""Somebody who follows a game over a connection of their own, and can hang up at once."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx

from .serving import Browser

PATIENCE = 300.0


def positions_of(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    """The positions that a stream sends, as they come."""
    lines = answer.iter_lines()
    for line in lines:
        if line == "event: now":
            yield json.loads(next(lines).removeprefix("data: "))


class Follower:
    """Reads the events of a game in a thread. As a context: from the moment it is connected until it hangs up."""

    def __init__(self, browser: Browser, game: str, query: str = "", **headers: str) -> None:
        self.events: list[dict[str, Any]] = []
        self.ids: list[int] = []
        self.comments: list[str] = []
        self.presence: list[list[dict[str, Any]]] = []
        """The seats with who is here, each time that it was told."""
        self.waiting: list[int | None] = []
        """The seats of bots that wait for their turn to think, each time that it was told."""
        self.private: list[dict[str, Any]] = []
        """What only this person was told."""
        self.positions: list[dict[str, Any] | None] = []
        """Those that were sent; None where the server had too much to do."""
        self.renewals = 0
        where = urlsplit(str(browser.http.base_url))
        cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        lines = [f"GET /api/games/{game}/events{query} HTTP/1.1", f"Host: {where.netloc}", f"Cookie: {cookies}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        self._socket = socket.create_connection((where.hostname, where.port), PATIENCE)
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self._file = self._socket.makefile("rb")
        self.status = int(self._file.readline().split()[1])
        self.headers = dict(self._header_lines())
        self._connected = threading.Event()
        self._thread = threading.Thread(target=self._read, daemon=True)
        if self.status == 200:
            self._thread.start()
            assert self._connected.wait(PATIENCE), "the stream did not begin"

    def _header_lines(self) -> Any:
        while line := self._file.readline().strip():
            name, _, value = line.decode("latin-1").partition(": ")
            yield name.lower(), value

    @property
    def over(self) -> bool:
        """Whether the server has ended the stream."""
        return not self._thread.is_alive()

    def here(self) -> list[bool]:
        """Who is here, seat by seat, as it was told last."""
        return [seat["present"] for seat in self.presence[-1]] if self.presence else []

    def _read(self) -> None:
        name = ""
        with contextlib.suppress(OSError, ValueError):
            for line in self._file:
                # Between the lines stand the sizes of the pieces in which they are sent; the last one has none.
                if line == b"0\r\n":
                    return
                if line.startswith(b"id: "):
                    self.ids.append(int(line[4:]))
                elif line.startswith(b"event: "):
                    name = line[7:].strip().decode()
                elif line.startswith(b"data: "):
                    self.take(name, json.loads(line[6:]))
                    name = ""
                elif line.startswith(b":"):
                    self.comments.append(line[1:].strip().decode())
                    self._connected.set()

    def shows(self, version: int) -> bool:
        """Whether the newest position that was sent is that of this version."""
        newest = self.positions[-1] if self.positions else None
        return newest is not None and newest["version"] == version

    def take(self, name: str, told: Any) -> None:
        """An event has come."""
        if name == "presence":
            self.presence.append(told["seats"])
        elif name == "waiting":
            self.waiting.append(told["seat"])
        elif name == "private":
            self.private.append(told)
        elif name == "now":
            self.positions.append(told)
        elif name == "renew":
            self.renewals += 1
        else:
            self.events.append(told)

    def stop(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        if self.status == 200:
            self._thread.join(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
