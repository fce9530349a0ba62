"""Working processes, asked and answered by the event loop itself.

Each has a socket to the server: a job goes out as one message, and what came of it comes back as another. No thread
of the server stands between, which would cost more than many a job. A job that is given up is ended together with its
process.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import socket
import struct
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.forkserver import ensure_running
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, NamedTuple

from bradshaw.server.work.kept import MOST_KEPT, Forgotten, Known
from bradshaw.server.work.parent import end_with_parent

PATTERN = "bradshaw.server.pattern"
"""The module that loads all that a working process needs."""
LARGE = 128 * 1024
"""Bytes from which on an answer is read by a thread, because that takes longer than the event loop should."""
FORGOTTEN = b""
"""The answer of a process that was not told enough."""
READY = b""
"""What a process says first, when it has loaded all that it needs."""
LONGEST_LOADING = 600.0
"""Seconds until a process that has not loaded all is given up: there must be something wrong with it."""
_LENGTH = struct.Struct("!Q")
_one_at_a_time = Lock()


class Died(Exception):
    """A process has ended before it had done its job."""


class Elsewhere(Exception):
    """Where in its process a job failed: the cause of what it raised."""


@cache
def _pattern() -> ForkServerContext:
    """Working processes are copies of one that has loaded everything, so that each is there at once."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["__main__", PATTERN])
    return context


def get_ready() -> None:
    """Begin to load what working processes need."""
    _pattern()
    ensure_running()


class Call:
    """A job as processes are asked to do it. If what it is about is `Known`, that is its first argument."""

    def __init__(self, job: Callable[..., Any], args: tuple[Any, ...], words: dict[str, Any]) -> None:
        self._job, self._args, self._words = job, args, words
        self.about = args[0].name if args and type(args[0]) is Known else ""

    def whole(self) -> bytes:
        """With all that it needs."""
        return pickle.dumps((self._job, self._args, self._words), protocol=5)

    def short(self) -> bytes:
        """For a process that knows what it is about."""
        known, *others = self._args
        return pickle.dumps((self._job, (known._replace(value=None), *others), self._words), protocol=5)


class Crew:
    """Some processes that do the same kind of work, each one job after the other. They are started when needed."""

    def __init__(self, processes: int, niceness: int, fresh: bool, ahead: int = 0) -> None:
        """`fresh`: they load the program as it is now, instead of being copies of what was loaded before.

        `ahead`: jobs that a process is given before it has done the one before, so that it need not wait for the event
        loop, which may have much else to do.
        """
        self._context = get_context("spawn") if fresh else _pattern()
        self._niceness = niceness
        self._processes = processes
        self._free = asyncio.Semaphore(processes * (1 + ahead))
        self._all: set[_Process] = set()
        self._starting = asyncio.Lock()
        self._retired = False

    async def do(self, call: Call, begun: Callable[[], None] = lambda: None) -> Any:
        """Have a job done, in turn. Raises what it raises, or Died. `begun` is called once a process works at it."""
        async with self._free:
            process = await self._next(call.about)
            try:
                answer = await process.do(call.short(), begun) if process.knows(call.about) else FORGOTTEN
                if answer == FORGOTTEN:
                    answer = await process.do(call.whole(), begun)
            finally:
                if process.is_lost or (self._retired and not process.jobs):
                    await asyncio.shield(self._end(process))
            if call.about:
                process.learn(call.about)
        return _result(answer) if len(answer) < LARGE else await asyncio.to_thread(_result, answer)

    async def _next(self, about: str) -> _Process:
        """The one with the fewest jobs, of several the one that knows; a new one if all have some and there may be
        more."""
        async with self._starting:
            for process in [process for process in self._all if process.is_lost]:
                await asyncio.shield(self._end(process))
            living = list(self._all)
            if len(living) < self._processes and all(process.jobs for process in living) and not self._retired:
                # If whoever needs it goes away meanwhile, the next one finds it idle.
                living.append(await asyncio.shield(self._begin()))
        if self._retired or not living:
            raise Died
        return min(living, key=lambda process: (len(process.jobs), not process.knows(about)))

    async def _begin(self) -> _Process:
        process = _Process()
        await process.start(self._context, self._niceness)
        self._all.add(process)
        return process

    async def _end(self, process: _Process) -> None:
        self._all.discard(process)
        await process.end()

    async def retire(self) -> None:
        """Finish what was begun, and nothing else. Returns when those are gone that were idle."""
        self._retired = True
        await asyncio.gather(*(self._end(process) for process in list(self._all) if not process.jobs))

    async def stop(self) -> None:
        """End all processes, whatever they are doing."""
        self._retired = True
        await asyncio.gather(*map(self._end, list(self._all)))


class _Job(NamedTuple):
    """What a process was given: who waits for the answer, and what to call when it begins."""

    answer: asyncio.Future[bytes]
    begun: Callable[[], None]


