"""A position in a terminal: the map, the tables, and the lines around them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich import box
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table as RichTable
from rich.text import Text

from bradshaw.core.view import Board, Style, Table, View, numbered
from bradshaw.render.hexmap import draw_map
from bradshaw.render.hexmap_track import track_key
from bradshaw.render.inks import QUIET, STRONG, chip
from bradshaw.words import say

GUTTER = 3
OPEN_KEY = ("‹ ›", "open to you")
POINTER = "▸ "


def by_id(styles: Iterable[Style]) -> dict[str, Style]:
    return {style.id: style for style in styles}


def draw_board(board: Board, styles: Iterable[Style], width: int) -> Group:
    """The map with its key, and the runs that are shown on it."""
    runs = [Text.assemble((f"{number + 1}", STRONG), f" {line.text}") for number, line in numbered(board.lines)]
    return Group(draw_map(board, by_id(styles), width), Text(), *draw_key(board, width), *runs)


def draw_key(board: Board, width: int) -> list[Text]:
    """The signs of the map, as many to a line as fit."""
    lines: list[Text] = []
    opened = [OPEN_KEY] if any(cell.open for cell in board.cells) else []
    for sign, meaning in (*opened, *board.key, *track_key(board)):
        item = Text.assemble((sign, STRONG), (f" {say(meaning)}", QUIET))
        if lines and len(lines[-1]) + GUTTER + len(item) <= width:
            lines[-1] += Text.assemble(" " * GUTTER, item)
        else:
            lines.append(item)
    return lines


def draw_table(table: Table, styles: Mapping[str, Style], *, tight: bool = False) -> RichTable:
    """A ledger: headings, a rule, and rows; a pointer for the row that stands out."""
    pointed = any(row.marked for row in table.rows)
    drawn = RichTable(
        title=Text(say(table.title), STRONG),
        title_justify="left",
        caption=Text(say(table.note), QUIET) if table.note else None,
        caption_justify="left",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=0 if tight else (0, 1, 0, 0),
        header_style=QUIET,
    )
    for number, column in enumerate(table.columns):
        heading = " " * len(POINTER) * (pointed and number == 0) + say(column.heading)
        drawn.add_column(Text(heading), justify="right" if column.right else "left", no_wrap=column.right)
    for row in table.rows:
        cells = [Text(say(cell)) for cell in row.cells]
        if row.style and cells:
            cells[0].stylize(chip(styles[row.style]))
        if pointed and cells:
            cells[0] = Text.assemble(POINTER if row.marked else " " * len(POINTER), cells[0])
        drawn.add_row(*cells, style=STRONG if row.marked else None)
    return drawn


def draw_tables(tables: Iterable[Table], styles: Iterable[Style], console: Console, width: int) -> Group:
    """Tables from left to right as long as they fit, then below one another."""
    named = by_id(styles)
    lines: list[list[RichTable]] = []
    room = 0
    for table in tables:
        drawn = draw_table(table, named)
        needed = _width(drawn, console)
        if needed > width:
            drawn = draw_table(table, named, tight=True)
        if lines and needed + GUTTER <= room:
            lines[-1].append(drawn)
            room -= needed + GUTTER
        else:
            lines.append([drawn])
            room = width - needed
    blocks: list[RenderableType] = []
    for line in lines:
        grid = RichTable.grid(padding=(0, GUTTER, 0, 0))
        for _ in line:
            grid.add_column()
        grid.add_row(*line)
        blocks += [grid, Text()]
    return Group(*blocks[:-1])


def _width(drawn: RichTable, console: Console) -> int:
    """How wide a table would like to be."""
    return Measurement.get(console, console.options.update(width=1000), drawn).maximum


def draw_question(view: View) -> Group:
    """Who decides what, and what that means."""
    lines: list[RenderableType] = [Text(say(view.headline), STRONG)]
    if view.hint:
        lines.append(Text(say(view.hint), QUIET))
    return Group(*lines)


def draw_view(view: View, console: Console) -> Group:
    """The board and the tables of a position."""
    width = console.width
    return Group(
        draw_board(view.board, view.styles, width),
        Text(),
        draw_tables(view.tables, view.styles, console, width),
    )
