"""Whether the server can do its work: read what is stored, and store something."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import insert, select, update

from bradshaw.server.edge.state import ServerState
from bradshaw.server.storage.database import AlreadyThere, Database, StorageTrouble
from bradshaw.server.storage.tables import Setting

PATIENCE_SECONDS = 3.0
GOOD_FOR_SECONDS = 1.0
"""However often somebody asks, no more is written than once in this time."""
NAME = "health"


class Health(msgspec.Struct):
    """The answer to a health check."""

    ok: bool
    reads: bool
    writes: bool


class Pulse:
    """Tries the database on behalf of everybody who asks at the same moment."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()
        self._felt = float("-inf")
        self._health = Health(False, False, False)
        self._count = 0

    async def feel(self) -> Health:
        """How it is now, or was a moment ago."""
        async with self._turn:
            clock = asyncio.get_running_loop().time
            if clock() - self._felt >= GOOD_FOR_SECONDS:
                reads = await self._works(self._read)
                writes = reads and await self._works(self._write)
                self._health = Health(reads and writes, reads, writes)
                self._felt = clock()
            return self._health

    async def _works(self, attempt: Callable[[], Awaitable[None]]) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await attempt()
        except (StorageTrouble, TimeoutError):
            return False
        return True

    async def _read(self) -> None:
        async with self._database.reading() as connection:
            await connection.execute(select(Setting.name).limit(1))

    async def _write(self) -> None:
        self._count += 1
        written = update(Setting).where(Setting.name == NAME).values(value=str(self._count))
        # Another worker may be the first to write it at the same moment: then writing works, too.
        with contextlib.suppress(AlreadyThere):
            async with self._database.writing() as connection:
                if not (await connection.execute(written)).rowcount:
                    await connection.execute(insert(Setting).values(name=NAME, value=str(self._count)))


@get(
    "/healthz",
    summary="Whether the server can read and write its storage",
    responses={503: ResponseSpec(Health, description="It cannot.", generate_examples=False)},
)
async def healthz(state: ServerState) -> Response[Health]:
    """200 if the database can be read and written, else 503 and which of the two fails."""
    health = await state.pulse.feel()
    return Response(health, status_code=200 if health.ok else 503)


HANDLERS = (healthz,)
