"""Company Prices and Stock Market Movement by sales."""

import pytest

from bradshaw.eighteen.actions import PASS, BuyShare, SellShares
from bradshaw.games.g1862.actions import RedeemShare, TradeTrain
from bradshaw.games.g1862.components import CHART, SPARED

from .positions import cash, play, position, price, shares, stack, treasury


def holding(value, *held, **words):
    """ECR at some price with a train; the second seat directs it and the first is to move, unless words differ."""
    facts = {"shares": {"ECR": held}, "prices": {"ECR": value}, "trains": {"ECR": ["2E"]}}
    return position(**(facts | words))


def after(value, count, *, director):
    """The price after somebody has sold so many shares."""
    table = holding(value, 6, 0, 0) if director else holding(value, 3, 4, 0)
    return price(play(table, SellShares("ECR", count)), "ECR")


@pytest.mark.rule("1862.6.4.1-price-with-train", "1862.2.4.3-board-stock-market")
def test_shares_of_a_company_with_a_train_sell_at_the_market_price():
    table = play(holding(71, 3, 4, 0), SellShares("ECR", 2))
    assert cash(table)[0] == 500 + 142


@pytest.mark.rule("1862.6.4.1-price-without-train")
def test_shares_of_a_company_without_a_train_sell_at_half_the_price_rounded_down():
    table = play(holding(71, 3, 4, 0, trains={}), SellShares("ECR", 2))
    assert cash(table)[0] == 500 + 2 * 35


@pytest.mark.rule("1862.6.4.1-price-without-train", "1862.6.4.2-no-fall-unfloated")
def test_shares_of_a_chartered_company_that_has_not_floated_sell_at_half_of_par():
    table = position(shares={"ECR": (4, 0, 0)}, prices={"ECR": 74}, chartered=["ECR"])
    play(table, SellShares("ECR", 1))
    assert cash(table)[0] == 537
    assert price(table, "ECR") == 74
    play(table, PASS, BuyShare("ECR", "pool"))
    assert cash(table)[1] == 426, "and cost par"


@pytest.mark.rule("1862.6.4.2-zigzag-fall")
@pytest.mark.parametrize(("count", "value"), [(1, 71), (2, 68), (3, 65)])
def test_the_price_falls_one_step_of_the_zigzag_for_each_share(count, value):
    assert after(74, count, director=True) == value
    assert after(74, count, director=False) == value


@pytest.mark.rule("1862.6.4.2-zigzag-fall")
def test_the_market_is_a_zigzag_over_two_rows():
    upper, lower = CHART.prices[16:24:2], CHART.prices[17:24:2]
    assert upper == (62, 68, 74, 82)
    assert lower == (65, 71, 78, 86)
    assert list(CHART.prices) == sorted(CHART.prices)
    assert (CHART.prices[0], CHART.prices[-1], len(CHART.prices)) == (0, 1000, 67)


@pytest.mark.rule("1862.6.4.2-under-the-stack", "1862.7.1-bottom-of-stack")
def test_a_marker_that_falls_goes_under_those_on_its_new_space():
    table = holding(100, 3, 4, 0, shares={"ECR": (3, 4, 0), "EUR": (0, 5, 0)}, prices={"ECR": 100, "EUR": 95})
    play(table, SellShares("ECR", 1))
    assert stack(table, 95) == ["EUR", "ECR"]


@pytest.mark.rule("1862.6.4.2-green-zone-one-free")
@pytest.mark.parametrize(
    ("value", "count", "director", "result"),
    [
        (210, 1, False, 210),
        (210, 2, False, 200),
        (210, 1, True, 200),
        (36, 1, False, 36),
        (36, 2, False, 31),
        (36, 1, True, 31),
        (40, 1, False, 36),
        (200, 1, False, 191),
    ],
)
def test_above_200_and_below_40_the_first_share_of_somebody_else_than_the_director_is_free(
    value, count, director, result
):
    assert after(value, count, director=director) == result


@pytest.mark.rule("1862.6.4.2-upper-zone-two-free")
@pytest.mark.parametrize(
    ("value", "count", "director", "result"),
    [(430, 1, False, 430), (430, 2, False, 430), (430, 3, False, 400), (430, 1, True, 400), (400, 2, False, 400)],
)
def test_from_400_on_two_shares_of_somebody_else_than_the_director_are_free(value, count, director, result):
    assert after(value, count, director=director) == result


@pytest.mark.rule("1862.6.4.2-green-zone-one-free", "1862.6.4.2-upper-zone-two-free")
def test_the_green_zones_of_the_market():
    free = {value: SPARED[place] for place, value in enumerate(CHART.prices)}
    assert {value for value, shares in free.items() if shares == 2} == {v for v in free if 400 <= v < 1000}
    assert {value for value, shares in free.items() if shares == 1} == {v for v in free if 0 < v < 40 or 200 < v < 400}


@pytest.mark.rule("1862.6.4.2-green-zone-one-free")
def test_the_zone_is_that_of_the_price_before_the_sale():
    assert after(210, 3, director=False) == 191
    assert after(400, 3, director=False) == 375


@pytest.mark.rule("1862.6.4.2-green-zone-one-free", "1862.6.3-director-overtaken")
def test_a_director_who_loses_the_directorship_by_the_sale_still_sells_as_director():
    table = play(holding(210, 5, 4, 0), SellShares("ECR", 2))
    assert table.state.director[1] == 1
    assert price(table, "ECR") == 191


@pytest.mark.rule("1862.6.4.2-only-sales-to-pool")
def test_shares_that_pass_to_a_company_or_a_player_move_no_price():
    table = play(holding(100, 3, 4, 0), BuyShare("ECR", "company"))
    assert price(table, "ECR") == 100
    table = holding(100, 6, 0, 0, pool={"ECR": 1}, treasury={"ECR": 300}, company="ECR", step="redeem", own={"ECR": 3})
    play(table, RedeemShare())
    assert price(table, "ECR") == 100


@pytest.mark.rule("1862.6.4.2-no-fall-after-lner", "1862.10.3-no-price-falls")
def test_after_the_lner_has_formed_sales_move_no_price():
    table = play(holding(100, 3, 4, 0, lner="formed", phase="H"), SellShares("ECR", 2))
    assert price(table, "ECR") == 100
    assert shares(table, "ECR") == [1, 4, 0]


@pytest.mark.rule("1862.7.9-sources")
def test_a_train_that_leaves_a_company_halves_what_its_shares_bring():
    table = holding(
        100,
        5,
        0,
        0,
        shares={"ECR": (5, 0, 0), "EUR": (5, 0, 0)},
        prices={"ECR": 100, "EUR": 90},
        treasury={"EUR": 500},
        company="EUR",
        step="trains",
    )
    play(table, TradeTrain("A-0", "ECR"))
    assert treasury(table, "ECR") == 100
    assert not table.state.has_train(1)
