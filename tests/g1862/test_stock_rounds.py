"""Stock Rounds: turns, sales, purchases and the certificate limit."""

import pytest

from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, BuyShare, SellShares
from bradshaw.games.g1862.actions import CHARTER, Bid, ChooseMarkers, StartCompany
from bradshaw.games.g1862.components import CERTIFICATE_LIMIT, COMPANY

from .positions import (
    cash,
    director,
    in_offering,
    in_pool,
    is_started,
    new_game,
    notes,
    offered,
    on_charter,
    passing,
    play,
    position,
    price,
    refused,
    shares,
    stage,
    treasury,
    win_charter,
)

TWO = {
    "shares": {"ECR": (5, 3, 0), "EUR": (2, 4, 1)},
    "prices": {"ECR": 100, "EUR": 82},
    "trains": {"ECR": ["2E"], "EUR": ["1F"]},
}
"""Two floated companies with trains; what is not held lies on their charters."""
SOLD = {
    "shares": {"ECR": (5, 2, 0)},
    "prices": {"ECR": 116},
    "chartered": ["ECR"],
    "pars": {"ECR": 74},
    "pool": {"ECR": 1},
    "own": {"ECR": 1},
}
"""ECR, chartered at 74, now at 116, with one share each in the offering, the pool and its charter."""


# Turns


@pytest.mark.rule("1862.6.1-pd-starts")
@pytest.mark.parametrize("priority", [0, 1, 2])
def test_the_holder_of_the_priority_deal_begins_and_turns_go_clockwise(priority):
    table = position(parliament=True, priority=priority)
    passing(table, 3)
    assert stage(table) == "StockTurn"
    for step in range(3):
        assert table.actor == (priority + step) % 3
        play(table, StartCompany(("ECR", "EUR", "ESR")[step], 54))


@pytest.mark.rule("1862.6.1-until-all-pass", "1862.6.6-round-end")
def test_the_round_goes_on_until_all_pass_one_after_another():
    table = position(**TWO, round_number=3)
    play(table, PASS, PASS, BuyShare("ECR", CHARTER), PASS, SellShares("EUR", 1), PASS, PASS)
    assert stage(table) == "StockTurn", "the second seat has sold since the others passed"
    play(table, PASS, PASS)
    assert stage(table) != "StockTurn"


@pytest.mark.rule("1862.6.6-new-pd")
def test_the_priority_deal_goes_to_whoever_began_the_final_passes():
    table = position(**TWO, round_number=3)
    play(table, PASS, BuyShare("ECR", CHARTER), PASS, PASS, PASS)
    assert table.state.priority == 2
    table = position(**TWO, round_number=3)
    play(table, SellShares("EUR", 1), PASS, PASS, PASS, PASS)
    assert table.state.priority == 1, "a sale is no pass"


@pytest.mark.rule("1862.6.6-new-pd")
def test_the_priority_deal_stays_if_nobody_trades():
    table = passing(position(**TWO, priority=1, turn=1), 3)
    assert table.state.priority == 1


@pytest.mark.rule("1862.6.2-sell-then-buy", "1862.6.2-one-purchase")
def test_a_turn_is_any_sales_and_then_one_purchase():
    table = position(**TWO)
    play(table, SellShares("EUR", 2), SellShares("ECR", 1))
    assert table.actor == 0
    play(table, StartCompany("ESR", 54))
    assert table.actor == 1, "nothing follows a purchase"
    play(table, BuyShare("ECR", BANK_POOL))
    assert table.actor == 2


@pytest.mark.rule("1862.6.2-sell-then-buy")
def test_other_actions_have_no_place_in_a_stock_round():
    refused(position(**TWO), Bid("ESR", 0), "1862.6.2-sell-then-buy")
    refused(position(**TWO), SellShares("Emu", 1), "1862.2.1-twenty-companies")
    refused(position(**TWO), BuyShare("Emu", CHARTER), "1862.2.1-twenty-companies")


@pytest.mark.rule("1862.6.2-pass")
def test_who_neither_sells_nor_buys_has_passed():
    table = play(position(**TWO), PASS)
    assert [note.actor for note in notes(table, "pass_turn")] == [0]
    table = play(position(**TWO), SellShares("EUR", 1), PASS)
    assert not notes(table, "pass_turn"), "to end a turn after a sale is no pass"


