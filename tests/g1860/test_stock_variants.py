"""Variants: variable revenue of privates, any order of companies, full price for companies that have not operated."""

import pytest

from bradshaw.eighteen.actions import BuyShare, LayTile, Pass, SellShares
from bradshaw.games.g1860.actions import BuyPrivate, ClosePrivate, Exchange, SellPrivate, StartCompany
from bradshaw.games.g1860.components import COMPANIES, PRIVATE, PRIVATES
from bradshaw.games.g1860.rules.ending import worth
from bradshaw.games.g1860.rules.privates import revenue

from .operations import WEST
from .positions import (
    after_auction,
    cash,
    certificates,
    in_offering,
    notes,
    offered,
    owner,
    passing,
    play,
    position,
    refused,
    stage,
)

# Variable revenue for private companies


def variable(**words):
    return position(**{"variable_private_revenue": True} | words)


def pays(game, name):
    return revenue(game.state, PRIVATE[name])


@pytest.mark.rule("1860.variant-private-revenue.same-values")
def test_privates_start_with_their_usual_values_and_revenues():
    game = after_auction(variable_private_revenue=True)
    assert cash(game) == cash(after_auction())
    assert {one.name: pays(game, one.name) for one in PRIVATES} == {
        "Brading": 5,
        "Yarmouth": 10,
        "Cowes": 20,
        "Ryde Pier": 30,
        "Fishbourne": 25,
    }


@pytest.mark.rule("1860.variant-private-revenue.brading")
def test_brading_pays_10_once_bhir_has_floated():
    words = {"shares": {"BHI&R": [4]}, "privates": {"Brading": 1}, "cash": 500}
    waiting = passing(variable(**words), 3)
    assert cash(waiting)[1] == 505
    game = play(variable(**words), BuyShare("BHI&R", "ipo"), LayTile("L6", "5", 1))
    passing(game, 3)
    assert cash(game)[1] == 510
    usual = passing(position(shares={"BHI&R": [5]}, privates={"Brading": 1}, tiles={"L6": ("5", 1)}), 3)
    assert cash(usual)[1] == 505


@pytest.mark.rule("1860.variant-private-revenue.brading")
def test_brading_still_pays_10_when_bhir_has_gone_bankrupt():  # ruling V3
    bankrupt = variable(bankrupt=["BHI&R"], privates={"Brading": 1})
    assert pays(bankrupt, "Brading") == 10
    started_again = variable(bankrupt=["BHI&R"], shares={"BHI&R": [2]}, privates={"Brading": 1})
    assert pays(started_again, "Brading") == 10


@pytest.mark.rule("1860.variant-private-revenue.yarmouth")
def test_yarmouth_pays_15_once_fyn_has_run_a_train_to_newport():
    game = variable(
        shares={"FYN": [5]},
        trains={"FYN": ["4+2"]},
        tiles=WEST,
        phase="4+2",
        privates={"Yarmouth": 1},
        company="FYN",
        step="run",
    )
    assert pays(game, "Yarmouth") == 10
    to_newport = [one for one in game.choices() if {"B4.0", "G5.0"} <= set(one.runs[0].calls)]
    play(game, to_newport[0])
    assert pays(game, "Yarmouth") == 15
    elsewhere = variable(
        shares={"FYN": [5]},
        trains={"FYN": ["4+2"]},
        tiles={"B4": ("115", 0), "B6": ("5", 3)},
        phase="4+2",
        company="FYN",
        step="run",
    )
    play(elsewhere, elsewhere.choices()[0])
    assert pays(elsewhere, "Yarmouth") == 10


