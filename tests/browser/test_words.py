"""Words in the browser: the same sentences as the server makes, in every language."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import expect

from bradshaw.words import LANGUAGES, say
from tests.words.samples import sample_messages

from .table import make_game
from .visitor import Visitor

SPEAK = """async ([language, messages]) => {
  const { Speaker } = await import("/web/speaker.js");
  const source = await (await fetch(`/web/words/${language}.ftl`)).text();
  const speaker = new Speaker(language, source);
  return messages.map((message) => speaker.say(message));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_browser_and_server_make_the_same_sentences(visitor: Visitor, language: str) -> None:
    visitor.go("/")
    messages = list(sample_messages(language))
    assert messages
    said = visitor.page.evaluate(SPEAK, [language, msgspec.to_builtins(messages)])
    differing = [
        (message, server, browser)
        for message, browser in zip(messages, said, strict=True)
        if (server := say(message, language)) != browser
    ]
    assert not differing


def test_page_speaks_the_language_of_the_browser(visit: Callable[..., Visitor]) -> None:
    page = visit(locale="de-AT").go("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_label("Sprache")).to_have_value("de")


def test_language_is_chosen_in_the_page_and_kept_for_the_person(visit: Callable[..., Visitor]) -> None:
    visitor = visit(locale="en-GB")
    make_game(visitor)
    page = visitor.go("/")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_label("Langue")).to_have_value("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert visitor.ask("/api/me")["language"] == "fr"
    # Another browser of the same person, as after logging in there.
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.get_by_label("Langue")).to_have_value("fr")


def test_board_is_lettered_in_the_language_of_the_reader(visit: Callable[..., Visitor]) -> None:
    visitor = visit(locale="de-DE")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    game = visitor.send("/api/games", {"title": "1860", "mode": "hotseat", "seats": seats})
    page = visitor.go(f"/play/{game['id']}")
    expect(page.locator('[data-spot^="hex:"]').first).to_be_visible()
    words = page.locator('[data-spot^="hex:"]').evaluate_all("hexes => hexes.map((hex) => hex.ariaLabel).join()")
    assert "kleiner Bahnhof" in words or "Dorf" in words
