"""How well the expert of Emu Bay tells whether all others move at random: how likely it takes that to be, among whom.

Run with `python -m bench.opponents`, or with --games N.
"""

from __future__ import annotations

import argparse
from statistics import mean

import bradshaw
from bradshaw.bots import make
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import Foresight
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State
from bradshaw.games.emubay.rules.opening import InitialAuctions

OTHERS = ("random", "greedy", "mcts:60", "expert:20", "easy")
STAGES = ("initial auctions", "first turn", "later")
LOOKS = 20
"""How far the one who is asked looks ahead."""


class Asked(Expert):
    """Keeps what it takes the others for, by stages of the game."""

    def __init__(self, seed: int) -> None:
        super().__init__("expert", seed, Budget(None, LOOKS))
        self.answers: list[tuple[str, float]] = []

    def others_at_random(self, foresight: Foresight, state: State) -> float:
        likely = super().others_at_random(foresight, state)
        turns = sum(stage != STAGES[0] for stage, _ in self.answers)
        stage = STAGES[0] if type(state.frames[0]) is InitialAuctions else STAGES[2 if turns else 1]
        self.answers.append((stage, likely))
        return likely


def answers(others: str, players: int, seed: int) -> list[tuple[str, float]]:
    """What is taken for likely in one game."""
    title, chance = bradshaw.title("emubay"), Chance(seed)
    state = Game(title, [f"Player {seat + 1}" for seat in range(players)], seed).state
    bots = [make(others, chance.below(SEED_LIMIT)) for _ in range(players)]
    asked = bots[seed % players] = Asked(chance.below(SEED_LIMIT))
    while title.outcome(state) is None:
        advance(state, bots[state.frames[-1].actor(state)].choose(title, state), SILENCE)
    return asked.answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games among each kind of others")
    parser.add_argument("--seed", type=int, default=320_001)
    given = parser.parse_args()
    print("decisions at which it is taken for possible, for more likely than not, and how likely on the average")
    for others in OTHERS:
        found: dict[str, list[float]] = {stage: [] for stage in STAGES}
        for seed in range(given.seed, given.seed + given.games):
            # Of four games one is played by three.
            for stage, likely in answers(others, 4 if seed % 4 else 3, seed):
                found[stage].append(likely)
        told = [
            f"{stage} ({len(some)}) {mean(one > 0 for one in some):.1%}, {mean(one > 0.5 for one in some):.1%}, "
            f"{mean(some):.2f}"
            for stage, some in found.items()
        ]
        print(f"{others:10} {'; '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
