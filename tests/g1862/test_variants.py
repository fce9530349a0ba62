"""Variants: fewer train types, shorter games, the game for new players, additional markers."""

import pytest

from bradshaw.eighteen.actions import PASS, PAY, BuyShare
from bradshaw.games.g1862.actions import HUDSON, BuyTrain, ChooseMarkers, StartCompany
from bradshaw.games.g1862.components import D
from bradshaw.games.g1862.state import LNER_DUE, LNER_FORMED

from .positions import (
    is_over,
    new_game,
    notes,
    offered,
    passing,
    play,
    position,
    refused,
    stage,
    trains,
    treasury,
    win_charter,
)

NOVICES = {"new_players": True, "kinds": "simple express"}


def buying(*cards, money=1000, **words):
    """ECR, with these trains, buys trains."""
    facts = {
        "shares": {"ECR": (5, 0, 0)},
        "trains": {"ECR": cards},
        "treasury": {"ECR": money},
        "company": "ECR",
        "step": "trains",
    }
    return position(**(facts | words))


def on_sale(table):
    return sorted({purchase.kind for purchase in offered(table, BuyTrain)})


# Fewer train types


@pytest.mark.rule("1862.11.1-simple-express")
def test_in_the_simple_express_game_there_are_express_trains_only():
    table = buying(kinds="simple express")
    assert on_sale(table) == ["express"]
    refused(table, BuyTrain("freight"), "1862.11.1-simple-express", "there are express trains")


@pytest.mark.rule("1862.11.1-simple-freight")
def test_in_the_simple_freight_game_there_are_freight_trains_only():
    assert on_sale(buying(kinds="simple freight")) == ["freight"]


@pytest.mark.rule("1862.11.1-advanced-freight")
def test_in_the_advanced_freight_game_there_are_freight_and_local_trains():
    assert on_sale(buying(kinds="advanced freight")) == ["freight", "local"]


@pytest.mark.rule("1862.11.1-advanced-express")
def test_in_the_advanced_express_game_there_are_express_and_local_trains():
    assert on_sale(buying(kinds="advanced express")) == ["express", "local"]


@pytest.mark.rule(
    "1862.11.1-simple-limit-a-d",
    "1862.11.1-simple-limit-e-f",
    "1862.11.1-simple-limit-g-h",
    "1862.9.0-limit-depends-on-game",
)
@pytest.mark.parametrize(
    ("phase", "limit", "rule"),
    [
        ("A", 4, "1862.11.1-simple-limit-a-d"),
        ("D", 4, "1862.11.1-simple-limit-a-d"),
        ("E", 3, "1862.11.1-simple-limit-e-f"),
        ("F", 3, "1862.11.1-simple-limit-e-f"),
        ("G", 2, "1862.11.1-simple-limit-g-h"),
        ("H", 2, "1862.11.1-simple-limit-g-h"),
    ],
)
def test_in_the_simple_games_all_trains_of_a_company_are_counted(phase, limit, rule):
    cards = ["2E"] * 4 if phase == "A" else ["3E", "3E", "4E", "4E"] if phase == "D" else ["4/5E"] * 3
    most = buying(*cards[:limit], phase=phase, kinds="simple express")
    assert stage(most) != "BuyTrains", "it may not buy another"
    table = buying(*cards[: limit - 1], phase=phase, kinds="simple express", money=4000)
    play(table, BuyTrain("express"))
    assert stage(table) != "BuyTrains"
    below = buying(*cards[: limit - 1], phase=phase, kinds="simple express", money=4000)
    below.state.trains[1] += (below.state.trains[1][0]._replace(number=9),)
    refused(below, BuyTrain("express"), rule, str(limit))


@pytest.mark.rule("1862.11.1-advanced-limit-a-d", "1862.11.1-advanced-limit-e-f", "1862.11.1-advanced-limit-g-h")
def test_in_the_advanced_games_the_limits_are_those_of_the_standard_game():
    assert on_sale(buying("2L", "2L", "2L", kinds="advanced express")) == ["express"]
    assert on_sale(buying("4L", "4/5L", phase="E", kinds="advanced express")) == ["express"]
    assert on_sale(buying("5L", "4/5L", phase="G", kinds="advanced express")) == ["express", "local"]
    assert on_sale(buying("5L", "4/5L", "4/5E", phase="G", kinds="advanced express")) == []


@pytest.mark.rule("1862.11.1-simple-no-permits", "1862.8.0-train-type-permitted")
def test_in_the_simple_games_a_company_in_receivership_buys_the_one_kind():
    table = position(
        shares={"ECR": (2, 2, 0)},
        pool={"ECR": 3},
        directors={"ECR": "pool"},
        treasury={"ECR": 300},
        company="ECR",
        step="trains",
        kinds="simple freight",
    )
    assert trains(table, "ECR") == ["1F*"]


# Shorter games


@pytest.mark.rule("1862.11.2-short-train-set")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (4, 6), (5, 7), (8, 7)])
def test_the_shorter_game_uses_the_short_or_the_standard_set_of_trains(players, cards):
    assert new_game(players, shorter=True).state.left(0) == cards


