"""The ground of a drawn map: sea, coast and terrain. It stays as it is while a game is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bradshaw.core.view import Cell, Style
from bradshaw.render.colours import shade
from bradshaw.render.curves import Straight
from bradshaw.render.svg_shapes import (
    ACROSS,
    CORNERS,
    HALF,
    INK,
    PAPER,
    SIDE,
    STEP,
    Point,
    mixed,
    place,
    text,
    token,
)

MARGIN: Final = 34
"""Sea around the outermost hexes."""
SEA: Final = "#bfd9e6"
SHALLOWS: Final = ("#c9e0eb", "#d5e7ef", "#e2eff4")
"""Lines along the coast, from the open sea in."""
COAST: Final = "#4f7389"
BORDER: Final = "#7d745f"
"""Between hexes on land."""
LAND: Final = "#efe8d6"
WATER: Final = frozenset({"port", "sea", "lake", "water", "pier"})
"""Terrain that is no land: the coast runs around it."""
TOWN_RADIUS: Final = 28
TOWN_MIDDLE: Final = 11
"""A town's circle lies below the middle of its hex, since the name stands above it."""
LONGEST_LINE: Final = 12
"""Letters of a name that fit across a hex."""

HEX_PATH: Final = "M" + "L".join(f"{x},{y}" for x, y in CORNERS) + "Z"

# Signs, each drawn once around its own origin and used wherever the terrain is.

_TREE: Final = '<path d="M0,-9L5,1H2.5L6,7H-6L-2.5,1H-5Z"/><path d="M0,7V10" stroke-width="1.8"/>'
_GUM_TREE: Final = (
    '<path d="M0,9V1" stroke-width="1.8"/><path d="M-6,1C-8,-2 -5,-5 -3,-5C-3,-9 3,-10 4,-6C8,-6 8,0 5,1'
    'C3,3 -4,3 -6,1Z"/>'
)
_RANGE: Final = (
    '<path d="M-50,9L-27,-23L-17,-10L-1,-33L13,-14L25,-25L51,9Z" stroke="none"/>'
    '<path d="M-27,-23L-23,-9L-27,0L-21,9H-5L-17,-10ZM-1,-33L3,-17L-1,-6L6,9H27L13,-14ZM25,-25L28,-12L25,-4L30,9H51Z" '
    'fill="#5d7f55" stroke="none"/>'
    '<path d="M-50,9L-27,-23L-17,-10L-1,-33L13,-14L25,-25L51,9M-17,-10L-5,9M13,-14L27,9" fill="none"/>'
    '<path d="M-24,-19L-20,-14M-22,-11L-14,-3M-24,-3L-15,6M2,-29L8,-21M4,-19L15,-6M1,-9L16,6M27,-22L33,-14M29,-12'
    'L40,0M27,-4L39,8" fill="none" stroke-width="0.8"/>'
)
_TUFT: Final = '<path d="M-5,0L-2,-4M0,0V-5M5,0L2,-4"/>'
_ANCHOR: Final = (
    '<circle cy="-12" r="3"/><path d="M0,-9V12M-6,-5H6M-11,3C-10,9 -5,12 0,12C5,12 10,9 11,3M-13.5,6L-11,2.5L-7.5,5'
    'M13.5,6L11,2.5L7.5,5"/>'
)
_HOUSE: Final = '<path d="M-4.5,4V-1L0,-5L4.5,-1V4Z"/>'
_WAVE: Final = '<path d="M-9,0Q-6.5,-3.5 -4,0T1,0T6,0T11,0"/>'

SYMBOLS: Final = (
    f'<path id="board-hex" d="{HEX_PATH}"/>'
    f'<g id="board-tree">{_TREE}</g><g id="board-gum">{_GUM_TREE}</g><g id="board-range">{_RANGE}</g>'
    f'<g id="board-tuft">{_TUFT}</g>'
    f'<g id="board-anchor">{_ANCHOR}</g><g id="board-house">{_HOUSE}</g><g id="board-wave">{_WAVE}</g>'
)


class Scatter(NamedTuple):
    """A sign repeated over a hex: where, and in which ink."""

    symbol: str
    spots: tuple[Point, ...]
    fill: str
    stroke: str
    width: float


SIGNS: Final[Mapping[str, tuple[Scatter, ...]]] = {
    "farm": (Scatter("tuft", ((-34, -18), (31, -28), (38, 20), (-24, 36)), "none", "#b3a785", 1.2),),
    "forest": (
        Scatter(
            "tree", ((-33, -22), (14, -22), (-43, 4), (42, 6), (-12, 4), (-28, 30), (37, 24)), "#5f9455", "#3f6b3a", 0.8
        ),
        Scatter("gum", ((-10, -28), (33, -20), (-27, 8), (20, 0), (-37, 20), (24, 34)), "#79aa62", "#3f6b3a", 0.8),
    ),
    "mountain": (Scatter("range", ((0, 4),), "#a3bf97", "#38533a", 1.3),),
    "town": (Scatter("house", ((-44, 4), (44, 4), (-40, 18), (40, 18)), "#b5673b", "#6d3a1d", 1),),
    "port": (
        Scatter("wave", ((-36, 2), (34, 2), (-17, 40), (15, 40)), "none", "#7fa9c0", 1.3),
        Scatter("anchor", ((0, 13),), "none", "#2f566d", 2.4),
    ),
}
"""The signs of the kinds of terrain; other kinds show the label of their style."""


