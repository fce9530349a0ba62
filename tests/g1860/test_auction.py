"""Private Companies and the Initial Auction."""

import pytest

from bradshaw.core.ledger import BANK
from bradshaw.eighteen.actions import BuyShare, Pass
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1860.actions import Bid, TakeDirector, TakePrivate
from bradshaw.games.g1860.components import COMPANY, PRIVATE

from .positions import (
    after_auction,
    auction,
    bidding,
    cash,
    director,
    in_offering,
    new_game,
    notes,
    offered,
    owner,
    play,
    refused,
    shares,
    stage,
)

LOTS = {"Ryde Pier", "Cowes", "Yarmouth", "Brading", "IOW", "C&N"}


def left(game):
    """The certificates that the winner of an auction is offered."""
    return {one.private for one in offered(game, TakePrivate)} | {one.company for one in offered(game, TakeDirector)}


def with_cash(game, *amounts):
    """The same auction with other sums in the players' hands; the bank keeps the rest."""
    state = game.state
    for seat, amount in enumerate(amounts):
        state.cash[BANK] += state.cash[player_account(seat)] - amount
        state.cash[player_account(seat)] = amount
    return game


def directors_left(*amounts):
    """All four privates are sold, and the players have these sums."""
    game = new_game(len(amounts))
    for lot in ("Ryde Pier", "Cowes", "Yarmouth", "Brading"):
        auction(game, game.actors[0], lot)
    return with_cash(game, *amounts)


@pytest.mark.rule("1860.auction.six-auctions")
def test_six_auctions_sell_six_certificates_in_the_order_the_winners_choose():
    game = new_game()
    gone = set()
    for lot, par in (("Cowes", 0), ("IOW", 74), ("Brading", 0), ("C&N", 100), ("Ryde Pier", 0), ("Yarmouth", 0)):
        play(game, Bid(5), Pass(), Pass())
        assert left(game) == LOTS - gone
        play(game, TakeDirector(lot, par) if par else TakePrivate(lot))
        gone.add(lot)
    assert stage(game) == "StockTurn"
    assert len(notes(game, "win_auction")) == 6


@pytest.mark.rule("1860.auction.six-auctions")
def test_a_certificate_is_sold_only_once():
    game = auction(new_game(), 0, "Cowes")
    play(game, Bid(5), Pass(), Pass())
    refused(game, TakePrivate("Cowes"), "1860.auction.six-auctions", "not on offer")
    play(game, TakeDirector("IOW", 74), Bid(5), Pass(), Pass())
    refused(game, TakeDirector("IOW", 74), "1860.auction.six-auctions", "not on offer")
    refused(game, TakeDirector("FYN", 74), "1860.auction.six-auctions", "not on offer")


@pytest.mark.rule("1860.auction.first-bidder")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_player_left_of_the_banker_speaks_first(players):
    # The banker is the last seat.
    assert new_game(players).actors == (0,)


@pytest.mark.rule("1860.auction.clockwise")
def test_bidding_goes_round_clockwise():
    game = new_game(4)
    seats = []
    for amount in (5, 10, 15, 20, 25, 30):
        seats.append(game.actors[0])
        play(game, Bid(amount))
    assert seats == [0, 1, 2, 3, 0, 1]


@pytest.mark.rule("1860.auction.raise-or-pass")
def test_the_first_bid_is_at_least_5_and_each_raise_at_least_5_more():
    game = new_game()
    for amount in (0, 1, 4, -5):
        refused(game, Bid(amount), "1860.auction.raise-or-pass", "£5")
    play(game, Bid(5))
    for amount in (5, 9):
        refused(game, Bid(amount), "1860.auction.raise-or-pass", "£10")
    play(game, Bid(12))
    refused(game, Bid(16), "1860.auction.raise-or-pass", "£17")
    play(game, Bid(17), Pass())
    assert game.actors == (1,)
    assert Pass() in game.choices()


@pytest.mark.rule("1860.auction.raise-or-pass")
def test_in_the_auction_nothing_else_can_be_done():
    refused(new_game(), TakePrivate("Cowes"), "1860.auction.raise-or-pass", "raise the bid or pass")


@pytest.mark.rule("1860.auction.pass-out")
def test_who_passes_is_out_of_this_auction_but_not_of_the_next():
    game = play(new_game(), *bidding(5, 0, 10))
    assert game.actors == (0,)
    play(game, Bid(15))
    assert game.actors == (2,)  # Ben has passed and is not asked again
    play(game, Pass(), TakePrivate("Cowes"))
    assert game.actors == (1,)
    assert Bid(5) in game.choices()


