"""Inks for the terminal. Every ink sets both its colours, so that it can be read on light and dark screens."""

from __future__ import annotations

from rich.color import Color
from rich.style import Style as Ink

from bradshaw.core.view import Style
from bradshaw.render.colours import TILES, shade

_DEEPER = {"russet": "#a65a30", "brown": "#a65a30"}
"""In a terminal, where print has no light rim, these are deep enough for white letters."""
DARK, LIGHT = "#1a1a1a", "#ffffff"
GRID = Ink(color="#8a8172")
"""The lines between hexes."""
BARRIER = Ink(color="#ffffff", bgcolor="#b3261e", bold=True)
PLAIN = Ink()
QUIET = Ink(dim=True)
STRONG = Ink(bold=True)


def _writing_on(colour: str) -> str:
    """Black or white, whichever can be read on the colour."""
    red, green, blue = Color.parse(colour).get_truecolor()
    return DARK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else LIGHT


def ground(style: Style) -> Ink:
    """The ground of a hex."""
    colour = shade(style.colour)
    return Ink(color=_writing_on(colour), bgcolor=colour)


def tile(colour: str) -> Ink:
    """The ground of a tile."""
    shown = _DEEPER.get(colour, TILES[colour])
    return Ink(color=_writing_on(shown), bgcolor=shown)


def chip(style: Style) -> Ink:
    """A piece in its owner's colour."""
    return ground(style) + STRONG
