"""Where the stations of a hex lie, and how its lines run.

Everything follows from the shape of the track, so that any tile can be drawn: a large station lies in the middle, a
small one on its line, several are spread along the way between their sides.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import atan2, degrees, hypot
from typing import Final, NamedTuple

from bradshaw.core.view import Stop, StopKind
from bradshaw.render.curves import GRID_SPOTS, NORMALS, Curve, Spot, Straight, apart, between, inside, steps, towards

AREAS: Final[frozenset[StopKind]] = frozenset({"offboard", "port"})
"""Places off the board."""

CIRCLE: Final = 15
"""The radius of a circle of a large station, with its rim."""
DOT: Final = 8.5
BAR: Final = 12
"""Half the length of a small station's bar across its line."""
VILLAGE_DOT: Final = 5
PLATE: Final = 15
"""Half the width of the plate of a place off the board."""
BOX: Final = 11
"""Half the width of the box of each value of a place off the board that has several."""
BOX_ROW: Final = 22
"""Two places in one hex lie so far above and below its middle."""
BOX_ASIDE: Final = 9
"""How far the one moves aside for the track of the other."""
SPACE: Final = 13
"""The radius of a circle for a marker off the board."""
WITH_SPACES: Final = (-25.0, 5.0)
"""The heights of the values and of the circles, where a place off the board has circles."""
TRACK: Final = 8
CASING: Final = 11
"""The width of the track, and with the light lines along it."""

OUTER: Final = 28
"""How far from the middle a station lies that belongs to one side."""
NEAREST: Final = 7
"""Between stations that are not joined."""
ON_THE_WAY: Final = (32.0, -8.0)
"""Two stations in line: the one towards a side, and the junction behind it."""
OPPOSITE: Final = (27.0, -17.0)
"""Two junctions in line."""
IN_LINE: Final = (31.0, -26.0)
"""Three or more in line: the first and the last."""
UPRIGHT: Final = (0.0, 1.0)
"""The axis of a station that is not in line with others: its circles lie side by side."""
STANDING_ALONE: Final[Mapping[int, tuple[Spot, ...]]] = {
    1: ((0, -4),),
    2: ((0, -18), (0, 18)),
    3: ((6, -22), (-18, 6), (8, 30)),
}
"""Places on bare land, by their number."""
SHIFTS: Final = (0, -0.1, 0.1, -0.2, 0.2, -0.27, 0.27)
"""Where lines cross, a small station moves along its own by a part of it."""


class Way(NamedTuple):
    """A piece of track: its two ends, its path, points along it, and the line or network it belongs to."""

    link: tuple[str, str]
    path: str
    points: tuple[Spot, ...]
    network: int


class Berth(NamedTuple):
    """A stop in its place. `circles` are the middles of a large station's circles; a bar lies across its heading.

    Off the board they are the middles of the boxes with its values, and `spaces` those of the circles for markers.
    """

    shape: str
    """"circles", "bar", "dot", "village", "plate" or "boxes"."""
    at: Spot
    circles: tuple[Spot, ...]
    heading: float | None = None
    spaces: tuple[Spot, ...] = ()

    @property
    def radius(self) -> float:
        """Of its circle, or of each of them."""
        return _RADII[self.shape]


_RADII: Final = {"circles": CIRCLE, "bar": BAR, "dot": DOT, "village": VILLAGE_DOT, "plate": PLATE, "boxes": BOX - 1}


