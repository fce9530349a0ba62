"""How workers hear of one another's events: by PostgreSQL's notifications, or not at all when alone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.server.database import Database

CHANNEL = "bradshaw"
RETRY_SECONDS = 1.0
KEPT_ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""A connection that has silently gone is noticed after so many seconds without a word, and given up after so many
questions."""
STORED, PROGRAMMED, CHANGED = "stored", "programs", "person"
"""Subjects: the newest events of games, a game whose programs were set, a person whose logins were ended."""
LONGEST_NEWS = 100
"""Games in one message: PostgreSQL takes up to 8,000 bytes."""

log = logging.getLogger("bradshaw.wire")


def stored_news(newest: Sequence[tuple[str, int]]) -> list[str]:
    """The messages that tell the newest event of each game."""
    words = [f"{game} {sequence}" for game, sequence in newest]
    return [" ".join((STORED, *words[at : at + LONGEST_NEWS])) for at in range(0, len(words), LONGEST_NEWS)]


class Wire:
    """A worker that is alone needs nobody to tell."""

    shared = False
    """Whether other workers may change the games too."""
    listening = False
    """Whether this worker hears of everything that the others tell."""

    def __init__(self) -> None:
        self.heard: dict[str, Callable[..., Awaitable[None]]] = {}
        """Called with what was told about a subject, by whichever worker."""
        self.on_doubt: list[Callable[[], Awaitable[None]]] = []
        """Called when others may have told something without this one hearing it."""

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Cease to listen."""

    async def tell(self, connection: AsyncConnection, subject: str, *words: str) -> None:
        """Say something, in the transaction that makes it true: nobody hears of it unless it is."""


class PostgresWire(Wire):
    """Workers on one PostgreSQL database: NOTIFY and LISTEN."""

    shared = True

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._task: asyncio.Task[None] | None = None
        self._hearing: set[asyncio.Task[None]] = set()
        address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._address = make_conninfo(address, **KEPT_ALIVE)

    async def start(self) -> None:
        self._task = asyncio.create_task(self._keep_listening())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for task in self._hearing:
            task.cancel()
        await asyncio.gather(*self._hearing, return_exceptions=True)

    async def _keep_listening(self) -> None:
        """Whatever happens, listening goes on."""
        while True:
            try:
                await self._listen()
            except Exception as error:
                log.warning("listening again", extra={"error": f"{type(error).__name__}: {error}"[:300]})
                await asyncio.sleep(RETRY_SECONDS)

    async def tell(self, connection: AsyncConnection, subject: str, *words: str) -> None:
        await connection.exec_driver_sql(
            "SELECT pg_notify(%(channel)s, %(news)s)", {"channel": CHANNEL, "news": " ".join((subject, *words))}
        )

    async def _listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            try:
                # What was told while nobody listened.
                for call in self.on_doubt:
                    await call()
                self.listening = True
                async for notice in connection.notifies():
                    subject, *words = notice.payload.split()
                    if subject in self.heard:
                        task = asyncio.create_task(self._hear(subject, words))
                        self._hearing.add(task)
                        task.add_done_callback(self._hearing.discard)
            finally:
                self.listening = False

    async def _hear(self, subject: str, words: list[str]) -> None:
        """Do what follows from something told, again if it fails."""
        while True:
            try:
                return await self.heard[subject](*words)
            except Exception as error:
                log.warning("hearing again", extra={"error": f"{type(error).__name__}: {error}"[:300]})
                await asyncio.sleep(RETRY_SECONDS)


def make_wire(database: Database) -> Wire:
    """How a worker hears of the others."""
    return Wire() if database.is_sqlite else PostgresWire(database)
