"""Reviews of games: made in the background, part by part, and stored with the game.

A part takes about a second; then it is the turn of the review that has waited longest, so that a long game keeps nobody
waiting. What was judged is stored: a server that ends goes on from there. Of several workers one makes each part.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from dataclasses import dataclass
from datetime import timedelta
from time import perf_counter
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.bots.review import LOOKS, Judged, Review, assembled, judged
from bradshaw.core.messages import Text, message
from bradshaw.server.clock import Clock
from bradshaw.server.errors import Busy, Conflict, TooMany
from bradshaw.server.events import snapshots
from bradshaw.server.events.head import OVER
from bradshaw.server.events.live import LiveGame
from bradshaw.server.games.archive import Archive
from bradshaw.server.games.hall import Hall
from bradshaw.server.http.readers import Reader, said_again
from bradshaw.server.people.visitors import Visitor
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import WANTED, ReviewPart, ReviewRow
from bradshaw.server.work.persevering import Background
from bradshaw.server.work.workshop import Workshop

PART_SECONDS = 1.0
"""How long a part takes, but for the decision that it ends with."""
LEASE = timedelta(minutes=3)
"""A worker that has not made its part by then is dead. Longer than the deadline of the lane."""
LOOK_SECONDS = 5.0
"""How often reviews are looked for that another worker was asked for, or left unfinished."""
PAUSE_SECONDS = 0.5
"""After trouble."""
MOST_TRIES = 3
MOST_OF_PERSON = 2
"""Reviews that one person may have in the making."""
MOST_WANTED = 60
"""Reviews in the making in all."""
RETRY_SECONDS = 30

NONE, WAITING, DONE, FAILED = "none", "waiting", "done", "failed"

log = logging.getLogger("bradshaw.reviews")


class ReviewTold(msgspec.Struct):
    """The review of a game, or how far it has come."""

    state: str
    """`none`, `waiting` while it is being made, `done` or `failed`."""
    allowed: bool
    """Whether you may ask for it now."""
    why_not: Text
    """Why you may not; empty if you may."""
    judged: int
    """How many of the actions have been judged."""
    actions: int
    ahead: int
    """How many other reviews are being made at the same time."""
    yours: bool
    """Whether you asked for it."""
    problem: Text
    """Why it has failed."""
    review: Review | None


# In another process


def judge_part(live: LiveGame, first: int, last: int, seconds: float) -> tuple[int, bytes]:
    """Judge actions from a number on for some seconds: how many are judged then, and the decisions among them."""
    begin = perf_counter()
    found: list[Judged] = []
    number = first
    for one in judged(live.running.at(last), first):
        number += 1
        if one is not None:
            found.append(one)
        if perf_counter() - begin > seconds:
            break
    return number, zlib.compress(msgspec.json.encode(found))


def whole(live: LiveGame, last: int, parts: list[bytes]) -> bytes:
    """The review from its parts, packed."""
    decisions = [one for part in parts for one in msgspec.json.decode(zlib.decompress(part), type=list[Judged])]
    return zlib.compress(msgspec.json.encode(assembled(live.running.at(last), decisions, LOOKS)))


def unpacked(data: bytes, reader: Reader) -> bytes:
    """A stored review as JSON, as the reader takes it."""
    return said_again(zlib.decompress(data), reader)


def refusal(live: LiveGame, person: str | None) -> Text:
    """Why somebody may not have a game reviewed, or see its review; empty if he may.

    A review tells what was hidden, so the game must be over, unless one person has all seats.
    """
    if live.trouble is not None:
        return message("server-only-to-look-at", reason=live.trouble.text)
    if live.game is None or not live.running.number:
        return message("server-review-nothing")
    if live.head.status in OVER:
        return ""
    alone = person is not None and all(place.person == person for place in live.places)
    return "" if alone else message("server-review-running")


@dataclass(eq=False)
class Reviews:
    """Reviews that are wished for, and those that are made."""

    database: Database
    hall: Hall
    archive: Archive
    workshop: Workshop
    clock: Clock

    def __post_init__(self) -> None:
        self._working = Background()
        self._wished = asyncio.Event()

    async def start(self) -> None:
        if self.database.is_sqlite:
            # There is no other server on the file, so nobody works on what one that was killed had taken.
            async with self.database.writing() as connection:
                await connection.execute(update(ReviewRow).where(ReviewRow.taken.is_not(None)).values(taken=None))
        self._working.start(self._keep_working())

    async def stop(self) -> None:
        """Stop at once: the part at hand is made again after the next start."""
        await self._working.stop()

    # Asking

    async def told(self, live: LiveGame, visitor: Visitor) -> ReviewTold:
        """How the review of a game stands, and the review itself if it is made."""
        person = visitor.person
        why_not = refusal(live, person)
        none = ReviewTold(NONE, not why_not, why_not, 0, 0, 0, False, "", None)
        if why_not:
            return none
        async with self.database.reading() as connection:
            row = await self._row(connection, live.head.id)
            if row is None or row.version != live.version:
                return none
            others = 0 if row.data is not None else await self._count(connection, ReviewRow.game != live.head.id)
        told = msgspec.structs.replace(
            none, judged=row.done, actions=row.actions, yours=person is not None and row.person == person
        )
        if row.data is not None:
            made = await self.workshop.reading.do(visitor.asker, unpacked, row.data, visitor.reader)
            return msgspec.structs.replace(told, state=DONE, review=msgspec.Raw(made))
        if row.problem is not None:
            return msgspec.structs.replace(told, state=FAILED, problem=message("server-review-failed"))
        return msgspec.structs.replace(told, state=WAITING, ahead=others)

    async def wish(self, live: LiveGame, person: str) -> None:
        """Have a game reviewed; nothing happens if it is, or is being. Raises Conflict, TooMany, Busy."""
        why_not = refusal(live, person)
        if why_not:
            raise Conflict(why_not, version=live.version)
        game, moment = live.head.id, self.clock.now()
        async with self.database.writing() as connection:
            row = await self._row(connection, game)
            if row is not None and row.version == live.version and row.problem is None:
                return
            if await self._count(connection, ReviewRow.person == person) >= MOST_OF_PERSON:
                raise TooMany(message("server-review-many", most=MOST_OF_PERSON), RETRY_SECONDS)
            if await self._count(connection) >= MOST_WANTED:
                raise Busy(message("server-too-much-to-do", seconds=RETRY_SECONDS), RETRY_SECONDS)
            await connection.execute(delete(ReviewRow).where(ReviewRow.game == game))
            await connection.execute(
                insert(ReviewRow).values(
                    game=game,
                    person=person,
                    version=live.version,
                    actions=live.running.number,
                    code=snapshots.code(),
                    worked=moment,
                )
            )
        self._wished.set()

    async def cancel(self, live: LiveGame, person: str) -> None:
        """Give up a review that is not made yet, if the person has asked for it."""
        mine = (ReviewRow.game == live.head.id) & (ReviewRow.person == person)
        async with self.database.writing() as connection:
            await connection.execute(delete(ReviewRow).where(mine, ReviewRow.data.is_(None)))

    async def _row(self, connection: AsyncConnection, game: str) -> Any:
        return (await connection.execute(select(*ReviewRow.__table__.columns).where(ReviewRow.game == game))).first()

    async def _count(self, connection: AsyncConnection, *conditions: Any) -> int:
        """How many reviews are in the making."""
        return await connection.scalar(select(func.count()).select_from(ReviewRow).where(WANTED, *conditions)) or 0

    # Working

    async def _keep_working(self) -> None:
        """Make one part after the other. Whatever happens, it goes on."""
        while True:
            try:
                self._wished.clear()
                if await self.work():
                    continue
            except Exception as error:
                log.warning("reviewing again", extra={"error": f"{type(error).__name__}: {error}"[:300]})
                await asyncio.sleep(PAUSE_SECONDS)
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wished.wait()
            except TimeoutError:
                pass

    async def work(self) -> bool:
        """Make one part of the review that has waited longest; False if none is to be made."""
        row = await self._take()
        if row is None:
            return False
        try:
            await self._advance(row)
        except (Busy, asyncio.CancelledError):
            await self._release(row)
            raise
        except Exception:
            log.exception("a game could not be reviewed", extra={"game": row.game})
            await self._fail(row)
        return True

    async def _take(self) -> Any:
        """The review whose turn it is, which no other worker touches for a while; None if there is none."""
        moment = self.clock.now()
        free = or_(ReviewRow.taken.is_(None), ReviewRow.taken < moment)
        wanted = select(*ReviewRow.__table__.columns).where(WANTED, free).order_by(ReviewRow.worked).limit(1)
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        mine = update(ReviewRow).where(ReviewRow.game == row.game, ReviewRow.worked == row.worked, free)
        async with self.database.writing() as connection:
            taken = (await connection.execute(mine.values(taken=moment + LEASE, worked=moment))).rowcount
        # If another worker was faster, the next look finds another review.
        return row if taken else await self._take()

    async def _advance(self, row: Any) -> None:
        live = await self.hall.find(row.game)
        if live is None:
            return
        if live.trouble is not None or live.game is None or live.version != row.version:
            # The game has changed since: what would be found out is of no use.
            await self._drop(row)
            return
        lane = self.workshop.reviews
        asker = row.person or row.game
        first = row.done if row.code == snapshots.code() else 0
        if first < row.actions:
            done, part = await self.archive.ask(live, asker, judge_part, first, row.actions, PART_SECONDS, lane=lane)
            await self._keep(row, first, done, part)
            return
        async with self.database.reading() as connection:
            parts = await connection.scalars(
                select(ReviewPart.data).where(ReviewPart.game == row.game).order_by(ReviewPart.first)
            )
            found = list(parts)
        data = await self.archive.ask(live, asker, whole, row.actions, found, lane=lane)
        async with self.database.writing() as connection:
            await connection.execute(update(ReviewRow).where(self._same(row)).values(data=data, taken=None))
            await connection.execute(delete(ReviewPart).where(ReviewPart.game == row.game))

    async def _keep(self, row: Any, first: int, done: int, part: bytes) -> None:
        """Store a part."""
        values = {"done": done, "code": snapshots.code(), "taken": None, "tries": 0, "worked": self.clock.now()}
        async with self.database.writing() as connection:
            kept = await connection.execute(update(ReviewRow).where(self._same(row)).values(**values))
            if not kept.rowcount:
                # It was given up meanwhile.
                return
            after = (ReviewPart.game == row.game) & (ReviewPart.first >= first)
            await connection.execute(delete(ReviewPart).where(after))
            await connection.execute(insert(ReviewPart).values(game=row.game, first=first, data=part))

    async def _release(self, row: Any) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(ReviewRow).where(self._same(row)).values(taken=None))

    async def _fail(self, row: Any) -> None:
        """Note that a part has failed; after some tries the review is given up."""
        tries = row.tries + 1
        problem = "failed" if tries >= MOST_TRIES else None
        async with self.database.writing() as connection:
            change = update(ReviewRow).where(self._same(row)).values(tries=tries, problem=problem, taken=None)
            await connection.execute(change)

    async def _drop(self, row: Any) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(ReviewRow).where(self._same(row)))

    def _same(self, row: Any) -> Any:
        """The review, unless it was asked for anew meanwhile."""
        return (ReviewRow.game == row.game) & (ReviewRow.version == row.version) & (ReviewRow.done == row.done)
