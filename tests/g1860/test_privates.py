"""The Fishbourne Ferry Company, Selling Private Companies, Exchanging Private Companies, and what privates pay."""

import pytest

from bradshaw.eighteen.actions import BuyShare, LayTile, Pass, SellShares
from bradshaw.games.g1860.actions import BuyPrivate, BuyTrain, ClosePrivate, Exchange, SellPrivate, StartCompany
from bradshaw.games.g1860.components import COMPANY, PRIVATES
from bradshaw.games.g1860.rules.ending import worth
from bradshaw.games.g1860.state import CLOSED, IN_BANK, UNSOLD

from .positions import (
    after_auction,
    cash,
    certificates,
    director,
    in_offering,
    notes,
    offered,
    owner,
    passing,
    play,
    position,
    price,
    refused,
    shares,
    stage,
    treasury,
)

FIRST_FOUR = ("Brading", "Yarmouth", "Cowes", "Ryde Pier")
PAIRS = {"Brading": "BHI&R", "Ryde Pier": "IOW", "Cowes": "C&N", "Yarmouth": "FYN"}

# The Fishbourne Ferry Company


@pytest.mark.rule("1860.fishbourne.availability")
@pytest.mark.parametrize("phase", ["2+1", "4+2", "5+3"])
def test_the_fishbourne_ferry_is_not_on_sale_before_the_first_6_train(phase):
    game = position(phase=phase)
    assert owner(game, "Fishbourne") == UNSOLD
    refused(game, BuyPrivate("Fishbourne"), "1860.fishbourne.availability", "6+3")


@pytest.mark.rule("1860.fishbourne.availability")
def test_the_first_6_train_brings_the_fishbourne_ferry():
    game = position(
        shares={"IOW": [5]}, credits={"IOW": 900}, phase="5+3", next_train="6+3", company="IOW", step="trains"
    )
    play(game, BuyTrain("6+3", "bank", 500), Pass())
    while stage(game) != "StockTurn":
        play(game, game.choices()[0])
    assert BuyPrivate("Fishbourne") in game.choices()


@pytest.mark.rule("1860.fishbourne.value")
def test_the_fishbourne_ferry_costs_200_and_pays_25():
    game = play(position(cash=300, phase="6+3"), BuyPrivate("Fishbourne"))
    assert cash(game) == [100, 300, 300]
    passing(game, 3)
    assert cash(game) == [100 + 3 * 25, 300, 300]  # there are three operating rounds now
    refused(position(cash=199, phase="6+3"), BuyPrivate("Fishbourne"), "1860.fishbourne.value", "£200", "£199")


@pytest.mark.rule("1860.fishbourne.bought-as-share")
def test_buying_the_fishbourne_ferry_is_the_purchase_of_the_turn():
    words = {"phase": "6+3", "cash": 1000, "shares": {"IOW": [2, 2]}, "privates": {"Cowes": "closed"}}
    game = play(position(**words), BuyPrivate("Fishbourne"))
    assert game.actors == (1,)
    bought = position(**words, turn=1)
    play(bought, BuyShare("IOW", "ipo"))
    assert bought.actors == (2,)
    assert owner(bought, "Fishbourne") == IN_BANK


@pytest.mark.rule("1860.fishbourne.bought-as-share")
def test_after_a_share_no_private_is_bought_in_the_same_turn():
    game = position(
        phase="6+3", cash=1000, shares={"IOW": [2], "C&N": [2]}, privates={"Cowes": 0}
    )  # an exchange keeps the turn open
    play(game, BuyShare("IOW", "ipo"))
    assert game.actors == (0,)
    refused(game, BuyPrivate("Fishbourne"), "1860.shares.one-per-turn")


@pytest.mark.rule("1860.fishbourne.closes-others")
def test_the_purchase_of_the_fishbourne_ferry_closes_all_other_privates():
    game = position(
        phase="6+3", cash=1000, shares={"IOW": [2]}, privates={"Brading": 0, "Cowes": 1, "Yarmouth": 2}, turn=1
    )
    play(game, BuyPrivate("Fishbourne"))
    assert [owner(game, name) for name in FIRST_FOUR] == [CLOSED] * 4
    assert owner(game, "Fishbourne") == 1
    assert cash(game) == [1000, 800, 1000]  # nobody is paid for a closed private
    passing(game, 3)
    assert cash(game) == [1000, 800 + 3 * 25, 1000]


