"""Mail to the host: that reports have come in. It names no words of theirs, which stay on the server."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import ClassVar

from bradshaw.server.clock import Clock
from bradshaw.server.delivery.mailing import Mailing, Refused
from bradshaw.server.people.reports import ReportRow, Reports
from bradshaw.server.settings import Settings
from bradshaw.server.work.chores import Chore

LEASE = timedelta(minutes=5)
"""A worker that has not said by then what became of the mail is dead."""
PAUSE = timedelta(minutes=30)
"""Between two tries."""
GIVEN_UP = timedelta(days=3)

log = logging.getLogger("bradshaw.host_mail")


@dataclass(eq=False)
class HostMail(Chore):
    """Mails the host in the background; of several workers one does it."""

    logger: ClassVar[logging.Logger] = log
    seconds: ClassVar[float] = 30.0
    patience: ClassVar[float | None] = 20.0

    settings: Settings
    reports: Reports
    clock: Clock
    mailing: Mailing

    async def start(self) -> None:
        if self.settings.host_mail:
            await super().start()

    async def settle(self) -> None:
        """Mail the host of everything that is due."""
        rows = await self.reports.take_due(LEASE)
        if not rows:
            return
        try:
            await asyncio.to_thread(self._deliver, rows)
        except (Refused, OSError, smtplib.SMTPException) as error:
            log.warning("the host is not mailed", extra={"error": f"{type(error).__name__}: {error}"[:300]})
            moment = self.clock.now()
            for row in rows:
                again = moment + PAUSE if moment - row.created < GIVEN_UP else None
                await self.reports.mailed([row.id], again)
        else:
            await self.reports.mailed([row.id for row in rows])

    def _deliver(self, rows: Sequence[ReportRow]) -> None:
        self.mailing.deliver(self.mailing.of_reports(rows, self.settings.host_mail, self.clock.now()))
