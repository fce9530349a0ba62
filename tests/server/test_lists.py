"""Lists of games come from rows alone: newest first, in pages, and none of the games is opened for them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update

from bradshaw.core.chance import Chance
from bradshaw.core.messages import read_text
from bradshaw.server.events.live import LiveGame
from bradshaw.server.games.hall import Hall
from bradshaw.server.games.store import PAGE
from bradshaw.server.storage.tables import Event, GameHead
from bradshaw.words import say

from .damage import break_game, forget, rewritten
from .serving import Browser, Served, plain_settings, serving
from .tables import copies, move, online, play_on, settled, view

OPEN_TABLE = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
TOLD = ("actions", "turn", "my_turn", "headline", "winners", "status", "unreadable", "title_name")


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Served]:
    """A server that nobody has used before."""
    with serving(plain_settings(tmp_path)) as running:
        yield running


def table(*people: Browser, **wish: Any) -> str:
    """A game of people who sit far from one another, for as few as two."""
    return online(*people, title="1860", **wish)


def refuse_to_open(patch: pytest.MonkeyPatch) -> None:
    """From now on nothing may open a game."""

    def refuse(*_: Any) -> None:
        raise AssertionError("a game was opened")

    patch.setattr(Hall, "find", refuse)
    patch.setattr(Hall, "_load", refuse)
    patch.setattr(LiveGame, "fold", refuse)


def told(game: dict[str, Any]) -> dict[str, Any]:
    return {name: game[name] for name in TOLD} | {
        "seats": [(seat["name"], seat["kind"], seat["mine"]) for seat in game["seats"]]
    }


def in_list(browser: Browser, which: str, game: str) -> dict[str, Any]:
    return next(one for one in browser.listed(which) if one["id"] == game)


def test_list_tells_after_every_event_what_the_game_itself_tells(browser: Browser):
    game = browser.make_game(pace=0, seed=3)["id"]
    assert told(in_list(browser, "mine", game)) == told(view(browser, game))
    for number in range(8):
        shown = settled(browser, game)
        move(browser, shown, Chance(number))
        assert told(in_list(browser, "mine", game)) == told(view(browser, game))
    assert view(browser, game)["actions"] > 0
    for what in ("undo", "undo", "redo"):
        before = view(browser, game)
        assert browser.post(f"/api/games/{game}/{what}", {"after": before["version"]}).status_code == 201
        after = view(browser, game)
        assert after["actions"] != before["actions"]
        assert told(in_list(browser, "mine", game)) == told(after)
    browser.post(f"/api/games/{game}/chat", {"text": "Well"})
    assert told(in_list(browser, "mine", game)) == told(view(browser, game))


def test_finished_game_is_listed_with_its_winners_and_last_words(browser: Browser):
    game = browser.make_game(pace=0, seed=3)["id"]
    shown = play_on(browser, game, moves=500)
    assert shown["status"] == "finished"
    assert game not in [one["id"] for one in browser.listed("mine")]
    listed = in_list(browser, "mine-finished", game)
    assert told(listed) == told(shown)
    assert listed["winners"]
    assert listed["headline"] == shown["position"]["outcome"]["text"]
    # Taken back, it is no longer over.
    assert browser.post(f"/api/games/{game}/undo", {"after": shown["version"]}).status_code == 201
    assert in_list(browser, "mine", game)["winners"] == []


def test_imported_game_is_listed_as_it_stands(browser: Browser):
    game = browser.make_game(pace=0, seed=3)["id"]
    play_on(browser, game, moves=20)
    record = browser.get(f"/api/games/{game}/record").json()
    copy = browser.post("/api/games/import", {"record": record}).json()
    listed = in_list(browser, "mine", copy["id"])
    assert told(listed) == told(copy)
    assert listed["headline"] == in_list(browser, "mine", game)["headline"]


def test_table_that_waits_says_for_how_many(new_browser: Callable[..., Browser]):
    ada, ben = new_browser(), new_browser()
    game = ada.make_game(mode="online", seats=OPEN_TABLE, listed=True)["id"]
    assert in_list(ada, "lobby", game)["headline"] == "Waiting for 2 more players."
    assert ben.post(f"/api/games/{game}/join", {"name": "Ben"}).status_code == 201
    listed = in_list(ada, "lobby", game)
    assert listed["headline"] == "Waiting for 1 more player."
    assert [seat["name"] for seat in listed["seats"]][:2] == ["Ada", "Ben"]


def test_no_list_opens_a_game(fresh: Served, monkeypatch: pytest.MonkeyPatch):
    ada, ben = fresh.browser(), fresh.browser()
    running = table(ada, ben, listed=True)
    own = ada.make_game(pace=0)["id"]
    copies(fresh, running, 99)
    forget(fresh, running)
    forget(fresh, own)
    with monkeypatch.context() as patch:
        refuse_to_open(patch)
        assert own in [game["id"] for game in ada.listed("mine")]
        for browser in (ada, ben, fresh.browser()):
            for which in ("mine", "mine-finished", "lobby", "finished"):
                browser.listed(which)
        assert [len(ben.listed("lobby", page)) for page in (1, 2, 3, 4, 5)] == [30, 30, 30, 10, 0]
        assert all(game["headline"] and game["turn"] for game in ben.listed("lobby"))


@pytest.mark.parametrize("which", ["lobby", "finished", "mine", "mine-finished"])
def test_pages_hold_every_game_once_newest_first(fresh: Served, which: str):
    ada, ben = fresh.browser(), fresh.browser()
    first = table(ada, ben, listed=True)
    status = "finished" if "finished" in which else "running"
    fresh.execute(update(GameHead).where(GameHead.id == first).values(status=status, turn=0))
    names = copies(fresh, first, PAGE * 2)
    seen: list[str] = []
    for page in (1, 2, 3):
        answer = ada.get("/api/games", params={"list": which, "page": page}).json()
        assert answer["page"] == page
        assert answer["more"] == (page < 3)
        seen += [game["id"] for game in answer["games"]]
    assert seen == [first, *names]
    others = {"lobby", "finished", "mine", "mine-finished"} - {which, which.removeprefix("mine-")}
    others -= {"mine" if which == "lobby" else "lobby" if which == "mine" else "mine-finished"}
    for other in others:
        assert ada.listed(other) == [], other


def test_page_that_does_not_exist_is_empty_and_no_page_is_refused(browser: Browser):
    assert browser.get("/api/games?list=lobby&page=1000").json()["games"] == []
    for page in ("0", "-1", "1001", "x"):
        assert browser.get(f"/api/games?list=lobby&page={page}").status_code == 400


def test_games_that_wait_for_me_come_before_newer_ones(fresh: Served):
    ada, ben = fresh.browser(), fresh.browser()
    game = table(ada, ben)
    seat = next(seat["seat"] for seat in view(ada, game)["seats"] if seat["mine"])
    names = copies(fresh, game, PAGE + 5)
    theirs = 1 << (1 - seat)
    fresh.execute(update(GameHead).values(turn=theirs))
    fresh.execute(update(GameHead).where(GameHead.id == names[-1]).values(turn=1 << seat))
    mine = ada.listed("mine")
    assert mine[0]["id"] == names[-1]
    assert [one["my_turn"] for one in mine] == [True, *[False] * (PAGE - 1)]
    assert [one["id"] for one in mine[1:3]] == [game, names[0]]


def test_lobby_lists_neither_private_nor_finished_games(fresh: Served):
    ada, ben = fresh.browser(), fresh.browser()
    private, listed = table(ada, ben), table(ada, ben, listed=True)
    over = table(ada, ben, listed=True)
    fresh.execute(update(GameHead).where(GameHead.id == over).values(status="finished"))
    waiting = ada.make_game(mode="online", seats=OPEN_TABLE, listed=True)["id"]
    stranger = fresh.browser()
    assert [game["id"] for game in stranger.listed("lobby")] == [waiting, listed]
    assert [game["id"] for game in stranger.listed("finished")] == [over]
    assert stranger.listed("mine") == stranger.listed("mine-finished") == []
    assert {game["id"] for game in ada.listed("mine")} == {private, listed, waiting}
    assert [game["id"] for game in ada.listed("mine-finished")] == [over]


def test_game_of_an_older_program_is_listed_and_filled_in_when_it_is_opened(browser: Browser, served: Served):
    game = browser.make_game(pace=0, seed=3)["id"]
    known = told(play_on(browser, game, moves=5))
    unknown = {"actions": None, "turn": None, "headline": None, "winners": None, "unreadable": None}
    break_game(served, game, update(GameHead).where(GameHead.id == game).values(**unknown))
    listed = in_list(browser, "mine", game)
    assert (listed["status"], listed["headline"], listed["turn"], listed["actions"]) == ("running", "", [], 0)
    assert [seat["name"] for seat in listed["seats"]] == ["Ada", "Ben", "Cleo"]
    assert told(view(browser, game)) == known
    assert told(in_list(browser, "mine", game)) == known


def test_list_says_what_is_known_of_a_broken_game_until_it_is_opened(browser: Browser, served: Served):
    game = browser.make_game(pace=0, seed=3)["id"]
    before = told(play_on(browser, game, moves=6))
    whole = served.execute(select(Event.content).where(Event.game == game, Event.sequence == 4))[0][0]
    break_game(served, game, rewritten(served, game, 3, hash="0" * 16))
    assert told(in_list(browser, "mine", game)) == before
    view(browser, game)
    assert in_list(browser, "mine", game)["unreadable"].startswith("Move 3 leads to another position")
    # A program that can read it again says so.
    mended = update(Event).where(Event.game == game, Event.sequence == 4).values(content=whole)
    break_game(served, game, mended)
    view(browser, game)
    assert told(in_list(browser, "mine", game)) == before


def test_game_that_lacks_its_beginning_is_listed_with_the_reason(browser: Browser, served: Served):
    game = browser.make_game(pace=0, seed=3)["id"]
    play_on(browser, game, moves=2)
    break_game(served, game, delete(Event).where(Event.game == game, Event.sequence == 1))
    reason = view(browser, game)["unreadable"]
    assert reason
    assert in_list(browser, "mine", game)["unreadable"] == reason


def test_list_shows_games_whose_rows_are_damaged_as_such(fresh: Served):
    ada, ben = fresh.browser(), fresh.browser()
    first = table(ada, ben, listed=True)
    names = copies(fresh, first, PAGE + 3)

    async def spoil() -> None:
        async with fresh.state.database.writing() as connection:
            await connection.exec_driver_sql("UPDATE games SET created = 'long ago' WHERE id = ?", (names[2],))
            await connection.exec_driver_sql("UPDATE games SET turn = 'Ada' WHERE id = ?", (names[4],))

    fresh.run(spoil())
    answer = ada.get("/api/games?list=lobby").json()
    assert answer["more"]
    shown = answer["games"] + ada.listed("lobby", 2)
    assert [game["id"] for game in shown] == [first, *names]
    damaged = {game["id"]: game["unreadable"] for game in shown if game["unreadable"]}
    assert damaged == {
        names[2]: "What is stored about the game itself is damaged (created).",
        names[4]: "What is stored about the game itself is damaged (standing).",
    }


def test_what_lists_show_is_stored_together_with_the_move(fresh: Served):
    ada = fresh.browser()
    game = ada.make_game(pace=0, seed=3)["id"]
    shown = play_on(ada, game, moves=3)
    row = fresh.execute(select(GameHead.actions, GameHead.turn, GameHead.headline).where(GameHead.id == game))[0]
    stored = fresh.execute(select(Event.sequence).where(Event.game == game).order_by(Event.sequence.desc()))[0][0]
    assert stored == shown["sequence"]
    assert (row.actions, say(read_text(msgspec.json.decode(row.headline)))) == (shown["actions"], shown["headline"])
    assert row.turn == sum(1 << seat for seat in shown["turn"])
