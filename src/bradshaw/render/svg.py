"""The board as a drawing: one SVG document for browsers, pages and files.

It has no styles inside, only classes and plain attributes, so that it stands alone and a page may still dress it.
Every hex is a group with the attribute data-spot="hex:<id>" and says in words what is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

import msgspec

from bradshaw.core.view import Board, Cell, Style
from bradshaw.render import svg_land, svg_pieces
from bradshaw.render.svg_key import draw_compass, draw_key
from bradshaw.render.svg_land import Ground, coast_path, draw_names, draw_sea, draw_terrain, lay_out
from bradshaw.render.svg_pieces import draw_link, draw_pieces, links
from bradshaw.render.svg_shapes import Point, quoted, text, token

Content = Callable[[Cell, Mapping[str, Style]], str]
"""Draws what lies in a hex, around the middle of the hex."""

FONTS = "Gill Sans, Gill Sans MT, Optima, Candara, Noto Sans, Segoe UI, sans-serif"


def draw_board(board: Board, styles: Sequence[Style], *, title: str, content: Content = draw_pieces) -> str:
    """The whole board as an SVG document."""
    layout = tuple(msgspec.structs.replace(cell, marks=(), open=False) for cell in board.cells)
    ground = _ground(layout, tuple(styles), board.key, title)
    named = {style.id: style for style in styles}
    lines = "".join(draw_link(link) for link in links(board.cells, ground.middles, named))
    hexes = "".join(_hex(cell, ground.middles[cell.id], named, content) for cell in board.cells)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ground.width} {ground.height}" class="map" '
        f'font-family="{FONTS}" role="group"><title>{text(title)}</title>{ground.below}'
        f'<g class="lines" fill="none">{lines}</g><g class="hexes">{hexes}</g>{ground.above}</svg>\n'
    )


@lru_cache(maxsize=16)
def _ground(cells: tuple[Cell, ...], styles: tuple[Style, ...], key: tuple[tuple[str, str], ...], title: str) -> Ground:
    """All that does not change in a game, drawn once."""
    named = {style.id: style for style in styles}
    width, height, middles = lay_out(cells)
    legend, height = draw_key(title, key, styles, {cell.terrain for cell in cells}, middles.values(), width, height)
    below = (
        f"<defs>{svg_land.SYMBOLS}{svg_pieces.SYMBOLS}</defs>"
        f'<g class="land" aria-hidden="true">{draw_sea(width, height, coast_path(cells, middles))}'
        f"{draw_terrain(cells, middles, named)}{legend}{draw_compass(middles.values(), width, height)}</g>"
    )
    above = f'<g class="print" aria-hidden="true" pointer-events="none">{draw_names(cells, middles, named)}</g>'
    return Ground(width, height, middles, below, above)


def _hex(cell: Cell, middle: Point, styles: Mapping[str, Style], content: Content) -> str:
    return (
        f'<g class="hex terrain-{token(cell.terrain)}" data-spot={quoted(f"hex:{cell.id}")} '
        f'transform="translate({middle[0]},{middle[1]})" role="img"><title>{text(in_words(cell, styles))}</title>'
        f'<use href="#board-hex" class="edge" fill="#fff" fill-opacity="0"/>{content(cell, styles)}</g>'
    )


def in_words(cell: Cell, styles: Mapping[str, Style]) -> str:
    """Everything that is in a hex, for those who do not see it."""
    terrain = styles[cell.terrain].name
    place = f"{cell.name}, {terrain} {cell.id}" if cell.name else f"{terrain.capitalize()} {cell.id}"
    contents = ", ".join(mark.meaning or mark.text for mark in cell.marks)
    return f"{place}: {contents}" if contents else place