def lay_track(stops: Sequence[Stop], links: Sequence[tuple[str, str]]) -> tuple[list[Way], list[Berth]]:
    """The pieces of track and the stops in their places."""
    net = _Net(stops, links)
    places: dict[int, Berth] = {}
    ways: dict[tuple[str, str], tuple[Curve, float, float]] = {}
    for first, last, along in net.lines:
        curve = between(first, last)
        others = [
            point for one, two, _ in net.lines if (one, two) != (first, last) for point in steps(between(one, two))
        ]
        parts = _parts(curve, len(along), others + [berth.at for berth in places.values()])
        for number, part in zip(along, parts, strict=True):
            shape = "dot" if stops[number].kind == "halt" else "bar"
            (x1, y1), (x2, y2) = curve.point(part - 0.02), curve.point(part + 0.02)
            at = curve.point(part)
            places[number] = Berth(shape, at, (at,), degrees(atan2(y2 - y1, x2 - x1)))
        ends = [f"e{first}", *(f"s{number}" for number in along), f"e{last}"]
        cuts = [0.0, *parts, 1.0]
        for step in range(len(ends) - 1):
            ways[ends[step], ends[step + 1]] = curve, cuts[step], cuts[step + 1]
    if any(stop.values for stop in stops):
        places.update(_area_places(stops, net))
    else:
        places.update(_spread(stops, net, alone=not net.lines))
    for one, two in links:
        if (one, two) in ways or (two, one) in ways:
            continue
        if one[0] == "e":
            one, two = two, one
        at = places[int(one[1:])].at
        if two[0] == "e":
            ways[two, one] = towards(int(two[1:]), at), 0, 1
        else:
            ways[one, two] = Straight(at, places[int(two[1:])].at), 0, 1
    laid = [
        Way(ends, curve.drawn(first, last), steps(curve, first, last), net.network(ends))
        for ends, (curve, first, last) in ways.items()
    ]
    points = [point for way in laid for point in way.points]
    for number, stop in enumerate(stops):
        if number not in places:
            at = _clear_spot(points, [berth.at for berth in places.values()])
            places[number] = _berth(stop, at, UPRIGHT)
    return laid, [places[number] for number in range(len(stops))]


class _Net:
    """Which stops and sides are joined: lines from side to side, and groups of stops."""

    def __init__(self, stops: Sequence[Stop], links: Sequence[tuple[str, str]]) -> None:
        self.sides: list[list[int]] = [[] for _ in stops]
        self.joined: list[list[int]] = [[] for _ in stops]
        self.lines: list[tuple[int, int, list[int]]] = []
        """Side, side, and the small stations on the line between them."""
        self._networks: dict[str, int] = {}
        plain = []
        for one, two in links:
            if one[0] == "e":
                one, two = two, one
            if one[0] == "e":
                plain.append((int(one[1:]), int(two[1:])))
            elif two[0] == "e":
                self.sides[int(one[1:])].append(int(two[1:]))
            else:
                self.joined[int(one[1:])].append(int(two[1:]))
                self.joined[int(two[1:])].append(int(one[1:]))
        self.groups: list[list[int]] = []
        """Stops that are joined with one another and do not lie on one line, each in order along the way."""
        seen: set[int] = set()
        for number in range(len(stops)):
            if number in seen or not (self.sides[number] or self.joined[number]):
                continue
            group = self._group(number)
            seen.update(group)
            ends = [side for one in group for side in self.sides[one]]
            straight = all(len(self.sides[one]) + len(self.joined[one]) <= 2 for one in group)
            small = all(stops[one].kind != "large" and stops[one].kind not in AREAS for one in group)
            if straight and small and len(ends) == 2:
                self.lines.append((ends[0], ends[1], group))
            else:
                self.groups.append(group)
        self.lines += [(one, two, []) for one, two in plain]
        for network, (first, last, along) in enumerate(self.lines):
            self._name(network, (first, last), along)
        for network, group in enumerate(self.groups, start=len(self.lines)):
            self._name(network, (side for stop in group for side in self.sides[stop]), group)

    def _name(self, network: int, sides: Iterable[int], stops: Iterable[int]) -> None:
        for side in sides:
            self._networks.setdefault(f"e{side}", network)
        for stop in stops:
            self._networks[f"s{stop}"] = network

    def network(self, ends: tuple[str, str]) -> int:
        return next(self._networks[end] for end in sorted(ends, reverse=True))

    def _group(self, start: int) -> list[int]:
        """All stops that can be reached from one without leaving the hex, from one end of the way to the other."""
        order = self._walk(start)
        tip = next((one for one in reversed(order) if len(self.joined[one]) == 1), start)
        return self._walk(tip)

    def _walk(self, start: int) -> list[int]:
        order = [start]
        for one in order:
            order += [other for other in self.joined[one] if other not in order]
        return order


