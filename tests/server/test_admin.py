"""`bradshaw admin`: what the host does reaches the running server, and the players are told."""

import asyncio
import json
import sqlite3
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from bradshaw.cli import main
from bradshaw.core.chance import Chance
from bradshaw.server.events.live import ERASED
from bradshaw.server.storage import wire
from bradshaw.server.storage.tables import Event, GameHead, HostNews, Person, Snapshot

from .clubs import club_table, found_club
from .conftest import Admin, both_databases
from .following import Follower
from .serving import PASSWORD, Browser, Served, plain_settings, serving
from .tables import move, on_turn, online, play_on, until, view


def three(hosted: Served, *names: str) -> list[Browser]:
    return [hosted.browser().register(name) for name in names]


def lines(game: dict[str, Any]) -> list[str]:
    return [line["text"] for line in game["log"]]


# Games


@both_databases
def test_games_are_listed_with_names_within_eighty_columns(hosted: Served, admin: Admin):
    ada, ben, cleo = three(hosted, "Ada L", "Ben L", "Cleo L")
    game = online(ada, ben, cleo)
    out = admin("games", "--person", "ada l")
    assert game in out
    assert "running" in out
    assert "Ada L, Ben L, Cleo L" in " ".join(out.split())
    assert all(len(line) <= 80 for line in out.splitlines())
    found = json.loads(admin("games", "--person", "Ada L", "--json"))
    assert [one["id"] for one in found] == [game]
    assert admin("games", "--person", "Ada L", "--status", "finished").strip() == "There are no such games."


def test_game_is_shown_with_who_plays_and_where_it_stands(hosted: Served, admin: Admin):
    ada = hosted.browser().register("Ada S")
    game = ada.make_game()["id"]
    play_on(ada, game, 3)
    out = admin("game", game)
    assert "Emu Bay Railway Company" in out
    assert "3 moves" in out
    assert "by Ada S" in out
    assert json.loads(admin("game", game, "--json"))["moves"] == 3
    assert "There is no game" in admin("game", "000000000000", status=2)


@both_databases
def test_ended_game_takes_no_move_and_tells_why(hosted: Served, admin: Admin):
    browsers = three(hosted, "Ada E", "Ben E", "Cleo E")
    game = online(*browsers)
    with Follower(browsers[0], game, "?after=0") as follower:
        mover, shown = on_turn(browsers, game)
        assert "--yes" in admin("end-game", game, status=2)
        admin("end-game", game, "--reason", "The club has closed.", "--yes")
        until(lambda: any(event["kind"] == "end" for event in follower.events), "the end to be told")
    answer = move(mover, shown, Chance(1))
    assert answer.status_code == 409
    assert "ended the game. The club has closed." in answer.json()["error"]
    after = view(mover, game)
    assert (after["status"], after["winners"], after["turn"], after["my_turn"]) == ("ended", [], [], False)
    assert lines(after)[-1].endswith("The club has closed.")
    assert not after["undo"]["can"]
    assert mover.post(f"/api/games/{game}/undo", {"after": after["version"]}).status_code == 409
    assert mover.get(f"/api/games/{game}/record").status_code == 200
    assert "can be ended" in admin("end-game", game, "--yes", status=2)
    assert "ended" in admin("games", "--person", "Ada E")
    listed = next(one for one in mover.listed("mine-finished") if one["id"] == game)
    assert (listed["status"], listed["headline"].split(".")[0]) == (
        "ended",
        "The host of this server has ended the game",
    )


def test_move_that_comes_before_the_server_has_heard_of_the_end_is_refused(hosted: Served, admin: Admin):
    ada = hosted.browser().register("Ada H")
    game = ada.make_game()
    admin("end-game", game["id"], "--yes")
    answer = move(ada, game, Chance(1))
    assert answer.status_code == 409
    assert "ended" in answer.json()["error"]


