"""Following a game live: what is heard, by whom, through which worker, and when it ends."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import quote

import pytest

import bradshaw
from bradshaw.core.chance import Chance
from bradshaw.server.api import stream

from .following import PATIENCE, Follower
from .serving import Browser, Served, plain_settings, serving
from .tables import make_move, move, on_turn, online, play_on, settled, until, view

NewBrowser = Callable[[], Browser]
Pair = tuple[Served, Served]


def same(browser: Browser, served: Served) -> Browser:
    """The same visitor, through another worker."""
    other = served.browser()
    other.http.cookies = browser.http.cookies
    return other


# One worker


def test_a_stream_is_not_kept_by_caches_or_proxies_and_not_compressed(browser: Browser):
    game = browser.make_game()["id"]
    with Follower(browser, game, Accept_Encoding="gzip, br") as follower:
        assert follower.headers["content-type"] == "text/event-stream; charset=utf-8"
        assert follower.headers["cache-control"] == "no-store"
        assert follower.headers["x-accel-buffering"] == "no"
        assert "content-encoding" not in follower.headers


def test_there_is_no_stream_of_a_game_that_is_not_there(browser: Browser):
    for game in ("000000000000", "x", "0" * 300, "%00"):
        with Follower(browser, game) as follower:
            assert follower.status == 404, game


@pytest.mark.parametrize("last", ["x", "1.5", "0x1", "1 2", "-", "\u00b2", "9" * 5000])
def test_a_last_event_id_that_is_no_number_is_refused(browser: Browser, last: str):
    game = browser.make_game()["id"]
    with Follower(browser, game, Last_Event_ID=last) as follower:
        assert follower.status == 400
    with Follower(browser, game, f"?after={quote(last)}") as follower:
        assert follower.status == 400


def test_a_number_before_the_beginning_gives_everything_and_one_after_the_end_what_is_to_come(browser: Browser):
    game = browser.make_game(pace=0)["id"]
    last = play_on(browser, game, moves=4)["sequence"]
    for start in (-1, -(2**63), -(10**30)):
        with Follower(browser, game, Last_Event_ID=str(start)) as follower:
            until(lambda follower=follower: follower.ids == list(range(1, last + 1)), "everything")
    with Follower(browser, game, f"?after={last + 1000}") as later, Follower(browser, game, f"?after={2**70}") as late:
        now = play_on(browser, game, moves=1, seed=1)["sequence"]
        for follower in (later, late):
            until(lambda follower=follower: follower.ids == list(range(last + 1, now + 1)), "what is new")


def test_the_header_of_a_browser_that_comes_again_counts_more_than_the_address(browser: Browser):
    game = browser.make_game(pace=0)["id"]
    last = play_on(browser, game, moves=4)["sequence"]
    with Follower(browser, game, "?after=0", Last_Event_ID=str(last - 1)) as follower:
        until(lambda: follower.ids, "the last event")
        assert follower.ids == [last]


def test_whoever_hangs_up_is_no_longer_there(new_browser: NewBrowser):
    ada, ben, cleo = browsers = [new_browser() for _ in range(3)]
    game = online(*browsers)
    followers = [Follower(cleo, game) for _ in range(5)]
    assert view(ada, game)["seats"][2]["present"]
    assert not view(ada, game)["seats"][1]["present"]
    for follower in followers:
        follower.stop()
    until(lambda: not view(ada, game)["seats"][2]["present"], "Cleo to be gone")
    until(lambda: "bradshaw_watchers 0" in ben.get("/metrics").text, "the connections to be closed")


def test_a_quiet_stream_shows_that_it_lives(browser: Browser, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stream, "HEARTBEAT_SECONDS", 0.05)
    game = browser.make_game()["id"]
    with Follower(browser, game) as follower:
        until(lambda: follower.comments.count("still here") >= 2, "signs of life")
        assert follower.ids == []


def test_the_stream_of_a_deleted_game_ends(browser: Browser):
    game = browser.make_game()["id"]
    follower = Follower(browser, game)
    assert browser.delete(f"/api/games/{game}").status_code == 204
    until(lambda: not follower._thread.is_alive(), "the end of the stream")
    with Follower(browser, game) as again:
        assert again.status == 404


def test_seats_can_be_followed_before_the_start(new_browser: NewBrowser):
    host, guest = new_browser(), new_browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    made = host.make_game(mode="online", seats=seats, pace=0)
    with Follower(host, made["id"]) as follower:
        assert guest.post(f"/api/games/{made['id']}/join", {"name": "Ben", "invite": made["invite"]}).status_code == 201
        assert host.post(f"/api/games/{made['id']}/start").status_code == 201
        until(lambda: len(follower.events) >= 2, "the start")
        assert [event["kind"] for event in follower.events[:2]] == ["seat", "start"]


def test_a_burst_of_moves_arrives_whole_and_in_order(browser: Browser):
    game = browser.make_game(pace=0, seed=3)["id"]
    with Follower(browser, game) as first, Follower(browser, game, "?after=0") as second:
        last = play_on(browser, game, moves=40)["sequence"]
        until(lambda: first.ids[-1:] == [last] == second.ids[-1:], "the last event")
        assert first.ids == list(range(2, last + 1))
        assert second.ids == list(range(1, last + 1))
        assert second.events[1:] == first.events
        assert [event["sequence"] for event in first.events] == first.ids


# Two workers on one database


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, a_database: str) -> Iterator[Pair]:
    """Two workers; through which of them a visitor comes is known, as it is not behind one port."""
    settings = plain_settings(tmp_path_factory.mktemp("pair"), workers=2, database=a_database)
    with serving(settings) as here, serving(settings) as there:
        yield here, there


def test_a_move_through_one_worker_reaches_those_who_follow_through_the_other(pair: Pair):
    here, there = pair
    browsers = [here.browser(), there.browser(), here.browser()]
    game = online(*browsers, seed=1)
    with Follower(browsers[0], game, "?after=0") as first, Follower(browsers[1], game, "?after=0") as second:
        chance = Chance(1)
        for _ in range(12):
            mover, shown = on_turn(browsers, game)
            make_move(mover, shown, chance)
        last = view(browsers[0], game)["sequence"]
        until(lambda: first.ids[-1:] == [last] == second.ids[-1:], "the last event on both sides")
        assert first.ids == second.ids == list(range(1, last + 1))
        assert first.events == second.events


def test_what_is_read_through_the_other_worker_is_current(pair: Pair):
    here, there = pair
    browser = here.browser()
    game = browser.make_game(pace=0, seed=2)["id"]
    other = same(browser, there)
    assert view(other, game)["version"] == 1
    for number in range(6):
        shown = settled(browser if number % 2 else other, game)
        stored = move(browser if number % 2 else other, shown, Chance(number)).json()
        reader = other if number % 2 else browser
        assert reader.get(f"/api/games/{game}/positions/current").json()["number"] >= stored["number"]
        assert view(reader, game)["sequence"] >= stored["sequence"]
        assert reader.listed("mine")[0]["actions"] >= stored["number"]


def test_a_guest_who_makes_an_account_through_one_worker_keeps_the_games_on_the_other(pair: Pair):
    here, there = pair
    guest = here.browser()
    own = guest.make_game(pace=0)["id"]
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    waiting = guest.make_game(mode="online", seats=seats)
    before = same(guest, there)
    assert view(before, own)["my_turn"], "the other worker knows the guest"
    assert view(before, waiting["id"])["host"]
    guest.register("Augusta")
    after = same(guest, there)
    assert sorted(after.games()) == sorted([own, waiting["id"]])
    make_move(after, settled(after, own), Chance(1))
    shown = view(after, waiting["id"])
    assert shown["host"]
    assert shown["seats"][0]["mine"]
    assert after.post(f"/api/games/{waiting['id']}/bot", {"seat": 1}).status_code == 201
    assert after.post(f"/api/games/{waiting['id']}/start").status_code == 201
    assert view(guest, waiting["id"])["status"] == "running"


def test_seats_taken_through_one_worker_are_taken_on_the_other(pair: Pair):
    here, there = pair
    host, guest, third = here.browser(), there.browser(), here.browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = host.make_game(mode="online", seats=seats, listed=True)
    assert there.browser().listed("lobby")[0]["id"] == made["id"]
    assert guest.post(f"/api/games/{made['id']}/join", {"name": "Ben", "seat": 1}).status_code == 201
    assert third.post(f"/api/games/{made['id']}/join", {"name": "Cleo", "seat": 1}).status_code == 409
    assert third.post(f"/api/games/{made['id']}/join", {"name": "Cleo"}).status_code == 201
    assert [seat["name"] for seat in view(guest, made["id"])["seats"]] == ["Ada", "Ben", "Cleo"]
    assert guest.post(f"/api/games/{made['id']}/leave").status_code == 201
    assert view(host, made["id"])["seats"][1]["kind"] == "open"


def test_a_game_deleted_through_one_worker_is_gone_on_the_other(pair: Pair):
    here, there = pair
    browser = here.browser()
    shown = browser.make_game()
    other = same(browser, there)
    assert view(other, shown["id"])["version"] == shown["version"]
    assert browser.delete(f"/api/games/{shown['id']}").status_code == 204
    assert other.get(f"/api/games/{shown['id']}").status_code == 404
    assert move(other, shown, Chance(1)).status_code == 404
    assert other.games() == []


def test_what_was_programmed_through_one_worker_holds_on_the_other(pair: Pair):
    here, there = pair
    browser = here.browser()
    shown = browser.make_game(seed=22, pace=0)
    path = f"/api/games/{shown['id']}"
    other = same(browser, there)
    program = {"kind": "pass_above", "amount": 3}
    assert view(other, shown["id"])["programs"] == []
    assert browser.put(f"{path}/programs", {"programs": [program]}).status_code == 200
    told = view(other, shown["id"])["programs"]
    assert [(one["seat"], one["kind"], one["amount"]) for one in told] == [
        (seat, "pass_above", 3) for seat in range(len(shown["seats"]))
    ]
    assert other.put(f"{path}/programs", {"programs": []}).status_code == 200
    bid = {"after": shown["version"], "action": {"type": "bid", "amount": 3}}
    assert browser.post(f"{path}/actions", bid).status_code == 201
    until(lambda: view(other, shown["id"])["actions"] == 1, "the bid")
    assert view(browser, shown["id"])["programs"] == []
    assert browser.put(f"{path}/programs", {"programs": [program]}).status_code == 200
    until(lambda: view(other, shown["id"])["actions"] >= 3, "the others to pass")


def test_messages_through_both_workers_at_once_all_arrive(pair: Pair):
    here, there = pair
    browsers = [here.browser(), there.browser(), here.browser()]
    game = online(*browsers)
    with Follower(browsers[0], game) as first, Follower(browsers[1], game) as second:
        with ThreadPoolExecutor(3) as pool:
            sent = [
                pool.submit(browser.post, f"/api/games/{game}/chat", {"text": f"{name} {number}"})
                for number in range(8)
                for name, browser in zip("ABC", browsers, strict=True)
            ]
            accepted = [one.result() for one in sent]
        assert {answer.status_code for answer in accepted} <= {201, 409}
        told = sum(answer.status_code == 201 for answer in accepted)
        assert told >= 12
        until(lambda: len(first.events) == told == len(second.events), "all messages on both sides")
        assert first.events == second.events
        assert len({event["text"] for event in first.events}) == told


def test_consent_given_through_the_other_worker_counts(pair: Pair):
    here, there = pair
    browsers = [here.browser(), there.browser(), here.browser()]
    game = online(*browsers, seed=5)
    chance = Chance(5)
    first, shown = on_turn(browsers, game)
    make_move(first, shown, chance)
    second, later = on_turn(browsers, game)
    make_move(second, later, chance)
    _, now = on_turn(browsers, game)
    ask = first.post(f"/api/games/{game}/undo", {"after": now["version"]}).json()["ask"]
    others = [browser for browser in browsers if browser is not first]
    for browser in others:
        assert browser.post(f"/api/games/{game}/asks/{ask['id']}/answer", {"yes": True}).status_code == 201
    for browser in browsers:
        assert view(browser, game)["position"]["number"] == shown["actions"]
        assert view(browser, game)["asks"] == []


def test_a_game_is_shown_as_it_was_until_a_move_through_the_other_worker_is_worked_out(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
):
    here, there = pair
    browser = here.browser()
    shown = browser.make_game(pace=0, seed=8)
    view(same(browser, there), shown["id"])
    hall, begun, end = there.state.hall, threading.Event(), threading.Event()
    work_out = hall._steps

    async def slowly(live: Any, events: Any) -> Any:
        begun.set()
        await asyncio.to_thread(end.wait)
        return await work_out(live, events)

    monkeypatch.setattr(hall, "_steps", slowly)
    try:
        make_move(browser, shown, Chance(8))
        assert begun.wait(PATIENCE)
        live = hall.in_memory(shown["id"])
        assert (live.running.number, live.head.standing.actions, live.version) == (0, 0, shown["version"])
    finally:
        end.set()
    until(lambda: live.running.number == 1, "the move")
    assert (live.head.standing.actions, live.version) == (1, shown["version"] + 1)


def test_bots_move_once_although_both_workers_look_after_them(pair: Pair):
    here, there = pair
    browser = here.browser()
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
    game = browser.make_game(mode="solo", seats=seats, pace=0, seed=6)["id"]
    other = same(browser, there)
    with Follower(browser, game, "?after=0") as first, Follower(other, game, "?after=0") as second:
        chance = Chance(6)
        for number in range(6):
            through = other if number % 2 else browser
            make_move(through, settled(through, game), chance)
        last = settled(browser, game)
        until(lambda: first.ids[-1:] == [last["sequence"]] == second.ids[-1:], "the last event")
        assert first.ids == second.ids == list(range(1, last["sequence"] + 1))
    record = other.insist(f"/api/games/{game}/record", method="GET").content
    assert len(bradshaw.load(record).played) == last["actions"]
