"""The games that are installed. A game enters by its entry point in the group `bradshaw.games` and nothing else."""

from __future__ import annotations

import warnings
from functools import cache
from typing import TYPE_CHECKING, Any

from bradshaw.core.errors import NoSuchGame, quoted
from bradshaw.core.messages import message
from bradshaw.core.title import Title

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

GROUP = "bradshaw.games"


def entry_points(group: str) -> EntryPoints:
    """The entry points of a group. Whoever only imports Bradshaw does not wait for the modules that find them."""
    from importlib import metadata

    return metadata.entry_points(group=group)


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
        raise NoSuchGame(
            message("core-error-no-game", name=quoted(name)[:60], installed=tuple(known), count=len(known))
        )
    return known[name]
