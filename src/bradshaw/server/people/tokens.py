"""Tokens: the keys by which programs of a player, the robots, come in. Only their hashes are stored."""

from __future__ import annotations

import contextlib
import secrets
from datetime import datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from bradshaw.core.messages import message
from bradshaw.server.clock import Clock, spelled
from bradshaw.server.errors import Conflict, NotLoggedIn
from bradshaw.server.names import clean_name
from bradshaw.server.notices.outbox import Outbox, notice_row
from bradshaw.server.notices.telling import TOKEN
from bradshaw.server.people.passwords import hashed_token
from bradshaw.server.people.told import Account, TokenTold
from bradshaw.server.storage.database import Database, StorageTrouble
from bradshaw.server.storage.tables import NoticeRow, Person, Token

MOST_TOKENS = 10
"""That an account can have at once."""
MOST_DAYS = 365
TOUCHED = timedelta(minutes=1)
"""The last use of a token is written down at most this often."""
REMEMBERED = timedelta(days=90)
"""For this long after its end a token is told that it has ended; later nobody knows it."""
WARNINGS = (7, 1)
"""Days before its end on which the owner of a token is told."""
PREFIX = "bradshaw_"
"""Tokens begin with it, so that a search finds those that were published by mistake."""


class BadToken(NotLoggedIn):
    """A token that nobody has, that has expired, or that its owner has ended."""


class UnknownToken(BadToken):
    """A token that may be a guess."""


class KnownToken(msgspec.Struct, frozen=True):
    """A token that is good, and whose it is."""

    id: str
    account: Account


class Tokens:
    """Tokens in the database. Each use looks there, so that one that was ended is ended for all workers."""

    def __init__(self, database: Database, outbox: Outbox, clock: Clock) -> None:
        self._database = database
        self._outbox = outbox
        self._clock = clock

    async def make(self, person: str, name: str, days: int) -> tuple[TokenTold, str]:
        """A new token with its secret, which nobody can read again. Raises BadPerson or Conflict."""
        shown, moment = clean_name(name), self._clock.now()
        secret = PREFIX + secrets.token_urlsafe(32)
        told = TokenTold(
            id=secrets.token_hex(8), name=shown, created=moment, last_used=None, expires=moment + timedelta(days=days)
        )
        async with self._database.writing() as connection:
            await connection.execute(select(Person.id).where(Person.id == person).with_for_update())
            good = (Token.person == person) & Token.ended.is_(None) & (Token.expires > moment)
            if (await connection.scalar(select(func.count()).where(good)) or 0) >= MOST_TOKENS:
                raise Conflict(message("server-too-many-tokens", most=MOST_TOKENS))
            values = msgspec.structs.asdict(told) | {"person": person, "token": hashed_token(secret)}
            await connection.execute(insert(Token).values(**values))
        return told, secret

    async def of(self, person: str) -> list[TokenTold]:
        """The tokens with which robots of this person can come in, the newest first."""
        good = (Token.person == person) & Token.ended.is_(None) & (Token.expires > self._clock.now())
        asked = select(Token.id, Token.name, Token.created, Token.last_used, Token.expires).where(good)
        async with self._database.reading() as connection:
            rows = await connection.execute(asked.order_by(Token.created.desc(), Token.id))
            return [TokenTold(**row._mapping) for row in rows]

    async def end(self, person: str, token: str) -> bool:
        """End a token; False if this person has none such."""
        mine = (Token.id == token) & (Token.person == person) & Token.ended.is_(None)
        async with self._database.writing() as connection:
            ended = await connection.execute(update(Token).where(mine).values(ended=self._clock.now()))
        return bool(ended.rowcount)

    async def find(self, secret: str) -> KnownToken:
        """Whose token this is. Raises BadToken; the owner of one that has ended is told once that it is still used."""
        asked = (
            select(*Token.__table__.columns, Person.name.label("owner"))
            .join(Person, Person.id == Token.person)
            .where(Token.token == hashed_token(secret), Person.banned.is_(None))
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            raise UnknownToken(message("server-token-unknown"))
        moment = self._clock.now()
        if row.ended is not None or row.expires <= moment:
            await self._tell_owner(row.id, row.person, row.name, row.ended is not None)
            raise BadToken(message("server-token-over", token=row.name, ended=row.ended is not None))
        if row.last_used is None or moment - row.last_used >= TOUCHED:
            # A use that cannot be written down now is good all the same.
            with contextlib.suppress(StorageTrouble):
                async with self._database.writing() as connection:
                    await connection.execute(update(Token).where(Token.id == row.id).values(last_used=moment))
        return KnownToken(row.id, Account(row.person, row.owner))

    async def is_good(self, token: str) -> bool:
        """Whether a token has neither ended nor expired."""
        good = (Token.id == token) & Token.ended.is_(None) & (Token.expires > self._clock.now())
        asked = select(Token.id).join(Person, Person.id == Token.person).where(good, Person.banned.is_(None))
        async with self._database.reading() as connection:
            return await connection.scalar(asked) is not None

    async def warn_owners(self) -> None:
        """Tell owners a week and a day before a token ends, once each; not of what was made for a shorter time."""
        moment = self._clock.now()
        last = moment + timedelta(days=max(WARNINGS))
        soon = Token.ended.is_(None) & (Token.expires > moment) & (Token.expires <= last)
        asked = select(Token.id, Token.person, Token.name, Token.created, Token.expires, Token.warned)
        asked = asked.join(Person, Person.id == Token.person).where(soon, Person.banned.is_(None))
        async with self._database.reading() as connection:
            rows = (await connection.execute(asked)).all()
        for row in rows:
            left = row.expires - moment
            days = min(days for days in WARNINGS if left <= timedelta(days=days))
            untold = row.warned == 0 or row.warned > days
            if untold and row.expires - row.created > timedelta(days=days):
                await self._warn(row, days, moment)

    async def _warn(self, row: Any, days: int, moment: datetime) -> None:
        text = message("server-notice-token-ends", token=row.name, left=spelled(row.expires - moment))
        async with self._database.writing() as connection:
            mine = (Token.id == row.id) & (Token.warned == row.warned)
            # Another worker may have been faster.
            if (await connection.execute(update(Token).where(mine).values(warned=days))).rowcount:
                notice = notice_row(row.person, None, days, TOKEN, text, moment)
                await connection.execute(insert(NoticeRow).values(notice))

    async def drop_old(self) -> None:
        """Forget tokens that ended long ago."""
        before = self._clock.now() - REMEMBERED
        async with self._database.writing() as connection:
            await connection.execute(delete(Token).where((Token.expires < before) | (Token.ended < before)))

    async def _tell_owner(self, token: str, person: str, name: str, ended: bool) -> None:
        untold = (Token.id == token) & Token.told.is_(None)
        async with self._database.writing() as connection:
            first = await connection.execute(update(Token).where(untold).values(told=self._clock.now()))
        if first.rowcount:
            text = message("server-notice-token", token=name, ended=ended)
            await self._outbox.add(person, None, 0, TOKEN, text)
