"""The league table of a club's season: worked out from the results of its games.

A game counts for the day on which it ended, in UTC, if at least two people and no bots played it; a bot that stood in
for somebody changes nothing. Each player gets two points for every other behind, and one for every other level.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, time, timedelta
from itertools import groupby
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.core.messages import message
from bradshaw.server.errors import NotFound
from bradshaw.server.notices.outbox import title_name
from bradshaw.server.people.told import PAGE, League, LeagueResult, LeagueResults, PlaceTold, Row
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import GameHead, Person, Result, Season, Seat

AHEAD, LEVEL = 2, 1
"""Points for each other player."""


def points(place: int, players: int, level: int) -> int:
    """For a place among so many players, this many of whom share it.

    Counted from the places alone: a player who has been deleted since takes no points from the others.
    """
    behind = players - place - (level - 1)
    return AHEAD * behind + LEVEL * (level - 1)


class Leagues:
    """Reads seasons. Whoever asks has been found to be a member."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def table(self, club: str, season: int, title: str | None) -> League:
        """Raises NotFound."""
        columns = Result.game, Result.person, Result.title, Result.players, Result.place, Person.name
        async with self._database.reading() as connection:
            counted = await self._counted(connection, club, season)
            wanted = select(*columns).join(GameHead, GameHead.id == Result.game)
            wanted = wanted.join(Person, Person.id == Result.person).where(*counted).order_by(Result.game)
            found = (await connection.execute(wanted)).all()
        games, rows = 0, dict[str, Row]()
        for _, played in groupby((one for one in found if title in (None, one.title)), lambda one: one.game):
            seats = list(played)
            games += 1
            shared = Counter(seat.place for seat in seats)
            for seat in seats:
                row = rows.setdefault(seat.person, Row(seat.name or ""))
                row.games += 1
                row.wins += seat.place == 1
                row.points += points(seat.place, seat.players, shared[seat.place])
        return League(title, sorted({one.title for one in found}), games, _ranked(list(rows.values())))

    async def results(self, club: str, season: int, title: str | None, page: int) -> LeagueResults:
        """Raises NotFound."""
        async with self._database.reading() as connection:
            counted = await self._counted(connection, club, season)
            if title is not None:
                counted.append(Result.title == title)
            ended = func.max(Result.finished)
            wanted = select(Result.game).join(GameHead, GameHead.id == Result.game).where(*counted)
            wanted = wanted.group_by(Result.game).order_by(ended.desc(), Result.game)
            games = list(await connection.scalars(wanted.limit(PAGE + 1).offset((page - 1) * PAGE)))
            shown = games[:PAGE]
            seated = (Seat.game == Result.game) & (Seat.seat == Result.seat)
            rows = await connection.execute(
                select(*Result.__table__.columns, Seat.name)
                .join(Seat, seated)
                .where(Result.game.in_(shown))
                .order_by(Result.game, Result.place, Result.seat)
            )
            found = {game: _result(list(seats)) for game, seats in groupby(rows, lambda row: row.game)}
        results = [found[game] for game in shown if game in found]
        return LeagueResults(results=results, page=page, more=len(games) > PAGE)

    async def _counted(self, connection: AsyncConnection, club: str, season: int) -> list[Any]:
        """The conditions for the results of a season."""
        asked = select(Season.begins, Season.ends).where(Season.club == club, Season.id == season)
        row = (await connection.execute(asked)).first()
        if row is None:
            raise NotFound(message("server-no-such-season"))
        begins = datetime.combine(row.begins, time(), UTC)
        # A last move that was taken back since is no end.
        stands = GameHead.club == club, GameHead.tallied, Result.finished >= begins
        if (datetime.max.date() - row.ends) < timedelta(days=1):
            return list(stands)
        return [*stands, Result.finished < datetime.combine(row.ends, time(), UTC) + timedelta(days=1)]


def _ranked(rows: list[Row]) -> list[Row]:
    rows.sort(key=lambda row: (-row.points, -row.wins, row.name.casefold()))
    for index, row in enumerate(rows):
        before = rows[index - 1] if index else None
        level = before is not None and (before.points, before.wins) == (row.points, row.wins)
        row.rank = before.rank if level and before is not None else index + 1
    return rows


def _result(seats: Sequence[Any]) -> LeagueResult:
    shared = Counter(seat.place for seat in seats)
    places = [
        PlaceTold(seat.name, seat.score, seat.place, points(seat.place, seat.players, shared[seat.place]))
        for seat in seats
    ]
    first = seats[0]
    return LeagueResult(
        game=first.game,
        title=first.title,
        title_name=title_name(first.title),
        finished=first.finished,
        places=places,
    )
