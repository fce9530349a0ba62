"""Stock Rounds, and Buying and Selling Shares."""

import pytest

from bradshaw.eighteen.actions import BuyShare, LayTile, Pass, SellShares
from bradshaw.eighteen.state import IPO, POOL
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import BuyPrivate, Exchange, SellPrivate, StartCompany
from bradshaw.games.g1860.components import COMPANIES, COMPANY

from .positions import (
    after_auction,
    cash,
    certificates,
    director,
    in_offering,
    in_pool,
    notes,
    offered,
    passing,
    play,
    position,
    price,
    refused,
    shares,
    stage,
)

# Stock Rounds


@pytest.mark.rule("1860.stock.first-player")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_holder_of_the_priority_deal_has_the_first_turn(holder):
    game = position(shares={"IOW": [5]}, priority=holder, turn=1, company="IOW", step="end")
    assert stage(game) == "StockTurn"
    assert game.actors == (holder,)


@pytest.mark.rule("1860.stock.clockwise")
def test_turns_go_clockwise():
    game = position(players=4, cash=1000, turn=2, layers=4)
    seats = []
    for _ in range(6):
        seats.append(game.actors[0])
        play(game, offered(game, BuyPrivate)[0] if len(seats) < 4 else Pass())
    assert seats == [2, 3, 0, 1, 2, 3]
    refused(game, Pass(), "1860.stock.clockwise", seat=2)


@pytest.mark.rule("1860.stock.ends")
def test_the_round_ends_when_all_have_passed_one_after_the_other():
    game = position(shares={"IOW": [5]}, cash=1000)
    passing(game, 2)
    play(game, BuyShare("IOW", "ipo"))
    passing(game, 2)
    assert stage(game) == "StockTurn"
    play(game, Pass())
    assert stage(game) == "LayTrack"


@pytest.mark.rule("1860.stock.priority-handed-on")
def test_the_neighbour_of_the_last_trader_gets_the_priority_deal():
    game = position(shares={"IOW": [5, 1]}, cash=1000)
    play(game, Pass(), BuyShare("IOW", "ipo"), Pass(), Pass(), SellShares("IOW", 1), Pass())
    passing(game, 3)
    assert game.state.priority == 2
    assert stage(game) == "LayTrack"


@pytest.mark.rule("1860.stock.priority-handed-on")
def test_without_trades_the_priority_deal_stays():
    game = passing(position(shares={"IOW": [5]}, priority=2, turn=2), 3)
    assert game.state.priority == 2
    assert notes(game, "priority") == []


@pytest.mark.rule("1860.stock.priority-handed-on")
def test_the_trade_of_a_private_moves_the_priority_deal():
    bought = play(position(cash=100), Pass(), BuyPrivate("Cowes"), Pass(), Pass(), Pass())
    assert bought.state.priority == 2
    sold = play(position(cash=200, privates={"Brading": 1}, turn=1), SellPrivate("Brading"), Pass())
    passing(sold, 3)
    assert sold.state.priority == 2


# Buying and Selling Shares


@pytest.mark.rule("1860.shares.turn")
def test_a_turn_is_any_number_of_sales_and_then_one_purchase():
    game = position(cash=500, shares={"IOW": [3, 3], "C&N": [2, 2], "FYN": [2]})
    play(game, SellShares("IOW", 1), SellShares("C&N", 1), BuyShare("FYN", "ipo"))
    assert game.actors == (1,)
    assert (shares(game, "IOW")[0], shares(game, "C&N")[0], shares(game, "FYN")[0]) == (2, 1, 3)


@pytest.mark.rule("1860.shares.turn")
def test_nothing_is_sold_after_the_purchase():
    game = position(cash=500, shares={"IOW": [3], "FYN": [2]}, privates={"Ryde Pier": 0})
    play(game, BuyShare("FYN", "ipo"))
    refused(game, SellShares("IOW", 1), "1860.shares.turn", "after you have bought")


