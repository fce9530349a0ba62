"""The journal: what happens in games is written here, and whoever caused it hears back when it is on the disk.

A transaction costs about the same for one event as for many. While one is being written, those that come meanwhile
wait, and then go in together: the busier the server, the more share a transaction. Once they often do, transactions
also keep some distance, so that still more share one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Integer, String, and_, bindparam, insert, literal_column, select, update

from bradshaw.core.messages import stored
from bradshaw.server.events.happening import Happening
from bradshaw.server.events.head import FINISHED, Standing
from bradshaw.server.events.seats import Place
from bradshaw.server.games.searching import searched_name
from bradshaw.server.notices.telling import Told
from bradshaw.server.storage.database import AlreadyThere, Database
from bradshaw.server.storage.tables import Event, GameHead, Moment, NoticeRow, Person, Seat
from bradshaw.server.storage.wire import CHANNEL, STORED, Wire, stored_news

MOST_AT_ONCE = 200
DISTANCE = 0.03
"""Seconds between the beginnings of two transactions on a busy server."""
BUSY = 1.15
"""Pages in a transaction, on average, from which on a server is busy."""
LATEST_WEIGHS = 0.1
"""The part of the latest transaction in that average."""

Row = dict[str, object]


def _new(*columns: str) -> dict[str, BindParameter[Any]]:
    """The parameters, such as `new_turn`, that give columns their new values."""
    return {column: bindparam(f"new_{column}") for column in columns}


_INSERT_EVENT = insert(Event)
_UPDATE_HEAD = (
    update(GameHead)
    .where(GameHead.id == bindparam("head"))
    .values(
        updated=bindparam("moment"),
        # A game that goes on after its end has no result any more.
        tallied=and_(GameHead.tallied, bindparam("new_status", type_=String) == literal_column(f"'{FINISHED}'")),
        **_new("status", "actions", "turn", "headline", "winners", "unreadable", "due"),
    )
)
_UPDATE_SEAT = (
    update(Seat)
    .where(Seat.game == bindparam("of_game"), Seat.seat == bindparam("number"))
    .values(**_new("name", "person", "bot", "owner", "open", "robot", "folded_name"))
)
_INSERT_NOTICE = (
    insert(NoticeRow)
    .prefix_with("OR IGNORE")
    .from_select(
        ["person", "game", "sequence", "kind", "text", "created"],
        select(
            Person.id,
            bindparam("about_game", type_=String),
            bindparam("about", type_=Integer),
            bindparam("told_kind", type_=String),
            bindparam("told_text", type_=String),
            bindparam("told_at", type_=Moment),
        ).where(Person.id == bindparam("to_person")),
    )
)
# In PostgreSQL all of it is one statement, which goes there and back once and is a transaction of its own. Events come
# first: of two workers that write to the same games the later one waits there, holding nothing that the other needs.
_STORE = """
WITH stored AS (
    INSERT INTO events (game, sequence, kind, seat, person, content, created)
    SELECT * FROM unnest(
        %(game)s::text[], %(sequence)s::int[], %(kind)s::text[], %(seat)s::int[], %(person)s::text[],
        %(content)s::text[], %(created)s::timestamptz[]
    )
    RETURNING game
), headed AS (
    UPDATE games
    SET status = head.status, updated = head.moment, actions = head.actions, turn = head.turn,
        headline = head.headline, winners = head.winners, unreadable = head.unreadable, due = head.due,
        tallied = games.tallied AND head.status = 'finished'
    FROM unnest(
        %(head)s::text[], %(new_status)s::text[], %(moment)s::timestamptz[], %(new_actions)s::int[],
        %(new_turn)s::int[], %(new_headline)s::text[], %(new_winners)s::int[], %(new_unreadable)s::text[],
        %(new_due)s::timestamptz[]
    ) AS head (game, status, moment, actions, turn, headline, winners, unreadable, due)
    WHERE games.id = head.game AND (SELECT count(*) FROM stored) > 0
)"""
_STORE_SEATS = """, seated AS (
    UPDATE seats
    SET name = place.name, person = place.person, bot = place.bot, owner = place.owner, open = place.open,
        robot = place.robot, folded_name = place.folded_name
    FROM unnest(
        %(of_game)s::text[], %(number)s::int[], %(new_name)s::text[], %(new_person)s::text[], %(new_bot)s::text[],
        %(new_owner)s::text[], %(new_open)s::bool[], %(new_robot)s::bool[],
        %(new_folded_name)s::text[]
    ) AS place (game, number, name, person, bot, owner, open, robot, folded_name)
    WHERE seats.game = place.game AND seats.seat = place.number AND (SELECT count(*) FROM stored) > 0
)"""
# Of somebody who has just been deleted there is nothing to tell.
_STORE_NOTICES = """, told AS (
    INSERT INTO notices (person, game, sequence, kind, text, created)
    SELECT told.* FROM unnest(
        %(to_person)s::text[], %(about_game)s::text[], %(about)s::int[], %(told_kind)s::text[], %(told_text)s::text[],
        %(told_at)s::timestamptz[]
    ) AS told (person, game, sequence, kind, text, created)
    JOIN people ON people.id = told.person
    WHERE (SELECT count(*) FROM stored) > 0
    ON CONFLICT DO NOTHING
)"""
_TELL = """
SELECT pg_notify(%(channel)s, news) FROM unnest(%(news)s::text[]) AS news"""


class Page(msgspec.Struct, frozen=True):
    """What happened in one game, and what the lists shall show after it: all of it is stored, or nothing."""

    game: str
    events: Sequence[Happening]
    status: str
    moment: datetime
    places: Sequence[Place] = ()
    standing: Standing | None = None
    due: datetime | None = None
    """When to look whether somebody's time runs out; None where nobody's does."""
    notices: Sequence[Told] = ()
    """Those who are to be told of it."""


def _bits(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def seats_in(bits: int) -> tuple[int, ...]:
    """The seats that stand in a row as bits."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def standing_row(standing: Standing | None) -> Row:
    """The columns of a game's row that say where it stands."""
    if standing is None:
        return dict.fromkeys(Standing.__struct_fields__)
    seats = {"turn": _bits(standing.turn), "winners": _bits(standing.winners)}
    texts = {name: stored(getattr(standing, name)) for name in ("headline", "unreadable")}
    return msgspec.structs.asdict(standing) | seats | texts


