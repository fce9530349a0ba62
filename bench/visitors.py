"""Visitors of a server at addresses of their own on this machine: players who move now and then, and strangers.

The whole of 127.0.0.0/8 is this machine, so every visitor can come from an address that the server tells apart.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import Counter
from typing import Any, NamedTuple

import msgspec

from bradshaw.core.chance import Chance

PATIENCE = 20.0
"""Seconds after which a visitor gives up waiting for an answer."""
BROKEN = 0
"""The status of a request that got no answer."""


class Answer(NamedTuple):
    """What came back, and after how many seconds."""

    status: int
    body: bytes
    seconds: float

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Visitor:
    """A browser: cookies, and a connection for its requests, one after the other."""

    def __init__(self, port: int, address: str, cookies: dict[str, str] | None = None) -> None:
        self.port = port
        self.address = address
        self.cookies = dict(cookies or {})
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def request(self, method: str, path: str, body: object = None) -> Answer:
        """Send something: bytes as they are, anything else as JSON."""
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                if method != "GET" and "bradshaw-csrf" not in self.cookies:
                    await self._exchange(self.head("GET", "/api/me"))
                    begun = time.perf_counter()
                status, answer = await self._exchange(self.head(method, path, len(data)) + data)
        except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError):
            self.close()
            status, answer = BROKEN, b""
        return Answer(status, answer, time.perf_counter() - begun)

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 20)

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await self.open()
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in head[1:]:
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        answer = await reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("content-encoding") == "gzip":
            answer = gzip.decompress(answer)
        if headers.get("connection") == "close":
            self.close()
        return int(head[0].split()[1]), answer

    def head(self, method: str, path: str, length: int = 0) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Accept-Encoding: gzip"]
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if method != "GET":
            lines += ["Content-Type: application/json", f"Content-Length: {length}"]
            lines.append(f"X-CSRF-Token: {self.cookies.get('bradshaw-csrf', '')}")
        return "\r\n".join([*lines, "", ""]).encode()

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Table(msgspec.Struct):
    """A game that people play: the cookies and addresses by seat, and where it stood when it was made ready."""

    game: str
    version: int
    cookies: list[dict[str, str]]
    addresses: list[str]

    @property
    def path(self) -> str:
        return f"/api/games/{self.game}"


def offered(position: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that a position offers, ranges at their low end."""
    choices = position["choices"] or {"actions": [], "ranges": []}
    return [choice["action"] for choice in choices["actions"]] + [
        {**span["action"], span["field"]: span["low"]} for span in choices["ranges"]
    ]


class Party:
    """The people of a table, who follow the game and move once in a while."""

    def __init__(self, port: int, table: Table, seed: int) -> None:
        self.table = table
        self.visitors = [
            Visitor(port, address, cookies) for address, cookies in zip(table.addresses, table.cookies, strict=True)
        ]
        self.version = table.version
        self.chance = Chance(seed)
        self.seconds: list[float] = []
        """From each move to its answer."""
        self.refused: Counter[str] = Counter()

    async def follow(self) -> None:
        """Keep a live connection open for everybody."""
        await asyncio.gather(*map(self._listen, self.visitors))

    async def _listen(self, visitor: Visitor) -> None:
        while True:
            try:
                reader, writer = await visitor.open()
                writer.write(visitor.head("GET", f"{self.table.path}/events"))
                while await reader.read(1 << 16):
                    pass
            except OSError:
                pass
            await asyncio.sleep(1.0)

    async def play(self, begin: float, every: float, end: float) -> None:
        loop = asyncio.get_running_loop()
        moment, seat = begin, 0
        while moment < end:
            await asyncio.sleep(max(0.0, moment - loop.time()))
            if loop.time() < end:
                seat = await self._move(seat)
            moment = max(moment + every, loop.time())

    async def _move(self, seat: int) -> int:
        """Whoever is to move looks and moves. Returns the seat to ask next time."""
        shown = await self.visitors[seat].request("GET", f"{self.table.path}/positions/current")
        if shown.status != 200:
            self.refused[f"look {shown.status}"] += 1
            return seat
        position = shown.json()
        actors = position["actors"]
        if not actors:
            return seat
        if actors[0] != seat and len(self.visitors) > 1:
            return await self._move(int(actors[0]))
        choices = offered(position)
        if not choices:
            self.refused["no choice"] += 1
            return seat
        body = {"after": self.version, "action": self.chance.pick(choices)}
        made = await self.visitors[seat].request("POST", f"{self.table.path}/actions", body)
        self.seconds.append(made.seconds)
        if made.status == 201:
            self.version = made.json()["version"]
        else:
            self.refused[f"move {made.status}"] += 1
            again = await self.visitors[seat].request("GET", self.table.path)
            if again.status == 200:
                self.version = again.json()["version"]
        return seat

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.close()
