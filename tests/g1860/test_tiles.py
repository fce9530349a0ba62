"""Track Tiles, and the special rules for their placement."""

import pytest

from bradshaw.eighteen.actions import LayTile
from bradshaw.eighteen.board.tiles import HALT, LARGE, SMALL
from bradshaw.games.g1860.actions import BuildBase
from bradshaw.games.g1860.components import TILES

from .operations import EAST_COAST, MEDINA, earnings, fyn, iow, lays, operate
from .positions import play, position, refused, stage, treasury

CN = {"C&N": (5, 0, 0)}
BAY = {"L6": ("5", 1), "K5": ("743", 2), "K7": ("9", 1), "J8": ("115", 4)}
"""From Bembridge to Sandown, and by St Helens on towards Ryde St Johns."""


def cowes(**words):
    """C&N in its turn, with its station at Cowes leading south."""
    return position(
        **(
            {"shares": CN, "prices": {"C&N": 74}, "operated": ["C&N"], "tiles": {"F2": ("787", 0)}, "company": "C&N"}
            | words
        )
    )


# Which tiles suit which hexes


@pytest.mark.rule("1860.tiles.empty-hex")
def test_a_hex_without_places_takes_plain_track_only():
    game = cowes(tiles={"F2": ("787", 1)})
    refused(game, LayTile("E3", "743", 1), "1860.tiles.empty-hex")
    refused(game, LayTile("E3", "57", 1), "1860.tiles.empty-hex")
    refused(game, LayTile("E3", "744", 1), "1860.tiles.empty-hex")
    assert {lay.tile for lay in lays(game, "E3")} == {"7", "8", "9"}
    play(game, LayTile("E3", "9", 1))


@pytest.mark.rule("1860.tiles.one-village")
def test_a_village_takes_a_tile_with_one_stop():
    game = cowes()
    for tile in ("9", "744", "57"):
        refused(game, LayTile("F4", tile, 0), "1860.tiles.one-village")
    assert {lay.tile for lay in lays(game, "F4")} <= {"741", "742", "743"}
    play(game, LayTile("F4", "742", 3))


@pytest.mark.rule("1860.tiles.two-villages")
def test_two_villages_take_a_tile_with_two_stops():
    game = cowes(tiles={**MEDINA, "G3": ("741", 5)})
    for tile in ("9", "743", "57"):
        refused(game, LayTile("H4", tile, 2), "1860.tiles.two-villages")
    assert {lay.tile for lay in lays(game, "H4")} == {"744", "745"}
    play(game, LayTile("H4", "744", 2))


@pytest.mark.rule("1860.tiles.two-villages")
def test_on_tiles_of_two_villages_lie_two_halts_or_small_stations():
    twos = [tile for tile in TILES if len(tile.stops) == 2 and not tile.has_large_station]
    assert {tile.id for tile in twos} == {"744", "745", "754", "755", "782", "783", "784", "785"}
    assert {tuple(sorted(stop.kind for stop in tile.stops)) for tile in twos} == {(HALT, HALT), (SMALL, HALT)}


@pytest.mark.rule("1860.tiles.town")
def test_a_town_takes_a_tile_with_a_large_station():
    game = iow(tiles={})
    for tile in ("9", "743", "744"):
        refused(game, LayTile("J4", tile, 2), "1860.tiles.town")
    assert {lay.tile for lay in lays(game, "J4")} <= {"5", "6", "57", "115"}
    play(game, LayTile("J4", "57", 2))


@pytest.mark.rule("1860.tiles.letters")
@pytest.mark.parametrize(("hex_", "tile"), [("J6", "57"), ("J6", "787"), ("G9", "6"), ("E9", "115")])
def test_a_hex_with_a_letter_takes_only_tiles_with_that_letter(hex_, tile):
    refused(iow(tiles={"J4": ("6", 0)}), LayTile(hex_, tile, 0), "1860.tiles.letters")


@pytest.mark.rule("1860.tiles.letters")
def test_brading_takes_the_tile_with_its_letter():
    game = iow(tiles={"J4": ("6", 0)})
    assert {lay.tile for lay in lays(game, "J6")} == {"746"}
    play(game, LayTile("J6", "746", 0))


@pytest.mark.rule("1860.tiles.letters")
@pytest.mark.parametrize(("hex_", "tile"), [("I3", "756"), ("G5", "12"), ("I11", "757"), ("G7", "205"), ("F2", "762")])
def test_green_tiles_need_the_letter_of_the_hex_as_well(hex_, tile):
    game = iow(phase="3+2", trains={"IOW": ["3+2"]}, tiles={**EAST_COAST, "F2": ("787", 0)})
    refused(game, LayTile(hex_, tile, 0), "1860.tiles.letters")


