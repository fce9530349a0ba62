"""Track in a map of characters: to which sides it leads, and what stands on it.

A stroke at a side of a hex is track that leaves there; strokes of neighbours meet. Where a hex has several lines that
do not meet, each has a letter instead, and what stands on a line has the same letter. Stops show their values, large
stations also their circles: a base by its company's letters, ○ where there is room for one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from rich.style import Style as Ink

from bradshaw.core.messages import Text, message
from bradshaw.core.view import Board, Cell, Stop, Style, Track
from bradshaw.render.inks import STRONG, chip
from bradshaw.render.stations import AREAS

STROKES: Final = "│╱╲│╱╲"
"""Track that leaves by each side, from the south clockwise."""
NETWORKS: Final = "abc"
FREE: Final = "○"
DOT: Final = "•"
POUND: Final = "£"
TURNED: Final = "×"
COSTS: Final = "▲"
BARRED: Final = "#"

Piece = tuple[str, Ink]


def track_key(board: Board) -> tuple[tuple[str, Text], ...]:
    """The signs that a map with track uses, with their meanings: those that are on it."""
    tracks = [cell.track for cell in board.cells if cell.track]
    stops = [stop for track in tracks for stop in track.stops]
    key = [
        ("╲│╱", message("render-key-side"), any(track.links for track in tracks)),
        ("a b", message("render-key-lines"), any(len(set(networks(track).values())) > 1 for track in tracks)),
        ("y g r", message("render-key-colours"), any(track.colour for track in tracks)),
        (FREE, message("render-key-room"), any(stop.kind == "large" for stop in stops)),
        ("(…)", message("render-key-home"), any(stop.home_of for stop in stops)),
        (TURNED, message("render-key-face-down"), any(any(stop.turned) for stop in stops)),
        (POUND, message("render-key-halt"), any(stop.kind == "halt" for stop in stops)),
        (DOT, message("render-key-village"), any(stop.kind == "village" for stop in stops)),
        (COSTS, message("render-key-cost"), any(cell.cost for cell in board.cells)),
        (BARRED, message("render-key-barrier"), any(cell.barriers for cell in board.cells)),
    ]
    other = dict(board.signs)
    return tuple((sign, other.get(sign) or meaning) for sign, meaning, present in key if present)


@lru_cache(maxsize=1024)
def networks(track: Track) -> Mapping[str, int]:
    """For each end of track in a hex the number of the network it belongs to."""
    groups: list[set[str]] = []
    for link in track.links:
        touched = [group for group in groups if not group.isdisjoint(link)]
        groups = [group for group in groups if group.isdisjoint(link)]
        groups.append(set(link).union(*touched))
    groups.sort(key=min)
    return {end: number for number, group in enumerate(groups) for end in group}


def strokes(track: Track) -> dict[int, str]:
    """For each side to which track leads, what is written there."""
    of = networks(track)
    several = len(set(of.values())) > 1
    return {
        int(end[1:]): NETWORKS[number % len(NETWORKS)] if several else STROKES[int(end[1:])]
        for end, number in of.items()
        if end[0] == "e"
    }


def stop_lines(
    cell: Cell, room: int, styles: Mapping[str, Style], short: Mapping[str, str], land: Ink
) -> list[list[Piece]]:
    """The stops of a hex in one line, or in two where they need them; with the longest letters that fit."""
    assert cell.track
    of = networks(cell.track)
    several = len(set(of.values())) > 1
    full = {style.id: style.label for style in styles.values()}
    initials = {style: label[:1] for style, label in full.items()}
    written = []
    for labels in (full, {**full, **short}, initials):
        stops = []
        for number, stop in enumerate(cell.track.stops):
            letter = NETWORKS[of[f"s{number}"] % len(NETWORKS)] if several and f"s{number}" in of else ""
            stops.append([(letter, land)] * bool(letter) + _stop(stop, styles, labels, land))
        written.append(stops)
    for stops in written[:2]:
        for gap in (" ", ""):
            line = _joined(stops, gap, land)
            # Letters of lines at both sides keep a distance from those in the text.
            if length(line) <= room - 2 * several:
                return [line]
    halves = [_halves(stops, land) for stops in written]
    fitting = (lines for lines in halves if all(length(line) <= room for line in lines))
    return next(fitting, [_cut(line, room) for line in halves[-1]])


def _halves(stops: list[list[Piece]], land: Ink) -> list[list[Piece]]:
    """The first stop above and the others below; a single one with its value above and its bases below."""
    if len(stops) == 1:
        return [stops[0][:1], stops[0][1:]]
    return [stops[0], _joined(stops[1:], "", land)]


def _joined(stops: Iterable[list[Piece]], gap: str, land: Ink) -> list[Piece]:
    line: list[Piece] = []
    for stop in stops:
        if line and gap:
            line.append((gap, land))
        line += stop
    return line


def _stop(stop: Stop, styles: Mapping[str, Style], labels: Mapping[str, str], land: Ink) -> list[Piece]:
    value = str(stop.value) if stop.value or stop.kind in AREAS else ""
    if stop.kind == "halt":
        return [(POUND + value, land + STRONG)]
    if stop.kind == "village":
        return [(DOT, land + STRONG)]
    pieces = [(value, land + STRONG)] if value else []
    if stop.kind != "large" and not stop.circles:
        return pieces or [(DOT, land + STRONG)]
    homes = [stop.home_of] if stop.home_of else []
    for number, base in enumerate(stop.circles or ("",)):
        if base:
            turned = number < len(stop.turned) and stop.turned[number]
            pieces.append((labels[base] + TURNED * turned, chip(styles[base])))
        else:
            pieces.append((f"({labels[homes.pop()]})" if homes else FREE, land))
    pieces += [(f"+{labels[base]}", chip(styles[base])) for base in stop.waiting]
    return pieces


def _cut(pieces: list[Piece], room: int) -> list[Piece]:
    kept = []
    for text, ink in pieces:
        kept.append((text[:room], ink))
        room -= len(kept[-1][0])
    return kept


def length(pieces: Iterable[Piece]) -> int:
    return sum(len(text) for text, _ in pieces)


def short_labels(board: Board, styles: Mapping[str, Style]) -> dict[str, str]:
    """For each company that has a base or a home on the map, the first letters that no other begins with."""
    present = {
        style
        for cell in board.cells
        if cell.track
        for stop in cell.track.stops
        for style in (*stop.circles, stop.home_of, *stop.waiting)
        if style
    }
    labels = {style: styles[style].label for style in sorted(present)}
    return {
        style: next(
            (
                label[:count]
                for count in range(1, len(label))
                if not any(other != style and labels[other].startswith(label[:count]) for other in labels)
            ),
            label,
        )
        for style, label in labels.items()
    }
