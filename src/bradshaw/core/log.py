"""What happened: structured entries that a game turns into sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

NOBODY = -1
"""The seat of nobody, for what happens without a player's doing."""


class Transfer(msgspec.Struct, frozen=True):
    """Money that changed hands. Payer and payee are account numbers, `reason` is the id of a rule."""

    payer: int
    payee: int
    amount: int
    reason: str


class Entry(msgspec.Struct, frozen=True):
    """One event: what, who, by which rule, the facts that its sentence needs, and the money that moved."""

    kind: str
    rule: str
    actor: int
    facts: dict[str, Any]
    transfers: tuple[Transfer, ...] = ()


def cuts(entries: Sequence[Entry], pauses: Collection[str]) -> list[int]:
    """Where a course that went on by itself can be paused: before entries of these kinds, if dividends came between."""
    starts = [
        place
        for place, entry in enumerate(entries)
        if entry.kind in pauses and (not place or entries[place - 1].kind not in pauses)
    ]
    if not starts or not any(entry.kind == "dividend" for entry in entries[starts[0] : starts[-1]]):
        return []
    return [place for place in starts if place]


class Log:
    """Collects the entries of one action. Transfers are attached to the entry that is noted after them."""

    __slots__ = ("_transfers", "entries")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._transfers: list[Transfer] = []

    def transfer(self, payer: int, payee: int, amount: int, reason: str) -> None:
        self._transfers.append(Transfer(payer, payee, amount, reason))

    def note(self, kind: str, rule: str, actor: int = NOBODY, **facts: Any) -> None:
        self.entries.append(Entry(kind, rule, actor, facts, tuple(self._transfers)))
        self._transfers.clear()


class Silence(Log):
    """A log that keeps nothing, for search and simulation."""

    __slots__ = ()

    def transfer(self, payer: int, payee: int, amount: int, reason: str) -> None:
        pass

    def note(self, kind: str, rule: str, actor: int = NOBODY, **facts: Any) -> None:
        pass


SILENCE = Silence()
