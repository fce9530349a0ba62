"""After a restart, games in which a bot or a program decides go on, though nobody visits them."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from bradshaw.server.errors import Busy
from bradshaw.server.games.hall import Hall
from bradshaw.server.games.programs import Programs
from bradshaw.server.games.store import GameStore, each_name
from bradshaw.server.play.attendants import Attendants
from bradshaw.server.storage.database import StorageTrouble

AT_ONCE = 200
"""Names of games that are read at once."""
MOST_AWAKE = 4
"""Games that were woken and have not come to a person's decision yet. Others wait, so that visitors need not."""
LONGEST_WAIT = 30.0
"""Seconds after which others are woken, however long these go on."""
TRIES = 20
PAUSE_AFTER_TROUBLE = 5.0

log = logging.getLogger("bradshaw.waking")


@dataclass(eq=False)
class Waking:
    """Opens the games that would go on by themselves, one after the other."""

    store: GameStore
    hall: Hall
    programs: Programs
    attendants: Attendants
    _awake: set[asyncio.Task[None]] = field(default_factory=set, init=False)

    async def wake_all(self) -> None:
        """Wake every game that was going on when the server stopped, whenever and however that was."""
        async for name in each_name(self._names):
            await self._wake(name)

    async def _names(self, last: str) -> list[str]:
        while True:
            try:
                return await self.store.list_waking(last, AT_ONCE)
            except StorageTrouble as error:
                log.warning("games cannot be woken yet", extra={"reason": str(error)[:300]})
                await asyncio.sleep(PAUSE_AFTER_TROUBLE)

    async def _wake(self, name: str) -> None:
        for _ in range(TRIES):
            try:
                live = await self.hall.find(name)
                if live is not None:
                    await self.programs.load(live)
                    await self._attend(self.attendants.look(live))
                return
            except Busy as error:
                # Visitors first.
                await asyncio.sleep(error.retry_after)
            except Exception:
                # One game that cannot be read must not keep the others asleep.
                log.exception("a game could not be woken", extra={"game": name})
                return
        log.warning("a game could not be woken: the server has too much to do", extra={"game": name})

    async def _attend(self, task: asyncio.Task[None] | None) -> None:
        if task is not None:
            self._awake.add(task)
            task.add_done_callback(self._awake.discard)
        if len(self._awake) >= MOST_AWAKE:
            done, _ = await asyncio.wait(self._awake, timeout=LONGEST_WAIT, return_when=asyncio.FIRST_COMPLETED)
            if not done:
                self._awake.clear()
