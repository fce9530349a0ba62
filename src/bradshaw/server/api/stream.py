"""Live updates: server-sent events whose id is the sequence number, so that a lost connection resumes without a gap."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence, Set
from contextlib import AbstractContextManager
from typing import NamedTuple

import msgspec

from bradshaw.server.events.happening import ASIDE, PROGRAMMED, SPOKEN
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.watchers import Watcher
from bradshaw.server.http.limits import STREAM_SECONDS
from bradshaw.server.http.packing import Holed
from bradshaw.server.http.readers import Reader, said_again

HEARTBEAT_SECONDS = 15.0
RENEW_SECONDS = 45.0
"""After this long a client is to open its stream anew: one that sleeps does not, and is no longer taken for present."""
FAREWELL_SECONDS = 5.0
"""A client that has not opened a new stream by then loses the old one."""


NOTHING_PRIVATE = b'{"programs":[],"stopped_programs":[]}'

_MARK = f',"{PROGRAMMED}":true'.encode()
_SPOKEN = tuple(f'"kind":"{kind}"'.encode() for kind in SPOKEN)
_HUSHED = ("sequence", "time", "version", "number", "turn")


def _told(sequence: int, data: bytes, seats: Sequence[int], hushed: Set[str], hears: bool) -> bytes:
    """An event for somebody who may act for these seats: what programs do is marked for their owner only.

    Of what is said under a name that is `hushed` nothing is told but that it happened, nor of what spectators say to
    somebody who does not hear it.
    """
    if any(kind in data for kind in _SPOKEN) and (hushed or not hears):
        event = msgspec.json.decode(data)
        aside = event["kind"] == ASIDE and not hears
        if event["kind"] in SPOKEN and (aside or event["name"] in hushed):
            data = msgspec.json.encode({name: event[name] for name in _HUSHED} | {"kind": "hushed"})
    if _MARK in data and msgspec.json.decode(data)["seat"] not in seats:
        data = data.replace(_MARK, b"")
    return b"id: %d\ndata: %s\n\n" % (sequence, data)


class _Alarm:
    """Wakes somebody who waits for news, after a while.

    News before that leave it as it is: to set it anew for each would take longer than to tell them.
    """

    def __init__(self, news: asyncio.Event) -> None:
        self.has_rung = False
        self._news = news
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Ring after this many seconds, unless it is set already."""
        if self._timer is None:
            self.has_rung = False
            self._timer = asyncio.get_running_loop().call_later(max(seconds, 0), self._ring)

    def _ring(self) -> None:
        self._timer, self.has_rung = None, True
        self._news.set()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


class Following(NamedTuple):
    """Somebody who follows a game, and how that is made which is told to this one alone."""

    person: str | None
    reader: Reader
    long_ago: Callable[[int, int], Awaitable[list[bytes]]]
    """Gives events that are no longer in memory, from the one after the first number up to the second."""
    private: Callable[[], bytes]
    """Gives what only this person is told."""
    position: Callable[[Watcher], Awaitable[Holed]]
    """Gives an event that shows the newest position, without what the page has, and notes that it has been shown."""
    is_drawn: Callable[[], bool]
    """Whether that position has been drawn already."""
    known: int | None = None
    """The version whose position is known: newer ones are sent. None: no positions are wanted."""
    drawing: str | None = None
    """Tells which drawing of the board the page has; None if it keeps none."""
    page: str = ""
    """What the page calls itself that follows."""
    hushed: Set[str] = frozenset()
    """The names of those whom this person does not want to hear."""
    stranger: str = ""
    """Tells those apart who have no id."""
    robot: bool = False


async def follow(
    live: LiveGame, after: int, who: Following, closing: asyncio.Event, counted: AbstractContextManager[bool]
) -> AsyncGenerator[Holed, None]:
    """Every event after `after`, and then each one as it happens; between them, who is here and which bot waits.

    `counted` is entered while somebody follows, and says whether he may.
    """
    clock = asyncio.get_running_loop().time
    with counted as granted:
        if not granted:
            yield Holed((b"retry: %d\n\n" % (STREAM_SECONDS * 1000),))
            return
        watcher = live.watch(Watcher(who.person, who.stranger, who.robot, who.page, who.known, who.drawing))
        alarm = _Alarm(watcher.news)

        def misses_position() -> bool:
            return watcher.misses(live.version) and live.game is not None

        try:
            yield Holed((b"retry: 1000\n: connected\n\n",))
            sent, presence, waiting, own = min(max(after, 0), live.sequence), b"", b"", b""
            ends, renewing = clock() + RENEW_SECONDS, False
            while not closing.is_set() and not live.deleted and not watcher.sent_away:
                watcher.news.clear()
                news = b""
                if sent < live.sequence:
                    upto = live.sequence
                    if sent < live.told_after:
                        upto = live.told_after
                        told = await who.long_ago(sent, upto)
                    else:
                        told = [said_again(event, who.reader) for event in live.told[sent - live.told_after :]]
                    seats, hears = live.seats_of(who.person), live.hears_asides(who.person)
                    numbered = enumerate(told, start=sent + 1)
                    news += b"".join(_told(number, data, seats, who.hushed, hears) for number, data in numbered)
                    sent = upto
                if presence != live.presence:
                    presence = live.presence
                    news += named_event("presence", presence)
                if waiting != live.waiting:
                    waiting = live.waiting
                    news += named_event("waiting", waiting)
                if own != (now := who.private()):
                    own = now
                    news += named_event("private", own or NOTHING_PRIVATE)
                # What has happened does not wait for the position to be drawn, but comes together with it if it is.
                if misses_position() and (not news or who.is_drawn()):
                    position = await who.position(watcher)
                    yield position.after(news)
                elif news:
                    yield Holed((news,))
                elif clock() >= ends:
                    if renewing:
                        return
                    ends, renewing = clock() + FAREWELL_SECONDS, True
                    yield Holed((named_event("renew", b"{}"),))
                elif alarm.has_rung:
                    yield Holed((b": still here\n\n",))
                if sent == live.sequence and not misses_position():
                    alarm.set(min(HEARTBEAT_SECONDS, ends - clock()))
                    await watcher.news.wait()
        finally:
            alarm.stop()
            live.unwatch(watcher)


def named_event(name: str, data: bytes) -> bytes:
    """An event that has no number, since nobody needs those that were before."""
    return b"event: %s\ndata: %s\n\n" % (name.encode(), data)
