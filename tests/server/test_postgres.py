"""On PostgreSQL with several workers: the same promises as on one file, and nothing that only SQLite would forgive."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg

from bradshaw.core.chance import Chance

from .following import Follower
from .process import server_process
from .serving import PASSWORD, Browser, plain_settings, serving
from .siege import EventRow, Siege
from .tables import move, on_turn, online, play_on, until, view

MOVES = 200
KILLS = 5


def events_in(url: str) -> list[EventRow]:
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT game, sequence, kind, content FROM events ORDER BY game, sequence")
        return [(game, sequence, kind, json.loads(content)) for game, sequence, kind, content in rows]


def cut_connections(url: str) -> None:
    """As a restart of the database does."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def together(requests: list[tuple[Browser, dict[str, Any]]], path: str) -> list[int]:
    """Post at the same moment; the statuses of the answers."""
    with ThreadPoolExecutor(len(requests)) as pool:
        return [answer.status_code for answer in pool.map(lambda one: one[0].post(path, one[1]), requests)]


def test_killed_workers_lose_nothing_that_was_acknowledged(tmp_path: Path, postgres_url: str):
    chance = Chance(1862)
    with server_process(tmp_path, postgres_url, workers=2) as server:
        siege = Siege(server.url, players=4, moves=MOVES, seed=2)
        siege.set_up()
        siege.begin()
        for number in range(KILLS):
            siege.wait_for((number + 1) * MOVES // (KILLS + 1))
            time.sleep(chance.below(20) / 1000)
            if number % 2:
                server.kill()
                server.start()
            else:
                server.kill_worker()
        siege.finish()
        siege.check(events_in(postgres_url))


def test_a_database_that_was_away_is_found_again_and_followers_miss_nothing(tmp_path: Path, postgres_url: str):
    settings = plain_settings(tmp_path, database=postgres_url)
    with serving(settings) as here, serving(settings) as there:
        browser = here.browser()
        game = browser.make_game(pace=0, seed=3)["id"]
        with Follower(there.browser(), game) as follower:
            for number in range(3):
                cut_connections(postgres_url)
                play_on(browser, game, moves=2, seed=number)
            last = view(browser, game)["sequence"]
            until(lambda: follower.ids[-1:] == [last], "what happened while nobody listened")
            assert follower.ids == list(range(2, last + 1))


def test_news_of_a_move_comes_when_it_is_stored_and_not_before(tmp_path: Path, postgres_url: str):
    """It is part of the transaction: a worker that stores a move and dies has told the others."""
    with serving(plain_settings(tmp_path, database=postgres_url)) as served:
        browser = served.browser()
        shown = browser.make_game(pace=0, seed=4)
        with psycopg.connect(postgres_url, autocommit=True) as listener:
            listener.execute("LISTEN bradshaw")
            stored = move(browser, shown, Chance(4)).json()
            [notice] = listener.notifies(timeout=20, stop_after=1)
            assert notice.payload == f"{shown['id']} {stored['sequence']}"
            query = "SELECT max(sequence) FROM events WHERE game = %s"
            assert listener.execute(query, [shown["id"]]).fetchone() == (stored["sequence"],)


def test_the_longest_names_and_texts_fit(tmp_path: Path, postgres_url: str):
    with serving(plain_settings(tmp_path, database=postgres_url)) as served:
        browser = served.browser(**{"User-Agent": "x" * 5000})
        name = "\N{GRINNING FACE}" * 40
        browser.register(name, PASSWORD)
        assert browser.me()["name"] == name
        expanding = served.browser()
        answer = expanding.post("/api/accounts", {"name": "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 40})
        assert answer.status_code == 400
        seats = [{"kind": "me", "name": name}, {"kind": "open"}, {"kind": "open"}]
        made = browser.make_game(mode="online", seats=seats, seed=2**53 - 1, listed=True)
        assert browser.post(f"/api/games/{made['id']}/chat", {"text": "\N{GRINNING FACE}" * 500}).status_code == 201
        for wish in ({"bot": "x" * 41}, {"bot": "mcts:" + "9" * 60}):
            answer = browser.post(f"/api/games/{made['id']}/bot", {"seat": 1} | wish)
            assert answer.status_code == 400
        for seat in (2**31, -(2**31) - 1, 2**63, 10**30):
            assert browser.post(f"/api/games/{made['id']}/kick", {"seat": seat}).status_code in (400, 409)
        hook = "https://example.org/" + "x" * 480
        assert browser.put("/api/me/notices", {"webhook": hook}).json()["webhook"] == hook


def test_of_moves_through_two_workers_for_the_same_version_exactly_one_lands(tmp_path: Path, postgres_url: str):
    settings = plain_settings(tmp_path, database=postgres_url)
    with serving(settings) as here, serving(settings) as there:
        browsers = [here.browser() for _ in range(3)]
        game = online(*browsers, seed=6)
        for number in range(5):
            mover, shown = on_turn(browsers, game)
            twin = there.browser()
            twin.http.cookies = mover.http.cookies
            action = shown["position"]["choices"]["actions"][0]["action"]
            body = {"after": shown["version"], "action": action}
            answers = together([(mover, body), (twin, body)] * 4, f"/api/games/{game}/actions")
            assert sorted(answers) == [201] + [409] * 7, number
            assert view(mover, game)["sequence"] == view(twin, game)["sequence"]
