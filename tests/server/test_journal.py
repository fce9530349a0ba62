"""What happens in games is written in few steps, and all of it or nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import select

from bradshaw.server.events.happening import Happening
from bradshaw.server.events.head import RUNNING, Head, Standing
from bradshaw.server.events.seats import Place
from bradshaw.server.games import journal as journals
from bradshaw.server.games.journal import Journal, Page
from bradshaw.server.games.store import GameStore
from bradshaw.server.storage.database import AlreadyThere, Database
from bradshaw.server.storage.tables import Event, GameHead, HostNews, Seat
from bradshaw.server.storage.wire import Wire, host_wire, make_wire

GAME = "0123456789ab"
THEN = datetime(2026, 5, 1, 12, 30, 15, 250, tzinfo=UTC)


def written(folder: Path, test: Callable[[Database], Awaitable[None]]) -> None:
    """Run a test on a database with one game."""

    async def run() -> None:
        database = Database(f"sqlite+aiosqlite:///{folder}/journal.sqlite")
        await asyncio.to_thread(database.migrate)
        head = Head(GAME, "emubay", 1, 1, {}, "hotseat", RUNNING, False, False, None, "", 0.0, THEN, THEN)
        await GameStore(database).add(head, [Place(0, "Ada"), Place(1, "Ben")], [], make_wire(database))
        await test(database)
        await database.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def page(sequence: int, *places: Place) -> Page:
    event = Happening(sequence, "action", 0, None, {"action": {"type": "pass"}}, THEN)
    return Page(GAME, [event], RUNNING, THEN, places, Standing(sequence, (1,), "Ben moves", ()))


async def rows(database: Database, *columns: Any) -> list[tuple[Any, ...]]:
    async with database.reading() as connection:
        return [tuple(row) for row in (await connection.execute(select(*columns))).all()]


def journal(database: Database, wire: Callable[[Database], Wire] = make_wire) -> Journal:
    return Journal(database, wire(database))


def counted_transactions(writer: Journal) -> list[int]:
    """How many pages each transaction holds from now on."""
    counts: list[int] = []
    store = writer._store

    async def counted(pages: list[Page]) -> None:
        counts.append(len(pages))
        await store(pages)

    writer._store = counted  # type: ignore[method-assign]
    return counts


def test_a_move_on_a_database_file_visits_its_thread_a_few_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    visits: list[str] = []
    execute = aiosqlite.Connection._execute

    async def counted(connection: aiosqlite.Connection, job: Any, *given: Any, **words: Any) -> Any:
        visits.append(job.__name__)
        return await execute(connection, job, *given, **words)

    async def move(database: Database) -> None:
        writer = journal(database)
        await writer.add(page(1))
        monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
        await writer.add(page(2))
        assert len(visits) <= 2, "the transaction, and the connection is given back"

    written(tmp_path, move)


def test_pages_of_a_busy_server_wait_for_more_to_share_a_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def write(database: Database) -> None:
        monkeypatch.setattr(journals, "DISTANCE", 2.0)
        writer = journal(database)
        counts = counted_transactions(writer)
        await asyncio.gather(*(writer.add(page(sequence)) for sequence in range(1, 11)))
        assert counts == [10]
        first = asyncio.create_task(writer.add(page(11)))
        await asyncio.sleep(0.01)
        await asyncio.gather(first, writer.add(page(12)))
        assert counts == [10, 2]

    written(tmp_path, write)


def test_who_moves_alone_never_waits_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def write(database: Database) -> None:
        writer = journal(database)
        monkeypatch.setattr(journals, "DISTANCE", 3600.0)
        for sequence in range(1, 6):
            await writer.add(page(sequence))

    written(tmp_path, write)


def test_a_page_is_stored_with_events_seats_and_where_the_game_stands(tmp_path: Path):
    async def store(database: Database) -> None:
        await journal(database).add(page(1, Place(1, "Bot", bot="greedy")))
        assert await rows(database, Event.sequence, Event.created, Event.content) == [
            (1, THEN, '{"action":{"type":"pass"}}')
        ]
        assert await rows(database, GameHead.headline, GameHead.turn, GameHead.updated) == [("Ben moves", 2, THEN)]
        assert await rows(database, Seat.name, Seat.bot, Seat.open) == [("Ada", None, False), ("Bot", "greedy", False)]

    written(tmp_path, store)


def test_of_a_page_that_comes_too_late_nothing_is_stored(tmp_path: Path):
    async def store(database: Database) -> None:
        writer = journal(database)
        await writer.add(page(1))
        late = Page(GAME, [*page(2).events, *page(1).events], "finished", THEN, (), None)
        with pytest.raises(AlreadyThere):
            await writer.add(late)
        assert await rows(database, Event.sequence) == [(1,)]
        assert await rows(database, GameHead.status) == [(RUNNING,)]
        await writer.add(page(2))
        assert await rows(database, Event.sequence) == [(1,), (2,)]

    written(tmp_path, store)


def test_a_command_of_the_host_leaves_word_with_what_it_stores(tmp_path: Path):
    async def store(database: Database) -> None:
        await journal(database, host_wire).add(page(1))
        assert await rows(database, HostNews.news) == [(f"stored {GAME} 1",)]

    written(tmp_path, store)
