"""Recorded games in which the program decided something, and a program that cannot search."""

import json
from typing import Any

import pytest

from bradshaw.games.g1860.rules import running as isle
from bradshaw.games.g1860.rules import runs as isle_runs
from bradshaw.games.g1862.rules import running as counties
from tests.conformance.golden import RECORDS

WITH_DECISIONS = ["1860-v1-4p-seed11", "1862-v1-6p-seed53"]


def written(name: str) -> Any:
    return json.loads((RECORDS / f"{name}.json").read_bytes())


def decided(record: Any) -> list[int]:
    """The numbers of the actions after which the program decided something."""
    return [number for number, action in enumerate(record["actions"]) if "decisions" in action]


def forbid_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on whoever searches for runs fails."""

    def search(*_: object, **__: object) -> None:
        raise AssertionError("runs are searched for")

    for module, name in ((isle, "best"), (isle_runs, "best"), (isle_runs, "best_total"), (counties, "best_both")):
        monkeypatch.setattr(module, name, search)
    counties._best.cache_clear()
