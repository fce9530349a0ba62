"""The example that learns runs, and learns from the games that it plays."""

import importlib.util
import re

import numpy as np
import pytest

from bradshaw.envs import Play
from tests.project.conftest import ROOT


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("learn", ROOT / "examples" / "learn.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_tells_what_it_learned(example, monkeypatch, capsys):
    arguments = ["--minutes", "0.001", "--workers", "0", "--games", "2", "--greedy-games", "1"]
    monkeypatch.setattr("sys.argv", ["learn.py", *arguments])
    example.main()
    said = capsys.readouterr().out.splitlines()
    assert [re.sub(r"\d+", "0", line.partition(",")[0]) for line in said] == [
        "before: against two random",
        "before: against two greedy",
        "learned from 0 games in 0.0 minutes",
        "after: against two random",
        "after: against two greedy",
    ]


def test_a_step_makes_moves_that_gained_likelier(example):
    play = Play("emubay", 3)
    rng = np.random.default_rng(1)
    policy = example.Policy(play.encoding.size, play.encoding.moves.size, rng)
    row, mask = play.observe(play.actor)[None] / 20, play.mask(play.actor)[None].astype(bool)
    good, bad = np.flatnonzero(mask[0])[:2]
    before = policy(row, mask)[1][0]
    for _ in range(5):
        policy.learn(
            np.repeat(row, 2, axis=0), np.repeat(mask, 2, axis=0), np.array([good, bad]), np.array([1.0, -1.0])
        )
    after = policy(row, mask)[1][0]
    assert after[good] > before[good]
    assert after[bad] < before[bad]
    assert after[~mask[0]].max() == 0
