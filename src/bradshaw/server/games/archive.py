"""The whole history of games: the event loop keeps the newest part, the processes that read keep what was asked for.

A job of the archive gets a game with all that ever happened in it. A process that knows the game up to some event is
sent what happened since; one that does not is sent everything.
"""

from __future__ import annotations

import contextlib
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bradshaw.core.messages import message
from bradshaw.server.errors import NotFound
from bradshaw.server.events.happening import Happening
from bradshaw.server.events.head import Head
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.seats import Place
from bradshaw.server.games.store import GameStore
from bradshaw.server.work.workshop import Lane, Workshop

T = TypeVar("T")

MOST_KEPT = 12
"""Games that a process keeps whole; the one that was asked for least recently goes first."""

_kept: OrderedDict[str, LiveGame] = OrderedDict()
_one_at_a_time = threading.Lock()
"""Where work is done in threads, they share what is kept."""


class _Behind(Exception):
    """The process knows the game only up to this event, 0 if not at all."""

    def __init__(self, sequence: int) -> None:
        super().__init__(sequence)
        self.sequence = sequence


class Archive:
    """Asks for what was long ago."""

    def __init__(self, store: GameStore, workshop: Workshop) -> None:
        self._store = store
        self._workshop = workshop
        _kept.clear()

    async def ask(self, live: LiveGame, asker: str, job: Callable[..., T], *args: Any, lane: Lane | None = None) -> T:
        """What a job makes of the whole game up to its newest event, or one that came while the job was waiting.

        `lane`: where the job is done; among those that read, if it is left out.
        """
        lane = lane or self._workshop.reading
        game, sequence = live.head.id, live.sequence
        try:
            return await lane.do(asker, _with_kept, game, sequence, (), job, *args)
        except _Behind as behind:
            known = behind.sequence
        if known:
            news = await self._store.events_after(game, known)
            # Meanwhile the game may have had to make room for others.
            with contextlib.suppress(_Behind):
                return await lane.do(asker, _with_kept, game, sequence, news.events if news else (), job, *args)
        found = await self._store.load(game)
        if found is None:
            raise NotFound(message("server-no-such-game"))
        head, places, events = found
        return await lane.do(asker, _with_whole, head, places, events, sequence, job, *args)

    async def look(
        self,
        live: LiveGame,
        asker: str,
        positions: tuple[int, int],
        job: Callable[..., T],
        *args: Any,
        lane: Lane | None = None,
    ) -> T:
        """What a job makes of the game if it needs the positions from one number of actions to another.

        `lane`: where the job is done unless the positions are long gone; among those that read, if it is left out.
        """
        first, last = positions
        if first >= live.running.before:
            lane = lane or self._workshop.reading
            return await lane.do(asker, job, live.running.window(last, since=first), *args)
        return await self.ask(live, asker, _of_game, job, *args)


def _of_game(live: LiveGame, job: Callable[..., T], *args: Any) -> T:
    return job(live.running, *args)


def unfold(head: Head, places: list[Place], events: Sequence[Happening]) -> LiveGame:
    """A game from all its events."""
    live = LiveGame(head, places)
    for event in events:
        live.fold(event)
    return live


def _with_whole(
    head: Head,
    places: list[Place],
    events: Sequence[Happening],
    sequence: int,
    job: Callable[..., T],
    *args: Any,
) -> T:
    with _one_at_a_time:
        kept = _kept.get(head.id)
        if kept is None or kept.sequence < sequence:
            _kept[head.id] = unfold(head, places, [event for event in events if event.sequence <= sequence])
        _kept.move_to_end(head.id)
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
        return job(_kept[head.id], *args)


def _with_kept(
    game: str,
    sequence: int,
    events: Sequence[Happening],
    job: Callable[..., T],
    *args: Any,
) -> T:
    with _one_at_a_time:
        live = _kept.get(game)
        if live is None:
            raise _Behind(0)
        for event in events:
            if live.sequence < event.sequence <= sequence:
                live.fold(event)
        if live.sequence < sequence:
            raise _Behind(live.sequence)
        _kept.move_to_end(game)
        return job(live, *args)
