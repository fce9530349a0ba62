"""Chartered and Non-Chartered Companies: how companies are started, and flotation."""

import pytest

from bradshaw.eighteen.actions import OFFERING, PASS, BuyShare, SellShares
from bradshaw.eighteen.state import POOL
from bradshaw.games.g1862.actions import CHARTER, Bid, BuyTrain, ChooseMarkers, StartCompany
from bradshaw.games.g1862.components import COMPANY, START_PRICES

from .positions import (
    cash,
    director,
    in_offering,
    in_pool,
    is_floated,
    is_started,
    notes,
    offered,
    on_charter,
    par,
    passing,
    play,
    position,
    price,
    refused,
    shares,
    stack,
    stage,
    trains,
    treasury,
    win_charter,
)

OPEN = {"cash": 2000, "round_number": 3}


def started(value=100, **words):
    """The first seat has started ECR without a charter."""
    return play(position(**(OPEN | words)), StartCompany("ECR", value))


def half_sold(value=100, **words):
    """Five shares of ECR, without a charter, are sold; its director chooses the number of markers."""
    table = started(value, **words)
    return play(table, BuyShare("ECR", CHARTER), BuyShare("ECR", CHARTER))


def markers(table, name="ECR"):
    return table.state.unused[COMPANY[name]]


# Starting without a charter


@pytest.mark.rule(
    "1862.3.1-non-chartered-origin",
    "1862.6.3-first-director",
    "1862.6.5.3-choose-price",
    "1862.6.5.3-pay-company",
    "1862.6.5.3-certificates-on-charter",
    "1862.3.1-charter-side",
)
def test_whoever_buys_the_director_s_certificate_in_a_stock_round_starts_a_company_without_a_charter():
    table = started(100)
    assert director(table, "ECR") == 0
    assert shares(table, "ECR") == [3, 0, 0]
    assert not table.state.is_chartered(COMPANY["ECR"])
    assert price(table, "ECR") == 100
    assert cash(table)[0] == 1700
    assert treasury(table, "ECR") == 300, "the company is paid, not the bank"
    assert on_charter(table, "ECR") == 7
    assert in_offering(table, "ECR") == 0


@pytest.mark.rule("1862.6.5.3-choose-price")
def test_the_price_is_any_space_of_the_market_from_54_to_200():
    table = position(**OPEN)
    assert [one.price for one in offered(table, StartCompany) if one.company == "ECR"] == list(START_PRICES)
    assert (START_PRICES[0], START_PRICES[-1], len(START_PRICES)) == (54, 200, 29)
    for wrong in (52, 55, 101, 210):
        refused(table, StartCompany("ECR", wrong), "1862.6.5.3-choose-price", "54", "200")
    for right in (56, 116, 200):
        assert price(started(right), "ECR") == right


@pytest.mark.rule("1862.6.5.3-market-token-bottom")
def test_its_marker_goes_to_the_bottom_of_the_pile_on_that_space():
    table = position(**OPEN, shares={"EUR": (0, 5, 0)}, prices={"EUR": 100})
    play(table, StartCompany("ECR", 100))
    assert stack(table, 100) == ["EUR", "ECR"]


@pytest.mark.rule("1862.6.5.3-par-token", "1862.2.4.3-board-ipo-price-chart")
@pytest.mark.parametrize(
    ("value", "token"), [(54, 54), (56, 54), (60, 58), (86, 82), (95, 90), (100, 100), (150, 100), (200, 100)]
)
def test_its_par_token_goes_to_the_highest_space_not_above_the_price(value, token):
    assert par(started(value), "ECR") == token


@pytest.mark.rule("1862.6.5.3-par-token-use", "1862.6.5.1-charter-price", "1862.3.1-non-chartered-funding")
def test_its_shares_cost_the_market_price_not_par_and_the_company_is_paid():
    table = started(150)
    play(table, BuyShare("ECR", CHARTER))
    assert cash(table)[1] == 1850
    assert treasury(table, "ECR") == 450 + 150
    assert on_charter(table, "ECR") == 6


@pytest.mark.rule("1862.6.5.3-director-in-ipo")
def test_a_company_that_has_been_started_cannot_be_started_again():
    table = started()
    refused(table, StartCompany("ECR", 100), "1862.6.5.3-director-in-ipo", "already been started")


@pytest.mark.rule("1862.6.5.3-director-in-ipo", "1862.6.5.1-sources")
def test_the_first_purchase_of_a_company_is_its_director_s_certificate():
    table = position(**OPEN)
    refused(table, BuyShare("ECR", OFFERING), "1862.6.5.3-choose-price", "director’s certificate")


@pytest.mark.rule("1862.3.2-after-first-b", "1862.3.2-after-first-c", "1862.2.4.1-second-four-phase-b")
def test_companies_become_available_with_the_first_b_and_the_first_c_train():
    later = {"EUR": "B", "ESR": "C"}
    table = position(**OPEN, later=later, phase="A")
    refused(table, StartCompany("EUR", 100), "1862.3.2-after-first-b")
    refused(table, StartCompany("ESR", 100), "1862.3.2-after-first-c")
    table = position(**OPEN, later=later, phase="B")
    refused(table, StartCompany("ESR", 100), "1862.3.2-after-first-c")
    play(table, StartCompany("EUR", 100))
    table = play(position(**OPEN, later=later, phase="C"), StartCompany("ESR", 100))
    assert is_started(table, "ESR")


