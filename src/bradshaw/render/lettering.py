"""What is written in a hex with track: values, names, letters, costs. Each goes where it covers least."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from math import hypot, sqrt
from typing import Final, NamedTuple

from bradshaw.render.curves import GRID_SPOTS, NORMALS, Spot, apart
from bradshaw.render.stations import SPACE, TRACK, Berth, Way
from bradshaw.render.svg_shapes import HALF

VALUE_SIZE: Final = 10.5
NAME_SIZES: Final = (12.5, 11.5, 10.5, 9.5, 8.5, 7.5)
SMALLER: Final = 9
"""How much must be gained before a name is written smaller."""
READABLE: Final = 9.5
"""In a window 1400 pixels wide a map of nine columns has four fifths of its size: this can still be read."""
UNREADABLE: Final = 60
"""How much must be gained besides before the only name of a hex is smaller than that: more than by lying on track."""
LABEL_SIZE: Final = 16
CLEAR: Final = 3
"""Between words and a station below or beside them, at least: letters reach a little below their line."""
CLEAR_ABOVE: Final = 1.5
"""Between the only words of a hex and its station above them."""
LETTER: Final = 0.58
"""The width of a letter, in parts of its height."""
LEADING: Final = 1.0
"""From one line of a name to the next, in parts of the height of a letter."""
ID_BOX: Final = (-30.0, -51.0, -7.0, -40.0)
NUMBER_BOX: Final = (6.0, 42.0, 30.0, 50.0)
PIPS_BOX: Final = (17.0, -50.0, 30.0, -43.0)
"""Corners that are taken: the hex's own id, the number of its tile, and the pips for its colour."""
_BREAK: Final = re.compile(r" |(?<=-)")
ROUNDING: Final = 1e-6
"""More than what sums differ by that are added up in another order."""


class Disc(NamedTuple):
    """The value of a stop."""

    stop: int
    at: Spot
    radius: float
    text: str


class Words(NamedTuple):
    """A name, a letter or a cost: its middle, its lines, and the height of its letters."""

    kind: str
    at: Spot
    lines: tuple[str, ...]
    size: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        wide, high = _measure(self.kind, self.lines, self.size)
        return self.at[0] - wide / 2, self.at[1] - high / 2, self.at[0] + wide / 2, self.at[1] + high / 2


SLANT_X, SLANT_Y = NORMALS[5]
_Box = tuple[float, float, float, float]
_COLUMNS: Final = sorted({x for x, _ in GRID_SPOTS})
_ROWS: Final = sorted({y for _, y in GRID_SPOTS})
_RIMS: Final = [max(x * slant_x + y * slant_y for slant_x, slant_y in NORMALS) for x, y in GRID_SPOTS]
"""How far each spot lies towards the nearest side of the hex."""


def _measure(kind: str, lines: Sequence[str], size: float) -> tuple[float, float]:
    wide = max(len(line) for line in lines) * size * LETTER + 2
    if kind == "cost":
        wide += size + 3
    return wide, size * (0.9 + LEADING * (len(lines) - 1))


