"""What is in a hex, in words, for those who do not see the drawing."""

from __future__ import annotations

from collections.abc import Mapping

from bradshaw.core.view import Cell, Stop, Style, Track
from bradshaw.words import say

SIDES = ("south", "south-west", "north-west", "north", "north-east", "south-east")
KINDS = {
    "large": "large station",
    "small": "small station",
    "halt": "halt",
    "village": "village",
    "offboard": "place off the board",
    "port": "port",
}


def in_words(cell: Cell, styles: Mapping[str, Style]) -> str:
    """Everything that is in a hex."""
    terrain = say(styles[cell.terrain].name)
    place = f"{cell.name}, {terrain} {cell.id}" if cell.name else f"{terrain.capitalize()} {cell.id}"
    contents = [say(mark.meaning) or mark.text for mark in cell.marks]
    if cell.track:
        contents += _track(cell.track, styles)
    if cell.cost and not (cell.track and cell.track.colour):
        contents.append(f"the first tile costs {cell.cost}")
    if cell.barriers:
        contents.append(f"barrier to the {_listed([SIDES[side] for side in cell.barriers])}")
    return f"{place}: {', '.join(contents)}" if contents else place


def _track(track: Track, styles: Mapping[str, Style]) -> list[str]:
    said = []
    if track.colour:
        said.append(f"{track.colour} tile {track.tile}" if track.tile else f"{track.colour}, printed")
    if track.label:
        said.append(f"letter {track.label}")
    said += [_stop(stop, _sides(track, f"s{number}"), styles) for number, stop in enumerate(track.stops)]
    said += [
        f"track from {SIDES[int(one[1:])]} to {SIDES[int(two[1:])]}"
        for one, two in track.links
        if one[0] == two[0] == "e"
    ]
    return said


def _sides(track: Track, stop: str) -> list[str]:
    """Where the track from a stop leads: to sides, and to other stops of the hex."""
    ends = [two if one == stop else one for one, two in track.links if stop in (one, two)]
    return [
        SIDES[int(end[1:])]
        if end[0] == "e"
        else track.stops[int(end[1:])].name or KINDS[track.stops[int(end[1:])].kind]
        for end in ends
    ]


def _stop(stop: Stop, leads: list[str], styles: Mapping[str, Style]) -> str:
    said = f"{KINDS[stop.kind]} {stop.name}".strip()
    if stop.value or stop.kind == "offboard":
        said += f" {stop.value}"
    if stop.values:
        said += f" (of {', '.join(map(str, stop.values))})"
    bases = [
        f"{styles[base].label}{' face down' if number < len(stop.turned) and stop.turned[number] else ''}"
        for number, base in enumerate(stop.circles)
        if base
    ]
    if bases:
        said += f" with {_listed(bases)}"
    if stop.waiting:
        said += f", beside it {_listed([styles[base].label for base in stop.waiting])}"
    if stop.home_of:
        said += f", home of {styles[stop.home_of].label}"
    if leads:
        said += f" with track to {_listed(leads)}" if not bases else f" and track to {_listed(leads)}"
    return said


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
