"""Parliament Rounds: proposals, auctions and charters."""

import pytest

from bradshaw.eighteen.actions import OFFERING, PASS, BuyShare, SellShares
from bradshaw.eighteen.state import IPO
from bradshaw.games.g1862.actions import Bid, SetPar, StartCompany
from bradshaw.games.g1862.components import COMPANY

from .positions import (
    cash,
    director,
    in_offering,
    is_floated,
    is_started,
    new_game,
    notes,
    offered,
    on_charter,
    par,
    passing,
    play,
    position,
    price,
    refused,
    shares,
    stack,
    stage,
    treasury,
    win_charter,
)


def house(**words):
    """A Parliament Round in which the first seat may open an auction."""
    return position(parliament=True, **words)


# Auctions


@pytest.mark.rule("1862.4.1-series-of-auctions", "1862.4.1-open-auction", "1862.3.0-round-types")
def test_a_player_opens_the_auction_of_a_company_with_the_first_bid():
    table = play(house(), Bid("ECR", 20))
    assert stage(table) == "Auction"
    assert table.actor == 1
    assert cash(table) == [500, 500, 500], "nothing is paid before the auction is won"


@pytest.mark.rule("1862.4.1-start-with-pd")
@pytest.mark.parametrize("priority", [0, 1, 2])
def test_the_holder_of_the_priority_deal_may_propose_first_and_the_others_clockwise(priority):
    table = house(priority=priority)
    for step in range(3):
        assert table.actor == (priority + step) % 3
        play(table, PASS)


@pytest.mark.rule("1862.4.1-open-auction")
def test_in_parliament_companies_are_proposed_and_nothing_else():
    table = house(shares={"EUR": (5, 0, 0)}, prices={"EUR": 82})
    refused(table, SellShares("EUR", 1), "1862.4.1-open-auction")
    refused(table, StartCompany("ECR", 100), "1862.4.1-open-auction")
    refused(table, Bid("EUR", 0), "1862.4.1-open-auction", "already been started")
    refused(table, Bid("Emu", 0), "1862.2.1-twenty-companies", "Emu")


@pytest.mark.rule("1862.4.1-open-auction", "1862.3.2-after-first-b", "1862.3.2-after-first-c")
def test_a_company_that_is_not_available_cannot_be_proposed():
    table = house(later={"ECR": "B", "EUR": "C"}, phase="A")
    refused(table, Bid("ECR", 0), "1862.3.2-after-first-b", "first B train")
    refused(table, Bid("EUR", 0), "1862.3.2-after-first-c", "first C train")
    table = house(later={"ECR": "B", "EUR": "C"}, phase="B")
    play(table, Bid("ECR", 0))
    table = house(later={"ECR": "B", "EUR": "C"}, phase="C")
    play(table, Bid("EUR", 0))


@pytest.mark.rule("1862.4.1-open-auction", "1862.3.2-home-placeable")
def test_a_company_that_could_not_place_its_home_marker_cannot_be_proposed():
    table = house(tiles={"D13": ("57", 0)}, shares={"EUR": (5, 0, 0)}, markers={"EUR": ["D13"]})
    refused(table, Bid("ECR", 0), "1862.3.2-home-placeable", "Witham")


@pytest.mark.rule("1862.4.1-first-bid")
def test_the_first_bid_is_nothing_or_a_multiple_of_5():
    table = house()
    for amount in (-5, 1, 12):
        refused(table, Bid("ECR", amount), "1862.4.1-first-bid")
    bids = [bid.amount for bid in offered(table, Bid) if bid.company == "ECR"]
    assert bids == list(range(0, 336, 5)), "£162 must be left"
    play(table, Bid("ECR", 0))


@pytest.mark.rule("1862.4.1-raise")
def test_the_others_raise_by_multiples_of_5_or_pass():
    table = play(house(), Bid("ECR", 20))
    for amount in (-5, 0, 20):
        refused(table, Bid("ECR", amount), "1862.4.1-raise", "the standing bid of £20")
    refused(table, Bid("ECR", 22), "1862.4.1-raise", "a multiple of £5")
    refused(table, Bid("EUR", 25), "1862.4.1-raise", "ECR is being auctioned")
    play(table, Bid("ECR", 50))
    assert table.actor == 2
    play(table, PASS)
    assert table.actor == 0, "bidding goes on clockwise"
    play(table, Bid("ECR", 55))
    assert table.actor == 1


@pytest.mark.rule("1862.4.1-pass-is-final")
def test_who_passes_is_out_of_the_auction():
    table = play(house(), Bid("ECR", 0), PASS, Bid("ECR", 5), Bid("ECR", 10))
    assert table.actor == 2, "the second seat has passed"
    play(table, Bid("ECR", 15), PASS)
    assert stage(table) == "CharterPar"
    assert table.actor == 2


@pytest.mark.rule("1862.4.1-cash-minimum")
@pytest.mark.parametrize(("money", "may"), [(161, False), (162, True)])
def test_to_open_an_auction_takes_162(money, may):
    table = house(cash=[money, 500, 500])
    assert (table.actor == 0) is may, "who must pass is not asked"
    assert [bid.amount for bid in offered(table, Bid)][:1] == [0]


