"""What is not allowed: the cited rule fits the sentence, which has the numbers and names of the case."""

import pytest

from bradshaw.core.log import SILENCE
from bradshaw.eighteen.actions import PASS, BuyShare, LayTile, SellShares
from bradshaw.games.g1860.actions import Bid, BuildBase, BuyPrivate, BuyTrain, RunTrains, StartCompany, TakePrivate
from bradshaw.games.g1860.rules.ending import end_game

from .operations import EAST_COAST, FULL_EAST, begin_operations, iow
from .positions import after_auction, new_game, play, position, refused, stage

# Whose turn it is


@pytest.mark.rule("1860.auction.clockwise")
def test_out_of_turn_in_the_auction_its_own_rule_is_cited():
    game = new_game()
    refused(game, PASS, "1860.auction.clockwise", seat=1)
    play(game, Bid(5), PASS, PASS)
    assert stage(game) == "ChooseLot"
    refused(game, TakePrivate("Brading"), "1860.auction.pay-bid", seat=1)


@pytest.mark.rule("1860.operating.director-decides")
@pytest.mark.parametrize("step", ["track", "base", "run", "dividend", "trains"])
def test_in_operating_rounds_the_director_decides_and_nobody_else(step):
    game = iow(step=step, tiles=FULL_EAST, credits={"IOW": 500}, revenue=100, trains={"IOW": ["3+2"]}, phase="5+3")
    action = game.choices()[0]
    refused(game, action, "1860.operating.director-decides", seat=1)


@pytest.mark.rule("1860.float.home-tile")
def test_the_home_tile_is_the_directors():
    game = play(position(shares={"C&N": [4]}, cash=500), BuyShare("C&N", "ipo"))
    assert stage(game) == "HomeTile"
    refused(game, game.choices()[0], "1860.float.home-tile", seat=1)
    refused(game, PASS, "1860.float.home-tile", "Cowes (F2)")


@pytest.mark.rule("1860.trains.inter-company-price")
def test_an_offer_is_answered_by_the_other_director():
    game = position(
        shares={"IOW": (5, 0, 0), "C&N": (0, 5, 0)},
        prices={"IOW": 90, "C&N": 82},
        trains={"C&N": ["2+1"]},
        credits={"IOW": 200, "C&N": 0},
        company="IOW",
        step="trains",
    )
    offer = BuyTrain("2+1", "C&N", 50)
    play(game, offer)
    refused(game, game.choices()[0], "1860.trains.inter-company-price", seat=0)
    play(game, game.choices()[1])
    refused(game, offer, "1860.trains.inter-company-price", "refused 50cc", "offer more")


@pytest.mark.rule("1860.receivership.maximum-run")
def test_where_players_run_companies_without_a_director_no_director_is_spoken_of():
    game = begin_operations(
        shares={"IOW": (1, 1, 1)},
        pool={"IOW": 2},
        directors={"IOW": "pool"},
        floated=["IOW"],
        tiles=EAST_COAST,
        trains={"IOW": ["2+1"]},
        players_run_receiverships=True,
    )
    assert stage(game) == "Runs"
    refused(game, game.choices()[0], "1860.receivership.maximum-run", seat=1)


# The end


@pytest.mark.parametrize(
    ("reason", "rule"),
    [
        ("bank", "1860.end.bank-in-or"),
        ("top price", "1860.end.top-price"),
        ("nationalisation", "1860.nationalisation.last-round"),
        ("stalemate", "1860.end.nationalisation"),
    ],
)
def test_a_game_that_is_over_cites_the_rule_by_which_it_ended(reason, rule):
    game = position()
    end_game(game.state, reason, SILENCE)
    refused(game, PASS, rule, "The game is over")
    assert game.refusal(PASS, 0).rule == rule


# Bids and prices


@pytest.mark.rule("1860.auction.raise-or-pass")
def test_a_bid_below_the_one_that_stands_is_told_that_one():
    game = new_game()
    refused(game, Bid(4), "1860.auction.raise-or-pass", "Bid £5 or more")
    play(game, Bid(40))
    for amount in (30, 40, 44):
        refused(game, Bid(amount), "1860.auction.raise-or-pass", "stands at £40", "raise it to £45")


@pytest.mark.parametrize(
    ("purchase", "rule", "price"),
    [
        (BuyShare("IOW", "ipo"), "1860.shares.buy-ipo-price", 74),
        (BuyShare("IOW", "pool"), "1860.shares.buy-pool-price", 90),
        (StartCompany("C&N", 74), "1860.shares.director-price", 148),
        (BuyPrivate("Cowes"), "1860.private-sale.repurchase", 90),
        (BuyPrivate("Fishbourne"), "1860.fishbourne.value", 200),
    ],
)
def test_what_costs_too_much_is_refused_by_the_rule_that_sets_its_price(purchase, rule, price):
    words = {"shares": {"IOW": [5, 1]}, "pool": {"IOW": 1}, "prices": {"IOW": 90}, "phase": "6+3", "operated": ["IOW"]}
    refused(position(cash=20, **words), purchase, rule, f"£{price}", "£20")
    assert purchase in position(cash=price, **words).choices()


