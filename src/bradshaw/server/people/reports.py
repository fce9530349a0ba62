"""Reports: what people tell the host of what others have said or done, and what the host decides about it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Literal, get_args

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from bradshaw.core.messages import Text, message, read_text
from bradshaw.server.clock import Clock
from bradshaw.server.errors import Conflict, NotFound
from bradshaw.server.events.happening import SPOKEN
from bradshaw.server.names import called
from bradshaw.server.notices.outbox import notice_row
from bradshaw.server.notices.telling import HOST
from bradshaw.server.people.people import told_moment
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import Event, NoticeRow, Person, Report

Subject = Literal["message", "description", "player", "profile"]
Kind = Literal["abuse", "spam", "name", "play", "other"]
DISMISS, WARN, MUTE, RENAME, BAN = "dismiss", "warn", "mute", "rename", "ban"
Decision = Literal["dismiss", "warn", "mute", "rename", "ban"]
DECISIONS: tuple[Decision, ...] = get_args(Decision)
LONGEST_TEXT = 500
LONGEST_NOTE = 500
MOST_WAITING = 20
"""Reports of one person that can wait for the host at the same time."""
AROUND = 10
"""Messages before and after the reported one that the host is shown."""
EARLIER = 20
MAIL_PAUSE = timedelta(minutes=2)
"""The host is mailed after this time of all reports that have come meanwhile."""


class Reported(msgspec.Struct, frozen=True):
    """What somebody reports, as it is found."""

    subject: Subject
    about: str
    """Whoever has said or done it."""
    shown: str
    """The name under which the person is seen there."""
    quoted: Text = ""
    game: str | None = None
    sequence: int | None = None


class ReportRow(msgspec.Struct, frozen=True):
    """A report as the host sees it in a list."""

    id: int
    created: datetime
    subject: str
    kind: str
    about: str
    """Name of an account, or a guest."""
    shown: str
    reporter: str | None
    """Null if the person has left for good."""
    text: str
    quoted: str
    game: str | None
    decided: datetime | None
    decision: str | None
    until: datetime | None
    note: str
    about_id: str
    sequence: int | None


class Spoken(msgspec.Struct, frozen=True):
    """A message around the reported one."""

    time: datetime
    name: str
    text: str
    reported: bool


class ReportDetails(ReportRow, frozen=True):
    """A report with what helps to decide it."""

    around: list[Spoken]
    """The chat around it, while the game is there."""
    earlier: list[ReportRow]
    """Other reports about the same person, the latest first."""
    alike: int
    """How many others wait that report the same thing: they are decided together."""


def _same(row: Any) -> ColumnElement[bool]:
    """Reports of the same thing."""
    game = Report.game.is_(None) if row.game is None else Report.game == row.game
    event = Report.sequence.is_(None) if row.sequence is None else Report.sequence == row.sequence
    return and_(Report.subject == row.subject, Report.about == row.about, game, event)


class Reports:
    """Reports in the database."""

    def __init__(self, database: Database, clock: Clock, mailed: bool = False) -> None:
        """`mailed`: the host is mailed of reports."""
        self._database = database
        self._clock = clock
        self._mailed = mailed

    # Whoever reports

    async def add(self, reporter: str, what: Reported, kind: Kind, text: str) -> int:
        """Store a report; its number. Raises Conflict."""
        moment = self._clock.now()
        row: dict[str, Any] = {"reporter": reporter, "kind": kind, "text": text, "created": moment}
        row |= msgspec.structs.asdict(what)
        row["quoted"] = msgspec.json.encode(what.quoted).decode()
        row["due"] = moment + MAIL_PAUSE if self._mailed else None
        mine = Report.reporter == reporter
        async with self._database.writing() as connection:
            # One report of a person after the other, or the limits could be passed by many at once.
            await connection.execute(select(Person.id).where(Person.id == reporter).with_for_update())
            # A message stays as it was; everything else can give cause anew.
            again = or_(Report.decided.is_(None), Report.subject == "message")
            if await connection.scalar(select(Report.id).where(mine, _same(what), again).limit(1)) is not None:
                raise Conflict(message("server-report-again"))
            waiting = select(func.count()).where(mine, Report.decided.is_(None))
            if (await connection.scalar(waiting) or 0) >= MOST_WAITING:
                raise Conflict(message("server-report-too-many", most=MOST_WAITING))
            number: int = (await connection.execute(insert(Report).values(**row).returning(Report.id))).scalar_one()
        return number

    # The host

    async def waiting(self) -> int:
        """How many reports wait for the host."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(func.count()).where(Report.decided.is_(None))) or 0

    async def list_reports(self, undecided: bool, most: int) -> list[ReportRow]:
        """Reports, the newest first; those alone that wait if that is wanted."""
        conditions = [Report.decided.is_(None)] if undecided else []
        async with self._database.reading() as connection:
            return await _rows(connection, conditions, most)

    async def find(self, number: int) -> ReportDetails:
        """A report with what helps to decide it. Raises NotFound."""
        async with self._database.reading() as connection:
            found = await _rows(connection, [Report.id == number], 1) if 0 < number < 2**31 else []
            if not found:
                raise NotFound(message("host-no-report", number=str(number)))
            row = (await connection.execute(select(*Report.__table__.columns).where(Report.id == number))).one()
            others = [Report.about == row.about, Report.id != number]
            earlier = await _rows(connection, others, EARLIER)
            alike = select(func.count()).where(_same(row), Report.id != number, Report.decided.is_(None))
            return ReportDetails(
                **msgspec.structs.asdict(found[0]),
                around=await _around(connection, row),
                earlier=earlier,
                alike=await connection.scalar(alike) or 0,
            )

    async def decide(self, number: int, decision: Decision, until: datetime | None, note: str, name: str = "") -> int:
        """Settle a report and all others of the same thing; tell those concerned. How many were settled.

        `until`: when a muted person may chat again. `name`: the new name of somebody who is renamed.
        """
        moment = self._clock.now()
        async with self._database.writing() as connection:
            asked = select(*Report.__table__.columns).where(Report.id == number).with_for_update()
            first = (await connection.execute(asked)).one()
            if first.decided is not None:
                raise Conflict(message("host-report-decided", number=str(number)))
            alike = Report.decided.is_(None) & _same(first)
            asked = select(Report.id, Report.reporter, Report.shown, Person.banned)
            asked = asked.outerjoin(Person, Person.id == Report.reporter).where(alike)
            rows = (await connection.execute(asked)).all()
            if decision == MUTE:
                until = await _mute(connection, first.about, moment, until)
            values = {"decided": moment, "decision": decision, "until": until, "note": note, "due": None}
            await connection.execute(update(Report).where(alike).values(**values))
            notices = [
                notice_row(row.reporter, None, row.id, HOST, _outcome(row.shown, decision, until, note), moment)
                for row in rows
                if row.reporter is not None and row.banned is None
            ]
            if decision in (WARN, MUTE, RENAME):
                text = _measure(first, decision, until, note, name)
                notices.append(notice_row(first.about, None, -number, HOST, text, moment))
            if notices:
                await connection.execute(insert(NoticeRow), notices)
        return len(rows)

    # Mail to the host

    async def take_due(self, lease: timedelta) -> list[ReportRow]:
        """The reports of which the host is to be mailed now, all in one mail. Nobody else has them for a while."""
        moment = self._clock.now()
        async with self._database.writing() as connection:
            if await connection.scalar(select(Report.id).where(Report.due <= moment).limit(1)) is None:
                return []
            wanted = select(Report.id).where(Report.due.is_not(None)).order_by(Report.id)
            chosen = list(await connection.scalars(wanted.with_for_update(skip_locked=True)))
            mine = Report.id.in_(chosen)
            await connection.execute(update(Report).where(mine).values(due=moment + lease))
            return await _rows(connection, [mine], len(chosen))

    async def mailed(self, numbers: list[int], again: datetime | None = None) -> None:
        """The host was mailed of reports, or is to be mailed of them later."""
        async with self._database.writing() as connection:
            mine = Report.id.in_(numbers) & Report.decided.is_(None)
            await connection.execute(update(Report).where(mine).values(due=again))

    # Retention

    async def drop_old(self, days: int) -> None:
        """Forget reports that were decided long ago."""
        async with self._database.writing() as connection:
            before = self._clock.now() - timedelta(days=days)
            await connection.execute(delete(Report).where(Report.decided < before))


