"""Spectators: who watches is seen at the table, and they have a chat that players read when the game is over."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .clubs import almost_over, end_game
from .following import Follower
from .serving import PASSWORD, Browser, plain_settings, serving
from .tables import online, until, view
from .test_snapshots import restarted

Open = Callable[..., Browser]


@pytest.fixture
def account(new_browser: Open) -> Callable[[str], Browser]:
    """Opens a browser that is logged in under a name that nobody else has."""
    return lambda name: new_browser().register(f"{name} {secrets.token_hex(3)}")


def say(browser: Browser, game: str, text: str) -> int:
    return browser.post(f"/api/games/{game}/aside", {"text": text}).status_code


def texts(shown: dict[str, Any]) -> list[str] | None:
    return None if shown["asides"] is None else [line["text"] for line in shown["asides"]]


def test_spectators_talk_and_players_do_not_hear_it_while_the_game_runs(served, new_browser, account):
    ada, ben, eve = new_browser(), new_browser(), account("Eve")
    game = online(ada, ben, bots=1, listed=True)
    with Follower(ada, game) as player, Follower(eve, game) as spectator, Follower(new_browser(), game) as stranger:
        assert say(eve, game, "  Ada will\nlose.  ") == 201
        last = view(eve, game)["sequence"]
        for follower in (player, spectator, stranger):
            until(lambda follower=follower: last in follower.ids, "the line")
        heard = [[event for event in one.events if event["kind"] == "aside"] for one in (player, spectator, stranger)]
        assert [[event["text"] for event in one] for one in heard] == [[], ["Ada will lose."], ["Ada will lose."]]
        assert "Ada will lose." not in str(player.events)
    # Nor afterwards, from the beginning.
    with Follower(ben, game, "?after=0") as again:
        until(lambda: last in again.ids, "the line")
        assert "Ada will lose." not in str(again.events)
    assert texts(view(ada, game)) is None
    assert texts(view(eve, game)) == ["Ada will lose."]
    assert texts(view(new_browser(), game)) == ["Ada will lose."]
    restarted(served)
    assert texts(view(ada, game)) is None
    assert texts(view(eve, game)) == ["Ada will lose."]


def test_only_spectators_with_an_account_talk_there(served, new_browser, account):
    ada, ben, eve = new_browser(), new_browser(), account("Eve")
    waits = ada.make_game(mode="online", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)["id"]
    assert say(eve, waits, "Hello.") == 409
    game = online(ada, ben, bots=1, listed=True)
    assert say(new_browser(), game, "Hello.") == 401
    assert say(ada, game, "Hello.") == 401
    for wrong in ("", "   ", "x" * 501):
        assert say(eve, game, wrong) == 409
    mia = account("Mia")
    served.run(served.state.people.mute(mia.me()["id"], None))
    assert say(mia, game, "Hello.") == 403
    owner = account("Own")
    own = online(owner, ben, bots=1, listed=True)
    assert say(owner, own, "Hello.") == 403


def test_asides_open_to_players_when_the_game_is_over(served, account):
    people = [account(name) for name in ("Ada", "Ben", "Cleo", "Dot")]
    eve = account("Eve")
    game, last = almost_over(served, None, people)
    assert say(eve, game, "Dot wins.") == 201
    assert texts(view(people[0], game)) is None
    assert texts(end_game(game, last, people)) == ["Dot wins."]
    assert say(people[3], game, "I did.") == 201
    assert texts(view(eve, game)) == ["Dot wins.", "I did."]


def test_what_a_spectator_said_is_exported_and_erased_with_the_account(new_browser, account):
    ada, ben, eve = new_browser(), new_browser(), account("Eve")
    game = online(ada, ben, bots=1, listed=True)
    assert say(eve, game, "Something private.") == 201
    assert [one["text"] for one in eve.get("/api/me/export").json()["messages"]] == ["Something private."]
    assert eve.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert "Something private." not in texts(view(new_browser(), game))


def test_those_who_watch_are_named_and_strangers_counted(new_browser, account):
    ada, ben, eve = new_browser(), new_browser(), account("Eve")
    game = online(ada, ben, bots=1, listed=True)
    name = eve.me()["name"]

    def spectators() -> dict[str, Any]:
        told: dict[str, Any] = view(ada, game)["spectators"]
        return told

    with Follower(ada, game), Follower(eve, game), Follower(new_browser(), game, User_Agent="somebody"):
        until(lambda: spectators() == {"names": [name], "guests": 1}, "both")
        # Two windows of one browser are one guest.
        with Follower(new_browser(), game, User_Agent="somebody"), Follower(new_browser(), game):
            until(lambda: spectators() == {"names": [name], "guests": 2}, "a second guest")
    with Follower(ada, game):
        until(lambda: spectators() == {"names": [], "guests": 0}, "nobody")


def test_spectators_are_seen_through_several_workers(tmp_path: Path, postgres_url: str):
    settings = plain_settings(tmp_path, database=postgres_url)
    with serving(settings) as here, serving(settings) as there:
        ada, ben = here.browser(), here.browser()
        game = online(ada, ben, bots=1, listed=True)
        eve = there.browser().register("Eve")
        with Follower(ada, game), Follower(eve, game), Follower(there.browser(), game):
            until(lambda: view(ada, game)["spectators"] == {"names": ["Eve"], "guests": 1}, "both")
            assert say(eve, game, "Hello.") == 201
            assert texts(view(here.browser(), game)) == ["Hello."]
            assert texts(view(ada, game)) is None