@pytest.mark.rule("1862.4.1-cash-minimum")
@pytest.mark.parametrize(
    ("standing", "money", "may"), [(0, 166, False), (0, 167, True), (20, 186, False), (20, 187, True)]
)
def test_to_raise_takes_162_and_the_smallest_legal_bid(standing, money, may):
    table = play(house(cash=[500, money, 500]), Bid("ECR", standing))
    assert (table.actor == 1) is may


@pytest.mark.rule("1862.4.1-cash-minimum", "1862.4.2-par-affordable")
def test_a_bid_must_leave_162():
    table = house(cash=[300, 500, 500])
    refused(table, Bid("ECR", 140), "1862.4.1-cash-minimum", "£162", "£300")
    play(table, Bid("ECR", 135), Bid("ECR", 335))
    assert stage(table) == "CharterPar", "nobody else can raise"


@pytest.mark.rule("1862.4.1-certificate-limit")
def test_a_player_at_the_certificate_limit_must_pass():
    table = house(shares={"EUR": (5, 2, 0)}, prices={"EUR": 82}, limit=3)
    assert table.actor == 1, "the first seat has three certificates and is passed over"
    play(table, Bid("ECR", 0), Bid("ECR", 5))
    assert table.actor == 1, "it is not asked to raise either"


@pytest.mark.rule("1862.4.1-charter-holder-may-not-open", "1862.4.1-charter-holder-may-bid")
def test_who_has_won_a_charter_may_bid_but_not_open_an_auction():
    table = win_charter(house(cash=1000), "ECR", 54)
    play(table, PASS)
    assert table.actor == 1
    play(table, PASS, PASS)
    assert stage(table) == "StockTurn", "the winner is not asked to propose"
    table = play(win_charter(house(cash=1000), "ECR", 54), PASS, Bid("EUR", 0), PASS)
    assert table.actor == 0
    play(table, Bid("EUR", 5), PASS, SetPar(58))
    assert director(table, "EUR") == 0


@pytest.mark.rule("1862.4.1-charter-holder-may-not-open")
def test_a_charter_of_an_earlier_round_does_not_stop_a_proposal():
    table = new_game()
    first = offered(table, Bid)[0].company
    play(win_charter(table, first, 54), PASS)
    passing(table, 2)
    assert (stage(table), table.actor) == ("Proposals", 0), "the second Parliament"
    assert offered(table, Bid)


@pytest.mark.rule("1862.4.1-auction-won", "1862.4.1-winner-starts-at-once")
def test_when_all_others_have_passed_the_highest_bidder_starts_the_company_at_once():
    table = play(house(), Bid("ECR", 0), Bid("ECR", 5), Bid("ECR", 30), PASS, PASS)
    assert (stage(table), table.actor) == ("CharterPar", 2)
    refused(table, Bid("EUR", 0), "1862.4.2-must-start", "ECR")


@pytest.mark.rule("1862.4.1-resume-left-of-winner")
def test_after_an_auction_the_player_left_of_the_winner_goes_on():
    table = play(house(), Bid("ECR", 0), PASS, Bid("ECR", 5), PASS, SetPar(100))
    play(table, PASS)
    assert (stage(table), table.actor) == ("Proposals", 0), "the third seat has won"
    table = play(house(), Bid("ECR", 0), Bid("ECR", 5), PASS, PASS, SetPar(100), PASS)
    assert table.actor == 2


@pytest.mark.rule("1862.4.1-round-end")
def test_the_round_ends_when_all_decline_one_after_another():
    table = passing(house(cash=1000), 2)
    win_charter(table, "ECR", 54)
    play(table, PASS)
    assert (stage(table), table.actor) == ("Proposals", 0), "who declined before may propose now"
    win_charter(table, "EUR", 54)
    play(table, PASS)
    assert table.actor == 1
    play(table, PASS)
    assert stage(table) == "StockTurn", "the others have won charters and can open no more auctions"


@pytest.mark.rule("1862.4.1-pd-stays")
def test_the_priority_deal_does_not_move():
    table = win_charter(house(priority=1), "ECR", 54)
    play(table, PASS)
    passing(table, 2)
    assert stage(table) == "StockTurn"
    assert table.state.priority == table.actor == 1


# Charters


@pytest.mark.rule("1862.4.2-must-start")
def test_the_winner_must_start_the_company():
    table = play(house(), Bid("ECR", 0), PASS, PASS)
    refused(table, PASS, "1862.4.2-must-start", "ECR")


@pytest.mark.rule("1862.4.2-pay-bid", "1862.4.2-losers-keep-money")
def test_the_winner_pays_the_bid_to_the_bank_and_the_others_nothing():
    table = play(house(), Bid("ECR", 0), Bid("ECR", 5), Bid("ECR", 40), PASS, PASS)
    assert cash(table) == [500, 500, 460]
    assert treasury(table, "ECR") == 0
    assert table.state.cash[0] == 15000 - 1460


