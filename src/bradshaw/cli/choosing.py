"""Legal moves as lines of a list, and what somebody types to choose one."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices, Range
from bradshaw.core.game import Game
from bradshaw.core.messages import message
from bradshaw.words import say

MOST_DIGITS = 9
MANY = 24
"""Of more choices than this, those in one hex are shown as one line."""


def labelled(game: Game[Any], choices: Choices) -> list[tuple[str, str]]:
    """Every choice with what to type for it; of a range the first and the last."""
    lines = [
        (str(number), say(game.title.describe(game.state, action)))
        for number, action in enumerate(choices.actions, start=1)
    ]
    for span in choices.ranges:
        for index in sorted({0, len(span) - 1}):
            value = getattr(span[index], span.field)
            lines.append((f"{letter(span, choices)}{value}", say(game.title.describe(game.state, span[index]))))
        if len(span) > 2:
            lines.insert(len(lines) - 1, ("…", say(message("cli-play-between"))))
    return lines


def folded(game: Game[Any], choices: Choices) -> list[tuple[str, str]]:
    """Every choice as in `labelled`; of many, those in the same hex folded into one line that says what shows them."""
    lines = labelled(game, choices)
    if len(choices.actions) <= MANY:
        return lines
    places = [game.title.spot(action) for action in choices.actions]
    shown = []
    told: set[str] = set()
    for (label, text), place in zip(lines, places, strict=False):
        kind, _, name = place.partition(":")
        count = places.count(place)
        if kind != "hex" or count < 3:
            shown.append((label, text))
        elif place not in told:
            told.add(place)
            folded = message("cli-play-choices-in-hex", hex=name, count=count, first=label)
            shown.append((name.lower(), say(folded)))
    return shown + lines[len(places) :]


def letter(span: Range, choices: Choices) -> str:
    """What stands before the number: the first letter of the action, or one after it if several ranges are alike."""
    return chr(ord(_tag(span)[0]) + _alike(span, choices).index(span))


def _alike(span: Range, choices: Choices) -> list[Range]:
    return [other for other in choices.ranges if _tag(other) == _tag(span)]


def _tag(span: Range) -> str:
    return str(span.action.__struct_config__.tag)


def number_after(text: str, span: Range, choices: Choices) -> int | None:
    """The number in "b5", "b 5", "bid 5" or "bid £5", if the word is the range's action or its letter."""
    found = re.fullmatch(rf"([a-z_]+)\s*£?\s*(\d{{1,{MOST_DIGITS}}})", text)
    if found is None:
        return None
    named = found[1] == letter(span, choices) if len(_alike(span, choices)) > 1 else _tag(span).startswith(found[1])
    return int(found[2]) if named else None


def with_value(span: Range, value: int) -> Action:
    """The action of a range with any number, legal or not."""
    return msgspec.structs.replace(span.action, **{span.field: value})


def has_words(name: str, words: str) -> bool:
    """Whether all the words occur in the name, as whole words."""
    return all(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", name.lower()) for word in words.split())
