"""An attack from one address, until a moment comes: what a stranger knows, does, and is answered."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from bench.visitors import BROKEN, Visitor

ADDRESS = "127.66.0.1"


class Scene(msgspec.Struct):
    """What a stranger finds out about a server, and the files that he has."""

    port: int
    late: str
    """A late game of 1862, and the record that it was made of."""
    record: str
    online: str
    cold: list[str]
    crowd: dict[str, str]
    """Cookies of somebody who has a few hundred games."""
    files: list[str]
    largest: int
    """Bytes that a file may have."""


class Attack:
    """One attack while it lasts, and what it was answered."""

    def __init__(self, scene: Scene, seconds: float) -> None:
        self.scene = scene
        self.end = time.monotonic() + seconds
        self.answers: Counter[str] = Counter()
        self.notes: Counter[str] = Counter()

    @property
    def lasts(self) -> bool:
        return time.monotonic() < self.end

    def stranger(self, cookies: dict[str, str] | None = None) -> Visitor:
        return Visitor(self.scene.port, ADDRESS, cookies)

    async def send(self, visitor: Visitor, method: str, path: str, body: object = None) -> Any:
        """Send a request and note its answer; what it holds if it was granted."""
        answer = await visitor.request(method, path, body)
        self.note(answer.status)
        if answer.status == BROKEN:
            await asyncio.sleep(0.01)
        return answer.json() if 200 <= answer.status < 300 and answer.body[:1] == b"{" else None

    def note(self, status: int) -> None:
        name = "broken" if status == BROKEN else "2xx" if 200 <= status < 300 else str(status)
        self.answers[name] += 1

    async def loops(self, number: int, once: Callable[[Visitor, int], Awaitable[None]]) -> None:
        """Do something again and again, in several loops side by side."""

        async def loop(start: int) -> None:
            visitor, turn = self.stranger(), start
            while self.lasts:
                await once(visitor, turn)
                turn += number
            visitor.close()

        await asyncio.gather(*map(loop, range(number)))

    async def until_over(self, work: Coroutine[Any, Any, None]) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, self.end - time.monotonic())):
                await work


async def together(work: list[Coroutine[Any, Any, None]]) -> None:
    await asyncio.gather(*work, return_exceptions=True)
