"""The pieces on a drawn map: stations, track with its lines, and goods."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from bradshaw.core.view import Cell, Mark, Style
from bradshaw.render.colours import shade
from bradshaw.render.svg_land import TOWN_MIDDLE
from bradshaw.render.svg_shapes import ACROSS, INK, PAPER, Point, ink_on, place, text, token

STATION: Final = "station"
TRACK: Final = "track"
GOODS: Final = "goods"
NARROW: Final = "narrow"
"""The id of the style of light railways: drawn with ties, so that they differ by more than their colour."""

CUBE: Final = 18
"""The front of a track cube is so wide and high."""
DEPTH: Final = 5
"""How far a cube's top and side reach back."""
STATION_HEIGHT: Final = 19
GAP: Final = 5
WIDEST_ROW: Final = 68
GOODS_LINE: Final = 33
"""Goods lie in the south of a hex."""

_GOODS_CUBE: Final = (
    '<path d="M0,-9L8,-4.5V4.5L0,9L-8,4.5V-4.5Z" fill="#1d1b19"/><path d="M0,-9L8,-4.5L0,0L-8,-4.5Z" fill="#5d5850"/>'
    '<path d="M8,-4.5V4.5L0,9V0Z" fill="#37332e"/>'
)
_TRACK_CUBE: Final = (
    f'<path d="M-11,-7l{DEPTH},-{DEPTH}h{CUBE}v{CUBE}l-{DEPTH},{DEPTH}h-{CUBE}z" stroke="{INK}" stroke-width="1.6"/>'
    f'<path d="M-11,-7l{DEPTH},-{DEPTH}h{CUBE}l-{DEPTH},{DEPTH}z" fill="#fff" fill-opacity="0.45"/>'
    f'<path d="M7,-7l{DEPTH},-{DEPTH}v{CUBE}l-{DEPTH},{DEPTH}z" fill="#000" fill-opacity="0.3"/>'
)
"""Its middle is at the origin; the colour comes from where it is used."""
SYMBOLS: Final = (
    f'<g id="board-goods" stroke="{PAPER}" stroke-width="0.7" stroke-linejoin="round">{_GOODS_CUBE}</g>'
    f'<g id="board-cube" stroke-linejoin="round">{_TRACK_CUBE}</g>'
)


class Piece(NamedTuple):
    """A mark in its place within the hex."""

    mark: Mark
    x: float
    y: float


def arranged(cell: Cell) -> list[Piece]:
    """Stations and track in rows around the middle of the hex, in the order of the marks."""
    if not cell.marks:
        return []
    rows: list[list[Mark]] = []
    room = 0.0
    for mark in cell.marks:
        if mark.kind not in (STATION, TRACK):
            continue
        needed = _width(mark)
        if rows and needed <= room:
            rows[-1].append(mark)
        else:
            rows.append([mark])
            room = WIDEST_ROW
        room -= needed + GAP
    goods = any(mark.kind == GOODS for mark in cell.marks)
    height = STATION_HEIGHT + 2
    middle = TOWN_MIDDLE if cell.name else -4 if goods else 2
    pieces = []
    for number, row in enumerate(rows):
        y = middle + (number - (len(rows) - 1) / 2) * height
        x = -(sum(map(_width, row)) + GAP * (len(row) - 1)) / 2
        for mark in row:
            pieces.append(Piece(mark, x + _width(mark) / 2, y))
            x += _width(mark) + GAP
    return pieces


def _narrow(styles: Mapping[str, Style]) -> str:
    """The colour of narrow-gauge track and of all who use it, or nothing where there is none."""
    return shade(styles[NARROW].colour) if NARROW in styles else ""


def _width(mark: Mark) -> float:
    return CUBE if mark.kind == TRACK else 11 + 9 * len(mark.text)


def draw_pieces(cell: Cell, styles: Mapping[str, Style]) -> str:
    """Everything that lies in a hex, around its middle."""
    drawn = [
        _station(piece, styles) if piece.mark.kind == STATION else _cube(piece, styles) for piece in arranged(cell)
    ]
    drawn += [_goods(mark, styles) for mark in cell.marks if mark.kind == GOODS]
    return "".join(drawn)


