"""Track Building: yellow tiles, upgrades and small stations."""

import pytest

from bradshaw.eighteen.actions import PASS, LayTile, Retain
from bradshaw.games.g1862.actions import BuildSmallStation, PlaceMarker
from bradshaw.games.g1862.components import COMPANY, GEOGRAPHY, TILES, lines_of
from bradshaw.games.g1862.rules.building import NOTHING, TRACK, Build

from .bench import allowed, offered, play, refused, result
from .boards import begin, position, small_in, tile_in
from .test_track import NORFOLK

pytestmark = pytest.mark.kernels


def building(company, **words):
    return begin(position(**words), Build(COMPANY[company]))


def beccles(**words):
    """WVR with a line through its home from north to south."""
    return building("WVR", **({"tiles": {"G8": ("57", 0)}, "markers": {"WVR": ["G8"]}} | words))


# How much is built


@pytest.mark.rule("1862.7.6-one-build-action", "1862.7.6.2-one-at-a-time")
def test_a_company_lays_up_to_two_yellow_tiles_one_after_the_other():
    state = beccles()
    refused(state, LayTile("G4", "8850", 0), "1862.7.6.1-on-route")
    play(state, LayTile("G6", "8852", 0))
    play(state, LayTile("G4", "8850", 0))
    assert result(state) == TRACK
    assert tile_in(state, "G4") == ("8850", 0)


@pytest.mark.rule("1862.7.6-one-build-action")
def test_a_company_may_build_nothing_or_stop_after_one_tile():
    state = beccles()
    play(state, PASS)
    assert result(state) == NOTHING
    state = beccles()
    play(state, LayTile("G6", "8852", 0), PASS)
    assert result(state) == TRACK


@pytest.mark.rule("1862.7.6-one-build-action", "1862.7.6.2-n-alone")
def test_a_yellow_n_tile_is_all_that_is_laid_in_a_turn():
    state = building("ENR", tiles={"F3": ("57", 0)}, markers={"ENR": ["F3"]})
    play(state, LayTile("F5", "790", 0))
    assert result(state) == TRACK


@pytest.mark.rule("1862.7.6.2-n-alone")
def test_an_n_tile_is_not_the_second_of_two():
    state = beccles()
    play(state, LayTile("G10", "8851", 3))
    refused(state, LayTile("F11", "790", 1), "1862.7.6.2-n-alone")
    assert not [lay for lay in offered(state, LayTile) if lay.tile == "790"]


@pytest.mark.rule("1862.7.6.2-n-alone")
def test_a_y_tile_may_be_one_of_two():
    state = beccles()
    play(state, LayTile("G6", "8851", 0), LayTile("H5", "202", 5))
    assert tile_in(state, "H5") == ("202", 5)


@pytest.mark.rule("1862.7.6.3-upgrade-instead-of-lay", "1862.7.6.3-one-upgrade", "1862.7.6-one-build-action")
def test_an_upgrade_takes_the_place_of_laying_track():
    state = beccles(phase="B")
    play(state, LayTile("G8", "14", 0))
    assert result(state) == TRACK
    state = beccles(phase="B")
    play(state, LayTile("G6", "8852", 0))
    refused(state, LayTile("G8", "14", 0), "1862.7.6-one-build-action")


@pytest.mark.rule("1862.7.6.3-trainless-may-upgrade")
def test_a_company_without_a_train_may_upgrade():
    state = beccles(phase="B")
    assert not state.has_train(COMPANY["WVR"])
    assert allowed(state, LayTile("G8", "14", 0))


@pytest.mark.rule("1862.7.1-turn-steps")
def test_other_things_are_not_done_now():
    state = beccles()
    refused(state, Retain(), "1862.7.1-turn-steps")
    refused(state, PlaceMarker("G8"), "1862.7.1-turn-steps")


# Which tile on which hex


@pytest.mark.rule("1862.7.6.1-on-route")
def test_new_track_must_be_on_a_route_of_the_company():
    state = beccles()
    assert allowed(state, LayTile("G6", "8852", 0))
    refused(state, LayTile("G6", "8852", 1), "1862.7.6.1-on-route")  # beside the line
    refused(state, LayTile("E6", "8852", 0), "1862.7.6.1-on-route")  # far away


