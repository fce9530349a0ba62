"""How near the end is, for people: four conditions, of which two after Pay dividends end the game."""

from __future__ import annotations

from typing import Final

import msgspec

from bradshaw.core.messages import Message, message
from bradshaw.core.view import Column, Row, Table
from bradshaw.games.emubay.components import CHARTERS, CONDITIONS_NEEDED
from bradshaw.games.emubay.rules.ending import Condition, progress
from bradshaw.games.emubay.state import EmuBay

WHOLE: Final = 100
_NAME: Final = {
    "bonds": message("emubay-end-bonds"),
    "resource": message("emubay-end-cubes"),
    "shares": message("emubay-end-shares"),
    "track": message("emubay-end-track"),
}


class ConditionShown(msgspec.Struct, frozen=True):
    """An end condition."""

    id: str
    name: Message
    now: int
    limit: int
    text: Message
    """When it holds."""
    holds: bool
    near: int
    """How near it is, in percent."""
    next: bool
    """Whether one more of its kind is enough."""


class EndingShown(msgspec.Struct, frozen=True):
    """What ends the game."""

    needed: int
    """How many conditions end it."""
    conditions: tuple[ConditionShown, ...]


def ending(state: EmuBay) -> EndingShown:
    """The end conditions, as the page shows them."""
    return EndingShown(CONDITIONS_NEEDED, tuple(_shown(condition) for condition in progress(state)))


def _shown(one: Condition) -> ConditionShown:
    left, whole = abs(one.now - one.limit), abs(one.start - one.limit)
    near = WHOLE if one.holds else WHOLE * (whole - left) // whole
    next_one = not one.holds and left == 1
    return ConditionShown(one.id, _NAME[one.id], one.now, one.limit, _text(one), one.holds, near, next_one)


def _text(one: Condition) -> Message:
    if one.id == "track":
        return message("emubay-ending-of", least=one.limit, count=CHARTERS + 1)
    return message("emubay-ending-at-most", most=one.limit)


def end_table(state: EmuBay) -> Table:
    """The end conditions as a table."""
    rows = tuple(Row((_NAME[one.id], str(one.now), _limit(one)), marked=one.holds) for one in progress(state))
    columns = (
        Column(message("emubay-column-condition")),
        Column(message("emubay-column-now"), right=True),
        Column(message("emubay-column-holds-at")),
    )
    return Table(message("emubay-table-end"), columns, rows, message("emubay-note-end", needed=CONDITIONS_NEEDED))


def _limit(one: Condition) -> Message:
    if not one.limit:
        return message("emubay-cell-no-shares")
    if one.rising:
        return message("emubay-cell-at-least", least=one.limit)
    return message("emubay-cell-at-most", most=one.limit)
