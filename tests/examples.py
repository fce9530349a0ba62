"""How much is tried: a few examples whenever the tests run, many times as many with `make soak`, and all of a cross."""

import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

TIMES = int(os.environ.get("BRADSHAW_EXAMPLES") or 1)
SOAK = TIMES > 1

T = TypeVar("T")


def examples(count: int) -> int:
    """So many, or in a soak many times as many."""
    return count * TIMES


def times(most: int = 20) -> int:
    """How often something slow is done, such as a kill of the server: once, or in a soak so often."""
    return min(most, TIMES)


def part(whole: Sequence[T], turn: int, of: int) -> Sequence[T]:
    """One of so many equal parts, or in a soak the whole: of a cross, rows whose turns follow one another try all."""
    return whole if SOAK else whole[turn % of :: of]


def some(whole: Iterable[T], turn: int = 0, of: int = 3) -> Iterator[T]:
    """One of so many, such as the positions of a game; in a soak all."""
    return iter(whole) if SOAK else islice(whole, turn % of, None, of)
