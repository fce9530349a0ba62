"""The games that are installed. A game enters by its entry point in the group `bradshaw.games` and nothing else."""

from __future__ import annotations

import warnings
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
        try:
            title = entry.load()
        except Exception as error:
            # A package of somebody else's that is broken must not take the other games with it.
            warnings.warn(f"The game {entry.name!r} cannot be loaded: {error!r}", stacklevel=2)
            continue
        if not isinstance(title, Title) or title.id != entry.name:
            warnings.warn(f"The entry point {entry.name!r} does not name a title of that id", stacklevel=2)
            continue
        found[title.id] = title
    return found


def title(name: str) -> Title[Any]:
    """The title with this id."""
    known = titles()
    if name not in known:
        listed = ", ".join(known) or "none"
        raise NoSuchGame(f"There is no game {name[:60]!r}; installed: {listed}.")
    return known[name]
