"""What lies on the desk beside the game: private notes, hexes pointed at, time used, and hints while trying out."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import select

from bradshaw.server.clock import Clock
from bradshaw.server.storage.tables import Note

from .following import Follower
from .serving import PASSWORD, Browser, Served
from .tables import on_turn, online, until, view
from .test_snapshots import restarted

NewBrowser = Callable[[], Browser]
ISLE = Path(__file__).parents[1] / "data" / "records" / "1860-v1-4p-seed227.json"


# Notes


def test_a_note_is_kept_and_read_by_its_writer_alone(new_browser: NewBrowser):
    ada, ben = new_browser(), new_browser()
    game = online(ada, ben, new_browser())
    path = f"/api/games/{game}/note"
    assert ada.get(path).json() == {"text": ""}
    assert ada.put(path, {"text": "Ben wants the C&N."}).status_code == 200
    assert ada.get(path).json() == {"text": "Ben wants the C&N."}
    assert ben.get(path).json() == {"text": ""}
    assert new_browser().get(path).status_code == 403
    assert "Ben wants" not in json.dumps(view(ben, game))
    assert ada.put(path, {"text": ""}).status_code == 200
    assert ada.get(path).json() == {"text": ""}


def test_a_note_that_is_too_long_is_refused(browser: Browser):
    game = browser.make_game()["id"]
    assert browser.put(f"/api/games/{game}/note", {"text": "x" * 10_001}).status_code == 400


def test_notes_go_with_a_guest_who_makes_an_account_stand_in_the_dossier_and_go_with_the_person(browser: Browser):
    game = browser.make_game()["id"]
    path = f"/api/games/{game}/note"
    assert browser.put(path, {"text": "Sell before the 5+3."}).status_code == 200
    browser.register("Ada of the notes")
    assert browser.get(path).json() == {"text": "Sell before the 5+3."}
    dossier = browser.get("/api/me/export").json()
    assert [one["your_note"] for one in dossier["games"] if one["id"] == game] == ["Sell before the 5+3."]


def test_notes_of_somebody_who_leaves_for_good_are_gone(new_browser: NewBrowser, served: Served):
    ada, ben = new_browser(), new_browser()
    game = online(ada, ben, new_browser())
    assert ben.put(f"/api/games/{game}/note", {"text": "Ada bluffs."}).status_code == 200
    assert len(served.execute(select(Note.text).where(Note.game == game))) == 1
    ben.register("Ben who leaves")
    assert ben.delete("/api/me", {"password": PASSWORD}).status_code == 204
    assert served.execute(select(Note.text).where(Note.game == game)) == []


# Pointing


def test_a_hex_that_is_pointed_at_is_told_to_all_and_stays_in_the_chat(new_browser: NewBrowser):
    ada, ben, cleo = new_browser(), new_browser(), new_browser()
    game = online(ada, ben, cleo)
    follower = Follower(new_browser(), game)
    cell = view(ada, game)["position"]["view"]["board"]["cells"][0]["id"]
    assert ada.post(f"/api/games/{game}/point", {"spot": f"hex:{cell}"}).status_code == 201
    event = until(lambda: follower.events and follower.events[-1], "the event")
    assert (event["kind"], event["spot"]) == ("chat", f"hex:{cell}")
    follower.stop()
    [line] = view(ben, game)["chat"]
    assert line["spot"] == f"hex:{cell}"
    assert line["name"] == "Ada"
    assert cell in line["text"]


def test_only_players_point_and_only_at_hexes_of_the_board(new_browser: NewBrowser):
    ada = new_browser()
    game = online(ada, new_browser(), new_browser())
    for spot in ("hex:nowhere", "x", "", "stop:1,1.0"):
        assert ada.post(f"/api/games/{game}/point", {"spot": spot}).status_code == 409, spot
    assert new_browser().post(f"/api/games/{game}/point", {"spot": "hex:1,1"}).status_code == 403
    assert view(ada, game)["chat"] == []


# Time used


def test_the_time_between_being_asked_and_acting_is_counted_for_each_seat(
    new_browser: NewBrowser, served: Served, monkeypatch: Any
):
    people = [new_browser() for _ in range(3)]
    game = online(*people)
    clock: Clock = served.state.clock
    begin = clock.now()
    passed = timedelta()
    monkeypatch.setattr(clock, "now", lambda: begin + passed)
    mover, shown = on_turn(people, game)
    first = shown["turn"][0]
    base = list(shown["used"])
    passed = timedelta(minutes=7)
    made = mover.post(f"/api/games/{game}/actions", {"after": shown["version"], "action": {"type": "pass"}}).json()
    assert made["now"]["used"][first] - base[first] >= 420
    assert [used for seat, used in enumerate(made["now"]["used"]) if seat != first] == [
        used for seat, used in enumerate(base) if seat != first
    ]
    mover, shown = on_turn(people, game)
    second = shown["turn"][0]
    passed = timedelta(minutes=9)
    back = mover.post(f"/api/games/{game}/actions", {"after": shown["version"], "action": {"type": "pass"}}).json()
    assert 119 <= back["now"]["used"][second] - base[second] <= 121
    restarted(served)
    assert view(people[0], game)["used"] == back["now"]["used"]


# Hints


def test_a_hint_is_given_in_a_position_that_is_tried_out_and_says_why(browser: Browser):
    game = browser.make_game(seed=22)
    path = f"/api/games/{game['id']}"
    tried = [{"type": "bid", "amount": 3}]
    hint = browser.post(f"{path}/hint", {"actions": tried}).json()
    after = browser.post(f"{path}/try", {"actions": tried}).json()["position"]
    legal = [choice["action"] for choice in after["choices"]["actions"]]
    spans = after["choices"]["ranges"]
    assert hint["action"] in legal or any(
        span["low"] <= hint["action"].get(span["field"], -1) <= span["high"] for span in spans
    )
    assert any("£" in reason for reason in hint["reasons"])
    assert any(reason.startswith("Expected at the end of the game then: ") for reason in hint["reasons"])
    assert view(browser, game["id"])["actions"] == 0


def test_a_bot_says_why_it_made_a_move_and_people_need_not(browser: Browser, new_browser: NewBrowser):
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    game = browser.make_game(mode="solo", seats=seats, seed=22, pace=0)
    path = f"/api/games/{game['id']}"
    browser.post(f"{path}/actions", {"after": game["version"], "action": {"type": "bid", "amount": 3}})
    until(lambda: view(browser, game["id"])["actions"] > 1, "a move of a bot")
    told = browser.get(f"{path}/moves/2/reasons").json()
    assert told["number"] == 2
    name = game["seats"][told["seat"]]["name"]
    assert told["reasons"][0].startswith(f"By the expert’s estimate {name}’s position is worth £")
    assert any(reason.startswith("Expected at the end of the game then: ") for reason in told["reasons"])
    assert browser.get(f"{path}/moves/1/reasons").status_code == 403
    assert browser.get(f"{path}/moves/0/reasons").status_code == 404
    assert browser.get(f"{path}/moves/999/reasons").status_code == 404
    assert new_browser().get(f"{path}/moves/2/reasons").status_code == 403


def test_a_hint_for_what_is_over_or_anothers_turn_is_refused(new_browser: NewBrowser):
    people = [new_browser() for _ in range(3)]
    game = online(*people)
    mover, shown = on_turn(people, game)
    other = next(one for one in people if one is not mover)
    assert other.post(f"/api/games/{game}/hint", {"actions": []}).status_code == 409
    tried = [{"type": "pass"}]
    assert other.post(f"/api/games/{game}/hint", {"actions": tried}).status_code == 200
    assert mover.post(f"/api/games/{game}/hint", {"actions": [{"type": "merge"}]}).status_code in (400, 422)
    assert shown["actions"] == 0
