"""A position on a card, as messengers show a link: the game and its headline, the board, and how the players stand."""

from __future__ import annotations

from collections.abc import Sequence

from bradshaw.core.messages import Text
from bradshaw.core.view import View
from bradshaw.render.svg import FONTS, board_parts
from bradshaw.render.svg_shapes import PAPER, text
from bradshaw.words import LANGUAGES, say

WIDTH, HEIGHT = 1200, 630
"""What messengers and social sites expect."""
MARGIN = 36
HEADING = 128
STANDING = 300
"""The width of the players beside the board."""
ROW = 46
INK, QUIET, RULE = "#2b2620", "#5f574b", "#b9ae98"
LARGE, SMALL = 36, 28
"""Sizes of the headline: the second for one that is too long for the first."""
MOST_LARGE, MOST_SMALL = 58, 76
MOST_NAME = 16


def draw_card(
    view: View, standing: Sequence[tuple[str, Text]], *, title: str, place: Text, language: str = LANGUAGES[0]
) -> str:
    """The card as an SVG document. `standing`: players with what they have; `place`: where in the game this is."""
    wide, high, board = board_parts(view.board, view.styles, title, language)
    room_wide, room_high = WIDTH - 3 * MARGIN - STANDING, HEIGHT - HEADING - MARGIN
    scale = min(room_wide / wide, room_high / high)
    left = MARGIN + (room_wide - scale * wide) / 2
    headline = _cut(say(view.headline, language), MOST_SMALL)
    size = LARGE if len(headline) <= MOST_LARGE else SMALL
    rows = "".join(_row(number, name, say(worth, language)) for number, (name, worth) in enumerate(standing))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{FONTS}"><title>{text(title)}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<text x="{MARGIN}" y="54" font-size="30" fill="{QUIET}">{text(title)}</text>'
        f'<text x="{WIDTH - MARGIN}" y="54" font-size="30" fill="{QUIET}" text-anchor="end">'
        f"{text(say(place, language))}</text>"
        f'<text x="{MARGIN}" y="102" font-size="{size}" font-weight="700" fill="{INK}">{text(headline)}</text>'
        f'<svg x="{left:.1f}" y="{HEADING}" width="{scale * wide:.1f}" height="{scale * high:.1f}" '
        f'viewBox="0 0 {wide} {high}" class="map">{board}</svg>'
        f'<g transform="translate({WIDTH - MARGIN - STANDING},{HEADING + 8})">{rows}</g></svg>\n'
    )


def _row(number: int, name: str, worth: str) -> str:
    top = number * ROW
    return (
        f'<text y="{top + 24}" font-size="26" fill="{INK}">{text(_cut(name, MOST_NAME))}</text>'
        f'<text x="{STANDING}" y="{top + 24}" font-size="26" fill="{INK}" text-anchor="end">{text(worth)}</text>'
        f'<path d="M0 {top + 36}h{STANDING}" stroke="{RULE}"/>'
    )


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"
