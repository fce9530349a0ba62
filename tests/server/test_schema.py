"""The interface is what its description says, whatever is sent to it and in whatever state a game is."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import bradshaw
from bradshaw.core.chance import Chance
from tests.examples import SOAK, examples, soaked

from .following import Follower
from .serving import Browser, Served
from .tables import view

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = examples(2)
"""For each address, state of a game and kind of data; the same ones every time."""
STREAM = "/api/games/{game}/events"
CALLS = "/api/events"
"""What goes on until the reader goes away is tried by itself."""
METHODS = {"get", "post", "put", "delete"}

carefully = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def described(served: Served) -> dict[str, Any]:
    document: dict[str, Any] = served.browser().get("/schema/openapi.json").json()
    return document


@pytest.fixture(scope="module")
def operations(served: Served) -> list[Any]:
    """All that is described; to read the description takes as long as to try some of it."""
    schema = schemathesis.openapi.from_url(f"{served.url}/schema/openapi.json")
    return [found.ok() for found in schema.exclude(path=[STREAM, CALLS]).get_all_operations()]


def try_all(operation: Any, browser: Callable[[], Browser], nonsense: bool = True, **fixed: Any) -> None:
    """Send data that fit the description, and data that do not; the answers must fit."""
    try_some(operation.as_strategy(generation_mode=GenerationMode.POSITIVE, **fixed), browser())
    if nonsense and (operation.body or operation.query):
        try_some(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE, **fixed), browser())


def try_some(cases: Any, visitor: Browser) -> None:
    @carefully
    @given(case=cases)
    def check(case: Any) -> None:
        headers = {"X-CSRF-Token": visitor.token}
        answer = case.call(headers=headers, cookies=dict(visitor.http.cookies))
        case.validate_response(answer, checks=CHECKS)

    check()


# Games in every state


@cache
def record(actions: int) -> bytes:
    """A game of so many actions at most."""
    game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], seed=3)
    chance = Chance(3)
    while len(game.played) < actions and len(choices := game.choices()):
        game.play(choices[chance.below(len(choices))])
    return game.record().encode()


def imported(browser: Browser, actions: int) -> str:
    answer = browser.post("/api/games/import", {"record": json.loads(record(actions))})
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


def waiting(browser: Browser) -> str:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    game: str = browser.make_game(mode="online", seats=seats, pace=0, listed=True)["id"]
    return game


def running(browser: Browser) -> str:
    return imported(browser, 20)


def finished(browser: Browser) -> str:
    return imported(browser, 1000)


def unknown(browser: Browser) -> str:
    return "000000000000"


@pytest.mark.parametrize("state", [waiting, running, soaked(finished), unknown], ids=lambda state: state.__name__)
def test_what_is_done_with_a_game_fits_the_description(
    served: Served, operations: list[Any], state: Callable[[Browser], str]
):
    browser = served.browser()
    # What is no request at all is refused whatever the state of the game.
    nonsense = SOAK or state is running
    for operation in operations:
        if "{game}" in operation.path:
            try_all(operation, lambda: browser, nonsense, path_parameters={"game": state(browser), "number": 1})


def test_everything_else_fits_the_description(served: Served, operations: list[Any]):
    names = iter(range(10_000))

    def somebody() -> Browser:
        return served.browser().register(f"Somebody {next(names)}")

    for operation in operations:
        if "{game}" not in operation.path:
            try_all(operation, somebody)


def test_the_stream_fits_the_description(served: Served, described: dict[str, Any]):
    browser = served.browser()
    told = described["paths"][STREAM]["get"]["responses"]
    for game in (waiting(browser), running(browser), finished(browser)):
        with Follower(browser, game) as follower:
            assert follower.status == 200
            [kind] = told["200"]["content"]
            assert follower.headers["content-type"].startswith(kind)
    for game, query in (("000000000000", ""), (waiting(browser), "?after=x")):
        with Follower(browser, game, query) as follower:
            assert str(follower.status) in told
            [kind] = told[str(follower.status)]["content"]
            assert follower.headers["content-type"].startswith(kind)


def test_the_calls_to_everybody_fit_the_description(served: Served, described: dict[str, Any]):
    told = described["paths"][CALLS]["get"]["responses"]
    somebody = served.browser().register("Somebody who listens")
    for browser, query, expected in (
        (somebody, "", 200),
        (somebody, "?tables=true", 200),
        (somebody, "?tables=x", 400),
        (served.browser(), "", 401),
    ):
        with browser.http.stream("GET", f"{CALLS}{query}") as answer:
            assert answer.status_code == expected
            [kind] = told[str(expected)]["content"]
            assert answer.headers["content-type"].startswith(kind)


# The description itself


def test_every_address_says_what_it_is_for_and_what_can_go_wrong(described: dict[str, Any]):
    problem = {"$ref": "#/components/schemas/Problem"}
    for path, methods in described["paths"].items():
        for method in METHODS & methods.keys():
            operation = methods[method]
            assert operation["summary"], path
            needed = {"400", "403", "413", "415", "429", "503"} if method != "get" else set()
            assert needed <= operation["responses"].keys(), (method, path)
            if "{game}" in path:
                assert {"404", "503"} <= operation["responses"].keys(), (method, path)
            for status, answer in operation["responses"].items():
                if int(status) >= 400 and path != "/healthz":
                    assert answer["content"]["application/json"]["schema"] == problem, (method, path, status)


@pytest.mark.parametrize("name", ["ActionRequest", "WhyRequest", "TryRequest", "GameWish"])
def test_the_main_requests_come_with_examples(described: dict[str, Any], name: str):
    fields = described["components"]["schemas"][name]["properties"]
    assert any(field.get("examples") for field in fields.values())


def test_the_examples_work(served: Served, described: dict[str, Any]):
    schemas = described["components"]["schemas"]
    browser = served.browser()
    wish = schemas["GameWish"]["properties"]
    [title] = wish["title"]["examples"]
    for seats in wish["seats"]["examples"]:
        mode = "online" if {"kind": "open"} in seats else "solo"
        assert mode in wish["mode"]["examples"]
        game = browser.make_game(title=title, mode=mode, seats=seats)["id"]
    game = browser.make_game(seed=1)["id"]
    for action in schemas["ActionRequest"]["properties"]["action"]["examples"]:
        assert browser.post(f"/api/games/{game}/why", {"action": action}).json()["legal"]
    for actions in schemas["TryRequest"]["properties"]["actions"]["examples"]:
        assert browser.post(f"/api/games/{game}/try", {"actions": actions}).status_code == 200
    [action, *_] = schemas["ActionRequest"]["properties"]["action"]["examples"]
    body = {"after": view(browser, game)["version"], "action": action}
    assert browser.post(f"/api/games/{game}/actions", body).status_code == 201