@pytest.mark.rule("1860.shares.turn")
def test_a_turn_may_have_sales_only_and_is_then_no_pass():
    game = position(cash=0, shares={"IOW": [3], "C&N": [0, 3]}, passed=[1, 2])
    play(game, SellShares("IOW", 1), Pass())
    assert game.actors == (1,)
    assert stage(game) == "StockTurn"


@pytest.mark.rule("1860.shares.turn")
def test_one_sells_what_one_has_and_buys_where_shares_are():
    game = position(cash=500, shares={"IOW": [3]})
    for count in (0, 4, -1):
        refused(game, SellShares("IOW", count), "1860.shares.turn", "3 shares")
    refused(game, SellShares("C&N", 1), "1860.shares.turn", "no share")
    refused(game, BuyShare("IOW", "market"), "1860.shares.turn", "initial offering", "bank pool")
    refused(game, SellShares("LSWR", 1), "1860.setup.share-piles")
    refused(game, LayTile("F2", "787", 0), "1860.shares.turn")


@pytest.mark.rule("1860.shares.pass")
def test_who_passes_may_trade_later_in_the_round():
    game = position(cash=500, shares={"IOW": [2]})
    play(game, Pass(), BuyShare("IOW", "ipo"), Pass())
    assert game.actors == (0,)
    assert BuyShare("IOW", "ipo") in game.choices()
    play(game, BuyShare("IOW", "ipo"))
    assert notes(game, "pass_turn")[0].actor == 0


@pytest.mark.rule("1860.shares.pass")
def test_a_player_who_can_do_nothing_passes_without_being_asked():
    game = position(cash=[500, 0, 500], shares={"IOW": [2]})
    play(game, Pass())
    assert [entry.actor for entry in notes(game, "pass_turn")] == [0, 1]
    assert game.actors == (2,)


@pytest.mark.rule("1860.shares.buy-ipo-price")
def test_a_share_of_the_offering_costs_par():
    game = position(cash=200, shares={"IOW": [5]}, pars={"IOW": 82}, prices={"IOW": 150}, turn=1)
    play(game, BuyShare("IOW", "ipo"))
    assert cash(game) == [200, 118, 200]
    poor = position(cash=81, shares={"IOW": [5]}, pars={"IOW": 82}, prices={"IOW": 40}, turn=1)
    refused(poor, BuyShare("IOW", "ipo"), "1860.shares.buy-ipo-price", "£82", "£81")
    sold_out = position(cash=500, shares={"IWNJ": [5]}, pool={"IWNJ": 5}, turn=1)
    refused(sold_out, BuyShare("IWNJ", "ipo"), "1860.shares.buy-ipo-price", "no share")


@pytest.mark.rule("1860.shares.buy-pool-price")
@pytest.mark.parametrize("kinds", [[], ["2+1"]])
def test_a_share_of_the_pool_costs_the_market_price_train_or_not(kinds):
    game = position(cash=200, shares={"IOW": [5]}, pool={"IOW": 1}, prices={"IOW": 110}, trains={"IOW": kinds}, turn=1)
    play(game, BuyShare("IOW", "pool"))
    assert cash(game) == [200, 90, 200]
    assert in_pool(game, "IOW") == 0


@pytest.mark.rule("1860.shares.sell-price")
def test_shares_of_a_company_with_a_train_bring_the_market_price_before_the_fall():
    game = position(cash=0, shares={"IOW": [5]}, prices={"IOW": 110}, trains={"IOW": ["2+1"]}, operated=["IOW"])
    play(game, SellShares("IOW", 3))
    assert cash(game)[0] == 330
    assert price(game, "IOW") == 95
    assert in_pool(game, "IOW") == 3


@pytest.mark.rule("1860.shares.sell-price-trainless")
@pytest.mark.parametrize(("market", "half"), [(95, 47), (47, 23), (110, 55), (7, 3)])
def test_shares_of_a_company_without_a_train_bring_half_rounded_down_for_each(market, half):
    game = position(cash=0, shares={"IOW": [5]}, prices={"IOW": market}, operated=[])
    play(game, SellShares("IOW", 3))
    assert cash(game)[0] == 3 * half


