"""What is printed beside a drawn map, where the sea leaves room: the key with the map's name, and a compass."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from bradshaw.core.messages import Text
from bradshaw.core.view import Cell, Mark, Style
from bradshaw.render.colours import shade
from bradshaw.render.svg_pieces import NARROW, STATION, TRACK, Link, draw_link, draw_pieces
from bradshaw.render.svg_shapes import HALF, INK, PAPER, SIDE, Point, text, token

LINE: Final = 23
HEADING: Final = 30
LETTER: Final = 6.4
"""The width of a letter, generously."""
SAMPLE: Final = 44
EDGE: Final = 10
"""Between a corner's contents and the rim of the sheet."""
COMPASS: Final = 84
TITLE: Final = 13
LONGEST_TITLE: Final = 280
"""A longer title is written smaller rather than making the key wider."""
SEA_INK: Final = "#3f6379"
WINDOW: Final = (4, 3)
"""The shape of the window in which most people see a map: its width to its height."""


Box = tuple[int, int, int, int]
"""Left, top, width and height."""
NOWHERE: Final[Box] = (-1, -1, 0, 0)


def draw_key(
    title: str,
    key: Sequence[tuple[str, str]],
    styles: Sequence[Style],
    terrains: Collection[str],
    middles: Collection[Point],
    width: int,
    height: int,
    samples: Mapping[str, tuple[Text, str]] | None = None,
) -> tuple[str, Box, int, int]:
    """The key, where it lies, and the width and height of the sheet with it: more than before if no corner has room.

    `samples` are the looks of signs on a map with track: sign, (meaning, drawing).
    """
    if not key:
        return "", NOWHERE, width, height
    longest = SAMPLE + LETTER * max(len(meaning) for _, meaning in key)
    wide = round(max(longest, min(8 * len(title), LONGEST_TITLE)) + 10)
    size = min(TITLE, (wide - 16) / (0.66 * max(len(title), 1)))
    high = HEADING + LINE * len(key) + 8
    x, y = next(_corners(width, height, wide, high, middles), None) or _beside(width, height, wide, high, middles)
    width, height = max(width, x + wide + EDGE), max(height, y + high + EDGE)
    lines = [
        f'<g transform="translate(0,{HEADING + LINE * number + LINE // 2})">{_sample(sign, styles, terrains, samples)}'
        f'<text x="{SAMPLE}" y="4">{text(meaning)}</text></g>'
        for number, (sign, meaning) in enumerate(key)
    ]
    return (
        f'<g class="key" transform="translate({x},{y})" font-size="12" fill="{INK}">'
        f'<rect width="{wide}" height="{high}" fill="{PAPER}" fill-opacity="0.86" stroke="{INK}" stroke-width="1.2"/>'
        f'<rect x="3" y="3" width="{wide - 6}" height="{high - 6}" fill="none" stroke="{INK}" stroke-width="0.5"/>'
        f'<text x="{wide / 2:g}" y="21" font-size="{size:.3g}" font-weight="700" text-anchor="middle">{text(title)}'
        "</text>"
        f"{''.join(lines)}</g>",
        (x, y, wide, high),
        width,
        height,
    )


def draw_compass(middles: Collection[Point], width: int, height: int, key: Box) -> str:
    """North is up; drawn in the first corner that has room beside the key."""
    left, top, wide, high = key
    corners = (
        (x, y)
        for x, y in _corners(width, height, COMPASS, COMPASS + 12, middles)
        if x > left + wide or x + COMPASS < left or y > top + high or y + COMPASS + 12 < top
    )
    x, y = next(corners, (0, 0))
    if not x:
        return ""
    return (
        f'<g class="compass" transform="translate({x + COMPASS // 2},{y + COMPASS // 2 + 10})" fill="{SEA_INK}" '
        f'stroke="{SEA_INK}" stroke-width="0.8" stroke-linejoin="round"><circle r="22" fill="none"/>'
        '<circle r="19" fill="none"/><path d="M-14,-14L3.5,-3.5L14,14L-3.5,3.5ZM14,-14L3.5,3.5L-14,14L-3.5,-3.5Z" '
        f'fill="{PAPER}"/><path d="M0,-32L5,-5L32,0L5,5L0,32L-5,5L-32,0L-5,-5Z" fill="{PAPER}"/>'
        '<path d="M0,-32V0L5,-5ZM32,0H0L5,5ZM0,32V0L-5,5ZM-32,0H0L-5,-5Z"/>'
        '<text y="-36" font-size="13" font-weight="700" stroke="none" text-anchor="middle">N</text></g>'
    )


