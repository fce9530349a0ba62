"""Each game has one worker of a server as its home, to which connections are passed on that ask for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bradshaw.core.chance import Chance
from bradshaw.server.app import worker
from bradshaw.server.play import jobs
from bradshaw.server.settings import to_environment
from bradshaw.server.storage.database import Database
from bradshaw.server.work import homes
from bradshaw.server.work.homes import Homes

from .following import Follower
from .serving import Browser, Served, plain_settings, serving
from .tables import move, play_on, until, view


@pytest.fixture
def folder() -> Iterator[str]:
    """As workers have it: the address of a socket must be short."""
    with homes.folder() as made:
        yield made


@pytest.fixture
def workers(tmp_path: Path, postgres_url: str, folder: str) -> Iterator[tuple[Served, Served]]:
    """The two workers of a server, both of which have had a visitor."""
    settings = plain_settings(tmp_path, database=postgres_url, workers=2)
    with serving(settings, folder) as here, serving(settings, folder) as there:
        here.browser().me()
        there.browser().me()
        yield here, there


def game_at(home: Served, browser: Browser, seed: int = 8) -> str:
    """A new game whose home is this worker."""
    while True:
        game: str = browser.make_game(pace=0, seed=seed)["id"]
        if home.state.homes.is_home(game):
            return game


def asked_of(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The jobs that a worker has done from now on for moves and positions."""
    asked: list[object] = []
    lane = served.state.workshop.moves
    do = lane.do
    monkeypatch.setattr(lane, "do", lambda asker, job, *given: asked.append(job) or do(asker, job, *given))
    return asked


def test_a_game_is_served_by_its_home_alone(workers: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch):
    here, there = workers
    browser, twin = here.browser(), there.browser()
    game = game_at(there, browser)
    twin.http.cookies = browser.http.cookies
    asked, home_asked = asked_of(here, monkeypatch), asked_of(there, monkeypatch)
    with Follower(browser, game) as near, Follower(twin, game) as far:
        shown = view(browser, game)
        for number in range(1, 6):
            stored = move(browser, shown, Chance(number)).json()
            for follower in (near, far):
                until(lambda stored=stored, one=follower: one.ids[-1:] == [stored["sequence"]], "the event")
            shown = view(twin, game)
            assert shown["version"] == stored["version"]
            assert shown["position"] == stored["now"]["position"]
        assert len(there.state.hall.games[game].watchers) == 2
        assert asked == []
        assert home_asked.count(jobs.move) == 5
    assert here.state.homes.passed > 0
    assert there.state.homes.passed == 0


def test_a_connection_goes_to_and_fro(workers: tuple[Served, Served]):
    here, there = workers
    browser = here.browser()
    games = [game_at(here, browser), game_at(there, browser)]
    passed = [served.state.homes.passed for served in workers]
    for _ in range(10):
        assert browser.me()["guest"]
        for game in games:
            assert view(browser, game)["id"] == game
    assert [served.state.homes.passed - before for served, before in zip(workers, passed, strict=True)] == [10, 9]


def test_a_request_is_passed_on_whole_in_whatever_pieces_it_comes(workers: tuple[Served, Served]):
    here, there = workers
    browser = here.browser()
    game = game_at(there, browser)
    shown = view(browser, game)
    body = json.dumps({"after": shown["version"], "action": shown["position"]["choices"]["actions"][0]["action"]})
    where = urlsplit(here.url)
    lines = [
        f"POST /api/games/{game}/actions HTTP/1.1",
        f"Host: {where.netloc}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"X-CSRF-Token: {browser.token}",
        "Cookie: " + "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items()),
    ]
    request = "\r\n".join([*lines, "", body]).encode()
    for cuts in ([60], [20, 60], [len(request) - 10], [len(request) - len(body)]):
        before = here.state.homes.passed
        with socket.create_connection((where.hostname, where.port), 60) as connection:
            for start, end in zip([0, *cuts], [*cuts, len(request)], strict=True):
                connection.sendall(request[start:end])
                time.sleep(0.05)
            answer = connection.recv(15).decode()
        # The second and later ones are for a version that is no longer the newest.
        assert answer in ("HTTP/1.1 201 Cr", "HTTP/1.1 409 Co")
        # What does not say at once which game it asks for stays where it is.
        assert here.state.homes.passed - before == (cuts[0] > 40)
    assert view(browser, game)["version"] == shown["version"] + 1


def test_what_has_no_home_yet_or_no_more_is_served_where_it_comes(tmp_path: Path, postgres_url: str, folder: str):
    settings = plain_settings(tmp_path, database=postgres_url, workers=2)
    with serving(settings, folder) as here:
        browser = here.browser()
        with serving(settings, folder) as there:
            # Nobody has come there so far.
            game = game_at(there, browser)
            assert move(browser, view(browser, game), Chance(1)).status_code == 201
            assert here.state.homes.passed == 0
            there.browser().me()
            assert view(browser, game)["id"] == game
            assert here.state.homes.passed == 1
        # That worker took the connection along.
        visitor = here.browser()
        visitor.http.cookies = browser.http.cookies
        assert move(visitor, view(visitor, game), Chance(3)).status_code == 201
        assert here.state.homes.passed == 1
        # Another one becomes the home.
        with serving(settings, folder) as again:
            again.browser().me()
            assert view(visitor, game)["id"] == game
            assert here.state.homes.passed == 2


