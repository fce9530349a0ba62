"""Files that become games: records, and games exported from 18xx.games, told of before they are made."""

import json

import pytest

from tests.recorded import Recorded, mark

from .serving import Browser
from .tables import play_on, settled, until, view

ISLE = Recorded("1860")
COUNTIES = Recorded("1862")


def preview(browser: Browser, data):
    answer = browser.post("/api/games/import/preview", {"record": data})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize(
    ("data", "title", "moves", "words"),
    [
        (ISLE.exported("sim_18"), "1860", 310, "the same as in the file: Player 1 £4,899, Player 2 £5,695."),
        (COUNTIES.exported("gen_1082_4p_rich_long"), "1862", 878, "Player 4 £1,507."),
    ],
    ids=["1860", "1862"],
)
def test_an_export_of_the_public_site_is_told_of_and_becomes_a_game(browser: Browser, data, title, moves, words):
    found = preview(browser, data)
    assert (found["title"], found["source"], found["moves"], found["finished"]) == (title, "18xx.games", moves, True)
    assert found["stopped"] == ""
    assert words in found["result"]
    assert found["options"]["ruleset"] == "18xx.games"
    assert browser.games() == [], "a preview makes nothing"
    game = browser.post("/api/games/import", {"record": data}).json()
    assert (game["title"], game["actions"], game["status"]) == (title, moves, "finished")


def test_a_result_that_differs_from_the_file_is_told(browser: Browser):
    data = ISLE.exported("sim_18")
    data["result"]["1"] = 5000
    assert preview(browser, data)["result"] == "The result differs from the file: Player 1 £4,899, in the file £5,000."
    del data["result"]
    assert "does not hold its result" in preview(browser, data)["result"]


def test_what_is_told_of_a_file_is_in_the_language_of_the_reader(browser: Browser):
    request = {"record": ISLE.exported("sim_18", 100)}
    told = browser.post("/api/games/import/preview?language=de", request).json()["result"]
    assert told == "Die Datei nennt die Partie beendet, aber nach ihrem letzten Zug geht sie weiter."
    facts = browser.post("/api/games/import/preview?facts=true", request).json()["result"]
    assert facts == {"say": "eighteen-site-goes-on", "facts": {}}


def test_a_file_that_calls_a_running_game_finished_is_found_out(browser: Browser):
    found = preview(browser, ISLE.exported("sim_18", 100))
    assert not found["finished"]
    assert "goes on" in found["result"]


def test_an_export_with_an_illegal_move_is_refused_or_taken_up_to_there(browser: Browser):
    data = ISLE.exported("sim_18")
    data["actions"][120] = mark("teleport")
    found = preview(browser, data)
    assert found["stopped"].startswith("Action 121: ")
    assert found["moves"] == 120
    refused = browser.post("/api/games/import", {"record": data})
    assert refused.status_code == 400
    assert refused.json()["error"] == found["stopped"]
    assert browser.games() == [], "nothing is half imported unless that is wished"
    game = browser.post("/api/games/import", {"record": data, "partial": True}).json()
    assert (game["actions"], game["status"]) == (120, "running")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"title": "1830", "actions": []}, "only games of 1860 and 1862 can be imported"),
        ({"hello": "world"}, "neither a record of Bradshaw nor a game exported from 18xx.games"),
        ({"format": "chess"}, "This is not a Bradshaw record"),
        ({"title": "1860", "actions": []}, "players of the game are missing"),
        ({"title": ["1860"], "actions": {}}, "can be imported"),
        ({"title": "1860", "players": [{"id": 1}, {"id": 2}], "actions": [[]] * 50_001}, "more than any game has"),
    ],
)
@pytest.mark.parametrize("path", ["/api/games/import", "/api/games/import/preview"])
def test_a_file_that_holds_no_game_gets_one_sentence(browser: Browser, path, data, words):
    answer = browser.post(path, {"record": data})
    assert answer.status_code == 400
    assert words in answer.json()["error"]
    assert browser.games() == []


def test_a_deeply_nested_file_is_refused(browser: Browser):
    deep = '{"record": {"title": "1860", "actions": ' + "[" * 5000 + "]" * 5000 + "}}"
    answer = browser.post("/api/games/import", content=deep, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert "nested too deeply" in answer.json()["error"]


def test_bots_of_a_record_are_known_by_their_names_and_play_on(browser: Browser):
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot", "name": "Cleo"}]
    game = browser.make_game(mode="solo", seats=seats, seed=5, pace=0)
    settled(browser, game["id"])
    record = json.loads(browser.get(f"/api/games/{game['id']}/record").content)
    assert preview(browser, record)["bots"] == [None, "normal", None]
    wanted = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
    copy = browser.post("/api/games/import", {"record": record, "seats": wanted}).json()
    assert copy["mode"] == "solo"
    assert [(seat["name"], seat["kind"], seat["bot"]) for seat in copy["seats"]] == [
        ("Ada", "person", None),
        ("Brunel", "bot", "normal"),
        ("Cleo", "bot", "random"),
    ]
    before = copy["actions"]
    play_on(browser, copy["id"], moves=1)
    until(lambda: view(browser, copy["id"])["actions"] > before + 1, "a bot to move")


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ([{"kind": "person"}], "has 2 players, not 1"),
        ([{"kind": "bot"}, {"kind": "bot"}], "Somebody must play"),
        ([{"kind": "open"}, {"kind": "person"}], "no seat of kind “open”"),
        ([{"kind": "bot", "bot": "deep"}, {"kind": "person"}], "deep"),
    ],
)
def test_seats_that_do_not_fit_the_file_are_refused(browser: Browser, seats, words):
    answer = browser.post("/api/games/import", {"record": ISLE.exported("sim_18", 40), "seats": seats})
    assert answer.status_code == 400
    assert words in answer.json()["error"]
    assert browser.games() == []


def test_a_game_by_the_house_rules_is_exported_as_it_came(browser: Browser):
    data = ISLE.exported("sim_18", 150)
    game = browser.post("/api/games/import", {"record": data}).json()["id"]
    answer = browser.get(f"/api/games/{game}/export")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="18xx-1860-{game}.json"'
    assert answer.json()["settings"]["optional_rules"] == ["two_player_map", "no_skip_towns"]
    again = browser.post("/api/games/import", {"record": answer.json()}).json()
    assert again["position"]["position"] == view(browser, game)["position"]["position"]


def test_a_game_by_the_rulebook_is_not_exported_and_says_why(browser: Browser):
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    isle = browser.make_game(title="1860", seats=seats)["id"]
    assert "house rules of its own" in browser.get(f"/api/games/{isle}/export").json()["error"]
    bay = browser.make_game()["id"]
    answer = browser.get(f"/api/games/{bay}/export")
    assert answer.status_code == 400
    assert "is not on 18xx.games" in answer.json()["error"]
