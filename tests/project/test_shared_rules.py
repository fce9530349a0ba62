"""What both 18xx games do alike stands once, in `bradshaw.eighteen`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path
from typing import NamedTuple

import bradshaw

GAMES = Path(bradshaw.__file__).parent / "games"
SHORTEST = 2
"""Bodies of fewer lines only pass something on."""
NEARLY = 0.75


class _Function(NamedTuple):
    file: str
    name: str
    body: str

    def is_nearly(self, other: _Function) -> bool:
        matcher = SequenceMatcher(None, self.body, other.body)
        return matcher.real_quick_ratio() >= NEARLY and matcher.quick_ratio() >= NEARLY and matcher.ratio() >= NEARLY


def _functions(game: str) -> Iterator[_Function]:
    for path in sorted((GAMES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                body = node.body[1:] if ast.get_docstring(node) is not None else node.body
                text = "\n".join(map(ast.unparse, body))
                if len(text.splitlines()) >= SHORTEST:
                    yield _Function(str(path.relative_to(GAMES / game)), node.name, _without_game(text))


def _without_game(text: str) -> str:
    """The ids of rules and messages differ from game to game, whatever is done with them."""
    return re.sub(r"'186[02]\.[^']*'", "'rule'", text).replace("1860", "18xx").replace("1862", "18xx")


def test_no_function_of_1860_is_nearly_one_of_1862() -> None:
    ours, theirs = list(_functions("g1860")), list(_functions("g1862"))
    assert ours
    assert theirs
    alike = [
        f"{one.file}: {one.name} ~ {other.file}: {other.name}"
        for one in ours
        for other in theirs
        if (one.name == other.name or one.file == other.file) and one.is_nearly(other)
    ]
    assert alike == []
