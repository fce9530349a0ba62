"""Kernels that are compiled while the server runs, as by `make play` in a new clone.

Until they are there searches are done in Python, with the same answers. Only the processes of the
workshop search, so once the kernels have come these are replaced by new ones, between two jobs of theirs.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import bradshaw
from bradshaw import routes
from bradshaw.server.errors import Busy
from bradshaw.server.work.workshop import Workshop

LOOK_SECONDS = 2.0
log = logging.getLogger("bradshaw.kernels")


def machine_code() -> dict[str, int]:
    """The compiled kernels that lie beside the source, whether or not they fit it, with the times of writing."""
    return {file.name: file.stat().st_mtime_ns for file in Path(bradshaw.__file__).parent.rglob("_*kernel.*")}


async def take_up(workshop: Workshop, every: float = LOOK_SECONDS) -> None:
    """Wait until the kernels have been compiled, and have the workshop use them."""
    if routes.compiled() or routes.pure():
        return
    used = machine_code()
    while True:
        before = machine_code()
        await asyncio.sleep(every)
        # They come one by one: once nothing has changed for a while, all are there.
        if machine_code() != before or before == used:
            continue
        used = before
        workshop.renew()
        if await _uses_them(workshop):
            log.info("compiled kernels are used from now on")
            return


async def _uses_them(workshop: Workshop) -> bool:
    """Ask a new process, however long it takes to start."""
    while True:
        try:
            return await workshop.reading.do("kernels", routes.compiled)
        except Busy as busy:
            await asyncio.sleep(busy.retry_after)
