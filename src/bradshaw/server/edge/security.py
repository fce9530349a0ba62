"""What keeps visitors from harming one another: tokens against forged requests, limits, headers, and plain errors."""

from __future__ import annotations

import asyncio
import logging
import secrets
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import (
    HTTPException,
    NotFoundException,
    ValidationException,
)
from litestar.handlers import BaseRouteHandler
from litestar.plugins import InitPlugin
from litestar.types import ExceptionHandlersMap, Message, Scope

from bradshaw.core.errors import BradshawError, IllegalAction, NoSuchGame, NothingToUndo, quoted
from bradshaw.core.lessons import NoSuchLesson
from bradshaw.core.messages import Text, message
from bradshaw.server.edge import identity, logs
from bradshaw.server.edge.identity import ROBOTS, bearer_of, find_visitor, provide_visitor
from bradshaw.server.edge.limiting import limit
from bradshaw.server.edge.metrics import Metrics
from bradshaw.server.edge.state import behind, state_of
from bradshaw.server.errors import Later, NotAllowed, NotJson, RequestError, TooLarge
from bradshaw.server.http.answers import Answer, check_reader
from bradshaw.server.http.assets import ASSETS
from bradshaw.server.http.limits import TOKEN_BUCKET, Limits
from bradshaw.server.http.turnstile import Doors, Turnstile
from bradshaw.server.people import signing
from bradshaw.server.people.tokens import BadToken
from bradshaw.server.settings import Settings
from bradshaw.server.storage.database import AlreadyThere, StorageTrouble

__all__ = ["LARGEST_BODY", "LARGEST_RECORD", "Safety", "csrf_token", "limit"]

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 4 * 1024 * 1024
CSRF_COOKIE = "bradshaw-csrf"
CSRF_HEADER = "X-CSRF-Token"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_SITES = frozenset({"same-origin", "none"})
JSON = "application/json"
OPEN_TO_ALL = "open_to_all"
"""Marks a route whose address alone says who may use it, such as a signed link: other programs ask for it, too."""
REFUSAL_SECONDS = 0.3
"""Until somebody hears that he asks too often."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PROGRAMS = ("/api/", "/web/", "/schema")
"""Addresses that programs ask for: errors are JSON there. Everywhere else people look, and are shown a page."""

# As they are sent: every answer has all of these, so that they are not encoded anew for each.
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
_NO_STORE = (b"cache-control", b"no-store")

log = logging.getLogger("bradshaw.errors")


# Tokens against forged requests


def csrf_token(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token that the browser's changing requests must carry; a browser without one gets it with this answer."""
    token = _good_token(connection)
    return token if token is not None else _new_token(connection.scope)


