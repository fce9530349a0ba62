"""How fast a move reaches the other players: many games at once on a real server with a real database.

Every game has three people who each hold a live connection; somebody moves once a second in each game. Measured is
the time from sending a move to the event at each of the two others. Run with `python -m bench.load`; `--games`,
`--seconds` and `--rate` make it smaller or larger. `--on postgresql` takes a PostgreSQL server that is made for it,
`--workers` several processes, and `--late` games of 1862 near their end instead of Emu Bay. `--hold` looks for the
most moves a second that reach the others in time. With Node, the same load is put on a server made with boardgame.io,
the library of the designer's online version, for comparison.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import itertools
import json
import math
import os
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, cast

import msgspec
import psycopg
import uvloop

import bradshaw
from bench.kernels import kernels
from bradshaw.core.chance import Chance
from tests.server import postgres

PLAYERS = ("Ada", "Ben", "Cleo")
TARGET = 150.0
"""Milliseconds within which 95 of 100 moves shall have reached the others."""
PATIENCE = 30.0
AT_ONCE, LATE_AT_ONCE = 20, 4
"""Games that are set up at the same time; a server takes a few files at once."""
COMPARISON = Path(__file__).with_name("boardgame.cjs")
LATE_GAME = Path(__file__).parents[1] / "tests" / "data" / "records" / "1862-v1-3p-seed58.json"
LAST_MOVES = 150
"""Moves of the late game that are left to play."""
HELD_FIRST = 20
"""Moves a second that are tried first to see which rate holds; then twice as many, again and again."""
HELD_WITHIN = 1.12
"""How far apart the highest rate that was held and the lowest that was not may be in the end."""
HOLD_SECONDS = 10.0
HOLD_GAMES = 60
"""Of either kind: so many that clients, who wait for their last answer before they move again, can ask for all that
a server holds."""
SERVERS = (("sqlite", 1), ("postgresql", 1), ("postgresql", 2))
"""Databases and workers that are compared."""
TICKS = os.sysconf("SC_CLK_TCK")
ADDRESSES = (f"127.1.{number // 250}.{number % 250 + 1}" for number in itertools.count())
"""Addresses of this machine, one for each table."""


# A process and what it uses


def prefer(pid: int, niceness: int) -> None:
    """Let the scheduler prefer a process, and what it starts, where other programs keep the machine busy."""
    os.setpriority(os.PRIO_PROCESS, pid, niceness)
    # Where the kernel first shares the processors among sessions, and only then within each.
    with contextlib.suppress(OSError):
        Path(f"/proc/{pid}/autogroup").write_text(str(niceness))


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@contextlib.contextmanager
def running(command: list[str], port: int, **given: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A server process, from when it listens until it is stopped."""
    process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL, **given)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            if process.poll() is not None or time.monotonic() > until:
                raise SystemExit(f"{command[0]} did not start.")
            time.sleep(0.05)
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(PATIENCE)


def family(pid: int) -> list[int]:
    """The process and those that it started."""
    found = [pid]
    for one in found:
        # Some end while we look.
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{one}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def memory(pid: int) -> float:
    """Megabytes in use by a process and its children; what some of them share is counted once."""
    kilobytes = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
            kilobytes += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return kilobytes * 1024 / 1e6


def processor_time(pid: int) -> float:
    """Seconds of processor time so far, of a process and its children."""
    ticks = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            # With those of its processes that have ended.
            ticks += sum(map(int, fields[11:15]))
    return ticks / TICKS


def busy_time() -> float:
    """Seconds of processor time that all programs of the machine have used."""
    user, nice, system, _idle, _waiting, *interrupts = map(
        int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
    )
    return (user + nice + system + sum(interrupts)) / TICKS


# Clients: bare sockets, because 600 connections are too many for a comfortable library. They are on the same processors
# as the server, where those of people are not, so they do as little as they can while it is measured.


CONTENT_LENGTH = re.compile(rb"(?i)\r\ncontent-length: (\d+)")
SET_COOKIE = re.compile(rb"(?i)\r\nset-cookie: ([^=]+)=([^;\r]*)")


