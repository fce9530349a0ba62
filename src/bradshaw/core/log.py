"""What happened: structured entries that a game turns into sentences."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from bradshaw.core.errors import BadRecord
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal

if TYPE_CHECKING:
    from bradshaw.core.action import Action

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
    """Collects the entries of one action. Transfers are attached to the entry that is noted after them.

    `decisions`: what the program decided where the rules leave it to nobody, as the runs of a company without
    director. They go on record with the action, so that playing it again takes them as they were.
    """

    __slots__ = ("_stored", "_transfers", "decisions", "entries")

    def __init__(self, stored: Sequence[Action] | None = None) -> None:
        """`stored`: the decisions on record, to be taken instead of new ones."""
        self.entries: list[Entry] = []
        self.decisions: list[Action] = []
        self._stored = stored
        self._transfers: list[Transfer] = []

    def transfer(self, payer: int, payee: int, amount: int, reason: str) -> None:
        self._transfers.append(Transfer(payer, payee, amount, reason))

    def note(self, kind: str, rule: str, actor: int = NOBODY, **facts: Any) -> None:
        self.entries.append(Entry(kind, rule, actor, facts, tuple(self._transfers)))
        self._transfers.clear()

    def decide(self, find: Callable[[], Action], refuse: Callable[[Action], Refusal | None]) -> Action:
        """A decision that the rules leave to nobody: the one that is found, or the one on record if it is legal.

        Raises BadRecord if there is none on record, or if it is not legal. Whether it is the best is not asked: what
        was found once is kept, however good the search has become.
        """
        if self._stored is None:
            decision = find()
        else:
            number = len(self.decisions)
            if number == len(self._stored):
                raise BadRecord(message("core-record-decision-missing"))
            decision = self._stored[number]
            refusal = refuse(decision)
            if refusal is not None:
                raise BadRecord(message("core-record-decision-illegal", reason=refusal.text))
        self.decisions.append(decision)
        return decision

    def close(self) -> None:
        """The action is over. Raises BadRecord if decisions are on record that nothing has asked for."""
        if self._stored is not None and len(self.decisions) < len(self._stored):
            raise BadRecord(message("core-record-decisions-left"))


class Silence(Log):
    """A log that keeps nothing, for search and simulation."""

    __slots__ = ()

    def transfer(self, payer: int, payee: int, amount: int, reason: str) -> None:
        pass

    def note(self, kind: str, rule: str, actor: int = NOBODY, **facts: Any) -> None:
        pass

    def decide(self, find: Callable[[], Action], refuse: Callable[[Action], Refusal | None]) -> Action:
        return find()


class Again(Silence):
    """A log that keeps nothing, for what was played before: the same is decided, without asking whether it is legal."""

    __slots__ = ()

    def __init__(self, stored: Sequence[Action]) -> None:
        super().__init__(stored)

    def decide(self, find: Callable[[], Action], refuse: Callable[[Action], Refusal | None]) -> Action:
        return super(Silence, self).decide(find, lambda decision: None)


SILENCE = Silence()
