"""Available Companies and A Company's First Operating Turn: the home marker."""

import pytest

from bradshaw.core.log import SILENCE, Log
from bradshaw.eighteen.actions import PASS, LayTile
from bradshaw.games.g1862.actions import LONDON_NAME, BuildSmallStation, PlaceMarker
from bradshaw.games.g1862.components import COMPANY, GEOGRAPHY, TILE
from bradshaw.games.g1862.rules.building import TRACK, Build
from bradshaw.games.g1862.rules.homes import (
    Duty,
    HomeUpgrade,
    lay_tile,
    must_upgrade_home,
    owes_home,
    place_home,
    refuse_home,
    seat_markers,
)
from bradshaw.games.g1862.rules.placing import PlaceMarkers, sites
from bradshaw.games.g1862.rules.track import network, place_tile, reached
from bradshaw.games.g1862.state import BESIDE, Station

from .bench import allowed, offered, play, refused, result
from .boards import MARKERS, begin, circles_in, markers_of, position, tile_in

IPSWICH = {"tiles": {"F11": ("790", 1)}, "markers": {"WVR": ["F11"], "N&B": ["F11"]}}
"""The yellow N tile of Ipswich is full."""
WITHAM = {"tiles": {"D13": ("14", 0)}, "markers": {"SVR": ["D13"], "EUR": ["D13"]}}
"""The green tile of Witham is full, and russet has no more circles."""


def startable(company, **words):
    refusal = refuse_home(position(**words), COMPANY[company])
    assert refusal is None or refusal.rule == "1862.3.2-home-placeable"
    return refusal is None


def first_turn(company, **words):
    """The position after the home marker, with all markers of the company on its charter before."""
    state = position(**words, unused={company: MARKERS})
    log = Log()
    place_home(state, COMPANY[company], log)
    return state, log.entries


# May it be started?


@pytest.mark.rule("1862.3.2-home-case-no-tile", "1862.6.5.3-home-hex-condition")
def test_a_company_whose_home_has_no_tile_may_start():
    assert startable("ESR")


@pytest.mark.rule("1862.3.2-home-case-free-slot", "1862.6.5.3-home-hex-condition")
def test_a_company_whose_home_has_a_free_circle_may_start():
    assert startable("ESR", tiles={"F11": ("790", 1)}, markers={"WVR": ["F11"]})


@pytest.mark.rule("1862.3.2-home-case-upgrade", "1862.3.2-home-placeable", "1862.6.5.3-home-placeable-condition")
def test_a_company_whose_full_home_can_be_upgraded_now_may_start():
    assert startable("ESR", **IPSWICH, phase="B")
    assert not startable("ESR", **IPSWICH, phase="A"), "there are no green tiles yet"
    assert not startable("ESR", **IPSWICH, phase="B", supply={"791": 0}), "the tile must be on hand"


@pytest.mark.rule("1862.3.2-home-case-upgrade")
def test_ipswich_can_be_upgraded_again_in_russet():
    full = {"tiles": {"F11": ("791", 1)}, "markers": {"WVR": ["F11"], "N&B": ["F11"], "I&B": ["F11"]}}
    assert not startable("ESR", **full, phase="C")
    assert startable("ESR", **full, phase="D")


@pytest.mark.rule("1862.3.2-home-blocked-example", "1862.3.2-home-placeable")
def test_a_company_whose_full_home_gets_no_more_circles_may_not_start():
    assert not startable("ECR", **WITHAM, phase="D")


@pytest.mark.rule("1862.3.2-home-case-upgrade")
def test_every_yellow_town_gets_a_circle_more_in_green():
    for tile, hex_, company, rotation in (("57", "E8", "N&B", 0), ("621", "C8", "E&H", 0), ("790", "E12", "EUR", 0)):
        holders = ("WVR", "SVR")[: 2 if tile == "790" else 1]
        full = {"tiles": {hex_: (tile, rotation)}, "markers": {holder: [hex_] for holder in holders}}
        assert startable(company, **full, phase="B")


# Where the marker goes


