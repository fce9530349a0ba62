"""The catalogues: every message in every language with the same facts, and every message that the code says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Term,
    TermReference,
    VariableReference,
)

import bradshaw
from bradshaw.words.catalogue import LANGUAGES, source

from . import modules

SOURCE = Path(bradshaw.__file__).parent
SAYING = {"message": 0, "refused": 1}
"""Functions that make messages, and which of their arguments is the id."""
PASSING = {"_about_company", "_about_player", "_about_private", "_always", "_becomes_director", "_merging"}
"""Functions that are given the id first and find the facts themselves."""
SAID_BY_PAGE = re.compile(r"\{\{ ([\w-]+) \}\}")
FUNCTIONS = {"A", "DE", "LIST", "MOMENT", "MONEY", "NUMBER", "DATETIME", "QUE", "SIGNED"}


class _References(NamedTuple):
    """Facts, functions and other entries that a pattern names."""

    facts: set[str]
    functions: set[str]
    entries: set[str]


def _references(node: BaseNode) -> _References:
    found = _References(set(), set(), set())
    for part in _parts(node):
        match part:
            case VariableReference():
                found.facts.add(part.id.name)
            case FunctionReference():
                found.functions.add(part.id.name)
            case MessageReference(attribute=None):
                found.entries.add(part.id.name)
            case MessageReference(attribute=Identifier(name=attribute)):
                found.entries.add(f"{part.id.name}.{attribute}")
            case TermReference():
                found.entries.add(f"-{part.id.name}")
    return found


def _parts(node: object) -> Iterator[BaseNode]:
    """A node of the syntax and everything in it."""
    if isinstance(node, BaseNode):
        yield node
        for inner in vars(node).values():
            yield from _parts(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _parts(inner)


@cache
def _catalogue(language: str) -> dict[str, Pattern]:
    """The pattern of every message, attribute and term; attributes as "message.attribute"."""
    return _patterns(source(language))


def _patterns(words: str) -> dict[str, Pattern]:
    patterns: dict[str, Pattern] = {}
    names: set[str] = set()
    for entry in FluentParser(with_spans=False).parse(words).body:
        assert not isinstance(entry, Junk), entry.content
        if not isinstance(entry, Message | Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
        assert name not in names, f"{name} is there twice"
        names.add(name)
        if entry.value is not None:
            patterns[name] = entry.value
        for attribute in entry.attributes:
            assert f"{name}.{attribute.id.name}" not in patterns, f"{name} has .{attribute.id.name} twice"
            patterns[f"{name}.{attribute.id.name}"] = attribute.value
    return patterns


def _messages(language: str) -> dict[str, Pattern]:
    return {name: pattern for name, pattern in _catalogue(language).items() if not name.startswith("-")}


def _facts(language: str, name: str) -> set[str]:
    """The facts that a message names, by itself and in the messages that it includes."""
    found = _references(_catalogue(language)[name])
    return found.facts.union(*(_facts(language, entry) for entry in found.entries if not entry.startswith("-")))


def _said() -> Iterator[tuple[str, str, set[str]]]:
    """Where the code says a message: the place, the id, and the names of the facts that it gives."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.is_relative_to(SOURCE / "manual"):
            continue  # the documentation, if it has been built
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if isinstance(node, ast.Call) and (called in SAYING or called in PASSING):
                name = node.args[SAYING.get(called, 0)]
                if isinstance(name, ast.Constant):
                    facts = {word.arg or "*" for word in node.keywords} if called in SAYING else {"*"}
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", name.value, facts
            if isinstance(node, ast.keyword) and node.arg == "help" and isinstance(node.value, ast.Constant):
                # The help of a command or an argument is named by its message (`cli/help.py`).
                yield f"{path.relative_to(SOURCE)}:{node.value.lineno}", node.value.value, set()


def _around_the_client() -> set[str]:
    """The messages of the page in which the client runs."""
    return set(SAID_BY_PAGE.findall((SOURCE / "web" / "index.html").read_text(encoding="utf-8"))) - {"language"}


@pytest.mark.parametrize(
    "words",
    [
        "one = One\n\ntwo = Two\none = Uno\n",
        "one =\n    .title = One\n\none =\n    .text = Uno\n",
        "one = One\n    .title = One\n    .title = Uno\n",
        "-term = Term\n-term = Terme\n",
    ],
)
def test_entry_that_is_there_twice_is_refused(words: str) -> None:
    with pytest.raises(AssertionError, match="twice"):
        _patterns(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_uses_known_functions_and_entries_that_exist(language: str) -> None:
    catalogue = _catalogue(language)
    for name, pattern in catalogue.items():
        found = _references(pattern)
        assert found.functions <= FUNCTIONS, name
        assert found.entries <= catalogue.keys(), name


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    english, other = _messages(LANGUAGES[0]), _messages(language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    differing = [name for name in english if _facts(LANGUAGES[0], name) != _facts(language, name)]
    assert differing == []


def test_every_message_of_the_code_is_in_the_catalogues_with_its_facts() -> None:
    catalogue = _messages(LANGUAGES[0])
    for place, name, facts in _said():
        assert name in catalogue, f"{place} says {name}"
        if "*" not in facts:
            missing = _facts(LANGUAGES[0], name) - facts
            assert not missing, f"{place}: the words of {name} name {sorted(missing)}, which the code does not give"


def test_every_message_of_the_client_is_in_the_catalogues_with_its_facts() -> None:
    catalogue = _messages(LANGUAGES[0])
    told = list(modules.said())
    assert told
    for place, name, facts in told:
        assert name in catalogue, f"{place} says {name}"
        if "*" not in facts:
            missing = _facts(LANGUAGES[0], name) - facts
            assert not missing, f"{place}: the words of {name} name {sorted(missing)}, which the module does not give"
            spare = facts - set().union(*(_facts(language, name) for language in LANGUAGES))
            assert not spare, f"{place}: no language names {sorted(spare)} in {name}"


def test_every_message_for_the_client_is_said_somewhere() -> None:
    catalogue = _messages(LANGUAGES[0])
    used = (modules.ids() | _around_the_client()).union(
        *(_references(pattern).entries for pattern in catalogue.values())
    )
    assert sorted(name for name in used if name.startswith("page-") and name not in catalogue) == []
    attributes = modules.chosen_attributes()
    for name in catalogue:
        if name.startswith("page-") or "-panel-" in name:
            entry, _, attribute = name.partition(".")
            assert name in used or (attribute in attributes and entry in used), f"nothing says {name}"
