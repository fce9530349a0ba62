"""Robots: programs that come in by a token play where that is welcome, are marked, and may do no more."""

import contextlib
import json
import secrets
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from sqlalchemy import select

from bradshaw.core.chance import Chance
from bradshaw.server.events.seats import Place
from bradshaw.server.people.tokens import MOST_TOKENS
from bradshaw.server.play import calls
from bradshaw.server.play.tally import players_of
from bradshaw.server.storage.tables import Token

from .following import PATIENCE, Follower
from .serving import PASSWORD, Browser, Served, plain_settings, serving
from .tables import make_move, offered, on_turn, until, view

NewBrowser = Callable[..., Browser]


class Robot:
    """A program with a token and without cookies."""

    def __init__(self, url: str, secret: str) -> None:
        self.http = httpx.Client(
            base_url=url, headers={"Authorization": f"Bearer {secret}"}, timeout=PATIENCE, verify=False
        )

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, json: Any = None) -> httpx.Response:
        return self.http.post(path, json=json)


class Listener:
    """Reads a robot's stream in a thread."""

    def __init__(self, client: httpx.Client, **params: Any) -> None:
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.over = threading.Event()
        self._client = httpx.Client(
            base_url=client.base_url, headers=client.headers, cookies=client.cookies, timeout=PATIENCE, verify=False
        )
        self._params = params
        self._socket: Any = None
        self._thread = threading.Thread(target=self._read, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        until(lambda: ("all", {}) in self.calls, "the end of the beginning")
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        assert self.over.wait(PATIENCE)
        self._client.close()

    def _read(self) -> None:
        name = ""
        try:
            with (
                contextlib.suppress(httpx.TransportError),
                self._client.stream("GET", "/api/events", params=self._params) as stream,
            ):
                self._socket = stream.extensions["network_stream"].get_extra_info("socket")
                for line in stream.iter_lines():
                    field, _, value = line.partition(": ")
                    if field == "event":
                        name = value
                    elif field == "data":
                        self.calls.append((name, json.loads(value)))
        finally:
            self.over.set()

    def last(self, event: str, game: str) -> dict[str, Any]:
        return next((call for name, call in reversed(self.calls) if name == event and call["game"] == game), {})


@pytest.fixture
def owner(new_browser: NewBrowser) -> Browser:
    return new_browser().register(f"owner {secrets.token_hex(8)}")


@pytest.fixture
def new_robot(served: Served, owner: Browser) -> Iterator[Callable[..., Robot]]:
    made: list[Robot] = []

    def make(name: str = "Mini", days: int = 90) -> Robot:
        answer = owner.post("/api/me/tokens", {"name": name, "days": days})
        assert answer.status_code == 201, answer.text
        made.append(Robot(served.url, answer.json()["secret"]))
        return made[-1]

    yield make
    for robot in made:
        robot.http.close()


def robots_table(host: Browser, bots: int = 1, **wish: Any) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, *({"kind": "bot", "bot": "random"} for _ in range(bots))]
    return host.make_game(mode="online", seats=seats, pace=0, **({"robots": True, "listed": True} | wish))


def test_token_is_shown_once_stored_as_a_hash_and_listed_with_its_use(served: Served, owner: Browser):
    made = owner.post("/api/me/tokens", {"name": "Mini", "days": 7}).json()
    assert made["secret"].startswith("bradshaw_")
    [listed] = owner.get("/api/me/tokens").json()
    assert listed == made["token"]
    assert listed["last_used"] is None
    [row] = served.execute(select(*Token.__table__.columns).where(Token.id == listed["id"]))
    assert made["secret"] not in repr(row)
    robot = Robot(served.url, made["secret"])
    me = robot.get("/api/me").json()
    assert me["person"]["name"] == owner.me()["name"]
    assert me["notices"] == {"webhook": None, "mail": None}
    assert owner.get("/api/me/tokens").json()[0]["last_used"] is not None
    stored = owner.get("/api/me/export").json()["tokens"]
    assert [one["name"] for one in stored] == ["Mini"]