@pytest.mark.rule("1862.7.2-home-marker-first", "1862.7.7-home-on-first-operation")
def test_the_home_marker_takes_a_free_circle():
    state, entries = first_turn("ESR", tiles={"F11": ("790", 1)}, markers={"WVR": ["F11"]})
    assert circles_in(state, "F11") == {"WVR": 0, "ESR": 1}
    assert state.unused[COMPANY["ESR"]] == MARKERS - 1
    assert [entry.kind for entry in entries] == ["home_marker"]
    assert entries[0].facts == {"company": COMPANY["ESR"], "hex": "F11", "waits": False}
    assert owes_home(state, COMPANY["ESR"]) is Duty.NONE


@pytest.mark.rule("1862.7.2-empty-home-must-lay", "1862.7.2-counts-as-build", "1862.7.2-must-build-home")
def test_on_an_empty_home_the_first_tile_must_be_laid_there():
    state, entries = first_turn("WVR", tiles={"F7": ("57", 2)})
    assert entries[0].facts["waits"]
    assert owes_home(state, COMPANY["WVR"]) is Duty.LAY
    begin(state, Build(COMPANY["WVR"]))
    refused(state, PASS, "1862.7.2-empty-home-must-lay")
    refused(state, LayTile("F9", "8852", 0), "1862.7.2-empty-home-must-lay")
    refused(state, LayTile("G8", "790", 0), "1862.7.6.1-letter-tile-needs-letter-hex")
    assert {lay.hex for lay in offered(state, LayTile)} == {"G8"}
    play(state, LayTile("G8", "57", 0), LayTile("G6", "8852", 0))
    assert circles_in(state, "G8") == {"WVR": 0}
    assert result(state) == TRACK


@pytest.mark.rule("1862.7.2-counts-as-build", "1862.7.6.2-n-alone")
def test_an_n_tile_at_home_is_the_whole_build():
    state, _ = first_turn("ESR")
    begin(state, Build(COMPANY["ESR"]))
    play(state, LayTile("F11", "790", 1))
    assert result(state) == TRACK


@pytest.mark.rule("1862.7.2-full-home-must-upgrade", "1862.7.2-counts-as-build")
def test_a_full_home_must_be_upgraded_and_the_marker_waits_beside_it():
    state, entries = first_turn("ESR", **IPSWICH, phase="B")
    assert circles_in(state, "F11")["ESR"] == BESIDE
    assert entries[0].facts["waits"]
    assert must_upgrade_home(state, COMPANY["ESR"])
    begin(state, Build(COMPANY["ESR"]))
    refused(state, PASS, "1862.7.2-full-home-must-upgrade")
    refused(state, LayTile("G10", "8851", 3), "1862.7.2-full-home-must-upgrade")
    refused(state, PlaceMarker(LONDON_NAME), "1862.7.2-full-home-must-upgrade")
    refused(state, BuildSmallStation("E10", (0, 3)), "1862.7.2-full-home-must-upgrade")
    play(state, LayTile("F11", "791", 1))
    assert circles_in(state, "F11") == {"WVR": 0, "N&B": 1, "ESR": 2}
    assert result(state) == TRACK
    assert owes_home(state, COMPANY["ESR"]) is Duty.NONE


@pytest.mark.rule("1862.7.2-full-home-must-upgrade")
def test_only_an_upgrade_that_adds_a_circle_helps():
    tiles = {"C8": ("621", 0), "D9": ("792", 0)}
    state, _ = first_turn("E&H", tiles=tiles, markers={"SVR": ["C8"]}, phase="D")
    begin(state, Build(COMPANY["E&H"]))
    assert allowed(state, LayTile("C8", "792", 0))
    refused(state, LayTile("C8", "792", 1), "1862.7.6.3-keep-existing-track")


