"""Building to London and Placing Station Markers."""

import pytest

from bradshaw.eighteen.actions import PASS, LayTile
from bradshaw.games.g1862.actions import LONDON_NAME, PlaceMarker
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.rules.building import LINK as LINKED
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.placing import PlaceMarkers, sites
from bradshaw.games.g1862.state import Station

from .bench import allowed, offered, play, refused, result
from .boards import MARKERS, begin, circles_in, markers_of, position
from .test_track import NORFOLK

LINK = PlaceMarker(LONDON_NAME)
PLACEMENT = "1862.7.6.5-placement-rules"
TO_LONDON = {"B13": ("57", 0), "B11": ("8852", 0)}


def stortford(**words):
    """N&E, whose home lies at London."""
    words = {"tiles": TO_LONDON, "markers": {"N&E": ["B13"]}} | words
    return begin(position(**words), Build(COMPANY["N&E"]))


def marking(company, **words):
    return begin(position(**words), PlaceMarkers(COMPANY[company]))


# London


@pytest.mark.rule("1862.7.6.5-alternative-build", "1862.7.6.5-no-track-or-station", "1862.7.6-one-build-action")
def test_a_company_may_build_to_london_instead_of_track():
    state = stortford()
    (entry,) = play(state, LINK)
    assert markers_of(state, "N&E") == ["B13", "london"]
    assert state.unused[COMPANY["N&E"]] == MARKERS - 2
    assert result(state) == LINKED, "and then it places no other marker"
    assert entry.kind == "link_london"


@pytest.mark.rule("1862.7.6.5-no-track-or-station")
def test_a_company_that_has_laid_track_does_not_build_to_london():
    state = stortford(tiles={"B13": ("57", 0)})
    assert allowed(state, LINK)
    play(state, LayTile("B11", "8852", 0))
    refused(state, LINK, "1862.7.6.5-no-track-or-station")


@pytest.mark.rule("1862.7.6.5-placement-rules", "1862.7.4-into-london-needs-marker")
def test_a_route_must_lead_to_london_but_needs_no_marker_there():
    assert allowed(stortford(), LINK)
    tiles = {"C10": ("57", 0), "C12": ("8852", 1), "D11": ("57", 0)}
    state = begin(position(tiles=tiles, markers={"NGC": ["C10"]}), Build(COMPANY["NGC"]))
    refused(state, LINK, PLACEMENT, "No route")


@pytest.mark.rule("1862.7.6.5-placement-rules")
def test_any_way_into_london_will_do():
    for tiles, company, home in (
        ({"B13": ("57", 0)}, "N&E", "B13"),
        ({"B13": ("5", 0)}, "N&E", "B13"),
        ({"D13": ("57", 1)}, "ECR", "D13"),
        ({"C10": ("57", 0), "C12": ("8852", 0)}, "NGC", "C10"),
        ({"E12": ("790", 0), "E14": ("8851", 3)}, "EUR", "E12"),
    ):
        state = begin(position(tiles=tiles, markers={company: [home]}), Build(COMPANY[company]))
        assert allowed(state, LINK)


@pytest.mark.rule("1862.7.6.5-placement-rules", "1862.7.4-blocked-city")
def test_a_full_town_keeps_a_company_from_london():
    tiles = {"B13": ("57", 0), "B11": ("8852", 0), "B9": ("790", 0)}
    state = begin(position(tiles=tiles, markers={"I&B": ["B9"], "N&E": ["B13"]}), Build(COMPANY["I&B"]))
    refused(state, LINK, PLACEMENT)


@pytest.mark.rule("1862.7.6.5-placement-rules")
def test_a_link_needs_a_marker():
    refused(stortford(unused={"N&E": 0}), LINK, "1862.6.5.4.2-markers-on-charter", "no station marker left")


@pytest.mark.rule("1862.7.6.5-four-spaces")
def test_london_has_room_for_four():
    three, four = ["ECR", "EUR", "SVR"], ["ECR", "EUR", "SVR", "L&H"]
    assert allowed(stortford(london=three), LINK)
    refused(stortford(london=four), LINK, "1862.7.6.5-four-spaces")


@pytest.mark.rule("1862.7.6.5-one-per-company", "1862.7.7-one-per-hex")
def test_a_company_has_one_marker_in_london():
    refused(stortford(london=["N&E"]), LINK, "1862.7.6.5-one-per-company")


def test_the_first_free_space_of_london_is_taken():
    state = stortford(london=["ECR", "EUR", "SVR"])
    state.stations = tuple(one for one in state.stations if one.company != COMPANY["EUR"])
    play(state, LINK)
    assert [one.circle for one in state.stations_of(COMPANY["N&E"])] == [0, 1]


