"""Flotation & Capitalisation, and Flotation Capital."""

import pytest

from bradshaw.eighteen.actions import BuyShare, LayTile, Pass, PayDividend, SellShares
from bradshaw.eighteen.state import NO_TILE
from bradshaw.games.g1860.actions import BuildBase, BuyTrain
from bradshaw.games.g1860.components import CHART, COMPANIES, COMPANY, SMALL_MAP
from bradshaw.games.g1860.rules.ending import worth

from .positions import (
    cash,
    director,
    notes,
    offered,
    passing,
    play,
    position,
    price,
    refused,
    stage,
    trains,
    treasury,
)

HOMES = {"C&N": "F2", "FYN": "B4", "NGStL": "G9", "BHI&R": "L6", "S&C": "F12", "VY&SC": "E9"}
"""The companies whose home has no printed track."""


def almost(name, **words):
    """A company that floats with the next share."""
    return position(**{"cash": 1000, "shares": {name: [3, 1]}} | words)


def tile_at(game, name):
    return game.state.tiles[SMALL_MAP.number[name]]


@pytest.mark.rule("1860.float.threshold")
@pytest.mark.parametrize("name", ["IOW", "IWNJ"])
def test_a_company_floats_when_players_hold_half_of_it(name):
    game = almost(name)
    number = COMPANY[name]
    assert not game.state.is_floated(number)
    play(game, BuyShare(name, "ipo"))
    assert game.state.is_floated(number)
    assert notes(game, "float")[0].facts["company"] == number


@pytest.mark.rule("1860.float.pool-not-counted")
def test_shares_in_the_pool_do_not_count_towards_flotation():
    game = position(cash=1000, shares={"IWNJ": [3]}, pool={"IWNJ": 4}, turn=1)
    play(game, BuyShare("IWNJ", "ipo"))
    assert not game.state.is_floated(COMPANY["IWNJ"])
    play(game, BuyShare("IWNJ", "pool"))  # a share out of the pool counts again
    assert game.state.is_floated(COMPANY["IWNJ"])


@pytest.mark.rule("1860.float.pool-not-counted")
def test_a_floated_company_stays_floated_when_its_shares_are_sold():
    game = play(position(cash=0, shares={"IWNJ": [5]}), SellShares("IWNJ", 2))
    assert game.state.is_floated(COMPANY["IWNJ"])


@pytest.mark.rule("1860.float.director-receives")
def test_on_flotation_the_director_has_the_charter_the_tokens_and_the_capital():
    game = position(cash=1000, shares={"C&N": [1, 3]}, pars={"C&N": 90})
    assert treasury(game, "C&N") == 0
    play(game, BuyShare("C&N", "ipo"))
    assert (director(game, "C&N"), treasury(game, "C&N")) == (1, 900)
    assert (stage(game), game.actors) == ("HomeTile", (1,))  # Ada bought, but Ben decides
    assert len(game.state.bases[COMPANY["C&N"]]) == 1


@pytest.mark.rule("1860.float.home-token")
@pytest.mark.parametrize("company", COMPANIES, ids=lambda one: one.name)
def test_the_home_base_is_placed_on_the_home_town(company):
    game = almost(company.name)
    play(game, BuyShare(company.name, "ipo"))
    assert game.state.bases[COMPANY[company.name]] == ((SMALL_MAP.number[company.home], 0, 0),)


@pytest.mark.rule("1860.float.price-token")
def test_the_marker_is_placed_at_par_below_those_already_there():
    game = almost("IWNJ", shares={"IWNJ": [3, 1], "IOW": [5]}, pars={"IWNJ": 82}, prices={"IOW": 82})
    play(game, BuyShare("IWNJ", "ipo"))
    assert price(game, "IWNJ") == 82
    assert game.state.markers.on(CHART.place(82)) == [COMPANY["IOW"], COMPANY["IWNJ"]]


@pytest.mark.rule("1860.float.starts-operating")
def test_only_floated_companies_operate():
    game = position(cash=1000, shares={"IOW": [3, 1], "IWNJ": [4]})
    play(game, BuyShare("IOW", "ipo"))
    passing(game, 3)
    assert [entry.facts["company"] for entry in notes(game, "company_turn")] == [COMPANY["IOW"]]
    assert stage(game) == "LayTrack"


@pytest.mark.rule("1860.float.home-tile")
@pytest.mark.parametrize(("name", "home"), list(HOMES.items()))
def test_the_director_lays_a_tile_on_a_home_without_track(name, home):
    game = play(almost(name), BuyShare(name, "ipo"))
    assert stage(game) == "HomeTile"
    assert {type(choice) for choice in game.choices()} == {LayTile}
    assert {choice.hex for choice in game.choices()} == {home}
    refused(game, Pass(), "1860.float.home-tile", home)
    refused(game, BuyShare(name, "ipo"), "1860.float.home-tile")
    play(game, game.choices()[0])
    assert tile_at(game, home) != NO_TILE
    assert treasury(game, name) == 10 * game.state.par[COMPANY[name]]


@pytest.mark.rule("1860.float.home-tile")
@pytest.mark.parametrize("name", ["IOW", "IWNJ"])
def test_homes_with_printed_track_get_no_tile(name):
    game = play(almost(name), BuyShare(name, "ipo"))
    assert stage(game) == "StockTurn"


@pytest.mark.rule("1860.float.home-tile")
def test_a_home_where_a_tile_lies_already_gets_no_other():
    game = almost("NGStL", tiles={"G9": ("746", 0)})
    play(game, BuyShare("NGStL", "ipo"))
    assert stage(game) == "StockTurn"
    assert game.state.bases[COMPANY["NGStL"]] == ((SMALL_MAP.number["G9"], 0, 0),)


