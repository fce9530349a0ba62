"""The check that no module of the client looks into a sentence."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

CHECK = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "client_words.py"))


@pytest.mark.parametrize(
    "line",
    [
        'const [name] = say(choice.text).split(": ");',
        "if (/cc$/.test(say(range.text))) return;",
        'return entry.text.match(/\\d+/) ?? "";',
        'const words = say(range.text);\nreturn words.replace("£5", "£6");',
        'tables.find((table) => say(table.title) === "Players")',
        'choice?.text?.startsWith("Pass")',
    ],
)
def test_looking_into_a_sentence_is_found(line: str) -> None:
    assert list(CHECK["faults"](line))


@pytest.mark.parametrize(
    "line",
    [
        "html`<p>${say(choice.text)}</p>`",
        "const { price } = factsOf(choice.text);",
        "const words = say(range.text);\nreturn words || null;",
        'others.map((choice) => say(choice.text)).join("; or ")',
        "if (reasons.includes(reason)) return;",
    ],
)
def test_showing_a_sentence_is_no_fault(line: str) -> None:
    assert not list(CHECK["faults"](line))


def test_no_module_looks_into_a_sentence() -> None:
    assert CHECK["main"]() == 0
