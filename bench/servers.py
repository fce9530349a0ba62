"""How servers for ASGI applications bear visitors who waste connections: uvicorn as Bradshaw runs it, and others.

Each serves the same small application: `/` answers at once, `/events` is a stream. Measured are memory at rest and with
idle connections, answers a second, the time to the first event of a stream, how long half a request is kept, and how
large the headers of a request may be. Run with `python -m bench.servers`; those that are not installed are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import uvicorn

from bench.load import free_port, memory, running
from bradshaw.server.connection import CarefulProtocol

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = HALF + b"\r\n"
STREAM = WHOLE.replace(b" / ", b" /events ")
PATIENCE = 20.0
"""Seconds for which half a request is watched."""
SIZES = (8, 16, 32, 64, 128, 512, 2048)
"""Kilobytes of headers that are tried."""
KINDS = ("uvicorn", "Bradshaw", "hypercorn", "granian")

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


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
        await asyncio.sleep(PATIENCE)
    await send({"type": "http.response.body", "body": b"ok"})


def command(kind: str, port: int) -> list[str]:
    """How a server is started."""
    if kind == "Bradshaw":
        return [sys.executable, "-m", "bench.servers", "--serve", str(port)]
    if kind == "uvicorn":
        return [sys.executable, "-m", "uvicorn", "bench.servers:app", "--port", str(port), "--no-access-log"]
    if kind == "hypercorn":
        return [sys.executable, "-m", "hypercorn", "bench.servers:app", "--bind", f"127.0.0.1:{port}"]
    return [sys.executable, "-m", "granian", "--interface", "asgi", "bench.servers:app", "--port", str(port)]


def serve(port: int) -> None:
    """Uvicorn with the protocol of Bradshaw."""
    app.state = type("State", (), {"settings": Trusting})  # type: ignore[attr-defined]
    CarefulProtocol.open.clear()
    uvicorn.run(app, port=port, http=CarefulProtocol, proxy_headers=False, access_log=False, log_config=None)


async def _ask(port: int, request: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    return reader, writer


async def _rate(port: int, seconds: float) -> float:
    """Answers a second over eight connections."""
    end, count = time.monotonic() + seconds, 0

    async def ask() -> None:
        nonlocal count
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while time.monotonic() < end:
            writer.write(WHOLE)
            while not (await reader.read(4096)).rstrip().endswith((b"ok", b"0")):
                pass
            count += 1
        writer.close()

    await asyncio.gather(*(ask() for _ in range(8)))
    return count / seconds


async def _first_event(port: int) -> float:
    """Milliseconds to the first event of a stream."""
    begun = time.perf_counter()
    reader, writer = await _ask(port, STREAM)
    await reader.readuntil(b"data: 1")
    writer.close()
    return 1000 * (time.perf_counter() - begun)


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
        with contextlib.suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                lines = b"".join(b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(size))
                reader, writer = await _ask(port, HALF + lines + b"\r\n")
                status = await reader.readline()
                writer.close()
                if b" 200 " not in status:
                    break
                taken = size
                continue
        break
    return taken


async def measure(port: int, pid: int, idle: int, seconds: float) -> str:
    """One row of the table."""
    rest = memory(pid)
    rate, event = await _rate(port, seconds), await _first_event(port)
    kept, largest = await _kept(port), await _largest(port)
    # Whoever counts the connections of an address takes no more than it allows.
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(idle)]
    full = memory(pid)
    for _, writer in held:
        writer.close()
    told = f"{kept:.0f} s" if kept is not None else f"over {PATIENCE:.0f} s"
    return f"{rest:8.0f}{full - rest:8.1f}{rate:10.0f}{event:10.1f}{told:>12}{largest:>10}"


def main(arguments: Sequence[str] = ()) -> int:
    """Measure all and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--idle", type=int, default=900, help="idle connections")
    parser.add_argument("--seconds", type=float, default=5.0, help="for the answers a second")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.serve:
        serve(given.serve)
        return 0
    print(f"{'':12}{'MB':>8}{'MB idle':>8}{'answers/s':>10}{'event ms':>10}{'half kept':>12}{'head kB':>10}")
    for kind in KINDS:
        if kind != "Bradshaw" and importlib.util.find_spec(kind) is None:
            print(f"{kind:12} is not installed")
            continue
        port = free_port()
        with running(command(kind, port), port) as server:
            row = asyncio.run(measure(port, server.pid, given.idle, given.seconds))
            print(f"{kind:12}{row}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
