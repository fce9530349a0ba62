"""Upgrading Track."""

import pytest

from bradshaw.eighteen.actions import LayTile
from bradshaw.games.g1860.rules.track import network

from .operations import EAST_COAST, MEDINA, bases, iow, lays, route
from .positions import play, position, refused, stage

pytestmark = pytest.mark.kernels

THREE = {"phase": "3+2", "trains": {"IOW": ["3+2"]}}
FIVE = {"phase": "5+3", "trains": {"IOW": ["5+3"]}}
BOTH = {"IOW": (5, 0, 0), "BHI&R": (0, 5, 0)}
BRADING = LayTile("J6", "757", 0)


def cn(**words):
    """C&N in its turn in phase 3."""
    return position(
        **(
            {
                "shares": {"C&N": (5, 0, 0)},
                "operated": ["C&N"],
                "tiles": MEDINA,
                "company": "C&N",
                "phase": "3+2",
                "trains": {"C&N": ["3+2"]},
            }
            | words
        )
    )


@pytest.mark.rule("1860.upgrade.instead-of-laying")
def test_from_phase_3_on_a_yellow_tile_may_be_replaced_by_a_green_one():
    refused(iow(), LayTile("J4", "12", 0), "1860.phases.tiles-at-once")
    game = iow(**THREE)
    play(game, LayTile("J4", "12", 0))
    assert network(game.state).stops[network(game.state).vertex("J4.0")].revenue == 30
    assert stage(game) == "BuildBases"


@pytest.mark.rule("1860.upgrade.keep-track")
@pytest.mark.parametrize("rotation", [1, 4])
def test_the_new_tile_keeps_all_track_on_the_same_sides(rotation):
    game = iow(**THREE)
    refused(game, LayTile("J6", "757", rotation), "1860.upgrade.keep-track")
    assert {lay.rotation for lay in lays(game, "J6") if lay.tile == "757"} == {0, 2, 3, 5}


@pytest.mark.rule("1860.upgrade.keep-track")
def test_the_kind_of_tile_must_hold_the_old_track():
    # Two sides that lie opposite each other are not on a tile with three sides in a row.
    game = iow(tiles={**EAST_COAST, "J4": ("57", 2)}, **THREE)
    refused(game, LayTile("J4", "12", 0), "1860.upgrade.keep-track")


@pytest.mark.rule("1860.upgrade.same-rules")
def test_upgrades_too_avoid_the_sea_and_need_the_letter():
    game = iow(**THREE)
    refused(game, LayTile("J4", "206", 3), "1860.lay.barriers")
    refused(game, LayTile("J6", "12", 0), "1860.tiles.letters")
    refused(game, LayTile("J4", "757", 0), "1860.tiles.letters-only-there")
    refused(game, LayTile("J2", "758", 0), "1860.map.hexes")


@pytest.mark.rule("1860.upgrade.train-reach")
def test_iow_needs_a_3_2_train_to_upgrade_brading():
    refused(iow(phase="3+2", trains={"IOW": ["2+1"]}), BRADING, "1860.upgrade.train-reach")
    play(iow(**THREE), BRADING)
    play(iow(phase="3+2", trains={"IOW": ["2+1"]}, bases={"IOW": ["J6"]}), BRADING)


@pytest.mark.rule("1860.upgrade.train-reach")
def test_one_train_must_get_there_alone():
    # Two short trains together are no longer one.
    game = iow(phase="3+2", trains={"IOW": ["2+1", "2+1"]})
    refused(game, BRADING, "1860.upgrade.train-reach")
    # A bigger one beside a small one is enough.
    play(iow(phase="3+2", trains={"IOW": ["2+1", "3+2"]}), BRADING)


@pytest.mark.rule("1860.upgrade.train-reach")
def test_a_halt_on_the_way_costs_nothing():  # ruling C5
    # Shanklin, Wroxall and Ventnor with a base at Shanklin: two large stations.
    game = iow(phase="3+2", trains={"IOW": ["2+1"]}, bases={"IOW": ["I9"]})
    assert LayTile("I11", "760", 0) in game.choices()
    assert lays(game, "H10")


@pytest.mark.rule("1860.upgrade.train-reach")
def test_a_tile_may_be_reached_over_the_track_that_its_upgrade_adds():  # ruling C4
    # St Johns has track to the south only, so that nothing joins it with Ryde Esplanade.
    game = iow(tiles={**EAST_COAST, "J4": ("115", 0)}, **THREE)
    assert LayTile("J4", "12", 0) in game.choices()
    refused(game, LayTile("J4", "759", 0), "1860.upgrade.train-reach")


@pytest.mark.rule("1860.upgrade.no-tokened-out")
def test_the_route_to_an_upgrade_passes_no_full_station():
    words = {"shares": BOTH, "tiles": {**EAST_COAST, "L6": ("115", 1)}, **THREE}
    assert BRADING in iow(**words).choices()
    game = iow(**words, bases={"BHI&R": ["J4"]})
    refused(game, BRADING, "1860.upgrade.train-reach")
    # The train could run there by its privilege, which does not count here.
    game = iow(**words, bases={"BHI&R": ["J4"]}, step="run")
    assert route(game, "3+2", "I3.0", "J4.0", "J6.0") in [run for one in game.choices() for run in one.runs]


