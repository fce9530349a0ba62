"""How each language writes: spaces, quotation marks, apostrophes."""

from __future__ import annotations

import re

import pytest

from bradshaw.words.catalogue import LANGUAGES, entries

_CODE = re.compile(r"^\s*#.*$|\{[^{}]*\}|^\s*\.?[\w-]+ =|^\s*\*?\[\w+\]", re.MULTILINE)
"""What is not said: comments, placeables, names of entries and variants."""


def _said(language: str) -> list[tuple[str, str]]:
    """The words of each entry, with a sign in place of each fact."""
    texts = []
    for name, source in entries(language).items():
        source = re.sub(r'\{ *"([^"]*)" *\}', r"\1", source)
        previous = None
        while previous != source:
            previous, source = source, _CODE.sub("¤", source)
        texts.append((name, source))
    return texts


def _wrong(language: str, pattern: str) -> list[str]:
    return [name for name, text in _said(language) if re.search(pattern, text)]


def test_french_has_a_no_break_space_inside_quotation_marks_and_before_double_signs() -> None:
    assert _wrong("fr", r"[^\s\u00a0\u202f][:;!?»](?=\s|$)| [:;!?»]|«[^\u00a0\u202f]") == []
    assert _wrong("fr", r"\u00a0[;!?]") == [], "a narrow one before all but the colon"


def test_french_says_the_number_of_what_is_singular_since_that_is_0_too() -> None:
    selectors = {name: re.findall(r"->\n((?:\s+\*?\[.*\n)+)", source) for name, source in entries("fr").items()}
    wrong = re.compile(r"\[one\] (?:[^{}\n]*\W)?1 ")
    assert [
        name for name, found in selectors.items() if any("[0]" not in one and wrong.search(one) for one in found)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert _wrong(language, r"\w'\w|(?<!\w)\"[^\"]+\"") == []


def test_german_quotation_marks_are_low_and_high() -> None:
    assert _wrong("de", r"”|«|»") == []
