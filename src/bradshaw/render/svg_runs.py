"""The runs of trains on a drawn map: coloured lines along the track, the stops they call at, and what they earn.

Each run has a colour, a way of being broken, and a number that stands at its stops; no two need to be told apart by
colour alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple

from bradshaw.core.view import Board, Cell, Line, numbered
from bradshaw.render.curves import Spot, apart, pair
from bradshaw.render.stations import CIRCLE, DOT, TRACK, Berth, around
from bradshaw.render.svg_shapes import INK, PAPER, ink_on, text
from bradshaw.render.tiles import Laid, lay_hex
from bradshaw.words import say


class Paint(NamedTuple):
    """How a run is drawn."""

    colour: str
    dashes: str


PAINTS: Final = (
    Paint("#56b4e9", ""),
    Paint("#e69f00", "15 4"),
    Paint("#cc79a7", "7 4"),
    Paint("#f0e442", "16 4 4 4"),
    Paint("#00c08b", "3 3"),
    Paint("#ff7a45", "10 3 3 3 3 3"),
    Paint("#ffffff", "22 4"),
)
"""The hues of Okabe and Ito, some lighter, since they lie on black."""
WIDTH: Final = 5
SHARED_WIDTH: Final = 3.4
SHARED_STEP: Final = 4.4
"""Between the middles of runs on the same track."""
RING: Final = 3.5
NUMBER: Final = 5.6
LEGEND_LINE: Final = 22


def paint(number: int) -> Paint:
    """How the run with this number, counted from 0, is drawn."""
    return PAINTS[number % len(PAINTS)]


def draw_runs(board: Board) -> dict[str, str]:
    """For each hex that a run touches, what is to be drawn on its track."""
    if not board.lines:
        return {}
    cells = {cell.id: cell for cell in board.cells if cell.track}
    users: dict[tuple[str, frozenset[str]], list[int]] = defaultdict(list)
    for number, line in enumerate(board.lines):
        for cell_id, one, two in line.pieces:
            if number not in users[cell_id, frozenset((one, two))]:
                users[cell_id, frozenset((one, two))].append(number)
    tracks: dict[str, list[str]] = defaultdict(list)
    rings: dict[str, list[str]] = defaultdict(list)
    numbers: dict[str, list[str]] = defaultdict(list)
    hexes = {cell_id: _laid(cells[cell_id]) for cell_id, _ in users if cell_id in cells}
    directions: dict[tuple[str, frozenset[str]], tuple[str, str]] = {}
    callers: dict[tuple[str, str], int] = defaultdict(int)
    for place, (number, line) in enumerate(numbered(board.lines)):
        for cell_id, one, two in line.pieces:
            if cell_id not in cells:
                continue
            piece = cell_id, frozenset((one, two))
            direction = directions.setdefault(piece, (one, two))
            tracks[cell_id].append(
                _stroke(hexes[cell_id], direction, number, users[piece].index(place), len(users[piece]))
            )
        for cell_id, stop in line.calls:
            if cell_id not in cells:
                continue
            laid = hexes.setdefault(cell_id, _laid(cells[cell_id]))
            berth = laid.berths[int(stop[1:])]
            rings[cell_id].append(_ring(berth, number, callers[cell_id, stop]))
            numbers[cell_id].append(_badge(_number_spot(laid, berth, stop, cell_id, line, users, place), number))
            callers[cell_id, stop] += 1
    return {
        cell_id: f'<g class="runs" fill="none">{"".join(tracks[cell_id])}{"".join(reversed(rings[cell_id]))}'
        f"{''.join(numbers[cell_id])}</g>"
        for cell_id in dict.fromkeys([*tracks, *rings])
    }


def _laid(cell: Cell) -> Laid:
    assert cell.track
    return lay_hex(cell.track)


def _points(laid: Laid, one: str, two: str) -> tuple[Spot, ...]:
    """The points of a piece of track from one end to the other; none where no track lies."""
    for way in laid.ways:
        if way.link == (one, two):
            return way.points
        if way.link == (two, one):
            return way.points[::-1]
    return ()


def _stroke(laid: Laid, direction: tuple[str, str], number: int, place: int, users: int) -> str:
    """A run over a piece of track; runs that share it lie side by side, and this one has a place among them."""
    points = _points(laid, *direction)
    if not points:
        return ""
    width: float = WIDTH
    if users > 1:
        width = SHARED_WIDTH
        points = _beside(points, (place - (users - 1) / 2) * SHARED_STEP)
    colour, dashes = paint(number)
    broken = f' stroke-dasharray="{dashes}"' if dashes else ""
    path = _path(points)
    bed = f'<path d="{path}" stroke="#000" stroke-width="{max(width + 2, TRACK) if users == 1 else width + 1.6}"/>'
    return f'{bed}<path d="{path}" stroke="{colour}" stroke-width="{width:g}"{broken}/>'


# Of a line of several runs most is track that other runs of the game were drawn along.
@lru_cache(maxsize=2048)
def _path(points: tuple[Spot, ...]) -> str:
    return "M" + "L".join(map(pair, points))


@lru_cache(maxsize=2048)
def _beside(points: tuple[Spot, ...], aside: float) -> tuple[Spot, ...]:
    """The same line, moved to its right."""
    moved = []
    for number, (x, y) in enumerate(points):
        (x1, y1), (x2, y2) = points[max(number - 1, 0)], points[min(number + 1, len(points) - 1)]
        length = hypot(x2 - x1, y2 - y1) or 1
        moved.append((x - (y2 - y1) / length * aside, y + (x2 - x1) / length * aside))
    return tuple(moved)


def _ring(berth: Berth, number: int, before: int) -> str:
    """A coloured rim around a stop that is called at, outside the rims of other runs."""
    colour, _ = paint(number)
    width = 2 * (min(berth.radius, DOT if berth.shape == "bar" else CIRCLE) + RING * (before + 1))
    path = "M" + "L".join(map(pair, around(berth.circles))) + "Z"
    return "".join(
        f'<path d="{path}" fill="{ink}" stroke="{ink}" stroke-width="{wide:g}" stroke-linejoin="round" '
        'stroke-linecap="round"/>'
        for ink, wide in ((INK, width + 2), (colour, width))
    )


def _number_spot(
    laid: Laid,
    berth: Berth,
    stop: str,
    cell_id: str,
    line: Line,
    users: Mapping[tuple[str, frozenset[str]], Sequence[int]],
    number: int,
) -> Spot:
    """On the run's track, as soon as it is clear of the stop; beside the stop if the run has no track there."""
    for piece_cell, one, two in line.pieces:
        if piece_cell != cell_id or stop not in (one, two):
            continue
        start, end = (one, two) if one == stop else (two, one)
        points = _points(laid, start, end)
        others = [(at, other.radius) for other in laid.berths if other is not berth for at in other.circles]
        order = users[cell_id, frozenset((one, two))].index(number)
        clear = [
            point
            for point in points
            if min(apart(point, at) for at in berth.circles) > berth.radius + NUMBER + 2 + 2 * NUMBER * order
            and all(apart(point, at) > radius + NUMBER for at, radius in others)
        ]
        if clear or points:
            return clear[0] if clear else points[len(points) // 2]
    return berth.at[0] + berth.radius + NUMBER, berth.at[1] - berth.radius - NUMBER


def _badge(at: Spot, number: int) -> str:
    colour = paint(number).colour
    x, y = at
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{NUMBER}" fill="{colour}" stroke="#000" stroke-width="1.3"/>'
        f'<text x="{x:.1f}" y="{y + 3:.1f}" font-size="8.5" font-weight="700" fill="{ink_on(colour)}" '
        f'text-anchor="middle">{number + 1}</text>'
    )


