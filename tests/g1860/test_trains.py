"""Buying Trains."""

import pytest

from bradshaw.eighteen.actions import PASS, LayTile
from bradshaw.games.g1860.actions import AnswerOffer, BuyTrain, ReturnTrain
from bradshaw.games.g1860.components import TRAINS

from .operations import EAST_COAST, begin_operations, iow, lays
from .positions import cash, offered, play, position, refused, stage, trains, treasury

pytestmark = pytest.mark.kernels

FOUR = {"C&N": (5, 0, 0), "BHI&R": (0, 5, 0), "NGStL": (0, 0, 5), "FYN": (0, 5, 0)}


def buying(**words):
    """C&N buys trains; Ada directs it, Ben BHI&R and FYN, Cleo NGStL."""
    return position(
        **({"shares": FOUR, "company": "C&N", "step": "trains", "phase": "4+2", "credits": {"C&N": 1000}} | words)
    )


def trade(train, seller, price):
    return BuyTrain(train, seller, price)


BANK_2 = BuyTrain("2+1", "bank", 250)


@pytest.mark.rule("1860.trains.when")
def test_trains_are_bought_last_several_if_wanted_with_the_companys_own_credits():
    game = iow(step="trains", credits={"IOW": 700}, trains={})
    play(game, BANK_2, BANK_2)
    assert trains(game, "IOW") == ["2+1", "2+1"]
    assert treasury(game, "IOW") == 200
    assert cash(game) == [500, 500, 500]
    # 200 do not pay for a third, and the director's £500 do not count: the turn is over.
    assert stage(game) == "StockTurn"


@pytest.mark.rule("1860.trains.when")
def test_a_company_does_not_spend_what_it_does_not_have():
    game = buying(trains={"NGStL": ["4+2", "4+2"]}, phase="4+2", credits={"C&N": 349})
    refused(game, BuyTrain("4+2", "bank", 350), "1860.trains.when", "349cc")
    refused(game, trade("4+2", "NGStL", 350), "1860.trains.when")
    assert trade("4+2", "NGStL", 340) in game.choices()


@pytest.mark.rule("1860.trains.ipo-price")
@pytest.mark.parametrize("kind", range(len(TRAINS)))
def test_a_train_of_the_offering_costs_the_price_on_its_card(kind):
    train = TRAINS[kind]
    game = iow(step="trains", phase=train.name, credits={"IOW": train.price + 10}, trains={}, next_train=train.name)
    refused(game, BuyTrain(train.name, "bank", train.price + 10), "1860.trains.ipo-price")
    play(game, BuyTrain(train.name, "bank", train.price))
    assert treasury(game, "IOW") == 10


@pytest.mark.rule("1860.trains.inter-company-price")
def test_two_directors_agree_on_a_price_in_steps_of_ten():
    game = buying(trains={"NGStL": ["3+2", "4+2"]})
    for price in (0, 5, 15, 101):
        refused(game, trade("3+2", "NGStL", price), "1860.trains.inter-company-price")
    assert [(span.low, span.high, span.step) for span in game.choices().ranges] == [(10, 1000, 10)] * 2
    play(game, trade("3+2", "NGStL", 10))
    assert game.actors == (2,)
    assert trains(game, "C&N") == []
    play(game, AnswerOffer(True))
    assert (trains(game, "C&N"), trains(game, "NGStL")) == (["3+2"], ["4+2"])
    assert (treasury(game, "C&N"), treasury(game, "NGStL")) == (990, 590)


@pytest.mark.rule("1860.trains.inter-company-price")
def test_the_other_director_may_refuse_and_a_higher_price_may_be_offered():
    game = buying(trains={"NGStL": ["3+2", "4+2"]})
    play(game, trade("3+2", "NGStL", 100))
    refused(game, PASS, "1860.trains.inter-company-price")
    play(game, AnswerOffer(False))
    assert game.actors == (0,)
    refused(game, trade("3+2", "NGStL", 100), "1860.trains.inter-company-price")
    play(game, trade("3+2", "NGStL", 110), AnswerOffer(True))
    assert trains(game, "C&N") == ["3+2"]


@pytest.mark.rule("1860.trains.inter-company-price")
def test_a_director_of_both_companies_need_not_be_asked():
    game = buying(shares={**FOUR, "NGStL": (5, 0, 0)}, trains={"NGStL": ["3+2", "4+2"]})
    play(game, trade("3+2", "NGStL", 10))
    assert trains(game, "C&N") == ["3+2"]


