"""Points of operating rounds that other implementations got wrong or that were argued about.

Numbers are those of the public issue tracker of 18xx.games.
"""

import pytest

from bradshaw.eighteen.actions import OFFERING, PASS, RETAIN, BuyShare, LayTile, SellShares
from bradshaw.games.g1860.actions import BuyTrain
from tests.words.english import english

from .operations import (
    CROSS_COUNTRY,
    EAST_COAST,
    FULL_EAST,
    MEDINA,
    bankrupt,
    bases,
    begin_operations,
    insolvent,
    iow,
    lays,
    operate,
    over,
    route,
    run_best,
    runs,
)
from .positions import cash, notes, play, position, price, refused, stage, trains, treasury

PAIR = {"IOW": (5, 0, 0), "C&N": (0, 5, 0)}
LINES = {**EAST_COAST, **MEDINA}


def cn(**words):
    return position(**({"shares": {"C&N": (5, 0, 0)}, "tiles": MEDINA, "company": "C&N", "step": "run"} | words))


@pytest.mark.rule("1860.run.small-allowance", "1860.run.unused-large")
def test_halts_count_within_the_allowance_and_unused_large_calls_may_serve_them():  # 2673
    way = ("F2.0", "F2.1", "F2.2", "F4.0", "G5.0")
    game = cn(trains={"C&N": ["2+1"]})
    refused(game, runs(route(game, "2+1", *way)), "1860.run.small-allowance")
    game = cn(trains={"C&N": ["3+2"]}, phase="3+2")
    play(game, runs(route(game, "3+2", *way)))
    # The third large call, which the line has no station for, serves the second halt.
    assert game.state.frames[-1].subsidy == 20


@pytest.mark.rule("1860.insolvency.no-route", "1860.run.endpoints")
def test_a_line_that_ends_at_a_halt_is_no_route():  # 2674
    game = position(
        shares={"FYN": (5, 0, 0)},
        tiles={"B4": ("115", 5), "C5": ("743", 2)},
        company="FYN",
        step="trains",
        credits={"FYN": 0},
    )
    assert not insolvent(game, "FYN")
    game = position(
        shares={"FYN": (5, 0, 0)},
        tiles={"B4": ("115", 5), "C5": ("743", 2), "D6": ("748", 2)},
        company="FYN",
        step="trains",
        credits={"FYN": 0},
        phase="3+2",
    )
    assert insolvent(game, "FYN")


@pytest.mark.rule("1860.nationalisation.receivership-first", "1860.nationalisation.close-two")
def test_what_is_not_paid_out_counts_nothing_when_companies_close():  # 2697
    # C&N, without a director, could earn most of all and closes first.
    game = begin_operations(
        shares={"IOW": (1, 1, 1), "C&N": (0, 5, 0), "IWNJ": (5, 0, 0)},
        pool={"IOW": 2},
        directors={"IOW": "pool"},
        floated=["IOW"],
        prices={"IOW": 90, "C&N": 74, "IWNJ": 68},
        tiles={**FULL_EAST, **MEDINA, "G5": ("763", 0), "G7": ("761", 0)},
        trains={"IOW": ["9+5"], "C&N": ["9+5"], "IWNJ": ["9+5"]},
        credits=dict.fromkeys(("IOW", "C&N", "IWNJ"), 0),
        phase="9+5",
        grouping_done=True,
    )
    assert notes(game, "close_down")[0].facts == {"company": 1, "dividend": 0}


@pytest.mark.rule("1860.run.must-run")
def test_an_empty_run_is_refused_if_a_route_exists():  # 2701
    refused(iow(step="run"), runs(), "1860.run.must-run")
    game = iow(step="run", trains={}, insolvent=["IOW"], credits={"IOW": 0})
    refused(game, runs(), "1860.run.must-run")


@pytest.mark.rule("1860.run.must-run", "1860.nationalisation.receivership-pays-nothing")
def test_under_british_rail_a_company_without_a_director_does_not_run():  # 2701
    game = begin_operations(
        shares={"IOW": (1, 1, 1)},
        pool={"IOW": 2},
        directors={"IOW": "pool"},
        floated=["IOW"],
        tiles=EAST_COAST,
        trains={"IOW": ["9+5"]},
        phase="9+5",
        grouping_done=True,
    )
    assert notes(game, "run_trains") == []
    assert over(game)