@pytest.mark.rule("1860.auction.cash-in-hand")
def test_nobody_bids_more_than_he_or_she_has():
    game = new_game()
    refused(game, Bid(671), "1860.auction.cash-in-hand", "£670")


@pytest.mark.rule("1860.auction.must-afford-cheapest")
def test_a_bidder_must_keep_the_price_of_the_cheapest_certificate():
    game = new_game()
    refused(game, Bid(641), "1860.auction.must-afford-cheapest", "£30")
    refused(game, Bid(670), "1860.auction.must-afford-cheapest")
    play(game, Bid(640))
    assert list(game.choices()) == [Pass()]


@pytest.mark.rule("1860.auction.must-afford-cheapest")
def test_the_cheapest_certificate_is_the_cheapest_that_is_left():
    game = auction(new_game(), 0, "Brading")
    refused(game, Bid(621), "1860.auction.must-afford-cheapest", "£50")
    assert Bid(620) in game.choices()


@pytest.mark.rule("1860.auction.must-afford-cheapest")
def test_with_directors_certificates_only_the_cheapest_costs_148():
    game = directors_left(300, 300, 300)
    assert game.actors == (1,)
    refused(game, Bid(153), "1860.auction.must-afford-cheapest", "£148")
    assert Bid(152) in game.choices()


@pytest.mark.rule("1860.auction.win")
def test_the_last_bidder_wins_when_all_others_have_passed():
    game = play(new_game(), *bidding(5, 20, 0, 25, 0))
    assert stage(game) == "ChooseLot"
    assert game.actors == (0,)
    assert notes(game, "win_auction")[0].facts == {"amount": 25}


@pytest.mark.rule("1860.auction.win")
def test_a_last_player_without_a_bid_against_may_still_bid():
    game = play(new_game(), Pass(), Pass())
    assert game.actors == (2,)
    play(game, Bid(5))
    assert (stage(game), game.actors) == ("ChooseLot", (2,))


@pytest.mark.rule("1860.auction.pay-bid")
def test_the_winner_pays_the_bid_and_then_has_to_choose():
    game = play(new_game(), *bidding(5, 20, 0, 0))
    assert cash(game) == [670, 650, 670]
    refused(game, Pass(), "1860.auction.pay-bid", "choose")
    refused(game, Bid(25), "1860.auction.pay-bid")


@pytest.mark.rule("1860.auction.pay-value")
@pytest.mark.parametrize(("lot", "value"), [("Brading", 30), ("Yarmouth", 50), ("Cowes", 90), ("Ryde Pier", 130)])
def test_the_winner_pays_the_value_on_top_of_the_bid(lot, value):
    game = play(new_game(), *bidding(5, 20, 0, 0), TakePrivate(lot))
    assert cash(game) == [670, 670 - 20 - value, 670]
    assert owner(game, lot) == 1
    assert game.state.cash[BANK] == 10000 - sum(cash(game))


@pytest.mark.rule("1860.auction.affordable-choice")
def test_the_winner_takes_only_what_the_money_left_pays_for():
    game = play(new_game(), *bidding(570, 0, 0))
    assert left(game) == {"Brading", "Yarmouth", "Cowes"}
    refused(game, TakePrivate("Ryde Pier"), "1860.auction.affordable-choice", "£130", "£100")
    refused(game, TakeDirector("IOW", 74), "1860.auction.affordable-choice", "£148")


@pytest.mark.rule("1860.auction.affordable-choice")
def test_only_pars_that_can_be_paid_twice_are_open():
    game = play(new_game(), *bidding(500, 0, 0))
    assert offered(game, TakeDirector) == [TakeDirector(name, par) for name in ("C&N", "IOW") for par in (74, 82)]
    refused(game, TakeDirector("C&N", 90), "1860.auction.affordable-choice", "£180")


@pytest.mark.rule("1860.auction.next-first-bidder")
def test_the_player_left_of_the_winner_opens_the_next_auction():
    game = auction(new_game(), 1, "Cowes", bid=5)
    assert game.actors == (2,)
    auction(game, 2, "Brading")
    assert game.actors == (0,)
    auction(game, 2, "Yarmouth", bid=5)
    assert game.actors == (0,)


