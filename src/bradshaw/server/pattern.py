"""The pattern of which working processes are copies: all games and all kinds of work are loaded here."""

from __future__ import annotations

import gc

from bradshaw.server.events import snapshots, stepping
from bradshaw.server.games import archive
from bradshaw.server.host import checking
from bradshaw.server.play import attendants, jobs, opening

__all__ = ["archive", "attendants", "checking", "jobs", "opening", "snapshots", "stepping"]

jobs.warm_up()
# What is here stays: were it looked through again and again, the copies would not share its memory.
gc.collect()
gc.freeze()
# A job makes thousands of things and hardly any cycles: looking for these so often costs more than they do.
gc.set_threshold(20_000, 20, 20)


def limber_up() -> None:
    """In a copy: it shares its memory with the pattern until it writes there, which takes longest for its first job."""
    jobs.describe_beginnings()