@pytest.mark.rule("1860.shares.sell-price-trainless")
def test_a_leased_train_does_not_help():
    game = position(
        cash=0, shares={"IOW": [5]}, prices={"IOW": 100}, operated=["IOW"], insolvent=["IOW"], credits={"IOW": 0}
    )
    play(game, SellShares("IOW", 1))
    assert cash(game)[0] == 50


@pytest.mark.rule("1860.shares.sell-before-float")
def test_shares_of_a_company_that_has_not_floated_bring_half_of_par():
    game = position(cash=0, shares={"IOW": [3]}, pars={"IOW": 90})
    play(game, SellShares("IOW", 1))
    assert cash(game)[0] == 45
    assert in_pool(game, "IOW") == 1
    assert price(game, "IOW") == 90


@pytest.mark.rule("1860.shares.director-first")
def test_the_first_share_of_a_company_is_the_directors_certificate():
    game = position(cash=500)
    refused(game, BuyShare("IOW", "ipo"), "1860.shares.director-first", "director’s certificate")
    play(game, StartCompany("IOW", 74))
    assert director(game, "IOW") == 0
    assert BuyShare("IOW", "ipo") in game.choices()
    refused(game, StartCompany("IOW", 74), "1860.shares.director-first", "already been started")


@pytest.mark.rule("1860.shares.set-par")
@pytest.mark.parametrize(
    ("name", "pars"),
    [
        ("C&N", [74, 82, 90, 100]),
        ("IOW", [74, 82, 90, 100]),
        ("IWNJ", [62, 68, 74, 82]),
        ("FYN", [62, 68, 74, 82]),
        ("NGStL", [58, 62, 68]),
        ("BHI&R", [58, 62, 68]),
        ("S&C", [54, 58, 62]),
        ("VY&SC", [54, 58, 62]),
    ],
)
def test_the_first_buyer_sets_a_par_of_the_market_in_the_companys_range(name, pars):
    game = position(cash=1000, layers=4)
    assert [one.par for one in offered(game, StartCompany) if one.company == name] == pars
    low, high = pars[0], pars[-1]
    for par in (low - 1, low + 1, high + 1, 50, 110):
        refused(game, StartCompany(name, par), "1860.shares.set-par", str(high))
    play(game, StartCompany(name, high))
    assert game.state.par[COMPANY[name]] == high


@pytest.mark.rule("1860.shares.director-price")
def test_a_directors_certificate_costs_twice_the_par():
    game = position(cash=[180, 500, 500])
    refused(game, StartCompany("IOW", 100), "1860.shares.director-price", "£200", "£180")
    play(game, StartCompany("IOW", 90))
    assert cash(game)[0] == 0
    assert shares(game, "IOW") == [2, 0, 0]
    assert in_offering(game, "IOW") == 8


@pytest.mark.rule("1860.shares.layer-one-at-start")
def test_only_the_first_layer_is_on_sale_at_the_start():
    game = after_auction()
    for company in COMPANIES[2:]:
        refused(game, StartCompany(company.name, company.pars[0]), "1860.shares.layer-timing", company.name)
    assert {one.company for one in offered(game, BuyShare)} == {"IOW", "C&N"}


@pytest.mark.rule("1860.shares.layer-timing")
def test_both_companies_of_a_layer_come_in_the_round_after_one_above_has_operated():
    game = position(cash=1000, shares={"IOW": [5]}, company="IOW", step="end")
    assert stage(game) == "StockTurn"
    assert {one.company for one in offered(game, StartCompany)} == {"C&N", "IWNJ", "FYN"}
    refused(game, StartCompany("S&C", 54), "1860.shares.layer-timing", "NGStL or BHI&R")
    play(game, StartCompany("FYN", 62))
    assert "NGStL" not in {one.company for one in offered(game, StartCompany)}


