"""Small shapes of a drawn map: hexes of one size, shades of a colour, text made safe."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from bradshaw.core.view import Cell

SIDE = 60
"""From the middle of a flat-topped hex to its eastern corner."""
HALF = 52
"""From the middle to its northern side. Whole numbers keep the drawing small; nobody sees the hair's breadth."""
STEP = SIDE * 3 // 2
"""From one column to the next."""
CORNERS = ((SIDE, 0), (SIDE // 2, HALF), (-SIDE // 2, HALF), (-SIDE, 0), (-SIDE // 2, -HALF), (SIDE // 2, -HALF))
"""Clockwise from the east."""
ACROSS = ((1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1))
"""The hex across each side, from the corner of the same number on: columns and half rows further."""

INK = "#2b2620"
"""Almost black: print on paper."""
PAPER = "#fffdf6"

Point = tuple[int, int]


def place(cell: Cell) -> Point:
    """Where a cell is, in columns and half rows."""
    return cell.column, 2 * cell.row + cell.lowered


def neighbours(at: Point) -> Iterator[Point]:
    """The six places around one."""
    for columns, half_rows in ACROSS:
        yield at[0] + columns, at[1] + half_rows


def mixed(colour: str, other: str, part: float) -> str:
    """A colour with a part of another in it."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * part):02x}" for one, two in pairs)


def ink_on(colour: str) -> str:
    """Black or white, whichever can be read on the colour."""
    red, green, blue = _channels(colour)
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "#ffffff"


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def text(words: str) -> str:
    """Words as the content of an element."""
    return escape(words)


def quoted(words: str) -> str:
    """Words as the value of an attribute, with its quotation marks."""
    return quoteattr(words)


def token(words: str) -> str:
    """A style's id as a part of a class name."""
    return "".join(sign if sign.isalnum() and sign.isascii() else "-" for sign in words)
