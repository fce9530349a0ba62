"""Dividend Payments, and The George Hudson Manoeuvre."""

import pytest

from bradshaw.eighteen.actions import PASS, PAY, RETAIN
from bradshaw.eighteen.board.market import steps
from bradshaw.games.g1862.actions import HUDSON, RunTrains
from bradshaw.games.g1862.components import CHART

from .positions import cash, is_started, notes, offered, play, position, price, refused, stack, stage, treasury

BANDS = {
    62: (7, 13, 19, 25),
    68: (7, 14, 21, 28),
    74: (8, 15, 23, 30),
    82: (9, 17, 25, 33),
    65: (7, 13, 20, 26),
    71: (8, 15, 22, 29),
    78: (8, 16, 24, 32),
    86: (9, 18, 26, 35),
}
"""The least dividend for each share that moves the price one, two, three and four spaces, as printed on the board."""


def earning(revenue, value=100, **words):
    """ECR at some price has earned a revenue."""
    facts = {
        "shares": {"ECR": (5, 2, 0)},
        "prices": {"ECR": value},
        "trains": {"ECR": ["2E"]},
        "company": "ECR",
        "step": "dividend",
        "revenue": revenue,
    }
    return position(**(facts | words))


# Dividends


@pytest.mark.rule("1862.7.8.5-pay-or-withhold", "1862.7.8.5-total-revenue")
def test_the_director_pays_out_everything_or_retains_everything():
    table = earning(120)
    assert (stage(table), table.actor) == ("Dividend", 0)
    assert list(table.state.frames[-1].choices(table.state)) == [PAY, RETAIN]
    refused(table, PASS, "1862.7.8.5-pay-or-withhold", "£120")
    play(table, RETAIN)
    assert treasury(table, "ECR") == 120
    assert cash(table) == [500, 500, 500]


@pytest.mark.rule("1862.7.8.5-tenth-per-share", "1862.7.8.5-pool-shares-nothing")
def test_each_share_gets_a_tenth():
    table = play(earning(120, own={"ECR": 0}, pool={"ECR": 3}), PAY)
    assert cash(table) == [560, 524, 500]
    assert treasury(table, "ECR") == 0


@pytest.mark.rule("1862.7.8.5-pool-shares-nothing", "1862.2.4.3-board-ipo")
def test_shares_in_the_offering_earn_nothing():
    table = play(earning(120, chartered=["ECR"]), PAY)
    assert treasury(table, "ECR") == 0


@pytest.mark.rule("1862.7.8.5-example-le", "1862.7.8.5-company-shares-paid", "1862.2.1-charter-shares-pay-treasury")
def test_the_dividend_of_the_lynn_and_ely():
    table = earning(190, own={"ECR": 2}, pool={"ECR": 1})
    play(table, PAY)
    assert cash(table) == [595, 538, 500]
    assert treasury(table, "ECR") == 38


@pytest.mark.rule("1862.7.8.5-no-dividend-left")
@pytest.mark.parametrize(("before", "after"), [(74, 68), (71, 65), (1000 - 50, 850), (20, 7)])
def test_without_a_dividend_the_price_moves_one_space_left(before, after):
    assert price(play(earning(50, before), RETAIN), "ECR") == after
    assert price(earning(0, before), "ECR") == after, "no revenue is no dividend"


@pytest.mark.rule("1862.7.8.5-no-dividend-left", "1862.7.12-bottom-price")
@pytest.mark.parametrize("value", [7, 14])
def test_from_7_and_14_the_price_falls_to_nothing(value):
    table = play(earning(50, value, treasury={"ECR": 0}), RETAIN)
    assert not is_started(table, "ECR")


@pytest.mark.rule("1862.7.8.5-below-price-stays")
def test_a_dividend_below_the_price_leaves_it_where_it_is():
    assert price(play(earning(70, 74), PAY), "ECR") == 74


@pytest.mark.rule("1862.7.8.5-one-right", "1862.7.8.5-two-right", "1862.7.8.5-three-right", "1862.7.8.5-four-right-max")
@pytest.mark.parametrize(
    ("value", "dividend", "after"),
    [
        (74, 80, 82),
        (65, 120, 71),
        (65, 130, 78),
        (60, 120, 71),
        (60, 210, 78),
        (100, 300, 134),
        (100, 390, 134),
        (100, 400, 150),
        (100, 900, 150),
        (950, 950, 1000),
    ],
)
def test_the_price_moves_right_as_often_as_the_dividend_holds_it_up_to_four_times(value, dividend, after):
    assert price(play(earning(dividend, value), PAY), "ECR") == after


@pytest.mark.rule("1862.7.8.5-band-chart")
@pytest.mark.parametrize("value", BANDS)
def test_the_bands_printed_beside_the_market(value):
    for spaces, least in enumerate(BANDS[value], start=1):
        assert steps(10 * least, value, CHART.most_rises) == 2 * spaces
        assert steps(10 * (least - 1), value, CHART.most_rises) == 2 * (spaces - 1)


