"""Learn what the certificates of the initial auction of 1860 are worth: games that begin with auctions by chance.

    python scripts/learn_auction.py --games 80 240 80

The same seed gives the same worths. With --kept, a run that was ended is continued by the same command.
"""

from __future__ import annotations

import argparse
import time
from importlib.resources import files
from pathlib import Path

import msgspec
from self_play import ask_where, executor

import bradshaw
from bradshaw.arena.executors import in_order
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.games.g1860.judgement.opening import FILE
from bradshaw.learning.auction import Seen, Task, fit, game

PLAYERS = (2, 3, 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs=3, default=(80, 240, 80), help="games with 2, 3 and 4 players")
    ask_where(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, help="a file for the worths, other than the one that the title ships")
    parser.add_argument("--kept", type=Path, help="a folder for games, so that a run that was ended goes on")
    given = parser.parse_args()
    seen = dict[int, list[Seen]]()
    for players, count in zip(PLAYERS, given.games, strict=True):
        begin, chance = time.perf_counter(), Chance(1000 * given.seed + players)
        tasks = [Task(players, chance.below(SEED_LIMIT)) for _ in range(count)]
        file = None if given.kept is None else given.kept / f"auction-{players}.jsonl"
        games = seen[players] = list[Seen]()
        if file is not None and file.exists():
            games += [msgspec.json.decode(line, type=Seen) for line in file.read_bytes().splitlines()][:count]
        for one in in_order(executor(given), game, tasks[len(games) :]):
            games.append(one)
            if file is not None:
                with file.open("ab") as lines:
                    lines.write(msgspec.json.encode(one) + b"\n")
        print(f"{players} players: {count} games, {time.perf_counter() - begin:.0f} s", flush=True)
    made_by: dict[str, str | int | float] = {
        "command": f"scripts/learn_auction.py --games {' '.join(map(str, given.games))} --seed {given.seed}",
        "rules": bradshaw.title("1860").rules_version,
    }
    found = fit(seen, made_by)
    output = given.output or Path(str(files("bradshaw.games.g1860.judgement") / FILE))
    output.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