@pytest.mark.rule("1860.tiles.letters-only-there")
def test_tiles_with_a_letter_lie_only_on_hexes_with_that_letter():
    game = iow(tiles={})
    refused(game, LayTile("J4", "746", 0), "1860.tiles.letters-only-there", "letter B")
    refused(game, LayTile("J4", "787", 0), "1860.tiles.letters-only-there", "letter C")
    game = iow(phase="3+2", trains={"IOW": ["3+2"]})
    for tile in ("757", "758", "760", "761", "763", "788"):
        refused(game, LayTile("J4", tile, 0), "1860.tiles.letters-only-there")


# Colours


@pytest.mark.rule("1860.tiles.yellow-on-empty", "1860.tiles.replacement")
def test_a_yellow_tile_lies_only_where_no_tile_lies():
    game = iow()
    refused(game, LayTile("J4", "57", 0), "1860.tiles.replacement")
    game = iow(tiles={})
    refused(game, LayTile("I3", "115", 5), "1860.tiles.replacement")  # printed in yellow
    assert lays(game)


@pytest.mark.rule("1860.tiles.yellow-on-empty")
def test_only_tiles_that_are_left_can_be_laid():
    # Both tiles 6 lie on the map already.
    game = iow(tiles={"B6": ("6", 3), "J8": ("6", 1)})
    refused(game, LayTile("J4", "6", 0), "1860.tiles.yellow-on-empty", "no tile 6 left")
    refused(game, LayTile("J4", "1", 0), "1860.tiles.yellow-on-empty")
    refused(game, LayTile("J4", "57", 6), "1860.tiles.yellow-on-empty")
    assert {lay.tile for lay in lays(game, "J4")} == {"5", "57", "115"}


@pytest.mark.rule("1860.tiles.replacement")
def test_green_replaces_yellow_and_russet_replaces_green():
    game = iow(phase="5+3", trains={"IOW": ["5+3"]}, tiles={**EAST_COAST, "I9": ("12", 2)})
    refused(game, LayTile("K5", "748", 2), "1860.tiles.replacement")
    refused(game, LayTile("J4", "776", 5), "1860.tiles.replacement")
    refused(game, LayTile("I9", "205", 1), "1860.tiles.replacement")
    assert {lay.tile for lay in lays(game, "J4")} <= {"12", "205", "206"}
    assert {lay.tile for lay in lays(game, "I9")} == {"771", "776"}


@pytest.mark.rule("1860.tiles.replacement")
def test_a_replaced_tile_can_be_laid_again():
    game = iow(phase="3+2", trains={"IOW": ["3+2"]})
    before = game.state.supply.copy()
    play(game, LayTile("J4", "12", 0))
    change = [now - old for now, old in zip(game.state.supply, before, strict=True)]
    assert {TILES[number].id: by for number, by in enumerate(change) if by} == {"6": 1, "12": -1}


@pytest.mark.rule("1860.tiles.printed-yellow")
@pytest.mark.parametrize(
    ("company", "bases", "tiles", "hex_", "tile"),
    [
        ("IOW", (), {}, "I3", "758"),
        ("C&N", (), MEDINA, "G5", "763"),
        ("IWNJ", (), {}, "G7", "761"),
        ("IOW", ("I9",), EAST_COAST, "I11", "760"),
    ],
)
def test_towns_printed_in_yellow_are_upgraded_from_the_first_3_2_train_on(company, bases, tiles, hex_, tile):
    words = {"shares": {company: (5, 0, 0)}, "tiles": tiles, "company": company, "bases": {company: bases}}
    game = position(**words, trains={company: ["2+1"]})
    refused(game, LayTile(hex_, tile, 0), "1860.phases.tiles-at-once")
    game = position(**words, trains={company: ["3+2"]}, phase="3+2")
    play(game, LayTile(hex_, tile, 0))


# Stations


@pytest.mark.rule("1860.tiles.large-station")
def test_every_circle_of_a_large_station_is_room_for_one_base():
    for tile in TILES:
        for stop in tile.stops:
            assert (stop.circles >= 1) == (stop.kind == LARGE)
    words = {
        "shares": {"IOW": (5, 0, 0), "BHI&R": (0, 5, 0)},
        "bases": {"IOW": ["J4"]},
        "company": "BHI&R",
        "step": "base",
        "phase": "5+3",
    }
    refused(position(tiles={**BAY, "J4": ("57", 2)}, **words), BuildBase("J4", 0), "1860.base.empty-circle")
    play(position(tiles={**BAY, "J4": ("776", 5)}, **words), BuildBase("J4", 0))


@pytest.mark.rule("1860.tiles.small-station")
def test_a_small_station_is_worth_ten():
    assert {stop.revenue for tile in TILES if tile.colour < 2 for stop in tile.stops if stop.kind == SMALL} == {10}
    # Cowes 20 and Mill Hill 10 with a train that gets no further.
    assert earnings(cowes(trains={"C&N": ["2+1"]}), "C&N") == (30, 0)


