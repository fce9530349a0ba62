"""Learn what an expert plays by: self-play from a seed, then the weights that foresee its results best.

    python scripts/learn.py 1860 --greedy 40 --games 16 --seed 1

First come games among greedy bots. Then experts play: in the first round by what the title judges, with noise, and in
each later round by what all games before have taught. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import time
from importlib.resources import files
from pathlib import Path

import msgspec
from self_play import ask_where, executor, run

import bradshaw
from bradshaw.arena.executors import in_order
from bradshaw.bots.foresight import FILE
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.learning.weights import Sample, Task, fit, game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--greedy", type=int, default=40, help="games among greedy bots")
    parser.add_argument("--games", type=int, default=16, help="games among experts in each round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--players", type=int, default=3)
    ask_where(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stiffness", type=float, default=0.05, help="how much evidence it takes to change a weight")
    parser.add_argument("--without", default="", help="measures that shall count for nothing, separated by commas")
    parser.add_argument("--output", type=Path, help="a file for the weights, other than the one that the title ships")
    parser.add_argument("--samples", type=Path, help="a file to which the samples are written as well")
    given = parser.parse_args()
    title = bradshaw.title(given.title)
    assert title.expertise is not None
    measures = tuple(title.expertise.terms)
    samples: list[Sample] = []
    weights = fit(title, samples, measures)
    chance = Chance(given.seed)
    for number in range(given.rounds + 1):
        begin, known = time.perf_counter(), weights if number else None
        tasks = [
            Task(given.title, given.players, known, chance.below(SEED_LIMIT))
            for _ in range(given.games if number else given.greedy)
        ]
        for found in in_order(executor(given), game, tasks):
            samples += found
        if number or not given.rounds:
            weights = fit(title, samples, measures, stiffness=given.stiffness, without=given.without.split(","))
        spent = time.perf_counter() - begin
        print(f"round {number}: {len(samples)} samples, {spent:.0f} s, doubt {weights.doubt}", flush=True)
        if given.samples is not None:
            given.samples.write_bytes(msgspec.msgpack.encode([samples]))
    made_by = {
        "command": f"scripts/learn.py {title.id} --greedy {given.greedy} --games {given.games} "
        f"--rounds {given.rounds} --players {given.players} --seed {given.seed} "
        f"--stiffness {given.stiffness}" + (f" --without {given.without}" if given.without else ""),
        "samples": len(samples),
        "rules": title.rules_version,
    }
    weights = msgspec.structs.replace(weights, made_by=made_by)
    output = given.output or Path(str(files(title.expertise.package) / FILE))
    output.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n")


if __name__ == "__main__":
    run(main)
