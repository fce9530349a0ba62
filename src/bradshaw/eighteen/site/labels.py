"""The numbers that 18xx.games gives to certificates and tiles, which are alike in the rules."""

from __future__ import annotations

from collections.abc import Iterable

DIRECTOR = 0
"""The number of the director's certificate."""


class Certificates:
    """Where the numbered certificates of each company are, in the order in which they came there."""

    def __init__(self, companies: int, number: int, offering: int, holders: Iterable[int]) -> None:
        everybody = list(holders)
        self._number = number
        self._offering = offering
        self.certificates: list[dict[int, list[int]]] = [
            {holder: list(range(number)) if holder == offering else [] for holder in everybody}
            for _ in range(companies)
        ]

    def holder(self, company: int, number: int) -> int | None:
        """Who has a certificate."""
        return next((holder for holder, held in self.certificates[company].items() if number in held), None)

    def move(self, company: int, number: int, to: int) -> None:
        for held in self.certificates[company].values():
            if number in held:
                held.remove(number)
        self.certificates[company][to].append(number)

    def return_all(self, company: int) -> None:
        """Everything is in the offering again."""
        for held in self.certificates[company].values():
            held.clear()
        self.certificates[company][self._offering] = list(range(self._number))


class TileCopies:
    """On which hex each numbered copy of a tile lies."""

    def __init__(self) -> None:
        self.tiles: dict[tuple[str, int], str] = {}

    def lay(self, hex_: str, tile: str, copy: int) -> None:
        for key, where in list(self.tiles.items()):
            if where == hex_:
                del self.tiles[key]
        self.tiles[tile, copy] = hex_

    def free_copy(self, tile: str) -> int:
        """The lowest copy of a tile that lies nowhere."""
        copy = 0
        while (tile, copy) in self.tiles:
            copy += 1
        return copy

    def copy_at(self, hex_: str) -> tuple[str, int] | None:
        """The tile on a hex with its copy number; None where none lies."""
        return next((key for key, where in self.tiles.items() if where == hex_), None)
