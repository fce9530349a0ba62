"""`bradshaw serve`: the web application; `bradshaw reset-link`: help for somebody who forgot a password."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import webbrowser
from typing import Annotated

import uvicorn
from cyclopts import Parameter
from uvicorn.supervisors import Multiprocess

from bradshaw.cli.arguments import console
from bradshaw.cli.errors import BadUsage
from bradshaw.core.messages import message
from bradshaw.server.edge.connection import CarefulProtocol
from bradshaw.server.host import preflight
from bradshaw.server.people.people import PeopleStore
from bradshaw.server.settings import Settings, from_environment, to_environment, variable
from bradshaw.server.storage.database import Database
from bradshaw.server.work import crew, homes
from bradshaw.words import say

GRACE_SECONDS = 3
BACKLOG = 2048
RECEIVE_BYTES = 128 * 1024
"""Of each connection, that the system keeps for us until we read them (it takes twice as much). Unless told, it
would grow to 6 MB, and 300 connections that send more than is read to 2 GB."""
FIRST_GIVEN = 3
"""Where a process finds the sockets that systemd has opened for it."""
DatabaseAddress = Annotated[str | None, Parameter(help="cli-help-database")]


def _listen(settings: Settings, any_port: bool) -> socket.socket:
    """A socket at the address; if the port is taken, at the next free one where that is wanted."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in (settings.port, 0) if any_port else (settings.port,):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
        except OSError as error:
            listener.close()
            reason = error.strerror or str(error)
            continue
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BYTES)
        listener.listen(BACKLOG)
        listener.set_inheritable(True)
        return listener
    address = f"{settings.host}:{settings.port}"
    raise BadUsage(message("cli-error-address", address=address, reason=reason))


def _given() -> socket.socket | None:
    """The socket that systemd has opened for this process and keeps open while it is restarted, if there is one."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()):
        return None
    if os.environ.get("LISTEN_FDS") != "1":
        raise BadUsage(message("cli-error-several-sockets"))
    listener = socket.socket(fileno=FIRST_GIVEN)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BYTES)
    listener.set_inheritable(True)
    return listener


def _address(settings: Settings, listener: socket.socket) -> str:
    if settings.public_url:
        return settings.public_url
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"http://{host}:{listener.getsockname()[1]}/"


def _has_desktop() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(
    *,
    host: Annotated[str | None, Parameter(help="cli-help-serve-host")] = None,
    port: Annotated[int | None, Parameter(help="cli-help-serve-port")] = None,
    database: DatabaseAddress = None,
    workers: Annotated[int | None, Parameter(help="cli-help-serve-workers")] = None,
    play: Annotated[bool, Parameter(help="cli-help-serve-play", negative=())] = False,
) -> None:
    """Start the web application. Every setting is also an environment variable, such as BRADSHAW_PORT."""
    # Who plays at home is told the address, and of troubles; the log of a host is one line of JSON for each event.
    environment = {variable("log_level"): "warning", **os.environ} if play else os.environ
    settings = from_environment(environment, host=host, port=port, database=database, workers=workers)
    preflight.check(settings)
    if settings.workers == 1 and settings.work_processes:
        crew.get_ready()
    stored = Database(settings.database_url)
    with stored.sole_use():
        stored.migrate()
        if settings.workers == 1:
            _serve(settings, play)
            return
        with homes.folder() as shared:
            os.environ[homes.VARIABLE] = shared
            _serve(settings, play)


def _serve(settings: Settings, play: bool) -> None:
    os.environ.update(to_environment(settings))
    listener = _given() or _listen(settings, any_port=play)
    address = _address(settings, listener)
    config = uvicorn.Config(
        "bradshaw.server.app:worker",
        factory=True,
        http=CarefulProtocol,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=75,
    )
    console().print(say(message("cli-serving", address=address)))
    if play and _has_desktop():
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    if settings.workers == 1:
        uvicorn.Server(config).run(sockets=[listener])
    else:
        Multiprocess(config, sockets=[listener]).run()


def reset_link(
    name: Annotated[str, Parameter(help="cli-help-reset-link-name")],
    *,
    database: DatabaseAddress = None,
) -> None:
    """Print a link with which the person of this name can set a new password, once, within a day."""
    settings = from_environment(os.environ, database=database)

    async def issue() -> str:
        store = Database(settings.database_url)
        try:
            return await PeopleStore(store).issue_reset(name)
        finally:
            await store.close()

    Database(settings.database_url).migrate()
    base = settings.public_url or f"http://localhost:{settings.port}"
    console().print(f"{base.rstrip('/')}/reset/{asyncio.run(issue())}")
