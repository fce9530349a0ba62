"""What happened and what can be done, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.log import Entry
from bradshaw.games.g1860.state import Isle


def tell(entry: Entry, players: Sequence[str]) -> str:
    who = players[entry.actor] if entry.actor >= 0 else ""
    facts = ", ".join(f"{name} {value}" for name, value in entry.facts.items())
    return f"{who} {entry.kind.replace('_', ' ')} {facts}".strip()


def describe(state: Isle, action: Action) -> str:
    return str(msgspec.to_builtins(action))