class Paper:
    """A hex on which track and stations lie already, and more is written bit by bit."""

    def __init__(self, ways: Sequence[Way], berths: Sequence[Berth]) -> None:
        self.points = [point for way in ways for point in way.points]
        self.berths = tuple(berths)
        self.circles = [(at, berth.radius) for berth in berths for at in berth.circles]
        self.circles += [(at, float(SPACE)) for berth in berths for at in berth.spaces]
        self.boxes: list[_Box] = [ID_BOX, NUMBER_BOX, PIPS_BOX]
        self.trouble = 0.0
        """How bad it is where everything stands, in all."""
        self._rooms: dict[Spot, float] = {}

    def _room(self, spot: Spot) -> float:
        """How far a point is from the nearest track."""
        if spot not in self._rooms:
            x, y = spot
            nearest = min(((x - at_x) ** 2 + (y - at_y) ** 2 for at_x, at_y in self.points), default=9999.0)
            self._rooms[spot] = sqrt(nearest)
        return self._rooms[spot]

    def disc(self, stop: int, text: str, radius: float = 0) -> Disc:
        """A place for a value, or for something else of this radius, as near to its stop as can be."""
        radius = radius or VALUE_SIZE * (0.5 + 0.17 * max(len(text), 2))
        berth = self.berths[stop]
        best, least = (0.0, berth.at), 1e9
        for lowest, gap, spot in _rings(berth.circles, berth.radius, radius):
            if lowest > least:
                break
            cost = gap + self._trouble(stop, spot, radius)
            if cost < least or (cost == least and (gap, spot) < best):
                best, least = (gap, spot), cost
        self.circles.append((best[1], radius))
        self.trouble += least
        return Disc(stop, best[1], radius, text)

    def _trouble(self, stop: int, spot: Spot, radius: float) -> float:
        """How bad it is what a disc would cover."""
        cost = sum(max(radius + other + 2 - apart(spot, at), 0) * 40 for at, other in self.circles)
        cost += sum(max(radius + 1 - _outside(spot, box), 0) * 20 for box in self.boxes)
        cost += max(radius + TRACK / 2 + 2 - self._room(spot), 0) * 9 + abs(spot[1]) * 0.01
        # How easily it would be taken for another stop's.
        others = [berth for number, berth in enumerate(self.berths) if number != stop]
        return cost + sum(
            max(10 - min(apart(spot, at) - radius for at in other.circles) + other.radius, 0) * 0.7 for other in others
        )

    def words(self, kind: str, text: str, sizes: Sequence[float], stop: int) -> Words:
        """A place for words, near a stop or anywhere, in the largest letters for which there is room."""
        broken = breaks(text)
        best, least = Words(kind, (0, 0), broken[-1], sizes[-1]), 1e9
        for number, size in enumerate(sizes):
            smaller = number * SMALLER + (UNREADABLE if size < READABLE and len(self.berths) == 1 else 0)
            if least <= smaller:
                break
            for lines in broken:
                wide, high = _measure(kind, lines, size)
                handicap = smaller + 4 * (len(lines) - 1)
                found = -1
                for lowest, nearness, place in _near(wide, high, self.berths, stop):
                    if handicap + lowest > least:
                        break
                    cost = handicap + nearness
                    cost += self._cover(GRID_SPOTS[place], wide, high, least - cost)
                    if cost < least or (cost == least and place < found):
                        found, least = place, cost
                if found >= 0:
                    best = Words(kind, GRID_SPOTS[found], lines, size)
        self.boxes.append(best.box)
        self.trouble += least
        return best

    def _cover(self, spot: Spot, wide: float, high: float, enough: float) -> float:
        """How bad it is what a box would cover; not counted further than enough."""
        x, y = spot
        left, top, right, bottom = x - wide / 2, y - high / 2, x + wide / 2, y + high / 2
        cost = 0.0
        for a, b, c, d in self.boxes:
            if left - c < 1 and a - right < 1 and top - d < 1 and b - bottom < 1:
                across, down = min(right, c) - max(left, a), min(bottom, d) - max(top, b)
                cost += 30 + (across + 1) * (down + 1) * 0.5
        if cost > enough:
            return cost
        for (cx, cy), radius in self.circles:
            aside = left - cx if cx < left else cx - right if cx > right else 0.0
            away = top - cy if cy < top else cy - bottom if cy > bottom else 0.0
            clear = CLEAR_ABOVE if cy < top and aside == 0 and len(self.berths) == 1 else CLEAR
            if aside < radius + clear and away < radius + clear:
                deep = radius + clear - hypot(aside, away)
                if deep > 0:
                    cost += 30 + deep * 6
        if cost > enough:
            return cost
        thick = TRACK / 2
        left, top, right, bottom = left - thick, top - thick, right + thick, bottom + thick
        for px, py in self.points:
            if left < px < right and top < py < bottom:
                cost += 4
        return cost


@lru_cache(maxsize=1024)
def _rings(circles: tuple[Spot, ...], own: float, radius: float) -> list[tuple[float, float, Spot]]:
    """Where a disc could lie beside a station: the least that it costs there, its distance, and the spot.

    Over the station itself it costs so much that hardly any other spot is worse.
    """
    found = []
    for spot, rim in zip(GRID_SPOTS, _RIMS, strict=True):
        if rim + radius + 1.5 <= HALF:
            gap = min([apart(spot, at) for at in circles]) - own - radius
            lowest = max(gap, 0.0) + max(2 - gap, 0) * 40
            found.append((lowest - ROUNDING, max(gap, 0.0), spot))
    return sorted(found)


