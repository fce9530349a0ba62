"""What is written in a hex with track: values, names, letters, costs. Each goes where it covers least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot, sqrt
from typing import Final, NamedTuple

from bradshaw.render.curves import GRID_SPOTS, NORMALS, Spot, apart, inside
from bradshaw.render.stations import SPACE, TRACK, Berth, Way
from bradshaw.render.svg_shapes import HALF

VALUE_SIZE: Final = 10
NAME_SIZES: Final = (10.5, 9.5, 8.5, 7.5)
SMALLER: Final = 9
"""How much must be gained before a name is written smaller."""
LABEL_SIZE: Final = 16
LETTER: Final = 0.54
"""The width of a letter, in parts of its height."""
LEADING: Final = 1.0
"""From one line of a name to the next, in parts of the height of a letter."""
ID_BOX: Final = (-30.0, -51.0, -11.0, -41.0)
NUMBER_BOX: Final = (11.0, 43.0, 30.0, 51.0)
PIPS_BOX: Final = (17.0, -50.0, 30.0, -43.0)
"""Corners that are taken: the hex's own id, the number of its tile, and the pips for its colour."""


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


def _measure(kind: str, lines: Sequence[str], size: float) -> tuple[float, float]:
    wide = max(len(line) for line in lines) * size * LETTER + 2
    if kind == "cost":
        wide += size + 3
    return wide, size * (0.9 + LEADING * (len(lines) - 1))


class Paper:
    """A hex on which track and stations lie already, and more is written bit by bit."""

    def __init__(self, ways: Sequence[Way], berths: Sequence[Berth]) -> None:
        self.points = [point for way in ways for point in way.points]
        self.berths = berths
        self.circles = [(at, berth.radius) for berth in berths for at in berth.circles]
        self.circles += [(at, float(SPACE)) for berth in berths for at in berth.spaces]
        self.boxes: list[_Box] = [ID_BOX, NUMBER_BOX, PIPS_BOX]
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
        radius = radius or VALUE_SIZE * (0.5 + 0.19 * max(len(text), 2))
        berth = self.berths[stop]
        gaps = ((min(apart(spot, at) for at in berth.circles) - berth.radius - radius, spot) for spot in GRID_SPOTS)
        best, least = berth.at, 1e9
        for gap, spot in sorted((max(gap, 0.0), spot) for gap, spot in gaps):
            if gap >= least:
                break
            if inside(spot, radius + 1.5):
                cost = gap + self._trouble(stop, spot, radius)
                if cost < least:
                    best, least = spot, cost
        self.circles.append((best, radius))
        return Disc(stop, best, radius, text)

    def _trouble(self, stop: int, spot: Spot, radius: float) -> float:
        """How bad it is what a disc would cover."""
        cost = sum(max(radius + other + 2 - apart(spot, at), 0) * 40 for at, other in self.circles)
        cost += sum(max(radius + 1 - _outside(spot, box), 0) * 20 for box in self.boxes)
        cost += max(radius + TRACK / 2 + 2 - self._room(spot), 0) * 3 + abs(spot[1]) * 0.01
        return cost + self._confusion(stop, lambda at: apart(spot, at) - radius)

    def words(self, kind: str, text: str, sizes: Sequence[float], stop: int) -> Words:
        """A place for words, near a stop or anywhere, in the largest letters for which there is room."""
        best, least = Words(kind, (0, 0), (text,), sizes[-1]), 1e9
        for number, size in enumerate(sizes):
            if least <= number * SMALLER:
                break
            for lines in _breaks(text):
                wide, high = _measure(kind, lines, size)
                handicap = number * SMALLER + 4 * (len(lines) - 1)
                for spot in GRID_SPOTS:
                    cost = handicap + self._nearness(spot, wide, high, stop)
                    if cost < least:
                        cost += self._cover(spot, wide, high, least - cost)
                    if cost < least:
                        best, least = Words(kind, spot, lines, size), cost
        self.boxes.append(best.box)
        return best

    def _nearness(self, spot: Spot, wide: float, high: float, stop: int) -> float:
        x, y = spot
        reach, height = abs(x) + wide / 2, abs(y) + high / 2
        # Beyond the slanting sides, or beyond the upper and lower ones.
        out = max(reach * SLANT_X + height * SLANT_Y, height) - HALF + 1
        if out > 4:
            return 1000.0
        cost = max(out, 0) * 12
        if stop < 0:
            return cost + abs(x) * 0.02 + abs(y) * 0.05
        berth = self.berths[stop]
        box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        gap = min(_outside(at, box) for at in berth.circles) - berth.radius
        cost += self._confusion(stop, lambda at: _outside(at, box))
        return cost + max(gap, 0) * 2 + abs(x - berth.at[0]) * 0.15 + (0.5 if y > berth.at[1] else 0)

    def _confusion(self, stop: int, distance: Callable[[Spot], float]) -> float:
        """How easily something would be taken for another stop's."""
        if len(self.berths) == 1:
            return 0.0
        return sum(
            max(10 - min(map(distance, berth.circles)) + berth.radius, 0) * 0.7
            for number, berth in enumerate(self.berths)
            if number != stop
        )

    def _cover(self, spot: Spot, wide: float, high: float, enough: float) -> float:
        """How bad it is what a box would cover; not counted further than enough."""
        x, y = spot
        left, top, right, bottom = x - wide / 2, y - high / 2, x + wide / 2, y + high / 2
        cost = 0.0
        for a, b, c, d in self.boxes:
            across, down = min(right, c) - max(left, a), min(bottom, d) - max(top, b)
            if across > -1 and down > -1:
                cost += 30 + (across + 1) * (down + 1) * 0.5
        if cost > enough:
            return cost
        for at, radius in self.circles:
            deep = radius + 2 - _outside(at, (left, top, right, bottom))
            if deep > 0:
                cost += 30 + deep * 6
        if cost > enough or self._room(spot) > wide / 2 + high / 2 + TRACK:
            return cost
        thick = TRACK / 2
        for px, py in self.points:
            if left - thick < px < right + thick and top - thick < py < bottom + thick:
                cost += 4
        return cost


def _outside(spot: Spot, box: _Box) -> float:
    """How far a point is from a box; 0 within."""
    x = max(box[0] - spot[0], spot[0] - box[2], 0)
    y = max(box[1] - spot[1], spot[1] - box[3], 0)
    return hypot(x, y)


def _breaks(text: str) -> list[tuple[str, ...]]:
    """A name in one line, or in two that are as even as they can be."""
    words = text.split()
    if len(words) < 2:
        return [(text,)]
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return [(text,), min(halves, key=lambda half: max(map(len, half)))]
