"""Takes down how finished online games ended for their players, and rates those who have agreed to it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar

from sqlalchemy import delete, exists, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.core.outcome import places
from bradshaw.server.errors import Busy
from bradshaw.server.events.head import FINISHED, ONLINE
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.seats import Place
from bradshaw.server.games.hall import Hall
from bradshaw.server.games.store import each_name
from bradshaw.server.people.ratings import FIRST, Rating, rated
from bradshaw.server.play.lookout import Lookout
from bradshaw.server.storage.database import AlreadyThere, Database, StorageTrouble
from bradshaw.server.storage.tables import UNTALLIED, Event, GameHead, Person, RatingRow, Result

AT_ONCE = 50
FEWEST = 2
"""People whose game counts."""

log = logging.getLogger("bradshaw.tally")


def players_of(seats: Sequence[Place]) -> dict[int, str]:
    """Whose result each seat has: whoever was replaced has it still, and nobody else. Empty if it counts for nobody.

    A game with a robot, or with a bot that replaces nobody, counts for nobody, nor does one of fewer than two people.
    """
    if any(place.robot or (place.bot is not None and place.owner is None) for place in seats):
        return {}
    found = {place.seat: place.owner or place.person for place in seats}
    known = {seat: person for seat, person in found.items() if person is not None}
    return known if len(set(known.values())) >= FEWEST else {}


@dataclass(eq=False)
class Tally(Lookout):
    """Works after the last move of a game; of several workers the first has done it.

    Results, ratings and the mark that it has been done are one transaction, so that no game is rated twice.
    """

    logger: ClassVar[logging.Logger] = log
    look_seconds: ClassVar[float] = 60.0
    """A worker may have been killed before it has tallied a game."""

    database: Database
    hall: Hall

    def __post_init__(self) -> None:
        self._finished: set[str] = set()

    def look(self, live: LiveGame) -> None:
        """The game has changed: if it is finished, it is tallied soon."""
        if live.head.status == FINISHED and live.head.mode == ONLINE:
            self._finished.add(live.head.id)

    async def settle(self) -> None:
        while self._finished:
            await self._see_to(self._finished.pop())

    async def tick(self) -> None:
        """Tally all finished games that have not been."""
        async for game in each_name(self._untallied):
            await self._see_to(game)

    async def _untallied(self, after: str) -> list[str]:
        wanted = select(GameHead.id).where(text(UNTALLIED), GameHead.id > after).order_by(GameHead.id).limit(AT_ONCE)
        async with self.database.reading() as connection:
            return list(await connection.scalars(wanted))

    async def _see_to(self, game: str) -> None:
        try:
            live = await self.hall.find(game)
            if live is not None:
                await self._tally(live)
        except (AlreadyThere, Busy):
            # Somebody else was faster, or there is too much to do: it is looked at again.
            return
        except StorageTrouble:
            raise
        except Exception:
            # One game that cannot be read must not keep the results of others from being taken down.
            log.exception("a game could not be tallied", extra={"game": game})

    async def _tally(self, live: LiveGame) -> None:
        async with live.lock:
            rows, ends = _results(live), live.sequence
            async with self.database.writing() as connection:
                # Only as it is known here: another worker may just have taken the last move back.
                later = exists().where(Event.game == live.head.id, Event.sequence > ends)
                mine = update(GameHead).where(GameHead.id == live.head.id, text(UNTALLIED), ~later)
                if not (await connection.execute(mine.values(tallied=True))).rowcount:
                    return
                await connection.execute(delete(Result).where(Result.game == live.head.id))
                rows = await self._of_the_living(connection, rows)
                if live.head.rated:
                    await self._rate(connection, rows)
                if rows:
                    await connection.execute(insert(Result), rows)
        log.info("game tallied", extra={"game": live.head.id, "sequence": ends, "results": len(rows)})

    async def _of_the_living(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Without those who have been deleted meanwhile. The others are kept from going until this is done."""
        people = [row["person"] for row in rows]
        wanted = (
            select(Person.id)
            .where(Person.id.in_(people))
            .order_by(Person.id)
            .with_for_update(read=True, key_share=True)
        )
        known = set(await connection.scalars(wanted))
        return [row for row in rows if row["person"] in known]

    async def _rate(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
        """Rate the players, and note in their results what they are rated then."""
        if len(rows) < FEWEST:
            return
        title, people = rows[0]["title"], [row["person"] for row in rows]
        wanted = (
            select(*RatingRow.__table__.columns)
            .where(RatingRow.title == title, RatingRow.person.in_(people))
            .order_by(RatingRow.person)
            .with_for_update()
        )
        known = {row.person: row for row in await connection.execute(wanted)}
        before = [Rating(known[one].mean, known[one].deviation) if one in known else FIRST for one in people]
        after = rated(before, [row["place"] for row in rows])
        for row, rating in zip(rows, after, strict=True):
            person = row["person"]
            row |= {"mean": rating.mean, "deviation": rating.deviation}
            values = {"mean": rating.mean, "deviation": rating.deviation, "low": rating.low}
            if person in known:
                theirs = (RatingRow.person == person) & (RatingRow.title == title)
                values["games"] = known[person].games + 1
                await connection.execute(update(RatingRow).where(theirs).values(**values))
            else:
                await connection.execute(insert(RatingRow).values(person=person, title=title, games=1, **values))


def _results(live: LiveGame) -> list[dict[str, Any]]:
    """The rows of a finished game; none if it counts for nobody, or cannot be read."""
    outcome = live.game.outcome if live.game is not None and live.trouble is None else None
    if outcome is None:
        return []
    players = players_of(live.places)
    gone = {place.seat for place in live.places if place.owner is not None}
    found = places(outcome.scores, outcome.winners, gone)
    first = found.count(1)
    return [
        {
            "game": live.head.id,
            "seat": seat,
            "person": person,
            "title": live.head.title,
            "players": len(live.places),
            "place": found[seat],
            "win": 1 / first if found[seat] == 1 else 0.0,
            "score": outcome.scores[seat],
            "finished": _end_of(live),
            "mean": None,
            "deviation": None,
        }
        for seat, person in players.items()
    ]


def _end_of(live: LiveGame) -> datetime:
    """When the last move was made."""
    return live.clocks.asked or live.head.updated