@pytest.mark.rule("1860.tiles.halt")
def test_a_halt_is_worth_nothing_but_brings_subsidy():
    assert {stop.revenue for tile in TILES for stop in tile.stops if stop.kind == HALT} == {0}
    game = fyn(credits={"FYN": 100})
    operate(game)
    assert treasury(game, "FYN") == 110


# Special rules


@pytest.mark.rule("1860.tile-special.newport")
@pytest.mark.parametrize("rotation", range(1, 6))
def test_newport_lies_so_that_shide_is_on_the_south_side(rotation):
    words = {"phase": "5+3", "trains": {"C&N": ["5+3"]}}
    refused(cowes(tiles=MEDINA, **words), LayTile("G5", "763", rotation), "1860.tile-special.newport")
    refused(
        cowes(tiles={**MEDINA, "G5": ("763", 0)}, **words),
        LayTile("G5", "773", rotation),
        "1860.tile-special.newport",
    )


@pytest.mark.rule("1860.tile-special.newport")
def test_shide_is_the_lower_station_and_meets_merstone():
    game = cowes(tiles=MEDINA, phase="3+2", trains={"C&N": ["3+2"]})
    play(game, LayTile("G5", "763", 0))
    newport, shide = TILES[game.state.tiles[game.state.geography.number["G5"]] // 6].stops
    assert (newport.name, newport.revenue, shide.name, shide.revenue) == ("Newport", 50, "Shide", 30)
    game = position(
        shares={"IWNJ": (5, 0, 0)},
        phase="3+2",
        trains={"IWNJ": ["3+2"]},
        tiles={"G5": ("763", 0), "G7": ("761", 0)},
        company="IWNJ",
    )
    assert earnings(game, "IWNJ") == (50, 10)  # Merstone 20, Blackwater, Shide 30


@pytest.mark.rule("1860.tile-special.merstone")
@pytest.mark.parametrize("rotation", range(1, 6))
def test_merstone_lies_so_that_blackwater_is_on_the_north_side(rotation):
    words = {"shares": {"IWNJ": (5, 0, 0)}, "company": "IWNJ", "phase": "5+3", "trains": {"IWNJ": ["5+3"]}}
    refused(position(**words), LayTile("G7", "761", rotation), "1860.tile-special.merstone")
    game = position(tiles={"G7": ("761", 0)}, **words)
    refused(game, LayTile("G7", "775", rotation), "1860.tile-special.merstone")
    play(position(**words), LayTile("G7", "761", 0))


@pytest.mark.rule("1860.tile-special.ryde")
@pytest.mark.parametrize("rotation", range(1, 6))
def test_ryde_lies_in_one_way_only(rotation):
    game = iow(phase="3+2", trains={"IOW": ["3+2"]})
    refused(game, LayTile("I3", "758", rotation), "1860.tile-special.ryde")


@pytest.mark.rule("1860.tile-special.ryde")
def test_the_green_ryde_tile_joins_the_pier():
    words = {"phase": "3+2", "trains": {"IOW": ["2+1"]}}
    assert earnings(iow(**words), "IOW") == (50, 0)
    assert earnings(iow(tiles={**EAST_COAST, "I3": ("758", 0)}, **words), "IOW") == (70, 0)
    # With nothing but the tile, the pier is a destination of its own.
    assert earnings(iow(tiles={"I3": ("758", 0)}, **words), "IOW") == (70, 0)


@pytest.mark.rule("1860.tile-special.difficult-cost")
def test_difficult_ground_costs_60():
    line = {hex_: tile for hex_, tile in EAST_COAST.items() if hex_ != "H10"}
    game = iow(tiles=line, credits={"IOW": 60})
    play(game, LayTile("H10", "741", 4))
    assert treasury(game, "IOW") == 0
    game = iow(tiles=line, credits={"IOW": 59})
    refused(game, LayTile("H10", "741", 4), "1860.tile-special.difficult-cost", "60cc", "59cc")


@pytest.mark.rule("1860.tile-special.difficult-cost")
def test_other_ground_costs_nothing():
    game = iow(tiles={}, credits={"IOW": 0})
    play(game, LayTile("J4", "6", 0))
    assert treasury(game, "IOW") == 0


@pytest.mark.rule("1860.tile-special.difficult-cost")
def test_fishbourne_without_a_hill_costs_as_much():
    game = cowes(tiles=MEDINA, credits={"C&N": 100})
    play(game, LayTile("G3", "742", 4), LayTile("H2", "8", 5))
    assert treasury(game, "C&N") == 40


@pytest.mark.rule("1860.tile-special.upgrade-free")
def test_upgrading_on_difficult_ground_costs_nothing():
    game = iow(phase="3+2", trains={"IOW": ["3+2"]}, bases={"IOW": ["I9"]}, credits={"IOW": 0})
    play(game, LayTile("H10", "747", 4))
    assert treasury(game, "IOW") == 0
    assert stage(game) == "Runs"
