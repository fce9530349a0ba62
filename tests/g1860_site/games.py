"""The recorded games: those in the repository, and those of people, which are only on some machines."""

import copy
import gzip
import json
from functools import cache
from pathlib import Path

import pytest

DATA = Path(__file__).parents[1] / "data" / "1860"
NAMES = [f"sim_{number:02}" for number in range(1, 39)]
SHARED = Path(__file__).parents[3] / "shared" / "games" / "1860"


@cache
def _read(path):
    return json.loads(gzip.decompress(path.read_bytes()))


def read(name):
    """A game with its states; what is in it may be replaced, not changed."""
    return _read(DATA / f"{name}.json.gz")


def exported(name="sim_25", actions=None):
    """The game alone, as the site exports it, up to a number of actions; free to be changed."""
    game = copy.deepcopy(read(name)["game"])
    game["actions"] = game["actions"][:actions]
    return game


def of_people(name):
    """A file with a game of people, or the test is skipped."""
    path = SHARED / name
    if not path.exists():
        pytest.skip(f"games that people played are not part of the repository: {name}")
    return path


def plain(path):
    """The JSON in a file, plain or gzip."""
    data = path.read_bytes()
    return json.loads(gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data)
