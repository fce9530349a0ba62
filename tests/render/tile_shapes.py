"""The tiles of two games as they are drawn: those of 1860 from the game's data, those of 1862 from a short list."""

from __future__ import annotations

import json
from importlib.resources import files

from bradshaw.core.view import Stop, Track

KINDS = {"city": "large", "town": "small", "halt": "halt", "village": "village", "offboard": "offboard"}

# Number, colour, letter or "-", value and circles of the large station or "-", and sides or lines between them.
SHAPES_1862 = """
5 yellow - 20x1 0 1
6 yellow - 20x1 0 2
57 yellow - 20x1 0 3
201 yellow Y 30x1 0 1
202 yellow Y 30x1 0 2
621 yellow Y 30x1 0 3
790 yellow N 40x2 0 1 3 4
8850 yellow - - 05
8851 yellow - - 04
8852 yellow - - 03
14 green - 30x2 0 1 3 4
15 green - 30x2 0 1 2 3
619 green - 30x2 0 2 3 4
53y green Y 50x2 0 2 4
792 green Y 50x2 0 3 5
793 green Y 50x2 0 1 3
791 green N 60x3 0 1 2 3 4
16 green - - 02 13
17 green - - 04 13
18 green - - 03 12
19 green - - 03 24
20 green - - 03 14
21 green - - 02 34
22 green - - 04 23
611 russet - 40x2 0 1 2 3 4
61y russet Y 60x2 0 2 3 4
891y russet Y 60x2 0 1 2 3
796 russet Y 60x2 0 1 3 4
797 russet Harwich 60x2 0 3 4
794 russet N 80x4 0 1 2 3 4 5
795 russet Ipswich 80x4 0 1 2 4 5
778 russet - - 04 13 25
779 russet - - 04 15 23
780 russet - - 03 12 45
798 russet - - 03 14 25
"""


def turned(track: Track, turns: int) -> Track:
    """The same tile, turned clockwise."""

    def end(name: str) -> str:
        return f"e{(int(name[1:]) + turns) % 6}" if name[0] == "e" else name

    links = tuple((end(one), end(two)) for one, two in track.links)
    return Track(track.colour, track.stops, links, track.label, track.tile)


def tiles_1860() -> list[Track]:
    data = json.loads(files("bradshaw.games.g1860").joinpath("data.json").read_text(encoding="utf-8"))
    return [
        Track(
            tile["color"],
            tuple(
                Stop(
                    KINDS[stop["kind"]],
                    stop.get("name") or "",
                    stop["revenue"],
                    ("",) * stop["slots"] if stop["kind"] == "city" else (),
                )
                for stop in tile["stops"]
            ),
            tuple((one, two) for one, two in tile["paths"]),
            tile["label"] or "",
            tile["id"],
        )
        for tile in data["tiles"]
    ]


def tiles_1862() -> list[Track]:
    """With a small station on every line of a village that can have one, which is when a tile is fullest."""
    tiles = []
    for line in SHAPES_1862.split("\n")[1:-1]:
        number, colour, label, station, *ways = line.split()
        if station == "-":
            stops = tuple(Stop("small", value=20) for _ in ways)
            links = [(f"e{end}", f"s{number}") for number, way in enumerate(ways) for end in way]
        else:
            value, circles = map(int, station.split("x"))
            stops = (Stop("large", value=value, circles=("",) * circles),)
            links = [(f"e{way}", "s0") for way in ways]
        tiles.append(Track(colour, stops, tuple(links), label.strip("-"), number))
    return tiles


def plain(track: Track) -> Track:
    """A village tile before it has any station: only its lines."""
    ends: dict[str, list[str]] = {}
    for side, stop in track.links:
        ends.setdefault(stop, []).append(side)
    links = tuple((one, two) for one, two in ends.values())
    return Track(track.colour, (), links, track.label, track.tile)
