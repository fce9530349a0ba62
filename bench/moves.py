"""What a move in a late game of 1862 costs the server: bytes on the wire, and CPU time of all its processes.

A recorded game is opened but for its last actions, and these are made over HTTP. As pages do it, the mover posts each
and uses the answer, all three follow the game, and the two others are sent the position after the event. Then the
server is started again, and the game opened.
Run with `python -m bench.moves`. Machines differ, and a rented one from minute to minute: for comparison a part of a
fixed loop of Python is run after each move, and what a move takes is also printed in such loops.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bench.kernels import kernels
from bench.load import LATE_GAME, family, free_port, running

MEASURED, WARM = 90, 60
"""Actions: the last ones, and those before them, after which caches are warm."""
MOST_KB, MOST_MS, OPENING_MS = 40.0, 10.0, 50.0
FOLLOWERS = 2
PAGE = "mover"
PATIENCE = 60.0
"""Seconds."""
FACTS = {"facts": "true", "language": "en"}
LOOPS, PARTS = 300_000, 10
"""Of the fixed loop, and the parts in which it is run."""


class Visitor:
    """A browser that counts the bytes of the answers, which it asks for as the client does: as facts."""

    def __init__(self, port: int) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", params=FACTS, timeout=60, verify=False)
        self.http.headers["X-CSRF-Token"] = self.http.get("/api/me").json()["csrf"]
        self.bytes = 0

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, path, json=body)
        answer.raise_for_status()
        self.bytes += answer.num_bytes_downloaded
        return answer.json()


class Follower(threading.Thread):
    """A page that follows a game: events and positions are sent to it. It opens its stream anew when that ends."""

    def __init__(self, visitor: Visitor, game: str, version: int, drawing: str, page: str = "") -> None:
        super().__init__(daemon=True)
        self._http, self._events = visitor.http, f"{game}/events"
        self._asked = {"positions": str(version), "drawing": drawing, "page": page}
        self._answer: httpx.Response | None = None
        self._before = 0
        self._changed = threading.Condition()
        self._moved = self._shown = version
        self.start()
        self._until(lambda: self._answer is not None)

    def run(self) -> None:
        with contextlib.suppress(httpx.TransportError):
            while True:
                self._follow()

    def _follow(self) -> None:
        """One stream, to its end."""
        with self._http.stream("GET", self._events, params=self._asked) as answer:
            name = ""
            for line in answer.iter_lines():
                with self._changed:
                    self._answer = answer
                    if line.startswith("id: "):
                        self._asked["after"] = line[4:]
                    if line.startswith("data: ") and name in ("", "now"):
                        told = json.loads(line[6:])
                        self._moved = told["version"]
                        if name:
                            self._shown = told["version"]
                            self._asked |= {"positions": str(self._shown), "drawing": told["position"]["drawing"]}
                    name = line[7:] if line.startswith("event: ") else ""
                    self._changed.notify()
        with self._changed:
            self._before, self._answer = self.bytes, None

    @property
    def bytes(self) -> int:
        """How many have come so far."""
        return self._before + (self._answer.num_bytes_downloaded if self._answer is not None else 0)

    def hear_of(self, version: int) -> None:
        """Wait for the event that tells of it."""
        self._until(lambda: self._moved >= version)

    def see(self, version: int) -> None:
        """Wait for its position."""
        self._until(lambda: self._shown >= version)

    def _until(self, come: Callable[[], bool]) -> None:
        with self._changed:
            if not self._changed.wait_for(come, PATIENCE):
                raise SystemExit("An event or a position has not come.")


class Cost(NamedTuple):
    """Of moves: bytes to the mover and to all followers, seconds of the server, and those of a fixed loop meanwhile."""

    sent: int
    told: int
    spent: float
    loop: float
    version: int
    """In which the game is then."""


def main() -> None:
    """Print the cost of a move, and of opening the game after a restart."""
    record = json.loads(LATE_GAME.read_bytes())
    rest = record["actions"][-MEASURED - WARM :]
    record["actions"] = record["actions"][: -MEASURED - WARM]
    total = len(record["actions"]) + len(rest)
    print(f"1862, {LATE_GAME.name}, the last {MEASURED} of {total} actions, {FOLLOWERS} followers")
    print(kernels())
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-c", "from bradshaw.cli import main; raise SystemExit(main())", "serve"]
        command += ["--port", str(port), "--database", f"{folder}/bench.sqlite"]
        environment = os.environ | {"BRADSHAW_RATE": "1e9", "BRADSHAW_LOG_LEVEL": "warning"}
        with running(command, port, env=environment) as server:
            mover, *others = (Visitor(port) for _ in range(1 + FOLLOWERS))
            game = mover.ask("POST", "/api/games/import", {"record": record})
            address = f"/api/games/{game['id']}"
            version = game["version"]
            drawing = mover.ask("GET", address)["position"]["drawing"]
            own = Follower(mover, address, version, drawing, PAGE)
            followers = [Follower(visitor, address, version, drawing) for visitor in others]
            warm = _move(mover, own, followers, address, version, rest[:WARM], server.pid)
            cost = _move(mover, own, followers, address, warm.version, rest[WARM:], server.pid)
        print(f"{'':34}{'measured':>10}{'target':>10}")
        _row("answer to the mover", cost.sent / MEASURED / 1e3, MOST_KB, "kB")
        _row("what a follower is sent", cost.told / MEASURED / FOLLOWERS / 1e3, MOST_KB, "kB")
        _row("CPU of the server, all processes", cost.spent / MEASURED * 1e3, MOST_MS, "ms")
        with running(command, port, env=environment) as server:
            # Processes get ready before anybody comes.
            ready = Visitor(port)
            ready.ask("GET", "/api/games/")
            _until_idle(server.pid)
            before = processor_time(server.pid)
            visitor = Visitor(port)
            visitor.http.cookies = mover.http.cookies
            visitor.ask("GET", address)
            time.sleep(0.2)
            _row("opening the game after a restart", (processor_time(server.pid) - before) * 1e3, OPENING_MS, "ms")
            os.kill(server.pid, signal.SIGTERM)
    print(f"{'a fixed loop of Python, meanwhile':34}{cost.loop * 1e3:7.1f} ms")
    print(f"{'a move, in such loops':34}{cost.spent / MEASURED / cost.loop:7.2f}")


def _move(
    mover: Visitor,
    own: Follower,
    followers: list[Follower],
    address: str,
    version: int,
    actions: list[Any],
    server: int,
) -> Cost:
    """What these actions cost."""

    def so_far() -> tuple[int, int, float]:
        return mover.bytes + own.bytes, sum(one.bytes for one in followers), processor_time(server)

    before = so_far()
    loop = 0.0
    for played in actions:
        move = {"after": version, "action": played["action"], "page": PAGE}
        version = mover.ask("POST", f"{address}/actions", move)["version"]
        own.hear_of(version)
        for follower in followers:
            follower.see(version)
        loop += _part_of_loop()
    sent, told, spent = (now - then for now, then in zip(so_far(), before, strict=True))
    return Cost(int(sent), int(told), spent, loop * PARTS / len(actions), version)


def processor_time(server: int) -> float:
    """Seconds of processor time so far, of all threads of all processes: finer than the kernel's ticks."""
    nanoseconds = 0
    for process in family(server):
        for thread in Path(f"/proc/{process}/task").glob("*/schedstat"):
            with contextlib.suppress(OSError):
                nanoseconds += int(thread.read_text().split()[0])
    return nanoseconds / 1e9


def _part_of_loop() -> float:
    """Seconds of processor time for some work of Python that is always the same."""
    begun, number = time.process_time(), 0
    for step in range(LOOPS // PARTS):
        number += step * step & 7
    return time.process_time() - begun


def _until_idle(server: int) -> None:
    """Wait until the server has done nothing for some seconds."""
    spent, since = processor_time(server), time.monotonic()
    while time.monotonic() - since < 4:
        time.sleep(0.5)
        now = processor_time(server)
        if now - spent > 0.1:
            spent, since = now, time.monotonic()


def _row(name: str, measured: float, target: float, unit: str) -> None:
    print(f"{name:34}{measured:7.1f} {unit}{target:7.0f} {unit}")


if __name__ == "__main__":
    main()
