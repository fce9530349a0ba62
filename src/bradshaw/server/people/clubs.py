"""Clubs: private groups of accounts with tables and league tables of their own. Only members see anything of them."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator, Collection
from datetime import date
from typing import Any, Protocol

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import Message, message
from bradshaw.server.clock import Clock
from bradshaw.server.errors import Conflict, NotAllowed, NotFound
from bradshaw.server.events.head import ClubTold
from bradshaw.server.events.live import LiveGame
from bradshaw.server.names import clean_name, searched
from bradshaw.server.notices.outbox import notice_row
from bradshaw.server.notices.telling import CLUB
from bradshaw.server.people.told import ClubListed, ClubView, InvitationTold, MemberTold, SeasonTold
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import Club, ClubInvitation, GameHead, Member, NoticeRow, Person, Season, Seat

MOST_CLUBS = 30
"""To which one account belongs."""
MOST_MEMBERS = 200
MOST_INVITED = 50
"""Invitations of a club by name that nobody has answered."""
MOST_SEASONS = 100


class BadSeason(BradshawError):
    """A season that ends before it begins."""


def _new_invite() -> str:
    return secrets.token_urlsafe(16)


class Tables(Protocol):
    """What clubs ask of those who look after the games: `Hall`."""

    async def part(self, club: str, person: str) -> None:
        """Somebody belongs to a club no more."""

    async def close_tables(self, club: str) -> None:
        """Delete the tables of a club that wait for players."""


class Clubs:
    """Clubs in the database. What somebody may see is asked there each time: no worker can be out of date."""

    def __init__(self, database: Database, tables: Tables, clock: Clock) -> None:
        self._database = database
        self._tables = tables
        self._clock = clock

    # Who may see what

    async def admits(self, live: LiveGame, person: str | None) -> bool:
        """Whether somebody may see a game: one of a club is for its members, and for those who sit there."""
        if live.head.club is None:
            return True
        member = and_(Member.club == GameHead.club, Member.person == person)
        wanted = (
            select(GameHead.club, Club.name, Member.person)
            .outerjoin(Club, Club.id == GameHead.club)
            .outerjoin(Member, member)
            .where(GameHead.id == live.head.id)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return False
        live.club = None if row.club is None else ClubTold(row.club, row.name)
        # It may have been deleted: then its tables are their players' own.
        live.head.club = row.club
        seated = any(person is not None and person in (place.person, place.owner) for place in live.places)
        return row.club is None or row.person is not None or seated

    async def hidden(self, games: Collection[str], person: str | None) -> set[str]:
        """Those of some games that somebody may not see."""
        if not games:
            return set()
        mine = select(Member.club).where(Member.person == person)
        seated = select(Seat.game).where(Seat.game.in_(games), or_(Seat.person == person, Seat.owner == person))
        others = GameHead.id.in_(games), GameHead.club.is_not(None), GameHead.club.not_in(mine)
        async with self._database.reading() as connection:
            return set(await connection.scalars(select(GameHead.id).where(*others, GameHead.id.not_in(seated))))

    async def check_member(self, club: str, person: str | None) -> None:
        """Raises NotFound for everybody but members: others do not learn that there is such a club."""
        async with self._database.reading() as connection:
            await self._check_member(connection, club, person)

    async def _check_member(self, connection: AsyncConnection, club: str, person: str | None) -> Any:
        wanted = (
            select(*Club.__table__.columns)
            .join(Member, Member.club == Club.id)
            .where(Club.id == club, Member.person == person)
        )
        row = (await connection.execute(wanted)).first() if club.isalnum() else None
        if row is None:
            raise NotFound(message("server-no-such-club"))
        return row

    @contextlib.asynccontextmanager
    async def _leading(self, club: str, person: str) -> AsyncIterator[AsyncConnection]:
        """Change a club that this person leads. Raises NotFound or NotAllowed."""
        async with self._database.writing() as connection:
            await self._lock(connection, club)
            row = await self._check_member(connection, club, person)
            if row.head != person:
                raise NotAllowed(message("server-only-head"))
            yield connection

    async def _lock(self, connection: AsyncConnection, club: str) -> Any:
        """Let nobody else change the club meanwhile, such as how many are in it."""
        wanted = select(*Club.__table__.columns).where(Club.id == club).with_for_update()
        return (await connection.execute(wanted)).first()

    # Reading

    async def of(self, person: str) -> list[ClubListed]:
        """Somebody's clubs, by name."""
        other = select(func.count()).select_from(Member).where(Member.club == Club.id).scalar_subquery()
        wanted = (
            select(Club.id, Club.name, Club.head, other.label("members"))
            .where(Club.id.in_(select(Member.club).where(Member.person == person)))
            .order_by(func.lower(Club.name), Club.id)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(wanted)
            return [ClubListed(row.id, row.name, row.members, row.head == person) for row in rows]

    async def invitations(self, person: str) -> list[InvitationTold]:
        """Clubs that somebody is invited to, the latest first."""
        wanted = (
            select(Club.id, Club.name, Person.name.label("head"), ClubInvitation.created)
            .join(Club, Club.id == ClubInvitation.club)
            .outerjoin(Person, Person.id == Club.head)
            .where(ClubInvitation.person == person, ~ClubInvitation.declined)
            .order_by(ClubInvitation.created.desc())
        )
        async with self._database.reading() as connection:
            return [InvitationTold(*row) for row in await connection.execute(wanted)]

    async def view(self, club: str, person: str) -> ClubView:
        """A club as a member sees it. Raises NotFound."""
        async with self._database.reading() as connection:
            row = await self._check_member(connection, club, person)
            leads = row.head == person
            members = await connection.execute(
                select(Person.id, Person.name, Member.joined)
                .join(Person, Person.id == Member.person)
                .where(Member.club == club)
                .order_by(Member.joined, Person.name)
            )
            told = [MemberTold(one.name, one.id == row.head, one.joined) for one in members]
            invited = await connection.scalars(
                select(Person.name)
                .join(ClubInvitation, ClubInvitation.person == Person.id)
                .where(ClubInvitation.club == club, ~ClubInvitation.declined)
                .order_by(func.lower(Person.name))
            )
            seasons = await connection.execute(
                select(Season.id, Season.name, Season.begins, Season.ends)
                .where(Season.club == club)
                .order_by(Season.begins.desc(), Season.id.desc())
            )
            names = [name for name in invited if name is not None] if leads else []
            return ClubView(
                row.id,
                row.name,
                row.created,
                leads,
                row.invite or None if leads else None,
                told,
                names,
                [SeasonTold(**season._mapping) for season in seasons],
            )

    async def door(self, club: str, invite: str, person: str | None) -> ClubListed:
        """What somebody sees of a club who has its link, or is invited by name. Raises NotFound."""
        async with self._database.reading() as connection:
            wanted = select(*Club.__table__.columns).where(Club.id == club)
            row = (await connection.execute(wanted)).first()
            if row is None or not await self._is_invited(connection, row, invite, person):
                raise NotFound(message("server-no-such-invitation"))
            return ClubListed(row.id, row.name, await self._count(connection, club), False)

    async def _is_invited(self, connection: AsyncConnection, row: Any, invite: str, person: str | None) -> bool:
        if row.invite and secrets.compare_digest(row.invite.encode(), invite.encode()):
            return True
        invited = select(ClubInvitation.club).where(
            ClubInvitation.club == row.id, ClubInvitation.person == person, ~ClubInvitation.declined
        )
        return await connection.scalar(invited) is not None

    async def _count(self, connection: AsyncConnection, club: str) -> int:
        return await connection.scalar(select(func.count()).select_from(Member).where(Member.club == club)) or 0

    # Coming and going

    async def found(self, name: str, person: str) -> str:
        """A new club that this person leads; its id."""
        shown, club, moment = clean_name(name), secrets.token_hex(8), self._clock.now()
        async with self._database.writing() as connection:
            await self._check_clubs(connection, person)
            values = {"id": club, "name": shown, "head": person, "invite": "", "created": moment}
            await connection.execute(insert(Club).values(**values))
            await connection.execute(insert(Member).values(club=club, person=person, joined=moment))
        return club

    async def _check_clubs(self, connection: AsyncConnection, person: str) -> None:
        # Nobody joins two clubs in the same moment and so one too many.
        await connection.execute(select(Person.id).where(Person.id == person).with_for_update())
        mine = select(func.count()).select_from(Member).where(Member.person == person)
        if (await connection.scalar(mine) or 0) >= MOST_CLUBS:
            raise Conflict(message("server-too-many-clubs", most=MOST_CLUBS))

    async def join(self, club: str, person: str, name: str, invite: str) -> None:
        """Become a member, with the link or after an invitation by name. Raises NotFound or Conflict."""
        async with self._database.writing() as connection:
            row = await self._lock(connection, club)
            if row is None or not await self._is_invited(connection, row, invite, person):
                raise NotFound(message("server-no-such-invitation"))
            there = select(Member.club).where(Member.club == club, Member.person == person)
            if await connection.scalar(there) is not None:
                raise Conflict(message("server-member-already"))
            await self._check_clubs(connection, person)
            if await self._count(connection, club) >= MOST_MEMBERS:
                raise Conflict(message("server-club-full", most=MOST_MEMBERS))
            await self._uninvite(connection, club, person)
            await connection.execute(insert(Member).values(club=club, person=person, joined=self._clock.now()))
            await self._tell(connection, row.head, message("server-notice-club-joined", player=name, club=row.name))

    async def leave(self, club: str, person: str) -> None:
        """Be a member no more. Whoever leads a club with others hands it over first. Raises NotFound or Conflict."""
        async with self._database.writing() as connection:
            await self._lock(connection, club)
            row = await self._check_member(connection, club, person)
            if row.head == person:
                raise Conflict(message("server-head-stays"))
            await self._drop(connection, club, person)
        await self._tables.part(club, person)

    async def remove(self, club: str, person: str, name: str) -> None:
        """Whoever leads the club takes a member out. Raises NotFound, NotAllowed or Conflict."""
        async with self._leading(club, person) as connection:
            found = await self._member(connection, club, name)
            if found == person:
                raise Conflict(message("server-head-stays"))
            await self._drop(connection, club, found)
            told = await connection.scalar(select(Club.name).where(Club.id == club))
            await self._tell(connection, found, message("server-notice-club-removed", club=told))
        await self._tables.part(club, found)

    async def _drop(self, connection: AsyncConnection, club: str, person: str) -> None:
        await connection.execute(delete(Member).where(Member.club == club, Member.person == person))

    async def _member(self, connection: AsyncConnection, club: str, name: str) -> str:
        wanted = (
            select(Person.id)
            .join(Member, Member.person == Person.id)
            .where(Member.club == club, Person.folded_name == searched(name))
        )
        found = await connection.scalar(wanted)
        if found is None:
            raise NotFound(message("server-no-such-member", player=quoted(name)[:60]))
        return found

    # What the head of a club does

    async def invite(self, club: str, person: str, name: str) -> None:
        """Invite an account by its name. Raises NotFound, NotAllowed or Conflict."""
        async with self._leading(club, person) as connection:
            row = (
                await connection.execute(select(Person.id, Person.name).where(Person.folded_name == searched(name)))
            ).first()
            if row is None:
                raise NotFound(message("server-no-such-account", name=quoted(name)[:60]))
            there = select(Member.club).where(Member.club == club, Member.person == row.id)
            if await connection.scalar(there) is not None:
                raise Conflict(message("server-is-member", player=row.name))
            of_club = ClubInvitation.club == club
            before = select(ClubInvitation.declined).where(of_club, ClubInvitation.person == row.id)
            declined = await connection.scalar(before)
            if declined is not None:
                raise Conflict(message("server-invited-already", player=row.name, declined=declined))
            waiting = select(func.count()).select_from(ClubInvitation).where(of_club, ~ClubInvitation.declined)
            if (await connection.scalar(waiting) or 0) >= MOST_INVITED:
                raise Conflict(message("server-club-too-many-invited", most=MOST_INVITED))
            values = {"club": club, "person": row.id, "created": self._clock.now()}
            await connection.execute(insert(ClubInvitation).values(**values))
            told = await connection.scalar(select(Club.name).where(Club.id == club))
            by = await connection.scalar(select(Person.name).where(Person.id == person))
            await self._tell(connection, row.id, message("server-notice-club-invited", player=by, club=told))

    async def take_back(self, club: str, person: str, name: str) -> None:
        """Withdraw an invitation by name. Raises NotFound or NotAllowed."""
        async with self._leading(club, person) as connection:
            found = await connection.scalar(select(Person.id).where(Person.folded_name == searched(name)))
            if not await self._uninvite(connection, club, found):
                raise NotFound(message("server-no-such-invitation"))

    async def decline(self, club: str, person: str) -> None:
        """Do not join; the same club cannot ask again. Raises NotFound."""
        mine = ClubInvitation.club == club, ClubInvitation.person == person, ~ClubInvitation.declined
        async with self._database.writing() as connection:
            if not (await connection.execute(update(ClubInvitation).where(*mine).values(declined=True))).rowcount:
                raise NotFound(message("server-no-such-invitation"))

    async def _uninvite(self, connection: AsyncConnection, club: str, person: str | None) -> bool:
        mine = ClubInvitation.club == club, ClubInvitation.person == person, ~ClubInvitation.declined
        return bool((await connection.execute(delete(ClubInvitation).where(*mine))).rowcount)

    async def rename(self, club: str, person: str, name: str) -> None:
        shown = clean_name(name)
        async with self._leading(club, person) as connection:
            await connection.execute(update(Club).where(Club.id == club).values(name=shown))

    async def renew_link(self, club: str, person: str, wanted: bool) -> None:
        """Make a new link, or none; the old one leads nowhere."""
        async with self._leading(club, person) as connection:
            value = _new_invite() if wanted else ""
            await connection.execute(update(Club).where(Club.id == club).values(invite=value))

    async def hand_over(self, club: str, person: str, name: str) -> None:
        """Another member leads the club from now on. Raises NotFound or NotAllowed."""
        async with self._leading(club, person) as connection:
            found = await self._member(connection, club, name)
            await connection.execute(update(Club).where(Club.id == club).values(head=found))
            if found != person:
                told = await connection.scalar(select(Club.name).where(Club.id == club))
                await self._tell(connection, found, message("server-notice-club-head", club=told))

    async def delete(self, club: str, person: str) -> None:
        """Delete a club. Its tables that wait for players go too; other games go on as their players' own."""
        async with self._leading(club, person):
            pass
        await self._tables.close_tables(club)
        async with self._leading(club, person) as connection:
            await connection.execute(delete(Club).where(Club.id == club))

    async def _tell(self, connection: AsyncConnection, person: str | None, text: Message) -> None:
        if person is not None:
            row = notice_row(person, None, 0, CLUB, text, self._clock.now())
            await connection.execute(insert(NoticeRow).values(**row))

    # Seasons

    async def add_season(self, club: str, person: str, name: str, begins: date, ends: date) -> int:
        """A new season; its id. Raises BadSeason, NotFound, NotAllowed or Conflict."""
        values = _season(name, begins, ends)
        async with self._leading(club, person) as connection:
            known = select(func.count()).select_from(Season).where(Season.club == club)
            if (await connection.scalar(known) or 0) >= MOST_SEASONS:
                raise Conflict(message("server-too-many-seasons", most=MOST_SEASONS))
            made = insert(Season).values(club=club, **values).returning(Season.id)
            return (await connection.execute(made)).scalar_one()

    async def change_season(self, club: str, person: str, season: int, name: str, begins: date, ends: date) -> None:
        values = _season(name, begins, ends)
        async with self._leading(club, person) as connection:
            found = update(Season).where(Season.club == club, Season.id == season).values(**values)
            if not (await connection.execute(found)).rowcount:
                raise NotFound(message("server-no-such-season"))

    async def drop_season(self, club: str, person: str, season: int) -> None:
        """Its games stay; only the league table is gone."""
        async with self._leading(club, person) as connection:
            found = delete(Season).where(Season.club == club, Season.id == season)
            if not (await connection.execute(found)).rowcount:
                raise NotFound(message("server-no-such-season"))


def _season(name: str, begins: date, ends: date) -> dict[str, Any]:
    if ends < begins:
        raise BadSeason(message("server-bad-season"))
    return {"name": clean_name(name), "begins": begins, "ends": ends}