async def hand_on(connection: AsyncConnection, old: str, new: str | None) -> None:
    """Reports by and about a guest become those of the account; of somebody who leaves, the words go."""
    mine = Report.reporter == old
    if new is None:
        await connection.execute(update(Report).where(mine).values(reporter=None, text=""))
        await connection.execute(delete(Report).where(Report.about == old))
    else:
        await connection.execute(update(Report).where(mine).values(reporter=new))
        await connection.execute(update(Report).where(Report.about == old).values(about=new))


async def _mute(connection: AsyncConnection, person: str, moment: datetime, until: datetime | None) -> datetime | None:
    """Let somebody chat no more; until when, which is no earlier than by what was decided before."""
    asked = select(Person.muted, Person.muted_until).where(Person.id == person).with_for_update()
    row = (await connection.execute(asked)).one()
    before: datetime | None = row.muted_until
    if row.muted is not None and (before is None or (until is not None and before > until)):
        return before
    await connection.execute(update(Person).where(Person.id == person).values(muted=moment, muted_until=until))
    return until


def quoted_text(stored: str) -> str:
    """What was reported, as it is stored: as JSON, so that nobody's words can pass for a message of the server."""
    return str(read_text(msgspec.json.decode(stored)))


def _parts(*texts: Text | None) -> Text:
    return message("sentences", parts=tuple(text for text in texts if text))


