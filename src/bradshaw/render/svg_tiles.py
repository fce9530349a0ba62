"""Tiles and printed track on a drawn map: the ground of a tile, lines, stations with their bases, values and names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from bradshaw.core.messages import Text, message
from bradshaw.core.view import Cell, Stop, Style, Track
from bradshaw.render.colours import TILES, shade
from bradshaw.render.curves import Spot, Straight, pair
from bradshaw.render.lettering import LEADING, VALUE_SIZE, Disc, Words
from bradshaw.render.stations import (
    BAR,
    BOX,
    CASING,
    CIRCLE,
    DOT,
    PLATE,
    SPACE,
    TRACK,
    VILLAGE_DOT,
    Berth,
    Way,
    around,
)
from bradshaw.render.svg_land import HEX_PATH, LAND
from bradshaw.render.svg_shapes import CORNERS, HALF, INK, PAPER, SIDE, Point, ink_on, mixed, text, token
from bradshaw.render.tiles import Plan, plan_hex, plan_unwritten

PIPS: Final = ("yellow", "green", "russet")
"""The colours in their order: a tile also shows its colour by so many pips."""
BLACK: Final = "#17130e"
GREY: Final = "#d4d2cc"
_OFF_THE_BOARD: Final = {"offboard": "#8d1f33", "port": "#1d4f7c"}
BARRIER: Final = "#c3241b"
HATCHING: Final = "#b09a62"
LONGEST_TEXT: Final = 0.92
"""How much of a circle's width its letters may take."""


def draw_ground(cell: Cell) -> str:
    """The colour of the tile, or the hatching of difficult ground; below everything else in the hex."""
    if cell.track and cell.track.colour in TILES:
        colour = cell.track.colour
        return (
            f'<use href="#board-hex" class="tile tile-{colour}" fill="{TILES[colour]}" stroke="{INK}" '
            'stroke-opacity="0.55"/>'
        )
    return '<use href="#board-hatching" class="rough"/>' if cell.cost else ""


def draw_tile(cell: Cell, styles: Mapping[str, Style], *, written: bool = True) -> tuple[str, str]:
    """The track of a hex, and all that stands on it, around its middle. Runs lie between the two."""
    track = cell.track or Track("")
    plan = plan_hex(track, cell.name, cell.cost) if written else plan_unwritten(track)
    stations = "".join(
        _stop(stop, berth, styles, number)
        for number, (stop, berth) in enumerate(zip(track.stops, plan.berths, strict=True))
    )
    if written:
        stations += "".join(map(_value, plan.discs))
    stations += _waiting(track, plan, styles)
    if written:
        stations += _writing(plan, track) + _numbers(cell, track)
    return draw_ways(plan.ways), stations


def draw_hex(cell: Cell, styles: Mapping[str, Style]) -> str:
    """One hex as an SVG document of its own, such as a tile that can be chosen."""
    colour = TILES.get(cell.track.colour, LAND) if cell.track else LAND
    rails, stations = draw_tile(cell, styles)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-SIDE - 1} {-HALF - 1} {2 * SIDE + 2} {2 * HALF + 2}" '
        f'class="hex"><path d="{HEX_PATH}" fill="{colour}" stroke="{INK}"/>{rails}{stations}</svg>\n'
    )


def draw_ways(ways: Sequence[Way]) -> str:
    """Track with a light line on either side, so that it reads where lines cross."""
    drawn = []
    for _, network in groupby(sorted(ways, key=lambda way: way.network), key=lambda way: way.network):
        path = "".join(way.path for way in network)
        drawn.append(
            f'<path d="{path}" stroke="{PAPER}" stroke-width="{CASING}"/>'
            f'<path d="{path}" stroke="{BLACK}" stroke-width="{TRACK}"/>'
        )
    return f'<g class="rails" fill="none">{"".join(drawn)}</g>' if drawn else ""


# Stations