def _parts(curve: Curve, count: int, others: Sequence[Spot]) -> list[float]:
    """Where along a line its stations lie: evenly, but away from other lines."""
    even = [(2 * number + 1) / (2 * count) for number in range(count)]
    if count > 1:
        even = [0.5 + (part - 0.5) * 0.8 for part in even]
    best, most = even, -1.0
    for shift in SHIFTS:
        moved = [part + shift for part in even]
        if not all(0.15 < part < 0.85 for part in moved):
            continue
        room = min((apart(curve.point(part), other) for part in moved for other in others), default=99.0)
        if room > most + 1:
            best, most = moved, room
        if most > BAR + TRACK:
            break
    return best


def _spread(stops: Sequence[Stop], net: _Net, *, alone: bool) -> dict[int, Berth]:
    """Places for the stops that do not lie on a line of their own."""
    berths: dict[int, Berth] = {}
    if not net.groups and alone and len(stops) in STANDING_ALONE:
        spots = STANDING_ALONE[len(stops)]
        return {number: _berth(stop, spots[number], UPRIGHT) for number, stop in enumerate(stops)}
    for group in net.groups:
        if len(group) == 1:
            (number,) = group
            x, y = _mean(net.sides[number])
            far = OUTER if len(net.sides[number]) == 1 else OUTER * 0.8
            at = (0.0, 0.0) if alone and len(net.groups) == 1 else (x * far, y * far)
            berths[number] = _berth(stops[number], at, UPRIGHT)
            continue
        first, last = group[0], group[-1]
        if len(net.sides[first]) != 1 and (len(net.sides[last]) == 1 or _size(stops[first]) > _size(stops[last])):
            group = group[::-1]
            first, last = last, first
        axis = _axis(net.sides[first], net.sides[last])
        for number, far in zip(group, _distances(len(group), net.sides[first]), strict=True):
            at = axis[0] * far, axis[1] * far
            through = len(net.sides[number]) + len(net.joined[number]) == 2
            berths[number] = _berth(stops[number], at, axis, through=through)
    return _pushed_apart(berths, net)


def _area_places(stops: Sequence[Stop], net: _Net) -> dict[int, Berth]:
    """The values of a place off the board in the middle of its hex; of two the one whose track comes from above, above.

    Where the track of one comes straight from above or below, it makes way for the track of the other.
    """
    ways = [_mean(net.sides[number]) for number in range(len(stops))]
    order = sorted(range(len(stops)), key=lambda number: ways[number][1])
    berths = {}
    for row, number in enumerate(order):
        x, y = 0.0, (2 * row - len(order) + 1) * float(BOX_ROW)
        others = [ways[other][0] for other in order if other != number]
        if others and abs(ways[number][0]) < 0.1:
            x = -BOX_ASIDE if others[0] > 0 else BOX_ASIDE
        stop = stops[number]
        spaces: tuple[Spot, ...] = ()
        if stop.kind in AREAS and stop.circles:
            y, below = WITH_SPACES
            count = len(stop.circles)
            spaces = tuple((SPACE * (2.0 * space - count + 1), below) for space in range(count))
        count = len(stop.values)
        boxes = tuple((x + BOX * (2.0 * box - count + 1), y) for box in range(count))
        berths[number] = Berth("boxes", (x, y), boxes, spaces=spaces)
    return berths


def _size(stop: Stop) -> int:
    return len(stop.circles) if stop.kind == "large" else 0


def _mean(sides: Sequence[int]) -> Spot:
    """The direction in which some sides lie; the shorter the more they differ."""
    if not sides:
        return 0.0, 0.0
    return sum(NORMALS[side][0] for side in sides) / len(sides), sum(NORMALS[side][1] for side in sides) / len(sides)


