"""Of what people want to be told, where, and when not."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Annotated

import msgspec

from bradshaw.server.events.timing import Hours, check_hours, nights
from bradshaw.server.notices.telling import KINDS, Kind

MAIL, PUSH, WEBHOOK = "mail", "push", "webhook"
MAIL_PAUSE = timedelta(minutes=2)
"""Mail waits this long: what follows soon goes with it, and what somebody has seen meanwhile is not mailed."""
_BY_MAIL = msgspec.Meta(
    description="What you are told of by mail: your `turn`, a `warning` before your time runs out, that you are "
    "`asked` or `answered`, that a game `began` or `ended`, that chat `named` you, that you were `replaced`, "
    "that somebody `returned`, what concerns you in a `club`, that you are `invited` to a table, "
    "what the `host` decides about your reports or about you, what becomes of a `token` for your programs."
)


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of what you want to be told, where, and when not."""

    mail: Annotated[tuple[Kind, ...], _BY_MAIL] = ()
    push: Annotated[
        tuple[Kind, ...], msgspec.Meta(description="By browsers in which you have allowed it, likewise.")
    ] = KINDS
    webhook: Annotated[tuple[Kind, ...], msgspec.Meta(description="By your webhook, likewise.")] = KINDS
    quiet: Annotated[
        Hours | None,
        msgspec.Meta(
            description="Hours of the day in which nothing is sent; it waits. Null: none.", examples=[[22, 8]]
        ),
    ] = None
    zone: Annotated[str, msgspec.Meta(max_length=64, description="Your time zone.")] = "UTC"
    digest: Annotated[
        int,
        msgspec.Meta(
            ge=0, le=7 * 24 * 60, description="Minutes between two mails at least; one mail tells everything."
        ),
    ] = 0

    def check(self) -> None:
        """Raises BadTiming."""
        check_hours(self.quiet, self.zone)

    def by(self, channel: str) -> Sequence[str]:
        """The kinds of notices that go by a channel."""
        kinds: Sequence[str] = getattr(self, channel)
        return kinds

    def when(self, channel: str, moment: datetime, mailed: datetime | None) -> datetime:
        """When a notice is sent by a channel. `mailed`: when the last mail was sent."""
        if channel == MAIL:
            moment += MAIL_PAUSE
            if mailed is not None:
                moment = max(moment, mailed + timedelta(minutes=self.digest))
        for began, ended in nights(self.quiet, self.zone, moment, moment):
            if began <= moment < ended:
                return ended
        return moment


USUAL = Wishes()


def wishes_of(stored: str | None) -> Wishes:
    """What is stored of somebody's wishes; what cannot be read is as usual."""
    if stored is None:
        return USUAL
    try:
        return msgspec.json.decode(stored, type=Wishes)
    except msgspec.MsgspecError:
        return USUAL
