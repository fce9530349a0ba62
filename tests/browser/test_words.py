"""Words in the browser: the same sentences as the server makes, in every language."""

from __future__ import annotations

import msgspec
import pytest

from bradshaw.words import LANGUAGES, say
from tests.words.samples import sample_messages

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