@pytest.mark.rule("1860.float.home-tile", "1860.lay.connect")
def test_a_company_floats_even_if_no_tile_is_left_for_its_home():  # 2709, 4030, 6831
    game = position(
        shares={"NGStL": (4, 0, 0)}, tiles={"E9": ("746", 2), "J6": ("746", 0)}, cash=500, turn=0, phase="2+1"
    )
    play(game, BuyShare("NGStL", OFFERING))
    assert stage(game) == "StockTurn"
    assert bases(game, "NGStL") == ["G9.0.0"]
    assert treasury(game, "NGStL") == 580
    # The bare hex is an ordinary lay once a tile has come back.
    game = position(shares={"NGStL": (5, 0, 0)}, company="NGStL")
    assert {lay.hex for lay in lays(game)} == {"G9"}


@pytest.mark.rule("1860.upgrade.train-reach")
def test_a_route_to_an_upgrade_may_be_made_by_the_upgrade():  # 2858, 4029
    game = iow(tiles={**EAST_COAST, "J4": ("115", 0)}, phase="3+2", trains={"IOW": ["3+2"]})
    assert LayTile("J4", "12", 0) in game.choices()
    refused(iow(phase="3+2", trains={"IOW": ["2+1", "2+1"]}), LayTile("J6", "757", 0), "1860.upgrade.train-reach")


@pytest.mark.rule("1860.southern.no-building")
def test_building_after_the_southern_railway():  # 2871; by the rulebook British Rail builds nothing, ruling D4
    words = {
        "shares": {"IOW": (5, 0, 0)},
        "prices": {"IOW": 74},
        "tiles": {"J4": ("6", 0)},
        "credits": {"IOW": 800},
        "phase": "8+4",
        "next_train": "9+5",
        "company": "IOW",
        "step": "trains",
        "round_of_set": (1, 3),
    }
    game = play(position(**words), BuyTrain("9+5", "bank", 800))
    assert over(game), "nobody was asked to build in the round of British Rail"
    game = play(position(**words, building_under_british_rail=True), BuyTrain("9+5", "bank", 800))
    assert game.state.british_rail
    assert LayTile("J6", "746", 0) in game.choices()


@pytest.mark.rule("1860.upgrade.train-needed")
def test_no_upgrade_without_a_train_of_its_own():  # 2921, 3765
    refused(iow(phase="3+2", trains={}), LayTile("J4", "12", 0), "1860.upgrade.train-needed")


@pytest.mark.rule("1860.trains.when")
def test_a_director_never_contributes():  # 2959
    game = iow(trains={}, step="trains", credits={"IOW": 249}, cash=3000)
    assert stage(game) == "StockTurn"
    assert cash(game) == [3000] * 3


@pytest.mark.rule("1860.run.not-forced-maximum")
def test_all_halts_are_offered_and_fewer_may_be_taken():  # 3208
    way = ("F2.0", "F2.1", "F2.2", "F4.0", "G5.0")
    game = cn(trains={"C&N": ["3+2"]}, phase="3+2")
    assert game.choices()[0] == runs(route(game, "3+2", *way))
    for halts in (["F2.2"], ["F4.0"], []):
        calls = [stop for stop in way if stop in ("F2.0", "F2.1", "G5.0", *halts)]
        assert runs(route(game, "3+2", *way, calls=calls)) in game.choices()


@pytest.mark.rule("1860.end.bank-in-or", "1860.nationalisation.infinite-bank")
def test_the_bank_can_break_before_british_rail_and_not_after():  # 3374, 3585
    words = {
        "shares": PAIR,
        "prices": {"IOW": 82, "C&N": 74},
        "tiles": LINES,
        "credits": {"IOW": 0, "C&N": 0},
        "phase": "9+5",
        "grouping_done": True,
        "cash": [3333, 3333, 3333],
    }
    game = begin_operations(**words, trains={"IOW": ["9+5"]})
    operate(game)
    operate(game)
    assert english(game.outcome.reasons) == ("the bank ran out of money",)
    game = begin_operations(**words, trains={"IOW": ["9+5"], "C&N": ["9+5"]})
    assert game.state.british_rail
    assert not game.state.bank_broken


