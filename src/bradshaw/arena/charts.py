"""Charts of the report page, as SVG that takes its colours from the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from statistics import quantiles

import msgspec

WIDTH = 400
LEFT, RIGHT, TOP, FOOT = 44, 12, 8, 34
HEIGHT = 220
"""Of charts with two axes."""
ROW = 36
"""The height of a row in charts with a line for each bot: its name, and below it what is drawn."""
COLOURS = 8
"""As many as the page has; further series begin again, with other dashes."""
MOST_POINTS = 300
BARS = 24

Label = Callable[[float], str]
"""A number as it stands at an axis."""


class Series(msgspec.Struct, frozen=True):
    """A line of a chart."""

    name: str
    points: tuple[tuple[float, float], ...]


class Spread(msgspec.Struct, frozen=True):
    """A row of a chart: from low to high, with a mark; `reach` is how far single values lie."""

    name: str
    low: float
    mark: float
    high: float
    reach: tuple[float, float] | None = None


def series_class(number: int) -> str:
    """The classes by which the page colours and dashes a series."""
    return f"s{number % COLOURS} d{number // COLOURS % 3}"


def quarters(name: str, values: Sequence[int]) -> Spread:
    """Half of the values, their median, and all of them."""
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return Spread(name, low, middle, high, (min(values), max(values)))


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers from at most low to at least high."""
    span = (high - low) or 1.0
    size = 10 ** floor(log10(span / most))
    step = next(size * times for times in (1, 2, 5, 10, 20) if span / (size * times) <= most)
    first = floor(low / step)
    last = max(ceil(high / step), first + 1)
    return [number * step for number in range(first, last + 1)]


def _place(value: float, scale: Sequence[float], start: float, end: float) -> float:
    return start + (end - start) * (value - scale[0]) / ((scale[-1] - scale[0]) or 1.0)


def _drawing(height: float, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _across(scale: Sequence[float], label: Label, left: float, bottom: float, top: float, axis: str) -> list[str]:
    """The lines and numbers of the axis at the foot, and what it shows."""
    parts = []
    for value in scale:
        x = _place(value, scale, left, WIDTH - RIGHT)
        parts.append(f'<path class="grid" d="M{x:.1f},{top:g}V{bottom:g}"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 14:g}" text-anchor="middle">{escape(label(value))}</text>')
    middle = (left + WIDTH - RIGHT) / 2
    parts.append(f'<text class="axis" x="{middle:g}" y="{bottom + 29:g}" text-anchor="middle">{escape(axis)}</text>')
    return parts


def curves(title: str, series: Sequence[Series], label: Label, axis: str) -> str:
    """Lines over time."""
    xs = [x for one in series for x, _ in one.points]
    ys = [y for one in series for _, y in one.points]
    across, up = ticks(min(xs), max(xs)), ticks(min(ys), max(ys))
    bottom = HEIGHT - FOOT
    parts = _across(across, label, LEFT, bottom, TOP, axis)
    for value in up:
        y = _place(value, up, bottom, TOP)
        parts.append(f'<path class="grid" d="M{LEFT},{y:.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{escape(label(value))}</text>')
    for number, one in enumerate(series):
        path = " ".join(
            f"{_place(x, across, LEFT, WIDTH - RIGHT):.1f},{_place(y, up, bottom, TOP):.1f}"
            for x, y in _some(one.points)
        )
        parts.append(f'<polyline class="curve {series_class(number)}" points="{path}"/>')
    return _drawing(HEIGHT, title, parts)


def _some(points: Sequence[tuple[float, float]]) -> Sequence[tuple[float, float]]:
    """Enough points to see the course, always with the last."""
    step = max(1, ceil(len(points) / MOST_POINTS))
    return [*points[:-1:step], points[-1]]


def spreads(title: str, rows: Sequence[Spread], label: Label, axis: str, expected: float | None = None) -> str:
    """A row for each bot; `expected`: a line through all of them."""
    values = [value for one in rows for value in (one.low, one.high, *(one.reach or ()))]
    scale = ticks(min(*values, *([] if expected is None else [expected])), max(values))
    bottom = TOP + ROW * len(rows)
    left = RIGHT
    parts = _across(scale, label, left, bottom, TOP, axis)
    if expected is not None:
        x = _place(expected, scale, left, WIDTH - RIGHT)
        parts.append(f'<path class="expected" d="M{x:.1f},{TOP}V{bottom}"/>')
    for number, one in enumerate(rows):
        y = TOP + ROW * number + 25
        low, mark, high = (_place(value, scale, left, WIDTH - RIGHT) for value in (one.low, one.mark, one.high))
        name = f'<text class="name" x="{left}" y="{y - 11}">{escape(one.name)}</text>'
        reach = ""
        if one.reach is not None:
            begin, end = (_place(value, scale, left, WIDTH - RIGHT) for value in one.reach)
            reach = f'<path class="reach" d="M{begin:.1f},{y}H{end:.1f}"/>'
        box = f'<rect class="box" x="{low:.1f}" y="{y - 5}" width="{max(1.0, high - low):.1f}" height="10" rx="2"/>'
        middle = f'<path class="mark" d="M{mark:.1f},{y - 8}v16"/>'
        parts.append(f'<g class="{series_class(number)}">{name}{reach}{box}{middle}</g>')
    return _drawing(bottom + FOOT, title, parts)


def histogram(title: str, values: Sequence[int], label: Label, axis: str) -> str:
    """How often values occur."""
    low, high = min(values), max(values)
    size = max(1, ceil((high - low + 1) / BARS))
    counts = [0] * ((high - low) // size + 1)
    for value in values:
        counts[(value - low) // size] += 1
    across, up = ticks(low, high + 1), ticks(0, max(counts))
    bottom = HEIGHT - FOOT
    parts = _across(across, label, LEFT, bottom, TOP, axis)
    for count in up:
        if count == int(count):
            y = _place(count, up, bottom, TOP)
            parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{escape(label(count))}</text>')
    for number, count in enumerate(counts):
        begin, end = (_place(low + size * (number + more), across, LEFT, WIDTH - RIGHT) for more in (0, 1))
        y = _place(count, up, bottom, TOP)
        parts.append(
            f'<rect class="bar" x="{begin:.1f}" y="{y:.1f}" width="{max(1.0, end - begin - 1):.1f}" '
            f'height="{bottom - y:.1f}"/>'
        )
    return _drawing(HEIGHT, title, parts)