@pytest.mark.rule("1862.7.6.1-on-route", "1862.7.4-blocked-city")
def test_new_track_may_not_begin_behind_a_full_town():
    tiles = {"E4": ("57", 0), "E6": ("8852", 0), "E8": ("57", 0)}
    state = building("W&F", tiles=tiles, markers={"W&F": ["E4"], "N&B": ["E8"]})
    refused(state, LayTile("E10", "8852", 0), "1862.7.6.1-on-route")
    state = building("W&F", tiles=tiles, markers={"W&F": ["E4", "E8"]})
    assert allowed(state, LayTile("E10", "8852", 0))


@pytest.mark.rule("1862.7.6.1-no-barrier-or-sea")
def test_no_track_leads_into_a_barrier_or_the_sea():
    state = building("ESR", markers={"ESR": ["F11"]})
    refused(state, LayTile("F11", "790", 0), "1862.7.6.1-no-barrier-or-sea")  # the barrier to Harwich
    assert allowed(state, LayTile("F11", "790", 1))
    state = building("ENR", markers={"ENR": ["F3"]})
    refused(state, LayTile("F3", "57", 1), "1862.7.6.1-no-barrier-or-sea")


@pytest.mark.rule("1862.7.6.1-no-barrier-or-sea")
def test_track_may_lead_into_a_port():
    state = building("ENR", markers={"ENR": ["F3"]})
    assert allowed(state, LayTile("F3", "57", 0))


@pytest.mark.rule("1862.7.6.1-large-on-town", "1862.7.6.1-small-on-village")
def test_towns_take_large_stations_and_villages_small_ones():
    state = beccles(tiles={"G8": ("6", 2)})
    refused(state, LayTile("G6", "57", 0), "1862.7.6.1-large-on-town")
    refused(state, LayTile("F7", "8852", 2), "1862.7.6.1-small-on-village")
    assert allowed(state, LayTile("F7", "57", 2))


@pytest.mark.rule("1862.7.6.1-letter-hex-needs-letter-tile", "1862.7.6.1-letter-tile-needs-letter-hex")
def test_letters_of_hex_and_tile_must_be_the_same():
    state = building("Y&N", markers={"Y&N": ["H5"]})
    refused(state, LayTile("H5", "6", 5), "1862.7.6.1-letter-hex-needs-letter-tile", "letter Y")
    assert allowed(state, LayTile("H5", "202", 5))
    state = beccles(tiles={"G8": ("6", 2)})
    refused(state, LayTile("F7", "621", 2), "1862.7.6.1-letter-tile-needs-letter-hex")
    refused(state, LayTile("F7", "790", 2), "1862.7.6.1-letter-tile-needs-letter-hex")


@pytest.mark.rule("1862.7.6.1-ipswich-harwich-russet", "1862.7.6.1-ipswich-harwich-exclusive")
def test_ipswich_and_harwich_have_russet_tiles_of_their_own():
    tiles = {"F11": ("791", 1), "F13": ("793", 5), "E12": ("791", 0), "C4": ("793", 1)}
    markers = {"ESR": ["F11", "F13", "E12", "C4"]}
    state = building("ESR", tiles=tiles, markers=markers, phase="D")
    assert allowed(state, LayTile("F11", "795", 3))
    refused(state, LayTile("F11", "794", 1), "1862.7.6.1-ipswich-harwich-russet")
    assert allowed(state, LayTile("F13", "797", 2))
    refused(state, LayTile("F13", "796", 5), "1862.7.6.1-ipswich-harwich-russet")
    refused(state, LayTile("E12", "795", 2), "1862.7.6.1-ipswich-harwich-exclusive")
    refused(state, LayTile("C4", "797", 4), "1862.7.6.1-ipswich-harwich-exclusive")
    assert allowed(state, LayTile("E12", "794", 0))


@pytest.mark.rule("1862.2.4-open-tile-supply")
def test_a_tile_that_has_run_out_cannot_be_laid():
    state = beccles(supply={"8852": 0})
    refused(state, LayTile("G6", "8852", 0), "1862.2.4-open-tile-supply")
    state = beccles(phase="B", supply={"14": 0})
    refused(state, LayTile("G8", "14", 0), "1862.2.4-open-tile-supply")


def test_what_does_not_exist_is_refused():
    state = beccles()
    refused(state, LayTile("Z9", "57", 0), "1862.2.0-other-components")
    refused(state, LayTile("G6", "1", 0), "1862.2.4-open-tile-supply")
    refused(state, LayTile("G6", "8852", 6), "1862.7.6.3-keep-existing-track")
    refused(state, BuildSmallStation("Z9", (0, 3)), "1862.2.0-other-components")


# Upgrades


