"""The time, from one place."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bradshaw.core.messages import Message, message


def now() -> datetime:
    return datetime.now(UTC)


class Clock:
    """The clock of a server; tests put it forward or back instead of waiting for hours."""

    def __init__(self) -> None:
        self.shift = timedelta()

    def now(self) -> datetime:
        return now() + self.shift


def spelled(span: timedelta) -> Message:
    """A span of time in its two largest units, rounded up to whole minutes."""
    minutes = max(1, -(-span // timedelta(minutes=1)))
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    counts = [(days, "day"), (hours, "hour"), (minutes, "minute")]
    parts = [message("server-span", count=count, unit=unit) for count, unit in counts if count]
    return message("server-spans", parts=tuple(parts[:2]))
