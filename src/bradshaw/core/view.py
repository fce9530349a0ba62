"""What a position looks like, as plain data: a game describes, a terminal or a browser draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bradshaw.core.refusal import Refusal


class Style(msgspec.Struct, frozen=True):
    """A company, a kind of track or a terrain, and how it is shown: a short sign or label, its full name, its colour.

    A colour is a plain name ("blue") or "#rrggbb". The sign is always shown too: nothing is told by colour alone.
    """

    id: str
    label: str
    name: str
    colour: str


class Mark(msgspec.Struct, frozen=True):
    """Something that lies in a hex: a station, a piece of track, goods. `style` is the id of a style."""

    kind: str
    text: str
    style: str
    short: str = ""
    """A sign for when there is little room."""
    meaning: str = ""


class Cell(msgspec.Struct, frozen=True):
    """One hex. `column` and `row` count from the north-west; `lowered` cells sit half a hex further south."""

    id: str
    column: int
    row: int
    lowered: bool
    terrain: str
    """The id of a style."""
    name: str = ""
    marks: tuple[Mark, ...] = ()
    open: bool = False
    """Whether something that is legal now happens in this hex."""


class Board(msgspec.Struct, frozen=True):
    """The map of hexes, with a key to its signs: (sign, meaning)."""

    cells: tuple[Cell, ...]
    key: tuple[tuple[str, str], ...] = ()


class Column(msgspec.Struct, frozen=True):
    """A column of a table; figures stand to the right."""

    heading: str
    right: bool = False


class Row(msgspec.Struct, frozen=True):
    """A row of a table. `style` is the id of a style, for rows that belong to someone; `marked` rows stand out."""

    cells: tuple[str, ...]
    style: str = ""
    marked: bool = False


class Table(msgspec.Struct, frozen=True):
    """Rows under headings, with a note below."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    note: str = ""


class Closed(msgspec.Struct, frozen=True):
    """Something that one could think of doing now but that the rules refuse: its name, why, and in which hex."""

    text: str
    refusal: Refusal
    cell: str = ""


class View(msgspec.Struct, frozen=True):
    """A position for people: whose decision it is, the board, the tables, and what is not possible."""

    headline: str
    """Who decides, and what."""
    hint: str
    """What the decision means, for someone who is new to the game."""
    board: Board
    tables: tuple[Table, ...]
    styles: tuple[Style, ...]
    closed: tuple[Closed, ...] = ()


class Chart(msgspec.Struct, frozen=True):
    """Figures of one position for charts: each seat's cash, and figures of each company by their names."""

    cash: Sequence[int]
    companies: Mapping[str, Mapping[str, Any]]
