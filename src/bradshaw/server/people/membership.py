"""Who belongs to a club: what other parts of the server ask within their own transactions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.server.events.head import ClubTold
from bradshaw.server.storage.tables import Club, ClubInvitation, Member


async def clubs_told(connection: AsyncConnection, clubs: Collection[Any]) -> dict[str | None, ClubTold]:
    """The names of clubs, by their ids."""
    if not clubs:
        return {}
    rows = await connection.execute(select(Club.id, Club.name).where(Club.id.in_(clubs)))
    return {row.id: ClubTold(row.id, row.name) for row in rows}


async def depart(connection: AsyncConnection, person: str) -> None:
    """Somebody leaves all clubs for good: those that he leads go to whoever has been a member longest, or go."""
    await connection.execute(delete(Member).where(Member.person == person))
    await connection.execute(delete(ClubInvitation).where(ClubInvitation.person == person))
    for club in list(await connection.scalars(select(Club.id).where(Club.head == person))):
        oldest = select(Member.person).where(Member.club == club).order_by(Member.joined, Member.person).limit(1)
        heir = await connection.scalar(oldest)
        if heir is None:
            await connection.execute(delete(Club).where(Club.id == club))
        else:
            await connection.execute(update(Club).where(Club.id == club).values(head=heir))
