"""The outbox: notices on their way, in the database, so that none is lost and none is sent twice.

A notice is stored together with what it tells of. Some worker decides where it goes, by what its person wishes; some
worker takes what is due and sends it. What fails is tried again after pauses, and given up in the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import BindParameter, ColumnElement, bindparam, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.core.messages import Message, Text, read_stored, stored
from bradshaw.core.registry import titles
from bradshaw.server.clock import Clock
from bradshaw.server.events.head import OPEN
from bradshaw.server.names import searched
from bradshaw.server.notices.telling import INVITED, RESET, TROUBLE, TURN, WARNING
from bradshaw.server.notices.wishes import MAIL, PUSH, WEBHOOK, wishes_of
from bradshaw.server.storage.database import AlreadyThere, Database
from bradshaw.server.storage.tables import Delivery, GameHead, NoticeRow, Person, QuietGame, Seat, Subscription

WAITING, SENT, STALE, FAILED = "waiting", "sent", "stale", "failed"
"""What becomes of a delivery. Stale: the person has seen to it before it was sent."""
AT_ONCE = 50
LEASE = timedelta(minutes=5)
"""A worker that has not said what became of a delivery by then is dead."""
PAUSES = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 30, 2 * 60, 6 * 60, 12 * 60))
"""Between tries; after the last one it is given up."""
KEPT = timedelta(days=30)
LONGEST_PROBLEM = 300
PROGRAM = "Bradshaw"
"""Stands where the name of a game would, in notices that are about none."""
TAKING = 8058
"""The key of the lock under which workers on PostgreSQL take what is due."""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody is told, and of which game if of one."""

    id: int
    kind: str
    game: str | None
    text: Text
    created: datetime


class Parcel(Notice, frozen=True, kw_only=True):
    """A notice to be sent by one channel, with all that is needed for it. The id is that of the delivery."""

    notice: int
    """The id of the notice."""
    person: str
    channel: str
    target: str
    tries: int
    sequence: int
    title: str
    """Of the game."""
    number: int
    """How many actions had been made in it."""


class NoticeTold(Notice, frozen=True, kw_only=True):
    """A notice in the page."""

    title: str | None
    seen: bool


def title_name(title: str) -> str:
    """The name of a game that may not be installed any more."""
    known = titles().get(title)
    return known.name if known is not None else title


def _notice(row: Any) -> dict[str, Any]:
    """What a notice has on every way, from its row."""
    return {
        "id": row.id,
        "kind": row.kind,
        "game": row.game,
        "text": read_stored(row.text),
        "created": row.created,
    }


def _parcel(row: Any) -> Parcel:
    return Parcel(
        **_notice(row),
        notice=row.notice,
        person=row.person,
        channel=row.channel,
        target=row.target,
        tries=row.tries,
        sequence=row.sequence,
        title=title_name(row.title) if row.title is not None else PROGRAM,
        number=row.actions or 0,
    )


def notice_row(person: str, game: str | None, sequence: int, kind: str, text: Text, moment: datetime) -> dict[str, Any]:
    return {
        "person": person,
        "game": game,
        "sequence": sequence,
        "kind": kind,
        "text": stored(text),
        "created": moment,
    }


Moment: TypeAlias = datetime | BindParameter[datetime]


def _is_free(moment: Moment) -> ColumnElement[bool]:
    """Nobody is carrying a delivery, or whoever was is taken for dead."""
    return or_(Delivery.taken.is_(None), Delivery.taken <= moment)


def _due(moment: Moment) -> tuple[ColumnElement[bool], ...]:
    """What holds for deliveries that are to be carried now."""
    return Delivery.state == WAITING, Delivery.due <= moment, _is_free(moment)


# Asked every second: to write a statement anew takes as long as to ask it.
_HAS_WORK = select(exists().where(~NoticeRow.routed) | exists().where(*_due(bindparam("now", type_=Delivery.due.type))))