def test_ended_game_stays_ended_after_a_restart(tmp_path: Path):
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        ada = served.browser().register("Ada")
        game = ada.make_game()["id"]
        play_on(ada, game, 2)
    assert main(["admin", "end-game", game, "--yes", "--database", settings.database]) == 0
    with serving(settings) as served:
        shown = view(served.browser().log_in("Ada"), game)
        assert (shown["status"], shown["turn"]) == ("ended", [])


def test_deleted_game_is_gone_for_those_who_follow(hosted: Served, admin: Admin):
    ada = hosted.browser().register("Ada D")
    game = ada.make_game()["id"]
    with Follower(ada, game, "?after=0"):
        assert "--yes" in admin("delete-game", game, status=2)
        admin("delete-game", game, "--yes")
        until(lambda: ada.get(f"/api/games/{game}").status_code == 404, "the game to be gone")
    assert game not in ada.games()
    assert "There is no game" in admin("delete-game", game, "--yes", status=2)


def test_games_that_cannot_be_read_are_listed_and_can_be_deleted(hosted: Served, admin: Admin):
    ada = hosted.browser().register("Ada U")
    game = ada.make_game()["id"]
    play_on(ada, game, 3)
    hosted.execute(update(Event).where(Event.game == game, Event.sequence == 3).values(content="{"))
    told = admin("unreadable", status=1)
    assert game in told
    assert "event 3 of 4" in told
    assert json.loads(admin("unreadable", "--json", status=1))[0]["id"]
    admin("delete-game", game, "--yes")
    assert "can be read" in admin("unreadable")


# People


def test_banned_person_is_out_and_can_be_replaced_at_once(hosted: Served, admin: Admin):
    ada, ben, cleo = three(hosted, "Ada B", "Ben B", "Cleo B")
    game = online(ada, ben, cleo)
    assert "--yes" in admin("ban", "ben b", status=2)
    admin("ban", "ben b", "--yes")
    assert ben.me()["guest"]
    refused = ben.post("/api/logins", {"name": "Ben B", "password": PASSWORD})
    assert refused.status_code == 403
    assert "closed this account" in refused.json()["error"]
    until(lambda: view(ada, game)["seats"][1]["kind"] == "left", "the seat to be left")
    assert "excluded from this server" in lines(view(ada, game))[-1]
    asked = ada.post(f"/api/games/{game}/asks", {"seat": 1, "by": "bot"})
    assert asked.status_code == 201, asked.text
    answer = cleo.post(f"/api/games/{game}/asks/{asked.json()['id']}/answer", {"yes": True})
    assert answer.status_code == 201, answer.text
    assert view(ada, game)["seats"][1]["kind"] == "bot"
    assert "banned" in admin("people")
    admin("unban", "Ben B")
    ben.log_in("Ben B")
    assert ben.post(f"/api/games/{game}/return").status_code == 201
    assert view(ben, game)["seats"][1]["mine"]


def test_tables_that_a_banned_person_has_opened_are_closed(hosted: Served, admin: Admin):
    ada, ben = three(hosted, "Ada T", "Ben T")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    own = ada.make_game(mode="online", seats=seats)
    other = ben.make_game(mode="online", seats=seats)
    ada.post(f"/api/games/{other['id']}/join", {"name": "Ada", "invite": other["invite"]})
    admin("ban", "Ada T", "--yes")
    until(lambda: ben.get(f"/api/games/{own['id']}").status_code == 404, "the table to be closed")
    until(lambda: view(ben, other["id"])["seats"][1]["kind"] == "open", "the seat to be free")


def test_banned_guest_is_a_stranger(hosted: Served, admin: Admin):
    guest = hosted.browser()
    guest.make_game()
    known = guest.me()["id"]
    assert known[:12] in admin("people", "--guests")
    admin("ban", known[:10], "--yes")
    until(lambda: guest.me()["id"] is None, "the cookie to be worth nothing")
    assert guest.games() == []


