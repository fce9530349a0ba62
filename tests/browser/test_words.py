"""Words in the browser: the same sentences as the server makes, in every language."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import expect

from bradshaw.words import LANGUAGES, say
from bradshaw.words.catalogue import is_sent
from tests.examples import soaked, some
from tests.words.samples import sample_messages

from .table import ISLE, RECORD, import_game, record_at
from .visitor import Visitor, requests_to

SPEAK = """async ([language, messages]) => {
  const { Speaker } = await import("/web/speaker.js");
  const source = await (await fetch(`/web/words/${language}.ftl`)).text();
  const speaker = new Speaker(language, source);
  return messages.map((message) => speaker.say(message));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_browser_and_server_make_the_same_sentences(visitor: Visitor, language: str) -> None:
    visitor.go("/")
    sent = [message for message in sample_messages(language) if is_sent(message.say)]
    messages = list(some(sent, LANGUAGES.index(language), of=len(LANGUAGES)))
    assert messages
    said = visitor.page.evaluate(SPEAK, [language, msgspec.to_builtins(messages)])
    differing = [
        (message, server, browser)
        for message, browser in zip(messages, said, strict=True)
        if (server := say(message, language)) != browser
    ]
    assert not differing


MINE = {"fr": "À vous de jouer", "de": "Du bist am Zug"}
TABLES = {
    "emubay": (RECORD, "choose_action", "Emu Bay Railway Co."),
    "1860": (ISLE, "lay_track", "Cowes & Newport"),
}


@pytest.mark.parametrize(
    ("title", "language"),
    [
        (title, language) if (title, language) == ("1860", "de") else soaked(title, language)
        for title in TABLES
        for language in MINE
    ],
)
def test_a_table_speaks_the_language_of_the_browser(visit: Callable[..., Visitor], title: str, language: str) -> None:
    record, stage, companies = TABLES[title]
    visitor = visit(locale=language)
    page = visitor.page
    # By then it is known who came.
    with page.expect_response(requests_to("/api/me")):
        visitor.go(f"/play/{import_game(visitor, record_at(stage, 60, record))}")
    turn = page.get_by_role("region", name=MINE[language])
    expect(turn.get_by_role("heading", level=2)).not_to_be_empty()
    expect(page.get_by_role("tabpanel").last).to_contain_text(companies)
    # Messages that are missing, or lack facts, are errors of the page.
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(page.locator(f"#{tab.get_attribute('aria-controls')}")).not_to_be_empty()
    expect(turn).to_be_visible()
    visitor.picture(f"table-{language}-{stage}")
