"""The host's office: what can be done to games and people from the command line, also while a server runs.

Games are changed by events like any other, which the server hears of (`wire.py`); what concerns people is read by the
server whenever it matters.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import Text, message
from bradshaw.core.registry import titles
from bradshaw.server.clock import Clock
from bradshaw.server.delivery.mailing import bounced
from bradshaw.server.delivery.notices import LONGEST_REASON
from bradshaw.server.errors import Conflict
from bradshaw.server.events.happening import Trouble
from bradshaw.server.games.hall import Hall
from bradshaw.server.games.journal import Journal
from bradshaw.server.games.store import GameStore
from bradshaw.server.names import called, searched
from bradshaw.server.notices.outbox import Outbox, notice_row
from bradshaw.server.notices.telling import CLUB, HOST
from bradshaw.server.notices.wishes import MAIL
from bradshaw.server.people.dossier import Dossier, dossier
from bradshaw.server.people.people import PeopleStore, told_moment
from bradshaw.server.people.reports import BAN, MUTE, RENAME, Decision, Reports
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import Club, ClubInvitation, GameHead, Member, NoticeRow, Person, Season, Seat
from bradshaw.server.storage.wire import host_wire
from bradshaw.server.work.workshop import Workshop
from bradshaw.words import say

SHORTEST_ID = 6
"""Digits of a guest's id that must be given at least."""


class Unknown(BradshawError):
    """Nobody and nothing is called that."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat, and who has it: the name of an account, “guest 1a2b…”, “bot greedy”, “open” or “left”."""

    name: str
    who: str


class GameRow(msgspec.Struct, frozen=True):
    """A stored game."""

    id: str
    title: str
    mode: str
    status: str
    listed: bool
    created: datetime
    updated: datetime
    host: str | None
    seats: list[SeatRow]


