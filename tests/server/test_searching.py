"""Lists of games are searched by game, players, pace, language, open seats, robots, names and days."""

import secrets
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text, update

from bradshaw.server.games import searching
from bradshaw.server.games.searching import Search
from bradshaw.server.games.store import PAGE
from bradshaw.server.people.people import PeopleStore
from bradshaw.server.play.seating import LONGEST_DESCRIPTION
from bradshaw.server.storage.tables import LISTED_AND_OVER, GameHead, RatingRow, Seat

from . import postgres
from .following import Follower
from .serving import Browser, Served, plain_settings, serving
from .tables import copies, until

DAY = {"kind": "move", "hours": 24}
WEEK = {"kind": "bank", "hours": 168}


Tables = tuple[Browser, dict[str, str]]
"""Somebody who looks, and the games by what is special about them."""


def open_table(browser: Browser, name: str = "Ada", seats: int = 3, **wish: Any) -> str:
    others = [{"kind": "open"}, *({"kind": "bot"} for _ in range(seats - 2))]
    made = browser.make_game(mode="online", listed=True, seats=[{"kind": "me", "name": name}, *others], **wish)
    game: str = made["id"]
    return game


def found(browser: Browser, which: str = "lobby", **search: Any) -> set[str]:
    answer = browser.get("/api/games", params={"list": which, **search})
    assert answer.status_code == 200, answer.text
    return {game["id"] for game in answer.json()["games"]}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def hall(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Browser, dict[str, str]]]:
    """Tables of all kinds, in either database."""
    given = {}
    if request.param == "postgresql":
        given["database"] = postgres.new_database(request.getfixturevalue("postgres_cluster"))
    with serving(plain_settings(tmp_path_factory.mktemp("searched"), **given)) as served:
        ada = served.browser()
        tables = {
            "plain": open_table(ada, "Ada Lovelace"),
            "1860": open_table(ada, "Ada", 2, title="1860", timing=DAY, language="fr"),
            "four": open_table(ada, "ÅSA 100%", 4, timing=WEEK, robots=True),
        }
        full = open_table(ada, "Bertha")
        ben = served.browser()
        assert ben.post(f"/api/games/{full}/join", {"name": "Ben"}).status_code == 201
        assert ada.insist(f"/api/games/{full}/start").status_code == 201
        over = open_table(ada, "Charles")
        done = update(GameHead).where(GameHead.id == over)
        served.execute(done.values(status="finished", updated=datetime(2026, 3, 31, 23, 30, tzinfo=UTC)))
        yield ada, tables | {"running": full, "finished": over}
        ben.http.close()
        ada.http.close()


@pytest.mark.parametrize(
    ("search", "expected"),
    [
        ({}, {"plain", "1860", "four", "running"}),
        ({"title": "1860"}, {"1860"}),
        ({"title": "unknown"}, set()),
        ({"title": "18\x0060"}, set()),
        ({"players": 4}, {"four"}),
        ({"speed": "free"}, {"plain", "running"}),
        ({"speed": "quick"}, {"1860"}),
        ({"speed": "slow"}, {"four"}),
        ({"spoken": "fr"}, {"1860"}),
        ({"spoken": "en"}, {"plain", "four", "running"}),
        ({"open_seat": True}, {"plain", "1860", "four"}),
        ({"robots": True}, {"four"}),
        ({"rated": True}, set()),
        ({"rated": False}, {"plain", "1860", "four", "running"}),
        ({"player": "ada"}, {"plain", "1860"}),
        ({"player": "ADA  L"}, {"plain"}),
        ({"player": "åsa 100%"}, {"four"}),
        ({"player": "%"}, set()),
        ({"player": "lovelace"}, set()),
        ({"player": "seat"}, set()),
        ({"player": "\x00"}, set()),
        ({"player": "ben"}, {"running"}),
        ({"title": "emubay", "players": 3, "speed": "free", "open_seat": True}, {"plain"}),
    ],
)
def test_lobby_is_searched(hall: Tables, search: dict[str, Any], expected: set[str]):
    browser, tables = hall
    assert found(browser, **search) == {tables[name] for name in expected}


