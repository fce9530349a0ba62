"""Laying Track."""

import pytest

from bradshaw.eighteen.actions import PASS, LayTile
from bradshaw.games.g1860.components import TILE, TILES

from .operations import EAST_COAST, MEDINA, iow, lays
from .positions import play, position, refused, stage

pytestmark = pytest.mark.kernels


def cn(**words):
    """C&N in its turn, with its line from Cowes to Newport."""
    return position(
        **(
            {
                "shares": {"C&N": (5, 0, 0)},
                "operated": ["C&N"],
                "tiles": MEDINA,
                "company": "C&N",
                "trains": {"C&N": ["2+1"]},
            }
            | words
        )
    )


@pytest.mark.rule("1860.lay.allowance", "1860.lay.one-at-a-time")
def test_two_yellow_tiles_are_laid_one_after_the_other_and_the_second_may_join_the_first():
    game = cn()
    refused(game, LayTile("H4", "744", 2), "1860.lay.connect")
    play(game, LayTile("G3", "741", 5))
    assert stage(game) == "LayTrack"
    play(game, LayTile("H4", "744", 2))
    assert stage(game) != "LayTrack"


@pytest.mark.rule("1860.lay.allowance")
def test_after_one_yellow_tile_the_company_may_stop():
    game = cn()
    play(game, LayTile("G3", "741", 5), PASS)
    assert stage(game) != "LayTrack"


@pytest.mark.rule("1860.lay.allowance", "1860.upgrade.instead-of-laying")
def test_a_company_lays_or_upgrades_but_does_not_do_both():
    words = {"phase": "3+2", "trains": {"C&N": ["3+2"]}}
    upgrade, lay = LayTile("F4", "748", 3), LayTile("G3", "741", 5)
    game = cn(**words)
    assert upgrade in game.choices()
    play(game, lay)
    refused(game, upgrade, "1860.lay.allowance")
    game = play(cn(**words), upgrade)
    assert stage(game) != "LayTrack"


@pytest.mark.rule("1860.lay.allowance")
def test_only_one_tile_is_upgraded_in_a_turn():
    game = iow(phase="3+2", trains={"IOW": ["3+2"]})
    play(game, LayTile("J4", "12", 0))
    assert stage(game) == "BuildBases"
    refused(game, LayTile("J6", "757", 0), "1860.operating.steps")


@pytest.mark.rule("1860.lay.connect")
def test_new_track_joins_track_that_leads_to_a_base():
    game = cn(tiles={"F2": ("787", 0)})
    refused(game, LayTile("D8", "9", 2), "1860.lay.connect")
    # Beside the line, but not joining it; and joining Newport, where C&N has not come yet.
    refused(game, LayTile("F4", "742", 0), "1860.lay.connect")
    refused(game, LayTile("G3", "741", 5), "1860.lay.connect")
    assert {lay.hex for lay in lays(game)} == {"F4"}
    assert all(3 in TILES[TILE[lay.tile]].patterns[lay.rotation].sides for lay in lays(game))


@pytest.mark.rule("1860.lay.connect")
def test_length_and_trains_do_not_matter_for_laying():
    line = {hex_: tile for hex_, tile in EAST_COAST.items() if hex_ != "H10"}
    game = iow(tiles=line, trains={})
    play(game, LayTile("H10", "741", 4))


@pytest.mark.rule("1860.lay.barriers")
@pytest.mark.parametrize(
    ("tiles", "lay"),
    [
        ({}, LayTile("J4", "57", 0)),  # into the sea
        ({}, LayTile("J4", "5", 2)),
        (MEDINA, LayTile("G3", "743", 2)),  # the river Medina
        (EAST_COAST, LayTile("I5", "743", 0)),  # the ridge south of Ashey
        (EAST_COAST, LayTile("I7", "744", 0)),
    ],
)
def test_no_track_runs_into_the_sea_or_a_barrier(tiles, lay):
    refused(iow(tiles=tiles), lay, "1860.lay.barriers")


@pytest.mark.rule("1860.lay.barriers", "1860.map.red-barriers")
@pytest.mark.parametrize(("one", "other"), [("F2", "G1"), ("F2", "G3"), ("F4", "G3"), ("I5", "I7"), ("I9", "I11")])
def test_the_barriers_close_both_sides(one, other):
    geography = iow().state.geography
    for hex_, beyond in ((one, other), (other, one)):
        place = geography.places[geography.number[hex_]]
        assert geography.number[beyond] not in place.neighbours


@pytest.mark.rule("1860.lay.tokened-out-blocks")
def test_track_is_not_traced_past_a_full_station_of_others():
    words = {"tiles": {"J4": ("6", 0), "L6": ("115", 1)}, "shares": {"IOW": (5, 0, 0), "BHI&R": (0, 5, 0)}}
    beyond = LayTile("J6", "746", 0)
    game = iow(**words)
    assert beyond in game.choices()
    game = iow(**words, bases={"BHI&R": ["J4"]})
    refused(game, beyond, "1860.lay.connect")


@pytest.mark.rule("1860.lay.tokened-out-blocks")
def test_a_station_with_a_free_circle_or_an_own_base_is_passed():
    words = {"tiles": {"J4": ("776", 5), "L6": ("115", 1)}, "shares": {"IOW": (5, 0, 0), "BHI&R": (0, 5, 0)}}
    beyond = LayTile("J6", "746", 0)
    for bases in ({"BHI&R": ["J4"]}, {"BHI&R": ["J4"], "IOW": ["J4"]}):
        assert beyond in iow(**words, phase="5+3", bases=bases).choices()


@pytest.mark.rule("1860.lay.two-yellow-limit")
def test_of_two_yellow_tiles_none_has_a_large_station():
    # From Newport by Wootton and Havenstreet to Ashey, and on to Ryde St Johns.
    line = {**MEDINA, "G3": ("741", 5), "H4": ("744", 2), "I5": ("742", 2)}
    station = LayTile("J4", "5", 0)
    game = cn(tiles=line)
    assert station in game.choices()
    game = cn(tiles={hex_: tile for hex_, tile in line.items() if hex_ != "I5"})
    play(game, LayTile("I5", "742", 2))
    refused(game, station, "1860.lay.two-yellow-limit")
    assert all(not TILES[TILE[lay.tile]].has_large_station for lay in lays(game))


@pytest.mark.rule("1860.lay.large-station-single")
def test_after_a_large_station_no_second_tile_is_laid():
    game = iow(tiles={})
    play(game, LayTile("J4", "6", 0))
    assert stage(game) == "BuildBases"
    refused(game, LayTile("J6", "746", 0), "1860.operating.steps")


@pytest.mark.rule("1860.lay.large-station-single")
def test_the_tile_of_cowes_has_a_large_station():  # ruling B16: the home can be bare
    assert TILES[TILE["787"]].has_large_station
    game = cn(tiles={})
    play(game, LayTile("F2", "787", 0))
    assert stage(game) != "LayTrack"
