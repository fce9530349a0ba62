"""Components: companies, certificates, markers, trains, tiles and money."""

import pytest

from bradshaw.games.g1862.components import (
    ALL,
    BANDS,
    BANK_MONEY,
    CAPITAL,
    CHARTERED_MARKER_COST,
    CHARTERED_MARKERS,
    COMPANIES,
    COMPANY,
    DIRECTORS_SHARES,
    EXPRESS,
    FEWEST_MARKERS,
    FREIGHT,
    GEOGRAPHY,
    KINDS,
    LOCAL,
    MOST_MARKERS,
    MOST_MARKERS_OPTION,
    PARS,
    PHASES,
    SHARES,
    SUPPLY,
    TILES,
    is_town,
)

from .bench import train
from .positions import new_game, position

TABLE = {
    "A": ("1", "2", "2", 100, 1, None),
    "B": ("2", "2/3", "2/3", 200, 2, None),
    "C": ("3", "3", "3", 280, 2, "A"),
    "D": ("5", "4", "4", 360, 3, None),
    "E": ("6", "4/5", "4/5", 500, 3, "B"),
    "F": ("7", "5", "5", 600, 3, "C"),
    "G": ("8", "5/6", "5/6", 700, 3, "D"),
    "H": ("9", "6", "6", 800, 3, None),
}
"""For each band Freight, Local and Express, the price, the operating rounds of its phase, and the band it rusts."""
HOMES = {
    "E&H": "Ely",
    "ECR": "Witham",
    "ENR": "Cromer",
    "ESR": "Ipswich",
    "EUR": "Colchester",
    "FDR": "Felixstowe",
    "I&B": "Bury St Edmunds",
    "L&D": "Swaffham",
    "L&E": "Downham Market",
    "L&H": "King's Lynn",
    "N&B": "Thetford",
    "N&E": "Bishop's Stortford",
    "N&S": "Lowestoft",
    "Y&N": "Great Yarmouth",
    "NGC": "Newmarket",
    "SVR": "Sudbury",
    "WNR": "Wells-next-the-Sea",
    "W&F": "Fakenham",
    "WVR": "Beccles",
    "WStI": "Wisbech",
}


@pytest.mark.rule("1862.2.0-certificates", "1862.2.1-twenty-companies", "1862.2.1-share-structure")
def test_twenty_companies_have_ten_shares_on_a_director_s_and_seven_ordinary_certificates():
    assert ALL == len(COMPANIES) == 20
    assert SHARES == 10
    assert DIRECTORS_SHARES == 3
    assert 20 * (1 + SHARES - DIRECTORS_SHARES) == 160, "certificates"


@pytest.mark.rule("1862.2.0-money-supply")
@pytest.mark.parametrize(("players", "left"), [(2, 12600), (3, 12600), (6, 12600), (7, 12585), (8, 12600)])
def test_the_players_money_comes_out_of_the_15000_of_the_bank(players, left):
    assert BANK_MONEY == 15000
    assert new_game(players).state.cash[0] == left


@pytest.mark.rule("1862.2.0-train-cards", "1862.2.2-train-count-by-length", "1862.2.4.3-choose-length")
@pytest.mark.parametrize(("length", "cards"), [("short", 24), ("standard", 26), ("long", 28)])
def test_there_are_more_trains_in_a_longer_game(length, cards):
    assert sum(band.counts[length] or 0 for band in BANDS) == cards


@pytest.mark.rule("1862.2.0-phase-cards")
def test_eight_phases_are_named_like_the_bands_of_trains():
    assert [phase.name for phase in PHASES] == [band.name for band in BANDS] == list("ABCDEFGH")


@pytest.mark.rule("1862.2.1-token-set", "1862.13.0-first-edition-seven", "1862.2.1-marker-cap-seven")
def test_a_company_has_seven_station_markers_and_an_eighth_for_the_option():
    assert MOST_MARKERS == 7
    assert MOST_MARKERS_OPTION == 8
    assert position().state.most_markers() == 7
    assert position(eight_markers=True).state.most_markers() == 8


@pytest.mark.rule("1862.2.1-charter-marker-fee", "1862.2.1-charter-float-capital", "1862.2.1-minimum-two-markers")
def test_what_the_charter_prints_about_markers_and_capital():
    assert CHARTERED_MARKERS * CHARTERED_MARKER_COST == 180
    assert CAPITAL == 10
    assert FEWEST_MARKERS == 2


@pytest.mark.rule(
    "1862.2.1-charter-band-table",
    "1862.9.0-band-a",
    "1862.9.0-band-b",
    "1862.9.0-band-c",
    "1862.9.0-band-d",
    "1862.9.0-band-e",
    "1862.9.0-band-f",
    "1862.9.0-band-g",
    "1862.9.0-band-h",
)
@pytest.mark.parametrize("letter", TABLE)
def test_the_bands_of_trains_are_those_of_the_charter(letter):
    freight, local, express, price, rounds, rusts = TABLE[letter]
    number = list(TABLE).index(letter)
    band = BANDS[number]
    assert [band.size(kind) for kind in (FREIGHT, LOCAL, EXPRESS)] == [freight, local, express]
    assert band.price == price
    assert PHASES[number].operating_rounds == rounds
    assert [one.name for one in BANDS if one.rusted_by == number] == ([rusts] if rusts else [])


@pytest.mark.rule("1862.2.2-card-three-types", "1862.7.9-band-price")
def test_a_train_card_can_be_any_of_three_kinds_at_one_price():
    assert KINDS == ("freight", "local", "express")
    assert {train("2F").band, train("2/3L").band, train("2/3E").band} == {1}


@pytest.mark.rule("1862.2.3-home-stations", "1862.2.3-company-names")
def test_every_company_has_a_home_town_and_a_name():
    assert {company.name: company.home_name for company in COMPANIES} == HOMES
    for company in COMPANIES:
        place = GEOGRAPHY.number[company.home]
        assert GEOGRAPHY.places[place].name == company.home_name
        assert is_town(place)
        assert company.full_name
        assert company.colour.startswith("#")
    assert len({company.home for company in COMPANIES}) == 20
    assert COMPANIES[COMPANY["WStI"]].full_name.startswith("Wisbech, St Ives")


@pytest.mark.rule("1862.2.4.3-board-town-village", "1862.2.0-other-components")
def test_every_hex_of_the_map_is_a_town_or_a_village():
    kinds = {stop[0] for place in GEOGRAPHY.places for stop in place.stops}
    assert kinds == {"city", "village"}
    assert all(len(place.stops) == 1 for place in GEOGRAPHY.places)
    assert len(TILES) == len(SUPPLY)
    assert min(SUPPLY) > 0


@pytest.mark.rule("1862.4.2-chart-refinance-funds")
def test_the_par_chart_prints_ten_times_par_for_refinancing():
    assert [CAPITAL * par for par in PARS] == [540, 580, 620, 680, 740, 820, 900, 1000]