@pytest.mark.rule("1860.fishbourne.closed-worthless")
def test_privates_closed_like_this_are_never_sold_again_and_count_nothing():
    game = position(phase="6+3", cash=1000, privates={"Ryde Pier": 0, "Cowes": "bank"}, turn=1)
    assert worth(game.state, 0) == 1130
    play(game, BuyPrivate("Fishbourne"))
    assert worth(game.state, 0) == 1000
    for name in FIRST_FOUR:
        refused(game, BuyPrivate(name), "1860.fishbourne.closed-worthless", "closed")
    assert worth(game.state, 1) == 1000


# Selling Private Companies


@pytest.mark.rule("1860.private-sale.price")
@pytest.mark.parametrize(
    ("name", "brings"), [("Brading", 0), ("Yarmouth", 20), ("Cowes", 60), ("Ryde Pier", 100), ("Fishbourne", 170)]
)
def test_the_bank_pays_the_face_value_less_30(name, brings):
    game = position(cash=100, privates={name: 0}, phase="6+3")
    play(game, SellPrivate(name))
    assert cash(game) == [100 + brings, 100, 100]
    assert owner(game, name) == IN_BANK


@pytest.mark.rule("1860.private-sale.not-first-round")
def test_privates_are_not_sold_in_the_first_stock_round():
    game = after_auction()
    assert owner(game, "Ryde Pier") == game.actors[0]
    refused(game, SellPrivate("Ryde Pier"), "1860.private-sale.not-first-round")
    second = position(privates={"Ryde Pier": 0}, stock_round=2)
    assert SellPrivate("Ryde Pier") in second.choices()


@pytest.mark.rule("1860.private-sale.own-turn")
def test_only_the_owner_sells_a_private_and_only_in_a_turn_of_a_stock_round():
    game = position(privates={"Cowes": 1}, turn=0)
    refused(game, SellPrivate("Cowes"), "1860.private-sale.own-turn", "not yours")
    refused(game, SellPrivate("Cowes"), "1860.stock.clockwise", seat=1)
    running = position(privates={"Cowes": 0}, shares={"IOW": [5]}, company="IOW")
    refused(running, SellPrivate("Cowes"), "1860.operating.steps")


@pytest.mark.rule("1860.private-sale.own-turn")
def test_several_privates_can_be_sold_before_the_purchase_but_none_after_it():
    game = position(cash=100, privates={"Cowes": 0, "Yarmouth": 0, "Ryde Pier": 0}, shares={"IOW": [2]})
    play(game, SellPrivate("Cowes"), SellPrivate("Yarmouth"), BuyShare("IOW", "ipo"))
    assert cash(game)[0] == 100 + 60 + 20 - 74
    assert game.actors == (0,)  # the Ryde Pier can still be exchanged
    refused(game, SellPrivate("Ryde Pier"), "1860.shares.turn", "after you have bought")


@pytest.mark.rule("1860.private-sale.no-free-close")
def test_a_private_is_not_simply_closed():
    game = position(privates={"Cowes": 0})
    refused(game, ClosePrivate("Cowes"), "1860.private-sale.no-free-close", "selling or exchanging")
    refused(game, ClosePrivate("Ventnor"), "1860.components.private-certificates")


@pytest.mark.rule("1860.private-sale.repurchase")
def test_a_private_of_the_bank_is_bought_at_face_value_as_the_turns_purchase():
    game = position(cash=100, privates={"Cowes": 0}, shares={"FYN": [1, 2]})
    play(game, SellPrivate("Cowes"), Pass())
    assert game.actors == (1,)
    play(game, BuyPrivate("Cowes"))
    assert cash(game) == [160, 10, 100]
    assert owner(game, "Cowes") == 1
    assert game.actors == (2,)


@pytest.mark.rule("1860.private-sale.repurchase")
def test_the_seller_may_not_buy_the_private_back_in_the_same_round():
    game = position(cash=300, privates={"Cowes": 0})
    play(game, SellPrivate("Cowes"))
    refused(game, BuyPrivate("Cowes"), "1860.private-sale.repurchase", "sold Cowes")
    assert BuyPrivate("Ryde Pier") in game.choices()
    play(game, Pass(), Pass(), Pass())
    refused(game, BuyPrivate("Cowes"), "1860.private-sale.repurchase")
    again = position(cash=300, stock_round=3)
    assert BuyPrivate("Cowes") in again.choices()