def _stop(stop: Stop, berth: Berth, styles: Mapping[str, Style], number: int = 0) -> str:
    if berth.shape == "circles":
        return _large(stop, berth, styles, number)
    if berth.shape == "boxes":
        return _values(stop, berth, styles, number)
    x, y = berth.at
    if berth.shape == "plate":
        return (
            f'<g class="offboard"><rect x="{x - PLATE + 1:g}" y="{y - PLATE + 3:g}" width="{2 * PLATE - 2}" '
            f'height="{2 * PLATE - 6}" rx="3" fill="{_OFF_THE_BOARD[stop.kind]}" stroke="{PAPER}" stroke-width="1.6"/>'
            f'<text x="{x:g}" y="{y + 4.6:g}" font-size="13" font-weight="700" fill="#fff" text-anchor="middle">'
            f"{stop.value}</text></g>"
        )
    if stop.kind == "halt":
        return (
            f'<g class="halt">{_bar(berth, GREY)}<circle cx="{x:.1f}" cy="{y:.1f}" r="{DOT - 0.7}" fill="{GREY}" '
            f'stroke="{BLACK}" stroke-width="1.4"/><text x="{x:.1f}" y="{y + 3.8:.1f}" font-size="11" '
            f'font-weight="700" fill="{BLACK}" text-anchor="middle">£</text></g>'
        )
    if berth.shape == "bar":
        return f'<g class="small">{_bar(berth, BLACK)}</g>'
    radius = DOT - 1 if berth.shape == "dot" else VILLAGE_DOT
    return (
        f'<g class="small"><circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{BLACK}" stroke="{PAPER}" '
        'stroke-width="1.6"/></g>'
    )


def _values(stop: Stop, berth: Berth, styles: Mapping[str, Style], station: int) -> str:
    """All values of a place off the board side by side, the present one dark; below them its circles for markers."""
    colour = _OFF_THE_BOARD[stop.kind]
    high = 17
    boxes = []
    # In their order each value comes once, and the present one is the first of its kind.
    present = stop.values.index(stop.value)
    for number, (value, (x, y)) in enumerate(zip(stop.values, berth.circles, strict=True)):
        ground, ink = (colour, "#ffffff") if number == present else (PAPER, INK)
        boxes.append(
            f'<g class="box{" now" * (number == present)}"><rect x="{x - BOX:g}" y="{y - high / 2:g}" '
            f'width="{2 * BOX}" height="{high}" fill="{ground}" stroke="{colour}" stroke-width="1.3"/>'
            f'<text x="{x:g}" y="{y + 4:g}" font-size="11" font-weight="{700 if number == present else 600}" '
            f'fill="{ink}" text-anchor="middle">{value}</text></g>'
        )
    spaces = "".join(
        f'<g transform="translate({pair(at)})scale({SPACE / CIRCLE:.3f})">{_circle(stop, number, (0, 0), styles)}</g>'
        for number, at in enumerate(berth.spaces)
    )
    place = f' data-stop="{station}"' if spaces else ""
    return f'<g class="offboard {stop.kind}"{place}>{"".join(boxes)}{spaces}</g>'


def _waiting(track: Track, plan: Plan, styles: Mapping[str, Style]) -> str:
    """Bases beside a station that has no room for them, smaller and with a broken rim."""
    companies = [company for stop in track.stops for company in stop.waiting]
    return "".join(
        f'<g class="waiting" transform="translate({pair(disc.at)})scale({disc.radius / CIRCLE:.3f})">'
        f'{_base(styles[company], (0, 0), False)}<circle r="{CIRCLE + 1}" fill="none" stroke="{BLACK}" '
        'stroke-width="2" stroke-dasharray="4 3"/></g>'
        for company, disc in zip(companies, plan.waiting, strict=True)
    )


def _bar(berth: Berth, colour: str) -> str:
    """A bar across a line; none where lines meet."""
    if berth.heading is None:
        return ""
    rim = PAPER if colour == BLACK else BLACK
    return (
        f'<rect x="-3.6" y="{-BAR + 0.6}" width="7.2" height="{2 * BAR - 1.2}" rx="1.2" fill="{colour}" '
        f'stroke="{rim}" stroke-width="1.2" transform="translate({pair(berth.at)})rotate({berth.heading:.0f})"/>'
    )