def test_muted_person_plays_but_does_not_chat(hosted: Served, admin: Admin):
    ada = hosted.browser().register("Ada M")
    game = ada.make_game()["id"]
    admin("mute", "Ada M")
    refused = ada.post(f"/api/games/{game}/chat", {"text": "Hello"})
    assert refused.status_code == 403
    assert "does not let you chat" in refused.json()["error"]
    play_on(ada, game, 1)
    admin("unmute", "Ada M")
    assert ada.post(f"/api/games/{game}/chat", {"text": "Hello"}).status_code == 201


def test_account_gets_another_name(hosted: Served, admin: Admin):
    ada, _ = three(hosted, "Rude Name", "Taken")
    assert "another account called Taken" in admin("rename", "Rude Name", "Taken", status=2)
    assert "now called Ada R" in admin("rename", "rude name", "Ada R")
    assert ada.me()["name"] == "Ada R"
    hosted.browser().log_in("ada r")
    assert "no account called" in admin("rename", "Rude Name", "X", status=2)


@both_databases
def test_clubs_are_listed_shown_and_deleted(hosted: Served, admin: Admin):
    ada, ben, cleo = three(hosted, "Ada C", "Ben C", "Cleo C")
    club = found_club(ada, ben, name="Thursday")
    assert ada.post(f"/api/clubs/{club}/invitations", {"name": "Cleo C"}).status_code == 201
    table = club_table(ada, club)["id"]
    out = admin("clubs")
    assert club in out
    assert "Thursday" in out
    shown = " ".join(admin("club", "thursday").split())
    assert "led by Ada C, 1 game" in shown
    assert "2 members: Ada C, Ben C" in shown
    assert "invited: Cleo C" in shown
    assert json.loads(admin("club", club, "--json"))["people"] == ["Ada C", "Ben C"]
    found_club(cleo, name="thursday")
    assert "Several clubs" in admin("club", "Thursday", status=2)
    assert "no club" in admin("club", "no such club", status=2)
    assert "--yes" in admin("delete-club", club, status=2)
    assert "is deleted" in admin("delete-club", club, "--note", "Nobody played.", "--yes")
    until(lambda: ada.get(f"/api/games/{table}").status_code == 404, "the table to be gone")
    assert ben.get(f"/api/clubs/{club}").status_code == 404
    [told] = [one["text"] for one in ben.get("/api/me/inbox").json() if one["kind"] == "club"]
    assert told.endswith("has closed the club Thursday. Games that have begun go on. Nobody played.")


def test_closed_registration_takes_no_accounts_but_guests(hosted: Served, admin: Admin):
    admin("close-registration")
    browser = hosted.browser()
    refused = browser.post("/api/accounts", {"name": "Late", "password": PASSWORD})
    assert refused.status_code == 403
    assert "no new accounts" in refused.json()["error"]
    browser.make_game()
    admin("open-registration")
    browser.register("Late")


@both_databases
def test_person_is_shown_and_listed_within_eighty_columns(hosted: Served, admin: Admin):
    ada = hosted.browser().register("Ada P")
    game = ada.make_game()["id"]
    assert game in admin("person", "ada p")
    out = admin("people")
    assert "Ada P" in out
    assert all(len(line) <= 80 for line in out.splitlines())
    assert json.loads(admin("person", "Ada P", "--json"))["person"]["games"] == 1


# Export and deletion


def everything_about(browser: Browser) -> dict[str, Any]:
    answer = browser.get("/api/me/export")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    found: dict[str, Any] = answer.json()
    return found


def test_export_holds_everything_about_a_person_and_no_secret(hosted: Served, admin: Admin):
    ada, ben, cleo = three(hosted, "Ada X", "Ben X", "Cleo X")
    ada.put("/api/me/notices", {"webhook": "https://hooks.example/x"})
    game = online(ada, ben, cleo)
    mover, shown = on_turn([ada, ben, cleo], game)
    move(mover, shown, Chance(1))
    mover.post(f"/api/games/{game}/chat", {"text": "My move"})
    found = everything_about(mover)
    assert [one["id"] for one in found["games"]] == [game]
    assert [one["text"] for one in found["messages"]] == ["My move"]
    assert "action" in [one["kind"] for one in found["events"]]
    assert len(found["logins"]) == 1
    assert everything_about(ada)["webhook"] == "https://hooks.example/x"
    text = json.dumps(found)
    assert "seed" not in text
    assert "argon2" not in text
    assert mover.http.cookies["bradshaw-login"] not in text
    told = json.loads(admin("export", found["name"]))
    assert (told["name"], told["messages"]) == (found["name"], found["messages"])
    assert hosted.browser().get("/api/me/export").status_code == 401