@pytest.mark.rule("1860.auction.director-par")
@pytest.mark.parametrize("par", [74, 82, 90, 100])
@pytest.mark.parametrize("name", ["IOW", "C&N"])
def test_the_taker_of_a_directors_certificate_sets_the_par(name, par):
    game = auction(new_game(), 0, name, par=par)
    assert game.state.par[COMPANY[name]] == par
    assert director(game, name) == 0
    assert shares(game, name) == [2, 0, 0]
    assert in_offering(game, name) == 8


@pytest.mark.rule("1860.auction.director-par")
@pytest.mark.parametrize("par", [0, 54, 68, 71, 78, 86, 95, 105, 110])
def test_other_pars_are_not_allowed(par):
    game = play(new_game(), *bidding(5, 0, 0))
    refused(game, TakeDirector("IOW", par), "1860.auction.director-par", "£74, £82, £90 or £100")


@pytest.mark.rule("1860.auction.director-price")
def test_a_directors_certificate_costs_twice_the_par_and_the_bid():
    game = auction(new_game(), 1, "C&N", bid=45, par=90)
    assert cash(game) == [670, 670 - 45 - 180, 670]


@pytest.mark.rule("1860.auction.no-bids")
def test_without_bids_the_first_to_pass_wins_and_pays_the_value_only():
    game = auction(new_game(), 1, "Cowes", bid=5)
    play(game, Pass(), Pass(), Pass())
    assert game.actors == (2,)
    play(game, TakePrivate("Ryde Pier"))
    assert cash(game) == [670, 575, 540]


@pytest.mark.rule("1860.auction.no-bids-short-of-cash")
def test_who_can_pay_for_nothing_takes_the_cheapest_for_all_money_left():
    game = with_cash(new_game(), 20, 670, 670)
    play(game, Pass(), Pass(), Pass())
    assert list(game.choices()) == [TakePrivate("Brading")]
    refused(game, TakePrivate("Cowes"), "1860.auction.no-bids-short-of-cash", "£30")
    refused(game, TakeDirector("IOW", 74), "1860.auction.no-bids-short-of-cash")
    play(game, TakePrivate("Brading"))
    assert cash(game)[0] == 0
    assert owner(game, "Brading") == 0


@pytest.mark.rule("1860.auction.no-bids-short-of-cash")
def test_a_directors_certificate_taken_for_too_little_gets_the_par_74():
    game = play(directors_left(400, 90, 400), Pass(), Pass(), Pass())
    assert game.actors == (1,)
    assert list(game.choices()) == [TakeDirector("C&N", 74), TakeDirector("IOW", 74)]
    refused(game, TakeDirector("IOW", 82), "1860.auction.no-bids-short-of-cash")
    play(game, TakeDirector("IOW", 74))
    assert cash(game) == [400, 0, 400]
    assert game.state.par[COMPANY["IOW"]] == 74


@pytest.mark.rule("1860.auction.priority-after")
def test_the_richest_gets_the_priority_deal_and_the_stock_round_begins():
    game = after_auction()
    assert cash(game) == [416, 456, 510]
    assert game.state.priority == 2
    assert (stage(game), game.actors) == ("StockTurn", (2,))
    assert BuyShare("IOW", "ipo") in game.choices()
    assert game.state.stock_rounds == 1


def finished(privates, ada, ben, cleo):
    """The last auction is over: the players have these sums, and the privates belong to these seats."""
    game = directors_left(ada, ben + 148, cleo + 148)
    for name, seat in privates.items():
        game.state.owners[PRIVATE[name]] = seat
    auction(game, 1, "IOW", par=74)
    return auction(game, 2, "C&N", par=74)


@pytest.mark.rule("1860.auction.priority-tie")
def test_in_a_tie_the_smallest_holding_of_privates_gets_the_priority_deal():
    game = finished({"Ryde Pier": 0, "Cowes": 1, "Yarmouth": 2, "Brading": 0}, 300, 300, 300)
    assert cash(game) == [300, 300, 300]
    assert game.state.priority == 2


@pytest.mark.rule("1860.auction.priority-tie")
def test_who_has_no_private_is_not_compared():
    game = finished({"Ryde Pier": 0, "Cowes": 1, "Yarmouth": 0, "Brading": 0}, 300, 300, 300)
    assert game.state.priority == 1


@pytest.mark.rule("1860.auction.priority-tie")
def test_all_owners_of_privates_are_compared_and_not_only_those_who_tie():
    game = finished({"Ryde Pier": 0, "Cowes": 1, "Yarmouth": 2, "Brading": 1}, 300, 300, 250)
    assert cash(game) == [300, 300, 250]
    assert game.state.priority == 2
