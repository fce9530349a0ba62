"""Insolvency."""

import pytest

from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, PAY, BuyShare, LayTile, SellShares
from bradshaw.games.g1860.actions import AnswerOffer, BuildBase, BuyTrain

from .operations import (
    CROSS_COUNTRY,
    EAST_COAST,
    FULL_EAST,
    earnings,
    insolvent,
    iow,
    lays,
    operate,
    order,
    route,
    run_best,
    runs,
    to_run,
)
from .positions import cash, notes, offered, play, position, price, refused, stage, trains, treasury

SHORT = {"J4": ("6", 0)}
"""Ryde Esplanade and St Johns."""
BEYOND = {hex_: tile for hex_, tile in EAST_COAST.items() if hex_ != "H10"}
"""The east coast without the hill of Wroxall."""


def broke(**words):
    """IOW, insolvent and without the money for a train, in its turn."""
    return iow(**({"trains": {}, "insolvent": ["IOW"], "credits": {"IOW": 100}, "round_of_set": (1, 2)} | words))


# The duty to buy


@pytest.mark.rule("1860.insolvency.must-buy")
def test_a_company_without_a_train_must_buy_one_if_it_can():
    game = iow(trains={}, step="trains", credits={"IOW": 250})
    refused(game, PASS, "1860.insolvency.must-buy")
    play(game, BuyTrain("2+1", "bank", 250))
    assert not insolvent(game, "IOW")


@pytest.mark.rule("1860.insolvency.must-buy")
def test_exactly_the_price_is_enough_and_one_less_is_not():  # ruling C13
    assert stage(iow(trains={}, step="trains", credits={"IOW": 249})) == "StockTurn"
    assert PASS not in iow(trains={}, step="trains", credits={"IOW": 250}).choices()


@pytest.mark.rule("1860.insolvency.must-buy")
def test_the_duty_does_not_ask_for_a_route():  # ruling C14
    game = iow(trains={}, step="trains", credits={"IOW": 250}, tiles={})
    refused(game, PASS, "1860.insolvency.must-buy")


@pytest.mark.rule("1860.insolvency.must-buy")
def test_any_train_meets_the_duty_even_another_companys():  # ruling C13
    words = {"shares": {"IOW": (5, 0, 0), "C&N": (0, 5, 0)}, "trains": {"C&N": ["2+1"]}, "tiles": SHORT}
    game = iow(**words, step="trains", credits={"IOW": 300})
    refused(game, PASS, "1860.insolvency.must-buy")
    play(game, BuyTrain("2+1", "C&N", 10), AnswerOffer(True))
    assert trains(game, "IOW") == ["2+1"]
    play(game, PASS)


@pytest.mark.rule("1860.insolvency.must-buy")
def test_a_director_never_pays_for_a_train():  # ruling C16
    game = iow(trains={}, step="trains", credits={"IOW": 240}, cash=1000)
    assert stage(game) == "StockTurn"
    assert cash(game) == [1000, 1000, 1000]
    assert insolvent(game, "IOW")


# Becoming insolvent


@pytest.mark.rule("1860.insolvency.when", "1860.insolvency.end-of-turn")
def test_a_company_becomes_insolvent_at_the_end_of_a_turn_without_a_train():
    game = iow(trains={}, credits={"IOW": 100}, round_of_set=(1, 2), phase="3+2", prices={"IOW": 82})
    while order(game) and game.state.operating_round == 1:
        assert not insolvent(game, "IOW")
        play(game, PASS)
    # It did not lease in this turn: nothing was earned, and the price fell.
    assert insolvent(game, "IOW")
    assert treasury(game, "IOW") == 100
    assert price(game, "IOW") == 74
    run_best(game)
    assert treasury(game, "IOW") == 100 + 40 + 3 * 20


@pytest.mark.rule("1860.insolvency.no-route", "1860.insolvency.when")
def test_a_company_without_a_route_is_not_insolvent():
    game = iow(trains={}, credits={"IOW": 0}, tiles={}, step="trains")
    assert stage(game) == "StockTurn"
    assert not insolvent(game, "IOW")
    # A halt is no end of a route.
    game = position(
        shares={"C&N": (5, 0, 0), "FYN": (0, 5, 0)},
        prices={"FYN": 74, "C&N": 68},
        tiles={"B4": ("115", 5), "C5": ("743", 2), "F2": ("787", 0)},
        credits={"FYN": 0, "C&N": 0},
        company="FYN",
        step="trains",
    )
    assert not insolvent(game, "FYN")
    operate(game)
    assert insolvent(game, "C&N"), "Cowes and Mill Hill are a route"


