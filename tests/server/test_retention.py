"""What is forgotten in time, and what never is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from bradshaw.server.host import retention
from bradshaw.server.storage.tables import GameHead, Login, Outage, Person

from .serving import Browser, Served, plain_settings, serving
from .tables import online, play_on


@pytest.fixture
def tidy_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(retention, "PAUSE_SECONDS", 0.0)
    with serving(plain_settings(tmp_path, guest_days=30, abandoned_days=90)) as served:
        yield served


def tidy(served: Served) -> tuple[int, int]:
    done = served.run(served.state.retention.tidy())
    return done.games, done.guests


def stored(served: Served) -> set[str]:
    return {row.id for row in served.execute(select(GameHead.id))}


def guests(served: Served) -> int:
    return int(served.execute(select(func.count()).where(Person.password.is_(None)))[0][0])


def finish(served: Served, browser: Browser) -> str:
    game: str = browser.make_game(seed=3)["id"]
    shown = play_on(browser, game, 600, seed=3)
    assert shown["status"] == "finished"
    return game


def test_guest_who_does_not_come_any_more_is_forgotten_with_the_games(tidy_server: Served):
    guest, ada = tidy_server.browser(), tidy_server.browser().register("Ada")
    own = guest.make_game()["id"]
    others = ada.make_game()["id"]
    tidy_server.later(days=29)
    assert tidy(tidy_server) == (0, 0)
    tidy_server.later(days=2)
    assert tidy(tidy_server)[1] == 1
    assert stored(tidy_server) == {others}
    assert own not in guest.games()
    assert guest.me()["id"] is None


def test_guest_who_comes_now_and_then_is_remembered(tidy_server: Served):
    guest = tidy_server.browser()
    game = guest.make_game()["id"]
    for _ in range(3):
        tidy_server.later(days=20)
        assert guest.games() == [game]
        tidy_server.run(tidy_server.state.presence._store_signs())
        assert tidy(tidy_server) == (0, 0)


def test_guest_without_games_is_forgotten_the_next_day(tidy_server: Served):
    guest = tidy_server.browser()
    game = guest.make_game()["id"]
    guest.delete(f"/api/games/{game}")
    assert tidy(tidy_server) == (0, 0)
    tidy_server.later(hours=25)
    assert tidy(tidy_server) == (0, 1)
    assert guests(tidy_server) == 0


def test_abandoned_game_is_deleted_and_one_that_is_played_is_not(tidy_server: Served):
    ada = tidy_server.browser().register("Ada")
    abandoned, played = ada.make_game()["id"], ada.make_game()["id"]
    waiting = ada.make_game(mode="online", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    tidy_server.later(days=60)
    play_on(ada, played, 1)
    tidy_server.later(days=40)
    assert tidy(tidy_server) == (2, 0)
    assert stored(tidy_server) == {played}
    assert ada.get(f"/api/games/{abandoned}").status_code == 404
    assert waiting not in ada.games()


def test_finished_game_of_an_account_is_kept_for_ever(tidy_server: Served):
    ada = tidy_server.browser().register("Ada")
    game = finish(tidy_server, ada)
    tidy_server.later(days=10_000)
    tidy(tidy_server)
    assert stored(tidy_server) == {game}


def test_game_with_an_account_goes_on_when_a_guest_of_it_is_forgotten(tidy_server: Served):
    ada, ben, guest = (
        tidy_server.browser().register("Ada"),
        tidy_server.browser().register("Ben"),
        tidy_server.browser(),
    )
    game = online(ada, ben, guest)
    tidy_server.later(days=31)
    assert tidy(tidy_server) == (0, 1)
    assert [seat["kind"] for seat in ada.get(f"/api/games/{game}").json()["seats"]] == ["person", "person", "left"]


def test_finished_game_in_which_nobody_is_left_is_deleted(tidy_server: Served):
    guest = tidy_server.browser()
    finish(tidy_server, guest)
    tidy_server.later(days=31)
    assert tidy(tidy_server)[1] == 1
    assert stored(tidy_server) == set()


def test_nothing_is_forgotten_where_the_host_says_so(tmp_path: Path):
    with serving(plain_settings(tmp_path, guest_days=0, abandoned_days=0)) as served:
        served.browser().make_game()
        served.later(days=5000)
        assert tidy(served) == (0, 0)
        assert len(stored(served)) == 1


def test_time_without_a_server_is_not_counted(tidy_server: Served):
    guest = tidy_server.browser()
    game = guest.make_game()["id"]
    began = tidy_server.state.clock.now()
    tidy_server.later(days=400)
    tidy_server.execute(Outage.__table__.insert().values(began=began, ended=tidy_server.state.clock.now()))
    assert tidy(tidy_server) == (0, 0)
    assert stored(tidy_server) == {game}


def test_logins_that_have_ended_are_removed(tidy_server: Served):
    tidy_server.browser().register("Ada")
    tidy_server.later(days=61)
    tidy(tidy_server)
    assert not tidy_server.execute(select(Login.id))


def test_of_all_workers_one_tidies_once_an_hour(tidy_server: Served):
    due = tidy_server.state.retention._is_due
    tidy_server.later(hours=2)
    assert [tidy_server.run(due()) for _ in range(3)] == [True, False, False]
    tidy_server.later(minutes=61)
    assert tidy_server.run(due())


def test_game_that_somebody_touches_at_that_moment_stays(tidy_server: Served):
    ada = tidy_server.browser().register("Ada")
    game = ada.make_game()["id"]
    tidy_server.later(days=100)
    moment = tidy_server.state.clock.now()
    tidy_server.execute(update(GameHead).where(GameHead.id == game).values(updated=moment))
    assert not tidy_server.run(tidy_server.state.hall.remove_stored(game, untouched_since=moment))
    assert stored(tidy_server) == {game}
