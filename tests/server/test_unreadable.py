"""A stored game that cannot be read is shown as such, can be looked at as far as it goes, and troubles nobody else."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, delete, select, update

from bradshaw.server.storage.tables import Event, GameHead, ProgramRow
from tests.core.installed import CORRECTED_HEAP, HEAP, installed

from .damage import break_game, event_of_move, forget, rewritten
from .following import Follower
from .serving import PASSWORD, Browser, Served, plain_settings, serving
from .tables import online, play_on, until, view

MOVES = 6
BROKEN = 4
"""The number of the move at which the stored games break."""


def make(browser: Browser) -> str:
    """A hotseat game with some moves, all stored."""
    game: str = browser.make_game(pace=0, seed=5)["id"]
    while view(browser, game)["actions"] < MOVES:
        play_on(browser, game, moves=1)
    return game


def whole_damages() -> list[Any]:
    """What makes a game unreadable from its beginning, and the reason that is given."""
    return [
        pytest.param({"title": "ludo"}, "The game “ludo” is not installed on this server.", id="title not installed"),
        pytest.param({"rules": 99}, "A newer Bradshaw can read it.", id="newer rules"),
        pytest.param({"rules": 0}, "have no version 0.", id="no such rules"),
        pytest.param({"options": "{"}, "The options of the game are not readable.", id="options cut short"),
        pytest.param({"timing": "{"}, "The time that players have is not readable.", id="timing cut short"),
        pytest.param({"options": '{"moon": true}'}, "There is no option “moon”", id="unknown option"),
    ]


@pytest.mark.parametrize(("values", "reason"), whole_damages())
def test_game_of_which_nothing_can_be_read_says_why(
    browser: Browser, served: Served, values: dict[str, Any], reason: str
):
    game, sound = make(browser), make(browser)
    break_game(served, game, update(GameHead).where(GameHead.id == game).values(**values))
    listed = {one["id"]: one for one in browser.listed("mine")}
    assert reason in listed[game]["unreadable"]
    assert listed[game]["headline"] == listed[game]["unreadable"]
    assert not listed[game]["my_turn"]
    assert not listed[sound]["unreadable"]
    shown = view(browser, game)
    assert shown["position"] is None
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Ben", "Cleo"]
    for path in ("positions/current", "positions/0", "record", "series"):
        answer = browser.get(f"/api/games/{game}/{path}")
        assert answer.status_code == 409
        assert reason in answer.json()["error"]
    assert play_on(browser, sound, moves=1)["actions"] > MOVES


def broken_in_the_middle() -> list[Any]:
    """What makes a game unreadable from a move on, and the reason that is given."""
    return [
        pytest.param(
            lambda served, game: rewritten(served, game, BROKEN, hash="0" * 16),
            f"Move {BROKEN} leads to another position than the one that was stored.",
            id="another hash",
        ),
        pytest.param(
            lambda served, game: rewritten(served, game, BROKEN, action={"type": "bid", "amount": 999}),
            f"Move {BROKEN} is no longer possible: ",
            id="illegal action",
        ),
        pytest.param(
            lambda served, game: rewritten(served, game, BROKEN, action={"type": "moon"}),
            f"Move {BROKEN} is no longer possible: ",
            id="unknown action",
        ),
        pytest.param(
            lambda served, game: update(Event).where(event_of_move(game, BROKEN)).values(content='{"action":'),
            f"Event {BROKEN + 1} is not readable.",
            id="JSON cut short",
        ),
        pytest.param(
            lambda served, game: update(Event).where(event_of_move(game, BROKEN)).values(content="[]"),
            f"Event {BROKEN + 1} is not readable.",
            id="JSON of another kind",
        ),
        pytest.param(
            lambda served, game: update(Event).where(event_of_move(game, BROKEN)).values(content="{}"),
            f"Move {BROKEN} is no longer possible: This is not an action of this game",
            id="empty event",
        ),
        pytest.param(
            lambda served, game: update(Event).where(event_of_move(game, BROKEN)).values(kind="dance"),
            f"Event {BROKEN + 1} cannot be read",
            id="unknown kind of event",
        ),
        pytest.param(
            lambda served, game: delete(Event).where(event_of_move(game, BROKEN)),
            f"Event {BROKEN + 1} is missing.",
            id="missing event",
        ),
    ]


@pytest.mark.parametrize(("damage", "reason"), broken_in_the_middle())
def test_game_can_be_looked_at_as_far_as_it_goes(
    browser: Browser, served: Served, damage: Callable[[Served, str], Executable], reason: str
):
    game, sound = make(browser), make(browser)
    before = [browser.get(f"/api/games/{game}/positions/{number}").json() for number in range(BROKEN - 1)]
    break_game(served, game, damage(served, game))
    shown = view(browser, game)
    listed = {one["id"]: one for one in browser.listed("mine")}
    assert reason in listed[game]["unreadable"]
    assert listed[game]["headline"] == listed[game]["unreadable"]
    assert listed[game]["turn"] == []
    assert not listed[sound]["unreadable"]
    assert shown["actions"] == listed[game]["actions"] == BROKEN - 1
    assert shown["turn"] == []
    assert shown["position"]["number"] == BROKEN - 1
    assert shown["position"]["choices"] is None
    assert {line["number"] for line in shown["log"]} <= set(range(BROKEN))
    for number, position in enumerate(before):
        assert browser.get(f"/api/games/{game}/positions/{number}").json() == position
    written = browser.get(f"/api/games/{game}/record").json()
    assert len(written["actions"]) == BROKEN - 1
    assert len(browser.get(f"/api/games/{game}/series").json()["points"]) == BROKEN


def test_nothing_can_be_done_in_it_and_the_reason_is_told(browser: Browser, served: Served):
    game = make(browser)
    break_game(served, game, rewritten(served, game, BROKEN, hash="0" * 16))
    shown = view(browser, game)
    assert not shown["undo"]["can"]
    assert not shown["undo"]["ask"]
    assert not shown["redo"]["can"]
    sequence = served.execute(select(Event.sequence).where(Event.game == game).order_by(Event.sequence.desc()))[0][0]
    reason = "This game can only be looked at. Move 4 leads to another position than the one that was stored."
    for path, data in (
        ("actions", {"after": shown["version"], "action": {"type": "pass"}}),
        ("undo", {"after": shown["version"]}),
        ("redo", {"after": shown["version"]}),
        ("chat", {"text": "Hello"}),
        ("pace", {"seconds": 1}),
        ("join", {}),
        ("start", None),
        ("asks", {"seat": 1}),
    ):
        answer = browser.post(f"/api/games/{game}/{path}", data)
        assert (answer.status_code, answer.json()["error"]) == (409, reason), path
    assert browser.put(f"/api/games/{game}/programs", {"programs": []}).json()["error"] == reason
    assert browser.post(f"/api/games/{game}/hint", {"actions": []}).json()["error"] == reason
    assert served.execute(select(Event.sequence).where(Event.game == game, Event.sequence > sequence)) == []


def test_things_can_still_be_tried_out_in_what_can_be_read(browser: Browser, served: Served):
    game = make(browser)
    break_game(served, game, rewritten(served, game, BROKEN, hash="0" * 16))
    tried = browser.post(f"/api/games/{game}/try", {"actions": [], "at": 2})
    assert tried.status_code == 200
    assert tried.json()["position"]["choices"] is not None


def test_chat_is_read_to_the_end(browser: Browser, served: Served):
    game = make(browser)
    assert browser.post(f"/api/games/{game}/chat", {"text": "Good game"}).status_code == 201
    break_game(served, game, rewritten(served, game, BROKEN, hash="0" * 16))
    assert [line["text"] for line in view(browser, game)["chat"]] == ["Good game"]


def test_its_host_can_delete_it(browser: Browser, served: Served):
    game = make(browser)
    break_game(served, game, update(GameHead).where(GameHead.id == game).values(title="ludo"))
    assert browser.delete(f"/api/games/{game}").status_code == 204
    assert game not in browser.games()


def test_running_online_game_stays_though_its_title_is_gone(new_browser: Callable[..., Browser], served: Served):
    ada, ben = new_browser(), new_browser()
    game = online(ada, ben, bots=1)
    break_game(served, game, update(GameHead).where(GameHead.id == game).values(title="ludo"))
    answer = ada.delete(f"/api/games/{game}")
    assert answer.status_code == 409
    assert "belongs to all its players" in answer.json()["error"]


def test_lobby_goes_on(new_browser: Callable[..., Browser], served: Served):
    ada = new_browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    broken = ada.make_game(mode="online", seats=seats, listed=True)["id"]
    sound = ada.make_game(mode="online", seats=seats, listed=True)["id"]
    break_game(served, broken, update(GameHead).where(GameHead.id == broken).values(rules=99))
    listed = {game["id"]: game for game in new_browser().listed("lobby")}
    assert "newer Bradshaw" in listed[broken]["unreadable"]
    assert listed[sound]["headline"] == "Waiting for 2 more players."
    answer = new_browser().post(f"/api/games/{broken}/join", {"name": "Ben"})
    assert answer.status_code == 409
    assert "newer Bradshaw" in answer.json()["error"]


DAMAGED_ROW = "What is stored about the game itself is damaged (created)."


def test_game_whose_very_row_is_damaged_is_listed_as_such_and_can_be_looked_at(browser: Browser, served: Served):
    game, sound = make(browser), make(browser)
    played = view(browser, game)

    async def spoil() -> None:
        async with served.state.database.writing() as connection:
            await connection.exec_driver_sql("UPDATE games SET created = 'long ago' WHERE id = ?", (game,))

    served.run(spoil())
    forget(served, game)
    listed = {one["id"]: one for one in browser.listed("mine")}
    assert set(listed) >= {game, sound}
    assert listed[game]["unreadable"] == DAMAGED_ROW
    assert not listed[sound]["unreadable"]
    shown = view(browser, game)
    assert shown["unreadable"] == DAMAGED_ROW
    assert [seat["name"] for seat in shown["seats"]] == [seat["name"] for seat in played["seats"]]
    answer = browser.post(f"/api/games/{game}/hint", {"actions": []})
    assert (answer.status_code, answer.json()["error"]) == (409, f"This game can only be looked at. {DAMAGED_ROW}")
    assert view(browser, sound)["unreadable"] == ""


def test_guest_who_makes_an_account_keeps_unreadable_games(new_browser: Callable[..., Browser], served: Served):
    ada, ben = new_browser(), new_browser()
    own, shared = make(ada), online(ada, ben, bots=1)
    break_game(served, own, rewritten(served, own, BROKEN, hash="0" * 16))
    break_game(served, shared, update(GameHead).where(GameHead.id == shared).values(title="ludo"))
    ada.register("Ada of the archive")
    assert set(ada.games()) == {own, shared}
    for _ in range(2):
        assert [seat["mine"] for seat in view(ada, own)["seats"]] == [True, True, True]
        assert [seat["mine"] for seat in view(ada, shared)["seats"]] == [True, False, False]
        forget(served, own)
        forget(served, shared)


def test_account_with_damaged_words_in_a_game_can_be_deleted(new_browser: Callable[..., Browser], served: Served):
    ada, ben = new_browser(), new_browser()
    ada.register("Author of a lost line")
    game = online(ada, ben, bots=1)
    assert ada.post(f"/api/games/{game}/chat", {"text": "Look."}).status_code == 201
    break_game(served, game, update(Event).where(Event.game == game, Event.kind == "chat").values(content="{"))
    assert ada.delete("/api/me", {"password": PASSWORD}).status_code == 204


def test_it_can_be_followed(browser: Browser, served: Served):
    game = make(browser)
    break_game(served, game, delete(Event).where(event_of_move(game, BROKEN)))
    last = view(browser, game)["sequence"]
    with Follower(browser, game, "?after=0") as follower:
        until(lambda: follower.ids[-1:] == [last], "the last event")
        assert follower.ids == list(range(1, last + 1))


def test_damaged_programs_are_forgotten(browser: Browser, served: Served):
    game = make(browser)
    program = {"kind": "pass_above", "amount": 5}
    assert browser.put(f"/api/games/{game}/programs", {"programs": [program]}).status_code == 200
    break_game(served, game, update(ProgramRow).where(ProgramRow.game == game).values(content="[{"))
    assert view(browser, game)["programs"] == []


def test_server_starts_and_wakes_the_bots_of_other_games(tmp_path: Path):
    settings = plain_settings(tmp_path)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot"}]
    with serving(settings) as served:
        browser = served.browser()
        broken = browser.make_game(mode="solo", seats=seats)["id"]
        served.execute(update(GameHead).where(GameHead.id == broken).values(title="ludo", status="running"))
        cookies = browser.http.cookies
    with serving(settings) as served:
        browser = served.browser()
        browser.http.cookies = cookies
        assert view(browser, broken)["unreadable"]
        assert browser.get("/healthz").status_code == 200
        sound = browser.make_game(mode="solo", seats=seats, pace=0)
        assert not sound["unreadable"]


def test_game_of_a_later_version_is_only_shown_by_an_older_program(tmp_path: Path):
    settings = plain_settings(tmp_path)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    with installed(CORRECTED_HEAP), serving(settings) as served:
        browser = served.browser()
        game = browser.make_game(title="heap", seats=seats)["id"]
        cookies = browser.http.cookies
    with installed(HEAP), serving(settings) as served:
        browser = served.browser()
        browser.http.cookies = cookies
        assert view(browser, game)["unreadable"] == (
            "This game uses version 2 of the rules of Heap, but this program knows them only up to version 1. "
            "A newer Bradshaw can read it."
        )