@pytest.mark.rule("1862.7.6-green-when-available", "1862.7.6.3-green-from-b", "1862.9.0-phase-b-green")
def test_green_tiles_come_with_phase_b():
    refused(beccles(phase="A"), LayTile("G8", "14", 0), "1862.7.6-green-when-available")
    assert allowed(beccles(phase="B"), LayTile("G8", "14", 0))


@pytest.mark.rule("1862.7.6-russet-when-available", "1862.7.6.3-russet-from-d", "1862.9.0-phase-d-russet")
def test_russet_tiles_come_with_phase_d():
    tiles = {"G8": ("14", 0)}
    refused(beccles(tiles=tiles, phase="C"), LayTile("G8", "611", 0), "1862.7.6-russet-when-available")
    assert allowed(beccles(tiles=tiles, phase="D"), LayTile("G8", "611", 0))


@pytest.mark.rule("1862.7.6.3-keep-existing-track")
def test_an_upgrade_keeps_all_track_where_it_is():
    state = building("N&B", tiles={"E8": ("57", 0)}, markers={"N&B": ["E8"]}, phase="B")
    assert allowed(state, LayTile("E8", "14", 0))
    refused(state, LayTile("E8", "14", 1), "1862.7.6.3-keep-existing-track")


@pytest.mark.rule("1862.7.6.3-keep-existing-track", "1862.7.6.3-upgrade-instead-of-lay")
def test_colours_follow_one_another():
    state = building("N&B", tiles={"E8": ("57", 0)}, markers={"N&B": ["E8"]}, phase="D")
    refused(state, LayTile("E8", "611", 0), "1862.7.6-one-build-action")
    refused(state, LayTile("E8", "6", 0), "1862.7.6-one-build-action")
    state = building("N&B", tiles={"E8": ("57", 0)}, markers={"N&B": ["E8"]}, phase="D")
    refused(state, LayTile("E6", "20", 0), "1862.7.6-one-build-action")


@pytest.mark.rule("1862.7.6.3-no-barrier-or-sea")
def test_an_upgrade_leads_into_no_barrier_or_sea():
    state = building("ENR", tiles={"F3": ("57", 0)}, markers={"ENR": ["F3"]}, phase="B")
    refused(state, LayTile("F3", "14", 0), "1862.7.6.3-no-barrier-or-sea")
    assert allowed(state, LayTile("F3", "14", 2))


@pytest.mark.rule("1862.7.6.3-upgrade-route", "1862.7.6.3-markers-keep-position")
def test_a_line_is_added_to_a_village_only_where_a_railhead_leads_onto_it():
    """The rulebook's case: Felixstowe must be upgraded before the village tile north of it."""
    tiles = {"G12": ("57", 2), "G10": ("8851", 3)}
    state = building("FDR", tiles=tiles, markers={"FDR": ["G12"]}, phase="B")
    second = LayTile("G10", "16", 0)
    refused(state, second, "1862.7.6.3-upgrade-route")
    play(state, LayTile("G12", "14", 2))
    assert result(state) == TRACK, "the other upgrade takes another build"
    state = begin(state, Build(COMPANY["FDR"]))
    play(state, second)
    assert small_in(state, "G10") == {(1, 3)}, "the small station is where it was"


@pytest.mark.rule("1862.7.6.3-upgrade-route")
def test_a_town_is_upgraded_by_whoever_gets_onto_its_new_track():
    tiles = {"C6": ("57", 2), "D7": ("8852", 2), "E8": ("57", 0)}
    state = building("L&E", tiles=tiles, markers={"L&E": ["C6"]}, phase="B")
    assert allowed(state, LayTile("E8", "15", 0))
    refused(state, LayTile("E8", "15", 3), "1862.7.6.3-upgrade-route")


@pytest.mark.rule("1862.7.6.3-upgrade-route")
def test_a_full_town_that_is_reached_can_be_upgraded_with_whatever_track():
    tiles = {"E4": ("57", 0), "E6": ("8852", 0), "E8": ("57", 0)}
    state = building("W&F", tiles=tiles, markers={"W&F": ["E4"], "N&B": ["E8"]}, phase="B")
    assert allowed(state, LayTile("E8", "15", 3))


