"""Lessons over HTTP: nothing is stored, every move is answered, and what the rules refuse is refused with the rule."""

import pytest

from bradshaw.core.lessons import lessons_of
from bradshaw.core.registry import title as title_called

PATH = "/api/titles/emubay/lessons"
LIFT = {"type": "lift_cube", "from": "auction"}


def follow(browser, *moves, lesson="dividends", **given):
    return browser.post(f"{PATH}/{lesson}", {"actions": list(moves)}, **given)


def test_lessons_of_a_game_are_listed_in_their_order(browser):
    told = browser.get(PATH).json()
    assert [one["id"] for one in told] == list(lessons_of(title_called("emubay")))
    assert told[0]["name"] == "What wins: dividends"
    titles = {title["id"]: title["lessons"] for title in browser.get("/api/titles").json()}
    assert titles["emubay"] == len(told)


def test_lesson_is_told_in_the_language_of_the_reader_also_to_the_page_that_takes_messages(browser):
    german = follow(browser, params={"language": "de", "facts": "true"}).json()
    assert german["goal"].startswith("Du hast £0.")
    assert german["position"]["headline"]["say"]


def test_move_that_is_the_point_leads_on(browser):
    first = follow(browser).json()
    assert (first["step"], first["steps"], first["answer"]) == (0, 2, "")
    assert first["position"]["choices"]["actions"]
    second = follow(browser, LIFT).json()
    assert (second["step"], second["right"]) == (1, True)
    assert second["answer"].startswith("Good")
    last = follow(browser, LIFT, {"type": "pay_dividends"}).json()
    assert (last["step"], last["solution"], last["next"]) == (2, None, "shares")
    assert last["position"]["choices"] is None
    assert any("pays £9 a share" in entry["text"] for entry in last["entries"])


def test_legal_move_that_is_not_the_point_is_answered_and_taken_back(browser):
    before = follow(browser, LIFT).json()
    besides = follow(browser, LIFT, {"type": "start_build", "company": "LW"}).json()
    assert (besides["step"], besides["right"]) == (1, False)
    assert "£14" in besides["answer"]
    assert besides["position"] == before["position"]


def test_move_that_the_rules_refuse_is_refused_with_their_reason(browser):
    refused = follow(browser, {"type": "lift_cube", "from": "dividend"})
    assert refused.status_code == 422
    assert refused.json()["rule"] in title_called("emubay").rulebook
    why = browser.post(f"{PATH}/dividends/why", {"actions": [], "action": {"type": "pay_dividends"}}).json()
    assert (why["legal"], bool(why["text"])) == (False, True)


@pytest.mark.parametrize(
    ("path", "moves"),
    [
        (f"{PATH}/chess", []),
        ("/api/titles/chess/lessons/dividends", []),
        (f"{PATH}/dividends", [LIFT, {"type": "pay_dividends"}, LIFT]),
    ],
)
def test_lesson_that_does_not_exist_is_not_found(browser, path, moves):
    answer = browser.post(path, {"actions": moves})
    assert (answer.status_code, bool(answer.json()["error"])) == (404, True)


def test_tiles_are_told_where_a_lesson_stands(browser):
    answer = browser.post("/api/titles/1862/lessons/track/tiles", {"actions": [], "drawings": False})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["tiles"]
    assert any(tile["hexes"] for tile in told["tiles"]), "the company of the lesson can build"
    assert not told["drawings"]


def test_rules_on_two_pages_are_told_in_the_language_of_the_reader(browser):
    told = browser.get("/api/titles/1860/primer", params={"language": "fr", "facts": "true"}).json()
    assert told["sections"][0]["heading"] == "But et déroulement"
    assert told["sections"][0]["points"][0]["rules"][0] in title_called("1860").rulebook
    assert {"term": "retenir", "also": "withhold"}.items() <= next(
        one for one in told["terms"] if one["term"] == "retenir"
    ).items()
    assert browser.get("/api/titles/chess/primer").status_code == 404


def test_learning_leaves_nothing_behind(browser):
    follow(browser, LIFT)
    assert browser.me()["id"] is None
    assert browser.games() == []
