"""Who is here, and who has been away for how long.

Somebody is here while a stream of the game is open, through whichever worker. Any request and any open stream is a sign
of life, of a person or of a person's robots; signs are stored, so that absence is the same for all workers and after a
restart.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Iterable, Sequence, Set
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import Update, bindparam, delete, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import InstrumentedAttribute

from bradshaw.core.messages import Message, message
from bradshaw.server.clock import Clock, spelled
from bradshaw.server.events.head import ONLINE, RUNNING
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.seats import ROBOT, Place, robot_of
from bradshaw.server.events.timing import CONSENT, reached
from bradshaw.server.events.watchers import STRANGER
from bradshaw.server.games.hall import Hall
from bradshaw.server.games.store import Listed
from bradshaw.server.storage.database import AlreadyThere, Database, StorageTrouble
from bradshaw.server.storage.tables import GameHead, Person, Seat, Watching, Worker
from bradshaw.server.storage.uptime import AWAKE_SECONDS, Uptime
from bradshaw.server.work.persevering import Background, persevere

TICK_SECONDS = 0.5
GRACE_SECONDS = 1.5
"""A page that is loaded again closes its stream and opens the next one: nobody hears of that."""
BEAT_SECONDS = 1.0
DEAD_SECONDS = 3.0
"""A worker whose beat stands still for this long no longer counts; after a minute its rows are removed."""
REMOVED_SECONDS = 60.0
SIGN_EVERY = timedelta(seconds=30)
"""A sign of life is stored at most this often for each person."""
FUTURE = timedelta(minutes=1)
"""A sign later than this comes from a clock that was wrong."""
MOST_REMEMBERED = 10_000


def _storing(column: InstrumentedAttribute[datetime | None]) -> Update:
    """An older sign does not replace a newer one that another worker has stored, unless that one's clock was wrong."""
    older = or_(column.is_(None), column < bindparam("moment"), column > bindparam("future"))
    return update(Person).where(Person.id == bindparam("person"), older).values({column: bindparam("moment")})


_STORE_SIGN, _STORE_ROBOT_SIGN = _storing(Person.seen), _storing(Person.robot_seen)

Pair = tuple[str, str]
"""A game and a person."""

log = logging.getLogger("bradshaw.presence")


class SeatPresence(msgspec.Struct, frozen=True):
    """Whether a seat's player is here, or since when away, and from when on somebody else can have the seat."""

    seat: int
    present: bool
    seen: datetime | None
    replaceable: datetime | None
    absent: bool
    """Whether that moment has come: clients need not trust their own clocks."""


