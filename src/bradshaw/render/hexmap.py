"""A map of hexes drawn with characters: flat-topped hexes, four lines high.

    ______
   /5,2  ⌂\\
  /Devonport\\
  \\  E L n  /
   \\______/

Three lines of each hex can be written on: the id and the terrain's sign, the name or what stands there, and the rest.
Where the hex has track, strokes at its sides show where the track leads:

    ______
   /G5  │ \\
  /╲Newport╱\\
  \\ 50C&N  /
   \\__│___/
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from operator import itemgetter

from rich.style import Style as Ink
from rich.text import Text

from bradshaw.core.view import Board, Cell, Mark, Style
from bradshaw.render.colours import TILES
from bradshaw.render.hexmap_track import BARRED, COSTS, short_labels, stop_lines, strokes
from bradshaw.render.inks import BARRIER, GRID, STRONG, chip, ground, tile

WIDTHS = (8, 6, 4)
"""How long the top side of a hex may be, largest first."""
SLANT = 2
HEIGHT = 4
ABBREVIATED = "."


class _Sheet:
    """A rectangle of characters, each with its ink."""

    def __init__(self, width: int, height: int) -> None:
        self._signs = [[" "] * width for _ in range(height)]
        self._inks = [[Ink.null()] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, ink: Ink) -> None:
        for step, sign in enumerate(text):
            self._signs[y][x + step] = sign
            self._inks[y][x + step] = ink

    def text(self) -> Text:
        drawn = Text(no_wrap=True, end="")
        for number, (signs, inks) in enumerate(zip(self._signs, self._inks, strict=True)):
            if number:
                drawn.append("\n")
            length = len("".join(signs).rstrip())
            for ink, run in groupby(zip(inks[:length], signs, strict=False), key=itemgetter(0)):
                drawn.append("".join(sign for _, sign in run), ink)
        return drawn


def map_width(board: Board, top: int) -> int:
    """How many characters wide the map is with hexes whose top side has this length."""
    columns = [cell.column for cell in board.cells]
    return (max(columns) - min(columns) + 1) * (top + SLANT) + SLANT


def draw_map(board: Board, styles: Mapping[str, Style], width: int) -> Text:
    """The map as large as the width allows; below the smallest size it is drawn at that size all the same."""
    if not board.cells:
        return Text()
    top = next((top for top in WIDTHS if map_width(board, top) <= width), WIDTHS[-1])
    west = min(cell.column for cell in board.cells)
    north = min(2 * cell.row + cell.lowered for cell in board.cells)
    south = max(2 * cell.row + cell.lowered for cell in board.cells)
    sheet = _Sheet(map_width(board, top), (south - north) * HEIGHT // 2 + HEIGHT + 1)
    corners = {
        cell.id: ((cell.column - west) * (top + SLANT), (2 * cell.row + cell.lowered - north) * HEIGHT // 2)
        for cell in board.cells
    }
    # Upper sides first: where there is a hex above, the side lies on its ground.
    for x, y in corners.values():
        sheet.write(x + SLANT, y, "_" * top, GRID)
    short = short_labels(board, styles)
    for cell in board.cells:
        _draw_cell(sheet, *corners[cell.id], top, cell, styles, short)
    for cell in board.cells:
        for side in cell.barriers:
            _draw_barrier(sheet, *corners[cell.id], top, side)
    return sheet.text()


def _draw_cell(
    sheet: _Sheet, x: int, y: int, top: int, cell: Cell, styles: Mapping[str, Style], short: Mapping[str, str]
) -> None:
    land = ground(styles[cell.terrain])
    if cell.track and cell.track.colour in TILES:
        land = tile(cell.track.colour)
    wide = top + SLANT
    for line, (left, right) in enumerate((("/", "\\"), ("/", "\\"), ("\\", "/"), ("\\", "/")), start=1):
        inset = 1 if line in (1, HEIGHT) else 0
        inside = top if inset else wide
        sheet.write(x + inset, y + line, left, GRID)
        if line == HEIGHT:
            sheet.write(x + inset + 1, y + line, "_" * inside, land + GRID)
        else:
            sheet.write(x + inset + 1, y + line, " " * inside, land)
        sheet.write(x + inset + 1 + inside, y + line, right, GRID)
    if cell.track:
        contents = _track_contents(cell, top, wide, styles, short, land)
    else:
        contents = _contents(cell, top, wide, styles, land)
    for line, pieces in enumerate(contents, start=1):
        inset = 1 if line == 1 else 0
        inside = top if inset else wide
        at = x + inset + 1 + (inside - sum(len(text) for text, _ in pieces)) // 2
        for text, ink in pieces:
            sheet.write(at, y + line, text, ink)
            at += len(text)
    if cell.track:
        middle = x + 2 + _middle(top)
        ends = ((middle, 4), (x + 1, 3), (x + 1, 2), (middle, 1), (x + wide, 2), (x + wide, 3))
        for side, stroke in strokes(cell.track).items():
            sheet.write(ends[side][0], y + ends[side][1], stroke, land + STRONG)


def _middle(top: int) -> int:
    """Where in the top side the track to the north and to the south crosses it: right of the id."""
    return top // 2 + 1


def _draw_barrier(sheet: _Sheet, x: int, y: int, top: int, side: int) -> None:
    """A side that no track may cross."""
    right = x + top + SLANT + 1
    if side in (0, 3):
        sheet.write(x + 2, y + (HEIGHT if side == 0 else 0), BARRED * top, BARRIER)
        return
    for line, outer, inner in ((1, 1, -1), (2, 0, 0)) if side in (2, 4) else ((3, 0, 0), (4, 1, -1)):
        sheet.write(x + outer if side in (1, 2) else right + inner, y + line, BARRED, BARRIER)


_Pieces = list[tuple[str, Ink]]


def _contents(cell: Cell, narrow: int, wide: int, styles: Mapping[str, Style], land: Ink) -> list[_Pieces]:
    """What is written on the three lines of a hex."""
    head = [(_heading(cell, styles[cell.terrain].label, narrow), land + Ink(bold=cell.open))]
    fixed = [mark for mark in cell.marks if mark.kind != "goods"]
    loose = [mark for mark in cell.marks if mark.kind == "goods"]
    if cell.name:
        everything = _chips([*fixed, *loose], wide, styles, land)
        if _length(everything) <= wide:
            return [head, [(abbreviate(cell.name, wide), land + Ink(italic=True))], everything]
    return [head, _chips(fixed, wide, styles, land), _chips(loose, wide, styles, land)]


def _track_contents(
    cell: Cell, narrow: int, wide: int, styles: Mapping[str, Style], short: Mapping[str, str], land: Ink
) -> list[_Pieces]:
    """What is written on the three lines of a hex with track, or where track may come."""
    assert cell.track
    track, room = cell.track, wide - 2
    label = f"‹{cell.id}›" if cell.open else cell.id
    if len(label) > _middle(narrow):
        label = f"›{cell.id}" if cell.open else cell.id
    cost = f"{COSTS}{cell.cost}" if cell.cost and not track.colour else ""
    rest = cost or f"{track.label}{track.colour[:1]}"
    space = narrow - _middle(narrow) - 1
    if not track.links:
        space = narrow - len(label) - 1
    if len(rest) > space:
        rest = (COSTS if cost else track.colour[:1]) if space > 0 else ""
    head = [((label.ljust(narrow - len(rest)) + rest)[:narrow], land + Ink(bold=cell.open))]
    lines = stop_lines(cell, room, styles, short, land)
    if cell.name and len(lines) < 2:
        lines = [[(abbreviate(cell.name, room), land + Ink(italic=True))], *lines]
    return [head, *lines]


def _heading(cell: Cell, sign: str, room: int) -> str:
    """The id and the terrain's sign, with ‹› around an id that can be chosen, as far as there is room."""
    label = f"‹{cell.id}›" if cell.open else cell.id
    for text in (f"{label} {sign}", label + sign, label, f"›{cell.id}"):
        if len(text) <= room:
            return text
    return cell.id[:room]


