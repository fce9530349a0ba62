"""Looks whether somebody's time has run out, and does what the table has chosen for that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from bradshaw.core.messages import Text, message
from bradshaw.server.clock import Clock, spelled
from bradshaw.server.errors import Busy
from bradshaw.server.events.drafts import Draft
from bradshaw.server.events.happening import TIMEOUT
from bradshaw.server.events.head import RUNNING
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.seats import Place
from bradshaw.server.events.timing import BOT, CONSENT
from bradshaw.server.games.hall import Hall
from bradshaw.server.games.store import GameStore
from bradshaw.server.notices.telling import WARNING
from bradshaw.server.play.lookout import Lookout
from bradshaw.server.storage.database import StorageTrouble
from bradshaw.server.storage.uptime import Uptime

AT_ONCE = 50

log = logging.getLogger("bradshaw.timekeeper")


@dataclass(eq=False)
class Timekeeper(Lookout):
    """Stores when time runs out, and sees to it when it has. Of several workers the first does it."""

    logger: ClassVar[logging.Logger] = log
    look_seconds: ClassVar[float] = 5.0

    store: GameStore
    hall: Hall
    clock: Clock
    uptime: Uptime
    warn: Callable[[str, str, int, str, Text], Awaitable[bool]]
    """Stores a notice, unless it is there already."""

    def __post_init__(self) -> None:
        self._changed: dict[str, LiveGame] = {}
        self._outages = 0
        """How many times without a server were known when all games were looked at."""

    def look(self, live: LiveGame) -> None:
        """The game has changed: its time is worked out soon."""
        if live.head.timing is not None:
            self._changed[live.head.id] = live

    async def tick(self) -> None:
        """See to all games in which time may have run out."""
        await self.settle()
        if await self.store.list_due(self.clock.now(), 1):
            # Before anybody's time has run out: the server may just have been away, or its clock put forward.
            await self.uptime.note()
        if len(self.uptime.outages) != self._outages:
            # All have as much more time as the server was away.
            self._outages = len(self.uptime.outages)
            await self.store.make_all_due(self.clock.now())
        for game in await self.store.list_due(self.clock.now(), AT_ONCE):
            try:
                await self._see_to(game)
            except Busy as error:
                await asyncio.sleep(error.retry_after)
            except StorageTrouble:
                raise
            except Exception:
                # One game that cannot be read must not keep the clocks of others from being looked at.
                log.exception("time could not be looked at", extra={"game": game})
                await self.store.set_deadline(game, None, None)

    async def settle(self) -> None:
        """Store when time runs out in the games that have changed."""
        changed, self._changed = self._changed, {}
        for live in changed.values():
            await self._keep(live)

    async def _keep(self, live: LiveGame, looked: bool = False) -> None:
        """Store when the time of whoever decides runs out, and when to look next; `looked`: it has just been done."""
        live.head.deadline = live.deadline(self.uptime.outages)
        await self.store.set_deadline(live.head.id, live.head.deadline, self._next_look(live, looked))

    def _next_look(self, live: LiveGame, looked: bool) -> datetime | None:
        seat, timing, deadline = live.decider, live.head.timing, live.head.deadline
        if seat is None or timing is None or deadline is None or live.is_out_of_time(seat):
            return None
        warning = deadline - timing.warning
        # Who has little time left from the start is warned too.
        return deadline if looked and warning <= self.clock.now() else warning

    async def _see_to(self, game: str) -> None:
        live = await self.hall.find(game)
        if live is None:
            return

        async def judge() -> None:
            seat, deadline = live.decider, live.deadline(self.uptime.outages)
            if live.head.status != RUNNING or seat is None or deadline is None or live.is_out_of_time(seat):
                return
            if deadline <= self.clock.now():
                await self._run_out(live, live.places[seat])
            else:
                await self._warn_in_time(live, live.places[seat], deadline)

        await self.hall.change(live, judge)
        self._changed.pop(game, None)
        await self._keep(live, looked=True)

    async def _warn_in_time(self, live: LiveGame, place: Place, deadline: datetime) -> None:
        """Tell somebody who is not here once that time runs out."""
        timing, left = live.head.timing, deadline - self.clock.now()
        if timing is None or left > timing.warning or place.person is None or place.player in live.here:
            return
        await self.warn(
            place.person, live.head.id, live.version, WARNING, message("server-notice-warning", left=spelled(left))
        )

    async def _run_out(self, live: LiveGame, place: Place) -> None:
        """Somebody's time has run out: do what the table has chosen."""
        timing, person = live.head.timing, place.person
        assert timing is not None
        bot = timing.bot if timing.then == BOT else None
        text = message("server-timed-out", player=place.name, then=timing.then, bot=bot)
        draft = Draft("seat", place.seat, None, {"why": TIMEOUT, "then": timing.then, "text": text})
        if timing.then == CONSENT:
            await self.hall.append(live, [draft])
            return
        owner = place.owner or person
        changed = Place(place.seat, place.name, None, bot, owner, open=bot is None, robot=place.robot)
        await self.hall.append(live, [draft], [changed if one.seat == place.seat else one for one in live.places])
