"""A language that nobody speaks: English with accents, every text about 40 % longer, with the same facts.

Whoever looks at a page in it sees what is cut off, and what is not in the catalogues.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, Message, Pattern, Resource, Term, TextElement

LONGER = 1.4
_ACCENTS = str.maketrans("aceginosuyACEGINOSUY", "âçéğîñôšüýÂÇÉĞÎÑÔŠÜÝ")
_WORD = re.compile(r"[^\W\d_]{2,}")
_VOWEL = re.compile(r"[aeiouyAEIOUY]")


def longer(word: str, letters: int) -> str:
    """A word with its vowels drawn out by so many letters: it cannot be broken elsewhere. With accents."""
    vowels = [found.start() for found in _VOWEL.finditer(word)]
    missing = letters if vowels else 0
    drawn = {place: missing // len(vowels) + (index < missing % len(vowels)) for index, place in enumerate(vowels)}
    signs = (sign + sign.lower() * drawn.get(place, 0) for place, sign in enumerate(word))
    return "".join(signs).translate(_ACCENTS)


def pseudo(text: str) -> str:
    """A text of the pseudo-language: as a whole just so much longer, rounded up."""
    due = 0.99

    def drawn_out(found: re.Match[str]) -> str:
        nonlocal due
        due += len(found.group()) * (LONGER - 1)
        letters = int(due)
        due -= letters
        return longer(found.group(), letters)

    return _WORD.sub(drawn_out, text)


def pseudo_source(source: str) -> str:
    """A catalogue in the pseudo-language: its words are changed, its ids, facts, functions and selectors are not."""
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, Message | Term):
            _change(entry)
    return FluentSerializer().serialize(Resource(resource.body))


def _change(node: object) -> None:
    if isinstance(node, Pattern):
        for element in node.elements:
            if isinstance(element, TextElement):
                element.value = pseudo(element.value)
    if isinstance(node, BaseNode):
        for inner in vars(node).values():
            _change(inner)
    elif isinstance(node, list):
        for inner in node:
            _change(inner)
