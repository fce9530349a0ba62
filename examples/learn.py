"""Learns to play Emu Bay by playing against itself, with numpy alone, and says how well it plays before and after.

A policy with one hidden layer sees the observation of the seat that decides and gives every legal move a probability.
Games are played side by side; after each batch the moves of the winners are made likelier and those of the others
less likely (REINFORCE, with the mean reward of a seat as its baseline). Run it in a clone:

    python examples/learn.py --minutes 5
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np

from bradshaw.bots.kinds import make
from bradshaw.envs import Play, VectorStepper, scaled

GAME, PLAYERS = "emubay", 3
COPIES = 64
HIDDEN = 64
BATCH = 64
"""Games from which a step is learned."""
RATE = 0.003
ENTROPY = 0.01
"""How much a policy is worth that has not made up its mind."""


class Policy:
    """Observations in, probabilities of moves out."""

    def __init__(self, inputs: int, moves: int, rng: np.random.Generator) -> None:
        self.weights = [
            rng.normal(0, 1 / math.sqrt(inputs), (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, moves), np.float32),
            np.zeros(moves, np.float32),
        ]
        self._means = [np.zeros_like(one) for one in self.weights]
        self._squares = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def __call__(self, observations: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        first, first_bias, second, second_bias = self.weights
        hidden = np.tanh(observations @ first + first_bias)
        scores = np.where(masks, hidden @ second + second_bias, -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, likely / likely.sum(axis=1, keepdims=True)

    def learn(self, observations: np.ndarray, masks: np.ndarray, moves: np.ndarray, gains: np.ndarray) -> None:
        """One step of Adam towards moves that gained more than expected."""
        hidden, likely = self(observations, masks)
        chosen = np.zeros_like(likely)
        chosen[np.arange(len(moves)), moves] = 1
        logs = np.log(np.maximum(likely, 1e-9))
        doubt = -(likely * logs).sum(axis=1, keepdims=True)
        up = (gains[:, None] * (chosen - likely) - ENTROPY * likely * (logs + doubt)) / len(moves)
        back = (up @ self.weights[2].T) * (1 - hidden**2)
        steps = [observations.T @ back, back.sum(axis=0), hidden.T @ up, up.sum(axis=0)]
        self._steps += 1
        for number, step in enumerate(steps):
            self._means[number] = 0.9 * self._means[number] + 0.1 * step
            self._squares[number] = 0.999 * self._squares[number] + 0.001 * step**2
            mean = self._means[number] / (1 - 0.9**self._steps)
            square = self._squares[number] / (1 - 0.999**self._steps)
            self.weights[number] += (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def pick(likely: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A move of every row, by its probability."""
    points = rng.random((len(likely), 1)) * likely.sum(axis=1, keepdims=True)
    picked: np.ndarray = np.argmax(likely.cumsum(axis=1) > points, axis=1)
    return picked


def train(policy: Policy, seconds: float, workers: int, seed: int) -> int:
    """Play and learn; how many games it took."""
    rng = np.random.default_rng(seed)
    played, until = 0, time.monotonic() + seconds
    with VectorStepper(GAME, COPIES, PLAYERS, workers=workers) as games:
        games.reset(seed)
        encoding = games.play.encoding
        histories: list[list[tuple[np.ndarray, np.ndarray, int, int]]] = [[] for _ in range(COPIES)]
        batch: list[tuple[np.ndarray, np.ndarray, int, float]] = []
        ended = 0
        while time.monotonic() < until:
            seen, masks, actors = scaled(encoding, games.observations), games.masks.astype(bool), games.actors.copy()
            moves = pick(policy(seen, masks)[1], rng)
            stepped = games.step(moves)
            for number, history in enumerate(histories):
                history.append((seen[number], masks[number], int(moves[number]), int(actors[number])))
                if stepped.terminated[number]:
                    rewards = stepped.rewards[number]
                    batch += [(row, mask, move, float(rewards[seat])) for row, mask, move, seat in history]
                    history.clear()
                    ended += 1
            if ended >= BATCH:
                rows, legal, made, gains = (np.array(part) for part in zip(*batch, strict=True))
                policy.learn(rows, legal, made, (gains - gains.mean()) / (gains.std() + 1e-6))
                played, ended, batch = played + ended, 0, []
    return played


def wins(policy: Policy, opponent: str, games: int, seed: int) -> float:
    """How many games it wins against two others, in every seat in turn; a shared victory counts as a part of one."""
    rng = np.random.default_rng(seed)
    play, won = Play(GAME, PLAYERS), 0.0
    for number in range(games):
        play.reset(seed + number)
        own = number % PLAYERS
        bots = [make(opponent, seed + number * PLAYERS + seat) for seat in range(PLAYERS)]
        while not play.over:
            if play.actor == own:
                row = scaled(play.encoding, play.observe(own))[None]
                play.step(int(pick(policy(row, play.mask(own)[None].astype(bool))[1], rng)[0]))
            else:
                index = play.legal.index(bots[play.actor].choose(play.title, play.state))
                assert index is not None  # every bid of this game has an index
                play.step(index)
        assert play.outcome is not None
        won += (own in play.outcome.winners) / len(play.outcome.winners)
    return won


def told(won: float, games: int) -> str:
    """A share of wins with its 95 % interval (Wilson)."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{share:.0%} of {games} games ({max(0.0, middle - half):.0%} to {middle + half:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Emu Bay.")
    parser.add_argument("--minutes", type=float, default=5, help="how long to learn")
    parser.add_argument("--workers", type=int, default=2, help="processes that play; 0 for none but this")
    parser.add_argument("--games", type=int, default=300, help="games to measure against random players")
    parser.add_argument("--greedy-games", type=int, default=60, help="games to measure against greedy bots")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    play = Play(GAME, PLAYERS)
    policy = Policy(play.encoding.size, play.encoding.moves.size, np.random.default_rng(asked.seed))
    matches = [("random", asked.games), ("greedy", asked.greedy_games)]

    def measure(when: str) -> None:
        for opponent, games in matches:
            if games:
                print(
                    f"{when}: against two {opponent}, {told(wins(policy, opponent, games, 10**6), games)}", flush=True
                )

    measure("before")
    played = train(policy, 60 * asked.minutes, asked.workers, asked.seed)
    print(f"learned from {played} games in {asked.minutes:g} minutes", flush=True)
    measure("after")


if __name__ == "__main__":
    main()