def test_games_to_watch_and_finished_games_are_searched(hall: Tables):
    browser, tables = hall
    assert found(browser, "running") == {tables["running"]}
    assert found(browser, "running", player="bert") == {tables["running"]}
    assert found(browser, "running", title="1860") == set()
    assert found(browser, "finished", player="char") == {tables["finished"]}
    assert found(browser, "finished", since="2026-03-31", until="2026-03-31") == {tables["finished"]}
    assert found(browser, "finished", since="2026-04-01") == set()
    assert found(browser, "finished", until="2026-03-30") == set()
    assert found(browser, "finished", until="9999-12-31") == {tables["finished"]}


@pytest.mark.parametrize(
    "search",
    [
        {"players": "many"},
        {"players": 0},
        {"speed": "light"},
        {"since": "yesterday"},
        {"since": "2026-02-30"},
        {"player": "x" * 41},
        {"open_seat": "perhaps"},
    ],
)
def test_search_that_cannot_be_is_refused_in_words(browser: Browser, search: dict[str, Any]):
    refused = browser.get("/api/games", params={"list": "lobby", **search})
    assert refused.status_code == 400
    assert refused.json()["error"]


def test_searched_list_goes_on_from_page_to_page(tmp_path: Path):
    with serving(plain_settings(tmp_path)) as served:
        ada = served.browser()
        others = open_table(ada, title="1860", seats=2)
        copies(served, open_table(ada), PAGE)
        pages = [
            ada.get("/api/games", params={"list": "lobby", "title": "emubay", "page": page}).json() for page in (1, 2)
        ]
        assert [(len(page["games"]), page["more"]) for page in pages] == [(PAGE, True), (1, False)]
        assert others not in {game["id"] for page in pages for game in page["games"]}


@pytest.mark.parametrize(
    ("search", "index"),
    [
        (Search(), "ix_games_over"),
        (Search(title="1860"), "ix_games_over_title"),
        (Search(since=date(2026, 1, 1)), "ix_games_over"),
        (Search(player="ada"), "sqlite_autoindex_games_1"),
    ],
)
def test_finished_games_are_found_by_an_index(served: Served, search: Search, index: str):
    async def explained() -> str:
        async with served.state.database.reading() as connection:
            conditions = [text(LISTED_AND_OVER), *search.conditions(), *await search.named(connection, sqlite=True)]
            wanted = select(GameHead.id).where(*conditions).order_by(GameHead.updated.desc(), GameHead.id).limit(31)
            plain = wanted.compile(compile_kwargs={"literal_binds": True})
            rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {plain}")
            return " ".join(row[3] for row in rows)

    assert f"INDEX {index} " in served.run(explained())


def test_name_that_many_have_is_found_too(served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(searching, "MOST_NAMED", 1)
    games = {open_table(browser, name) for name in ("Namesake", "Namesakes")}
    open_table(browser, "Another")
    assert found(browser, player="namesake") == games


def test_tables_are_found_by_the_ratings_of_those_who_sit_there(hosted: Served):
    people = [hosted.browser().register(f"Rated {number} {secrets.token_hex(2)}") for number in (20, 30, 31)]
    for browser, mean in zip(people, (20.0, 30.0, 31.0), strict=True):
        row = {"person": browser.me()["id"], "title": "emubay", "mean": mean, "deviation": 1.0, "low": mean, "games": 9}
        hosted.execute(insert(RatingRow).values(**row))
    weak, strong, other = people
    guest = hosted.browser()
    mixed, high, fresh = open_table(weak, ""), open_table(strong, ""), open_table(guest)
    assert strong.post(f"/api/games/{mixed}/join", {}).status_code == 201

    def listed(browser: Browser, **search: Any) -> set[str]:
        return found(browser, **search) & {mixed, high, fresh}

    assert listed(guest, rating_from=29) == {high}
    assert listed(guest, rating_from=20, rating_to=30) == {mixed, high, fresh}
    assert listed(guest, rating_to=26) == {fresh}
    assert listed(guest, rating_from=31) == set()
    assert listed(other, near=True) == {high}
    assert listed(weak, near=True) == {fresh}
    assert listed(guest, near=True) == {mixed, high, fresh}
    assert guest.get("/api/games", params={"list": "lobby", "rating_from": "strong"}).status_code == 400
    assert guest.get("/api/games", params={"list": "lobby", "rating_to": -1}).status_code == 400


def test_description_is_shown_to_everybody_on_one_line(browser: Browser, new_browser: Callable[..., Browser]):
    game = open_table(browser, description="  For beginners,\n <b>slowly</b>\x07 ")
    [listed] = [one for one in new_browser().listed("lobby") if one["id"] == game]
    assert listed["description"] == "For beginners, <b>slowly</b>"
    assert new_browser().get(f"/api/games/{game}").json()["description"] == listed["description"]
    assert listed["options"]["forest_cost"] == 4


def test_description_has_a_limited_length(browser: Browser):
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"title": "emubay", "mode": "online", "seats": seats, "description": "x" * (LONGEST_DESCRIPTION + 1)}
    assert browser.post("/api/games", wish).status_code == 400


