"""Logs: one JSON object a line. No passwords, tokens, cookies or queries are ever in them, and no whole address."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from bradshaw.server.edge.limiting import VISITOR, address_of
from bradshaw.server.edge.metrics import Metrics
from bradshaw.server.http.address import cut
from bradshaw.server.http.layers import HttpLayer
from bradshaw.server.settings import LOG_LEVELS, Settings

LONGEST_PATH = 200
UNMATCHED = "unmatched"
SECRET_PATHS = ("/reset/", "/unsubscribe/", "/api/unsubscribe/")
"""Addresses that hold a token."""
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

access = logging.getLogger("bradshaw.access")


class JsonLines(logging.Formatter):
    """A log record as a line of JSON; what is given as `extra` becomes further fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update((name, value) for name, value in vars(record).items() if name not in _STANDARD)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class StandardError(logging.Handler):
    """Writes lines of JSON to what is standard error at the moment of writing."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(self.format(record) + "\n")
        except Exception:
            self.handleError(record)


def configure(settings: Settings) -> None:
    """Send every log of this process, also those of the web server, to standard error as lines of JSON."""
    level = LOG_LEVELS[settings.log_level.lower()]
    root = logging.getLogger()
    if not any(isinstance(handler, StandardError) for handler in root.handlers):
        root.addHandler(StandardError())
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("bradshaw").setLevel(level)
    logging.getLogger("uvicorn").setLevel(level)


def route_of(scope: Scope) -> str:
    """The pattern of the address that a request asked for."""
    return str(scope.get("path_template") or UNMATCHED)


def path_of(scope: Scope) -> str:
    """The address as it may be written down: without the query, and without tokens."""
    path = scope["path"]
    for prefix in SECRET_PATHS:
        if path.startswith(prefix):
            return prefix + "…"
    return path[:LONGEST_PATH]


class RequestWatch(HttpLayer):
    """Around the whole application: when an answer begins, it is counted and a line is logged."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        super().__init__(app)
        self.metrics = metrics

    async def serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, self._noting(scope, send))

    def _noting(self, scope: HTTPScope, send: Send) -> Callable[[Message], Awaitable[None]]:
        begun = time.perf_counter()

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._note(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        return noting

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        self.metrics.count_request(scope["method"], route_of(scope), status, seconds)
        if not access.isEnabledFor(logging.INFO):
            return
        visitor = scope["state"].get(VISITOR)
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        access.info(
            "request",
            extra={
                "method": scope["method"],
                "path": path_of(scope),
                "route": route_of(scope),
                "status": status,
                "milliseconds": round(seconds * 1000, 1),
                "address": cut(visitor.address if visitor is not None else address_of(connection)),
                "person": visitor.person if visitor is not None else None,
            },
        )


def watch_requests(app: Litestar) -> None:
    """Count and log every request to this application, also those that no route takes."""
    if not isinstance(app.asgi_handler, RequestWatch):
        app.asgi_handler = RequestWatch(app.asgi_handler, app.state.metrics)