@pytest.mark.rule("1862.7.8.5-moved-to-bottom", "1862.7.1-bottom-of-stack")
def test_a_marker_that_moves_goes_under_the_others():
    table = earning(50, 100, shares={"ECR": (5, 2, 0), "EUR": (0, 5, 0)}, prices={"ECR": 100, "EUR": 90})
    play(table, RETAIN)
    assert stack(table, 90) == ["EUR", "ECR"]


@pytest.mark.rule("1862.7.8.5-unmoved-to-bottom")
def test_a_marker_that_does_not_move_goes_to_the_bottom_where_it_is():
    table = earning(50, 100, shares={"ECR": (5, 2, 0), "EUR": (0, 5, 0)}, prices={"ECR": 100, "EUR": 100})
    assert stack(table, 100) == ["ECR", "EUR"]
    play(table, PAY)
    assert stack(table, 100) == ["EUR", "ECR"]


@pytest.mark.rule("1862.7.8.5-total-revenue", "1862.2.4.3-board-stock-market")
def test_the_revenue_of_all_trains_is_one_sum():
    table = position(
        shares={"ECR": (5, 2, 0)},
        prices={"ECR": 100},
        trains={"ECR": ["2E", "1F"]},
        permits={"ECR": "EF"},
        tiles={"D13": ("57", 0), "D11": ("57", 0)},
        markers={"ECR": ["D13"]},
        company="ECR",
        step="run",
    )
    play(table, offered(table, RunTrains)[0])
    assert table.state.frames[-1].revenue == 40, "each station is scored once"
    play(table, PAY)
    assert table.state.revenue[1] == 40


# The George Hudson manoeuvre


@pytest.mark.rule(
    "1862.7.8.6-example",
    "1862.7.8.6-multiple-of-ten",
    "1862.7.8.6-minimum-amount",
    "1862.7.8.6-must-pay",
    "1862.7.8.5-one-right",
)
def test_hudson_raises_60_to_90_at_a_price_of_82():
    table = play(earning(60, 82, treasury={"ECR": 100}, own={"ECR": 0}, pool={"ECR": 3}), HUDSON)
    assert treasury(table, "ECR") == 70
    assert cash(table) == [545, 518, 500], "£9 a share"
    assert price(table, "ECR") == 90
    assert notes(table, "hudson")[0].facts["amount"] == 30


@pytest.mark.rule("1862.7.8.6-minimum-amount")
@pytest.mark.parametrize(("value", "revenue", "amount"), [(100, 90, 10), (100, 10, 90), (71, 60, 20), (200, 190, 10)])
def test_the_amount_is_the_least_that_reaches_the_price(value, revenue, amount):
    table = play(earning(revenue, value, treasury={"ECR": 500}, own={"ECR": 0}, pool={"ECR": 3}), HUDSON)
    assert treasury(table, "ECR") == 500 - amount


@pytest.mark.rule("1862.7.8.6-condition")
def test_the_manoeuvre_needs_a_revenue_of_10_that_is_below_the_price():
    rich = {"treasury": {"ECR": 900}}
    assert HUDSON in earning(10, 100, **rich).state.frames[-1].choices(earning(10, 100, **rich).state)
    refused(earning(100, 100, **rich), HUDSON, "1862.7.8.6-condition", "below the price")
    refused(earning(150, 100, **rich), HUDSON, "1862.7.8.6-condition")
    assert stage(earning(0, 100, **rich)) != "Dividend"


@pytest.mark.rule("1862.7.8.6-from-treasury")
def test_the_money_must_be_in_the_treasury():
    refused(earning(60, 82, treasury={"ECR": 29}), HUDSON, "1862.7.8.6-from-treasury", "£30", "£29")
    play(earning(60, 82, treasury={"ECR": 30}), HUDSON)


@pytest.mark.rule("1862.7.8.6-from-treasury", "1862.7.8.2-subsidy")
def test_the_subsidy_of_this_turn_can_be_used():
    table = position(
        shares={"ECR": (5, 2, 0)},
        prices={"ECR": 54},
        trains={"ECR": ["2L"]},
        permits={"ECR": "L"},
        tiles={"D13": ("57", 0), "D11": ("57", 0)},
        markers={"ECR": ["D13"]},
        company="ECR",
        step="run",
        own={"ECR": 0},
        pool={"ECR": 3},
    )
    play(table, offered(table, RunTrains)[0])
    assert treasury(table, "ECR") == 20
    play(table, HUDSON)
    assert treasury(table, "ECR") == 0, "40 and 20 are 60"
    assert cash(table) == [530, 512, 500]
    assert price(table, "ECR") == 58


@pytest.mark.rule("1862.7.8.6-must-pay", "1862.7.8.5-company-shares-paid")
def test_the_company_s_own_shares_get_their_part_of_what_hudson_added():
    table = play(earning(60, 82, treasury={"ECR": 100}), HUDSON)
    assert treasury(table, "ECR") == 70 + 3 * 9
    assert CHART.prices[24] == price(table, "ECR") == 90