class Refused(Exception):
    """The server did not take a request."""


class Answer(NamedTuple):
    """What a server has sent."""

    request: str
    head: bytes
    content: bytes

    @property
    def taken(self) -> bool:
        """Whether the server did what was asked."""
        return self.head.split(maxsplit=2)[1].startswith(b"2")

    @property
    def text(self) -> bytes:
        return gzip.decompress(self.content) if b"content-encoding: gzip" in self.head else self.content

    def __str__(self) -> str:
        status = self.head.partition(b"\r\n")[0].decode("latin-1")
        return f"{self.request}: {status} {self.text.decode()[:200]}"

    def read(self) -> Any:
        """What it says; raises Refused if that is a refusal."""
        if not self.taken:
            raise Refused(str(self))
        return msgspec.json.decode(self.text) if self.content else None


class Guest:
    """A player's browser: cookies, and a connection for requests."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.cookies: dict[str, str] = {}
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def request(self, method: str, path: str, body: object = None) -> Any:
        return (await self.ask(method, path, body)).read()

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """The answer as it comes: to unpack and read it is not the server's work."""
        data = b"" if body is None else msgspec.json.encode(body)
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        reader, writer = self._streams
        writer.write(self.head(method, path, len(data)) + data)
        head = await reader.readuntil(b"\r\n\r\n")
        for key, value in SET_COOKIE.findall(head):
            self.cookies[key.decode()] = value.decode()
        length = CONTENT_LENGTH.search(head)
        content = await reader.readexactly(int(length[1])) if length else b""
        return Answer(f"{method} {path}", head, content)

    def head(self, method: str, path: str, length: int = 0) -> bytes:
        # As the web client asks: for facts, of which it makes the sentences itself.
        facts = f"{'&' if '?' in path else '?'}facts=true&language=en"
        lines = [f"{method} {path}{facts} HTTP/1.1", "Host: localhost"]
        lines.append("Accept-Encoding: gzip")
        lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if method != "GET":
            lines += ["Content-Type: application/json", f"Content-Length: {length}"]
            lines.append(f"X-CSRF-Token: {self.cookies['bradshaw-csrf']}")
        return "\r\n".join([*lines, "", ""]).encode()

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Follower(asyncio.Protocol):
    """A live connection; notes when each event came."""

    def __init__(self, table: Table, request: bytes, expected: int) -> None:
        """`expected`: the number of the event that comes next."""
        self.table = table
        self.request = request
        self.arrived: dict[int, float] = {}
        self.expected = expected
        self.wrong = 0
        """Events that came twice, or out of turn."""
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        moment = time.perf_counter()
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if line.startswith(b"id: "):
                sequence = int(line[4:])
                if sequence != self.expected:
                    self.wrong += 1
                self.expected = sequence + 1
                self.arrived[sequence] = moment
        self.table.news.set()


