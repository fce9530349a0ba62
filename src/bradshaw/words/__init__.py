"""Words: the one place where messages become sentences, in the language of the reader.

>>> from bradshaw.core.messages import message
>>> say(message("money", amount=1250)), say(message("money", amount=1250), "de")
('£1,250', '£1.250')
"""

from __future__ import annotations

from bradshaw.core.messages import Text
from bradshaw.words.catalogue import LANGUAGES
from bradshaw.words.speaker import speaker, spelled_moment

__all__ = ["LANGUAGES", "own_language", "prepare", "say", "speak", "spelled_moment"]

_own = LANGUAGES[0]


def prepare() -> None:
    """Read the habits of every language now, instead of with its first sentence."""
    for language in LANGUAGES:
        speaker(language)


def say(text: Text, language: str | None = None) -> str:
    """A message as a sentence, in the program's own language unless another is named; a proper name or figure stays as
    it is."""
    return speaker(language or _own).say(text)


def speak(language: str) -> None:
    """Make a language the program's own: for programs with one reader, at a terminal. A server's is English."""
    global _own
    _own = language


def own_language() -> str:
    """The language in which the program says what is not said to somebody in particular."""
    return _own
