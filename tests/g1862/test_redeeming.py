"""Redeeming Stock."""

import pytest

from bradshaw.eighteen.actions import PASS, PAY, BuyShare, SellShares
from bradshaw.games.g1862.actions import CHARTER, RedeemShare
from bradshaw.games.g1862.components import COMPANY

from .positions import (
    cash,
    in_pool,
    on_charter,
    passing,
    play,
    position,
    price,
    refused,
    stage,
    treasury,
)


def redeeming(**words):
    """ECR at 100 may redeem a share."""
    facts = {
        "shares": {"ECR": (5, 2, 0)},
        "prices": {"ECR": 100},
        "pool": {"ECR": 3},
        "own": {"ECR": 0},
        "trains": {"ECR": ["2E"]},
        "treasury": {"ECR": 300},
        "company": "ECR",
        "step": "redeem",
        "round_of_set": (1, 1),
    }
    return position(**(facts | words))


@pytest.mark.rule("1862.7.13-redeem-one", "1862.7.13-price")
@pytest.mark.parametrize("chartered", [[], ["ECR"]])
def test_a_company_may_buy_one_of_its_own_shares_from_the_pool_at_the_market_price(chartered):
    table = redeeming(chartered=chartered)
    assert (stage(table), table.actor) == ("Redeem", 0)
    play(table, RedeemShare())
    assert treasury(table, "ECR") == 200
    assert in_pool(table, "ECR") == 2
    assert on_charter(table, "ECR") == 1
    assert price(table, "ECR") == 100
    assert stage(table) == "Proposals", "one in each operating round"


@pytest.mark.rule("1862.7.13-price")
def test_the_price_is_the_full_one_even_without_a_train_worth_the_name():
    table = redeeming(treasury={"ECR": 99})
    assert stage(table) == "Proposals", "it cannot pay"


@pytest.mark.rule("1862.7.13-redeem-one")
def test_it_need_not_and_does_nothing_else_here():
    table = redeeming()
    refused(table, SellShares("ECR", 1), "1862.7.13-redeem-one")
    play(table, PASS)
    assert in_pool(table, "ECR") == 3


@pytest.mark.rule("1862.7.13-own-stock-only")
def test_shares_of_other_companies_cannot_be_redeemed():
    table = redeeming(
        shares={"ECR": (5, 2, 0), "EUR": (5, 0, 0)},
        prices={"ECR": 100, "EUR": 90},
        pool={"EUR": 3},
        own={"ECR": 3},
        round_of_set=(1, 1),
    )
    assert stage(table) != "Redeem", "the pool has none of its own"
    refused(redeeming(), BuyShare("EUR", "pool"), "1862.7.13-redeem-one")


@pytest.mark.rule("1862.7.13-redeem-one", "1862.6.3-director-certificate-not-for-sale")
def test_a_company_in_receivership_redeems_nothing():
    table = redeeming(shares={"ECR": (2, 2, 0)}, pool={"ECR": 6}, directors={"ECR": "pool"})
    assert stage(table) == "Proposals"
    assert in_pool(table, "ECR") == 6


@pytest.mark.rule("1862.7.13-on-charter", "1862.2.1-charter-shares-pay-treasury")
def test_a_redeemed_share_earns_for_the_company_and_can_be_bought_by_players():
    table = redeeming(own={"ECR": 1}, pool={"ECR": 2}, step="dividend", revenue=120)
    play(table, PAY)
    assert treasury(table, "ECR") == 312
    table = redeeming()
    play(table, RedeemShare())
    passing(table, 3)
    play(table, BuyShare("ECR", CHARTER))
    assert cash(table)[0] == 400
    assert treasury(table, "ECR") == 300


@pytest.mark.rule("1862.7.13-before-acquisition")
def test_redeeming_comes_before_acquisitions():
    table = redeeming(
        shares={"ECR": (5, 2, 0), "SVR": (5, 0, 0)},
        prices={"ECR": 100, "SVR": 90},
        trains={"ECR": ["2E"], "SVR": ["2E"]},
        tiles={"D13": ("57", 0), "D11": ("57", 0)},
        markers={"ECR": ["D13"], "SVR": ["D11"]},
    )
    assert stage(table) == "Redeem"
    play(table, RedeemShare())
    assert stage(table) == "AcquireStep"
    assert table.state.operated >> COMPANY["ECR"] & 1
