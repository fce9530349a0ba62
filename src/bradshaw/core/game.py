"""A game in play: its state, its history, and the verbs that change it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from bradshaw.core import garbage
from bradshaw.core.action import Action, ill_formed
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.choices import Choices
from bradshaw.core.errors import (
    BadAction,
    BadOption,
    BadPlayers,
    BadRecord,
    BradshawError,
    IllegalAction,
    NothingToUndo,
    UnknownRules,
    quoted,
)
from bradshaw.core.frame import advance, settle
from bradshaw.core.log import NOBODY, Again, Entry, Log, cuts
from bradshaw.core.messages import Text, message
from bradshaw.core.options import OptionValue, complete
from bradshaw.core.outcome import Outcome
from bradshaw.core.record import Played, RawRecord, Record, decode_played
from bradshaw.core.refusal import Refusal
from bradshaw.core.state import State
from bradshaw.core.title import Title

S = TypeVar("S", bound=State)

CHECKPOINT = 16
"""A copy of the state is kept every so many actions, so that going back replays fewer than this."""
LONGEST_NAME = 40
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)", re.ASCII)


def check_players(title: Title[Any], players: Sequence[str]) -> tuple[str, ...]:
    """The players' names, or BadPlayers."""
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadPlayers(message("core-error-players-list"))
    if len(players) not in title.players:
        fewest, most = title.players[0], title.players[-1]
        raise BadPlayers(
            message("core-error-player-count", game=title.name, fewest=fewest, most=most, count=len(players))
        )
    for name in players:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadPlayers(message("core-error-player-name", longest=LONGEST_NAME, name=quoted(name)[:60]))
    if len({name.strip() for name in players}) != len(players):
        raise BadPlayers(message("core-error-same-name"))
    return tuple(players)


class Step(NamedTuple, Generic[S]):
    """An action worked out: as it goes on record, the state that it leads to, and what happens."""

    played: Played
    state: S
    entries: tuple[Entry, ...]


