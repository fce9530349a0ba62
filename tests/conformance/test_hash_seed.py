"""The same game everywhere: nothing depends on the order in which Python keeps its sets."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bradshaw
from tests.conformance.play import finished
from tests.examples import part

ROOT = Path(__file__).parents[2]
SEEDS = part(range(1, 9), 0, 2)
PROGRAM = """
import sys, bradshaw
from tests.conformance.play import finished
for name, title in bradshaw.titles().items():
    for seed in sys.argv[1:]:
        print(name, seed, finished(title, int(seed)).state.digest())
"""


@pytest.mark.parametrize("hash_seed", part(["2026", "0", "1"], 0, 3))
def test_games_do_not_depend_on_the_hash_seed_of_python(hash_seed):
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM, *map(str, SEEDS)],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.splitlines() == [
        f"{name} {seed} {finished(title, seed).state.digest()}"
        for name, title in bradshaw.titles().items()
        for seed in SEEDS
    ]
