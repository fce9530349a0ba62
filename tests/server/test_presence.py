"""Who is here, who is away, and how a seat changes hands: never sooner than the table said, and never for good."""

import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from bradshaw.core.chance import Chance
from bradshaw.server.api import stream
from bradshaw.server.clock import spelled
from bradshaw.server.games import presence
from bradshaw.server.storage.tables import Outage, Person, Watching
from tests.examples import in_soak

from .following import Follower
from .process import server_process
from .serving import Browser, Served, plain_settings, serving
from .tables import move, on_turn, online, until, view

WEB = Path(str(files("bradshaw.web")))
NewBrowser = Callable[[], Browser]
Pair = tuple[Served, Served]
SOON = 5.0
"""Seconds within which everybody at the table knows who has come and gone."""


@pytest.fixture
def trio(new_browser: NewBrowser) -> list[Browser]:
    return [new_browser() for _ in range(3)]


def ask(browser: Browser, game: str, seat: int = 2, **wish: Any) -> dict[str, Any]:
    answer = browser.post(f"/api/games/{game}/asks", {"seat": seat, "by": "bot", "bot": "greedy"} | wish)
    assert answer.status_code == 201, answer.text
    asked: dict[str, Any] = answer.json()
    return asked


def refused(browser: Browser, game: str, seat: int = 2) -> str:
    answer = browser.post(f"/api/games/{game}/asks", {"seat": seat, "by": "bot"})
    assert answer.status_code == 409, answer.text
    sentence: str = answer.json()["error"]
    return sentence


def agree(browser: Browser, game: str, asked: dict[str, Any], yes: bool = True) -> str:
    answer = browser.post(f"/api/games/{game}/asks/{asked['id']}/answer", {"yes": yes})
    assert answer.status_code == 201, answer.text
    state: str = answer.json()["state"]
    return state


def alive(*browsers: Browser) -> None:
    for browser in browsers:
        assert browser.get("/api/me").status_code == 200


def replaced(served: Served, game: str, ada: Browser, ben: Browser, **wish: Any) -> None:
    """Cleo has been away for more than a day, and is replaced by consent."""
    served.later(hours=25)
    alive(ada, ben)
    assert agree(ben, game, ask(ada, game, **wish)) == "granted"


def seat(browser: Browser, game: str, number: int = 2) -> dict[str, Any]:
    told: dict[str, Any] = view(browser, game)["seats"][number]
    return told


def begun_games(trio: list[Browser]) -> Iterator[tuple[str, Browser, dict[str, Any]]]:
    """Games with whoever has the first move in them, each from another set-up."""
    for seed in range(20):
        game = online(*trio, seed=seed)
        yield game, *on_turn(trio, game)


# Who is here


def test_nobody_has_come_or_gone_for_five_seconds_before_everybody_hears_of_it():
    # What a machine needs for its work comes on top.
    assert presence.GRACE_SECONDS + 2 * presence.TICK_SECONDS < SOON
    assert presence.DEAD_SECONDS + presence.BEAT_SECONDS + presence.TICK_SECONDS < SOON
    # Lists ask.
    often = re.search(r"^const OFTEN = (\d+);$", (WEB / "pages" / "here.js").read_text(), re.MULTILINE)
    assert often is not None
    assert presence.GRACE_SECONDS + 2 * presence.TICK_SECONDS + int(often[1]) / 1000 < SOON