@pytest.mark.rule("1860.private-sale.repurchase")
def test_a_private_of_another_player_is_not_for_sale():
    game = position(cash=300, privates={"Cowes": 1})
    refused(game, BuyPrivate("Cowes"), "1860.misc.no-transfers", "another player")


# Exchanging Private Companies


@pytest.mark.rule("1860.private-exchange.pairs")
@pytest.mark.parametrize(("private", "company"), list(PAIRS.items()))
def test_each_private_is_exchanged_for_a_share_of_its_company(private, company):
    assert {one.name: one.exchange for one in PRIVATES}[private] == COMPANY[company]
    game = position(privates={private: 0}, shares={name: [0, 2] for name in PAIRS.values()})
    assert offered(game, Exchange) == [Exchange(private)]
    play(game, Exchange(private))
    assert shares(game, company) == [1, 2, 0]
    assert in_offering(game, company) == 7


@pytest.mark.rule("1860.private-exchange.pairs")
def test_the_fishbourne_ferry_is_exchanged_for_nothing():
    game = position(privates={"Fishbourne": 0}, phase="6+3", shares={"IOW": [2]})
    refused(game, Exchange("Fishbourne"), "1860.private-exchange.pairs", "no associated company")


@pytest.mark.rule("1860.private-exchange.condition")
def test_an_exchange_needs_the_directors_certificate_to_be_sold_and_no_flotation():
    game = position(cash=1000, privates={"Yarmouth": 0}, layers=2)
    refused(game, Exchange("Yarmouth"), "1860.private-exchange.condition", "FYN")
    play(game, StartCompany("FYN", 62), Exchange("Yarmouth"))
    assert not game.state.is_floated(COMPANY["FYN"])
    assert shares(game, "FYN") == [3, 0, 0]


@pytest.mark.rule("1860.private-exchange.timing")
def test_an_exchange_is_made_in_the_owners_own_turn_of_a_stock_round():
    game = after_auction()
    assert game.state.stock_rounds == 1
    assert game.actors == (2,)
    assert owner(game, "Cowes") == 0
    refused(game, Exchange("Cowes"), "1860.private-exchange.timing", "not yours")
    refused(game, Exchange("Cowes"), "1860.stock.clockwise", seat=0)
    play(game, Exchange("Ryde Pier"))
    assert shares(game, "IOW") == [2, 0, 1]
    running = position(privates={"Cowes": 0}, shares={"C&N": [5]}, tiles={"F2": ("787", 0)}, company="C&N")
    refused(running, Exchange("Cowes"), "1860.operating.steps")


@pytest.mark.rule("1860.private-exchange.free-action")
def test_an_exchange_leaves_the_turns_sales_and_purchase():
    game = position(cash=500, privates={"Ryde Pier": 0, "Cowes": 0}, shares={"IOW": [1, 3], "C&N": [1, 2]})
    play(game, Exchange("Ryde Pier"), SellShares("IOW", 1), BuyShare("C&N", "ipo"))
    play(game, Exchange("Cowes"), LayTile("F2", "787", 0))
    assert game.actors == (1,)
    assert shares(game, "C&N") == [3, 2, 0]
    assert shares(game, "IOW") == [1, 3, 0]


@pytest.mark.rule("1860.private-exchange.free-action")
def test_a_turn_with_an_exchange_only_is_a_pass():
    game = position(privates={"Ryde Pier": 0}, shares={"IOW": [2]}, passed=[1, 2], priority=1, trader=2)
    play(game, Exchange("Ryde Pier"))
    assert game.actors == (0,)
    play(game, Pass())
    assert notes(game, "operating_round")
    assert notes(game, "priority")[-1].actor == 0  # left of Cleo, the last trader


@pytest.mark.rule("1860.private-exchange.reserved-not-for-sale")
def test_the_reserved_share_is_not_for_sale_while_its_private_is_open_or_in_the_bank():
    for place in (1, "bank"):
        game = position(cash=500, shares={"IOW": [9]}, privates={"Ryde Pier": place}, turn=2)
        refused(game, BuyShare("IOW", "ipo"), "1860.private-exchange.reserved-not-for-sale")
    fishbourne = position(cash=500, shares={"IOW": [9]}, privates={"Ryde Pier": 0}, phase="6+3", turn=1)
    play(fishbourne, BuyPrivate("Fishbourne"))
    assert BuyShare("IOW", "ipo") in fishbourne.choices()


