"""Connections by the thousand, requests that never end, and huge ones."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from typing import cast

from bench.strangers.attempt import Attack, together
from bench.visitors import BROKEN, Visitor

LIVE_CONNECTIONS = 4000
REOPENED = 20
ABOUT_A_POSITION = 10_000
"""Bytes of a late game's, packed; it has more."""
OK = 200
HALF_OPEN = 2000
UNREAD = 1000
ASKED_AT_ONCE = 20
ESTABLISHED = 1
"""A connection that neither side has ended, in the kernel's words."""
OPENING_AT_ONCE = 100


async def live_connections(attack: Attack) -> None:
    """4,000 live connections to one game."""
    open_ones: list[asyncio.StreamWriter] = []
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def follow() -> None:
        visitor = attack.stranger()
        async with gate:
            if not attack.lasts:
                return
            try:
                reader, writer = await visitor.open()
                writer.write(visitor.head("GET", f"/api/games/{attack.scene.online}/events?after=0"))
                status = int((await reader.readuntil(b"\r\n")).split()[1])
            except (OSError, asyncio.IncompleteReadError):
                attack.note(BROKEN)
                return
        attack.note(status)
        open_ones.append(writer)
        while await reader.read(1 << 16):
            pass

    with contextlib.suppress(OSError):
        await attack.until_over(together([follow() for _ in range(LIVE_CONNECTIONS)]))
    for writer in open_ones:
        writer.close()


async def reopened(attack: Attack) -> None:
    """20 loops that follow a late game until its position has been sent, and hang up."""
    path = f"/api/games/{attack.scene.late}/events?positions=0"

    async def follow() -> None:
        while attack.lasts:
            visitor = attack.stranger()
            try:
                reader, writer = await visitor.open()
                writer.write(visitor.head("GET", path))
                status = int((await reader.readuntil(b"\r\n")).split()[1])
                attack.note(status)
                if status == OK:
                    await reader.readexactly(ABOUT_A_POSITION)
                writer.close()
            except (OSError, asyncio.IncompleteReadError):
                attack.note(BROKEN)

    await attack.until_over(together([follow() for _ in range(REOPENED)]))


async def half_open(attack: Attack) -> None:
    """2,000 requests whose headers come one byte at a time and never end."""

    async def drip() -> None:
        visitor = attack.stranger()
        try:
            reader, writer = await visitor.open()
            writer.write(b"GET /api/titles HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            while attack.lasts:
                try:
                    async with asyncio.timeout(2.0):
                        ended = not await reader.read(1000)
                except TimeoutError:
                    ended = False
                if ended:
                    attack.notes["ended by the server"] += 1
                    return
                writer.write(b"x")
            attack.notes["still open"] += 1
            writer.close()
        except OSError:
            attack.notes["refused"] += 1

    await together([drip() for _ in range(HALF_OPEN)])


async def half_bodies(attack: Attack) -> None:
    """2,000 moves whose bodies never come."""

    async def wait() -> None:
        visitor = attack.stranger()
        try:
            await visitor.request("GET", "/api/me")
            reader, writer = await visitor.open()
            writer.write(visitor.head("POST", "/api/games", 1000) + b"{")
            try:
                async with asyncio.timeout(max(0.0, attack.end - time.monotonic())):
                    status = int((await reader.readuntil(b"\r\n")).split()[1])
                attack.note(status)
            finally:
                writer.close()
        except TimeoutError:
            attack.notes["still open"] += 1
        except (OSError, asyncio.IncompleteReadError):
            attack.notes["ended by the server"] += 1

    await together([wait() for _ in range(HALF_OPEN)])


async def unread_answers(attack: Attack) -> None:
    """1,000 connections that ask 20 times each for a late game or the list of titles, take little, and stay."""
    paths = f"/api/games/{attack.scene.late}", "/api/titles"

    async def ask(path: str) -> None:
        visitor = attack.stranger()
        try:
            sock = socket.socket()
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
            sock.setblocking(False)
            sock.bind((visitor.address, 0))
            await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", visitor.port))
            _, writer = await asyncio.open_connection(sock=sock, limit=1)
        except OSError:
            attack.notes["refused"] += 1
            return
        asked = visitor.head("GET", path).replace(b"gzip", b"identity")
        cast("asyncio.Transport", writer.transport).pause_reading()
        writer.write(asked * ASKED_AT_ONCE)
        await asyncio.sleep(max(0.0, attack.end - time.monotonic()))
        state = sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0]
        attack.notes["still open" if state == ESTABLISHED else "ended by the server"] += 1
        writer.transport.abort()

    await together([ask(paths[turn % len(paths)]) for turn in range(UNREAD)])


async def huge(attack: Attack) -> None:
    """100 loops of huge headers, huge addresses, bodies beyond what they say, and bodies without end."""

    async def raw(chunks: list[bytes]) -> None:
        try:
            reader, writer = await attack.stranger().open()
        except OSError:
            attack.note(BROKEN)
            return
        try:
            async with asyncio.timeout(10.0):
                for chunk in chunks:
                    writer.write(chunk)
                    await writer.drain()
                attack.note(int((await reader.readuntil(b"\r\n")).split()[1]))
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            attack.note(BROKEN)
        finally:
            writer.close()

    megabyte = b"x" * (1 << 20)
    start = b"GET /api/titles HTTP/1.1\r\nHost: localhost\r\n"
    chunked = b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    endless = b"100000\r\n" + megabyte + b"\r\n"
    tries = [
        [start + b"X-Huge: ", *[megabyte] * 16, b"\r\n\r\n"],
        [start + b"".join(b"X-%d: y\r\n" % n for n in range(50_000)) + b"\r\n"],
        [b"GET /", *[megabyte] * 16, b" HTTP/1.1\r\nHost: x\r\n\r\n"],
        [chunked + b"\r\n", *[endless] * 32, b"0\r\n\r\n"],
        [b"POST /api/games/import HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n", *[megabyte] * 32],
    ]

    async def once(_: Visitor, turn: int) -> None:
        await raw(tries[turn % len(tries)])

    await attack.loops(100, once)
