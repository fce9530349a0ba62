"""Teaches to tell whether others move at random, as likely as may be. Needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from bradshaw.bots.opponents import Opponents
from bradshaw.core.title import Title
from bradshaw.learning.adam import Adam, Layers, batches
from bradshaw.learning.opponents_games import Seen

BATCH = 256
RATE = 2e-3
"""How far the first steps go."""
HELD_BACK = 10
"""Of this many games one is not learned from, and tells how well it was learned."""


class Learner:
    """What tells it, while it learns."""

    def __init__(self, facts: int, units: int) -> None:
        chance = np.random.default_rng(0)

        def random(height: int, width: int) -> Any:
            return chance.normal(0, height**-0.5, (height, width)).astype(np.float32)

        self.layers: Layers = {
            "by_fact": random(facts, units),
            "bias": np.zeros((1, units), np.float32),
            "counts": random(units, 1),
            "least": np.zeros((1, 1), np.float32),
        }
        self._method = Adam(self.layers)

    def likely(self, facts: Any) -> Any:
        """How likely it is for each position that the others move at random."""
        return _likely(self._units(facts) @ self.layers["counts"] + self.layers["least"])[:, 0]

    def _units(self, facts: Any) -> Any:
        return np.tanh(facts @ self.layers["by_fact"] + self.layers["bias"])

    def learn(self, facts: Any, at_random: Any, rate: float) -> None:
        """A step towards telling it of these positions."""
        units = self._units(facts)
        wrong = (_likely(units @ self.layers["counts"] + self.layers["least"]) - at_random[:, None]) / len(facts)
        of_units = wrong @ self.layers["counts"].T * (1 - units * units)
        slopes = {
            "by_fact": facts.T @ of_units,
            "bias": of_units.sum(0)[None],
            "counts": units.T @ wrong,
            "least": wrong.sum(0)[None],
        }
        self._method.step(slopes, rate)


def _likely(sums: Any) -> Any:
    return 1 / (1 + np.exp(-sums))


def doubt(likely: Any, at_random: Any) -> float:
    """How far the truth is from being told: the mean logarithm of how likely it was taken to be."""
    return float(-np.log(np.where(at_random, likely, 1 - likely) + 1e-9).mean())


def taught(title: Title[Any], seen: Sequence[Seen], units: int, epochs: int) -> tuple[Opponents, float]:
    """What tells it best, and how far it is off in games that it has not learned from."""
    assert title.expertise is not None
    facts = np.array([one.facts for one in seen], np.float32)
    at_random = np.array([one.at_random for one in seen])
    held_back = np.array([one.game for one in seen]) % HELD_BACK == 0
    # Of very few games none is held back.
    others = held_back if held_back.any() else ~held_back
    mean, scale = facts[~held_back].mean(0), facts[~held_back].std(0) + 1e-6
    whole = (facts - mean) / scale
    learned, truth = whole[~held_back], at_random[~held_back]
    learner = Learner(len(mean), units)
    for some, part in batches(len(learned), BATCH, epochs):
        learner.learn(learned[some], truth[some], RATE * part)
    layers = learner.layers
    by_fact = layers["by_fact"] / scale[:, None]

    def row(numbers: Any) -> tuple[float, ...]:
        return tuple(round(float(one), 5) for one in numbers)

    opponents = Opponents(
        title.id,
        tuple(title.expertise.play_facts),
        by_fact=tuple(map(row, by_fact)),
        bias=row(layers["bias"][0] - mean @ by_fact),
        counts=row(layers["counts"][:, 0]),
        least=round(float(layers["least"][0, 0]), 5),
    )
    return opponents, doubt(learner.likely(whole[others]), at_random[others])
