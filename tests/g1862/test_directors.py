"""Directorships and Share Purchases/Sales."""

import pytest

from bradshaw.eighteen.actions import BANK_POOL, PASS, BuyShare, SellShares
from bradshaw.eighteen.state import POOL
from bradshaw.games.g1862.actions import CHARTER

from .positions import (
    cash,
    director,
    in_pool,
    notes,
    offered,
    passing,
    play,
    position,
    price,
    refused,
    shares,
)


def ecr(*held, **words):
    """ECR at 100 with a train; what the players do not hold lies on its charter."""
    facts = {"shares": {"ECR": held}, "prices": {"ECR": 100}, "trains": {"ECR": ["2E"]}, "cash": 1000}
    return position(**(facts | words))


def may_sell(table):
    return [sale.count for sale in offered(table, SellShares)]


@pytest.mark.rule("1862.6.3-director-is-holder")
def test_the_director_has_the_certificate_three_shares_and_most_of_them():
    table = ecr(4, 3, 0)
    assert director(table, "ECR") == 0
    play(table, SellShares("ECR", 1))
    assert director(table, "ECR") == 0, "an equal holding is not enough to take over"
    assert shares(table, "ECR") == [3, 3, 0]


@pytest.mark.rule("1862.6.3-director-overtaken")
def test_a_director_who_sells_below_another_loses_the_directorship():
    table = play(ecr(5, 3, 0), SellShares("ECR", 3))
    assert shares(table, "ECR") == [2, 3, 0]
    assert director(table, "ECR") == 1
    assert in_pool(table, "ECR") == 3, "the director's certificate is not among them"
    assert table.state.ordinary_in_pool(1) == 3


@pytest.mark.rule("1862.6.3-director-overtaken")
@pytest.mark.parametrize("rival", [3, 4, 5])
def test_the_rival_needs_more_than_the_seller_keeps_and_at_least_three(rival):
    assert director(play(ecr(5, rival, 0), SellShares("ECR", 3)), "ECR") == 1
    assert director(play(ecr(5, 2, 0), SellShares("ECR", 3)), "ECR") == POOL


@pytest.mark.rule("1862.6.3-director-overtaken", "1862.6.3-swap-is-no-trade")
def test_a_buyer_who_comes_to_hold_more_becomes_director_without_another_trade():
    table = ecr(3, 3, 0, directors={"ECR": 0}, turn=1)
    play(table, BuyShare("ECR", CHARTER))
    assert director(table, "ECR") == 1
    assert shares(table, "ECR") == [3, 4, 0]
    assert cash(table) == [1000, 900, 1000]
    assert price(table, "ECR") == 100
    assert notes(table, "new_director")[0].actor == 1
    play(table, PASS)
    assert table.state.frames[-1].sold == (0, 0, 0), "nobody has sold anything"
    play(table, BuyShare("ECR", CHARTER))
    assert director(table, "ECR") == 1, "four against four"


@pytest.mark.rule("1862.6.3-director-from-pool-tie")
def test_of_equal_successors_the_first_to_the_left_takes_over():
    table = play(ecr(4, 3, 3), SellShares("ECR", 4))
    assert director(table, "ECR") == 1
    table = ecr(3, 4, 3, turn=1)
    play(table, SellShares("ECR", 4))
    assert director(table, "ECR") == 2, "left of the old director"


@pytest.mark.rule("1862.6.3-director-overtaken")
def test_of_unequal_successors_the_largest_holder_takes_over():
    table = ecr(5, 1, 4, turn=0)
    play(table, SellShares("ECR", 3))
    assert director(table, "ECR") == 2


@pytest.mark.rule("1862.6.3-director-certificate-sellable", "1862.8.0-definition", "1862.7.3-receivership-definition")
def test_the_director_s_certificate_can_be_sold_if_fewer_than_three_shares_are_kept():
    table = play(ecr(5, 2, 0), SellShares("ECR", 3))
    assert director(table, "ECR") == POOL
    assert table.state.in_receivership(1)
    assert shares(table, "ECR") == [2, 2, 0]
    assert in_pool(table, "ECR") == 3
    assert table.state.ordinary_in_pool(1) == 0, "the seller keeps two ordinary shares"
    assert cash(table)[0] == 1300


