"""Whatever happens to the server and its disk, what it has acknowledged is kept and the game goes on."""

import resource
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import column, event, text

import bradshaw
from bradshaw.core.chance import Chance
from bradshaw.server.edge.security import SENTENCES
from bradshaw.server.storage import database
from tests.examples import SOAK, in_soak, times

from .following import Follower
from .process import server_process
from .serving import Browser, plain_settings, serving
from .siege import Siege, events_in
from .tables import make_move, move, play_on, settled, until, view

KILLS = times()
MOVES = 40 * KILLS


def test_killed_at_any_moment_the_server_keeps_what_it_acknowledged(tmp_path: Path):
    file = tmp_path / "bradshaw.sqlite"
    chance = Chance(1860)
    # In a soak moves are worked out in other processes, which are killed with it.
    with server_process(tmp_path, str(file), **({} if SOAK else {"WORK_PROCESSES": "0"})) as server:
        siege = Siege(server.url, players=4, moves=MOVES, seed=1)
        siege.set_up()
        siege.begin()
        for number in range(KILLS):
            siege.wait_for((number + 1) * MOVES // (KILLS + 1))
            time.sleep(chance.below(20) / 1000)
            server.kill()
            server.start()
        siege.finish()
        siege.check(events_in(str(file)))


def test_what_a_server_has_started_ends_with_it(tmp_path: Path, postgres_url: str):
    with server_process(tmp_path, postgres_url, workers=2) as server:
        browser = Browser(server.url)
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        game = browser.make_game(mode="solo", seats=seats, pace=0)["id"]
        # The bots think in a process of their own.
        settled(browser, game)
        server.kill_first()
        until(server.is_gone, "the workers and the bots to end")


def test_bots_go_on_when_their_process_is_killed(browser: Browser):
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
    game = browser.make_game(mode="solo", seats=seats, pace=0, seed=5)["id"]
    chance = Chance(5)
    for _ in range(5):
        shown = settled(browser, game)
        for child in active_children():
            child.kill()
        make_move(browser, shown, chance)
    assert settled(browser, game)["actions"] > 10


# The disk


def refused_move(browser: Browser, game: str, chance: Chance) -> tuple[dict[str, Any], list[int]]:
    """Move until the server says that it cannot store; the game before that, and the versions acknowledged."""
    acknowledged = []
    for _ in range(100):
        shown = settled(browser, game)
        answer = move(browser, shown, chance)
        if answer.status_code != 201:
            assert answer.status_code == 503
            assert answer.json()["error"] == str(SENTENCES[503])
            return shown, acknowledged
        acknowledged.append(answer.json()["version"])
    raise AssertionError("the disk was never full")


def test_on_a_full_disk_a_move_is_refused_and_later_taken(tmp_path: Path):
    with serving(plain_settings(tmp_path)) as served:
        browser = served.browser()
        game = browser.make_game(seed=7, pace=0)["id"]
        engine = served.state.database.writer
        with closing(sqlite3.connect(tmp_path / "bradshaw.sqlite")) as base:
            # Pages that migrations have left empty are room, too.
            base.execute("VACUUM")
        [[pages]] = served.execute(text("PRAGMA page_count").columns(column("pages")))

        def fill(connection: Any, _: Any) -> None:
            connection.execute(f"PRAGMA max_page_count = {pages}").close()

        with Follower(served.browser(), game) as follower:
            event.listen(engine.sync_engine, "connect", fill)
            served.run(served.state.database.renew_writer())
            shown, acknowledged = refused_move(browser, game, Chance(7))
            assert acknowledged, "there was some room left"
            for _ in range(3):
                assert move(browser, shown, Chance(8)).status_code == 503
            assert view(browser, game) == shown, "the game in memory is as it was"
            assert browser.get("/healthz").status_code == 200
            # Somebody makes room.
            event.remove(engine.sync_engine, "connect", fill)
            served.run(served.state.database.renew_writer())
            answer = move(browser, shown, Chance(8))
            assert answer.status_code == 201
            assert answer.json()["version"] == shown["version"] + 1
            last = settled(browser, game)
            until(lambda: follower.ids[-1:] == [last["sequence"]], "the last event")
        assert follower.ids == list(range(2, last["sequence"] + 1)), "nobody heard of moves that were not stored"
        assert {*acknowledged, answer.json()["version"]} <= set(follower.ids)
        assert len(bradshaw.load(browser.get(f"/api/games/{game}/record").content).played) == last["actions"]


@in_soak
def test_a_disk_that_fails_while_writing_loses_nothing(tmp_path: Path):
    file = tmp_path / "bradshaw.sqlite"
    with server_process(tmp_path, str(file), WORK_PROCESSES="0") as server:
        browser = Browser(server.url)
        game = browser.make_game(seed=8, pace=0)["id"]
        play_on(browser, game, moves=3)
        # The system refuses to let files grow: the database fails in the middle of writing.
        largest = (tmp_path / "bradshaw.sqlite-wal").stat().st_size
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, unlimited[1]))
        shown, acknowledged = refused_move(browser, game, Chance(9))
        assert view(browser, game) == shown
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        answer = move(browser, shown, Chance(9))
        assert answer.status_code == 201
        server.kill()
        server.start()
        after = settled(browser, game)
        assert after["version"] >= answer.json()["version"]
        stored = {sequence for name, sequence, _, _ in events_in(str(file)) if name == game}
        assert {*acknowledged, answer.json()["version"]} <= stored
        assert stored == set(range(1, after["sequence"] + 1))


def test_while_another_program_locks_the_database_moves_are_refused_and_reading_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 200)
    with serving(plain_settings(tmp_path)) as served:
        browser = served.browser()
        game = browser.make_game(seed=9, pace=0)["id"]
        shown = play_on(browser, game, moves=3)
        other = sqlite3.connect(tmp_path / "bradshaw.sqlite", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        answer = move(browser, shown, Chance(1))
        assert answer.status_code == 503
        assert answer.json()["error"] == str(SENTENCES[503])
        with ThreadPoolExecutor(8) as pool:
            wishes = [pool.submit(served.browser().make_game) for _ in range(8)]
            crowd = [pool.submit(move, browser, shown, Chance(1)) for _ in range(8)]
            assert [one.result().status_code for one in crowd] == [503] * 8
            assert all("503" in str(wish.exception()) or "storage" in str(wish.exception()) for wish in wishes)
        assert view(browser, game) == shown
        health = browser.get("/healthz")
        assert health.status_code == 503
        assert (health.json()["reads"], health.json()["writes"]) == (True, False)
        other.execute("ROLLBACK")
        other.close()
        make_move(browser, shown, Chance(1))
        assert served.browser().make_game()["status"] == "running"
