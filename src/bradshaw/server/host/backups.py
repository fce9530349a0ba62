"""Backups: one file that holds everything, taken while a server runs, verified before it gets its name.

SQLite is copied by its backup interface into another SQLite file; PostgreSQL is written by pg_dump in its custom form.
Rows are counted in the same snapshot that is copied, so that the copy can be compared with it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO
from urllib.parse import quote

import msgspec
import psycopg
from psycopg import sql
from sqlalchemy import URL, make_url

from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import Message, message
from bradshaw.server.host.checking import Archive, known_revisions
from bradshaw.server.storage.database import Database, InUse, NewerDatabase, StorageTrouble
from bradshaw.server.storage.tables import Base

SQLITE_MAGIC, POSTGRES_MAGIC = b"SQLite format 3\0", b"PGDMP"
VERSIONS = "alembic_version"
TABLES = (*sorted(Base.metadata.tables), VERSIONS)
UNFINISHED = ".part"
"""Ends the name of a backup that is being written."""
COPY_PAGES = 1000


class BadBackup(BradshawError):
    """A file that is no backup, or that cannot be restored here."""


class Contents(msgspec.Struct, frozen=True):
    """What a backup holds."""

    database: str
    revision: str
    counts: dict[str, int]
    """Rows by table."""
    size: int
    """In bytes."""


def back_up(url: str, file: Path) -> Contents:
    """Write a backup of the database, verify it, and only then give it its name. Raises StorageTrouble or BadBackup."""
    address = make_url(url)
    source = Archive(url)
    try:
        revision = source.revision()
    finally:
        source.close()
    if revision is None:
        raise BadBackup(message("host-backup-nothing", database=source.name))
    if file.exists() and address.database and Path(address.database).exists() and file.samefile(address.database):
        raise BadBackup(message("host-backup-same-file", file=str(file)))
    part = file.with_name(file.name + UNFINISHED)
    try:
        with _told(message("host-backup-unwritten", file=str(file), reason=None)):
            if address.get_backend_name() == "sqlite":
                counts = _copy_sqlite(Path(address.database or ""), part)
            else:
                counts = _dump_postgres(address, part)
            _to_disk(part)
            found = examine(part)
            if found.counts != counts:
                raise BadBackup(message("host-backup-incomplete", file=str(file)))
            part.replace(file)
            _to_disk(file.parent)
    finally:
        part.unlink(missing_ok=True)
    return msgspec.structs.replace(found, database=source.name)


def examine(file: Path) -> Contents:
    """Read a backup from end to end. Raises BadBackup if anything is wrong with it, and NewerDatabase."""
    found = _examine_postgres(file) if is_dump(file) else _examine_sqlite(file)
    known = known_revisions()
    if found.revision not in known:
        raise NewerDatabase(str(file), found.revision, known[0])
    return found


def is_dump(file: Path) -> bool:
    """Whether it is a backup of PostgreSQL, not of SQLite. Raises BadBackup if it is neither."""
    try:
        with file.open("rb") as opened:
            start = opened.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise BadBackup(
            message("host-backup-unreadable", file=str(file), reason=error.strerror or str(error))
        ) from None
    if not start.startswith((SQLITE_MAGIC, POSTGRES_MAGIC)):
        raise BadBackup(message("host-backup-foreign", file=str(file)))
    return start.startswith(POSTGRES_MAGIC)


def restore(file: Path, url: str, overwrite: bool) -> Contents:
    """Put what the backup holds in the place of the database. Raises InUse, BadBackup or StorageTrouble."""
    found = examine(file)
    address, database = make_url(url), Database(url)
    if database.is_sqlite is is_dump(file):
        here, there = ("SQLite", "PostgreSQL") if database.is_sqlite else ("PostgreSQL", "SQLite")
        raise BadBackup(message("host-backup-other-kind", file=str(file), held=there, database=here))
    with _told(message("host-backup-unrestored", file=str(file), reason=None)):
        if database.is_sqlite:
            with database.sole_use():
                restored = _restore_sqlite(file, Path(address.database or ""), overwrite)
        else:
            restored = _restore_postgres(file, address, overwrite)
    if restored != found.counts:
        raise StorageTrouble(message("host-backup-restored-partly"))
    return found


def _refuse_to_overwrite(name: str, rows: int, overwrite: bool) -> None:
    if rows and not overwrite:
        raise BadBackup(message("host-backup-not-empty", database=name))


@contextlib.contextmanager
def _told(trouble: Message) -> Iterator[None]:
    """Trouble with disks and databases, told by this message with its reason."""
    try:
        yield
    except (sqlite3.Error, psycopg.Error, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else " ".join(str(error).split())
        raise StorageTrouble(Message(trouble.say, {**trouble.facts, "reason": reason[:200]})) from None


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# SQLite


def _copy_sqlite(source: Path, target: Path) -> dict[str, int]:
    """Copy a database, also while it is being written; the rows that the copy must hold."""
    target.unlink(missing_ok=True)
    with contextlib.closing(_opened(source, "rw")) as original:
        # The transaction holds on to one snapshot, for counting and for copying.
        original.execute("BEGIN")
        counts = _count_sqlite(original)
        with contextlib.closing(sqlite3.connect(target)) as copy:
            original.backup(copy, pages=COPY_PAGES)
            # One file: no log beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
    return counts


def _opened(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file))}?mode={mode}", uri=True, isolation_level=None)


def _count_sqlite(connection: sqlite3.Connection) -> dict[str, int]:
    there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return {
        table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES if table in there
    }


def _examine_sqlite(file: Path) -> Contents:
    try:
        with contextlib.closing(_opened(file, "ro&immutable=1")) as opened:
            wrong = [row[0] for row in opened.execute("PRAGMA integrity_check(1)") if row[0] != "ok"]
            wrong += [f"foreign_key_check: {row[0]}" for row in opened.execute("PRAGMA foreign_key_check")]
            counts = _count_sqlite(opened)
            if VERSIONS not in counts and not wrong:
                raise BadBackup(message("host-backup-other-database", file=str(file)))
            revision = "" if wrong else str(opened.execute(f"SELECT version_num FROM {VERSIONS}").fetchone()[0])
    except sqlite3.Error as error:
        wrong = [str(error)]
    if wrong:
        raise BadBackup(message("host-backup-damaged", file=str(file), reason=wrong[0]))
    return Contents(str(file), revision, counts, file.stat().st_size)


def _restore_sqlite(file: Path, target: Path, overwrite: bool) -> dict[str, int]:
    if target.exists():
        _refuse_to_overwrite(str(target), _rows_in(target), overwrite)
    part = target.with_name(target.name + UNFINISHED)
    try:
        part.unlink(missing_ok=True)
        shutil.copyfile(file, part)
        _to_disk(part)
        counts = _examine_sqlite(part).counts
        _settle(target)
        part.replace(target)
        _to_disk(target.parent)
    finally:
        part.unlink(missing_ok=True)
    return counts


def _rows_in(file: Path) -> int:
    """How much is at stake in a database; one that cannot be read counts as something."""
    try:
        with contextlib.closing(_opened(file, "rw")) as opened:
            counts = _count_sqlite(opened)
    except sqlite3.Error:
        return 1
    return counts.get("people", 0) + counts.get("games", 0)


def _settle(target: Path) -> None:
    """Leave no log beside a database that is about to be replaced: it would be taken for a part of the new one."""
    if target.exists():
        # A damaged one, which may be the reason for all this, need not be settled.
        with contextlib.suppress(sqlite3.Error), contextlib.closing(_opened(target, "rw")) as old:
            old.execute("PRAGMA journal_mode = DELETE")
    for ending in ("-wal", "-shm"):
        target.with_name(target.name + ending).unlink(missing_ok=True)


# PostgreSQL


def _dump_postgres(address: URL, part: Path) -> dict[str, int]:
    """Have a database dumped; the rows that the dump must hold."""
    with psycopg.connect(_plain(address)) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        counts = _count_postgres(connection)
        # The dump sees exactly what was counted.
        snapshot = connection.execute("SELECT pg_export_snapshot()").fetchone()
        assert snapshot is not None
        tables = [f"--table={table}" for table in counts]
        _run("pg_dump", ["--format=custom", f"--snapshot={snapshot[0]}", f"--file={part}", *tables], address)
    return counts


def _plain(address: URL) -> str:
    return address.set(drivername="postgresql").render_as_string(hide_password=False)


def _count_postgres(connection: psycopg.Connection) -> dict[str, int]:
    counts = {}
    for table in TABLES:
        there = connection.execute("SELECT to_regclass(%s)", [table]).fetchone()
        if there is not None and there[0] is not None:
            found = connection.execute(sql.SQL("SELECT count(*) FROM {}").format(sql.Identifier(table))).fetchone()
            counts[table] = found[0] if found is not None else 0
    return counts


def _examine_postgres(file: Path) -> Contents:
    counts: dict[str, int] = {}
    revision, table = "", None
    with tempfile.TemporaryFile() as script:
        _run("pg_restore", ["--data-only", "--file=-", str(file)], output=script, reading=file)
        script.seek(0)
        for line in script:
            if table is None and line.startswith(b"COPY "):
                table = line.split()[1].decode().rpartition(".")[2].strip('"')
                counts[table] = 0
            elif table is not None and line == b"\\.\n":
                table = None
            elif table is not None:
                counts[table] += 1
                if table == VERSIONS:
                    revision = line.decode().strip()
    if VERSIONS not in counts:
        raise BadBackup(message("host-backup-other-dump", file=str(file)))
    return Contents(str(file), revision, counts, file.stat().st_size)


def _restore_postgres(file: Path, address: URL, overwrite: bool) -> dict[str, int]:
    with psycopg.connect(_plain(address), autocommit=True) as connection:
        others = connection.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
            "AND backend_type = 'client backend'"
        ).fetchone()
        if others is not None and others[0]:
            name = address.set(drivername="postgresql")
            raise InUse(message("host-database-in-use", database=str(name), count=others[0]))
        counts = _count_postgres(connection)
        rows = counts.get("people", 0) + counts.get("games", 0)
        _refuse_to_overwrite(str(address.set(drivername="postgresql")), rows, overwrite)
        with tempfile.NamedTemporaryFile(suffix=".sql") as script:
            # All of it or nothing: a script that ends early is never carried out.
            _run("pg_restore", ["--no-owner", "--no-privileges", f"--file={script.name}", str(file)])
            drop = f"DROP TABLE IF EXISTS {', '.join(TABLES)} CASCADE"
            options = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"]
            _run("psql", [*options, f"--command={drop}", f"--file={script.name}"], address)
        return _count_postgres(connection)


def _run(
    program: str,
    arguments: Sequence[str],
    address: URL | None = None,
    output: int | IO[bytes] = subprocess.DEVNULL,
    reading: Path | None = None,
) -> None:
    """Run a program of PostgreSQL, with the database given so that its password is not to be seen."""
    found = shutil.which(program)
    if found is None:
        raise StorageTrouble(message("host-backup-no-program", program=program))
    environment: Mapping[str, str] = os.environ
    if address is not None:
        environment = {**os.environ, "PGPASSWORD": str(address.password)} if address.password else os.environ
        bare = address._replace(drivername="postgresql", password=None).render_as_string()
        arguments = [f"--dbname={bare}", *arguments]
    ran = subprocess.run([found, *arguments], env=environment, stdout=output, stderr=subprocess.PIPE, check=False)
    if ran.returncode:
        said = " ".join(ran.stderr.decode(errors="replace").split())[-200:] or f"status {ran.returncode}"
        if reading is not None:
            raise BadBackup(message("host-backup-damaged", file=str(reading), reason=said))
        raise BadBackup(message("host-backup-failed", program=program, reason=said))
