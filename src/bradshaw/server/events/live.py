"""A game that is being played: its events folded into a position, and those who watch it.

Events are the truth. Everything here follows from them, so a worker that starts, or that learns of a move made by
another worker, gets to the same place by folding the events that it has not seen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

from bradshaw.core.errors import BradshawError, IllegalAction, quoted
from bradshaw.core.game import Game, Step
from bradshaw.core.log import NOBODY, Entry
from bradshaw.core.messages import Text, message, read_text
from bradshaw.core.registry import titles
from bradshaw.core.title import Title
from bradshaw.server.events import stored_moves
from bradshaw.server.events.asks import ASK_REPLACE, ASK_UNDO, Ask
from bradshaw.server.events.happening import (
    AROUND_THE_TABLE,
    DAMAGED,
    PROGRAMMED,
    TIMEOUT,
    Happening,
    Trouble,
    Unreadable,
)
from bradshaw.server.events.head import ENDED, FINISHED, OPEN, OVER, RUNNING, ClubTold, Head
from bradshaw.server.events.lines import ChatLine, Line, lines
from bradshaw.server.events.seats import ROBOT, Place
from bradshaw.server.events.timing import CONSENT, Clocks, Holiday, counted
from bradshaw.server.events.watchers import SpectatorsTold, Watcher
from bradshaw.server.http.packing import Piece
from bradshaw.server.http.readers import Reader
from bradshaw.server.storage.uptime import Span

ERASED = message("server-chat-erased")

log = logging.getLogger("bradshaw.live")


def _result(done: asyncio.Future[Any]) -> tuple[bytes, ...]:
    return () if done.cancelled() or done.exception() is not None else done.result()


KEPT = 40
"""Actions and events that a game keeps in memory at least; what was before can be read from the database."""


_RUNTIME = frozenset(
    (
        "deleted",
        "address",
        "programs",
        "watchers",
        "around",
        "presence",
        "_newest",
        "waiting",
        "shown",
        "logs",
        "opened",
        "lock",
        "club",
        "followers",
    )
)
"""What a game in memory has that does not go with it to another process."""


class LiveGame:
    """One game in memory. Changes are made under `lock`, after they are stored.

    It can be sent to another process and back, without those who watch it.
    """

    def __init__(self, head: Head, places: list[Place]) -> None:
        self.head = head
        self.places = places
        self._title: Title[Any] | None = titles().get(head.title)
        self.game: Game[Any] | None = None
        self.trouble: Trouble | None = None
        self.sequence = 0
        self.version = 0
        self.automatic: set[int] = set()
        """The actions, counted from 0, that bots and programs made; those that were taken back included."""
        self.joined: set[int] = set()
        """The actions, likewise, that were made together with the one before."""
        self.frozen_number = 0
        """The actions that the newest snapshot has."""
        self.drawn = b""
        """The hexes of the board as they were drawn for the newest snapshot."""
        self.rewinds = 0
        """How often moves have been taken back."""
        self.movers: list[int] = []
        """The seat of every action; of those that were taken back, too, while they can be played again."""
        self.ended: Text = ""
        """Why nobody can play on, if the host of the server has ended the game."""
        self.notes: list[Line] = []
        """What the log tells of the table itself, with the number of actions made before."""
        self.clocks = Clocks([0.0] * len(places), [0.0] * len(places))
        self.out_of_time = 0
        """The version in which the time of whoever decides ran out; 0 before that has happened."""
        self.asks: dict[int, Ask] = {}
        self.chat: list[ChatLine] = []
        self.asides: list[ChatLine] = []
        """What spectators have said, for players to read when the game is over."""
        self.told: list[bytes] = []
        """Events as they are told to clients, from the one after `told_after` on."""
        self.told_after = 0
        self.moments: list[Any] = []
        """The moments of the charts, from the first on, as far as they have been worked out."""
        self._begin()
        try:
            head.check()
        except BradshawError as error:
            self._give_up(0, error.text)

    def _begin(self) -> None:
        """What belongs to the process in which the game is played."""
        self.deleted = False
        self.address = ""
        """From where the game was made; not known after a restart."""
        self.programs: dict[int, Any] | None = None
        """What each seat has told the server to do for it (`Orders`), once that is read."""
        self.watchers: set[Watcher] = set()
        self.around: set[str] = set()
        """People who were here a moment ago, or are through other workers; strangers among them."""
        self.followers: dict[str, str | None] = {}
        """The names of those who are here, as far as they have one."""
        self.presence = b""
        """Who is here, as it is told to those who follow."""
        self._newest: tuple[Sequence[Entry], list[Line]] = (), []
        """Entries of the log that were told last, and how."""
        self.waiting = b""
        """Whose bot waits for its turn to think, as it is told to those who follow; empty if none has had to."""
        self.shown: dict[tuple[frozenset[str], Reader], asyncio.Future[Any]] = {}
        """The current position as it is shown to those who may act and to the others, by what is hidden from them;
        forgotten with the next move, or when the last one who watches goes."""
        self.logs: dict[Reader, tuple[int, Piece]] = {}
        """The log as readers are told it, each with the newest event then."""
        self.opened = True
        """Whether nobody has been shown the game since it was opened."""
        self.club: ClubTold | None = None
        """The club that it belongs to, as it was called when somebody last asked for the game."""
        self.lock = asyncio.Lock()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in _RUNTIME}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._begin()

    # Asking

    @property
    def title(self) -> Title[Any]:
        assert self._title is not None
        return self._title

    @property
    def unreadable(self) -> Text:
        """Why the game cannot be read, or no further; empty if all is well."""
        return self.trouble.text if self.trouble is not None else ""

    @property
    def rules_changes(self) -> list[Text]:
        """What the newest rules have otherwise than those by which this game is played."""
        return self._title.differences(self.head.rules) if self._title is not None else []

    @property
    def running(self) -> Game[Any]:
        assert self.game is not None
        return self.game

    @property
    def actors(self) -> tuple[int, ...]:
        if self.game is None or self.trouble is not None:
            return ()
        return self.game.actors if self.head.status == RUNNING else ()

    @property
    def decider(self) -> int | None:
        """The seat for which the table waits."""
        return next(iter(self.actors), None)

    def is_out_of_time(self, seat: int) -> bool:
        """Whether the table waits for this seat though its time has run out."""
        return 0 < self.out_of_time == self.version and seat == self.decider

    def waited(self, now: datetime, outages: Sequence[Span]) -> float:
        """Seconds that count of those for which the table has waited until now."""
        seat, since = self.decider, self.clocks.asked
        if seat is None or since is None:
            return 0.0
        return counted(self.head.timing, since, now, self.clocks.pauses(seat, outages)).total_seconds()

    def moves_of(self, seat: int) -> int:
        return self.movers[: self.game.number].count(seat) if self.game is not None else 0

    def deadline(self, outages: Sequence[Span]) -> datetime | None:
        """When the time of the person who decides runs out; None if nobody's does."""
        timing, seat = self.head.timing, self.decider
        if timing is None or seat is None or self.places[seat].person is None:
            return None
        return self.clocks.deadline(timing, seat, self.moves_of(seat), outages)

    def time_left(self, now: datetime, outages: Sequence[Span]) -> list[int]:
        """Seconds that each seat has left; empty where nobody's time is limited."""
        timing = self.head.timing
        if timing is None or self.game is None:
            return []
        left = [self.clocks.left(timing, seat, self.moves_of(seat)).total_seconds() for seat in range(len(self.places))]
        if self.decider is not None:
            left[self.decider] -= self.waited(now, outages)
        return [max(0, int(seconds)) for seconds in left]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats for which this person may act."""
        return [place.seat for place in self.places if person is not None and place.person == person]

    def hears_asides(self, person: str | None) -> bool:
        """Whether somebody may read what spectators say: players only when the game is over."""
        plays = any(person is not None and person in (place.person, place.owner) for place in self.places)
        return self.head.status in OVER or not plays

    @property
    def spectators(self) -> SpectatorsTold:
        """Those who are here without a seat."""
        seated = {place.person for place in self.places}
        names = [name for person, name in self.followers.items() if person.removeprefix(ROBOT) not in seated]
        known = sorted((name for name in names if name is not None), key=str.casefold)
        return SpectatorsTold(tuple(known), len(names) - len(known))

    @property
    def log_from(self) -> int:
        """The number of the first action that the log in memory tells of; 0 if it begins with the set-up."""
        return self.game.before + 1 if self.game is not None and self.game.before else 0

    def lines_of(self, number: int) -> list[Line]:
        """What the action with this number did. The newest is told to the mover and to all others alike."""
        entries = self.running.log_of(number - 1)
        if self._newest[0] is not entries:
            self._newest = entries, lines(self.running, number, entries)
        return self._newest[1]

    def log(self) -> list[Line]:
        """What has happened, from `log_from` on."""
        if self.game is None:
            return []
        game = self.game
        told = lines(game, 0, game.setup_log) if not game.before else []
        for number in range(game.before, game.number):
            told += lines(game, number + 1, game.log_of(number))
        # Moves that were taken back take nothing with them that happened at the table.
        notes = [msgspec.structs.replace(note, number=min(note.number, game.number)) for note in self.notes]
        recent = [note for note in notes if note.number >= self.log_from]
        return sorted([*told, *recent], key=lambda line: line.number) if recent else told

    @property
    def weight(self) -> int:
        """About how many bytes of memory the game takes."""
        actions = len(self.game.played) if self.game is not None else 0
        told = sum(map(len, self.told)) + 300 * (len(self.chat) + len(self.asides))
        shown = sum(len(part) for one in self.shown.values() if one.done() for part in _result(one))
        shown += sum(len(log) for _, log in self.logs.values())
        charts = sum(len(moment.known) + len(moment.veiled) for moment in self.moments)
        return 40_000 + 4_000 * actions + told + shown + charts + len(self.drawn)

    def trim(self) -> None:
        """Forget what was long ago, unless it may be played again."""
        game = self.game
        if game is not None and game.number - game.before > 2 * KEPT and game.number == game.length:
            self.game = game.recent(KEPT)
        if len(self.told) > 2 * KEPT:
            self.told_after += len(self.told) - KEPT
            del self.told[:-KEPT]

    # Following

    def watch(self, watcher: Watcher) -> Watcher:
        """Somebody comes to follow the game."""
        self.watchers.add(watcher)
        return watcher

    def watcher(self, person: str, page: str) -> Watcher:
        """The one who follows the game by this page of a person; if none does through this worker, nobody."""
        pages = (one for one in self.watchers if page and one.page == page and one.person == person)
        return next(pages, None) or Watcher(person)

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if not self.watchers:
            self.shown.clear()
            self.logs.clear()
            self.presence = b""

    @property
    def here(self) -> set[str]:
        """The people who follow the game, through whichever worker."""
        return self.around | {watcher.player for watcher in self.watchers if watcher.player is not None}

    def keep_shown(self, shown: Mapping[tuple[frozenset[str], Reader], Any]) -> None:
        """Keep the current position as it is shown to some."""
        for kept, one in shown.items():
            made = self.shown[kept] = asyncio.get_running_loop().create_future()
            made.set_result(one)

    def tell_presence(self, told: bytes) -> None:
        """Tell those who follow who is here, if that has changed."""
        if told != self.presence:
            self.presence = told
            for watcher in self.watchers:
                watcher.news.set()

    def tell_waiting(self, seat: int | None) -> None:
        """Tell those who follow that the bot in a seat waits for its turn to think, or that none does any more."""
        told = msgspec.json.encode({"seat": seat})
        if told != self.waiting and (self.waiting or seat is not None):
            self.waiting = told
            for watcher in self.watchers:
                watcher.news.set()

    def end(self) -> None:
        """The game has been deleted: there is nothing to follow any more."""
        self.deleted = True
        for watcher in self.watchers:
            watcher.news.set()

    def fold(self, event: Happening, step: Step[Any] | None = None) -> None:
        """Take in an event that is stored. Events come in order and exactly once.

        After one that cannot be read the position stays as it is. `step`: what an action leads to, if that has been
        worked out already.
        """
        if event.sequence <= self.sequence:
            raise RuntimeError(f"event {event.sequence} of {self.head.id} after {self.sequence}")
        if event.sequence != self.sequence + 1:
            self._give_up(self.sequence + 1, message("server-missing-event", number=self.sequence + 1))
            self.told += [
                msgspec.json.encode({"sequence": number, "kind": DAMAGED})
                for number in range(self.sequence + 1, event.sequence)
            ]
        tale = self._read(event, step)
        self.sequence = event.sequence
        self.told.append(
            msgspec.json.encode(
                {
                    "sequence": event.sequence,
                    "kind": event.kind if tale is not None else DAMAGED,
                    "time": event.created,
                    "seat": event.seat,
                    "version": self.version,
                    "number": self.game.number if self.game is not None else 0,
                    "turn": list(self.actors),
                    **(tale or {}),
                }
            )
        )
        for watcher in self.watchers:
            watcher.news.set()

    def _read(self, event: Happening, step: Step[Any] | None) -> dict[str, Any] | None:
        """What is told of the event beside what all have; None if it cannot be read."""
        if self.trouble is not None and event.kind not in AROUND_THE_TABLE:
            return None
        number = self.game.number + 1 if self.game is not None else 0
        try:
            if event.kind == "action":
                return self._fold_action(event, step)
            tale: dict[str, Any] = getattr(self, f"_fold_{event.kind}")(event)
        except Unreadable as error:
            self._give_up(event.sequence, error.text)
        except BradshawError as error:
            reason = self._reason(error)
            if event.kind == "action":
                self._give_up(event.sequence, message("server-unreadable-move", number=number, reason=reason))
            else:
                number = event.sequence
                self._give_up(event.sequence, message("server-unreadable-event", number=number, reason=reason))
        except Exception as error:
            # Whatever was stored, and whatever the rules make of it, is no reason to stop the server.
            log.exception("a stored event cannot be read", extra={"game": self.head.id, "sequence": event.sequence})
            what = f"{type(error).__name__}: {quoted(error)}"
            self._give_up(event.sequence, message("server-broken-event", number=event.sequence, problem=what))
        else:
            return tale
        return None

    def _reason(self, error: BradshawError) -> Text:
        """What is wrong with an event, as far as everybody may know it: where money is secret, the rule alone."""
        if not isinstance(error, IllegalAction):
            return error.text
        state, rule = self.running.state, error.refusal.rule
        secret = self.title.told_by_choices(state) & self.title.secrets(state, NOBODY)
        reason = self.title.rulebook[rule].statement if secret else error.refusal.text
        return message("server-refused-by", reason=reason, rule=rule)

    def _give_up(self, sequence: int, text: Text) -> None:
        """The game cannot be read further; the first reason stays."""
        if self.trouble is None:
            self.trouble = Trouble(sequence, text)

    def _fold_damaged(self, event: Happening) -> dict[str, Any]:
        raise Unreadable(message("server-damaged-event", number=event.sequence))

    def _fold_start(self, event: Happening) -> dict[str, Any]:
        players = event.content["players"]
        if len(players) != len(self.places):
            raise Unreadable(message("server-unequal-seats", players=len(players), seats=len(self.places)))
        self.game = Game(self.title, players, self.head.seed, self.head.options, self.head.rules)
        self.head.status = RUNNING
        self.version = event.sequence
        self.clocks.asked = event.created
        robots = event.content.get("robots")
        return {} if robots is None else {"entries": [self._note("seat", read_text(robots))]}

    def _fold_action(self, event: Happening, step: Step[Any] | None) -> dict[str, Any]:
        game, number = self.running, self.running.number + 1
        if step is None:
            step = stored_moves.again(game, event.content, event.seat)
        if step.played.hash != event.content["hash"]:
            raise Unreadable(message("server-other-position", number=number))
        self.clocks.acted(number - 1, self._count_time(event))
        game.take(step)
        taken_back = range(number - 1, len(self.movers))
        self.movers[number - 1 :] = [step.played.actor]
        del self.moments[number:]
        automatic = event.content.get("automatic", False)
        for marked, marks in ((self.automatic, automatic), (self.joined, event.content.get("joined", False))):
            marked.difference_update(taken_back)
            if marks:
                marked.add(number - 1)
        self._moved(event)
        entries = self.lines_of(number)
        tale = {"action": event.content["action"], "entries": entries, "automatic": automatic and event.person is None}
        return tale | {PROGRAMMED: True} if automatic and event.person is not None else tale

    def _fold_undo(self, event: Happening) -> dict[str, Any]:
        game, before, asked = self.running, self.running.number, self.decider
        seconds = self.clocks.carried + self._count_time(event)
        while game.number > event.content["to"]:
            game.undo()
        seat = next(iter(game.actors), None)
        taken = sum(self.clocks.spent[one] for one in range(game.number, before) if self.movers[one] == seat)
        self.clocks.carry(self.head.timing, taken + (seconds if asked == seat else 0.0))
        self.rewinds += 1
        self.frozen_number = min(self.frozen_number, game.number)
        del self.moments[game.number + 1 :]
        self._moved(event)
        return {}

    def _fold_redo(self, event: Happening) -> dict[str, Any]:
        game = self.running
        self._count_time(event)
        self.clocks.carried = 0.0
        while game.number < event.content["to"]:
            game.redo()
        self._moved(event)
        return {}

    def _count_time(self, event: Happening) -> float:
        """Until now the table has waited for whoever decides: the seconds of it that count."""
        return self.clocks.count(self.decider, event.content.get("waited"), event.created)

    def _moved(self, event: Happening) -> None:
        self.version = event.sequence
        self.shown.clear()
        self.head.status = RUNNING if self.running.outcome is None else FINISHED
        self.head.updated = event.created
        for ask in self.asks.values():
            if ask.kind == ASK_UNDO and ask.state == OPEN:
                ask.state = "granted" if event.kind == "undo" else "lapsed"
            elif self.head.timing is not None and ask.state == OPEN and ask.wish.get("seat") == event.seat:
                # Whose time had run out has moved after all.
                ask.state = "lapsed"

    def _fold_end(self, event: Happening) -> dict[str, Any]:
        self.ended = read_text(event.content["text"])
        self.head.status = ENDED
        self.version = event.sequence
        self.shown.clear()
        for ask in self.asks.values():
            if ask.state == OPEN:
                ask.state = "lapsed"
        return {"entries": [self._note("end", self.ended)]}

    def _note(self, kind: str, text: Text) -> Line:
        note = Line(self.game.number if self.game is not None else 0, kind, NOBODY, "", text)
        self.notes.append(note)
        return note

    def _erase(self, sequences: Sequence[int]) -> None:
        """Somebody who has left takes his chat along."""
        gone = set(sequences)
        self.chat, self.asides = (
            [msgspec.structs.replace(line, text=ERASED, spot="") if line.sequence in gone else line for line in lines]
            for lines in (self.chat, self.asides)
        )
        for sequence in gone:
            index = sequence - 1 - self.told_after
            if index >= 0:
                told = msgspec.json.decode(self.told[index])
                self.told[index] = msgspec.json.encode(told | {"text": ERASED})

    def _fold_seat(self, event: Happening) -> dict[str, Any]:
        self._erase(event.content.get("erased", ()))
        for ask in self.asks.values():
            # The seat in question, or of somebody who was asked, has changed hands.
            about = ask.wish.get("seat") if ask.kind == ASK_REPLACE else None
            if ask.state == OPEN and event.seat is not None and event.seat in (about, ask.by, *ask.needs):
                ask.state = "lapsed"
        self._take_time(event)
        text = event.content.get("text")
        if text is None or self.game is None:
            return {}
        return {"entries": [self._note("seat", read_text(text))]}

    def _take_time(self, event: Happening) -> None:
        """Time has run out, or somebody else is in a seat, with time of his own."""
        seat, why = event.seat, event.content.get("why")
        if seat is None or self.game is None:
            return
        if why == TIMEOUT and event.content["then"] == CONSENT:
            self.out_of_time = self.version
        elif why == TIMEOUT:
            self._count_time(event)
        elif why in ("joined", "returned") and seat == self.decider:
            self.clocks.begin_anew(self.head.timing, seat, self.moves_of(seat), event.created)
        elif why in ("joined", "returned"):
            self.clocks.grant(self.head.timing, seat, self.moves_of(seat))

    def _fold_holiday(self, event: Happening) -> dict[str, Any]:
        """A player takes days off from now on, or comes back before they are over."""
        assert event.seat is not None
        until = datetime.fromisoformat(event.content["until"])
        for holiday in self.clocks.holidays:
            if holiday.seat == event.seat and holiday.began <= event.created < holiday.ended:
                holiday.ended = until
                break
        else:
            self.clocks.holidays.append(Holiday(event.seat, event.created, until))
        return {"entries": [self._note("seat", read_text(event.content["text"]))]}

    def _fold_ask(self, event: Happening) -> dict[str, Any]:
        assert event.seat is not None
        ask = Ask(
            event.sequence,
            event.content["kind"],
            event.seat,
            read_text(event.content["text"]),
            event.content["needs"],
            [],
            [],
            OPEN if event.content["needs"] else "granted",
            event.content["wish"],
            event.content.get("decides"),
        )
        self.asks[ask.id] = ask
        return {"ask": ask}

    def _fold_answer(self, event: Happening) -> dict[str, Any]:
        ask = self.asks[event.content["ask"]]
        assert event.seat is not None
        if event.content.get("back"):
            ask.state = "lapsed"
            return {"ask": ask}
        (ask.yes if event.content["yes"] else ask.no).append(event.seat)
        if ask.no:
            ask.state = "refused"
        elif ask.agreed:
            ask.state = "granted"
        return {"ask": ask}

    def _fold_chat(self, event: Happening) -> dict[str, Any]:
        name, text = event.content["name"], read_text(event.content["text"])
        spot = event.content.get("spot", "")
        self.chat.append(ChatLine(event.sequence, event.seat, name, text, event.created, spot))
        return {"name": name, "text": text} | ({"spot": spot} if spot else {})

    def _fold_aside(self, event: Happening) -> dict[str, Any]:
        name, text = event.content["name"], read_text(event.content["text"])
        self.asides.append(ChatLine(event.sequence, None, name, text, event.created))
        return {"name": name, "text": text}