@pytest.mark.rule("1862.3.2-after-first-b", "1862.7.9-changes-immediate")
def test_a_company_is_available_in_the_parliament_after_the_first_b_train():
    table = position(
        shares={"ECR": (5, 0, 0)},
        treasury={"ECR": 1000},
        later={"EUR": "B"},
        trains={"ECR": ["2E"]},
        next_band="B",
        company="ECR",
        step="trains",
        markers={"ECR": ["D13"]},
    )
    play(table, BuyTrain("express"), PASS)
    assert stage(table) == "Proposals"
    play(table, Bid("EUR", 0))


@pytest.mark.rule("1862.6.5.3-home-hex-condition", "1862.6.5.3-home-placeable-condition", "1862.3.2-home-placeable")
def test_a_company_whose_home_is_full_cannot_be_started():
    full = {"shares": {"EUR": (5, 0, 0)}, "tiles": {"D13": ("57", 0)}, "markers": {"EUR": ["D13"]}}
    table = position(**OPEN, **full)
    refused(table, StartCompany("ECR", 100), "1862.3.2-home-placeable", "Witham")
    empty = full | {"markers": {}}
    play(position(**OPEN, **empty), StartCompany("ECR", 100))


@pytest.mark.rule("1862.6.5.3-home-hex-condition", "1862.3.2-home-case-upgrade")
def test_an_upgrade_that_is_available_makes_room_for_a_start_in_a_stock_round_too():
    full = {"shares": {"EUR": (5, 0, 0)}, "tiles": {"D13": ("57", 0)}, "markers": {"EUR": ["D13"]}}
    table = play(position(**OPEN, **full, phase="B"), StartCompany("ECR", 100))
    assert is_started(table, "ECR")


@pytest.mark.rule("1862.6.5.2-limit-blocks-buying", "1862.6.5.1-sources")
def test_a_start_needs_money_and_room_for_a_certificate():
    table = position(cash=170, round_number=3)
    refused(table, StartCompany("ECR", 58), "1862.6.5.3-pay-company", "£174", "£170")
    assert [one.price for one in offered(table, StartCompany) if one.company == "ECR"] == [54, 56]
    table = position(**OPEN, shares={"EUR": (3, 2, 0)}, limit=1)
    refused(table, StartCompany("ECR", 100), "1862.6.5.2-limit-blocks-buying")


# Flotation


@pytest.mark.rule("1862.2.1-float-threshold", "1862.6.5.4-float-at-50")
def test_a_company_floats_when_half_of_it_has_been_bought():
    table = play(started(), BuyShare("ECR", CHARTER))
    assert not is_floated(table, "ECR")
    play(table, BuyShare("ECR", CHARTER))
    assert is_floated(table, "ECR")


@pytest.mark.rule("1862.6.5.4-float-at-50")
def test_shares_that_were_sold_to_the_pool_again_count_as_bought():
    table = position(**OPEN, shares={"ECR": (3, 0, 0)}, prices={"ECR": 100}, pool={"ECR": 1})
    assert not is_floated(table, "ECR")
    play(table, BuyShare("ECR", CHARTER))
    assert is_floated(table, "ECR")
    assert in_pool(table, "ECR") == 1


@pytest.mark.rule("1862.6.5.4-float-at-50")
def test_buying_from_the_pool_floats_nothing():
    table = position(**OPEN, shares={"ECR": (3, 0, 0)}, prices={"ECR": 100}, pool={"ECR": 1})
    play(table, BuyShare("ECR", "pool"))
    assert not is_floated(table, "ECR")


@pytest.mark.rule(
    "1862.2.1-charter-float-capital",
    "1862.3.1-chartered-funding",
    "1862.6.5.4.1-chartered-full",
    "1862.6.5.4.2-chartered-three",
    "1862.6.5.4.2-marker-price",
    "1862.3.1-chartered-markers",
    "1862.2.1-charter-marker-fee",
    "1862.2.1-markers-paid-at-float",
    "1862.6.5.4-receives-at-once",
    "1862.6.5.4.2-markers-on-charter",
)
def test_a_chartered_company_gets_ten_times_par_and_pays_180_for_three_markers():
    table = win_charter(position(parliament=True, cash=1000), "ECR", 74)
    play(table, BuyShare("ECR", OFFERING), BuyShare("ECR", OFFERING))
    assert treasury(table, "ECR") == 740 - 180
    assert markers(table) == 3
    assert stage(table) == "Proposals", "there is nothing to choose"


@pytest.mark.rule("1862.6.5.4.1-chartered-full")
def test_the_capital_of_a_chartered_company_does_not_depend_on_who_owns_its_shares():
    table = position(cash=1000, shares={"ECR": (4, 0, 0)}, prices={"ECR": 100}, chartered=["ECR"])
    play(table, PASS, BuyShare("ECR", OFFERING))
    assert treasury(table, "ECR") == 820
    play(table, BuyShare("ECR", OFFERING))
    assert treasury(table, "ECR") == 820, "the bank gets the money of later shares"


