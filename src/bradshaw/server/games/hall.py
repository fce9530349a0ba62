"""The hall: every game that somebody plays or watches is here, in memory, once for each worker."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bradshaw.core.errors import BradshawError
from bradshaw.core.game import Step
from bradshaw.core.messages import Text, message, read_text
from bradshaw.server.clock import Clock
from bradshaw.server.errors import Conflict, NotFound
from bradshaw.server.events import snapshots, stepping
from bradshaw.server.events.drafts import Draft
from bradshaw.server.events.happening import TIMEOUT, Happening
from bradshaw.server.events.head import ENDED, ONLINE, OPEN, RUNNING, Head, Standing
from bradshaw.server.events.live import ERASED, LiveGame
from bradshaw.server.events.seats import Place, open_place
from bradshaw.server.events.snapshots import BadSnapshot, Frozen
from bradshaw.server.events.standing import standing_at, standing_at_start
from bradshaw.server.games.journal import Journal, Page
from bradshaw.server.games.store import GameStore, News
from bradshaw.server.notices.telling import told_of
from bradshaw.server.storage.database import AlreadyThere, StorageTrouble
from bradshaw.server.storage.uptime import Uptime
from bradshaw.server.storage.wire import PARTED, STORED, Wire
from bradshaw.server.work.homes import Homes
from bradshaw.server.work.workshop import Workshop

MOST_BYTES = 256 * 1024 * 1024
"""Of games kept in memory; the one that nobody has used for longest goes first."""
SEATING = ("start", "seat")
"""Events after which the seats are read anew: who sits where is in the table of seats."""
MOVING = ("start", "action", "undo", "redo", "end")
"""Events that change where a game stands."""
TIMED = ("action", "undo", "redo")
"""Events that tell how long the table has waited for whoever decided."""
LOOK_AFTER = timedelta(seconds=10)
TRIES = 5
SNAPSHOT_SECONDS = 0.3
"""Between two times that snapshots are stored."""
MOST_SNAPSHOTS = 20
"""That are stored in one transaction."""
WORTH_IT = 5
"""Actions since the last snapshot for which one is made when the server stops."""
MOST_AT_LAST = 200
"""That are made then, of the games that were asked for last: each takes some milliseconds."""

T = TypeVar("T")

log = logging.getLogger("bradshaw.hall")


class Overtaken(Exception):
    """Another worker stored an event first; the game has been brought up to date and the change must be made anew."""


class Hall:
    """Finds games, stores what happens in them, and tells those who follow."""

    def __init__(
        self,
        store: GameStore,
        journal: Journal,
        wire: Wire,
        clock: Clock,
        workshop: Workshop,
        most_bytes: int = MOST_BYTES,
        homes: Homes | None = None,
        uptime: Uptime | None = None,
    ) -> None:
        """`homes`: which worker serves which game; None for one that is alone.

        `uptime`: when the server ran; None where nobody plays.
        """
        self._uptime = uptime
        self.store = store
        self._homes = homes or Homes()
        self.clock = clock
        self.workshop = workshop
        self.most_bytes = most_bytes
        self.weight = 0
        """Bytes that the games in memory take, about."""
        self._weights: dict[str, int] = {}
        self._due: dict[str, LiveGame] = {}
        """Games of which a snapshot shall be stored."""
        self._keeper: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        self.journal = journal
        self.wire = wire
        self.games: OrderedDict[str, LiveGame] = OrderedDict()
        self.after_change: list[Callable[[LiveGame], object]] = []
        """Called when a game has changed, by whichever worker: bots look whose turn it is."""
        self.after_own_change: list[Callable[[LiveGame], None]] = []
        """Called when this worker has changed a game: people are told once."""
        self.after_news: list[Callable[[str], None]] = []
        """Called with the id of a game that has come, gone or changed, by whichever worker, in memory or not."""
        self.stored = 0
        """Events stored by this worker."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._everywhere: WeakValueDictionary[str, LiveGame] = WeakValueDictionary()
        """Also games that had to make room while somebody still held them: there are never two of the same game."""
        wire.heard[STORED] = self.hear
        wire.heard[PARTED] = self.send_away
        wire.on_doubt.append(self.look)

    async def find(self, game: str, version: int | None = None) -> LiveGame | None:
        """The game with this id, from memory or from the database, with all that any worker has acknowledged.

        `version`: a change is to be made to this version. Then it is enough that it is the newest known here: if it is
        not the newest at all, the change cannot be stored.
        """
        live = self._known(game)
        if live is not None:
            if self.wire.shared and live.version != version:
                await self._look_at_one(live)
            return self._known(game)
        lock = self._loading.setdefault(game, asyncio.Lock())
        async with lock:
            live = self._known(game)
            if live is None:
                live = await self._load(game)
                if live is not None:
                    if live.trouble is not None:
                        log.warning("a stored game cannot be read", extra={"game": game, "reason": live.trouble.text})
                    self._keep(live)
        return live

    async def _load(self, game: str) -> LiveGame | None:
        """A game from the database: quickly from a snapshot, or from all its events."""
        found = await self.store.load_newest(game, snapshots.code())
        if found is None:
            return None
        try:
            return await self._reopen(*found)
        except BadSnapshot as error:
            log.info("a snapshot is dropped", extra={"game": game, "reason": str(error)})
            await self.store.drop_snapshots(game)
            return await self._load_whole(game)

    async def _load_whole(self, game: str) -> LiveGame | None:
        whole = await self.store.load(game)
        return None if whole is None else await self._reopen(*whole, None)

    async def _reopen(
        self, head: Head, places: list[Place], events: list[Happening], frozen: Frozen | None
    ) -> LiveGame:
        updated = head.updated
        live = await self.workshop.reading.do(head.id, snapshots.reopen, head, places, events, frozen)
        await self._put_standing_right(live, updated)
        if self.is_due(live):
            self._freeze(live)
        return live

    async def _go_back_to(self, live: LiveGame, number: int) -> None:
        """Have the game know its actions from this one on again. The caller holds its lock."""
        if live.game is None or number >= live.game.before or not live.game.before:
            return
        whole = await self.store.load(live.head.id)
        assert whole is not None
        head, places, events = whole
        known = [event for event in events if event.sequence <= live.sequence]
        live.game = await self.workshop.reading.do(head.id, snapshots.replay, head, places, known, number)

    async def _put_standing_right(self, live: LiveGame, updated: datetime) -> None:
        """Let the game's row say where it stands and whether it can be read, if it does not.

        `updated`: when something last happened in the game, by that row.
        """
        stands, reason = live.head.standing, live.unreadable
        if live.trouble is not None and live.trouble.sequence == 0:
            # That is to be seen by its row.
            return
        if (stands is not None and stands.unreadable == reason) or (live.game is None and not reason):
            return
        if live.game is None:
            stands = Standing(0, (), "", (), reason)
        else:
            stands = await self._standing_at(live, live.game.number, reason)
        if live.ended:
            stands = msgspec.structs.replace(stands, turn=(), headline=live.ended)
        live.head.standing = stands
        try:
            await self.store.keep_standing(live.head.id, stands, updated)
        except StorageTrouble as error:
            log.warning("where a game stands is not stored", extra={"game": live.head.id, "reason": str(error)[:300]})

    def in_memory(self, game: str) -> LiveGame | None:
        """The game if this worker has it, as this worker knows it."""
        return self._everywhere.get(game)

    def _known(self, game: str) -> LiveGame | None:
        live = self._everywhere.get(game)
        if live is not None:
            self.games[game] = live
            self.games.move_to_end(game)
            if game not in self._weights:
                self._weigh(live)
        return live

    def _keep(self, live: LiveGame) -> None:
        self._everywhere[live.head.id] = self.games[live.head.id] = live
        self._weigh(live)
        for name, other in list(self.games.items()):
            if self.weight <= self.most_bytes:
                break
            if other is not live and not other.watchers and not other.lock.locked():
                self._put_away(name)

    def _weigh(self, live: LiveGame) -> None:
        """Note how much memory the game takes."""
        if live.head.id in self.games:
            weight = live.weight
            self.weight += weight - self._weights.get(live.head.id, 0)
            self._weights[live.head.id] = weight

    def _put_away(self, game: str) -> None:
        self.games.pop(game, None)
        self.weight -= self._weights.pop(game, 0)

    def _forget(self, live: LiveGame) -> None:
        """The game has been deleted."""
        self._everywhere.pop(live.head.id, None)
        self._put_away(live.head.id)
        live.end()

    async def add(
        self, head: Head, places: Sequence[Place], drafts: Sequence[Draft] = (), address: str = ""
    ) -> LiveGame:
        """A new game made from an address, with what has happened in it so far, if anything."""
        live = LiveGame(head, list(places))
        # Before anybody hears of the game: a bot may have the first move.
        live.address = address
        events = self._events(live, drafts)
        head.status = _status_after(live, drafts)
        head.standing = await self._standing_after(live, drafts)
        await self.store.add(head, places, events, self.wire)
        self._keep(live)
        if events:
            self._stored(live, events, drafts)
        else:
            self._tell_news(head.id)
        return live

    async def adopt(self, live: LiveGame, events: Sequence[Happening]) -> None:
        """A new game that has been folded elsewhere from what has happened in it so far."""
        await self.store.add(live.head, live.places, events, self.wire)
        self._keep(live)
        self.stored += len(events)
        self._tell_news(live.head.id)
        if self.is_due(live):
            self._freeze(live)
        for call in (*self.after_change, *self.after_own_change):
            call(live)

    async def change(self, live: LiveGame, make: Callable[[], Awaitable[T]]) -> T:
        """Make a change under the game's lock, again if another worker was faster with something harmless."""
        async with live.lock:
            for _ in range(TRIES):
                try:
                    return await make()
                except Overtaken:
                    if live.deleted:
                        raise NotFound(message("server-no-such-game")) from None
        raise Conflict(message("server-game-busy"), version=live.version)

    async def append(self, live: LiveGame, drafts: Sequence[Draft], places: Sequence[Place] = ()) -> None:
        """Store events and fold them. The caller holds the game's lock. Raises Overtaken or StorageTrouble."""
        events = self._events(live, drafts)
        # Only what changes: a guest who becomes an account at the same moment keeps the other seats.
        changed = tuple(place for place in places if place != live.places[place.seat])
        await self._go_back_to(live, _oldest(events))
        standing, moment = await self._standing_after(live, drafts), events[-1].created
        try:
            # By then it has been worked out when somebody's time runs out; if not, any worker does it.
            due = moment + LOOK_AFTER if live.head.timing is not None else None
            status, told = _status_after(live, drafts), told_of(live, drafts, standing, places)
            page = Page(live.head.id, events, status, moment, changed, standing, due, told)
            await self.journal.add(page)
        except AlreadyThere:
            await self.catch_up(live)
            raise Overtaken from None
        if places:
            live.places = list(places)
        live.head.standing = standing
        self._stored(live, events, drafts)

    async def _standing_after(self, live: LiveGame, drafts: Sequence[Draft]) -> Standing | None:
        """Where the game stands after these events."""
        last = next((draft for draft in reversed(drafts) if draft.kind in MOVING), None)
        if last is None or last.standing is not None:
            return live.head.standing if last is None else last.standing
        if last.kind == "end":
            stands = live.head.standing or Standing(0, (), "", ())
            return msgspec.structs.replace(stands, turn=(), headline=read_text(last.content["text"]))
        if last.kind == "start":
            players = last.content["players"]
            return await self.workshop.moves.do(live.head.id, standing_at_start, live.head, players)
        return await self._standing_at(live, last.content["to"])

    async def _standing_at(self, live: LiveGame, number: int, unreadable: Text = "") -> Standing:
        game = live.running
        # With the last action, whose words are those with which a game closes.
        window = game.window(number, since=max(number - 1, game.before))
        return await self.workshop.moves.do(live.head.id, standing_at, window, number, unreadable)

    def _events(self, live: LiveGame, drafts: Sequence[Draft]) -> list[Happening]:
        moment = self.clock.now()
        events: list[Happening] = []
        for step, draft in enumerate(drafts, start=1):
            content = draft.content
            if draft.kind in TIMED or content.get("why") == TIMEOUT:
                # What is made together takes no time of its own.
                waited = 0.0 if events else self._waited(live, moment)
                content = content | {"waited": round(waited, 1)}
            events.append(Happening(live.sequence + step, draft.kind, draft.seat, draft.person, content, moment))
        return events

    def _waited(self, live: LiveGame, moment: datetime) -> float:
        return live.waited(moment, self._uptime.outages if self._uptime is not None else ())

    def _stored(self, live: LiveGame, events: Sequence[Happening], drafts: Sequence[Draft]) -> None:
        self.stored += len(events)
        self._tell_news(live.head.id)
        self._fold(live, events, [draft.step for draft in drafts])
        live.keep_shown(drafts[-1].shown)
        # Of several workers, the one that made the last move.
        if self.is_due(live):
            self._freeze(live)
        for call in self.after_own_change:
            call(live)

    async def catch_up(self, live: LiveGame) -> None:
        """Fold what other workers have stored. The caller holds the game's lock, or nobody can change it."""
        await self._take_in(live, await self.store.events_after(live.head.id, live.sequence))

    async def _look_at_one(self, live: LiveGame) -> None:
        """The same for whoever does not hold the lock; mostly there is nothing new."""
        news = await self.store.events_after(live.head.id, live.sequence)
        if news is None or news.events:
            async with live.lock:
                await self._take_in(live, news)

    async def _take_in(self, live: LiveGame, news: News | None) -> None:
        """Fold events of other workers, except those that have been folded meanwhile."""
        if news is None:
            self._forget(live)
            return
        events = [event for event in news.events if event.sequence > live.sequence]
        if not events:
            return
        seating = any(event.kind in SEATING for event in events)
        seated = await self.store.seated(live.head.id) if seating else None
        await self._go_back_to(live, _oldest(events))
        steps = await self._steps(live, events)
        # All at once: who looks at the game meanwhile is shown all of it as it was.
        live.head.standing = news.standing
        if seated is not None:
            live.head.host, live.head.description = seated[0].host, seated[0].description
            live.places = seated[1]
        self._fold(live, events, steps)

    async def _steps(self, live: LiveGame, events: Sequence[Happening]) -> list[Step[Any] | None]:
        """What the actions among events lead to, if nothing but actions changes the position."""
        actions = [event for event in events if event.kind == "action"]
        simple = not any(event.kind in ("start", "undo", "redo") for event in events)
        steps: Iterator[Step[Any]] = iter(())
        if simple and actions and live.game is not None and live.trouble is None:
            asked = [(event.content, event.seat) for event in actions]
            # What is wrong with an event is found out when it is folded.
            with contextlib.suppress(BradshawError):
                steps = iter(await self.workshop.moves.do(live.head.id, stepping.steps, live.game.window(), asked))
        return [next(steps, None) if event.kind == "action" else None for event in events]

    def _fold(self, live: LiveGame, events: Sequence[Happening], steps: Sequence[Step[Any] | None]) -> None:
        for event, step in zip(events, steps, strict=True):
            live.fold(event, step)
        live.trim()
        self._weigh(live)
        for call in self.after_change:
            call(live)

    def is_due(self, live: LiveGame, later: int = 0) -> bool:
        """Whether it is time for a snapshot, or will be this many moves later.

        It would lose moves that were taken back and may be played again.
        """
        return _whole(live) and live.running.number + later >= live.frozen_number + snapshots.EVERY

    def _freeze(self, live: LiveGame) -> None:
        live.frozen_number = live.running.number
        self._due[live.head.id] = live
        if self._keeper is None:
            self._keeper = asyncio.create_task(self._keep_snapshots())

    async def _keep_snapshots(self) -> None:
        """Store those that are due, some at a time: nobody waits for them, and moves have to pass."""
        try:
            while self._due:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), SNAPSHOT_SECONDS)
                frozen = {}
                for name in list(self._due)[:MOST_SNAPSHOTS]:
                    live = self._due.pop(name)
                    if not live.deleted and _whole(live):
                        frozen[name] = snapshots.freeze(live)
                    # Others have their turn between two of them.
                    await asyncio.sleep(0)
                await self._keep_together(frozen)
        finally:
            self._keeper = None

    async def _keep_together(self, frozen: dict[str, Frozen]) -> None:
        try:
            await self.store.keep_snapshots(frozen)
        except BradshawError as error:
            if len(frozen) == 1:
                [game] = frozen
                # Another worker may have stored the same. Otherwise opening the game will take longer, no more.
                if not isinstance(error, AlreadyThere):
                    log.warning("a snapshot could not be stored", extra={"game": game, "reason": str(error)[:300]})
                return
            # One of the games may have been deleted meanwhile.
            for game, one in frozen.items():
                await self._keep_together({game: one})

    async def stop(self) -> None:
        """Store the snapshots that are due, and those of games that somebody may open as soon as there is a server."""
        self._stopping.set()
        moved = [live for live in self.games.values() if self.is_due(live, later=snapshots.EVERY - WORTH_IT)]
        for live in moved[-MOST_AT_LAST:]:
            self._freeze(live)
        if self._keeper is not None:
            await self._keeper
        self._stopping.clear()

    async def hear(self, *words: str) -> None:
        """Some worker, perhaps this one, has stored events: the newest of each game."""
        newest = list(zip(words[::2], words[1::2], strict=True))
        for game, _ in newest:
            self._tell_news(game)
        await asyncio.gather(*(self.news(game, int(sequence)) for game, sequence in newest))

    def _tell_news(self, game: str) -> None:
        for call in self.after_news:
            call(game)

    async def news(self, game: str, sequence: int) -> None:
        """An event is stored."""
        live = self._everywhere.get(game)
        if live is None or live.sequence >= sequence:
            return
        if live.watchers or self._homes.is_home(game):
            async with live.lock:
                # While its event is being stored, whoever stores it holds the lock.
                if live.sequence < sequence:
                    await self.catch_up(live)
        else:
            # Another worker serves it, and nobody here needs it before asking for it.
            self._put_away(game)

    async def look(self) -> None:
        """See whether other workers have stored something in the games that somebody follows here."""
        await self._look_at([name for name, live in self.games.items() if live.watchers])

    async def _look_at(self, games: Sequence[str]) -> None:
        if games:
            for game, sequence in (await self.store.last_sequences(games)).items():
                await self.news(game, sequence)

    async def give_to(self, old: str, new: str) -> None:
        """Everything of one person becomes another's: a guest who makes an account keeps the games."""
        games = await self.store.games_of(old)
        await self.store.give_to(old, new)
        for name in games:
            live = await self.find(name)
            if live is not None:
                await self._give(live, old, new)

    async def _give(self, live: LiveGame, old: str, new: str) -> None:
        async def give() -> None:
            host = new if live.head.host == old else live.head.host
            places = [_given(place, old, new) for place in live.places]
            await self.append(live, [Draft("seat", None, new, {})], places)
            live.head.host = host

        await self.change(live, give)

    async def forget(self, person: str) -> None:
        """Somebody is gone for good: games that nobody else is in go too, and the chat; other games go on."""
        said = await self.store.erase(person, ERASED)
        games = await self.store.games_of(person)
        for name in {*games, *said}:
            live = await self.find(name)
            if live is None:
                continue
            if name in games and not _others(live, person):
                await self.remove(live)
            else:
                await self._leave(live, person, said.get(name, []))
                # They hold the chat, too.
                await self.store.drop_snapshots(name)
        await self.store.give_to(person, None)

    async def _leave(self, live: LiveGame, person: str, said: Sequence[int]) -> None:
        async def leave() -> None:
            hosted = live.head.host == person
            drafts, places = _left(live, person)
            drafts[0].content["erased"] = said
            await self.append(live, drafts, places)
            if hosted:
                live.head.host, live.head.description = None, ""

        await self.change(live, leave)

    async def part(self, club: str, person: str) -> None:
        """Somebody belongs to a club no more. Games that have begun go on; at open tables the seats are free again.

        What else goes on in the club is nothing to follow any more, through whichever worker.
        """
        await self.exclude_from(await self.store.open_tables(club), person)
        async with self.store.database.writing() as connection:
            await self.wire.tell(connection, PARTED, club, person)
        await self.send_away(club, person)

    async def close_tables(self, club: str) -> None:
        """Delete the tables of a club that wait for players."""
        for game in await self.store.open_tables(club):
            await self.remove_stored(game)

    async def send_away(self, club: str, person: str) -> None:
        """Somebody belongs to a club no more: streams of its games end here, but for those in which he sits."""
        for live in list(self.games.values()):
            seated = any(person in (place.person, place.owner) for place in live.places)
            if live.head.club == club and not seated:
                for watcher in live.watchers:
                    if watcher.person == person:
                        watcher.sent_away = True
                        watcher.news.set()

    async def exclude(self, person: str) -> None:
        """Take somebody out of every seat. While the game runs the seat can be taken back, should the person return."""
        await self.exclude_from(await self.store.games_of(person), person)

    async def exclude_from(self, games: Sequence[str], person: str) -> None:
        """Take somebody out of seats in online games that are not over. Tables that wait for their host go."""
        for name in games:
            live = await self.find(name)
            if live is None or live.head.status not in (OPEN, RUNNING) or live.head.mode != ONLINE:
                continue
            if live.game is None and live.head.host == person:
                await self.remove(live)
            elif live.seats_of(person):
                await self._exclude(live, person)

    async def _exclude(self, live: LiveGame, person: str) -> None:
        async def exclude() -> None:
            drafts, places = [], list(live.places)
            for seat in live.seats_of(person):
                name, content = live.places[seat].name, dict[str, Any](why="excluded")
                if live.game is None:
                    places[seat] = open_place(seat)
                else:
                    places[seat] = Place(seat, name, owner=person)
                    content["text"] = message("server-excluded", player=name)
                drafts.append(Draft("seat", seat, None, content))
            if drafts:
                await self.append(live, drafts, places)

        await self.change(live, exclude)

    async def end(self, live: LiveGame, text: Text) -> None:
        """The host of the server ends a game: nobody can move any more."""

        async def end() -> None:
            if live.head.status != RUNNING:
                raise Conflict(message("server-not-running"), version=live.version)
            await self.append(live, [Draft("end", None, None, {"text": text})])

        await self.change(live, end)

    async def remove(self, live: LiveGame) -> None:
        await self.remove_stored(live.head.id)

    async def remove_stored(self, game: str, untouched_since: datetime | None = None) -> bool:
        """Delete a game without opening it, or only if nothing has happened in it since; whether it was deleted."""
        gone = await self.store.remove(game, self.wire, untouched_since)
        live = self._everywhere.get(game)
        if gone and live is not None:
            self._forget(live)
        if gone:
            self._tell_news(game)
        return gone


