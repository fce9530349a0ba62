"""Companies without a Director, and Receivership."""

import pytest

from bradshaw.eighteen.actions import PASS, RETAIN
from bradshaw.eighteen.state import POOL
from bradshaw.games.g1862.actions import BuyTrain, Merge, RunTrains, TradeTrain
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.rules.frames import speaker

from .positions import (
    is_started,
    notes,
    offered,
    play,
    position,
    price,
    refused,
    stage,
    trains,
    treasury,
)

ROAD = {"D13": ("57", 0), "D11": ("57", 0)}
"""Witham, the home of ECR, joined to Sudbury north of it."""


def receiver(**words):
    """The turn of ECR, which is in receivership at 100, with its home marker at Witham."""
    facts = {
        "shares": {"ECR": (2, 2, 0)},
        "pool": {"ECR": 3},
        "directors": {"ECR": "pool"},
        "prices": {"ECR": 100},
        "permits": {"ECR": "E"},
        "tiles": ROAD,
        "markers": {"ECR": ["D13"]},
        "trains": {"ECR": ["2E"]},
        "company": "ECR",
        "round_of_set": (1, 1),
    }
    return position(**(facts | words))


@pytest.mark.rule(
    "1862.7.3-no-track",
    "1862.7.3-no-markers",
    "1862.7.3-maximum-revenue",
    "1862.7.3-retain-revenue",
    "1862.8.0-operates-restricted",
)
def test_a_company_in_receivership_runs_and_retains_and_nobody_is_asked():
    table = receiver()
    assert stage(table) == "Proposals", "its turn is over"
    assert notes(table, "run_trains")[0].facts["revenue"] == 40
    assert treasury(table, "ECR") == 40
    assert price(table, "ECR") == 90, "without a dividend the price moves left"
    assert not notes(table, "lay_tile")
    assert table.state.unused[COMPANY["ECR"]] == 3
    assert len(table.state.stations) == 1


@pytest.mark.rule("1862.7.3-maximum-revenue")
def test_the_subsidy_of_local_trains_counts_in_what_is_the_most():
    table = receiver(trains={"ECR": ["2L"]}, permits={"ECR": "L"})
    facts = notes(table, "run_trains")[0].facts
    assert (facts["revenue"], facts["subsidy"]) == (40, 20)
    assert treasury(table, "ECR") == 60


@pytest.mark.rule("1862.7.3-no-track", "1862.7.3-no-markers")
def test_a_new_company_in_receivership_does_not_even_place_its_home_marker():
    table = receiver(markers={}, tiles={}, treasury={"ECR": 300})
    assert not table.state.stations
    assert not notes(table, "home_marker")
    assert trains(table, "ECR") == ["2E", "2E*"]


@pytest.mark.rule("1862.7.3-buy-next-train", "1862.7.3-one-train-per-or", "1862.8.0-one-train-per-or")
def test_it_buys_one_train_of_the_bank_if_it_can_pay_even_if_it_has_trains():
    table = receiver(treasury={"ECR": 1000})
    assert trains(table, "ECR") == ["2E", "2E*"]
    assert treasury(table, "ECR") == 940
    assert trains(receiver(treasury={"ECR": 59}), "ECR") == ["2E"], "59 and the 40 that it earns are not enough"


@pytest.mark.rule("1862.7.3-buy-next-train")
def test_it_buys_within_the_train_limit_only():
    table = receiver(treasury={"ECR": 1000}, trains={"ECR": ["2E", "2E", "2E"]})
    assert trains(table, "ECR") == ["2E", "2E", "2E"]


@pytest.mark.rule("1862.8.0-train-type-permitted", "1862.8.0-train-type-order")
@pytest.mark.parametrize(
    ("permits", "bought"), [("F", "1F*"), ("L", "2L*"), ("E", "2E*"), ("LF", "1F*"), ("LE", "2E*"), ("FLE", "2E*")]
)
def test_the_kind_is_the_first_of_express_freight_and_local_for_which_it_has_a_permit(permits, bought):
    table = receiver(treasury={"ECR": 1000}, trains={}, permits={"ECR": permits})
    assert trains(table, "ECR") == [bought]