@pytest.mark.rule("1862.4.2-choose-par")
def test_par_is_one_of_the_eight_chartered_spaces():
    table = play(house(), Bid("ECR", 0), PASS, PASS)
    assert [choice.par for choice in offered(table, SetPar)] == [54, 58, 62, 68, 74, 82, 90, 100]
    for wrong in (0, 56, 71, 110):
        refused(table, SetPar(wrong), "1862.4.2-choose-par")


@pytest.mark.rule("1862.4.2-buy-director-certificate", "1862.6.3-first-director", "1862.3.1-chartered-origin")
@pytest.mark.parametrize(("value", "cost"), [(54, 162), (74, 222), (100, 300)])
def test_the_director_s_certificate_costs_three_times_par(value, cost):
    table = win_charter(house(), "ECR", value)
    assert cash(table)[0] == 500 - cost
    assert treasury(table, "ECR") == 0, "the bank is paid"
    assert shares(table, "ECR") == [3, 0, 0]
    assert director(table, "ECR") == 0
    assert par(table, "ECR") == value
    assert table.state.is_chartered(COMPANY["ECR"])


@pytest.mark.rule("1862.4.2-no-share-sales")
def test_no_shares_can_be_sold_to_start_the_company():
    table = play(house(cash=200, shares={"EUR": (5, 0, 0)}), Bid("ECR", 0), PASS, PASS)
    refused(table, SellShares("EUR", 1), "1862.4.2-must-start")
    play(table, SetPar(54))
    assert stage(table) == "Proposals", "there is no money for another share, and none can be raised"


@pytest.mark.rule("1862.4.2-par-affordable")
def test_par_is_what_the_winner_can_pay_after_the_bid():
    table = play(house(cash=[300, 500, 500]), Bid("ECR", 60), PASS, PASS)
    refused(table, SetPar(82), "1862.4.2-par-affordable", "£246", "£240")
    assert [choice.par for choice in offered(table, SetPar)] == [54, 58, 62, 68, 74]


@pytest.mark.rule("1862.4.2-two-more-shares", "1862.4.2-chart-purchase-prices")
def test_the_winner_may_buy_two_more_shares_at_par():
    table = win_charter(house(cash=1000), "ECR", 74)
    refused(table, BuyShare("EUR", OFFERING), "1862.4.2-two-more-shares")
    refused(table, BuyShare("ECR", "pool"), "1862.4.2-two-more-shares")
    play(table, BuyShare("ECR", OFFERING))
    assert cash(table)[0] == 1000 - 4 * 74
    assert stage(table) == "CharterShares"
    play(table, BuyShare("ECR", OFFERING))
    assert stage(table) == "Proposals", "two are the most"
    assert shares(table, "ECR") == [5, 0, 0]


@pytest.mark.rule("1862.4.2-two-more-shares", "1862.6.5.2-limit-blocks-buying")
def test_the_certificate_limit_stops_the_additional_shares():
    table = win_charter(house(cash=1000, limit=2), "ECR", 54)
    play(table, BuyShare("ECR", OFFERING))
    assert stage(table) == "Proposals"
    assert shares(table, "ECR") == [4, 0, 0]


@pytest.mark.rule("1862.4.2-two-more-shares")
def test_shares_that_cannot_be_paid_for_are_not_offered():
    table = win_charter(house(cash=[269, 500, 500]), "ECR", 54)
    play(table, BuyShare("ECR", OFFERING))
    assert stage(table) == "Proposals"
    assert cash(table)[0] == 269 - 4 * 54


@pytest.mark.rule("1862.4.2-float-at-once")
def test_a_company_half_of_which_is_bought_floats_at_once_at_par():
    table = win_charter(house(cash=1000, shares={"EUR": (5, 0, 0)}, prices={"EUR": 74}), "ECR", 74)
    play(table, BuyShare("ECR", OFFERING))
    assert not is_floated(table, "ECR")
    assert stack(table, 74) == ["EUR"], "it has no marker before it floats"
    play(table, BuyShare("ECR", OFFERING))
    assert is_floated(table, "ECR")
    assert stack(table, 74) == ["EUR", "ECR"]
    assert price(table, "ECR") == 74


@pytest.mark.rule("1862.4.2-rest-in-ipo", "1862.2.4.3-board-ipo")
def test_the_unsold_shares_lie_in_the_offering():
    table = house(cash=1000)
    assert director(table, "ECR") == IPO
    assert in_offering(table, "ECR") == 10
    play(win_charter(table, "ECR", 74), BuyShare("ECR", OFFERING), PASS)
    assert in_offering(table, "ECR") == 6
    assert on_charter(table, "ECR") == 0


@pytest.mark.rule("1862.4.1-auction-won")
def test_what_is_told_of_an_auction():
    table = play(house(), Bid("ECR", 0), Bid("ECR", 10), PASS, PASS)
    assert [note.actor for note in notes(table, "open_auction")] == [0]
    assert [note.facts["amount"] for note in notes(table, "bid")] == [10]
    assert [note.actor for note in notes(table, "pass_bid")] == [2, 0]
    assert notes(table, "win_charter")[0].facts["amount"] == 10
    assert not is_started(table, "ECR"), "not before its par is set"
