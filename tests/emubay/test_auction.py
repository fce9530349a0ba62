"""Auction share."""

import pytest

from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import (
    Bid,
    IssueBond,
    LiftCube,
    Merge,
    Pass,
    PayDividends,
    StartAuction,
    StartBuild,
)
from bradshaw.games.emubay.components import COMPANY, Bond
from bradshaw.games.emubay.recorded import snapshot
from bradshaw.games.emubay.rules.auction import minimum_bid

from .positions import (
    act,
    auction,
    bidding,
    cash,
    company,
    offered,
    play,
    position,
    refused,
    revenue,
    shares,
    stage,
    table,
    till,
)


def called(name, **words):
    """The first player, or the one whose turn it is, has put a share up for auction."""
    return play(position(lifted="take", **words), StartAuction(name))


# What can be auctioned


@pytest.mark.rule("emubay.auction.can-pay-minimum")
def test_the_caller_must_be_able_to_pay_the_minimum():
    # L&W: revenue 7, one share with players and one on offer: 7/2 -> £4.
    game = position(cash=[3, 20, 20], revenue={"LW": 7}, lifted="take")
    refused(game, StartAuction("LW"), "emubay.auction.can-pay-minimum", "L&W is £4", "you have only £3")
    called("LW", cash=[4, 20, 20], revenue={"LW": 7})


@pytest.mark.rule("emubay.auction.can-pay-minimum")
def test_no_share_is_needed_to_call_an_auction():
    game = position(turn=1, lifted="take")
    assert shares(game, "LW") == [1, 0, 0]
    assert offered(game, StartAuction) == [StartAuction(name) for name in ("EBR", "LW", "TMLC", "MLM")]


@pytest.mark.rule("emubay.auction.share-available")
def test_a_share_must_be_left():
    game = position(shares={"LW": [1, 1, 1], "TMLC": [2, 2, 0]}, lifted="take")
    refused(game, StartAuction("LW"), "emubay.auction.share-available", "L&W has no shares left for sale.")
    refused(game, StartAuction("TMLC"), "emubay.auction.share-available", "TMLC has no shares left for sale.")
    refused(game, StartAuction("GT"), "emubay.auction.share-available", "GT has only one share, and it has been sold.")
    refused(game, StartAuction("GWR"), "emubay.auction.share-available", "“GWR”")
    assert offered(game, StartAuction) == [StartAuction("EBR"), StartAuction("MLM")]


@pytest.mark.rule("emubay.auction.share-available")
def test_reserved_shares_of_ebr_are_not_for_sale():
    game = position(shares={"EBR": [1, 1, 0]}, lifted="take")
    assert (company(game, "EBR")["shares_available"], company(game, "EBR")["shares_reserved"]) == (0, 4)
    refused(game, StartAuction("EBR"), "emubay.auction.share-available", "its 4 reserved shares cannot be auctioned")


@pytest.mark.rule("emubay.auction.share-available")
def test_ebr_without_any_share_left_says_so_without_the_reserved_ones():
    game = position(
        merged={"GT": "EBR", "MLM": "EBR", "NED": "EBR", "NMF": "EBR"}, shares={"EBR": [2, 2, 2]}, lifted="take"
    )
    refused(game, StartAuction("EBR"), "emubay.auction.share-available", "EBR has no shares left for sale.")


@pytest.mark.rule("emubay.auction.share-available", "emubay.merge.share-other")
def test_a_reserved_share_freed_by_a_merger_can_be_auctioned():
    game = position(
        shares={"EBR": [1, 1, 0]}, stations={"GT": "9,3"}, narrow={"GT": ["8,2"]}, table={"take": 3, "build": 1}
    )
    act(game, Merge("LW", "GT"))
    auction(game, "EBR", 5, 0, 0)
    assert shares(game, "EBR") == [1, 2, 0]


# The minimum bid


@pytest.mark.rule("emubay.auction.minimum-bid")
def test_revenue_ten_and_two_shares_owned_make_a_minimum_of_four_for_the_third():
    game = called("TMLC", revenue={"TMLC": 10}, shares={"TMLC": [1, 1, 0]})
    refused(
        game,
        Bid(3),
        "emubay.auction.minimum-bid",
        "minimum bid for TMLC is £4",
        "The minimum bid for TMLC is £4, so £3 is too low.",
    )
    assert offered(game, Bid)[0] == Bid(4)


