"""Whether this program can read everything that is stored: each game is replayed, and nothing is changed.

Meant for the program of tomorrow on the database of today: the tables may be older than those of this program, and a
server may be running on them.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, inspect, make_url, select
from sqlalchemy.exc import DBAPIError

from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.server.events.happening import Happening, Trouble
from bradshaw.server.events.head import Head
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.seats import Place
from bradshaw.server.games.store import event_of, head_of
from bradshaw.server.storage.database import NewerDatabase, StorageTrouble, migration_config, reason_of, sync_url
from bradshaw.server.storage.tables import Base, Event, GameHead, Seat
from bradshaw.words import say

CONNECT_SECONDS = 10


class Checked(msgspec.Struct, frozen=True):
    """A stored game after it has been replayed."""

    id: str
    title: str
    """Its name, or its id if it is not installed."""
    rules: int
    events: int
    moves: int
    """How many moves lead to where the game stands, or to where it can be read."""
    trouble: Trouble | None
    changes: tuple[str, ...] = ()
    """What the newest rules have otherwise."""


class Archive:
    """A database that is only read."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        is_file = self._url.get_backend_name() == "sqlite"
        self.name = str(self._url.database if is_file else self._url.set(drivername="postgresql"))
        self._engine = _read_only(self._url)

    def revision(self) -> str | None:
        """The revision of its tables; None for an empty database. Raises StorageTrouble."""
        with self._reading() as connection:
            revision = MigrationContext.configure(connection).get_current_revision()
            tables = inspect(connection).get_table_names()
        if revision is None:
            if tables:
                raise StorageTrouble(message("host-database-foreign", database=self.name))
            return None
        known = known_revisions()
        if revision not in known:
            raise NewerDatabase(self.name, revision, known[0])
        return revision

    def games(self) -> list[str]:
        """The ids of all stored games, by title, rules and age."""
        order = (GameHead.title, GameHead.rules, GameHead.id)
        with self._reading() as connection:
            return list(connection.scalars(select(GameHead.id).order_by(*order)))

    def check(self, game: str) -> Checked | None:
        """Replay a game; None if it has been deleted meanwhile."""
        with self._reading() as connection:
            try:
                found = self._load(connection, game)
            except (ValueError, TypeError) as error:
                # A date, for instance, that is none.
                trouble = Trouble(0, message("server-unreadable-head", reason=quoted(error)))
                return Checked(game, "?", 0, 0, 0, trouble)
        if found is None:
            return None
        head, places, events = found
        live = LiveGame(head, places)
        for event in events:
            live.fold(event)
        moves = live.game.number if live.game is not None else 0
        return Checked(
            game,
            head.title_name,
            head.rules,
            len(events),
            moves,
            live.trouble,
            tuple(say(change) for change in live.rules_changes),
        )

    def _load(self, connection: Connection, game: str) -> tuple[Head, list[Place], list[Happening]] | None:
        heads = _rows(connection, GameHead, GameHead.id == game, Head)
        if not heads:
            return None
        seats = _rows(connection, Seat, Seat.game == game, Place)
        places = sorted((Place(**seat) for seat in seats), key=lambda place: place.seat)
        events = connection.execute(select(*Event.__table__.columns).where(Event.game == game).order_by(Event.sequence))
        return head_of(heads[0]), places, [event_of(row) for row in events]

    @contextlib.contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self._engine.connect() as connection:
                yield connection
        except DBAPIError as error:
            raise StorageTrouble(
                message("host-database-unreadable", database=self.name, reason=reason_of(error))
            ) from None

    def close(self) -> None:
        self._engine.dispose()


def known_revisions() -> list[str]:
    """The revisions of tables that this program knows, the newest first."""
    return [one.revision for one in ScriptDirectory.from_config(migration_config("")).walk_revisions()]


def newest_revision() -> str:
    """The revision to which this program brings a database."""
    return known_revisions()[0]


def _rows(connection: Connection, table: type[Base], condition: Any, struct: type) -> list[dict[str, Any]]:
    """Rows of a table as far as an older database has its columns; newer ones have defaults in the struct."""
    there = {column["name"] for column in inspect(connection).get_columns(table.__tablename__)}
    wanted = {field.name for field in msgspec.structs.fields(struct)}
    columns: list[Any] = [column for column in table.__table__.columns if column.name in wanted & there]
    return [dict(row._mapping) for row in connection.execute(select(*columns).where(condition))]


def _read_only(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(
            url,
            poolclass=NullPool,
            connect_args={"connect_timeout": CONNECT_SECONDS},
            execution_options={"postgresql_readonly": True},
        )
    file = Path(url.database or "")
    if not file.is_file():
        raise StorageTrouble(message("host-database-missing", file=str(file)))
    # While a server runs there is a write-ahead log to be read as well; without one not even a file for locks is made.
    running = file.with_name(f"{file.name}-wal").exists()
    address = f"file:{quote(str(file))}?mode=ro" + ("" if running else "&immutable=1")
    return create_engine(
        sync_url(url.render_as_string(hide_password=False)),
        creator=lambda: sqlite3.connect(address, uri=True),
        poolclass=NullPool,
    )