class Table:
    """A game with three people around it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.path = ""
        # Each table has an address of its own, as limits count against addresses too.
        self.address = next(ADDRESSES)
        self.guests = [Guest(port, self.address) for _ in PLAYERS]
        self.followers: list[Follower] = []
        self.news = asyncio.Event()
        self.sequence = 0
        self.first = 0
        self.waits: list[float] = []
        """Seconds from a move to its event at each of the others."""
        self.answers: list[float] = []
        """Seconds from a move to its answer."""
        self.answered: list[tuple[int, Answer]] = []
        """The sequence of each move, and what the server said to it."""
        self.refused: Answer | None = None
        """A move that was not taken: the last of this table."""

    def prepare(self, moves: int) -> None:
        """Think of as many moves before they are needed."""

    async def make(self) -> Any:
        """Make the game, set `path`, and return the game as it is shown."""
        raise NotImplementedError

    def next_move(self) -> tuple[int, dict[str, Any]] | None:
        """Who moves next, and how; None if the game is over."""
        raise NotImplementedError

    async def set_up(self) -> None:
        for guest in self.guests:
            await guest.request("GET", "/api/me")
        shown = await self.make()
        self.sequence = self.first = shown["sequence"]
        for guest in self.guests:
            request = guest.head("GET", f"{self.path}/events?after={self.sequence}")
            _, follower = await asyncio.get_running_loop().create_connection(
                partial(Follower, self, request, self.sequence + 1),
                "127.0.0.1",
                self.port,
                local_addr=(self.address, 0),
            )
            self.followers.append(follower)

    async def move(self, look: bool) -> None:
        """Somebody moves."""
        await self._settled()
        found = self.next_move() if self.refused is None else None
        if found is None:
            return
        seat, action = found
        sequence = self.sequence + 1
        self.sequence = sequence
        begun = time.perf_counter()
        answer = await self.guests[seat].ask("POST", f"{self.path}/actions", {"after": sequence - 1, "action": action})
        if not answer.taken:
            self.sequence, self.refused = sequence - 1, answer
            return
        self.answers.append(time.perf_counter() - begun)
        self.answered.append((sequence, answer))
        await self._settled()
        for number, follower in enumerate(self.followers):
            if number != seat:
                self.waits.append(follower.arrived[sequence] - begun)
        if look:
            await asyncio.gather(*(one.request("GET", f"{self.path}/positions/current") for one in self.guests))

    async def _settled(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(follower.expected <= self.sequence for follower in self.followers):
                self.news.clear()
                await self.news.wait()

    async def play(self, begin: float, every: float, end: float, look: bool) -> None:
        loop = asyncio.get_running_loop()
        moment = begin
        while moment < end:
            await asyncio.sleep(max(0.0, moment - loop.time()))
            await self.move(look)
            moment += every

    def check_answers(self) -> None:
        """Each move was answered with what follows from it."""
        assert all(answer.read()["version"] >= sequence for sequence, answer in self.answered)

    def lost(self) -> int:
        """Events that did not come, at any of the players."""
        expected = range(self.first + 1, self.sequence + 1)
        return sum(number not in follower.arrived for follower in self.followers for number in expected)

    def close(self) -> None:
        for follower in self.followers:
            follower.transport.close()
        for guest in self.guests:
            guest.close()


class EmuBayTable(Table):
    """An online game of Emu Bay, played here before to know what is legal."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(port)
        self.seed = seed
        self.planned: deque[tuple[int, dict[str, Any]]] = deque()

    def prepare(self, moves: int) -> None:
        game, chance = bradshaw.new_game("emubay", list(PLAYERS), seed=self.seed), Chance(self.seed)
        while len(self.planned) < moves and (choices := game.choices()):
            action = choices[chance.below(len(choices))]
            self.planned.append((game.actors[0], msgspec.to_builtins(action)))
            game.play(action)

    async def make(self) -> Any:
        host, *others = self.guests
        seats = [{"kind": "me", "name": PLAYERS[0]}, {"kind": "open"}, {"kind": "open"}]
        wish = {"title": "emubay", "mode": "online", "seats": seats, "shuffle": False, "pace": 0}
        wish["seed"] = self.seed
        made = await host.request("POST", "/api/games", wish)
        self.path = f"/api/games/{made['id']}"
        for guest, name in zip(others, PLAYERS[1:], strict=True):
            await guest.request("POST", f"{self.path}/join", {"name": name, "invite": made["invite"]})
        return await host.request("POST", f"{self.path}/start", {})

    def next_move(self) -> tuple[int, dict[str, Any]] | None:
        return self.planned.popleft() if self.planned else None


class LateTable(Table):
    """A game of 1862 near its end: one guest plays all seats and two look on."""

    record: ClassVar[dict[str, Any]] = {}

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(port)
        if not self.record:
            self.record.update(json.loads(LATE_GAME.read_text()))
        self.number = len(self.record["actions"]) - LAST_MOVES

    async def make(self) -> Any:
        begun = self.record | {"actions": self.record["actions"][: self.number]}
        made = await self.guests[0].request("POST", "/api/games/import", {"record": begun})
        self.path = f"/api/games/{made['id']}"
        return made

    def next_move(self) -> tuple[int, dict[str, Any]] | None:
        if self.number == len(self.record["actions"]):
            return None
        self.number += 1
        return 0, self.record["actions"][self.number - 1]["action"]


