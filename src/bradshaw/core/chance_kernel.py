"""Seeded chance: the same numbers on every machine, in every version of Python and in any other language.

This is ordinary Python, and also compiled, with the types of `chance_kernel.pxd`. `chance` says which form is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
MIX_AGAIN = 0x94D049BB133111EB


class Chance:
    """SplitMix64 (Steele, Lea and Flood 2014) with unbiased draws below a limit."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.state = seed & ((1 << 64) - 1)
        """Where the sequence stands."""

    def next(self) -> int:
        self.state = z = (self.state + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * MIX) & MASK
        z = ((z ^ (z >> 27)) * MIX_AGAIN) & MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, each equally likely."""
        if not 0 < limit <= 1 << 64:
            raise ValueError(f"no number can be drawn below {limit}")
        return self.draw(limit - 1)

    def draw(self, last: int) -> int:
        """A whole number from 0 to `last`."""
        if last == MASK:
            return self.next()
        most = MASK - last
        while True:
            number = self.next()
            drawn = number % (last + 1)
            # Above the last whole stretch some remainders would come more often than others.
            if number - drawn <= most:
                return drawn

    def pick(self, items: SupportsLenAndGetItem[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher and Yates)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.draw(last)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
