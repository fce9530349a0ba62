"""Calls: one stream for each robot, or person, that tells in which of all their games something happens.

Nobody has to ask again and again whether it is their turn. A call tells where a game stands, not what has changed: one
that was missed is made good by the next, and a stream that is opened anew begins with all of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager
from datetime import datetime

import msgspec

from bradshaw.server.events.head import OPEN
from bradshaw.server.events.seats import robot_of
from bradshaw.server.games.presence import Presence
from bradshaw.server.games.store import GameStore, Listed
from bradshaw.server.http.limits import STREAM_SECONDS
from bradshaw.server.people.tokens import Tokens
from bradshaw.server.people.visitors import Visitor
from bradshaw.server.work.persevering import Background, persevere

HEARTBEAT_SECONDS = 15.0
RETRY_SECONDS = 1.0
GATHERING_SECONDS = 0.02
"""What happens within this time is looked up together."""
MOST_LOOKED_UP = 20
"""Games at a time: a hundred keep the event loop busy for 10 ms."""
GAME, TABLE, ALL = "game", "table", "all"
DELETED = "deleted"

log = logging.getLogger("bradshaw.calls")


class Call(msgspec.Struct):
    """Where a game stands, for one who is called to it."""

    game: str
    title: str
    status: str
    """`open`, `running`, `finished`, `ended`, or `deleted`."""
    seats: list[int]
    """Yours; none in a game that you have left."""
    my_turn: bool
    actions: int
    players: int
    open_seats: int
    updated: datetime | None


class Ear:
    """Somebody who listens."""

    def __init__(self, person: str, tables: bool) -> None:
        self.person = person
        self.tables = tables
        self.known: dict[str, str] = {}
        """The games and tables that were told of, with the name of the event."""
        self.waiting: dict[str, bytes] = {}
        """The newest call of each game that is still to be told."""
        self.lost = True
        """Whether calls may have been missed, so that everything is told again."""
        self.news = asyncio.Event()

    def call(self, name: str, game: Listed | None) -> bytes:
        """What is to be told of a game; empty if it does not concern this one."""
        told_as = self.known.pop(name, "")
        if game is None:
            return _line(told_as, Call(name, "", DELETED, [], False, 0, 0, 0, None)) if told_as else b""
        seats = [place.seat for place in game.places if place.person == self.person]
        free = sum(place.kind == "open" for place in game.places)
        takes_robots = self.tables and game.head.listed and game.head.robots and game.head.status == OPEN and free > 0
        now_as = GAME if seats else TABLE if takes_robots else ""
        if now_as:
            self.known[name] = now_as
        if not (now_as or told_as):
            return b""
        head, stands = game.head, game.head.standing
        turn = stands.turn if stands is not None and not game.unreadable else ()
        call = Call(
            name,
            head.title,
            head.status,
            seats,
            any(seat in turn for seat in seats),
            stands.actions if stands is not None else 0,
            len(game.places),
            free,
            head.updated,
        )
        return _line(now_as or told_as, call)


def _line(event: str, call: Call) -> bytes:
    return b"event: %s\ndata: %s\n\n" % (event.encode(), msgspec.json.encode(call))


class Calls:
    """Looks up games in which something has happened, once for all who listen, and tells those whom it concerns."""

    def __init__(self, store: GameStore, presence: Presence, tokens: Tokens) -> None:
        self._store = store
        self._presence = presence
        self._tokens = tokens
        self._ears: set[Ear] = set()
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._telling = Background()
        self._in_turn = asyncio.Lock()
        """Whoever opens a stream is told everything when those before are: many at once keep nobody else waiting."""

    def start(self) -> None:
        self._telling.start(self._keep_telling())

    async def stop(self) -> None:
        await self._telling.stop()

    def hang_up(self) -> None:
        """The server ends: let everybody look up."""
        for ear in self._ears:
            ear.news.set()

    def hear(self, game: str) -> None:
        """Something has happened in a game, through whichever worker."""
        if self._ears:
            self._changed.add(game)
            self._wake.set()

    async def doubt(self) -> None:
        """Something may have happened without anybody telling."""
        for ear in self._ears:
            ear.lost = True
            ear.news.set()

    async def _keep_telling(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHERING_SECONDS)
            self._wake.clear()
            changed, self._changed = sorted(self._changed), set()
            for start in range(0, len(changed), MOST_LOOKED_UP):
                await self._tell(changed[start : start + MOST_LOOKED_UP])

    async def _tell(self, names: Sequence[str]) -> None:
        found = await persevere(lambda: self._store.listed(names), RETRY_SECONDS, log, "looking games up")
        for ear in self._ears:
            for name in names:
                if told := ear.call(name, found.get(name)):
                    ear.waiting[name] = told
                    ear.news.set()

    async def _everything(self, ear: Ear) -> bytes:
        """All games of somebody that are not over, and all tables that robots may join, as far as that is wished."""
        known = ear.known
        ear.known = {}
        ear.waiting.clear()
        names = await self._store.unfinished_of(ear.person)
        if ear.tables:
            names += await self._store.open_to_robots()
        # Also those that were told of before and are over by now.
        names = list(dict.fromkeys([*names, *known]))
        ear.known = known
        told = []
        for start in range(0, len(names), MOST_LOOKED_UP):
            part = names[start : start + MOST_LOOKED_UP]
            found = await self._store.listed(part)
            told += [ear.call(name, found.get(name)) for name in part]
        return b"".join(told) + b"event: %s\ndata: {}\n\n" % ALL.encode()

    async def listen(
        self, visitor: Visitor, tables: bool, closing: asyncio.Event, counted: AbstractContextManager[bool]
    ) -> AsyncIterator[bytes]:
        """Calls for one visitor, until the server or the visitor's token ends. `counted` says whether he may listen."""
        assert visitor.person is not None
        with counted as granted:
            if not granted:
                yield b"retry: %d\n\n" % (STREAM_SECONDS * 1000)
                return
            ear = Ear(visitor.person, tables)
            self._ears.add(ear)
            try:
                yield b"retry: 1000\n: connected\n\n"
                while not closing.is_set():
                    ear.news.clear()
                    if ear.lost:
                        ear.lost = False
                        async with self._in_turn:
                            everything = await self._everything(ear)
                        yield everything
                    elif ear.waiting:
                        waiting, ear.waiting = ear.waiting, {}
                        yield b"".join(waiting.values())
                    else:
                        try:
                            await asyncio.wait_for(ear.news.wait(), HEARTBEAT_SECONDS)
                        except TimeoutError:
                            if visitor.token is not None and not await self._tokens.is_good(visitor.token):
                                return
                            self._presence.sign(robot_of(visitor.person) if visitor.robot else visitor.person)
                            yield b": still here\n\n"
            finally:
                self._ears.discard(ear)