@pytest.mark.rule("1860.bankruptcy.bases-block-track", "1860.bankruptcy.bases-do-not-block-runs")
def test_turned_over_bases_block_building_but_not_trains():  # 3578, 6315
    words = {
        "shares": {"IOW": (5, 0, 0)},
        "tiles": {"J4": ("6", 0), "J6": ("746", 0), "L6": ("115", 1)},
        "bankrupt": ["BHI&R"],
        "bases": {"BHI&R": ["L6", "J4"]},
        "company": "IOW",
        "trains": {"IOW": ["3+2"]},
        "phase": "3+2",
    }
    game = position(**words)
    refused(game, LayTile("J8", "6", 1), "1860.lay.connect")
    game = position(**words, step="run")
    play(game, runs(route(game, "3+2", "I3.0", "J4.0", "J6.0")))


@pytest.mark.rule("1860.bankruptcy.cause")
def test_bankruptcy_is_looked_at_right_after_the_dividend():  # 3685, 4136, 5217
    # Insolvent, so that nobody is asked, at 14, with the next company to follow in the same round.
    game = position(
        shares=PAIR,
        prices={"IOW": 14, "C&N": 7},
        tiles={**EAST_COAST, "F2": ("787", 0)},
        insolvent=["IOW"],
        credits={"IOW": 0, "C&N": 0},
        trains={"C&N": ["2+1"]},
        company="IOW",
        step="run",
    )
    run_best(game)
    assert bankrupt(game, "IOW")
    assert stage(game) == "LayTrack"
    kinds = [entry.kind for entry in game.log]
    assert kinds.index("bankrupt") == kinds.index("price_moves") + 1


@pytest.mark.rule("1860.bankruptcy.cause")
def test_bankruptcy_is_looked_at_right_after_a_sale():  # 3685
    game = position(shares={"IOW": (3, 2, 0)}, prices={"IOW": 7}, operated=["IOW"], floated=["IOW"])
    play(game, SellShares("IOW", 2))
    assert bankrupt(game, "IOW")


@pytest.mark.rule("1860.insolvency.leasing-revenue", "1860.variant-insolvency.half")
def test_three_ways_to_pay_a_leased_train():  # 3699
    words = {
        "shares": {"FYN": (5, 0, 0)},
        "tiles": CROSS_COUNTRY,
        "insolvent": ["FYN"],
        "credits": {"FYN": 0},
        "phase": "4+2",
        "company": "FYN",
        "step": "run",
    }
    # Yarmouth 20, Freshwater 20, Newport 30, Ryde St Johns 20, seven halts on the way; a 4+2 train.
    assert treasury(run_best(position(**words)), "FYN") == 40 + 4 * 20
    assert treasury(run_best(position(**words, original_insolvency=True)), "FYN") == 50 + 20
    assert treasury(position(**words, simplified_insolvency=True), "FYN") == 40 + 4 * 20


@pytest.mark.rule("1860.bankruptcy.trainless-refloat", "1860.insolvency.buy-when-able")
def test_insolvency_and_bankruptcy():  # 3752, 4455; the rulebook decides, rulings C12 and C23
    words = {"shares": {"IOW": (3, 2, 0)}, "prices": {"IOW": 7}, "operated": ["IOW"], "insolvent": ["IOW"]}
    game = play(position(**words), SellShares("IOW", 2))
    assert not insolvent(game, "IOW")
    # An insolvent company with the money stays so until it buys: it neither leases nor builds a base.
    game = iow(trains={}, insolvent=["IOW"], credits={"IOW": 250})
    play(game, PASS)
    assert stage(game) == "BuyTrains"
    assert insolvent(game, "IOW")


@pytest.mark.rule("1860.insolvency.no-paid-track")
def test_an_insolvent_company_pays_for_no_tile():  # 3814
    line = {hex_: tile for hex_, tile in EAST_COAST.items() if hex_ != "H10"}
    game = iow(tiles=line, trains={}, insolvent=["IOW"], credits={"IOW": 200})
    refused(game, LayTile("H10", "741", 4), "1860.insolvency.no-paid-track")