# Privates


@pytest.mark.rule("1860.misc.no-transfers")
def test_a_private_that_the_bank_does_not_have_is_refused_with_the_reason():
    game = position(cash=500, privates={"Brading": 0, "Yarmouth": 1, "Cowes": "closed"})
    refused(game, BuyPrivate("Brading"), "1860.private-sale.repurchase", "is already yours")
    refused(game, BuyPrivate("Yarmouth"), "1860.misc.no-transfers", "another player")
    refused(game, BuyPrivate("Cowes"), "1860.private-exchange.closes", "closed")
    refused(game, BuyPrivate("Fishbourne"), "1860.fishbourne.availability", "6+3")
    bought = position(cash=500, phase="6+3", privates={"Fishbourne": 1, "Cowes": "closed"})
    refused(bought, BuyPrivate("Cowes"), "1860.fishbourne.closed-worthless", "out of the game")


# Shares


@pytest.mark.rule("1860.shares.layer-timing")
def test_a_company_of_a_later_layer_names_those_that_open_it():
    refused(after_auction(), StartCompany("FYN", 62), "1860.shares.layer-timing", "C&N or IOW has sold out")


@pytest.mark.rule("1860.bankruptcy.restart")
def test_shares_of_a_bankrupt_company_wait_for_its_directors_certificate():
    game = position(cash=500, bankrupt=["IOW"])
    refused(game, BuyShare("IOW", "ipo"), "1860.bankruptcy.restart", "director’s certificate")
    refused(position(cash=500), BuyShare("IOW", "ipo"), "1860.shares.director-first")


@pytest.mark.rule("1860.shares.turn")
def test_places_that_sell_no_shares_are_answered_in_the_words_of_players():
    game = position(shares={"IOW": [5]})
    refused(game, BuyShare("IOW", "treasury"), "1860.shares.turn", "from the initial offering or the bank pool")
    refused(game, SellShares("IOW", 6), "1860.shares.turn", "5 shares of IOW")


# Trains, track and bases


@pytest.mark.parametrize(
    ("train", "rule", "words"),
    [
        ("2+1", "1860.phases.rust-at-once", "have rusted"),
        ("4+2", "1860.phases.train-roster", "no 4+2 trains left"),
        ("7+4", "1860.trains.ascending", "when all smaller ones have been sold"),
    ],
)
def test_a_train_that_the_bank_does_not_sell_is_refused_with_the_reason(train, rule, words):
    game = iow(step="trains", credits={"IOW": 900}, phase="5+3", trains={"IOW": ["5+3"]})
    refused(game, BuyTrain(train, "bank", 250), rule, words)


@pytest.mark.rule("1860.trains.inter-company-price")
def test_a_train_that_the_seller_does_not_have_is_no_matter_of_the_buyers_money():
    game = iow(
        step="trains", shares={"IOW": (6, 0, 0), "C&N": (0, 5, 0)}, credits={"IOW": 900}, trains={"C&N": ["2+1"]}
    )
    refused(game, BuyTrain("3+2", "C&N", 100), "1860.trains.inter-company-price", "C&N has no 3+2 train")
    refused(game, BuyTrain("2+1", "nobody", 100), "1860.trains.when", "from the bank or from another company")


@pytest.mark.rule("1860.phases.tiles-at-once")
def test_tiles_of_a_later_colour_name_the_train_that_brings_them():
    game = iow(tiles=EAST_COAST, trains={"IOW": ["2+1"]})
    refused(game, LayTile("I3", "757", 0), "1860.phases.tiles-at-once", "Green", "first 3+2 train")


@pytest.mark.rule("1860.base.one-per-hex")
def test_places_have_their_names():
    game = iow(step="base", tiles=FULL_EAST, credits={"IOW": 500}, trains={"IOW": ["3+2"]}, phase="5+3")
    refused(game, BuildBase("I3", 0), "1860.base.one-per-hex", "Ryde", "(I3)")


@pytest.mark.rule("1860.run.must-run")
def test_the_run_that_an_idle_train_could_make_is_told_by_the_names_of_its_stations():
    game = iow(step="run", tiles=EAST_COAST, trains={"IOW": ["2+1"]})
    refused(game, RunTrains(()), "1860.run.must-run", "Ryde", " – ")
    assert "I3." not in str(game.refusal(RunTrains(())).text)
