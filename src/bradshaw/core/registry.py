"""The games that are installed. A game enters by its entry point in the group `bradshaw.games` and nothing else."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from bradshaw.core.errors import NoSuchGame
from bradshaw.core.title import Title

GROUP = "bradshaw.games"


@cache
def titles() -> dict[str, Title[Any]]:
    """Every installed title by its id."""
    found: dict[str, Title[Any]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        title = entry.load()
        if not isinstance(title, Title) or title.id != entry.name:
            raise TypeError(f"the entry point {entry.name!r} of {GROUP!r} does not name a title of that id")
        found[title.id] = title
    return found


def title(name: str) -> Title[Any]:
    """The title with this id."""
    known = titles()
    if name not in known:
        listed = ", ".join(known) or "none"
        raise NoSuchGame(f"There is no game {name[:60]!r}; installed: {listed}.")
    return known[name]