@pytest.mark.rule("1862.6.2-pass")
def test_a_player_who_can_do_nothing_passes_without_being_asked():
    table = position(shares={"ECR": (5, 3, 0)}, prices={"ECR": 100}, cash=[500, 500, 0])
    play(table, PASS, BuyShare("ECR", CHARTER))
    assert table.actor == 0, "the third seat has neither shares nor money"
    assert [note.actor for note in notes(table, "pass_turn")] == [0, 2]


# Sales


@pytest.mark.rule("1862.6.4-sell-any-number", "1862.6.4-sold-to-pool", "1862.2.4.3-board-bank-pool")
def test_any_number_of_shares_can_be_sold_to_the_pool():
    table = play(position(**TWO), SellShares("ECR", 2))
    assert in_pool(table, "ECR") == 2
    assert shares(table, "ECR") == [3, 3, 0]
    assert cash(table)[0] == 700
    refused(table, SellShares("EUR", 3), "1862.6.4-sell-any-number", "You hold 2")
    refused(table, SellShares("EUR", 0), "1862.6.4-sell-any-number")


@pytest.mark.rule("1862.6.4-sell-in-block")
def test_the_shares_of_a_company_are_sold_in_one_block_at_the_price_before_the_fall():
    table = play(position(**TWO), SellShares("ECR", 2))
    assert cash(table)[0] == 500 + 2 * 100
    refused(table, SellShares("ECR", 1), "1862.6.4-sell-in-block", "one sale")
    play(table, SellShares("EUR", 1), PASS)
    passing(table, 2)
    play(table, SellShares("ECR", 1))
    assert cash(table)[0] == 782 + 90, "in the next turn there may be another block"


@pytest.mark.rule("1862.6.4-block-order")
def test_the_seller_chooses_the_order_of_the_blocks():
    both = {"shares": {"ECR": (5, 0, 0), "EUR": (5, 0, 0)}, "prices": {"ECR": 100, "EUR": 90}}
    table = play(position(**both), SellShares("ECR", 2), SellShares("EUR", 1))
    assert (price(table, "ECR"), price(table, "EUR")) == (90, 86)
    first = play(position(**both), SellShares("EUR", 1), SellShares("ECR", 3))
    assert first.state.markers.order([COMPANY["ECR"], COMPANY["EUR"]]) == [COMPANY["EUR"], COMPANY["ECR"]]
    second = play(position(**both), SellShares("ECR", 3), SellShares("EUR", 1))
    assert second.state.markers.order([COMPANY["ECR"], COMPANY["EUR"]]) == [COMPANY["ECR"], COMPANY["EUR"]], (
        "who comes to 86 first lies on top"
    )


@pytest.mark.rule("1862.6.4-no-pool-limit")
def test_the_pool_can_hold_a_whole_company():
    table = position(shares={"ECR": (6, 0, 0)}, prices={"ECR": 200}, pool={"ECR": 4}, own={"ECR": 0})
    play(table, SellShares("ECR", 6))
    assert in_pool(table, "ECR") == 10


@pytest.mark.rule("1862.6.4-no-selling-new-shares", "1862.6.4-old-shares-sellable")
def test_shares_bought_in_this_round_cannot_be_sold_in_it():
    table = play(position(**TWO), PASS, PASS, BuyShare("EUR", CHARTER), PASS, PASS)
    assert shares(table, "EUR") == [2, 4, 2]
    refused(table, SellShares("EUR", 2), "1862.6.4-no-selling-new-shares", "1 of your shares of EUR was")
    play(table, SellShares("EUR", 1))
    assert shares(table, "EUR") == [2, 4, 1], "one share is from before"


@pytest.mark.rule("1862.6.4-no-selling-new-shares")
def test_a_director_s_certificate_bought_in_this_round_cannot_be_sold_in_it():
    table = play(position(**TWO), StartCompany("ESR", 54), PASS, PASS)
    refused(table, SellShares("ESR", 3), "1862.6.4-no-selling-new-shares")
    play(table, BuyShare("ESR", CHARTER), PASS, PASS)
    refused(table, SellShares("ESR", 1), "1862.6.4-no-selling-new-shares", "4 of your shares of ESR were")
    assert "ESR" not in {sale.company for sale in offered(table, SellShares)}


