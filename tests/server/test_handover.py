"""Workers of one server take over what another of them has worked out for a move."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bradshaw.core.chance import Chance
from bradshaw.server.app import worker
from bradshaw.server.events import handover
from bradshaw.server.events.live import Happening
from bradshaw.server.play import jobs
from bradshaw.server.settings import to_environment
from bradshaw.server.storage.database import Database

from .following import Follower
from .serving import Served, plain_settings, serving
from .tables import move, play_on, until, view


def asked_of(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The jobs that a worker has done from now on for moves and positions."""
    asked: list[object] = []
    lane = served.state.workshop.moves
    do = lane.do
    monkeypatch.setattr(lane, "do", lambda asker, job, *given: asked.append(job) or do(asker, job, *given))
    return asked


def test_another_worker_neither_works_a_move_out_again_nor_draws_where_it_leads(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    settings = plain_settings(tmp_path, database=postgres_url)
    with serving(settings, str(tmp_path)) as here, serving(settings, str(tmp_path)) as there:
        browser, twin = here.browser(), there.browser()
        shown = browser.make_game(pace=0, seed=8)
        twin.http.cookies = browser.http.cookies
        with Follower(twin, shown["id"]) as follower:
            view(twin, shown["id"])
            here_asked, asked = asked_of(here, monkeypatch), asked_of(there, monkeypatch)
            for number in range(1, 6):
                stored = move(browser, shown, Chance(number)).json()
                until(lambda stored=stored: follower.ids[-1:] == [stored["sequence"]], "the event")
                shown = view(twin, shown["id"])
                assert shown["version"] == stored["version"]
                assert shown["position"] == stored["now"]["position"]
            assert asked == []
            assert here_asked == [jobs.move] * 5
            # What was taken over can be played on.
            assert move(twin, shown, Chance(6)).status_code == 201
            assert asked == [jobs.move]


def test_what_cannot_be_taken_over_is_worked_out(tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    settings = plain_settings(tmp_path, database=postgres_url)
    with serving(settings, str(tmp_path)) as here, serving(settings) as elsewhere:
        browser, twin = here.browser(), elsewhere.browser()
        game = browser.make_game(pace=0, seed=9)["id"]
        twin.http.cookies = browser.http.cookies
        with Follower(twin, game) as follower:
            play_on(browser, game, moves=3, seed=9)
            last = view(browser, game)
            until(lambda: follower.ids[-1:] == [last["sequence"]], "the events")
            assert view(twin, game)["position"] == last["position"]


def test_a_move_that_was_left_and_not_stored_is_not_taken_over(tmp_path: Path, postgres_url: str):
    settings = plain_settings(tmp_path, database=postgres_url)
    with serving(settings, str(tmp_path)) as here, serving(settings, str(tmp_path)) as there:
        browser, twin = here.browser(), there.browser()
        shown = browser.make_game(pace=0, seed=10)
        twin.http.cookies = browser.http.cookies
        view(twin, shown["id"])
        # Both make the same move; the later one leaves its own, and is refused.
        stored = move(browser, shown, Chance(1)).json()
        assert move(twin, shown, Chance(2)).status_code == 409
        assert view(twin, shown["id"])["position"] == stored["now"]["position"]


def test_what_was_left_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(handover, "KEPT_SECONDS", -1.0)
    left, there = handover.Handover(str(tmp_path)), handover.Handover(str(tmp_path))
    event = Happening(7, "action", 0, None, {}, datetime(2026, 1, 31, tzinfo=UTC))
    handed = handover.Handed(event, b"", None, {})
    first = left.leave("abc", handed)
    assert handover.move_of(first) == ("abc", 7)
    assert (left.is_own(first), there.is_own(first)) == (True, False)
    assert there.take(first) == handed
    second = left.leave("abc", handed)
    assert there.take(first) is None
    assert [file.name for file in tmp_path.iterdir()] == [second]
    left.stop()
    assert list(tmp_path.iterdir()) == []


def test_the_folder_of_a_server_is_its_own_and_those_of_killed_servers_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(handover, "_MEMORY", tmp_path)
    (abandoned := tmp_path / "bradshaw-workers-999999999-x").mkdir()
    (abandoned / "abc.0").write_bytes(b"")
    (other := tmp_path / f"bradshaw-workers-{os.getppid()}-x").mkdir()
    with handover.folder() as made:
        assert Path(made).stat().st_mode & 0o777 == 0o700
        assert not abandoned.exists()
    assert list(tmp_path.iterdir()) == [other]


def test_a_full_folder_is_no_reason_to_refuse_a_move(tmp_path: Path, postgres_url: str):
    with serving(plain_settings(tmp_path, database=postgres_url), str(tmp_path / "missing")) as served:
        browser = served.browser()
        assert move(browser, browser.make_game(pace=0, seed=11), Chance(1)).status_code == 201


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
