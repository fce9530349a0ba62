"""The tiles of two games as they are drawn, from the data of the games."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from bradshaw.core.view import Stop, Track

KINDS = {"city": "large", "town": "small", "halt": "halt", "village": "village", "offboard": "offboard"}


def turned(track: Track, turns: int) -> Track:
    """The same tile, turned clockwise."""

    def end(name: str) -> str:
        return f"e{(int(name[1:]) + turns) % 6}" if name[0] == "e" else name

    links = tuple((end(one), end(two)) for one, two in track.links)
    return Track(track.colour, track.stops, links, track.label, track.tile)


def _tiles(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(files(game).joinpath("data.json").read_text(encoding="utf-8"))["tiles"]
    return found


def _track(tile: dict[str, Any], stops: tuple[Stop, ...], links: list[list[str]]) -> Track:
    return Track(tile["color"], stops, tuple((one, two) for one, two in links), tile["label"] or "", tile["id"])


def _stops(tile: dict[str, Any]) -> tuple[Stop, ...]:
    return tuple(
        Stop(
            KINDS[stop["kind"]],
            stop.get("name") or "",
            stop["revenue"],
            ("",) * stop["slots"] if stop["kind"] == "city" else (),
        )
        for stop in tile["stops"]
    )


def tiles_1860() -> list[Track]:
    return [_track(tile, _stops(tile), tile["paths"]) for tile in _tiles("bradshaw.games.g1860")]


def tiles_1862() -> list[Track]:
    """With a small station on every line of a village, which is when a tile is fullest."""
    tiles = []
    for tile in _tiles("bradshaw.games.g1862"):
        lines = tile["lines"]
        if lines:
            stops = tuple(Stop("small", value=20) for _ in lines)
            tiles.append(
                _track(tile, stops, [[end, f"s{number}"] for number, line in enumerate(lines) for end in line])
            )
        else:
            tiles.append(_track(tile, _stops(tile), tile["paths"]))
    return tiles


def plain(track: Track) -> Track:
    """A village tile before it has any station: only its lines."""
    ends: dict[str, list[str]] = {}
    for side, stop in track.links:
        ends.setdefault(stop, []).append(side)
    links = tuple((one, two) for one, two in ends.values())
    return Track(track.colour, (), links, track.label, track.tile)