@pytest.mark.rule("1860.shares.layer-timing")
def test_a_sell_out_opens_the_next_layer_at_once():
    game = position(cash=1000, shares={"IWNJ": [5, 4]})
    refused(game, StartCompany("NGStL", 58), "1860.shares.layer-timing")
    play(game, BuyShare("IWNJ", "ipo"))
    assert {"NGStL", "BHI&R"} <= {one.company for one in offered(game, StartCompany)}


@pytest.mark.rule("1860.shares.layer-timing")
def test_a_reserved_share_is_unsold_until_it_is_exchanged():
    game = position(cash=1000, shares={"IOW": [5, 3]}, privates={"Ryde Pier": 1})
    play(game, BuyShare("IOW", "ipo"))
    assert in_offering(game, "IOW") == 1
    refused(game, StartCompany("FYN", 62), "1860.shares.layer-timing")
    play(game, Exchange("Ryde Pier"))
    assert StartCompany("FYN", 62) in game.choices()


@pytest.mark.rule("1860.shares.one-per-turn")
def test_one_share_is_bought_in_a_turn_and_several_in_a_round():
    game = position(cash=1000, shares={"IOW": [2]}, privates={"Ryde Pier": 0})
    play(game, BuyShare("IOW", "ipo"))
    for purchase in (BuyShare("IOW", "ipo"), StartCompany("C&N", 74), BuyPrivate("Cowes")):
        refused(game, purchase, "1860.shares.one-per-turn", "only one purchase")
    play(game, Pass(), Pass(), Pass(), BuyShare("IOW", "ipo"))
    assert shares(game, "IOW") == [4, 0, 0]


@pytest.mark.rule("1860.shares.no-rebuy")
def test_who_has_sold_a_company_does_not_buy_it_until_the_next_round():
    game = position(cash=1000, shares={"IOW": [4]})
    play(game, SellShares("IOW", 1))
    for source in ("ipo", "pool"):
        refused(game, BuyShare("IOW", source), "1860.shares.no-rebuy", "sold shares of IOW")
    play(game, Pass(), BuyShare("IOW", "pool"), Pass())
    refused(game, BuyShare("IOW", "ipo"), "1860.shares.no-rebuy")
    passing(game, 3)
    assert stage(game) == "StockTurn"  # nothing operates, so the next round follows
    assert game.state.stock_rounds == 3
    passing(game, (0 - game.actors[0]) % 3)
    assert BuyShare("IOW", "ipo") in game.choices()


@pytest.mark.rule("1860.shares.director-loses-majority")
def test_a_director_who_sells_below_another_hands_the_company_over():
    game = position(cash=0, shares={"IOW": [4, 3]})
    before = certificates(game)
    play(game, SellShares("IOW", 2))
    assert director(game, "IOW") == 1
    assert shares(game, "IOW") == [2, 3, 0]
    # Ada has given four shares in three certificates for two shares in two; Ben's three shares are two certificates.
    assert (before[:2], certificates(game)[:2]) == ([3, 3], [2, 2])


@pytest.mark.rule("1860.shares.director-loses-majority")
def test_a_director_who_falls_level_stays():
    game = play(position(cash=0, shares={"IOW": [4, 3]}), SellShares("IOW", 1))
    assert shares(game, "IOW") == [3, 3, 0]
    assert director(game, "IOW") == 0


@pytest.mark.rule("1860.shares.director-tie")
@pytest.mark.parametrize(
    ("seller", "holdings", "heir"), [(0, [4, 0, 3, 3], 2), (1, [3, 4, 0, 3], 3), (3, [3, 3, 0, 4], 0)]
)
def test_of_several_with_most_shares_the_nearest_clockwise_takes_over(seller, holdings, heir):
    game = position(players=4, cash=0, shares={"IWNJ": holdings}, directors={"IWNJ": seller}, turn=seller)
    play(game, SellShares("IWNJ", 2))
    assert director(game, "IWNJ") == heir


