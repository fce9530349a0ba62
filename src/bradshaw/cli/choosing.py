"""Legal moves as lines of a list, and what somebody types to choose one."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices, Range
from bradshaw.core.game import Game

MOST_DIGITS = 9


def labelled(game: Game[Any], choices: Choices) -> list[tuple[str, str]]:
    """Every choice with what to type for it; of a range the first and the last."""
    lines = [
        (str(number), game.title.describe(game.state, action)) for number, action in enumerate(choices.actions, start=1)
    ]
    for span in choices.ranges:
        for index in sorted({0, len(span) - 1}):
            value = getattr(span[index], span.field)
            lines.append((f"{letter(span)}{value}", game.title.describe(game.state, span[index])))
        if len(span) > 2:
            lines.insert(len(lines) - 1, ("…", "or anything between"))
    return lines


def letter(span: Range) -> str:
    """What stands before the number: the first letter of the action."""
    return _tag(span)[0]


def _tag(span: Range) -> str:
    return str(span.action.__struct_config__.tag)


def number_after(text: str, span: Range) -> int | None:
    """The number in "b5", "b 5", "bid 5" or "bid £5", if the word is the range's action."""
    found = re.fullmatch(rf"([a-z_]+)\s*£?\s*(\d{{1,{MOST_DIGITS}}})", text)
    return int(found[2]) if found is not None and _tag(span).startswith(found[1]) else None


def with_value(span: Range, value: int) -> Action:
    """The action of a range with any number, legal or not."""
    return msgspec.structs.replace(span.action, **{span.field: value})


def has_words(name: str, words: str) -> bool:
    """Whether all the words occur in the name, as whole words."""
    return all(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", name.lower()) for word in words.split())
