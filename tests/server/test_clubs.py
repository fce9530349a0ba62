"""Clubs: private groups with members, tables and league tables that nobody else sees."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from bradshaw.server.clock import now
from bradshaw.server.people import clubs as clubs_module
from bradshaw.server.people.league import points
from bradshaw.server.storage.tables import Club, Member, Result

from .clubs import almost_over, club_table, end_game, found_club, scores_of_short
from .following import Follower
from .serving import PASSWORD, Browser, plain_settings, serving
from .tables import copies, until, view
from .test_snapshots import restarted

Open = Callable[..., Browser]


@pytest.fixture
def people(new_browser: Open) -> Callable[..., list[Browser]]:
    """Opens browsers that are logged in, each with a name that nobody else has."""

    def come(*names: str) -> list[Browser]:
        return [new_browser().register(f"{name} {secrets.token_hex(3)}") for name in names]

    return come


def name_of(browser: Browser) -> str:
    name: str = browser.me()["name"]
    return name


def shown(browser: Browser, club: str) -> dict[str, Any]:
    answer = browser.get(f"/api/clubs/{club}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def members(browser: Browser, club: str) -> list[str]:
    return [one["name"] for one in shown(browser, club)["members"]]


def notices(browser: Browser) -> list[str]:
    return [one["text"] for one in browser.get("/api/me/inbox").json()]


# Members


def test_guests_and_strangers_learn_nothing_of_a_club(browser, people):
    ada, eve = people("Ada", "Eve")
    club = found_club(ada)
    browser.make_game()
    assert browser.post("/api/clubs", {"name": "Ours"}).status_code == 401
    for path in ("", "/games", "/seasons/1/league", "/seasons/1/results"):
        assert browser.get(f"/api/clubs/{club}{path}").status_code == 401
        unknown = eve.get(f"/api/clubs/{'0' * 16}{path}")
        answer = eve.get(f"/api/clubs/{club}{path}")
        assert (answer.status_code, answer.json()["error"]) == (404, unknown.json()["error"])
    for path in ("/door", "/door?invite=guess"):
        assert eve.get(f"/api/clubs/{club}{path}").status_code == 404
    assert eve.post(f"/api/clubs/{club}/join", {"invite": ""}).status_code == 404
    for path in ("leave", "decline", "link"):
        assert eve.post(f"/api/clubs/{club}/{path}", {}).status_code == 404
    assert eve.get("/api/clubs").json() == {"clubs": [], "invitations": []}


def test_link_lets_people_join_until_there_is_another(people):
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    club = found_club(ada, ben)
    old = shown(ada, club)["invite"]
    assert shown(ben, club)["invite"] is None
    door = cleo.get(f"/api/clubs/{club}/door?invite={old}").json()
    assert (door["name"], door["members"]) == ("Wednesday", 2)
    new = ada.post(f"/api/clubs/{club}/link", {"wanted": True}).json()["invite"]
    assert new != old
    assert cleo.post(f"/api/clubs/{club}/join", {"invite": old}).status_code == 404
    assert ada.post(f"/api/clubs/{club}/link", {"wanted": False}).json()["invite"] is None
    for gone in (new, ""):
        assert cleo.post(f"/api/clubs/{club}/join", {"invite": gone}).status_code == 404
    assert members(ada, club) == [name_of(ada), name_of(ben)]
    assert ben.post(f"/api/clubs/{club}/link", {}).status_code == 403
    assert any("has joined the club Wednesday" in text for text in notices(ada))


def test_invitation_by_name_is_accepted_withdrawn_or_declined(people):
    ada, ben, cleo, dot = people("Ada", "Ben", "Cleo", "Dot")
    club = found_club(ada)
    for one in (ben, cleo, dot):
        answer = ada.post(f"/api/clubs/{club}/invitations", {"name": name_of(one).upper()})
        assert answer.status_code == 201, answer.text
    assert len(shown(ada, club)["invited"]) == 3
    assert ada.post(f"/api/clubs/{club}/invitations", {"name": name_of(ben)}).status_code == 409
    [invited] = ben.get("/api/clubs").json()["invitations"]
    assert (invited["club"], invited["name"], invited["head"]) == (club, "Wednesday", name_of(ada))
    assert f"{name_of(ada)} invites you to the club Wednesday." in notices(ben)
    assert ben.post(f"/api/clubs/{club}/join", {}).status_code == 201
    assert ben.post(f"/api/clubs/{club}/join", {}).status_code == 404
    assert ada.post(f"/api/clubs/{club}/invitations", {"name": name_of(ben)}).status_code == 409

    assert ada.post(f"/api/clubs/{club}/invitations/withdraw", {"name": name_of(cleo)}).status_code == 201
    assert cleo.post(f"/api/clubs/{club}/join", {}).status_code == 404
    assert dot.post(f"/api/clubs/{club}/decline").status_code == 201
    assert dot.post(f"/api/clubs/{club}/join", {}).status_code == 404
    again = ada.post(f"/api/clubs/{club}/invitations", {"name": name_of(dot)})
    assert again.status_code == 409
    assert "declined" in again.json()["error"]
    assert ada.post(f"/api/clubs/{club}/invitations", {"name": "nobody at all"}).status_code == 404
    assert ben.post(f"/api/clubs/{club}/invitations", {"name": name_of(cleo)}).status_code == 403


def test_whoever_has_blocked_the_head_is_not_invited(people):
    ada, ben = people("Ada", "Ben")
    club = found_club(ada)
    assert ben.put(f"/api/me/people/{ada.me()['id']}", {"kind": "blocked"}).is_success
    assert ada.post(f"/api/clubs/{club}/invitations", {"name": name_of(ben)}).status_code == 403
    assert ben.get("/api/clubs").json()["invitations"] == []


def test_head_removes_members_and_hands_the_club_over(people):
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    club = found_club(ada, ben, cleo)
    assert ada.post(f"/api/clubs/{club}/leave").status_code == 409
    assert ben.post(f"/api/clubs/{club}/remove", {"name": name_of(cleo)}).status_code == 403
    assert ada.post(f"/api/clubs/{club}/remove", {"name": name_of(ada)}).status_code == 409
    assert ada.post(f"/api/clubs/{club}/remove", {"name": name_of(cleo)}).status_code == 201
    assert cleo.get(f"/api/clubs/{club}").status_code == 404
    assert ada.post(f"/api/clubs/{club}/head", {"name": name_of(cleo)}).status_code == 404
    assert ada.post(f"/api/clubs/{club}/head", {"name": name_of(ben)}).json()["leads"] is False
    assert shown(ben, club)["leads"] is True
    assert ada.put(f"/api/clubs/{club}", {"name": "Mine"}).status_code == 403
    assert ben.put(f"/api/clubs/{club}", {"name": "Thursday"}).json()["name"] == "Thursday"
    assert ada.post(f"/api/clubs/{club}/leave").status_code == 201
    assert members(ben, club) == [name_of(ben)]
    assert "You are no longer a member of the club Wednesday." in notices(cleo)


def test_clubs_and_members_are_limited(people, monkeypatch):
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    monkeypatch.setattr(clubs_module, "MOST_CLUBS", 1)
    monkeypatch.setattr(clubs_module, "MOST_MEMBERS", 2)
    monkeypatch.setattr(clubs_module, "MOST_SEASONS", 1)
    club = found_club(ada, ben)
    invite = shown(ada, club)["invite"]
    assert ada.post("/api/clubs", {"name": "Second"}).status_code == 409
    full = cleo.post(f"/api/clubs/{club}/join", {"invite": invite})
    assert (full.status_code, full.json()["error"]) == (409, "The club is full: it has 2 members.")
    season = {"name": "One", "begins": "2026-01-01", "ends": "2026-01-31"}
    assert ada.post(f"/api/clubs/{club}/seasons", season).status_code == 201
    assert ada.post(f"/api/clubs/{club}/seasons", season).status_code == 409


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u0000b", "\u202egnp"])
def test_names_of_clubs_are_names(people, name):
    [ada] = people("Ada")
    answer = ada.post("/api/clubs", {"name": name})
    assert answer.status_code == 400
    assert answer.json()["error"]


# Tables


def test_table_of_a_club_is_seen_and_joined_by_members_only(served, browser, people):
    ada, ben, eve = people("Ada", "Ben", "Eve")
    club = found_club(ada, ben)
    made = club_table(ada, club, listed=True)
    game = made["id"]
    assert made["club"] == {"id": club, "name": "Wednesday"}
    assert made["listed"] is False
    for stranger in (browser, eve):
        for path in ("", "/now", "/positions/current", "/log?before=1", "/events", "/picture", "/record", "/note"):
            answer = stranger.get(f"/api/games/{game}{path}")
            assert answer.status_code == 404, path
        for path, body in (("join", {"invite": made["invite"], "name": "Eve"}), ("chat", {"text": "Hi"})):
            assert stranger.post(f"/api/games/{game}/{path}", body).status_code == 404
        assert game not in [one["id"] for one in stranger.listed("lobby")]
        page = stranger.get(f"/watch/{game}").text
        assert "og:title" not in page
    tables = ben.get(f"/api/clubs/{club}/games").json()["games"]
    assert [one["id"] for one in tables] == [game]
    assert ben.post(f"/api/games/{game}/join", {}).status_code == 201
    assert ada.post(f"/api/games/{game}/start").status_code == 201
    assert view(ben, game)["status"] == "running"
    assert game not in [one["id"] for one in ben.listed("lobby")]
    assert [one["club"]["name"] for one in ben.listed("mine") if one["id"] == game] == ["Wednesday"]


def test_only_members_open_tables_and_only_online(people):
    ada, eve = people("Ada", "Eve")
    club = found_club(ada)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"title": "emubay", "mode": "online", "seats": seats, "club": club}
    for wrong in (club, "nothing", "a\u0000b"):
        assert eve.post("/api/games", wish | {"club": wrong}).status_code == 404
    solo = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    answer = ada.post("/api/games", wish | {"mode": "solo", "seats": solo})
    assert (answer.status_code, answer.json()["error"]) == (400, "Only online games can belong to a club.")


def test_whoever_leaves_keeps_games_that_have_begun_and_loses_seats_that_wait(people):
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    club = found_club(ada, ben, cleo)
    begun, waits = club_table(ada, club)["id"], club_table(ada, club)["id"]
    hosted = club_table(ben, club)["id"]
    for game in (begun, waits):
        assert ben.post(f"/api/games/{game}/join", {}).status_code == 201
    assert ada.post(f"/api/games/{begun}/start").status_code == 201
    assert ben.post(f"/api/clubs/{club}/leave").status_code == 201
    assert view(ben, begun)["status"] == "running"
    assert ben.get(f"/api/games/{waits}").status_code == 404
    assert [seat["kind"] for seat in view(ada, waits)["seats"]] == ["person", "open", "bot"]
    assert ada.get(f"/api/games/{hosted}").status_code == 404
    here = ben.get(f"/api/games/here?games={begun},{waits}").json()["games"]
    assert waits not in here


def test_whoever_is_removed_loses_the_streams_of_the_club_at_once(people):
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    club = found_club(ada, ben, cleo)
    watched, played = club_table(ada, club)["id"], club_table(ada, club)["id"]
    assert ben.post(f"/api/games/{played}/join", {}).status_code == 201
    assert ada.post(f"/api/games/{played}/start").status_code == 201
    with Follower(ben, watched) as gone, Follower(ben, played) as stays, Follower(cleo, watched) as other:
        assert ada.post(f"/api/clubs/{club}/remove", {"name": ben.me()["name"]}).status_code == 201
        until(lambda: gone.over, "the stream to end")
        assert ada.post(f"/api/games/{watched}/chat", {"text": "Among ourselves"}).status_code == 201
        assert ada.post(f"/api/games/{played}/chat", {"text": "At the table"}).status_code == 201
        until(lambda: any(event["kind"] == "chat" for event in other.events), "a member to hear")
        until(lambda: any(event["kind"] == "chat" for event in stays.events), "a player to hear")
        assert not gone.events
    assert ben.get(f"/api/games/{watched}/events").status_code == 404


def test_deleted_club_leaves_its_games_to_their_players(served, people):
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    club = found_club(ada, ben, cleo)
    begun, waits = club_table(ada, club)["id"], club_table(ada, club)["id"]
    ben.post(f"/api/games/{begun}/join", {})
    ada.post(f"/api/games/{begun}/start")
    assert ben.delete(f"/api/clubs/{club}").status_code == 403
    assert ada.delete(f"/api/clubs/{club}").status_code == 204
    assert ada.get(f"/api/games/{waits}").status_code == 404
    assert view(ben, begun)["club"] is None
    assert ben.get(f"/api/clubs/{club}").status_code == 404
    restarted(served)
    assert view(ben, begun)["club"] is None


def test_who_is_here_is_told_to_members_only(served, people):
    ada, ben, eve = people("Ada", "Ben", "Eve")
    club = found_club(ada, ben)
    game = club_table(ada, club)["id"]
    with Follower(ada, game):
        until(lambda: ben.get(f"/api/games/here?games={game}").json()["games"], "Ada")
        assert eve.get(f"/api/games/here?games={game}").json()["games"] == {}


# Seasons


def test_season_has_a_name_and_days_in_order(people):
    ada, ben = people("Ada", "Ben")
    club = found_club(ada, ben)
    path = f"/api/clubs/{club}/seasons"
    good = {"name": "Winter", "begins": "2026-01-01", "ends": "2026-03-31"}
    assert ben.post(path, good).status_code == 403
    for wrong in ({"name": ""}, {"begins": "2026-13-01"}, {"ends": "2025-12-31"}, {"begins": 5}):
        answer = ada.post(path, good | wrong)
        assert answer.status_code == 400, wrong
        assert answer.json()["error"]
    [season] = ada.post(path, good).json()["seasons"]
    assert season["ends"] == "2026-03-31"
    number = season["id"]
    assert ada.put(f"{path}/{number}", good | {"name": "Spring"}).json()["seasons"][0]["name"] == "Spring"
    assert ada.put(f"{path}/{number + 999}", good).status_code == 404
    assert ada.get(f"{path}/{2**40}/league").status_code == 400
    assert ada.delete(f"{path}/{number}").status_code == 204
    assert shown(ben, club)["seasons"] == []


def season_of(head: Browser, club: str, begins: Any, ends: Any) -> str:
    body = {"name": "Now", "begins": begins.isoformat(), "ends": ends.isoformat()}
    number = max(season["id"] for season in head.post(f"/api/clubs/{club}/seasons", body).json()["seasons"])
    return f"/api/clubs/{club}/seasons/{number}"


def tallied(browser: Browser, season: str, games: int) -> dict[str, Any]:
    """The league table once so many results have been taken down, which is done in the background."""

    def look() -> dict[str, Any] | None:
        league: dict[str, Any] = browser.get(f"{season}/league").json()
        return league if league["games"] == games else None

    told: dict[str, Any] = until(look, "the results")
    return told


def test_league_counts_points_wins_and_games_of_a_season(served, people):
    assert scores_of_short() == [31, 22, 30, 36]
    ada, ben, cleo, dot = everybody = people("Ada", "Ben", "Cleo", "Dot")
    club = found_club(*everybody)
    today = served.state.clock.now().date()
    season = season_of(ada, club, today, today + timedelta(days=1))
    last_year = season_of(ada, club, today - timedelta(days=400), today - timedelta(days=300))
    assert ada.get(f"{season}/league").json()["rows"] == []
    # With bots it counts for nobody.
    for seats in ([ada, None, cleo, None], [*everybody], [ada, dot, cleo, ben]):
        game, last = almost_over(served, club, seats)
        assert end_game(game, last, seats)["status"] == "finished"
    league = tallied(ben, season, 2)
    told = [(row["rank"], row["name"], row["games"], row["wins"], row["points"]) for row in league["rows"]]
    # 36 are worth 6 points, 31 are worth 4, 30 are worth 2, 22 nothing.
    first = sorted([(-6, -1, name_of(ben)), (-6, -1, name_of(dot)), (-8, 0, name_of(ada)), (-4, 0, name_of(cleo))])
    assert told == [
        (rank, name, 2, -wins, -points) for rank, (points, wins, name) in zip((1, 2, 2, 4), first, strict=True)
    ]
    assert league["titles"] == ["emubay"]
    assert ada.get(f"{season}/league?title=emubay").json()["rows"] == league["rows"]
    assert ada.get(f"{season}/league?title=1860").json()["rows"] == []
    assert ada.get(f"{season}/league?title=a%00b").status_code == 400
    assert ada.get(f"{last_year}/league").json()["rows"] == []
    [newest, _] = ada.get(f"{season}/results").json()["results"]
    assert newest["game"] == game
    assert [place["place"] for place in newest["places"]] == [1, 2, 3, 4]
    assert [place["score"] for place in newest["places"]] == [36, 31, 30, 22]
    assert [place["points"] for place in newest["places"]] == [6, 4, 2, 0]
    assert len(ben.get(f"/api/clubs/{club}/games?list=finished").json()["games"]) == 3


def test_result_that_is_taken_back_or_out_of_the_season_does_not_count(served, people):
    everybody = people("Ada", "Ben", "Cleo", "Dot")
    ada = everybody[0]
    club = found_club(*everybody)
    today = served.state.clock.now().date()
    season = season_of(ada, club, today, today + timedelta(days=1))
    game, last = almost_over(served, club, [*everybody])
    end_game(game, last, [*everybody])
    tallied(ada, season, 1)
    number = season.rsplit("/", 1)[1]
    days = {"begins": (today - timedelta(days=9)).isoformat(), "ends": (today - timedelta(days=1)).isoformat()}
    assert ada.put(f"/api/clubs/{club}/seasons/{number}", {"name": "Before"} | days).status_code == 200
    assert ada.get(f"{season}/league").json()["games"] == 0
    days = {"begins": "0001-01-01", "ends": "9999-12-31"}
    assert ada.put(f"/api/clubs/{club}/seasons/{number}", {"name": "Always"} | days).status_code == 200
    assert ada.get(f"{season}/league").json()["games"] == 1
    restarted(served)
    assert ada.post(f"/api/games/{game}/undo", {"after": view(ada, game)["version"]}).status_code == 201
    assert view(ada, game)["status"] == "running"
    assert ada.get(f"{season}/league").json()["rows"] == []


def test_results_come_in_pages(served, people):
    everybody = people("Ada", "Ben", "Cleo", "Dot")
    ada = everybody[0]
    club = found_club(*everybody)
    today = served.state.clock.now().date()
    season = season_of(ada, club, today, today + timedelta(days=1))
    game, last = almost_over(served, club, [*everybody])
    end_game(game, last, [*everybody])
    tallied(ada, season, 1)
    names = copies(served, game, 30)
    rows = [dict(row._mapping) for row in served.execute(select(*Result.__table__.columns).where(Result.game == game))]
    served.execute(insert(Result).values([row | {"game": name} for name in names for row in rows]))
    first, second = (ada.get(f"{season}/results?page={page}").json() for page in (1, 2))
    assert (len(first["results"]), first["more"], len(second["results"]), second["more"]) == (30, True, 1, False)
    assert ada.get(f"{season}/league").json()["games"] == 31


@pytest.mark.parametrize(
    ("place", "players", "level", "worth"), [(1, 4, 1, 6), (4, 4, 1, 0), (1, 2, 2, 1), (2, 4, 2, 3), (1, 3, 3, 2)]
)
def test_points_for_places(place, players, level, worth):
    assert points(place, players, level) == worth


# Leaving for good, and what is known


def test_whoever_is_deleted_leaves_the_club_to_its_oldest_member(served, people):
    ada, ben, cleo = people("Ada", "Ben", "Cleo")
    shared, alone = found_club(ada, ben, cleo), found_club(ada, name="Alone")
    assert ada.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert shown(ben, shared)["leads"] is True
    assert members(ben, shared) == [name_of(ben), name_of(cleo)]
    assert served.execute(select(Club.id).where(Club.id == alone)) == []


def test_dossier_names_clubs_and_invitations(people):
    ada, ben = people("Ada", "Ben")
    club = found_club(ada)
    ada.post(f"/api/clubs/{club}/invitations", {"name": name_of(ben)})
    [led] = ada.get("/api/me/export").json()["clubs"]
    assert (led["name"], led["leads"], led["joined"] is None, led["invited"]) == ("Wednesday", True, False, None)
    [invited] = ben.get("/api/me/export").json()["clubs"]
    assert (invited["leads"], invited["joined"], invited["invited"] is None) == (False, None, False)


# PostgreSQL, several workers


def test_clubs_hold_through_several_workers_on_postgresql(tmp_path: Path, postgres_url: str):
    settings = plain_settings(tmp_path, database=postgres_url)
    with serving(settings) as here, serving(settings) as there:
        ada, ben = here.browser().register("Ada"), there.browser().register("Ben")
        club = found_club(ada, ben)
        game = club_table(ada, club)["id"]
        assert ben.post(f"/api/games/{game}/join", {}).status_code == 201
        assert view(ada, game)["seats"][1]["name"] == "Ben"
        eve = there.browser().register("Eve")
        assert eve.get(f"/api/games/{game}").status_code == 404
        assert eve.get("/api/clubs/a%00b").status_code == 404
        today = now().date()
        season = season_of(ada, club, today, today + timedelta(days=1))
        seats = [ada, ben, here.browser().register("Cleo"), here.browser().register("Dot")]
        other, last = almost_over(here, club, seats)
        end_game(other, last, seats)
        assert [row["points"] for row in tallied(ben, season, 1)["rows"]] == [6, 4, 2, 0]
        assert ada.post(f"/api/clubs/{club}/remove", {"name": "Ben"}).status_code == 201
        assert ben.get(f"/api/clubs/{club}").status_code == 404
        assert ben.get(f"/api/games/{game}").status_code == 404
        assert view(ben, other)["status"] == "finished"
        assert ada.delete(f"/api/clubs/{club}").status_code == 204
        assert view(ben, other)["club"] is None
        assert here.execute(select(Member.person)) == []
