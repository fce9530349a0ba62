"""What the modules of the web client say."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

CHECK: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "client_words.py"))
CLIENT: Path = CHECK["CLIENT"]
SAYING = ("t", "withElements")
"""Functions of the client that are given an id and facts."""
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z]+)?")


class Said(NamedTuple):
    """A message that a module says, with the names of the facts that it gives; "*" where they are not written there."""

    place: str
    name: str
    facts: set[str]


def modules() -> Iterator[tuple[str, list[Any]]]:
    """The name and the tokens of every module of our own."""
    for path in sorted(CLIENT.rglob("*.js")):
        name = path.relative_to(CLIENT).as_posix()
        if not name.startswith("vendor/"):
            yield name, CHECK["Reader"](path.read_text(encoding="utf-8")).tokens()


def said() -> Iterator[Said]:
    """Every message that a module says by its name."""
    for module, tokens in modules():
        for part in _parts(tokens):
            for at, token in enumerate(part):
                if token.text in SAYING and [one.kind for one in part[at + 1 : at + 3]] == ["sign", "string"]:
                    name = part[at + 2].text[1:-1]
                    yield Said(f"{module}:{token.line}", name, _facts(part, at + 3))


def ids() -> set[str]:
    """Every string of the modules that can be the id of a message."""
    return {
        token.text[1:-1]
        for _, tokens in modules()
        for part in _parts(tokens)
        for token in part
        if token.kind == "string" and _ID.fullmatch(token.text[1:-1])
    }


def chosen_attributes() -> set[str]:
    """Attributes that modules add to ids that they are given, as in `${step.say}.text`."""
    templates = (token for _, tokens in modules() for part in _parts(tokens) for token in part if token.texts)
    return {found[1] for token in templates if (found := re.fullmatch(r"\.([a-z]+)", token.texts[-1]))}


def _parts(tokens: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """A stretch of tokens, and those within its templates."""
    yield tokens
    for token in tokens:
        for hole in token.holes:
            yield from _parts(hole)


def _facts(tokens: Sequence[Any], start: int) -> set[str]:
    """The keys of the objects that are given to a function, from behind its first argument on."""
    found: set[str] = set()
    depth = 0
    for at in range(start, len(tokens)):
        text, before = tokens[at].text, tokens[at - 1].text
        if depth == 0 and text == ")":
            return found
        if depth == 0 and text not in (",", "{"):
            return {"*"}
        if depth == 1 and before in ("{", ","):
            found |= {"*"} if text == "..." else {text} - {"}"}
        depth += (text in "([{") - (text in ")]}") if len(text) == 1 else 0
    return found
