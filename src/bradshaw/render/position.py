"""A position as one drawing: the board, the runs that are shown on it, and the chart of share prices below."""

from __future__ import annotations

from bradshaw.core.messages import message
from bradshaw.core.view import View
from bradshaw.render.svg import FONTS, board_parts
from bradshaw.render.svg_market import market_parts
from bradshaw.render.svg_runs import draw_legend
from bradshaw.render.svg_shapes import PAPER, text
from bradshaw.words import LANGUAGES, say

GAP = 10
SMALLEST = 0.85
"""The scale at which the small print of the chart can still be read."""


def draw_position(view: View, *, title: str, language: str = LANGUAGES[0]) -> str:
    """The board with its runs, what they earn, and the market, as an SVG document."""
    width, height, board = board_parts(view.board, view.styles, title, language)
    parts = []
    below: float = height
    sheet = width
    if view.board.lines:
        legend, high = draw_legend(view.board.lines, width, language)
        parts.append(f'<g transform="translate(0,{below + GAP:g})">{legend}</g>')
        below += high + GAP
    if view.market and view.market.spaces:
        wide, high, market = market_parts(
            view.market, view.styles, say(message("render-share-prices"), language), language
        )
        # As wide as the board if it must be smaller for that, but never larger than it is, nor too small to be read.
        shown_wide = min(width, wide)
        if any(space.bands for space in view.market.spaces):
            shown_wide = max(shown_wide, round(wide * SMALLEST))
        shown = shown_wide * high / wide
        parts.append(
            f'<svg y="{below + GAP:g}" width="{shown_wide}" height="{shown:.1f}" viewBox="0 0 {wide} {high}" '
            f'class="market">{market}</svg>'
        )
        below += shown + GAP
        sheet = max(sheet, shown_wide)
    below = round(below + GAP) if parts else below
    left = (sheet - width) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {sheet} {below:g}" width="{sheet}" height="{below:g}" '
        f'font-family="{FONTS}"><title>{text(title)}</title>'
        f'<rect width="{sheet}" height="{below:g}" fill="{PAPER}"/>'
        f'<svg x="{left:g}" width="{width}" height="{height}" viewBox="0 0 {width} {height}" class="map">{board}</svg>'
        f"{''.join(parts)}</svg>\n"
    )
