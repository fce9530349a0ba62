"""Those who act without a click: bots, and what players have programmed. They think in other processes."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from bradshaw.bots import make
from bradshaw.core.action import Action
from bradshaw.core.registry import title as title_called
from bradshaw.core.state import State
from bradshaw.server.live import LiveGame
from bradshaw.server.parent import end_with_parent
from bradshaw.server.programs import bids

PAUSE_AFTER_TROUBLE = 2.0
PASS = "pass"

log = logging.getLogger("bradshaw.attendants")


def _prepare() -> None:
    """A thinking process is stopped by the server alone, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(signal.SIGKILL)


def think(title: str, spec: str, seed: int, state: State) -> Action:
    """A bot's choice. Runs in a process of its own."""
    return make(spec, seed).choose(title_called(title), state)


def programmed(live: LiveGame, programs: list[dict[str, Any]]) -> Action | None:
    """What the player to move has said should happen now."""
    choices = live.running.choices()
    kinds = {program["kind"]: program for program in programs}
    passing = next((action for action in choices.actions if type(action).__struct_config__.tag == PASS), None)
    if len(choices) == 1 and (passing is not None or "only_choice" in kinds):
        return choices[0]
    limit = kinds.get("pass_above")
    if limit is not None and passing is not None and bids(choices) and choices.ranges[0].low > limit["amount"]:
        return passing
    return None


class Attendants:
    """Watches every game that changes and moves where nobody needs to click."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        act: Callable[[LiveGame, int, int, Action], Any],
        programs: Callable[[LiveGame, int], list[dict[str, Any]]],
        load_programs: Callable[[LiveGame], Awaitable[None]],
    ) -> None:
        self._processes = processes
        self._seconds = seconds
        self._act = act
        self._programs = programs
        self._load_programs = load_programs
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.moves = 0

    def look(self, live: LiveGame) -> None:
        """The game has changed: see whether it goes on by itself."""
        if self._wanted(live) and live.head.id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._attend(live))
            self._tasks[live.head.id] = task

    def _wanted(self, live: LiveGame) -> bool:
        if not live.actors:
            return False
        place = live.places[live.actors[0]]
        return place.bot is not None or programmed(live, self._programs(live, place.seat)) is not None

    async def _attend(self, live: LiveGame) -> None:
        try:
            while self._wanted(live):
                await self._move(live)
        finally:
            del self._tasks[live.head.id]

    async def _move(self, live: LiveGame) -> None:
        seat, version = live.actors[0], live.version
        place = live.places[seat]
        try:
            if place.bot is not None:
                action, _ = await asyncio.gather(self._think(live, seat, place.bot), asyncio.sleep(live.head.pace))
            else:
                await asyncio.sleep(min(live.head.pace, 0.5))
                await self._load_programs(live)
                chosen = programmed(live, self._programs(live, seat)) if live.version == version else None
                if chosen is None:
                    return
                action = chosen
            await self._act(live, seat, version, action)
            self.moves += 1
        except asyncio.CancelledError:
            raise
        except Exception:
            # A bot must never take the server down, nor ask without pause.
            log.exception("a bot or program could not move", extra={"game": live.head.id, "seat": seat})
            await asyncio.sleep(PAUSE_AFTER_TROUBLE)

    async def _think(self, live: LiveGame, seat: int, spec: str) -> Action:
        game = live.running
        seed = (live.head.seed * 31 + seat) * 10_007 + len(game.played)
        if spec == "mcts":
            spec = f"mcts:{self._seconds}s"
        return await self.choose(live.head.title, spec, seed, game.state)

    async def choose(self, title: str, spec: str, seed: int, state: State) -> Action:
        """Let a bot think about a position, outside the event loop."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), think, title, spec, seed, state)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._executor(), think, title, spec, seed, state)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _prepare)
        return self._pool

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
