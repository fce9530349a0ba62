"""Upgrades as the drawings of the tiles have them: what keeps all track, and which towns lie in one way only."""

from importlib.resources import files
from itertools import permutations

import msgspec
import pytest

from bradshaw.games.g1860.components import (
    FIXED_ROTATION,
    LARGE_MAP,
    PRINTED_UPGRADE,
    SMALL_MAP,
    TILE,
    TILES,
    first_tiles,
)

DATA = msgspec.json.decode((files("bradshaw.games.g1860") / "data.json").read_bytes())
COLOURS = ("yellow", "green", "russet")
KEPT_AS = {"city": {"city"}, "town": {"town"}, "halt": {"halt", "town"}}
"""What each kind of stop may become."""
SPLIT = {"N", "V"}
"""The towns with one large station at first and two later."""


def kinds(tile):
    return [stop["kind"] for stop in tile["stops"]]


def track(tile, rotation, names):
    """The pieces of track, each with the sides and the stops (by their names) that it joins."""

    def end(text):
        return (int(text[1:]) + rotation) % 6 if text[0] == "e" else names[int(text[1:])]

    return {frozenset(map(end, path)) for path in tile["paths"]}


def keeps(old, new, turn):
    """Whether a new tile, turned against the old one, has all its track, with stops matched one to one."""
    before = track(old, 0, [f"stop {number}" for number in range(len(old["stops"]))])
    for matching in permutations(range(len(new["stops"])), len(old["stops"])):
        if all(kinds(new)[to] in KEPT_AS[kinds(old)[number]] for number, to in enumerate(matching)):
            names = {to: f"stop {number}" for number, to in enumerate(matching)}
            after = track(new, turn, [names.get(number, f"new {number}") for number in range(len(new["stops"]))])
            if before <= after:
                return True
    return False


def comparable(old, new):
    """Whether the colours follow each other, the letters are the same, and no station is lost or added."""
    if COLOURS.index(new["color"]) != COLOURS.index(old["color"]) + 1 or old["label"] != new["label"]:
        return False
    cities = [kinds(tile).count("city") for tile in (old, new)]
    others = [len(tile["stops"]) - kinds(tile).count("city") for tile in (old, new)]
    return others[0] == others[1] and (cities[0] == cities[1] or old["label"] in SPLIT)


@pytest.mark.rule("1860.upgrade.keep-track", "1860.tiles.replacement")
@pytest.mark.parametrize("old", DATA["tiles"], ids=lambda tile: tile["id"])
def test_a_tile_is_upgraded_to_exactly_those_that_keep_all_its_track(old):
    found = {
        (new["id"], turn) for new in DATA["tiles"] if comparable(old, new) for turn in range(6) if keeps(old, new, turn)
    }
    # Tiles that lie in one way only need no other turn than none.
    fixed = {pair for pair in found if TILE[pair[0]] in FIXED_ROTATION and pair[1] != 0}
    played = {(TILES[to].id, turn) for to, turns in TILES[TILE[old["id"]]].upgrades for turn in turns}
    assert played == found - fixed


@pytest.mark.rule("1860.upgrade.keep-track")
@pytest.mark.parametrize("geography", [SMALL_MAP, LARGE_MAP], ids=["small", "large"])
def test_the_green_tile_of_a_printed_town_keeps_its_track_and_meets_no_sea(geography):
    assert set(PRINTED_UPGRADE) == {"I3", "G5", "G7", "I11"}
    for hex_, (tile, rotation) in PRINTED_UPGRADE.items():
        place = geography.places[geography.number[hex_]]
        pattern = TILES[tile].patterns[rotation]
        # The large station is the first stop both of the map and of the tile.
        assert {frozenset(link) for link in place.printed.links} <= {frozenset(link) for link in pattern.links}
        assert all(geography.border[place.number][side] >= 0 for side in pattern.sides)
        assert TILES[tile].label == place.label
        assert FIXED_ROTATION.get(tile, rotation) == rotation


@pytest.mark.rule("1860.tile-special.newport", "1860.tile-special.merstone", "1860.tile-special.ryde")
@pytest.mark.parametrize(
    ("tile", "stop", "hex_", "beyond"),
    [
        ("763", "Shide", "G5", "G7"),
        ("773", "Shide", "G5", "G7"),
        ("761", "Blackwater", "G7", "G5"),
        ("775", "Blackwater", "G7", "G5"),
        ("758", "Ryde Esplanade", "I3", "J2"),
        ("786", "Ryde Esplanade", "I3", "J2"),
    ],
)
def test_tiles_that_lie_in_one_way_only_meet_the_right_neighbour(tile, stop, hex_, beyond):
    number = TILE[tile]
    turns = {FIXED_ROTATION[number]} if number in FIXED_ROTATION else {0}
    if number not in FIXED_ROTATION:
        # Its predecessor is fixed, and it keeps that tile's track in no other way.
        assert [dict(one.upgrades)[number] for one in TILES if number in dict(one.upgrades)] == [frozenset({0})]
    for turn in turns:
        pattern = TILES[number].patterns[turn]
        station = 6 + next(index for index, one in enumerate(pattern.stops) if one.name == stop)
        place = SMALL_MAP.places[SMALL_MAP.number[hex_]]
        sides = {side for link in pattern.links if station in link for side in link if side < 6}
        assert beyond in {SMALL_MAP.places[place.neighbours[side]].id for side in sides}


@pytest.mark.rule("1860.tiles.empty-hex", "1860.tiles.one-village", "1860.tiles.two-villages", "1860.tiles.town")
@pytest.mark.parametrize("geography", [SMALL_MAP, LARGE_MAP], ids=["small", "large"])
def test_every_hex_has_yellow_tiles_with_as_many_stops_as_it_has_places(geography):
    for place in geography.places:
        tiles = [TILES[number] for number in first_tiles(geography, place.number)]
        if place.fixed or place.printed.links:
            assert tiles == []
            continue
        assert tiles
        towns = [kind for kind, _ in place.stops].count("city")
        for tile in tiles:
            assert tile.label == place.label
            assert [stop.circles > 0 for stop in tile.stops].count(True) == towns
            assert len(tile.stops) == len(place.stops)


@pytest.mark.rule("1860.upgrade.russet")
def test_hexes_whose_sides_allow_no_russet_tile_never_get_one():
    """What the map of the first edition makes of it: no russet fits these hexes, and G13 stays yellow."""

    def fitting(place, colour):
        codes = {(number, turn) for number in first_tiles(SMALL_MAP, place) for turn in range(6)}
        for _ in range(colour + 1):
            laid = {
                (number, turn)
                for number, turn in codes
                if all(SMALL_MAP.border[place][side] >= 0 for side in TILES[number].patterns[turn].sides)
            }
            codes = {
                (to, (turn + by) % 6)
                for number, turn in laid
                for to, turns in TILES[number].upgrades
                for by in turns
                if FIXED_ROTATION.get(to, (turn + by) % 6) == (turn + by) % 6
            }
        return laid

    empty = [place for place in SMALL_MAP.places if not place.fixed and not place.printed.links]
    assert {place.id for place in empty if not fitting(place.number, 1)} == {"G13"}
    assert {place.id for place in empty if not fitting(place.number, 2)} == {
        "D4", "D8", "E3", "E9", "G13", "H2", "K7",
    }  # fmt: skip
