"""Standing orders through the server: given, followed, ended by a click or by a surprise, and private."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import bradshaw
from bradshaw.eighteen.rounds.stock import StockTurn

from .following import Follower
from .serving import Browser, Served
from .tables import until, view
from .test_snapshots import restarted

RECORDS = Path(__file__).parents[1] / "data" / "records"
ISLE = RECORDS / "1860-v1-4p-seed227.json"
PASS = {"type": "pass"}


def record_at(path: Path, wanted: Callable[[Any], bool]) -> dict[str, Any]:
    """A recorded game up to the first position of which something holds."""
    twin = bradshaw.load(path.read_bytes()).at(0)
    while not wanted(twin):
        twin.redo()
    record: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    record["actions"] = record["actions"][: twin.number]
    return record


def stock_round(game: Any) -> bool:
    """Somebody who holds shares has a turn of a stock round, and could pass."""
    state, frame = game.state, game.state.frames[-1]
    if not isinstance(frame, StockTurn) or frame.has_acted() or not frame.legal(state, game.title.read_action(PASS)):
        return False
    return any(state.shares(frame.player, company) for company in range(len(state.companies)))


def running(game: Any) -> bool:
    state, frame = game.state, game.state.frames[-1]
    return type(frame).__name__ == "Runs" and bool(game.title.courses(state))


def imported(browser: Browser, record: dict[str, Any]) -> dict[str, Any]:
    game: dict[str, Any] = browser.post("/api/games/import", {"record": record}).json()
    assert browser.post(f"/api/games/{game['id']}/pace", {"seconds": 0}).status_code == 201
    return game


def give(browser: Browser, game: str, seat: int, *programs: dict[str, Any]) -> None:
    answer = browser.put(f"/api/games/{game}/programs", {"programs": programs, "seat": seat})
    assert answer.status_code == 200, answer.text


def act(browser: Browser, game: str, action: dict[str, Any]) -> dict[str, Any]:
    answer = browser.post(f"/api/games/{game}/actions", {"after": view(browser, game)["version"], "action": action})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def kinds(shown: dict[str, Any]) -> list[str]:
    return [program["kind"] for program in shown["programs"]]


def test_an_order_to_pass_is_followed_shown_and_ended(browser: Browser):
    made = imported(browser, record_at(ISLE, stock_round))
    game, seat = made["id"], made["turn"][0]
    offers = browser.get(f"/api/games/{game}/programs").json()["offers"]
    assert "pass_round" in [offer["kind"] for offer in offers if offer["now"]]
    assert "pass_round" in [offer["kind"] for offer in made["position"]["choices"]["programs"]]
    give(browser, game, seat, {"kind": "pass_round"})
    shown = until(lambda: (now := view(browser, game))["turn"] != [seat] and now, "the pass")
    assert shown["actions"] == made["actions"] + 1
    assert [(one["seat"], one["kind"]) for one in shown["programs"]] == [(seat, "pass_round")], "whoever decides now"
    # Everybody else passes, and it is the turn of the same player again, or the round is over.
    give(browser, game, seat)
    answer = browser.get(f"/api/games/{game}/programs").json()
    assert answer["programs"] == answer["stopped_programs"] == []


def test_a_surprise_ends_an_order_and_its_owner_is_told_why(browser: Browser, served: Served):
    made = imported(browser, record_at(ISLE, stock_round))
    game, seat = made["id"], made["turn"][0]
    held = made["position"]["position"]["players"][seat]["shares"]
    give(browser, game, seat, {"kind": "pass_round"})
    until(lambda: view(browser, game)["turn"] != [seat], "the pass")
    restarted(served)
    follower = Follower(browser, game)
    traded = False
    for _ in range(40):
        shown = view(browser, game)
        if shown["turn"] == [seat]:
            break
        actions = [choice["action"] for choice in shown["position"]["choices"]["actions"]]
        trades = [one for one in actions if one["type"] in ("buy_share", "sell_shares") and one["company"] in held]
        if trades and not traded:
            traded = True
            act(browser, game, trades[0])
        else:
            act(browser, game, PASS)
    assert traded
    shown = until(lambda: (now := view(browser, game))["stopped_programs"] and now, "the notice")
    assert shown["turn"] == [seat], "nothing was passed"
    assert kinds(shown) == []
    [stopped] = shown["stopped_programs"]
    assert "bought" in stopped["reason"] or "sold" in stopped["reason"]
    assert "Pass in this stock round" in stopped["text"]
    follower.stop()
    give(browser, game, seat)
    assert view(browser, game)["stopped_programs"] == []


def test_an_order_runs_the_trains_and_pays_out_as_one_move_that_is_taken_back_together(browser: Browser):
    made = imported(browser, record_at(ISLE, running))
    game, seat = made["id"], made["turn"][0]
    company = made["position"]["position"]["company"]
    give(browser, game, seat, {"kind": "run_and_pay", "company": company})
    shown = until(lambda: (now := view(browser, game))["actions"] > made["actions"] and now, "the run")
    assert shown["actions"] == made["actions"] + 2
    assert {"run", "dividend"} & {line["kind"] for line in shown["log"][-8:]}


def test_an_undo_ends_the_orders_that_would_make_the_move_again(browser: Browser):
    made = imported(browser, record_at(ISLE, stock_round))
    game, seat = made["id"], made["turn"][0]
    first = act(browser, game, PASS)
    assert first["number"] == made["actions"] + 1
    assert browser.post(f"/api/games/{game}/undo", {"after": first["version"]}).json()["number"] == made["actions"]
    give(browser, game, seat, {"kind": "pass_round"})
    shown = until(lambda: (now := view(browser, game))["actions"] > made["actions"] and now, "the pass")
    act(browser, game, PASS)
    back = browser.post(f"/api/games/{game}/undo", {"after": view(browser, game)["version"]}).json()
    assert back["number"] == shown["actions"]


def test_orders_that_the_game_does_not_know_or_offer_are_refused(browser: Browser):
    made = imported(browser, record_at(ISLE, stock_round))
    path = f"/api/games/{made['id']}/programs"
    for wrong in (
        {"kind": "no_mergers", "company": "C&N"},
        {"kind": "run_and_pay", "company": "nowhere"},
        {"kind": "buy_until_float"},
    ):
        assert browser.put(path, {"programs": [wrong]}).status_code == 409, wrong
    twice = [{"kind": "only_choice"}] * 2
    assert browser.put(path, {"programs": twice}).status_code == 409


def test_a_limit_bids_as_little_as_it_takes_and_then_passes(browser: Browser):
    made = browser.make_game(seed=22, pace=0)
    game, seat = made["id"], made["turn"][0]
    other = (seat + 1) % 3
    give(browser, game, other, {"kind": "bid_up_to", "amount": 4})
    [span] = made["position"]["choices"]["ranges"]
    act(browser, game, {**span["action"], "amount": 3})
    shown = until(lambda: (now := view(browser, game))["turn"] not in ([seat], [other]) and now, "the bid")
    assert shown["position"]["position"]["auction"]["high_bid"] == 4
    assert shown["position"]["position"]["auction"]["high_bidder"] == other
    act(browser, game, {**span["action"], "amount": 5})
    act(browser, game, PASS)
    after = until(lambda: (now := view(browser, game))["turn"] != [other] and now, "the pass")
    assert after["actions"] >= shown["actions"] + 3
    # The next share is another auction.
    assert after["position"]["position"]["auction"]["company"] != shown["position"]["position"]["auction"]["company"]
    assert after["programs"] == []


def test_orders_are_nobody_elses_business(new_browser: Callable[..., Browser]):
    ada, ben = new_browser(), new_browser()
    made = imported(ada, record_at(ISLE, stock_round))
    game = made["id"]
    give(ada, game, (made["turn"][0] + 1) % 4, {"kind": "only_choice"})
    assert ben.get(f"/api/games/{game}").json()["programs"] == []
    assert ben.get(f"/api/games/{game}/programs").status_code == 403
    assert ben.put(f"/api/games/{game}/programs", {"programs": []}).status_code == 403
