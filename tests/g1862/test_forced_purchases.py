"""Forced Train Purchases: a company without a train sells its own stock, refinances, or fails."""

import pytest

from bradshaw.eighteen.actions import PASS, SellShares
from bradshaw.eighteen.state import POOL
from bradshaw.games.g1862.actions import (
    REDEEM_OPTION,
    RELINQUISH_OPTION,
    Answer,
    BuyTrain,
    DeclareBankrupt,
    Refinance,
    SellOwnShares,
    TradeTrain,
)
from bradshaw.games.g1862.components import COMPANY

from .positions import (
    cash,
    director,
    in_pool,
    is_started,
    notes,
    offered,
    on_charter,
    par,
    play,
    position,
    price,
    refused,
    shares,
    stage,
    trains,
    treasury,
)


def trainless(money=0, **words):
    """ECR has no train; the bank's next train, a B train, costs 200."""
    facts = {
        "shares": {"ECR": (6, 2, 0)},
        "prices": {"ECR": 100},
        "treasury": {"ECR": money},
        "own": {"ECR": 2},
        "phase": "B",
        "company": "ECR",
        "step": "trains",
        "round_of_set": (1, 1),
    }
    return position(**(facts | words))


def beside(money=0, *, same=True, theirs=("1F",), **words):
    """The same with EUR, which has trains."""
    facts = {
        "shares": {"ECR": (6, 2, 0), "EUR": (5, 0, 0) if same else (0, 5, 0)},
        "prices": {"ECR": 100, "EUR": 90},
        "trains": {"EUR": theirs},
    }
    return trainless(money, **(facts | words))


def refinance(table):
    """Refinancing, which is not asked for where it is the only way to a train."""
    if stage(table) == "ShareMerge" or notes(table, "refinanced"):
        return table
    return play(table, Refinance())


def ways(table):
    return {type(one) for one in table.state.frames[-1].choices(table.state)}


@pytest.mark.rule("1862.7.11-must-own-train")
def test_a_company_without_a_train_must_buy_one_if_it_can_pay():
    table = trainless(200)
    assert ways(table) == {BuyTrain}
    refused(table, PASS, "1862.7.11-must-own-train", "must have one")
    refused(table, Refinance(), "1862.7.11-when-forced", "can pay")
    play(table, BuyTrain("express"))
    assert trains(table, "ECR") == ["2/3E"]


@pytest.mark.rule("1862.7.11-must-own-train")
def test_any_train_will_do_even_one_that_cannot_run():
    table = position(
        shares={"ECR": (5, 0, 0)}, trains={"ECR": ["1F"]}, permits={"ECR": "E"}, company="ECR", step="trains"
    )
    assert stage(table) != "BuyTrains", "a train without a permit is a train"


@pytest.mark.rule("1862.7.11-when-forced", "1862.7.11-options")
def test_a_company_that_cannot_pay_sells_its_own_shares_or_refinances():
    table = trainless(50)
    assert (stage(table), table.actor) == ("BuyTrains", 0)
    assert ways(table) == {SellOwnShares, Refinance}
    refused(table, DeclareBankrupt(), "1862.7.11-options", "can raise")


@pytest.mark.rule("1862.7.11-when-forced")
def test_a_company_with_a_train_raises_no_money():
    table = beside(50, trains={"ECR": ["2E"], "EUR": ["1F"]})
    for action in (SellOwnShares(), Refinance(), DeclareBankrupt()):
        refused(table, action, "1862.7.11-when-forced", "has a train")


@pytest.mark.rule("1862.7.11-when-forced")
def test_a_train_of_another_company_of_the_director_must_be_bought_if_the_treasury_can_pay():
    table = beside(50)
    assert ways(table) == {TradeTrain}
    refused(table, Refinance(), "1862.7.11-when-forced", "from another company")
    play(table, TradeTrain("A-0", "EUR"))
    assert trains(table, "ECR") == ["1F"]
    assert ways(beside(49)) == {SellOwnShares, Refinance}, "an A train costs 50 by now"


@pytest.mark.rule("1862.7.11-when-forced")
def test_a_train_of_another_director_counts_only_if_it_is_offered():
    table = beside(50, same=False)
    assert ways(table) == {TradeTrain, SellOwnShares, Refinance}
    play(table, TradeTrain("A-0", "EUR"), Answer(False))
    assert ways(table) == {SellOwnShares, Refinance}


