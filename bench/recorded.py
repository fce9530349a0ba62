"""The recorded games of 1860 that measurements use: those in the repository, and those of people where they are."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests" / "data" / "1860"
PEOPLE = ROOT.parent / "shared" / "games" / "1860" / "reference"


def _read(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def games(*, people_only: bool = False) -> Iterator[tuple[str, dict[str, Any]]]:
    """Name and content of each game; the games of people are left out where they are not there."""
    paths = sorted(PEOPLE.glob("human_*.json.gz"))
    if not people_only:
        paths += sorted(DATA.glob("sim_*.json.gz"))
    for path in paths:
        yield path.name.removesuffix(".json.gz"), _read(path)


def positions(name: str) -> list[dict[str, Any]]:
    """A file of single positions."""
    return list(_read(DATA / f"{name}.json.gz"))