@pytest.mark.rule("emubay.auction.minimum-bid")
@pytest.mark.parametrize(
    ("amount", "held", "minimum"), [(3, 1, 2), (4, 1, 2), (5, 1, 3), (9, 2, 3), (12, 3, 3), (13, 3, 4), (1, 3, 1)]
)
def test_the_minimum_is_revenue_over_shares_with_the_one_on_offer_rounded_up(amount, held, minimum):  # ruling B4
    game = called("TMLC", revenue={"TMLC": amount}, shares={"TMLC": [held]})
    assert offered(game, Bid)[0] == Bid(minimum)
    assert snapshot.write(game.state)["auction"]["minimum_bid"] == minimum


@pytest.mark.rule("emubay.auction.minimum-bid")
def test_shares_handed_out_in_mergers_count_for_the_minimum():  # ruling B4
    # EBR: one share bought, one for GT; revenue 10 over three is £4.
    game = called("EBR", revenue={"EBR": 10}, merged={"GT": "EBR"}, shares={"EBR": [1, 1, 0]})
    assert offered(game, Bid)[0] == Bid(4)


@pytest.mark.rule("emubay.auction.minimum-one")
@pytest.mark.parametrize("amount", [0, -1, -10])
def test_the_minimum_is_one_pound_with_zero_or_negative_revenue(amount):
    game = called("TMLC", revenue={"TMLC": amount}, shares={"TMLC": [1, 1, 0]}, cash=[1, 20, 20])
    refused(
        game,
        Bid(0),
        "emubay.auction.minimum-one",
        "minimum bid for TMLC is £1",
        "The minimum bid for TMLC is £1, so £0 is too low.",
    )
    refused(game, Bid(-4), "emubay.auction.minimum-one", "minimum bid for TMLC is £1")
    assert offered(game, Bid) == [Bid(1)]
    broke = position(revenue={"TMLC": amount}, cash=[0, 20, 20], lifted="take")
    refused(broke, StartAuction("TMLC"), "emubay.auction.can-pay-minimum", "is £1", "you have only £0")


@pytest.mark.rule("emubay.auction.minimum-independent")
def test_the_minimum_for_an_independent_is_its_station_price():  # ruling A2
    game = called("MLM")
    refused(game, Bid(2), "emubay.auction.minimum-independent", "minimum bid for MLM is £3", "£2 is too low")
    assert offered(game, Bid)[0] == Bid(3)
    assert [minimum_bid(game.state, COMPANY[name]) for name in ("GT", "MLM", "NED", "NMF")] == [3, 3, 3, 3]
    refused(
        position(cash=[2, 20, 20], lifted="take"),
        StartAuction("MLM"),
        "emubay.auction.can-pay-minimum",
        "MLM is £3",
        "you have only £2",
    )


@pytest.mark.rule("emubay.auction.minimum-independent", "emubay.auction.independent-is-bond")
def test_dividend_rounds_before_the_sale_do_not_touch_an_independent():  # rulings A2, B24
    game = position(table={"take": 3, "build": 1})
    act(game, PayDividends())
    auction(game, "MLM", 3, 0, 0)
    assert revenue(game, "MLM") == 3
    assert company(game, "MLM")["bonds"] == [{"amount": 15, "x": 4, "y": 1, "deferred": True}]


# Bidding


@pytest.mark.rule("emubay.auction.first-bidder")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_caller_bids_first_and_must_bid(turn):
    game = called("LW", turn=turn)
    assert game.actors == (turn,)
    refused(
        game,
        Pass(),
        "emubay.auction.first-bidder",
        "You called this auction of L&W, so you must open with £2 or more.",
        "£2 or more",
    )
    assert offered(game, Bid) == list(game.choices()) == [Bid(amount) for amount in range(2, 21)]


@pytest.mark.rule("emubay.auction.left")
def test_bidding_moves_to_the_left_and_each_bids_or_passes():
    game = called("LW", players=4, turn=2)
    for seat, bid in ((2, 2), (3, 3), (0, 5), (1, 6), (2, 7), (3, 8)):
        assert game.actors == (seat,)
        play(game, Bid(bid))
    assert game.actors == (0,)
    assert Pass() in game.choices()


