"""Private notes: what somebody writes down about a game, for nobody else to read."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import Note

LONGEST_NOTE = 10_000


class Notes:
    """Notes by game and person."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, game: str, person: str) -> str:
        async with self.database.reading() as connection:
            found = await connection.execute(select(Note.text).where(Note.game == game, Note.person == person))
            return found.scalar() or ""

    async def put(self, game: str, person: str, text: str) -> None:
        """Keep a note instead of the one before; an empty one is none."""
        async with self.database.writing() as connection:
            await connection.execute(delete(Note).where(Note.game == game, Note.person == person))
            if text:
                await connection.execute(insert(Note).values(game=game, person=person, text=text))


async def hand_on(connection: AsyncConnection, old: str, new: str | None) -> None:
    """Notes of one person become another's, after what the other has noted already; or nobody's, and are gone."""
    if new is None:
        await connection.execute(delete(Note).where(Note.person == old))
        return
    rows = (await connection.execute(select(Note.game, Note.text).where(Note.person == old))).all()
    for row in rows:
        there = (await connection.execute(select(Note.text).where(Note.game == row.game, Note.person == new))).scalar()
        if there is not None:
            text = f"{there}\n\n{row.text}"[:LONGEST_NOTE]
            await connection.execute(update(Note).where(Note.game == row.game, Note.person == new).values(text=text))
            await connection.execute(delete(Note).where(Note.game == row.game, Note.person == old))
    await connection.execute(update(Note).where(Note.person == old).values(person=new))
