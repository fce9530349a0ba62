"""How often a visitor may do something: token buckets in memory, for each worker."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from bradshaw.core.messages import message
from bradshaw.server.errors import TooMany
from bradshaw.server.http.address import neighbourhood
from bradshaw.server.settings import Settings

MOST_BUCKETS = 100_000
LOGIN_BURST = 10.0
"""Attempts at a password that can be made at once, before the average counts."""
BURST_SECONDS = 5.0
"""Requests of this many seconds can be made at once."""
ADDRESS_AS_PEOPLE = 5.0
"""An address may do as much as this many people: families and clubs share one."""
STREAMS_EACH = 30
"""Live connections that one person, or a spectator's address, may have open at once."""
STREAMS_OF_ADDRESS = 150
CONNECTIONS_OF_ADDRESS = 300
"""All that one address may have open at once, whatever for."""
STREAM_SECONDS = 10
"""After which it is worth trying again to open one."""

PASSWORD_BUCKETS = frozenset({"login", "account", "password", "reset", "mail"})
"""Where a password, a link or a name could be guessed."""
FRESH_BUCKET = "fresh"
FRESH_TRIES = 3.0
"""Attempts at the password of one account that each place has to itself, however many others guess."""
FRESH_SHARE = 0.1
GUEST_BUCKET = "guest"
TOKEN_BUCKET = "token"
"""All requests of the robots of an account, whatever they ask."""
SLOW = {
    "create": (0.02, 100.0),
    "invite": (0.0005, 2000.0),
    "import": (0.01, 50.0),
    "review": (0.01, 50.0),
    "report": (0.0001, 5000.0),
    GUEST_BUCKET: (0.01, 200.0),
}
"""What leaves something behind: its share of the rate, and how many seconds' worth of it can be done at once."""


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
        self._streams: Counter[str] = Counter()

    def pace(self, bucket: str) -> tuple[float, float]:
        """Tokens a second, and tokens at most."""
        if bucket in PASSWORD_BUCKETS:
            return self._settings.login_rate, LOGIN_BURST
        if bucket == FRESH_BUCKET:
            return self._settings.login_rate * FRESH_SHARE, FRESH_TRIES
        if bucket == TOKEN_BUCKET:
            return self._settings.token_rate, max(1.0, self._settings.token_rate * BURST_SECONDS)
        share, seconds = SLOW.get(bucket, (1.0, BURST_SECONDS))
        rate = self._settings.rate * share
        return rate, max(1.0, rate * seconds)

    def take(self, bucket: str, key: str, cost: float = 1.0, people: float = 1.0) -> float:
        """0 if it may be done now, else the seconds to wait. `people`: how many share the key."""
        rate, burst = (people * one for one in self.pace(bucket))
        moment = time.monotonic()
        found = self._buckets.get((bucket, key))
        if found is None:
            found = self._buckets[bucket, key] = Bucket(burst, moment)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((bucket, key))
        return found.take(cost, rate, burst, moment)

    def check_stream(self, person: str | None, address: str) -> None:
        """Refuse one live connection too many."""
        if not self._room(person, address):
            raise TooMany(message("server-too-many-streams"), STREAM_SECONDS)

    def _room(self, person: str | None, address: str) -> bool:
        return all(self._streams[key] < most for key, most in _streams_of(person, address).items())

    @contextmanager
    def stream(self, person: str | None, address: str) -> Iterator[bool]:
        """Count a live connection while it is open. False if others came first that were checked at the same time."""
        if not self._room(person, address):
            yield False
            return
        keys = _streams_of(person, address).keys()
        self._streams.update(keys)
        try:
            yield True
        finally:
            self._streams.subtract(keys)
            for key in keys:
                if not self._streams[key]:
                    del self._streams[key]


def _streams_of(person: str | None, address: str) -> dict[str, int]:
    """What a live connection counts against, and how many each may have."""
    here = neighbourhood(address)
    return {person or f"somebody at {here}": STREAMS_EACH, f"address {here}": STREAMS_OF_ADDRESS}
