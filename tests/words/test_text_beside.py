"""No text beside the catalogues: what leaves the program for people to read is a message, never a sentence in the code.

The code is read, not run: wherever a text can leave (errors, refusals, views and tables, options, answers of the
server, lines of the terminal), no literal may hold words. Errors of programmers (ValueError, TypeError) are not for
people.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import bradshaw

SOURCE = Path(bradshaw.__file__).parent
ERROR = "BradshawError"
"""The base of the errors that people read."""
PLACES = {
    "Board",
    "BestRuns",
    "Cell",
    "Choice",
    "Closed",
    "Column",
    "Decision",
    "Line",
    "Mark",
    "Message",
    "Option",
    "Outcome",
    "Problem",
    "Refusal",
    "Row",
    "Sketch",
    "Stop",
    "Style",
    "Table",
    "Text",
    "View",
    "add_column",
    "add_row",
    "complain",
    "confirm",
    "input",
    "print",
    "refused",
    "selection",
    "status",
    "switch",
}
"""Functions and constructors that are given what people read, besides the errors."""
NOT_READ = {"description", "summary", "examples"}
"""Arguments that describe the interface to programmers."""
WORDS = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}|^[A-Z][a-z]{2,}$|(?:^|\s)[^\W\d_]{3,}[.:!?]$")
"""Two words in a row, a word with a capital, or the end of a sentence. Ids have neither spaces nor capitals."""
ALLOWED = {
    "__main__.py": "says what to install where no words are installed",
}
"""Files that may hold text, and why."""
NAMES = {"Ryde Pier"}
"""Proper names, which no language changes."""


@cache
def _trees() -> dict[str, ast.Module]:
    return {
        path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
        if not path.is_relative_to(SOURCE / "manual")  # the documentation, if it has been built
    }


@cache
def _errors() -> frozenset[str]:
    """The names of the errors for people: all classes below BradshawError."""
    bases = {
        node.name: {_name(base) for base in node.bases}
        for tree in _trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {ERROR}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


def _name(node: ast.expr) -> str:
    """The last part of the name of a class or function."""
    match node:
        case ast.Name():
            return node.id
        case ast.Attribute():
            return node.attr
        case ast.Subscript():
            return _name(node.value)
        case _:
            return ""


def _is_own_init(call: ast.Call) -> bool:
    """Whether it is `super().__init__(…)`, by which an error makes its own text."""
    match call.func:
        case ast.Attribute(attr="__init__", value=ast.Call(func=ast.Name(id="super"))):
            return True
        case _:
            return False


def _literals(node: ast.AST) -> Iterator[ast.Constant]:
    """The strings that a value is made of; what other functions are given is theirs."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.Call(func=ast.Attribute(attr="join" | "format", value=value), args=args):
            yield from _literals(value)
            for argument in args:
                yield from _literals(argument)
        case ast.Call() | ast.Lambda() | ast.Compare() | ast.Subscript():
            return
        case ast.IfExp(body=body, orelse=otherwise):
            yield from _literals(body)
            yield from _literals(otherwise)
        case ast.FormattedValue(value=value):
            yield from _literals(value)
        case ast.Dict(values=values):
            for value in values:
                yield from _literals(value)
        case _:
            for inner in ast.iter_child_nodes(node):
                yield from _literals(inner)


def _text_beside() -> Iterator[tuple[str, int, str]]:
    """File, line and words of every text in the code that leaves for people."""
    places = PLACES | _errors()
    for file, tree in _trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not (_name(node.func) in places or _is_own_init(node)):
                continue
            given = [*node.args, *(word.value for word in node.keywords if word.arg not in NOT_READ)]
            for argument in given:
                for literal in _literals(argument):
                    if literal.value not in NAMES and WORDS.search(literal.value):
                        yield file, literal.lineno, literal.value


def test_no_text_leaves_beside_the_catalogues() -> None:
    found = [f"{file}:{line}: {words}" for file, line, words in _text_beside() if file not in ALLOWED]
    assert found == []


def test_every_file_that_may_hold_text_does() -> None:
    assert ALLOWED.keys() <= {file for file, _, _ in _text_beside()}


def test_text_is_found_wherever_it_is_made() -> None:
    code = """
raise BadAction(f"there is no train {name!r}")
Refusal("1860.rule", "You have " + amount)
Column("Wins", right=True)
print(", ".join(["one game", other]))
out.print("left without saving" if left else message("cli-play-saved"))
Refusal("1860.rule", message("eighteen-refusal-no-money", price=4))
raise BadOption(message("g1860-error-insolvencies"))
raise ValueError("a payment of nothing")
"""
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    told = [
        literal.lineno
        for call in calls
        if _name(call.func) in PLACES | _errors()
        for argument in call.args
        for literal in _literals(argument)
        if WORDS.search(literal.value)
    ]
    assert sorted(told) == [2, 3, 4, 5, 6]
