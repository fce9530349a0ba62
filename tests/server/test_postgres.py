"""On PostgreSQL with several workers: the same promises as on one file, and nothing that only SQLite would forgive."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

import psycopg
import pytest
from sqlalchemy import event

from bradshaw.core.chance import Chance
from tests.examples import in_soak, times

from .following import Follower
from .process import server_process
from .serving import PASSWORD, Browser, Served, plain_settings, serving
from .siege import Siege, events_in
from .tables import make_move, move, on_turn, online, play_on, settled, until, view

Pair = tuple[Served, Served]
KILLS = times()
MOVES = 40 * KILLS


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, a_database: str) -> Iterator[Pair]:
    """Two workers that nobody disturbs."""
    folder = tmp_path_factory.mktemp("pair")
    settings = plain_settings(folder, database=a_database)
    with serving(settings, str(folder)) as here, serving(settings, str(folder)) as there:
        yield here, there


def cut_connections(url: str) -> None:
    """As a restart of the database does."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def together(requests: list[tuple[Browser, dict[str, Any]]], path: str) -> list[int]:
    """Post at the same moment; the statuses of the answers."""
    with ThreadPoolExecutor(len(requests)) as pool:
        return [answer.status_code for answer in pool.map(lambda one: one[0].post(path, one[1]), requests)]


@in_soak
def test_killed_workers_lose_nothing_that_was_acknowledged(tmp_path: Path, postgres_url: str):
    chance = Chance(1862)
    with server_process(tmp_path, postgres_url, workers=2, WORK_PROCESSES="0") as server:
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
        assert server.stop() == 0
        until(server.is_gone, "all that was started to end")


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
            assert notice.payload == f"stored {shown['id']} {stored['sequence']}"
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


def test_of_moves_through_two_workers_for_the_same_version_exactly_one_lands(pair: Pair):
    here, there = pair
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


def newest_transaction(connection: psycopg.Connection[Any]) -> int:
    """The number of the transaction that asks: each that writes has one."""
    [number] = connection.execute("SELECT txid_current()").fetchone() or [0]
    return int(number)


def test_a_move_is_one_round_trip_and_one_commit(tmp_path: Path, postgres_url: str):
    trace = tmp_path / "trace"

    def round_trips() -> list[str]:
        """What was sent to the database and waited for; lines of the trace are time, direction, length, message."""
        sent = [line.split("\t") for line in trace.read_text().splitlines()]
        return [line[3] for line in sent if line[1:2] == ["F"] and line[3] in ("Sync", "Query")]

    with serving(plain_settings(tmp_path, database=postgres_url)) as served, trace.open("wb") as written:

        def follow(connection: Any, _: Any) -> None:
            connection.driver_connection.pgconn.trace(written.fileno())

        engine = served.state.database.engine
        event.listen(engine.sync_engine, "connect", follow)
        served.run(engine.dispose())
        browser = served.browser().register("Ada")
        game = browser.make_game(pace=0, seed=4)["id"]
        state = served.state
        for looking in (state.presence, state.notices, state.timekeeper, state.tally, state.reviews):
            served.run(looking.stop())
        # Until all statements are prepared.
        shown = play_on(browser, game, moves=12)
        with psycopg.connect(postgres_url, autocommit=True) as watching:
            trips, commits = [], []
            for number in range(5):
                before, begun = newest_transaction(watching), len(round_trips())
                make_move(browser, shown, Chance(number))
                trips.append(len(round_trips()) - begun)
                commits.append(newest_transaction(watching) - before - 1)
                shown = settled(browser, game)
            # The server and PostgreSQL have work of their own at times, which is counted too.
            assert (median(trips), median(commits)) == (1, 1)


def test_what_one_worker_acknowledged_the_other_shows_even_if_it_hears_nothing(tmp_path: Path, postgres_url: str):
    settings = plain_settings(tmp_path, database=postgres_url)
    with serving(settings) as here, serving(settings) as there:
        browser, twin = here.browser(), there.browser()
        shown = browser.make_game(pace=0, seed=8)
        twin.http.cookies = browser.http.cookies
        assert view(twin, shown["id"])["version"] == shown["version"]
        there.run(there.state.hall.wire.stop())
        for number in range(10):
            stored = move(browser, shown, Chance(number)).json()["version"]
            shown = view(twin, shown["id"])
            assert shown["version"] == stored
            # And the other way round: this one has not looked since.
            answer = move(twin, shown, Chance(number))
            assert answer.status_code == 201
            shown = view(browser, shown["id"])
            assert shown["version"] == answer.json()["version"]


def test_a_move_in_a_game_that_was_deleted_through_another_worker_finds_no_game(pair: Pair):
    here, there = pair
    browser, twin = here.browser(), there.browser()
    shown = browser.make_game(pace=0, seed=9)
    twin.http.cookies = browser.http.cookies
    assert view(twin, shown["id"])["version"] == shown["version"]
    assert browser.delete(f"/api/games/{shown['id']}").status_code == 204
    assert move(twin, shown, Chance(1)).status_code == 404


def test_a_login_that_is_ended_through_one_worker_is_ended_at_all(pair: Pair):
    here, there = pair
    until(lambda: here.state.hall.wire.listening and there.state.hall.wire.listening, "listening")
    owner, other, twin = here.browser().register("Ada"), here.browser().log_in("Ada"), there.browser()
    twin.http.cookies = other.http.cookies
    assert twin.me()["name"] == "Ada"
    [login] = [one["id"] for one in owner.get("/api/logins").json() if not one["current"]]
    assert owner.delete(f"/api/logins/{login}").status_code == 204
    until(lambda: not (twin.me() or {}).get("account"), "the end of the login")
    other.log_in("Ada")
    twin.http.cookies = other.http.cookies
    assert twin.me()["name"] == "Ada"
    change = owner.put("/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"})
    assert change.status_code == 204
    until(lambda: not (twin.me() or {}).get("account"), "the end of the login")


def test_programs_that_are_set_through_one_worker_are_known_to_all(pair: Pair):
    here, there = pair
    until(lambda: here.state.hall.wire.listening and there.state.hall.wire.listening, "listening")
    browser, twin = here.browser(), there.browser()
    game = browser.make_game(pace=0, seed=8)["id"]
    twin.http.cookies = browser.http.cookies
    for programs in ([{"kind": "pass_above", "amount": 7}], []):
        view(twin, game)
        body = {"programs": programs, "seat": 0}
        assert browser.put(f"/api/games/{game}/programs", body).status_code in (200, 204)
        kinds = [program["kind"] for program in programs]
        until(lambda wanted=kinds: [one["kind"] for one in view(twin, game)["programs"]] == wanted, "the programs")