@pytest.mark.rule("1862.6.4-no-selling-new-shares")
def test_shares_bought_in_the_parliament_before_can_be_sold():
    table = new_game(2)
    name = offered(table, Bid)[0].company
    win_charter(table, name, 54)
    play(table, BuyShare(name, OFFERING), BuyShare(name, OFFERING))
    while stage(table) != "StockTurn":
        play(table, PASS)
    play(table, SellShares(name, 1))
    assert in_pool(table, name) == 1


@pytest.mark.rule("1862.6.4-director-certificate-partial")
def test_part_of_a_director_s_certificate_can_be_sold_if_as_many_shares_are_kept_as_were_bought():
    table = position(shares={"ECR": (3, 2, 0)}, prices={"ECR": 100}, trains={"ECR": ["2E"]})
    play(table, BuyShare("ECR", CHARTER), PASS, PASS)
    assert shares(table, "ECR") == [4, 2, 0]
    assert [sale.count for sale in offered(table, SellShares)] == [1, 3], "with two no ordinary share would be left"
    play(table, SellShares("ECR", 3))
    assert shares(table, "ECR") == [1, 2, 0]
    table = position(shares={"ECR": (3, 2, 0)}, prices={"ECR": 100}, trains={"ECR": ["2E"]})
    play(table, BuyShare("ECR", CHARTER), PASS, PASS)
    refused(table, SellShares("ECR", 4), "1862.6.4-no-selling-new-shares")


# Purchases


@pytest.mark.rule("1862.6.5.1-sources", "1862.6.5.1-ipo-price", "1862.4.2-chart-purchase-prices")
def test_a_share_of_the_offering_costs_par_which_the_bank_gets():
    table = position(**SOLD)
    play(table, BuyShare("ECR", OFFERING))
    assert cash(table)[0] == 500 - 74
    assert in_offering(table, "ECR") == 0
    assert treasury(table, "ECR") == 0


@pytest.mark.rule("1862.6.5.1-sources", "1862.6.5.1-pool-price", "1862.4.2-chart-purchase-prices")
def test_a_share_of_the_pool_costs_the_market_price_which_the_bank_gets():
    table = play(position(**SOLD), BuyShare("ECR", BANK_POOL))
    assert cash(table)[0] == 500 - 116
    assert in_pool(table, "ECR") == 0
    assert treasury(table, "ECR") == 0


@pytest.mark.rule("1862.6.5.1-sources", "1862.6.5.1-charter-price", "1862.4.2-chart-purchase-prices")
def test_a_share_of_a_charter_costs_the_market_price_which_the_company_gets():
    table = play(position(**SOLD), BuyShare("ECR", CHARTER))
    assert cash(table)[0] == 500 - 116
    assert on_charter(table, "ECR") == 0
    assert treasury(table, "ECR") == 116


@pytest.mark.rule("1862.6.5.1-sources", "1862.6.5.1-not-from-players")
def test_a_share_comes_from_the_offering_the_pool_or_the_company_and_from_nobody_else():
    table = position(**SOLD)
    refused(table, BuyShare("ECR", "player 2"), "1862.6.5.1-sources")
    table = position(shares={"ECR": (5, 5, 0)}, prices={"ECR": 100})
    refused(table, BuyShare("ECR", OFFERING), "1862.6.5.1-sources", "no share")
    refused(table, BuyShare("ECR", BANK_POOL), "1862.6.5.1-sources", "no share")
    refused(table, BuyShare("ECR", CHARTER), "1862.6.5.1-sources", "no share")


@pytest.mark.rule("1862.6.5.1-no-holding-limit")
def test_a_player_may_own_a_whole_company():
    table = position(shares={"ECR": (9, 0, 0)}, prices={"ECR": 100})
    play(table, BuyShare("ECR", CHARTER))
    assert shares(table, "ECR") == [10, 0, 0]


