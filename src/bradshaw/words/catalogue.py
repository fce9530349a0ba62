"""Catalogues: for each language the words of every message, as Fluent files in the packages that say them.

A package that has words keeps them in `words/en.ftl`, `words/fr.ftl` and `words/de.ftl`. Parsing all of them would take
a second, so the files are cut into entries (an entry begins in the first column) and each is parsed when it is needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from bradshaw.core.registry import titles

LANGUAGES = ("en", "fr", "de")
"""English first: what a language lacks is said in English."""
OWN_PACKAGES = ("bradshaw",)
ELSEWHERE = ("arena-", "cli-", "envs-", "host-", "server-mail-")
"""How the names of entries begin that no page says: those of the command line, its reports, environments and mail."""
SAID_HERE = re.compile(r"(?!page-).*-(lesson|primer|term)-")
"""In the names of entries that the server says itself, because they are long and few pages need them."""
_ENTRY = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n|^\n", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")


def packages() -> list[str]:
    """The packages that have catalogues: Bradshaw's own, and those that the installed titles name."""
    named = (package for title in titles().values() for package in title.words)
    return list(dict.fromkeys((*OWN_PACKAGES, *named)))


def source(language: str) -> str:
    """All words of a language as one Fluent resource."""
    return "\n".join(part for package in packages() for part in _files(package, language))


def complete_source(language: str) -> str:
    """What the client reads: every entry that it may have to say, in English where the language lacks it, and no
    comments."""
    every = entries(LANGUAGES[0]) | entries(language)
    return _COMMENT.sub("", "\n".join(entry for name, entry in every.items() if is_sent(name)))


def is_sent(name: str) -> bool:
    """Whether the client gets an entry; what it never has to say stays here."""
    return not (name.startswith(ELSEWHERE) or SAID_HERE.match(name))


@cache
def entries(language: str) -> dict[str, str]:
    """The Fluent source of each entry of a language by its name; names of terms begin with a hyphen."""
    found: dict[str, str] = {}
    for entry in _ENTRY.split(source(language)):
        name = _NAME.match(entry)
        if name is not None:
            found.setdefault(name.group(), entry)
    return found


def _files(package: str, language: str) -> Iterator[str]:
    """The words of a package: one file, or several in a folder of that language."""
    folder = resources.files(package) / "words"
    one = folder / f"{language}.ftl"
    if one.is_file():
        yield one.read_text(encoding="utf-8")
    many = folder / language
    if many.is_dir():
        for file in sorted(many.iterdir(), key=_by_name):
            if file.name.endswith(".ftl"):
                yield file.read_text(encoding="utf-8")


def _by_name(file: Traversable) -> str:
    return file.name
