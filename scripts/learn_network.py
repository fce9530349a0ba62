"""Teach a network what shares are worth: self-play from a seed, then the network that foresees the winners best.

    python scripts/learn_network.py emubay --games 2000 --rounds 3 --jobs 2
    python scripts/learn_network.py emubay --games 2000 --rounds 3 --jobs 2 --looks 60 --seeds 1:1000 2001:2000

In the first round experts play by the weights that the title ships, with noise. In each later round most play by the
network that all games before have taught, half of them with noise. Needs the extra `envs` for numpy. The same seed
gives the same games, and the same network but for what processors round differently.

With `--seeds` there are more rounds, in which players look ahead in the tree of the title. What is learned is half how
these games ended and half what the tree made of positions; games before are not learned from any more. Each round is
named by the seeds of its games: the first seed and how many follow it, several such stretches with commas between.
With `--rounds 0` the first of these rounds plays by the network that the title ships. With `--rivals` one player in
each of these games looks ahead, and the others are bots of that name. With `--further` the network that the title ships
is not replaced by one that is taught from nothing, but taught further by these games, in small steps.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

# Steps are so small that threads of the library that multiplies matrices would mostly wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import msgspec
from self_play import ask_where, executor, run

import bradshaw
from bradshaw.arena.executors import in_order
from bradshaw.bots.foresight import NETWORK_FILE, shipped_network
from bradshaw.bots.kinds import make
from bradshaw.bots.network import Network
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.errors import BradshawError
from bradshaw.learning.network_games import Seen, Task, game
from bradshaw.learning.network_learner import taught


def stretches(named: str) -> list[int]:
    """Seeds from `first:count` and commas."""
    pairs = [one.split(":") for one in named.split(",")]
    return [seed for first, count in pairs for seed in range(int(first), int(first) + int(count))]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--players", type=int, nargs=2, default=(4, 3), help="how many play mostly, and sometimes")
    parser.add_argument("--games", type=int, default=2000, help="games in each of the first rounds")
    parser.add_argument("--rounds", type=int, default=3, help="rounds in which nobody looks ahead")
    ask_where(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", type=int, default=60, help="looks for each turn in the rounds of --seeds")
    parser.add_argument("--seeds", nargs="+", default=[], help="for each round the seeds of its games, as first:count")
    parser.add_argument("--rivals", metavar="BOT", help="who plays against the one who looks ahead, as mcts:150")
    parser.add_argument("--further", action="store_true", help="teach the network that the title ships further")
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--moods", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=9)
    parser.add_argument(
        "--close", type=float, default=0.0, help="the part of the mean result that hardly tells winners"
    )
    parser.add_argument("--output", type=Path, help="a file for the network, other than the one that the title ships")
    return parser.parse_args()


def command(given: argparse.Namespace) -> str:
    """What makes the same network again."""
    words = ["scripts/learn_network.py", given.title, f"--players {given.players[0]} {given.players[1]}"]
    words += [f"--{name} {getattr(given, name)}" for name in ("games", "rounds", "seed")]
    of_network = ("epochs", "close") if given.further else ("units", "moods", "epochs", "close")
    words += [f"--{name} {getattr(given, name)}" for name in of_network]
    if given.seeds:
        words += [f"--looks {given.looks}", "--seeds", *given.seeds]
    if given.rivals:
        words += ["--rivals", given.rivals]
    if given.further:
        words += ["--further"]
    return " ".join(words)


class School:
    """Where a network is taught, round by round. Each round plays by what the rounds before have taught."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._given = given
        self._title = bradshaw.title(given.title)
        assert self._title.expertise is not None
        self._output = given.output or Path(str(files(self._title.expertise.package) / NETWORK_FILE))
        self._chance = Chance(given.seed)
        self._network: Network | None = None
        self._before = shipped_network(self._title) if given.further else None
        if given.further and self._before is None:
            raise BradshawError(f"{given.title} has no network that could be taught further")
        if given.rivals:
            make(given.rivals, 0)  # so that an unknown bot is told of before anything is played

    def at_first_sight(self, number: int) -> list[Seen]:
        """A round in which nobody looks ahead."""
        games = range(number * self._given.games, (number + 1) * self._given.games)
        return self._played([self._game(one, self._chance.below(SEED_LIMIT)) for one in games])

    def by_looks(self, seeds: str) -> list[Seen]:
        """A round in which players look ahead."""
        given = self._given
        return self._played([self._game(seed, seed, given.looks, given.rivals) for seed in stretches(seeds)])

    def _game(self, number: int, seed: int, looks: int = 1, rivals: str | None = None) -> Task:
        return Task(self._given.title, tuple(self._given.players), self._network, number, seed, looks, rivals)

    def _played(self, tasks: Sequence[Task]) -> list[Seen]:
        return [one for some in in_order(executor(self._given), game, tasks) for one in some]

    def learn(self, seen: Sequence[Seen]) -> str:
        """Learn from these positions, and write the network. Tells how good it is."""
        given = self._given
        network, off = taught(self._title, seen, given.units, given.moods, given.epochs, given.close, self._before)
        made_by: dict[str, str | int | float] = {"command": command(given)}
        if self._before is not None:
            made_by["before"] = str(self._before.made_by["command"])
        made_by |= {"positions": len(seen), "doubt": round(off, 4), "rules": self._title.rules_version}
        self._network = msgspec.structs.replace(network, made_by=made_by)
        self._output.write_bytes(msgspec.json.format(msgspec.json.encode(self._network), indent=0) + b"\n")
        return f"{len(seen)} positions, doubt {off:.4f}"


def main() -> None:
    given, begin = arguments(), time.perf_counter()

    def tell(name: str, found: str) -> None:
        print(f"{name}: {found}, after {time.perf_counter() - begin:.0f} s", flush=True)

    school = School(given)
    seen: list[Seen] = []
    for number in range(given.rounds):
        seen += school.at_first_sight(number)
        tell(f"round {number + 1}", school.learn(seen))
    seen = []
    for seeds in given.seeds:
        seen += school.by_looks(seeds)
        tell(f"games {seeds} by looks", school.learn(seen))


if __name__ == "__main__":
    run(main)