@pytest.mark.rule("1862.6.5.1-trains-do-not-matter")
@pytest.mark.parametrize("trains", [{}, {"ECR": ["2E"]}])
def test_the_price_to_buy_does_not_depend_on_trains(trains):
    table = play(position(**SOLD, trains=trains), BuyShare("ECR", BANK_POOL))
    assert cash(table)[0] == 384


@pytest.mark.rule("1862.6.5.1-pool-price")
def test_a_share_that_cannot_be_paid_for_is_refused():
    table = position(**SOLD, cash=100)
    refused(table, BuyShare("ECR", BANK_POOL), "1862.6.5.1-pool-price", "£116", "£100")
    play(table, BuyShare("ECR", OFFERING))


@pytest.mark.rule("1862.6.5.1-no-buy-after-sell")
def test_who_has_sold_a_company_may_not_buy_it_in_the_same_round():
    table = play(position(**TWO), SellShares("ECR", 1))
    refused(table, BuyShare("ECR", BANK_POOL), "1862.6.5.1-no-buy-after-sell")
    refused(table, BuyShare("ECR", CHARTER), "1862.6.5.1-no-buy-after-sell")
    play(table, BuyShare("EUR", CHARTER), BuyShare("ECR", BANK_POOL), PASS)
    refused(table, BuyShare("ECR", CHARTER), "1862.6.5.1-no-buy-after-sell")


@pytest.mark.rule("1862.6.5.1-no-buy-after-sell")
def test_in_the_next_round_it_may_be_bought_again():
    table = position(shares={"ECR": (4, 0, 0)}, prices={"ECR": 100})
    play(table, SellShares("ECR", 1), PASS)
    passing(table, 3)
    assert stage(table) == "Proposals", "nothing has floated, so nothing operates"
    passing(table, 3)
    passing(table, 2)
    assert table.actor == 0
    play(table, BuyShare("ECR", BANK_POOL))


# The certificate limit


@pytest.mark.rule("1862.6.5.2-limit-table")
def test_the_certificate_limit_by_the_number_of_players():
    assert CERTIFICATE_LIMIT == {2: 25, 3: 18, 4: 13, 5: 11, 6: 10, 7: 9, 8: 8}
    for players, limit in CERTIFICATE_LIMIT.items():
        assert new_game(players).state.limit == limit


@pytest.mark.rule("1862.6.5.2-director-counts-one")
def test_a_director_s_certificate_counts_as_one():
    table = position(**TWO)
    assert [table.state.certificates(seat) for seat in range(3)] == [3 + 2, 3 + 2, 1]


@pytest.mark.rule("1862.6.5.2-limit-blocks-buying")
def test_a_player_at_the_limit_may_not_buy():
    table = position(**TWO, limit=5)
    refused(table, BuyShare("ECR", CHARTER), "1862.6.5.2-limit-blocks-buying", "5")
    refused(table, StartCompany("ESR", 54), "1862.6.5.2-limit-blocks-buying")
    play(table, SellShares("EUR", 1), BuyShare("ECR", CHARTER))


@pytest.mark.rule("1862.6.5.2-over-limit-must-sell")
def test_a_player_above_the_limit_must_sell_first():
    table = position(**TWO, limit=4)
    refused(table, PASS, "1862.6.5.2-over-limit-must-sell", "5 certificates", "4")
    refused(table, BuyShare("ECR", CHARTER), "1862.6.5.2-over-limit-must-sell")
    play(table, SellShares("EUR", 1))
    play(table, PASS)
    assert table.actor == 1


@pytest.mark.rule("1862.6.5.2-over-limit-must-sell", "1862.6.4-sell-in-block")
def test_who_has_sold_too_few_is_not_asked_for_a_second_block_but_sells_in_the_next_turn():
    table = position(
        shares={"ECR": (3, 4, 0), "EUR": (3, 0, 4)},
        prices={"ECR": 100, "EUR": 82},
        limit=3,
        directors={"ECR": 1, "EUR": 2},
    )
    play(table, SellShares("ECR", 1))
    refused(table, SellShares("ECR", 1), "1862.6.4-sell-in-block")
    refused(table, PASS, "1862.6.5.2-over-limit-must-sell")
    play(table, SellShares("EUR", 1))
    assert table.state.certificates(0) == 4
    assert table.actor == 1, "nothing more can be sold in this turn"
    passing(table, 2)
    refused(table, PASS, "1862.6.5.2-over-limit-must-sell")
    play(table, SellShares("EUR", 1), PASS)


