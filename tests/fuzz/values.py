"""Values of all sorts, for places where they do not belong."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st


class Stranger(msgspec.Struct, frozen=True):
    """A struct that no game knows."""

    name: str = "x"


def endless() -> list[Any]:
    """A list that contains itself."""
    items: list[Any] = []
    items.append(items)
    return items


def deep() -> list[Any]:
    """A list in a list in a list, deeper than Python recurses."""
    items: list[Any] = []
    for _ in range(5_000):
        items = [items]
    return items


HUGE = [2**53, -(2**53), 2**63, 2**64, -(2**64), 10**30, 10**400]
TEXTS = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        ["", " ", "\n", "\x00", "\ud800", "\x1b[31m", "null", "0", "-1", "é", "x" * 5000, "\u202e", "type"]
    ),
)
NUMBERS = st.one_of(st.integers(-3, 12), st.integers(), st.sampled_from(HUGE), st.floats())

JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXTS, inner, max_size=3)),
    max_leaves=5,
)
"""What a JSON file can hold."""

ANYTHING = st.one_of(
    JSON,
    st.binary(max_size=4),
    st.just(10**5000),
    st.builds(endless),
    st.builds(deep),
    st.complex_numbers(),
    st.frozensets(st.integers(0, 9), max_size=2),
    st.tuples(st.integers(0, 9)),
    st.builds(Stranger),
    st.sampled_from([object(), int, Stranger, msgspec.UNSET, Ellipsis, bytearray(b"x"), memoryview(b"x")]),
)
"""What a Python program can hold."""
