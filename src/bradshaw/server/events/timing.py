"""How much time players have: what a table chooses, what of the time that passes counts, and when it runs out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Annotated, Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from bradshaw.bots.levels import USUAL
from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import message
from bradshaw.server.storage.uptime import Span

SHORTEST_LIMIT, LONGEST_LIMIT = 1, 14 * 24
LONGEST_BANK = 90 * 24
LONGEST_INCREMENT = 3 * 24 * 60
LONGEST_SLEEP = 16
MOST_HOLIDAYS = 60
LEAST_LEFT = timedelta(hours=1)
"""What somebody has at least who comes into a seat or back into it, and after moves were taken back."""
LONGEST_WARNING = timedelta(hours=12)
CONSENT, BOT, OPEN_SEAT = "consent", "bot", "open"
BY_MOVE, BY_BANK = "move", "bank"
DAY = timedelta(days=1)


Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
Hours: TypeAlias = tuple[Hour, Hour]
"""From one hour of the day to another, perhaps over midnight."""


class BadTiming(BradshawError):
    """Times that no table and nobody can have."""


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time the players of an online game have, and what happens when somebody's has run out."""

    kind: Annotated[
        Literal["move", "bank"],
        msgspec.Meta(description="A limit for each decision, or a bank of time to which each decision adds."),
    ]
    hours: Annotated[
        int,
        msgspec.Meta(
            ge=SHORTEST_LIMIT,
            le=LONGEST_BANK,
            description=f"For each decision (at most {LONGEST_LIMIT}), or in the bank at the start.",
        ),
    ]
    increment: Annotated[
        int, msgspec.Meta(ge=0, le=LONGEST_INCREMENT, description="Minutes that each decision adds to the bank.")
    ] = 0
    sleep: Annotated[
        Hours | None,
        msgspec.Meta(
            description=f"The hours of the day between which no clock runs, at most {LONGEST_SLEEP}; null: none.",
            examples=[[23, 7]],
        ),
    ] = None
    zone: Annotated[
        str, msgspec.Meta(max_length=64, description="The table's time zone.", examples=["Europe/Berlin"])
    ] = "UTC"
    holidays: Annotated[
        int, msgspec.Meta(ge=0, le=MOST_HOLIDAYS, description="Days of holiday that each player may take.")
    ] = 0
    then: Annotated[
        Literal["consent", "bot", "open"],
        msgspec.Meta(
            description="When somebody's time has run out: the others may replace the player by consent, a bot plays "
            "until the player is back, or the seat opens for somebody else."
        ),
    ] = "consent"
    bot: Annotated[str, msgspec.Meta(max_length=40, description="The bot that plays then.")] = USUAL

    def check(self) -> None:
        """Raises BadTiming if no table can have these times."""
        if self.kind == BY_MOVE and self.hours > LONGEST_LIMIT:
            raise BadTiming(message("server-timing-limit", most=LONGEST_LIMIT))
        if self.kind == BY_MOVE and self.increment:
            raise BadTiming(message("server-timing-increment"))
        check_hours(self.sleep, self.zone)

    @property
    def warning(self) -> timedelta:
        """How long before the end people are warned: a quarter of the time, at most half a day."""
        whole = timedelta(hours=self.hours)
        return min(whole / 4, LONGEST_WARNING)


def check_hours(hours: Hours | None, zone: str) -> None:
    """Raises BadTiming if nobody can sleep then, or nowhere is such a time zone."""
    if zone not in _zones():
        raise BadTiming(message("server-timing-zone", zone=quoted(zone)))
    if hours is not None and not 0 < (hours[1] - hours[0]) % 24 <= LONGEST_SLEEP:
        raise BadTiming(message("server-timing-sleep", most=LONGEST_SLEEP))


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


class Holiday(msgspec.Struct):
    """Days on which a seat's clock stands still."""

    seat: int
    began: datetime
    ended: datetime


def nights(sleep: Hours | None, name: str, since: datetime, until: datetime) -> list[Span]:
    """The hours of sleep in a time zone that lie between two moments, or reach into that time."""
    if sleep is None:
        return []
    zone, (asleep, awake) = ZoneInfo(name), sleep
    day, found = (since.astimezone(zone) - DAY).date(), []
    while day <= until.astimezone(zone).date():
        morning = day if awake > asleep else day + DAY
        # Of an hour that comes twice, because clocks are put back, the night has both.
        began = datetime.combine(day, time(asleep), zone)
        ended = datetime.combine(morning, time(awake, fold=1), zone)
        found.append((began.astimezone(UTC), ended.astimezone(UTC)))
        day += DAY
    return found


