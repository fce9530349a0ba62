"""Track Tiles and Routes: what the tiles are, and where a company's track leads."""

import pytest

from bradshaw.eighteen.board.tiles import COLOURS, LARGE, ROTATIONS
from bradshaw.games.g1862.components import (
    COMPANIES,
    COMPANY,
    GEOGRAPHY,
    LINES,
    LONDON,
    TILE,
    TILES,
    is_town,
    pattern_of,
    tile_of,
)
from bradshaw.games.g1862.rules.track import (
    blocked,
    connected,
    network,
    occupied,
    own_stops,
    pattern_at,
    place_tile,
    reached,
    refuse_shape,
    upgrades,
)

from .boards import circles_in, position, small_in, tile_in

NORFOLK = {
    "F3": ("57", 0),
    "F5": ("790", 2),
    "G6": ("8851", 2),
    "G8": ("14", 0),
    "H7": ("57", 1),
    "G10": ("8851", 3),
    "F11": ("791", 1),
}
"""The back page: from the port by Cromer, Norwich, Acle and Beccles to Lowestoft, and by Woodbridge to Ipswich."""


def stops_reached(state, company):
    net = network(state)
    return {net.name(vertex) for vertex in reached(state, COMPANY[company]) if vertex < len(net.stops)}


# Tiles


@pytest.mark.rule("1862.2.3-tile-colours")
def test_tiles_are_yellow_green_and_russet():
    assert {COLOURS[tile.colour] for tile in TILES} == {"yellow", "green", "russet"}


@pytest.mark.rule("1862.2.3-tile-kinds")
def test_a_tile_has_one_large_station_with_up_to_four_circles_or_lines_for_small_ones():
    for tile in TILES:
        if tile.has_large_station:
            assert len(tile.stops) == 1
            assert 1 <= tile.stops[0].circles <= 4
            assert not LINES[tile.number]
        else:
            assert 1 <= len(LINES[tile.number]) <= 3
            assert all(stop.kind != LARGE for stop in tile.stops)


@pytest.mark.rule("1862.2.3-small-station-marker-shown", "1862.2.3-small-station-on-clear-track")
def test_a_green_village_tile_has_a_small_station_only_where_one_was_put():
    assert not pattern_of(TILE["20"] * 6).stops
    assert len(pattern_of(TILE["20"] * 6, 0b10).stops) == 1
    assert len(pattern_of(TILE["20"] * 6, 0b11).stops) == 2


@pytest.mark.rule("1862.2.3-small-tiles-no-junctions")
def test_lines_that_cross_in_a_village_do_not_meet():
    tiles = {"E4": ("57", 0), "E6": ("20", 0), "E8": ("57", 0), "D5": ("57", 2), "F7": ("57", 2)}
    state = position(tiles=tiles, small={"E6": [(0, 3)]}, markers={"W&F": ["E4"]})
    assert stops_reached(state, "W&F") == {"E4.0", "E6.0", "E8.0"}


@pytest.mark.rule("1862.2.3-home-stations", "1862.2.3-company-names")
def test_every_company_has_a_home_town_of_its_own():
    homes = {company.name: company.home_name for company in COMPANIES}
    assert len(homes) == 20
    assert len({company.home for company in COMPANIES}) == 20
    assert all(is_town(GEOGRAPHY.number[company.home]) for company in COMPANIES)
    assert (homes["ENR"], homes["ESR"], homes["WStI"]) == ("Cromer", "Ipswich", "Wisbech")
    assert {company.name: company.full_name for company in COMPANIES}["ECR"].startswith("Eastern Counties")
    for company in COMPANIES:
        assert GEOGRAPHY.places[GEOGRAPHY.number[company.home]].name == company.home_name


@pytest.mark.rule("1862.7.6.3-keep-existing-track", "1862.7.6.1-no-barrier-or-sea", "1862.7.6.3-no-barrier-or-sea")
def test_whatever_is_offered_keeps_all_track_and_runs_into_nothing():
    for place in GEOGRAPHY.places:
        for tile in TILES:
            for rotation in ROTATIONS:
                state = position(phase="H")
                if refuse_shape(state, place.number, tile, rotation) is not None:
                    continue
                place_tile(state, place.number, tile.number, rotation)
                old = {frozenset(link) for link in pattern_of(state.tiles[place.number]).links}
                for number, turned in upgrades(state, place.number):
                    new = TILES[number].patterns[turned]
                    assert TILES[number].colour == tile.colour + 1
                    assert not set(new.sides) & (set(range(6)) - open_sides(place.number))
                    if is_town(place.number):
                        assert old <= {frozenset(link) for link in new.links}
                    else:
                        assert pattern_of(state.tiles[place.number]).sides <= new.sides


