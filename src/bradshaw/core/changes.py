"""Before and after: what everybody has in two positions, and what of it changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence, Set
from typing import Generic, Literal, TypeVar

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.log import NOBODY, Log
from bradshaw.core.messages import Text
from bradshaw.core.state import State

S = TypeVar("S", bound=State)

ItemKind = Literal["money", "credits", "count", "seat", "words", "list"]
"""Pounds, credits of a company, a number, a player, a few words, or several things."""
Value = int | Text | tuple[Text, ...] | None
"""A sum, a number or a seat; a few words; several things; None for nothing at all."""


class Item(msgspec.Struct, frozen=True):
    """Something that a player or a company has, such as cash, shares of a company, or trains."""

    what: Text
    kind: ItemKind
    value: Value


class Holding(msgspec.Struct, frozen=True):
    """What a player (by seat) or a company (by the id of its style) has, in the order in which it is shown."""

    items: tuple[Item, ...]
    seat: int = NOBODY
    company: str = ""


class Change(msgspec.Struct, frozen=True):
    """An item that differs: what it is before and after, and the difference."""

    what: Text
    kind: ItemKind
    before: Value
    after: Value
    difference: int = 0
    """Of sums and numbers, if there is one before and after."""
    gained: tuple[Text, ...] = ()
    lost: tuple[Text, ...] = ()
    """Of lists."""


class Changed(msgspec.Struct, frozen=True):
    """Everything that changes for a player (by seat) or a company (by the id of its style)."""

    changes: tuple[Change, ...]
    seat: int = NOBODY
    company: str = ""


class Sheet(msgspec.Struct, frozen=True):
    """What changes hands by an action: for each holder the items that change, and what is taken for granted."""

    holders: tuple[Changed, ...] = ()
    notes: tuple[Text, ...] = ()


class Foreseen(Generic[S]):
    """Where an action leads, what is taken for granted there, and what holders decide or must do on the way."""

    __slots__ = ("besides", "notes", "state")

    def __init__(self, state: S, notes: Sequence[Text] = (), besides: Sequence[Holding] = ()) -> None:
        self.state = state
        self.notes = tuple(notes)
        self.besides = tuple(besides)


def carry_out(
    state: S,
    action: Action,
    turns: Set[str] = frozenset(),
    suppose: Callable[[S], Action | None] = lambda state: None,
    log: Log | None = None,
) -> S:
    """The position after a legal action: where somebody has to decide next, or where another turn begins.

    `turns` are the kinds of log entries with which turns begin. `suppose` is what people decide who are asked for
    their consent; None where it is no such question. What happens on the way is told to the `log`.
    """
    after = state.copy()
    log = Log() if log is None else log
    after.frames[-1].apply(after, action, log)
    while True:
        noted, before = len(log.entries), after.copy()
        if after.frames[-1].settle(after, log):
            if any(entry.kind in turns for entry in log.entries[noted:]):
                return before
            continue
        answer = suppose(after)
        if answer is None:
            return after
        after.frames[-1].apply(after, answer, log)


def compare(before: Sequence[Holding], after: Sequence[Holding]) -> tuple[Changed, ...]:
    """What changes, holder by holder, in the order of the later position; who has nothing that changes is left out."""
    known = {(one.seat, one.company): one for one in before}
    found = []
    for holding in after:
        earlier = known.get((holding.seat, holding.company))
        changes = _changes(earlier.items if earlier is not None else (), holding.items)
        if changes:
            found.append(Changed(changes, holding.seat, holding.company))
    return tuple(found)


def _changes(before: Sequence[Item], after: Sequence[Item]) -> tuple[Change, ...]:
    was = {item.what: item for item in before}
    now = {item.what: item for item in after}
    # What is gone stands where it stood before; what is new comes where the later position has it.
    order = list(now)
    for place, what in enumerate(was):
        if what not in now:
            order.insert(min(place, len(order)), what)
    found = []
    for what in order:
        kind = (now.get(what) or was[what]).kind
        nothing = 0 if kind == "count" else None
        old, new = (items[what].value if what in items else nothing for items in (was, now))
        if old != new:
            found.append(_change(what, kind, old, new))
    return tuple(found)


def _change(what: Text, kind: ItemKind, before: Value, after: Value) -> Change:
    if kind in ("money", "credits", "count") and isinstance(before, int) and isinstance(after, int):
        return Change(what, kind, before, after, after - before)
    if kind == "list":
        had, has = Counter(_several(before)), Counter(_several(after))
        return Change(
            what, kind, before, after, gained=tuple((has - had).elements()), lost=tuple((had - has).elements())
        )
    return Change(what, kind, before, after)


def _several(value: Value) -> tuple[Text, ...]:
    return value if isinstance(value, tuple) else ()


def joined(holdings: Sequence[Holding], besides: Sequence[Holding]) -> list[Holding]:
    """Holdings with further items at the end."""
    more = {(one.seat, one.company): one.items for one in besides}
    return [
        msgspec.structs.replace(one, items=(*one.items, *more.get((one.seat, one.company), ()))) for one in holdings
    ]
