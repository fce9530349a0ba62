"""A game at the terminal: people who type, bots that think, and what both of them see."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from bradshaw.bots import Bot
from bradshaw.cli.choosing import MOST_DIGITS, folded, has_words, letter, number_after, with_value
from bradshaw.cli.replay import sentences, tell_rules
from bradshaw.cli.rules import list_rules, show_rule
from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.errors import BadAction, BradshawError
from bradshaw.core.game import Game
from bradshaw.core.messages import Text as Words
from bradshaw.core.refusal import Refusal
from bradshaw.core.view import Mark, Table, Track, View
from bradshaw.core.words import counted
from bradshaw.formats import records
from bradshaw.formats.files import BadFile, shown
from bradshaw.render.inks import QUIET, STRONG
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
    ("3", "make choice 3"),
    ("b5", "where a number is asked: the letter shown and the number, here a bid of £5"),
    ("board", "draw the board and the tables"),
    ("log", f"what happened lately; “log 50” for more than the last {RECENT} sentences"),
    ("why", "what is not possible now, and by which rule; “why build 5,2” asks about one thing"),
    ("rules", "the rules in which words occur, as in “rules merge share”, or one rule by its id"),
    ("undo", "go back to the last decision made at this keyboard; also “u”"),
    ("redo", "go forward again; also “r”"),
    ("save", "write the game to a file, as in “save emu.json”"),
    ("quit", "leave; also “q”"),
    ("help", "this list"),
)


class Leave(Exception):
    """The people at the keyboard have had enough."""


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
        self.out.print(Text.assemble((game.title.name, STRONG), (f"   seed {game.seed}", QUIET)))
        people = [name for seat, name in enumerate(game.players) if seat not in self.bots]
        if len(people) == 1:
            self.out.print(Text(f"You are {people[0]}."), end=" ")
        elif people:
            self.out.print(Text(f"At the keyboard: {', '.join(people)}."), end=" ")
        if kinds:
            listed = ", ".join(f"{game.players[seat]} ({kind})" for seat, kind in kinds.items())
            self.out.print(Text(f"Bots: {listed}."))
        else:
            self.out.print()
        if resumed:
            self.out.print(Text(f"The game goes on after {counted(len(game.played), 'action')}."))
            tell_rules(game, self.out)
        else:
            self._print_news(sentences(game, -1))
        if people:
            self.out.print(Text("Type the number of a choice, or “help” for all you can type.", QUIET))

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
            self.out.print(Text(f"Only one choice for {self.game.players[seat]}: {text}.", QUIET))
            self._play(choices[0])
            return
        self._ask(seat, choices)

    def _choices(self) -> Choices:
        """What a person is offered."""
        return self.game.choices().distinct(self.game.title.sign)

    def _thought_of(self, bot: Bot, seat: int) -> Action:
        if not self.out.is_terminal:
            return bot.choose(self.game.title, self.game.state)
        with self.out.status(Text(f"{self.game.players[seat]} thinks")):
            return bot.choose(self.game.title, self.game.state)

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
            self.out.print(Text(f"{error} The game goes on unsaved; “save” and a file name writes it elsewhere."))

    def _finish(self) -> None:
        self._tell_news()
        self.out.print()
        self._draw(self._view())

    def _farewell(self) -> None:
        self._keep()
        if self.save is not None:
            self.out.print(Text(f"Saved; “bradshaw play --load {shown(self.save)}” goes on from here."))
        else:
            self.out.print(Text("Left without saving."))

    # Showing

    def _view(self) -> View:
        return self.game.title.view(self.game.state, self.game.players)

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
        elif command == "why":
            self._why(rest, view, choices)
        elif command == "rules":
            self._rules(rest)
        elif command == "save":
            self._save(" ".join(line.split()[1:]))
        else:
            return self._chosen(" ".join(words), choices)
        return None

    def _chosen(self, text: str, choices: Choices) -> Action | None:
        """The choice that the text names by its number, by letter and number, or in words."""
        if re.fullmatch(rf"\d{{1,{MOST_DIGITS}}}", text):
            number = int(text)
            if 1 <= number <= len(choices.actions):
                return choices.actions[number - 1]
            hint = "".join(f" For an amount, type {letter(span, choices)}{number}." for span in choices.ranges[:1])
            self.out.print(Text(f"There is no choice {number}.{hint}"))
            return None
        for span in choices.ranges:
            value = number_after(text, span, choices)
            if value is not None:
                action = with_value(span, value)
                refusal = self._refusal(action)
                if refusal is None:
                    return action
                self._show_refusal(refusal)
                return None
        found = [action for action in choices.actions if self._matches(text, action)]
        if len(found) == 1:
            return found[0]
        if found:
            self.out.print(Text(f"{len(found)} choices have these words; type the number of one."))
            self._show_some(choices, found)
        else:
            self.out.print(Text("That is no choice here. Type the number of one, “why” and words, or “help”."))
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
            return Refusal("", str(error))

    # Commands

    def _help(self, choices: Choices) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for command, text in COMMANDS:
            grid.add_row(Text(f"  {command}", STRONG), Text(text))
        self.out.print(grid)
        self.out.print()
        self._show_choices(choices)

    def _undo(self) -> None:
        """Back to the last position in which a person had a choice."""
        here = len(self.game.played)
        while self.game.played:
            self.game.undo()
            if self._has_choice():
                self._moved(f"Back to your decision after {len(self.game.played)} actions.")
                return
        while len(self.game.played) < here:
            self.game.redo()
        self.out.print(Text("There is nothing to take back: you have not decided anything before this."))

    def _redo(self) -> None:
        """On to the next position in which a person had a choice, or to the newest."""
        here = len(self.game.played)
        try:
            self.game.redo()
            while not self._has_choice():
                self.game.redo()
        except BradshawError:
            if len(self.game.played) == here:
                self.out.print(Text("There is nothing to bring back."))
                return
        self._moved(f"Forward to where the game stood after {len(self.game.played)} actions.")

    def _has_choice(self) -> bool:
        actors = self.game.actors
        return bool(actors) and actors[0] not in self.bots and len(self._choices()) > 1

    def _moved(self, text: str) -> None:
        self._told = min(self._told, len(self.game.played))
        self._board = self._tables = None
        self._keep()
        self.out.print(Text(text))

    def _log(self, rest: str) -> None:
        count = int(rest) if re.fullmatch(rf"\d{{1,{MOST_DIGITS}}}", rest) else RECENT
        told = [
            (number + 1, sentence)
            for number in range(-1, len(self.game.played))
            for sentence in sentences(self.game, number)
        ]
        if not told:
            self.out.print(Text("Nothing has happened yet."))
        for number, sentence in told[-count:] if count else ():
            self.out.print(Text.assemble((f"{number:4}  ", QUIET), sentence))

    def _why(self, text: str, view: View, choices: Choices) -> None:
        """Why something is not possible: everything, or what has all these words in its name."""
        words = text.split()
        for span in choices.ranges:
            value = number_after(text, span, choices)
            if value is not None:
                action = with_value(span, value)
                refusal = self._refusal(action)
                if refusal is None:
                    self.out.print(Text(f"That is possible: type {letter(span, choices)}{value}."))
                else:
                    self._show_refusal(refusal)
                return
        possible = [
            (number, action) for number, action in enumerate(choices.actions, start=1) if self._matches(text, action)
        ]
        for number, action in possible if words else ():
            self.out.print(Text(f"That is possible: {number}, {self.game.title.describe(self.game.state, action)}."))
        found = [closed for closed in view.closed if has_words(f"{closed.text} {closed.cell}", text)]
        if not found:
            if not words:
                self.out.print(Text("Everything that one could try is possible."))
            elif not possible:
                self.out.print(Text("Nothing here is called that; “why” alone lists what is not possible."))
            return
        # What one rule forbids many times over tells least.
        often = Counter(closed.refusal.rule for closed in found)
        found.sort(key=lambda closed: often[closed.refusal.rule])
        told: set[str] = set()
        for closed in found[:MOST_REFUSED]:
            self.out.print(Text.assemble((say(closed.text), STRONG), f": {say(closed.refusal.text)}"))
            if words and closed.refusal.rule not in told:
                self._show_statement(closed.refusal.rule)
            told.add(closed.refusal.rule)
        if len(found) > MOST_REFUSED:
            more = len(found) - MOST_REFUSED
            self.out.print(Text(f"… and {more} more: add words, as in “why {say(found[-1].text).lower()}”.", QUIET))
        elif not words:
            self.out.print(Text("Add words for the rule, as in “why " + say(found[0].text).lower() + "”.", QUIET))

    def _show_refusal(self, refusal: Refusal) -> None:
        self.out.print(Text(say(refusal.text)))
        self._show_statement(refusal.rule)

    def _show_statement(self, rule: str) -> None:
        if rule in self.game.title.rulebook:
            statement = self.game.title.rulebook[rule].statement
            self.out.print(Padding(Text.assemble((f"{rule}  ", QUIET), statement), (0, 0, 0, 4), expand=False))

    def _rules(self, text: str) -> None:
        title = self.game.title
        if not text:
            self.out.print(Text("Say what about, as in “rules merge share”."))
            return
        for name in (text, f"{title.id}.{text}"):
            if name in title.rulebook:
                show_rule(title, title.rulebook[name], self.out)
                return
        found = title.rulebook.search(text)
        if found:
            list_rules(title, found, self.out)
        else:
            self.out.print(Text("No rule or ruling has all these words."))

    def _save(self, name: str) -> None:
        path = Path(os.path.expanduser(name)) if name else self.save
        if path is None:
            self.out.print(Text("Say where, as in “save emu.json”."))
            return
        try:
            records.save(self.game, path)
        except BadFile as error:
            self.out.print(Text(str(error)))
        else:
            self.out.print(Text(f"Saved to {shown(path)}."))


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
