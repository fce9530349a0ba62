"""How the players stand: what their positions are worth, turned into chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from bradshaw.core.state import State
from bradshaw.core.title import Title

FAIR = 5_000.0
"""What somebody who plays alone is worth who stands at one half."""

HAIR = 1e-6
"""Who wins or loses either way still takes what can be had."""


def chances(worths: Sequence[float], doubt: float) -> list[float]:
    """Each seat's chance to win, from what each is worth: the softmax of the worths."""
    best = max(worths)
    powers = [exp((worth - best) / doubt) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]


def alone(worth: float) -> float:
    """How well a player stands who plays alone and cannot but win: more for more, and less than 1."""
    return worth / (abs(worth) + FAIR)


def standing(title: Title[Any], state: State) -> list[float]:
    """Each seat's chance to win; once the game is over, the winners' parts of the victory, and a hair for the money."""
    outcome = title.outcome(state)
    worths = title.evaluate(state) if outcome is None else outcome.scores
    if len(worths) == 1:
        return [alone(worths[0])]
    if outcome is None:
        return chances(worths, title.doubt(state))
    part = 1 / len(outcome.winners)
    return [
        (part if seat in outcome.winners else 0.0) + HAIR * alone(score) for seat, score in enumerate(outcome.scores)
    ]
