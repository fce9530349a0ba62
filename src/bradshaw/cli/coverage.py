"""Which rules have tests: the marks `@pytest.mark.rule("…")` in test files, read without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from bradshaw.cli.errors import BadUsage
from bradshaw.core.errors import quoted
from bradshaw.core.messages import message
from bradshaw.formats.files import shown


def marked_rules(directory: Path) -> dict[str, list[str]]:
    """For each rule id the tests that are marked with it, as tests/emubay/test_auction.py::test_name."""
    found: dict[str, list[str]] = {}
    for path in sorted(directory.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_bytes(), str(path))
        except (OSError, SyntaxError, ValueError, RecursionError) as error:
            raise BadUsage(message("cli-error-test-file", file=shown(path), problem=quoted(error))) from None
        name = f"{directory.name}/{path.relative_to(directory).as_posix()}"
        for test, rules in _tests(tree.body, name, _module_marks(tree.body)):
            for rule in rules:
                found.setdefault(rule, []).append(test)
    return found


def tests_directory() -> Path:
    """The tests of the current directory, or those of the checkout that the package is installed from."""
    checkout = Path(__file__).resolve().parents[3]
    for place in (Path("tests"), checkout / "tests"):
        if place.is_dir() and any(place.rglob("test_*.py")):
            return place
    raise BadUsage(message("cli-error-no-tests"))


def _tests(body: Iterable[ast.stmt], prefix: str, inherited: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Every test function with the rules of its own marks and of those around it, each rule once."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            rules = [*inherited, *_marks(node.decorator_list)]
            yield f"{prefix}::{node.name}", list(dict.fromkeys(rules))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            rules = [*inherited, *_marks(node.decorator_list), *_module_marks(node.body)]
            yield from _tests(node.body, f"{prefix}::{node.name}", rules)


def _module_marks(body: Iterable[ast.stmt]) -> list[str]:
    """The rules of `pytestmark = pytest.mark.rule(…)`, or of a list of marks."""
    rules: list[str] = []
    for node in body:
        if isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            value: ast.expr | None = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names, value = [node.target.id], node.value
        else:
            continue
        if "pytestmark" in names and value is not None:
            rules += _marks(value.elts if isinstance(value, ast.List | ast.Tuple) else [value])
    return rules


def _marks(expressions: Iterable[ast.expr]) -> list[str]:
    """The rule ids in calls of pytest.mark.rule."""
    return [
        argument.value
        for call in expressions
        if isinstance(call, ast.Call) and _is_rule_mark(call.func)
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
        and isinstance(function.value.value, ast.Name)
        and function.value.value.id == "pytest"
    )