@pytest.mark.rule("1860.trains.inter-company-price")
def test_a_company_without_a_director_or_bankrupt_sells_nothing():  # ruling C20
    game = buying(
        shares={**FOUR, "NGStL": (0, 1, 1)},
        pool={"NGStL": 3},
        directors={"NGStL": "pool"},
        floated=["NGStL"],
        bankrupt=["S&C"],
        bases={"S&C": ["F12"]},
        trains={"NGStL": ["3+2", "4+2"], "S&C": ["3+2", "3+2"]},
    )
    refused(game, trade("3+2", "NGStL", 100), "1860.trains.inter-company-price", "two directors")
    refused(game, trade("3+2", "S&C", 100), "1860.trains.inter-company-price", "two directors")


@pytest.mark.rule("1860.trains.last-train")
def test_a_company_with_a_train_does_not_buy_anothers_only_train():
    game = buying(trains={"C&N": ["3+2"], "BHI&R": ["4+2"]})
    refused(game, trade("4+2", "BHI&R", 100), "1860.trains.last-train")
    game = buying(trains={"C&N": ["3+2"], "BHI&R": ["4+2"]}, company="BHI&R", credits={"BHI&R": 1000})
    refused(game, trade("3+2", "C&N", 100), "1860.trains.last-train")


@pytest.mark.rule("1860.trains.last-train")
def test_a_company_with_a_train_buys_either_of_two_but_not_both():
    for train in ("3+2", "4+2"):
        game = buying(trains={"C&N": ["3+2"], "NGStL": ["3+2", "4+2"]})
        play(game, trade(train, "NGStL", 100), AnswerOffer(True))
        other = trains(game, "NGStL")[0]
        refused(game, trade(other, "NGStL", 100), "1860.trains.last-train")


@pytest.mark.rule("1860.trains.last-train")
def test_a_company_without_a_train_buys_anothers_only_train():
    game = buying(trains={"FYN": ["4+2"]})
    play(game, trade("4+2", "FYN", 100), AnswerOffer(True))
    assert (trains(game, "C&N"), trains(game, "FYN")) == (["4+2"], [])


@pytest.mark.rule("1860.trains.ascending")
def test_a_kind_of_train_is_sold_when_all_smaller_ones_are():
    game = iow(step="trains", phase="3+2", trains={"IOW": ["3+2"]}, credits={"IOW": 2000})
    refused(game, BuyTrain("4+2", "bank", 350), "1860.trains.ascending")
    refused(game, BuyTrain("2+1", "bank", 250), "1860.phases.train-roster")
    play(game, *[BuyTrain("3+2", "bank", 300)] * 3)
    assert trains(game, "IOW") == ["3+2"] * 4
    game = iow(step="trains", phase="3+2", next_train="4+2", trains={"IOW": ["3+2"]}, credits={"IOW": 2000})
    refused(game, BuyTrain("3+2", "bank", 300), "1860.phases.train-roster")
    play(game, BuyTrain("4+2", "bank", 350))


@pytest.mark.rule("1860.trains.phase-effects", "1860.phases.trigger")
def test_a_purchase_from_the_offering_may_begin_a_phase():
    game = iow(
        shares={"IOW": (5, 0, 0), "C&N": (0, 5, 0)},
        step="trains",
        phase="3+2",
        next_train="4+2",
        trains={"IOW": ["2+1"], "C&N": ["2+1", "3+2"]},
        credits={"IOW": 350, "C&N": 0},
        prices={"IOW": 82, "C&N": 74},
    )
    play(game, BuyTrain("4+2", "bank", 350))
    assert game.state.rules_of_phase.name == "4"
    assert game.state.train_limit() == 3
    assert (trains(game, "IOW"), trains(game, "C&N")) == (["4+2"], ["3+2"])


@pytest.mark.rule("1860.trains.phase-effects", "1860.phases.tiles-at-once")
def test_new_tiles_are_there_for_the_next_company_of_the_same_round():
    game = position(
        shares={"C&N": (5, 0, 0), "IOW": (5, 0, 0)},
        prices={"C&N": 82, "IOW": 74},
        tiles={**EAST_COAST, "F2": ("787", 0)},
        trains={"IOW": ["2+1"]},
        phase="2+1",
        next_train="3+2",
        company="C&N",
        step="trains",
    )
    play(game, BuyTrain("3+2", "bank", 300), PASS)
    assert stage(game) == "LayTrack"
    assert LayTile("I3", "758", 0) in lays(game)


@pytest.mark.rule("1860.trains.phase-effects")
def test_buying_from_a_company_begins_no_phase():
    game = buying(phase="4+2", trains={"NGStL": ["4+2", "4+2"]})
    play(game, trade("4+2", "NGStL", 100), AnswerOffer(True))
    assert game.state.rules_of_phase.name == "4"


