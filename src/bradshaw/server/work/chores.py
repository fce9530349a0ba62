"""What is done every so often beside the requests, and is not cut off when the server stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar

from bradshaw.server.work.persevering import Background


@dataclass(eq=False)
class Chore(ABC):
    """Begun anew some seconds after its end. Whatever happens, it goes on."""

    logger: ClassVar[logging.Logger]
    seconds: ClassVar[float]
    first_seconds: ClassVar[float] = 0.0
    """After the start of the server: it may have more urgent things to do then."""
    patience: ClassVar[float | None] = None
    """Seconds that what has been begun may take when the server stops; None: as long as it needs."""

    _stopping: asyncio.Event = field(default_factory=asyncio.Event, init=False)
    _background: Background = field(default_factory=Background, init=False)

    async def start(self) -> None:
        self._background.start(self._keep_on())

    async def stop(self) -> None:
        self._stopping.set()
        await self._background.stop(self.patience)

    @property
    def stopping(self) -> bool:
        return self._stopping.is_set()

    async def pause(self, seconds: float) -> None:
        """Wait for so long, or until the server stops."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)

    @abstractmethod
    async def settle(self) -> None:
        """Do what is due."""

    async def _keep_on(self) -> None:
        await self.pause(self.first_seconds)
        while not self.stopping:
            try:
                await self.settle()
            except Exception as error:
                self.logger.warning("trying again later", extra={"error": f"{type(error).__name__}: {error}"[:300]})
            await self.pause(self.seconds)
