"""How servers for ASGI applications bear visitors who waste connections: uvicorn as Bradshaw runs it, and others.

Each serves the same small application: `/` answers at once, `/events` is a stream; each as it comes, and with the
settings it has that help. One address attacks: half requests, live connections, huge heads, a body without end after
the answer. Measured is what is kept of it, and how long somebody else waits for an answer meanwhile. Run with
`python -m bench.servers`; servers that are not installed are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import uvicorn

from bench.load import free_port, memory, prefer, running
from bradshaw.server.edge.connection import CarefulProtocol
from bradshaw.server.http.turnstile import Turnstile

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = HALF + b"\r\n"
STREAM = WHOLE.replace(b" / ", b" /events ")
ENDLESS = HALF.replace(b"GET", b"POST") + b"Content-Length: 99999999999\r\n\r\n"
LAST_CHUNK = b"\r\n0\r\n\r\n"
MEGABYTE = b"x" * (1 << 20)
STRANGER = "127.66.0.1"
HEAD_SECONDS, HEAD_KILOBYTES = 10, 32
"""What the settings ask for, where there are some: as Bradshaw has it."""
PATIENCE = 30.0
"""Seconds for which half a request is watched."""
OPENING = 5.0
"""Seconds in which an attack opens what it can."""
STREAMS_WATCHED = HEAD_SECONDS + 3.0
STREAM_SECONDS = 22.0
"""For which a stream lasts if nobody ends it."""
BODY_SECONDS = 3.0
SIZES = (8, 16, 32, 64, 128, 512, 2048)
"""Kilobytes of headers that are tried."""
HYPERCORN = f"read_timeout = {HEAD_SECONDS}\nh11_max_incomplete_size = {HEAD_KILOBYTES * 1024}\n"
GRANIAN = ("--http1-header-read-timeout", f"{HEAD_SECONDS}000", "--http1-buffer-size", f"{HEAD_KILOBYTES * 1024}")
COMMANDS = {
    "uvicorn": ("uvicorn", "bench.servers:app", "--port", "{port}", "--no-access-log"),
    "uvicorn, set": (
        *("uvicorn", "bench.servers:app", "--port", "{port}", "--no-access-log"),
        *("--limit-concurrency", "1000"),
    ),
    "uvicorn, ours": ("bench.servers", "--serve", "{port}"),
    "hypercorn": ("hypercorn", "bench.servers:app", "--bind", "127.0.0.1:{port}"),
    "hypercorn, set": ("hypercorn", "bench.servers:app", "--bind", "127.0.0.1:{port}", "--config", "{file}"),
    "granian": ("granian", "--interface", "asgi", "bench.servers:app", "--port", "{port}"),
    "granian, set": ("granian", "--interface", "asgi", "bench.servers:app", "--port", "{port}", *GRANIAN),
}
"""Modules with what they are given."""

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
UNANSWERED = 99.0
"""Seconds noted for a question that was not answered, or not granted."""


class Attacked(NamedTuple):
    """What became of many connections."""

    held: int
    left: int
    megabytes: float
    wait: float
    """Milliseconds within which somebody else got 95 of 100 answers."""


class Trusting:
    """Settings of a server without proxies."""

    trusted_proxies = ""


async def app(
    scope: Message, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]
) -> None:
    """The application that is served."""
    if scope["type"] == "lifespan":
        while True:
            told = await receive()
            await send({"type": told["type"] + ".complete"})
            if told["type"].endswith("shutdown"):
                return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/event-stream")]})
    if scope["path"] == "/events":
        await send({"type": "http.response.body", "body": b"data: 1\n\n", "more_body": True})
        await asyncio.sleep(STREAM_SECONDS)
    await send({"type": "http.response.body", "body": b"ok"})


def serve(port: int) -> None:
    """Uvicorn with the protocol of Bradshaw."""
    app.state = type("State", (), {"settings": Trusting, "turnstile": Turnstile()})  # type: ignore[attr-defined]
    CarefulProtocol.open.clear()
    uvicorn.run(app, port=port, http=CarefulProtocol, proxy_headers=False, access_log=False, log_config=None)


async def _ask(port: int, request: bytes, address: str = STRANGER) -> Streams:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(request)
    return reader, writer


async def _rate(port: int, seconds: float) -> float:
    """Answers a second over eight connections."""
    end, count = time.monotonic() + seconds, 0

    async def ask() -> None:
        nonlocal count
        while time.monotonic() < end:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            # Some end a connection after a number of requests.
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                while time.monotonic() < end:
                    writer.write(WHOLE)
                    # All of them send an answer of unknown length in chunks.
                    await reader.readuntil(LAST_CHUNK)
                    count += 1
            writer.close()

    await asyncio.gather(*(ask() for _ in range(8)))
    return count / seconds


async def _waits(port: int, seconds: float) -> list[float]:
    """How long somebody waits who asks ten times a second, over new connections; 99 s without an answer."""
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(5):
                reader, writer = await _ask(port, WHOLE, "127.0.0.1")
                status = await reader.readline()
                writer.close()
            found.append(time.perf_counter() - begun if b" 200 " in status else UNANSWERED)
        except (OSError, TimeoutError):
            found.append(UNANSWERED)
        await asyncio.sleep(0.1)
    return found


async def _kept(port: int) -> float | None:
    """Seconds after which half a request is ended; None: not while it was watched."""
    begun = time.monotonic()
    reader, writer = await _ask(port, HALF)
    try:
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionError):
                await reader.read()
            return time.monotonic() - begun
    except TimeoutError:
        return None
    finally:
        writer.close()


async def _largest(port: int) -> int:
    """Kilobytes of headers that are taken."""
    taken = 0
    for size in SIZES:
        lines = b"".join(b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(size))
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await _ask(port, HALF + lines + b"\r\n")
                status = await reader.readline()
                writer.close()
        except (ConnectionError, TimeoutError):
            break
        if b" 200 " not in status:
            break
        taken = size
    return taken


async def _crowd(port: int, request: bytes, number: int, granted: bytes) -> list[Streams]:
    """Connections of one address that say something, and of which an answer that begins so is expected."""
    held: list[Streams] = []
    gate = asyncio.Semaphore(100)

    async def one() -> None:
        async with gate:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                async with asyncio.timeout(OPENING):
                    streams = await _ask(port, request)
                    if granted:
                        await streams[0].readuntil(granted)
                held.append(streams)

    await asyncio.gather(*(one() for _ in range(number)))
    return held


async def _open(held: list[Streams]) -> int:
    """How many of them the server has not closed."""

    async def ended(reader: asyncio.StreamReader) -> bool:
        try:
            async with asyncio.timeout(0.2):
                while await reader.read(1 << 16):
                    pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True

    return len(held) - sum(await asyncio.gather(*(ended(reader) for reader, _ in held)))


async def _attacked(port: int, pid: int, request: bytes, number: int, granted: bytes = b"") -> Attacked:
    """Hold many connections, and see what they cost and how somebody else is answered."""
    rest = memory(pid)
    waiting = asyncio.create_task(_waits(port, STREAMS_WATCHED))
    held = await _crowd(port, request, number, granted)
    still = await _open(held)
    full = memory(pid)
    waits = await waiting
    left = await _open(held)
    for _, writer in held:
        writer.close()
    waits.sort()
    return Attacked(still, left, full - rest, 1000 * waits[int(len(waits) * 0.95)])


async def _swallowed(port: int) -> int:
    """Megabytes of a body that are taken within a few seconds, although nobody reads it and it was answered."""
    reader, writer = await _ask(port, ENDLESS)
    taken = 0
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(BODY_SECONDS):
            await reader.readline()
            while True:
                writer.write(MEGABYTE)
                await writer.drain()
                taken += 1
    writer.transport.abort()
    return taken


async def measure(port: int, pid: int, number: int, seconds: float) -> str:
    """One row of the table."""
    rest = memory(pid)
    rate, kept, largest = await _rate(port, seconds), await _kept(port), await _largest(port)
    swallowed = await _swallowed(port)
    half = await _attacked(port, pid, HALF, number)
    await asyncio.sleep(2)
    live = await _attacked(port, pid, STREAM, number, b"data: 1")
    told = f"{kept:.0f} s" if kept is not None else f"over {PATIENCE:.0f} s"
    attacks = " | ".join(f"{one.held} → {one.left} | {one.megabytes:.0f} | {_shown(one.wait)}" for one in (half, live))
    return f"{rest:.0f} | {rate:.0f} | {told} | {largest} kB | {swallowed} | {attacks}"


def _shown(milliseconds: float) -> str:
    return "no answer" if milliseconds >= 1000 * UNANSWERED else f"{milliseconds:.0f} ms"


def main(arguments: Sequence[str] = ()) -> int:
    """Measure all and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--number", type=int, default=1500, help="half requests, and live connections, of one address")
    parser.add_argument("--seconds", type=float, default=5.0, help="for the answers a second")
    parser.add_argument("--niceness", type=int, default=0, help="-10: preferred on a busy machine, as root (0)")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.serve:
        serve(given.serve)
        return 0
    if given.niceness:
        prefer(os.getpid(), given.niceness)
    print(
        f"One address: {given.number} half requests, then as many live connections; granted → left after "
        f"{STREAMS_WATCHED:.0f} s; MB more; 95 of 100 answers to others.\n\n"
        "| | MB | answers a second | half a request is kept | headers taken | MB taken after the answer "
        "| half requests | MB | others | live connections | MB | others |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|---|"
    )
    with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
        file.write(HYPERCORN)
        file.flush()
        for name, words in COMMANDS.items():
            if importlib.util.find_spec(words[0]) is None:
                print(f"| {name} | is not installed |")
                continue
            port = free_port()
            command = [sys.executable, "-m", *(word.format(port=port, file=file.name) for word in words)]
            with running(command, port, stderr=subprocess.DEVNULL) as server:
                row = asyncio.run(measure(port, server.pid, given.number, given.seconds))
                print(f"| {name} | {row} |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
