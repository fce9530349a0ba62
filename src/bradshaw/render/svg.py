"""The board as a drawing: one SVG document for browsers, pages and files.

It has no styles inside, only classes and plain attributes, so that it stands alone and a page may still dress it.
Every hex is a group with the attribute data-spot="hex:<id>" and says in words what is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import msgspec

from bradshaw.core.messages import Text
from bradshaw.core.view import Board, Cell, Sketch, Stop, Style, Track
from bradshaw.render import svg_land, svg_pieces, svg_tiles
from bradshaw.render.svg_key import draw_compass, draw_key
from bradshaw.render.svg_land import Ground, coast_path, draw_areas, draw_names, draw_sea, draw_terrain, lay_out
from bradshaw.render.svg_pieces import draw_link, draw_pieces, links
from bradshaw.render.svg_runs import draw_runs
from bradshaw.render.svg_shapes import Point, quoted, text, token
from bradshaw.render.svg_tiles import SAMPLES, draw_barriers, draw_ground, draw_tile, tile_key
from bradshaw.render.words import in_words
from bradshaw.words import LANGUAGES, say

DrawnHex = tuple[Cell, str, str]
"""A hex, what is drawn of it below the runs, and what above them."""
Content = Callable[[Cell, Mapping[str, Style]], str]
"""Draws what lies in a hex, around the middle of the hex."""

FONTS = "Gill Sans, Gill Sans MT, Optima, Candara, Noto Sans, Segoe UI, sans-serif"


BARE: Final = Track("")
"""Land on which nothing is printed."""


def draw_board(
    board: Board,
    styles: Sequence[Style],
    *,
    title: str,
    language: str = LANGUAGES[0],
    content: Content = draw_pieces,
) -> str:
    """The whole board as an SVG document."""
    return _document(_with_land(board), tuple(styles), title, language, content)


# Most moves change nothing on the board, and a server has many games in play.
@lru_cache(maxsize=128)
def _document(board: Board, styles: tuple[Style, ...], title: str, language: str, content: Content) -> str:
    width, height, inner = _parts(board, styles, title, language, content)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="map" '
        f'font-family="{FONTS}" role="group">{inner}</svg>\n'
    )


def draw_cover(board: Board, styles: Sequence[Style], *, title: str) -> str:
    """The board as a picture in which nothing is meant to be read or pointed at: no names, no key, no compass."""
    board = _with_land(board)
    named = _by_id(tuple(styles))
    width, height, middles = lay_out(board.cells)
    tracked = any(cell.track for cell in board.cells)
    symbols = svg_land.SYMBOLS + svg_pieces.SYMBOLS + (svg_tiles.SYMBOLS if tracked else "")
    hexes = []
    for cell in board.cells:
        x, y = middles[cell.id]
        lying = draw_pieces(cell, named)
        if cell.track:
            lying = draw_ground(cell) + "".join(draw_tile(cell, named, written=False)) + lying
        hexes.append(f'<g transform="translate({x},{y})">{lying}</g>' if lying else "")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="{FONTS}">'
        f"<title>{text(title)}</title><defs>{symbols}</defs>"
        f"{draw_sea(width, height, coast_path(board.cells, middles))}{draw_terrain(board.cells, middles, named)}"
        f"{draw_areas(tuple(map(_layout, board.cells)), middles, named)}{''.join(hexes)}"
        f"{draw_barriers(board.cells, middles) if tracked else ''}</svg>\n"
    )


def board_parts(
    board: Board, styles: Sequence[Style], title: str, language: str, content: Content = draw_pieces
) -> tuple[int, int, str]:
    """The width and the height of the board, and what is drawn."""
    return _parts(_with_land(board), tuple(styles), title, language, content)


def _parts(
    board: Board, styles: tuple[Style, ...], title: str, language: str, content: Content
) -> tuple[int, int, str]:
    runs = draw_runs(board)
    ground = _ground_of(board, styles, title, language)
    lines = "".join(draw_link(link) for link in links(board.cells, ground.middles, _by_id(styles)))
    hexes = "".join(
        _hex(cell, ground.middles[cell.id], styles, language, content, runs.get(cell.id, "")) for cell in board.cells
    )
    return (
        ground.width,
        ground.height,
        f'<title>{text(title)}</title>{ground.below}<g class="lines" fill="none">{lines}</g>'
        f'<g class="hexes">{hexes}</g>{ground.above}',
    )


def drawn_hexes(board: Board, styles: Sequence[Style], *, title: str, language: str) -> list[DrawnHex]:
    """The hexes of a board as they are drawn, to be given to `remembering` by another process."""
    board = _with_land(board)
    all_styles = tuple(styles)
    middles = _ground_of(board, all_styles, title, language).middles
    return [(cell, *_hex_parts(cell, middles[cell.id], all_styles, language, draw_pieces)) for cell in board.cells]


@contextmanager
def remembering(drawn: Iterable[DrawnHex]) -> Iterator[None]:
    """Meanwhile, hexes that are among these need not be drawn: the first drawing of a map takes longest."""
    before = _remembered.set({cell: (below, above) for cell, below, above in drawn})
    try:
        yield
    finally:
        _remembered.reset(before)


_remembered: ContextVar[Mapping[Cell, tuple[str, str]]] = ContextVar("remembered", default=MappingProxyType({}))


def _ground_of(board: Board, styles: tuple[Style, ...], title: str, language: str) -> Ground:
    return _ground(tuple(map(_layout, board.cells)), styles, board.key, title, language, board.signs)


def _with_land(board: Board) -> Board:
    """On a map with track, hexes without any are land. Where something can be done is not drawn."""
    bare = BARE if any(cell.track for cell in board.cells) else None
    return msgspec.structs.replace(board, cells=tuple(_drawn(cell, bare) for cell in board.cells))


@lru_cache(maxsize=4096)
def _drawn(cell: Cell, bare: Track | None) -> Cell:
    return msgspec.structs.replace(cell, open=False, track=cell.track or bare)


@lru_cache(maxsize=4096)
def _layout(cell: Cell) -> Cell:
    """A hex without what changes in a game: of its track the places off the board stay, without their values."""
    track = cell.track and Track("", tuple(Stop(stop.kind, stop.name) for stop in cell.track.stops if stop.values))
    return msgspec.structs.replace(cell, marks=(), track=track)


def draw_sketch(
    board: Board,
    sketch: Sketch,
    styles: Sequence[Style],
    *,
    language: str = LANGUAGES[0],
    content: Content = draw_pieces,
) -> dict[str, str]:
    """The hexes that a choice would change, each as the whole board would have it but around its own middle."""
    new = {cell.id: cell for cell in sketch.cells}
    before = _with_land(board)
    after = msgspec.structs.replace(
        before,
        cells=tuple(new.get(cell.id, cell) for cell in before.cells),
        lines=board.lines if sketch.lines is None else sketch.lines,
    )
    all_styles = tuple(styles)
    old_runs, runs = draw_runs(before), draw_runs(after)
    return {
        cell.id: _hex(cell, (0, 0), all_styles, language, content, runs.get(cell.id, ""))
        for cell in after.cells
        if cell.id in new or old_runs.get(cell.id) != runs.get(cell.id)
    }


@lru_cache(maxsize=16)
def _ground(
    cells: tuple[Cell, ...],
    styles: tuple[Style, ...],
    key: tuple[tuple[str, Text], ...],
    title: str,
    language: str,
    signs: tuple[tuple[str, Text], ...] = (),
) -> Ground:
    """All that does not change in a game, drawn once."""
    named = _by_id(styles)
    width, height, middles = lay_out(cells)
    symbols = svg_land.SYMBOLS + svg_pieces.SYMBOLS
    barriers, samples = "", None
    if any(cell.track for cell in cells):
        symbols += svg_tiles.SYMBOLS
        barriers, samples = draw_barriers(cells, middles), SAMPLES
        key = (*key, *tile_key(cells, signs))
    terrains = {cell.terrain for cell in cells}
    meanings = [(sign, say(meaning, language)) for sign, meaning in key]
    legend, box, width, height = draw_key(title, meanings, styles, terrains, middles.values(), width, height, samples)
    below = (
        f"<defs>{symbols}</defs>"
        f'<g class="land" aria-hidden="true">{draw_sea(width, height, coast_path(cells, middles))}'
        f"{draw_terrain(cells, middles, named)}{draw_areas(cells, middles, named)}{legend}"
        f"{draw_compass(middles.values(), width, height, box)}</g>"
    )
    above = (
        f'<g class="print" aria-hidden="true" pointer-events="none">{barriers}{draw_names(cells, middles, named)}</g>'
    )
    return Ground(width, height, middles, below, above)


@lru_cache(maxsize=64)
def _by_id(styles: tuple[Style, ...]) -> Mapping[str, Style]:
    return {style.id: style for style in styles}


def _hex(cell: Cell, middle: Point, all_styles: tuple[Style, ...], language: str, content: Content, runs: str) -> str:
    below, above = _hex_parts(cell, middle, all_styles, language, content)
    return f"{below}{runs}{above}" if cell.track else below + above


# From one position to the next most hexes stay as they are.
@lru_cache(maxsize=4096)
def _hex_parts(
    cell: Cell, middle: Point, all_styles: tuple[Style, ...], language: str, content: Content
) -> tuple[str, str]:
    """What lies below the runs in a hex, and what lies above them."""
    remembered = _remembered.get().get(cell)
    if remembered is not None:
        return remembered
    styles = _by_id(all_styles)
    ground, (rails, stations) = (draw_ground(cell), draw_tile(cell, styles)) if cell.track else ("", ("", ""))
    words = text(in_words(cell, styles, language))
    return (
        f'<g class="hex terrain-{token(cell.terrain)}" data-spot={quoted(f"hex:{cell.id}")} '
        f'transform="translate({middle[0]},{middle[1]})" role="img"><title>{words}</title>'
        f'{ground}<use href="#board-hex" class="edge" fill="#fff" fill-opacity="0"/>{rails}',
        f"{stations}{content(cell, styles)}</g>",
    )
