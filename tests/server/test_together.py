"""Moves that are made together: several at one click, taken back and played again as one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import bradshaw

from .serving import Browser, Served
from .tables import until, view
from .test_snapshots import restarted

RECORDS = Path(__file__).parents[1] / "data" / "records"
ISLE = RECORDS / "1860-v1-4p-seed227.json"
COUNTIES = RECORDS / "1862-v1-4p-seed59.json"


def record_with_course(path: Path, text: str) -> dict[str, Any]:
    """A recorded game up to the first position with a course of this name."""
    game = bradshaw.load(path.read_bytes())
    twin = game.at(0)
    while not any(course.text.say == text for course in twin.title.courses(twin.state)):  # type: ignore[union-attr]
        twin.redo()
    record: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    record["actions"] = record["actions"][: twin.number]
    return record


def imported(browser: Browser, record: dict[str, Any]) -> dict[str, Any]:
    game: dict[str, Any] = browser.post("/api/games/import", {"record": record}).json()
    return game


def follow(browser: Browser, game: dict[str, Any], course: dict[str, Any]) -> dict[str, Any]:
    first, *then = course["actions"]
    answer = browser.post(f"/api/games/{game['id']}/actions", {"after": game["version"], "action": first, "then": then})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_runs_and_their_dividend_are_made_by_one_request_and_taken_back_together(browser: Browser):
    game = imported(browser, record_with_course(ISLE, "eighteen-together-run"))
    [course] = game["position"]["choices"]["courses"]
    assert [action["type"] for action in course["actions"]] == ["run_trains", "pay_dividend"]
    number = game["actions"]
    made = follow(browser, game, course)
    assert made["number"] == number + 2
    assert {entry["number"] for entry in made["entries"]} == {number + 1, number + 2}
    assert any(entry["kind"] == "dividend" for entry in made["entries"])
    back = browser.post(f"/api/games/{game['id']}/undo", {"after": made["version"]}).json()
    assert back["number"] == number
    again = browser.post(f"/api/games/{game['id']}/redo", {"after": back["version"]}).json()
    assert again["number"] == number + 2


def test_skipping_to_the_runs_passes_track_and_base(browser: Browser):
    game = imported(browser, record_with_course(ISLE, "eighteen-together-skip"))
    [course] = game["position"]["choices"]["courses"]
    company = game["position"]["position"]["company"]
    assert course["actions"] == [{"type": "pass"}] * 2
    after = follow(browser, game, course)["now"]["position"]["position"]
    assert (after["stage"], after["company"]) != ("build_bases", company)


def test_done_ends_the_turn_of_the_company(browser: Browser):
    game = imported(browser, record_with_course(COUNTIES, "eighteen-together-done"))
    [course] = game["position"]["choices"]["courses"]
    company = game["position"]["position"]["company"]
    after = follow(browser, game, course)["now"]["position"]["position"]
    assert after["company"] != company


def test_of_moves_together_none_is_made_if_one_is_refused(browser: Browser):
    game = imported(browser, record_with_course(ISLE, "eighteen-together-run"))
    [course] = game["position"]["choices"]["courses"]
    body = {"after": game["version"], "action": course["actions"][0], "then": [{"type": "pass"}]}
    refused = browser.post(f"/api/games/{game['id']}/actions", body)
    assert refused.status_code == 422
    assert view(browser, game["id"])["version"] == game["version"]


def test_moves_together_are_the_same_after_a_restart(browser: Browser, served: Served):
    game = imported(browser, record_with_course(ISLE, "eighteen-together-run"))
    [course] = game["position"]["choices"]["courses"]
    made = follow(browser, game, course)
    restarted(served)
    back = browser.post(f"/api/games/{game['id']}/undo", {"after": made["version"]}).json()
    assert back["number"] == game["actions"]


def test_a_move_after_which_a_bot_goes_on_is_held_back_until_it_is_sure(new_browser: Callable[..., Browser]):
    ada, ben = new_browser(), new_browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    made = ada.make_game(mode="online", seats=seats, shuffle=False, seed=1)
    path = f"/api/games/{made['id']}"
    assert ben.post(f"{path}/join", {"name": "Ben", "invite": made["invite"]}).status_code == 201
    assert ada.post(f"{path}/start").status_code == 201

    def waits_for_ada() -> dict[str, Any] | None:
        shown = view(ben, made["id"])
        if shown["my_turn"]:
            ben.post(f"{path}/actions", {"after": shown["version"], "action": {"type": "pass"}})
        shown = view(ada, made["id"])
        if not shown["my_turn"] or not shown["position"]["choices"]["ranges"]:
            return None
        if 1 not in shown["position"]["position"]["auction"]["passed"]:
            return shown
        # The bot is out of this auction.
        ada.post(f"{path}/actions", {"after": shown["version"], "action": {"type": "pass"}})
        return None

    game = until(waits_for_ada, "Ada’s turn to bid")
    [bid] = game["position"]["choices"]["ranges"]
    body = {"after": game["version"], "action": {**bid["action"], bid["field"]: bid["low"]}}
    held = ada.post(f"{path}/actions", body | {"sure": False}).json()
    assert held["held"]
    assert held["entries"] == []
    assert view(ada, game["id"])["version"] == game["version"]
    sure = ada.post(f"{path}/actions", body).json()
    assert not sure["held"]
    assert sure["number"] > game["actions"]


def test_alone_against_bots_no_move_is_held_back(browser: Browser):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = browser.make_game(mode="solo", seats=seats)
    game = until(lambda: (shown := view(browser, made["id"]))["my_turn"] and shown, "a turn")
    body = {"after": game["version"], "action": {"type": "pass"}, "sure": False}
    answer = browser.post(f"/api/games/{game['id']}/actions", body)
    assert not answer.json()["held"]