def _outcome(player: str, decision: str, until: datetime | None, note: str) -> Text:
    """What whoever has reported is told. Why a measure was taken is for whom it hits."""
    text = message("server-notice-report", decision=decision, player=player, until=told_moment(until))
    return _parts(text, note if decision == DISMISS else None)


def _measure(row: Any, decision: str, until: datetime | None, note: str, name: str) -> Text:
    """What whoever was reported is told: why, and until when; never by whom."""
    measure = message("server-notice-measure", decision=decision, until=told_moment(until), name=name)
    reason = message("server-notice-reason", kind=message("server-report-kind", kind=row.kind))
    words = quoted_text(row.quoted)
    quote = message("server-notice-quoted", text=words) if words else None
    return _parts(measure, reason, quote, note)


async def _rows(connection: AsyncConnection, conditions: Sequence[ColumnElement[bool]], most: int) -> list[ReportRow]:
    about, reporter = aliased(Person), aliased(Person)
    wanted = (
        select(*Report.__table__.columns, about.name.label("about_name"), reporter.name.label("reporter_name"))
        .join(about, about.id == Report.about)
        .outerjoin(reporter, reporter.id == Report.reporter)
        .where(*conditions)
        .order_by(Report.id.desc())
        .limit(most)
    )
    return [
        ReportRow(
            row.id,
            row.created,
            row.subject,
            row.kind,
            called(row.about, row.about_name),
            row.shown,
            None if row.reporter is None else called(row.reporter, row.reporter_name),
            row.text,
            quoted_text(row.quoted),
            row.game,
            row.decided,
            row.decision,
            row.until,
            row.note,
            row.about,
            row.sequence,
        )
        for row in await connection.execute(wanted)
    ]


async def _around(connection: AsyncConnection, row: Any) -> list[Spoken]:
    """The chat before and after a message, or the last of it where no message is meant."""
    if row.game is None:
        return []
    spoken = select(Event.sequence, Event.content, Event.created).where(Event.game == row.game, Event.kind.in_(SPOKEN))
    before = spoken.where(Event.sequence <= row.sequence) if row.sequence is not None else spoken
    found = list((await connection.execute(before.order_by(Event.sequence.desc()).limit(AROUND + 1))).all())[::-1]
    if row.sequence is not None:
        after = spoken.where(Event.sequence > row.sequence).order_by(Event.sequence).limit(AROUND)
        found += (await connection.execute(after)).all()
    return [_spoken(event, row.sequence) for event in found]


def _spoken(event: Any, reported: int | None) -> Spoken:
    try:
        content = msgspec.json.decode(event.content, type=dict[str, Any])
        name, text = str(content.get("name", "")), str(read_text(content["text"]))
    except (msgspec.MsgspecError, KeyError, TypeError):
        name = text = ""
    return Spoken(event.created, name, text, event.sequence == reported)