def test_on_the_public_site_london_is_linked_when_markers_are_placed():
    state = stortford(options={"london_with_markers": True})
    refused(state, LINK, "1862.7.6.5-alternative-build")
    begin(state, PlaceMarkers(COMPANY["N&E"], london=True))
    play(state, LINK)
    assert markers_of(state, "N&E") == ["B13", "london"]


# Markers


@pytest.mark.rule("1862.7.7-one-per-or", "1862.7.7-no-cost", "1862.2.3-markers-in-circles")
def test_a_company_places_one_marker_without_cost():
    state = marking("ENR", tiles=NORFOLK, markers={"ENR": ["F3"]})
    cash = list(state.cash)
    (entry,) = play(state, PlaceMarker("F5"))
    assert result(state) is None
    assert markers_of(state, "ENR") == ["F3", "F5"]
    assert state.cash == cash
    assert entry.facts == {"company": COMPANY["ENR"], "hex": "F5"}


@pytest.mark.rule("1862.7.7-one-per-or")
def test_a_company_may_place_none():
    state = marking("ENR", tiles=NORFOLK, markers={"ENR": ["F3"]})
    play(state, PASS)
    assert result(state) is None
    assert markers_of(state, "ENR") == ["F3"]


@pytest.mark.rule("1862.7.7-empty-circle-on-route")
def test_a_marker_goes_into_a_free_circle_that_a_route_reaches():
    state = marking("ENR", tiles=NORFOLK | {"E8": ("57", 0)}, markers={"ENR": ["F3"], "N&S": ["H7"]})
    refused(state, PlaceMarker("H7"), "1862.7.7-empty-circle-on-route", "no free circle")
    refused(state, PlaceMarker("E8"), "1862.7.7-empty-circle-on-route", "No route")
    refused(state, PlaceMarker("C8"), "1862.7.7-empty-circle-on-route")
    assert {choice.hex for choice in offered(state, PlaceMarker)} == {"F5", "G8", "F11"}


@pytest.mark.rule("1862.7.7-empty-circle-on-route", "1862.7.4-blocked-city")
def test_a_marker_is_not_placed_behind_a_full_town():
    state = marking("ENR", tiles=NORFOLK, markers={"ENR": ["F3"], "I&B": ["F5"], "W&F": ["F5"]})
    refused(state, PlaceMarker("G8"), "1862.7.7-empty-circle-on-route")
    assert sites(state, COMPANY["ENR"]) == []


@pytest.mark.rule("1862.2.3-markers-in-circles")
def test_a_village_takes_no_marker():
    state = marking("ENR", tiles=NORFOLK, markers={"ENR": ["F3"]})
    refused(state, PlaceMarker("G6"), "1862.2.3-markers-in-circles")


@pytest.mark.rule("1862.7.7-one-per-hex")
def test_a_company_has_one_marker_in_a_town():
    state = marking("ENR", tiles=NORFOLK, markers={"ENR": ["F3", "F5"]})
    refused(state, PlaceMarker("F5"), "1862.7.7-one-per-hex")


@pytest.mark.rule("1862.7.7-no-cost")
def test_a_company_without_markers_places_none():
    state = marking("ENR", tiles=NORFOLK, markers={"ENR": ["F3"]}, unused={"ENR": 0})
    refused(state, PlaceMarker("F5"), "1862.6.5.4.2-markers-on-charter")
    assert sites(state, COMPANY["ENR"]) == []


@pytest.mark.rule("1862.7.7-other-home-allowed")
def test_the_home_of_another_company_is_not_kept_for_it():
    state = marking("ENR", tiles=NORFOLK, markers={"ENR": ["F3"]})
    play(state, PlaceMarker("G8"))
    assert circles_in(state, "G8") == {"ENR": 0}


@pytest.mark.rule("1862.7.6.5-alternative-build")
def test_london_is_not_for_the_marker_step():
    state = marking("N&E", tiles=TO_LONDON, markers={"N&E": ["B13"]})
    refused(state, LINK, "1862.7.6.5-alternative-build")
    refused(state, PlaceMarker("Z9"), "1862.2.0-other-components")
    refused(state, LayTile("B9", "790", 0), "1862.7.1-turn-steps")


@pytest.mark.rule("1862.7.7-permanent")
def test_markers_stay_where_they_are_while_companies_build():
    state = position(tiles=NORFOLK, markers={"ENR": ["F3", "F5"], "WVR": ["G8"]}, phase="D")
    before = set(state.stations)
    play(begin(state, Build(COMPANY["ENR"])), LayTile("F5", "791", 2))
    play(begin(state, PlaceMarkers(COMPANY["WVR"])), PlaceMarker("F5"))
    assert before < set(state.stations)
    assert isinstance(state.stations[-1], Station)
