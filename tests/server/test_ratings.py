"""Ratings: only by consent, only among accounts, and once for each game, whatever happens."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from bradshaw.core.messages import message
from bradshaw.core.outcome import places
from bradshaw.server.people.ratings import FIRST, Rating, rated
from bradshaw.server.storage.tables import GameHead, RatingRow, Result, Seat

from .finished import all_but, last_move, recorded
from .serving import Browser, Served, plain_settings, serving
from .tables import until, view

NewBrowser = Callable[[], Browser]
NUMBERS = count(1)
ONE_OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture
def trio(new_browser: NewBrowser) -> list[Browser]:
    """Three accounts of which nobody has heard."""
    number = next(NUMBERS)
    return [new_browser().register(f"{name} {number}") for name in ("Ada", "Ben", "Cleo")]


def tally(served: Served) -> None:
    """Have the server take down now what is over."""
    served.run(served.state.tally.tick())


def profile(browser: Browser, person: str | None = None) -> dict[str, Any]:
    answer = browser.get(f"/api/people/{person or browser.me()['id']}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def results(browser: Browser, person: str | None = None) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = browser.get(f"/api/people/{person or browser.me()['id']}/results").json()["results"]
    return told


def means(people: list[Browser]) -> list[float | None]:
    """What everybody is rated, by seats."""
    found = [profile(one)["ratings"] for one in people]
    return [one[0]["mean"] if one else None for one in found]


# The model


def test_places_are_counted_as_players_do():
    assert places([5, 9, 7], [1]) == [3, 1, 2]
    assert places([9, 9, 7], [0, 1]) == [1, 1, 3]
    assert places([5, 9, 7], [1], last=[1]) == [2, 3, 1]
    assert places([9, 9, 7, 3], [0, 1], last=[0, 1]) == [3, 3, 1, 2]


def test_whoever_comes_in_before_others_gains_and_everybody_is_known_better():
    after = rated([FIRST, FIRST, FIRST], [2, 1, 3])
    assert after[1].mean > after[0].mean > after[2].mean
    assert all(one.deviation < FIRST.deviation for one in after)
    drawn = rated([FIRST, FIRST], [1, 1])
    assert drawn[0].mean == pytest.approx(drawn[1].mean)
    assert Rating(25, 5).low == pytest.approx(25 - 1.96 * 5, abs=0.01)


# Consent


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"mode": "hotseat", "seats": [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]}, "server-rated-online"),
        ({"mode": "online", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]}, "server-rated-bots"),
        ({"mode": "online", "seats": ONE_OPEN, "seed": 4}, "server-rated-seed"),
        ({"mode": "online", "seats": ONE_OPEN, "host_decides": True}, "server-rated-host"),
    ],
)
def test_a_table_with_unequal_chances_cannot_be_rated(trio: list[Browser], wish: dict[str, Any], reason: str):
    answer = trio[0].post("/api/games", {"title": "emubay", "rated": True} | wish)
    assert answer.status_code == 400
    assert answer.json()["message"]["say"] == reason


def test_only_accounts_sit_at_a_rated_table_and_under_their_own_names(trio: list[Browser], new_browser: NewBrowser):
    ada, ben, _ = trio
    guest = new_browser()
    refused = guest.post("/api/games", {"title": "emubay", "mode": "online", "rated": True, "seats": ONE_OPEN})
    assert (refused.status_code, refused.json()["message"]["say"]) == (403, "server-rated-accounts")
    seats = [{"kind": "me", "name": "Somebody"}, *ONE_OPEN[1:]]
    made = ada.make_game(mode="online", rated=True, seats=seats, listed=True)
    assert made["rated"]
    assert made["seats"][0]["name"] == ada.me()["name"]
    path = f"/api/games/{made['id']}"
    stranger = new_browser()
    refused = stranger.post(f"{path}/join", {"name": "Gus"})
    assert (refused.status_code, refused.json()["message"]["say"]) == (403, "server-rated-accounts")
    assert "bradshaw-guest" not in stranger.http.cookies, "nobody becomes a guest by being refused"
    assert ben.post(f"{path}/join", {"name": "Nobody"}).status_code == 201
    shown = view(guest, made["id"])
    assert [seat["name"] for seat in shown["seats"][:2]] == [one.me()["name"] for one in (ada, ben)]
    assert [seat["profile"] for seat in shown["seats"]] == [ada.me()["id"], ben.me()["id"], None]
    assert ada.post(f"{path}/bot", {"seat": 2}).json()["message"]["say"] == "server-rated-bots"
    assert [game["rated"] for game in guest.listed("lobby") if game["id"] == made["id"]] == [True]


# What is taken down


def test_the_last_move_of_a_rated_game_rates_its_players_once(served: Served, trio: list[Browser]):
    game = recorded(served, trio, all_but(1), rated=True)
    mover = last_move(trio, game)
    until(lambda: None not in means(trio), "the ratings")
    scores = view(trio[0], game)["position"]["outcome"]["scores"]
    by_score = sorted(range(3), key=lambda seat: -scores[seat])
    rating = means(trio)
    assert sorted(range(3), key=lambda seat: -(rating[seat] or 0)) == by_score
    tally(served)
    served.execute(update(GameHead).where(GameHead.id == game).values(updated=GameHead.created))
    tally(served)
    assert means(trio) == rating
    [told] = profile(trio[0])["ratings"]
    assert (told["title"], told["games"]) == ("emubay", 1)
    assert 0 < told["margin"] < 1.96 * FIRST.deviation
    # What is rated stands.
    shown = view(mover, game)
    assert not shown["undo"]["can"]
    assert not shown["undo"]["ask"]
    refused = mover.post(f"/api/games/{game}/undo", {"after": shown["version"]})
    assert (refused.status_code, refused.json()["message"]["say"]) == (409, "server-rated-final")
    assert mover.post(f"/api/games/{game}/chat", {"text": "Well played."}).status_code == 201
    tally(served)
    assert means(trio) == rating


def test_each_rated_game_goes_on_from_the_one_before(served: Served, trio: list[Browser]):
    for number in range(1, 4):
        recorded(served, trio, rated=True)
        tally(served)
        assert [profile(one)["ratings"][0]["games"] for one in trio] == [number] * 3
    person = trio[0].me()["id"]
    course = trio[1].get(f"/api/people/{person}/ratings/emubay").json()
    assert len(course) == 3
    assert course[-1]["mean"] == means(trio)[0]
    assert course[0]["margin"] > course[-1]["margin"]
    ranking = trio[0].get("/api/ratings/emubay").json()
    mine = {one.me()["id"] for one in trio}
    lows = [one["mean"] - one["margin"] for one in ranking["players"]]
    assert lows == sorted(lows, reverse=True)
    assert mine <= {one["person"] for one in ranking["players"]}


def test_a_game_without_consent_counts_in_statistics_alone(served: Served, trio: list[Browser]):
    recorded(served, trio)
    tally(served)
    told = profile(trio[0])
    assert told["ratings"] == []
    [record] = told["records"]
    assert (record["title"], record["players"], record["games"]) == ("emubay", 3, 1)
    everybody = [profile(one)["records"][0] for one in trio]
    assert sum(one["wins"] for one in everybody) == 1
    assert sorted(one["place"] for one in everybody) == [1, 2, 3]


def test_a_game_with_a_bot_counts_for_nobody(served: Served, trio: list[Browser]):
    game = recorded(served, trio)
    served.execute(update(Seat).where(Seat.game == game, Seat.seat == 2).values(person=None, bot="normal"))
    tally(served)
    assert profile(trio[0])["records"] == []


def test_whoever_was_replaced_and_did_not_return_is_last(served: Served, trio: list[Browser]):
    whole = recorded(served, trio)
    tally(served)
    [first] = [seat for seat, one in enumerate(trio) if results(one)[0]["place"] == 1]
    assert results(trio[first])[0]["game"] == whole
    game = recorded(served, trio, rated=True)
    gone = {"person": None, "bot": "normal", "owner": trio[first].me()["id"]}
    served.execute(update(Seat).where(Seat.game == game, Seat.seat == first).values(**gone))
    tally(served)
    assert results(trio[first])[0]["place"] == 3
    rating = means(trio)
    assert min(rating, key=lambda one: one or 0) == rating[first]


def test_a_game_that_the_host_ends_is_not_rated(served: Served, trio: list[Browser]):
    game = recorded(served, trio, all_but(1), rated=True)
    live = served.run(served.state.hall.find(game))
    served.run(served.state.hall.end(live, message("server-game-over")))
    tally(served)
    assert means(trio) == [None] * 3
    assert profile(trio[0])["records"] == []


def test_an_end_that_is_taken_back_has_no_result_until_the_next(served: Served, trio: list[Browser]):
    game = recorded(served, trio, all_but(1))
    mover = last_move(trio, game)
    until(lambda: results(trio[0]), "the result")
    shown = view(mover, game)
    answer = mover.post(f"/api/games/{game}/undo", {"after": shown["version"]})
    assert answer.status_code == 201
    assert answer.json()["ask"] is None
    [row] = served.execute(select(GameHead.tallied, GameHead.status).where(GameHead.id == game))
    assert tuple(row) == (False, "running")
    assert profile(trio[0])["records"] == []
    last_move(trio, game)
    until(lambda: served.execute(select(GameHead.tallied).where(GameHead.id == game))[0].tallied, "the next result")
    assert profile(trio[0])["records"][0]["games"] == 1


def test_a_game_that_cannot_be_read_keeps_no_other_from_being_tallied(served: Served, trio: list[Browser]):
    broken = recorded(served, trio, rated=True, options="no JSON")
    whole = recorded(served, trio, rated=True)
    tally(served)
    assert [one["game"] for one in results(trio[0])] == [whole]
    assert broken not in [one["game"] for one in results(trio[0])]


# Restarts and several workers


def test_what_no_worker_has_rated_is_rated_after_the_next_start(tmp_path: Path):
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        trio = [served.browser().register(name) for name in ("Ada", "Ben", "Cleo")]
        ids = [one.me()["id"] for one in trio]
        served.run(served.state.tally.stop())
        recorded(served, trio, rated=True)
    with serving(settings) as served:
        rated_now = select(RatingRow.person, RatingRow.games)
        until(lambda: len(served.execute(rated_now)) == 3, "the ratings")
        assert {(row.person, row.games) for row in served.execute(rated_now)} == {(one, 1) for one in ids}


def test_of_two_workers_one_rates_a_game(tmp_path: Path, postgres_url: str):
    settings = plain_settings(tmp_path, database=postgres_url)
    with serving(settings) as here, serving(settings) as there:
        for one in (here, there):
            one.run(one.state.tally.stop())
        trio = [here.browser().register(name) for name in ("Ada", "Ben", "Cleo")]
        games = [recorded(here, trio, rated=True) for _ in range(4)]
        working = [asyncio.run_coroutine_threadsafe(one.state.tally.tick(), one.loop) for one in (here, there)]
        for one in working:
            one.result(60)
        tally(here)
        rows = here.execute(select(RatingRow.games))
        assert [row.games for row in rows] == [len(games)] * 3
        assert len(here.execute(select(Result.game))) == 3 * len(games)


# Leaving


def test_whoever_leaves_takes_results_and_ratings_along(served: Served, trio: list[Browser]):
    recorded(served, trio, rated=True)
    tally(served)
    ada, ben, _ = trio
    person = ada.me()["id"]
    told = ada.get("/api/me/export").json()
    assert [one["title"] for one in told["ratings"]] == ["Emu Bay Railway Company"]
    assert [one["place"] for one in told["results"]] == [results(ada)[0]["place"]]
    assert ada.delete("/api/me", {"password": "correct horse"}).status_code == 204
    assert ben.get(f"/api/people/{person}").status_code == 404
    assert served.execute(select(Result.game).where(Result.person == person)) == []
    assert served.execute(select(RatingRow.title).where(RatingRow.person == person)) == []
    assert profile(ben)["ratings"][0]["games"] == 1


def test_what_a_guest_has_reached_becomes_the_accounts(served: Served, new_browser: NewBrowser):
    guests = [new_browser() for _ in range(3)]
    for one in guests:
        one.make_game()
    recorded(served, guests)
    tally(served)
    person = guests[0].me()["id"]
    assert guests[0].get(f"/api/people/{person}").status_code == 404, "guests have no profile"
    guests[0].register(f"Grace {next(NUMBERS)}")
    assert profile(guests[0])["records"][0]["games"] == 1


# Profiles


def test_a_profile_tells_of_games_that_stand_in_lists(served: Served, trio: list[Browser], new_browser: NewBrowser):
    private = recorded(served, trio)
    public = recorded(served, trio, listed=True)
    tally(served)
    person = trio[0].me()["id"]
    told = results(new_browser(), person)
    assert sorted((one["game"] or "") for one in told) == sorted(["", public])
    assert [len(one["names"]) for one in told if one["game"] is None] == [0]
    assert {one["game"] for one in results(trio[1], person)} == {private, public}
    made = trio[0].make_game(mode="online", seats=ONE_OPEN, listed=True)
    hidden = trio[0].make_game(mode="online", seats=ONE_OPEN)
    games = new_browser().get(f"/api/people/{person}/games").json()["games"]
    assert [one["id"] for one in games] == [made["id"]]
    assert hidden["id"] not in [one["id"] for one in games]


def test_results_come_page_by_page(served: Served, trio: list[Browser]):
    person = trio[0].me()["id"]
    game = recorded(served, trio, listed=True)
    tally(served)
    [row] = served.execute(select(*Result.__table__.columns).where(Result.game == game, Result.person == person))
    names = [f"{number:012x}" for number in range(34)]
    head = dict(served.execute(select(*GameHead.__table__.columns).where(GameHead.id == game))[0]._mapping)
    served.execute(insert(GameHead).values([head | {"id": name} for name in names]))
    served.execute(insert(Result).values([dict(row._mapping) | {"game": name} for name in names]))
    pages = [trio[1].get(f"/api/people/{person}/results", params={"page": number}).json() for number in (1, 2, 3)]
    assert [(len(one["results"]), one["more"]) for one in pages] == [(30, True), (5, False), (0, False)]


def test_accounts_are_found_by_name_and_nobody_else(trio: list[Browser], new_browser: NewBrowser):
    me = trio[0].me()
    found = new_browser().get("/api/people", params={"name": me["name"].upper()}).json()
    assert found == {"id": me["id"], "name": me["name"]}
    for path in ("/api/people?name=Nobody%20at%20all", "/api/people/0123", "/api/people/0123/results"):
        answer = new_browser().get(path)
        assert (answer.status_code, answer.json()["message"]["say"]) == (404, "server-no-such-person")
    assert new_browser().get("/api/ratings/chess").status_code == 404


def test_an_account_under_another_name_is_not_linked(trio: list[Browser]):
    made = trio[0].make_game(mode="online", seats=[{"kind": "me", "name": "Incognito"}, *ONE_OPEN[1:]])
    assert made["seats"][0]["profile"] is None
    own = trio[0].make_game(mode="online", seats=ONE_OPEN)
    assert own["seats"][0]["profile"] == trio[0].me()["id"]
    screen = trio[0].make_game()
    assert [seat["profile"] for seat in screen["seats"]] == [None] * 3
