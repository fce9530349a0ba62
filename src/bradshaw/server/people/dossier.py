"""Everything that is stored about one person."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from bradshaw.core.messages import is_message, read_stored, read_text
from bradshaw.server.events.happening import SPOKEN
from bradshaw.server.notices.outbox import title_name
from bradshaw.server.notices.wishes import Wishes, wishes_of
from bradshaw.server.people.reports import DISMISS, quoted_text
from bradshaw.server.people.ties import BLOCKED, FAVOURITE
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import (
    Club,
    ClubInvitation,
    Delivery,
    Event,
    GameHead,
    Invitation,
    Login,
    Member,
    Note,
    NoticeRow,
    Person,
    ProgramRow,
    QuietGame,
    RatingRow,
    Report,
    Result,
    Seat,
    Subscription,
    Tie,
    Token,
)


class LoginStored(msgspec.Struct):
    """A browser in which the person is logged in."""

    agent: str
    created: datetime
    last_used: datetime
    expires: datetime


class TokenStored(msgspec.Struct):
    """A token for a program of the person."""

    name: str
    created: datetime
    last_used: datetime | None
    expires: datetime
    ended: datetime | None


class GameStored(msgspec.Struct):
    """A game in which the person has or had a part."""

    id: str
    title: str
    mode: str
    status: str
    created: datetime
    updated: datetime
    made_by_you: bool
    your_seats: list[str]
    """The names under which the person sits there."""
    your_programs: list[Any]
    your_note: str
    players: list[str]


class EventStored(msgspec.Struct):
    """Something that the person did in a game: a move, an undo, a request or an answer to one."""

    game: str
    sequence: int
    kind: str
    time: datetime
    content: Any


class MessageStored(msgspec.Struct):
    """A chat message."""

    game: str
    time: datetime
    name: str
    text: str


class NoticeStored(msgspec.Struct):
    """Something that the person was told, and by which ways it was sent."""

    kind: str
    game: str | None
    text: str
    created: datetime
    ways: dict[str, str]
    """What became of it, by channel."""


class BrowserStored(msgspec.Struct):
    """A browser that shows notices, and by which address."""

    agent: str
    created: datetime
    endpoint: str


class ResultStored(msgspec.Struct):
    """How a game ended for the person."""

    game: str
    title: str
    players: int
    place: int
    score: int
    finished: datetime
    rating: float | None
    """After the game, if it was rated."""


class RatingStored(msgspec.Struct):
    """How strong the person is taken to be in a game."""

    title: str
    mean: float
    deviation: float
    games: int


class ClubStored(msgspec.Struct):
    """A club that the person belongs to, leads, or is invited to."""

    id: str
    name: str
    leads: bool
    joined: datetime | None
    invited: datetime | None
    declined: bool


class ReportStored(msgspec.Struct):
    """A report that the person has made."""

    subject: str
    kind: str
    about: str
    """The name under which the other was seen."""
    text: str
    quoted: str
    game: str | None
    created: datetime
    decision: str | None
    decided: datetime | None


class MeasureStored(msgspec.Struct):
    """What the host has decided about the person after a report.

    Reports that are still open or were dismissed are left out, and so is who made a report: either could give the
    reporter away.
    """

    subject: str
    kind: str
    quoted: str
    game: str | None
    decision: str | None
    decided: datetime | None
    until: datetime | None
    note: str


class InvitationStored(msgspec.Struct):
    """Somebody was asked to a table."""

    game: str
    player: str
    by: str
    declined: bool
    created: datetime


class Dossier(msgspec.Struct):
    """What the server knows of somebody. Passwords and tokens are stored as hashes only, and not told."""

    id: str
    name: str | None
    guest: bool
    created: datetime
    seen: datetime | None
    robot_seen: datetime | None
    banned: datetime | None
    muted: datetime | None
    muted_until: datetime | None
    mail: str | None
    webhook: str | None
    language: str | None
    wishes: Wishes
    mail_trouble: str | None
    mailed: datetime | None
    notices: list[NoticeStored]
    quiet_games: list[str]
    browsers: list[BrowserStored]
    """Those that show notices."""
    logins: list[LoginStored]
    clubs: list[ClubStored]
    tokens: list[TokenStored]
    games: list[GameStored]
    results: list[ResultStored]
    ratings: list[RatingStored]
    favourites: list[str]
    blocked: list[str]
    """Names of accounts."""
    invitations: list[InvitationStored]
    """Those that were made to the person, and by the person."""
    reports: list[ReportStored]
    measures: list[MeasureStored]
    messages: list[MessageStored]
    events: list[EventStored]


async def dossier(database: Database, person: str) -> Dossier:
    """Collect everything about a person who exists."""
    async with database.reading() as connection:
        row = (await connection.execute(select(*Person.__table__.columns).where(Person.id == person))).one()
        own = select(*Event.__table__.columns).where(Event.person == person).order_by(Event.created, Event.sequence)
        events = [(event, _read(event.content)) for event in await connection.execute(own)]
        return Dossier(
            row.id,
            row.name,
            row.password is None,
            row.created,
            row.seen,
            row.robot_seen,
            row.banned,
            row.muted,
            row.muted_until,
            row.mail,
            row.webhook,
            row.language,
            wishes_of(row.wishes),
            row.mail_trouble,
            row.mailed,
            await _notices(connection, person),
            list(await connection.scalars(select(QuietGame.game).where(QuietGame.person == person))),
            [
                BrowserStored(row.agent, row.created, row.endpoint)
                for row in await connection.execute(
                    select(*Subscription.__table__.columns).where(Subscription.person == person)
                )
            ],
            await _logins(connection, person),
            await _clubs(connection, person),
            await _tokens(connection, person),
            await _games(connection, person, {event.game for event, _ in events}),
            await _results(connection, person),
            await _ratings(connection, person),
            await _tied(connection, person, FAVOURITE),
            await _tied(connection, person, BLOCKED),
            await _invitations(connection, person),
            await _reports(connection, person),
            await _measures(connection, person),
            [
                MessageStored(event.game, event.created, str(said.get("name")), _said(said.get("text")))
                for event, said in events
                if event.kind in SPOKEN
            ],
            [
                EventStored(event.game, event.sequence, event.kind, event.created, _own(content))
                for event, content in events
                if event.kind not in SPOKEN
            ],
        )


def _own(content: dict[str, Any]) -> dict[str, Any]:
    """An event without the hash of the position, from which treasuries that are hidden could be worked out."""
    return {name: value for name, value in content.items() if name != "hash"}


def _said(text: Any) -> str:
    """What somebody has said, or the sentence in its place."""
    return str(read_text(text)) if is_message(text) else str(text)


def _read(content: str) -> Any:
    try:
        return msgspec.json.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return {}


async def _tokens(connection: AsyncConnection, person: str) -> list[TokenStored]:
    asked = select(Token.name, Token.created, Token.last_used, Token.expires, Token.ended)
    rows = await connection.execute(asked.where(Token.person == person).order_by(Token.created))
    return [TokenStored(*row) for row in rows]


async def _logins(connection: AsyncConnection, person: str) -> list[LoginStored]:
    rows = await connection.execute(select(*Login.__table__.columns).where(Login.person == person))
    return [LoginStored(row.agent, row.created, row.last_used, row.expires) for row in rows]


async def _results(connection: AsyncConnection, person: str) -> list[ResultStored]:
    wanted = select(*Result.__table__.columns).where(Result.person == person).order_by(Result.finished)
    return [
        ResultStored(row.game, title_name(row.title), row.players, row.place, row.score, row.finished, row.mean)
        for row in await connection.execute(wanted)
    ]


async def _ratings(connection: AsyncConnection, person: str) -> list[RatingStored]:
    rows = await connection.execute(select(*RatingRow.__table__.columns).where(RatingRow.person == person))
    return [RatingStored(title_name(row.title), row.mean, row.deviation, row.games) for row in rows]


async def _clubs(connection: AsyncConnection, person: str) -> list[ClubStored]:
    rows = await connection.execute(
        select(Club.id, Club.name, Club.head, Member.joined, ClubInvitation.created, ClubInvitation.declined)
        .outerjoin(Member, (Member.club == Club.id) & (Member.person == person))
        .outerjoin(ClubInvitation, (ClubInvitation.club == Club.id) & (ClubInvitation.person == person))
        .where(or_(Member.person.is_not(None), ClubInvitation.person.is_not(None)))
        .order_by(Club.name)
    )
    return [
        ClubStored(row.id, row.name, row.head == person, row.joined, row.created, bool(row.declined)) for row in rows
    ]


async def _tied(connection: AsyncConnection, person: str, kind: str) -> list[str]:
    wanted = select(Person.name).join(Tie, Tie.other == Person.id).where(Tie.person == person, Tie.kind == kind)
    return [name or "" for name in await connection.scalars(wanted.order_by(Person.folded_name))]


async def _invitations(connection: AsyncConnection, person: str) -> list[InvitationStored]:
    player, by = aliased(Person), aliased(Person)
    wanted = (
        select(*Invitation.__table__.columns, player.name.label("player"), by.name.label("asker"))
        .join(player, player.id == Invitation.person)
        .join(by, by.id == Invitation.by)
        .where(or_(Invitation.person == person, Invitation.by == person))
        .order_by(Invitation.created)
    )
    rows = await connection.execute(wanted)
    return [InvitationStored(row.game, row.player, row.asker, row.declined, row.created) for row in rows]


async def _reports(connection: AsyncConnection, person: str) -> list[ReportStored]:
    rows = await connection.execute(
        select(*Report.__table__.columns).where(Report.reporter == person).order_by(Report.id)
    )
    return [
        ReportStored(
            row.subject,
            row.kind,
            row.shown,
            row.text,
            quoted_text(row.quoted),
            row.game,
            row.created,
            row.decision,
            row.decided,
        )
        for row in rows
    ]


async def _measures(connection: AsyncConnection, person: str) -> list[MeasureStored]:
    taken = Report.decision.is_not(None) & (Report.decision != DISMISS)
    columns = Report.subject, Report.kind, Report.quoted, Report.game, Report.decision, Report.decided
    asked = select(*columns, Report.until, Report.note).where(Report.about == person, taken).distinct()
    rows = await connection.execute(asked.order_by(Report.decided))
    return [MeasureStored(row.subject, row.kind, quoted_text(row.quoted), *row[3:]) for row in rows]


async def _notices(connection: AsyncConnection, person: str) -> list[NoticeStored]:
    columns = NoticeRow.id, NoticeRow.kind, NoticeRow.game, NoticeRow.text, NoticeRow.created
    sent = select(*columns, Delivery.channel, Delivery.state).outerjoin(Delivery, Delivery.notice == NoticeRow.id)
    found: dict[int, NoticeStored] = {}
    for row in await connection.execute(sent.where(NoticeRow.person == person).order_by(NoticeRow.id)):
        told = NoticeStored(row.kind, row.game, str(read_stored(row.text)), row.created, {})
        ways = found.setdefault(row.id, told).ways
        if row.channel is not None:
            ways[row.channel] = row.state
    return list(found.values())


async def _games(connection: AsyncConnection, person: str, acted: set[str]) -> list[GameStored]:
    mine = select(Seat.game).where(or_(Seat.person == person, Seat.owner == person))
    noted = select(Note.game).where(Note.person == person)
    rows = await connection.execute(
        select(*GameHead.__table__.columns)
        .where(or_(GameHead.id.in_(mine), GameHead.host == person, GameHead.id.in_(acted), GameHead.id.in_(noted)))
        .order_by(GameHead.created)
    )
    return [await _game(connection, row, person) for row in rows.all()]


async def _game(connection: AsyncConnection, head: Any, person: str) -> GameStored:
    seats = (
        await connection.execute(select(*Seat.__table__.columns).where(Seat.game == head.id).order_by(Seat.seat))
    ).all()
    mine = [seat for seat in seats if person in (seat.person, seat.owner)]
    programs = await connection.execute(
        select(ProgramRow.content).where(
            ProgramRow.game == head.id, ProgramRow.seat.in_([seat.seat for seat in mine if seat.person == person])
        )
    )
    note = (await connection.execute(select(Note.text).where(Note.game == head.id, Note.person == person))).scalar()
    return GameStored(
        head.id,
        title_name(head.title),
        head.mode,
        head.status,
        head.created,
        head.updated,
        head.host == person,
        [seat.name for seat in mine],
        [_read(row.content) for row in programs],
        note or "",
        [seat.name for seat in seats],
    )