# The measurements


class Load(msgspec.Struct, frozen=True):
    """What is put on a server."""

    games: int
    rate: float
    seconds: float
    look: bool = False
    late: bool = False


class Result(msgspec.Struct):
    """What was measured of one server."""

    moves: int
    waits: list[float]
    answers: list[float]
    lost: int
    repeated: int
    seconds: float
    megabytes: float = 0.0
    processor: float = 0.0
    database: float = 0.0
    client: float = 0.0
    others: float = 0.0
    """Processor time of programs that have nothing to do with it, in cores."""

    @property
    def reached(self) -> float:
        """Milliseconds within which 95 of 100 moves reached the others."""
        return statistics.quantiles(self.waits, n=20, method="inclusive")[-1] * 1000

    def held(self, rate: float) -> bool:
        """Whether all moves came, in time, and about as many as were wanted."""
        return not self.lost and not self.repeated and self.reached <= TARGET and self.moves > 0.9 * rate * self.seconds


class Used:
    """Processor time of a server, its database, ourselves and everybody from now on."""

    def __init__(self, server: int, database: int | None) -> None:
        self._pids = server, database
        self._before = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        server, database = (processor_time(pid) if pid is not None else 0.0 for pid in self._pids)
        return server, database, time.process_time(), busy_time()

    def note(self, result: Result) -> None:
        server, database, client, everybody = (
            (now - before) / result.seconds for now, before in zip(self._now(), self._before, strict=True)
        )
        result.processor, result.database, result.client = server, database, client
        result.others = max(0.0, everybody - server - database - client)


async def load(port: int, pid: int, database: int | None, given: Load) -> Result:
    """Set the games up, play, and count."""
    kind = LateTable if given.late else EmuBayTable
    tables: list[Table] = [kind(port, seed) for seed in range(given.games)]
    for table in tables:
        table.prepare(math.ceil(given.rate * given.seconds) + 1)
    gate = asyncio.Semaphore(LATE_AT_ONCE if given.late else AT_ONCE)

    async def set_up(table: Table) -> None:
        async with gate:
            await table.set_up()

    # Its processes start when they are first needed.
    await _warm_up(port)

    await asyncio.gather(*map(set_up, tables))
    used = Used(pid, database)
    loop = asyncio.get_running_loop()
    begin = loop.time() + 0.5
    every = 1 / given.rate
    # The games take turns, so that the load is even.
    plays = (
        table.play(begin + every * number / given.games, every, begin + given.seconds, given.look)
        for number, table in enumerate(tables)
    )
    await asyncio.gather(*plays)
    result = Result(
        moves=sum(len(table.answered) for table in tables),
        waits=[wait for table in tables for wait in table.waits],
        answers=[wait for table in tables for wait in table.answers],
        lost=sum(table.lost() for table in tables),
        repeated=sum(follower.wrong for table in tables for follower in table.followers),
        seconds=loop.time() - begin,
        megabytes=memory(pid),
    )
    used.note(result)
    for table in tables:
        table.check_answers()
        if table.refused is not None:
            print("refused:", table.refused)
        table.close()
    return result


async def _warm_up(port: int) -> None:
    guest = Guest(port, "127.0.0.1")
    seats = [{"kind": "me", "name": PLAYERS[0]}, *({"kind": "person", "name": name} for name in PLAYERS[1:])]
    until = time.monotonic() + 3 * PATIENCE
    while True:
        try:
            await guest.request("GET", "/api/me")
            await guest.request("POST", "/api/games", {"title": "emubay", "mode": "hotseat", "seats": seats})
        except Refused:
            if time.monotonic() > until:
                raise
            await asyncio.sleep(1)
        else:
            break
    guest.close()