def test_workers_elsewhere_work_moves_out_themselves(tmp_path: Path, postgres_url: str, folder: str):
    settings = plain_settings(tmp_path, database=postgres_url, workers=2)
    with serving(settings, folder) as here, serving(settings) as elsewhere:
        browser, twin = here.browser(), elsewhere.browser()
        game = game_at(here, browser)
        twin.http.cookies = browser.http.cookies
        with Follower(twin, game) as follower:
            play_on(browser, game, moves=3, seed=9)
            last = view(browser, game)
            until(lambda: follower.ids[-1:] == [last["sequence"]], "the events")
            assert view(twin, game)["position"] == last["position"]


def test_a_game_that_nobody_follows_is_put_away_where_it_has_no_home(workers: tuple[Served, Served]):
    here, there = workers
    browser = here.browser()
    game = game_at(there, browser)
    kept = here.state.hall.games[game]
    stored = move(browser, view(browser, game), Chance(1)).json()
    until(lambda: game not in here.state.hall.games, "the game to be put away")
    assert kept.version == stored["version"] - 1
    # Whoever has it still is shown all that has happened.
    found = here.run(here.state.hall.find(game))
    assert found is kept
    assert kept.version == stored["version"]


# Homes without a server


@contextlib.contextmanager
def opened(folder: str, taken: list[bytes]) -> Iterator[Homes]:
    """A worker that takes connections in, while a loop runs."""
    one = Homes(folder, 2)
    one.start()

    def take(connection: socket.socket, come: bytes) -> None:
        with connection:
            connection.send(come.upper())
        taken.append(come)

    one.open(take)
    try:
        yield one
    finally:
        one.close()


def game_of(one: Homes) -> bytes:
    return next(name for name in map(str, range(100)) if one.is_home(name)).encode()


def test_connections_reach_a_home_until_it_is_gone(folder: str):
    async def pass_on() -> None:
        taken: list[bytes] = []
        with opened(folder, []) as first:
            with opened(folder, taken) as second:
                game = game_of(second)
                assert not first.is_home(game.decode())
                ours, theirs = socket.socketpair()
                with ours, theirs:
                    assert first.pass_on(theirs.fileno(), game, b"come")
                    assert not second.pass_on(theirs.fileno(), game, b"its own")
                    assert not first.pass_on(theirs.fileno(), game, b"x" * (homes.LARGEST + 1))
                    for _ in range(100):
                        assert first.pass_on(theirs.fileno(), game, b"come again")
                    while len(taken) < 101:
                        await asyncio.sleep(0.01)
                    assert ours.recv(4) == b"COME"
            await asyncio.sleep(0.01)
            assert not first.pass_on(0, game, b"come")
            ours, theirs = socket.socketpair()
            with opened(folder, taken), ours, theirs:
                assert first.pass_on(theirs.fileno(), game, b"once more")
                while taken[-1] != b"once more":
                    await asyncio.sleep(0.01)
        assert first.passed == 102
        assert taken.count(b"come again") == 100

    asyncio.run(pass_on())


def test_a_home_that_does_not_listen_keeps_nobody_waiting(folder: str):
    async def pass_on() -> None:
        with opened(folder, []) as first, opened(folder, []) as busy:
            game = game_of(busy)
            passed = 0
            # The loop does not run meanwhile.
            while first.pass_on(0, game, b"x" * 1000):
                passed += 1
                assert passed < 100_000
            assert passed > 20

    asyncio.run(pass_on())


def test_there_are_as_many_homes_as_workers_and_others_pass_on_everything(folder: str):
    async def count() -> None:
        with opened(folder, []) as first, opened(folder, []) as second, opened(folder, []) as third:
            games = [str(number) for number in range(50)]
            assert [first.is_home(game) for game in games] == [not second.is_home(game) for game in games]
            assert not any(third.is_home(game) for game in games)
            assert all(third.pass_on(0, game.encode(), b"") for game in games[:10])

    asyncio.run(count())


def test_a_worker_that_is_alone_is_the_home_of_everything(folder: str):
    for alone in (Homes(), Homes(folder, 1), Homes("", 2)):
        alone.start()
        alone.open(lambda connection, come: None)
        assert alone.is_home("abc")
        assert not alone.pass_on(0, b"abc", b"come")
        alone.close()
    assert list(Path(folder).iterdir()) == []


def test_a_folder_that_takes_no_sockets_is_no_reason_to_stop(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    (deep := tmp_path / ("long" * 30)).mkdir()

    async def start() -> None:
        with opened(str(deep), []) as one, opened(str(deep), []) as other:
            assert not one.pass_on(0, game_of(other), b"come")

    asyncio.run(start())
    assert caplog.messages == ["connections cannot be passed on to this worker"] * 2


def test_a_worker_without_the_folder_serves_everything(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    lost = Homes(str(tmp_path / "missing"), 2)
    lost.start()
    assert lost.alone
    assert lost.is_home("abc")
    assert caplog.messages == ["this worker cannot find the others"]


def test_the_folder_of_a_server_is_its_own_and_those_of_killed_servers_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(homes, "_MEMORY", tmp_path)
    (abandoned := tmp_path / "bradshaw-workers-999999999-x").mkdir()
    (abandoned / "abc.0").write_bytes(b"")
    (other := tmp_path / f"bradshaw-workers-{os.getppid()}-x").mkdir()
    with homes.folder() as made:
        assert Path(made).stat().st_mode & 0o777 == 0o700
        assert not abandoned.exists()
    assert list(tmp_path.iterdir()) == [other]


def test_a_worker_does_not_bring_the_tables_up_to_date_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    settings = plain_settings(tmp_path)
    Database(settings.database_url).migrate()
    for name, value in to_environment(settings).items():
        monkeypatch.setenv(name, value)
    monkeypatch.delattr(Database, "migrate")
    served = Served(worker())
    served.start()
    try:
        assert served.browser().me()["guest"]
    finally:
        served.stop()