def _large(stop: Stop, berth: Berth, styles: Mapping[str, Style], station: int) -> str:
    """White circles with a dark rim, several in one frame, and the bases in them.

    The group names its stop, and a circle in which a base could stand is "free", for pages that let one point at it.
    """
    path = "M" + "L".join(map(pair, around(berth.circles))) + "Z"
    width = 2 * CIRCLE
    frame = (
        f'<path d="{path}" fill="{PAPER}" stroke="{BLACK}" stroke-width="{width}" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="{PAPER}" stroke="{PAPER}" stroke-width="{width - 3.6:g}" stroke-linejoin="round"/>'
        if len(berth.circles) > 1
        else ""
    )
    circles = []
    homes = [stop.home_of] if stop.home_of else []
    for number, at in enumerate(berth.circles):
        free = not (number < len(stop.circles) and stop.circles[number])
        circles.append(_circle(stop, number, at, styles, bool(frame), bool(homes)))
        if free and homes:
            circles.append(_home(styles[homes.pop()], at))
    return f'<g class="large" data-stop="{station}">{frame}{"".join(circles)}</g>'


def _circle(
    stop: Stop, number: int, at: Spot, styles: Mapping[str, Style], framed: bool = False, kept: bool = False
) -> str:
    """The base in a circle, or the empty circle, which may be kept for somebody."""
    base = stop.circles[number] if number < len(stop.circles) else ""
    if base:
        return _base(styles[base], at, number < len(stop.turned) and stop.turned[number])
    return (
        f'<circle class="{"kept" if kept else "free"}" cx="{at[0]:.1f}" cy="{at[1]:.1f}" '
        f'r="{CIRCLE - 1.9 if framed else CIRCLE - 1}" fill="{PAPER}" '
        f'stroke="{BLACK}" stroke-width="{1.2 if framed else 1.9}"/>'
    )


def draw_letters(label: str, x: float, y: float, colour: str, *, wide: float, size: float, more: str = "") -> str:
    """A company's letters, pressed together where they would be wider than their place."""
    size = min(size, wide / (0.5 * max(len(label), 1)))
    too_wide = size * 0.64 * len(label) > wide
    fitted = f' textLength="{wide:g}" lengthAdjust="spacingAndGlyphs"' if too_wide else ""
    return (
        f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size:.1f}" font-weight="700" fill="{colour}" '
        f'text-anchor="middle"{fitted}{more}>{text(label)}</text>'
    )


def _base(company: Style, at: Spot, turned: bool) -> str:
    """A base in its company's colour; one that lies face down is pale and struck through."""
    colour = shade(company.colour)
    x, y = at
    wide = 2 * (CIRCLE - (5 if turned else 2)) * LONGEST_TEXT
    ground = mixed(colour, PAPER, 0.8) if turned else colour
    struck = (
        f'<path d="M{x - 10:.1f},{y + 8:.1f}L{x + 10:.1f},{y - 8:.1f}" stroke="{BLACK}" stroke-width="1.6"/>'
        if turned
        else ""
    )
    rim = f'stroke="{PAPER}"'
    if turned:
        rim = f'stroke="{colour}" stroke-width="2.4" stroke-dasharray="4 2.6"'
    elif company.rim:
        rim = f'stroke="{company.rim}" stroke-width="2.6"'
    return (
        f'<g class="base of-{token(company.id)}{" turned" * turned}"><circle cx="{x:.1f}" cy="{y:.1f}" '
        f'r="{CIRCLE - 0.9}" fill="{PAPER}" stroke="{BLACK}" stroke-width="1.8"/><circle cx="{x:.1f}" cy="{y:.1f}" '
        f'r="{CIRCLE - 2.6:g}" fill="{ground}" {rim}/>'
        f"{draw_letters(company.label, x, y, BLACK if turned else ink_on(colour), wide=wide, size=11)}{struck}</g>"
    )


