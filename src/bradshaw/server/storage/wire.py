"""How a worker hears of what others have changed: other workers on PostgreSQL, and the host's commands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import UpdateBase, bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.server.clock import now
from bradshaw.server.storage.database import Database, Rows
from bradshaw.server.storage.tables import HostNews
from bradshaw.server.work.persevering import Background, persevere

CHANNEL = "bradshaw"
RETRY_SECONDS = 1.0
LOOK_SECONDS = 1.0
NEWS_LAST = timedelta(hours=1)
GONE = str(2**31 - 1)
"""Told as the newest event of a game that has been deleted."""
KEPT_ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""A connection that has silently gone is noticed after so many seconds without a word, and given up after so many
questions."""
STORED, PROGRAMMED, CHANGED, PARTED = "stored", "programs", "person", "parted"
"""Subjects: the newest events of games, a game whose programs were set, a person whose logins were ended, a club and
somebody who belongs to it no more."""
LONGEST_NEWS = 100
"""Games in one message: PostgreSQL takes up to 8,000 bytes."""

log = logging.getLogger("bradshaw.wire")

_LEAVE_WORD = insert(HostNews).values(news=bindparam("news"), created=bindparam("created"))
_FORGET_OLD = delete(HostNews).where(HostNews.created < bindparam("before"))
# Asked every second: to write a statement anew takes as long as to ask it.
_LATER = select(HostNews.id, HostNews.news).where(HostNews.id > bindparam("last")).order_by(HostNews.id)


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
        for statement, rows in self.notes(subject, *words):
            await connection.execute(statement, rows)

    def notes(self, subject: str, *words: str) -> list[tuple[UpdateBase, Rows]]:
        """What is stored to say something, with its rows, where it is said like that."""
        return []


class _Listening(Wire):
    """A wire with a task that listens."""

    def __init__(self) -> None:
        super().__init__()
        self._listening = Background()

    async def start(self) -> None:
        self._listening.start(self._keep_listening())

    async def stop(self) -> None:
        await self._listening.stop()

    async def _keep_listening(self) -> None:
        while True:
            await persevere(self._listen, RETRY_SECONDS, log, "listening")

    async def _listen(self) -> None:
        raise NotImplementedError

    async def _hear(self, subject: str, words: list[str]) -> None:
        """Do what follows from something told, again if it fails."""
        await persevere(lambda: self.heard[subject](*words), RETRY_SECONDS, log, "hearing")


class PostgresWire(_Listening):
    """Workers on one PostgreSQL database: NOTIFY and LISTEN."""

    shared = True

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._hearing: set[asyncio.Task[None]] = set()
        address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._address = make_conninfo(address, **KEPT_ALIVE)

    async def stop(self) -> None:
        await super().stop()
        for task in self._hearing:
            task.cancel()
        await asyncio.gather(*self._hearing, return_exceptions=True)

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


class SqliteWire(_Listening):
    """The one server on a SQLite file, which looks for what the host's commands have changed there."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._last = 0

    async def _listen(self) -> None:
        while True:
            async with self._database.reading() as connection:
                rows = (await connection.execute(_LATER, {"last": self._last})).all()
            for row in rows:
                subject, *words = row.news.split()
                if subject in self.heard:
                    await self._hear(subject, words)
                self._last = row.id
            await asyncio.sleep(LOOK_SECONDS)


class HostWire(Wire):
    """A command of the host on a SQLite file: leaves word for the server, if one runs."""

    def notes(self, subject: str, *words: str) -> list[tuple[UpdateBase, Rows]]:
        moment = now()
        return [
            (_LEAVE_WORD, [{"news": " ".join((subject, *words)), "created": moment}]),
            (_FORGET_OLD, [{"before": moment - NEWS_LAST}]),
        ]


def make_wire(database: Database) -> Wire:
    """How a worker hears of others."""
    return SqliteWire(database) if database.is_sqlite else PostgresWire(database)


def host_wire(database: Database) -> Wire:
    """How a command of the host tells the workers."""
    return HostWire() if database.is_sqlite else PostgresWire(database)
