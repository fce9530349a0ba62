"""How often a visitor may do something: token buckets in memory, for each worker."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException

from bradshaw.server.address import address_of, neighbourhood
from bradshaw.server.settings import Settings

MOST_BUCKETS = 100_000
LOGIN_BURST = 10.0
"""Attempts at a password that can be made at once, before the average counts."""
BURST_SECONDS = 5.0
"""Requests of so many seconds can be made at once."""
GUESTS_PER_CHANGE = 0.1
GUEST_BURST_SECONDS = 20.0
VISITOR = "visitor"
"""The key in the state of a request under which its visitor is kept, once known."""

PASSWORD_BUCKETS = frozenset({"login", "account", "password", "reset", "mail"})
"""Where a password, a link or a name could be guessed."""
GUEST_BUCKET = "guest"


class Bucket:
    """Holds tokens; a request takes some, and time brings new ones."""

    __slots__ = ("filled", "tokens")

    def __init__(self, tokens: float, filled: float) -> None:
        self.tokens = tokens
        self.filled = filled

    def take(self, cost: float, rate: float, burst: float, moment: float) -> float:
        """Take tokens and return 0, or take nothing and return the seconds until there are enough."""
        self.tokens = min(burst, self.tokens + (moment - self.filled) * rate)
        self.filled = moment
        # A request that costs more than a full bucket waits for a full one.
        cost = min(cost, burst)
        if self.tokens >= cost:
            self.tokens -= cost
            return 0.0
        return (cost - self.tokens) / rate if rate > 0 else math.inf


class Limits:
    """The buckets of all visitors. The one that was used least recently is forgotten first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def pace(self, bucket: str) -> tuple[float, float]:
        """Tokens a second, and tokens at most."""
        if bucket in PASSWORD_BUCKETS:
            return self._settings.login_rate, LOGIN_BURST
        if bucket == GUEST_BUCKET:
            rate = self._settings.rate * GUESTS_PER_CHANGE
            return rate, max(1.0, rate * GUEST_BURST_SECONDS)
        return self._settings.rate, max(1.0, self._settings.rate * BURST_SECONDS)

    def take(self, bucket: str, key: str, cost: float = 1.0) -> float:
        """0 if it may be done now, else the seconds to wait."""
        rate, burst = self.pace(bucket)
        moment = time.monotonic()
        found = self._buckets.get((bucket, key))
        if found is None:
            found = self._buckets[bucket, key] = Bucket(burst, moment)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((bucket, key))
        return found.take(cost, rate, burst, moment)


def limit(
    connection: ASGIConnection[Any, Any, Any, Any], bucket: str, cost: float = 1.0, *, key: str | None = None
) -> None:
    """Refuse with 429 what a visitor does too often. Counted for the key, else the person, else the address."""
    if key is None:
        visitor = connection.scope["state"].get(VISITOR)
        key = (visitor.person if visitor is not None else None) or neighbourhood(address_of(connection))
    limits: Limits = connection.app.state.limits
    wait = limits.take(bucket, key, cost)
    if wait:
        seconds = math.ceil(min(wait, 3600.0))
        raise TooManyRequestsException(
            f"Too many requests: wait {seconds} {'second' if seconds == 1 else 'seconds'} and try again.",
            headers={"Retry-After": str(seconds)},
        )