@pytest.mark.rule("1862.6.3-director-certificate-sellable")
def test_with_three_shares_left_the_director_keeps_the_certificate():
    table = play(ecr(5, 2, 0), SellShares("ECR", 2))
    assert director(table, "ECR") == 0


@pytest.mark.rule("1862.6.3-director-part-exchange", "1862.6.3-director-insufficient-ordinaries")
@pytest.mark.parametrize(
    ("holding", "ordinary", "counts"),
    [
        (3, 0, [3]),
        (3, 1, [2, 3]),
        (3, 2, [1, 2, 3]),
        (4, 0, [1, 3, 4]),
        (4, 1, [1, 2, 3, 4]),
        (5, 0, [1, 2, 3, 4, 5]),
    ],
)
def test_what_a_director_may_sell_depends_on_the_ordinary_certificates_there_are(holding, ordinary, counts):
    table = ecr(holding, 2, 0, pool={"ECR": ordinary})
    assert may_sell(table) == counts
    for count in set(range(1, holding + 1)) - set(counts):
        refused(table, SellShares("ECR", count), "1862.6.3-director-insufficient-ordinaries", "three shares")


@pytest.mark.rule("1862.6.3-director-part-exchange")
def test_ordinary_shares_of_the_pool_and_of_the_same_sale_count_together():
    table = play(ecr(4, 2, 0, pool={"ECR": 1}), SellShares("ECR", 2))
    assert shares(table, "ECR") == [2, 2, 0]
    assert director(table, "ECR") == POOL
    assert in_pool(table, "ECR") == 3
    assert table.state.ordinary_in_pool(1) == 0


@pytest.mark.rule("1862.6.3-director-insufficient-ordinaries")
def test_a_successor_gives_ordinary_shares_for_the_certificate():
    table = ecr(4, 3, 0)
    assert may_sell(table) == [1, 2, 3, 4]
    play(table, SellShares("ECR", 2))
    assert director(table, "ECR") == 1


@pytest.mark.rule("1862.6.3-director-certificate-not-for-sale", "1862.6.3-director-certificate-stays-in-pool")
def test_a_director_s_certificate_in_the_pool_cannot_be_bought():
    table = ecr(1, 1, 0, pool={"ECR": 3}, directors={"ECR": "pool"})
    refused(table, BuyShare("ECR", BANK_POOL), "1862.6.3-director-certificate-not-for-sale", "not for sale")
    assert [one.source for one in offered(table, BuyShare)] == [CHARTER]
    passing(table, 3)
    assert director(table, "ECR") == POOL


@pytest.mark.rule("1862.6.3-director-from-pool", "1862.8.0-exit", "1862.8.0-shares-tradable")
def test_who_comes_to_hold_three_ordinary_shares_swaps_them_for_the_certificate_in_the_pool():
    table = ecr(2, 2, 0, pool={"ECR": 4}, directors={"ECR": "pool"})
    play(table, BuyShare("ECR", BANK_POOL))
    assert director(table, "ECR") == 0
    assert shares(table, "ECR") == [3, 2, 0]
    assert in_pool(table, "ECR") == 3
    assert table.state.ordinary_in_pool(1) == 3, "three ordinary shares lie there now"
    play(table, BuyShare("ECR", BANK_POOL))
    assert director(table, "ECR") == 0, "three against three"


@pytest.mark.rule("1862.8.0-shares-tradable")
def test_shares_of_a_company_in_receivership_are_sold_as_usual():
    table = ecr(2, 2, 0, pool={"ECR": 3}, directors={"ECR": "pool"})
    play(table, SellShares("ECR", 2))
    assert cash(table)[0] == 1200
    assert price(table, "ECR") == 90


@pytest.mark.rule("1862.6.3-director-certificate-stays-in-pool")
def test_shares_from_the_charter_can_end_receivership_when_the_pool_has_no_ordinary_ones():
    table = ecr(2, 2, 0, pool={"ECR": 3}, directors={"ECR": "pool"})
    play(table, BuyShare("ECR", CHARTER))
    assert director(table, "ECR") == 0