@pytest.mark.rule("1860.insolvency.when")
def test_a_full_station_may_be_the_end_of_the_route():  # ruling C15
    game = iow(
        shares={"IOW": (5, 0, 0), "BHI&R": (0, 5, 0)},
        prices={"IOW": 74, "BHI&R": 58},
        tiles={**SHORT, "L6": ("115", 1)},
        bases={"BHI&R": ["J4"]},
        trains={},
        credits={"IOW": 0, "BHI&R": 0},
        step="trains",
    )
    assert insolvent(game, "IOW")
    operate(game)
    assert not insolvent(game, "BHI&R"), "Bembridge has no track to any other station"


# What an insolvent company may not do


@pytest.mark.rule("1860.insolvency.retain")
def test_leasing_revenue_is_retained_and_the_price_falls():
    game = run_best(broke(prices={"IOW": 82}))
    assert stage(game) == "LayTrack", "nobody was asked about a dividend, and the next round has begun"
    assert cash(game) == [500, 500, 500]
    assert price(game, "IOW") == 74
    assert treasury(game, "IOW") == 180


@pytest.mark.rule("1860.insolvency.no-base")
def test_an_insolvent_company_builds_no_base():
    game = play(broke(), PASS)
    assert stage(game) == "Runs"
    refused(game, BuildBase("J4", 0), "1860.run.must-run")
    game = play(broke(insolvent=[], trains={"IOW": ["2+1"]}), PASS)
    assert offered(game, BuildBase)


@pytest.mark.rule("1860.insolvency.no-upgrade")
def test_an_insolvent_company_upgrades_nothing():
    refused(broke(phase="3+2"), LayTile("J4", "12", 0), "1860.insolvency.no-upgrade")


@pytest.mark.rule("1860.insolvency.no-paid-track")
def test_an_insolvent_company_lays_only_track_that_costs_nothing():
    refused(broke(tiles=BEYOND), LayTile("H10", "741", 4), "1860.insolvency.no-paid-track")
    game = broke(tiles=SHORT)
    play(game, LayTile("J6", "746", 0))
    # Solvent, with the same money, it could build on the hill.
    assert LayTile("H10", "741", 4) in lays(iow(tiles=BEYOND, trains={}, credits={"IOW": 100}))


# Leasing


@pytest.mark.rule("1860.insolvency.lease")
def test_an_insolvent_company_that_cannot_pay_for_a_train_leases_one_and_must_run_it():
    game = to_run(broke())
    assert stage(game) == "Runs"
    refused(game, runs(), "1860.run.must-run")
    refused(game, PASS, "1860.run.must-run")
    run_best(game)
    assert notes(game, "run_trains")[-1].facts["leased"]
    assert trains(game, "IOW") == []


@pytest.mark.rule("1860.insolvency.lease", "1860.insolvency.buy-when-able")
def test_an_insolvent_company_that_can_pay_does_not_lease_and_must_buy():  # ruling C12
    game = broke(credits={"IOW": 250}, prices={"IOW": 82})
    play(game, PASS)
    assert stage(game) == "BuyTrains"
    assert treasury(game, "IOW") == 250
    assert price(game, "IOW") == 74
    assert insolvent(game, "IOW")
    refused(game, PASS, "1860.insolvency.must-buy")


@pytest.mark.rule("1860.insolvency.buy-when-able")
def test_leasing_revenue_that_makes_up_the_price_is_spent_in_the_same_turn():
    game = run_best(broke(credits={"IOW": 170}))
    assert treasury(game, "IOW") == 250
    assert stage(game) == "BuyTrains"
    refused(game, PASS, "1860.insolvency.must-buy")
    play(game, BuyTrain("2+1", "bank", 250))
    assert not insolvent(game, "IOW")


@pytest.mark.rule("1860.insolvency.buy-when-able", "1860.insolvency.cleared")
def test_a_train_of_another_company_ends_insolvency_too():
    game = broke(
        shares={"IOW": (5, 0, 0), "C&N": (5, 0, 0)},
        prices={"IOW": 82, "C&N": 74},
        tiles=SHORT,
        trains={"C&N": ["2+1"]},
        credits={"IOW": 400, "C&N": 0},
        step="trains",
    )
    play(game, BuyTrain("2+1", "C&N", 20))
    assert stage(game) == "BuyTrains", "the turn is not over yet"
    assert not insolvent(game, "IOW")


@pytest.mark.rule("1860.insolvency.lease-smallest")
def test_the_smallest_train_on_offer_is_leased():
    game = to_run(broke(phase="6+3"))
    assert game.choices()[0].runs[0].train == "6+3"
    game = to_run(broke(phase="6+3", returned=["4+2", "5+3"]))
    assert game.choices()[0].runs[0].train == "4+2"


@pytest.mark.rule("1860.insolvency.lease", "1860.phases.lease-no-trigger")
def test_leasing_takes_no_train_and_begins_no_phase():
    game = run_best(broke(phase="2+1", next_train="3+2"))
    assert game.state.rules_of_phase.name == "2"
    assert game.state.depot[1] == 4


