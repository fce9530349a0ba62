"""Ratings: how strong players are taken to be in a game, and how sure that is.

The model is that of Plackett and Luce, for any number of players, as the arena has it for bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from openskill.models import PlackettLuce

CONFIDENCE = 1.959963984540054
"""Standard deviations on either side of a 95 % interval."""

_MODEL: Any = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is taken to be, and the standard deviation of that."""

    mean: float
    deviation: float

    @property
    def margin(self) -> float:
        """How far the strength may be off on either side, 19 times in 20."""
        return CONFIDENCE * self.deviation

    @property
    def low(self) -> float:
        return self.mean - self.margin


def _first() -> Rating:
    fresh = _MODEL.rating()
    return Rating(fresh.mu, fresh.sigma)


FIRST = _first()
"""Of whom nothing is known yet."""


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which the players came in at these places, in the same order."""
    teams = [[_MODEL.rating(mu=one.mean, sigma=one.deviation)] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]
