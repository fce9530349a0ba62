"""The rules of a title are corrected while games are stored: those go on as they were begun, new ones as corrected."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bradshaw.core.game import Game
from tests.core import corrected_heap
from tests.core.heap import Take, Tip
from tests.core.installed import CORRECTED_HEAP, HEAP, installed

from .serving import Browser, plain_settings, serving
from .tables import view

TURNS = {"type": "take", "stones": 3}
NOTHING = {"type": "tip", "pounds": 0}
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}]


class Server:
    """A database that outlives the program that serves it, and one guest who comes back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cookies: Any = None

    @contextmanager
    def running(self, title: str) -> Iterator[Browser]:
        with installed(title), serving(plain_settings(self.folder)) as served:
            browser = served.browser()
            if self.cookies is not None:
                browser.http.cookies = self.cookies
            yield browser
            self.cookies = browser.http.cookies
            browser.http.close()


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path)


def make(browser: Browser, **wish: Any) -> str:
    game: str = browser.make_game(title="heap", seats=SEATS, seed=7, **wish)["id"]
    return game


def act(browser: Browser, game: str, *actions: dict[str, Any]) -> dict[str, Any]:
    for action in actions:
        version = view(browser, game)["version"]
        answer = browser.post(f"/api/games/{game}/actions", {"after": version, "action": action})
        assert answer.status_code == 201, answer.text
    return view(browser, game)


def most_tip(position: dict[str, Any]) -> int:
    return max([0, *(span["high"] for span in position["choices"]["ranges"])])


def record(browser: Browser, game: str) -> dict[str, Any]:
    written: dict[str, Any] = browser.get(f"/api/games/{game}/record").json()
    return written


def test_stored_game_goes_on_by_its_rules_after_they_were_corrected(server: Server):
    with server.running(HEAP) as browser:
        game = make(browser, options={"turns": "right"})
        before = act(browser, game, TURNS, NOTHING, TURNS, NOTHING, TURNS)
        assert before["rules_version"] == 1
        assert before["rules_changes"] == []
        assert most_tip(before["position"]) == 6
        written = record(browser, game)
    with server.running(CORRECTED_HEAP) as browser:
        after = view(browser, game)
        assert not after["unreadable"]
        assert after["rules_version"] == 1
        assert after["rules_changes"] == list(map(str, corrected_heap.TITLE.differences(1)))
        assert after["options"] == before["options"]
        assert record(browser, game) == written
        shown = act(browser, game, {"type": "tip", "pounds": 6})
        assert shown["log"][-1]["text"].endswith("£6.")
        assert record(browser, game)["rules"] == 1


def test_taking_back_looking_back_and_trying_out_keep_the_version(server: Server):
    with server.running(HEAP) as browser:
        game = make(browser)
        act(browser, game, TURNS, NOTHING, TURNS, NOTHING, TURNS, {"type": "tip", "pounds": 6})
    with server.running(CORRECTED_HEAP) as browser:
        path = f"/api/games/{game}"
        assert browser.post(f"{path}/undo", {"after": view(browser, game)["version"]}).status_code == 201
        assert most_tip(view(browser, game)["position"]) == 6
        tried = browser.post(f"{path}/try", {"actions": [{"type": "tip", "pounds": 6}]})
        assert tried.status_code == 200, tried.text
        tried = browser.post(f"{path}/try", {"at": 4, "actions": [TURNS]}).json()
        assert most_tip(tried["position"]) == 6
        assert browser.get(f"{path}/positions/3").status_code == 200
        assert browser.post(f"{path}/redo", {"after": view(browser, game)["version"]}).status_code == 201
        assert record(browser, game)["rules"] == 1


def test_new_games_get_the_newest_rules_and_what_they_offer(server: Server):
    with server.running(HEAP) as browser:
        make(browser)
    with server.running(CORRECTED_HEAP) as browser:
        told = next(title for title in browser.get("/api/titles").json() if title["id"] == "heap")
        assert [option["name"] for option in told["options"]] == ["stones", "tips", "value"]
        game = make(browser, options={"value": 2})
        shown = act(browser, game, TURNS, NOTHING, TURNS, NOTHING, TURNS)
        assert shown["rules_version"] == 2
        assert shown["rules_changes"] == []
        assert most_tip(shown["position"]) == 6, "half of £12"
        assert record(browser, game)["rules"] == 2
        answer = browser.post("/api/games", {"title": "heap", "seats": SEATS, "options": {"turns": "right"}})
        assert answer.status_code == 400


def test_game_that_waited_for_players_starts_by_the_rules_that_it_was_made_with(server: Server):
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    with server.running(HEAP) as browser:
        game = browser.make_game(title="heap", mode="online", seats=seats, seed=7, options={"turns": "right"})["id"]
    with server.running(CORRECTED_HEAP) as browser:
        assert view(browser, game)["rules_changes"] == list(map(str, corrected_heap.TITLE.differences(1)))
        friend = Browser(str(browser.http.base_url))
        invite = view(browser, game)["invite"]
        assert friend.post(f"/api/games/{game}/join", {"name": "Ben", "invite": invite}).status_code == 201
        friend.http.close()
        started = browser.post(f"/api/games/{game}/start").json()
        assert (started["status"], started["rules_version"]) == ("running", 1)


@pytest.mark.parametrize("rules", [1, 2])
def test_opened_record_keeps_its_version(server: Server, rules: int):
    game = Game(corrected_heap.TITLE, ["Ada", "Ben"], 7, rules=rules)
    for action in (Take(3), Tip(0), Take(3), Tip(0), Take(3)):
        game.play(action)
    written = game.record()
    with server.running(CORRECTED_HEAP) as browser:
        answer = browser.post("/api/games/import", {"record": json.loads(written.encode())})
        assert answer.status_code == 201, answer.text
        shown = answer.json()
        assert shown["rules_version"] == rules
        assert most_tip(shown["position"]) == (6 if rules == 1 else 3)
        assert browser.get(f"/api/games/{shown['id']}/record").content == written.encode()


def test_record_of_a_future_version_is_refused_in_a_sentence(server: Server):
    future = json.loads(Game(corrected_heap.TITLE, ["Ada", "Ben"], 7).record().encode())
    with server.running(HEAP) as browser:
        answer = browser.post("/api/games/import", {"record": future})
        assert answer.status_code == 400
        assert answer.json()["error"].endswith(
            "this program knows them only up to version 1. A newer Bradshaw can read it."
        )
