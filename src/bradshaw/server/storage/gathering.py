"""Questions to the database that come at the same time are asked together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

MOST_AT_ONCE = 500

Key = TypeVar("Key", bound=Hashable)
Answer = TypeVar("Answer")


class Gathering(Generic[Key, Answer]):
    """Asks for many keys at once. A question is never answered by what was read before it came."""

    def __init__(self, ask: Callable[[list[Key]], Awaitable[dict[Key, Answer]]]) -> None:
        self._ask = ask
        """Answers every key."""
        self._waiting: dict[Key, asyncio.Future[Answer]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def answer(self, key: Key) -> Answer:
        """What holds for the key now. Raises what asking raises."""
        if key not in self._waiting:
            self._waiting[key] = asyncio.get_running_loop().create_future()
        found = self._waiting[key]
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_all())
        # Others may wait for the same: one who gives up does not take it from them.
        return await asyncio.shield(found)

    async def _ask_all(self) -> None:
        try:
            while self._waiting:
                keys = list(self._waiting)[:MOST_AT_ONCE]
                waiting = {key: self._waiting.pop(key) for key in keys}
                try:
                    answers = await self._ask(keys)
                except Exception as error:
                    for found in waiting.values():
                        found.set_exception(error)
                        # Somebody may have gone who asked for it.
                        found.exception()
                else:
                    for key, found in waiting.items():
                        found.set_result(answers[key])
        finally:
            self._asking = None
