"""Looking after games beside the requests: soon after each change, and now and then for what no worker has seen to."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar

from bradshaw.server.events.live import LiveGame
from bradshaw.server.work.persevering import Background

TICK_SECONDS = 0.5


@dataclass(eq=False)
class Lookout(ABC):
    """A request says only that its game has changed. What is to be done then is done here, and nobody waits for it."""

    logger: ClassVar[logging.Logger]
    look_seconds: ClassVar[float]
    """How often games are looked for that somebody should have seen to."""

    _looking: Background = field(default_factory=Background, init=False)

    async def start(self) -> None:
        self._looking.start(self._keep_looking())

    async def stop(self) -> None:
        """Stop at once: what is not done yet is found after the next start."""
        await self._looking.stop()

    @abstractmethod
    def look(self, live: LiveGame) -> None:
        """The game has changed: it is seen to soon, if need be."""

    @abstractmethod
    async def settle(self) -> None:
        """See to the games that have changed."""

    @abstractmethod
    async def tick(self) -> None:
        """See to all games in which something is to be done."""

    async def _keep_looking(self) -> None:
        """Whatever happens, looking goes on."""
        looked = float("-inf")
        while True:
            moment = asyncio.get_running_loop().time()
            try:
                await self.settle()
                if moment - looked >= self.look_seconds:
                    looked = moment
                    await self.tick()
            except Exception as error:
                self.logger.warning("looking again", extra={"error": f"{type(error).__name__}: {error}"[:300]})
            await asyncio.sleep(TICK_SECONDS)
