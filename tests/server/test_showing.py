"""A move costs one request: its answer carries the new position, drawn once for all who ask."""

import asyncio
from collections.abc import Callable

import pytest

from bradshaw.server.errors import Busy
from bradshaw.server.events.watchers import Watcher
from bradshaw.server.play import jobs

from .serving import Browser, Served
from .tables import on_turn, online, view

NewBrowser = Callable[[], Browser]


def test_answer_to_a_move_carries_what_comes_next(browser: Browser):
    game = browser.make_game(seed=4)
    choice = game["position"]["choices"]["actions"][0]["action"]
    moved = browser.post(f"/api/games/{game['id']}/actions", {"after": game["version"], "action": choice}).json()
    shown = view(browser, game["id"])
    assert moved["now"] == {
        "version": moved["version"],
        "position": shown["position"],
        "undo": shown["undo"],
        "redo": shown["redo"],
        "clock": shown["clock"],
        "used": shown["used"],
        "asked": shown["asked"],
    }
    assert browser.get(f"/api/games/{game['id']}/now").json() == moved["now"]


def test_position_is_worked_out_once_for_all_who_ask(
    served: Served, new_browser: NewBrowser, monkeypatch: pytest.MonkeyPatch
):
    browsers = [new_browser() for _ in range(3)]
    game = online(*browsers, seed=40)
    mover, shown = on_turn(browsers, game)
    live = served.run(served.state.hall.find(game))
    watcher = live.watch(Watcher(None))
    made: list[int] = []
    monkeypatch.setattr(jobs, "show", lambda *given, show=jobs.show: made.append(1) or show(*given))
    action = shown["position"]["choices"]["actions"][0]["action"]
    mover.post(f"/api/games/{game}/actions", {"after": shown["version"], "action": action})
    answers = [browser.get(f"/api/games/{game}/now").json() for browser in browsers]
    assert len(made) == 1
    assert sorted(answer["position"]["choices"] is None for answer in answers) == [False, True, True]
    served.loop.call_soon_threadsafe(live.unwatch, watcher)


def test_move_is_acknowledged_although_its_position_cannot_be_drawn(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
):
    game = browser.make_game(seed=5)

    async def busy(*_: object) -> None:
        await asyncio.sleep(0)
        raise Busy("Too much to do.", 3)

    with monkeypatch.context() as patch:
        patch.setattr(served.state.showing, "position", busy)
        action = game["position"]["choices"]["actions"][0]["action"]
        answer = browser.post(f"/api/games/{game['id']}/actions", {"after": game["version"], "action": action})
        assert answer.status_code == 201
        assert answer.json()["now"] is None
        refused = browser.get(f"/api/games/{game['id']}/now")
        assert refused.status_code == 503
        assert refused.headers["Retry-After"] == "3"
    assert view(browser, game["id"])["version"] == answer.json()["version"]


def test_a_move_and_the_position_that_follows_are_one_job(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
):
    game = browser.make_game(seed=8)
    asked: list[object] = []
    do = served.state.workshop.moves.do
    monkeypatch.setattr(
        served.state.workshop.moves, "do", lambda asker, job, *given: asked.append(job) or do(asker, job, *given)
    )
    action = game["position"]["choices"]["actions"][0]["action"]
    browser.post(f"/api/games/{game['id']}/actions", {"after": game["version"], "action": action})
    browser.get(f"/api/games/{game['id']}/now")
    assert asked == [jobs.move]


def test_a_move_is_made_although_its_position_cannot_be_described(browser: Browser, monkeypatch: pytest.MonkeyPatch):
    game = browser.make_game(seed=9)
    action = game["position"]["choices"]["actions"][0]["action"]
    with monkeypatch.context() as patch:

        def fail(*_: object) -> None:
            raise RuntimeError("no words")

        patch.setattr(jobs, "show", fail)
        browser.post(f"/api/games/{game['id']}/actions", {"after": game["version"], "action": action})
    shown = view(browser, game["id"])
    assert shown["version"] > game["version"]
    assert browser.get(f"/api/games/{game['id']}/now").json()["position"] == shown["position"]