def _corners(width: int, height: int, wide: int, high: int, middles: Collection[Point]) -> Iterator[Point]:
    """Corners of the sheet in which a rectangle would lie on no hex, the south-western one first."""
    for x, y in (
        (EDGE, height - high - EDGE),
        (width - wide - EDGE, height - high - EDGE),
        (EDGE, EDGE),
        (width - wide - EDGE, EDGE),
    ):
        if (
            x >= EDGE
            and y >= EDGE
            and all(
                hex_x + SIDE < x or hex_x - SIDE > x + wide or hex_y + HALF < y or hex_y - HALF > y + high
                for hex_x, hex_y in middles
            )
        ):
            yield x, y


def _beside(width: int, height: int, wide: int, high: int, middles: Collection[Point]) -> Point:
    """Where a rectangle lies on no hex if the sheet grows to the right or downwards.

    Of these places the one by which the map stays largest in a window of the usual shape.
    """
    left, right, low = EDGE, max(EDGE, width - wide - EDGE), max(EDGE, height - high - EDGE)
    places = [
        *(
            (max(right, _clear(x + SIDE for x, y in middles if top - HALF < y < top + high + HALF)), top)
            for top in (low, EDGE)
        ),
        *(
            (x, max(low, _clear(y + HALF for at, y in middles if x - SIDE < at < x + wide + SIDE)))
            for x in (left, right)
        ),
    ]
    return min(
        places,
        key=lambda place: max(
            max(width, place[0] + wide + EDGE) / WINDOW[0], max(height, place[1] + high + EDGE) / WINDOW[1]
        ),
    )


def _clear(rims: Iterable[float]) -> int:
    """The first place past all of these."""
    return math.ceil(max(rims, default=0)) + EDGE


def _sample(
    sign: str, styles: Sequence[Style], terrains: Collection[str], samples: Mapping[str, tuple[Text, str]] | None
) -> str:
    """What a sign of the key looks like on the map."""
    named = {style.id: style for style in styles}
    whole = next((style for style in styles if style.label == sign), None)
    if whole and whole.id in terrains:
        return f'<use href="#board-{token(whole.id)}" transform="translate(25,0)scale(0.2)"/>'
    if whole and whole.id == NARROW:
        return draw_link(Link("", shade(whole.colour), True, (11, 0), (39, 0)))
    if samples is not None:
        drawn = samples[sign][1] if sign in samples else f'<text y="4" text-anchor="middle">{text(sign)}</text>'
        return f'<g transform="translate(25,0)">{drawn}</g>'
    bare = sign.strip("[]")
    for style in styles:
        if bare != sign and style.label == bare:
            return _piece(STATION, bare, style, named)
        if style.label.startswith(sign):
            return draw_link(Link("", shade(style.colour), False, (9, 0), (41, 0))) + _piece(TRACK, sign, style, named)
        if sign.startswith(style.label) and sign[len(style.label) :].isdecimal():
            return '<use href="#board-goods" x="25"/>'
    return f'<text x="25" y="4" text-anchor="middle">{text(sign)}</text>'


def _piece(kind: str, sign: str, style: Style, styles: dict[str, Style]) -> str:
    cell = Cell("", 0, 0, False, "", marks=(Mark(kind, sign, style.id),))
    return f'<g transform="translate(25,-2)scale(0.75)">{draw_pieces(cell, styles)}</g>'