@pytest.mark.rule("1860.shares.takeover-by-purchase")
def test_a_buyer_with_more_shares_than_the_director_takes_over():
    game = position(cash=1000, shares={"IOW": [3, 2]}, turn=1)
    play(game, BuyShare("IOW", "ipo"))
    assert director(game, "IOW") == 0  # three each
    play(game, Pass(), Pass(), BuyShare("IOW", "ipo"))
    assert director(game, "IOW") == 1
    assert certificates(game) == [3, 3, 0]
    assert notes(game, "new_director")[0].rule == "1860.shares.takeover-by-purchase"


@pytest.mark.rule("1860.shares.sell-director-certificate")
@pytest.mark.parametrize("other", [0, 1])
def test_the_directors_certificate_goes_to_the_pool_if_nobody_has_two_shares(other):
    game = position(cash=0, shares={"IWNJ": [5, other]}, operated=["IWNJ"])
    play(game, SellShares("IWNJ", 5))
    assert director(game, "IWNJ") == POOL
    assert in_pool(game, "IWNJ") == 5
    assert game.state.in_receivership(COMPANY["IWNJ"])


@pytest.mark.rule("1860.shares.sell-half-director")
def test_half_a_directors_certificate_is_sold_by_changing_it_for_a_share_of_the_pool():
    game = position(cash=0, shares={"IOW": [2, 1]}, pool={"IOW": 3}, floated=["IOW"], prices={"IOW": 100})
    play(game, SellShares("IOW", 1))
    assert cash(game)[0] == 50  # one share without a train
    assert shares(game, "IOW") == [1, 1, 0]
    assert in_pool(game, "IOW") == 4
    assert director(game, "IOW") == POOL
    assert certificates(game)[0] == 1


@pytest.mark.rule("1860.shares.sell-half-director-conditions")
def test_half_a_directors_certificate_needs_a_share_in_the_pool():
    game = position(cash=0, shares={"IOW": [2, 1]})
    refused(game, SellShares("IOW", 1), "1860.shares.sell-half-director-conditions", "no single share")
    assert SellShares("IOW", 2) in game.choices()


@pytest.mark.rule("1860.shares.sell-half-director-conditions")
def test_an_ordinary_share_beside_the_directors_certificate_is_sold_freely():
    game = play(position(cash=0, shares={"IOW": [3, 1]}), SellShares("IOW", 1))
    assert shares(game, "IOW") == [2, 1, 0]
    assert director(game, "IOW") == 0


@pytest.mark.rule("1860.shares.sell-director-to-successor")
def test_a_director_who_sells_half_hands_the_certificate_to_who_has_two_shares():
    game = position(cash=0, shares={"IOW": [2, 0, 2]}, pool={"IOW": 2}, floated=["IOW"])
    play(game, SellShares("IOW", 1))
    assert director(game, "IOW") == 2
    assert shares(game, "IOW") == [1, 0, 2]
    assert in_pool(game, "IOW") == 3
    assert certificates(game) == [1, 0, 1]


@pytest.mark.rule("1860.shares.sell-director-to-successor")
def test_a_director_who_sells_all_leaves_the_company_to_the_successor():
    game = position(cash=0, shares={"IOW": [5, 2, 3]})
    play(game, SellShares("IOW", 5))
    assert director(game, "IOW") == 2
    assert in_pool(game, "IOW") == 5
    assert not game.state.in_receivership(COMPANY["IOW"])


@pytest.mark.rule("1860.shares.no-pool-limit")
def test_the_pool_takes_any_number_of_shares():
    game = position(cash=0, shares={"IWNJ": [5]}, pool={"IWNJ": 5})
    play(game, SellShares("IWNJ", 5))
    assert in_pool(game, "IWNJ") == 10


@pytest.mark.rule("1860.shares.hold-all")
def test_one_player_may_hold_all_of_a_company():
    game = position(cash=1000, shares={"IWNJ": [9]})
    play(game, BuyShare("IWNJ", "ipo"))
    assert shares(game, "IWNJ") == [10, 0, 0]
    assert director(game, "IWNJ") == 0


