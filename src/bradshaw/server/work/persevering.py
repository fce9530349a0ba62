"""Work that must go on, whatever happens to the database or the network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


async def persevere(work: Callable[[], Awaitable[T]], seconds: float, log: logging.Logger, doing: str) -> T:
    """Do it again, some seconds after each failure, until it succeeds."""
    while True:
        try:
            return await work()
        except Exception as error:
            log.warning("%s again", doing, extra={"error": f"{type(error).__name__}: {error}"[:300]})
            await asyncio.sleep(seconds)


class Stopping(Protocol):
    """What ends with the server."""

    async def stop(self) -> None: ...


class Service(Stopping, Protocol):
    """What begins with the server, too."""

    async def start(self) -> None: ...


class Background:
    """A task beside the requests, from the start of the server to its end."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.create_task(work)

    async def stop(self, patience: float | None = 0) -> None:
        """Give it so many seconds to end by itself, or as long as it needs, and cancel it then."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=patience)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