@contextlib.contextmanager
def storage(kind: str, folder: str) -> Iterator[tuple[str, int | None]]:
    """A database for a server, and the process that keeps it, if it is one of its own."""
    if kind == "sqlite":
        yield str(Path(folder) / "load.sqlite"), None
        return
    with contextlib.contextmanager(postgres.cluster)() as cluster:
        url = postgres.new_database(cluster)
        with psycopg.connect(url) as connection:
            stat = Path(f"/proc/{connection.info.backend_pid}/stat").read_text()
        yield url, int(stat.rpartition(")")[2].split()[1])


@contextlib.contextmanager
def served(kind: str, workers: int) -> Iterator[Callable[[Load], Result]]:
    """Bradshaw itself: what puts a load on it and measures, as often as is wanted."""
    with tempfile.TemporaryDirectory(prefix="bradshaw-load-") as folder, storage(kind, folder) as (database, keeper):
        port = free_port()
        environment = {
            **os.environ,
            "BRADSHAW_RATE": "1e9",
            "BRADSHAW_LOGIN_RATE": "1e9",
            "BRADSHAW_LOG_LEVEL": "warning",
        }
        program = Path(sys.executable).with_name("bradshaw")
        command = [str(program), "serve", "--port", str(port), "--database", database, "--workers", str(workers)]
        with running(command, port, env=environment) as server:
            yield lambda given: uvloop.run(load(port, server.pid, keeper, given))


