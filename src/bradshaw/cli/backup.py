"""`bradshaw backup` and `bradshaw restore`: everything that is stored, in one file."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bradshaw.cli.arguments import console
from bradshaw.cli.asking import confirm
from bradshaw.cli.errors import BadUsage
from bradshaw.cli.serve import DatabaseAddress
from bradshaw.core.messages import Message, message
from bradshaw.formats.files import shown
from bradshaw.server.host import backups
from bradshaw.server.host.checking import newest_revision
from bradshaw.server.settings import from_environment
from bradshaw.words import say

KILOBYTE, MEGABYTE = 1000, 1_000_000


def backup(
    file: Annotated[Path, Parameter(help="cli-help-backup-file")],
    *,
    database: DatabaseAddress = None,
    overwrite: Annotated[bool, Parameter(help="cli-help-backup-overwrite", negative=())] = False,
) -> None:
    """Write everything that is stored into one file, while the server runs, and verify it.

    The file gets its name when it is complete and was read again; a backup that was cut short has no name of its own.
    """
    settings = from_environment(os.environ, database=database)
    if file.is_dir():
        kind = "sqlite" if settings.database_url.startswith("sqlite") else "dump"
        file = file / f"bradshaw-{datetime.now(UTC):%Y-%m-%dT%H-%M-%SZ}.{kind}"
    if not file.parent.is_dir():
        raise BadUsage(message("cli-error-no-directory", directory=shown(file.parent)))
    if file.exists():
        confirm(message("cli-backup-replaces", file=shown(file)), overwrite, "--overwrite")
    held = backups.back_up(settings.database_url, file)
    out = console()
    written = message("cli-backup-written", database=held.database, file=shown(file), size=_size(held.size))
    out.print(say(written), soft_wrap=True)
    out.print(say(message("cli-backup-verified", contents=_contents(held))))
    if not backups.is_dump(file):
        out.print(say(message("cli-backup-check", file=shown(file))), soft_wrap=True)


def restore(
    file: Annotated[Path, Parameter(help="cli-help-restore-file")],
    *,
    database: DatabaseAddress = None,
    overwrite: Annotated[bool, Parameter(help="cli-help-restore-overwrite", negative=())] = False,
) -> None:
    """Put what a backup holds in the place of the database. The server must not be running.

    The backup is read from end to end before anything is changed, and then all of it is restored or nothing.
    """
    settings = from_environment(os.environ, database=database)
    held = backups.restore(file, settings.database_url, overwrite)
    out = console()
    out.print(say(message("cli-restored", file=shown(file), contents=_contents(held))), soft_wrap=True)
    if held.revision != newest_revision():
        older = message("cli-restored-older", revision=held.revision, newest=newest_revision())
        out.print(say(older))


def _contents(held: backups.Contents) -> Message:
    """What says something to a host."""
    return message(
        "cli-backup-contents",
        games=held.counts.get("games", 0),
        events=held.counts.get("events", 0),
        people=held.counts.get("people", 0),
    )


def _size(size: int) -> Message:
    if size < MEGABYTE:
        return message("cli-size-kilobytes", kilobytes=-(-size // KILOBYTE))
    return message("cli-size-megabytes", megabytes=size / MEGABYTE)
