"""Games in the database: adding, reading, finding and removing them. What happens in them goes through the journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.server.database import Database
from bradshaw.server.gathering import Gathering
from bradshaw.server.journal import event_rows
from bradshaw.server.live import DAMAGED, ENDED, Happening, Head, Place
from bradshaw.server.snapshots import Frozen
from bradshaw.server.tables import Event, GameHead, Seat, Snapshot
from bradshaw.server.wire import GONE, STORED, Wire

MOST_ERASED = 100
"""Events that are changed in one transaction when somebody leaves."""


def head_of(values: dict[str, Any]) -> Head:
    """The head of a game from its row."""
    try:
        options = msgspec.json.decode(values["options"], type=dict[str, bool | int | str])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        options = None
    return Head(**(values | {"options": options}))


def event_of(row: Any) -> Happening:
    """An event from its row."""
    kind = row.kind
    try:
        content = msgspec.json.decode(row.content, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        kind, content = DAMAGED, {}
    return Happening(row.sequence, kind, row.seat, row.person, content, row.created)


def _events_of(rows: Iterable[Any]) -> list[Happening]:
    """The events among the rows of a game; one without any has a row all the same."""
    return [event_of(row) for row in rows if row.sequence is not None]


Known = tuple[str, int]
"""A game, and its newest event that is known."""

_AFTER = (
    select(GameHead.id, *Event.__table__.columns)
    .outerjoin(Event, and_(Event.game == GameHead.id, Event.sequence > bindparam("known_sequence")))
    .where(GameHead.id == bindparam("known_game"))
    .order_by(Event.sequence)
)
_ALL_AFTER = """
SELECT known.game AS known_game, known.sequence AS known_sequence, events.*
FROM unnest(%(games)s::text[], %(sequences)s::int[]) AS known (game, sequence)
JOIN games ON games.id = known.game
LEFT JOIN events ON events.game = games.id AND events.sequence > known.sequence
ORDER BY known.game, known.sequence, events.sequence"""


class GameStore:
    """Games in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._later = Gathering(self._events_after)

    async def add(self, head: Head, places: Sequence[Place], events: Sequence[Happening] = ()) -> None:
        """Store a new game with what has happened in it, all or nothing."""
        async with self.database.writing() as connection:
            values = msgspec.structs.asdict(head) | {"options": msgspec.json.encode(head.options).decode()}
            await connection.execute(insert(GameHead).values(**values))
            await connection.execute(
                insert(Seat),
                [{"game": head.id} | msgspec.structs.asdict(place) for place in places],
            )
            if events:
                await connection.execute(insert(Event), event_rows(head.id, events))

    async def load(self, game: str) -> tuple[Head, list[Place], list[Happening]] | None:
        """A whole game."""
        async with self.database.reading() as connection:
            # In this order, a change in between makes the seats newer than the events, which is put right by the
            # event that tells of it; the other way round it would be missed.
            events = await self._events(connection, game)
            seated = await self._seated(connection, game)
        return None if seated is None else (*seated, events)

    async def load_newest(
        self, game: str, code: str
    ) -> tuple[Head, list[Place], list[Happening], Frozen | None] | None:
        """A game from its newest snapshot of this program on; whole if there is none."""
        async with self.database.reading() as connection:
            row = (
                await connection.execute(
                    select(*Snapshot.__table__.columns)
                    .where(Snapshot.game == game, Snapshot.code == code)
                    .order_by(Snapshot.sequence.desc())
                    .limit(1)
                )
            ).first()
            frozen = None if row is None else Frozen(row.sequence, row.code, row.hash, row.data)
            events = await self._events(connection, game, frozen.sequence if frozen is not None else 0)
            seated = await self._seated(connection, game)
        return None if seated is None else (*seated, events, frozen)

    async def keep_snapshot(self, game: str, frozen: Frozen) -> None:
        """Store a snapshot in the place of those before it."""
        async with self.database.writing() as connection:
            await connection.execute(delete(Snapshot).where(Snapshot.game == game))
            await connection.execute(insert(Snapshot).values(game=game, **frozen._asdict()))

    async def drop_snapshots(self, game: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(Snapshot).where(Snapshot.game == game))

    async def seated(self, game: str) -> tuple[Head, list[Place]] | None:
        """The head of a game and who sits where."""
        async with self.database.reading() as connection:
            return await self._seated(connection, game)

    async def _seated(self, connection: AsyncConnection, game: str) -> tuple[Head, list[Place]] | None:
        seats = await connection.execute(select(*Seat.__table__.columns).where(Seat.game == game).order_by(Seat.seat))
        places = [Place(seat.seat, seat.name, seat.person, seat.bot, seat.owner, seat.open) for seat in seats]
        row = (await connection.execute(select(*GameHead.__table__.columns).where(GameHead.id == game))).first()
        return None if row is None else (head_of(dict(row._mapping)), places)

    async def _events(self, connection: AsyncConnection, game: str, after: int = 0) -> list[Happening]:
        rows = await connection.execute(
            select(*Event.__table__.columns).where(Event.game == game, Event.sequence > after).order_by(Event.sequence)
        )
        return [event_of(row) for row in rows]

    async def events_after(self, game: str, sequence: int) -> list[Happening] | None:
        """What has happened since; None if the game has been deleted."""
        return await self._later.answer((game, sequence))

    async def _events_after(self, known: list[Known]) -> dict[Known, list[Happening] | None]:
        found: dict[Known, list[Happening] | None] = dict.fromkeys(known)
        async with self.database.reading() as connection:
            if self.database.is_sqlite:
                for game, sequence in known:
                    rows = (await connection.execute(_AFTER, {"known_game": game, "known_sequence": sequence})).all()
                    found[game, sequence] = _events_of(rows) if rows else None
                return found
            games, sequences = zip(*known, strict=True)
            values = {"games": list(games), "sequences": list(sequences)}
            told = await connection.exec_driver_sql(_ALL_AFTER, values)
            for one, group in groupby(told, lambda row: (row.known_game, row.known_sequence)):
                found[one] = _events_of(group)
        return found

    async def last_sequences(self, games: Sequence[str]) -> dict[str, int]:
        """The newest event of each game, for workers that look for moves of others."""
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(Event.game, func.max(Event.sequence)).where(Event.game.in_(games)).group_by(Event.game)
            )
            return {row[0]: row[1] for row in rows}

    async def set_pace(self, game: str, pace: float) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(GameHead).where(GameHead.id == game).values(pace=pace))

    async def remove(self, game: str, wire: Wire, untouched_since: datetime | None = None) -> bool:
        """Delete a game, or only if nothing has happened in it since a moment; whether it was deleted."""
        wanted = [GameHead.id == game]
        if untouched_since is not None:
            wanted.append(GameHead.updated < untouched_since)
        async with self.database.writing() as connection:
            gone = bool((await connection.execute(delete(GameHead).where(*wanted))).rowcount)
            if gone:
                await wire.tell(connection, STORED, game, GONE)
        return gone

    async def games_of(self, person: str, most: int = 200) -> list[str]:
        """Games in which the person has a seat or can take one back, or which the person hosts, newest first."""
        seats = select(Seat.game).where(or_(Seat.person == person, Seat.owner == person))
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(GameHead.id)
                .where(or_(GameHead.id.in_(seats), GameHead.host == person))
                .order_by(GameHead.updated.desc())
                .limit(most)
            )
            return [row[0] for row in rows]

    async def lobby(self) -> list[str]:
        """Listed games that wait for players or are being played, newest first."""
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(GameHead.id)
                .where(GameHead.listed.is_(True), GameHead.mode == "online", GameHead.status != ENDED)
                .order_by(GameHead.status, GameHead.updated.desc())
                .limit(100)
            )
            return [row[0] for row in rows]

    async def unfinished_with_bots(self) -> list[str]:
        """Running games in which a bot has a seat: after a restart it may be a bot's turn."""
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(GameHead.id)
                .where(GameHead.status == "running", GameHead.id.in_(select(Seat.game).where(Seat.bot.is_not(None))))
                .order_by(GameHead.updated.desc())
                .limit(1000)
            )
            return [row[0] for row in rows]

    async def erase(self, person: str, text: str) -> dict[str, list[int]]:
        """Take a person's words and id out of all events; the chat lines by game, also those erased before."""
        said: dict[str, list[int]] = {}
        own = select(Event.game, Event.sequence, Event.kind, Event.content).where(Event.person == person)
        async with self.database.reading() as connection:
            rows = (await connection.execute(own)).all()
        for row in rows:
            if row.kind == "chat":
                said.setdefault(row.game, []).append(row.sequence)
        for start in range(0, len(rows), MOST_ERASED):
            # A few at a time: others want to write, too.
            async with self.database.writing() as connection:
                for row in rows[start : start + MOST_ERASED]:
                    values: dict[str, object] = {"person": None}
                    if row.kind == "chat":
                        content = msgspec.json.decode(row.content, type=dict[str, Any]) | {"text": text}
                        values["content"] = msgspec.json.encode(content).decode()
                    await connection.execute(
                        update(Event).where(Event.game == row.game, Event.sequence == row.sequence).values(**values)
                    )
        return said

    async def give_to(self, old: str, new: str | None) -> None:
        """Everything of one person becomes another's: a guest who makes an account keeps the games."""
        async with self.database.writing() as connection:
            await connection.execute(update(Seat).where(Seat.person == old).values(person=new))
            await connection.execute(update(Seat).where(Seat.owner == old).values(owner=new))
            await connection.execute(update(GameHead).where(GameHead.host == old).values(host=new))
