"""Answers that are kept for the very same things: a whole board takes longer to hash than most questions about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")
T = TypeVar("T")

MOST_KEPT: Final = 512


class Kept(Generic[A, B, T]):
    """A function of two values that never change, with its answers kept by which objects they are, not by their worth.

    Copies of a state share what has not changed, so one board is one object for as long as it lies.
    """

    __slots__ = ("_kept", "_make")

    def __init__(self, make: Callable[[A, B], T]) -> None:
        self._make = make
        self._kept: dict[tuple[int, int], tuple[T, A, B]] = {}

    def __call__(self, one: A, other: B) -> T:
        key = id(one), id(other)
        known = self._kept.get(key)
        if known is not None:
            return known[0]
        answer = self._make(one, other)
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        # With the objects themselves, so that no other can come to have their ids.
        self._kept[key] = answer, one, other
        return answer


class KeptAll(Generic[A, T]):
    """The same for a function of any number of things of one kind."""

    __slots__ = ("_kept", "_make")

    def __init__(self, make: Callable[[tuple[A, ...]], T]) -> None:
        self._make = make
        self._kept: dict[tuple[int, ...], tuple[T, tuple[A, ...]]] = {}

    def __call__(self, things: tuple[A, ...]) -> T:
        key = tuple(map(id, things))
        known = self._kept.get(key)
        if known is not None:
            return known[0]
        answer = self._make(things)
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[key] = answer, things
        return answer
