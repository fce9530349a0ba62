"""The rules on two pages and the glossary: complete in every language, short, and true to the ledger of rules."""

from __future__ import annotations

import re

import pytest

from bradshaw.core.messages import Message
from bradshaw.core.primer import glossary_of, primer_of
from bradshaw.core.registry import title as title_called
from bradshaw.core.registry import titles
from bradshaw.words import LANGUAGES, say
from bradshaw.words.catalogue import entries

TITLES = ("emubay", "1860", "1862")
TWO_PAGES = 1300
"""Words that fit on two printed pages."""


def _told(title: str, language: str) -> list[str]:
    return [
        say(Message(f"{section.say}.{point.say}"), language)
        for section in primer_of(title_called(title)).section
        for point in section.points
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_rules_fit_on_two_pages(title: str, language: str) -> None:
    words = sum(len(text.split()) for text in _told(title, language))
    assert 250 < words <= TWO_PAGES


@pytest.mark.parametrize("title", TITLES)
def test_every_paragraph_stands_on_rules_of_the_ledger(title: str) -> None:
    rulebook = title_called(title).rulebook
    for section in primer_of(title_called(title)).section:
        for point in section.points:
            assert point.rules, f"{section.say}.{point.say}"
            assert all(rule in rulebook for rule in point.rules), f"{section.say}.{point.say}"


@pytest.mark.parametrize("title", TITLES)
def test_no_sentence_is_one_of_the_ledger(title: str) -> None:
    ledger = {rule.statement for rule in title_called(title).rulebook}
    sentences = {one for text in _told(title, "en") for one in re.split(r"(?<=[.]) ", text)}
    assert not sentences & ledger


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_glossary_has_each_term_once_with_its_meaning(title: str, language: str) -> None:
    terms = glossary_of(title_called(title))
    assert len(set(terms)) == len(terms) >= 6
    named = [say(Message(term), language) for term in terms]
    assert len(set(named)) == len(named)
    for term in terms:
        assert say(Message(f"{term}.also"), language)
        assert say(Message(f"{term}.text"), language).endswith(".")


def test_everything_that_primers_and_glossaries_say_is_told_of_a_game() -> None:
    told = {
        *(section.say for title in titles().values() for section in primer_of(title).section),
        *(term for title in titles().values() for term in glossary_of(title)),
    }
    assert told == {name for name in entries("en") if re.search(r"-(primer|term)-", name) and name[:5] != "page-"}
