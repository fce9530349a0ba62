"""Invitations by name: an account is asked to a table, and answers by one click, in the page or from a mail."""

from __future__ import annotations

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.orm import aliased

from bradshaw.core.messages import message
from bradshaw.server.clock import Clock
from bradshaw.server.errors import Conflict, NotAllowed, NotFound
from bradshaw.server.events.head import OPEN
from bradshaw.server.events.live import LiveGame
from bradshaw.server.notices.outbox import notice_row, title_name
from bradshaw.server.notices.telling import ANSWERED, INVITED
from bradshaw.server.people import signing
from bradshaw.server.people.ties import Ties
from bradshaw.server.people.told import Account, Invited, TableInvitation
from bradshaw.server.storage.database import AlreadyThere, Database
from bradshaw.server.storage.tables import GameHead, Invitation, NoticeRow, Person

MOST = 20
"""People who can be asked to one table."""
SHOWN = 100
PURPOSE = "invitation"


def token(secret: bytes, game: str, person: str) -> str:
    """Lets whoever has it answer one invitation, without a login, and do nothing else."""
    return signing.signed(secret, PURPOSE, f"{game}-{person}")


def read_token(secret: bytes, text: str) -> tuple[str, str]:
    """The game and the person of a token. Raises NotFound."""
    game, _, person = (signing.unsigned(secret, PURPOSE, text) or "").partition("-")
    if not person:
        raise NotFound(message("server-no-invitation"))
    return game, person


class Invitations:
    """Invitations in the database."""

    def __init__(self, database: Database, clock: Clock, ties: Ties) -> None:
        self._database = database
        self._clock = clock
        self._ties = ties

    async def invite(self, live: LiveGame, by: Account, other: Account) -> None:
        """Ask somebody to a table that has not begun. Raises NotAllowed or Conflict."""
        if not live.seats_of(by.id):
            raise NotAllowed(message("server-no-seat"))
        if live.game is not None or live.head.status != OPEN:
            raise Conflict(message("server-already-started"))
        if all(place.kind != "open" for place in live.places):
            raise Conflict(message("server-no-free-seat"))
        if live.seats_of(other.id):
            raise Conflict(message("server-invited-seated", player=other.name))
        await self._ties.check_inviting(by.id, other)
        moment, game = self._clock.now(), live.head.id
        text = message("server-notice-invited", player=by.name, rated=live.head.rated)
        row = {"game": game, "person": other.id, "by": by.id, "created": moment}
        try:
            async with self._database.writing() as connection:
                many = await connection.scalar(select(func.count()).where(Invitation.game == game)) or 0
                if many >= MOST:
                    raise Conflict(message("server-table-too-many-invited", most=MOST))
                await connection.execute(insert(Invitation).values(**row))
                told = NoticeRow.person == other.id, NoticeRow.game == game, NoticeRow.kind == INVITED
                if not await connection.scalar(select(exists().where(*told))):
                    await connection.execute(
                        insert(NoticeRow).values(notice_row(other.id, game, 0, INVITED, text, moment))
                    )
        except AlreadyThere:
            raise Conflict(message("server-table-invited-already", player=other.name)) from None

    async def at(self, game: str) -> list[Invited]:
        """Those who were asked to a table."""
        wanted = (
            select(Person.id, Person.name, Invitation.declined)
            .join(Invitation, Invitation.person == Person.id)
            .where(Invitation.game == game)
            .order_by(Invitation.created)
        )
        async with self._database.reading() as connection:
            return [Invited(row.id, row.name or "", row.declined) for row in await connection.execute(wanted)]

    async def of(self, person: str, game: str | None = None) -> list[TableInvitation]:
        """The invitations of somebody that wait for an answer, the newest first; to one game, or to all."""
        asker = aliased(Person)
        wanted = (
            select(
                Invitation.game,
                Invitation.created,
                GameHead.title,
                GameHead.rated,
                Person.name,
                asker.name.label("asker"),
            )
            .join(GameHead, GameHead.id == Invitation.game)
            .join(Person, Person.id == Invitation.person)
            .join(asker, asker.id == Invitation.by)
            .where(Invitation.person == person, ~Invitation.declined, GameHead.status == OPEN)
            .order_by(Invitation.created.desc())
            .limit(SHOWN)
        )
        if game is not None:
            wanted = wanted.where(Invitation.game == game)
        async with self._database.reading() as connection:
            return [
                TableInvitation(row.game, title_name(row.title), row.asker, row.rated, row.created, row.name)
                for row in await connection.execute(wanted)
            ]

    async def expect(self, person: str, game: str) -> TableInvitation:
        """An invitation that waits for an answer. Raises NotFound."""
        found = await self.of(person, game) if game.isalnum() else []
        if not found:
            raise NotFound(message("server-no-invitation"))
        return found[0]

    async def decline(self, person: str, told: TableInvitation) -> None:
        """Somebody does not come; whoever asked is told."""
        mine = (Invitation.game == told.game) & (Invitation.person == person)
        text = message("server-notice-declined", player=told.player)
        async with self._database.writing() as connection:
            by = await connection.scalar(select(Invitation.by).where(mine, ~Invitation.declined))
            if by is None:
                return
            await connection.execute(update(Invitation).where(mine).values(declined=True))
            said_no = (Invitation.game == told.game) & Invitation.declined
            many = await connection.scalar(select(func.count()).where(said_no)) or 0
            # A number that no event of the game has.
            notice = notice_row(by, told.game, -many, ANSWERED, text, self._clock.now())
            await connection.execute(insert(NoticeRow).values(notice))

    async def drop(self, game: str, person: str) -> bool:
        """Take an invitation back, or away because it was accepted; whether there was one."""
        mine = (Invitation.game == game) & (Invitation.person == person)
        async with self._database.writing() as connection:
            return bool((await connection.execute(delete(Invitation).where(mine))).rowcount)
