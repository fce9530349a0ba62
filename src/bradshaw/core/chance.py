"""Seeded chance: the same numbers on every machine, in every version of Python and in any other language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
SEED_LIMIT = 1 << 53
"""Seeds are below this, so that they survive as JSON numbers everywhere."""


class Chance:
    """SplitMix64 (Steele, Lea and Flood 2014) with unbiased draws below a limit."""

    __slots__ = ("seed", "state")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.state = seed & _MASK
        """Where the sequence stands."""

    def _next(self) -> int:
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, each equally likely."""
        if not 0 < limit <= _MASK + 1:
            raise ValueError(f"no number can be drawn below {limit}")
        most = _MASK + 1 - limit
        while True:
            number = self._next()
            drawn = number % limit
            # Above the last whole stretch of `limit` numbers some remainders would come more often than others.
            if number - drawn <= most:
                return drawn

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher and Yates)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