@pytest.mark.rule("1862.11.2-lner-by-e")
def test_in_the_shorter_game_the_first_e_train_brings_the_lner():
    table = buying("4E", phase="D", next_band="E", shorter=True, round_of_set=(3, 3), money=500)
    play(table, BuyTrain("express"))
    assert notes(table, "lner_due")[0].rule == "1862.11.2-lner-by-e"
    assert table.state.lner == LNER_FORMED, "at the end of the set"
    assert stage(table) == "StockTurn"
    table = buying("4E", phase="D", next_band="E", money=500, round_of_set=(3, 3))
    play(table, BuyTrain("express"))
    assert stage(table) == "Proposals", "but not in the standard game"


@pytest.mark.rule("1862.11.2-lner-by-e")
def test_the_rest_of_phase_e_is_as_usual_and_later_trains_stay_on_sale():
    table = buying("2/3E", "4E", phase="D", next_band="E", shorter=True, round_of_set=(2, 3), money=9000)
    play(table, BuyTrain("express"))
    assert table.state.lner == LNER_DUE
    assert trains(table, "ECR") == ["4E", "4/5E"], "B trains rust"
    refused(table, BuyTrain("express"), "1862.7.9-limit-e-f")
    assert table.state.rules_of_phase.stage == 2
    play(table, BuyTrain("local"), BuyTrain("local"), BuyTrain("freight"))
    assert trains(table, "ECR")[-1] == "7F"


@pytest.mark.rule("1862.11.2-d-permanent")
def test_in_the_shorter_game_d_trains_are_permanent():
    table = buying("4E", "5F", phase="F", next_band="G", shorter=True)
    play(table, BuyTrain("local"))
    assert trains(table, "ECR") == ["4E", "5F", "5/6L"]
    assert table.state.is_permanent(D), "so a Freight 5 may run apart from others"
    table = buying("4E", "5F", phase="F", next_band="G")
    play(table, BuyTrain("local"))
    assert trains(table, "ECR") == ["5/6L"]
    assert not table.state.is_permanent(D)


@pytest.mark.rule("1862.11.2-d-permanent", "1862.7.10.1-free-a-d")
def test_d_trains_keep_their_free_warranty_in_the_shorter_game():
    table = play(buying("3F", phase="D", shorter=True), BuyTrain("express"))
    assert trains(table, "ECR") == ["3F", "4E*"]


# The game for new players


@pytest.mark.rule("1862.11.3-parliament-only")
def test_new_players_start_companies_in_parliament_only():
    table = position(cash=2000, shares={"EUR": (5, 0, 0)}, chartered=["EUR"], **NOVICES)
    assert not offered(table, StartCompany)
    refused(table, StartCompany("ECR", 100), "1862.11.3-parliament-only")
    table = win_charter(position(parliament=True, cash=1000, **NOVICES), "ECR", 54)
    assert table.state.is_chartered(1)


@pytest.mark.rule("1862.11.3-no-redeeming")
def test_new_players_redeem_no_shares():
    facts = {
        "shares": {"ECR": (5, 2, 0)},
        "chartered": ["ECR"],
        "pool": {"ECR": 3},
        "trains": {"ECR": ["2E"]},
        "treasury": {"ECR": 500},
        "company": "ECR",
        "step": "redeem",
    }
    assert stage(position(**facts, kinds="simple express")) == "Redeem"
    assert stage(position(**facts, **NOVICES)) != "Redeem"


@pytest.mark.rule("1862.11.3-no-bought-warranties")
def test_new_players_buy_no_warranties_but_have_the_free_ones():
    table = buying(**NOVICES)
    assert offered(table, BuyTrain) == [BuyTrain("express")]
    refused(table, BuyTrain("express", 1), "1862.11.3-no-bought-warranties")
    play(table, BuyTrain("express"))
    assert trains(table, "ECR") == ["2E*"]


@pytest.mark.rule("1862.11.3-no-hudson")
def test_new_players_do_without_hudson():
    table = buying("2E", step="dividend", revenue=40, **NOVICES)
    refused(table, HUDSON, "1862.11.3-no-hudson")
    play(table, PAY)
    assert treasury(table, "ECR") == 1000 + 20, "the shares on the charter"


@pytest.mark.rule("1862.11.3-with-shorter")
def test_new_players_may_play_the_shorter_game():
    table = buying("4E", phase="D", next_band="E", shorter=True, round_of_set=(3, 3), money=500, **NOVICES)
    play(table, BuyTrain("express"))
    assert table.state.lner == LNER_FORMED
    passing(table, 3)
    while not is_over(table):
        choices = table.state.frames[-1].choices(table.state)
        play(table, PASS if PASS in choices else choices[0])


# Eight markers


@pytest.mark.rule("1862.11.4-eight-markers")
def test_with_the_option_a_company_without_a_charter_may_buy_eight_markers():
    table = position(cash=2000, eight_markers=True)
    play(table, StartCompany("ECR", 100), BuyShare("ECR", "company"), BuyShare("ECR", "company"))
    assert [one.count for one in offered(table, ChooseMarkers)] == [2, 3, 4, 5, 6, 7, 8]
    play(table, ChooseMarkers(8))
    assert treasury(table, "ECR") == 500 - 320


@pytest.mark.rule("1862.11.4-eight-markers", "1862.6.5.4.2-chartered-three")
def test_a_chartered_company_still_begins_with_three():
    table = win_charter(position(parliament=True, cash=1000, eight_markers=True), "ECR", 54)
    play(table, BuyShare("ECR", "ipo"), BuyShare("ECR", "ipo"))
    assert table.state.unused[1] == 3
