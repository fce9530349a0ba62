"""The workshop: other processes do what takes long, so that the event loop only receives, stores and answers.

Work is given to a lane: some processes of their own, so that one kind of work never waits for another, and a queue
with a limit. Whoever asks waits at most until the lane's deadline; work that takes longer is ended together with its
process, which is replaced by a new one. The queue is fair: of everything that one person asks for, one job at a time
waits among those of the others.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from multiprocessing.forkserver import ensure_running
from threading import Thread
from typing import Any, ParamSpec, TypeVar
from weakref import WeakKeyDictionary, WeakValueDictionary

from pebble import ProcessExpired, ProcessPool

from bradshaw.core.messages import Message, message
from bradshaw.server.errors import Busy
from bradshaw.server.parent import end_with_parent

P = ParamSpec("P")
T = TypeVar("T")

PATTERN = "bradshaw.server.pattern"
"""The module that loads all that a working process needs."""
RETRY_SECONDS = 3
"""When somebody who was turned away should ask again."""
DIED = (ProcessExpired, BrokenProcessPool)
"""What Pebble raises when a process has died: one that was doing the job, or one that was idle before it."""


def _prepare(niceness: int) -> None:
    """A working process is stopped by the server alone, does not outlive it, and knows all games before it is asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(signal.SIGKILL)
    os.nice(niceness)
    import_module(PATTERN)


@cache
def _context() -> ForkServerContext:
    """Working processes are copies of one that has loaded everything, so that each is there at once."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["__main__", PATTERN])
    return context


def get_ready() -> None:
    """Begin to load what working processes need."""
    _context()
    ensure_running()


def _nothing() -> None:
    """The job that makes a lane have its processes."""


class Lane:
    """Processes for one kind of work."""

    def __init__(
        self, name: str, processes: int, seconds: float, waiting: int, each: int = 30, niceness: int = 0
    ) -> None:
        """`seconds`: the deadline, waiting included. `waiting`: jobs in all, and `each`: of one person, at most.

        Without processes, work is done in a thread of the server and has no deadline: for tests.
        """
        self.name = name
        self.processes = processes
        self.seconds = seconds
        self.most_waiting = waiting
        self.each = each
        self.niceness = niceness
        self.turned_away = 0
        self._renewed = False
        self._pool: ProcessPool | None = None
        self._asked: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._scheduled: WeakKeyDictionary[asyncio.Task[Any], Future[Any]] = WeakKeyDictionary()
        """What was given to the processes, by the task that waits for it."""

    @property
    def waiting(self) -> int:
        """Jobs that are waiting or being done."""
        return self._asked.total()

    def start(self) -> None:
        """Get the processes ready before anybody waits for them."""
        for _ in range(self.processes):
            self._schedule(_nothing)

    async def do(self, asker: str, job: Callable[P, T], *args: P.args, **words: P.kwargs) -> T:
        """Have a job done and return what it does. Raises what it raises, or Busy if it cannot be done in time."""
        if self.waiting >= self.most_waiting or self._asked[asker] >= self.each:
            raise self._busy(message("server-too-much-to-do", seconds=RETRY_SECONDS))
        self._asked[asker] += 1
        turn = self._turns.setdefault(asker, asyncio.Lock())
        try:
            async with asyncio.timeout(self.seconds if self.processes else None), turn:
                return await self._done(job, *args, **words)
        except TimeoutError:
            raise self._busy(message("server-takes-too-long", seconds=RETRY_SECONDS)) from None
        finally:
            self._asked[asker] -= 1
            if not self._asked[asker]:
                del self._asked[asker]

    async def _done(self, job: Callable[P, T], *args: P.args, **words: P.kwargs) -> T:
        if not self.processes:
            return await asyncio.to_thread(job, *args, **words)
        try:
            return await asyncio.wrap_future(self._schedule(job, *args, **words))
        except DIED:
            # It was killed by the system or by somebody, perhaps not because of this job: once more.
            try:
                return await asyncio.wrap_future(self._schedule(job, *args, **words))
            except DIED:
                raise self._busy(message("server-not-finished", seconds=RETRY_SECONDS)) from None

    def _schedule(self, job: Callable[P, T], *args: P.args, **words: P.kwargs) -> Future[T]:
        if self._pool is not None and not self._pool.active:
            # A process died while it had nothing to do: Pebble then gives up all of them.
            Thread(target=self._pool.join, daemon=True).start()
            self._pool = None
        if self._pool is None:
            # The pattern has loaded the program as it was before.
            context = get_context("spawn") if self._renewed else _context()
            self._pool = ProcessPool(self.processes, initializer=_prepare, initargs=[self.niceness], context=context)
        done: Future[T] = self._pool.schedule(job, args=args, kwargs=words)
        waiting = asyncio.current_task()
        if waiting is not None:
            self._scheduled[waiting] = done
        return done

    def is_doing(self, task: asyncio.Task[Any]) -> bool:
        """Whether a process has begun with what the task asked for, so that it no longer waits for others."""
        done = self._scheduled.get(task)
        return done is not None and (done.running() or done.done())

    def renew(self) -> None:
        """Have all further work done by new processes. The old ones finish what they were given, and end."""
        self._renewed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.close()
            Thread(target=pool.join, daemon=True).start()

    def _busy(self, text: Message) -> Busy:
        self.turned_away += 1
        return Busy(text, RETRY_SECONDS)

    async def stop(self) -> None:
        """End the processes, whatever they are doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()
            await asyncio.to_thread(pool.join)


class Workshop:
    """All lanes."""

    def __init__(self, processes: int, thinkers: int, think_seconds: float) -> None:
        """`processes`: of each lane that players wait for; without them, all but thinking is done in threads."""
        self.moves = Lane("moves", processes, seconds=10, waiting=400)
        """Moves and the positions that they lead to."""
        self.reading = Lane("reading", processes, seconds=30, waiting=100, niceness=5)
        """What changes nothing: positions of the past, try-outs, charts."""
        self.files = Lane("files", min(processes, 1), seconds=60, waiting=8, each=2, niceness=10)
        """Files that become games."""
        self.hints = Lane("hints", min(processes, 1), seconds=15, waiting=50, each=2, niceness=5)
        # Each thinker keeps what it has worked out for its games, so a game always goes to the same one.
        self.thinking = [
            Lane(f"thinking {number}", 1, seconds=think_seconds, waiting=1000, each=1000, niceness=10)
            for number in range(thinkers)
        ]

    def thinker(self, game: str) -> Lane:
        """The one that thinks about this game."""
        return self.thinking[int(game, 16) % len(self.thinking)]

    @property
    def lanes(self) -> list[Lane]:
        return [self.moves, self.reading, self.files, self.hints, *self.thinking]

    def start(self) -> None:
        """Get those ready that somebody will soon wait for."""
        self.moves.start()
        self.reading.start()

    def renew(self) -> None:
        """Have all further work done by new processes, which load the program as it is now."""
        for lane in self.lanes:
            lane.renew()
        self.start()

    async def stop(self) -> None:
        await asyncio.gather(*(lane.stop() for lane in self.lanes))
