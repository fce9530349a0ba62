"""Making, playing, looking back at and taking away games over HTTP."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bradshaw
from bradshaw.core.chance import Chance
from tests.examples import in_soak

from .finished import RECORD
from .serving import Browser, Served
from .tables import move, offered, play_on, settled, until, view

NewBrowser = Callable[[], Browser]
ISLE = Path(__file__).parents[1] / "data" / "records" / "1860-v1-2p-seed189.json"
LAYS_TRACK = 50
"""After so many moves of that game a company lays its first track."""
ONE_RUN_LISTED = 60
"""After this many a company runs its trains, and one set of runs is best by every measure."""
ASKED = 71
"""After this many a director is asked for a train."""
RUNS_TRAINS = 940
"""After so many a company runs its trains."""


@in_soak
def test_a_hotseat_game_is_played_from_the_first_move_to_the_result(browser: Browser):
    game = browser.make_game(seed=11, pace=0)
    assert game["status"] == "running"
    final = play_on(browser, game["id"], moves=600, seed=3)
    assert final["status"] == "finished"
    outcome = final["position"]["outcome"]
    assert outcome["text"].startswith("The game is over")
    assert outcome["winners"] == final["winners"]
    assert final["position"]["choices"] is None


def test_the_stored_game_is_the_game_that_the_library_plays(browser: Browser):
    game = browser.make_game(seed=12, pace=0, options={"forest_cost": 5})
    shown = play_on(browser, game["id"], moves=25, seed=4)
    data = browser.get(f"/api/games/{game['id']}/record").content
    loaded = bradshaw.load(data)
    assert len(loaded.played) == shown["actions"]
    assert loaded.options["forest_cost"] == 5
    assert [line["text"] for line in shown["log"]] == [str(text) for text in loaded.report() if text]


def test_every_choice_says_what_it_costs_and_is_accepted_on_a_private_copy(browser: Browser):
    game = browser.make_game(seed=13, pace=0)
    shown = play_on(browser, game["id"], moves=20, seed=5)
    for action in offered(shown["position"]):
        answer = browser.post(f"/api/games/{game['id']}/try", {"actions": [action]})
        assert answer.status_code == 200, answer.text
    assert all(choice["text"] for choice in shown["position"]["choices"]["actions"])
    assert view(browser, game["id"])["version"] == shown["version"], "trying out changes nothing"


def test_trying_out_tells_no_more_than_the_seat_may_know(new_browser: NewBrowser):
    ada, ben = new_browser(), new_browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    game = ada.make_game(title="1860", mode="online", seats=seats)
    ben.post(f"/api/games/{game['id']}/join", {"name": "Ben", "invite": game["invite"]})
    ada.post(f"/api/games/{game['id']}/start", {})
    for browser in (ada, ben, new_browser()):
        shown = view(browser, game["id"])["position"]["position"]["companies"]
        tried = browser.post(f"/api/games/{game['id']}/try", {"actions": []}).json()["position"]["position"]
        assert tried["companies"] == shown
        assert {company["treasury"] for company in shown.values()} == {0}, "all know that none has floated yet"


def test_choices_are_sketched_place_by_place_also_in_a_tried_position(browser: Browser):
    record = json.loads(ISLE.read_bytes())
    record["actions"] = record["actions"][:LAYS_TRACK]
    game = browser.post("/api/games/import", {"record": record}).json()["id"]
    path = f"/api/games/{game}"
    listed = view(browser, game)["position"]["choices"]["actions"]
    spots = {choice["spot"] for choice in listed if choice["spot"]}
    for spot in spots:
        drawn = browser.post(f"{path}/sketches", {"actions": [], "spot": spot}).json()
        assert [one["action"] for one in drawn] == [choice["action"] for choice in listed if choice["spot"] == spot]
        assert all(list(one["hexes"]) == [spot.removeprefix("hex:")] for one in drawn)
        assert all(f'data-spot="{spot}"' in svg for one in drawn for svg in one["hexes"].values())
    assert browser.post(f"{path}/sketches", {"actions": []}).json() == [], "a pass changes nothing on the board"
    lay = next(choice["action"] for choice in listed if choice["spot"])
    tried = browser.post(f"{path}/try", {"actions": [lay]}).json()["position"]["choices"]["actions"]
    there = next(choice for choice in tried if choice["spot"])
    drawn = browser.post(f"{path}/sketches", {"actions": [lay], "spot": there["spot"]}).json()
    assert there["action"] in [one["action"] for one in drawn]
    refused = browser.post(f"{path}/sketches", {"actions": [lay, lay], "spot": there["spot"]})
    assert refused.status_code == 422
    emubay = browser.make_game(seed=13)["id"]
    assert browser.post(f"/api/games/{emubay}/sketches", {"actions": [], "spot": "hex:5,2"}).json() == []


def test_what_an_action_changes_is_told_before_it_is_made_and_with_a_question_for_consent(browser: Browser):
    record = json.loads(ISLE.read_bytes())
    record["actions"] = record["actions"][:ASKED]
    game = browser.post("/api/games/import", {"record": record}).json()["id"]
    path = f"/api/games/{game}"
    position = view(browser, game)["position"]
    seller, buyer = position["sheet"]["holders"]
    assert (seller["company"], buyer["company"]) == ("C&N", "IOW")
    treasury = next(change for change in seller["changes"] if change["kind"] == "credits")
    assert (treasury["before"], treasury["after"], treasury["difference"]) == (500, 610, 110)
    yes, no = (choice["action"] for choice in position["choices"]["actions"])
    assert browser.post(f"{path}/sheet", {"actions": [], "action": yes}).json() == position["sheet"]
    assert browser.post(f"{path}/sheet", {"actions": [], "action": no}).json() == {"holders": [], "notes": []}
    proposal = record["actions"][-1]["action"]
    proposed = browser.post(f"{path}/sheet", {"actions": [], "at": ASKED - 1, "action": proposal})
    assert proposed.json()["holders"] == position["sheet"]["holders"], "the same to the one who proposes it"
    assert proposed.json()["notes"] == ["If the director of C&N agrees."]
    refused = browser.post(f"{path}/sheet", {"actions": [], "action": {"type": "pass"}})
    assert refused.status_code == 422
    assert view(browser, game)["position"] == position


def test_tiles_are_told_with_where_they_fit_and_drawn_if_that_is_wished(browser: Browser):
    record = json.loads(ISLE.read_bytes())
    record["actions"] = record["actions"][:LAYS_TRACK]
    game = browser.post("/api/games/import", {"record": record}).json()["id"]
    path = f"/api/games/{game}"
    shown = view(browser, game)["position"]
    told = browser.post(f"{path}/tiles", {"actions": []}).json()
    assert told["company"] == shown["position"]["company"]
    lays = [choice["action"] for choice in shown["choices"]["actions"] if choice["action"]["type"] == "lay_tile"]
    fits = {(tile["id"], place) for tile in told["tiles"] for place in tile["hexes"]}
    assert fits == {(lay["tile"], lay["hex"]) for lay in lays}
    assert told["drawings"].keys() >= {tile["id"] for tile in told["tiles"]}
    assert all(drawing.startswith("<g ") for drawing in told["drawings"].values())
    tried = browser.post(f"{path}/tiles", {"actions": lays[:1], "drawings": False}).json()
    assert tried["drawings"] == {}
    left = {tile["id"]: tile["left"] for tile in told["tiles"]}
    assert [tile["id"] for tile in tried["tiles"] if tile["left"] < left[tile["id"]]] == [lays[0]["tile"]]
    emubay = browser.make_game(seed=13)["id"]
    assert browser.post(f"/api/games/{emubay}/tiles", {"actions": []}).status_code == 400


def test_runs_of_ones_own_are_drawn_and_judged_and_nothing_changes(browser: Browser):
    record = json.loads(ISLE.read_bytes())
    record["actions"] = record["actions"][:RUNS_TRAINS]
    game = browser.post("/api/games/import", {"record": record}).json()["id"]
    path = f"/api/games/{game}"
    shown = view(browser, game)
    company, best = shown["position"]["position"]["company"], shown["position"]["choices"]["actions"][0]
    ways = browser.post(f"{path}/ways", {"actions": [], "company": company}).json()
    stops = {stop["id"]: stop for stop in ways["stops"]}
    trains = shown["position"]["position"]["companies"][company]["trains"]
    assert [train["id"] for train in ways["trains"]] == [one["train"] for one in trains]
    run = best["action"]["runs"][0]
    assert any(run["path"][: len(way)] == way for way in stops[run["path"][0]]["ways"])
    laid = browser.post(f"{path}/runs", {"actions": [], "action": best["action"]}).json()
    assert (laid["action"], laid["text"], laid["refusal"]) == (best["action"], best["text"], None)
    assert laid["hexes"] == {}, "the best runs are on the board already"
    short = {**best["action"], "runs": [{**run, "path": run["path"][:1], "calls": []}]}
    laid = browser.post(f"{path}/runs", {"actions": [], "action": short}).json()
    assert laid["refusal"]["rule"] == "1860.run.endpoints"
    assert laid["hexes"]
    assert [stop["id"] for stop in laid["runs"][0]["path"]] == run["path"][:1]
    for body, status in (
        ({"actions": [], "company": "XYZ"}, 400),
        ({"actions": []}, 400),
        ({"actions": [], "company": 7}, 400),
        ({"actions": [], "company": company, "at": 10_000}, 409),
        ({"actions": [{"type": "pass"}], "company": company}, 422),
    ):
        assert browser.post(f"{path}/ways", body).status_code == status, body
    for body, status in (
        ({"actions": [], "action": {"type": "pass"}}, 400),
        ({"actions": [], "action": {"type": "run_trains", "runs": 7}}, 400),
        ({"actions": [], "action": best["action"], "at": 0}, 400),
        ({"actions": []}, 400),
    ):
        assert browser.post(f"{path}/runs", body).status_code == status, body
    emubay = browser.make_game(seed=13)["id"]
    assert browser.post(f"/api/games/{emubay}/ways", {"actions": [], "company": "X"}).status_code == 400
    assert view(browser, game)["version"] == shown["version"]


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(browser: Browser):
    game = browser.make_game(seed=14)
    answer = browser.post(
        f"/api/games/{game['id']}/actions", {"after": game["version"], "action": {"type": "bid", "amount": 99}}
    )
    assert answer.status_code == 422
    assert answer.json() == {
        "error": "You cannot bid £99: you have only £8.",
        "rule": "emubay.auction.pay-to-company",
        "message": {"say": "emubay-refusal-bid-above-cash", "facts": {"amount": 99, "money": 8}},
    }
    assert view(browser, game["id"])["version"] == game["version"]


def test_why_not_names_the_rule_and_quotes_the_ledger(browser: Browser):
    game = browser.make_game(seed=14)
    told = browser.post(f"/api/games/{game['id']}/why", {"action": {"type": "bid", "amount": 1}}).json()
    assert told["legal"] is False
    assert told["rule"] == "emubay.auction.minimum-bid"
    assert "£3" in told["text"]
    assert told["statement"] == bradshaw.title("emubay").rulebook[told["rule"]].statement
    assert browser.post(f"/api/games/{game['id']}/why", {"action": {"type": "pass"}}).json()["legal"] is True


def test_a_stale_move_is_refused_with_the_version_that_holds(browser: Browser):
    game = browser.make_game(seed=15)
    chance = Chance(1)
    first = move(browser, game, chance)
    assert first.status_code == 201
    stale = move(browser, game, chance)
    assert stale.status_code == 409
    assert stale.json()["version"] == first.json()["version"]


def test_past_positions_can_be_seen_but_not_played(browser: Browser):
    game = browser.make_game(seed=16, pace=0)
    shown = play_on(browser, game["id"], moves=30, seed=6)
    start = browser.get(f"/api/games/{game['id']}/positions/0").json()
    assert start["number"] == 0
    assert start["choices"] is None
    now = browser.get(f"/api/games/{game['id']}/positions/{shown['actions']}").json()
    assert now == shown["position"] == browser.get(f"/api/games/{game['id']}/positions/current").json()
    assert browser.get(f"/api/games/{game['id']}/positions/{shown['actions'] + 1}").status_code == 404


def test_undo_and_redo_are_free_at_one_screen_and_recorded(browser: Browser):
    game = browser.make_game(seed=17, pace=0)
    shown = play_on(browser, game["id"], moves=20, seed=7)
    counts = [shown["actions"]]
    for _ in range(5):
        answer = browser.post(f"/api/games/{game['id']}/undo", {"after": view(browser, game["id"])["version"]})
        assert answer.status_code == 201
        counts.append(answer.json()["number"])
    assert counts == sorted(set(counts), reverse=True)
    back = view(browser, game["id"])
    assert back["sequence"] == shown["sequence"] + 5, "taking back is an event like any other"
    assert back["redo"]["can"]
    for count in counts[-2::-1]:
        answer = browser.post(f"/api/games/{game['id']}/redo", {"after": view(browser, game["id"])["version"]})
        assert answer.status_code == 201
        assert answer.json()["number"] == count
    again = view(browser, game["id"])
    assert again["position"] == shown["position"]
    assert not again["redo"]["can"]
    nothing = browser.post(f"/api/games/{game['id']}/redo", {"after": again["version"]})
    assert nothing.status_code == 409


def test_undo_of_a_finished_game_lets_it_go_on(browser: Browser):
    game = browser.post("/api/games/import", {"record": json.loads(RECORD.read_bytes())}).json()["id"]
    final = view(browser, game)
    assert final["status"] == "finished"
    assert browser.post(f"/api/games/{game}/undo", {"after": final["version"]}).status_code == 201
    assert view(browser, game)["status"] == "running"


def test_against_bots_undo_goes_back_to_your_own_last_decision(browser: Browser):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    game = browser.make_game(mode="solo", seats=seats, seed=18, pace=0)["id"]
    first = settled(browser, game)
    assert move(browser, first, Chance(2)).status_code == 201
    second = settled(browser, game)
    assert second["actions"] > first["actions"]
    assert browser.post(f"/api/games/{game}/undo", {"after": second["version"]}).status_code == 201
    assert view(browser, game)["position"] == first["position"]


def test_what_bots_did_is_marked_also_where_moves_were_taken_back(served: Served, browser: Browser):
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    game = browser.make_game(mode="solo", seats=seats, seed=18, pace=0)["id"]
    for number in range(4):
        for seed in (number, number + 10):
            assert move(browser, settled(browser, game), Chance(seed)).status_code == 201
            shown = settled(browser, game)
            if seed < 10:
                assert browser.post(f"/api/games/{game}/undo", {"after": shown["version"]}).status_code == 201
    live = served.state.hall.games[game]
    assert set(live.movers) == {0, 1, 2}
    assert live.automatic == {number for number, seat in enumerate(live.movers) if seat != 1}


def test_a_hint_is_a_legal_move_with_its_words(browser: Browser):
    game = browser.make_game(seed=19)
    hint = browser.post(f"/api/games/{game['id']}/hint", {"actions": []}).json()
    assert hint["text"]
    answer = browser.post(f"/api/games/{game['id']}/actions", {"after": game["version"], "action": hint["action"]})
    assert answer.status_code == 201


def test_series_have_a_point_for_every_position(browser: Browser):
    game = browser.make_game(seed=20, pace=0)
    shown = play_on(browser, game["id"], moves=25, seed=8)
    series = browser.get(f"/api/games/{game['id']}/series").json()
    assert [point["number"] for point in series["points"]] == list(range(shown["actions"] + 1))
    cash = [player["cash"] for player in shown["position"]["position"]["players"]]
    assert series["points"][-1]["cash"] == cash


def test_a_record_file_becomes_a_game_that_can_be_played_on(browser: Browser):
    game = browser.make_game(seed=21, pace=0)
    shown = play_on(browser, game["id"], moves=15, seed=9)
    record = json.loads(browser.get(f"/api/games/{game['id']}/record").content)
    answer = browser.post("/api/games/import", {"record": record})
    assert answer.status_code == 201
    copy = answer.json()
    assert copy["id"] != game["id"]
    assert copy["position"]["position"] == shown["position"]["position"]
    assert play_on(browser, copy["id"], moves=1)["actions"] == shown["actions"] + 1


def test_a_doctored_record_is_refused_with_the_place(browser: Browser):
    game = browser.make_game(seed=21, pace=0)
    play_on(browser, game["id"], moves=15, seed=9)
    record = json.loads(browser.get(f"/api/games/{game['id']}/record").content)
    before = browser.games()
    record["actions"][7]["hash"] = "0" * 16
    answer = browser.post("/api/games/import", {"record": record})
    assert answer.status_code == 400
    assert "Action 8 of " in answer.json()["error"]
    assert browser.games() == before, "nothing is half imported"


def test_continue_lists_your_games_newest_first_and_nobody_elses(new_browser: NewBrowser):
    ada, ben = new_browser(), new_browser()
    first, second = ada.make_game()["id"], ada.make_game()["id"]
    ben.make_game()
    assert ada.games() == [second, first]
    play_on(ada, first, moves=1)
    assert ada.games() == [first, second]


def test_a_game_of_your_own_can_be_deleted_and_of_others_not(new_browser: NewBrowser):
    ada, ben = new_browser(), new_browser()
    game = ada.make_game()["id"]
    assert ben.delete(f"/api/games/{game}").status_code == 403
    assert ada.delete(f"/api/games/{game}").status_code in (200, 204)
    assert ada.get(f"/api/games/{game}").status_code == 404


def test_a_program_passes_above_its_limit_and_not_below(browser: Browser):
    game = browser.make_game(seed=22)
    actor = game["turn"][0]
    answer = browser.put(f"/api/games/{game['id']}/programs", {"programs": [{"kind": "pass_above", "amount": 3}]})
    assert answer.status_code == 200
    assert view(browser, game["id"])["turn"] == [actor], "a bid of £3 is not above £3"
    bid = browser.post(
        f"/api/games/{game['id']}/actions", {"after": game["version"], "action": {"type": "bid", "amount": 3}}
    )
    assert bid.status_code == 201
    sold = until(lambda: (shown := view(browser, game["id"])) and shown["actions"] >= 3 and shown, "the others to pass")
    assert sold["position"]["position"]["players"][actor]["shares"] == {"LW": 1}


def test_a_limit_for_auctions_does_not_pass_where_trains_have_prices(browser: Browser):
    record = json.loads(ISLE.read_bytes())
    record["actions"] = record["actions"][:605]
    path = f"/api/games/{browser.post('/api/games/import', {'record': record}).json()['id']}"
    program = {"kind": "pass_above", "amount": 3}
    assert browser.put(f"{path}/programs", {"programs": [program, {"kind": "only_choice"}]}).status_code == 200
    shown = browser.get(path).json()
    assert {choice["action"]["type"] for choice in shown["position"]["choices"]["ranges"]} == {"buy_train"}
    time.sleep(1)
    assert browser.get(path).json()["actions"] == 605


def auction_nobody_else_can_bid_in(browser: Browser, *programs: dict[str, object]) -> str:
    """A game in which two players can only pass, since the first has bid all that they have."""
    game = browser.make_game(seed=23, pace=0)
    path = f"/api/games/{game['id']}"
    assert browser.put(f"{path}/programs", {"programs": programs}).status_code == 200
    bid = {"after": game["version"], "action": {"type": "bid", "amount": 8}}
    assert browser.post(f"{path}/actions", bid).status_code == 201
    return path


def test_the_server_passes_only_for_players_who_have_asked_for_it(browser: Browser):
    path = auction_nobody_else_can_bid_in(browser)
    time.sleep(1)
    shown = browser.get(path).json()
    assert shown["actions"] == 1
    assert offered(shown["position"]) == [{"type": "pass"}]


def test_what_a_program_played_goes_with_the_decision_before_it(browser: Browser):
    path = auction_nobody_else_can_bid_in(browser, {"kind": "only_choice"})

    def decision() -> dict[str, Any] | None:
        shown: dict[str, Any] = browser.get(path).json()
        return shown if shown["actions"] >= 3 and len(offered(shown["position"])) > 1 else None

    shown = until(decision, "the others to pass")
    assert shown["position"]["position"]["auction"]["company"] == "TMLC"
    assert browser.post(f"{path}/undo", {"after": shown["version"]}).json()["number"] == 0
    back = browser.get(path).json()
    again = browser.post(f"{path}/redo", {"after": back["version"]}).json()
    assert again["number"] == shown["actions"]


def test_undo_after_a_run_goes_to_the_run(browser: Browser):
    record = json.loads(ISLE.read_bytes())
    record["actions"] = record["actions"][:ONE_RUN_LISTED]
    path = f"/api/games/{browser.post('/api/games/import', {'record': record}).json()['id']}"
    before = browser.get(path).json()
    (run,) = offered(before["position"])
    assert run["type"] == "run_trains"
    made = browser.post(f"{path}/actions", {"after": before["version"], "action": run}).json()
    assert browser.post(f"{path}/undo", {"after": made["version"]}).json()["number"] == ONE_RUN_LISTED
    assert browser.get(path).json()["position"] == before["position"]


def test_runs_are_never_made_by_the_program_for_the_only_legal_move(browser: Browser):
    record = json.loads(ISLE.read_bytes())
    record["actions"] = record["actions"][:ONE_RUN_LISTED]
    path = f"/api/games/{browser.post('/api/games/import', {'record': record}).json()['id']}"
    assert browser.put(f"{path}/programs", {"programs": [{"kind": "only_choice"}]}).status_code == 200
    time.sleep(1)
    assert browser.get(path).json()["actions"] == ONE_RUN_LISTED, "other runs are legal, too"


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"title": "monopoly"}, "There is no game “monopoly”"),
        ({"mode": "solo"}, "no seat of kind “person”"),
        ({"mode": "chess"}, "solo, hotseat or online"),
        ({"seats": [{"kind": "me"}] * 3}, "exactly one seat"),
        ({"seats": [{"kind": "me"}]}, "3 to 4 players"),
        ({"seats": [{"kind": "bot"}] * 3}, "Somebody must play"),
        ({"seats": [{"kind": "me", "name": "A"}, {"kind": "person", "name": "A"}, {"kind": "bot"}]}, "same name"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}, {"kind": "bot"}]}, "deep"),
        ({"options": {"forest_cost": 11}}, "whole number from 1 to 10"),
        ({"options": {"weather": True}}, "There is no option “weather”"),
        ({"seed": -1}, "seed"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_the_reason(browser: Browser, wish: dict[str, object], words: str):
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}, {"kind": "person", "name": "Cleo"}]
    answer = browser.post("/api/games", {"title": "emubay", "mode": "hotseat", "seats": seats} | wish)
    assert 400 <= answer.status_code < 500
    assert words in answer.json()["error"]


def test_what_british_rail_does_by_itself_can_be_looked_at_step_by_step(browser: Browser):
    path = f"/api/games/{browser.post('/api/games/import', {'record': json.loads(ISLE.read_bytes())}).json()['id']}"
    shown = browser.get(path).json()
    last = shown["actions"]
    told = [line for line in shown["log"] if line["number"] == last]
    stages = max(line["stage"] for line in told)
    assert stages > 3
    paid, drawn = [0] * 2, 0
    for stage in range(1, stages + 1):
        position = browser.get(f"{path}/positions/{last}?stage={stage}").json()
        assert position["number"] == last
        assert position["choices"] is None
        cash = [player["cash"] for player in position["position"]["players"]]
        assert all(now >= before for now, before in zip(cash, paid, strict=True))
        paid = cash
        kinds = {line["kind"] for line in told if line["stage"] == stage}
        assert kinds & {"dividend", "close_down"}, "each step has its runs or closures"
        # The runs that are told are drawn, and those alone.
        runs = [line["text"] for line in told if (line["stage"], line["kind"]) == (stage, "run_trains")]
        lines = position["view"]["board"]["lines"]
        assert len(lines) == sum(text.count("+") for text in runs), runs
        assert all(line["pieces"] and line["train"] in runs[0] for line in lines)
        assert ('class="runs"' in position["board"]) == bool(lines)
        drawn += len(lines)
    assert drawn
    assert paid != [
        player["cash"] for player in browser.get(f"{path}/positions/{last - 1}").json()["position"]["players"]
    ]
    assert browser.get(f"{path}/positions/{last}?stage={stages + 1}").status_code == 404