def _chips(marks: Iterable[Mark], room: int, styles: Mapping[str, Style], land: Ink) -> _Pieces:
    """The marks side by side: in full with gaps, or short, or without gaps, as they fit."""
    pieces: _Pieces = []
    for short, gap in ((False, " "), (True, " "), (True, "")):
        pieces = []
        for mark in marks:
            if pieces and gap:
                pieces.append((gap, land))
            text = mark.short or mark.text if short else mark.text
            if mark.kind == "station":
                text = f"[{text}]"
            ink = chip(styles[mark.style])
            if mark.kind == "goods":
                ink = land + STRONG
            pieces.append((text, ink))
        if _length(pieces) <= room:
            break
    return pieces


def _length(pieces: _Pieces) -> int:
    return sum(len(text) for text, _ in pieces)


def abbreviate(name: str, room: int) -> str:
    """A name in so many characters: short words like "of" go first, then each long word is cut."""
    if len(name) <= room:
        return name
    words = [word for word in name.split() if len(word) > 2]
    if len(words) > 1:
        # "Port of Strahan" is known by its last word; the others shrink to an initial.
        initials = "".join(f"{word[0]}{ABBREVIATED}" for word in words[:-1])
        words = [initials + words[-1]]
    text = words[0] if words else name
    return text if len(text) <= room else text[: room - 1] + ABBREVIATED