def test_lists_are_told_of_several_games_at_once_who_is_here(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    games = [online(*trio) for _ in range(3)]
    alone = ada.make_game()["id"]

    def here() -> Any:
        answer = cleo.get(f"/api/games/here?games={','.join([*games, alone, '0123456789ab', 'nonsense'])}")
        assert answer.status_code == 200, answer.text
        return answer.json()["games"]

    assert here() == {}
    with Follower(ada, games[0]), Follower(ben, games[2]), Follower(ada, games[2]), Follower(ada, alone):
        until(lambda: here() == {games[0]: [0], games[2]: [0, 1]}, "Ada and Ben to come")
    until(lambda: here() == {}, "all to go")
    # Somebody who is here through another worker, in a game that this one does not have in memory.
    served.state.hall.games.pop(games[1])
    served.state.presence._elsewhere = {(games[1], cleo.me()["id"])}
    until(lambda: here() == {games[1]: [2]}, "Cleo to come elsewhere")
    served.state.presence._elsewhere = set()
    until(lambda: here() == {}, "Cleo to go elsewhere")


def test_everybody_hears_who_comes_and_goes(trio: list[Browser]):
    ada, _ben, cleo = trio
    game = online(*trio)
    with Follower(ada, game) as follower:
        until(lambda: follower.here() == [True, False, False], "Ada to be here")
        with Follower(cleo, game):
            until(lambda: follower.here() == [True, False, True], "Cleo to come")
        until(lambda: follower.here() == [True, False, False], "Cleo to go")
        away = follower.presence[-1][2]
        assert datetime.now(UTC) - datetime.fromisoformat(away["seen"]) < timedelta(seconds=30)
        assert datetime.fromisoformat(away["replaceable"]) - datetime.fromisoformat(away["seen"]) == timedelta(days=1)


def test_the_waiting_room_hears_it_too_and_a_stranger_as_well(new_browser: NewBrowser):
    host, guest, stranger = new_browser(), new_browser(), new_browser()
    made = host.make_game(mode="online", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}])
    assert guest.post(f"/api/games/{made['id']}/join", {"name": "Ben", "invite": made["invite"]}).status_code == 201
    with Follower(host, made["id"]) as first, Follower(stranger, made["id"]) as second:
        with Follower(guest, made["id"]):
            for follower in (first, second):
                until(lambda told=follower: told.here() == [True, True, False], "Ben to come")
        for follower in (first, second):
            until(lambda told=follower: told.here() == [True, False, False], "Ben to go")
            assert follower.presence[-1][1]["replaceable"] is None, "before the start nobody is replaced"


def test_one_of_several_tabs_can_be_closed_and_a_page_loaded_again_unnoticed(trio: list[Browser]):
    ada, _ben, cleo = trio
    game = online(*trio)
    with Follower(ada, game) as follower:
        tabs = [Follower(cleo, game), Follower(cleo, game)]
        until(lambda: follower.here() == [True, False, True], "Cleo to come")
        told = len(follower.presence)
        for tab in tabs:
            tab.stop()
        with Follower(cleo, game):
            time.sleep(presence.GRACE_SECONDS + 2 * presence.TICK_SECONDS)
            assert len(follower.presence) == told


def test_a_client_that_sleeps_is_no_longer_here(trio: list[Browser], monkeypatch: pytest.MonkeyPatch):
    ada, _ben, cleo = trio
    game = online(*trio)
    monkeypatch.setattr(stream, "RENEW_SECONDS", 0.5)
    monkeypatch.setattr(stream, "FAREWELL_SECONDS", 0.2)
    # The connection stays open, as that of a closed laptop does, and nothing more is sent over it.
    sleeper = Follower(cleo, game)
    assert seat(ada, game)["present"]
    until(lambda: not sleeper._thread.is_alive(), "the end of the stream")
    assert sleeper.renewals == 1
    until(lambda: not seat(ada, game)["present"], "Cleo to be gone")


def test_players_at_one_screen_are_told_nothing_of_presence(browser: Browser):
    game = browser.make_game()["id"]
    with Follower(browser, game) as follower:
        time.sleep(3 * presence.TICK_SECONDS)
        assert follower.presence == []


# Signs of life


def stored(served: Served, browser: Browser) -> datetime | None:
    moment: datetime | None = served.execute(select(Person.seen).where(Person.id == browser.me()["id"]))[0][0]
    return moment


def test_a_request_is_a_sign_of_life_that_is_stored_at_most_twice_a_minute(served: Served, trio: list[Browser]):
    ada = trio[0]
    online(*trio)
    first = until(lambda: stored(served, ada), "the first sign")
    for _ in range(10):
        assert ada.get("/api/games").status_code == 200
    time.sleep(2 * presence.TICK_SECONDS)
    assert stored(served, ada) == first
    served.later(seconds=31)
    ada.get("/api/games")
    until(lambda: stored(served, ada) != first, "the next sign")