@pytest.mark.rule("1862.8.0-train-type-order", "1862.7.3-buy-next-train")
def test_a_kind_of_which_it_has_enough_is_passed_over():
    table = receiver(treasury={"ECR": 1000}, trains={"ECR": ["2E", "2E", "2E"]}, permits={"ECR": "EL"})
    assert trains(table, "ECR") == ["2E", "2E", "2E", "2L*"]


@pytest.mark.rule("1862.7.3-bankrupt-without-train", "1862.8.0-bankrupt")
def test_without_a_train_and_the_money_for_one_it_is_bankrupt_at_once():
    table = receiver(trains={}, treasury={"ECR": 99}, own={"ECR": 3})
    assert not is_started(table, "ECR"), "it neither sells its shares nor refinances"
    assert notes(table, "bankrupt")[0].rule == "1862.7.3-bankrupt-without-train"


@pytest.mark.rule("1862.7.3-bankrupt-without-train")
def test_a_train_for_which_it_has_no_permit_saves_it():
    table = receiver(trains={"ECR": ["1F"]}, permits={"ECR": "E"})
    assert is_started(table, "ECR")


@pytest.mark.rule("1862.8.0-no-merge")
def test_it_neither_merges_nor_is_merged():
    near = {"D11": ("57", 0), "D13": ("57", 0)}
    facts = {
        "shares": {"ECR": (2, 2, 0), "SVR": (5, 0, 0)},
        "prices": {"ECR": 100, "SVR": 90},
        "markers": {"ECR": ["D13"], "SVR": ["D11"]},
        "tiles": near,
        "pool": {"ECR": 3},
    }
    table = position(**facts, directors={"ECR": "pool"}, company="SVR", step="merge")
    assert stage(table) != "MergeStep", "there is no partner"
    table = position(
        **(facts | {"pool": {}, "shares": {"ECR": (4, 2, 0), "SVR": (5, 0, 0)}}), company="SVR", step="merge"
    )
    assert Merge("ECR", "SVR") in offered(table, Merge)


@pytest.mark.rule("1862.8.0-no-train-sale")
def test_it_sells_no_trains():
    table = receiver(
        shares={"ECR": (2, 2, 0), "EUR": (5, 0, 0)},
        prices={"ECR": 100, "EUR": 90},
        treasury={"EUR": 500},
        company="EUR",
        step="trains",
    )
    refused(table, TradeTrain("A-0", "ECR"), "1862.8.0-no-train-sale", "receivership")
    play(table, BuyTrain("express"), PASS)


@pytest.mark.rule("1862.8.0-operated-by")
def test_the_largest_holder_speaks_for_it_and_ties_go_clockwise_from_the_priority_deal():
    for priority, first in ((0, 0), (1, 1), (2, 0)):
        table = position(
            shares={"ECR": (2, 2, 0)}, pool={"ECR": 3}, directors={"ECR": "pool"}, priority=priority, turn=priority
        )
        assert speaker(table.state, COMPANY["ECR"]) == first
    table = position(shares={"ECR": (1, 2, 0)}, pool={"ECR": 3}, directors={"ECR": "pool"})
    assert speaker(table.state, COMPANY["ECR"]) == 1


@pytest.mark.rule("1862.8.0-operated-by", "1862.7.3-maximum-revenue")
def test_by_a_house_rule_the_largest_holder_chooses_the_runs():
    table = receiver(shares={"ECR": (1, 2, 0)}, players_run_receiverships=True)
    assert (stage(table), table.actor) == ("Runs", 1)
    best = offered(table, RunTrains)[0]
    play(table, best)
    assert treasury(table, "ECR") == 40, "the revenue is retained all the same"
    refused(table, RETAIN, "1862.4.1-open-auction")


@pytest.mark.rule("1862.7.3-receivership-definition", "1862.6.3-director-certificate-stays-in-pool")
def test_it_stays_in_receivership_while_nobody_holds_three_shares():
    table = receiver()
    assert table.state.director[COMPANY["ECR"]] == POOL
    assert table.state.in_receivership(COMPANY["ECR"])


@pytest.mark.rule("1862.7.3-retain-revenue", "1862.7.12-bottom-price")
def test_retaining_can_ruin_it():
    table = receiver(prices={"ECR": 14})
    assert not is_started(table, "ECR")
