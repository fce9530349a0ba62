"""English words of what does not speak in messages yet."""

from __future__ import annotations

from collections.abc import Iterable


def listing(items: Iterable[str], last: str = "and") -> str:
    """One, one and another, or one, another and a third."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(count: int, one: str, more: str = "") -> str:
    """1 cube, or 2 cubes."""
    return f"{count} {one if count == 1 else more or one + 's'}"