def test_an_open_stream_is_a_sign_of_life(served: Served, trio: list[Browser]):
    ada, _ben, cleo = trio
    game = online(*trio)
    with Follower(cleo, game):
        served.later(hours=30)
        assert "Cleo is here" in refused(ada, game)
        moved = datetime.now(UTC) + timedelta(hours=29)
        until(lambda: served.execute(select(func.max(Person.seen)))[0][0].replace(tzinfo=UTC) > moved, "the sign")


def test_somebody_at_another_table_is_not_absent(served: Served, trio: list[Browser]):
    ada, _ben, cleo = trio
    game = online(*trio)
    own = cleo.make_game()["id"]
    with Follower(cleo, own):
        served.later(hours=30)
        assert "Cleo is online" in refused(ada, game)


def test_requests_of_a_stranger_are_no_sign_of_life_of_a_player(
    served: Served, trio: list[Browser], new_browser: NewBrowser
):
    ada, ben, cleo = trio
    cleo.register("Cleo of the signs")
    game = online(*trio)
    served.later(hours=25)
    stranger = new_browser()
    stranger.get(f"/api/games/{game}")
    stranger.post(f"/api/games/{game}/chat", {"text": "I am Cleo"})
    stranger.post("/api/logins", {"name": "Cleo of the signs", "password": "not the password"})
    assert stranger.post(f"/api/games/{game}/return").status_code == 403
    alive(ada, ben)
    assert agree(ben, game, ask(ada, game)) == "granted"


