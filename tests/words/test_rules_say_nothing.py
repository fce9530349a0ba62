"""The rules and views of the games give ids and facts; no sentence stands in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bradshaw

SOURCE = Path(bradshaw.__file__).parent
ROOMS = (
    "eighteen/rounds",
    "eighteen/shares",
    "eighteen/views",
    "games/emubay/rules",
    "games/emubay/views",
    "games/g1860/rules",
    "games/g1860/views",
    "games/g1862/rules",
    "games/g1862/views",
)
FEWEST_WORDS = 3
"""Keys and tags have at most two."""


def _for_programmers(node: ast.AST) -> bool:
    """Whether it says something only when the program is wrong."""
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
        return node.exc.func.id in ("AssertionError", "TypeError", "ValueError")
    return isinstance(node, ast.Assert)


def _texts(tree: ast.Module) -> Iterator[ast.Constant]:
    """All strings but docstrings and those for programmers."""
    left_out = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in filter(_for_programmers, ast.walk(tree)):
        left_out.update(map(id, ast.walk(node)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in left_out:
            yield node


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_stands_in_rules_and_views(room: str) -> None:
    files = sorted((SOURCE / room).glob("*.py"))
    assert files
    found = [
        f"{path.relative_to(SOURCE)}:{text.lineno}: {text.value}"
        for path in files
        for text in _texts(ast.parse(path.read_text(encoding="utf-8")))
        if len(str(text.value).split()) >= FEWEST_WORDS
    ]
    assert found == []