def _home(company: Style, at: Spot) -> str:
    """Whose home a free circle is, faintly."""
    x, y = at
    colour = mixed(shade(company.colour), PAPER, 0.55)
    letters = draw_letters(company.label, x, y, "#6b655a", wide=2 * (CIRCLE - 4), size=10.5)
    return (
        f'<g class="home of-{token(company.id)}"><circle cx="{x:.1f}" cy="{y:.1f}" r="{CIRCLE - 3.6}" fill="none" '
        f'stroke="{colour}" stroke-width="2" stroke-dasharray="3 2.5"/>{letters}</g>'
    )


# Writing


def _value(disc: Disc) -> str:
    x, y = disc.at
    return (
        f'<g class="value"><circle cx="{x:g}" cy="{y:g}" r="{disc.radius - 0.5:.1f}" fill="{PAPER}" stroke="{INK}"/>'
        f'<text x="{x:g}" y="{y + 3.6:g}" font-size="{VALUE_SIZE}" font-weight="600" fill="{INK}" text-anchor="middle">'
        f"{text(disc.text)}</text></g>"
    )


def _writing(plan: Plan, track: Track) -> str:
    """Names with a light rim, letters and costs."""
    ground = TILES.get(track.colour, LAND)
    halo = mixed(ground, PAPER, 0.62)
    return "".join(_words(words, halo) for words in plan.words)


def _words(words: Words, halo: str) -> str:
    x, y = words.at
    size = words.size
    first = y + size * 0.34 - size * LEADING * (len(words.lines) - 1) / 2
    if words.kind == "cost":
        wide = words.box[2] - words.box[0]
        left = x - wide / 2
        return (
            f'<g class="cost"><path d="M{left + 1:g},{y + 4.5:g}h11l-5.5,-10z" fill="#8a7434" stroke="{INK}" '
            f'stroke-width="0.8"/><text x="{left + 14:g}" y="{first:g}" font-size="{size}" font-weight="600" '
            f'fill="{INK}">{text(words.lines[0])}</text></g>'
        )
    lines = "".join(
        f'<text x="{x:g}" y="{first + size * LEADING * number:.1f}">{text(line)}</text>'
        for number, line in enumerate(words.lines)
    )
    weight = 800 if words.kind == "label" else 600
    return (
        f'<g class="{words.kind}" font-size="{size:g}" font-weight="{weight}" fill="{BLACK}" stroke="{halo}" '
        f'stroke-width="2.6" stroke-linejoin="round" paint-order="stroke" text-anchor="middle">{lines}</g>'
    )


def _numbers(cell: Cell, track: Track) -> str:
    """The id of the hex, and small in a corner the pips and the number of the tile."""
    number = track.tile
    # Above the bars of a side that no track may cross.
    foot = HALF - (6 if 0 in cell.barriers else 4)
    pips = PIPS.index(track.colour) + 1 if track.colour in PIPS else 0
    dots = "".join(f'<circle cx="{27 - 4 * pip}" cy="{7 - HALF}" r="1.5"/>' for pip in range(pips))
    tile = f'<text x="28" y="{foot}" font-size="10" text-anchor="end">{text(number)}</text>' if number else ""
    return (
        f'<g class="numbers" fill="#000"><text x="{-SIDE // 2}" y="{-HALF + 11}" font-size="10.5">'
        f"{text(cell.id)}</text>{dots}{tile}</g>"
    )


# What is printed on the map


def draw_barriers(cells: Sequence[Cell], middles: Mapping[str, Point]) -> str:
    """Red and white bars along the sides that no track may cross; each once, though both its hexes have it."""
    ends = set()
    for cell in cells:
        x, y = middles[cell.id]
        for side in cell.barriers:
            corners = CORNERS[(side + 1) % 6], CORNERS[(side + 2) % 6]
            ends.add(tuple(sorted((x + corner_x, y + corner_y) for corner_x, corner_y in corners)))
    path = "".join(
        Straight((float(x1), float(y1)), (float(x2), float(y2))).drawn(0.07, 0.93)
        for (x1, y1), (x2, y2) in sorted(ends)
    )
    return f'<g class="barriers" fill="none">{_barrier(path)}</g>' if ends else ""


def _barrier(path: str) -> str:
    return (
        f'<path d="{path}" stroke="{PAPER}" stroke-width="9"/><path d="{path}" stroke="{BARRIER}" stroke-width="6.6"/>'
        f'<path d="{path}" stroke="{PAPER}" stroke-width="2" stroke-dasharray="4 6"/>'
    )


