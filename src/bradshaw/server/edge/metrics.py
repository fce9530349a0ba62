"""What a host can watch: requests and games, in the text form of Prometheus."""

from __future__ import annotations

import asyncio
import contextlib
import os
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from litestar import Response, get
from sqlalchemy import func, select

from bradshaw.server.edge.connection import CarefulProtocol
from bradshaw.server.edge.state import ServerState
from bradshaw.server.storage.database import Database, StorageTrouble
from bradshaw.server.storage.tables import GameHead, Report
from bradshaw.server.work.workshop import Lane

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper ends of the histogram's steps, in seconds."""
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})

Labels = tuple[tuple[str, str], ...]
LAG_SECONDS = 0.1
CENSUS_SECONDS = 30.0
"""The stored games are counted at most this often."""


class Value(NamedTuple):
    """A number that is read when it is asked for; those of one name follow one another."""

    name: str
    kind: str
    meaning: str
    number: int
    labels: Labels = ()


class Times:
    """How long requests of one kind took."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


async def watch_lag(times: Times) -> None:
    """Note again and again how much later than it should the event loop comes back to something."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        times.add(max(0.0, clock() - due))


class Metrics:
    """Counts what this worker does. Where several workers share a port, each names itself."""

    def __init__(self, several_workers: bool = False) -> None:
        self._worker: Labels = (("worker", str(os.getpid())),) if several_workers else ()
        self._times: dict[Labels, Times] = {}
        self.lag = Times()

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered. The route is the pattern of its address, so that there are few of them."""
        known = method if method in METHODS else "OTHER"
        labels = (("method", known), ("route", route), ("status", str(status)), *self._worker)
        self._times.setdefault(labels, Times()).add(seconds)

    def text(self, values: Iterable[Value]) -> str:
        """Everything: the requests, the lag of the event loop, and further values."""
        return "\n".join([*self._requests(), *self._values(values), ""])

    def _requests(self) -> Iterator[str]:
        yield "# HELP bradshaw_requests_total Requests answered."
        yield "# TYPE bradshaw_requests_total counter"
        for labels, times in self._times.items():
            yield f"bradshaw_requests_total{_braced(labels)} {sum(times.counts)}"
        yield "# HELP bradshaw_request_seconds Seconds until the answer to a request began."
        yield "# TYPE bradshaw_request_seconds histogram"
        for labels, times in self._times.items():
            yield from _histogram("bradshaw_request_seconds", labels, times)
        yield "# HELP bradshaw_event_loop_lag_seconds How late the event loop comes back to something."
        yield "# TYPE bradshaw_event_loop_lag_seconds histogram"
        yield from _histogram("bradshaw_event_loop_lag_seconds", self._worker, self.lag)

    def _values(self, values: Iterable[Value]) -> Iterator[str]:
        named = ""
        for value in values:
            if value.name != named:
                named = value.name
                yield f"# HELP {named} {value.meaning}"
                yield f"# TYPE {named} {value.kind}"
            yield f"{named}{_braced((*value.labels, *self._worker))} {value.number}"


def _histogram(name: str, labels: Labels, times: Times) -> Iterator[str]:
    reached = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), times.counts, strict=True):
        reached += count
        yield f"{name}_bucket{_braced((*labels, ('le', bound)))} {reached}"
    yield f"{name}_sum{_braced(labels)} {times.total:.6f}"
    yield f"{name}_count{_braced(labels)} {reached}"


def _braced(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


class Census:
    """How many games are stored, by status, and how many reports wait.

    While the database cannot be read, the last known numbers.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()
        self._taken = float("-inf")
        self._counts: dict[str, int] = {}
        self.reports = 0
        """That wait for the host, when the games were last counted."""

    async def games(self) -> dict[str, int]:
        async with self._turn:
            clock = asyncio.get_running_loop().time
            if clock() - self._taken >= CENSUS_SECONDS:
                with contextlib.suppress(StorageTrouble):
                    async with self._database.reading() as connection:
                        rows = await connection.execute(
                            select(GameHead.status, func.count()).group_by(GameHead.status).order_by(GameHead.status)
                        )
                        self._counts = {row[0]: row[1] for row in rows}
                        waiting = select(func.count()).where(Report.decided.is_(None))
                        self.reports = await connection.scalar(waiting) or 0
                self._taken = clock()
            return self._counts


@get("/metrics", include_in_schema=False)
async def show_metrics(state: ServerState) -> Response[str]:
    """Numbers for a monitoring system; nothing in them is about a person."""
    games = state.hall.games
    lanes = state.workshop.lanes
    counted = await state.census.games()
    values = [
        Value("bradshaw_games_in_memory", "gauge", "Games that this worker holds in memory.", len(games)),
        Value("bradshaw_connections", "gauge", "Open connections, of visitors or proxies.", CarefulProtocol.total),
        Value(
            "bradshaw_connections_passed_on_total",
            "counter",
            "Connections that this worker has passed on to another, which serves the game that they asked for.",
            state.homes.passed,
        ),
        Value("bradshaw_watchers", "gauge", "Open live connections.", sum(len(one.watchers) for one in games.values())),
        Value("bradshaw_events_stored_total", "counter", "Events stored by this worker.", state.hall.stored),
        Value("bradshaw_bot_moves_total", "counter", "Moves made by bots and programs.", state.attendants.moves),
        Value(
            "bradshaw_notices_failures_total", "counter", "Tries to send a notice that failed.", state.notices.failures
        ),
        Value("bradshaw_notices_dropped_total", "counter", "Notices given up.", state.notices.dropped),
        Value("bradshaw_storage_errors_total", "counter", "Failed reads and writes.", state.database.errors),
        Value("bradshaw_storage_waiting", "gauge", "Changes waiting to be stored.", state.hall.journal.waiting),
        *(
            Value("bradshaw_games", "gauge", "Stored games.", count, (("status", status),))
            for status, count in counted.items()
        ),
        Value("bradshaw_reports_open", "gauge", "Reports that wait for the host.", state.census.reports),
        *(
            Value("bradshaw_work_waiting", "gauge", "Jobs waiting or being done.", lane.waiting, _lane(lane))
            for lane in lanes
        ),
        *(
            Value("bradshaw_work_turned_away_total", "counter", "Jobs answered 503.", lane.turned_away, _lane(lane))
            for lane in lanes
        ),
    ]
    metrics = state.metrics
    return Response(metrics.text(values), media_type=CONTENT_TYPE)


def _lane(lane: Lane) -> Labels:
    return (("lane", lane.name),)


HANDLERS = (show_metrics,)
