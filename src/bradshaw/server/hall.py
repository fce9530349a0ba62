"""The hall: every game that somebody plays or watches is here, in memory, once for each worker."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bradshaw.server.database import AlreadyThere
from bradshaw.server.live import Happening, LiveGame, Place
from bradshaw.server.store import GameStore, now
from bradshaw.server.wire import Wire

ALL_GAMES = 100_000
MOST_GAMES = 2000
"""Games kept in memory; the one that nobody has used for longest goes first."""
SEATING = ("start", "seat")
"""Events after which the seats are read anew: who sits where is in the table of seats."""


class Draft(msgspec.Struct, frozen=True):
    """An event that is to be stored."""

    kind: str
    seat: int | None
    person: str | None
    content: dict[str, Any]


class Overtaken(Exception):
    """Another worker stored an event first; the game has been brought up to date and the change must be made anew."""


class Hall:
    """Finds games, stores what happens in them, and tells those who follow."""

    def __init__(self, store: GameStore, wire: Wire) -> None:
        self.store = store
        self.wire = wire
        self.games: OrderedDict[str, LiveGame] = OrderedDict()
        self.after_change: list[Callable[[LiveGame], None]] = []
        """Called when a game has changed, by whichever worker: bots look whose turn it is."""
        self.after_own_change: list[Callable[[LiveGame], None]] = []
        """Called when this worker has changed a game: people are told once."""
        self.stored = 0
        """Events stored by this worker."""
        self._loading: dict[str, asyncio.Lock] = {}
        wire.on_news = self.news

    async def find(self, game: str) -> LiveGame | None:
        """The game with this id, from memory or from the database."""
        live = self.games.get(game)
        if live is not None:
            self.games.move_to_end(game)
            if self.wire.shared:
                async with live.lock:
                    await self.catch_up(live)
            return live
        lock = self._loading.setdefault(game, asyncio.Lock())
        async with lock:
            live = self.games.get(game)
            if live is None:
                loaded = await self.store.load(game)
                if loaded is not None:
                    head, places, events = loaded
                    live = LiveGame(head, places)
                    for event in events:
                        live.fold(event)
                    self.games[game] = live
                    self._make_room()
        self._loading.pop(game, None)
        return live

    def _make_room(self) -> None:
        idle = [name for name, live in self.games.items() if not live.watchers and not live.lock.locked()]
        for name in idle[: max(0, len(self.games) - MOST_GAMES)]:
            del self.games[name]

    async def append(self, live: LiveGame, drafts: Sequence[Draft], places: Sequence[Place] | None = None) -> None:
        """Store events and fold them. The caller holds the game's lock. Raises Overtaken or StorageTrouble."""
        moment = now()
        events = [
            Happening(live.sequence + 1 + step, draft.kind, draft.seat, draft.person, draft.content, moment)
            for step, draft in enumerate(drafts)
        ]
        head: dict[str, Any] = {"updated": moment}
        after = self._status_after(live, drafts)
        if after != live.head.status:
            head["status"] = after
        try:
            await self.store.append(live.head.id, events, head, places or ())
        except AlreadyThere:
            await self.catch_up(live)
            raise Overtaken from None
        self.stored += len(events)
        if places is not None:
            live.places = list(places)
        self._fold(live, events)
        for call in self.after_own_change:
            call(live)
        await self.wire.tell(live.head.id, live.sequence)

    def _status_after(self, live: LiveGame, drafts: Sequence[Draft]) -> str:
        """The status that the lists show: worked out before storing, by playing ahead on a copy."""
        status = live.head.status
        for draft in drafts:
            if draft.kind == "start":
                status = "running"
            elif draft.kind in ("action", "undo", "redo"):
                status = draft.content["status"]
        return status

    async def catch_up(self, live: LiveGame) -> None:
        """Fold what other workers have stored. The caller holds the game's lock, or nobody can change it."""
        events = await self.store.events_after(live.head.id, live.sequence)
        if not events:
            return
        if any(event.kind in SEATING for event in events):
            loaded = await self.store.load(live.head.id)
            if loaded is not None:
                live.places = loaded[1]
        self._fold(live, [event for event in events if event.sequence > live.sequence])

    def _fold(self, live: LiveGame, events: Sequence[Happening]) -> None:
        for event in events:
            live.fold(event)
        for call in self.after_change:
            call(live)

    async def news(self, game: str, sequence: int) -> None:
        """Another worker has stored an event."""
        live = self.games.get(game)
        if live is not None and live.sequence < sequence:
            async with live.lock:
                await self.catch_up(live)

    async def give_to(self, old: str, new: str | None) -> None:
        """Everything of one person becomes another's (a guest who makes an account keeps the games) or nobody's."""
        games = await self.store.games_of(old, most=ALL_GAMES)
        await self.store.give_to(old, new)
        for name in games:
            live = await self.find(name)
            if live is None:
                continue
            async with live.lock:
                live.head.host = new if live.head.host == old else live.head.host
                for place in live.places:
                    place.person = new if place.person == old else place.person
                with contextlib.suppress(Overtaken):
                    await self.append(live, [Draft("seat", None, new, {})])

    async def remove(self, live: LiveGame) -> None:
        await self.store.remove(live.head.id)
        self.games.pop(live.head.id, None)
