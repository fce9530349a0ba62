"""How workers hear of one another's events: by PostgreSQL's notifications, or not at all when alone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.server.database import Database

CHANNEL = "bradshaw"
RETRY_SECONDS = 1.0

log = logging.getLogger("bradshaw.wire")


class Wire:
    """A worker that is alone needs nobody to tell."""

    shared = False
    """Whether other workers may change the games too."""

    def __init__(self) -> None:
        self.on_news: Callable[[str, int], Awaitable[None]] | None = None
        """Called with a game and the newest event that another worker has stored in it."""
        self.on_doubt: Callable[[], Awaitable[None]] | None = None
        """Called when other workers may have stored something without this one being told."""

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Cease to listen."""

    async def tell(self, connection: AsyncConnection, game: str, sequence: int) -> None:
        """Say that an event is stored, in the transaction that stores it: nobody hears of it unless it is."""


class PostgresWire(Wire):
    """Workers on one PostgreSQL database: NOTIFY and LISTEN."""

    shared = True

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._task: asyncio.Task[None] | None = None
        self._address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def start(self) -> None:
        self._task = asyncio.create_task(self._keep_listening())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _keep_listening(self) -> None:
        """Whatever happens, listening goes on."""
        while True:
            try:
                await self._listen()
            except Exception as error:
                log.warning("listening again", extra={"error": f"{type(error).__name__}: {error}"[:300]})
                await asyncio.sleep(RETRY_SECONDS)

    async def tell(self, connection: AsyncConnection, game: str, sequence: int) -> None:
        await connection.exec_driver_sql(
            "SELECT pg_notify(%(channel)s, %(news)s)", {"channel": CHANNEL, "news": f"{game} {sequence}"}
        )

    async def _listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            # What was stored while nobody listened.
            if self.on_doubt is not None:
                await self.on_doubt()
            async for notice in connection.notifies():
                game, sequence = notice.payload.split()
                if self.on_news is not None:
                    await self.on_news(game, int(sequence))