def test_account_has_a_limited_number_of_tokens(owner: Browser):
    for number in range(MOST_TOKENS):
        assert owner.post("/api/me/tokens", {"name": f"robot {number}"}).status_code == 201
    refused = owner.post("/api/me/tokens", {"name": "one more"})
    assert (refused.status_code, refused.json()["error"]) == (
        409,
        "An account has at most 10 tokens: end one that is no longer needed.",
    )
    first = owner.get("/api/me/tokens").json()[-1]
    assert owner.delete(f"/api/me/tokens/{first['id']}").status_code == 204
    assert owner.post("/api/me/tokens", {"name": "one more"}).status_code == 201


@pytest.mark.parametrize("wish", [{"name": ""}, {"name": "x", "days": 0}, {"name": "x", "days": 366}, {"name": "a\nb"}])
def test_token_without_a_good_name_or_time_is_refused(owner: Browser, wish: dict[str, Any]):
    refused = owner.post("/api/me/tokens", wish)
    assert refused.status_code == 400
    assert owner.get("/api/me/tokens").json() == []


def test_guests_have_no_tokens(browser: Browser):
    assert browser.post("/api/me/tokens", {"name": "Mini"}).status_code == 401
    assert browser.get("/api/me/tokens").status_code == 401


def test_nobody_ends_the_token_of_somebody_else(owner: Browser, browser: Browser, new_robot: Callable[..., Robot]):
    robot = new_robot()
    [token] = owner.get("/api/me/tokens").json()
    other = browser.register("a token thief")
    assert other.delete(f"/api/me/tokens/{token['id']}").status_code == 404
    assert robot.get("/api/me").status_code == 200


def test_ended_token_is_refused_in_words_and_its_owner_is_told_once(owner: Browser, new_robot: Callable[..., Robot]):
    robot = new_robot("Mini")
    [token] = owner.get("/api/me/tokens").json()
    assert owner.delete(f"/api/me/tokens/{token['id']}").status_code == 204
    for _ in range(2):
        refused = robot.get("/api/me")
        assert refused.status_code == 401
        assert refused.headers["WWW-Authenticate"] == 'Bearer error="invalid_token"'
        assert refused.json()["error"].startswith("The token “Mini” has been ended by its owner.")
    told = [one["text"] for one in owner.get("/api/me/inbox").json()]
    assert told == ["A program still uses the token “Mini”, which you have ended."]


def test_expired_token_is_refused_in_words_and_forgotten_long_after(tmp_path: Path):
    with serving(plain_settings(tmp_path)) as served:
        owner = served.browser().register("Ada")
        robot = Robot(served.url, owner.post("/api/me/tokens", {"name": "Mini", "days": 1}).json()["secret"])
        assert robot.get("/api/me").status_code == 200
        served.later(hours=25)
        refused = robot.get("/api/games")
        assert refused.status_code == 401
        assert refused.json()["error"].startswith("The token “Mini” has expired.")
        assert owner.get("/api/me/tokens").json() == []
        assert [one["kind"] for one in owner.get("/api/me/inbox").json()] == ["token"]
        served.later(days=91)
        served.run(served.state.retention.tidy())
        assert robot.get("/api/games").json()["error"].startswith("This token is not known here")


def test_owner_is_warned_a_week_and_a_day_before_a_token_ends(tmp_path: Path):
    with serving(plain_settings(tmp_path)) as served:
        owner = served.browser().register("Ada")
        for name, days in (("Month", 30), ("Week", 7), ("Day", 1), ("Year", 365)):
            assert owner.post("/api/me/tokens", {"name": name, "days": days}).status_code == 201
        told: list[list[str]] = []
        for days in (0, 5, 1.5, 16.75, 0.5, 5.5, 0.5, 1):
            served.later(days=days)
            for _ in range(2):
                served.run(served.state.retention.tidy())
            inbox = [one["text"] for one in owner.get("/api/me/inbox").json() if one["kind"] == "token"]
            told.append([text.partition(".")[0] for text in inbox[: len(inbox) - sum(map(len, told))]])
        assert told == [
            [],
            [],
            ["Your token “Week” ends in 12 hours"],
            ["Your token “Month” ends in 6 days and 18 hours"],
            [],
            ["Your token “Month” ends in 18 hours"],
            [],
            [],
        ]