class Presence:
    """Notices who comes and goes, and keeps the signs of life."""

    def __init__(self, database: Database, hall: Hall, clock: Clock, uptime: Uptime) -> None:
        self._database = database
        self._hall = hall
        self._clock = clock
        self.uptime = uptime
        self._shared = hall.wire.shared
        self._id = secrets.token_hex(8)
        self._looking = Background()
        self._last: dict[Pair, float] = {}
        """When each pair was last seen through this worker; those within the grace are here."""
        self._elsewhere: set[Pair] = set()
        self._around: dict[str, set[str]] = {}
        """Those who are here, by game."""
        self._told_others: set[Pair] | None = None
        """What the other workers can read of this one; None before it has a row."""
        self._beat_at = self._awake_at = float("-inf")
        self._beats: dict[str, tuple[int, float, bool]] = {}
        """For each other worker its last beat, when that was noticed, and whether it was seen to go on."""
        self._seen: OrderedDict[str, datetime] = OrderedDict()
        """The stored signs of life, as far as this worker knows them."""
        self._unstored: dict[str, datetime] = {}

    async def start(self) -> None:
        await self.uptime.note()
        self._looking.start(self._keep_looking())

    async def stop(self) -> None:
        """Store what is known; those who were here come again when a server is there."""
        await self._looking.stop()
        for _, person in self._last:
            if not person.startswith(STRANGER):
                self._unstored[person] = self._clock.now()
        with contextlib.suppress(StorageTrouble, AlreadyThere):
            await self._store_signs()
            if self._told_others is not None:
                async with self._database.writing() as connection:
                    await connection.execute(delete(Worker).where(Worker.id == self._id))

    # Signs of life

    def sign(self, person: str, at_once: bool = False) -> None:
        """The person has been heard of. Costs nothing: it is stored later, together with others."""
        moment, known = self._clock.now(), self._seen.get(person)
        if at_once or known is None or abs(moment - known) >= SIGN_EVERY:
            self._unstored[person] = moment

    async def know(self, people: Iterable[str | None], again: bool = False) -> None:
        """Read the signs of these people, unless they are known and no other worker can have heard newer ones."""
        again = again or self._shared
        wanted = {one for one in people if one is not None and (again or one not in self._seen)}
        if not wanted:
            return
        asked = select(Person.id, Person.seen, Person.robot_seen)
        asked = asked.where(Person.id.in_({one.removeprefix(ROBOT) for one in wanted}))
        async with self._database.reading() as connection:
            rows = (await connection.execute(asked)).all()
        stored = {row.id: row.seen for row in rows} | {robot_of(row.id): row.robot_seen for row in rows}
        for one in wanted:
            if one not in stored:
                self._seen.pop(one, None)
                continue
            seen = stored[one]
            if seen is not None and seen <= self._clock.now() + FUTURE:
                self._remember(one, seen)
            elif one not in self._unstored and (seen is not None or one not in self._seen):
                # Nobody has noted when: the absence is counted from now on.
                self.sign(one, at_once=True)
                self._remember(one, self._unstored[one])

    def _remember(self, person: str, moment: datetime) -> None:
        self._seen.pop(person, None)
        self._seen[person] = moment
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.popitem(last=False)

    def seen(self, person: str | None) -> datetime | None:
        """The last sign of life that is known here."""
        known = [signs[person] for signs in (self._unstored, self._seen) if person is not None and person in signs]
        return max(known, default=None)

    async def _store_signs(self) -> None:
        # Always in the same order, so that no two workers wait for one another.
        signs = sorted(self._unstored.items())
        if not signs:
            return
        async with self._database.writing() as connection:
            future = self._clock.now() + FUTURE
            for statement, robots in ((_STORE_SIGN, False), (_STORE_ROBOT_SIGN, True)):
                rows = [
                    {"person": one.removeprefix(ROBOT), "moment": moment, "future": future}
                    for one, moment in signs
                    if one.startswith(ROBOT) == robots
                ]
                if rows:
                    await connection.execute(statement, rows)
        for person, moment in signs:
            self._remember(person, moment)
            if self._unstored.get(person) == moment:
                del self._unstored[person]

    def now(self) -> datetime:
        return self._clock.now()

    # Absence

    def replaceable(self, live: LiveGame | Listed, place: Place) -> datetime | None:
        """When a player can be replaced: by then the time will have run out that the table gives or waits.

        None: not as things stand, because the player is here, or need not decide where time is limited.
        """
        if live.head.timing is not None:
            turn = live.head.standing.turn[:1] if live.head.standing is not None else ()
            by_consent = live.head.timing.then == CONSENT and place.seat in turn
            return self.deadline(live) if by_consent else None
        return self._gone_for_good(live, place)

    def _gone_for_good(self, live: LiveGame | Listed, place: Place) -> datetime | None:
        """When a player who is away has been away for as long as the table waits. None: the player is here."""
        seen = self.seen(place.player)
        if place.player in live.here or seen is None:
            return None
        return reached(None, seen, timedelta(hours=live.head.replace_after), self.uptime.outages)

    def deadline(self, live: LiveGame | Listed) -> datetime | None:
        """When the time of whoever decides runs out; None if nobody's does."""
        return live.deadline(self.uptime.outages) if isinstance(live, LiveGame) else live.head.deadline

    async def refusal(self, live: LiveGame, place: Place) -> Message | None:
        """Why a player cannot be replaced now; None if it is possible."""
        if place.person is None:
            return None
        if live.head.timing is not None:
            out = live.is_out_of_time(place.seat) and live.head.timing.then == CONSENT
            return None if out else message("server-not-out-of-time", player=place.name)
        return await self.absence_refusal(live, place)

    async def absence_refusal(self, live: LiveGame, place: Place) -> Message | None:
        """Why a player has not been away for as long as the table waits; None if that is so."""
        if place.player is None:
            return None
        await self.uptime.note()
        await self.know([place.player], again=True)
        waits = spelled(timedelta(hours=live.head.replace_after))
        if self._is_here(place.player, live):
            here = place.player in live.here
            return message("server-not-away", player=place.name, here=here, waits=waits)
        moment, seen = self._gone_for_good(live, place), self.seen(place.player)
        if moment is None or seen is None or moment <= self._clock.now():
            return None
        left = moment - self._clock.now()
        away = spelled(self._clock.now() - seen)
        return message("server-not-away-long", player=place.name, away=away, waits=waits, left=spelled(left))

    def _is_here(self, person: str, live: LiveGame) -> bool:
        """Whether the person or robot follows this or any other game, through any worker."""
        watchers = (watcher.player for one in self._hall.games.values() for watcher in one.watchers)
        return person in live.here or person in {*watchers, *(one for _, one in (*self._last, *self._elsewhere))}

    # Coming and going

    async def _keep_looking(self) -> None:
        while True:
            await persevere(self._look, TICK_SECONDS, log, "looking")
            await asyncio.sleep(TICK_SECONDS)

    async def _look(self) -> None:
        moment = asyncio.get_running_loop().time()
        for live in self._hall.games.values():
            for watcher in live.watchers:
                self._last[live.head.id, watcher.key] = moment
                if watcher.player is not None:
                    self.sign(watcher.player)
        for pair, last in list(self._last.items()):
            if moment - last >= GRACE_SECONDS:
                del self._last[pair]
                if not pair[1].startswith(STRANGER):
                    self.sign(pair[1], at_once=True)
        # First: a worker that reads that somebody has gone reads the last sign with it.
        await self._store_signs()
        if self._shared:
            await self._exchange(moment)
        if moment - self._awake_at >= AWAKE_SECONDS:
            self._awake_at = moment
            await self.uptime.note()
        await self._tell()

    async def _exchange(self, moment: float) -> None:
        """Tell the other workers who is here, and read who is there."""
        here = set(self._last)
        due = moment - self._beat_at >= BEAT_SECONDS
        if here != (self._told_others or set()) or (due and here):
            await self._publish(here)
            self._beat_at = moment
        async with self._database.reading() as connection:
            beats = (await connection.execute(select(Worker.id, Worker.beat).where(Worker.id != self._id))).all()
            rows = (await connection.execute(select(Watching.worker, Watching.game, Watching.person))).all()
        known, self._beats = self._beats, {}
        for worker, beat in beats:
            before = known.get(worker)
            if before is None:
                self._beats[worker] = (beat, moment, False)
            else:
                self._beats[worker] = before if before[0] == beat else (beat, moment, True)
        alive = {
            worker
            for worker, (_, noticed, went_on) in self._beats.items()
            if went_on and moment - noticed < DEAD_SECONDS
        }
        self._elsewhere = {(game, person) for worker, game, person in rows if worker in alive}
        gone = [worker for worker, (_, noticed, _) in self._beats.items() if moment - noticed > REMOVED_SECONDS]
        if gone:
            async with self._database.writing() as connection:
                await connection.execute(delete(Watching).where(Watching.worker.in_(gone)))
                await connection.execute(delete(Worker).where(Worker.id.in_(gone)))

    async def _publish(self, here: set[Pair]) -> None:
        told = self._told_others
        self._told_others = None
        async with self._database.writing() as connection:
            beating = update(Worker).where(Worker.id == self._id).values(beat=Worker.beat + 1)
            if not (await connection.execute(beating)).rowcount:
                # The first time, or the others took this worker for dead.
                await connection.execute(insert(Worker).values(id=self._id, beat=0))
                told = set()
            await self._note_watching(connection, told, here)
        self._told_others = here

    async def _note_watching(self, connection: AsyncConnection, told: set[Pair] | None, here: set[Pair]) -> None:
        mine = Watching.worker == self._id
        if told is None:
            await connection.execute(delete(Watching).where(mine))
            told = set()
        for game, person in told - here:
            await connection.execute(delete(Watching).where(mine, Watching.game == game, Watching.person == person))
        if came := here - told:
            rows = [{"worker": self._id, "game": game, "person": person} for game, person in came]
            await connection.execute(insert(Watching), rows)

    async def _tell(self) -> None:
        """Tell those who follow a game who has come and gone."""
        around: dict[str, set[str]] = {}
        for game, person in (*self._last, *self._elsewhere):
            around.setdefault(game, set()).add(person)
        self._around = around
        followed = [live for live in self._hall.games.values() if live.watchers and live.head.mode == ONLINE]
        changed = [live for live in followed if live.around != around.get(live.head.id, set())]
        await self.know(place.player for live in changed for place in live.places)
        for live in self._hall.games.values():
            live.around = around.get(live.head.id, set())
        await self._name_followers(changed)
        for live in followed:
            await self.know(place.player for place in live.places if self.seen(place.player) is None)
            live.tell_presence(msgspec.json.encode({"seats": self.of(live), "spectators": live.spectators}))

    async def _name_followers(self, changed: Sequence[LiveGame]) -> None:
        """Note in games how those are called who have come."""
        people = {one for live in changed for one in live.around}
        names: dict[str, str | None] = dict.fromkeys(people)
        known = {one: one.removeprefix(ROBOT) for one in people if not one.startswith(STRANGER)}
        if known:
            async with self._database.reading() as connection:
                rows = await connection.execute(select(Person.id, Person.name).where(Person.id.in_(known.values())))
                found = {row.id: row.name for row in rows}
            names |= {one: found.get(person) for one, person in known.items()}
        for live in changed:
            live.followers = {one: names[one] for one in live.around}

    def here(self, game: str) -> Set[str]:
        """The people who follow a game, also one that is not in memory."""
        live = self._hall.games.get(game)
        return live.here if live is not None else self._around.get(game, frozenset())

    async def seats_here(self, games: Iterable[str]) -> dict[str, list[int]]:
        """The seats of those who are here, of online games in which somebody is. Games in memory ask no database."""
        found: dict[str, list[int]] = {}
        unknown = []
        for game in games:
            live, here = self._hall.games.get(game), self.here(game)
            if live is not None and live.head.mode == ONLINE:
                seats = [place.seat for place in live.places if place.player is not None and place.player in here]
                found |= {game: seats} if seats else {}
            elif live is None and here:
                unknown.append(game)
        if unknown:
            here_elsewhere = tuple_(Seat.game, Seat.person, Seat.robot).in_(
                [(game, one.removeprefix(ROBOT), one.startswith(ROBOT)) for game in unknown for one in self.here(game)]
            )
            query = select(Seat.game, Seat.seat).join(GameHead, GameHead.id == Seat.game)
            async with self._database.reading() as connection:
                rows = await connection.execute(
                    query.where(GameHead.mode == ONLINE, here_elsewhere).order_by(Seat.seat)
                )
                for row in rows:
                    found.setdefault(row.game, []).append(row.seat)
        return found

    def of(self, live: LiveGame | Listed) -> Sequence[SeatPresence]:
        """Who of a game's players is here."""
        here, waiting = live.here, live.head.mode == ONLINE and live.head.status == RUNNING
        told = []
        for place in live.places:
            present = place.bot is not None or place.player in here
            moment = self.replaceable(live, place) if waiting and place.person is not None else None
            seen = None if present else self.seen(place.player)
            absent = moment is not None and moment <= self._clock.now()
            if live.head.timing is not None and isinstance(live, LiveGame):
                absent = live.is_out_of_time(place.seat) and moment is not None
            told.append(SeatPresence(place.seat, present, seen, moment, absent))
        return told
