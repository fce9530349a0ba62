"""A position as one drawing: the board, the runs that are shown on it, and the chart of share prices below."""

from __future__ import annotations

from bradshaw.core.view import View
from bradshaw.render.svg import FONTS, board_parts
from bradshaw.render.svg_market import market_parts
from bradshaw.render.svg_runs import draw_legend
from bradshaw.render.svg_shapes import PAPER, text

GAP = 10
MARKET = "Share prices"


def draw_position(view: View, *, title: str) -> str:
    """The board with its runs, what they earn, and the market, as an SVG document."""
    width, height, board = board_parts(view.board, view.styles, title)
    parts = [f'<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}" class="map">{board}</svg>']
    below: float = height
    if view.board.lines:
        legend, high = draw_legend(view.board.lines, width)
        parts.append(f'<g transform="translate(0,{below + GAP:g})">{legend}</g>')
        below += high + GAP
    if view.market and view.market.spaces:
        wide, high, market = market_parts(view.market, view.styles, MARKET)
        # As wide as the board if it must be smaller for that, but never larger than it is.
        shown_wide = min(width, wide)
        shown = shown_wide * high / wide
        parts.append(
            f'<svg y="{below + GAP:g}" width="{shown_wide}" height="{shown:.1f}" viewBox="0 0 {wide} {high}" '
            f'class="market">{market}</svg>'
        )
        below += shown + GAP
    below = round(below + GAP) if len(parts) > 1 else below
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {below:g}" width="{width}" height="{below:g}" '
        f'font-family="{FONTS}"><title>{text(title)}</title>'
        f'<rect width="{width}" height="{below:g}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )
