"""The database: SQLite in one file, or PostgreSQL. Trouble with it becomes one clear error; nothing is half done."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import select
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import UpdateBase, event, make_url
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.compiler import SQLCompiler

from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import message

Rows = Sequence[Mapping[str, Any]]
BUSY_MILLISECONDS = 5000
WRITES = "writes"
"""The execution option of a connection that is going to write."""


class StorageTrouble(BradshawError):
    """The database could not be written or read; what was acknowledged before is safe."""


class NewerDatabase(StorageTrouble):
    """Tables that only a newer program knows."""

    def __init__(self, database: str, revision: str, newest: str) -> None:
        super().__init__(message("host-database-newer", database=database, revision=revision, newest=newest))


class InUse(StorageTrouble):
    """Another process serves the database."""


class AlreadyThere(BradshawError):
    """A row with this key exists: somebody else was first."""


class Database:
    """Opens transactions. SQLite is written with full synchronisation: what was acknowledged survives a power cut."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database:
            try:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise StorageTrouble(message("host-database-no-folder", problem=quoted(error))) from None
        # What is begun is also ended: to make sure of that again takes another visit to the thread of SQLite.
        options: dict[str, Any] = {"pool_reset_on_return": None, "connect_args": {"factory": _Connection}}
        if not self.is_sqlite:
            options = {"pool_size": 5, "max_overflow": 10}
        alone: dict[str, Any] = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
        self.engine: AsyncEngine = create_async_engine(self.url, **options, **(alone if self.is_sqlite else {}))
        # Whoever writes does not queue for a connection with those who read.
        self.writer = create_async_engine(self.url, **options) if self.is_sqlite else self.engine
        self.errors = 0
        """How often the database could not be read or written."""
        # Where each statement stands for itself, no transaction is begun and ended.
        self._single = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        # One writer at a time is all that SQLite allows: here they queue, instead of trying again and again.
        self._turn = asyncio.Lock() if self.is_sqlite else None
        self._kept: AsyncConnection | None = None
        self._driver: Any = None
        """The connection by which statements are written at once: to take one from the pool takes longer than they."""
        if self.is_sqlite:
            for engine in (self.engine, self.writer):
                event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.writer.sync_engine, "begin", _begin_sqlite)
        else:
            event.listen(self.engine.sync_engine, "checkout", _leave_if_cut)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """For statements that read; each sees what is stored when it begins."""
        with self._clear_errors():
            async with self._single.connect() as connection:
                yield connection

    async def do(self, statement: str, values: dict[str, object]) -> None:
        """One statement of PostgreSQL, all or nothing, in one round trip. Raises as `writing` does."""
        with self._clear_errors():
            async with self._single.connect() as connection:
                await connection.exec_driver_sql(statement, values)

    async def write_at_once(self, work: Sequence[tuple[UpdateBase, Rows]]) -> None:
        """Statements, each for all of its rows, all or nothing. Raises as `writing` does.

        In SQLite they visit the thread of the connection together: to visit it for each step, of which a transaction
        has a dozen, takes five times as long.
        """
        if not self.is_sqlite:
            async with self.writing() as connection:
                for statement, rows in work:
                    if rows:
                        await connection.execute(statement, rows)
            return
        plain = [_plain(statement) for statement, _ in work]
        steps = [(one.text, one.rows(rows)) for one, (_, rows) in zip(plain, work, strict=True) if rows]
        with self._clear_errors():
            async with self._in_turn():
                if self._kept is None:
                    connection = await self.writer.connect()
                    self._driver = (await connection.get_raw_connection()).driver_connection
                    self._kept = connection
                try:
                    await self._driver._execute(_all_or_nothing, self._driver._conn, steps)
                except sqlite3.IntegrityError:
                    raise
                except sqlite3.Error:
                    # Whatever is wrong with it, the next one need not suffer from it.
                    await self.renew_writer()
                    raise

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """All or nothing. Raises AlreadyThere for a duplicate key, StorageTrouble for everything else that fails."""
        with self._clear_errors():
            async with self._in_turn(), self.writer.connect() as connection:
                await connection.execution_options(**{WRITES: True})
                async with connection.begin():
                    yield connection

    @contextlib.contextmanager
    def _clear_errors(self) -> Iterator[None]:
        try:
            yield
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise AlreadyThere(reason_of(error)) from None
        except (DBAPIError, sqlite3.Error, PoolTimeout, OSError) as error:
            self.errors += 1
            reason = reason_of(error) if isinstance(error, DBAPIError | sqlite3.Error) else str(error)
            raise StorageTrouble(message("server-storage-trouble", reason=reason)) from None

    @contextlib.asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        if self._turn is None:
            yield
            return
        if self._turn.locked():
            try:
                async with asyncio.timeout(BUSY_MILLISECONDS / 1000):
                    await self._turn.acquire()
            except TimeoutError:
                raise TimeoutError("others have been writing for too long") from None
        else:
            await self._turn.acquire()
        try:
            yield
        finally:
            self._turn.release()

    async def renew_writer(self) -> None:
        """Write by new connections from now on."""
        kept, self._kept, self._driver = self._kept, None, None
        if kept is not None:
            await kept.close()
        await self.writer.dispose()

    async def close(self) -> None:
        await self.engine.dispose()
        await self.renew_writer()

    @contextlib.contextmanager
    def sole_use(self) -> Iterator[None]:
        """Keep other servers away from a SQLite file: a lock that the system gives back however this process ends.

        Raises InUse. PostgreSQL may have several servers.
        """
        if not self.is_sqlite or not self.url.database:
            yield
            return
        file = Path(f"{self.url.database}-lock")
        try:
            lock = file.open("a+")
        except OSError as error:
            reason = error.strerror or str(error)
            raise StorageTrouble(message("host-database-folder", folder=str(file.parent), reason=reason)) from None
        with lock:
            try:
                # Unlike flock, not inherited by processes that this one starts and that might outlive it for a moment.
                fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                lock.seek(0)
                holder = lock.read(20).strip()
                process = holder if holder.isdigit() else None
                raise InUse(message("host-database-served", database=self.url.database, process=process)) from None
            lock.truncate(0)
            lock.write(str(os.getpid()))
            lock.flush()
            yield

    def migrate(self) -> None:
        """Bring the tables up to date; an older database keeps everything."""
        config = migration_config(self.url.render_as_string(hide_password=False))
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            if not isinstance(error.__cause__, ResolutionError):
                raise
            newest = ScriptDirectory.from_config(config).get_current_head()
            raise NewerDatabase(str(self.url), error.__cause__.argument, newest or "") from None
        except DBAPIError as error:
            raise StorageTrouble(
                message("host-database-unusable", database=str(self.url), reason=reason_of(error))
            ) from None


