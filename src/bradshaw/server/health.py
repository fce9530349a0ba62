"""Whether the server can do its work."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import select

from bradshaw.server.database import StorageTrouble
from bradshaw.server.tables import Setting

PATIENCE_SECONDS = 3.0


class Health(msgspec.Struct):
    """The answer to a health check."""

    ok: bool


@get(
    "/healthz",
    summary="Whether the server can reach its storage",
    responses={503: ResponseSpec(Health, description="It cannot.", generate_examples=False)},
)
async def healthz(state: State) -> Response[Health]:
    """200 if the database answers, else 503."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS), state.database.reading() as connection:
            await connection.execute(select(Setting.name).limit(1))
    except (StorageTrouble, TimeoutError):
        return Response(Health(False), status_code=503)
    return Response(Health(True))


HANDLERS = (healthz,)
