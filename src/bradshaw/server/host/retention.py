"""What is forgotten in time: guests who do not come any more, games that nobody plays, logins that have ended."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import ClassVar

import msgspec
from sqlalchemy import ColumnElement, delete, exists, func, insert, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.server.clock import Clock
from bradshaw.server.events.head import FINISHED
from bradshaw.server.games.hall import Hall
from bradshaw.server.notices.outbox import Outbox
from bradshaw.server.people.people import PeopleStore
from bradshaw.server.people.reports import Reports
from bradshaw.server.people.tokens import Tokens
from bradshaw.server.settings import Settings
from bradshaw.server.storage.database import AlreadyThere, Database
from bradshaw.server.storage.tables import GameHead, Login, Outage, Person, Report, Reset, Seat, Setting
from bradshaw.server.work.chores import Chore

EVERY = timedelta(hours=1)
PAUSE_SECONDS = 0.1
"""Between one guest or game and the next: those who play come first."""
AT_ONCE = 50
IDLE_GUEST = timedelta(days=1)
"""A guest who has no games is nobody to remember for longer."""
NAME = "tidied"

_last_seen = func.coalesce(Person.seen, Person.created)

log = logging.getLogger("bradshaw.retention")


class Tidied(msgspec.Struct):
    """How many were forgotten."""

    games: int = 0
    guests: int = 0


@dataclass(eq=False)
class Retention(Chore):
    """Tidies up in the background, one guest or game at a time; of several workers one does it."""

    logger: ClassVar[logging.Logger] = log
    seconds: ClassVar[float] = 300.0
    first_seconds: ClassVar[float] = 60.0

    database: Database
    hall: Hall
    people: PeopleStore
    outbox: Outbox
    tokens: Tokens
    reports: Reports
    clock: Clock
    settings: Settings

    async def settle(self) -> None:
        if await self._is_due():
            tidied = await self.tidy()
            if tidied.games or tidied.guests:
                log.info("tidied", extra={"games": tidied.games, "guests": tidied.guests})

    async def _is_due(self) -> bool:
        """Whether nobody has tidied for an hour; whoever asks first does it."""
        moment = self.clock.now()
        try:
            async with self.database.writing() as connection:
                before = await connection.scalar(select(Setting.value).where(Setting.name == NAME).with_for_update())
                if before is None:
                    await connection.execute(insert(Setting).values(name=NAME, value=moment.isoformat()))
                    return True
                if timedelta() <= moment - datetime.fromisoformat(before) < EVERY:
                    return False
                await connection.execute(update(Setting).where(Setting.name == NAME).values(value=moment.isoformat()))
        except AlreadyThere:
            return False
        return True

    async def tidy(self) -> Tidied:
        """Forget everything whose time has come."""
        tidied = Tidied()
        await self._drop_ended_logins()
        await self.outbox.drop_old()
        await self.tokens.drop_old()
        await self.tokens.warn_owners()
        if self.settings.report_days:
            await self.reports.drop_old(self.settings.report_days)
        if self.settings.abandoned_days:
            tidied.games += await self._drop_abandoned(timedelta(days=self.settings.abandoned_days))
        if self.settings.guest_days:
            tidied.guests += await self._drop_guests(timedelta(days=self.settings.guest_days))
            tidied.games += await self._drop_orphans()
        return tidied

    async def _before(self, connection: AsyncConnection, span: timedelta) -> datetime:
        """The moment that lies so far back; time in which no server ran is not counted."""
        moment = self.clock.now() - span
        rows = await connection.execute(select(Outage.began, Outage.ended).order_by(Outage.began.desc()))
        for began, ended in rows:
            if ended > moment:
                moment -= ended - began
        return moment

    async def _drop_ended_logins(self) -> None:
        moment = self.clock.now()
        async with self.database.writing() as connection:
            await connection.execute(delete(Login).where(Login.expires <= moment))
            await connection.execute(delete(Reset).where(Reset.expires <= moment))

    async def _drop_abandoned(self, span: timedelta) -> int:
        return await self._drop_games(span, GameHead.status != FINISHED)

    async def _drop_orphans(self) -> int:
        """Games in which nobody is left."""
        seated = exists().where(Seat.game == GameHead.id, or_(Seat.person.is_not(None), Seat.owner.is_not(None)))
        return await self._drop_games(IDLE_GUEST, GameHead.host.is_(None), not_(seated))

    async def _drop_games(self, span: timedelta, *conditions: ColumnElement[bool]) -> int:
        dropped = 0
        while True:
            async with self.database.reading() as connection:
                moment = await self._before(connection, span)
                wanted = select(GameHead.id).where(GameHead.updated < moment, *conditions).limit(AT_ONCE)
                games = list(await connection.scalars(wanted))
            gone = 0
            for game in games:
                # Somebody may just have moved in it.
                gone += await self.hall.remove_stored(game, untouched_since=moment)
                await self.pause(PAUSE_SECONDS)
                if self.stopping:
                    break
            dropped += gone
            if not gone or self.stopping:
                return dropped

    async def _drop_guests(self, span: timedelta) -> int:
        dropped = 0
        while True:
            async with self.database.reading() as connection:
                unseen, idle = await self._before(connection, span), await self._before(connection, IDLE_GUEST)
                seated = exists().where(or_(Seat.person == Person.id, Seat.owner == Person.id))
                hosting = exists().where(GameHead.host == Person.id)
                # Whoever goes takes the reports about him along: the host decides first.
                reported = exists().where(Report.about == Person.id, Report.decided.is_(None))
                idling = (_last_seen < max(unseen, idle)) & not_(seated) & not_(hosting) & not_(reported)
                wanted = select(Person.id).where(Person.password.is_(None), or_(_last_seen < unseen, idling))
                guests = list(await connection.scalars(wanted.limit(AT_ONCE)))
            if not guests:
                return dropped
            for guest in guests:
                await self.hall.forget(guest)
                await self.people.remove(guest)
                dropped += 1
                await self.pause(PAUSE_SECONDS)
                if self.stopping:
                    return dropped