def _whole(live: LiveGame) -> bool:
    """Whether a snapshot would hold all of a game that is being played."""
    game = live.game
    return game is not None and live.trouble is None and game.number == game.length


def _others(live: LiveGame, person: str) -> bool:
    """Whether anybody else has, or can take back, a seat in the game."""
    return any(one not in (None, person) for place in live.places for one in (place.person, place.owner))


def _given(place: Place, old: str, new: str | None) -> Place:
    """The seat after everything of one person has become another's."""
    person = new if place.person == old else place.person
    owner = new if place.owner == old else place.owner
    return msgspec.structs.replace(place, person=person, owner=owner)


def _left(live: LiveGame, person: str) -> tuple[list[Draft], list[Place]]:
    """Somebody is gone for good: before the start the seat is free, later it stays closed until the others decide."""
    places = [_given(place, person, None) for place in live.places]
    drafts = []
    for seat in live.seats_of(person):
        content: dict[str, Any] = {"why": "left"}
        if live.game is None:
            places[seat] = open_place(seat)
        else:
            content["text"] = message("server-left", player=live.places[seat].name)
        drafts.append(Draft("seat", seat, None, content))
    return drafts or [Draft("seat", None, None, {})], places


def _oldest(events: Sequence[Happening]) -> int:
    """The first action that must be known for the events: the one before that to which they go back."""
    return min((event.content.get("to", 0) - 1 for event in events if event.kind == "undo"), default=sys.maxsize)


def _status_after(live: LiveGame, drafts: Sequence[Draft]) -> str:
    """The status that the lists show: worked out before storing, by playing ahead on a copy."""
    status = live.head.status
    for draft in drafts:
        if draft.kind == "start":
            status = RUNNING
        elif draft.kind == "end":
            status = ENDED
        elif draft.kind in ("action", "undo", "redo"):
            status = draft.content["status"]
    return status
