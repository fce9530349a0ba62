"""The log of a game in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from bradshaw.core.log import Entry


def tell(entry: Entry, players: Sequence[str]) -> str:
    return f"{entry.kind} {entry.facts}"