def _station(piece: Piece, styles: Mapping[str, Style]) -> str:
    """A white plate with letters: with square corners for those with track of their own, round for the others."""
    width, height = _width(piece.mark), STATION_HEIGHT
    colour = shade(styles[piece.mark.style].colour)
    corner = height / 2 if colour == _narrow(styles) else 2.5
    left, top = piece.x - width / 2, piece.y - height / 2
    return (
        f'<g class="station of-{token(piece.mark.style)}">'
        f'<rect x="{left - 1.2:g}" y="{top - 1.2:g}" width="{width + 2.4:g}" height="{height + 2.4:g}" '
        f'rx="{corner + 1:g}" fill="{INK}"/>'
        f'<rect x="{left + 1.2:g}" y="{top + 1.2:g}" width="{width - 2.4:g}" height="{height - 2.4:g}" '
        f'rx="{corner:g}" fill="{PAPER}" stroke="{colour}" stroke-width="3"/>'
        f'<text x="{piece.x:g}" y="{piece.y + 4.2:g}" font-size="12" font-weight="700" fill="{INK}" '
        f'text-anchor="middle">{text(piece.mark.text)}</text></g>'
    )


def _cube(piece: Piece, styles: Mapping[str, Style]) -> str:
    """A wooden cube with a letter on its front."""
    colour = shade(styles[piece.mark.style].colour)
    return (
        f'<g class="track of-{token(piece.mark.style)}"><use href="#board-cube" x="{piece.x:g}" y="{piece.y:g}" '
        f'fill="{colour}"/><text x="{piece.x - 2:g}" y="{piece.y + 6.6:g}" font-size="13" font-weight="700" '
        f'fill="{ink_on(colour)}" text-anchor="middle">{text(piece.mark.text)}</text></g>'
    )


def _goods(mark: Mark, styles: Mapping[str, Style]) -> str:
    """A cube for each, as long as they fit, and how many there are."""
    count = mark.text.removeprefix(styles[mark.style].label)
    cubes = min(int(count), 3) if count.isdecimal() else 1
    width = 17 * cubes + 9
    uses = "".join(
        f'<use href="#board-goods" x="{-width / 2 + 8 + 17 * number:g}" y="{GOODS_LINE}"/>' for number in range(cubes)
    )
    return (
        f'<g class="goods">{uses}<text x="{width / 2 + 1:g}" y="{GOODS_LINE + 5}" font-size="14" font-weight="700" '
        f'fill="{INK}" stroke="{PAPER}" stroke-width="3" paint-order="stroke" text-anchor="middle">{text(count)}</text>'
        "</g>"
    )


# Lines


class Link(NamedTuple):
    """A line between two neighbouring hexes in one colour."""

    name: str
    colour: str
    tied: bool
    start: tuple[float, float]
    end: tuple[float, float]


def links(cells: Iterable[Cell], middles: Mapping[str, Point], styles: Mapping[str, Style]) -> Iterator[Link]:
    """Track and stations of one colour are joined wherever they are neighbours."""
    narrow = _narrow(styles)
    ends: dict[tuple[str, Point], tuple[str, float, float]] = {}
    for cell in cells:
        middle_x, middle_y = middles[cell.id]
        for piece in arranged(cell):
            colour = shade(styles[piece.mark.style].colour)
            ends[colour, place(cell)] = cell.id, middle_x + piece.x, middle_y + piece.y
    for (colour, at), (cell_id, x, y) in ends.items():
        for columns, half_rows in ACROSS[:3]:
            other = ends.get((colour, (at[0] + columns, at[1] + half_rows)))
            if other:
                name = f"{cell_id} {other[0]} {colour[1:]}"
                yield Link(name, colour, colour == narrow, (x, y), other[1:])


def draw_link(link: Link) -> str:
    """A railway line: dark with its colour inside, or a light one with ties; on a pale bed, so that crossings read."""
    (x1, y1), (x2, y2) = link.start, link.end
    path = f"M{x1:g},{y1:g}L{x2:g},{y2:g}"
    if link.tied:
        inks = (
            f'<path d="{path}" stroke="{PAPER}" stroke-width="9" stroke-opacity="0.75"/>'
            f'<path d="{path}" stroke="{INK}" stroke-width="11" stroke-dasharray="2.2 5.8"/>'
            f'<path d="{path}" stroke="{link.colour}" stroke-width="4" stroke-dasharray="12 4"/>'
        )
    else:
        inks = (
            f'<path d="{path}" stroke="{PAPER}" stroke-width="12" stroke-opacity="0.8"/>'
            f'<path d="{path}" stroke="{INK}" stroke-width="9"/>'
            f'<path d="{path}" stroke="{link.colour}" stroke-width="5.4"/>'
        )
    return f'<g class="line" data-line="{text(link.name)}">{inks}</g>'
