"""Searching lists of games: by the game, the players, the pace, the language, open seats, ratings and the time."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, func, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import InstrumentedAttribute

from bradshaw.core.registry import titles
from bradshaw.server.events.seats import Place
from bradshaw.server.events.timing import BY_MOVE, Timing
from bradshaw.server.names import folded
from bradshaw.server.people.ratings import FIRST
from bradshaw.server.storage.tables import GameHead, RatingRow, Seat

LONGEST_SEARCH = 40
LONGEST_FOLDED = 160
Speed: TypeAlias = Literal["free", "quick", "slow"]
FREE, QUICK, SLOW = "free", "quick", "slow"
QUICK_HOURS = 24
"""A quick table has at most this many hours for each decision, or three times as many in the bank."""
NEAR = 5
"""Ratings that differ by no more are near one another."""
MOST_RATING = 100
MOST_NAMED = 1000
"""Seats of a name that are looked up one by one."""
_LAST = chr(0x10FFFF)


def _rating(person: ColumnElement[str | None] | InstrumentedAttribute[str | None]) -> ColumnElement[float]:
    """What somebody is rated in the game of a row; who has played no rated game is rated as all are at first."""
    asked = select(RatingRow.mean).where(RatingRow.person == person, RatingRow.title == GameHead.title)
    return func.coalesce(asked.correlate(GameHead, Seat).scalar_subquery(), FIRST.mean)


def speed_of(timing: Timing | None) -> str:
    """How fast a table is played."""
    if timing is None:
        return FREE
    most = QUICK_HOURS if timing.kind == BY_MOVE else 3 * QUICK_HOURS
    return QUICK if timing.hours <= most else SLOW


def searched_name(place: Place) -> str:
    """The name of a player as searches find it; a seat that is open has none."""
    return "" if place.kind == "open" else folded(place.name)[:LONGEST_FOLDED]


class Search(msgspec.Struct, frozen=True):
    """What a game in a list must be like; what is left out does not matter."""

    title: str | None = None
    players: int | None = None
    speed: Speed | None = None
    language: str | None = None
    open_seat: bool = False
    robots: bool = False
    rated: bool | None = None
    player: str = ""
    """How the name of one of its players begins."""
    since: date | None = None
    until: date | None = None
    """The last day, in UTC, on which something happened in it."""
    rating_from: int | None = None
    rating_to: int | None = None
    """Between which all people have their ratings who sit there."""
    near: bool = False
    """Whether these must be near that of whoever searches."""
    asker: str | None = None
    """Whoever searches."""

    @property
    def impossible(self) -> bool:
        """Whether no game can be found."""
        return (self.title is not None and self.title not in titles()) or not self.player.isprintable()

    def conditions(self) -> list[ColumnElement[bool]]:
        """What the row of a game must say, but for the names of its players."""
        found: list[ColumnElement[bool]] = []
        same: dict[Any, Any] = {
            GameHead.title: self.title,
            GameHead.players: self.players,
            GameHead.speed: self.speed,
            GameHead.language: self.language,
            GameHead.rated: self.rated,
        }
        found += [column == value for column, value in same.items() if value is not None]
        if self.robots:
            found.append(GameHead.robots.is_(True))
        if self.open_seat:
            nobody = Seat.open & Seat.person.is_(None) & Seat.bot.is_(None)
            found.append(select(Seat.seat).where(Seat.game == GameHead.id, nobody).exists())
        if self.since is not None:
            found.append(GameHead.updated >= datetime.combine(self.since, time(), UTC))
        if self.until is not None and self.until < date.max:
            found.append(GameHead.updated < datetime.combine(self.until + timedelta(days=1), time(), UTC))
        return [*found, *self._rated_like()]

    def _rated_like(self) -> list[ColumnElement[bool]]:
        """What the ratings of those must be like who sit there, in the game that is played."""
        rating = _rating(Seat.person)
        outside = []
        if self.rating_from is not None:
            outside.append(rating < self.rating_from)
        if self.rating_to is not None:
            outside.append(rating > self.rating_to)
        if self.near:
            mine = _rating(literal(self.asker))
            outside += [rating < mine - NEAR, rating > mine + NEAR]
        if not outside:
            return []
        seated = (Seat.game == GameHead.id) & Seat.person.is_not(None)
        anybody = select(Seat.seat).where(seated).exists()
        return [anybody, ~select(Seat.seat).where(seated, or_(*outside)).exists()]

    async def named(self, connection: AsyncConnection, sqlite: bool) -> list[ColumnElement[bool]]:
        """What a game must be like for the name of a player; nothing if none is searched for.

        A rare name leads to its few games. Of one that many have, the newest games soon have enough.
        """
        name = folded(self.player)[:LONGEST_FOLDED]
        if not name:
            return []
        # SQLite sorts by code points and needs no more; for PostgreSQL the index is one of patterns.
        ordered = (Seat.folded_name >= name) & (Seat.folded_name < name + _LAST)
        begins = ordered if sqlite else Seat.folded_name.startswith(name, autoescape=True)
        few = list(await connection.scalars(select(Seat.game).where(begins).limit(MOST_NAMED + 1)))
        if len(few) <= MOST_NAMED:
            return [GameHead.id.in_(sorted(set(few)))]
        return [select(Seat.seat).where(Seat.game == GameHead.id, begins).exists()]