@pytest.mark.rule("1860.variant-private-revenue.ryde-cowes")
def test_ryde_and_cowes_pay_half_once_the_fishbourne_ferry_is_bought():
    game = variable(phase="6+3", privates={"Ryde Pier": 0, "Cowes": 0, "Yarmouth": 0}, shares={"IOW": [5]}, turn=1)
    assert (pays(game, "Ryde Pier"), pays(game, "Cowes")) == (30, 20)
    play(game, BuyPrivate("Fishbourne"))
    assert (pays(game, "Ryde Pier"), pays(game, "Cowes"), pays(game, "Yarmouth")) == (15, 10, 10)
    passing(game, 4)  # Ben's turn is still open, as he may close the ferry
    assert cash(game) == [500 + 15 + 10 + 10, 500 - 200 + 25, 500]


@pytest.mark.rule("1860.variant-private-revenue.no-sale")
def test_privates_are_neither_sold_nor_exchanged():
    game = variable(privates={"Ryde Pier": 0}, shares={"IOW": [2]})
    refused(game, SellPrivate("Ryde Pier"), "1860.variant-private-revenue.no-sale", "not sold")
    refused(game, Exchange("Ryde Pier"), "1860.variant-private-revenue.no-sale", "not exchanged")


@pytest.mark.rule("1860.variant-private-revenue.close")
def test_an_owner_may_close_a_private_which_keeps_its_value():
    game = variable(privates={"Ryde Pier": 0, "Cowes": 1}, shares={"IOW": [9]}, cash=500)
    before = worth(game.state, 0)
    assert certificates(game)[0] == 9
    refused(game, ClosePrivate("Cowes"), "1860.variant-private-revenue.close", "not an open private")
    refused(game, BuyShare("IOW", "ipo"), "1860.private-exchange.reserved-not-for-sale")
    play(game, ClosePrivate("Ryde Pier"))
    assert certificates(game)[0] == 8
    assert worth(game.state, 0) == before
    assert BuyShare("IOW", "ipo") in game.choices()  # not an action, and it frees the reserved share
    refused(game, ClosePrivate("Ryde Pier"), "1860.variant-private-revenue.close")
    passing(game, 3)
    assert cash(game) == [500, 520, 500]


@pytest.mark.rule("1860.variant-private-revenue.close")
def test_closing_a_private_is_no_action():
    game = variable(privates={"Ryde Pier": 0}, shares={"IOW": [5]}, passed=[1, 2])
    play(game, ClosePrivate("Ryde Pier"))
    assert game.actors == (0,)
    play(game, Pass())
    assert stage(game) == "LayTrack"
    assert notes(game, "priority") == []


@pytest.mark.rule("1860.variant-private-revenue.fishbourne")
def test_the_fishbourne_ferry_closes_no_other_private():
    game = variable(phase="6+3", privates={"Ryde Pier": 0, "Cowes": 1}, turn=1)
    play(game, BuyPrivate("Fishbourne"))
    assert (owner(game, "Ryde Pier"), owner(game, "Cowes"), owner(game, "Fishbourne")) == (0, 1, 1)


# Ignoring historical order of companies


def any_order(**words):
    return position(**{"free_start_order": True, "cash": 2000} | words)


def on_offer(game):
    return {one.company for one in offered(game, StartCompany)}


@pytest.mark.rule("1860.variant-any-order.no-layers")
def test_any_company_may_be_started():
    game = any_order()
    assert on_offer(game) == {company.name for company in COMPANIES}
    play(game, StartCompany("VY&SC", 54))
    refused(game, StartCompany("VY&SC", 54), "1860.shares.director-first")
    refused(game, StartCompany("S&C", 100), "1860.shares.set-par", "£54, £58 or £62")
    assert position(cash=2000).refusal(StartCompany("VY&SC", 54)).rule == "1860.shares.layer-timing"


