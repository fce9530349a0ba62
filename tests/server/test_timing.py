"""Time that runs out: what counts, what happens then, and that it is the same whoever looks and whenever."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from bradshaw.core.chance import Chance
from bradshaw.server.events.timing import BadTiming, Timing, counted, nights, reached
from bradshaw.server.storage.tables import GameHead

from .following import Follower
from .serving import Browser, Served, plain_settings, serving, serving_at
from .tables import move, on_turn, online, until, view

NewBrowser = Callable[[], Browser]
HOUR = timedelta(hours=1)


def at(text: str, zone: str = "UTC") -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


# What counts


def test_time_that_counts_leaves_out_pauses_once_however_they_overlap():
    start = at("2026-03-10 00:00")
    pauses = [(start + 2 * HOUR, start + 5 * HOUR), (start + 4 * HOUR, start + 6 * HOUR), (start - HOUR, start + HOUR)]
    assert counted(None, start, start + 10 * HOUR, pauses) == 5 * HOUR
    assert counted(None, start, start - HOUR, pauses) == timedelta()
    assert reached(None, start, 5 * HOUR, pauses) == start + 10 * HOUR


def test_hours_of_sleep_do_not_count():
    berlin = Timing("move", 12, sleep=(23, 7), zone="Europe/Berlin")
    evening = at("2026-02-10 20:00", "Europe/Berlin")
    assert reached(berlin, evening, 12 * HOUR, []) == at("2026-02-11 16:00", "Europe/Berlin")
    assert counted(berlin, evening, at("2026-02-11 16:00", "Europe/Berlin"), []) == 12 * HOUR
    asleep = at("2026-02-11 03:00", "Europe/Berlin")
    assert reached(berlin, asleep, HOUR, []) == at("2026-02-11 08:00", "Europe/Berlin")


@pytest.mark.parametrize(("day", "length"), [("2026-03-28", 7), ("2026-03-29", 8), ("2026-10-24", 9)])
def test_nights_in_which_clocks_are_changed_end_at_the_same_hour_of_the_day(day: str, length: int):
    berlin = Timing("move", 12, sleep=(23, 7), zone="Europe/Berlin")
    evening = at(f"{day} 20:00", "Europe/Berlin")
    [(began, ended)] = [one for one in nights(berlin.sleep, berlin.zone, evening, evening + HOUR) if one[0] > evening]
    assert ended - began == length * HOUR
    assert ended.astimezone(ZoneInfo("Europe/Berlin")).hour == 7
    # Three hours before the night and the rest after it, however long the night was.
    assert reached(berlin, evening, 4 * HOUR, []) == ended + HOUR


@pytest.mark.parametrize("hours", range(1, 14 * 24, 37))
def test_the_moment_that_time_runs_out_is_the_one_up_to_which_it_has_counted(hours: int):
    timing = Timing("move", hours, sleep=(22, 8), zone="America/New_York")
    start = at("2026-10-25 09:13")
    pauses = [(start + 5 * HOUR, start + 30 * HOUR), (start + 200 * HOUR, start + 201 * HOUR)]
    moment = reached(timing, start, hours * HOUR, pauses)
    assert counted(timing, start, moment, pauses) == hours * HOUR


@pytest.mark.parametrize(
    "timing",
    [
        Timing("move", 15 * 24),
        Timing("move", 24, increment=5),
        Timing("bank", 24, zone="Mars/Olympus"),
        Timing("bank", 24, sleep=(3, 3)),
        Timing("bank", 24, sleep=(3, 2)),
    ],
)
def test_times_that_no_table_can_have_are_refused(timing: Timing):
    with pytest.raises(BadTiming):
        timing.check()


# At the table


@pytest.fixture
def trio(new_browser: NewBrowser) -> list[Browser]:
    return [new_browser() for _ in range(3)]


def timed(trio: list[Browser], **timing: Any) -> str:
    return online(*trio, timing={"kind": "move", "hours": 24} | timing, seed=3)


def look(served: Served) -> None:
    """Have the server look at the clocks now."""
    served.run(served.state.timekeeper.tick())


def decides(trio: list[Browser], game: str) -> tuple[Browser, int, dict[str, Any]]:
    browser, shown = on_turn(trio, game)
    return browser, shown["turn"][0], shown


def hours_left(shown: dict[str, Any], seat: int) -> float:
    left: int = shown["clock"]["left"][seat]
    return left / 3600


def test_everybody_is_told_when_time_runs_out(served: Served, trio: list[Browser]):
    game = timed(trio)
    browser, _seat, shown = decides(trio, game)
    asked = datetime.fromisoformat(shown["asked"])
    deadline = datetime.fromisoformat(shown["clock"]["deadline"])
    assert deadline - asked == timedelta(hours=24)
    assert deadline - datetime.fromisoformat(shown["clock"]["warning"]) == timedelta(hours=6)
    assert shown["timing"]["kind"] == "move"
    look(served)
    for one in trio:
        assert one.listed("mine")[0]["deadline"] == shown["clock"]["deadline"]
    served.later(hours=5)
    moved = move(browser, shown, Chance(1)).json()
    assert datetime.fromisoformat(moved["now"]["clock"]["deadline"]) - deadline == pytest.approx(
        5 * HOUR, abs=timedelta(minutes=1)
    )


def test_wishes_that_make_no_sense_are_refused_with_a_sentence(browser: Browser):
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"title": "emubay", "mode": "online", "seats": seats}
    for timing, words in (
        ({"kind": "move", "hours": 24, "zone": "Mars/Olympus"}, "not a time zone"),
        ({"kind": "move", "hours": 337}, "at most 336 hours"),
        ({"kind": "bank", "hours": 24, "bot": "nobody"}, "nobody"),
    ):
        answer = browser.post("/api/games", wish | {"timing": timing})
        assert answer.status_code == 400, answer.text
        assert words in answer.json()["error"]


def test_by_consent_the_others_go_on_when_time_has_run_out(served: Served, trio: list[Browser]):
    game = timed(trio, then="consent")
    late, seat, _ = decides(trio, game)
    others = [one for one in trio if one is not late]
    served.later(hours=23)
    look(served)
    wish = {"seat": seat, "by": "bot", "bot": "greedy"}
    assert "still has time" in others[0].post(f"/api/games/{game}/asks", wish).json()["error"]
    served.later(hours=2)
    look(served)
    look(served)
    shown = view(others[0], game)
    assert shown["clock"]["out"]
    assert shown["seats"][seat]["absent"]
    told = [line["text"] for line in shown["log"] if "time has run out" in line["text"]]
    assert len(told) == 1
    for one in others:
        one.get("/api/me")
    # Being there again is not enough: only a move is.
    with Follower(late, game):
        asked = others[0].post(f"/api/games/{game}/asks", wish)
        assert asked.status_code == 201, asked.text
        number = asked.json()["id"]
        view(late, game)
        answer = others[1].post(f"/api/games/{game}/asks/{number}/answer", {"yes": True})
    assert answer.json()["state"] == "granted"
    assert view(late, game)["seats"][seat]["kind"] == "bot"


def test_a_late_move_ends_the_proposal(served: Served, trio: list[Browser]):
    game = timed(trio, then="consent")
    late, seat, _ = decides(trio, game)
    other = next(one for one in trio if one is not late)
    served.later(hours=25)
    look(served)
    for one in trio:
        one.get("/api/me")
    assert other.post(f"/api/games/{game}/asks", {"seat": seat, "by": "bot"}).json()["state"] == "open"
    assert move(late, view(late, game), Chance(1)).status_code == 201
    shown = view(other, game)
    assert shown["asks"] == []
    assert not shown["clock"]["out"]


def test_a_bot_plays_until_the_player_is_back(served: Served, trio: list[Browser]):
    game = timed(trio, then="bot", bot="random")
    late, seat, _ = decides(trio, game)
    other = next(one for one in trio if one is not late)
    served.later(hours=25)
    look(served)
    assert view(other, game)["seats"][seat]["bot"] == "random"
    until(lambda: seat not in view(other, game)["turn"], "the bot to move")
    assert view(late, game)["seats"][seat]["mine"], "who opens the game plays again"
    shown = view(other, game)
    assert (shown["seats"][seat]["kind"], shown["seats"][seat]["bot"]) == ("person", None)


def test_the_seat_opens_and_whoever_takes_it_has_time_of_his_own(
    served: Served, trio: list[Browser], new_browser: NewBrowser
):
    game = online(*trio, timing={"kind": "bank", "hours": 10, "then": "open"}, listed=True)
    late, seat, _ = decides(trio, game)
    other = next(one for one in trio if one is not late)
    served.later(hours=11)
    look(served)
    assert view(other, game)["seats"][seat]["kind"] == "open"
    assert view(other, game)["clock"]["deadline"] is None
    served.later(hours=40)
    look(served)
    newcomer = new_browser()
    assert newcomer.post(f"/api/games/{game}/join", {"name": "Eve"}).status_code == 201
    shown = view(newcomer, game)
    assert hours_left(shown, seat) == pytest.approx(1, abs=0.01)
    assert move(newcomer, shown, Chance(1)).status_code == 201


def test_a_bank_is_used_up_by_waiting_and_grows_with_each_decision(served: Served, trio: list[Browser]):
    game = online(*trio, timing={"kind": "bank", "hours": 20, "increment": 90})
    browser, seat, shown = decides(trio, game)
    assert hours_left(shown, seat) == pytest.approx(20, abs=0.01)
    served.later(hours=5)
    shown = view(browser, game)
    assert hours_left(shown, seat) == pytest.approx(15, abs=0.01)
    move(browser, shown, Chance(1))
    shown = view(browser, game)
    assert hours_left(shown, seat) == pytest.approx(16.5, abs=0.01)
    # What is taken back was thought about all the same, and has brought nothing.
    if shown["undo"]["can"]:
        assert browser.post(f"/api/games/{game}/undo", {"after": shown["version"]}).status_code == 201
        assert hours_left(view(browser, game), seat) == pytest.approx(15, abs=0.01)


def test_taking_moves_back_buys_no_time(served: Served, trio: list[Browser]):
    game = timed(trio)
    browser, seat, _ = decides(trio, game)
    for hour in range(1, 4):
        served.later(hours=4)
        move(browser, view(browser, game), Chance(1))
        shown = view(browser, game)
        assert browser.post(f"/api/games/{game}/undo", {"after": shown["version"]}).status_code == 201
        assert hours_left(view(browser, game), seat) == pytest.approx(24 - 4 * hour, abs=0.01)


def test_hours_of_sleep_are_those_of_the_table(served: Served, trio: list[Browser]):
    game = timed(trio, hours=1, sleep=[0, 16], zone="UTC")
    browser, _, shown = decides(trio, game)
    deadline = datetime.fromisoformat(shown["clock"]["deadline"])
    asked = datetime.fromisoformat(shown["asked"])
    timing = Timing("move", 1, sleep=(0, 16))
    assert deadline == reached(timing, asked, HOUR, [])
    assert deadline.hour >= 16
    served.later(seconds=(deadline - asked).total_seconds() - 600)
    look(served)
    shown = view(browser, game)
    assert not shown["clock"]["out"]
    assert shown["clock"]["left"][shown["turn"][0]] == pytest.approx(600, abs=30)


def test_a_holiday_stops_the_clock_and_days_run_short(served: Served, trio: list[Browser]):
    game = timed(trio, holidays=5)
    browser, seat, _ = decides(trio, game)
    other = next(one for one in trio if one is not browser)
    served.later(hours=20)

    def take(days: int) -> Any:
        return browser.post(f"/api/games/{game}/holiday", {"days": days})

    assert "not on holiday" in take(0).json()["error"]
    assert "5 days of holiday left" in take(6).json()["error"]
    assert take(3).status_code == 200
    assert "already" in take(1).json()["error"]
    served.later(hours=40)
    look(served)
    shown = view(other, game)
    assert not shown["clock"]["out"]
    assert [one["seat"] for one in shown["clock"]["holidays"]] == [seat]
    assert hours_left(shown, seat) == pytest.approx(4, abs=0.01)
    # Back after 40 of 72 hours: the rest is not lost.
    assert take(0).status_code == 200
    assert view(browser, game)["clock"]["holidays_left"][seat] == 3
    served.later(hours=5)
    look(served)
    assert view(other, game)["clock"]["out"]
    assert other.post(f"/api/games/{game}/holiday", {"days": 1}).status_code == 200, "who is not to move may, too"


def test_a_table_without_limits_has_no_holidays_and_no_deadline(trio: list[Browser]):
    game = online(*trio)
    answer = trio[0].post(f"/api/games/{game}/holiday", {"days": 1})
    assert (answer.status_code, "no holidays" in answer.json()["error"]) == (409, True)
    shown = view(trio[0], game)
    assert (shown["timing"], shown["clock"], shown["deadline"]) == (None, None, None)


# Whatever happens to the server


def again(browser: Browser, served: Served) -> Browser:
    """The same browser at a server that was started anew."""
    other = served.browser()
    other.http.cookies = browser.http.cookies
    return other


def test_time_that_the_server_was_down_does_not_count(tmp_path: Path):
    settings = plain_settings(tmp_path)
    with serving(settings) as first:
        trio = [first.browser() for _ in range(3)]
        game = timed(trio, then="bot")
        browser, seat, _ = decides(trio, game)
        place = trio.index(browser)
        first.later(hours=23)
        look(first)
        shift = first.state.clock.shift
    # Two days pass without a server.
    with serving_at(settings, shift + timedelta(days=2)) as second:
        look(second)
        trio = [again(one, second) for one in trio]
        shown = view(trio[place], game)
        assert shown["seats"][seat]["mine"]
        assert hours_left(shown, seat) == pytest.approx(1, abs=0.02)
        used = shown["used"]
        second.later(minutes=30)
        assert move(trio[place], view(trio[place], game), Chance(1)).status_code == 201
        after = view(trio[place], game)["used"]
        assert after[seat] - used[seat] == pytest.approx(23.5 * 3600, abs=90)
        shift = second.state.clock.shift
    with serving_at(settings, shift) as third:
        assert view(again(trio[place], third), game)["used"] == after, "the same after a restart"


def test_a_clock_that_is_put_forward_costs_nobody_time(served: Served, trio: list[Browser]):
    game = timed(trio, then="open")
    browser, seat, _ = decides(trio, game)
    served.later(hours=20)
    # Nobody noted that time passed: the clock of the machine was wrong.
    served.state.clock.shift += timedelta(hours=10)
    look(served)
    shown = view(browser, game)
    assert shown["seats"][seat]["mine"]
    assert hours_left(shown, seat) == pytest.approx(4, abs=0.05)
    served.state.clock.shift -= timedelta(hours=10)
    look(served)
    assert view(browser, game)["seats"][seat]["mine"]
    assert hours_left(view(browser, game), seat) >= 3.9


def test_lists_and_the_game_agree_after_the_server_was_away(served: Served, trio: list[Browser]):
    served.later(days=1)
    game = timed(trio)
    served.run(served.state.presence.uptime.note())
    look(served)
    before = served.execute(select(GameHead.deadline).where(GameHead.id == game))[0][0]
    served.state.clock.shift += timedelta(hours=7)
    served.run(served.state.presence.uptime.note())
    look(served)
    after = served.execute(select(GameHead.deadline).where(GameHead.id == game))[0][0]
    assert after - before == pytest.approx(7 * HOUR, abs=timedelta(minutes=2))
    shown = view(trio[0], game)
    assert trio[0].listed("mine")[0]["deadline"] == shown["deadline"]


def test_one_of_several_workers_sees_to_it_once(postgres_url: str, tmp_path: Path):
    settings = plain_settings(tmp_path, database=postgres_url)
    with serving(settings) as first, serving(settings) as second:
        trio = [first.browser(), first.browser(), first.browser()]
        game = timed(trio, then="open")
        _, seat, _ = decides(trio, game)
        for one in (first, second):
            one.later(hours=25)
        ticks = [one.state.timekeeper.tick() for one in (first, second)]
        waiting = [
            asyncio.run_coroutine_threadsafe(tick, one.loop) for tick, one in zip(ticks, (first, second), strict=True)
        ]
        for one in waiting:
            one.result(60)
        shown = view(trio[(seat + 1) % 3], game)
        assert [line["text"] for line in shown["log"]].count(
            next(line["text"] for line in shown["log"] if "time has run out" in line["text"])
        ) == 1
        assert view(again(trio[(seat + 1) % 3], second), game)["used"] == shown["used"]