def united(spans: Iterable[Span], since: datetime, until: datetime) -> list[Span]:
    """The time between two moments that lies in any of the spans, in order and without overlaps."""
    found: list[Span] = []
    within = [(max(began, since), min(ended, until)) for began, ended in spans if began < until and ended > since]
    for began, ended in sorted(within):
        if found and began <= found[-1][1]:
            found[-1] = found[-1][0], max(ended, found[-1][1])
        else:
            found.append((began, ended))
    return found


def counted(timing: Timing | None, since: datetime, until: datetime, pauses: Sequence[Span]) -> timedelta:
    """How much of the time between two moments counts: without pauses, and without hours of sleep."""
    if until <= since:
        return timedelta()
    asleep = nights(timing.sleep, timing.zone, since, until) if timing is not None else []
    paused = united([*pauses, *asleep], since, until)
    return (until - since) - sum((ended - began for began, ended in paused), timedelta())


def reached(timing: Timing | None, since: datetime, span: timedelta, pauses: Sequence[Span]) -> datetime:
    """The moment at which so much time has counted."""
    horizon = since + span
    while True:
        asleep = nights(timing.sleep, timing.zone, since, horizon) if timing is not None else []
        moment = since + span
        for began, ended in united([*pauses, *asleep], since, horizon + DAY):
            if began < moment:
                moment += ended - began
        if moment <= horizon:
            return moment
        horizon = moment


class Clocks(msgspec.Struct):
    """What the players of a game have used of their time. It follows from the events, like everything else."""

    used: list[float]
    """Seconds for which each seat has been waited for; moves that were taken back count."""
    granted: list[float]
    """Seconds that each seat was given because somebody came into it."""
    asked: datetime | None = None
    """Since when those are asked who decide now."""
    spent: list[float] = []
    """Seconds that each action took; of those that were taken back, too, while they can be played again."""
    carried: float = 0.0
    """Seconds that whoever decides now has spent on this decision before, because moves were taken back."""
    holidays: list[Holiday] = []

    def count(self, seat: int | None, waited: float | None, now: datetime) -> float:
        """The table has waited for a seat until now; older events do not tell how much of that counts."""
        seconds = 0.0
        if seat is not None and self.asked is not None:
            seconds = max(0.0, (now - self.asked).total_seconds()) if waited is None else waited
            self.used[seat] += seconds
        self.asked = now
        return seconds

    def acted(self, number: int, seconds: float) -> None:
        """An action, counted from 0, was made after so many seconds."""
        self.spent[number:] = [self.carried + seconds]
        self.carried = 0.0

    def pauses(self, seat: int, outages: Sequence[Span]) -> list[Span]:
        """When the clock of a seat stood still or will, apart from the hours of sleep."""
        return [*outages, *((one.began, one.ended) for one in self.holidays if one.seat == seat)]

    def left(self, timing: Timing, seat: int, moves: int) -> timedelta:
        """What a seat that has made so many moves had left when it was last asked."""
        whole = timedelta(hours=timing.hours)
        if timing.kind == BY_MOVE:
            return whole - timedelta(seconds=self.carried)
        seconds = self.granted[seat] - self.used[seat]
        return whole + moves * timedelta(minutes=timing.increment) + timedelta(seconds=seconds)

    def deadline(self, timing: Timing, seat: int, moves: int, outages: Sequence[Span]) -> datetime | None:
        """When the time of the seat that decides runs out; None before the start."""
        if self.asked is None:
            return None
        left = max(self.left(timing, seat, moves), timedelta())
        return reached(timing, self.asked, left, self.pauses(seat, outages))

    def carry(self, timing: Timing | None, seconds: float) -> None:
        """Moves were taken back: whoever decides again has spent this much on it before, and still has some time."""
        most = timedelta(hours=timing.hours) - LEAST_LEFT if timing is not None else timedelta()
        self.carried = min(seconds, most.total_seconds())

    def begin_anew(self, timing: Timing | None, seat: int, moves: int, now: datetime) -> None:
        """Somebody has come into the seat that decides: the time since it was asked is nobody's."""
        self.asked, self.carried = now, 0.0
        self.grant(timing, seat, moves)

    def grant(self, timing: Timing | None, seat: int, moves: int) -> None:
        """Give a seat whose bank is all but used up enough to be played from."""
        if timing is not None and timing.kind == BY_BANK:
            missing = LEAST_LEFT - self.left(timing, seat, moves)
            self.granted[seat] += max(0.0, missing.total_seconds())

    def holidays_left(self, timing: Timing, seat: int) -> float:
        """Days of holiday that a seat can still take."""
        taken = sum((one.ended - one.began for one in self.holidays if one.seat == seat), timedelta())
        return max(0.0, timing.holidays - taken / DAY)
