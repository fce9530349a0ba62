"""The numbers that 18xx.games gives to certificates and tiles, and its spaces of London.

In the rules the seven ordinary certificates of a company are alike, and so are tiles of one kind and the four spaces of
London. Files of 18xx.games name each of them, so that a reader of such files must follow where each one is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bradshaw.eighteen.board.tiles import SIDES
from bradshaw.eighteen.site.labels import DIRECTOR, Certificates, TileCopies
from bradshaw.eighteen.state import IPO, NO_TILE, POOL
from bradshaw.games.g1862.components import ALL, DIRECTORS_SHARES, GEOGRAPHY, LONDON, SHARES, TILES, lines_of
from bradshaw.games.g1862.state import CHARTER, Counties

CERTIFICATES: Final = SHARES - DIRECTORS_SHARES + 1

LONDON_CITIES: Final = {"B15": "B15-0-3", "D15": "D15-0-4"}
"""The hexes of London that have spaces for markers, and what they are called there."""
SPACES_EACH: Final = 2

SMALL_STATIONS: Final = {
    "16": {"1a": (0,), "1b": (1,), "2": (0, 1)},
    "17": {"1": (0,), "2": (0, 1)},
    "18": {"1a": (0,), "1b": (1,), "2": (0, 1)},
    "19": {"1a": (0,), "1b": (1,), "2": (0, 1)},
    "20": {"1": (0,), "1b": (1,), "2": (0, 1)},
    "21": {"1a": (0,), "1b": (1,), "2": (0, 1)},
    "22": {"1a": (0,), "1b": (1,), "2": (0, 1)},
    "778": {"1a": (0,), "1b": (2,), "2a": (0, 2), "2b": (0, 1), "3": (0, 1, 2)},
    "779": {"1a": (0,), "1b": (1,), "1c": (2,), "2a": (0, 1), "2b": (0, 2), "2c": (1, 2), "3": (0, 1, 2)},
    "780": {"1a": (0,), "1b": (1,), "2a": (0, 1), "2b": (1, 2), "3": (0, 1, 2)},
    "798": {"1": (0,), "2": (0, 1), "3": (0, 1, 2)},
}
"""Tiles with small stations have names of their own there: the tile, and which of its lines carry one.

Where a tile looks the same in several rotations, only some sets of lines have a name.
"""


class Labels(Certificates, TileCopies):
    """Where the numbered certificates and tiles are, and which space of London each company has."""

    def __init__(self, state: Counties) -> None:
        Certificates.__init__(self, ALL, CERTIFICATES, IPO, (IPO, POOL, CHARTER, *range(state.players)))
        TileCopies.__init__(self)
        self.london: dict[int, tuple[str, int]] = {}
        """Hex and slot of the companies with a marker in London."""
        self.rotations: dict[str, int] = {}
        """The rotation of each tile as it was last laid; a new small station may turn a symmetrical one."""

    # Certificates

    def buy(self, company: int, number: int, to: int) -> None:
        """A certificate is bought; who directs the company is seen to when the state is followed."""
        self.move(company, number, to)

    def sell(self, company: int, numbers: Iterable[int]) -> None:
        """Ordinary certificates are sold; what becomes of the director's is seen to when the state is followed."""
        for number in numbers:
            if number != DIRECTOR:
                self.move(company, number, POOL)

    def follow(self, state: Counties) -> None:
        """After an action: let every holder have as many certificates as the state says."""
        for company in range(ALL):
            if state.ipo[company] == SHARES:
                if len(self.certificates[company][IPO]) < CERTIFICATES:
                    self.return_all(company)
            else:
                self._reconcile(state, company)
        seated = {station.company for station in state.stations if station.place == LONDON}
        for company in [company for company in self.london if company not in seated]:
            space = self.london.pop(company)
            heir = next((one for one in sorted(seated) if one not in self.london), None)
            if heir is not None:
                # A merger has put the marker of the surviving company there.
                self.london[heir] = space

    def _reconcile(self, state: Counties, company: int) -> None:
        held = self.certificates[company]
        director = state.director[company]
        if DIRECTOR not in held[director]:
            before = self.holder(company, DIRECTOR)
            self.move(company, DIRECTOR, director)
            if before is not None and before != director:
                # The certificates that are exchanged for it go where it comes from.
                for number in [one for one in held[director] if one != DIRECTOR][:DIRECTORS_SHARES]:
                    if self._excess(state, company, director) > 0 > self._excess(state, company, before):
                        self.move(company, number, before)
        for holder, numbers in held.items():
            for number in [one for one in reversed(numbers) if one != DIRECTOR]:
                if self._excess(state, company, holder) <= 0:
                    break
                lacking = next((one for one in held if self._excess(state, company, one) < 0), None)
                if lacking is None:
                    break
                self.move(company, number, lacking)

    def _excess(self, state: Counties, company: int, holder: int) -> int:
        """How many ordinary certificates too many a holder has here."""
        return sum(one != DIRECTOR for one in self.certificates[company][holder]) - ordinary(state, company, holder)

    # London

    def link(self, company: int, hex_: str) -> None:
        """A company has its marker in the first free slot of a hex."""
        self.london[company] = next(space for space in self.free_spaces() if space[0] == hex_)

    def free_spaces(self) -> list[tuple[str, int]]:
        """The spaces of London that are not taken."""
        spaces = [(hex_, slot) for hex_ in LONDON_CITIES for slot in range(SPACES_EACH)]
        return [space for space in spaces if space not in self.london.values()]


def ordinary(state: Counties, company: int, holder: int) -> int:
    """The ordinary certificates of a company that a holder has."""
    if holder == IPO:
        shares = state.ipo[company]
    elif holder == POOL:
        shares = state.pool[company]
    elif holder == CHARTER:
        shares = state.own[company]
    else:
        shares = state.shares(holder, company)
    return shares - (DIRECTORS_SHARES if state.director[company] == holder else 0)


# Tiles with small stations


def stations_of(name: str, rotation: int) -> tuple[str, set[tuple[int, int]]]:
    """The tile of a name there, and the lines, as it lies, that carry a small station. Raises KeyError."""
    base, _, variant = name.partition("_")
    number = next((tile.number for tile in TILES if tile.id == base), None)
    if number is None or not variant:
        return base, set()
    lines = lines_of(number * SIDES + rotation)
    return base, {lines[line] for line in SMALL_STATIONS[base][variant]}


def name_with_stations(tile: str, rotation: int, lines: set[tuple[int, int]]) -> tuple[str, int]:
    """The name there of a tile with small stations, and the rotation in which that name fits."""
    if tile not in SMALL_STATIONS:
        return tile, rotation
    number = next(one.number for one in TILES if one.id == tile)
    shape = set(lines_of(number * SIDES + rotation))
    for turn in range(SIDES):
        turned = (rotation + turn) % SIDES
        if set(lines_of(number * SIDES + turned)) != shape:
            continue
        for variant in SMALL_STATIONS[tile]:
            name = f"{tile}_{variant}"
            if stations_of(name, turned)[1] == lines:
                return name, turned
    raise KeyError(f"{tile} with {sorted(lines)}")


def small_lines(state: Counties, hex_: str) -> set[tuple[int, int]]:
    """The lines of a hex that carry a small station."""
    place = GEOGRAPHY.number[hex_]
    code = state.tiles[place]
    if code == NO_TILE:
        return set()
    return {line for number, line in enumerate(lines_of(code)) if state.small[place] >> number & 1}