class Outbox:
    """Notices and deliveries in the database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def add(self, person: str, game: str | None, sequence: int, kind: str, text: Text) -> bool:
        """Store a notice that tells of no event; False if it is there already."""
        row = notice_row(person, game, sequence, kind, text, self._clock.now())
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(NoticeRow).values(**row))
        except AlreadyThere:
            return False
        return True

    async def add_trouble(self, person: str, channel: str, day: int, text: Text) -> None:
        """Tell somebody in the page that notices do not come, once a day for each way that they go."""
        moment = self._clock.now()
        async with self._database.writing() as connection:
            same = (NoticeRow.person == person) & (NoticeRow.kind == TROUBLE) & (NoticeRow.sequence == day)
            known = [read_stored(old) for old in await connection.scalars(select(NoticeRow.text).where(same))]
            if not any(isinstance(one, Message) and one.facts.get("channel") == channel for one in known):
                await connection.execute(insert(NoticeRow).values(notice_row(person, None, day, TROUBLE, text, moment)))

    async def add_reset(self, name: str, text: Message) -> None:
        """A link to set a password is to be mailed to whoever has the name and an address, if anybody."""
        moment = self._clock.now()
        async with self._database.writing() as connection:
            asked = select(Person.id).where(Person.folded_name == searched(name), Person.mail.is_not(None))
            person = await connection.scalar(asked)
            if person is not None:
                await connection.execute(insert(NoticeRow).values(notice_row(person, None, 0, RESET, text, moment)))

    async def has_work(self) -> bool:
        """Whether there are new notices, or deliveries that are due."""
        async with self._database.reading() as connection:
            return bool(await connection.scalar(_HAS_WORK, {"now": self._clock.now()}))

    # Where notices go

    async def route(self) -> int:
        """Decide where new notices go; how many there were."""
        async with self._database.writing() as connection:
            wanted = (
                select(*NoticeRow.__table__.columns)
                .add_columns(Person.wishes, Person.mail, Person.mail_trouble, Person.webhook, Person.mailed)
                .join(Person, Person.id == NoticeRow.person)
                .where(~NoticeRow.routed)
                .order_by(NoticeRow.id)
                .limit(AT_ONCE)
                .with_for_update(skip_locked=True, of=NoticeRow)
            )
            rows = (await connection.execute(wanted)).all()
            if not rows:
                return 0
            people = {row.person for row in rows}
            browsers = await self._browsers(connection, people)
            quiet = await self._quiet_games(connection, people)
            made = [one for row in rows for one in self._deliveries(row, browsers.get(row.person, ()), quiet)]
            if made:
                await connection.execute(insert(Delivery), made)
            known = [row.id for row in rows]
            await connection.execute(update(NoticeRow).where(NoticeRow.id.in_(known)).values(routed=True))
        return len(rows)

    def _deliveries(self, row: Any, browsers: Sequence[str], quiet: set[tuple[str, str]]) -> list[dict[str, Any]]:
        common = {"notice": row.id, "person": row.person}
        if row.kind == RESET:
            return [common | {"channel": MAIL, "target": "", "due": row.created}]
        if row.kind == TROUBLE or (row.person, row.game) in quiet:
            return []
        wishes = wishes_of(row.wishes)
        targets: dict[str, Sequence[str]] = {
            MAIL: [""] if row.mail is not None and row.mail_trouble is None else [],
            PUSH: browsers,
            WEBHOOK: [""] if row.webhook is not None else [],
        }
        return [
            common | {"channel": channel, "target": target, "due": wishes.when(channel, row.created, row.mailed)}
            for channel, found in targets.items()
            if row.kind in wishes.by(channel)
            for target in found
        ]

    async def _browsers(self, connection: AsyncConnection, people: set[str]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        wanted = select(Subscription.person, Subscription.id).where(Subscription.person.in_(people))
        for person, one in await connection.execute(wanted):
            found.setdefault(person, []).append(one)
        return found

    async def _quiet_games(self, connection: AsyncConnection, people: set[str]) -> set[tuple[str, str]]:
        wanted = select(QuietGame.person, QuietGame.game).where(QuietGame.person.in_(people))
        return {(person, game) for person, game in await connection.execute(wanted)}

    # What is due

    async def take(self) -> list[Parcel]:
        """Take some of what is due. Nobody else has it until it is settled, or this worker is taken for dead.

        All mail that waits for somebody is taken together: it becomes one.
        """
        moment = self._clock.now()
        due = (
            select(Delivery.id)
            .where(*_due(moment))
            .order_by(Delivery.due, Delivery.id)
            .limit(AT_ONCE)
            .with_for_update(skip_locked=True)
        )
        async with self._database.writing() as connection:
            if not self._database.is_sqlite:
                # One worker at a time, or two could each have some of the mail that goes together.
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": TAKING})
            chosen = list(await connection.scalars(due))
            if not chosen:
                return []
            mailed = select(Delivery.person).where(Delivery.id.in_(chosen), Delivery.channel == MAIL)
            together = (
                select(Delivery.id)
                .where(Delivery.state == WAITING, Delivery.channel == MAIL, _is_free(moment), Delivery.tries == 0)
                .where(Delivery.person.in_(mailed), Delivery.id.not_in(chosen))
                .with_for_update(skip_locked=True)
            )
            chosen += list(await connection.scalars(together))
            mine = Delivery.id.in_(chosen)
            await connection.execute(update(Delivery).where(mine).values(taken=moment + LEASE))
            rows = await connection.execute(
                select(*Delivery.__table__.columns)
                .add_columns(NoticeRow.kind, NoticeRow.game, NoticeRow.sequence, NoticeRow.text, NoticeRow.created)
                .add_columns(GameHead.title, GameHead.actions, GameHead.turn, GameHead.status)
                .join(NoticeRow, NoticeRow.id == Delivery.notice)
                .outerjoin(GameHead, GameHead.id == NoticeRow.game)
                .where(mine)
                .order_by(Delivery.id.desc())
            )
            parcels, stale, told = [], [], set()
            seats = await self._seats(connection, chosen)
            for row in rows.all():
                theirs = seats.get((row.person, row.game), ())
                waited_for = row.turn is not None and any(row.turn >> seat & 1 for seat in theirs)
                turn = row.person, row.channel, row.target, row.game, row.kind
                answered = row.kind == INVITED and (theirs or row.status != OPEN)
                if answered or (row.kind in (TURN, WARNING) and (not waited_for or turn in told)):
                    stale.append(row.id)
                else:
                    told.add(turn)
                    parcels.append(_parcel(row))
            if stale:
                await self._settle(connection, stale, STALE)
        return parcels[::-1]

    async def _seats(
        self, connection: AsyncConnection, deliveries: Sequence[int]
    ) -> dict[tuple[str | None, str], list[int]]:
        wanted = (
            select(Seat.person, Seat.game, Seat.seat)
            .join(NoticeRow, (NoticeRow.game == Seat.game) & (NoticeRow.person == Seat.person))
            .join(Delivery, Delivery.notice == NoticeRow.id)
            .where(Delivery.id.in_(deliveries))
        )
        found: dict[tuple[str | None, str], list[int]] = {}
        for person, game, seat in await connection.execute(wanted):
            found.setdefault((person, game), []).append(seat)
        return found

    # What became of it

    async def sent(self, parcels: Iterable[Parcel]) -> None:
        done = list(parcels)
        async with self._database.writing() as connection:
            await self._settle(connection, [one.id for one in done], SENT)
            mailed = {one.person for one in done if one.channel == MAIL and one.kind != RESET}
            if mailed:
                await connection.execute(update(Person).where(Person.id.in_(mailed)).values(mailed=self._clock.now()))

    async def failed(self, parcels: Iterable[Parcel], problem: str, passing: bool) -> list[Parcel]:
        """It could not be sent: try again later if the trouble may pass. Those that are given up."""
        given_up, moment = [], self._clock.now()
        async with self._database.writing() as connection:
            for parcel in parcels:
                values: dict[str, Any] = {
                    "problem": problem[:LONGEST_PROBLEM],
                    "taken": None,
                    "tries": parcel.tries + 1,
                }
                if passing and parcel.tries < len(PAUSES):
                    values["due"] = moment + PAUSES[parcel.tries]
                else:
                    values["state"] = FAILED
                    given_up.append(parcel)
                await connection.execute(update(Delivery).where(Delivery.id == parcel.id).values(**values))
        return given_up

    async def _settle(self, connection: AsyncConnection, deliveries: Sequence[int], state: str) -> None:
        settled = update(Delivery).where(Delivery.id.in_(deliveries))
        await connection.execute(settled.values(state=state, taken=None, problem=None))

    async def mail_comes_back(self, person: str, problem: str) -> None:
        """The person's address takes no mail: nothing more is sent there."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(Person).where(Person.id == person).values(mail_trouble=problem[:LONGEST_PROBLEM])
            )
            waiting = (Delivery.person == person) & (Delivery.channel == MAIL) & (Delivery.state == WAITING)
            await connection.execute(update(Delivery).where(waiting).values(state=FAILED, problem=problem))

    async def waiting(self) -> int:
        """Deliveries that are on their way."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(func.count()).where(Delivery.state == WAITING)) or 0

    # In the page

    async def unseen(self, person: str) -> int:
        """How many notices somebody has not seen yet."""
        wanted = select(func.count()).where(NoticeRow.person == person, ~NoticeRow.seen, NoticeRow.kind != RESET)
        async with self._database.reading() as connection:
            return await connection.scalar(wanted) or 0

    async def of(self, person: str, most: int) -> list[NoticeTold]:
        """Somebody's notices, the newest first."""
        wanted = (
            select(*NoticeRow.__table__.columns, GameHead.title)
            .outerjoin(GameHead, GameHead.id == NoticeRow.game)
            .where(NoticeRow.person == person, NoticeRow.kind != RESET)
            .order_by(NoticeRow.id.desc())
            .limit(most)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(wanted)
            return [
                NoticeTold(**_notice(row), title=row.title and title_name(row.title), seen=row.seen) for row in rows
            ]

    async def see(self, person: str, newest: int) -> None:
        """Somebody has seen his notices up to this one."""
        async with self._database.writing() as connection:
            seen = update(NoticeRow).where(NoticeRow.person == person, NoticeRow.id <= newest, ~NoticeRow.seen)
            await connection.execute(seen.values(seen=True))

    async def drop_old(self) -> None:
        """Forget what nobody looks for any more."""
        async with self._database.writing() as connection:
            await connection.execute(delete(NoticeRow).where(NoticeRow.created < self._clock.now() - KEPT))