def migration_config(url: str) -> Config:
    """Alembic's configuration, without a file."""
    config = Config()
    config.set_main_option("script_location", "bradshaw.server.storage:migrations")
    config.attributes["url"] = url
    return config


def sync_url(url: str) -> str:
    """The address for a driver without asyncio, as migrations use it."""
    return url.replace("sqlite+aiosqlite", "sqlite", 1)


def reason_of(error: DBAPIError | sqlite3.Error) -> str:
    """What the database said, on one line."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(said).split())[:200]


class _Plain(NamedTuple):
    """A statement as SQLite itself takes it, and how values of columns are written that it has no type for."""

    text: str
    written: Mapping[str, Callable[[Any], Any]]

    def rows(self, rows: Rows) -> Rows:
        return [
            {name: self.written[name](value) if name in self.written else value for name, value in row.items()}
            for row in rows
        ]


@cache
def _plain(statement: UpdateBase) -> _Plain:
    dialect = sqlite_dialect(paramstyle="named")
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    written = {name: bind.type.dialect_impl(dialect).bind_processor(dialect) for name, bind in compiled.binds.items()}
    return _Plain(str(compiled), {name: write for name, write in written.items() if write is not None})


def _all_or_nothing(connection: sqlite3.Connection, steps: Sequence[tuple[str, Rows]]) -> None:
    """In the thread of the connection."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for text, rows in steps:
            connection.executemany(text, rows)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


class _Connection(sqlite3.Connection):
    """A connection to SQLite that gives its lock back when it is closed.

    Somebody who is stopped while he writes has his connection closed within the transaction. As long as anything still
    knows one of its statements, such as the error that stopped him, SQLite keeps it open, and nobody else could write.
    """

    def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self.rollback()
        super().close()


def _prepare_sqlite(connection: Any, record: Any) -> None:
    # Transactions are begun by `_begin_sqlite`, not by the driver.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.close()


def _leave_if_cut(connection: Any, record: Any, proxy: Any) -> None:
    # A connection to PostgreSQL may have been cut since it was used last. The server has then said so, or hung up, and
    # there is something to read: no need to ask it.
    watch = select.poll()
    watch.register(connection.driver_connection.fileno(), select.POLLIN)
    if watch.poll(0):
        raise DisconnectionError


def _begin_sqlite(connection: Any) -> None:
    # A transaction that will write takes the lock at once, so that two of them wait instead of failing later.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")
