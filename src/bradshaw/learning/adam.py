"""Learning by gradient descent: the method of Adam, and in which order things are learned from. Needs numpy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

DECAY = 1e-4
"""How much weights are drawn to nothing."""

Layers = dict[str, Any]


class Adam:
    """Changes layers step by step."""

    def __init__(self, layers: Layers) -> None:
        self._layers = layers
        self._means = {name: np.zeros_like(one) for name, one in layers.items()}
        self._squares = {name: np.zeros_like(one) for name, one in layers.items()}
        self._steps = 0

    def step(self, slopes: Mapping[str, Any], rate: float) -> None:
        """Go one step down these slopes."""
        self._steps += 1
        for name, layer in self._layers.items():
            slope = slopes[name] + (DECAY * layer if len(layer) > 1 else 0)
            self._means[name] = 0.9 * self._means[name] + 0.1 * slope
            self._squares[name] = 0.999 * self._squares[name] + 0.001 * slope * slope
            step = self._means[name] / (1 - 0.9**self._steps)
            size = np.sqrt(self._squares[name] / (1 - 0.999**self._steps)) + 1e-8
            self._layers[name] = (layer - rate * step / size).astype(np.float32)


def batches(size: int, batch: int, epochs: int) -> Iterator[tuple[Any, float]]:
    """Which things to learn from at each step, all of them in each epoch, and how far to go: ever less far."""
    chance, steps = np.random.default_rng(1), epochs * (size // batch)
    for step in range(steps):
        if step % (size // batch) == 0:
            shuffled, at = chance.permutation(size), 0
        yield shuffled[at : at + batch], 0.5 * (1 + np.cos(np.pi * step / steps))
        at += batch
