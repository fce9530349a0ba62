"""Mail to the host: that reports have come in. It names no words of theirs, which stay on the server."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from bradshaw.server.clock import Clock
from bradshaw.server.mailing import Mailing, Refused
from bradshaw.server.persevering import Background
from bradshaw.server.reports import ReportRow, Reports
from bradshaw.server.settings import Settings

LOOK_SECONDS = 30.0
LEASE = timedelta(minutes=5)
"""A worker that has not said by then what became of the mail is dead."""
PAUSE = timedelta(minutes=30)
"""Between two tries."""
GIVEN_UP = timedelta(days=3)
STOP_SECONDS = 20.0

log = logging.getLogger("bradshaw.host_mail")


@dataclass(eq=False)
class HostMail:
    """Mails the host in the background; of several workers one does it."""

    settings: Settings
    reports: Reports
    clock: Clock
    mailing: Mailing

    def __post_init__(self) -> None:
        self._background = Background()
        self._stopping = asyncio.Event()

    async def start(self) -> None:
        if self.settings.host_mail:
            self._background.start(self._keep_mailing())

    async def stop(self) -> None:
        self._stopping.set()
        await self._background.stop(STOP_SECONDS)

    async def _keep_mailing(self) -> None:
        """Whatever happens, it goes on."""
        while not self._stopping.is_set():
            try:
                await self.settled()
            except Exception as error:
                log.warning("mailing the host later", extra={"error": f"{type(error).__name__}: {error}"[:300]})
            try:
                await asyncio.wait_for(self._stopping.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue

    async def settled(self) -> None:
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
