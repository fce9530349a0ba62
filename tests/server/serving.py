"""A server for tests: the whole application on a local port, in a thread of the test process."""

from __future__ import annotations

import asyncio
import ssl
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from litestar import Litestar
from litestar.config.app import AppConfig
from sqlalchemy import Connection, Executable, event, make_url, update
from sqlalchemy.engine import Engine

from bradshaw.server import app
from bradshaw.server.app import create_app
from bradshaw.server.clock import Clock
from bradshaw.server.edge import logs
from bradshaw.server.edge.connection import CarefulProtocol
from bradshaw.server.edge.security import Safety
from bradshaw.server.edge.state import ServerState
from bradshaw.server.host import preflight
from bradshaw.server.settings import Settings
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import Setting
from bradshaw.server.storage.uptime import AWAKE_NAME

PATIENCE = 120.0
UNLIMITED = 1e9
PASSWORD = "correct horse"

TRUSTFUL = ssl._create_unverified_context()
"""For all clients, of which each would make one of its own: certificates are those of proxies in tests."""

T = TypeVar("T")


class Served:
    """A running server."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.state: Any = app.state
        self.server = uvicorn.Server(
            uvicorn.Config(
                app,
                host="127.0.0.1",
                port=0,
                http=CarefulProtocol,
                log_config=None,
                access_log=False,
                proxy_headers=False,
            )
        )
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._serve, daemon=True)
        self._begun = threading.Event()

    def _serve(self) -> None:
        async def main() -> None:
            serving = asyncio.ensure_future(self.server.serve())
            while not self.server.started and not serving.done():
                await asyncio.sleep(0.01)
            self._begun.set()
            await serving

        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            try:
                runner.run(main())
            finally:
                self._begun.set()

    def start(self) -> None:
        self.thread.start()
        self._begun.wait(PATIENCE)
        assert self.server.started, "the server did not start"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    @property
    def url(self) -> str:
        host, port = self.server.servers[0].sockets[0].getsockname()
        return f"http://{host}:{port}"

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def execute(self, statement: Executable) -> list[Any]:
        """Look into the server's database, or change it behind the server's back."""

        async def execute() -> list[Any]:
            database = self.state.database
            async with database.reading() if statement.is_select else database.writing() as connection:
                result = await connection.execute(statement)
                return list(result) if result.returns_rows else []

        return self.run(execute())

    def later(self, **span: float) -> None:
        """Let time pass in which the server runs, such as `hours=25`."""

        async def pass_time() -> None:
            # Together, or the server would take it for a time in which it did not run.
            async with self.state.database.writing() as connection:
                self.state.clock.shift += timedelta(**span)
                awake = update(Setting).where(Setting.name == AWAKE_NAME)
                await connection.execute(awake.values(value=self.state.clock.now().isoformat()))

        self.run(pass_time())

    def browser(self, **headers: str) -> Browser:
        return Browser(self.url, headers)


class Browser:
    """Keeps cookies, and sends the token with every changing request as the client's pages do."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=TRUSTFUL)

    def request(self, method: str, path: str, **given: Any) -> httpx.Response:
        headers = dict(given.pop("headers", None) or {})
        if method != "GET" and "X-CSRF-Token" not in headers:
            headers["X-CSRF-Token"] = self.token
        return self.http.request(method, path, headers=headers, **given)

    @property
    def token(self) -> str:
        if "bradshaw-csrf" not in self.http.cookies:
            self.http.get("/api/me")
        return self.http.cookies["bradshaw-csrf"]

    def get(self, path: str, **given: Any) -> httpx.Response:
        return self.request("GET", path, **given)

    def post(self, path: str, json: Any = None, **given: Any) -> httpx.Response:
        return self.request("POST", path, json=json, **given)

    def put(self, path: str, json: Any = None, **given: Any) -> httpx.Response:
        return self.request("PUT", path, json=json, **given)

    def delete(self, path: str, json: Any = None, **given: Any) -> httpx.Response:
        return self.request("DELETE", path, json=json, **given)

    def insist(self, path: str, json: Any = None, method: str = "POST") -> httpx.Response:
        """Ask, and again as long as the server has too much to do: on a busy machine, when it has just started."""
        end = time.monotonic() + PATIENCE
        while True:
            answer = self.request(method, path, json=json)
            if answer.status_code != 503 or "Retry-After" not in answer.headers or time.monotonic() > end:
                return answer
            time.sleep(float(answer.headers["Retry-After"]))

    # What people do

    def me(self) -> dict[str, Any]:
        person: dict[str, Any] = self.get("/api/me").json()["person"]
        return person

    def register(self, name: str, password: str = PASSWORD) -> Browser:
        answer = self.post("/api/accounts", {"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return self

    def log_in(self, name: str, password: str = PASSWORD) -> Browser:
        answer = self.post("/api/logins", {"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return self

    def make_game(self, **wish: Any) -> dict[str, Any]:
        """A hotseat game of three unless something else is wished."""
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}, {"kind": "person", "name": "Cleo"}]
        answer = self.insist("/api/games", {"title": "emubay", "mode": "hotseat", "seats": seats} | wish)
        assert answer.status_code == 201, answer.text
        game: dict[str, Any] = answer.json()
        return game

    def listed(self, which: str, page: int = 1) -> list[dict[str, Any]]:
        """The games on a page of a list."""
        answer = self.get("/api/games", params={"list": which, "page": page})
        assert answer.status_code == 200, answer.text
        games: list[dict[str, Any]] = answer.json()["games"]
        return games

    def games(self) -> list[str]:
        """The ids of one's own games, whether over or not."""
        return [game["id"] for which in ("mine", "mine-finished") for game in self.listed(which)]


def plain_settings(folder: Path, **given: Any) -> Settings:
    """Settings under which nothing is too often."""
    values: dict[str, Any] = {
        "database": str(folder / "bradshaw.sqlite"),
        "rate": UNLIMITED,
        "login_rate": UNLIMITED,
        "token_rate": UNLIMITED,
        "log_level": "warning",
        # Starting processes takes longer than most tests.
        "work_processes": 0,
    }
    return Settings(**(values | given))


@cache
def empty_tables() -> bytes:
    """A file of SQLite with all tables: to bring every new one through all versions takes longer than most tests."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "bradshaw.sqlite"
        Database(Settings(database=str(file)).database_url).migrate()
        return file.read_bytes()


def _lay_tables(settings: Settings) -> bool:
    """Put the tables where there is no file yet; False if the server has to see to them itself."""
    url = make_url(settings.database_url)
    file = Path(url.database or "")
    if url.get_backend_name() != "sqlite" or file.exists() or not file.parent.is_dir():
        return False
    file.write_bytes(empty_tables())
    return True


@contextmanager
def serving_at(settings: Settings, shift: timedelta) -> Iterator[Served]:
    """A server that starts when so much time has passed."""

    def clock() -> Clock:
        made = Clock()
        made.shift = shift
        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "Clock", clock)
        with serving(settings) as served:
            yield served


class _Written(dict[Any, Any]):
    """Statements as SQL, whichever engine they were written for: else each server would write all of its own anew."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(key[1:], default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(key[1:], compiled)


_written = _Written()


@event.listens_for(Engine, "engine_connect")
def _share_statements(connection: Connection) -> None:
    if connection.dialect.driver == "aiosqlite":
        connection.engine._compiled_cache = _written


_left: list[Litestar] = []
"""Applications that no server runs any more: to make a new one takes longer than most tests."""


def _application(settings: Settings, shared: str, anew: bool) -> Litestar:
    """One that has stopped, with nothing of what it was but its routes, or a new one."""
    migrated = _lay_tables(settings)
    if anew or not _left:
        return create_app(settings, migrated=migrated, shared=shared)
    preflight.check(settings)
    logs.configure(settings)
    made = _left.pop()
    config = AppConfig(state=ServerState({"migrated": migrated, "shared": shared}))
    made.state = Safety(settings).on_app_init(config).state
    return made


@contextmanager
def serving(settings: Settings, shared: str = "", anew: bool = False) -> Iterator[Served]:
    """The application while it runs. `shared`: the folder that it has in common with other workers.

    `anew`: it has never been asked anything; else it may be one that was run before, with other parts.
    """
    made = _application(settings, shared, anew)
    handler = made.asgi_handler
    served = Served(made)
    served.start()
    try:
        yield served
    finally:
        served.stop()
    # It counts requests from when it is started.
    made.asgi_handler = handler
    _left.append(made)
