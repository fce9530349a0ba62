"""How much is tried: a few examples whenever the tests run, many times as many with `make soak`, and all of a cross."""

import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

import pytest

TIMES = int(os.environ.get("BRADSHAW_EXAMPLES") or 1)
SOAK = TIMES > 1

T = TypeVar("T")

in_soak = pytest.mark.soak
"""A test that only `make soak` runs: what it tries, shorter ones try whenever the tests run."""


def soaked(*values: Any, id: str | None = None) -> Any:
    """A parameter that only `make soak` tries, such as one more width, game or database."""
    return pytest.param(*values, marks=in_soak, id=id)


def first(whole: Iterable[Any]) -> list[Any]:
    """Parameters of which the first is tried whenever the tests run, and the others in a soak."""
    return [soaked(one) if number else one for number, one in enumerate(whole)]


def examples(count: int) -> int:
    """This many, or in a soak many times as many."""
    return count * TIMES


def times(most: int = 20) -> int:
    """How often something slow is done, such as a kill of the server: once, or in a soak up to this often."""
    return min(most, TIMES)


def part(whole: Sequence[T], turn: int, of: int) -> Sequence[T]:
    """One of several equal parts, or in a soak the whole. Rows of a cross that take turns try all of it together."""
    return whole if SOAK else whole[turn % of :: of]


def some(whole: Iterable[T], turn: int = 0, of: int = 5) -> Iterator[T]:
    """Every fifth one, for instance of the positions of a game, or another part; in a soak all."""
    return iter(whole) if SOAK else islice(whole, turn % of, None, of)