def _axis(first: Sequence[int], last: Sequence[int]) -> Spot:
    """The direction from the last stop of a group to its first."""
    if len(first) == 1:
        return NORMALS[first[0]]
    (x1, y1), (x2, y2) = _mean(first), _mean(last)
    length = hypot(x1 - x2, y1 - y2)
    return ((x1 - x2) / length, (y1 - y2) / length) if length > 0.01 else (0.0, 1.0)


def _distances(count: int, first_sides: Sequence[int]) -> list[float]:
    if count == 2:
        return list(ON_THE_WAY if len(first_sides) == 1 else OPPOSITE)
    start, end = IN_LINE
    return [start + (end - start) * number / (count - 1) for number in range(count)]


def _berth(stop: Stop, at: Spot, axis: Spot, *, through: bool = False) -> Berth:
    """A stop on an axis: a small station is a bar if its line goes straight through, else a dot."""
    if stop.kind == "large":
        return Berth("circles", at, _circles(len(stop.circles), at, axis))
    shape = {"offboard": "plate", "port": "plate", "village": "village", "small": "bar" if through else "dot"}.get(
        stop.kind, "dot"
    )
    return Berth(shape, at, (at,), degrees(atan2(axis[1], axis[0])) if through else None)


def _circles(count: int, at: Spot, axis: Spot) -> tuple[Spot, ...]:
    """The circles of a station: side by side across the axis, three in a triangle, more in two rows."""
    x, y = at
    if count == 1:
        return (at,)
    if count == 2:
        across = axis[1] * CIRCLE, -axis[0] * CIRCLE
        if across[0] > 0 or (across[0] == 0 and across[1] > 0):
            across = -across[0], -across[1]
        return (x + across[0], y + across[1]), (x - across[0], y - across[1])
    if count == 3:
        return (x, y - CIRCLE * 1.155), (x - CIRCLE, y + CIRCLE * 0.577), (x + CIRCLE, y + CIRCLE * 0.577)
    columns = (count + 1) // 2
    return tuple(
        (x + CIRCLE * (2 * (number % columns) - columns + 1), y + CIRCLE * (2 * (number // columns) - 1))
        for number in range(count)
    )


def _pushed_apart(berths: dict[int, Berth], net: _Net) -> dict[int, Berth]:
    """Stops that are not joined do not touch."""
    whose = {number: index for index, group in enumerate(net.groups) for number in group}
    for _ in range(12):
        for one in berths:
            for two in berths:
                if one < two and whose[one] != whose[two]:
                    _push(berths, one, two)
    return berths


def _push(berths: dict[int, Berth], one: int, two: int) -> None:
    lacking, first, second = max(
        (berths[one].radius + berths[two].radius + NEAREST - apart(first, second), first, second)
        for first in berths[one].circles
        for second in berths[two].circles
    )
    if lacking <= 0:
        return
    length = apart(first, second) or 1
    x, y = (first[0] - second[0]) / length * lacking / 2, (first[1] - second[1]) / length * lacking / 2
    for number, sign in ((one, 1), (two, -1)):
        berth = berths[number]
        moved = [(at[0] + x * sign, at[1] + y * sign) for at in (berth.at, *berth.circles)]
        if all(inside(at, berth.radius + 2) for at in moved[1:]):
            berths[number] = berth._replace(at=moved[0], circles=tuple(moved[1:]))


def _clear_spot(points: Sequence[Spot], berths: Sequence[Spot]) -> Spot:
    """A place for a dot that no track leads to: away from track and stations, not at the rim."""
    taken = [*points, *(spot for spot in berths for _ in range(2))]
    return max(
        (spot for spot in GRID_SPOTS if inside(spot, 22)),
        key=lambda spot: min((apart(spot, other) for other in taken), default=0.0),
    )


def around(circles: Sequence[Spot]) -> list[Spot]:
    """The circles of a station in the order of a walk around them."""
    half = (len(circles) + 1) // 2
    return list(circles) if len(circles) < 4 else [*circles[:half], *reversed(circles[half:])]