@pytest.mark.rule("emubay.auction.left")
def test_a_bid_beats_the_last_in_whole_pounds_and_can_be_paid():  # ruling B3
    game = play(called("LW", cash=[20, 9, 20]), Bid(7))
    refused(game, Bid(7), "emubay.auction.left", "£7 does not beat the bid of £7")
    # Below the minimum too: what stands in the way is the bid that stands.
    refused(game, Bid(1), "emubay.auction.left", "£1 does not beat the bid of £7")
    refused(game, Bid(-4), "emubay.auction.left", "−£4 does not beat the bid of £7")
    refused(game, Bid(10), "emubay.auction.pay-to-company", "You cannot bid £10: you have only £9.")
    assert offered(game, Bid) == [Bid(8), Bid(9)]


@pytest.mark.rule("emubay.auction.left")
def test_a_player_without_the_money_to_raise_has_to_pass():
    game = play(called("LW", cash=[20, 7, 20]), Bid(7))
    assert list(game.choices()) == [Pass()]


@pytest.mark.rule("emubay.auction.left")
def test_nothing_else_is_done_during_an_auction():
    game = called("LW")
    for action in (LiftCube("take"), StartBuild("EBR"), PayDividends()):
        refused(game, action, "emubay.auction.left", "share of L&W is up for auction")
    refused(game, Bid(5), "emubay.auction.left", "It is another player’s turn to bid or pass.", seat=1)


@pytest.mark.rule("emubay.auction.pass-out")
def test_a_player_who_passed_is_not_asked_again():
    game = play(called("LW", players=4), *bidding(2, 0, 3, 4))
    assert game.actors == (0,)
    refused(game, Bid(9), "emubay.auction.pass-out", "You have passed and are out of this auction of L&W.", seat=1)
    play(game, Bid(5))
    assert game.actors == (2,)  # Ben, who passed, is left out
    play(game, Pass())
    assert game.actors == (3,)
    play(game, Bid(6))
    assert game.actors == (0,)


@pytest.mark.rule("emubay.auction.end")
@pytest.mark.parametrize(
    ("bids", "winner", "price"),
    [
        ((2, 0, 0), 0, 2),
        ((2, 3, 0, 0), 1, 3),
        ((2, 3, 4, 0, 0), 2, 4),
        ((2, 0, 4, 7, 0), 0, 7),
        ((20, 0, 0), 0, 20),
    ],
)
def test_the_auction_ends_when_all_but_one_have_passed(bids, winner, price):
    game = called("LW")
    for bid in bids:
        assert stage(game) == "bidding"
        play(game, *bidding(bid))
    assert stage(game) == "lift_cube"
    assert shares(game, "LW") == [1 + (winner == 0), winner == 1, winner == 2]
    assert cash(game) == [20 - price * (winner == seat) for seat in range(3)]


@pytest.mark.rule("emubay.auction.pay-to-company", "emubay.auction.gets-share")
def test_the_winner_pays_the_company_out_of_personal_cash_and_gets_a_share():
    game = position(company_cash={"TMLC": 1})
    auction(game, "TMLC", 2, 6, 0, 0)
    assert cash(game) == [20, 14, 20]
    assert till(game, "TMLC") == 7
    assert shares(game, "TMLC") == [1, 1, 0]
    assert company(game, "TMLC")["shares_available"] == 4 - 2
    assert revenue(game, "TMLC") == 3
    assert table(game) == {"take": 2, "auction": 1, "dividend": 1}


@pytest.mark.rule("emubay.auction.end")
def test_the_turn_goes_on_to_the_left_of_the_caller_whoever_wins():  # ruling B2
    game = position(players=4, turn=1)
    auction(game, "LW", 2, 3, 4, 0, 0, 0)  # Ben calls, Dan wins
    assert shares(game, "LW") == [1, 0, 0, 1]
    assert game.actors == (2,)


# Independents


@pytest.mark.rule("emubay.auction.independent-order")
def test_an_independent_waits_for_those_before_it():
    game = position(lifted="take")
    refused(game, StartAuction("NED"), "emubay.auction.independent-order", "MLM must be auctioned before NED")
    refused(game, StartAuction("NMF"), "emubay.auction.independent-order", "MLM must be auctioned before NMF")