@pytest.mark.rule("1862.7.2-displace-marker", "1862.7.2-displace-last-placed", "1862.7.7-home-displaces")
def test_if_no_upgrade_helps_the_marker_placed_last_goes_back_to_its_owner():
    state = position(**WITHAM, phase="D", unused={"ECR": 3})
    # EUR came first, into the second circle.
    state.stations = (Station(GEOGRAPHY.number["D13"], 1, COMPANY["EUR"]), *state.stations[:1])
    log = Log()
    place_home(state, COMPANY["ECR"], log)
    assert circles_in(state, "D13") == {"EUR": 1, "ECR": 0}
    assert state.unused[COMPANY["SVR"]] == MARKERS, "it can be placed again"
    assert [entry.kind for entry in log.entries] == ["home_displaces", "home_marker"]
    assert log.entries[0].facts == {"company": COMPANY["ECR"], "hex": "D13", "displaced": COMPANY["SVR"]}


@pytest.mark.rule("1862.7.2-displace-only-late-markers")
def test_a_company_that_could_start_displaces_only_markers_that_came_later():
    state = position(tiles=WITHAM["tiles"], markers={"SVR": ["D13"]}, phase="D", unused={"ECR": 3, "EUR": 3})
    assert refuse_home(state, COMPANY["ECR"]) is None
    late = Station(GEOGRAPHY.number["D13"], 1, COMPANY["EUR"])
    state.stations = (*state.stations, late)
    place_home(state, COMPANY["ECR"], SILENCE)
    assert circles_in(state, "D13") == {"SVR": 0, "ECR": 1}


def test_the_public_site_displaces_the_marker_in_the_last_circle():
    state = position(**WITHAM, phase="D", unused={"ECR": 3}, options={"last_circle_displaced": True})
    state.stations = (Station(GEOGRAPHY.number["D13"], 1, COMPANY["EUR"]), *state.stations[:1])
    place_home(state, COMPANY["ECR"], SILENCE)
    assert circles_in(state, "D13") == {"SVR": 0, "ECR": 1}


@pytest.mark.rule("1862.7.2-displace-marker")
def test_a_marker_that_waits_displaces_another_if_the_upgrade_is_no_longer_to_be_had():
    state = position(**IPSWICH, beside={"ESR": "F11"}, phase="B", supply={"791": 0})
    begin(state, Build(COMPANY["ESR"]))
    assert circles_in(state, "F11") == {"WVR": 0, "ESR": 1}
    assert allowed(state, PASS)


@pytest.mark.rule("1862.7.2-must-build-home")
def test_a_marker_that_waits_takes_a_circle_that_has_become_free():
    state = position(tiles=IPSWICH["tiles"], markers={"N&B": ["F11"]}, beside={"ESR": "F11"}, phase="B")
    assert not must_upgrade_home(state, COMPANY["ESR"])
    log = Log()
    seat_markers(state.copy(), COMPANY["ESR"], log)
    assert [(entry.kind, entry.facts) for entry in log.entries] == [
        ("home_seated", {"company": COMPANY["ESR"], "hex": "F11"})
    ]
    begin(state, Build(COMPANY["ESR"]))
    assert circles_in(state, "F11") == {"N&B": 0, "ESR": 1}
    assert allowed(state, PASS)


@pytest.mark.rule("1862.7.2-must-build-home")
def test_a_marker_that_waits_takes_a_circle_of_the_tile_that_another_company_lays():
    state = position(**IPSWICH, beside={"ESR": "F11"}, phase="B")
    log = Log()
    lay_tile(state, COMPANY["WVR"], LayTile("F11", "791", 1), 0, log)
    assert circles_in(state, "F11")["ESR"] == 2
    assert [(entry.kind, entry.facts["company"]) for entry in log.entries] == [
        ("upgrade_tile", COMPANY["WVR"]),
        ("home_seated", COMPANY["ESR"]),
    ]


@pytest.mark.rule("1862.7.2-home-connected-at-once")
def test_a_waiting_marker_is_connected_to_all_track_of_the_home():
    state = position(**IPSWICH, beside={"ESR": "F11"}, phase="B")
    net = network(state)
    assert net.vertex("F11-G12") in reached(state, COMPANY["ESR"])
    assert net.vertex("F11.0") in reached(state, COMPANY["ESR"])


@pytest.mark.rule("1862.7.2-second-marker-allowed")
def test_another_marker_may_be_placed_in_the_turn_of_the_home_marker():
    tiles = {"G8": ("57", 0), "G10": ("8851", 3), "F11": ("790", 1)}
    state, _ = first_turn("WVR", tiles=tiles)
    begin(state, PlaceMarkers(COMPANY["WVR"]))
    play(state, PlaceMarker("F11"))
    assert markers_of(state, "WVR") == ["G8", "F11"]