class GameDetails(GameRow, frozen=True):
    """A stored game that has been opened."""

    rules_version: int
    moves: int
    events: int
    messages: int
    headline: str
    trouble: Trouble | None


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody: an account by its name, or a guest by an id."""

    id: str
    name: str
    guest: bool
    created: datetime
    seen: datetime | None
    banned: datetime | None
    muted: datetime | None
    muted_until: datetime | None
    games: int


class ClubRow(msgspec.Struct, frozen=True):
    """A club."""

    id: str
    name: str
    head: str | None
    """Who leads it."""
    created: datetime
    members: int
    games: int


class ClubDetails(ClubRow, frozen=True):
    """A club with who is in it."""

    people: list[str]
    """Its members, the oldest first."""
    invited: list[str]
    seasons: list[str]


class Office:
    """Everything that the host can do."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        wire = host_wire(self.database)
        self._workshop = Workshop(0, 1, 1.0)
        self._clock = Clock()
        self.reports = Reports(self.database, self._clock)
        self.store = GameStore(self.database)
        self.people = PeopleStore(self.database, wire)
        self.hall = Hall(self.store, Journal(self.database, wire), wire, self._clock, self._workshop)

    async def close(self) -> None:
        await self.hall.stop()
        await self._workshop.stop()
        await self.database.close()

    # Games

    async def games(self, status: str | None, person: str | None, most: int) -> list[GameRow]:
        """Stored games, the latest played first; those of one status or person only if that is wanted."""
        wanted = select(GameHead.id).order_by(GameHead.updated.desc()).limit(most)
        if status is not None:
            wanted = wanted.where(GameHead.status == status)
        if person is not None:
            found = (await self.person(person)).id
            theirs = select(Seat.game).where(or_(Seat.person == found, Seat.owner == found))
            wanted = wanted.where(or_(GameHead.id.in_(theirs), GameHead.host == found))
        async with self.database.reading() as connection:
            names = list(await connection.scalars(wanted))
        return [await self._row(name) for name in names]

    async def _row(self, game: str) -> GameRow:
        async with self.database.reading() as connection:
            # Only what no damage can make unreadable is taken from the head.
            columns = (GameHead.id, GameHead.title, GameHead.mode, GameHead.status, GameHead.listed, GameHead.host)
            times = (GameHead.created, GameHead.updated)
            head = (await connection.execute(select(*columns, *times).where(GameHead.id == game))).first()
            if head is None:
                raise Unknown(message("host-no-game", game=quoted(game)[:40]))
            seats = await connection.execute(
                select(Seat.name, Seat.person, Seat.bot, Seat.open, Person.name.label("account"))
                .outerjoin(Person, Person.id == Seat.person)
                .where(Seat.game == game)
                .order_by(Seat.seat)
            )
            rows = [SeatRow(seat.name, _who(seat)) for seat in seats]
            host = None
            if head.host is not None:
                host = called(head.host, await connection.scalar(select(Person.name).where(Person.id == head.host)))
        known = titles().get(head.title)
        title = known.name if known is not None else head.title
        return GameRow(head.id, title, head.mode, head.status, head.listed, head.created, head.updated, host, rows)

    async def game(self, game: str) -> GameDetails:
        """A game with where it stands."""
        row = await self._row(game)
        live = await self.hall.find(game)
        if live is None:
            raise Unknown(message("host-no-game", game=quoted(game)[:40]))
        headline: Text = live.ended
        if not headline and live.trouble is None and live.game is not None:
            headline = live.title.headline(live.game.state, live.game.players)
        moves = live.game.number if live.game is not None else 0
        return GameDetails(
            **msgspec.structs.asdict(row),
            rules_version=live.head.rules,
            moves=moves,
            events=live.sequence,
            messages=len(live.chat),
            headline=say(headline),
            trouble=live.trouble,
        )

    async def end_game(self, game: str, reason: str) -> None:
        """Let nobody move any more, and tell why."""
        live = await self.hall.find(game)
        if live is None:
            raise Unknown(message("host-no-game", game=quoted(game)[:40]))
        await self.hall.end(live, message("server-ended", reason=reason or None))

    async def delete_game(self, game: str) -> None:
        """Delete a game, also one that cannot be opened."""
        if not await self.hall.remove_stored(game):
            raise Unknown(message("host-no-game", game=quoted(game)[:40]))

    # People

    async def list_people(self, guests: bool, most: int) -> list[PersonRow]:
        """Accounts, or guests, the latest seen first."""
        kind = Person.password.is_(None) if guests else Person.password.is_not(None)
        order = func.coalesce(Person.seen, Person.created).desc()
        async with self.database.reading() as connection:
            rows = await connection.execute(select(Person.id).where(kind).order_by(order).limit(most))
            people = [row.id for row in rows]
        return [await self._person(person) for person in people]

    async def person(self, text: str) -> PersonRow:
        """The account of this name, or the guest whose id begins like this. Raises Unknown."""
        digits = text.lower().removeprefix("guest").strip()
        async with self.database.reading() as connection:
            found = list(await connection.scalars(select(Person.id).where(Person.folded_name == searched(text))))
            if not found and len(digits) >= SHORTEST_ID and digits.isalnum():
                found = list(await connection.scalars(select(Person.id).where(Person.id.startswith(digits)).limit(2)))
        if len(found) != 1:
            raise Unknown(message("host-nobody", name=quoted(text)[:40], several=bool(found)))
        return await self._person(found[0])

    async def _person(self, person: str) -> PersonRow:
        seats = select(Seat.game).where(or_(Seat.person == person, Seat.owner == person))
        theirs = select(func.count()).where(or_(GameHead.id.in_(seats), GameHead.host == person))
        async with self.database.reading() as connection:
            row = (await connection.execute(select(*Person.__table__.columns).where(Person.id == person))).one()
            games = await connection.scalar(theirs.select_from(GameHead)) or 0
        name = called(row.id, row.name)
        over = row.muted_until is not None and row.muted_until <= self._clock.now()
        muted, until = (None, None) if over else (row.muted, row.muted_until)
        guest, times = row.password is None, (row.created, row.seen, row.banned, muted, until)
        return PersonRow(row.id, name, guest, *times, games)

    async def ban(self, person: str) -> PersonRow:
        """End somebody's logins and take the person out of all seats."""
        found = await self.person(person)
        await self.people.ban(found.id)
        await self.hall.exclude(found.id)
        return found

    async def unban(self, person: str) -> PersonRow:
        found = await self.person(person)
        await self.people.unban(found.id)
        return found

    async def mute(self, person: str, days: int | None, note: str) -> PersonRow:
        """Let somebody chat no more, for some days or until further notice; the person is told why."""
        found = await self.person(person)
        moment = self._clock.now()
        until = None if days is None else moment + timedelta(days=days)
        await self.people.mute(found.id, until)
        text = message("server-notice-measure", decision=MUTE, until=told_moment(until), name="")
        told = message("sentences", parts=(text, note) if note else (text,))
        await Outbox(self.database, self._clock).add(found.id, None, 0, HOST, told)
        return await self._person(found.id)

    async def unmute(self, person: str) -> PersonRow:
        found = await self.person(person)
        await self.people.unmute(found.id)
        return found

    async def rename(self, person: str, name: str) -> tuple[PersonRow, str]:
        found = await self.person(person)
        if found.guest:
            raise Unknown(message("host-guest-nameless"))
        return found, await self.people.rename(found.id, name)

    async def delete_person(self, person: str) -> PersonRow:
        """Delete everything that is stored about somebody."""
        found = await self.person(person)
        await self.people.ban(found.id)
        await self.hall.forget(found.id)
        await self.people.remove(found.id)
        return found

    # Clubs

    async def clubs(self, most: int) -> list[ClubRow]:
        """Clubs, the newest first."""
        async with self.database.reading() as connection:
            wanted = select(Club.id).order_by(Club.created.desc(), Club.id).limit(most)
            found = list(await connection.scalars(wanted))
            return [await self._club(connection, club) for club in found]

    async def _club(self, connection: AsyncConnection, club: str) -> ClubRow:
        row = (await connection.execute(select(*Club.__table__.columns).where(Club.id == club))).one()
        head = await connection.scalar(select(Person.name).where(Person.id == row.head))
        members = await connection.scalar(select(func.count()).where(Member.club == club)) or 0
        games = await connection.scalar(select(func.count()).where(GameHead.club == club)) or 0
        return ClubRow(row.id, row.name, head, row.created, members, games)

    async def club(self, text: str) -> ClubDetails:
        """The club with this id, or the only one of this name. Raises Unknown."""
        async with self.database.reading() as connection:
            same = or_(Club.id == text, func.lower(Club.name) == text.strip().lower())
            found = list(await connection.scalars(select(Club.id).where(same).limit(2))) if text.isprintable() else []
            if len(found) != 1:
                raise Unknown(message("host-no-club", club=quoted(text)[:40], several=bool(found)))
            [club] = found
            theirs = select(Person.name).join(Member, Member.person == Person.id).where(Member.club == club)
            members = await connection.scalars(theirs.order_by(Member.joined, Person.name))
            names = [name or "" for name in members]
            asked = select(Person.name).join(ClubInvitation, ClubInvitation.person == Person.id)
            waiting = asked.where(ClubInvitation.club == club, ~ClubInvitation.declined).order_by(Person.folded_name)
            invited = [name or "" for name in await connection.scalars(waiting)]
            seasons = select(Season.name).where(Season.club == club).order_by(Season.begins.desc(), Season.id.desc())
            row = msgspec.structs.asdict(await self._club(connection, club))
            return ClubDetails(**row, people=names, invited=invited, seasons=list(await connection.scalars(seasons)))

    async def delete_club(self, club: str, note: str) -> ClubRow:
        """Delete a club and tell its members. Tables that wait for players go; other games are their players' own."""
        found = await self.club(club)
        await self.hall.close_tables(found.id)
        text = message("server-notice-club-closed", club=found.name)
        told = message("sentences", parts=(text, note) if note else (text,))
        async with self.database.writing() as connection:
            members = list(await connection.scalars(select(Member.person).where(Member.club == found.id)))
            await connection.execute(delete(Club).where(Club.id == found.id))
            rows = [notice_row(one, None, 0, CLUB, told, self._clock.now()) for one in members]
            if rows:
                await connection.execute(insert(NoticeRow), rows)
        return found

    # Reports

    async def decide(self, number: int, decision: Decision, days: int | None, name: str, note: str) -> int:
        """Decide a report and all others of the same thing; how many that are. Raises NotFound or Conflict."""
        found = await self.reports.find(number)
        if found.decided is not None:
            raise Conflict(message("host-report-decided", number=str(number)))
        until = self._clock.now() + timedelta(days=days) if decision == MUTE and days is not None else None
        if decision == RENAME:
            name = (await self.rename(found.about_id, name))[1]
        elif decision == BAN:
            await self.ban(found.about_id)
        return await self.reports.decide(number, decision, until, note, name)

    async def take_bounce(self, returned: bytes) -> list[str]:
        """A mail has come back: mail no more to the addresses that it names, and tell whose they are in the page."""
        outbox = Outbox(self.database, self._clock)
        for address, reason in (failed := bounced(returned)).items():
            async with self.database.reading() as connection:
                same = func.lower(Person.mail) == address.lower()
                people = list(await connection.scalars(select(Person.id).where(same, Person.mail_trouble.is_(None))))
            for person in people:
                await outbox.mail_comes_back(person, reason)
                text = message("server-trouble", channel=MAIL, reason=reason[:LONGEST_REASON])
                await outbox.add_trouble(person, MAIL, self._clock.now().toordinal(), text)
        return list(failed)

    async def export(self, person: str) -> Dossier:
        return await dossier(self.database, (await self.person(person)).id)


def _who(seat: Any) -> str:
    if seat.bot is not None:
        return f"bot {seat.bot}"
    if seat.person is not None:
        return called(seat.person, seat.account)
    return "open" if seat.open else "left"