def draw_sample(number: int) -> str:
    """A piece of a run as an SVG document of its own, to stand beside its words."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 14" width="60" height="14" aria-hidden="true">'
        f"{_piece(number, 0, 60, 7)}</svg>"
    )


def _piece(number: int, left: int, right: int, y: float) -> str:
    """A level piece of a run with its number in the middle."""
    colour, dashes = paint(number)
    broken = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path d="M{left},{y:g}H{right}" stroke="#000" stroke-width="{TRACK}"/>'
        f'<path d="M{left},{y:g}H{right}" stroke="{colour}" stroke-width="{WIDTH}"{broken}/>'
        f"{_badge(((left + right) / 2, y), number)}"
    )


def draw_legend(lines: Sequence[Line], width: float, language: str) -> tuple[str, float]:
    """The runs with their numbers and what they earn, below one another; and how high that is."""
    rows = []
    for place, (number, line) in enumerate(numbered(lines)):
        y = LEGEND_LINE * (place + 0.5)
        rows.append(
            f"{_piece(number, 14, 74, y)}"
            f'<text x="86" y="{y + 4.6:g}" font-size="13" fill="{INK}">{text(say(line.text, language))}</text>'
        )
    height = LEGEND_LINE * len(lines)
    return (
        f'<g class="legend"><rect width="{width:g}" height="{height}" fill="{PAPER}"/>{"".join(rows)}</g>'
        if lines
        else ""
    ), height
