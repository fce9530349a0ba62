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
from collections.abc import Callable
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.forkserver import ensure_running
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any

from bradshaw.server.parent import end_with_parent

PATTERN = "bradshaw.server.pattern"
"""The module that loads all that a working process needs."""
LARGE = 128 * 1024
"""Bytes from which on an answer is read by a thread, because that takes longer than the event loop should."""
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


def pack(job: Callable[..., Any], args: tuple[Any, ...], words: dict[str, Any]) -> bytes:
    """A job as a process is asked to do it."""
    return pickle.dumps((job, args, words), protocol=5)


class Crew:
    """Some processes that do the same kind of work, each one job at a time. They are started when they are needed."""

    def __init__(self, processes: int, niceness: int, fresh: bool) -> None:
        """`fresh`: they load the program as it is now, instead of being copies of what was loaded before."""
        self._context = get_context("spawn") if fresh else _pattern()
        self._niceness = niceness
        self._free = asyncio.Semaphore(processes)
        self._idle: list[_Process] = []
        self._all: set[_Process] = set()
        self._retired = False

    async def do(self, call: bytes, begun: Callable[[], None] = lambda: None) -> Any:
        """Have a job done, in turn. Raises what it raises, or Died. `begun` is called once a process has it."""
        async with self._free:
            process = await self._next()
            begun()
            try:
                answer = await process.do(call)
            finally:
                if process.is_idle and not self._retired:
                    self._idle.append(process)
                else:
                    await asyncio.shield(self._end(process))
        return _result(answer) if len(answer) < LARGE else await asyncio.to_thread(_result, answer)

    async def _next(self) -> _Process:
        """One that is idle, a new one if there is none."""
        while not self._retired:
            while self._idle:
                process = self._idle.pop()
                if process.is_idle:
                    return process
                await self._end(process)
            # If whoever needs it goes away meanwhile, the next one finds it idle.
            await asyncio.shield(self._begin())
        raise Died

    async def _begin(self) -> None:
        process = _Process()
        await process.start(self._context, self._niceness)
        self._all.add(process)
        if self._retired:
            await self._end(process)
        else:
            self._idle.append(process)

    async def _end(self, process: _Process) -> None:
        self._all.discard(process)
        await process.end()

    async def retire(self) -> None:
        """Finish what was begun, and nothing else. Returns when those are gone that were idle."""
        self._retired = True
        idle, self._idle = self._idle, []
        await asyncio.gather(*map(self._end, idle))

    async def stop(self) -> None:
        """End all processes, whatever they are doing."""
        self._retired = True
        await asyncio.gather(*map(self._end, list(self._all)))


class _Process(asyncio.Protocol):
    """One process, and the server's end of the socket between them."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._transport: asyncio.Transport | None = None
        self._doing: asyncio.Future[bytes] | None = None
        self._read = bytearray()
        self._lost = False

    async def start(self, context: ForkServerContext | SpawnContext, niceness: int) -> None:
        ours, theirs = socket.socketpair()
        try:
            self._process = await asyncio.to_thread(_started, context, theirs, niceness)
            loop = asyncio.get_running_loop()
            self._transport, _ = await loop.create_unix_connection(lambda: self, sock=ours)
        except BaseException:
            ours.close()
            raise

    @property
    def is_idle(self) -> bool:
        """Whether it can be given a job."""
        return not self._lost and self._doing is None

    async def do(self, call: bytes) -> bytes:
        """What came of a job, still packed. Raises Died."""
        assert self._transport is not None
        if self._lost:
            raise Died
        self._doing = asyncio.get_running_loop().create_future()
        self._transport.write(_LENGTH.pack(len(call)) + call)
        answer = await self._doing
        self._doing = None
        return answer

    # What the event loop calls

    def data_received(self, data: bytes) -> None:
        self._read += data
        if len(self._read) < _LENGTH.size:
            return
        [length] = _LENGTH.unpack_from(self._read)
        if len(self._read) < _LENGTH.size + length:
            return
        answer = bytes(self._read[_LENGTH.size :])
        self._read.clear()
        if self._doing is not None and not self._doing.done():
            self._doing.set_result(answer)

    def connection_lost(self, error: Exception | None) -> None:
        self._lost = True
        if self._doing is not None and not self._doing.done():
            self._doing.set_exception(Died())

    async def end(self) -> None:
        """End the process whatever it is doing, and return when it is gone."""
        if self._transport is not None:
            self._transport.abort()
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
    import_module(PATTERN)
    with contextlib.suppress(OSError), server.makefile("rwb") as line:
        while head := line.read(_LENGTH.size):
            [length] = _LENGTH.unpack(head)
            answer = _answer(line.read(length))
            line.write(_LENGTH.pack(len(answer)))
            line.write(answer)
            line.flush()


def _answer(call: bytes) -> bytes:
    """What comes of a job: its result, or what it raised and where."""
    try:
        job, args, words = pickle.loads(call)
        return pickle.dumps((job(*args, **words), None, ""), protocol=5)
    except Exception as error:
        where = traceback.format_exc()
        try:
            answer = pickle.dumps((None, error, where), protocol=5)
            pickle.loads(answer)
            return answer
        except Exception:
            # Not every exception can be sent.
            return pickle.dumps((None, RuntimeError(f"{type(error).__name__}: {error}"), where), protocol=5)