def test_made_up_token_is_refused_also_with_the_cookies_of_a_login(owner: Browser):
    bearer = {"Authorization": "Bearer bradshaw_made-up"}
    assert owner.get("/api/me", headers=bearer).status_code == 401
    assert owner.post("/api/games", {}, headers=bearer).status_code == 401
    assert owner.get("/healthz", headers=bearer).status_code == 200


def test_unknown_tokens_cannot_be_tried_without_end(tmp_path: Path):
    with serving(plain_settings(tmp_path, login_rate=0.001)) as served:
        robot = Robot(served.url, "bradshaw_guess")
        statuses = [robot.get("/api/me").status_code for _ in range(12)]
    assert statuses == [401] * 10 + [429] * 2


def test_robots_have_a_rate_of_their_own(tmp_path: Path):
    with serving(plain_settings(tmp_path, token_rate=0.4)) as served:
        owner = served.browser().register("Ada")
        robot = Robot(served.url, owner.post("/api/me/tokens", {"name": "Mini"}).json()["secret"])
        assert [robot.get("/api/games").status_code for _ in range(4)] == [200, 200, 429, 429]
        assert int(robot.get("/api/games").headers["Retry-After"]) >= 1
        assert owner.get("/api/games").status_code == 200


def test_token_may_not_do_what_is_the_owners(owner: Browser, new_robot: Callable[..., Robot]):
    robot = new_robot()
    game = robots_table(owner)["id"]
    refused = {
        ("PUT", "/api/me/password"): {"old": PASSWORD, "new": "another password"},
        ("PUT", "/api/me/notices"): {"mail": "robot@example.org", "password": PASSWORD},
        ("DELETE", "/api/me"): {"password": PASSWORD},
        ("GET", "/api/me/export"): None,
        ("GET", "/api/me/inbox"): None,
        ("GET", "/api/logins"): None,
        ("POST", "/api/logins"): {"name": "Ada", "password": PASSWORD},
        ("POST", "/api/accounts"): {"name": "Adas other", "password": PASSWORD},
        ("GET", "/api/me/tokens"): None,
        ("POST", "/api/me/tokens"): {"name": "Mini"},
        ("POST", "/api/games/import"): {"record": {}},
        ("POST", f"/api/games/{game}/chat"): {"text": "Hello"},
        ("PUT", f"/api/games/{game}/note"): {"text": "Hello"},
    }
    for (method, path), body in refused.items():
        answer = robot.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (
            403,
            "A token is for playing and looking on. For this, log in with a browser.",
        ), path
    assert owner.me()["name"] is not None


def test_robot_does_not_play_in_a_seat_that_its_owner_took(owner: Browser, new_robot: Callable[..., Robot]):
    robot = new_robot()
    game = owner.make_game(pace=0)
    for what, body in (
        ("actions", {"after": game["version"], "action": offered(game["position"])[0]}),
        ("undo", {"after": game["version"]}),
    ):
        answer = robot.post(f"/api/games/{game['id']}/{what}", body)
        assert (answer.status_code, answer.json()["error"]) == (
            403,
            "You took this seat yourself: no robot plays there.",
        )
    assert robot.http.delete(f"/api/games/{game['id']}").status_code == 403
    assert view(owner, game["id"])["version"] == game["version"]