@pytest.mark.rule("1860.upgrade.no-tokened-out")
def test_the_full_station_itself_may_be_upgraded():
    game = iow(shares=BOTH, tiles={**EAST_COAST, "L6": ("115", 1)}, bases={"BHI&R": ["J4"]}, **THREE)
    play(game, LayTile("J4", "12", 0))


@pytest.mark.rule("1860.upgrade.must-be-useful")
def test_an_upgrade_brings_the_company_track_or_revenue():
    # A second line across the hex west of Cowes, which nothing joins, is of no use to C&N.
    tiles = {"F2": ("787", 1), "E3": ("9", 1)}
    game = cn(tiles=tiles)
    refused(game, LayTile("E3", "18", 4), "1860.upgrade.must-be-useful")
    # It is once C&N comes to it by Cement Mills.
    game = cn(tiles={"F2": ("788", 0), "E3": ("9", 1), "F4": ("742", 0)}, bases={"C&N": []})
    refused(game, LayTile("E3", "18", 4), "1860.upgrade.must-be-useful")
    game = cn(tiles={"F2": ("788", 0), "E3": ("9", 1), "F4": ("741", 2)})
    play(game, LayTile("E3", "18", 4))


@pytest.mark.rule("1860.upgrade.must-be-useful")
def test_a_higher_value_is_use_enough():
    # Wroxall from a halt to a small station, with no new track at all.
    game = iow(bases={"IOW": ["I9"]}, **THREE)
    play(game, LayTile("H10", "747", 4))
    # Ventnor rises from 30 to 40; its other station is not on any line.
    play(iow(bases={"IOW": ["I9"]}, **THREE), LayTile("I11", "760", 0))


@pytest.mark.rule("1860.upgrade.must-be-useful")
def test_the_new_link_lets_a_company_at_shide_lower_its_value():  # ruling C6
    game = position(
        shares={"IWNJ": (5, 0, 0)},
        phase="5+3",
        trains={"IWNJ": ["2+1", "5+3"]},
        tiles={"G5": ("763", 0), "G7": ("761", 0)},
        company="IWNJ",
    )
    play(game, LayTile("G5", "773", 0))


@pytest.mark.rule("1860.upgrade.train-needed")
def test_a_company_without_a_train_upgrades_nothing():
    game = iow(phase="3+2", trains={})
    refused(game, LayTile("J4", "12", 0), "1860.upgrade.train-needed")
    refused(game, LayTile("I3", "758", 0), "1860.upgrade.train-needed")
    assert lays(game) == []


@pytest.mark.rule("1860.upgrade.russet")
def test_russet_tiles_come_with_the_first_5_3_train():
    tiles = {**EAST_COAST, "J4": ("12", 0)}
    russet = LayTile("J4", "776", 5)
    refused(iow(phase="4+2", trains={"IOW": ["4+2"]}, tiles=tiles), russet, "1860.phases.tiles-at-once")
    play(iow(tiles=tiles, **FIVE), russet)


@pytest.mark.rule("1860.upgrade.russet")
def test_russet_upgrades_keep_track_and_need_a_train_that_gets_there_too():
    tiles = {**EAST_COAST, "J4": ("12", 0), "J6": ("757", 0), "J8": ("12", 1)}
    game = iow(tiles=tiles, phase="5+3", trains={"IOW": ["3+2"]})
    refused(game, LayTile("J8", "776", 1), "1860.upgrade.train-reach")
    refused(game, LayTile("J6", "770", 1), "1860.upgrade.keep-track")
    assert LayTile("J6", "770", 0) in game.choices()
    refused(iow(tiles=tiles, phase="5+3", trains={}), LayTile("J4", "776", 5), "1860.upgrade.train-needed")


@pytest.mark.rule("1860.upgrade.bases-move")
def test_bases_stay_in_their_stations_when_a_tile_is_upgraded():
    game = iow(shares=BOTH, tiles={**EAST_COAST, "L6": ("115", 1)}, bases={"BHI&R": ["J4"]}, **THREE)
    play(game, LayTile("J4", "12", 0))
    assert bases(game, "BHI&R") == ["L6.0.0", "J4.0.0"]


@pytest.mark.rule("1860.upgrade.bases-move")
def test_a_base_in_newport_stays_in_newport_and_not_in_shide():
    game = cn(bases={"C&N": ["G5"]})
    play(game, LayTile("G5", "763", 0))
    assert bases(game, "C&N") == ["F2.0.0", "G5.0.0"]
    newport = network(game.state).stops[network(game.state).vertex("G5.0")]
    assert (newport.name, newport.revenue) == ("Newport", 50)
