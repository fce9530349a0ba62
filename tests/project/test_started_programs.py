"""Programs that tests start do not inherit that the tests themselves ignore interrupts."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_every_program_that_a_test_starts_has_signals_of_its_own() -> None:
    # Tests that run behind a closed terminal ignore interrupts; a program that inherits this never ends by one.
    started = {
        f"{path.relative_to(TESTS)}:{node.lineno}": "preexec_fn" in {given.arg for given in node.keywords}
        for path in sorted(TESTS.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Popen")
    }
    assert started
    assert [place for place, restored in started.items() if not restored] == []