@pytest.mark.rule("1862.7.11-options", "1862.7.11.1-sell-treasury-shares")
def test_the_director_s_own_money_and_shares_are_never_used():
    table = trainless(50)
    refused(table, SellShares("ECR", 1), "1862.7.1-turn-steps")
    play(table, SellOwnShares())
    assert cash(table) == [500, 500, 500]
    assert shares(table, "ECR") == [6, 2, 0]


# Selling company stock


@pytest.mark.rule("1862.7.11.1-sell-treasury-shares", "1862.7.11.1-full-price", "1862.7.11.1-price-falls")
def test_own_shares_are_sold_at_the_full_price_and_the_price_falls_for_each():
    table = play(trainless(0), SellOwnShares())
    assert treasury(table, "ECR") == 200, "two shares at 100, though the company has no train"
    assert on_charter(table, "ECR") == 0
    assert in_pool(table, "ECR") == 2
    assert price(table, "ECR") == 90
    play(table, BuyTrain("express"))
    assert treasury(table, "ECR") == 0


@pytest.mark.rule("1862.7.11.1-minimum-number")
@pytest.mark.parametrize(("money", "sold"), [(0, 2), (99, 2), (100, 1), (199, 1)])
def test_only_as_many_shares_are_sold_as_are_needed(money, sold):
    table = play(trainless(money), SellOwnShares())
    assert in_pool(table, "ECR") == sold


@pytest.mark.rule("1862.7.11.1-as-director")
@pytest.mark.parametrize(("value", "money", "after"), [(36, 130, 26), (210, 0, 200), (430, 0, 400)])
def test_in_the_green_zones_no_share_is_free(value, money, after):
    table = play(trainless(money, prices={"ECR": value}), SellOwnShares())
    assert price(table, "ECR") == after


@pytest.mark.rule("1862.7.11.1-not-if-insufficient", "1862.7.11.2-must-refinance")
def test_shares_that_would_not_bring_enough_may_not_be_sold():
    table = beside(60, same=False, prices={"ECR": 68, "EUR": 54})
    assert ways(table) == {TradeTrain, Refinance}
    refused(table, SellOwnShares(), "1862.7.11.1-not-if-insufficient")
    table = trainless(0, prices={"ECR": 95})
    assert notes(table, "refinance"), "where there is no other way nobody is asked"


@pytest.mark.rule("1862.7.11-not-combined", "1862.7.11-must-buy-from-bank", "1862.7.11-type-chosen-after")
def test_after_the_sale_the_train_must_come_from_the_bank_and_its_kind_is_chosen():
    table = beside(0, theirs=["1F"])
    play(table, SellOwnShares())
    assert ways(table) == {BuyTrain}
    refused(table, Refinance(), "1862.7.11-not-combined")
    refused(table, TradeTrain("A-0", "EUR"), "1862.7.11-must-buy-from-bank")
    refused(table, PASS, "1862.7.11-must-own-train")
    assert {one.kind for one in offered(table, BuyTrain)} == {"freight", "local", "express"}
    play(table, BuyTrain("local"))
    assert trains(table, "ECR") == ["2/3L"]


@pytest.mark.rule("1862.7.11-must-buy-from-bank")
def test_once_it_has_a_train_the_company_may_buy_more_from_what_is_left():
    table = play(beside(149, prices={"ECR": 200, "EUR": 90}, theirs=["1F"], same=False), SellOwnShares())
    play(table, BuyTrain("local"))
    assert treasury(table, "ECR") == 149
    play(table, TradeTrain("A-0", "EUR"), Answer(True))
    assert trains(table, "ECR") == ["2/3L", "1F"]


@pytest.mark.rule("1862.7.11.1-price-falls", "1862.7.12-bottom-price")
def test_a_sale_that_brings_the_price_to_nothing_ruins_the_company():
    table = trainless(190, prices={"ECR": 7})
    play(table, SellOwnShares())
    assert not is_started(table, "ECR")
    assert notes(table, "bankrupt")[0].rule == "1862.7.12-bottom-price"
    assert stage(table) == "Proposals", "its turn is over"