def open_sides(place):
    return {side for side in range(6) if GEOGRAPHY.border[place][side] >= 0}


@pytest.mark.rule("1862.2.4-open-tile-supply")
def test_a_replaced_tile_goes_back_to_the_supply():
    state = position(tiles={"E8": ("57", 0)}, phase="B")
    before = state.supply[TILE["57"]], state.supply[TILE["14"]]
    place_tile(state, GEOGRAPHY.number["E8"], TILE["14"], 0)
    assert (state.supply[TILE["57"]], state.supply[TILE["14"]]) == (before[0] + 1, before[1] - 1)


@pytest.mark.rule("1862.7.6.2-yellow-small-station")
@pytest.mark.parametrize("tile", ["8850", "8851", "8852"])
def test_a_yellow_village_tile_brings_its_small_station(tile):
    state = position()
    place_tile(state, GEOGRAPHY.number["E6"], TILE[tile], 0)
    assert len(small_in(state, "E6")) == 1
    assert len(pattern_at(state, GEOGRAPHY.number["E6"]).stops) == 1


@pytest.mark.rule(
    "1862.7.6.2-small-station-carried",
    "1862.7.6.3-small-station-marker",
    "1862.7.6.3-small-stations-keep-line",
    "1862.7.6.3-no-new-station-by-upgrade",
)
def test_small_stations_stay_on_their_lines_through_all_upgrades():
    place = GEOGRAPHY.number["E6"]
    for yellow in ("8850", "8851", "8852"):
        for rotation in ROTATIONS:
            state = position(phase="H")
            place_tile(state, place, TILE[yellow], rotation)
            line = small_in(state, "E6")
            for green, turned in list(upgrades(state, place)):
                other = state.copy()
                place_tile(other, place, green, turned)
                assert small_in(other, "E6") == line
                for russet, last in list(upgrades(other, place)):
                    final = other.copy()
                    place_tile(final, place, russet, last)
                    assert small_in(final, "E6") == line
                    assert tile_of(final.tiles[place]).id in {"778", "779", "780", "798"}


@pytest.mark.rule("1862.7.6.3-markers-keep-position", "1862.7.7-survives-upgrade")
def test_markers_keep_their_circles_when_a_town_is_upgraded():
    state = position(tiles={"F5": ("790", 2)}, markers={"ENR": ["F5"], "WVR": ["F5"]}, phase="D")
    place_tile(state, GEOGRAPHY.number["F5"], TILE["791"], 2)
    place_tile(state, GEOGRAPHY.number["F5"], TILE["794"], 0)
    assert circles_in(state, "F5") == {"ENR": 0, "WVR": 1}
    assert tile_in(state, "F5") == ("794", 0)


def test_on_the_public_site_markers_fill_the_circles_of_an_upgraded_town_from_the_first():
    for options, circle in (({}, 1), ({"last_circle_displaced": True}, 0)):
        state = position(tiles={"F5": ("790", 2)}, markers={"ENR": ["F5"], "WVR": ["F5"]}, phase="D", options=options)
        state.stations = state.stations[1:]
        place_tile(state, GEOGRAPHY.number["F5"], TILE["791"], 2)
        assert circles_in(state, "F5") == {"WVR": circle}


# Routes


@pytest.mark.rule("1862.7.4-continuous", "1862.7.4-own-marker-not-london")
def test_a_company_reaches_what_track_joins_to_its_markers():
    state = position(tiles=NORFOLK, markers={"ENR": ["F3"]})
    everything = {"F3.0", "F5.0", "G6.0", "G8.0", "H7.0", "G10.0", "F11.0", "port_cromer", "port_lowestoft"}
    assert stops_reached(state, "ENR") == everything
    assert stops_reached(position(tiles=NORFOLK), "ENR") == set()


@pytest.mark.rule("1862.7.4-blocked-city")
def test_a_full_town_of_others_is_reached_but_not_passed():
    others = {"I&B": ["F5"], "W&F": ["F5"]}
    state = position(tiles=NORFOLK, markers={"ENR": ["F3"], **others})
    assert stops_reached(state, "ENR") == {"port_cromer", "F3.0", "F5.0"}
    net = network(state)
    assert {net.name(stop) for stop in blocked(state, net, COMPANY["ENR"])} == {"F5.0"}
    assert blocked(state, net, COMPANY["I&B"]) == {net.vertex("F3.0")}
    assert occupied(state, GEOGRAPHY.number["F5"]) == {0, 1}


