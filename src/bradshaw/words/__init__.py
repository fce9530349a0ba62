"""Words: the one place where messages become sentences, in the language of the reader.

>>> from bradshaw.core.messages import message
>>> say(message("money", amount=1250)), say(message("money", amount=1250), "de")
('£1,250', '£1.250')
"""

from __future__ import annotations

from bradshaw.core.messages import Text
from bradshaw.words.catalogue import LANGUAGES
from bradshaw.words.speaker import speaker

__all__ = ["LANGUAGES", "prepare", "say"]


def prepare() -> None:
    """Read the habits of every language now, instead of with its first sentence."""
    for language in LANGUAGES:
        speaker(language)


def say(text: Text, language: str = LANGUAGES[0]) -> str:
    """A message as a sentence of a language; a proper name or figure stays as it is."""
    return speaker(language).say(text)