class _Process(asyncio.Protocol):
    """One process, and the server's end of the socket between them."""

    def __init__(self) -> None:
        self.jobs: deque[_Job] = deque()
        """In the order in which they are done; the first is being done."""
        self.is_lost = False
        self._is_ready = False
        self._unsent: deque[bytes] = deque()
        """The jobs as the process will be asked to do them, while it is still loading."""
        self._known: OrderedDict[str, None] = OrderedDict()
        self._process: BaseProcess | None = None
        self._transport: asyncio.Transport | None = None
        self._read = bytearray()

    async def start(self, context: ForkServerContext | SpawnContext, niceness: int) -> None:
        ours, theirs = socket.socketpair()
        try:
            self._process = await asyncio.to_thread(_started, context, theirs, niceness)
            loop = asyncio.get_running_loop()
            self._transport, _ = await loop.create_unix_connection(lambda: self, sock=ours)
            loop.call_later(LONGEST_LOADING, self._give_up_loading)
        except BaseException:
            ours.close()
            raise

    async def do(self, call: bytes, begun: Callable[[], None]) -> bytes:
        """What came of a job, still packed. Raises Died."""
        if self.is_lost:
            raise Died
        job = _Job(asyncio.get_running_loop().create_future(), begun)
        self.jobs.append(job)
        if self._is_ready:
            self._send(call)
            if self.jobs[0] is job:
                begun()
        else:
            self._unsent.append(call)
        try:
            return await job.answer
        finally:
            self._give_up_forsaken()

    def _send(self, call: bytes) -> None:
        assert self._transport is not None
        self._transport.write(_LENGTH.pack(len(call)) + call)

    def knows(self, about: str) -> bool:
        """Whether it may have kept what a job is about."""
        return about in self._known

    def learn(self, about: str) -> None:
        """It has done a job about this."""
        self._known[about] = None
        self._known.move_to_end(about)
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)

    def _give_up_forsaken(self) -> None:
        """Nobody waits any more for what is being done: it ends together with the process.

        While the process is still loading it does nothing yet. However long that takes, it is there for the next job.
        """
        if self._is_ready:
            if self.jobs and self.jobs[0].answer.cancelled():
                self._lose()
        else:
            waited_for = [pair for pair in zip(self.jobs, self._unsent, strict=True) if not pair[0].answer.cancelled()]
            self.jobs, self._unsent = deque(job for job, _ in waited_for), deque(call for _, call in waited_for)

    def _give_up_loading(self) -> None:
        if not self._is_ready:
            self._lose()

    def _lose(self) -> None:
        self.is_lost = True
        if self._transport is not None:
            self._transport.abort()
        jobs, self.jobs = self.jobs, deque()
        self._unsent.clear()
        for job in jobs:
            if not job.answer.done():
                job.answer.set_exception(Died())

    # What the event loop calls

    def data_received(self, data: bytes) -> None:
        self._read += data
        while len(self._read) >= _LENGTH.size:
            [length] = _LENGTH.unpack_from(self._read)
            end = _LENGTH.size + length
            if len(self._read) < end:
                return
            answer = bytes(self._read[_LENGTH.size : end])
            del self._read[:end]
            if self._is_ready:
                if not self.jobs:
                    return
                done = self.jobs.popleft()
                if not done.answer.done():
                    done.answer.set_result(answer)
                self._give_up_forsaken()
            else:
                self._is_ready = True  # its first answer is READY
                while self._unsent:
                    self._send(self._unsent.popleft())
            if self.jobs:
                self.jobs[0].begun()

    def connection_lost(self, error: Exception | None) -> None:
        self._lose()

    async def end(self) -> None:
        """End the process whatever it is doing, and return when it is gone."""
        self._lose()
        process, self._process = self._process, None
        if process is not None:
            await asyncio.to_thread(_ended, process)


def _result(answer: bytes) -> Any:
    result, error, where = pickle.loads(answer)
    if error is not None:
        raise error from Elsewhere(where)
    return result


# In threads of the server


def _started(context: ForkServerContext | SpawnContext, theirs: socket.socket, niceness: int) -> BaseProcess:
    with theirs, _one_at_a_time:
        process = context.Process(target=_work, args=(theirs, niceness), daemon=True)
        process.start()
        return process


def _ended(process: BaseProcess) -> None:
    process.kill()
    process.join()
    process.close()


# In the process


def _work(server: socket.socket, niceness: int) -> None:
    """A working process is stopped by the server alone, does not outlive it, and knows all games before it is asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(signal.SIGKILL)
    os.nice(niceness)
    import_module(PATTERN).limber_up()
    with contextlib.suppress(OSError), server.makefile("rwb") as line:
        answer = READY
        while True:
            line.write(_LENGTH.pack(len(answer)))
            line.write(answer)
            line.flush()
            head = line.read(_LENGTH.size)
            if not head:
                break
            [length] = _LENGTH.unpack(head)
            answer = _answer(line.read(length))


def _answer(call: bytes) -> bytes:
    """What comes of a job: its result, or what it raised and where; nothing if more has to be told."""
    try:
        job, args, words = pickle.loads(call)
        return pickle.dumps((job(*args, **words), None, ""), protocol=5)
    except Forgotten:
        return FORGOTTEN
    except Exception as error:
        where = traceback.format_exc()
        try:
            answer = pickle.dumps((None, error, where), protocol=5)
            pickle.loads(answer)
            return answer
        except Exception:
            # Not every exception can be sent.
            return pickle.dumps((None, RuntimeError(f"{type(error).__name__}: {error}"), where), protocol=5)
