"""The workshop: other processes do what takes long, so that the event loop only receives, stores and answers.

Work is given to a lane: some processes of their own, so that one kind of work never waits for another, and a queue
with a limit. Whoever asks waits at most until the lane's deadline; work that takes longer is ended together with its
process, which is replaced by a new one. The queue is fair: of everything that one person asks for, one job at a time
waits among those of the others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar
from weakref import WeakSet, WeakValueDictionary

from bradshaw.core.messages import Message, message
from bradshaw.server.errors import Busy
from bradshaw.server.work.crew import Call, Crew, Died

P = ParamSpec("P")
T = TypeVar("T")

RETRY_SECONDS = 3
"""When somebody who was turned away should ask again."""
TRIES = 2
"""A process may be killed by the system or by somebody, and not because of its job: that is done once more."""


def _nothing() -> None:
    """The job that makes a lane have its processes."""


@dataclass(eq=False)
class Lane:
    """Processes for one kind of work."""

    name: str
    processes: int
    """Without any, work is done in a thread of the server and has no deadline: for tests."""
    seconds: float
    """The deadline, waiting included."""
    most_waiting: int
    """Jobs in all, at most."""
    each: int = 30
    """Jobs of one person, at most."""
    niceness: int = 0
    ahead: int = 0
    """Jobs that a process has before it needs them."""

    def __post_init__(self) -> None:
        self.turned_away = 0
        self._crew: Crew | None = None
        self._renewed = False
        self._stopped = False
        self._background: set[asyncio.Future[Any]] = set()
        self._asked: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._begun: WeakSet[asyncio.Task[Any]] = WeakSet()
        """Tasks whose newest job has been given to a process."""

    @property
    def waiting(self) -> int:
        """Jobs that are waiting or being done."""
        return self._asked.total()

    def start(self) -> None:
        """Get the processes ready before anybody waits for them."""
        for _ in range(self.processes):
            self._beside(self._working().do(Call(_nothing, (), {})))

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
        call, waiting = Call(job, args, words), asyncio.current_task()
        assert waiting is not None
        for _ in range(TRIES):
            self._begun.discard(waiting)
            if self._stopped:
                break
            try:
                result: T = await self._working().do(call, lambda: self._begun.add(waiting))
                return result
            except Died:
                continue
        raise self._busy(message("server-not-finished", seconds=RETRY_SECONDS))

    def _working(self) -> Crew:
        if self._crew is None:
            self._crew = Crew(self.processes, self.niceness, self._renewed, self.ahead)
        return self._crew

    def is_doing(self, task: asyncio.Task[Any]) -> bool:
        """Whether a process has begun with what the task asked for, so that it no longer waits for others."""
        return task in self._begun

    def renew(self) -> None:
        """Have all further work done by new processes. The old ones finish what they were given, and end."""
        self._renewed = True
        crew, self._crew = self._crew, None
        if crew is not None:
            self._beside(crew.retire())

    def _beside(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def _busy(self, text: Message) -> Busy:
        self.turned_away += 1
        return Busy(text, RETRY_SECONDS)

    async def stop(self) -> None:
        """End the processes, whatever they are doing."""
        self._stopped = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        crew, self._crew = self._crew, None
        if crew is not None:
            await crew.stop()


class Workshop:
    """All lanes."""

    def __init__(self, processes: int, thinkers: int, think_seconds: float) -> None:
        """`processes`: of each lane that players wait for; without them, all but thinking is done in threads."""
        self.moves = Lane("moves", processes, seconds=10, most_waiting=400, ahead=2)
        """Moves and the positions that they lead to."""
        self.reading = Lane("reading", processes, seconds=30, most_waiting=100, niceness=5)
        """What changes nothing: positions of the past, try-outs, charts."""
        self.files = Lane("files", min(processes, 1), seconds=60, most_waiting=8, each=2, niceness=10)
        """Files that become games."""
        self.hints = Lane("hints", min(processes, 1), seconds=15, most_waiting=50, each=2, niceness=5)
        self.reviews = Lane("reviews", min(processes, 1), seconds=120, most_waiting=4, niceness=15)
        """Parts of reviews, one at a time, when nobody needs the processor for anything else."""
        # Each thinker keeps what it has worked out for its games, so a game always goes to the same one.
        self.thinking = [
            Lane(f"thinking {number}", 1, seconds=think_seconds, most_waiting=1000, each=1000, niceness=10)
            for number in range(thinkers)
        ]

    def thinker(self, game: str) -> Lane:
        """The one that thinks about this game."""
        return self.thinking[int(game, 16) % len(self.thinking)]

    @property
    def lanes(self) -> list[Lane]:
        return [self.moves, self.reading, self.files, self.hints, self.reviews, *self.thinking]

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
