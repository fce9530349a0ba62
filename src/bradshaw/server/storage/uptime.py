"""When the server ran: time that passed without it counts for nobody."""

from __future__ import annotations

import contextlib
from datetime import datetime, timedelta

from sqlalchemy import insert, select, update

from bradshaw.server.clock import Clock
from bradshaw.server.storage.database import AlreadyThere, Database
from bradshaw.server.storage.tables import Outage, Setting

AWAKE_NAME = "awake"
AWAKE_SECONDS = 30.0
"""How often each worker notes that it runs."""
OUTAGE = timedelta(seconds=90)
"""A longer gap in which no worker noted that it runs: the server was down, or its clock was put forward."""

Span = tuple[datetime, datetime]


class Uptime:
    """Notes that the server runs, and knows when it did not."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self.outages: list[Span] = []
        """The times without a server, the oldest first."""

    async def note(self) -> None:
        """Note that the server runs, and read when it did not."""
        with contextlib.suppress(AlreadyThere):
            async with self._database.writing() as connection:
                moment = self._clock.now()
                before = await connection.scalar(
                    select(Setting.value).where(Setting.name == AWAKE_NAME).with_for_update()
                )
                if before is None:
                    await connection.execute(insert(Setting).values(name=AWAKE_NAME, value=moment.isoformat()))
                else:
                    statement = update(Setting).where(Setting.name == AWAKE_NAME)
                    await connection.execute(statement.values(value=moment.isoformat()))
                    if moment - datetime.fromisoformat(before) > OUTAGE:
                        await connection.execute(
                            insert(Outage).values(began=datetime.fromisoformat(before), ended=moment)
                        )
                rows = await connection.execute(select(Outage.began, Outage.ended).order_by(Outage.began))
                self.outages = [(row.began, row.ended) for row in rows]
