"""What a position looks like, as plain data: a game describes, a terminal or a browser draws."""

from __future__ import annotations

import msgspec


class Cell(msgspec.Struct, frozen=True):
    """One hex. `column` and `row` count from the north-west; `lowered` cells sit half a hex further south."""

    id: str
    column: int
    row: int
    lowered: bool
    terrain: str
    name: str = ""
    marks: tuple[Mark, ...] = ()


class Mark(msgspec.Struct, frozen=True):
    """Something that lies in a hex: `text` is its short sign, `style` the id of its owner or kind."""

    text: str
    style: str


class Board(msgspec.Struct, frozen=True):
    """The map, with a legend for its terrains and marks: (style, sign, meaning)."""

    cells: tuple[Cell, ...]
    legend: tuple[tuple[str, str, str], ...] = ()


class Table(msgspec.Struct, frozen=True):
    """Rows under headings; `styles` names the style of each row, where it has one."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    styles: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True):
    """A position for people: the question that is asked, the board and the tables."""

    headline: str
    board: Board
    tables: tuple[Table, ...]
