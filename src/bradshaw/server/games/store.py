"""Games in the database: adding, reading, finding and removing them. What happens in them goes through the journal."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence, Set
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, case, delete, func, insert, select, text, union, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import Text, read_stored
from bradshaw.server.delivery import pushing
from bradshaw.server.events.happening import DAMAGED, SPOKEN, Happening
from bradshaw.server.events.head import OPEN, OVER, ClubTold, Head, Standing
from bradshaw.server.events.seats import Place
from bradshaw.server.events.snapshots import Frozen
from bradshaw.server.events.timing import Timing
from bradshaw.server.games.journal import event_rows, seats_in, standing_row
from bradshaw.server.games.searching import Search, searched_name, speed_of
from bradshaw.server.people import membership, notes, reports, results
from bradshaw.server.people.ties import FAVOURITE
from bradshaw.server.people.told import PAGE
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.gathering import Gathering
from bradshaw.server.storage.tables import (
    BEING_PLAYED,
    IN_LOBBY,
    LISTED_AND_OVER,
    RUNNING_ONLY,
    Event,
    GameHead,
    ProgramRow,
    ReviewRow,
    Seat,
    Snapshot,
    Tie,
)
from bradshaw.server.storage.wire import GONE, STORED, Wire

MOST_ERASED = 100
"""Events that are changed in one transaction when somebody leaves."""
MOST_CALLED = 500
"""Games, and as many tables, that one robot is told of at once."""
STANDING_COLUMNS = Standing.__struct_fields__
_MADE = ("options", "standing", "timing", "timing_read", "damaged")
"""What is in no column of its own, or not as it is stored."""
HEAD_COLUMNS = [field for field in Head.__struct_fields__ if field not in _MADE]
NOTHING_KNOWN: Mapping[Any, Any] = {str: "", int: 0, float: 0.0, bool: False, datetime: datetime.fromtimestamp(0, UTC)}
"""What stands for a fact of each type that is stored in a way that nobody can read."""
UNREAD: Any = object()
"""Stands for what a column of a damaged row holds."""

_DROP_SNAPSHOTS = delete(Snapshot).where(Snapshot.game == bindparam("of_game"))
_INSERT_SNAPSHOT = insert(Snapshot)

log = logging.getLogger("bradshaw.store")


def head_of(values: dict[str, Any]) -> Head:
    """The head of a game from its row. What is damaged in that is named, and stands as if nothing were known of it."""
    try:
        options = msgspec.json.decode(values["options"], type=dict[str, bool | int | str])
    except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError):
        options = None
    known = {name: values[name] for name in HEAD_COLUMNS if name in values}
    try:
        timing, timing_read = timing_of(values), True
    except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError):
        timing, timing_read = None, False
    made = {"options": options, "timing": timing, "timing_read": timing_read}
    try:
        return msgspec.convert(known | made | {"standing": standing_of(values)}, Head)
    except msgspec.MsgspecError:
        return _remains(known | made)


def _remains(values: Mapping[str, Any]) -> Head:
    """The head of a game whose row is damaged. Where the game stands is not believed."""
    kept: dict[str, Any] = {}
    damaged = []
    for field in msgspec.structs.fields(Head):
        if field.name not in values:
            continue
        try:
            kept[field.name] = msgspec.convert(values[field.name], field.type)
        except msgspec.MsgspecError:
            damaged.append(field.name)
            if field.required:
                kept[field.name] = NOTHING_KNOWN.get(field.type)
    return Head(**kept, damaged=damaged or ["standing"])


def standing_of(values: Mapping[str, Any]) -> Standing | None:
    """Where a game stands by its row. Raises ValidationError if that is damaged."""
    if values.get("actions") is None:
        return None
    seats = {name: seats_in(msgspec.convert(values[name], int)) for name in ("turn", "winners")}
    standing = msgspec.convert({name: values[name] for name in STANDING_COLUMNS} | seats, Standing)
    return msgspec.structs.replace(
        standing, headline=read_stored(str(standing.headline)), unreadable=read_stored(str(standing.unreadable))
    )


def timing_of(values: Mapping[str, Any]) -> Timing | None:
    """How much time players have by a game's row. Raises MsgspecError if that is damaged."""
    stored = values.get("timing")
    return None if stored is None else msgspec.json.decode(stored, type=Timing)


