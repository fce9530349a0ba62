"""Everything that a game says to people, and what no sentence for people may hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bradshaw import Game
from bradshaw.core.chance import Chance
from bradshaw.core.errors import BradshawError
from bradshaw.core.view import View
from bradshaw.eighteen.title import EighteenTitle, running_title
from tests.words.english import english

STRANGERS = 12
"""How many actions that may be nonsense are tried in a position."""

_EIGHT = r"(?:8|11(?!\d)|18(?!\d))"
"""Numbers that go with “an” when they are read aloud."""
GRAMMAR = {
    "“a” before a vowel": re.compile(rf"\ba (?:{_EIGHT}|(?!one\b|uni|use|Euro)[aeiouAEIOU][a-z])"),
    "“an” before a consonant": re.compile(rf"\ban (?:(?!{_EIGHT})\d|(?!hour|hon)[bcdfghjklmnpqrstvwxyz])"),
    "a plural after 1": re.compile(
        r"(?<![\d/.,£+–-])(?<!of )(?<!round )(?<!row )(?<!phase )\b1 (?:more |other |new |of the )?"
        r"(?:shares|trains|markers|certificates|companies|rounds|cards|warranties|cubes|bonds|tiles|players|hexes|actions)\b"
    ),
    "a singular after a number": re.compile(
        r"(?<![\d/.,£+–-])(?<!round )(?<!row )"
        r"(?:\b[2-9]|\b\d\d+|\btwo|\bthree|\bfour|\bfive|\bsix|\bseven|\beight|\bnine|\bten|\bmany)"
        r" (?:share|marker|certificate|company|round|card|warranty|cube|tile|player|hex)\b"
    ),
    "a word twice": re.compile(r"\b([a-z]+) \1\b"),
}
INTERNAL = {
    "a name with an underscore": re.compile(r"[^\W_]_[^\W_]"),
    "the number of a seat": re.compile(r"\b(?:[Pp]layer|[Ss]eat) \d"),
    "the number of a stop": re.compile(r"\b[A-Z]\d{1,2}\.\d"),
    "the name of a border": re.compile(r"\b[A-Z]\d{1,2}-[A-Z]\d{1,2}\b"),
    "the number of a train": re.compile(r"(?<![\w/])(?:[A-H]|\d(?:\+\d)?)-\d{1,2}\b"),
    "a value of the program": re.compile(r"\b(?:None|True|False)\b|'(?:ipo|pool|company)'"),
}
_QUOTED = re.compile(r"'[^']*'|“[^”]*”")
"""What somebody has typed is said back as it was."""


def faults(text: str, raw: re.Pattern[str] | None = None) -> list[str]:
    """What is wrong with a sentence; `raw` matches the ids of a game's data."""
    own = _QUOTED.sub("…", text)
    found = [name for name, pattern in {**GRAMMAR, **INTERNAL}.items() if pattern.search(own)]
    if raw is not None and raw.search(own):
        found.append("an id of the data")
    return found


def of_position(game: Game[Any], chance: Chance, strangers: tuple[Any, ...] = ()) -> Iterator[tuple[str, str]]:
    """Every sentence about where a game stands, with the place where it is said."""
    title, state, choices = game.title, game.state, game.choices()
    yield "headline", str(title.headline(state, game.players))
    yield from of_view(english(title.view(state, game.players)))
    for action in choices.actions:
        yield "choice", str(title.describe(state, action))
    for span in choices.ranges:
        yield "choice", str(title.describe(state, span[0]))
        yield "choice", str(title.describe(state, span[len(span) - 1]))
    tried = [chance.pick(strangers) for _ in range(STRANGERS)] if strangers else []
    for action in tried:
        refusal = game.refusal(action)
        if refusal is not None:
            yield "refusal", str(refusal.text)
    for action in [*choices.actions[:1], *tried[:1]]:
        for seat in range(len(game.players)):
            if seat not in game.actors:
                refusal = game.refusal(action, seat)
                assert refusal is not None
                yield "refusal", str(refusal.text)
    for company in title.running_companies(state) if isinstance(title, EighteenTitle) else ():
        for best in title.run_splits(state, company):
            yield "runs", str(best.earns)
            for run in best.runs:
                yield "runs", str(run.line.text)
                yield "runs", str(run.line.earns)
                yield from (("runs", name) for _, name, _ in run.stops)


def of_view(view: View) -> Iterator[tuple[str, str]]:
    yield "hint", view.hint
    for table in view.tables:
        yield "table", table.title
        yield "table", table.note
        yield from (("table", column.heading) for column in table.columns)
        yield from (("table", cell) for row in table.rows for cell in row.cells)
    for closed in view.closed:
        yield "closed", closed.text
        yield "refusal", str(closed.refusal.text)
    for line in view.board.lines:
        yield "line", line.text


def of_title(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """What a title says whatever the position: its options, and the companies that it does not know."""
    for option in game.title.options:
        yield "option", str(option.text)
    for company in ("nowhere", ""):
        try:
            running_title(game.title).best_runs(game.state, company)
        except BradshawError as error:
            yield "error", str(error)
