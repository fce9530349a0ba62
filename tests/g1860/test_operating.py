"""Operating Public Companies: who operates, in which order, who decides, and the steps of a turn."""

import pytest

from bradshaw.eighteen.actions import PASS, PAY, LayTile, SellShares
from bradshaw.eighteen.state import POOL
from bradshaw.games.g1860.actions import BuildBase, BuyTrain

from .operations import EAST_COAST, begin_operations, iow, operate, operating, order, run_best
from .positions import director, play, position, price, refused, stage

TWO = {"IOW": (6, 0, 0), "C&N": (0, 5, 0)}


@pytest.mark.rule("1860.operating.who")
def test_every_floated_company_that_is_not_bankrupt_operates_once_in_a_round():
    game = begin_operations(
        shares={"IOW": (6, 0, 0), "C&N": (0, 3, 0), "IWNJ": (1, 1, 1), "NGStL": (0, 0, 5)},
        pool={"IWNJ": 2},
        directors={"IWNJ": "pool"},
        floated=["IWNJ"],
        prices={"IOW": 100, "IWNJ": 90, "NGStL": 58},
        bankrupt=["FYN"],
        bases={"FYN": ["B4"]},
        credits={"IOW": 0, "IWNJ": 0, "NGStL": 0},
        tiles={"G9": ("746", 0)},
    )
    # C&N has not floated and FYN is bankrupt; IWNJ has no director and operates all the same.
    assert order(game) == ["IOW", "IWNJ", "NGStL"]
    assert operating(game) == "IOW"
    operate(game)
    assert operating(game) == "NGStL"
    assert price(game, "IWNJ") == 82
    operate(game)
    assert stage(game) == "StockTurn"
    assert [game.state.turns[number] for number in range(5)] == [0, 1, 1, 0, 1]


@pytest.mark.rule("1860.operating.order")
def test_companies_operate_from_the_highest_price_down():
    prices = {"C&N": 68, "IOW": 74, "FYN": 110, "S&C": 71}
    game = begin_operations(shares=dict.fromkeys(prices, (5, 0, 0)), prices=prices, credits=dict.fromkeys(prices, 0))
    assert order(game) == ["FYN", "IOW", "S&C", "C&N"]


@pytest.mark.rule("1860.operating.order-tie")
def test_companies_at_one_price_operate_in_the_order_in_which_they_came_there():
    prices = {"NGStL": 62, "C&N": 62, "S&C": 62}
    game = begin_operations(shares=dict.fromkeys(prices, (5, 0, 0)), prices=prices)
    assert order(game) == ["NGStL", "C&N", "S&C"]


@pytest.mark.rule("1860.operating.order-tie", "1860.price.stack-below")
def test_a_marker_that_arrives_goes_below_and_operates_last():
    # IOW falls from 78 to 74, where C&N has been for longer.
    game = position(shares=TWO, prices={"IOW": 78, "C&N": 74}, operated=["IOW"], trader=0, passed=[1, 2])
    play(game, SellShares("IOW", 1), PASS, PASS, PASS, PASS)
    assert price(game, "IOW") == price(game, "C&N") == 74
    assert order(game) == ["C&N", "IOW"]


@pytest.mark.rule("1860.operating.director-decides")
def test_the_holder_of_the_directors_certificate_decides_for_the_company():
    game = iow(shares={"IOW": (2, 3, 1)})
    assert game.actors == (1,)
    refused(game, PASS, "1860.operating.director-decides", seat=0)
    assert game.refusal(PASS, 1) is None


@pytest.mark.rule("1860.operating.no-director", "1860.receivership.definition")
def test_a_company_whose_directors_certificate_lies_in_the_pool_is_in_receivership():
    game = position(shares={"IOW": (5, 1, 1)}, prices={"IOW": 74}, operated=["IOW"], tiles=EAST_COAST)
    assert not game.state.in_receivership(1)
    play(game, SellShares("IOW", 5))
    assert director(game, "IOW") == POOL
    assert game.state.in_receivership(1)


@pytest.mark.rule("1860.operating.steps")
def test_the_steps_of_a_turn_come_in_one_order():
    game = iow(credits={"IOW": 1000})
    seen = []
    for action in (PASS, PASS, None, PAY, PASS):
        seen.append(stage(game))
        if action is None:
            run_best(game)
        else:
            play(game, action)
    assert seen == ["LayTrack", "BuildBases", "Runs", "Dividend", "BuyTrains"]
    assert stage(game) == "StockTurn"


@pytest.mark.rule("1860.operating.steps")
def test_no_step_is_taken_before_or_after_its_time():
    game = iow(credits={"IOW": 1000})
    base, train = BuildBase("J4", 0), BuyTrain("2+1", "bank", 250)
    refused(game, base, "1860.operating.steps")
    refused(game, train, "1860.operating.steps")
    play(game, PASS)
    refused(game, LayTile("H2", "9", 0), "1860.operating.steps")
    refused(game, train, "1860.operating.steps")
    play(game, PASS)
    refused(game, base, "1860.run.must-run")
    run_best(game)
    refused(game, train, "1860.dividend.choice")
    play(game, PAY)
    refused(game, base, "1860.operating.steps")
    refused(game, PAY, "1860.operating.steps")
    play(game, train)


@pytest.mark.rule("1860.operating.steps")
def test_building_and_buying_may_be_left_out():
    game = iow(credits={"IOW": 1000})
    play(game, PASS, PASS)
    run_best(game)
    play(game, PAY, PASS)
    assert stage(game) == "StockTurn"
    assert game.state.treasury(1) == 1000
