"""`bradshaw backup` and `bradshaw restore`: everything that is stored, in one file."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.filesize import decimal

from bradshaw.cli.arguments import console
from bradshaw.cli.asking import confirm
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.serve import DatabaseAddress
from bradshaw.core.words import counted, listing
from bradshaw.server import backups
from bradshaw.server.checking import newest_revision
from bradshaw.server.settings import from_environment

TOLD = {"games": ("game",), "events": ("event",), "people": ("person", "people")}
"""The tables that say something to a host, and what one row and several of them are."""


def backup(
    file: Annotated[Path, Parameter(help="File to write, or a folder in which it gets a name with the time.")],
    *,
    database: DatabaseAddress = None,
    overwrite: Annotated[bool, Parameter(help="Replace the file if it exists.", negative=())] = False,
) -> None:
    """Write everything that is stored into one file, while the server runs, and verify it.

    The file gets its name when it is complete and was read again; a backup that was cut short has no name of its own.
    """
    settings = from_environment(os.environ, database=database)
    if file.is_dir():
        kind = "sqlite" if settings.database_url.startswith("sqlite") else "dump"
        file = file / f"bradshaw-{datetime.now(UTC):%Y-%m-%dT%H-%M-%SZ}.{kind}"
    if not file.parent.is_dir():
        raise BadUsage(f"There is no folder {file.parent}.")
    if file.exists():
        confirm(f"The file {file} exists; it would be replaced.", overwrite, "--overwrite")
    held = backups.back_up(settings.database_url, file)
    out = console()
    out.print(f"Backed up {held.database}", soft_wrap=True)
    out.print(f"to {file} ({decimal(held.size)}).", soft_wrap=True)
    out.print(f"Read again and complete: {_told(held)}.")
    if not backups.is_dump(file):
        out.print(f"To replay every game in it: bradshaw check --database {file}", soft_wrap=True)


def restore(
    file: Annotated[Path, Parameter(help="A backup that “bradshaw backup” wrote.")],
    *,
    database: DatabaseAddress = None,
    overwrite: Annotated[bool, Parameter(help="Lose what is in the database now.", negative=())] = False,
) -> None:
    """Put what a backup holds in the place of the database. The server must not be running.

    The backup is read from end to end before anything is changed, and then all of it is restored or nothing.
    """
    settings = from_environment(os.environ, database=database)
    held = backups.restore(file, settings.database_url, overwrite)
    out = console()
    out.print(f"Restored {file}: {_told(held)}.", soft_wrap=True)
    if held.revision != newest_revision():
        out.print(
            f"Its tables are of revision {held.revision}; “bradshaw serve” brings them to {newest_revision()} "
            "when it starts."
        )


def _told(held: backups.Contents) -> str:
    return listing([counted(held.counts.get(table, 0), *words) for table, words in TOLD.items()])
