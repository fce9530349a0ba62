"""Live updates: server-sent events whose id is the sequence number, so that a lost connection resumes without a gap."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager

from bradshaw.server.live import LiveGame

HEARTBEAT_SECONDS = 15.0


def _told(live: LiveGame, sequence: int) -> bytes:
    data = live.told[sequence - 1]
    return b"id: %d\ndata: %s\n\n" % (sequence, data)


async def follow(
    live: LiveGame, after: int, person: str | None, closing: asyncio.Event, counted: AbstractContextManager[None]
) -> AsyncIterator[bytes]:
    """Every event after `after`, and then each one as it happens. `counted`: entered while somebody follows."""
    with counted:
        watcher = live.watch(person)
        try:
            yield b"retry: 1000\n: connected\n\n"
            sent = min(max(after, 0), live.sequence)
            while not closing.is_set() and not live.deleted:
                if sent < live.sequence:
                    upto = live.sequence
                    yield b"".join(_told(live, sequence) for sequence in range(sent + 1, upto + 1))
                    sent = upto
                    continue
                watcher.news.clear()
                if sent < live.sequence:
                    continue
                try:
                    await asyncio.wait_for(watcher.news.wait(), HEARTBEAT_SECONDS)
                except TimeoutError:
                    yield b": still here\n\n"
        finally:
            live.unwatch(watcher)
