"""The chart of share prices as a drawing: its places where they stand, their zones, and the markers on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from bradshaw.core.view import PriceChart, PriceSpace, Style
from bradshaw.render.colours import shade
from bradshaw.render.svg_shapes import INK, PAPER, ink_on, quoted, text, token
from bradshaw.render.svg_tiles import draw_letters
from bradshaw.words import LANGUAGES, say

CELL: Final = 43
PRICE: Final = 19
"""The height of the line with the price."""
MARKER: Final = 15
GAP: Final = 2
FEWEST: Final = 2
"""Every row has room for so many markers at least."""
MARGIN: Final = 12
HEADING: Final = 24
BAND: Final = 9.5
"""The height of a line that says how much moves the price how far."""
KEY_LINE: Final = 24
LETTER: Final = 6.6

TINTS: Final = (
    ("bankrupt", "#6a655b"),
    ("closed", "#6a655b"),
    ("end", "#f0c95a"),
    ("red", "#f2b5a7"),
    ("orange", "#f6cf9c"),
    ("yellow", "#f7e7a0"),
    ("pink", "#f4c6cf"),
    ("green", "#c4dfb4"),
    ("blue", "#bcd6ea"),
    ("grey", "#dcd8cd"),
    ("gray", "#dcd8cd"),
    ("refloat", "#dcd8cd"),
    ("par", "#c4dfb4"),
)
"""What a word of a zone is drawn in; other zones are plain paper."""
_SIGNS: Final = (
    '<path d="M-4,4H4L0,-4Z"/>',
    '<circle r="3.6"/>',
    '<rect x="-3.2" y="-3.2" width="6.4" height="6.4"/>',
    '<path d="M0,-4.6L4.6,0L0,4.6L-4.6,0Z"/>',
    '<path d="M-4,-1.2H4V1.2H-4ZM-1.2,-4H1.2V4H-1.2Z"/>',
    '<path d="M-4,-4H4L0,4Z"/>',
)
"""A zone of the key also has a sign, for those who do not see its colour."""


def draw_market(market: PriceChart, styles: Sequence[Style], *, title: str, language: str = LANGUAGES[0]) -> str:
    """The chart as an SVG document."""
    width, height, inner = market_parts(market, styles, title, language)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="market">{inner}</svg>\n'


def market_parts(market: PriceChart, styles: Sequence[Style], title: str, language: str) -> tuple[int, int, str]:
    """The width and the height of the chart, and what is drawn."""
    named = {style.id: style for style in styles}
    meanings = [(zone, say(meaning, language)) for zone, meaning in market.key]
    signs = {zone: _SIGNS[number % len(_SIGNS)] for number, (zone, _) in enumerate(market.key)}
    span = _span(market.spaces)
    step = CELL / span
    west = min((space.column for space in market.spaces), default=0)
    rows = sorted({space.row for space in market.spaces})
    heights = {
        row: _height(
            max(len(space.markers) for space in market.spaces if space.row == row),
            max(len(space.bands) for space in market.spaces if space.row == row),
        )
        for row in rows
    }
    tops: dict[int, float] = {}
    below: float = MARGIN + HEADING
    for row in rows:
        tops[row] = below
        below += heights[row]
    east = max(((space.column - west) * step + CELL for space in market.spaces), default=0.0)
    spaces = "".join(
        _space(
            space,
            MARGIN + (space.column - west) * step,
            tops[space.row],
            heights[space.row],
            signs,
            named,
            upper=space.row == rows[0],
        )
        for space in market.spaces
    )
    width = round(max(east, *(_key_width(meaning) for _, meaning in meanings), 0)) + 2 * MARGIN
    key, height = _key(meanings, signs, width, round(below))
    if market.note:
        note = text(say(market.note, language))
        key += f'<text x="{MARGIN}" y="{height + 4}" font-size="12.5" fill="{INK}">{note}</text>'
        height += KEY_LINE - 8
    return (
        width,
        height,
        f'<title>{text(title)}</title><rect class="paper" width="{width}" height="{height}" fill="{PAPER}"/>'
        f'<text x="{MARGIN}" y="{MARGIN + 10}" font-size="15" font-weight="700" fill="{INK}">{text(title)}</text>'
        f"{spaces}{key}",
    )


def _span(spaces: Sequence[PriceSpace]) -> int:
    """How many columns a place is wide: two where the places of a row leave every other column to the next row."""
    rows: dict[int, list[int]] = {}
    for space in spaces:
        rows.setdefault(space.row, []).append(space.column)
    gaps = [two - one for columns in rows.values() for one, two in pairwise(sorted(columns)) if two > one]
    return min(gaps, default=1)


def _height(markers: int, bands: int) -> float:
    return PRICE + max(markers, FEWEST) * (MARKER + GAP) + 3 + (bands * BAND + 3 if bands else 0)


def tint(zone: str) -> str:
    return next((colour for word, colour in TINTS if word in zone.lower()), PAPER)


def _space(
    space: PriceSpace,
    x: float,
    y: float,
    height: float,
    signs: Mapping[str, str],
    styles: Mapping[str, Style],
    *,
    upper: bool,
) -> str:
    """A place with its price, its markers, and its bands: at the top of the upper row, at the bottom of the others."""
    colour = tint(space.zone)
    head = len(space.bands) * BAND + 3 if upper and space.bands else 0
    sign = (
        f'<g class="zone" transform="translate({CELL - 7},{head + 8:g})scale(0.75)" fill="{ink_on(colour)}" '
        f'fill-opacity="0.65">'
        f"{signs[space.zone]}</g>"
        if space.zone in signs
        else ""
    )
    markers = "".join(
        _marker(styles[company], 3, head + PRICE + number * (MARKER + GAP))
        for number, company in enumerate(space.markers)
    )
    bands = _bands(space.bands, ink_on(colour), height, upper=upper)
    present = ", ".join(styles[company].label for company in space.markers)
    said = f"{space.price}: {present}" if present else str(space.price)
    return (
        f'<g class="space zone-{token(space.zone)}" data-spot={quoted(f"price:{space.price}")} '
        f'transform="translate({x:g},{y:g})" role="img"><title>{text(said)}</title>'
        f'<rect width="{CELL}" height="{height}" fill="{colour}" stroke="{INK}" stroke-width="0.9"/>{sign}'
        f'<text x="4" y="{head + 14:g}" font-size="12.5" font-weight="700" fill="{ink_on(colour)}">{space.price}</text>'
        f"{bands}{markers}</g>"
    )


def _bands(bands: Sequence[int], ink: str, height: float, *, upper: bool) -> str:
    """What moves the price, the smallest move nearest to the price, each with the number of spaces it moves."""
    if not bands:
        return ""
    count = len(bands)
    rim = count * BAND + 3 if upper else height - count * BAND - 3
    lines = []
    labels = [*(f"{low}–{high - 1}" for low, high in pairwise(bands)), f"{bands[-1]}+"]
    for number, band in enumerate(labels):
        y = (count - number) * BAND - 1 if upper else rim + (number + 1) * BAND
        lines.append(
            f'<text x="3.5" y="{y:g}" font-weight="700">{number + 1}</text>'
            f'<text x="{CELL - 3}" y="{y:g}" text-anchor="end">{text(band)}</text>'
        )
    return (
        f'<g class="bands" font-size="8.5" fill="{ink}"><path d="M0,{rim:g}H{CELL}" stroke="{INK}" '
        f'stroke-width="0.6" stroke-opacity="0.6"/>{"".join(lines)}</g>'
    )


def _marker(company: Style, x: float, y: float) -> str:
    """A company's marker; the one that operates first lies on top, drawn highest."""
    colour = shade(company.colour)
    wide = CELL - 6
    rim = (
        f'<rect x="{x + 1.4:g}" y="{y + 1.4:g}" width="{wide - 2.8:g}" height="{MARKER - 2.8:g}" rx="3" fill="none" '
        f'stroke="{company.rim}" stroke-width="1.8"/>'
        if company.rim
        else ""
    )
    return (
        f'<g class="marker of-{token(company.id)}"><rect x="{x}" y="{y}" width="{wide}" height="{MARKER}" rx="4" '
        f'fill="{colour}" stroke="{INK}" stroke-width="1.1"/>{rim}'
        f"{draw_letters(company.label, x + wide / 2, y + MARKER / 2, ink_on(colour), wide=wide - 5, size=11)}</g>"
    )


def _key_width(meaning: str) -> int:
    return round(30 + LETTER * len(meaning))


def _key(key: Sequence[tuple[str, str]], signs: Mapping[str, str], width: int, top: int) -> tuple[str, int]:
    """The zones side by side, as many to a line as fit; and how high the chart is with them."""
    if not key:
        return "", top + MARGIN
    drawn = []
    x, y = MARGIN, top + KEY_LINE // 2 + 6
    for zone, meaning in key:
        wide = _key_width(meaning)
        if x > MARGIN and x + wide > width - MARGIN:
            x, y = MARGIN, y + KEY_LINE
        drawn.append(
            f'<g transform="translate({x},{y})"><rect y="-8" width="18" height="16" fill="{tint(zone)}" '
            f'stroke="{INK}"/><g transform="translate(9,0)" fill="{ink_on(tint(zone))}" fill-opacity="0.8">'
            f"{signs[zone]}</g>"
            f'<text x="24" y="4.4" font-size="12.5" fill="{INK}">{text(meaning)}</text></g>'
        )
        x += wide + 12
    return f'<g class="key">{"".join(drawn)}</g>', y + KEY_LINE // 2 + 8
