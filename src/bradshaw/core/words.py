"""English words of what does not speak in messages yet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_BEGINS_WITH_A_VOWEL: Final = re.compile(
    r"8|11(?!\d)|18(?!\d)|[AEFHILMNORSX](?![a-z])|(?!one\b|uni|Uni|use|Euro)[aeiouAEIO]"
)
"""As it is read aloud: an 8F train, an F train, an express; but a 2F train, a unit."""


def listing(items: Iterable[str], last: str = "and") -> str:
    """One, one and another, or one, another and a third."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(count: int, one: str, more: str = "") -> str:
    """1 cube, or 2 cubes."""
    return f"{count} {one if count == 1 else more or one + 's'}"


def with_article(words: str) -> str:
    """An 8F train, or a 2F train."""
    return f"{'an' if _BEGINS_WITH_A_VOWEL.match(words) else 'a'} {words}"
