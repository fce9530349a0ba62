"""Everybody reads in a language of their own: sentences with their messages, or messages alone."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bradshaw.core.messages import Message, message, money, read_stored, sentences, stored
from bradshaw.server.events.head import Standing
from bradshaw.server.games.journal import standing_row
from bradshaw.server.games.store import standing_of
from bradshaw.server.http.answers import preferred
from bradshaw.server.http.readers import Reader, encoded, said_again

from .serving import Browser

NewBrowser = Callable[..., Browser]
NOT_STARTED = {"say": "server-not-started", "facts": {}}


def not_started(browser: Browser) -> str:
    """The address of a position that is not there yet."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    game = browser.make_game(mode="online", seats=seats)
    return f"/api/games/{game['id']}/positions/current"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", None),
        ("de", "de"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("es, de;q=0.4, fr;q=0.6", "fr"),
        ("es-MX, pt", None),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=much, *", None),
        ("DE-at", "de"),
    ],
)
def test_the_best_liked_language_of_ours_is_taken(header: str, language: str | None) -> None:
    assert preferred(header) == language


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, "The game has not started yet."),
        ({"Accept-Language": "de-CH,de;q=0.9"}, "Die Partie hat noch nicht begonnen."),
        ({"Accept-Language": "fr"}, "La partie n’a pas encore commencé."),
    ],
)
def test_errors_are_said_in_the_language_of_the_browser(
    new_browser: NewBrowser, given: dict[str, str], sentence: str
) -> None:
    browser = new_browser(**given)
    answer = browser.get(not_started(browser))
    assert answer.status_code == 409
    assert (answer.json()["error"], answer.json()["message"]) == (sentence, NOT_STARTED)


def test_the_address_may_ask_for_a_language_or_for_facts(browser: Browser) -> None:
    path = not_started(browser)
    assert browser.get(f"{path}?language=de").json()["error"] == "Die Partie hat noch nicht begonnen."
    told = browser.get(f"{path}?facts=true&language=fr").json()
    assert told["error"] == NOT_STARTED
    assert "message" not in told


@pytest.mark.parametrize("wish", ["language=it", "language=", "facts=1", "facts=yes"])
def test_what_nobody_can_have_is_refused(browser: Browser, wish: str) -> None:
    assert browser.get(f"/api/titles?{wish}").status_code == 400


def test_two_players_of_one_game_read_different_languages(browser: Browser) -> None:
    game = browser.make_game(title="1860", seed=4)
    boards = {
        language: browser.get(f"/api/games/{game['id']}/now?language={language}").json()["position"]["board"]
        for language in ("en", "fr", "de")
    }
    assert len(set(boards.values())) == 3


def test_whoever_takes_facts_has_the_board_as_a_drawing_only(browser: Browser) -> None:
    path = f"/api/games/{browser.make_game(title='1860', seed=4)['id']}"
    for address in ("now", "positions/0"):
        sentences, facts = (browser.get(f"{path}/{address}?facts={facts}").json() for facts in ("false", "true"))
        sentences, facts = (told.get("position") if address == "now" else told for told in (sentences, facts))
        assert facts["board"] == sentences["board"]
        assert sentences["view"]["board"]["cells"]
        assert sentences["view"].keys() - {"message"} == facts["view"].keys() | {"board"}


def json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class _Answer(msgspec.Struct):
    text: Message
    parts: tuple[Any, ...]
    board: msgspec.Raw


ANSWER = _Answer(
    sentences([money(1250), "Newport"]), (money(-5), "Cowes", {"headline": money(3)}), msgspec.Raw(b'{"svg":1}')
)


def test_sentences_have_their_messages_beside_them() -> None:
    told = msgspec.json.decode(encoded(ANSWER, Reader("de")))
    assert told == {
        "text": "£1.250 Newport",
        "message": json(ANSWER.text),
        "parts": ["−£5", "Cowes", {"headline": "£3", "message": {"say": "money", "facts": {"amount": 3}}}],
        "board": {"svg": 1},
    }


def test_facts_are_messages_and_nothing_is_said() -> None:
    facts = encoded(ANSWER, Reader("de", facts=True))
    assert msgspec.json.decode(facts)["text"] == json(ANSWER.text)
    assert said_again(facts, Reader("de", facts=True)) == facts
    assert said_again(facts, Reader("de")) == encoded(ANSWER, Reader("de"))


@pytest.mark.parametrize(
    "text", ["", "The end.", message("server-not-started"), sentences([money(4), "Ryde", money(-1)])]
)
def test_texts_are_stored_in_one_line_and_read_back(text: str | Message) -> None:
    assert read_stored(stored(text)) == text
    standing = Standing(3, (1,), text, (), text)
    assert standing_of(standing_row(standing)) == standing
