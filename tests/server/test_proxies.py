"""Behind nginx and Caddy, with the files that hosts are given: streams, true addresses, and upgrades nobody notices."""

import json
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest

from bradshaw.core.chance import Chance
from tests.examples import soaked, times

from .crowding import TRIED
from .following import positions_of
from .process import ServerProcess, server_process
from .proxies import DEPLOY, caddy, nginx, substituted
from .serving import PASSWORD, Browser
from .siege import Resuming
from .tables import move, play_on, settled, until

Proxy = Callable[[Path, int], AbstractContextManager[str]]


class Hosted:
    """A server behind a proxy. Its port stays open while it is restarted."""

    def __init__(self, server: ServerProcess, url: str) -> None:
        self.server = server
        self.url = url

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        """Somebody at an address of this machine."""
        transport = httpx.HTTPTransport(local_address=address, verify=False)
        return httpx.Client(base_url=self.url, transport=transport, timeout=60)


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    proxy: Proxy = request.param
    folder = tmp_path_factory.mktemp("hosted")
    with (
        socket.create_server(("127.0.0.1", 0), backlog=128) as listener,
        proxy(folder, listener.getsockname()[1]) as url,
        server_process(
            folder,
            str(folder / "bradshaw.sqlite"),
            listener=listener,
            TRUSTED_PROXIES="127.0.0.1",
            LOGIN_RATE="0.001",
            # Starting processes takes longer than these tests.
            WORK_PROCESSES="0",
            PUBLIC_URL=url,
        ) as server,
    ):
        yield Hosted(server, url)


def test_an_event_is_not_held_back(hosted: Hosted):
    browser = Browser(hosted.url)
    game = browser.make_game(pace=0, seed=1)["id"]
    over = threading.Event()
    follower = Resuming(hosted.url, game, over)
    thread = threading.Thread(target=follower.follow, daemon=True)
    thread.start()
    until(lambda: follower.ids, "the stream")
    for number in range(5):
        stored = move(browser, settled(browser, game), Chance(number)).json()["sequence"]
        until(lambda last=stored: follower.ids[-1] >= last, "the event, with nothing after it to push it on")
    over.set()
    play_on(browser, game, moves=1)
    thread.join(10)


def test_a_packed_position_is_not_held_back(hosted: Hosted):
    browser = Browser(hosted.url)
    game = browser.make_game(pace=0, seed=1)["id"]
    asked, taken = {"positions": -1}, {"Accept-Encoding": "gzip"}
    with browser.http.stream("GET", f"/api/games/{game}/events", params=asked, headers=taken) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        sent = positions_of(answer)
        for number in range(5):
            assert next(sent)["version"] == settled(browser, game)["version"]
            move(browser, settled(browser, game), Chance(number))


def test_limits_count_the_true_address(hosted: Hosted):
    def guess(client: httpx.Client, number: int, **headers: str) -> int:
        token = client.cookies.get("bradshaw-csrf") or client.get("/api/me").cookies["bradshaw-csrf"]
        body = {"name": f"Nobody {number}", "password": PASSWORD}
        return client.post("/api/logins", json=body, headers={"X-CSRF-Token": token} | headers).status_code

    with hosted.client("127.0.0.2") as guesser, hosted.client("127.0.0.3") as other:
        statuses = [guess(guesser, number) for number in range(12)]
        assert statuses[0] in (400, 401, 403)
        assert statuses[-1] == 429
        assert guess(other, 1) == statuses[0], "another address has guesses of its own"
        assert guess(guesser, 1, **{"X-Forwarded-For": "127.0.0.4"}) == 429, "a forged address helps nobody"


def test_metrics_are_for_the_host_only(hosted: Hosted):
    with hosted.client() as client:
        assert client.get("/metrics").status_code == 404
    assert hosted.server.ask("/metrics", timeout=20).status_code == 200


def test_a_file_that_is_too_large_does_not_get_through(hosted: Hosted):
    browser = Browser(hosted.url)
    answer = browser.post("/api/games/import/preview", {"record": {"x": "x" * (21 * 1024 * 1024)}})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "hosted", [pytest.param(nginx, id="nginx"), soaked(caddy, id="caddy")], indirect=True, scope="module"
)
def test_an_upgrade_loses_no_stream_and_shows_no_error(hosted: Hosted):
    browser = Browser(hosted.url)
    game = browser.make_game(pace=0, seed=2)["id"]
    over = threading.Event()
    follower = Resuming(hosted.url, game, over)
    threads = [threading.Thread(target=follower.follow, daemon=True)]
    statuses: list[int] = []

    def ask() -> None:
        with hosted.client() as client:
            while not over.is_set():
                statuses.append(client.get(f"/api/games/{game}").status_code)
                time.sleep(0.05)

    threads.append(threading.Thread(target=ask, daemon=True))
    for thread in threads:
        thread.start()
    for number in range(times(5)):
        play_on(browser, game, moves=3, seed=number)
        hosted.server.stop()
        hosted.server.start()
    shown = play_on(browser, game, moves=3, seed=9)
    until(lambda: follower.ids[-1:] == [shown["sequence"]], "the last event")
    over.set()
    play_on(browser, game, moves=1)
    for thread in threads:
        thread.join(20)
    assert follower.ids[: shown["sequence"]] == list(range(1, shown["sequence"] + 1))
    assert set(statuses) == {200}


def test_systemd_understands_the_units(tmp_path: Path):
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed (scripts/setup.sh test-tools)")
    units = [tmp_path / "bradshaw.service", tmp_path / "bradshaw.socket"]
    for unit in units:
        shutil.copy(DEPLOY / unit.name, unit)
    text = units[0].read_text()
    units[0].write_text(substituted(text, **{"/opt/bradshaw/.venv/bin/bradshaw": sys.executable}))
    checked = subprocess.run(
        [program, "verify", "--man=no", *units], capture_output=True, text=True, check=False, timeout=60
    )
    # It also tells of units of the system that it comes across.
    about = [line for line in checked.stderr.splitlines() if "bradshaw" in line]
    assert not about
    assert checked.returncode == 0, checked.stderr


def test_firewall_file_limits_the_connections_of_each_visitor():
    program = shutil.which("nft", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if program is None:
        pytest.skip("nft is not installed (scripts/setup.sh test-tools)")
    alone = ["unshare", "--map-root-user", "--net"]
    if subprocess.run([*alone, program, "list", "ruleset"], capture_output=True, check=False).returncode:
        pytest.skip("no network of one's own with a firewall can be made here")
    crowded = subprocess.run(
        [*alone, sys.executable, "-m", "tests.server.crowding", program, DEPLOY / "bradshaw.nft"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert crowded.returncode == 0, crowded.stderr
    counts = json.loads(crowded.stdout)
    assert counts == {
        "first": 200,
        "another": 200,
        "another port": TRIED,
        "six": 200,
        "neighbour": 0,
        "six elsewhere": 200,
    }
