"""The colours of boxes, boards and tiles, for every kind of drawing."""

from __future__ import annotations

_NAMED = {
    "black": "#202020",
    "blue": "#1f5fa8",
    "green": "#1e7a3c",
    "red": "#b3261e",
    "yellow": "#f0c419",
}
"""The plain colours of boxes and boards, in shades that print well."""
TILES = {
    "yellow": "#f3d34a",
    "green": "#6fb65b",
    "russet": "#b5673b",
    "brown": "#b5673b",
    "grey": "#b9b6ad",
}
"""The grounds of tiles."""


def shade(colour: str) -> str:
    """A colour of a style as #rrggbb."""
    return _NAMED.get(colour, colour)