@pytest.mark.rule("1860.receivership.director-not-for-sale")
def test_nobody_buys_the_directors_certificate_from_the_pool():  # ruling B18
    game = position(cash=500, shares={"IWNJ": [0, 1]}, pool={"IWNJ": 2}, directors={"IWNJ": "pool"}, floated=["IWNJ"])
    refused(game, BuyShare("IWNJ", "pool"), "1860.receivership.director-not-for-sale", "not for sale")
    play(game, Pass())
    refused(game, BuyShare("IWNJ", "pool"), "1860.receivership.director-not-for-sale", "not for sale")


def test_the_certificate_of_a_company_that_was_not_started_lies_in_the_offering():
    assert director(position(), "IOW") == IPO


@pytest.mark.rule("1860.certlimit.sell-until-legal")
@pytest.mark.rule("1860.price.single-transaction")
def test_a_player_above_the_limit_sells_on_in_companies_already_sold_when_nothing_else_is_left():
    """Every sale costs a directorship here, which leaves as many certificates as before."""
    companies = ("IWNJ", "FYN", "NGStL", "BHI&R", "S&C", "VY&SC")
    game = position(shares={name: [4, 4] for name in companies} | {"IOW": [5, 5]}, layers=4)
    for name in (*companies, "IOW"):
        game.play(SellShares(name, 1))
    assert game.refusal(Pass()).rule == "1860.certlimit.excess-forced-sale"
    assert {type(action) for action in game.choices()} == {SellShares}
    game.play(SellShares("IWNJ", 1))


@pytest.mark.rule("1860.price.single-transaction")
def test_what_is_sold_on_above_the_limit_is_one_transaction_with_the_sale_before():  # ruling B17
    """IOW is in a red zone: only the first share of the turn is free, and all of them bring the first one's price."""
    companies = ("IWNJ", "FYN", "NGStL", "BHI&R", "S&C", "VY&SC")
    everything = {name: [4, 4] for name in companies} | {"IOW": [5, 5], "C&N": [3, 3]}
    game = position(
        shares=everything, prices={"IOW": 182}, operated=["IOW"], trains={"IOW": ["2+1"]}, layers=4, stock_round=3
    )
    for name in everything:
        play(game, SellShares(name, 1))
    assert price(game, "IOW") == 182
    before = cash(game)[0]
    assert "£182; at the same price as before this turn" in str(TITLE.describe(game.state, SellShares("IOW", 1)))
    play(game, SellShares("IOW", 1))
    assert price(game, "IOW") == 174
    assert cash(game)[0] == before + 182
    assert certificates(game)[0] > 21
    play(game, SellShares("IOW", 1))
    assert cash(game)[0] == before + 2 * 182, "the price of the first sale, though it has fallen since"
    assert price(game, "IOW") == 166


@pytest.mark.rule("1860.certlimit.sell-until-legal")
def test_a_private_is_given_up_before_a_company_is_sold_a_second_time():  # ruling B17
    companies = ("IWNJ", "FYN", "NGStL", "BHI&R", "S&C", "VY&SC")
    everything = {name: [4, 4] for name in companies} | {"IOW": [5, 5]}
    game = position(shares=everything, layers=4, privates={"Cowes": 0})
    for name in (*companies, "IOW"):
        play(game, SellShares(name, 1))
    refused(game, SellShares("IOW", 1), "1860.price.single-transaction")
    play(game, SellPrivate("Cowes"), SellShares("IOW", 1))


@pytest.mark.rule("1860.certlimit.excess-forced-sale")
def test_a_sale_of_ones_own_never_adds_certificates():  # ruling B17
    """A director's certificate is two shares, so whoever sells one of them holds no more certificates than before."""
    for mine, theirs in ((2, 2), (3, 3), (4, 4), (5, 5)):
        for count in range(1, mine + 1):
            game = position(shares={"IWNJ": [mine, theirs]}, layers=2)
            held = certificates(game)[0]
            play(game, SellShares("IWNJ", count))
            assert certificates(game)[0] <= held