def test_robot_joins_only_tables_that_take_robots(
    owner: Browser, new_browser: NewBrowser, new_robot: Callable[..., Robot]
):
    robot, host = new_robot(), new_browser()
    closed = robots_table(host, robots=False)
    refused = robot.post(f"/api/games/{closed['id']}/join", {"invite": closed["invite"]})
    assert (refused.status_code, refused.json()["error"]) == (403, "Robots may not join this table.")
    assert not closed["robots"]
    welcome = robots_table(host)
    assert welcome["robots"]
    joined = robot.post(f"/api/games/{welcome['id']}/join", {}).json()
    assert [seat["robot"] for seat in joined["seats"]] == [False, True, False]
    assert joined["seats"][1]["name"] == owner.me()["name"]


def test_robot_is_marked_in_game_list_and_log(new_browser: NewBrowser, new_robot: Callable[..., Robot]):
    robot, host = new_robot(), new_browser()
    game = robots_table(host, shuffle=True)["id"]
    robot.post(f"/api/games/{game}/join", {"name": "Robbie"})
    shown = host.insist(f"/api/games/{game}/start").json()
    marked = [seat["name"] for seat in shown["seats"] if seat["robot"]]
    assert marked == ["Robbie"]
    [listed] = [one for one in host.listed("lobby") if one["id"] == game]
    assert [seat["name"] for seat in listed["seats"] if seat["robot"]] == ["Robbie"]
    assert "Robbie is a robot: a program plays there." in [line["text"] for line in shown["log"]]


def test_table_that_a_robot_makes_takes_robots_and_its_own_seat_is_marked(new_robot: Callable[..., Robot]):
    robot = new_robot()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    game = robot.post("/api/games", {"title": "emubay", "mode": "online", "listed": True, "seats": seats}).json()
    assert game["robots"]
    assert [seat["robot"] for seat in game["seats"]] == [True, False, False]
    assert robot.http.delete(f"/api/games/{game['id']}").status_code == 204


def test_rated_tables_take_no_robots(owner: Browser, new_robot: Callable[..., Robot]):
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"title": "emubay", "mode": "online", "rated": True, "seats": seats}
    sentence = "A rated game is played without robots."
    assert owner.post("/api/games", wish | {"robots": True}).json()["error"] == sentence
    assert new_robot().post("/api/games", wish).json()["error"] == sentence
    rated = owner.post("/api/games", wish)
    assert rated.status_code == 201, rated.text
    assert not rated.json()["robots"]


def test_owner_is_not_told_of_turns_that_a_robot_has(
    owner: Browser, new_browser: NewBrowser, new_robot: Callable[..., Robot]
):
    robot, host = new_robot(), new_browser()
    game = robots_table(host, bots=1)["id"]
    robot.post(f"/api/games/{game}/join", {"name": "Robbie"})
    host.insist(f"/api/games/{game}/start")

    def robots_turn() -> bool:
        shown = view(host, game)
        if shown["my_turn"]:
            make_move(host, shown, Chance(1))
        return 1 in shown["turn"]

    until(robots_turn, "the robot's turn")
    assert "turn" not in [one["kind"] for one in owner.get("/api/me/inbox").json()]


def test_stream_tells_of_tables_turns_and_the_end_of_tables(new_browser: NewBrowser, new_robot: Callable[..., Robot]):
    robot, host = new_robot(), new_browser()
    first = robots_table(host)["id"]
    with Listener(robot.http, tables=True) as listener:
        assert listener.last("table", first)["open_seats"] == 1
        closed = robots_table(host, robots=False)["id"]
        second = robots_table(host)["id"]
        until(lambda: listener.last("table", second), "the new table")
        assert host.delete(f"/api/games/{second}").status_code == 204
        until(lambda: listener.last("table", second).get("status") == "deleted", "the end of the table")
        robot.post(f"/api/games/{first}/join", {"name": "Robbie"})
        until(lambda: listener.last("game", first).get("seats") == [1], "the seat")
        host.insist(f"/api/games/{first}/start")

        def called() -> bool:
            shown = view(host, first)
            if shown["my_turn"]:
                make_move(host, shown, Chance(1))
            return bool(listener.last("game", first).get("my_turn"))

        until(called, "the call")
        assert closed not in [call.get("game") for _, call in listener.calls]
    with Listener(robot.http) as anew:
        assert anew.last("game", first)["status"] == "running"
        assert not [call for name, call in anew.calls if name == "table"]


