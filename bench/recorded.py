"""The recorded games that measurements use: those in the repository, and those of people where they are."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests" / "data"
PEOPLE = ROOT.parent / "shared" / "games"


def _read(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def games(title: str, *, people_only: bool = False) -> Iterator[tuple[str, dict[str, Any]]]:
    """Name and content of each game of a title; the games of people are left out where they are not there."""
    paths = sorted((PEOPLE / title / "reference").glob("human_*.json.gz"))
    if not people_only:
        paths += sorted(path for path in (DATA / title).glob("*.json.gz") if path.name.startswith(("sim_", "gen_")))
    for path in paths:
        yield path.name.removesuffix(".json.gz"), _read(path)


def positions(title: str, name: str) -> list[dict[str, Any]]:
    """A file of single positions."""
    return list(_read(DATA / title / f"{name}.json.gz"))
