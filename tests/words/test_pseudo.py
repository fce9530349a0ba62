"""The pseudo-language of the tests is longer than English and otherwise the same."""

from __future__ import annotations

from bradshaw.words.catalogue import complete_source

from .pseudo import LONGER, pseudo, pseudo_source

SOURCE = """
bids =
    { $count ->
        [one] { $count } bid of { MONEY($price) }
       *[other] { $count } bids
    }
    .name = Confirm
"""


def test_words_change_and_facts_stay() -> None:
    said = pseudo_source(SOURCE)
    assert "bîîîd" in said
    assert "Çôôôñfîîrm" in said
    for kept in ("{ $count ->", "[one]", "*[other]", "{ MONEY($price) }", ".name ="):
        assert kept in said


def test_every_text_is_two_fifths_longer() -> None:
    for text in ("Skip to the content", "Undo", "Back to now"):
        words = text.replace(" ", "")
        assert LONGER * len(words) <= len(pseudo(text).replace(" ", "")) < LONGER * len(words) + 1
    english = complete_source("en")
    assert len(pseudo_source(english)) > 1.15 * len(english)