@pytest.mark.rule("1860.insolvency.lease-allowance")
def test_a_leased_train_has_its_first_number_for_all_stops_together():
    game = to_run(broke(phase="3+2", bases={"IOW": ["I9"]}))
    train = "3+2"
    stops = ("I3.0", "J4.0", "J6.0")
    assert runs(route(game, train, *stops)) in game.choices()
    refused(game, runs(route(game, train, *stops, "J8.0")), "1860.run.large-allowance")
    # A 3+2 of its own could call at three large stations and two more.
    game = position(
        shares={"C&N": (5, 0, 0)},
        tiles={"F2": ("787", 0), "F4": ("742", 3)},
        insolvent=["C&N"],
        credits={"C&N": 0},
        phase="3+2",
        company="C&N",
        step="run",
    )
    way = ("F2.0", "F2.1", "F2.2", "F4.0", "G5.0")
    refused(game, runs(route(game, train, *way)), "1860.run.small-allowance")
    play(game, runs(route(game, train, *way, calls=["F2.0", "F2.1", "G5.0"])))


@pytest.mark.rule("1860.insolvency.leasing-revenue")
@pytest.mark.parametrize(("train", "revenue"), [("5+3", 140), ("9+5", 220)])
def test_the_most_that_a_leased_train_earns(train, revenue):
    before = {"5+3": "5+3", "9+5": "8+4"}[train]
    game = position(
        shares={"FYN": (5, 0, 0)},
        tiles=CROSS_COUNTRY,
        insolvent=["FYN"],
        credits={"FYN": 0},
        phase=before,
        next_train=train,
        company="FYN",
        step="run",
    )
    assert game.choices()[0].runs[0].train == train
    run_best(game)
    assert treasury(game, "FYN") == revenue


@pytest.mark.rule("1860.insolvency.leasing-revenue")
def test_station_values_do_not_matter_and_halts_bring_no_subsidy_of_their_own():
    # Pier, Ryde, St Johns, St Helens (a halt), Brading: five stops, worth 170 and 10 to a train of its own.
    game = to_run(broke(tiles=FULL_EAST, phase="5+3"))
    stops = ("J2.0", "I3.0", "J4.0", "K5.0", "J6.0")
    play(game, runs(route(game, "5+3", *stops)))
    assert treasury(game, "IOW") == 100 + 140
    assert notes(game, "run_trains")[-1].facts["subsidy"] == 0


# Becoming solvent


@pytest.mark.rule("1860.insolvency.cleared")
def test_insolvency_ends_with_the_purchase_of_a_train_and_not_before():
    game = broke(credits={"IOW": 1000}, step="trains")
    assert insolvent(game, "IOW")
    play(game, BuyTrain("2+1", "bank", 250))
    assert not insolvent(game, "IOW")
    game = run_best(broke())
    assert insolvent(game, "IOW"), "a turn with a leased train changes nothing"


@pytest.mark.rule("1860.insolvency.cleared")
def test_a_solvent_company_may_pay_dividends_again():
    game = broke(credits={"IOW": 250}, round_of_set=(1, 2), phase="2+1")
    play(game, PASS, BuyTrain("2+1", "bank", 250))
    run_best(game)
    assert PAY in game.choices()


# Its shares


@pytest.mark.rule("1860.insolvency.share-price-fall")
def test_sales_of_an_insolvent_company_lower_its_price_and_bring_half():
    game = position(
        shares={"IOW": (5, 2, 0)}, prices={"IOW": 82}, insolvent=["IOW"], operated=["IOW"], credits={"IOW": 0}
    )
    play(game, SellShares("IOW", 2))
    assert price(game, "IOW") == 74
    assert cash(game) == [500 + 2 * 41, 500, 500]


@pytest.mark.rule("1860.insolvency.share-purchase-price")
def test_shares_of_an_insolvent_company_cost_the_normal_price():
    words = {
        "shares": {"IOW": (4, 1, 0)},
        "pool": {"IOW": 1},
        "pars": {"IOW": 100},
        "prices": {"IOW": 82},
        "insolvent": ["IOW"],
        "operated": ["IOW"],
        "turn": 1,
    }
    assert cash(play(position(**words), BuyShare("IOW", OFFERING)))[1] == 400
    assert cash(play(position(**words), BuyShare("IOW", BANK_POOL)))[1] == 418


@pytest.mark.rule("1860.insolvency.leasing-revenue")
def test_after_the_southern_railway_halts_bring_a_leased_train_nothing():
    game = position(
        shares={"FYN": (5, 0, 0)},
        tiles=CROSS_COUNTRY,
        insolvent=["FYN"],
        credits={"FYN": 0},
        phase="9+5",
        grouping_done=True,
        company="FYN",
        step="run",
    )
    assert earnings(game, "FYN") == (80, 0)  # Yarmouth, Freshwater, Newport, Ryde St Johns
    run_best(game)
    assert treasury(game, "FYN") == 120
