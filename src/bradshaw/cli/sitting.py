"""A game at the terminal: people who type, bots that think, and what both of them see."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.style import Style as Ink
from rich.table import Table as Grid
from rich.text import Text

from bradshaw.bots import Bot
from bradshaw.bots.explaining import advise, explain
from bradshaw.cli.choosing import MOST_DIGITS, folded, has_words, letter, number_after, with_value
from bradshaw.cli.replay import sentences, tell_rules
from bradshaw.cli.rules import list_rules, show_rule
from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.errors import BadAction, BradshawError
from bradshaw.core.game import Game
from bradshaw.core.messages import Message, message
from bradshaw.core.messages import Text as Words
from bradshaw.core.refusal import Refusal
from bradshaw.core.view import Closed, Mark, Table, Track, View
from bradshaw.formats import records
from bradshaw.formats.files import BadFile, shown
from bradshaw.render.inks import PLAIN, QUIET, STRONG
from bradshaw.render.sheet import draw_sheet
from bradshaw.render.text import draw_board, draw_question, draw_tables, draw_view
from bradshaw.words import say

with suppress(ImportError):
    # Arrow keys and earlier lines at the prompt, where the system has it.
    import readline  # noqa: F401

PROMPT = "> "
MOST_REFUSED = 12
"""How many things that are not possible are shown at once."""
RECENT = 20
"""How many sentences the log shows unless asked for more."""
COMMANDS = (
    ("3", message("cli-play-help-number")),
    ("b5", message("cli-play-help-letter")),
    ("board", message("cli-play-help-board")),
    ("log", message("cli-play-help-log", recent=RECENT)),
    ("then 3", message("cli-play-help-then")),
    ("why", message("cli-play-help-why")),
    ("hint", message("cli-play-help-hint")),
    ("reasons", message("cli-play-help-reasons")),
    ("rules", message("cli-play-help-rules")),
    ("undo", message("cli-play-help-undo")),
    ("redo", message("cli-play-help-redo")),
    ("save", message("cli-play-help-save")),
    ("quit", message("cli-play-help-quit")),
    ("help", message("cli-play-help-help")),
)
"""What can be typed besides choices; the words are the same in every language."""


class Leave(Exception):
    """The people at the keyboard have had enough."""


class _Amount(NamedTuple):
    """An amount that somebody has typed: in its short form, as an action, and why it is not allowed if so."""

    words: str
    action: Action
    refusal: Refusal | None


class Sitting:
    """One game from where it stands to its end, or until somebody leaves."""

    def __init__(self, game: Game[Any], bots: Mapping[int, Bot], console: Console, save: Path | None) -> None:
        self.game = game
        self.bots = bots
        self.out = console
        self.save = save
        self._told = len(game.played)
        """How many actions the people have been told about."""
        # What was last drawn, so that only what has changed is drawn again.
        self._board: View | None = None
        self._tables: View | None = None
        self._drawn_at = 0
        """How many actions had been played when the tables were last looked at."""

    # The course of the game

    def welcome(self, kinds: Mapping[int, str], *, resumed: bool) -> None:
        """Who sits where."""
        game = self.game
        seed = say(message("cli-play-seed", seed=str(game.seed)))
        self.out.print(Text.assemble((game.title.name, STRONG), (f"   {seed}", QUIET)))
        people = [name for seat, name in enumerate(game.players) if seat not in self.bots]
        if len(people) == 1:
            self._print(message("cli-play-you", player=people[0]), end=" ")
        elif people:
            self._print(message("cli-play-people", players=tuple(people)), end=" ")
        if kinds:
            bots = (message("cli-play-bot", player=game.players[seat], bot=kind) for seat, kind in kinds.items())
            self._print(message("cli-play-bots", bots=tuple(bots)))
        else:
            self.out.print()
        if resumed:
            self._print(message("cli-play-resumed", count=len(game.played)))
            tell_rules(game, self.out)
        else:
            self._print_news(sentences(game, -1))
        if people:
            self._print(message("cli-play-how"), QUIET)

    def run(self) -> None:
        """Play until the game is over or somebody leaves. Everything is saved after every move."""
        try:
            while self.game.outcome is None:
                self._decide(self.game.actors[0])
        except Leave:
            self._farewell()
        else:
            self._finish()

    def _decide(self, seat: int) -> None:
        """One decision, by whoever has it."""
        bot = self.bots.get(seat)
        if bot is not None:
            self._play(self._thought_of(bot, seat))
            if len(self.bots) == len(self.game.players):
                self._tell_news()
            return
        choices = self._choices()
        if len(choices) == 1:
            text = self.game.title.describe(self.game.state, choices[0])
            self._tell_news()
            self._print(message("cli-play-only-choice", player=self.game.players[seat], choice=text), QUIET)
            self._play(choices[0])
            return
        self._ask(seat, choices)

    def _choices(self) -> Choices:
        """What a person is offered."""
        return self.game.choices().distinct(self.game.title.sign)

    def _thought_of(self, bot: Bot, seat: int) -> Action:
        """What a bot does, which knows no more than a person in its seat would."""
        title = self.game.title
        known = title.known_to(seat, self.game.state)
        if not self.out.is_terminal:
            return bot.choose(title, known)
        with self.out.status(say(message("cli-play-thinking", player=self.game.players[seat]))):
            return bot.choose(title, known)

    def _play(self, action: Action) -> None:
        self.game.play(action)
        self._keep()

    def _keep(self) -> None:
        if self.save is None:
            return
        try:
            records.save(self.game, self.save)
        except BadFile as error:
            # A full disk must not end the game.
            self.save = None
            self._print(message("cli-play-unsaved", problem=error.whole))

    def _finish(self) -> None:
        self._tell_news()
        self.out.print()
        self._draw(self._view())

    def _farewell(self) -> None:
        self._keep()
        if self.save is not None:
            self._print(message("cli-play-left", file=shown(self.save)))
        else:
            self._print(message("cli-play-left-unsaved"))

    # Showing

    def _print(self, words: Message, ink: Ink = PLAIN, end: str = "\n") -> None:
        """A sentence on a line of its own, unless it ends otherwise."""
        self.out.print(Text(say(words), ink), end=end)

    def _view(self) -> View:
        return self.game.title.view(self.game.state, self.game.players, self._hidden(self.game))

    def _hidden(self, game: Game[Any]) -> Set[str]:
        """The companies whose money nobody at the keyboard may know. Who only watches, or has finished, sees all."""
        title, state = game.title, game.state
        people = [seat for seat in range(len(self.game.players)) if seat not in self.bots]
        if not people or self.game.outcome is not None:
            return frozenset()
        return frozenset.intersection(*(frozenset(title.secrets(state, seat)) for seat in people))

    def _tell_news(self) -> bool:
        """What has happened since it was last told; whether anything has."""
        news = [
            sentence for number in range(self._told, len(self.game.played)) for sentence in sentences(self.game, number)
        ]
        self._told = len(self.game.played)
        self._print_news(news)
        return bool(news)

    def _print_news(self, news: Sequence[str]) -> None:
        for sentence in news:
            self.out.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))

    def _draw(self, view: View) -> None:
        """The whole position, at the end of the game or because somebody asked for it."""
        self.out.print(draw_view(view, self.out))
        self.out.print()
        self.out.print(draw_question(view))
        self._board = self._tables = view
        self._drawn_at = len(self.game.played)

    def _draw_changes(self, view: View, seat: int) -> None:
        """The board and those of the tables that others have changed since they were last drawn.

        The board also when a hex is to be chosen, for the marks on it.
        """
        board, tables = self._board, self._tables
        others = tables is None or any(played.actor != seat for played in self.game.played[self._drawn_at :])
        if (
            board is None
            or (others and _lying(view) != _lying(board))
            or (_is_on_board(view) and not _is_on_board(board))
        ):
            self.out.print(draw_board(view.board, view.styles, self.out.width))
            self.out.print()
            self._board = view
        if others:
            known = {_figures(table) for table in tables.tables} if tables is not None else set()
            changed = [table for table in view.tables if _figures(table) not in known]
            if changed:
                self.out.print(draw_tables(changed, view.styles, self.out, self.out.width))
                self.out.print()
            self._tables, self._drawn_at = view, len(self.game.played)

    def _show_choices(self, choices: Choices) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", min_width=4)
        grid.add_column()
        for label, text in folded(self.game, choices):
            grid.add_row(Text(label, STRONG), Text(text))
        self.out.print(grid)

    # Asking

    def _ask(self, seat: int, choices: Choices) -> None:
        """Let the person in this seat decide, however many lines that takes."""
        view = self._view()
        self.out.print()
        self._draw_changes(view, seat)
        if self._tell_news():
            self.out.print()
        self.out.print(draw_question(view))
        agreed = self.game.title.consent(self.game.state)
        if agreed is not None:
            self._show_sheet(agreed, view)
        self._show_choices(choices)
        while True:
            line = self._read()
            played = len(self.game.played)
            action = self._understand(line, view, choices)
            if action is not None:
                self._play(action)
                return
            if len(self.game.played) != played:
                # Undone or redone: a new question.
                return

    def _read(self) -> str:
        try:
            line = input(PROMPT)
        except KeyboardInterrupt:
            self.out.print()
            raise
        except EOFError:
            self.out.print()
            raise Leave from None
        except UnicodeDecodeError:
            return ""
        if not sys.stdin.isatty():
            # What comes through a pipe is not on the screen yet.
            self.out.print(Text("".join(sign for sign in line[:200] if sign.isprintable())))
        return line

    def _understand(self, line: str, view: View, choices: Choices) -> Action | None:
        """The action that a line chooses; or None, when the line was a command or not understood."""
        words = line.lower().split()
        if not words:
            self._show_choices(choices)
            return None
        command, rest = words[0], " ".join(words[1:])
        if command in ("help", "h", "?"):
            self._help(choices)
        elif command in ("quit", "q", "exit"):
            raise Leave
        elif command in ("undo", "u"):
            self._undo()
        elif command in ("redo", "r"):
            self._redo()
        elif command == "board":
            self._draw(view)
            self._show_choices(choices)
        elif command == "log":
            self._log(rest)
        elif command == "then":
            self._then(rest, view, choices)
        elif command == "why":
            self._why(rest, view, choices)
        elif command == "hint":
            self._hint(choices)
        elif command == "reasons":
            self._reasons(rest)
        elif command == "rules":
            self._rules(rest)
        elif command == "save":
            self._save(" ".join(line.split()[1:]))
        else:
            return self._chosen(" ".join(words), choices)
        return None

    def _amount(self, text: str, choices: Choices) -> _Amount | None:
        """What somebody means who has typed the letter of a range with a number."""
        for span in choices.ranges:
            value = number_after(text, span, choices)
            if value is not None:
                action = with_value(span, value)
                return _Amount(f"{letter(span, choices)}{value}", action, self._refusal(action))
        return None

    def _chosen(self, text: str, choices: Choices) -> Action | None:
        """The choice that the text names by its number, by letter and number, or in words."""
        if re.fullmatch(rf"\d{{1,{MOST_DIGITS}}}", text):
            number = int(text)
            if 1 <= number <= len(choices.actions):
                return choices.actions[number - 1]
            amount = f"{letter(choices.ranges[0], choices)}{number}" if choices.ranges else None
            self._print(message("cli-play-no-choice", number=number, amount=amount))
            return None
        typed = self._amount(text, choices)
        if typed is not None:
            if typed.refusal is None:
                return typed.action
            self._show_refusal(typed.refusal)
            return None
        found = [action for action in choices.actions if self._matches(text, action)]
        if len(found) == 1:
            return found[0]
        if found:
            self._print(message("cli-play-several", count=len(found)))
            self._show_some(choices, found)
        else:
            self._print(message("cli-play-not-understood"))
        return None

    def _show_some(self, choices: Choices, found: Sequence[Action]) -> None:
        """Those of many choices that somebody has asked for, with their numbers."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", min_width=4)
        grid.add_column()
        for number, action in enumerate(choices.actions, start=1):
            if action in found:
                grid.add_row(Text(str(number), STRONG), Text(self._described(action)))
        self.out.print(grid)

    def _matches(self, text: str, action: Action) -> bool:
        return has_words(self._described(action), text)

    def _described(self, action: Action) -> str:
        return say(self.game.title.describe(self.game.state, action))

    def _refusal(self, action: Action) -> Refusal | None:
        try:
            return self.game.refusal(action)
        except BadAction as error:
            return Refusal("", error.whole)

    # Commands

    def _help(self, choices: Choices) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for command, text in COMMANDS:
            grid.add_row(Text(f"  {command}", STRONG), Text(say(text)))
        self.out.print(grid)
        self.out.print()
        self._show_choices(choices)

    def _undo(self) -> None:
        """Back to the last position in which a person had a choice."""
        here = len(self.game.played)
        while self.game.played:
            self.game.undo()
            if self._has_choice():
                self._moved(message("cli-play-back", count=len(self.game.played)))
                return
        while len(self.game.played) < here:
            self.game.redo()
        self._print(message("cli-play-nothing-to-undo"))

    def _redo(self) -> None:
        """On to the next position in which a person had a choice, or to the newest."""
        here = len(self.game.played)
        try:
            self.game.redo()
            while not self._has_choice():
                self.game.redo()
        except BradshawError:
            if len(self.game.played) == here:
                self._print(message("cli-play-nothing-to-redo"))
                return
        self._moved(message("cli-play-forward", count=len(self.game.played)))

    def _has_choice(self) -> bool:
        actors = self.game.actors
        return bool(actors) and actors[0] not in self.bots and len(self._choices()) > 1

    def _moved(self, where: Message) -> None:
        self._told = min(self._told, len(self.game.played))
        self._board = self._tables = None
        self._keep()
        self._print(where)

    def _log(self, rest: str) -> None:
        count = int(rest) if re.fullmatch(rf"\d{{1,{MOST_DIGITS}}}", rest) else RECENT
        told = [
            (number + 1, sentence)
            for number in range(-1, len(self.game.played))
            for sentence in sentences(self.game, number)
        ]
        if not told:
            self._print(message("cli-play-no-log"))
        for number, sentence in told[-count:] if count else ():
            self.out.print(Text.assemble((f"{number:4}  ", QUIET), sentence))

    def _then(self, text: str, view: View, choices: Choices) -> None:
        """What a choice changes for everybody."""
        action = self._chosen(text, choices)
        if action is not None:
            self._show_sheet(action, view)

    def _show_sheet(self, action: Action, view: View) -> None:
        title, hidden = self.game.title, self._hidden(self.game)
        known = title.guess(self.game.state, hidden)
        sheet = title.sheet(known, title.foresee(known, action), hidden)
        if sheet.holders:
            self.out.print(draw_sheet(sheet, self.game.players, view.styles, self.game.actors[0]))
        else:
            self._print(message("cli-play-nothing-changes"))

    def _why(self, text: str, view: View, choices: Choices) -> None:
        """Why something is not possible: everything, or what has all these words in its name."""
        words = text.split()
        typed = self._amount(text, choices)
        if typed is not None:
            if typed.refusal is None:
                self._print(message("cli-play-possible-amount", typed=typed.words))
            else:
                self._show_refusal(typed.refusal)
            return
        possible = [
            (number, action) for number, action in enumerate(choices.actions, start=1) if self._matches(text, action)
        ]
        for number, action in possible if words else ():
            choice = self.game.title.describe(self.game.state, action)
            self._print(message("cli-play-possible", number=number, choice=choice))
        found = [closed for closed in view.closed if has_words(f"{closed.text} {closed.cell}", text)]
        if not found:
            if not words:
                self._print(message("cli-play-all-possible"))
            elif not possible:
                self._print(message("cli-play-no-such-thing"))
            return
        # What one rule forbids many times over tells least.
        often = Counter(closed.refusal.rule for closed in found)
        found.sort(key=lambda closed: often[closed.refusal.rule])
        told: set[str] = set()
        for closed in found[:MOST_REFUSED]:
            reason = Text(say(message("cli-play-reason", name=closed.text, reason=closed.refusal.text)))
            reason.stylize(STRONG, 0, len(say(closed.text)))
            self.out.print(reason)
            if words and closed.refusal.rule not in told:
                self._show_statement(closed.refusal.rule)
            told.add(closed.refusal.rule)
        if len(found) > MOST_REFUSED:
            more = len(found) - MOST_REFUSED
            self._print(message("cli-play-more-reasons", count=more, example=_typed(found[-1])), QUIET)
        elif not words:
            self._print(message("cli-play-add-words", example=_typed(found[0])), QUIET)

    def _hint(self, choices: Choices) -> None:
        """What a bot of the usual level would do here, and why."""
        action, why = advise(self.game.title, self._known(self.game), self.game.players)
        number = choices.actions.index(action) + 1 if action in choices.actions else None
        self._print(message("cli-play-hint", choice=self.game.title.describe(self.game.state, action), number=number))
        self._print_news([say(reason) for reason in why])

    def _reasons(self, rest: str) -> None:
        """Why a move was made, by its number in the log; without a number the last one of a bot."""
        played = self.game.played
        if re.fullmatch(rf"\d{{1,{MOST_DIGITS}}}", rest):
            number = int(rest)
        else:
            number = next((count for count in range(len(played), 0, -1) if played[count - 1].actor in self.bots), 0)
        if not 1 <= number <= len(played):
            self._print(message("cli-play-no-move"))
            return
        before = self.game.at(number - 1)
        made = played[number - 1]
        known = self._known(before)
        self._print(message("cli-play-move", number=number, move=self.game.title.describe(known, made.action)))
        self._print_news([say(one) for one in explain(self.game.title, known, made.action, self.game.players)])

    def _known(self, game: Game[Any]) -> Any:
        """A position as far as those at the keyboard may know it."""
        return game.title.guess(game.state, self._hidden(game))

    def _show_refusal(self, refusal: Refusal) -> None:
        self.out.print(Text(say(refusal.text)))
        self._show_statement(refusal.rule)

    def _show_statement(self, rule: str) -> None:
        if rule in self.game.title.rulebook:
            statement = self.game.title.rulebook[rule].statement
            cited = say(message("cli-rule-cited", rule=rule))
            self.out.print(Padding(Text.assemble((f"{cited}  ", QUIET), statement), (0, 0, 0, 4), expand=False))

    def _rules(self, text: str) -> None:
        title = self.game.title
        if not text:
            self._print(message("cli-play-which-rules"))
            return
        for name in (text, f"{title.id}.{text}"):
            if name in title.rulebook:
                show_rule(title, title.rulebook[name], self.out)
                return
        found = title.rulebook.search(text)
        if found:
            list_rules(title, found, self.out)
        else:
            self._print(message("cli-play-no-rule"))

    def _save(self, name: str) -> None:
        path = Path(os.path.expanduser(name)) if name else self.save
        if path is None:
            self._print(message("cli-play-save-where"))
            return
        try:
            records.save(self.game, path)
        except BadFile as error:
            self.out.print(Text(str(error)))
        else:
            self._print(message("cli-play-saved", file=shown(path)))


def _typed(closed: Closed) -> str:
    """What somebody would type to ask about one thing."""
    return say(closed.text).lower()


# What has changed


def _is_on_board(view: View) -> bool:
    """Whether a hex is to be chosen."""
    return any(cell.open for cell in view.board.cells)


def _lying(view: View) -> list[tuple[tuple[Mark, ...], Track | None]]:
    """What lies on the board."""
    return [(cell.marks, cell.track) for cell in view.board.cells]


def _figures(table: Table) -> tuple[tuple[Words, ...], ...]:
    """What a table says, whoever is to act."""
    return ((table.title,), *(row.cells for row in table.rows))
