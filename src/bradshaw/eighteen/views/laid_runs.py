"""Runs that people lay themselves, stop by stop."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bradshaw.core.view import Line
from bradshaw.eighteen.board.network import Network
from bradshaw.eighteen.board.tiles import LARGE
from bradshaw.eighteen.views.map import draw_run, stop_name, stop_spots
from bradshaw.eighteen.views.shown_runs import LaidStop, StopOnTrack, TrainToRun, Ways


def show_ways(net: Network, own: Iterable[int], trains: Iterable[TrainToRun]) -> Ways:
    """The stops that track joins with a company's own, and the ways between them; runs do not go through areas."""
    areas = {stop for stop, place in enumerate(net.hex_of) if place >= len(net.patterns)}
    reached = sorted(stop for stop in net.connected(own, areas) if stop < len(net.stops))
    return Ways(
        tuple(trains),
        tuple(
            StopOnTrack(
                net.name(stop),
                plain_name(net, stop),
                stop_spots(net, stop),
                "area" if stop in areas else "large" if net.stops[stop].kind == LARGE else "small",
                tuple(tuple(map(net.name, way)) for way in net.ways_from(stop)),
            )
            for stop in reached
        ),
    )


def plain_name(net: Network, stop: int) -> str:
    """The name of a stop without what it is known for; of one without a name, its hex."""
    return stop_name(net, stop).partition(" (")[0] or net.name(stop).partition(".")[0]


def laid_stops(net: Network, path: Iterable[int], counted: Collection[int], free: Collection[int]) -> list[LaidStop]:
    """The stops on a path: those that count, and those that are free to count or not."""
    return [
        LaidStop(net.name(stop), plain_name(net, stop), stop in counted, stop in free)
        for stop in path
        if stop < len(net.stops)
    ]


def laid_line(net: Network, path: Sequence[int], counted: Collection[int], train: str) -> Line:
    """The line of a run whose worth is not known, with its ends and the stops that count."""
    if not net.follows_track(path):
        return Line("", (), train=train)
    calls = [stop for stop in path if stop in (path[0], path[-1]) or stop in counted]
    drawn = draw_run(net, path, [stop for stop in calls if stop < len(net.stops)])
    return Line(train, drawn.pieces, drawn.calls, train)
