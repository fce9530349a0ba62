"""A PostgreSQL server for tests: private, temporary, and as careful with the disk as a real one."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from bradshaw.server.settings import Settings
from bradshaw.server.storage.database import Database
from tests.programs import own_signals

ROLE = "postgres"
"""PostgreSQL refuses to run as root; then the system's user of this name runs it."""
PATIENCE = 120.0


def _programs() -> Path | None:
    on_path = shutil.which("initdb")
    places = [Path(on_path).resolve().parent] if on_path else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def _user() -> str | None:
    """The user who runs the server: ourselves, unless we are root."""
    if os.geteuid() != 0:
        return None
    try:
        pwd.getpwnam(ROLE)
    except KeyError:
        pytest.skip(f"PostgreSQL cannot run as root, and there is no user {ROLE!r}")
    return ROLE


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def cluster() -> Iterator[str]:
    """Start a server and give its address; at the end stop it and remove everything."""
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="bradshaw-postgres-"))
    try:
        password, port = secrets.token_hex(16), _free_port()
        (folder / "password").write_text(password)
        if user is not None:
            for path in (folder, folder / "password"):
                shutil.chown(path, user)
        made = subprocess.run(
            [
                *(programs / "initdb", "--pgdata", folder / "data", "--username", ROLE),
                *("--pwfile", folder / "password", "--auth", "scram-sha-256"),
                *("--encoding", "UTF8", "--locale", "C", "--no-sync"),
            ],
            user=user,
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            pytest.skip(f"PostgreSQL could not be set up: {made.stderr.strip()[-300:]}")
        options = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder, "fsync": "on"}
        with (folder / "log").open("w") as log:
            server = subprocess.Popen(
                [
                    programs / "postgres",
                    "-D",
                    folder / "data",
                    *(f"-c{name}={value}" for name, value in options.items()),
                ],
                user=user,
                cwd=folder,
                stdout=log,
                stderr=log,
                preexec_fn=own_signals,
            )
        try:
            url = f"postgresql://{ROLE}:{password}@127.0.0.1:{port}/postgres"
            _wait(url, server, folder / "log")
            yield url
        finally:
            # Shut down at once: nothing of it is needed any more.
            server.send_signal(signal.SIGQUIT)
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(url, connect_timeout=2).close()
            return
        except psycopg.OperationalError as error:
            if server.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL did not start: {error}\n{log.read_text()[-2000:]}") from error
            time.sleep(0.05)


def new_database(url: str, like: str = "template1") -> str:
    """An empty database on the server, or a copy of another; its address."""
    name = f"bradshaw_{secrets.token_hex(6)}"
    made = sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(name), sql.Identifier(like))
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(made)
    return url.rpartition("/")[0] + "/" + name


@cache
def _laid(url: str) -> str:
    """The name of a database with all tables."""
    made = new_database(url)
    Database(Settings(database=made).database_url).migrate()
    return made.rpartition("/")[2]


def laid_database(url: str) -> str:
    """A database with all tables and nothing in them: to bring every new one through all versions takes longer."""
    return new_database(url, like=_laid(url))
