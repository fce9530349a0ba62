"""The journal: what happens in games is written here, and whoever caused it hears back when it is on the disk.

A transaction costs about the same for one event as for many. While one is being written, those that come meanwhile
wait, and then go in together: the busier the server, the more share a transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.server.database import AlreadyThere, Database
from bradshaw.server.live import Happening, Place
from bradshaw.server.tables import Event, GameHead, Seat
from bradshaw.server.wire import Wire

MOST_AT_ONCE = 200

_UPDATE_HEAD = (
    update(GameHead)
    .where(GameHead.id == bindparam("game"))
    .values(status=bindparam("new_status"), updated=bindparam("moment"))
)
_UPDATE_SEAT = (
    update(Seat)
    .where(Seat.game == bindparam("of_game"), Seat.seat == bindparam("number"))
    .values(
        name=bindparam("new_name"),
        person=bindparam("new_person"),
        bot=bindparam("new_bot"),
        owner=bindparam("new_owner"),
        open=bindparam("new_open"),
    )
)


class Page(msgspec.Struct, frozen=True):
    """What happened in one game, and what the lists shall show after it: all of it is stored, or nothing."""

    game: str
    events: Sequence[Happening]
    status: str
    moment: datetime
    places: Sequence[Place] = ()


def event_rows(game: str, events: Sequence[Happening]) -> list[dict[str, object]]:
    return [
        {
            "game": game,
            "sequence": event.sequence,
            "kind": event.kind,
            "seat": event.seat,
            "person": event.person,
            "content": msgspec.json.encode(event.content).decode(),
            "created": event.created,
        }
        for event in events
    ]


class Journal:
    """Writes pages in the order in which they come, as many at once as are waiting."""

    def __init__(self, database: Database, wire: Wire) -> None:
        self._database = database
        self._wire = wire
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Pages that are not being written yet."""
        return len(self._waiting)

    async def add(self, page: Page) -> None:
        """Return when the page is stored. AlreadyThere: somebody else was first. StorageTrouble: it is not stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write_together(waiting)
        finally:
            self._writer = None

    async def _write_together(self, waiting: list[tuple[Page, asyncio.Future[None]]]) -> None:
        try:
            await self._store([page for page, _ in waiting])
        except AlreadyThere as error:
            if len(waiting) == 1:
                _settle(waiting[0][1], error)
                return
            # One of them came too late, and took the others with it: each for itself.
            for one in waiting:
                await self._write_together([one])
        except Exception as error:
            for _, done in waiting:
                _settle(done, error)
        else:
            for _, done in waiting:
                _settle(done)

    async def _store(self, pages: list[Page]) -> None:
        # Always in the same order, so that no two workers wait for one another.
        pages = sorted(pages, key=lambda page: page.game)
        async with self._database.writing() as connection:
            await connection.execute(
                insert(Event), [row for page in pages for row in event_rows(page.game, page.events)]
            )
            await connection.execute(
                _UPDATE_HEAD,
                [{"game": page.game, "new_status": page.status, "moment": page.moment} for page in pages],
            )
            await self._seat(connection, pages)
            for page in pages:
                await self._wire.tell(connection, page.game, page.events[-1].sequence)

    async def _seat(self, connection: AsyncConnection, pages: list[Page]) -> None:
        rows = [
            {
                "of_game": page.game,
                "number": place.seat,
                "new_name": place.name,
                "new_person": place.person,
                "new_bot": place.bot,
                "new_owner": place.owner,
                "new_open": place.open,
            }
            for page in pages
            for place in page.places
        ]
        if rows:
            await connection.execute(_UPDATE_SEAT, rows)


def _settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