class Game(Generic[S]):
    """One game from set-up to end. Cheap to copy; every change is an action that the rules have allowed."""

    __slots__ = (
        "_before",
        "_checkpoints",
        "_cursor",
        "_logs",
        "_played",
        "options",
        "players",
        "rules",
        "seed",
        "setup_log",
        "start",
        "state",
        "title",
    )

    def __init__(
        self,
        title: Title[S],
        players: Sequence[str],
        seed: int,
        options: Mapping[str, object] | None = None,
        rules: int | None = None,
    ) -> None:
        self.title = title
        self.rules = title.rules_version if rules is None else rules
        """The version of the rules by which this game is played to its end."""
        title.check_rules(self.rules)
        self.players = check_players(title, players)
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            raise BadOption(message("core-error-seed", most=str(SEED_LIMIT - 1)))
        self.seed = seed
        self.options: dict[str, OptionValue] = complete(title.options, {} if options is None else options, self.rules)
        terms = title.terms(self.options, self.rules)
        title.check_options(terms, len(players))
        self.state: S = title.setup(len(players), terms, Chance(seed))
        log = Log()
        log.entries += title.setup_log(self.state)
        settle(self.state, log)
        self.setup_log: tuple[Entry, ...] = tuple(log.entries)
        self.start = self.state.digest()
        self._before = 0
        self._played: list[Played] = []
        self._logs: list[tuple[Entry, ...]] = []
        self._cursor = 0
        self._checkpoints: dict[int, S] = {0: self.state.copy()}

    def __repr__(self) -> str:
        """Which game, who plays, and where it stands."""
        over = "" if self.outcome is None else ", over"
        return (
            f"<Game of {self.title.id} with {', '.join(self.players)}, seed {self.seed}: action {self._cursor}{over}>"
        )

    # Asking

    @property
    def mark(self) -> tuple[tuple[str, ...], int, str]:
        """What tells where the game stands from all else that it may have come to."""
        known = self._cursor - self._before
        return self.players, self._cursor, self._played[known - 1].hash if known else ""

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now; nobody once the game is over."""
        seat = self.state.frames[-1].actor(self.state)
        return () if seat == NOBODY else (seat,)

    def choices(self) -> Choices:
        """Everything that is legal now."""
        return self.state.frames[-1].choices(self.state)

    def refusal(self, action: Action, actor: int | None = None) -> Refusal | None:
        """None if the action is legal now (for the seat, if one is given), else why not."""
        self._check_form(action)
        frame = self.state.frames[-1]
        if actor is not None and actor != frame.actor(self.state):
            return self.not_your_turn(actor)
        if frame.legal(self.state, action):
            return None
        return frame.explain(self.state, action)

    def not_your_turn(self, seat: int) -> Refusal:
        """Why a seat may not decide now, with the name of the player who may."""
        frame = self.state.frames[-1]
        refusal, actor = frame.not_your_turn(self.state, seat), frame.actor(self.state)
        if actor == NOBODY or seat not in range(len(self.players)):
            return refusal
        text = message("core-refusal-not-your-turn", reason=refusal.text, player=self.players[actor])
        return Refusal(refusal.rule, text)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game runs."""
        return self.title.outcome(self.state)

    @property
    def before(self) -> int:
        """How many actions were made before those that the game knows: none unless it is a window."""
        return self._before

    @property
    def number(self) -> int:
        """How many actions have been made up to where the game stands."""
        return self._cursor

    @property
    def played(self) -> Sequence[Played]:
        """The actions up to where the game stands, as far as they are known."""
        return self._played[: self._cursor - self._before]

    @property
    def length(self) -> int:
        """How many actions there are, those that were taken back and can be played again included."""
        return self._before + len(self._played)

    @property
    def log(self) -> list[Entry]:
        """What has happened since set-up, entry by entry."""
        return [entry for entries in self._logs[: self._cursor - self._before] for entry in entries]

    def log_of(self, number: int) -> tuple[Entry, ...]:
        """The entries of the action with this number, counted from 0."""
        if not self._before <= number < self._cursor:
            raise NothingToUndo(message("core-error-no-action", number=number, count=self._cursor))
        return self._logs[number - self._before]

    def report(self) -> list[Text]:
        """Set-up and log as messages; entries that a neighbour tells are left out."""
        told = (self.title.tell(entry, self.players) for entry in (*self.setup_log, *self.log))
        return [text for text in told if text]

    def preview(self, action: Action) -> list[Entry]:
        """What an action would do, without doing it. Raises IllegalAction."""
        self._insist(action)
        state = self.state.copy()
        log = Log()
        advance(state, action, log)
        return log.entries

    def stage(self, number: int, stage: int) -> tuple[S, tuple[Entry, ...]]:
        """The state at a pause within the action with this number, both counted from 1. Raises NothingToUndo.

        With it comes what happened since the pause before.
        """
        entries = self.at(number).log_of(number - 1)
        pauses = cuts(entries, self.title.pauses)
        if not 1 <= stage <= len(pauses):
            raise NothingToUndo(message("core-error-no-stage", action=number, stage=stage, count=len(pauses)))
        state = self.at(number - 1).state
        played = self._played[number - 1 - self._before]
        log = Log(played.decisions)
        state.frames[-1].apply(state, played.action, log)
        before = state.copy()
        while len(log.entries) <= pauses[stage - 1]:
            before = state.copy()
            if not state.frames[-1].settle(state, log):
                break
        return before, entries[pauses[stage - 2] if stage > 1 else 0 : pauses[stage - 1]]

    # Playing

    def play(self, action: Action, actor: int | None = None, time: str | None = None) -> None:
        """Carry out an action. Raises IllegalAction, and then nothing has changed."""
        self.take(self.step(action, actor, time))

    def step(
        self,
        action: Action,
        actor: int | None = None,
        time: str | None = None,
        decisions: Sequence[Action] | None = None,
    ) -> Step[S]:
        """What `play` would lead to; the game stays as it is. Raises IllegalAction.

        `decisions`: what the program decided when this was played before. They are checked, and nothing is searched
        for again. Raises BadRecord if they do not fit.
        """
        self._insist(action, actor)
        if time is not None and not (isinstance(time, str) and _TIME.fullmatch(time)):
            raise BadAction(message("core-error-time", example="2026-01-31T18:30:00Z", time=quoted(time)[:40]))
        seat = self.state.frames[-1].actor(self.state)
        state = self.state.copy()
        log = Log(decisions)
        advance(state, action, log)
        log.close()
        return Step(Played(seat, action, state.digest(), time, tuple(log.decisions)), state, tuple(log.entries))

    def take(self, step: Step[S]) -> None:
        """Carry out a step that was worked out from where the game stands."""
        if self._cursor < self.length:
            self._forget_undone()
        self.state = step.state
        self._played.append(step.played)
        self._logs.append(step.entries)
        self._cursor += 1
        if self._cursor % CHECKPOINT == 0:
            self._checkpoints[self._cursor] = self.state.copy()

    def _forget_undone(self) -> None:
        """What was taken back cannot be played again."""
        del self._played[self._cursor - self._before :], self._logs[self._cursor - self._before :]
        for number in [number for number in self._checkpoints if number > self._cursor]:
            del self._checkpoints[number]

    def undo(self) -> None:
        """Take back the newest action; `redo` brings it again."""
        if self._cursor == self._before:
            raise NothingToUndo(message("core-error-nothing-to-undo"))
        self._go(self._cursor - 1)

    def redo(self) -> None:
        """Play the action again that was taken back last."""
        if self._cursor == self.length:
            raise NothingToUndo(message("core-error-nothing-to-redo"))
        self._go(self._cursor + 1)

    def _go(self, number: int) -> None:
        base = self._checkpoint_before(number)
        if base <= self._cursor <= number:
            state, base = self.state, self._cursor
        else:
            state = self._checkpoints[base].copy()
        for played in self._played[base - self._before : number - self._before]:
            log = Again(played.decisions)
            advance(state, played.action, log)
        self.state = state
        self._cursor = number

    def _checkpoint_before(self, number: int) -> int:
        base = number - number % CHECKPOINT
        return base if base in self._checkpoints else self._before

    def at(self, number: int) -> Game[S]:
        """A copy of the game as it stood after this many actions; `redo` leads on from there."""
        self._check_number(number)
        game = self.copy()
        game._go(number)
        return game

    def window(self, number: int | None = None, since: int | None = None) -> Game[S]:
        """The game from shortly before a position up to it, small enough to be sent to another process.

        `at(number)` of a window is that position, without any work for the game that it was made from. What was long
        before is not known to a window, so it has no record. Without a number: where the game stands. `since`: the
        first position that it shall have, if not the last alone.
        """
        number = self._cursor if number is None else number
        first = number if since is None else since
        self._check_number(first)
        self._check_number(number)
        if first == number == self._cursor:
            base, state = number, self.state
        else:
            base = self._checkpoint_before(first)
            state = self._checkpoints[base]
        twin = self._twin(state)
        twin._before = twin._cursor = base
        twin._played = self._played[base - self._before : number - self._before]
        twin._logs = self._logs[base - self._before : number - self._before]
        twin._checkpoints = {base: state}
        return twin

    def recent(self, count: int) -> Game[S]:
        """The game as it stands with at least its newest actions, and few before them.

        What was taken back is forgotten. It can be played on and taken back as far as it knows, but has no record.
        """
        base = self._checkpoint_before(max(self._before, self._cursor - count))
        twin = self._twin(self.state)
        twin._before = base
        twin._cursor = self._cursor
        twin._played = list(self.played)[base - self._before :]
        twin._logs = self._logs[base - self._before : self._cursor - self._before]
        twin._checkpoints = {
            number: state for number, state in self._checkpoints.items() if base <= number <= self._cursor
        }
        return twin

    def _check_number(self, number: int) -> None:
        if not self._before <= number <= self.length:
            raise NothingToUndo(message("core-error-no-position", number=number, count=self.length))

    def copy(self) -> Game[S]:
        """An independent game, cheaply."""
        twin = self._twin(self.state.copy())
        twin._before = self._before
        twin._played = self._played.copy()
        twin._logs = self._logs.copy()
        twin._cursor = self._cursor
        twin._checkpoints = self._checkpoints.copy()
        return twin

    def _twin(self, state: S) -> Game[S]:
        """The same game in some state, still without a history."""
        twin: Game[S] = Game.__new__(Game)
        twin.title = self.title
        twin.rules = self.rules
        twin.players = self.players
        twin.seed = self.seed
        twin.options = self.options
        twin.setup_log = self.setup_log
        twin.start = self.start
        twin.state = state
        return twin

    # Keeping

    def record(self) -> Record:
        """The game up to where it stands, ready to be stored."""
        if self._before:
            raise RuntimeError("a window of a game has no record")
        return Record(
            game=self.title.id,
            rules=self.rules,
            players=list(self.players),
            seed=self.seed,
            options=dict(self.options),
            start=self.start,
            actions=list(self.played),
        )

    @classmethod
    def from_record(cls, title: Title[S], raw: RawRecord) -> Game[S]:
        """Play a record again by the rules version that it names, checking every action and every state hash."""
        try:
            title.check_rules(raw.rules)
        except UnknownRules as error:
            raise BadRecord(error.whole) from None
        total = len(raw.actions)
        if total > title.longest_game:
            raise BadRecord(message("core-record-too-long", game=title.name, count=total, most=title.longest_game))
        try:
            game = cls(title, raw.players, raw.seed, raw.options, raw.rules)
        except BradshawError as error:
            raise BadRecord(message("core-record-set-up", problem=error.whole)) from None
        if game.start != raw.start:
            raise BadRecord(message("core-record-set-up-differs", reached=game.start, recorded=quoted(raw.start)[:40]))
        with garbage.kept():
            game._replay(raw.actions)
        return game

    def _replay(self, actions: Sequence[Any]) -> None:
        """Play the actions of a record, and compare every state hash."""
        title, total = self.title, len(actions)
        for number, item in enumerate(actions, start=1):
            try:
                played = decode_played(item)
                # Records from before decisions were kept have none; what was decided is then found again.
                decisions = [title.read_action(one) for one in played.decisions] or None
                self.take(self.step(title.read_action(played.action), played.actor, played.time, decisions))
            except BradshawError as error:
                raise BadRecord(
                    message("core-record-action", number=number, count=total, problem=error.whole)
                ) from None
            reached = self._played[-1].hash
            if reached != played.hash:
                raise BadRecord(
                    message(
                        "core-record-action-differs",
                        number=number,
                        count=total,
                        reached=reached,
                        recorded=quoted(played.hash)[:40],
                    )
                )

    def _insist(self, action: Action, actor: int | None = None) -> None:
        refusal = self.refusal(action, actor)
        if refusal is not None:
            raise IllegalAction(refusal)

    def _check_form(self, action: Action) -> None:
        if type(action) not in self.title.action_types:
            raise BadAction(message("core-error-foreign-action", action=type(action).__name__, game=self.title.name))
        wrong = ill_formed(action)
        if wrong is not None:
            raise BadAction(message("core-error-action-field", field=wrong, action=type(action).__name__))
