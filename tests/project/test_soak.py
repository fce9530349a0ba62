"""`make soak` runs every test that does more in a soak, or is left to it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tests.project.conftest import ROOT

TESTS = ROOT / "tests"


def soaked() -> list[Path]:
    """The files and folders that `make soak` names."""
    shown = subprocess.run(["make", "--dry-run", "soak"], cwd=ROOT, capture_output=True, text=True, check=True)
    (line,) = (line for line in shown.stdout.splitlines() if "BRADSHAW_EXAMPLES" in line)
    return [ROOT / word for word in line.split() if word.startswith("tests/")]


def test_every_file_that_asks_whether_this_is_a_soak_is_part_of_it() -> None:
    asking = [
        path
        for path in TESTS.rglob("*.py")
        if re.search(r"^from tests\.examples import", path.read_text("utf-8"), re.M)
    ]
    assert len(asking) > 20
    places = soaked()
    left = [path for path in asking if path != TESTS / "conftest.py" and not {path, *path.parents} & {*places}]
    assert [path.relative_to(ROOT).as_posix() for path in left] == []


def test_all_that_it_names_is_there() -> None:
    assert [place for place in soaked() if not place.exists()] == []