class Ground(NamedTuple):
    """What never changes: the size of the sheet, where each hex lies, what is below the pieces and what above them."""

    width: int
    height: int
    middles: Mapping[str, Point]
    below: str
    above: str


def lay_out(cells: Sequence[Cell]) -> tuple[int, int, dict[str, Point]]:
    """The width and height of the sheet, and the middle of each hex on it."""
    if not cells:
        return 2 * MARGIN, 2 * MARGIN, {}
    west = min(cell.column for cell in cells)
    north = min(place(cell)[1] for cell in cells)
    middles = {
        cell.id: (MARGIN + SIDE + (cell.column - west) * STEP, MARGIN + HALF + (place(cell)[1] - north) * HALF)
        for cell in cells
    }
    width = max(x for x, _ in middles.values()) + SIDE + MARGIN
    height = max(y for _, y in middles.values()) + HALF + MARGIN
    return width, height, middles


def draw_sea(width: int, height: int, coast: str) -> str:
    """The sea, paler towards the shore, and the land in it."""
    shore = f'<path id="board-coast" d="{coast}"/>'
    lines = "".join(
        f'<use href="#board-coast" class="shallows" fill="none" stroke="{colour}" stroke-width="{breadth}"/>'
        for colour, breadth in zip(SHALLOWS, (62, 38, 18), strict=True)
    )
    return (
        f'<defs>{shore}</defs><rect class="sea" width="{width}" height="{height}" fill="{SEA}"/>'
        f'<g stroke-linejoin="round">{lines}'
        f'<use href="#board-coast" class="coast" fill="{LAND}" stroke="{COAST}" stroke-width="2"/></g>'
        f'<g class="frame" fill="none" stroke="{COAST}"><rect x="3" y="3" width="{width - 6}" height="{height - 6}" '
        f'stroke-width="2"/><rect x="7" y="7" width="{width - 14}" height="{height - 14}" stroke-width="0.7"/></g>'
    )


