"""Recorded games of 18xx.games: those in the repository, and those of people, which are only on some machines."""

import copy
import gzip
from functools import lru_cache
from pathlib import Path

import msgspec
import pytest

HERE = Path(__file__).parent


def _read(path):
    data = path.read_bytes()
    return gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data


# Some games with all their states take a hundred megabytes.
@lru_cache(maxsize=3)
def plain(path):
    """The JSON in a file, plain or gzip; what is in it may be replaced, not changed."""
    return msgspec.json.decode(_read(path))


class _GameAlone(msgspec.Struct):
    game: dict[str, object]


class Recorded:
    """The recorded games of one title."""

    def __init__(self, title):
        self.data = HERE / "data" / title
        self.shared = HERE.parents[1] / "shared" / "games" / title

    def read(self, name):
        """A game with its states."""
        return plain(self.data / f"{name}.json.gz")

    def exported(self, name, actions=None):
        """The game alone, as the site exports it, up to a number of actions; free to be changed."""
        game = msgspec.json.decode(_read(self.data / f"{name}.json.gz"), type=_GameAlone).game
        game["actions"] = game["actions"][:actions]
        return game

    def of_people(self, name):
        """A file with a game of people, or the test is skipped."""
        path = self.shared / name
        if not path.exists():
            pytest.skip(f"games that people played are not part of the repository: {name}")
        return path


def mark(kind, **fields):
    """An action that is no move."""
    return {"type": kind, "entity": 1, "entity_type": "player", **fields}


def with_actions(game, actions):
    """A game with other actions, numbered anew."""
    game["actions"] = [dict(action, id=number) for number, action in enumerate(actions, start=1)]
    return game


def beginning(game, count):
    """The first actions of a game, with their states."""
    return {
        "game": {**game["game"], "actions": game["game"]["actions"][:count]},
        "snapshots": game["snapshots"][: count + 1],
    }


def falsified(snapshot, path, value):
    """A snapshot in which one thing is different."""
    changed = copy.deepcopy(snapshot)
    *above, last = path
    inner = changed
    for key in above:
        inner = inner[key]
    assert inner[last] != value
    inner[last] = value
    return changed