@pytest.mark.rule("1862.7.4-blocked-city")
def test_a_town_with_a_free_circle_or_a_marker_of_the_company_is_passed():
    state = position(tiles=NORFOLK, markers={"ENR": ["F3"], "I&B": ["F5"]})
    assert "F11.0" in stops_reached(state, "ENR")
    state = position(tiles=NORFOLK, markers={"ENR": ["F3", "F5"], "I&B": ["F5"]})
    assert "F11.0" in stops_reached(state, "ENR")


@pytest.mark.rule("1862.7.4-offboard-is-terminus", "1862.7.4-one-red-one-port")
def test_no_route_leads_through_an_area():
    # Both Wisbech and March lie at the Midlands.
    tiles = {"B5": ("57", 1), "C4": ("202", 1), "B7": ("57", 1), "C6": ("57", 1)}
    state = position(tiles=tiles, markers={"WStI": ["B5"]})
    assert stops_reached(state, "WStI") == {"B5.0", "midlands", "C4.0", "port_lynn"}


LONDON_BOARD = {"B13": ("57", 0), "B11": ("8852", 0), "D13": ("57", 0), "D11": ("57", 0)}


@pytest.mark.rule("1862.7.4-never-out-of-london", "1862.7.5.2-not-via-london")
def test_no_route_leads_out_of_london():
    state = position(tiles=LONDON_BOARD, markers={"N&E": ["B13"], "ECR": ["D13"]}, london=["N&E", "ECR"])
    assert stops_reached(state, "N&E") == {"B13.0", "B11.0", "london"}
    assert not connected(state, COMPANY["N&E"], COMPANY["ECR"])


@pytest.mark.rule("1862.7.4-never-out-of-london", "1862.7.4-own-marker-not-london")
def test_a_marker_in_london_alone_gives_no_route():
    state = position(tiles=LONDON_BOARD, london=["N&E"])
    assert stops_reached(state, "N&E") == set()
    assert own_stops(state, network(state), COMPANY["N&E"]) == []
    assert occupied(state, LONDON) == {0}


# Connections for mergers


@pytest.mark.rule("1862.7.5.2-connected")
def test_companies_are_connected_by_a_route_between_their_markers():
    state = position(tiles=NORFOLK, markers={"ENR": ["F3"], "ESR": ["F11"], "EUR": ["E12"]})
    assert connected(state, COMPANY["ENR"], COMPANY["ESR"])
    assert connected(state, COMPANY["ESR"], COMPANY["ENR"])
    assert not connected(state, COMPANY["ENR"], COMPANY["EUR"])


@pytest.mark.rule("1862.7.5.2-connected")
def test_a_full_town_between_two_companies_keeps_them_apart():
    full = {"I&B": ["F5"], "W&F": ["F5"]}
    state = position(tiles=NORFOLK, markers={"ENR": ["F3"], "ESR": ["F11"], **full})
    assert not connected(state, COMPANY["ENR"], COMPANY["ESR"])
    assert not connected(state, COMPANY["ESR"], COMPANY["ENR"])
    assert connected(state, COMPANY["ENR"], COMPANY["I&B"]), "the full town itself can be reached"
    assert connected(state, COMPANY["I&B"], COMPANY["ENR"])
    assert connected(state, COMPANY["I&B"], COMPANY["ESR"])


@pytest.mark.rule("1862.7.5.2-same-station")
def test_companies_in_the_same_town_are_connected():
    state = position(tiles={"F5": ("790", 2)}, markers={"I&B": ["F5"], "W&F": ["F5"]})
    assert connected(state, COMPANY["I&B"], COMPANY["W&F"])


@pytest.mark.rule("1862.7.2-home-connected-at-once", "1862.7.2-merge-as-first-action")
def test_a_home_marker_that_waits_is_connected_to_all_track_of_its_town():
    full = {"I&B": ["F3"], "W&F": ["H7"]}
    state = position(tiles=NORFOLK, markers=full, beside={"ENR": "F3"})
    assert connected(state, COMPANY["ENR"], COMPANY["I&B"])
    assert connected(state, COMPANY["ENR"], COMPANY["W&F"])
    assert connected(state, COMPANY["W&F"], COMPANY["ENR"])


@pytest.mark.rule("1862.7.2-merge-as-first-action")
def test_a_home_marker_on_an_empty_hex_is_connected_to_nothing():
    tiles = {hex_: tile for hex_, tile in NORFOLK.items() if hex_ != "F3"}
    state = position(tiles=tiles, markers={"ENR": ["F3"], "W&F": ["F5"]})
    assert not connected(state, COMPANY["ENR"], COMPANY["W&F"])
    assert not connected(state, COMPANY["W&F"], COMPANY["ENR"])