def coast_path(cells: Sequence[Cell], middles: Mapping[str, Point]) -> str:
    """A line around the land, a little outside the hexes, and as uneven as a shore is."""
    land = {place(cell): middles[cell.id] for cell in cells if cell.terrain not in WATER}
    onward: dict[Point, tuple[Point, Point]] = {}
    for at, (x, y) in land.items():
        for number, (columns, half_rows) in enumerate(ACROSS):
            if (at[0] + columns, at[1] + half_rows) not in land:
                (x1, y1), (x2, y2) = CORNERS[number], CORNERS[(number + 1) % 6]
                onward[x + x1, y + y1] = (x + x2, y + y2), (columns * 3 * SIDE // 2, half_rows * HALF)
    loops = []
    while onward:
        loops.append(_smooth(_shore(onward, next(iter(onward)))))
    return "".join(loops)


def _shore(onward: dict[Point, tuple[Point, Point]], start: Point) -> list[Point]:
    """Points off the coast on the way around one piece of land (or one lake); takes its sides out of the map."""
    points = []
    here = start
    while here in onward:
        following, (out_x, out_y) = onward.pop(here)
        for part in (1, 3):
            x = here[0] + (following[0] - here[0]) * part / 4
            y = here[1] + (following[1] - here[1]) * part / 4
            away = (6 + _uneven(round(x), round(y))) / (2 * HALF)
            points.append((round(x + out_x * away), round(y + out_y * away)))
        here = following
    return points


def _uneven(x: int, y: int) -> int:
    """From −3 to 5, by chance but always the same in the same place."""
    return (x * 73_856_093 ^ y * 19_349_663) % 997 % 9 - 3


def _smooth(points: list[Point]) -> str:
    """A closed curve that bends at the points and passes half-way between them."""
    halves = [
        ((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True)
    ]
    curves = "".join(
        f"Q{x},{y} {half_x:g},{half_y:g}"
        for (x, y), (half_x, half_y) in zip(points[1:] + points[:1], halves[1:] + halves[:1], strict=True)
    )
    return f"M{halves[0][0]:g},{halves[0][1]:g}{curves}Z"


def draw_terrain(cells: Sequence[Cell], middles: Mapping[str, Point], styles: Mapping[str, Style]) -> str:
    """The ground of every hex, drawn once for each kind of terrain and used where it lies."""
    kinds = dict.fromkeys(cell.terrain for cell in cells)
    # Where tiles are laid, the letter of a terrain would show through the bare land as if it were a sign.
    letters = not any(cell.track for cell in cells)
    drawn = "".join(f'<g id="board-{token(kind)}">{draw_swatch(styles[kind], letters)}</g>' for kind in kinds)
    uses = "".join(
        f'<use href="#board-{token(cell.terrain)}" x="{middles[cell.id][0]}" y="{middles[cell.id][1]}"/>'
        for cell in cells
    )
    return f"<defs>{drawn}</defs>{uses}"


def draw_areas(cells: Sequence[Cell], middles: Mapping[str, Point], styles: Mapping[str, Style]) -> str:
    """Places off the board that take several hexes: no line between those, and one between two places in one hex."""
    joined: dict[str, str] = {}
    divided = []
    at = {place(cell): cell for cell in cells}
    for cell in cells:
        x, y = middles[cell.id]
        here = _area_names(cell)
        if len(here) > 1 and cell.terrain not in WATER:
            divided.append(f"M{x - SIDE},{y}h{2 * SIDE}")
        for number, (columns, half_rows) in enumerate(ACROSS[:3]):
            other = at.get((cell.column + columns, place(cell)[1] + half_rows))
            if other and here & _area_names(other):
                (x1, y1), (x2, y2) = CORNERS[number], CORNERS[(number + 1) % 6]
                side = Straight((x + x1, y + y1), (x + x2, y + y2)).drawn(0.03, 0.97)
                joined[cell.terrain] = joined.get(cell.terrain, "") + side
    lines = "".join(
        f'<path d="{path}" stroke="{_ground_colour(styles[terrain])}" stroke-width="3"/>'
        for terrain, path in joined.items()
    )
    if divided:
        lines += f'<path d="{"".join(divided)}" stroke="{BORDER}"/>'
    return f'<g class="areas" fill="none">{lines}</g>' if lines else ""


def _area_names(cell: Cell) -> set[str]:
    return {stop.name for stop in cell.track.stops} if cell.track else set()


def _ground_colour(terrain: Style) -> str:
    return SHALLOWS[1] if terrain.id in WATER else shade(terrain.colour)


def draw_swatch(terrain: Style, letters: bool) -> str:
    """One hex of a kind of terrain, around its middle."""
    water = terrain.id in WATER
    edge = 'stroke-dasharray="5 4"' if water else 'stroke-opacity="0.55"'
    ground = (
        f'<use href="#board-hex" class="ground ground-{token(terrain.id)}" fill="{_ground_colour(terrain)}" '
        f'stroke="{COAST if water else BORDER}" {edge}/>'
    )
    if terrain.id not in SIGNS and not letters:
        return ground
    if terrain.id not in SIGNS:
        return ground + f'<text y="-22" font-size="13" fill="{INK}" text-anchor="middle">{text(terrain.label)}</text>'
    if terrain.id == "town":
        ground += (
            f'<circle class="plate" cy="{TOWN_MIDDLE}" r="{TOWN_RADIUS}" fill="{PAPER}" stroke="{INK}" '
            'stroke-width="2.5"/>'
        )
    return ground + "".join(_scattered(scatter) for scatter in SIGNS[terrain.id])


def _scattered(scatter: Scatter) -> str:
    uses = "".join(f'<use href="#board-{scatter.symbol}" x="{x}" y="{y}"/>' for x, y in scatter.spots)
    return (
        f'<g class="sign sign-{scatter.symbol}" fill="{scatter.fill}" stroke="{scatter.stroke}" '
        f'stroke-width="{scatter.width:g}" stroke-linecap="round" stroke-linejoin="round">{uses}</g>'
    )


def draw_names(cells: Sequence[Cell], middles: Mapping[str, Point], styles: Mapping[str, Style]) -> str:
    """The ids of the hexes, small and quiet, and the names of places; a hex with track has them on its tile."""
    ids, names = [], []
    for cell in cells:
        if cell.track:
            continue
        x, y = middles[cell.id]
        ids.append(f'<text x="{x - SIDE // 2}" y="{y - HALF + 11}">{text(cell.id)}</text>')
        halo = SHALLOWS[1] if cell.terrain in WATER else mixed(shade(styles[cell.terrain].colour), PAPER, 0.4)
        for number, line in enumerate(name_lines(cell.name)):
            names.append(f'<text x="{x}" y="{y - 26 + 14 * number}" stroke="{halo}">{text(line)}</text>')
    return (
        f'<g class="ids" font-size="9.5" fill="{INK}" fill-opacity="0.75">{"".join(ids)}</g>'
        f'<g class="names" font-size="13" font-weight="700" fill="{INK}" stroke-width="3.5" stroke-linejoin="round" '
        f'paint-order="stroke" text-anchor="middle">{"".join(names)}</g>'
    )


def name_lines(name: str) -> list[str]:
    """A name in lines that fit across a hex."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= LONGEST_LINE:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
