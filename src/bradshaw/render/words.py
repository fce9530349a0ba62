"""What is in a hex, in words, for those who do not see the drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from bradshaw.core.messages import Message, Text, message
from bradshaw.core.view import Cell, Stop, Style, Track
from bradshaw.words import say

SIDES: Final = ("south", "south-west", "north-west", "north", "north-east", "south-east")


def in_words(cell: Cell, styles: Mapping[str, Style], language: str) -> str:
    """Everything that is in a hex."""
    contents: list[Text] = [mark.meaning or mark.text for mark in cell.marks]
    if cell.track:
        contents += _track(cell.track, styles)
    if cell.cost and not (cell.track and cell.track.colour):
        contents.append(message("render-first-tile", cost=cell.cost))
    if cell.barriers:
        contents.append(message("render-barrier", sides=tuple(_side(side) for side in cell.barriers)))
    place = message("render-hex", name=cell.name or None, terrain=styles[cell.terrain].name, id=cell.id)
    said = _said(message("render-hex-with", place=place, contents=tuple(contents)) if contents else place, language)
    return said[:1].upper() + said[1:]


# From one position to the next the same is said of most hexes, and whether something can be done there is not said.
@lru_cache(maxsize=4096)
def _said(said: Message, language: str) -> str:
    return say(said, language)


def _side(side: int) -> Message:
    return message("render-side", side=SIDES[side])


def _track(track: Track, styles: Mapping[str, Style]) -> list[Text]:
    said: list[Text] = []
    if track.colour:
        said.append(message("render-tile", colour=track.colour, tile=track.tile or None))
    if track.label:
        said.append(message("render-letter", letter=track.label))
    said += [_stop(stop, _ends(track, f"s{number}"), styles) for number, stop in enumerate(track.stops)]
    said += [
        message("render-line", one=_side(int(one[1:])), other=_side(int(two[1:])))
        for one, two in track.links
        if one[0] == two[0] == "e"
    ]
    return said


def _ends(track: Track, stop: str) -> list[Text]:
    """Where the track from a stop leads: to sides, and to other stops of the hex."""
    ends = [two if one == stop else one for one, two in track.links if stop in (one, two)]
    return [_side(int(end[1:])) if end[0] == "e" else _name(track.stops[int(end[1:])]) for end in ends]


def _name(stop: Stop) -> Text:
    return stop.name or message("render-stop-kind", kind=stop.kind)


def _stop(stop: Stop, leads: Sequence[Text], styles: Mapping[str, Style]) -> Message:
    bases: list[Text] = []
    for number, base in enumerate(stop.circles):
        if base:
            turned = number < len(stop.turned) and stop.turned[number]
            label = styles[base].label
            bases.append(message("render-face-down", company=label) if turned else label)
    return message(
        "render-stop",
        kind=stop.kind,
        name=stop.name or None,
        value=stop.value if stop.value or stop.kind == "offboard" else None,
        values=stop.values or None,
        bases=tuple(bases) or None,
        waiting=tuple(styles[base].label for base in stop.waiting) or None,
        home=styles[stop.home_of].label if stop.home_of else None,
        leads=tuple(leads) or None,
    )
