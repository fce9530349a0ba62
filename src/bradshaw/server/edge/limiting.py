"""Where a request comes from, and limits to how often its sender may do something."""

from __future__ import annotations

import math
from typing import Any

from litestar.connection import ASGIConnection

from bradshaw.core.messages import message
from bradshaw.server.edge.state import behind
from bradshaw.server.errors import TooMany
from bradshaw.server.http.address import ADDRESS, FORWARDED_FOR, UNKNOWN, neighbourhood, true_address, trusted
from bradshaw.server.http.limits import ADDRESS_AS_PEOPLE, FRESH_BUCKET

VISITOR = "visitor"
"""The key in the state of a request under which its visitor is kept, once known."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The visitor's address. Forwarding headers are believed from trusted proxies only, from the last one backwards."""
    known: str | None = connection.scope["state"].get(ADDRESS)
    if known is not None:
        return known
    client = connection.client
    if client is None:
        return UNKNOWN
    proxies = trusted(behind(connection).settings.trusted_proxies)
    return true_address(client.host, proxies, connection.headers.getall(FORWARDED_FOR, []) if proxies else ())


def limit(
    connection: ASGIConnection[Any, Any, Any, Any], bucket: str, cost: float = 1.0, *, key: str | None = None
) -> None:
    """Refuse with 429 what is done too often. Counted for the key, or else for the person and the address."""
    limits = behind(connection).limits
    if key is not None:
        wait = limits.take(bucket, key, cost)
    else:
        visitor = connection.scope["state"].get(VISITOR)
        person = visitor.counted if visitor is not None else None
        here = neighbourhood(address_of(connection))
        wait = limits.take(bucket, person or f"somebody at {here}", cost)
        wait = wait or limits.take(bucket, f"address {here}", cost, ADDRESS_AS_PEOPLE)
    if wait:
        seconds = math.ceil(min(wait, 3600.0))
        raise TooMany(message("server-too-many-requests", seconds=seconds), seconds)


def limit_guesses(connection: ASGIConnection[Any, Any, Any, Any], name: str, here: str) -> None:
    """Refuse too many attempts at one account from everywhere; a few from each place are always heard.

    Otherwise anybody could keep the owner out by guessing.
    """
    if behind(connection).limits.take("login", f"name {name}"):
        limit(connection, FRESH_BUCKET, key=f"{here} name {name}")