def test_somebody_of_whom_no_sign_is_known_is_absent_from_now_on(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    game = online(*trio)
    person = cleo.me()["id"]
    for moment in (None, datetime.now(UTC) + timedelta(days=300)):
        until(lambda: person not in served.state.presence._unstored, "the sign to be stored")
        served.execute(update(Person).where(Person.id == person).values(seen=moment))
        # As after a restart.
        served.state.presence._seen.clear()
        assert "can be replaced in" in refused(ada, game)
        served.later(hours=25)
        alive(ada, ben)
        assert agree(ben, game, ask(ada, game), yes=False) == "refused"


def test_time_in_which_the_server_did_not_run_is_nobodys_absence(served: Served, trio: list[Browser]):
    ada, ben, _cleo = trio
    game = online(*trio)
    served.later(hours=20)
    # The clock jumps, as it does for a machine that was suspended or off.
    served.state.clock.shift += timedelta(hours=50)
    alive(ada, ben)
    sentence = refused(ada, game)
    assert "can be replaced in 4 hours" in sentence or "can be replaced in 3 hours and 5" in sentence, sentence
    assert served.execute(select(Outage.began))
    served.later(hours=4)
    alive(ada, ben)
    assert agree(ben, game, ask(ada, game)) == "granted"


def test_a_clock_that_is_put_back_makes_nobody_absent(served: Served, trio: list[Browser]):
    ada, _ben, _cleo = trio
    game = online(*trio)
    served.later(hours=-48)
    ada.get("/api/me")
    assert "can be replaced in" in refused(ada, game)
    served.later(hours=48)


@pytest.mark.parametrize(
    ("span", "words"),
    [
        (timedelta(), "1 minute"),
        (timedelta(seconds=61), "2 minutes"),
        (timedelta(hours=24), "1 day"),
        (timedelta(hours=23, minutes=11, seconds=1), "23 hours and 12 minutes"),
        (timedelta(days=14), "14 days"),
        (timedelta(days=1, hours=1, minutes=1), "1 day and 1 hour"),
    ],
)
def test_spans_of_time_are_spelled_as_people_say_them(span: timedelta, words: str):
    assert str(spelled(span)) == words


# Replacing


def test_a_closed_tab_is_not_absence_and_the_refusal_says_how_long_to_wait(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    game = online(*trio)
    with Follower(cleo, game):
        until(lambda: seat(ada, game)["present"], "Cleo to be noticed")
        assert refused(ada, game) == "Cleo is here; only somebody who has been away for 1 day can be replaced."
    until(lambda: not seat(ada, game)["present"], "Cleo to go")
    served.later(hours=5)
    assert "this table waits 1 day: Cleo can be replaced in 1" in refused(ada, game)
    served.later(hours=18)
    alive(ada, ben)
    assert refused(ada, game).startswith("Cleo was here 23 hours and ")
    assert not seat(ada, game)["absent"]
    served.later(hours=1, minutes=1)
    alive(ada, ben)
    assert seat(ada, game)["absent"]
    asked = ask(ada, game)
    assert asked["needs"] == [1]
    assert asked["state"] == "open"
    assert seat(ada, game)["kind"] == "person", "one has proposed it; the other has not agreed"
    assert agree(ben, game, asked) == "granted"
    assert seat(ada, game)["kind"] == "bot"


@pytest.mark.parametrize(("hours", "early"), [(1, 0.9), (336, 335.0)])
def test_a_table_waits_as_long_as_it_was_made_to(served: Served, trio: list[Browser], hours: int, early: float):
    ada, ben, _cleo = trio
    game = online(*trio, replace_after=hours)
    assert view(ada, game)["replace_after"] == hours
    served.later(hours=early)
    alive(ada, ben)
    assert "can be replaced in" in refused(ada, game)
    served.later(hours=hours - early + 0.1)
    alive(ada, ben)
    assert agree(ben, game, ask(ada, game)) == "granted"


@pytest.mark.parametrize("hours", [0, -1, 337, 1.5, "24"])
def test_a_table_cannot_wait_less_than_an_hour_or_more_than_two_weeks(browser: Browser, hours: Any):
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    wish = {"title": "emubay", "mode": "online", "seats": seats, "replace_after": hours}
    assert browser.post("/api/games", wish).status_code == 400


def test_where_the_host_decides_the_hosts_word_is_enough(served: Served, trio: list[Browser]):
    ada, ben, _cleo = trio
    game = online(*trio, host_decides=True)
    assert view(ben, game)["host_decides"]
    assert "can be replaced in" in refused(ada, game), "the host waits as long as everybody"
    served.later(hours=25)
    alive(ada, ben)
    assert ask(ada, game)["state"] == "granted"
    assert seat(ben, game)["kind"] == "bot"


def test_where_the_host_decides_others_propose_and_the_host_grants_it_alone(served: Served, new_browser: NewBrowser):
    ada, ben, cleo, dot = [new_browser() for _ in range(4)]
    game = online(ada, ben, cleo, dot, host_decides=True)
    served.later(hours=25)
    alive(ada, ben, cleo)
    asked = ask(ben, game, 3)
    assert asked["needs"] == [0, 2]
    assert asked["decides"] == 0
    assert agree(ada, game, asked) == "granted"


def test_where_the_host_decides_an_absent_host_is_replaced_by_consent(served: Served, trio: list[Browser]):
    _ada, ben, cleo = trio
    game = online(*trio, host_decides=True)
    served.later(hours=25)
    alive(ben, cleo)
    asked = ask(ben, game, 0)
    assert asked["needs"] == [2]
    assert asked["decides"] is None
    assert agree(cleo, game, asked) == "granted"


def test_those_who_are_away_as_long_are_not_asked(served: Served, trio: list[Browser]):
    ada, _ben, _cleo = trio
    game = online(*trio)
    served.later(hours=25)
    alive(ada)
    assert ask(ada, game, 1)["state"] == "granted"
    assert ask(ada, game, 2)["state"] == "granted"
    assert [one["kind"] for one in view(ada, game)["seats"]] == ["person", "bot", "bot"]


def test_the_same_is_not_proposed_twice(served: Served, trio: list[Browser]):
    ada, ben, _cleo = trio
    game = online(*trio)
    served.later(hours=25)
    alive(ada, ben)
    ask(ada, game)
    assert "proposed already" in refused(ben, game)


def test_a_proposal_lapses_when_the_player_comes_back(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    game = online(*trio)
    served.later(hours=25)
    alive(ada, ben)
    asked = ask(ada, game)
    with Follower(ada, game) as follower, Follower(cleo, game):
        told = until(lambda: follower.events and follower.events[-1], "the end of the proposal")
    assert told["ask"]["state"] == "lapsed"
    assert ben.post(f"/api/games/{game}/asks/{asked['id']}/answer", {"yes": True}).status_code == 409
    assert seat(ada, game)["kind"] == "person"


def test_consent_after_a_sign_of_life_replaces_nobody(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    game = online(*trio)
    served.later(hours=25)
    alive(ada, ben)
    asked = ask(ada, game)
    # A sign that has nothing to do with this game.
    cleo.get("/api/titles")
    cleo.get("/api/me")
    time.sleep(2 * presence.TICK_SECONDS)
    assert agree(ben, game, asked) == "lapsed"
    assert seat(ada, game)["kind"] == "person"


def test_only_players_of_the_game_propose_and_only_in_a_running_online_game(
    served: Served, trio: list[Browser], new_browser: NewBrowser
):
    game = online(*trio)
    served.later(hours=25)
    alive(trio[0])
    stranger = new_browser()
    for browser in (stranger, new_browser().register("Somebody else entirely")):
        assert browser.post(f"/api/games/{game}/asks", {"seat": 2}).status_code == 403
        assert browser.post(f"/api/games/{game}/return").status_code == 403
    hotseat = trio[0].make_game()["id"]
    assert "running online game" in refused(trio[0], hotseat)
    assert "your own seat" in refused(trio[0], game, 0)
    for wrong in (-1, 3):
        assert "no person to replace" in refused(trio[0], game, wrong)


def test_the_log_tells_of_it_and_undo_takes_nothing_of_that_back(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    # Cleo's own moves would be nobody's to take back.
    game, mover, shown = next(found for found in begun_games(trio) if found[1] is not cleo)
    assert move(mover, shown, Chance(1)).status_code == 201
    with Follower(ada, game) as follower:
        replaced(served, game, ada, ben, by="open")
        told = until(lambda: [one for one in follower.events if one["kind"] == "seat"], "the event")[0]
    sentence = "Cleo was away for too long: the seat is open for somebody else."
    assert [entry["text"] for entry in told["entries"]] == [sentence]
    for browser in (ada, ben, cleo):
        assert [entry["text"] for entry in view(browser, game)["log"] if entry["kind"] == "seat"] == [sentence]
    assert mover.post(f"/api/games/{game}/undo", {"after": view(mover, game)["version"]}).status_code == 201
    notes = [entry for entry in view(ada, game)["log"] if entry["kind"] == "seat"]
    assert [note["text"] for note in notes] == [sentence]
    assert notes[0]["number"] == view(ada, game)["actions"] == 0


# Coming back


def test_whoever_was_replaced_finds_the_game_and_takes_the_seat_back(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    game = online(*trio)
    replaced(served, game, ada, ben)
    assert game in cleo.games()
    told = seat(cleo, game)
    assert (told["kind"], told["mine"], told["yours"]) == ("bot", False, True)
    assert not seat(ada, game)["yours"]
    assert cleo.post(f"/api/games/{game}/chat", {"text": "hello?"}).status_code == 403
    back = cleo.post(f"/api/games/{game}/return")
    assert back.status_code == 201
    assert back.json()["seats"][2]["mine"]
    assert not back.json()["seats"][2]["yours"]
    assert view(ada, game)["log"][-1]["text"] == "Cleo is back and plays again."
    assert cleo.post(f"/api/games/{game}/return").status_code == 403, "there is nothing more to take back"
    assert "Cleo was here" in refused(ada, game) or "Cleo is here" in refused(ada, game)


def test_a_seat_is_taken_back_while_the_bot_in_it_thinks(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    game = online(*trio, seed=1)
    browser, shown = on_turn(trio, game)
    while browser is not cleo:
        assert move(browser, shown, Chance(3)).status_code == 201
        browser, shown = on_turn(trio, game)
    # The bot takes its time, and Cleo is there first.
    assert ada.post(f"/api/games/{game}/pace", {"seconds": 1.5}).status_code == 201
    replaced(served, game, ada, ben)
    assert cleo.post(f"/api/games/{game}/return").status_code == 201
    mine = view(cleo, game)
    assert mine["my_turn"]
    assert mine["actions"] == shown["actions"]
    time.sleep(2.5)
    assert view(cleo, game)["actions"] == shown["actions"], "the bot's move came too late and was forgotten"
    assert move(cleo, view(cleo, game), Chance(1)).status_code == 201


def test_an_opened_seat_is_taken_over_by_link_and_given_back(
    served: Served, trio: list[Browser], new_browser: NewBrowser
):
    ada, ben, cleo = trio
    game = online(*trio)
    assert cleo.put(f"/api/games/{game}/programs", {"programs": [{"kind": "only_choice"}]}).status_code == 200
    replaced(served, game, ada, ben, by="open")
    dora, invite = new_browser(), view(ada, game)["invite"]
    assert view(cleo, game)["invite"] is None
    assert "take it back" in cleo.post(f"/api/games/{game}/join", {"invite": invite}).json()["error"]
    joined = dora.post(f"/api/games/{game}/join", {"name": "Dora", "invite": invite}).json()
    assert joined["seats"][2]["mine"]
    assert joined["seats"][2]["name"] == "Cleo", "the seat keeps the name under which it has played"
    assert joined["programs"] == [], "what Cleo has programmed is not Dora's"
    assert view(ada, game)["log"][-1]["text"] == "Dora now plays for Cleo."
    assert cleo.post(f"/api/games/{game}/return").status_code == 201
    assert seat(cleo, game)["mine"]
    assert not seat(dora, game)["mine"]
    assert not seat(dora, game)["yours"]


def test_a_guest_who_makes_an_account_can_still_take_the_seat_back(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    game = online(*trio)
    replaced(served, game, ada, ben)
    cleo.register("Cleo with an account")
    assert game in cleo.games()
    assert cleo.post(f"/api/games/{game}/return").status_code == 201
    assert seat(cleo, game)["mine"]


def test_a_seat_is_not_taken_back_when_the_game_is_over(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    game = online(*trio)
    replaced(served, game, ada, ben, by="open")
    served.state.hall.games[game].head.status = "finished"
    answer = cleo.post(f"/api/games/{game}/return")
    assert answer.status_code == 409
    assert answer.json()["error"] == "The game is over."


# Leaving for good


@pytest.mark.parametrize("listed", [True, False])
def test_a_deleted_account_opens_no_seat_to_strangers(
    served: Served, trio: list[Browser], new_browser: NewBrowser, listed: bool
):
    ada, ben, cleo = trio
    cleo.register(f"Cleo who leaves {listed}")
    game = online(*trio, listed=listed)
    invite = view(ada, game)["invite"]
    assert cleo.delete("/api/me", {"password": "correct horse"}).status_code == 204
    assert seat(ada, game)["kind"] == "left"
    assert view(ada, game)["log"][-1]["text"] == "Cleo has left for good."
    answer = new_browser().post(f"/api/games/{game}/join", {"name": "Stranger", "invite": invite})
    assert answer.status_code == 409
    assert seat(ada, game)["name"] == "Cleo"
    # The others need not wait for somebody who cannot come back.
    asked = ask(ada, game, by="open")
    assert agree(ben, game, asked) == "granted"
    dora = new_browser()
    assert dora.post(f"/api/games/{game}/join", {"name": "Dora", "invite": invite}).status_code == 201
    assert seat(dora, game)["mine"]


def test_a_seat_that_nobody_has_taken_can_be_given_to_a_bot(served: Served, trio: list[Browser]):
    ada, ben, _cleo = trio
    game = online(*trio)
    replaced(served, game, ada, ben, by="open")
    assert seat(ada, game)["kind"] == "open"
    assert agree(ben, game, ask(ada, game)) == "granted"
    told = seat(ada, game)
    assert told["kind"] == "bot"
    assert trio[2].post(f"/api/games/{game}/return").status_code == 201, "it is still Cleo's"


def test_a_deleted_account_frees_its_seat_in_a_waiting_room(new_browser: NewBrowser):
    ada, ben = new_browser(), new_browser().register("Ben who leaves")
    made = ada.make_game(mode="online", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}])
    assert ben.post(f"/api/games/{made['id']}/join", {"invite": made["invite"]}).status_code == 201
    assert ben.delete("/api/me", {"password": "correct horse"}).status_code == 204
    told = seat(ada, made["id"], 1)
    assert (told["kind"], told["name"]) == ("open", "Seat 2")


def test_a_person_who_vanishes_behind_the_servers_back_leaves_a_closed_seat(tmp_path: Path, new_browser: NewBrowser):
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        trio = [served.browser() for _ in range(3)]
        game = online(*trio)
        served.run(served.state.people.remove(trio[2].me()["id"]))
    with serving(settings) as served:
        ada = served.browser()
        ada.http.cookies = trio[0].http.cookies
        assert seat(ada, game)["kind"] == "left"


# Races


def test_of_a_return_and_a_replacement_at_the_same_moment_the_player_loses_nothing(served: Served, trio: list[Browser]):
    ada, ben, cleo = trio
    for number in range(6):
        game = online(*trio, seed=number)
        served.later(hours=25)
        alive(ada, ben)
        asked = ask(ada, game)
        with ThreadPoolExecutor(2) as pool:
            shown = pool.submit(view, cleo, game)
            answered = pool.submit(ben.post, f"/api/games/{game}/asks/{asked['id']}/answer", {"yes": True})
        assert shown.result()["id"] == game
        assert answered.result().status_code in (201, 409)
        told = seat(cleo, game)
        assert told["mine"] != told["yours"]
        if told["yours"]:
            assert cleo.post(f"/api/games/{game}/return").status_code == 201
        assert seat(cleo, game)["mine"]


def test_of_two_who_take_an_opened_seat_and_its_owner_only_the_owner_has_it_in_the_end(
    served: Served, trio: list[Browser], new_browser: NewBrowser
):
    ada, ben, cleo = trio
    game = online(*trio)
    replaced(served, game, ada, ben, by="open")
    invite = view(ada, game)["invite"]
    others = [new_browser() for _ in range(2)]
    alive(*others)
    with ThreadPoolExecutor(3) as pool:
        joins = [pool.submit(one.post, f"/api/games/{game}/join", {"name": "X", "invite": invite}) for one in others]
        back = pool.submit(cleo.post, f"/api/games/{game}/return")
    assert back.result().status_code == 201
    assert sum(join.result().status_code == 201 for join in joins) <= 1
    assert seat(cleo, game)["mine"]


# Several workers


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, a_database: str) -> Iterator[Pair]:
    """Two workers that nobody disturbs."""
    with _two_workers(tmp_path_factory.mktemp("pair"), a_database) as workers:
        yield workers


@pytest.fixture
def doomed(tmp_path: Path, postgres_url: str) -> Iterator[Pair]:
    """Two workers, of which one is going to end."""
    with _two_workers(tmp_path, postgres_url) as workers:
        yield workers


@contextmanager
def _two_workers(folder: Path, database: str) -> Iterator[Pair]:
    settings = plain_settings(folder, workers=2, database=database)
    with serving(settings) as here, serving(settings) as there:
        there.state.clock = there.state.hall.clock = there.state.presence._clock = here.state.clock
        yield here, there


def same(browser: Browser, served: Served) -> Browser:
    other = served.browser()
    other.http.cookies = browser.http.cookies
    return other


def test_who_comes_through_one_worker_is_seen_through_the_other(pair: Pair):
    here, there = pair
    ada, _ben, cleo = trio = [here.browser(), here.browser(), there.browser()]
    game = online(*trio)
    with Follower(ada, game) as follower:
        with Follower(cleo, game):
            until(lambda: follower.here() == [True, False, True], "Cleo to come")
            assert seat(ada, game)["present"]
            here.later(hours=30)
            assert "Cleo is here" in refused(ada, game)
        until(lambda: follower.here() == [True, False, False], "Cleo to go")
        seen = datetime.fromisoformat(follower.presence[-1][2]["seen"])
        assert abs(here.state.clock.now() - seen) < timedelta(seconds=30)


def test_a_sign_of_life_through_one_worker_counts_on_the_other(pair: Pair):
    here, there = pair
    ada, ben, cleo = trio = [here.browser() for _ in range(3)]
    game = online(*trio)
    here.later(hours=25)
    alive(ada, ben)
    same(cleo, there).get("/api/me")
    until(lambda: not there.state.presence._unstored, "the sign to be stored")
    assert "can be replaced in" in refused(ada, game)
    here.later(hours=25)
    alive(ada, ben)
    asked = ask(ada, game)
    assert agree(same(ben, there), game, asked) == "granted"
    assert seat(same(cleo, there), game)["yours"]
    assert same(cleo, there).post(f"/api/games/{game}/return").status_code == 201
    assert seat(cleo, game)["mine"]


def test_of_two_consents_and_a_return_through_different_workers_one_outcome_holds_everywhere(pair: Pair):
    here, there = pair
    ada, ben, cleo = trio = [here.browser() for _ in range(3)]
    for number in range(3):
        game = online(*trio, seed=number)
        here.later(hours=25)
        alive(ada, ben)
        asked = ask(ada, game)
        with ThreadPoolExecutor(3) as pool:
            answers = [
                pool.submit(one.post, f"/api/games/{game}/asks/{asked['id']}/answer", {"yes": True})
                for one in (ben, same(ben, there))
            ]
            pool.submit(view, same(cleo, there), game)
        assert sum(answer.result().status_code == 201 for answer in answers) <= 1
        told = [seat(cleo, game), seat(same(cleo, there), game)]
        assert told[0]["kind"] == told[1]["kind"]
        if told[0]["yours"]:
            with ThreadPoolExecutor(2) as pool:
                backs = [pool.submit(one.post, f"/api/games/{game}/return") for one in (cleo, same(cleo, there))]
            assert sorted(back.result().status_code for back in backs) == [201, 403]
        assert seat(cleo, game)["mine"]
        assert seat(same(cleo, there), game)["mine"]


def test_a_worker_that_stops_takes_its_people_with_it(doomed: Pair):
    here, there = doomed
    ada, _ben, cleo = trio = [here.browser(), here.browser(), there.browser()]
    game = online(*trio)
    with Follower(ada, game) as follower, Follower(cleo, game):
        until(lambda: follower.here() == [True, False, True], "Cleo to come")
        there.run(there.state.presence.stop())
        until(lambda: follower.here() == [True, False, False], "Cleo to go")


@in_soak
def test_people_of_a_killed_worker_are_gone_within_seconds_and_signs_survive(tmp_path: Path, postgres_url: str):
    with server_process(tmp_path, postgres_url, workers=2, WORK_PROCESSES="0") as server:
        trio = [Browser(server.url) for _ in range(3)]
        ada, _ben, cleo = trio
        game = online(*trio)
        # A follower that stays away when its worker dies; the others come again, as browsers do.
        followers = [Follower(cleo, game)]
        until(lambda: seat(ada, game)["present"], "Cleo to come")
        time.sleep(2 * presence.TICK_SECONDS)
        workers = server.workers()
        assert len(workers) == 2
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        until(lambda: not followers[0]._thread.is_alive(), "the stream to break")
        server.wait()

        def gone() -> bool:
            try:
                told = seat(Browser(server.url), game)
            except Exception:
                return False
            return not told["present"] and told["seen"] is not None

        until(gone, "Cleo to be gone")
        again = Browser(server.url)
        again.http.cookies = ada.http.cookies
        assert "Cleo" in refused(again, game)
        followers[0].stop()


def test_rows_of_workers_that_died_are_removed(doomed: Pair, monkeypatch: pytest.MonkeyPatch):
    here, there = doomed
    monkeypatch.setattr(presence, "REMOVED_SECONDS", 1.0)
    ada, _ben, cleo = trio = [here.browser(), here.browser(), there.browser()]
    game = online(*trio)
    with Follower(cleo, game), Follower(ada, game):
        until(lambda: len(here.execute(select(Watching.person))) == 2, "both to be noted")
        there.run(_stop_looking(there))
        until(lambda: len(here.execute(select(Watching.person))) == 1, "the dead worker's rows to be removed")


async def _stop_looking(served: Served) -> None:
    """As if the worker were killed: nothing is put in order."""
    await served.state.presence._looking.stop()


# Telling the player


def test_the_replaced_player_and_a_stand_in_are_told(served: Served, trio: list[Browser], new_browser: NewBrowser):
    ada, ben, cleo = trio
    game = online(*trio)
    replaced(served, game, ada, ben, by="open")
    found = [notice for notice in cleo.get("/api/me/inbox").json() if notice["kind"] == "replaced"]
    assert len(found) == 1
    assert "take your seat back" in found[0]["text"]
    dora = new_browser()
    invite = view(ada, game)["invite"]
    assert dora.post(f"/api/games/{game}/join", {"name": "Dora", "invite": invite}).status_code == 201
    assert cleo.post(f"/api/games/{game}/return").status_code == 201
    assert dora.get("/api/me/inbox").json()[0]["kind"] == "returned"
