"""The map: its hexes, what is printed on them, and which sides track can cross."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from bradshaw.eighteen.board.tiles import PORT, RED, SIDES, Pattern, TileStop, read_pattern

NOWHERE: Final = -1
"""Beyond a side that no track may cross: the sea, the edge of the map, a barrier."""


FAR: Final = 99
"""Further than any hex is from another."""


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


class Area(msgspec.Struct, frozen=True):
    """A place beyond the edge of the map where runs may end: one stop, however many hexes lead into it."""

    number: int
    id: str
    name: str
    kind: int
    """RED or PORT."""
    values: tuple[int, ...]
    """What it is worth, by the stage of the game."""
    entries: tuple[tuple[int, int, str], ...]
    """The ways in: the hex, its side, and the cell of the area that lies beyond."""


class Geography:
    """All hexes by number. Two hexes that touch share a border, which has a number of its own.

    Areas are numbered after the hexes, as if each were one hex more.
    """

    __slots__ = (
        "across",
        "areas",
        "border",
        "border_name",
        "border_number",
        "borders",
        "hexes_beside",
        "number",
        "places",
        "steps",
    )

    def __init__(self, places: Iterable[Place], areas: Iterable[Area] = ()) -> None:
        self.places = tuple(places)
        self.areas = tuple(areas)
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
            border.append(sides)
        names = ["-".join(sorted(self.places[one].id for one in pair)) for pair in known]
        for area in self.areas:
            for hex_, side, cell in area.entries:
                border[hex_][side] = len(names)
                names.append("-".join(sorted((cell, self.places[hex_].id))))
        self.border = tuple(tuple(sides) for sides in border)
        """For each hex the border at each side, or NOWHERE."""
        self.borders = len(names)
        self.border_name = tuple(names)
        """The two hexes of each border, such as "G5-H4"."""
        self.border_number = {name: number for number, name in enumerate(self.border_name)}

        beside: dict[int, list[tuple[int, int]]] = {}
        for hex_, row in enumerate(self.border):
            for side, number in enumerate(row):
                beside.setdefault(number, []).append((hex_, side))
        for area in self.areas:
            for hex_, side, _ in area.entries:
                beside[self.border[hex_][side]].append((len(self.places) + area.number, NOWHERE))
        self.hexes_beside = tuple(
            tuple(place for place, _ in beside[number] if place < len(self.places)) for number in range(self.borders)
        )
        """For each border the hexes beside it."""
        self.across = tuple(
            tuple(
                next((spot for spot in beside[number] if number != NOWHERE and spot[0] != hex_), (NOWHERE, NOWHERE))
                for number in row
            )
            for hex_, row in enumerate(self.border)
        )
        """For each side of each hex the hex beyond and its side, or an area, or NOWHERE."""
        self.steps = self._steps()
        """How many hexes lie between any two, by sides that track can cross."""

    def _steps(self) -> tuple[tuple[int, ...], ...]:
        rows = []
        for start in range(len(self.places)):
            row = [FAR] * len(self.places)
            row[start] = 0
            queue = [start]
            for place in queue:
                for other in self.places[place].neighbours:
                    if other != NOWHERE and row[other] == FAR and not self.places[other].fixed:
                        row[other] = row[place] + 1
                        queue.append(other)
            rows.append(tuple(row))
        return tuple(rows)

    def __len__(self) -> int:
        return len(self.places)

    def name(self, number: int) -> str:
        """The id of a hex or of an area."""
        return self.places[number].id if number < len(self.places) else self.areas[number - len(self.places)].id


def distance(one: Place, other: Place) -> int:
    """How many hexes lie from one to the other as the crow flies, the last one included."""
    across, along = abs(one.column - other.column), abs(one.row - other.row)
    return across + max(0, (along - across) // 2)


def fits(geography: Geography, place: int, pattern: Pattern) -> bool:
    """Whether no track runs into the sea, a barrier or the edge of the map."""
    border = geography.border[place]
    return NOWHERE not in [border[side] for side in pattern.sides]


def read_geography(
    hexes: Iterable[Mapping[str, Any]], values: Mapping[str, int], areas: Iterable[Mapping[str, Any]] = ()
) -> Geography:
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
    return Geography(
        places,
        [
            Area(
                index,
                area["id"],
                area["name"],
                PORT if area["kind"] == "port" else RED,
                tuple(area["values"]),
                tuple((number[entry["from"]], entry["edge"], entry["cell"]) for entry in area["entries"]),
            )
            for index, area in enumerate(areas)
        ],
    )
