"""The map: its hexes, what is printed on them, and which sides track can cross."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from bradshaw.eighteen.tiles import SIDES, Pattern, TileStop, read_pattern

NOWHERE: Final = -1
"""Beyond a side that no track may cross: the sea, the edge of the map, a barrier."""


def opposite(side: int) -> int:
    """The same side, seen from the hex beyond."""
    return (side + SIDES // 2) % SIDES


class Place(msgspec.Struct, frozen=True):
    """One hex of the map."""

    number: int
    id: str
    name: str
    stops: tuple[tuple[str, str], ...]
    """The towns and villages printed there: (kind, name)."""
    label: str
    cost: int
    """What the first tile costs."""
    terrain: str
    fixed: bool
    """Whether no tile may ever be laid here."""
    neighbours: tuple[int, ...]
    """The hex beyond each side, or NOWHERE."""
    barriers: tuple[int, ...]
    """Sides closed although land lies beyond."""
    printed: Pattern
    """Track and stations that are printed on the map."""

    @property
    def column(self) -> int:
        return ord(self.id[0]) - ord("A")

    @property
    def row(self) -> int:
        return int(self.id[1:])


class Geography:
    """All hexes by number. Two hexes that touch share a border, which has a number of its own."""

    __slots__ = ("border", "border_name", "border_number", "borders", "number", "places")

    def __init__(self, places: Iterable[Place]) -> None:
        self.places = tuple(places)
        self.number = {place.id: place.number for place in self.places}
        known: dict[tuple[int, int], int] = {}
        border = []
        for place in self.places:
            sides = []
            for other in place.neighbours:
                if other == NOWHERE:
                    sides.append(NOWHERE)
                    continue
                pair = (min(place.number, other), max(place.number, other))
                sides.append(known.setdefault(pair, len(known)))
            border.append(tuple(sides))
        self.border = tuple(border)
        """For each hex the border at each side, or NOWHERE."""
        self.borders = len(known)
        self.border_name = tuple("-".join(sorted(self.places[one].id for one in pair)) for pair in known)
        """The two hexes of each border, such as "G5-H4"."""
        self.border_number = {name: number for number, name in enumerate(self.border_name)}

    def __len__(self) -> int:
        return len(self.places)


def read_geography(hexes: Iterable[Mapping[str, Any]], values: Mapping[str, int]) -> Geography:
    """The map from data. `values` gives the worth of stops that the data only describe, by name."""
    described = list(hexes)
    number = {place["hex"]: index for index, place in enumerate(described)}
    places = []
    for index, place in enumerate(described):
        printed = place.get("preprinted") or {"stops": place["stops"], "paths": place.get("paths", ())}
        pattern = read_pattern(printed["stops"], printed["paths"])
        pattern = Pattern(
            tuple(
                TileStop(stop.kind, values.get(stop.name, stop.revenue), stop.circles, stop.name)
                for stop in pattern.stops
            ),
            pattern.links,
        )
        beyond = place["neighbours"]
        places.append(
            Place(
                index,
                place["hex"],
                place["name"] or "",
                tuple((stop["kind"], stop.get("name") or "") for stop in place["stops"]),
                place["label"] or "",
                place["terrain_cost"],
                place.get("terrain") or "",
                bool(place.get("fixed")),
                tuple(number[beyond[str(side)]] if str(side) in beyond else NOWHERE for side in range(SIDES)),
                tuple(place["impassable_edges"]),
                pattern,
            )
        )
    return Geography(places)
