"""Those who act without a click: bots, and what players have programmed. They think in other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bradshaw.bots import Bot, make
from bradshaw.bots.levels import thinking
from bradshaw.core.action import Action
from bradshaw.core.registry import title as title_called
from bradshaw.core.state import State
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.seats import Place
from bradshaw.server.games.programs import Programs
from bradshaw.server.play import jobs
from bradshaw.server.work.workshop import Lane, Workshop

PAUSE_AFTER_TROUBLE = 2.0
MOST_OF_PERSON = 4
MOST_OF_ADDRESS = 8
"""Games of one person, and of one address, that think at the same time; the others wait for their turn."""
WAIT_SECONDS = 1.5
"""A bot that has waited for its turn to think for this long is said to wait."""
LOOK_SECONDS = 0.5
MOST_BOTS = 64
"""Bots that a thinking process remembers; the one that was asked least recently is forgotten first."""

log = logging.getLogger("bradshaw.attendants")


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
"""In a thinking process: the bots that think there, with what they have worked out so far."""


def think(game: str, seat: int, title: str, spec: str, seed: int, state: State) -> Action:
    """The choice of a bot that goes on from what it thought at its last move, if it is still known here."""
    key = game, seat, spec
    bot = _bots.pop(key, None) or make(spec, seed)
    _bots[key] = bot
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return bot.choose(title_called(title), state)


Act = Callable[[LiveGame, Place, int, Sequence[Action]], Awaitable[None]]
"""Moves for a seat in the position of a version."""


@dataclass(eq=False)
class Attendants:
    """Watches every game that changes and moves where nobody needs to click."""

    workshop: Workshop
    seconds: float
    """How long a thinking bot may take for a move."""
    act: Act
    programs: Programs

    def __post_init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._slots: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.moves = 0

    def look(self, live: LiveGame) -> asyncio.Task[None] | None:
        """The game has changed: see whether it goes on by itself. The task that sees to it, if it does."""
        if self._wanted(live) and live.head.id not in self._tasks:
            self._tasks[live.head.id] = asyncio.get_running_loop().create_task(self._attend(live))
        return self._tasks.get(live.head.id)

    def _wanted(self, live: LiveGame) -> bool:
        if not live.actors:
            return False
        place = live.places[live.actors[0]]
        # Nothing is played for somebody who has left or is excluded.
        return place.bot is not None or (place.person is not None and bool(self.programs.of(live, place.seat).programs))

    async def _attend(self, live: LiveGame) -> None:
        try:
            while self._wanted(live) and await self._move(live):
                pass
        finally:
            del self._tasks[live.head.id]

    async def _move(self, live: LiveGame) -> bool:
        """Move if a bot or a program does; False if nothing is to be done in this position."""
        seat, version = live.actors[0], live.version
        place = live.places[seat]
        try:
            if place.bot is not None:
                action, _ = await asyncio.gather(self._think(live, seat, place.bot), asyncio.sleep(live.head.pace))
                actions: tuple[Action, ...] = (action,)
            else:
                actions = await self._programmed(live, seat)
                if not actions:
                    return live.version != version
                await asyncio.sleep(min(live.head.pace, 0.5))
            await self.act(live, place, version, actions)
            self.moves += 1
        except asyncio.CancelledError:
            raise
        except Exception:
            # A bot must never take the server down, nor ask without pause.
            log.exception("a bot or program could not move", extra={"game": live.head.id, "seat": seat})
            await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        return True

    async def _programmed(self, live: LiveGame, seat: int) -> tuple[Action, ...]:
        """What the player to move has said should happen now."""
        head, version = live.head, live.version
        asker = head.host or head.id
        while True:
            await self.programs.load(live)
            orders = self.programs.of(live, seat)
            made = await self.workshop.moves.do(asker, jobs.programmed, live.running.window(), seat, orders)
            if live.version != version:
                return ()
            # Orders that were given or ended meanwhile are asked instead.
            if self.programs.of(live, seat) == orders:
                break
        if made.orders != orders:
            await self.programs.put(live, seat, made.orders)
        return made.actions

    async def _think(self, live: LiveGame, seat: int, spec: str) -> Action:
        game, head = live.running, live.head
        seed = (head.seed * 31 + seat) * 10_007 + game.number
        spec = thinking(spec, self.seconds)
        lane = self.workshop.thinker(head.id)
        host = head.host or head.id
        # Those who made their games from one address take turns like one person.
        asker = live.address or host
        # A bot knows no more than a player in its seat.
        known = live.title.known_to(seat, game.state)
        with self._telling(live, seat, lane):
            async with self._slot(f"person {host}", MOST_OF_PERSON), self._slot(f"address {asker}", MOST_OF_ADDRESS):
                return await lane.do(asker, think, head.id, seat, head.title, spec, seed, known)

    @contextlib.contextmanager
    def _telling(self, live: LiveGame, seat: int, lane: Lane) -> Iterator[None]:
        """Tells those who follow the game while this task waits for its turn to think."""
        asking = asyncio.current_task()
        assert asking is not None

        async def tell() -> None:
            await asyncio.sleep(WAIT_SECONDS)
            while not lane.is_doing(asking):
                live.tell_waiting(seat)
                await asyncio.sleep(LOOK_SECONDS)
            live.tell_waiting(None)

        telling = asyncio.ensure_future(tell())
        try:
            yield
        finally:
            telling.cancel()
            live.tell_waiting(None)

    def _slot(self, whose: str, most: int) -> asyncio.Semaphore:
        slot = self._slots.get(whose)
        if slot is None:
            slot = self._slots[whose] = asyncio.Semaphore(most)
        return slot

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