def measure_comparison(games: int, rate: float, seconds: float) -> Result | str:
    """A server made with boardgame.io, which keeps its games in memory; or why there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return "Node is not installed"
    with tempfile.TemporaryDirectory(prefix="bradshaw-load-") as folder:
        install = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, "boardgame.io"]
        if subprocess.run(install, capture_output=True, check=False).returncode:
            return "boardgame.io could not be installed"
        port = free_port()
        environment = {**os.environ, "NODE_PATH": str(Path(folder) / "node_modules"), "NODE_ENV": "production"}
        script = [node, str(COMPARISON)]
        quiet = {"env": environment, "stderr": subprocess.DEVNULL}
        with running([*script, "serve", str(port)], port, **quiet) as server:
            sizes = [str(port), str(games), str(rate), str(seconds)]
            client = subprocess.Popen(
                [*script, "play", *sizes], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
            )
            assert client.stdout is not None
            assert client.stderr is not None
            if client.stdout.readline().strip() != "ready":
                return f"its clients did not start: {client.stderr.read()[-300:]}"
            before = processor_time(server.pid)
            told = json.loads(client.stdout.readline())
            result = Result(**told, seconds=seconds)
            result.megabytes = memory(server.pid)
            result.processor = (processor_time(server.pid) - before) / seconds
            client.wait(PATIENCE)
            return result


# The report


def percentiles(seconds: list[float]) -> str:
    if len(seconds) < 2:
        return f"{'-':>8}" * 3
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    return "".join(f"{cuts[number - 1] * 1000:8.1f}" for number in (50, 95, 99))


def each(result: Result) -> float:
    """Milliseconds of processor time that the server and its database spend on a move."""
    return 1000 * (result.processor + result.database) * result.seconds / max(1, result.moves)


def row(name: str, result: Result) -> str:
    return (
        f"{name:<36}{result.moves / result.seconds:8.0f}{percentiles(result.waits)}{percentiles(result.answers)}"
        f"{result.lost:6}{result.repeated:6}{result.megabytes:7.0f}{result.processor:6.0%}{result.database:6.0%}"
        f"{each(result):7.1f}{result.client:8.0%}{result.others:8.1f}"
    )


def title_row() -> str:
    return (
        f"{'':44}{'event at the others (ms)':>24}{'answer (ms)':>24}\n"
        f"{'':<36}{'moves/s':>8}{'p50':>8}{'p95':>8}{'p99':>8}{'p50':>8}{'p95':>8}{'p99':>8}"
        f"{'lost':>6}{'again':>6}{'MB':>7}{'CPU':>6}{'db':>6}{'ms/mv':>7}{'client':>8}{'others':>8}"
    )


def named(kind: str, workers: int) -> str:
    return f"{'SQLite' if kind == 'sqlite' else 'PostgreSQL'}, {workers} worker{'s' if workers > 1 else ''}"


def hold(name: str, kind: str, workers: int, given: Load) -> tuple[int, Result | None]:
    """The most moves a second that are in time, and how it was then: double the rate, and then halve the doubt."""
    held, missed, rate, best = 0, 0, HELD_FIRST, None
    with served(kind, workers) as measure:
        while not missed or (held and missed > held * HELD_WITHIN):
            result = measure(msgspec.structs.replace(given, rate=rate / given.games))
            in_time = result.held(rate)
            print(f"{row(name, result)}  {rate} wanted, {'held' if in_time else 'missed'}", flush=True)
            if in_time:
                held, best = rate, result
            else:
                missed = rate
                if not held and rate > 2:
                    # Even the first rate was too much.
                    missed, rate = 0, rate // 2
                    continue
                if not held:
                    break
            rate = (held + missed) // 2 if missed else 2 * rate
    return held, best


def hold_all(seconds: float) -> None:
    """Look for the most moves a second on every database, and print a table."""
    print(title_row())
    rows = []
    for late in (False, True):
        first = 0
        for kind, workers in SERVERS:
            given = Load(HOLD_GAMES, 1.0, seconds, late=late)
            game, name = "late 1862" if late else "Emu Bay", named(kind, workers)
            held, best = hold(f"{game}, {name}", kind, workers, given)
            first = first or held
            share = f"{held / first:.0%}" if first else "-"
            rest = f"{best.reached:.0f} ms | {each(best):.1f} ms | {best.others:.1f}" if best else "- | - | -"
            rows.append(f"| {game} | {name} | {held} | {share} | {rest} |")
    print(
        "\n| games | server | moves a second | of SQLite | 95 of 100 within | processor time | cores of others |\n"
        "|---|---|---|---|---|---|---|"
    )
    print(*rows, sep="\n")


def main(arguments: Sequence[str] = ()) -> int:
    """Measure and print; the result is 1 if something was lost or the target was missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="games at once, each with three live connections")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second in each game")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long")
    parser.add_argument("--look", action="store_true", help="every player also fetches the position after every move")
    parser.add_argument("--late", action="store_true", help="games of 1862 near their end, instead of Emu Bay")
    parser.add_argument("--on", choices=("sqlite", "postgresql"), default="sqlite", help="the database")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server")
    parser.add_argument("--hold", action="store_true", help="look for the most moves a second that are in time")
    parser.add_argument("--all", action="store_true", help="do that on every database, for both kinds of games")
    parser.add_argument("--niceness", type=int, default=0, help="-10: preferred on a busy machine, as root (0)")
    parser.add_argument("--alone", action="store_true", help="without the comparison")
    given = parser.parse_args(arguments)
    if given.niceness:
        prefer(os.getpid(), given.niceness)
    if given.all:
        hold_all(HOLD_SECONDS)
        return 0
    wanted = Load(given.games, given.rate, given.seconds, given.look, given.late)
    if given.late:
        print(f"{LATE_GAME.name}, {kernels()}")
    name = named(given.on, given.workers)
    if given.hold:
        print(f"{given.games} games, {3 * given.games} live connections\n{title_row()}")
        print(f"{name} holds {hold(name, given.on, given.workers, wanted)[0]} moves a second.")
        return 0
    print(f"{given.games} games, {3 * given.games} live connections, {given.games * given.rate:.0f} moves a second")
    print(title_row())
    with served(given.on, given.workers) as measure:
        own = measure(wanted)
    print(row(name, own), flush=True)
    if not given.alone:
        other = measure_comparison(given.games, given.rate, given.seconds)
        print(f"no comparison: {other}" if isinstance(other, str) else row("boardgame.io, in memory", other))
    print(f"Meanwhile other programs kept {own.others:.1f} of {os.cpu_count()} cores busy.")
    print(f"95 of 100 moves reached the others within {own.reached:.1f} ms; the target is {TARGET:.0f} ms.")
    return int(own.lost > 0 or own.repeated > 0 or own.reached > TARGET)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
