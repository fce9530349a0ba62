"""What a host can watch: requests and games, in the text form of Prometheus."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterator, Mapping

from litestar import Response, get
from litestar.datastructures import State

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper ends of the histogram's steps, in seconds."""
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})

Labels = tuple[tuple[str, str], ...]


class Times:
    """How long requests of one kind took."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """Counts what this worker does. Where several workers share a port, each names itself."""

    def __init__(self, several_workers: bool = False) -> None:
        self._worker: Labels = (("worker", str(os.getpid())),) if several_workers else ()
        self._times: dict[Labels, Times] = {}

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered. The route is the pattern of its address, so that there are few of them."""
        known = method if method in METHODS else "OTHER"
        labels = (("method", known), ("route", route), ("status", str(status)), *self._worker)
        self._times.setdefault(labels, Times()).add(seconds)

    def text(self, values: Mapping[str, tuple[str, str, int]]) -> str:
        """Everything: the requests, and further values by name with their kind and meaning."""
        return "\n".join([*self._requests(), *self._values(values), ""])

    def _requests(self) -> Iterator[str]:
        yield "# HELP bradshaw_requests_total Requests answered."
        yield "# TYPE bradshaw_requests_total counter"
        for labels, times in self._times.items():
            yield f"bradshaw_requests_total{_braced(labels)} {sum(times.counts)}"
        yield "# HELP bradshaw_request_seconds Seconds until the answer to a request began."
        yield "# TYPE bradshaw_request_seconds histogram"
        for labels, times in self._times.items():
            reached = 0
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), times.counts, strict=True):
                reached += count
                yield f"bradshaw_request_seconds_bucket{_braced((*labels, ('le', bound)))} {reached}"
            yield f"bradshaw_request_seconds_sum{_braced(labels)} {times.total:.6f}"
            yield f"bradshaw_request_seconds_count{_braced(labels)} {reached}"

    def _values(self, values: Mapping[str, tuple[str, str, int]]) -> Iterator[str]:
        for name, (kind, meaning, value) in values.items():
            yield f"# HELP {name} {meaning}"
            yield f"# TYPE {name} {kind}"
            yield f"{name}{_braced(self._worker)} {value}"


def _braced(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


@get("/metrics", include_in_schema=False)
async def show_metrics(state: State) -> Response[str]:
    """Numbers for a monitoring system; nothing in them is about a person."""
    games = state.hall.games
    values = {
        "bradshaw_games_in_memory": ("gauge", "Games that this worker holds in memory.", len(games)),
        "bradshaw_watchers": ("gauge", "Open live connections.", sum(len(live.watchers) for live in games.values())),
        "bradshaw_events_stored_total": ("counter", "Events stored by this worker.", state.hall.stored),
        "bradshaw_bot_moves_total": ("counter", "Moves made by bots and programs.", state.attendants.moves),
        "bradshaw_notices_dropped_total": ("counter", "Notices given up.", state.notices.dropped),
    }
    metrics: Metrics = state.metrics
    return Response(metrics.text(values), media_type=CONTENT_TYPE)


HANDLERS = (show_metrics,)
