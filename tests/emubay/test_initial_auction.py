"""Initial auction."""

import pytest

from bradshaw.core.game import Game
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import Bid, LiftCube, Pass
from bradshaw.games.emubay.recorded import snapshot

from .positions import NAMES, bidding, cash, company, dealt, offered, play, refused, shares, stage, till


def on_auction(game):
    return snapshot.write(game.state)["auction"]


@pytest.mark.rule("emubay.initial-auction.order")
def test_shares_come_up_in_the_order_lw_tmlc_ebr_gt():
    game, order = dealt(), []
    while stage(game) == "bidding":
        order.append(on_auction(game)["company"])
        play(game, *bidding(0, 0, 0))
    assert order == ["LW", "TMLC", "EBR", "GT"]
    assert [sum(shares(game, name)) for name in ("EBR", "LW", "TMLC", "GT", "MLM", "NED", "NMF")] == [1] * 4 + [0] * 3


@pytest.mark.rule("emubay.initial-auction.rules", "emubay.auction.minimum-bid", "emubay.auction.minimum-independent")
def test_the_opening_minimum_is_three_pounds_for_each_of_the_four():
    # Revenue 3 over the one share on offer; for GT the station price.
    game = dealt(first_bidder=1)
    for name, label, rule in (
        ("LW", "L&W", "emubay.auction.minimum-bid"),
        ("TMLC", "TMLC", "emubay.auction.minimum-bid"),
        ("EBR", "EBR", "emubay.auction.minimum-bid"),
        ("GT", "GT", "emubay.auction.minimum-independent"),
    ):
        assert on_auction(game)["company"] == name
        refused(game, Bid(2), rule, f"minimum bid for {label} is £3", "£2 is too low")
        assert offered(game, Bid)[0] == Bid(3)
        play(game, *bidding(0, 0, 0))


@pytest.mark.rule("emubay.initial-auction.rules", "emubay.auction.left", "emubay.auction.pass-out")
def test_bidding_goes_round_to_the_left_without_those_who_passed():
    game = dealt(4, first_bidder=2)
    for seat, bid in ((2, 3), (3, 0), (0, 4), (1, 5), (2, 0), (0, 6), (1, 0)):
        assert game.actors == (seat,)
        play(game, *bidding(bid))
    assert shares(game, "LW") == [1, 0, 0, 0]
    assert cash(game) == [0, 6, 6, 6]


@pytest.mark.rule("emubay.initial-auction.rules", "emubay.auction.pay-to-company", "emubay.auction.gets-share")
def test_the_winner_pays_the_company_and_gets_a_share():
    game = dealt(bonds=(0, 10, 15))
    play(game, *bidding(3, 4, 0, 0))
    assert cash(game) == [8, 4, 8]
    assert till(game, "LW") == 10 + 4
    assert shares(game, "LW") == [0, 1, 0]
    assert company(game, "LW")["shares_available"] == 2


@pytest.mark.rule("emubay.initial-auction.rules", "emubay.initial-auction.no-bid")
def test_the_first_bidder_may_pass():
    game = dealt()
    assert Pass() in game.choices()
    play(game, Pass())
    assert game.actors == (1,)


@pytest.mark.rule("emubay.initial-auction.rules", "emubay.auction.left")
def test_a_bid_cannot_exceed_cash_and_must_beat_the_last():
    game = dealt()
    refused(game, Bid(9), "emubay.auction.pay-to-company", "cannot bid £9: you have only £8")
    play(game, Bid(5))
    refused(game, Bid(5), "emubay.auction.left", "£5 does not beat the bid of £5")
    refused(game, Bid(4), "emubay.auction.left", "£4 does not beat the bid of £5")
    assert offered(game, Bid) == [Bid(6), Bid(7), Bid(8)]


@pytest.mark.rule("emubay.initial-auction.rules", "emubay.auction.left")
def test_whoever_cannot_raise_can_only_pass():  # ruling B3
    game = dealt()
    play(game, *bidding(8, 0, 0))
    assert list(game.choices()) == [Pass()]  # Ada has nothing left and opens the auction of TMLC
    refused(game, Bid(3), "emubay.auction.pay-to-company", "cannot bid £3: you have only £0")


