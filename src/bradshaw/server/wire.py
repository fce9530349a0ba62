"""How workers hear of one another's events: not at all when alone, by PostgreSQL's notifications, or by looking."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import psycopg

from bradshaw.server.database import Database, StorageTrouble

if TYPE_CHECKING:
    from bradshaw.server.hall import Hall

CHANNEL = "bradshaw"
LOOK_SECONDS = 0.25
RETRY_SECONDS = 1.0

log = logging.getLogger("bradshaw.wire")


class Wire:
    """A worker that is alone needs nobody to tell."""

    shared = False
    """Whether other workers may change the games too."""

    def __init__(self) -> None:
        self.on_news: Callable[[str, int], Awaitable[None]] | None = None

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Cease to listen."""

    async def tell(self, game: str, sequence: int) -> None:
        """Say that an event is stored."""


class _Listening(Wire):
    """A wire with a task that listens."""

    shared = True

    def __init__(self) -> None:
        super().__init__()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        raise NotImplementedError


class PostgresWire(_Listening):
    """Workers on one PostgreSQL database: NOTIFY and LISTEN."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self.database = database
        self._address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def tell(self, game: str, sequence: int) -> None:
        try:
            async with self.database.writing() as connection:
                await connection.exec_driver_sql(
                    "SELECT pg_notify(%(channel)s, %(news)s)", {"channel": CHANNEL, "news": f"{game} {sequence}"}
                )
        except StorageTrouble as trouble:
            # The event is stored; the others find it when they next read the game.
            log.warning("not told", extra={"game": game, "error": str(trouble)})

    async def _listen(self) -> None:
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for notice in connection.notifies():
                        game, sequence = notice.payload.split()
                        if self.on_news is not None:
                            await self.on_news(game, int(sequence))
            except (psycopg.Error, StorageTrouble) as error:
                log.warning("listening again", extra={"error": str(error)})
                await asyncio.sleep(RETRY_SECONDS)


class LookingWire(_Listening):
    """Workers on one SQLite file: each looks for new events of the games that it has in memory."""

    def __init__(self, hall: Callable[[], Hall]) -> None:
        super().__init__()
        self._hall = hall

    async def _listen(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            hall = self._hall()
            watched = [name for name, live in hall.games.items() if live.watchers]
            if not watched:
                continue
            try:
                for game, sequence in (await hall.store.last_sequences(watched)).items():
                    await hall.news(game, sequence)
            except StorageTrouble as trouble:
                log.warning("not looked", extra={"error": str(trouble)})