# After a merger


def merged(**words):
    """ESR has merged with FDR while its home marker waits; FDR goes on with both markers."""
    tiles = {"F11": ("790", 1), "G12": ("57", 2)}
    markers = {"WVR": ["F11"], "N&B": ["F11"], "FDR": ["G12"]}
    return position(tiles=tiles, markers=markers, beside={"FDR": "F11"}, phase="B", **words)


@pytest.mark.rule("1862.7.2-must-build-home")
def test_after_a_merger_the_waiting_marker_must_still_be_seated():
    state = begin(merged(), Build(COMPANY["FDR"]))
    assert owes_home(state, COMPANY["FDR"]) is Duty.UPGRADE
    refused(state, PASS, "1862.7.2-must-build-home")
    play(state, LayTile("F11", "791", 1))
    assert circles_in(state, "F11") == {"WVR": 0, "N&B": 1, "FDR": 2}


@pytest.mark.rule("1862.13.0-without-must-build-home")
def test_without_the_third_paragraph_the_marker_may_wait_after_a_merger():
    state = begin(merged(options={"home_may_wait": True}), Build(COMPANY["FDR"]))
    assert owes_home(state, COMPANY["FDR"]) is Duty.NONE
    assert allowed(state, PASS)
    place_tile(state, GEOGRAPHY.number["F11"], TILE["791"], 1)
    assert circles_in(state, "F11")["FDR"] == 2, "whoever upgrades the town, the marker gets its circle"


@pytest.mark.rule("1862.13.0-without-must-build-home")
def test_a_marker_that_may_wait_displaces_nobody():
    state = merged(options={"home_may_wait": True}, supply={"791": 0})
    begin(state, Build(COMPANY["FDR"]))
    assert circles_in(state, "F11")["FDR"] == BESIDE
    state = merged(supply={"791": 0})
    begin(state, Build(COMPANY["FDR"]))
    assert circles_in(state, "F11") == {"WVR": 0, "FDR": 1}


@pytest.mark.rule("1862.13.0-without-must-build-home")
def test_without_a_merger_the_home_must_be_built_in_any_case():
    state, _ = first_turn("ESR", **IPSWICH, phase="B", options={"home_may_wait": True})
    begin(state, Build(COMPANY["ESR"]))
    refused(state, PASS, "1862.7.2-full-home-must-upgrade")


# The public site


def test_on_the_public_site_a_full_home_is_upgraded_before_a_merger():
    state, _ = first_turn("ESR", **IPSWICH, phase="B", options={"home_upgrade_before_merging": True})
    begin(state, HomeUpgrade(COMPANY["ESR"]))
    refused(state, PASS, "1862.7.2-full-home-must-upgrade")
    refused(state, LayTile("F11", "1", 0), "1862.2.4-open-tile-supply")
    assert offered(state, LayTile) == [LayTile("F11", "791", 1)]
    play(state, LayTile("F11", "791", 1))
    assert tile_in(state, "F11") == ("791", 1)
    assert circles_in(state, "F11")["ESR"] == 2


def test_among_several_upgrades_the_player_chooses():
    full = {"tiles": {"E8": ("57", 0)}, "markers": {"WVR": ["E8"]}}
    state, _ = first_turn("N&B", **full, phase="B", options={"home_upgrade_before_merging": True})
    begin(state, HomeUpgrade(COMPANY["N&B"]))
    assert {lay.tile for lay in offered(state, LayTile)} == {"14", "15", "619"}


@pytest.mark.rule("1862.7.7-other-home-allowed")
def test_no_circle_is_kept_for_a_company_whose_home_it_is():
    tiles = {"G8": ("57", 0), "G10": ("8851", 3), "F11": ("790", 1)}
    state = position(tiles=tiles, markers={"WVR": ["G8"], "N&B": ["F11"]})
    assert GEOGRAPHY.number["F11"] in sites(state, COMPANY["WVR"])
