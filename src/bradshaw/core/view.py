"""What a position looks like, as plain data: a game describes, a terminal or a browser draws."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from bradshaw.core.messages import Text
from bradshaw.core.refusal import Refusal


class Style(msgspec.Struct, frozen=True, cache_hash=True):
    """A company, a kind of track or a terrain, and how it is shown: a short sign or label, its full name, its colour.

    A colour is a plain name ("blue") or "#rrggbb". The sign is always shown too: nothing is told by colour alone.
    """

    id: str
    label: str
    name: Text
    colour: str
    rim: str = ""
    """A second colour, around pieces, for games in which companies share the first."""


class Mark(msgspec.Struct, frozen=True):
    """Something that lies in a hex: a station, a piece of track, goods. `style` is the id of a style."""

    kind: str
    text: str
    style: str
    short: str = ""
    """A sign for when there is little room."""
    meaning: Text = ""


StopKind = Literal["large", "small", "halt", "village", "offboard", "port"]
"""A village is a dot without track; the last two are places off the board."""


class Stop(msgspec.Struct, frozen=True, cache_hash=True):
    """A stopping place in a hex: a large station with its circles, a small station, a halt, a dot on bare land."""

    kind: StopKind
    name: str = ""
    value: int = 0
    circles: tuple[str, ...] = ()
    """For each circle of a large station the style of the base in it; empty where it is free."""
    turned: tuple[bool, ...] = ()
    """For each circle whether the base in it lies face down."""
    home_of: str = ""
    """The style of the company whose home this is and whose base is not there yet."""
    values: tuple[int, ...] = ()
    """All that it is worth in the course of the game, where that changes; `value` is what it is worth now."""
    waiting: tuple[str, ...] = ()
    """The styles of companies whose bases lie beside the station until it has room."""
    named: bool = True
    """Whether its name is written beside it. A place off the board with several ways in is named at one of them."""


class Track(msgspec.Struct, frozen=True, cache_hash=True):
    """The track of a hex as it lies there: a tile, or what is printed on the map.

    A link joins two ends. An end is a side, "e0" (south) clockwise to "e5" (south-east), or a stop, "s0" for the first.
    """

    colour: str
    """"yellow", "green", "russet", or empty for bare land."""
    stops: tuple[Stop, ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    label: str = ""
    tile: str = ""
    """The number of the tile, if one lies there."""


class Cell(msgspec.Struct, frozen=True, cache_hash=True):
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
    track: Track | None = None
    cost: int = 0
    """What the first tile here costs."""
    barriers: tuple[int, ...] = ()
    """Sides that track may not cross although land lies beyond."""


class Line(msgspec.Struct, frozen=True):
    """A line along the track, as that of a train's run: (cell, end, end) for each piece, and the stops called at."""

    text: Text
    """The train and what its run earns."""
    pieces: tuple[tuple[str, str, str], ...]
    calls: tuple[tuple[str, str], ...] = ()
    """(cell, stop), such as ("G5", "s0")."""
    train: str = ""
    earns: Text = ""
    """The sum, such as "£90 + 20cc"."""
    stops: tuple[tuple[str, Text], ...] = ()
    """For each call the name of the stop and what it adds, such as ("Newport", "£30")."""
    bonus: Text = ""
    """What the run earns besides, such as "£30 for 1 hex between"."""
    number: int | None = None
    """How the run is painted and numbered, from 0; None for its place among the others."""


def numbered(lines: Iterable[Line]) -> list[tuple[int, Line]]:
    """Runs, each with the number by which it is painted."""
    return [(place if line.number is None else line.number, line) for place, line in enumerate(lines)]


class Board(msgspec.Struct, frozen=True):
    """The map of hexes, with a key to its signs: (sign, meaning), and the runs that shall be shown on it."""

    cells: tuple[Cell, ...]
    key: tuple[tuple[str, Text], ...] = ()
    lines: tuple[Line, ...] = ()
    signs: tuple[tuple[str, Text], ...] = ()
    """Signs of stations and track that mean something else in this game; without a meaning there are none of them."""


class Sketch(msgspec.Struct, frozen=True):
    """What the board would look like after a choice: hexes that would change, and the runs if they would be others."""

    cells: tuple[Cell, ...] = ()
    lines: tuple[Line, ...] | None = None


class PriceSpace(msgspec.Struct, frozen=True):
    """A space of a chart of prices: its price, where it stands, and the markers on it, top one first."""

    price: int
    column: int
    row: int
    zone: str = ""
    """A word for the colour of the space, explained by the key of the chart."""
    markers: tuple[str, ...] = ()
    """The ids of styles."""
    bands: tuple[int, ...] = ()
    """The least that each share must receive to move the price by one space, by two, and so on."""


class PriceChart(msgspec.Struct, frozen=True):
    """A chart of prices on which markers move, with a key: (zone, meaning)."""

    spaces: tuple[PriceSpace, ...]
    key: tuple[tuple[str, Text], ...] = ()
    note: Text = ""
    """What else is to be known, such as what the bands mean."""


class Column(msgspec.Struct, frozen=True):
    """A column of a table; figures stand to the right."""

    heading: Text
    right: bool = False


class Row(msgspec.Struct, frozen=True):
    """A row of a table. `style` is the id of a style, for rows that belong to someone; `marked` rows stand out."""

    cells: tuple[Text, ...]
    style: str = ""
    marked: bool = False


class Table(msgspec.Struct, frozen=True):
    """Rows under headings, with a note below."""

    title: Text
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    note: Text = ""


class Closed(msgspec.Struct, frozen=True):
    """Something that one could think of doing now but that the rules refuse: its name, why, and in which hex."""

    text: Text
    refusal: Refusal
    cell: str = ""


class View(msgspec.Struct, frozen=True):
    """A position for people: whose decision it is, the board, the tables, and what is not possible."""

    headline: Text
    """Who decides, and what."""
    hint: Text
    """What the decision means, for someone who is new to the game."""
    board: Board
    tables: tuple[Table, ...]
    styles: tuple[Style, ...]
    closed: tuple[Closed, ...] = ()
    market: PriceChart | None = None


class Chart(msgspec.Struct, frozen=True):
    """Figures of one position for charts: each seat's cash and wealth, and figures of each company by their names."""

    cash: Sequence[int]
    wealth: Sequence[int]
    """What each would have if the game ended now."""
    companies: Mapping[str, Mapping[str, Any]]
    liquidity: Sequence[int] = ()
    """What each would have after selling all that can be sold, in games where that can be told."""
