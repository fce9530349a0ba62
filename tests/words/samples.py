"""Messages with sample facts: every message of the catalogues, so that each of its variants is said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    Placeable,
    SelectExpression,
    Term,
    VariableReference,
)

from bradshaw.core import messages
from bradshaw.words.catalogue import source

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 1250)
NAMES: tuple[Any, ...] = ("Newport", "8F", 1, 1250, -3, ("Ryde", "Cowes", 2400), messages.money(-90))
"""What a fact that no variant asks for can be: a name, a figure, several things, another message."""


def sample_messages(language: str) -> Iterator[messages.Message]:
    """Every message of a language several times, so that each value of each of its facts occurs."""
    found = [entry for entry in FluentParser().parse(source(language)).body if isinstance(entry, Message | Term)]
    entries = {entry.id.name: entry for entry in found}
    for name, entry in entries.items():
        if isinstance(entry, Term):
            continue
        patterns = [(name, entry.value)] if entry.value else []
        patterns += [(f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for full_name, pattern in patterns:
            facts: dict[str, list[Any]] = {}
            _collect(pattern, entries, facts)
            for turn in range(max((len(values) for values in facts.values()), default=1)):
                yield messages.Message(full_name, {key: values[turn % len(values)] for key, values in facts.items()})


def _collect(node: BaseNode, entries: dict[str, Any], facts: dict[str, list[Any]]) -> None:
    """The values that are worth trying for each fact of a pattern, by how it is used."""
    for part in _parts(node):
        match part:
            case FunctionReference(id=Identifier(name=function), arguments=arguments):
                for given in arguments.positional:
                    if isinstance(given, VariableReference):
                        values = {
                            "MONEY": (0, 1250, -7),
                            "SIGNED": (0, 1250, -7),
                            "LIST": (("Ryde",), ("Ryde", "Cowes"), ("Ryde", messages.money(5), 1250)),
                            "A": ("8F", "2L", "11", "E"),
                            "DE": ("Ada", "Ben", "Éva", "18", ("IOW", "FYN")),
                            "MOMENT": ("tomorrow", "next week"),
                            "QUE": ("Ada", "Ben", "Éva", "18", ("IOW", "FYN")),
                        }.get(function, NUMBERS)
                        facts[given.id.name] = list(values)
            case SelectExpression(selector=VariableReference(id=Identifier(name=fact)), variants=variants):
                keys = [_key(variant.key) for variant in variants]
                facts[fact] = list(chain.from_iterable(_values(key) for key in keys))
            case MessageReference(id=Identifier(name=name), attribute=attribute):
                _collect(_referred(entries[name], attribute), entries, facts)
            case Placeable(expression=VariableReference(id=Identifier(name=fact))):
                facts.setdefault(fact, list(NAMES))


def _referred(entry: Message, attribute: Identifier | None) -> BaseNode:
    """What a reference to a message, or to an attribute of it, stands for."""
    if attribute is None:
        assert entry.value is not None
        return entry.value
    return next(one.value for one in entry.attributes if one.id.name == attribute.name)


def _key(key: Identifier | NumberLiteral) -> str:
    return key.value if isinstance(key, NumberLiteral) else key.name


def _values(key: str) -> tuple[Any, ...]:
    """Values of a fact that choose a variant."""
    if key in PLURALS:
        return NUMBERS
    if key in ("true", "false"):
        return (key == "true",)
    if key == "none":
        return (None,)
    return (int(key),) if key.isdecimal() else (key,)


def _parts(node: object) -> Iterator[BaseNode]:
    if isinstance(node, BaseNode):
        yield node
        for inner in vars(node).values():
            yield from _parts(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _parts(inner)
