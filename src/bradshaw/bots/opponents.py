"""Whether the others seem to move at random: told from a position by a small network that play has taught.

The best turn against players is not the best against those who do anything at all, and nobody says who
sits there. One layer of units weighs what a position tells of how it came about, and their sum says how likely it is
that all others have moved at random.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, tanh
from typing import Any

import msgspec

from bradshaw.core.title import Title

SELDOM = 2.0
"""What tells it was taught by games in half of which the others move at random. At a table that is seldom so: the odds
are e times less, to the power of this."""
LEAST = 0.25
"""What is less likely than this is taken to be out of the question: half of the looks are worth more than that."""
SURE = 0.95
"""What is as likely as this is taken to be certain."""

Row = tuple[float, ...]


class Opponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What play has taught, and how it was taught."""

    title: str
    facts: tuple[str, ...]
    by_fact: tuple[Row, ...]
    """A row for each fact, a column for each unit."""
    bias: Row
    counts: Row
    """What each unit counts."""
    least: float
    """What counts besides."""
    made_by: Mapping[str, str | int | float] = {}
    """The run that made it."""

    def fits(self, title: Title[Any]) -> bool:
        """Whether it was made for this game, and is whole."""
        expertise = title.expertise
        return (
            expertise is not None
            and self.title == title.id
            and self.facts == tuple(expertise.play_facts)
            and len(self.by_fact) == len(self.facts)
            and {len(row) for row in (*self.by_fact, self.bias)} == {len(self.counts)}
        )

    def at_random(self, seen: Sequence[float]) -> float:
        """How likely it is that the others move at random, by what was seen."""
        sums = list(self.bias)
        for row, fact in zip(self.by_fact, seen, strict=True):
            if fact:
                sums = [one + fact * weight for one, weight in zip(sums, row, strict=True)]
        found = self.least - SELDOM + sum(weight * tanh(one) for one, weight in zip(sums, self.counts, strict=True))
        # Far out one of both would be too large for a float.
        likely = 1 / (1 + exp(-found)) if found > 0 else exp(found) / (1 + exp(found))
        return 0.0 if likely < LEAST else 1.0 if likely > SURE else likely