@pytest.mark.rule("1860.insolvency.cleared", "1860.bankruptcy.cause")
def test_a_train_ends_insolvency_and_bankrupt_companies_buy_none():  # 4514
    game = iow(trains={}, insolvent=["IOW"], credits={"IOW": 250}, step="trains")
    play(game, BuyTrain("2+1", "bank", 250))
    assert not insolvent(game, "IOW")
    game = play(iow(prices={"IOW": 7}, step="dividend", revenue=50, credits={"IOW": 1000}), RETAIN)
    assert bankrupt(game, "IOW")
    assert trains(game, "IOW") == ["2+1"]


@pytest.mark.rule("1860.insolvency.must-buy")
def test_a_company_without_a_route_must_buy_too():  # 5821
    refused(iow(trains={}, tiles={}, step="trains", credits={"IOW": 250}), PASS, "1860.insolvency.must-buy")


@pytest.mark.rule("1860.trains.excess-returned")
def test_the_train_limit_is_enforced_at_the_start_of_the_companys_next_turn():  # 6267
    game = position(
        shares=PAIR,
        prices={"IOW": 82, "C&N": 74},
        tiles=LINES,
        phase="5+3",
        next_train="6+3",
        trains={"IOW": ["5+3"], "C&N": ["4+2", "4+2", "5+3"]},
        credits={"IOW": 500, "C&N": 0},
        company="IOW",
        step="trains",
    )
    play(game, BuyTrain("6+3", "bank", 500))
    assert trains(game, "C&N") == ["4+2", "4+2", "5+3"]
    assert stage(game) == "ReturnTrains"
    assert game.actors == (1,)


@pytest.mark.rule("1860.bankruptcy.priority-tie")
def test_only_a_bankruptcy_moves_the_priority_deal_within_a_round():  # 6294
    game = position(
        shares={"IOW": (3, 2, 0), "C&N": (2, 2, 2)}, prices={"IOW": 7}, operated=["IOW"], priority=1, turn=0
    )
    play(game, SellShares("C&N", 2))
    assert game.state.priority == 1
    play(game, SellShares("IOW", 2))
    assert game.state.priority == 0, "Ada has no shares left"


@pytest.mark.rule("1860.run.one-tokened-out")
def test_the_best_run_passes_a_full_station():  # 6304, 11225
    game = iow(
        shares={"IOW": (5, 0, 0), "BHI&R": (0, 5, 0)},
        tiles={**EAST_COAST, "L6": ("115", 1)},
        bases={"BHI&R": ["J4"]},
        phase="4+2",
        trains={"IOW": ["4+2"]},
        step="run",
    )
    assert game.choices()[0].runs[0].calls == ("I3.0", "J4.0", "J6.0", "J8.0")


@pytest.mark.rule("1860.nationalisation.first-number-only")
def test_under_british_rail_an_8_4_train_runs_as_8_with_small_stations_inside():  # 6961
    game = begin_operations(
        shares={"C&N": (5, 0, 0)},
        tiles=MEDINA,
        trains={"C&N": ["2+1"]},
        credits={"C&N": 0},
        phase="9+5",
        grouping_done=True,
    )
    # Cowes, Mill Hill and Newport are three.
    assert notes(game, "run_trains")[0].facts["revenue"] == 30


@pytest.mark.rule("1860.southern.no-building")
def test_a_company_that_floats_after_the_southern_railway_never_runs():  # 9314
    game = position(
        shares={**PAIR, "S&C": (4, 0, 0)},
        prices={"IOW": 40, "C&N": 40},
        credits={"IOW": 0, "C&N": 0},
        grouping_done=True,
        phase="9+5",
        tiles=LINES,
        trains={"IOW": ["9+5"]},
    )
    play(game, BuyShare("S&C", OFFERING), PASS, PASS, PASS)
    assert bases(game, "S&C") == []
    assert price(game, "S&C") == 50, "its shares still have a price"


@pytest.mark.rule("1860.insolvency.leasing-revenue")
def test_simplified_insolvency_pays_no_subsidy():  # 11198
    game = iow(
        tiles=FULL_EAST,
        trains={},
        insolvent=["IOW"],
        credits={"IOW": 0},
        phase="8+4",
        next_train="9+5",
        step="run",
        simplified_insolvency=True,
    )
    assert treasury(game, "IOW") == 220
