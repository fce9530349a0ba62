"""Points about the auction, privates, stock rounds, prices, flotation and priority that went wrong elsewhere."""

from bradshaw.eighteen.actions import BuyShare, LayTile, Pass, PayDividend, SellShares
from bradshaw.eighteen.state import IPO, NO_TILE
from bradshaw.games.g1860.actions import BuyPrivate, Exchange, StartCompany, TakePrivate
from bradshaw.games.g1860.components import CHART, COMPANY, SMALL_MAP
from bradshaw.games.g1860.rules.ending import worth
from bradshaw.games.g1860.state import CLOSED
from tests.words.english import english

from .positions import (
    after_auction,
    auction,
    bidding,
    cash,
    certificates,
    director,
    in_offering,
    in_pool,
    new_game,
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


def failing(**words):
    """A company at 14, of which Ada can sell enough to ruin it."""
    words = {"cash": [100, 500, 500], "shares": {"IWNJ": [4, 1]}, "operated": ["IWNJ"]} | words
    return position(**words, prices={"IWNJ": 14}, floated=["IWNJ"])


# The auction


def test_winner_of_an_auction_must_take_a_certificate():
    game = play(new_game(), *bidding(5, 0, 0))
    refused(game, Pass(), "1860.auction.pay-bid")
    assert Pass() not in game.choices()
    play(game, TakePrivate("Brading"))


def test_priority_after_the_auction_is_by_money_and_in_a_tie_by_the_privates():
    assert after_auction().state.priority == 2
    # Two players, level at the end: 1000 - 130 - 50 - 164 = 1000 - 90 - 164 - 30 - 60.
    game = new_game(2)
    auction(game, 0, "Ryde Pier")
    auction(game, 1, "Cowes")
    auction(game, 0, "Yarmouth")
    auction(game, 1, "Brading", bid=60)
    auction(game, 0, "IOW", par=74)
    auction(game, 1, "C&N", par=74)
    assert cash(game) == [672, 672]
    assert game.state.priority == 1  # 120 in privates against 180


# Privates


def test_company_that_floats_by_an_exchange_gets_its_home_tile():
    game = position(shares={"C&N": [3, 1]}, privates={"Cowes": 1}, turn=1)
    play(game, Exchange("Cowes"))
    assert (stage(game), game.actors) == ("HomeTile", (0,))
    play(game, LayTile("F2", "787", 1))
    assert game.state.bases[COMPANY["C&N"]] == ((SMALL_MAP.number["F2"], 0, 0),)


def test_private_is_exchanged_in_the_turn_in_which_its_company_is_started():
    game = position(cash=500, privates={"Cowes": 0})
    play(game, StartCompany("C&N", 74))
    assert game.actors == (0,)
    play(game, Exchange("Cowes"))
    assert shares(game, "C&N") == [3, 0, 0]
    assert game.actors == (1,)


def test_private_is_exchanged_in_the_turn_in_which_it_is_bought():
    game = position(cash=500, shares={"C&N": [2]}, privates={"Cowes": "bank"})
    play(game, BuyPrivate("Cowes"))
    assert game.actors == (0,)
    play(game, Exchange("Cowes"))
    assert shares(game, "C&N") == [3, 0, 0]
    assert owner(game, "Cowes") == CLOSED


def test_private_is_exchanged_in_the_owners_turn_only():
    game = position(shares={"C&N": [2]}, privates={"Cowes": 1})
    refused(game, Exchange("Cowes"), "1860.private-exchange.timing")
    refused(game, Exchange("Cowes"), "1860.stock.clockwise", seat=1)
    agreed = position(shares={"C&N": [2]}, privates={"Cowes": 1}, exchange_any_time=True)
    play(agreed, Exchange("Cowes"))
    assert shares(agreed, "C&N") == [2, 1, 0]
    assert agreed.actors == (0,)


# Prices


def test_price_does_not_fall_by_sales_after_the_first_8_train():
    words = {"cash": 0, "shares": {"IWNJ": [8]}, "prices": {"IWNJ": 100}, "operated": ["IWNJ"]}
    assert price(play(position(**words, phase="8+4"), SellShares("IWNJ", 3)), "IWNJ") == 100
    assert price(play(position(**words, phase="7+4"), SellShares("IWNJ", 3)), "IWNJ") == 86


def test_first_share_of_a_sale_in_the_red_zone_leaves_the_price():
    words = {"cash": 0, "shares": {"IWNJ": [8]}, "operated": ["IWNJ"]}
    game = play(position(**words, prices={"IWNJ": 200}), SellShares("IWNJ", 1))
    assert price(game, "IWNJ") == 200
    assert notes(game, "price_falls") == []


def test_sales_of_one_company_in_one_turn_are_one_transaction():
    words = {"cash": 0, "shares": {"IWNJ": [8], "IOW": [3]}, "operated": ["IWNJ"], "prices": {"IWNJ": 200}}
    game = play(position(**words), SellShares("IWNJ", 1))
    refused(game, SellShares("IWNJ", 1), "1860.price.single-transaction")
    play(game, SellShares("IOW", 1))
    refused(game, SellShares("IWNJ", 1), "1860.price.single-transaction")


# Flotation


def test_company_floats_without_a_home_tile_when_none_is_left():
    game = position(cash=500, shares={"VY&SC": [4]}, tiles={"G9": ("746", 0), "J6": ("746", 0)})
    play(game, BuyShare("VY&SC", "ipo"))
    assert game.state.is_floated(COMPANY["VY&SC"])
    assert stage(game) == "StockTurn"
    assert game.state.tiles[SMALL_MAP.number["E9"]] == NO_TILE
    assert game.state.bases[COMPANY["VY&SC"]] == ((SMALL_MAP.number["E9"], 0, 0),)
    passing(game, 3)
    assert stage(game) == "LayTrack"
    assert list(game.choices()) == [Pass()]


def test_shares_in_the_pool_do_not_float_a_company():
    game = position(cash=500, shares={"IWNJ": [3]}, pool={"IWNJ": 5})
    play(game, BuyShare("IWNJ", "ipo"))
    assert not game.state.is_floated(COMPANY["IWNJ"])


def test_marker_enters_the_market_on_flotation_below_those_already_there():
    game = position(cash=500, shares={"IWNJ": [4], "IOW": [0, 4]}, pars={"IWNJ": 74, "IOW": 74})
    assert game.state.markers.on(CHART.place(74)) == []
    play(game, Pass(), BuyShare("IOW", "ipo"), Pass(), BuyShare("IWNJ", "ipo"))
    assert game.state.markers.on(CHART.place(74)) == [COMPANY["IOW"], COMPANY["IWNJ"]]
    passing(game, 3)
    assert notes(game, "company_turn")[0].facts["company"] == COMPANY["IOW"]


def test_shares_of_a_company_that_has_not_floated_can_be_sold():
    game = play(position(cash=0, shares={"IOW": [4]}), SellShares("IOW", 2))
    assert (cash(game)[0], in_pool(game, "IOW")) == (74, 2)


def test_company_that_floats_after_the_southern_railway_gets_no_base():
    game = position(cash=500, shares={"VY&SC": [4]}, phase="9+5", grouping_done=True)
    play(game, BuyShare("VY&SC", "ipo"))
    assert game.state.is_floated(COMPANY["VY&SC"])
    assert treasury(game, "VY&SC") == 540
    assert game.state.bases[COMPANY["VY&SC"]] == ()
    assert stage(game) == "StockTurn"
    assert worth(game.state, 0) == 500 - 54 + 5 * 27  # the shares still count


# Bankruptcy in stock rounds


def test_bankruptcy_is_noticed_right_after_a_sale():
    game = play(failing(), SellShares("IWNJ", 3))
    # 14 falls by two places: three shares, the first of them free.
    assert game.state.is_bankrupt(COMPANY["IWNJ"])
    assert cash(game)[0] == 100 + 3 * 7  # the seller is paid first
    assert (in_offering(game, "IWNJ"), in_pool(game, "IWNJ")) == (10, 0)
    assert director(game, "IWNJ") == IPO
    assert shares(game, "IWNJ") == [0, 0, 0]
    assert not play(failing(), SellShares("IWNJ", 2)).state.is_bankrupt(COMPANY["IWNJ"])


def test_par_after_a_bankruptcy_starts_at_40():
    game = position(cash=[80, 500, 500], bankrupt=["IWNJ"], layers=2)
    assert StartCompany("IWNJ", 40) in game.choices()
    refused(game, StartCompany("IWNJ", 36), "1860.bankruptcy.new-par", "£40, £44")
    rich = position(cash=500, bankrupt=["IWNJ"], layers=2)
    refused(rich, StartCompany("IWNJ", 86), "1860.bankruptcy.new-par", "82")
    assert max(one.par for one in offered(rich, StartCompany) if one.company == "IWNJ") == 82


def test_bankruptcy_ends_the_stock_round_and_a_new_one_begins():
    game = failing(shares={"IWNJ": [4, 1], "IOW": [3, 0, 3]}, passed=[1, 2])
    play(game, SellShares("IOW", 1), SellShares("IWNJ", 3))
    assert stage(game) == "StockTurn"
    turn = game.state.frames[-1]
    assert (turn.passed, turn.sold, turn.acted) == (0, (0, 0, 0), False)
    assert game.actors == (game.state.priority,) == (1,)  # Ben has no shares left; Ada's purchase is lost
    play(game, Pass(), Pass())
    assert game.actors == (0,)
    # What was sold before the bankruptcy may be bought now, the bankrupt company too.
    assert BuyShare("IOW", "ipo") in game.choices()
    assert StartCompany("IWNJ", 40) in game.choices()


def test_passes_do_not_survive_a_stock_round_that_is_begun_again():
    game = failing(passed=[1, 2], shares={"IWNJ": [4, 1], "IOW": [0, 5, 5]})
    play(game, SellShares("IWNJ", 3))
    assert game.actors == (0,)
    passing(game, 2)
    assert stage(game) == "StockTurn"
    passing(game, 1)
    assert stage(game) == "LayTrack"


# Priority


def test_priority_changes_only_at_the_end_of_a_stock_round_or_on_a_bankruptcy():
    game = position(cash=500, shares={"IOW": [5, 2]}, priority=0)
    play(game, BuyShare("IOW", "ipo"), SellShares("IOW", 1), Pass())
    assert game.state.priority == 0
    passing(game, 3)
    assert game.state.priority == 2


def test_priority_after_a_bankruptcy_goes_to_the_fewest_shares():
    game = failing(shares={"IWNJ": [4, 1], "IOW": [3, 2, 0], "C&N": [0, 2, 2]}, priority=1)
    play(game, SellShares("IWNJ", 3))
    assert [sum(game.state.shares(seat, one) for one in range(8)) for seat in range(3)] == [3, 4, 2]
    assert game.state.priority == 2


def test_priority_after_a_bankruptcy_goes_in_a_tie_clockwise_from_the_holder():
    for holder, heir in ((0, 0), (1, 2), (2, 2)):
        game = failing(shares={"IWNJ": [4], "IOW": [2, 4, 2]}, directors={"IOW": 1}, priority=holder)
        play(game, SellShares("IWNJ", 3))
        assert game.state.priority == heir
        assert game.actors == (heir,)


def test_shares_are_counted_for_the_priority_and_not_certificates():
    game = failing(shares={"IWNJ": [4], "IOW": [2, 2, 2], "C&N": [2, 2, 1]})
    play(game, SellShares("IWNJ", 3))
    assert certificates(game) == [2, 4, 3]
    assert game.state.priority == 2  # three shares against Ada's four


# The bank


def test_bank_can_still_break_after_the_southern_railway_but_not_under_british_rail():
    words = {
        "cash": [5000, 4990, 0],
        "shares": {"IOW": [5]},
        "trains": {"IOW": ["9+5"]},
        "prices": {"IOW": 100},
        "phase": "9+5",
        "grouping_done": True,
    }
    southern = play(position(**words, company="IOW", step="dividend", revenue=100), PayDividend())
    assert notes(southern, "bank_broken")
    assert english(southern.outcome.reasons) == ("the bank ran out of money",)
    nationalised = position(**words, privates={"Ryde Pier": 0, "Cowes": 1})
    while stage(nationalised) == "StockTurn":
        play(nationalised, Pass())
    assert nationalised.state.british_rail
    assert nationalised.state.cash[0] < 0
    assert notes(nationalised, "bank_broken") == []