@pytest.mark.rule("emubay.initial-auction.rules", "emubay.auction.pass-out")
def test_who_has_passed_cannot_come_back():
    game = dealt()
    play(game, *bidding(3, 0, 4))
    refused(game, Bid(5), "emubay.auction.pass-out", "You have passed and are out of this auction of L&W.", seat=1)
    refused(game, Bid(5), "emubay.auction.left", "It is another player’s turn to bid or pass.", seat=2)


@pytest.mark.rule("emubay.initial-auction.first-bidder")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_bidder_for_lw_is_drawn_at_random(players):
    counts = [0] * players
    for seed in range(200):
        game = Game(TITLE, NAMES[:players], seed)
        assert on_auction(game)["company"] == "LW"
        assert on_auction(game)["first_bidder"] == game.actors[0]
        counts[game.actors[0]] += 1
    assert min(counts) > 200 / players / 2


@pytest.mark.rule("emubay.initial-auction.next-first-bidder")
def test_the_winner_of_an_auction_bids_first_in_the_next():
    game = dealt(4, first_bidder=0)
    play(game, *bidding(3, 0, 4, 0, 0))  # Cleo wins L&W
    assert (on_auction(game)["company"], game.actors) == ("TMLC", (2,))
    play(game, *bidding(0, 3, 0, 0))  # Dan wins TMLC
    assert (on_auction(game)["company"], game.actors) == ("EBR", (3,))
    play(game, *bidding(0, 3, 0, 0))  # Ada wins EBR
    assert (on_auction(game)["company"], game.actors) == ("GT", (0,))


@pytest.mark.rule("emubay.initial-auction.no-bid")
@pytest.mark.parametrize("first_bidder", [0, 1, 2])
def test_a_share_nobody_wants_goes_to_the_first_bidder_for_nothing(first_bidder):  # ruling B1
    game = dealt(first_bidder=first_bidder, bonds=(0, 10, 15))
    play(game, *bidding(0, 0, 0))
    owners = [int(seat == first_bidder) for seat in range(3)]
    assert shares(game, "LW") == owners
    assert cash(game) == [8, 8, 8]
    assert till(game, "LW") == 10
    assert game.actors == (first_bidder,)  # and the same player opens the next auction
    play(game, *bidding(0, 0, 0))
    assert shares(game, "TMLC") == owners


@pytest.mark.rule("emubay.initial-auction.no-bid")
def test_a_later_share_nobody_wants_goes_to_the_first_bidder_of_that_auction():
    game = dealt(first_bidder=0)
    play(game, *bidding(0, 3, 0, 0))  # Ben wins L&W
    play(game, *bidding(0, 0, 0))
    assert shares(game, "TMLC") == [0, 1, 0]


@pytest.mark.rule("emubay.initial-auction.no-bid")
def test_the_last_of_all_may_still_bid_and_wins_at_once():  # ruling B1
    game = dealt(first_bidder=0)
    play(game, Pass(), Pass())
    assert game.actors == (2,)
    assert Pass() in game.choices()
    play(game, Bid(3))
    assert shares(game, "LW") == [0, 0, 1]
    assert cash(game) == [8, 8, 5]


@pytest.mark.rule("emubay.initial-auction.no-bid", "emubay.auction.independent-cash")
def test_gt_for_nothing_still_gets_the_money_on_its_card():
    game = dealt()
    for _ in range(4):
        play(game, *bidding(0, 0, 0))
    assert shares(game, "GT") == [1, 0, 0]
    assert till(game, "GT") == 10


@pytest.mark.rule("emubay.initial-auction.first-player")
@pytest.mark.parametrize(("bids", "winner"), [((3, 0, 0), 0), ((0, 3, 0), 1), ((3, 0, 4, 0), 2), ((0, 0, 0), 0)])
def test_the_winner_of_gt_takes_the_first_turn(bids, winner):
    game = dealt()
    for _ in range(3):
        play(game, *bidding(0, 0, 0))
    play(game, *bidding(*bids))
    assert shares(game, "GT")[winner] == 1
    assert stage(game) == "lift_cube"
    assert game.actors == (winner,)


@pytest.mark.rule("emubay.initial-auction.first-player")
def test_no_turn_is_taken_before_the_auctions_are_over():
    game = dealt()
    refused(game, LiftCube("take"), "emubay.auction.left", "share of L&W is up for auction")