@pytest.mark.rule("1862.7.11.1-price-falls", "1862.6.4.2-no-fall-after-lner")
def test_after_the_lner_has_formed_the_price_does_not_fall():
    table = trainless(700, phase="H", lner="formed", round_of_set=(1, 3))
    play(table, SellOwnShares())
    assert price(table, "ECR") == 100


# Refinancing


@pytest.mark.rule(
    "1862.7.11.2-refinance-amount",
    "1862.7.11.2-two-for-one",
    "1862.7.11.2-must-refinance",
    "1862.2.4.3-board-ipo-price-chart",
)
def test_refinancing_halves_the_shares_and_brings_ten_times_par():
    table = trainless(50, pars={"ECR": 82}, prices={"ECR": 100}, own={"ECR": 2})
    play(table, Refinance())
    assert shares(table, "ECR") == [3, 1, 0]
    assert on_charter(table, "ECR") == 1
    assert in_pool(table, "ECR") == 5
    assert treasury(table, "ECR") == 50 + 820
    assert price(table, "ECR") == 100, "the price does not move"
    assert par(table, "ECR") == 82
    assert ways(table) == {BuyTrain}


@pytest.mark.rule("1862.7.11.2-refinance-amount")
@pytest.mark.parametrize(("value", "funds"), [(54, 540), (100, 1000), (150, 1000)])
def test_the_money_depends_on_par_and_is_1000_at_the_most(value, funds):
    table = refinance(trainless(0, prices={"ECR": value}))
    assert treasury(table, "ECR") == funds


@pytest.mark.rule(
    "1862.7.11-type-chosen-after", "1862.7.11-new-director-or-receivership", "1862.6.3-director-change-by-merger"
)
def test_a_new_director_chooses_the_kind_of_the_train():
    table = trainless(0, shares={"ECR": (5, 5, 0)}, own={"ECR": 0})
    play(refinance(table), RELINQUISH_OPTION, REDEEM_OPTION)
    assert director(table, "ECR") == 1
    assert (stage(table), table.actor) == ("BuyTrains", 1)
    play(table, BuyTrain("freight"))


@pytest.mark.rule("1862.7.11-new-director-or-receivership", "1862.8.0-train-type-order")
def test_a_company_that_refinancing_leaves_without_a_director_buys_as_in_receivership():
    table = trainless(0, shares={"ECR": (5, 2, 3)}, own={"ECR": 0}, permits={"ECR": "LF"})
    play(refinance(table), RELINQUISH_OPTION)
    while stage(table) == "ShareMerge":
        play(table, RELINQUISH_OPTION)
    assert director(table, "ECR") == POOL
    assert trains(table, "ECR") == ["2F"]
    assert treasury(table, "ECR") == 1000 - 200


@pytest.mark.rule("1862.7.11.2-still-short-bankrupt", "1862.7.12-no-train")
def test_a_company_that_refinancing_would_not_help_is_bankrupt_at_once():
    table = trainless(
        100, prices={"ECR": 54}, own={"ECR": 0}, pool={"ECR": 2}, phase="G", next_band="H", round_of_set=(1, 1)
    )
    assert not is_started(table, "ECR"), "£100 and £540 do not pay for an H train"
    assert notes(table, "bankrupt")[0].rule == "1862.7.12-no-train"


@pytest.mark.rule("1862.7.11.2-still-short-bankrupt", "1862.7.11-when-forced")
def test_a_company_that_must_fail_may_still_ask_for_a_train_first():
    table = beside(
        300,
        same=False,
        theirs=["4/5E"],
        prices={"ECR": 54, "EUR": 54},
        own={"ECR": 0, "EUR": 0},
        pool={"ECR": 2, "EUR": 5},
        phase="G",
        next_band="H",
    )
    assert ways(table) == {TradeTrain, Refinance}, "£840 pay for an H train"
    table = beside(
        255,
        same=False,
        theirs=["4/5E"],
        prices={"ECR": 54, "EUR": 54},
        own={"ECR": 0, "EUR": 0},
        pool={"ECR": 2, "EUR": 5},
        phase="G",
        next_band="H",
    )
    assert ways(table) == {TradeTrain, DeclareBankrupt}
    refused(table, Refinance(), "1862.7.11.2-still-short-bankrupt")
    play(table, DeclareBankrupt())
    assert not is_started(table, "ECR")
    assert not table.state.is_floated(COMPANY["ECR"])