@pytest.mark.rule("1860.trains.limit-at-once")
def test_a_company_with_as_many_trains_as_allowed_buys_none():
    game = buying(phase="4+2", next_train="5+3", trains={"C&N": ["3+2", "4+2"], "NGStL": ["4+2", "4+2"]})
    play(game, BuyTrain("5+3", "bank", 400))
    assert stage(game) != "BuyTrains", "three trains are the limit, so there is nothing to decide"


@pytest.mark.rule("1860.trains.limit-at-once")
def test_a_lower_limit_stops_purchases_at_once():
    # C&N has two trains and buys the first 6+3: the limit falls to two, and 3+2 trains rust.
    game = buying(
        phase="5+3", next_train="6+3", trains={"C&N": ["4+2", "5+3"], "NGStL": ["5+3", "4+2"]}, credits={"C&N": 2000}
    )
    play(game, BuyTrain("6+3", "bank", 500))
    assert trains(game, "C&N") == ["4+2", "5+3", "6+3"]
    assert stage(game) != "BuyTrains"


@pytest.mark.rule("1860.trains.excess-returned", "1860.trains.excess-resale")
def test_excess_trains_go_back_unpaid_at_the_start_of_the_next_turn():
    game = begin_operations(
        shares={"C&N": (5, 0, 0), "IOW": (0, 5, 0)},
        prices={"C&N": 82, "IOW": 74},
        phase="6+3",
        tiles={"F2": ("787", 0)},
        trains={"C&N": ["4+2", "5+3", "6+3"], "IOW": []},
        credits={"C&N": 0, "IOW": 350},
    )
    assert stage(game) == "ReturnTrains"
    assert game.actors == (0,)
    assert [one.train for one in offered(game, ReturnTrain)] == ["4+2", "5+3", "6+3"]
    refused(game, PASS, "1860.trains.excess-returned")
    refused(game, ReturnTrain("7+4"), "1860.trains.excess-returned")
    play(game, ReturnTrain("4+2"))
    assert trains(game, "C&N") == ["5+3", "6+3"]
    assert treasury(game, "C&N") == 0
    assert stage(game) == "LayTrack"
    while stage(game) != "BuyTrains":
        play(game, game.choices()[0])
    # The returned train is on sale at face value beside the 6+3 trains, and IOW, without a train, must take it.
    refused(game, PASS, "1860.insolvency.must-buy")
    refused(game, BuyTrain("4+2", "bank", 300), "1860.trains.ipo-price")
    play(game, BuyTrain("4+2", "bank", 350))
    assert trains(game, "IOW") == ["4+2"]
    assert game.state.returned == ()


@pytest.mark.rule("1860.trains.excess-returned")
def test_until_its_next_turn_a_company_keeps_its_excess_and_sells_from_it():  # ruling C21
    game = position(
        shares={"C&N": (5, 0, 0), "IOW": (0, 5, 0)},
        prices={"IOW": 82, "C&N": 74},
        phase="6+3",
        trains={"C&N": ["4+2", "5+3", "6+3"]},
        credits={"IOW": 100},
        company="IOW",
        step="trains",
    )
    assert trains(game, "C&N") == ["4+2", "5+3", "6+3"]
    play(game, trade("5+3", "C&N", 100), AnswerOffer(True))
    assert trains(game, "C&N") == ["4+2", "6+3"]


@pytest.mark.rule("1860.trains.excess-resale")
def test_a_returned_train_is_sold_beside_the_current_kind_and_begins_no_phase():
    game = buying(phase="6+3", returned=["4+2"], trains={"C&N": []})
    assert {one.train for one in game.choices().actions if isinstance(one, BuyTrain)} == {"4+2", "6+3"}
    play(game, BuyTrain("4+2", "bank", 350))
    assert game.state.rules_of_phase.name == "6"


@pytest.mark.rule("1860.trains.excess-resale", "1860.phases.rust-at-once")
def test_a_returned_train_rusts_like_any_other():
    game = buying(phase="6+3", returned=["4+2"], next_train="7+4", trains={"C&N": ["6+3"]})
    play(game, BuyTrain("7+4", "bank", 600))
    assert game.state.returned == ()


@pytest.mark.rule("1860.trains.no-sale-to-bank")
def test_no_train_is_sold_to_the_bank():
    game = iow(step="trains", credits={"IOW": 1000})
    refused(game, ReturnTrain("2+1"), "1860.operating.steps")
    game = iow(credits={"IOW": 1000}, trains={"IOW": ["2+1", "2+1"]})
    refused(game, ReturnTrain("2+1"), "1860.operating.steps")
