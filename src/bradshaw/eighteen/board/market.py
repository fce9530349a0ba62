"""The chart of share prices: one line of places that zigzags over two tiers, with markers stacked on them.

A step of one place changes the tier; a step of two is one space to the side on the same tier. Even places are on the
upper tier. Place 0 has the price 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

SPACE: Final = 2
"""Places in one space to the side."""
OFF: Final = -1
"""The place of a company that has no marker on the chart."""


def steps(dividend: int, price: int, most: int) -> int:
    """How many places a dividend moves a price: a space for each time that it holds the price, one back for none."""
    if not dividend:
        return -SPACE
    return SPACE * min(dividend // price, most)


class Chart(msgspec.Struct, frozen=True):
    """The printed chart: the price of each place."""

    prices: tuple[int, ...]
    most_rises: int
    """The most spaces that a dividend raises a price."""

    @property
    def top(self) -> int:
        return len(self.prices) - 1

    def place(self, price: int) -> int:
        """The place with this price."""
        return self.prices.index(price)

    def moved(self, place: int, steps: int) -> int:
        """Where a marker ends that moves so many places; the chart's ends stop it."""
        return min(max(place + steps, 0), self.top)


class Markers(msgspec.Struct):
    """Where the companies' markers lie. Within a place, those that came first are on top and operate first."""

    places: list[int]
    """The place of each company, or OFF."""
    arrivals: list[int]
    """Companies with a marker, in the order in which they came to where they are."""

    def copy(self) -> Markers:
        return Markers(self.places.copy(), self.arrivals.copy())

    def put(self, company: int, place: int) -> None:
        """Move a marker to a place, below those that are there already."""
        self.remove(company)
        self.places[company] = place
        self.arrivals.append(company)

    def remove(self, company: int) -> None:
        if self.places[company] != OFF:
            self.places[company] = OFF
            self.arrivals.remove(company)

    def on(self, place: int) -> list[int]:
        """The companies on a place, from the top."""
        return [company for company in self.arrivals if self.places[company] == place]

    def order(self, companies: Sequence[int]) -> list[int]:
        """Companies in operating order: highest price first, then top of the stack first."""
        rank = {company: number for number, company in enumerate(self.arrivals)}
        return sorted(companies, key=lambda company: (-self.places[company], rank[company]))
