"""What came of people's games: results, statistics and ratings, as they were taken down when the games ended."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.server.notices.outbox import title_name
from bradshaw.server.people.ratings import Rating
from bradshaw.server.people.told import (
    PAGE,
    CoursePoint,
    RankPage,
    RankTold,
    RatingTold,
    Record,
    ResultPage,
    ResultTold,
)
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import GameHead, Person, RatingRow, Result, Seat

LONGEST_COURSE = 200
"""Games that the course of a rating goes back."""


_stands = exists().where(GameHead.id == Result.game, GameHead.tallied)
"""The last move may have been taken back since."""


class Results:
    """Results and ratings in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ratings(self, person: str) -> list[RatingTold]:
        """All ratings of somebody."""
        wanted = select(*RatingRow.__table__.columns).where(RatingRow.person == person).order_by(RatingRow.title)
        async with self._database.reading() as connection:
            return [
                RatingTold(**_estimate(row), title=row.title, title_name=title_name(row.title), games=row.games)
                for row in await connection.execute(wanted)
            ]

    async def records(self, person: str) -> list[Record]:
        """Somebody's statistics, by game and number of players."""
        played = func.count(), func.sum(Result.win), func.avg(Result.place)
        group = Result.title, Result.players
        wanted = select(*group, *played).where(Result.person == person, _stands).group_by(*group).order_by(*group)
        async with self._database.reading() as connection:
            return [
                Record(
                    title=title,
                    title_name=title_name(title),
                    players=players,
                    games=games,
                    wins=float(wins),
                    place=float(place),
                )
                for title, players, games, wins, place in await connection.execute(wanted)
            ]

    async def page(self, person: str, number: int, viewer: str | None) -> ResultPage:
        """A page of somebody's results, the newest first, as somebody else sees them."""
        wanted = (
            select(*Result.__table__.columns, GameHead.listed)
            .join(GameHead, GameHead.id == Result.game)
            .where(Result.person == person, GameHead.tallied)
            .order_by(Result.finished.desc(), Result.game)
            .limit(PAGE + 1)
            .offset((number - 1) * PAGE)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            games = [row.game for row in rows]
            seated = await connection.execute(
                select(Seat.game, Seat.name, Seat.person, Seat.owner)
                .where(Seat.game.in_(games))
                .order_by(Seat.game, Seat.seat)
            )
            seats = {game: list(found) for game, found in groupby(seated, lambda row: row.game)}
        told = []
        for row in rows[:PAGE]:
            around = seats.get(row.game, [])
            own = viewer is not None and any(viewer in (seat.person, seat.owner) for seat in around)
            known = bool(row.listed or own)
            told.append(
                ResultTold(
                    game=row.game if known else None,
                    title=row.title,
                    title_name=title_name(row.title),
                    players=row.players,
                    names=[seat.name for seat in around] if known else [],
                    place=row.place,
                    score=row.score,
                    finished=row.finished,
                    rating=row.mean,
                )
            )
        return ResultPage(results=told, page=number, more=len(rows) > PAGE)

    async def course(self, person: str, title: str) -> list[CoursePoint]:
        """How a rating came about: after each of the newest rated games, in their order."""
        wanted = (
            select(Result.finished, Result.mean, Result.deviation)
            .where(Result.person == person, Result.title == title, Result.mean.is_not(None))
            .order_by(Result.finished.desc())
            .limit(LONGEST_COURSE)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [CoursePoint(**_estimate(row), finished=row.finished) for row in reversed(rows)]

    async def ranking(self, title: str, number: int) -> RankPage:
        """A page of the rated players of a game, by what their strength is above with near certainty."""
        wanted = (
            select(RatingRow.person, RatingRow.mean, RatingRow.deviation, RatingRow.games, Person.name)
            .join(Person, Person.id == RatingRow.person)
            .where(RatingRow.title == title, Person.banned.is_(None))
            .order_by(RatingRow.low.desc(), RatingRow.person)
            .limit(PAGE + 1)
            .offset((number - 1) * PAGE)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        told = [
            RankTold(**_estimate(row), person=row.person, name=row.name or "", games=row.games) for row in rows[:PAGE]
        ]
        return RankPage(players=told, page=number, more=len(rows) > PAGE)


def _estimate(row: Any) -> dict[str, float]:
    """How strong somebody is taken to be by a row with a mean and a deviation."""
    return {"mean": row.mean, "margin": Rating(row.mean, row.deviation).margin}


async def hand_on(connection: AsyncConnection, old: str, new: str | None) -> None:
    """Results of one person become another's, or nobody's, and are gone. Guests have no ratings."""
    mine = Result.person == old
    if new is None:
        await connection.execute(delete(Result).where(mine))
        await connection.execute(delete(RatingRow).where(RatingRow.person == old))
    else:
        await connection.execute(update(Result).where(mine).values(person=new))