def _hatching() -> str:
    """Slanting lines over a hex."""
    lines = []
    for offset in range(-90, 91, 12):
        # The line y = x·slope + offset, from rim to rim.
        spots = [x for x in range(-SIDE, SIDE + 1) if _within(x, -x * 0.9 + offset)]
        if len(spots) > 6:
            x1, x2 = spots[0], spots[-1]
            lines.append(f"M{x1},{-x1 * 0.9 + offset:.0f}L{x2},{-x2 * 0.9 + offset:.0f}")
    return f'<path id="board-hatching" d="{"".join(lines)}" stroke="{HATCHING}" stroke-opacity="0.55" fill="none"/>'


def _within(x: float, y: float) -> bool:
    return abs(y) < HALF - 2 and abs(x) + abs(y) * SIDE / (2 * HALF) < SIDE - 2


SYMBOLS: Final = _hatching()


# The key


def tile_key(cells: Sequence[Cell], signs: Sequence[tuple[str, Text]] = ()) -> tuple[tuple[str, Text], ...]:
    """The signs of a map with track, with their meanings. They stay the same while a game is played."""
    key: dict[str, Text] = {sign: meaning for sign, (meaning, _) in SAMPLES.items()} | dict(signs)
    if not any(cell.cost for cell in cells):
        del key[COST_SIGN]
    if not any(cell.barriers for cell in cells):
        del key[BARRIER_SIGN]
    return tuple((sign, meaning) for sign, meaning in key.items() if meaning)


def _sample(stop: Stop, shape: str = "dot") -> str:
    berth = Berth(shape, (0, 0), ((0, 0),), 0.0 if shape == "bar" else None)
    rails = draw_ways([Way(("", ""), "M-17,0H17", (), 0)]) if shape in ("bar", "dot") else ""
    return f'<g transform="scale(0.75)">{rails}{_stop(stop, berth, _SAMPLE_STYLES)}</g>'


_SAMPLE_STYLES: Final = {"": Style("sample", "ABC", "", "#1f5fa8"), "x": Style("sample", "ABC", "", "#1f5fa8")}
COST_SIGN: Final = "▲"
BARRIER_SIGN: Final = "#"
VALUES_SIGN: Final = "40|60|80"
_AREA: Final = Stop("offboard", value=60, values=(40, 60, 80))
_AREA_BERTH: Final = Berth("boxes", (0, 0), ((-2.0 * BOX, 0), (0, 0), (2.0 * BOX, 0)))
SAMPLES: Final[Mapping[str, tuple[Text, str]]] = {
    "○": (message("render-key-large"), _sample(Stop("large", circles=("",)), "circles")),
    "[ ]": (message("render-key-base"), _sample(Stop("large", circles=("x",)), "circles")),
    "(…)": (message("render-key-home"), _sample(Stop("large", circles=("",), home_of="x"), "circles")),
    "×": (message("render-key-face-down"), _sample(Stop("large", circles=("x",), turned=(True,)), "circles")),
    "━": (message("render-key-small"), _sample(Stop("small"), "bar")),
    "£": (message("render-key-halt"), _sample(Stop("halt"))),
    "•": (message("render-key-village"), _sample(Stop("village"), "village")),
    COST_SIGN: (
        message("render-key-cost"),
        '<use href="#board-hatching" transform="scale(0.2)"/>' + _words(Words("cost", (0, 0), ("",), 10), PAPER),
    ),
    BARRIER_SIGN: (message("render-key-barrier"), _barrier("M-15,0H15")),
    # Only where a game gives it a meaning.
    VALUES_SIGN: ("", f'<g transform="scale(0.44)">{_values(_AREA, _AREA_BERTH, {}, 0)}</g>'),
    "•••": (
        message("render-key-pips"),
        "".join(f'<circle cx="{5 * at}" r="1.9" fill="#000"/>' for at in (-1, 0, 1)),
    ),
}
"""For each sign of the key its meaning and what it looks like."""
