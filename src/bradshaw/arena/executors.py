"""Doing many pieces of work, such as matches: one after the other, or in several processes.

What is done is the same everywhere; only the order in which results come in differs. A result that comes in counts
once, whatever died meanwhile: work that nobody finished is given to somebody else.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, Protocol, TypeVar

from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import message

T = TypeVar("T")
R = TypeVar("R")

MOST_DEATHS = 3
"""Processes that may die over the same piece of work."""


class WorkFailed(BradshawError):
    """A piece of work that cannot be done."""


class Executor(Protocol):
    """Somebody who does work."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """What the work makes of each task, in the order in which it is done."""


def attempt(work: Callable[[T], R], task: T) -> R | WorkFailed | BradshawError:
    """Do a piece of work somewhere else; what goes wrong is told in a form that can travel."""
    try:
        return work(task)
    except BradshawError as error:
        return error
    except Exception as error:
        problem = quoted(f"{type(error).__name__}: {error}")[:300]
        return WorkFailed(message("arena-error-work", task=quoted(task)[:300], problem=problem))


def done(result: R | BradshawError) -> R:
    """What an attempt has led to."""
    if isinstance(result, BradshawError):
        raise result
    return result


def in_order(executor: Executor, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """What the work makes of each task, in the order of the tasks, as soon as it and all before it are done."""
    early: dict[int, R] = {}
    due = 0
    for number, result in executor.run(_Numbered(work), enumerate(tasks)):
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


class _Numbered(Generic[T, R]):
    """Work that tells which task it has done."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self._work = work

    def __call__(self, task: tuple[int, T]) -> tuple[int, R]:
        return task[0], self._work(task[1])


class Processes:
    """A number of processes on this machine; with one, the work is done in this process."""

    def __init__(self, jobs: int = 1) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        if self.jobs == 1:
            yield from (done(attempt(work, task)) for task in tasks)
            return
        crew = _Crew(work, self.jobs)
        try:
            yield from crew.run(iter(tasks))
        finally:
            crew.stop()


class _Crew:
    """Processes, each with at most one task."""

    def __init__(self, work: Callable[[Any], Any], jobs: int) -> None:
        self._work = work
        self._jobs = jobs
        self._members: dict[Connection, BaseProcess] = {}
        self._doing: dict[Connection, Any] = {}
        self._again: deque[Any] = deque()
        """Tasks whose process died."""
        self._deaths: dict[int, int] = {}
        """By the task: how many processes died over it."""

    def run(self, tasks: Iterator[Any]) -> Iterator[Any]:
        exhausted = False
        while True:
            while not exhausted and len(self._doing) < self._jobs:
                task = self._again.popleft() if self._again else next(tasks, None)
                if task is None:
                    exhausted = True
                else:
                    self._give(task)
            if not self._doing:
                return
            for connection in wait(list(self._doing)):
                assert isinstance(connection, Connection)
                task = self._doing.pop(connection)
                try:
                    result = connection.recv()
                except (EOFError, OSError):
                    self._bury(connection, task)
                    exhausted = False
                    continue
                yield done(result)

    def _give(self, task: Any) -> None:
        idle = next((one for one in self._members if one not in self._doing), None) or self._hire()
        try:
            idle.send(task)
        except OSError:
            # It died while it had nothing to do.
            self._dismiss(idle)
            idle = self._hire()
            idle.send(task)
        self._doing[idle] = task

    def _hire(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_member, args=(theirs, self._work), daemon=True)
        process.start()
        theirs.close()
        self._members[ours] = process
        return ours

    def _bury(self, connection: Connection, task: Any) -> None:
        code = self._dismiss(connection)
        deaths = self._deaths[id(task)] = self._deaths.get(id(task), 0) + 1
        if deaths >= MOST_DEATHS:
            raise WorkFailed(message("arena-error-died", task=quoted(task)[:300], count=deaths, code=str(code)))
        self._again.append(task)

    def _dismiss(self, connection: Connection) -> int | None:
        process = self._members.pop(connection)
        connection.close()
        process.kill()
        process.join()
        return process.exitcode

    def stop(self) -> None:
        """End the processes, whatever they are doing."""
        for process in self._members.values():
            process.kill()
        for connection in list(self._members):
            self._dismiss(connection)


def _member(connection: Connection, work: Callable[[Any], Any]) -> None:
    """A process of the crew. Ctrl-C ends the one that it works for; this one ends with it, quietly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = connection.recv()
        except EOFError:
            return
        connection.send(attempt(work, task))