@lru_cache(maxsize=1024)
def _near(wide: float, high: float, berths: tuple[Berth, ...], stop: int) -> list[tuple[float, float, int]]:
    """Where words of this size could stand: the least that it costs there, the part for its distance, and the spot."""
    fitting = _fitting(wide, high)
    if stop < 0:
        anywhere = ((cost + abs(x) * 0.02 + abs(y) * 0.05, place) for place, x, y, cost in fitting)
        return sorted((cost - ROUNDING, cost, place) for cost, place in anywhere)
    berth = berths[stop]
    own = _distances(berth, wide, high)
    others = [(other.radius, _distances(other, wide, high)) for other in berths if other is not berth]
    asides = {x: abs(x - berth.at[0]) * 0.15 for x in _COLUMNS}
    found = []
    clear = CLEAR if others else CLEAR_ABOVE
    (across, down), *more = own
    for place, x, y, cost in fitting:
        gap = (_least(own, x, y) if more else hypot(across[x], down[y])) - berth.radius
        if others:
            # How easily the words would be taken for another stop's.
            cost += sum([max(10 - _least(tables, x, y) + radius, 0) * 0.7 for radius, tables in others])
        cost = cost + (gap * 2 if gap > 0 else 0) + asides[x] + (0.5 if y > berth.at[1] else 0)
        # Over the station itself.
        lowest = cost if gap >= clear else cost + 30 + (clear - gap) * 6
        found.append((lowest - ROUNDING, cost, place))
    return sorted(found)


_Tables = list[tuple[dict[float, float], dict[float, float]]]


def _distances(berth: Berth, wide: float, high: float) -> _Tables:
    """How far each row of circles is from a box around a spot: across, by the spot's column, and down, by its row."""
    rows: dict[float, list[float]] = {}
    for x, y in berth.circles:
        rows.setdefault(y, []).append(x)
    return [
        (
            {column: min([_beyond(column, wide, x) for x in row]) for column in _COLUMNS},
            {line: _beyond(line, high, y) for line in _ROWS},
        )
        for y, row in rows.items()
    ]


def _beyond(middle: float, size: float, at: float) -> float:
    """How far a point is from an interval; 0 within."""
    low, high = middle - size / 2, middle + size / 2
    return low - at if at < low else at - high if at > high else 0.0


def _least(tables: _Tables, x: float, y: float) -> float:
    """How far the nearest circle is from a box around this spot."""
    return min([hypot(across[x], down[y]) for across, down in tables])


@lru_cache(maxsize=1024)
def _fitting(wide: float, high: float) -> list[tuple[int, float, float, float]]:
    """The spots around which a box hardly leaves the hex, and what it costs where it does."""
    found = []
    for place, (x, y) in enumerate(GRID_SPOTS):
        reach, height = abs(x) + wide / 2, abs(y) + high / 2
        # Beyond the slanting sides, or beyond the upper and lower ones.
        out = max(reach * SLANT_X + height * SLANT_Y, height) - HALF + 1
        if out <= 4:
            found.append((place, x, y, max(out, 0) * 12))
    return found


def _outside(spot: Spot, box: _Box) -> float:
    """How far a point is from a box; 0 within."""
    x = max(box[0] - spot[0], spot[0] - box[2], 0)
    y = max(box[1] - spot[1], spot[1] - box[3], 0)
    return hypot(x, y)


def breaks(text: str) -> list[tuple[str, ...]]:
    """A name in one line, or in two that are as even as they can be, broken at a space or after a hyphen."""
    cuts = [(found.start(), found.end() if found.group() == " " else found.start()) for found in _BREAK.finditer(text)]
    if not cuts:
        return [(text,)]
    halves = [(text[:end], text[start:]) for end, start in cuts]
    return [(text,), min(halves, key=lambda half: max(map(len, half)))]
