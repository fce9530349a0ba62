"""Before and after in the terminal: what changes hands by a move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from bradshaw.core.changes import Change, Changed, Sheet, Value
from bradshaw.core.messages import Message, message, money
from bradshaw.core.view import Style
from bradshaw.render.inks import QUIET, STRONG, chip
from bradshaw.words import say

NOTHING = "–"


def draw_sheet(sheet: Sheet, players: Sequence[str], styles: Iterable[Style], own: int) -> Group:
    """Two columns, today and then, with only the rows that change; those of the seat `own` come first."""
    grid = RichTable(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style=QUIET)
    for heading in ("", say(message("core-sheet-before")), say(message("core-sheet-after"))):
        grid.add_column(heading)
    named = {style.id: style for style in styles}
    for holder in sorted(sheet.holders, key=lambda holder: holder.seat != own):
        grid.add_row(_name(holder, players, named))
        for change in holder.changes:
            grid.add_row(
                Text(f"  {say(change.what)}"), Text(_value(change, change.before, players)), _after(change, players)
            )
    notes: list[RenderableType] = [Text(say(note), QUIET) for note in sheet.notes]
    return Group(grid, *notes)


def _name(holder: Changed, players: Sequence[str], styles: dict[str, Style]) -> Text:
    if not holder.company:
        return Text(players[holder.seat], STRONG)
    style = styles[holder.company]
    return Text(f" {style.label} ", chip(style))


def _figure(kind: str, amount: int) -> Message:
    if kind == "money":
        return money(amount)
    return message("core-sheet-credits", amount=amount) if kind == "credits" else message("number", number=amount)


def _value(change: Change, value: Value, players: Sequence[str]) -> str:
    if value is None or value == ():
        return NOTHING
    if isinstance(value, tuple):
        return say(message("listed", items=value))
    if not isinstance(value, int):
        return say(value)
    return players[value] if change.kind == "seat" else say(_figure(change.kind, value))


def _after(change: Change, players: Sequence[str]) -> Text:
    """What it is then, with the difference."""
    shown = Text(_value(change, change.after, players))
    if change.kind == "list":
        signed = [*((True, one) for one in change.gained), *((False, one) for one in change.lost)]
    elif change.difference:
        signed = [(change.difference > 0, _figure(change.kind, abs(change.difference)))]
    else:
        shown.stylize(STRONG)
        return shown
    for gain, what in signed:
        shown.append(f" {say(message('core-sheet-signed', gain=gain, what=what))}", STRONG)
    return shown