def event_rows(game: str, events: Sequence[Happening]) -> list[Row]:
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
        self._next = 0.0
        """When the next transaction of a busy server begins."""
        self._together = 1.0
        """How many pages have shared a transaction of late."""

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
                await self._keep_distance()
                waiting, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write_together(waiting)
        finally:
            self._writer = None

    async def _keep_distance(self) -> None:
        """Let more pages come if the server is busy."""
        loop = asyncio.get_running_loop()
        early = self._next - loop.time()
        if early > 0 and self._together > BUSY:
            await asyncio.sleep(early)
        self._next = loop.time() + DISTANCE
        self._together += LATEST_WEIGHS * (len(self._waiting) - self._together)

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
        events = [row for page in pages for row in event_rows(page.game, page.events)]
        seats = [_seat_row(page.game, place) for page in pages for place in page.places]
        heads = [_head_row(page) for page in pages]
        notices = [_notice_row(page, told) for page in pages for told in page.notices]
        if not self._database.is_sqlite:
            news = stored_news([(page.game, page.events[-1].sequence) for page in pages])
            await self._store_at_once(heads, events, seats, notices, news)
            return
        notes = [note for page in pages for note in self._wire.notes(STORED, page.game, str(page.events[-1].sequence))]
        work = [(_INSERT_EVENT, events), (_UPDATE_HEAD, heads), (_UPDATE_SEAT, seats), (_INSERT_NOTICE, notices)]
        await self._database.write_at_once([*work, *notes])

    async def _store_at_once(
        self, heads: list[Row], events: list[Row], seats: list[Row], notices: list[Row], news: list[str]
    ) -> None:
        values: Row = {"channel": CHANNEL, "news": news} | _columns(heads) | _columns(events)
        statement = _STORE
        for part, rows in ((_STORE_SEATS, seats), (_STORE_NOTICES, notices)):
            if rows:
                statement += part
                values |= _columns(rows)
        await self._database.do(statement + _TELL, values)


def _head_row(page: Page) -> Row:
    row: Row = {"head": page.game, "new_status": page.status, "moment": page.moment, "new_due": page.due}
    return row | {f"new_{name}": value for name, value in standing_row(page.standing).items()}


def _notice_row(page: Page, told: Told) -> Row:
    return {
        "to_person": told.person,
        "about_game": page.game,
        "about": page.events[-1].sequence,
        "told_kind": told.kind,
        "told_text": stored(told.text),
        "told_at": page.moment,
    }


def _seat_row(game: str, place: Place) -> Row:
    return {
        "of_game": game,
        "number": place.seat,
        "new_name": place.name,
        "new_person": place.person,
        "new_bot": place.bot,
        "new_owner": place.owner,
        "new_open": place.open,
        "new_robot": place.robot,
        "new_folded_name": searched_name(place),
    }


def _columns(rows: list[Row]) -> Row:
    """Rows of the same names as one list for each name."""
    return {name: [row[name] for row in rows] for name in rows[0]}


def _settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