@pytest.mark.rule("1862.6.5.2-over-limit-must-sell", "1862.6.3-director-part-exchange")
def test_who_comes_above_the_limit_by_his_own_sale_sells_in_his_next_turn():
    table = position(shares={"ECR": (4, 0, 4), "EUR": (2, 0, 3)}, prices={"ECR": 100, "EUR": 82}, limit=4)
    assert table.state.certificates(0) == 4
    play(table, SellShares("ECR", 1))
    assert director(table, "ECR") == 2
    assert table.state.certificates(0) == 5, "the director's certificate has become ordinary ones"
    refused(table, SellShares("ECR", 1), "1862.6.4-sell-in-block")
    refused(table, BuyShare("EUR", CHARTER), "1862.6.5.2-limit-blocks-buying", "4", "5")
    play(table, PASS, PASS)
    play(table, SellShares("ECR", 1), PASS)
    assert table.actor == 0
    refused(table, PASS, "1862.6.5.2-over-limit-must-sell")
    play(table, SellShares("ECR", 1), PASS)


@pytest.mark.rule("1862.6.5.2-over-limit-must-sell")
def test_who_has_sold_down_to_the_limit_and_comes_above_it_again_may_end_the_turn():
    table = position(
        shares={"ECR": (4, 0, 4), "ESR": (1, 0, 3), "EUR": (2, 0, 3)},
        prices={"ECR": 100, "ESR": 82, "EUR": 82},
        limit=3,
    )
    refused(table, PASS, "1862.6.5.2-over-limit-must-sell")
    play(table, SellShares("EUR", 2))
    assert table.state.certificates(0) == 3
    play(table, SellShares("ECR", 1))
    assert table.state.certificates(0) == 4
    assert offered(table, SellShares) == [SellShares("ESR", 1)]
    play(table, PASS)
    assert table.actor == 1


@pytest.mark.rule("1862.6.5.2-over-limit-must-sell", "1862.7.12-bottom-price")
def test_the_duty_to_sell_ends_with_the_bankruptcy_that_the_sale_brings():
    table = position(shares={"ECR": (5, 3, 0), "EUR": (2, 3, 0)}, prices={"ECR": 14, "EUR": 82}, limit=3)
    play(table, SellShares("ECR", 2))
    assert not is_started(table, "ECR")
    assert table.state.certificates(0) == 2
    play(table, BuyShare("EUR", CHARTER))


@pytest.mark.rule("1862.6.5.2-over-limit-must-sell")
def test_shares_that_cannot_be_sold_do_not_excuse_from_selling_the_others():
    table = position(shares={"ECR": (2, 3, 0)}, prices={"ECR": 100}, limit=3)
    play(table, StartCompany("EUR", 54))
    table.state.limit = 1
    passing(table, 2)
    refused(table, PASS, "1862.6.5.2-over-limit-must-sell")
    assert offered(table, SellShares) == [SellShares("ECR", 1), SellShares("ECR", 2)], "EUR was bought in this round"


@pytest.mark.rule("1862.6.5.2-over-limit-must-sell")
def test_losing_a_directorship_can_bring_a_player_above_the_limit():
    table = position(shares={"ECR": (4, 4, 0)}, prices={"ECR": 100}, limit=5, turn=1)
    assert table.state.certificates(0) == 2
    play(table, BuyShare("ECR", CHARTER))
    table.state.limit = 3
    assert table.state.certificates(0) == 4
    play(table, PASS)
    refused(table, PASS, "1862.6.5.2-over-limit-must-sell")


@pytest.mark.rule("1862.6.5.4.2-non-chartered-choice")
def test_the_round_goes_on_after_a_flotation():
    table = position(shares={"ECR": (4, 0, 0)}, prices={"ECR": 100}, treasury={"ECR": 400}, turn=1)
    play(table, BuyShare("ECR", CHARTER), ChooseMarkers(2))
    assert (stage(table), table.actor) == ("StockTurn", 2)
