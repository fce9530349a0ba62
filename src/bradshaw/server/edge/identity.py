"""Who sends a request: an account by its login or a token, a guest by a signed cookie, or nobody yet."""

from __future__ import annotations

from datetime import timedelta
from types import MappingProxyType
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from bradshaw.server.edge.limiting import VISITOR, address_of, limit
from bradshaw.server.edge.state import ServerState, behind, state_of
from bradshaw.server.events.seats import robot_of
from bradshaw.server.http.address import neighbourhood
from bradshaw.server.http.answers import language_of, reader_of
from bradshaw.server.http.limits import GUEST_BUCKET
from bradshaw.server.people.people import LOGIN_LASTS
from bradshaw.server.people.signing import signed, unsigned
from bradshaw.server.people.tokens import UnknownToken
from bradshaw.server.people.visitors import Visitor

LOGIN_COOKIE = "bradshaw-login"
GUEST_COOKIE = "bradshaw-guest"
GUEST_LASTS = timedelta(days=400)
"""As long as browsers keep a cookie at all; every visit renews it."""
_COOKIES = "bradshaw-cookies"
_BEARER = "bearer "
ROBOTS = "robots"
"""Marks a route that is for robots, too."""
FOR_ROBOTS = MappingProxyType({ROBOTS: True})
"""The same for all routes of a controller, but for those that say otherwise."""


async def find_visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who sends this request; looked up once for each request."""
    kept = connection.scope["state"]
    if VISITOR not in kept:
        async with behind(connection).doors.of(neighbourhood(address_of(connection))):
            kept[VISITOR] = await _look_up(connection)
    visitor: Visitor = kept[VISITOR]
    return visitor


async def _look_up(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    state, address, reader = behind(connection), address_of(connection), reader_of(connection)
    secret = bearer_of(connection)
    if secret is not None:
        try:
            robot = await state.tokens.find(secret)
        except UnknownToken:
            limit(connection, "login", key=neighbourhood(address))
            raise
        state.presence.sign(robot_of(robot.account.id))
        return Visitor(robot.account.id, robot.account.name, True, address, reader, token=robot.id)
    token = connection.cookies.get(LOGIN_COOKIE)
    if token:
        login = await state.people.known_login(token)
        if login is not None:
            state.presence.sign(login.account.id)
            if login.renewed:
                keep_login(connection, token)
            return Visitor(login.account.id, login.account.name, True, address, reader, login.id)
        # One that has ended is not sent again; whoever makes them up is soon refused.
        drop_cookie(connection, LOGIN_COOKIE)
        limit(connection, "work", key=neighbourhood(address))
    guest = guest_of(connection)
    if guest is not None and await state.people.is_guest(guest):
        state.presence.sign(guest)
        return Visitor(guest, None, False, address, reader)
    return Visitor(None, None, False, address, reader)


def bearer_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that a program sends. Where there is one, cookies mean nothing."""
    given = connection.headers.get("authorization", "")
    return given[len(_BEARER) :].strip() if given[: len(_BEARER)].lower() == _BEARER else None


def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The guest whose cookie the browser has, also while an account is logged in."""
    return unsigned(behind(connection).secret, "guest", connection.cookies.get(GUEST_COOKIE))


async def provide_visitor(request: Request[Any, Any, Any], state: ServerState) -> Visitor:
    """The dependency `visitor`."""
    return await find_visitor(request)


async def ensure_person(request: Request[Any, Any, Any], state: ServerState, visitor: Visitor) -> Visitor:
    """Somebody who begins to play gets an id: a guest, whose cookie goes out with the answer to this request."""
    if visitor.person is not None:
        return visitor
    limit(request, GUEST_BUCKET, key=neighbourhood(visitor.address))
    person = await state.people.create_guest(language_of(request))
    guest = Visitor(person, None, False, visitor.address, visitor.reader)
    request.scope["state"][VISITOR] = guest
    keep_guest(request, guest)
    return guest


# Cookies that go out with the answer, whatever the answer is


def keep_guest(connection: ASGIConnection[Any, Any, Any, Any], guest: Visitor) -> None:
    """Let the browser remember the guest."""
    assert guest.person is not None
    value = signed(behind(connection).secret, "guest", guest.person)
    set_cookie(connection.scope, GUEST_COOKIE, value, GUEST_LASTS)


def keep_login(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> None:
    """Let the browser remember the login."""
    set_cookie(connection.scope, LOGIN_COOKIE, token, LOGIN_LASTS)


def drop_cookie(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> None:
    """Let the browser forget a cookie."""
    set_cookie(connection.scope, name, "", timedelta(0))


def set_cookie(scope: Scope, name: str, value: str, lasts: timedelta | None, readable: bool = False) -> None:
    """Arrange for a cookie. Without a time it lasts as long as the browser runs; scripts see it only if readable."""
    settings = state_of(scope["litestar_app"]).settings
    cookie = Cookie(
        key=name,
        value=value,
        path="/",
        max_age=None if lasts is None else int(lasts.total_seconds()),
        secure=settings.secure_cookies,
        httponly=not readable,
        samesite="lax",
    )
    scope["state"].setdefault(_COOKIES, {})[name] = cookie


async def set_pending_cookies(message: Message, scope: Scope) -> None:
    """The hook that puts arranged cookies on the answer."""
    if message["type"] != "http.response.start" or _COOKIES not in scope["state"]:
        return
    headers = MutableScopeHeaders.from_message(message)
    for cookie in scope["state"].pop(_COOKIES).values():
        headers.add("set-cookie", cookie.to_header(header=""))
