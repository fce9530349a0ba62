"""Work that must go on, whatever happens to the database or the network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


async def persevere(work: Callable[[], Awaitable[T]], seconds: float, log: logging.Logger, doing: str) -> T:
    """Do it again, some seconds after each failure, until it succeeds."""
    while True:
        try:
            return await work()
        except Exception as error:
            log.warning("%s again", doing, extra={"error": f"{type(error).__name__}: {error}"[:300]})
            await asyncio.sleep(seconds)