@pytest.mark.rule("1860.float.home-tile-constraints")
def test_the_home_tile_must_suit_the_hex():
    game = play(almost("FYN"), BuyShare("FYN", "ipo"))
    assert sorted((one.tile, one.rotation) for one in game.choices()) == [("115", 0), ("115", 5), ("5", 5)]
    refused(game, LayTile("B4", "57", 0), "1860.lay.barriers")
    refused(game, LayTile("B4", "746", 0), "1860.tiles.letters-only-there")
    refused(game, LayTile("B4", "9", 0), "1860.tiles.town")
    refused(game, LayTile("B6", "5", 5), "1860.float.home-tile")
    refused(game, LayTile("B4", "999", 0), "1860.float.home-tile-constraints")
    lettered = play(almost("NGStL"), BuyShare("NGStL", "ipo"))
    assert {one.tile for one in lettered.choices()} == {"746"}
    refused(lettered, LayTile("G9", "57", 0), "1860.tiles.letters")


@pytest.mark.rule("1860.float.home-tile-constraints")
def test_without_a_suitable_tile_the_base_stands_on_the_bare_hex():
    game = almost("NGStL", tiles={"J6": ("746", 0), "E9": ("746", 2)})
    play(game, BuyShare("NGStL", "ipo"))
    assert stage(game) == "StockTurn"
    assert game.state.is_floated(COMPANY["NGStL"])
    assert game.state.bases[COMPANY["NGStL"]] == ((SMALL_MAP.number["G9"], 0, 0),)
    assert tile_at(game, "G9") == NO_TILE


@pytest.mark.rule("1860.float.home-tile-free")
def test_the_home_tile_is_no_tile_of_the_first_turn():
    game = play(almost("C&N"), BuyShare("C&N", "ipo"), LayTile("F2", "787", 0))
    passing(game, 3)
    assert stage(game) == "LayTrack"
    play(game, next(lay for lay in offered(game, LayTile)))
    assert stage(game) == "LayTrack"  # a second one
    play(game, next(lay for lay in offered(game, LayTile)))
    assert stage(game) == "BuyTrains"


# Flotation Capital


@pytest.mark.rule("1860.capital.ten-par")
@pytest.mark.parametrize(("name", "par"), [("IOW", 74), ("IOW", 100), ("IWNJ", 62), ("VY&SC", 54)])
def test_a_company_that_floats_gets_ten_times_its_par(name, par):
    game = play(almost(name, pars={name: par}), BuyShare(name, "ipo"))
    assert treasury(game, name) == 10 * par


@pytest.mark.rule("1860.capital.ten-par")
def test_the_capital_does_not_depend_on_the_shares_sold():
    game = position(cash=1000, shares={"IWNJ": [3]}, pool={"IWNJ": 6}, turn=1)
    play(game, BuyShare("IWNJ", "pool"), BuyShare("IWNJ", "pool"))
    assert treasury(game, "IWNJ") == 620


@pytest.mark.rule("1860.capital.currency")
def test_companies_pay_in_credits_and_the_players_bank_is_not_touched():
    game = position(shares={"IOW": [5]}, company="IOW", step="trains")
    bank = game.state.cash[0]
    play(game, BuyTrain("2+1", "bank", 250))
    assert treasury(game, "IOW") == 490
    assert game.state.cash[0] == bank


@pytest.mark.rule("1860.capital.separate-treasuries")
def test_a_company_cannot_spend_what_another_has():
    game = position(
        shares={"IOW": [5], "IWNJ": [5]}, credits={"IOW": 240, "IWNJ": 5000}, prices={"IOW": 90, "IWNJ": 82}
    )
    passing(game, 3)
    play(game, Pass())
    assert trains(game, "IOW") == []
    assert (treasury(game, "IOW"), treasury(game, "IWNJ")) == (240, 5000)
    refused_by = position(
        shares={"IOW": [5], "IWNJ": [5]},
        credits={"IOW": 260, "IWNJ": 5000},
        returned=["3+2"],
        company="IOW",
        step="trains",
    )
    refused(refused_by, BuyTrain("3+2", "bank", 300), "1860.trains.when", "260cc")


@pytest.mark.rule("1860.capital.never-to-players")
def test_credits_never_reach_a_player():
    game = position(cash=100, shares={"IOW": [5]}, credits={"IOW": 5000}, company="IOW", step="dividend", revenue=100)
    before = worth(game.state, 0)
    play(game, PayDividend())
    assert treasury(game, "IOW") == 5000  # the dividend is the bank's money
    assert cash(game) == [150, 100, 100]
    assert before == 100 + 5 * 37


@pytest.mark.rule("1860.capital.uses")
def test_credits_pay_for_trains_bases_and_building_and_for_nothing_else():
    game = position(
        shares={"BHI&R": [5]},
        credits={"BHI&R": 1000},
        tiles={"L6": ("5", 1), "K7": ("9", 1), "J8": ("57", 1)},
        company="BHI&R",
    )
    play(game, next(lay for lay in offered(game, LayTile) if lay.hex == "K5"), Pass(), BuildBase("J8", 0))
    while stage(game) != "BuyTrains":
        play(game, game.choices()[0])
    play(game, BuyTrain("2+1", "bank", 250))
    spent = {
        transfer.reason: transfer.amount for entry in game.log for transfer in entry.transfers if transfer.payer > 5
    }
    assert spent == {
        "1860.tile-special.difficult-cost": 60,
        "1860.base.second-cost": 40,
        "1860.trains.ipo-price": 250,
    }
    assert treasury(game, "BHI&R") == 1000 - 60 - 40 - 250