def _good_token(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    token = connection.cookies.get(CSRF_COOKIE)
    return token if signing.unsigned(behind(connection).secret, "csrf", token) is not None else None


def _new_token(scope: Scope) -> str:
    token = signing.signed(state_of(scope["litestar_app"]).secret, "csrf", secrets.token_hex(16))
    identity.set_cookie(scope, CSRF_COOKIE, token, None, readable=True)
    return token


def _changes(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    return connection.scope.get("method") not in SAFE_METHODS


async def require_token(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A changing request must come from this site's own pages: another site can send cookies, but not the token."""
    if not _changes(connection) or OPEN_TO_ALL in handler.opt or bearer_of(connection) is not None:
        # No page of another site can send a token of ours.
        return
    token = _good_token(connection)
    given = connection.headers.get(CSRF_HEADER, "")
    same = token is not None and secrets.compare_digest(token.encode(), given.encode())
    if not same or connection.headers.get("sec-fetch-site", "none") not in OWN_SITES:
        raise NotAllowed(message("server-forged"))


# What a request may bring


async def require_path(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """No file and no row has a zero character in its name; file systems and databases fail on it."""
    if "\0" in connection.scope["path"]:
        raise NotFoundException


async def require_reader(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Somebody who asks for a language asks for one of ours."""
    check_reader(connection)


async def require_json(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A body is JSON and not too large; what announces itself as something else is not even read."""
    headers = connection.headers
    length = headers.get("content-length", "0")
    if not _changes(connection) or (length == "0" and "transfer-encoding" not in headers):
        return
    if OPEN_TO_ALL in handler.opt:
        # Mail programs send a form there, which nobody reads.
        return
    kind, *parameters = (part.strip().lower() for part in headers.get("content-type", "").split(";"))
    if kind != JSON or any(one.startswith("charset=") and one != "charset=utf-8" for one in parameters):
        raise NotJson(message("server-body-kind", kind=JSON))
    largest = getattr(handler, "resolve_request_max_body_size", lambda: LARGEST_BODY)()
    if length.isdecimal() and int(length) > (largest or LARGEST_BODY):
        raise TooLarge(SENTENCES[413])


async def require_robots(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A token is good for the routes that say so, and at a rate of its own."""
    if not connection.scope["path"].startswith("/api/") or bearer_of(connection) is None:
        return
    visitor = await find_visitor(connection)
    limit(connection, TOKEN_BUCKET, key=visitor.counted)
    if not handler.opt.get(ROBOTS):
        raise NotAllowed(message("server-token-may-not"))


async def limit_requests(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Nobody may change things, or read what takes work (the route says how much), faster than people do.

    This comes before the body is read: a route with a large one names a bucket of its own.
    """
    work = handler.opt.get("work")
    if _changes(connection) or work:
        await find_visitor(connection)
    if _changes(connection):
        limit(connection, "change")
    if work:
        limit(connection, "work", cost=work)
    if "bucket" in handler.opt:
        limit(connection, handler.opt["bucket"])


async def require_all(request: Request[Any, Any, Any]) -> None:
    """What is asked of every request, one after the other. As guards they would each take a copy of the route."""
    handler = request.route_handler
    for require in (require_path, require_reader, require_token, require_robots, require_json, limit_requests):
        await require(request, handler)


def limit_bodies(app: Litestar) -> None:
    """The largest body where a route does not name its own. Litestar does not take it from a plugin's settings."""
    app.request_max_body_size = LARGEST_BODY


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose JSON is read strictly: "1" is no number. What cannot be read is the sender's fault."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)
        except msgspec.ValidationError as error:
            raise RequestError(message("server-unusable", problem=quoted(error))) from None
        except msgspec.DecodeError as error:
            raise RequestError(message("server-not-json", problem=quoted(error))) from None
        except (UnicodeDecodeError, RecursionError):
            raise RequestError(message("server-not-json-text")) from None


# What every answer carries


async def set_headers(message: Message, scope: Scope) -> None:
    """The hook that sets the headers of an answer. Pages also bring the token for changing requests."""
    if message["type"] != "http.response.start":
        return
    # Names are in small letters already.
    known = dict(message["headers"])
    headers = [*message["headers"], *(header for header in _HEADERS if header[0] not in known)]
    if state_of(scope["litestar_app"]).settings.secure_cookies and _HTTPS_ONLY[0] not in known:
        headers.append(_HTTPS_ONLY)
    if scope["path"].startswith("/api/") and _NO_STORE[0] not in known:
        headers.append(_NO_STORE)
    message["headers"] = headers
    if message["status"] == 200 and known.get(b"content-type", b"").startswith(b"text/html"):
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        csrf_token(connection)


async def slow_down(message: Message, scope: Scope) -> None:
    """The hook that lets those wait for the answer who ask too often: refusing a flood takes work, too."""
    if message["type"] == "http.response.start" and message["status"] == 429:
        await asyncio.sleep(REFUSAL_SECONDS)


# Errors

SENTENCES: dict[int, Text] = {
    400: message("server-not-understood"),
    401: message("server-not-logged-in"),
    403: message("server-not-allowed"),
    404: message("server-nothing-here"),
    405: message("server-wrong-method"),
    413: message("server-too-large"),
    500: message("server-mistake"),
    503: message("server-storage-unreachable"),
}
STATUSES: dict[type[BradshawError], int] = {
    AlreadyThere: 409,
    IllegalAction: 422,
    NoSuchGame: 404,
    NoSuchLesson: 404,
    NothingToUndo: 409,
    StorageTrouble: 503,
}


def _answer(status: int, text: Text, extra: dict[str, Any], headers: dict[str, str] | None = None) -> Response[Any]:
    return Answer({"error": text, **extra}, status_code=status, media_type=JSON, headers=headers)


def answer_own_error(request: Request[Any, Any, Any], error: BradshawError) -> Response[Any]:
    """An error with a sentence of its own."""
    status = next((STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES), 400)
    extra: dict[str, Any] = {}
    text = error.text
    if isinstance(error, RequestError):
        status, extra = error.status, error.extra
    elif isinstance(error, IllegalAction):
        extra = {"rule": error.refusal.rule}
    elif isinstance(error, StorageTrouble):
        # What the database says is for the host, not for visitors.
        log.error("storage trouble", extra={"error": str(text), "route": logs.route_of(request.scope)})
        text = SENTENCES[503]
    elif isinstance(error, AlreadyThere):
        text = message("server-somebody-was-first")
    headers = {"Retry-After": str(error.retry_after)} if isinstance(error, Later) else None
    if isinstance(error, BadToken):
        headers = {"WWW-Authenticate": 'Bearer error="invalid_token"'}
    return _answer(status, text, extra, headers)


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error of the web framework, in words for people."""
    status = error.status_code
    text: Text = error.detail
    extra = error.extra if isinstance(error.extra, dict) else {}
    if status >= 500:
        return answer_mistake(request, error)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = _faults(error.extra)
    elif not text or text == HTTPStatus(status).phrase:
        if status == 404 and request.scope["method"] in SAFE_METHODS and not request.scope["path"].startswith(PROGRAMS):
            return ASSETS.missing_page(request)
        text = SENTENCES.get(status, SENTENCES[400])
    return _answer(status, text, extra, error.headers)


def _faults(faults: list[Any]) -> Text:
    told = []
    for fault in faults[:5]:
        key, words = str(fault.get("key", "data")), str(fault.get("message", ""))
        if words == "'data'":
            words = "a JSON object is missing"
        told.append(words if key == "data" else f"{key}: {words}")
    return message("server-unusable", problem=quoted("; ".join(told)))


def answer_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A defect of the program: noted for the host, told to nobody else."""
    if getattr(error, "detail", "") == "client disconnected prematurely":
        return _answer(400, SENTENCES[400], {})
    log.error(
        "mistake",
        exc_info=error,
        extra={"method": request.scope["method"], "route": logs.route_of(request.scope)},
    )
    return _answer(500, SENTENCES[500], {})


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    BradshawError: answer_own_error,
    HTTPException: answer_http_error,
    Exception: answer_mistake,
}


class Safety(InitPlugin):
    """Puts all of this into an application, together with the visitor of each request."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.state.update(
            {
                "settings": self.settings,
                "limits": Limits(self.settings),
                "metrics": Metrics(self.settings.workers > 1),
                "turnstile": Turnstile(),
                "doors": Doors(),
            }
        )
        app_config.dependencies["visitor"] = Provide(provide_visitor)
        app_config.before_request = require_all
        # Headers first: they may arrange a cookie.
        app_config.before_send.extend([slow_down, set_headers, identity.set_pending_cookies])
        app_config.exception_handlers.update(EXCEPTION_HANDLERS)
        app_config.request_class = CarefulRequest
        app_config.response_class = Answer
        app_config.on_startup.extend([limit_bodies, logs.watch_requests])
        # Errors are logged by `answer_mistake`, all else by the loggers of `logs`.
        app_config.logging_config = None
        return app_config