def test_stream_ends_with_its_token(owner: Browser, new_robot: Callable[..., Robot], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(calls, "HEARTBEAT_SECONDS", 0.05)
    with Listener(new_robot().http) as listener:
        [token] = owner.get("/api/me/tokens").json()
        owner.delete(f"/api/me/tokens/{token['id']}")
        assert listener.over.wait(PATIENCE)


def test_strangers_have_no_stream(browser: Browser):
    assert browser.get("/api/events").status_code == 401


def test_people_can_listen_for_their_turn_too(new_browser: NewBrowser):
    ada, ben = new_browser(), new_browser()
    game = ada.make_game(mode="online", title="1860", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    with Listener(ada.http) as listener:
        ben.post(f"/api/games/{game['id']}/join", {"name": "Ben", "invite": game["invite"]})
        until(lambda: listener.last("game", game["id"]).get("open_seats") == 0, "the player")
        ada.insist(f"/api/games/{game['id']}/start")
        somebody, _ = on_turn([ada, ben], game["id"])
        until(lambda: listener.last("game", game["id"]).get("my_turn") is (somebody is ada), "the turn")


def test_game_with_a_robot_counts_for_nobody():
    people = [Place(0, "Ada", "a"), Place(1, "Ben", "b")]
    assert players_of(people) == {0: "a", 1: "b"}
    assert players_of([people[0], Place(1, "Ben", "b", robot=True)]) == {}


def test_robot_keeps_its_own_seat_and_not_that_of_its_owner(tmp_path: Path):
    with serving(plain_settings(tmp_path)) as served:
        owner, other = served.browser().register("Ada"), served.browser().register("Ben")
        secret = owner.post("/api/me/tokens", {"name": "Mini", "days": 90}).json()["secret"]
        robot = Robot(served.url, secret)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        by_hand = other.make_game(mode="online", listed=True, seats=seats)["id"]
        assert owner.post(f"/api/games/{by_hand}/join", {}).status_code == 201
        by_robot = other.make_game(mode="online", listed=True, robots=True, seats=seats)["id"]
        assert robot.post(f"/api/games/{by_robot}/join", {}).status_code == 201
        for game in (by_hand, by_robot):
            assert other.post(f"/api/games/{game}/start").status_code == 201
        served.later(hours=25)
        assert robot.get("/api/me").status_code == 200
        asked = {game: other.post(f"/api/games/{game}/asks", {"seat": 1}) for game in (by_hand, by_robot)}
        assert asked[by_robot].status_code == 409
        assert asked[by_robot].json()["message"]["say"] == "server-not-away-long"
        assert asked[by_hand].status_code == 201, asked[by_hand].text
        served.later(hours=25)
        assert owner.get("/api/me").status_code == 200
        assert other.post(f"/api/games/{by_robot}/asks", {"seat": 1}).status_code == 201
        robot.http.close()


def test_stream_of_a_robot_is_not_its_owner_at_the_table(tmp_path: Path):
    with serving(plain_settings(tmp_path)) as served:
        owner, other = served.browser().register("Ada"), served.browser().register("Ben")
        secret = owner.post("/api/me/tokens", {"name": "Mini", "days": 90}).json()["secret"]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        game = other.make_game(mode="online", listed=True, seats=seats)["id"]
        assert owner.post(f"/api/games/{game}/join", {}).status_code == 201
        nobody = served.browser()
        with Follower(nobody, game, Authorization=f"Bearer {secret}"), Follower(other, game) as follower:
            until(lambda: follower.here()[:1] == [True], "the other to be here")
            assert not follower.here()[1]
            shown = view(other, game)
            assert [seat["present"] for seat in shown["seats"]] == [True, False, True]
            assert shown["spectators"] == {"names": [], "guests": 0}
