"""Errors that a request may meet, with their HTTP status."""

from __future__ import annotations

from typing import Any, ClassVar

from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import Text


class RequestError(BradshawError):
    """A request that cannot be fulfilled. `extra` is told to the client beside the sentence."""

    status: ClassVar[int] = 400

    def __init_subclass__(cls, status: int | None = None) -> None:
        if status is not None:
            cls.status = status

    def __init__(self, text: Text, **extra: Any) -> None:
        super().__init__(text)
        self.extra = extra


class NotLoggedIn(RequestError, status=401): ...


class NotAllowed(RequestError, status=403): ...


class NotFound(RequestError, status=404): ...


class TooLarge(RequestError, status=413): ...


class NotJson(RequestError, status=415):
    """The body of the request is of another kind."""


class Conflict(RequestError, status=409):
    """The game is not, or no longer, in the state that the request supposes."""


class Refused(RequestError, status=422):
    """The rules do not allow it."""


class Later(RequestError):
    """Not now; the same request may succeed after this many seconds."""

    def __init__(self, text: Text, retry_after: int) -> None:
        super().__init__(text)
        self.retry_after = retry_after


class Busy(Later, status=503):
    """The server has too much to do, or would need too long for this."""


class TooMany(Later, status=429):
    """Too many requests, or connections, of one person or address."""