@pytest.mark.rule("emubay.auction.independent-order")
@pytest.mark.parametrize(
    ("sold", "following"), [((), ["MLM"]), (("MLM",), ["NED"]), (("MLM", "NED"), ["NMF"]), (("MLM", "NED", "NMF"), [])]
)
def test_one_independent_at_a_time_is_on_offer(sold, following):
    # GT is gone after the initial auctions.
    game = position(shares={name: [0, 1] for name in sold}, lifted="take")
    on_offer = [choice.company for choice in offered(game, StartAuction)]
    assert on_offer == ["EBR", "LW", "TMLC", *following]
    if following:
        play(game, StartAuction(following[0]), *bidding(3, 0, 0))
        assert snapshot.write(game.state)["independents_to_come"] == ["MLM", "NED", "NMF"][len(sold) + 1 :]


@pytest.mark.rule("emubay.auction.independent-cash")
@pytest.mark.parametrize(
    ("before", "name", "printed"), [((), "MLM", 15), (("MLM",), "NED", 15), (("MLM", "NED"), "NMF", 15)]
)
def test_a_bought_independent_gets_the_money_on_its_card_and_the_bid(before, name, printed):  # ruling A3
    game = position(shares={one: [1] for one in before})
    assert till(game, name) == 0
    auction(game, name, 4, 5, 0, 0)
    assert till(game, name) == printed + 5
    assert cash(game) == [20, 15, 20]
    assert shares(game, name) == [0, 1, 0]
    assert company(game, name)["status"] == "sold"


@pytest.mark.rule("emubay.auction.independent-is-bond")
@pytest.mark.parametrize(
    ("before", "name", "x", "y"), [((), "MLM", 4, 1), (("MLM",), "NED", 6, 1), (("MLM", "NED"), "NMF", 7, 1)]
)
def test_the_certificate_is_a_bond_and_is_deferred_once_bought(before, name, x, y):
    # The first round pays £3 and then costs X, the second takes Y.
    game = position(shares={one: [1] for one in before}, table={"take": 3, "build": 1})
    auction(game, name, 3, 0, 0)
    assert company(game, name)["bonds"] == [{"amount": 15, "x": x, "y": y, "deferred": True}]
    act(game, PayDividends())
    assert revenue(game, name) == 3 - x
    assert company(game, name)["bonds"] == [{"amount": 15, "x": x, "y": y, "deferred": False}]
    auction(game, "TMLC", 9, 0, 0, lift="dividend")
    act(game, PayDividends())
    assert revenue(game, name) == 3 - x - y


@pytest.mark.rule("emubay.auction.independent-is-bond")
def test_the_certificate_of_gt_is_a_bond_of_three_and_one():
    game = position(table={"take": 3, "build": 1})
    assert company(game, "GT")["bonds"] == [{"amount": 10, "x": 3, "y": 1, "deferred": True}]
    act(game, PayDividends())
    assert revenue(game, "GT") == 3 - 3


@pytest.mark.rule("emubay.auction.independent-no-bonds")
def test_an_independent_takes_no_other_bond():
    game = position(shares={"MLM": [1]}, lifted="take")
    for name in ("GT", "MLM"):
        refused(game, IssueBond(name, Bond(10, 6, 1)), "emubay.bond.independent-cannot", f"{name} is an independent")
        assert len(company(game, name)["bonds"]) == 1
    assert {choice.company for choice in offered(game, IssueBond)} == {"EBR", "LW", "TMLC"}


@pytest.mark.rule("emubay.auction.share-available")
def test_one_reserved_share_is_told_in_the_singular():
    merged = {"GT": "LW", "MLM": "TMLC", "NED": "TMLC"}
    game = position(merged=merged, shares={"EBR": [2, 2, 1], "LW": [1, 1], "TMLC": [1, 1]}, lifted="take")
    text = "EBR has no shares for sale: its reserved share cannot be auctioned."
    refused(game, StartAuction("EBR"), "emubay.auction.share-available", text)


def test_a_company_may_be_named_as_it_is_shown():
    assert TITLE.read_action({"type": "start_auction", "company": "L&W"}) == StartAuction("LW")
    assert TITLE.read_action({"type": "merge", "company": "L&W", "independent": "GT"}) == Merge("LW", "GT")