def test_guest_can_take_everything_along_and_be_forgotten(hosted: Served):
    guest = hosted.browser()
    game = guest.make_game()["id"]
    person = guest.me()["id"]
    assert everything_about(guest)["guest"]
    assert guest.delete("/api/me", {}).status_code == 204
    assert guest.me()["id"] is None
    assert hosted.browser().get(f"/api/games/{game}").status_code == 404
    assert not hosted.execute(select(Person.id).where(Person.id == person))


@pytest.mark.parametrize("way", ["page", "command"])
def test_deleted_person_leaves_games_that_others_play_on_in(hosted: Served, admin: Admin, way: str):
    ada, ben, cleo = three(hosted, f"Ada {way}", f"Ben {way}", f"Cleo {way}")
    own = ada.make_game()["id"]
    game = online(ada, ben, cleo)
    person = ada.me()["id"]
    for text in ("I live in Ventnor", "and sell fish"):
        assert ada.post(f"/api/games/{game}/chat", {"text": text}).status_code == 201
    ben.post(f"/api/games/{game}/chat", {"text": "Good to know"})
    if way == "page":
        assert ada.delete("/api/me", {"password": "wrong"}).status_code == 403
        assert ada.delete("/api/me", {"password": PASSWORD}).status_code == 204
    else:
        assert "--yes" in admin("delete-person", f"Ada {way}", status=2)
        admin("delete-person", f"Ada {way}", "--yes")
    until(lambda: view(ben, game)["seats"][0]["kind"] == "left", "the seat to be left")
    shown = view(ben, game)
    assert [one["text"] for one in shown["chat"]] == [str(ERASED), str(ERASED), "Good to know"]
    with Follower(ben, game, "?after=0") as follower:
        until(lambda: len(follower.ids) == shown["sequence"], "all events")
        assert "Ventnor" not in json.dumps(follower.events)
    stored = hosted.execute(select(Event.content, Event.person).where(Event.game == game))
    assert all(person != row.person and "Ventnor" not in row.content for row in stored)
    assert not hosted.execute(select(Snapshot.game).where(Snapshot.game == game))
    assert not hosted.execute(select(GameHead.id).where(GameHead.id == own))
    assert not hosted.execute(select(Person.id).where(Person.id == person))
    assert hosted.browser().post("/api/logins", {"name": f"Ada {way}", "password": PASSWORD}).status_code == 401
    asked = ben.post(f"/api/games/{game}/asks", {"seat": 0, "by": "bot"})
    assert asked.status_code == 201, asked.text


# The database


def test_commands_refuse_tables_of_another_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        served.run(asyncio.sleep(0))
    for revision, told in (("0001", "start “bradshaw serve” of this version"), ("9999", "newer Bradshaw")):
        with sqlite3.connect(settings.database) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
        assert main(["admin", "games", "--database", settings.database]) == 2
        assert told in " ".join(capsys.readouterr().err.split())


def test_word_for_the_server_is_not_kept_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(wire, "NEWS_LAST", timedelta())
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        ada = served.browser().register("Ada")
        games = [ada.make_game()["id"] for _ in range(3)]
        for game in games:
            assert main(["admin", "delete-game", game, "--yes", "--database", settings.database]) == 0
        until(lambda: not ada.games(), "the games to be gone")
        assert len(served.execute(select(HostNews.id))) <= 1


def test_unknown_command_of_the_host_is_answered_with_those_that_exist(capsys: pytest.CaptureFixture[str]):
    assert main(["admin", "sing"]) == 2
    assert "The commands are ban, bounce, close-registration" in capsys.readouterr().err
