"""Teach the expert to tell whether others move at random: games from a seed, then what tells it best of positions.

    python scripts/learn_opponents.py emubay --games 16000 --jobs 2

In each game one looks on and plays; in half of them all others move at random, in the rest bots of all kinds play, or
some of both. Needs the extra `envs` for numpy. The same seed gives the same games, and the same numbers but for what
processors round differently.
"""

from __future__ import annotations

import argparse
import os
import time
from importlib.resources import files
from pathlib import Path

# Steps are so small that threads of the library that multiplies matrices would mostly wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import msgspec
from self_play import ask_where, executor, run

import bradshaw
from bradshaw.arena.executors import in_order
from bradshaw.bots.foresight import OPPONENTS_FILE
from bradshaw.learning.opponents_games import Task, game
from bradshaw.learning.opponents_learner import taught


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--players", type=int, nargs=2, default=(4, 3), help="how many play mostly, and sometimes")
    parser.add_argument("--games", type=int, default=16000)
    ask_where(parser)
    parser.add_argument("--seed", type=int, default=1, help="that of the first game; each has the next")
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--output", type=Path, help="a file for it, other than the one that the title ships")
    given, begin = parser.parse_args(), time.perf_counter()
    title = bradshaw.title(given.title)
    assert title.expertise is not None
    tasks = [Task(given.title, tuple(given.players), given.seed + number) for number in range(given.games)]
    seen = [one for some in in_order(executor(given), game, tasks) for one in some]
    print(f"{len(seen)} positions, after {time.perf_counter() - begin:.0f} s", flush=True)
    opponents, off = taught(title, seen, given.units, given.epochs)
    words = ["scripts/learn_opponents.py", title.id, f"--players {given.players[0]} {given.players[1]}"]
    words += [f"--{name} {getattr(given, name)}" for name in ("games", "seed", "units", "epochs")]
    made_by: dict[str, str | int | float] = {
        "command": " ".join(words),
        "positions": len(seen),
        "doubt": round(off, 4),
        "rules": title.rules_version,
    }
    opponents = msgspec.structs.replace(opponents, made_by=made_by)
    output = given.output or Path(str(files(title.expertise.package) / OPPONENTS_FILE))
    output.write_bytes(msgspec.json.format(msgspec.json.encode(opponents), indent=0) + b"\n")
    print(f"doubt {off:.4f}, after {time.perf_counter() - begin:.0f} s")


if __name__ == "__main__":
    run(main)