@pytest.mark.rule("1862.7.6.3-russet-same-rules", "1862.7.6.3-upgrade-route")
def test_russet_upgrades_obey_the_rules_of_green_ones():
    tiles = {"E4": ("57", 0), "E6": ("20", 0), "F7": ("57", 2)}
    state = building("W&F", tiles=tiles, markers={"W&F": ["E4"]}, phase="D")
    refused(state, LayTile("E6", "798", 0), "1862.7.6.3-upgrade-route")  # new track from side 2 to side 5 only
    markers = {"W&F": ["E4", "F7"]}
    assert allowed(building("W&F", tiles=tiles, markers=markers, phase="D"), LayTile("E6", "798", 0))


# Small stations


CROSSING = {"E6": ("20", 0)}


@pytest.mark.rule("1862.7.6.4-instead-of-track", "1862.7.6.4-anywhere", "1862.2.3-small-station-on-clear-track")
def test_a_company_may_build_a_small_station_anywhere_instead_of_track():
    state = beccles(tiles={"G8": ("57", 0), **CROSSING}, small={"E6": [(0, 3)]}, phase="B")
    play(state, BuildSmallStation("E6", (1, 4)))
    assert small_in(state, "E6") == {(0, 3), (1, 4)}
    assert result(state) == TRACK
    state = beccles(tiles={"G8": ("57", 0), **CROSSING}, phase="B")
    play(state, LayTile("G6", "8852", 0))
    refused(state, BuildSmallStation("E6", (1, 4)), "1862.7.6-one-build-action")


@pytest.mark.rule("1862.7.6.4-one-per-line")
def test_a_line_has_one_small_station():
    state = beccles(tiles={"G8": ("57", 0), **CROSSING}, small={"E6": [(0, 3)]}, phase="B")
    refused(state, BuildSmallStation("E6", (0, 3)), "1862.7.6.4-one-per-line")
    assert offered(state, BuildSmallStation) == [BuildSmallStation("E6", (1, 4))]


@pytest.mark.rule("1862.7.6.4-instead-of-track")
def test_a_small_station_needs_a_line_of_plain_track():
    state = beccles(tiles={"G8": ("57", 0), **CROSSING}, phase="B")
    refused(state, BuildSmallStation("E6", (2, 5)), "1862.7.6.4-instead-of-track")
    refused(state, BuildSmallStation("G8", (0, 3)), "1862.7.6.4-instead-of-track")
    refused(state, BuildSmallStation("E10", (0, 3)), "1862.7.6.4-instead-of-track")


@pytest.mark.rule("1862.7.6.2-more-stations-after-upgrade")
def test_a_yellow_tile_takes_no_further_small_station():
    state = beccles(tiles={"G8": ("57", 0), "G6": ("8852", 0)}, phase="B")
    refused(state, BuildSmallStation("G6", (0, 3)), "1862.7.6.2-more-stations-after-upgrade")


@pytest.mark.rule("1862.7.6.4-max-per-tile")
def test_a_green_tile_has_room_for_two_small_stations_and_a_russet_one_for_three():
    for tile in TILES:
        if not tile.has_large_station:
            assert len(lines_of(tile.number * 6)) == tile.colour + 1
    state = beccles(tiles={"G8": ("57", 0), "E6": ("798", 0)}, phase="D")
    for line in ((0, 3), (1, 4), (2, 5)):
        state = begin(state, Build(COMPANY["WVR"]))
        play(state, BuildSmallStation("E6", line))
    assert small_in(state, "E6") == {(0, 3), (1, 4), (2, 5)}
    assert not offered(begin(state, Build(COMPANY["WVR"])), BuildSmallStation)


# Choices


@pytest.mark.parametrize("laid", [0, 1])
@pytest.mark.parametrize("phase", ["A", "B", "D"])
def test_exactly_what_is_allowed_is_offered(phase, laid):
    state = position(tiles=NORFOLK, markers={"ENR": ["F3"], "WVR": ["G8"], "I&B": ["F5"]}, phase=phase)
    state = begin(state, Build(COMPANY["ENR"], laid))
    frame = state.frames[-1]
    every = [
        LayTile(place.id, tile.id, rotation) for place in GEOGRAPHY.places for tile in TILES for rotation in range(6)
    ]
    legal = {lay for lay in every if frame.refuse(state, lay) is None}
    assert legal
    assert set(offered(state, LayTile)) == legal
    assert len(offered(state, LayTile)) == len(legal)


def test_the_log_says_what_was_laid():
    state = beccles(phase="B")
    (entry,) = play(state, LayTile("G8", "14", 0))
    assert entry.kind == "upgrade_tile"
    assert entry.facts == {"company": COMPANY["WVR"], "hex": "G8", "tile": "14", "rotation": 0, "old": "57"}