@pytest.mark.rule(
    "1862.6.5.4.1-non-chartered-partial",
    "1862.6.5.4.2-non-chartered-choice",
    "1862.6.5.4.2-paid-from-treasury",
    "1862.6.5.4.2-marker-price",
    "1862.3.1-non-chartered-markers",
    "1862.3.1-non-chartered-marker-choice",
    "1862.2.1-minimum-two-markers",
)
@pytest.mark.parametrize(("count", "cost"), [(2, 80), (3, 120), (7, 280)])
def test_the_director_of_a_company_without_a_charter_buys_two_to_seven_markers_for_40_each(count, cost):
    table = half_sold()
    assert (stage(table), table.actor) == ("MarkersToBuy", 0), "not the buyer of the last share"
    assert treasury(table, "ECR") == 500, "it has what its shares have brought"
    assert [one.count for one in offered(table, ChooseMarkers)] == [2, 3, 4, 5, 6, 7]
    for wrong in (0, 1, 8):
        refused(table, ChooseMarkers(wrong), "1862.6.5.4.2-non-chartered-choice", "2 to 7")
    refused(table, PASS, "1862.6.5.4.2-non-chartered-choice")
    play(table, ChooseMarkers(count))
    assert treasury(table, "ECR") == 500 - cost
    assert markers(table) == count
    assert (stage(table), table.actor) == ("StockTurn", 0), "the stock round goes on"


@pytest.mark.rule("1862.6.5.4.2-paid-from-treasury")
def test_markers_that_the_treasury_cannot_pay_for_are_not_to_be_had():
    table = half_sold(54)
    assert treasury(table, "ECR") == 270
    assert [one.count for one in offered(table, ChooseMarkers)] == [2, 3, 4, 5, 6]
    refused(table, ChooseMarkers(7), "1862.6.5.4.2-paid-from-treasury", "£280", "£270")


@pytest.mark.rule("1862.6.5.4.3-one-permit", "1862.2.1-single-train-type", "1862.6.5.4-receives-at-once")
def test_a_company_has_the_one_permit_that_was_dealt_to_it():
    table = half_sold(permits={"ECR": "L"})
    play(table, ChooseMarkers(3))
    assert table.state.permits[COMPANY["ECR"]] == (1,)


@pytest.mark.rule("1862.6.5.4-sales-move-price", "1862.6.4.2-no-fall-unfloated")
def test_sales_lower_the_price_only_once_the_company_has_floated():
    unfloated = {"shares": {"ECR": (4, 0, 0)}, "prices": {"ECR": 100}}
    table = play(position(**OPEN, **unfloated), SellShares("ECR", 1))
    assert price(table, "ECR") == 100
    table = play(position(**OPEN, shares={"ECR": (5, 0, 0)}, prices={"ECR": 100}), SellShares("ECR", 1))
    assert price(table, "ECR") == 95


@pytest.mark.rule("1862.6.5.4-operates-next-or")
def test_a_floated_company_operates_in_the_next_operating_round_and_an_unfloated_one_does_not():
    table = half_sold()
    play(table, ChooseMarkers(2), PASS, StartCompany("EUR", 200), PASS, PASS, PASS)
    assert [note.facts["company"] for note in notes(table, "company_turn")] == [COMPANY["ECR"]]


@pytest.mark.rule("1862.7.1-director-decides", "1862.6.5.4.2-non-chartered-choice")
def test_a_company_that_floats_without_a_director_is_spoken_for_by_its_largest_holder():
    table = position(
        **OPEN, shares={"ECR": (1, 0, 0)}, prices={"ECR": 100}, pool={"ECR": 3}, directors={"ECR": "pool"}, turn=1
    )
    play(table, BuyShare("ECR", CHARTER))
    assert director(table, "ECR") == POOL
    assert (stage(table), table.actor) == ("MarkersToBuy", 0), "ties are broken from the priority deal on"
    play(table, ChooseMarkers(2))
    assert is_floated(table, "ECR")


@pytest.mark.rule("1862.6.5.4.3-buy-any-type", "1862.7.9-buy-any-type")
def test_a_company_may_buy_trains_for_which_it_has_no_permit():
    table = position(
        shares={"ECR": (5, 0, 0)}, permits={"ECR": "F"}, treasury={"ECR": 300}, company="ECR", step="trains"
    )
    play(table, BuyTrain("local"))
    assert trains(table, "ECR") == ["2L*"]


@pytest.mark.rule("1862.3.1-charter-side")
def test_a_chartered_company_keeps_its_charter_when_it_floats():
    table = win_charter(position(parliament=True, cash=1000), "ECR", 74)
    play(table, BuyShare("ECR", OFFERING), BuyShare("ECR", OFFERING))
    assert table.state.is_chartered(COMPANY["ECR"])
    assert passing(table, 2).actor == 0
