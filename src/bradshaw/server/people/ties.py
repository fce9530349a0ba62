"""What accounts think of one another: favourites, and people whom they have blocked."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Literal, get_args

import msgspec
from sqlalchemy import delete, func, insert, select

from bradshaw.core.messages import message
from bradshaw.server.clock import Clock
from bradshaw.server.errors import Conflict, NotAllowed
from bradshaw.server.events.live import LiveGame
from bradshaw.server.people.told import PAGE, Account
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import Person, Tie

FAVOURITE, BLOCKED = "favourite", "blocked"
Kind = Literal["favourite", "blocked"]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST = 500
"""People of one kind that somebody can have."""


class Known(msgspec.Struct, frozen=True):
    """An account to which somebody has a tie."""

    id: str
    name: str
    created: datetime


class Ties:
    """Ties in the database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def of(self, person: str | None, other: str) -> Kind | None:
        """What somebody thinks of somebody else."""
        if person is None:
            return None
        async with self._database.reading() as connection:
            found: Kind | None = await connection.scalar(
                select(Tie.kind).where(Tie.person == person, Tie.other == other)
            )
        return found

    async def put(self, person: str, other: str, kind: Kind) -> None:
        """Note what somebody thinks of somebody else, instead of what was before. Raises Conflict."""
        mine = Tie.person == person
        async with self._database.writing() as connection:
            await connection.execute(delete(Tie).where(mine, Tie.other == other))
            many = await connection.scalar(select(func.count()).where(mine, Tie.kind == kind)) or 0
            if many >= MOST:
                raise Conflict(message("server-too-many-ties", most=MOST))
            row = {"person": person, "other": other, "kind": kind, "created": self._clock.now()}
            await connection.execute(insert(Tie).values(**row))

    async def drop(self, person: str, other: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(Tie).where(Tie.person == person, Tie.other == other))

    async def page(self, person: str, kind: Kind, number: int) -> tuple[list[Known], bool]:
        """A page of those to whom somebody has a tie, by name, and whether there are more."""
        wanted = (
            select(Person.id, Person.name, Tie.created)
            .join(Tie, Tie.other == Person.id)
            .where(Tie.person == person, Tie.kind == kind)
            .order_by(Person.folded_name)
            .limit(PAGE + 1)
            .offset((number - 1) * PAGE)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Known(row.id, row.name or "", row.created) for row in rows[:PAGE]], len(rows) > PAGE

    async def blocked_by(self, person: str | None) -> dict[str, str]:
        """Those whom somebody has blocked, with their names."""
        if person is None:
            return {}
        wanted = select(Person.id, Person.name).join(Tie, Tie.other == Person.id)
        async with self._database.reading() as connection:
            rows = await connection.execute(wanted.where(Tie.person == person, Tie.kind == BLOCKED))
            return {row.id: row.name or "" for row in rows}

    async def blocking(self, person: str, people: Collection[str | None]) -> frozenset[str]:
        """Those among some people who have blocked somebody."""
        wanted = select(Tie.person).where(
            Tie.other == person, Tie.kind == BLOCKED, Tie.person.in_(set(people) - {None})
        )
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(wanted))

    async def has_favourites(self, person: str | None) -> bool:
        if person is None:
            return False
        wanted = select(Tie.other).where(Tie.person == person, Tie.kind == FAVOURITE).limit(1)
        async with self._database.reading() as connection:
            return await connection.scalar(wanted) is not None

    async def hushed(self, live: LiveGame, person: str | None) -> frozenset[str]:
        """The names under which somebody does not want to hear anything in a game."""
        blocked = await self.blocked_by(person)
        seated = (place.name for place in live.places if place.person in blocked)
        return frozenset((*blocked.values(), *seated))

    async def check_inviting(self, person: str, other: Account) -> None:
        """Nobody invites somebody who has blocked them. Raises NotAllowed."""
        if await self.blocking(person, [other.id]):
            raise NotAllowed(message("server-invited-blocked", player=other.name))

    async def check_joining(self, live: LiveGame, person: str | None) -> None:
        """Nobody sits down at a table of somebody who has blocked them. Raises NotAllowed."""
        if person is not None and await self.blocking(person, [live.head.host]):
            raise NotAllowed(message("server-blocked-by-host"))
