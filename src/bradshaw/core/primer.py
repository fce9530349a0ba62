"""The primer of a game: its rules on two pages, and a glossary. Both are data in packages; the words are in catalogues.

A primer stands in `primer.toml` of the package that `Title.lessons` names. A glossary stands in `glossary.toml` of any
package that has words of the title, so that games share the terms that they have in common.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from bradshaw.core.title import Title


class PrimerPoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph: the attribute of its section's message, and the rules that it stands on."""

    say: str
    rules: tuple[str, ...]


class PrimerSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading with its paragraphs."""

    say: str
    points: tuple[PrimerPoint, ...]


class Primer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game on two pages."""

    section: tuple[PrimerSection, ...] = ()


class _Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terms: tuple[str, ...]


@cache
def primer_of(title: Title[Any]) -> Primer:
    """The primer of a game; empty if it has none."""
    file = files(title.lessons) / "primer.toml" if title.lessons else None
    return msgspec.toml.decode(file.read_bytes(), type=Primer) if file is not None and file.is_file() else Primer()


@cache
def glossary_of(title: Title[Any]) -> tuple[str, ...]:
    """The terms of a game, as messages with the attributes `also` (what others call it) and `text` (what it means)."""
    found = [files(package) / "glossary.toml" for package in title.words]
    return tuple(
        term
        for file in found
        if file.is_file()
        for term in msgspec.toml.decode(file.read_bytes(), type=_Glossary).terms
    )
