"""How fast the environments are: steps a second, beside the classic ones that PettingZoo ships.

All are driven by the same loop, `last` and `step` with a random legal move, each with the wrappers that it comes with.
CPU time of one process, the best of three parts, so that other programs on the machine count little. The classic ones
need `pip install 'pettingzoo[classic]'`; those that cannot be loaded are left out. Run with `python -m bench.envs`.
"""

from __future__ import annotations

import importlib
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from bradshaw.envs import VectorStepper, env

CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "chess_v6", "go_v5")
OURS = (("emubay", 3), ("1860", 3), ("1862", 4))
SECONDS, PARTS = 3.0, 3
COPIES = 32


def alone(environment: Any) -> float:
    """Steps a second of CPU time in one environment."""
    rng = np.random.default_rng(1)
    games = iter(range(10**9))
    environment.reset(seed=next(games))

    def some(steps: int) -> None:
        for _ in range(steps):
            if not environment.agents:
                environment.reset(seed=next(games))
            seen, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            environment.step(int(legal[rng.integers(len(legal))]))

    return _rate(some)


def together(game: str, players: int) -> float:
    """The same of many games side by side, in one process."""
    rng = np.random.default_rng(1)
    games = VectorStepper(game, COPIES, players)

    def some(steps: int) -> None:
        for _ in range(-(-steps // COPIES)):
            legal = [np.flatnonzero(mask) for mask in games.masks]
            games.step([int(one[rng.integers(len(one))]) for one in legal])

    return _rate(some)


def _rate(some: Callable[[int], None]) -> float:
    steps = COPIES * 10
    some(steps)  # caches are warm after these
    best = 0.0
    for _ in range(PARTS):
        made, begin = 0, time.process_time()
        while time.process_time() - begin < SECONDS / PARTS:
            some(steps)
            made += steps
        best = max(best, made / (time.process_time() - begin))
    return best


def main() -> None:
    """Print all of them."""
    print("Environments, steps a second of CPU time with random legal moves")
    print(f"{'':32}{'moves':>8}{'observed':>10}{'steps/s':>10}{'together':>10}")
    for game, players in OURS:
        environment = env(game, players=players)
        encoding: Any = environment.unwrapped.play.encoding
        rates = f"{alone(environment):10,.0f}{together(game, players):10,.0f}"
        print(f"{game + f', {players} players':32}{encoding.moves.size:8,}{encoding.size:10,}{rates}", flush=True)
    for name in CLASSIC:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                environment = importlib.import_module(f"pettingzoo.classic.{name}").env()
                environment.reset(seed=0)
            except Exception as error:
                print(f"{name:32}not installed ({type(error).__name__})")
                continue
            agent = environment.possible_agents[0]
            space: Any = environment.observation_space(agent)
            size = int(np.prod(space["observation"].shape if hasattr(space, "spaces") else space.shape))
            moves = int(environment.action_space(agent).n)
            print(f"{name:32}{moves:8,}{size:10,}{alone(environment):10,.0f}", flush=True)


if __name__ == "__main__":
    main()