async def each_name(page: Callable[[str], Awaitable[Sequence[str]]]) -> AsyncIterator[str]:
    """All names of a long list, of which a page at a time is read: those that come after a name."""
    last = ""
    while names := await page(last):
        for name in names:
            yield name
        last = names[-1]


def place_of(row: Any) -> Place:
    """A seat from its row."""
    return Place(row.seat, row.name, row.person, row.bot, row.owner, row.open, row.robot)


class Listed(msgspec.Struct):
    """A game as its rows tell of it, without its position."""

    head: Head
    places: list[Place]
    here: Set[str] = frozenset()
    """The people who follow it."""
    club: ClubTold | None = None

    @property
    def unreadable(self) -> Text:
        """Why the game cannot be read, or no further, as far as that is known."""
        try:
            self.head.check()
        except BradshawError as error:
            return error.text
        return self.head.standing.unreadable if self.head.standing is not None else ""


def event_of(row: Any) -> Happening:
    """An event from its row."""
    content = _content_of(row)
    kind, told = (DAMAGED, {}) if content is None else (row.kind, content)
    return Happening(row.sequence, kind, row.seat, row.person, told, row.created)


def _content_of(row: Any) -> dict[str, Any] | None:
    """What the row of an event tells; None if that is damaged."""
    try:
        return msgspec.json.decode(row.content, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class News(NamedTuple):
    """What has happened in a game, and where it stands then."""

    events: list[Happening]
    standing: Standing | None


def _news_of(rows: Sequence[Any]) -> News:
    """The events among the rows of a game; one without any has a row all the same."""
    return News([event_of(row) for row in rows if row.sequence is not None], standing_of(dict(rows[0]._mapping)))


Known = tuple[str, int]
"""A game, and its newest event that is known."""

_AFTER = (
    select(*(getattr(GameHead, name) for name in STANDING_COLUMNS), *Event.__table__.columns)
    .outerjoin(Event, and_(Event.game == GameHead.id, Event.sequence > bindparam("known_sequence")))
    .where(GameHead.id == bindparam("known_game"))
    .order_by(Event.sequence)
)
_ALL_AFTER = """
SELECT known.game AS known_game, known.sequence AS known_sequence, events.*,
    games.actions, games.turn, games.headline, games.winners, games.unreadable
FROM unnest(%(games)s::text[], %(sequences)s::int[]) AS known (game, sequence)
JOIN games ON games.id = known.game
LEFT JOIN events ON events.game = games.id AND events.sequence > known.sequence
ORDER BY known.game, known.sequence, events.sequence"""


class ListPage(NamedTuple):
    """A page of a list, and whether there are further ones."""

    games: list[Listed]
    more: bool


def _is_game_of(person: str) -> Any:
    """Whether the person has a seat in the game, can take one back, or hosts it."""
    seated = select(Seat.game).where(Seat.person == person)
    replaced = select(Seat.game).where(Seat.owner == person)
    other = aliased(GameHead)
    return GameHead.id.in_(union(seated, replaced, select(other.id).where(other.host == person)))


class GameStore:
    """Games in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._later = Gathering(self._events_after)

    async def add(self, head: Head, places: Sequence[Place], events: Sequence[Happening], wire: Wire) -> None:
        """Store a new game with what has happened in it, all or nothing."""
        async with self.database.writing() as connection:
            values = {name: getattr(head, name) for name in HEAD_COLUMNS} | standing_row(head.standing)
            values |= {"players": len(places), "speed": speed_of(head.timing)}
            values["options"] = msgspec.json.encode(head.options).decode()
            if head.timing is not None:
                values |= {"timing": msgspec.json.encode(head.timing).decode(), "due": head.created}
            await connection.execute(insert(GameHead).values(**values))
            await connection.execute(
                insert(Seat),
                [
                    {"game": head.id, "folded_name": searched_name(place)} | msgspec.structs.asdict(place)
                    for place in places
                ],
            )
            if events:
                await connection.execute(insert(Event), event_rows(head.id, events))
            await wire.tell(connection, STORED, head.id, str(len(events)))

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

    async def keep_snapshots(self, frozen: Mapping[str, Frozen]) -> None:
        """Store snapshots of games, each in the place of those before it."""
        if not frozen:
            return
        games = sorted(frozen)
        rows = [{"game": game, **frozen[game]._asdict()} for game in games]
        await self.database.write_at_once(
            [(_DROP_SNAPSHOTS, [{"of_game": game} for game in games]), (_INSERT_SNAPSHOT, rows)]
        )

    async def drop_snapshots(self, game: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(Snapshot).where(Snapshot.game == game))

    async def seated(self, game: str) -> tuple[Head, list[Place]] | None:
        """The head of a game and who sits where."""
        async with self.database.reading() as connection:
            return await self._seated(connection, game)

    async def _seated(self, connection: AsyncConnection, game: str) -> tuple[Head, list[Place]] | None:
        seats = await connection.execute(select(*Seat.__table__.columns).where(Seat.game == game).order_by(Seat.seat))
        places = [place_of(seat) for seat in seats]
        head = (await self._heads(connection, [game])).get(game)
        return None if head is None else (head, places)

    async def _events(self, connection: AsyncConnection, game: str, after: int = 0) -> list[Happening]:
        rows = await connection.execute(
            select(*Event.__table__.columns).where(Event.game == game, Event.sequence > after).order_by(Event.sequence)
        )
        return [event_of(row) for row in rows]

    async def events_after(self, game: str, sequence: int) -> News | None:
        """What has happened since; None if the game has been deleted."""
        return await self._later.answer((game, sequence))

    async def _events_after(self, known: list[Known]) -> dict[Known, News | None]:
        found: dict[Known, News | None] = dict.fromkeys(known)
        async with self.database.reading() as connection:
            if self.database.is_sqlite:
                for game, sequence in known:
                    rows = (await connection.execute(_AFTER, {"known_game": game, "known_sequence": sequence})).all()
                    found[game, sequence] = _news_of(rows) if rows else None
                return found
            games, sequences = zip(*known, strict=True)
            values = {"games": list(games), "sequences": list(sequences)}
            told = await connection.exec_driver_sql(_ALL_AFTER, values)
            for one, group in groupby(told, lambda row: (row.known_game, row.known_sequence)):
                found[one] = _news_of(list(group))
        return found

    async def last_sequences(self, games: Sequence[str]) -> dict[str, int]:
        """The newest event of each game, for workers that look for moves of others."""
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(Event.game, func.max(Event.sequence)).where(Event.game.in_(games)).group_by(Event.game)
            )
            return {row[0]: row[1] for row in rows}

    async def keep_standing(self, game: str, standing: Standing, updated: datetime) -> None:
        """Store where a game stands, unless something has happened in it since this moment."""
        same = (GameHead.id == game) & (GameHead.updated == updated)
        async with self.database.writing() as connection:
            await connection.execute(update(GameHead).where(same).values(**standing_row(standing)))

    async def set_deadline(self, game: str, deadline: datetime | None, due: datetime | None) -> None:
        """Store when somebody's time runs out, and when to look at that next."""
        async with self.database.writing() as connection:
            await connection.execute(update(GameHead).where(GameHead.id == game).values(deadline=deadline, due=due))

    async def list_due(self, moment: datetime, most: int) -> list[str]:
        """Games in which it is time to look whether somebody's time has run out, the longest due first."""
        wanted = select(GameHead.id).where(GameHead.due <= moment).order_by(GameHead.due).limit(most)
        async with self.database.reading() as connection:
            return list(await connection.scalars(wanted))

    async def make_all_due(self, moment: datetime) -> None:
        """Have every game looked at in which somebody's time can run out."""
        async with self.database.writing() as connection:
            await connection.execute(update(GameHead).where(GameHead.due.is_not(None)).values(due=moment))

    async def set_description(self, game: str, description: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(GameHead).where(GameHead.id == game).values(description=description))

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

    async def games_of(self, person: str) -> list[str]:
        """All games in which the person has a seat or can take one back, or which the person hosts, newest first."""
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(GameHead.id).where(_is_game_of(person)).order_by(GameHead.updated.desc())
            )
            return [row[0] for row in rows]

    # Lists

    async def list_own(self, person: str, finished: bool, page: int) -> ListPage:
        """A page of a person's games, newest first; those that wait for the person stand before all others."""
        over = GameHead.status.in_(OVER) if finished else GameHead.status.not_in(OVER)
        decides = GameHead.turn.bitwise_rshift(Seat.seat).bitwise_and(1) == 1
        waits = select(Seat.seat).where(Seat.game == GameHead.id, Seat.person == person, decides).exists()
        return await self._list([_is_game_of(person), over], [case((waits, 0), else_=1)], page)

    async def list_lobby(self, page: int, search: Search, favourites_of: str | None = None) -> ListPage:
        """A page of the listed games that wait for players or are being played, newest first.

        `favourites_of`: those come before all others at which favourites of this person sit.
        """
        known = select(Seat.seat).join(Tie, Tie.other == Seat.person).where(Seat.game == GameHead.id)
        known = known.where(Tie.person == favourites_of, Tie.kind == FAVOURITE)
        first = [] if favourites_of is None else [case((known.exists(), 0), else_=1)]
        return await self._list([text(IN_LOBBY)], first, page, search)

    async def list_tables_of(self, person: str, page: int) -> ListPage:
        """The same of those at which a person sits."""
        seated = GameHead.id.in_(select(Seat.game).where(Seat.person == person))
        return await self._list([text(IN_LOBBY), seated], [], page)

    async def list_running(self, page: int, search: Search) -> ListPage:
        """A page of the listed games that are being played, newest first."""
        # The first condition has an index.
        return await self._list([text(IN_LOBBY), text(BEING_PLAYED)], [], page, search)

    async def list_finished(self, page: int, search: Search) -> ListPage:
        """A page of the listed games that are over, newest first."""
        return await self._list([text(LISTED_AND_OVER)], [], page, search)

    async def list_club(self, club: str, finished: bool, page: int) -> ListPage:
        """A page of a club's tables, or of its games that are over, newest first."""
        over = GameHead.status.in_(OVER) if finished else GameHead.status.not_in(OVER)
        return await self._list([GameHead.club == club, over], [], page)

    async def open_tables(self, club: str) -> list[str]:
        """The tables of a club that have not begun."""
        wanted = select(GameHead.id).where(GameHead.club == club, GameHead.status == OPEN)
        async with self.database.reading() as connection:
            return list(await connection.scalars(wanted))

    async def _list(
        self, conditions: Sequence[Any], first: Sequence[Any], page: int, search: Search | None = None
    ) -> ListPage:
        if search is not None and search.impossible:
            return ListPage([], False)
        order = (*first, GameHead.updated.desc(), GameHead.id)
        async with self.database.reading() as connection:
            if search is not None:
                named = await search.named(connection, self.database.is_sqlite)
                conditions = [*conditions, *search.conditions(), *named]
            wanted = select(GameHead.id).where(*conditions).order_by(*order).limit(PAGE + 1).offset((page - 1) * PAGE)
            names = [row[0] for row in await connection.execute(wanted)]
            more, names = len(names) > PAGE, names[:PAGE]
            found = await self._listed(connection, names)
        return ListPage([found[name] for name in names if name in found], more)

    async def listed(self, names: Sequence[str]) -> dict[str, Listed]:
        """Those of the games that there are, as lists show them."""
        async with self.database.reading() as connection:
            return await self._listed(connection, names)

    async def _listed(self, connection: AsyncConnection, names: Sequence[str]) -> dict[str, Listed]:
        seats = await connection.execute(
            select(*Seat.__table__.columns).where(Seat.game.in_(names)).order_by(Seat.game, Seat.seat)
        )
        places = {game: [place_of(row) for row in rows] for game, rows in groupby(seats, lambda row: row.game)}
        heads = await self._heads(connection, names)
        clubs = await membership.clubs_told(connection, {head.club for head in heads.values()} - {None})
        return {name: Listed(head, places.get(name, []), club=clubs.get(head.club)) for name, head in heads.items()}

    async def unfinished_of(self, person: str) -> list[str]:
        """The games that are not over and in which the person has a seat, the newest first."""
        seated = select(Seat.game).where(Seat.person == person)
        wanted = select(GameHead.id).where(GameHead.id.in_(seated), GameHead.status.not_in(OVER))
        async with self.database.reading() as connection:
            return list(await connection.scalars(wanted.order_by(GameHead.updated.desc()).limit(MOST_CALLED)))

    async def open_to_robots(self) -> list[str]:
        """The listed tables that wait for players and take robots, the newest first."""
        wanted = select(GameHead.id).where(text(IN_LOBBY), GameHead.status == "open", GameHead.robots)
        async with self.database.reading() as connection:
            return list(await connection.scalars(wanted.order_by(GameHead.updated.desc()).limit(MOST_CALLED)))

    async def _heads(self, connection: AsyncConnection, names: Sequence[str]) -> dict[str, Head]:
        """The heads of games, also of those whose very rows are damaged."""
        try:
            rows = await connection.execute(select(*GameHead.__table__.columns).where(GameHead.id.in_(names)))
            return {row.id: head_of(dict(row._mapping)) for row in rows}
        except ValueError:
            # A date, for instance, that is none.
            if len(names) == 1:
                log.warning("a stored game cannot be read", extra={"game": names[0]}, exc_info=True)
                return {names[0]: head_of(await self._columns(connection, names[0]))}
        found: dict[str, Head] = {}
        for name in names:
            found |= await self._heads(connection, [name])
        return found

    async def _columns(self, connection: AsyncConnection, game: str) -> dict[str, Any]:
        """What the damaged row of a game holds, one column after the other."""
        values: dict[str, Any] = {}
        for column in GameHead.__table__.columns:
            try:
                values[column.name] = await connection.scalar(select(column).where(GameHead.id == game))
            except ValueError:
                values[column.name] = UNREAD
        return values

    async def list_waking(self, after: str, most: int) -> list[str]:
        """Running games in which a bot decides, or somebody who has programs; by id, from the one after `after` on.

        Also those of which it is not known who decides.
        """
        decides = GameHead.turn.bitwise_rshift(Seat.seat).bitwise_and(1) == 1
        programmed = select(ProgramRow.seat).where(ProgramRow.game == Seat.game, ProgramRow.seat == Seat.seat).exists()
        attended = select(Seat.seat).where(Seat.game == GameHead.id, decides, Seat.bot.is_not(None) | programmed)
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(GameHead.id)
                .where(text(RUNNING_ONLY), GameHead.id > after)
                .where(GameHead.turn.is_(None) | attended.exists())
                .order_by(GameHead.id)
                .limit(most)
            )
            return [row[0] for row in rows]

    async def erase(self, person: str, text: Text) -> dict[str, list[int]]:
        """Take a person's words and id out of all events; the chat lines by game, also those erased before."""
        said: dict[str, list[int]] = {}
        own = select(Event.game, Event.sequence, Event.kind, Event.content).where(Event.person == person)
        async with self.database.reading() as connection:
            rows = (await connection.execute(own)).all()
        for row in rows:
            if row.kind in SPOKEN:
                said.setdefault(row.game, []).append(row.sequence)
        for start in range(0, len(rows), MOST_ERASED):
            # A few at a time: others want to write, too.
            async with self.database.writing() as connection:
                for row in rows[start : start + MOST_ERASED]:
                    values: dict[str, object] = {"person": None}
                    if row.kind in SPOKEN:
                        content = (_content_of(row) or {}) | {"text": text}
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
            hosted = {"host": new} if new is not None else {"host": None, "description": ""}
            await connection.execute(update(GameHead).where(GameHead.host == old).values(**hosted))
            await connection.execute(update(ReviewRow).where(ReviewRow.person == old).values(person=new))
            # What a guest has said goes with the account when that is deleted.
            await connection.execute(update(Event).where(Event.person == old).values(person=new))
            await notes.hand_on(connection, old, new)
            await pushing.hand_on(connection, old, new)
            await results.hand_on(connection, old, new)
            await reports.hand_on(connection, old, new)
            if new is None:
                await membership.depart(connection, old)
