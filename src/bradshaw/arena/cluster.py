"""Work on a cluster, by Ray.

Ray is spoken to by a process of its own: it prints what it likes, and takes the process with it when the head of the
cluster is lost. What has come in by then is kept. Ray gives the work of a node that dies to another, and a result
counts once, when it comes in.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from bradshaw.arena.executors import MOST_DEATHS, WorkFailed, attempt, done
from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import message

T = TypeVar("T")
R = TypeVar("R")

HEAD_SECONDS = 20
"""How long a lost head is looked for."""
LOOK_SECONDS = 0.2
"""How long new tasks wait while results are waited for."""
AHEAD = 2
"""Tasks that are on their way for each processor of the cluster."""

Drive = Callable[[Connection, str, Callable[[Any], Any]], None]


class Cluster:
    """A cluster by its address: `auto` for one on this machine, or that of its head."""

    def __init__(self, address: str, drive: Drive | None = None) -> None:
        self.address = address
        self._drive = drive or _drive

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        driver = context.Process(target=self._drive, args=(theirs, self.address, work), daemon=True)
        driver.start()
        theirs.close()
        try:
            yield from self._exchange(ours, iter(tasks))
        finally:
            ours.close()
            driver.kill()
            driver.join()

    def _exchange(self, driver: Connection, tasks: Iterator[Any]) -> Iterator[Any]:
        """Keep the cluster busy, and take what comes in."""
        try:
            # The first thing that it says is how much it can do at the same time.
            ahead = AHEAD * done(driver.recv())
        except (EOFError, OSError):
            raise _unreachable(self.address) from None
        given: dict[int, Any] = {}
        sent, exhausted = 0, False
        try:
            while True:
                while not exhausted and len(given) < ahead:
                    task = next(tasks, None)
                    if task is None:
                        exhausted = True
                        break
                    given[sent] = task
                    driver.send((sent, task))
                    sent += 1
                if not given:
                    return
                number, result = driver.recv()
                if given.pop(number, None) is not None:
                    yield done(result)
        except (EOFError, OSError):
            raise WorkFailed(message("arena-error-cluster-lost", address=quoted(self.address)[:100])) from None


def _drive(connection: Connection, address: str, work: Callable[[Any], Any]) -> None:
    """The process that speaks to Ray."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What Ray has to say is for those who run the cluster, and stands in its own logs.
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.environ.setdefault("RAY_gcs_rpc_server_reconnect_timeout_s", str(HEAD_SECONDS))
    # Not imported by name: it has types only where it is installed.
    ray: Any = import_module("ray")
    failed, gone = ray.exceptions.RayTaskError, ray.exceptions.RayError
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
        connection.send(max(1, int(ray.cluster_resources().get("CPU", 1))))
    except (gone, ConnectionError, ValueError, RuntimeError, OSError):
        connection.send(_unreachable(address))
        return
    remote = ray.remote(max_retries=MOST_DEATHS)(attempt)
    doing: dict[Any, tuple[int, Any, int]] = {}
    while True:
        while connection.poll(0 if doing else None):
            try:
                number, task = connection.recv()
            except EOFError:
                return
            doing[remote.remote(work, task)] = (number, task, 0)
        finished, _ = ray.wait(list(doing), num_returns=1, timeout=LOOK_SECONDS)
        for reference in finished:
            number, task, deaths = doing.pop(reference)
            try:
                connection.send((number, ray.get(reference)))
            except failed as error:
                connection.send((number, _failed(task, error)))
            except gone as error:
                # The nodes that tried it are gone.
                if deaths < MOST_DEATHS:
                    doing[remote.remote(work, task)] = (number, task, deaths + 1)
                else:
                    connection.send((number, _failed(task, error)))


def _unreachable(address: str) -> WorkFailed:
    return WorkFailed(message("arena-error-cluster-none", address=quoted(address)[:100]))


def _failed(task: Any, error: Exception) -> BradshawError:
    problem = quoted(str(error).strip().rpartition("\n")[2])[:300]
    return WorkFailed(message("arena-error-work", task=quoted(task)[:300], problem=problem))