def test_who_may_not_chat_writes_no_description(served: Served, browser: Browser):
    person = browser.register("Loud writer").me()["id"]
    people: PeopleStore = served.state.people
    served.run(people.mute(person, None))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"title": "emubay", "mode": "online", "seats": seats}
    assert browser.post("/api/games", wish | {"description": "Hello"}).status_code == 403
    assert browser.post("/api/games", wish).status_code == 201


def test_description_is_changed_by_who_made_the_table_until_it_starts(
    served: Served, browser: Browser, new_browser: Callable[..., Browser]
):
    game, other = open_table(browser, description="For beginners"), new_browser()
    path = f"/api/games/{game}/description"
    with Follower(other, game, "?after=0") as follower:
        assert browser.put(path, {"text": " For\x00 <i>experts</i>\n"}).status_code == 200
        until(lambda: follower.events, "those who follow to be told")
    assert other.get(f"/api/games/{game}").json()["description"] == "For <i>experts</i>"
    assert served.run(served.state.store.seated(game))[0].description == "For <i>experts</i>"
    assert other.post(f"/api/games/{game}/join", {"name": "Other"}).status_code == 201
    assert other.put(path, {"text": "Mine"}).status_code == 403
    assert browser.put(path, {"text": "x" * (LONGEST_DESCRIPTION + 1)}).status_code == 400
    served.run(served.state.people.mute(browser.me()["id"], None))
    assert browser.put(path, {"text": "Hello"}).status_code == 403
    assert browser.put(path, {"text": ""}).status_code == 200
    assert other.get(f"/api/games/{game}").json()["description"] == ""
    served.run(served.state.people.unmute(browser.me()["id"]))
    for seat in range(2, len(other.get(f"/api/games/{game}").json()["seats"])):
        browser.post(f"/api/games/{game}/bot", {"seat": seat})
    assert browser.post(f"/api/games/{game}/start").status_code == 201
    assert browser.put(path, {"text": "Too late"}).status_code == 409


def test_description_goes_with_its_writer(served: Served, new_browser: Callable[..., Browser]):
    ada, ben = new_browser().register("Ada who leaves"), new_browser()
    game = open_table(ada, "", description="Call me at home")
    ben.post(f"/api/games/{game}/join", {"name": "Ben"})
    assert ada.delete("/api/me", {"password": "correct horse"}).status_code == 204
    assert ben.get(f"/api/games/{game}").json()["description"] == ""
    [[stored]] = served.execute(select(GameHead.description).where(GameHead.id == game))
    assert stored == ""


def test_seat_that_was_left_is_not_found_by_the_name(
    served: Served, browser: Browser, new_browser: Callable[..., Browser]
):
    game = open_table(browser)
    ben = new_browser()
    ben.post(f"/api/games/{game}/join", {"name": "Benjamin"})
    assert game in found(browser, player="benj")
    ben.post(f"/api/games/{game}/leave")
    assert game not in found(browser, player="benj")
    [[name]] = served.execute(select(Seat.folded_name).where(Seat.game == game, Seat.seat == 1))
    assert name == ""