@pytest.mark.rule("1860.variant-any-order.condition")
def test_a_company_may_start_while_at_most_one_other_waits_to_operate_or_sell_out():
    two = any_order(shares={"IOW": [5], "C&N": [0, 5]})
    refused(two, StartCompany("S&C", 54), "1860.variant-any-order.condition", "C&N and IOW")
    assert on_offer(two) == set()
    one_operated = any_order(shares={"IOW": [5], "C&N": [0, 5]}, operated=["IOW"])
    assert StartCompany("S&C", 54) in one_operated.choices()
    nothing_left = any_order(shares={"NGStL": [6, 4], "S&C": [5, 5]})
    assert in_offering(nothing_left, "NGStL") == in_offering(nothing_left, "S&C") == 0
    assert StartCompany("VY&SC", 54) in nothing_left.choices()


@pytest.mark.rule("1860.variant-any-order.condition")
def test_a_restart_after_bankruptcy_is_no_new_start():
    game = any_order(shares={"IOW": [5], "C&N": [0, 5]}, bankrupt=["FYN"])
    assert on_offer(game) == {"FYN"}


@pytest.mark.rule("1860.variant-any-order.two-per-sr")
def test_only_two_companies_start_in_a_round_unless_one_sells_out():
    game = any_order()
    play(game, StartCompany("NGStL", 58), StartCompany("S&C", 54))
    refused(game, StartCompany("IOW", 74), "1860.variant-any-order.condition")
    sold_out = any_order(shares={"NGStL": [5, 4], "S&C": [2]})
    refused(sold_out, StartCompany("IOW", 74), "1860.variant-any-order.condition")
    play(sold_out, BuyShare("NGStL", "ipo"))
    assert StartCompany("IOW", 74) in sold_out.choices()


@pytest.mark.rule("1860.variant-any-order.condition")
def test_a_reserved_share_is_not_available_so_the_company_has_sold_out_without_it():  # ruling V5
    game = any_order(shares={"IOW": [5, 4], "C&N": [2]}, privates={"Ryde Pier": 1})
    assert in_offering(game, "IOW") == 1
    assert StartCompany("S&C", 54) in game.choices()
    closed = any_order(shares={"IOW": [5, 4], "C&N": [2]}, privates={"Ryde Pier": "closed"})
    refused(closed, StartCompany("S&C", 54), "1860.variant-any-order.condition", "C&N and IOW")


@pytest.mark.rule("1860.variant-any-order.two-per-sr")
def test_the_two_companies_of_the_auction_are_started_companies():
    game = after_auction(free_start_order=True)
    refused(game, StartCompany("S&C", 54), "1860.variant-any-order.condition", "C&N and IOW")


# Selling shares in non-operating companies


@pytest.mark.rule("1860.variant-full-price.before-operation")
def test_shares_of_companies_that_have_not_operated_bring_the_full_price():
    words = {"cash": 0, "shares": {"IOW": [5]}, "prices": {"IOW": 100}}
    assert cash(play(position(**words), SellShares("IOW", 2)))[0] == 100
    assert cash(play(position(**words, full_price_unoperated=True), SellShares("IOW", 2)))[0] == 200
    unfloated = position(cash=0, shares={"IOW": [4]}, pars={"IOW": 90}, full_price_unoperated=True)
    assert cash(play(unfloated, SellShares("IOW", 1)))[0] == 90


@pytest.mark.rule("1860.variant-full-price.before-operation")
def test_the_full_price_is_for_sales_and_not_for_the_final_worth():
    words = {"cash": 0, "shares": {"IOW": [5]}, "prices": {"IOW": 100}, "full_price_unoperated": True}
    assert worth(position(**words).state, 0) == 250
    assert worth(position(**words, full_price_in_final_value=True).state, 0) == 500


@pytest.mark.rule("1860.variant-full-price.after-operation")
def test_once_a_company_has_operated_its_shares_need_a_train():
    words = {"cash": 0, "shares": {"IOW": [5]}, "prices": {"IOW": 100}, "operated": ["IOW"]}
    assert cash(play(position(**words, full_price_unoperated=True), SellShares("IOW", 2)))[0] == 100
    with_train = position(**words, trains={"IOW": ["2+1"]}, full_price_unoperated=True)
    assert cash(play(with_train, SellShares("IOW", 2)))[0] == 200
