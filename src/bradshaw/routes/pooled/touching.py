"""Which Freights run as one where all that touch end to end are joined."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache


def touching_chains(ends: Sequence[tuple[Hashable, Hashable]], permanent: Sequence[bool]) -> list[int]:
    """The chain of each Freight, named by the number of the Freight with which it begins.

    That is the first one that is not permanent, else the first; and again, until each has a chain. A chain goes on from
    both ends as far as it can. Where several Freights touch it in one stop it goes on with a line in which one is not
    permanent, else with the longest; the others make chains of their own, though they touch it.
    """

    @cache
    def onward(stop: Hashable, free: tuple[int, ...]) -> tuple[int, ...]:
        """The line of Freights that goes on from a stop, of those that are free."""
        lines = []
        for number in free:
            if stop in ends[number]:
                one, other = ends[number]
                lines.append((number, *onward(other if one == stop else one, _without(free, (number,)))))
        passing = (line for line in lines if not all(permanent[number] for number in line))
        return next(passing, None) or max(lines, key=len, default=())

    chains = [0] * len(ends)
    left = tuple(range(len(ends)))
    while left:
        first = next((number for number in left if not permanent[number]), left[0])
        chain: tuple[int, ...] = (first,)
        for stop in ends[first]:
            chain += onward(stop, _without(left, chain))
        for number in chain:
            chains[number] = first
        left = _without(left, chain)
    return chains


def _without(numbers: tuple[int, ...], gone: Sequence[int]) -> tuple[int, ...]:
    return tuple(number for number in numbers if number not in gone)