@pytest.mark.rule("1860.private-exchange.top-certificate")
def test_the_exchange_takes_the_top_share_and_frees_the_reserved_one():
    game = position(cash=500, shares={"IOW": [2]}, privates={"Ryde Pier": 1}, turn=1)
    play(game, Exchange("Ryde Pier"))
    assert cash(game) == [500, 500, 500]
    assert in_offering(game, "IOW") == 7
    assert game.state.reserved(COMPANY["IOW"]) == 0


@pytest.mark.rule("1860.private-exchange.may-float")
def test_an_exchange_can_float_the_company():
    game = position(shares={"C&N": [2, 2]}, privates={"Cowes": 2}, turn=2)
    play(game, Exchange("Cowes"))
    assert game.state.is_floated(COMPANY["C&N"])
    assert treasury(game, "C&N") == 740
    assert price(game, "C&N") == 74
    assert (stage(game), game.actors) == ("HomeTile", (0,))
    play(game, LayTile("F2", "787", 0))
    assert game.actors == (2,)


@pytest.mark.rule("1860.private-exchange.may-float")
def test_an_exchange_can_take_over_a_company():
    game = position(shares={"C&N": [2, 0, 2]}, privates={"Cowes": 2}, turn=2)
    play(game, Exchange("Cowes"))
    assert director(game, "C&N") == 2


@pytest.mark.rule("1860.private-exchange.closes")
def test_an_exchanged_private_leaves_the_game():
    game = position(cash=500, shares={"IOW": [2]}, privates={"Ryde Pier": 1}, turn=1)
    play(game, Exchange("Ryde Pier"))
    assert owner(game, "Ryde Pier") == CLOSED
    assert worth(game.state, 1) == 500 + 37
    refused(game, BuyPrivate("Ryde Pier"), "1860.private-exchange.closes")
    refused(game, Exchange("Ryde Pier"), "1860.private-exchange.timing")
    refused(game, SellPrivate("Ryde Pier"), "1860.private-sale.own-turn")


@pytest.mark.rule("1860.private-exchange.not-bankrupt")
def test_a_private_of_a_bankrupt_company_waits_until_it_floats_again():
    words = {"cash": 900, "bankrupt": ["IOW"], "bases": {"IOW": ["I3"]}, "privates": {"Ryde Pier": 0}}
    game = position(**words)
    refused(game, Exchange("Ryde Pier"), "1860.private-exchange.not-bankrupt", "bankrupt")
    restarted = position(**words, shares={"IOW": [2, 2]}, pars={"IOW": 40})
    refused(restarted, Exchange("Ryde Pier"), "1860.private-exchange.not-bankrupt", "floated")
    play(restarted, BuyShare("IOW", "ipo"), Exchange("Ryde Pier"))
    assert shares(restarted, "IOW") == [4, 2, 0]


def test_an_exchange_is_possible_at_the_certificate_limit_and_after_selling_the_company():
    holdings = {"IWNJ": [8, 2], "FYN": [8, 2], "IOW": [4, 5]}
    game = position(cash=500, shares=holdings, privates={"Ryde Pier": 0, "Cowes": 0, "Brading": 0})
    assert certificates(game)[0] == 21
    refused(game, BuyShare("IOW", "ipo"), "1860.private-exchange.reserved-not-for-sale")
    play(game, SellShares("IOW", 1), Exchange("Ryde Pier"))
    assert certificates(game)[0] == 20
    assert shares(game, "IOW")[0] == 4


# What privates pay


@pytest.mark.rule("1860.or-privates.pay")
def test_privates_pay_their_owners_at_the_start_of_every_operating_round():
    game = position(
        cash=100,
        privates={"Brading": 0, "Yarmouth": 1, "Cowes": 1, "Ryde Pier": 2},
        shares={"IOW": [5]},
        credits={"IOW": 0},
        phase="3+2",
    )
    passing(game, 3)
    assert cash(game) == [105, 130, 130]
    assert stage(game) == "LayTrack"
    play(game, Pass())
    assert cash(game) == [110, 160, 160]  # the second round of the set


@pytest.mark.rule("1860.or-privates.not-held")
def test_privates_that_are_closed_or_in_the_bank_pay_nothing():
    game = position(cash=100, privates={"Cowes": "bank", "Ryde Pier": "closed", "Brading": 1})
    passing(game, 3)
    assert cash(game) == [100, 105, 100]
    assert len(notes(game, "private_pays")) == 1
