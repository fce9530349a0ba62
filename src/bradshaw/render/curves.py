"""Lines of track within a hex: straight, around a corner, or bent towards a station."""

from __future__ import annotations

from math import atan2, ceil, cos, hypot, pi, sin
from typing import Final, NamedTuple

from bradshaw.render.svg_shapes import CORNERS, HALF, SIDE

Spot = tuple[float, float]
"""A point, measured from the middle of a hex."""

STRIDE: Final = 6
"""Between the points along a line."""

SIDES: Final = tuple(
    ((CORNERS[number][0] + CORNERS[number - 1][0]) / 2, (CORNERS[number][1] + CORNERS[number - 1][1]) / 2)
    for number in (2, 3, 4, 5, 0, 1)
)
"""The middle of each side, clockwise from the south."""
NORMALS: Final = tuple((x / hypot(x, y), y / hypot(x, y)) for x, y in SIDES)
"""The direction in which each side faces."""


class Straight(NamedTuple):
    """From one point to another."""

    start: Spot
    end: Spot

    @property
    def length(self) -> float:
        return apart(self.start, self.end)

    def point(self, part: float) -> Spot:
        return (
            self.start[0] + (self.end[0] - self.start[0]) * part,
            self.start[1] + (self.end[1] - self.start[1]) * part,
        )

    def drawn(self, first: float, last: float) -> str:
        return f"M{pair(self.point(first))}L{pair(self.point(last))}"


class Arc(NamedTuple):
    """A part of a circle, from one angle to another."""

    middle: Spot
    radius: float
    start: float
    end: float

    @property
    def length(self) -> float:
        return abs(self.end - self.start) * self.radius

    def point(self, part: float) -> Spot:
        angle = self.start + (self.end - self.start) * part
        return self.middle[0] + self.radius * cos(angle), self.middle[1] + self.radius * sin(angle)

    def drawn(self, first: float, last: float) -> str:
        clockwise = int((last - first) * (self.end - self.start) > 0)
        radius = f"{self.radius:g}"
        return f"M{pair(self.point(first))}A{radius},{radius} 0 0 {clockwise} {pair(self.point(last))}"


class Bend(NamedTuple):
    """From one point to another, pulled towards a third."""

    start: Spot
    pull: Spot
    end: Spot

    @property
    def length(self) -> float:
        return apart(self.start, self.pull) / 2 + apart(self.pull, self.end) / 2 + apart(self.start, self.end) / 2

    def point(self, part: float) -> Spot:
        one, two, three = (1 - part) ** 2, 2 * part * (1 - part), part**2
        return (
            one * self.start[0] + two * self.pull[0] + three * self.end[0],
            one * self.start[1] + two * self.pull[1] + three * self.end[1],
        )

    def drawn(self, first: float, last: float) -> str:
        """Only ever drawn as a whole, forwards or back."""
        start, end = (self.start, self.end) if first < last else (self.end, self.start)
        return f"M{pair(start)}Q{pair(self.pull)} {pair(end)}"


Curve = Straight | Arc | Bend


def pair(spot: Spot) -> str:
    """A point as it is written in a path."""
    return f"{round(spot[0], 1):g},{round(spot[1], 1):g}"


def apart(one: Spot, two: Spot) -> float:
    return hypot(one[0] - two[0], one[1] - two[1])


def between(one: int, two: int) -> Curve:
    """The line from the middle of a side to the middle of another; it meets both at a right angle."""
    turn = (two - one) % 6
    if turn == 3:
        return Straight(SIDES[one], SIDES[two])
    if turn > 3:
        one, two = two, one
    inner = (two - one) % 6 == 2
    # A sharp curve goes around a corner, a gentle one around the middle of the hex beyond the side it leaves out.
    if inner:
        middle: Spot = (2 * SIDES[(one + 1) % 6][0], 2 * SIDES[(one + 1) % 6][1])
        radius = 1.5 * SIDE
    else:
        middle = CORNERS[(one + 2) % 6]
        radius = SIDE / 2
    start, end = (atan2(SIDES[side][1] - middle[1], SIDES[side][0] - middle[0]) for side in (one, two))
    if abs(end - start) > pi:
        end += 2 * pi if end < start else -2 * pi
    return Arc(middle, radius, end, start) if turn > 3 else Arc(middle, radius, start, end)


def towards(side: int, end: Spot) -> Curve:
    """The line from the middle of a side to a point: straight if the point lies right across, else bent."""
    start, (x, y) = SIDES[side], NORMALS[side]
    aside = (end[0] - start[0]) * y - (end[1] - start[1]) * x
    if abs(aside) < 0.5:
        return Straight(start, end)
    inward = apart(start, end) * 0.5
    return Bend(start, (start[0] - x * inward, start[1] - y * inward), end)


def steps(curve: Curve, first: float = 0, last: float = 1) -> tuple[Spot, ...]:
    """Points along a curve, near enough to one another to stand for it."""
    count = max(ceil(curve.length * abs(last - first) / STRIDE), 1)
    return tuple(curve.point(first + (last - first) * number / count) for number in range(count + 1))


def inside(spot: Spot, radius: float) -> bool:
    """Whether a circle lies within the hex."""
    return all(spot[0] * x + spot[1] * y + radius <= HALF for x, y in NORMALS)


GRID: Final = 4
GRID_SPOTS: Final = tuple(
    (float(x), float(y))
    for y in range(-HALF + 4, HALF, GRID)
    for x in range(-SIDE + 4, SIDE, GRID)
    if inside((x, y), 3)
)
"""Points all over a hex, among which a place for something is sought."""
