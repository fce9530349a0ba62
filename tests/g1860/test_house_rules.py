"""The house rules of 18xx.games: each is a switch of its own, off by default, and all are on with that ruleset."""

import msgspec
import pytest

from bradshaw.core.ledger import BANK
from bradshaw.core.options import complete
from bradshaw.eighteen.actions import OFFERING, PASS, PAY, BuyShare, LayTile, SellShares
from bradshaw.eighteen.settings import PUBLIC_SITE
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import BuyTrain, Exchange, RunTrains, SellPrivate, StartCompany
from bradshaw.games.g1860.rules.ending import worth
from bradshaw.games.g1860.settings import HOUSE_RULES, READINGS, THIRD_EDITION, VARIANTS, read_settings

from .operations import (
    EAST_COAST,
    FULL_EAST,
    MEDINA,
    begin_operations,
    fyn,
    insolvent,
    iow,
    lays,
    operate,
    order,
    over,
    route,
    run_best,
    runs,
    to_run,
)
from .positions import cash, offered, play, position, price, refused, shares, stage, trains, treasury

ON_BY_DEFAULT = {option.name for option in READINGS}
PAIR = {"IOW": (5, 0, 0), "C&N": (0, 5, 0)}
LINES = {**EAST_COAST, **MEDINA}
ORPHAN = {
    "shares": {"IOW": (1, 1, 1)},
    "pool": {"IOW": 2},
    "directors": {"IOW": "pool"},
    "floated": ["IOW"],
    "operated": ["IOW"],
    "tiles": EAST_COAST,
}


@pytest.mark.rule("1860.options.agreement")
def test_all_house_rules_are_off_unless_they_are_asked_for():
    settings = msgspec.structs.asdict(read_settings(complete(TITLE.options, {})))
    assert {name for name, on in settings.items() if on} == ON_BY_DEFAULT
    settings = msgspec.structs.asdict(read_settings(complete(TITLE.options, {"ruleset": PUBLIC_SITE})))
    assert {name for name, on in settings.items() if on} == {option.name for option in HOUSE_RULES} | ON_BY_DEFAULT


@pytest.mark.rule("1860.options.agreement")
@pytest.mark.parametrize("option", [*VARIANTS, *THIRD_EDITION, *READINGS, *HOUSE_RULES], ids=lambda option: option.name)
def test_every_option_switches_one_thing(option):
    settings = msgspec.structs.asdict(read_settings(complete(TITLE.options, {option.name: not option.default})))
    assert {name for name, on in settings.items() if on} == ON_BY_DEFAULT ^ {option.name}
    assert option.rule in TITLE.rulebook


@pytest.mark.rule("1860.dividend.restack-unmoved")
@pytest.mark.parametrize(("house", "after"), [(False, ["C&N", "IOW"]), (True, ["IOW", "C&N"])])
def test_unmoved_marker_stays(house, after):
    game = begin_operations(
        shares=PAIR,
        prices={"C&N": 82, "IOW": 74},
        phase="3+2",
        credits={"IOW": 0, "C&N": 0},
        trains={"IOW": ["2+1"], "C&N": ["2+1"]},
        tiles={"J4": ("6", 0), "F2": ("787", 0)},
        unmoved_marker_stays=house,
    )
    operate(game, retain=True)
    operate(game)
    assert order(game) == after


@pytest.mark.rule("1860.insolvency.must-buy")
def test_train_duty_above_price():
    words = {"trains": {}, "step": "trains"}
    refused(iow(**words, credits={"IOW": 250}), PASS, "1860.insolvency.must-buy")
    assert PASS in iow(**words, credits={"IOW": 250}, train_duty_above_price=True).choices()
    refused(iow(**words, credits={"IOW": 251}, train_duty_above_price=True), PASS, "1860.insolvency.must-buy")


@pytest.mark.rule("1860.variant-insolvency.half")
@pytest.mark.parametrize(("house", "kept"), [(False, 170), (True, 165)])
def test_half_revenue_exact(house, kept):
    game = iow(
        tiles=FULL_EAST,
        insolvent=["IOW"],
        trains={},
        credits={"IOW": 0},
        phase="8+4",
        next_train="9+5",
        step="run",
        original_insolvency=True,
        half_revenue_exact=house,
    )
    assert treasury(run_best(game), "IOW") == kept


@pytest.mark.rule("1860.end.bank-in-or")
@pytest.mark.parametrize("house", [False, True])
def test_bank_counted_late(house):
    # The privates' £30 empty the bank before the first company moves; nothing is paid in this round otherwise.
    game = begin_operations(
        shares={"IOW": (5, 0, 0)},
        cash=[3333, 3333, 3333],
        privates={"Ryde Pier": 0},
        credits={"IOW": 0},
        bank_counted_late=house,
    )
    assert game.state.cash[BANK] < 0
    assert game.state.bank_broken != house


@pytest.mark.rule("1860.run.must-run")
def test_one_run_suffices():
    words = {"trains": {"IOW": ["2+1", "2+1"]}, "bases": {"IOW": ["J6"]}, "step": "run"}
    game = iow(**words)
    one = runs(route(game, "2+1", "I3.0", "J4.0"))
    refused(game, one, "1860.run.must-run")
    game = iow(**words, one_run_suffices=True)
    refused(game, runs(), "1860.run.must-run")
    play(game, one)


@pytest.mark.rule("1860.receivership.maximum-run", "1860.receivership.must-buy")
def test_players_run_receiverships():
    words = {**ORPHAN, "prices": {"IOW": 82}, "trains": {"IOW": ["3+2"]}, "phase": "3+2", "credits": {"IOW": 0}}
    assert stage(begin_operations(**words)) == "StockTurn"
    game = begin_operations(**words, players_run_receiverships=True)
    assert stage(game) == "Runs"
    play(game, runs(route(game, "3+2", "I3.0", "J4.0")))
    assert treasury(game, "IOW") == 50
    # And they decide which train it buys.
    words |= {"trains": {}, "credits": {"IOW": 1000}, "phase": "6+3", "returned": ["4+2"]}
    game = begin_operations(**words, players_run_receiverships=True)
    assert {one.train for one in offered(game, BuyTrain)} == {"4+2", "6+3"}
    refused(game, PASS, "1860.insolvency.must-buy")


@pytest.mark.rule("1860.nationalisation.receivership-pays-nothing")
def test_a_company_that_the_players_run_pays_nothing_under_british_rail_either():
    words = {**ORPHAN, "prices": {"IOW": 82}, "trains": {"IOW": ["9+5"]}, "phase": "9+5", "credits": {"IOW": 0}}
    game = begin_operations(**words, grouping_done=True, players_run_receiverships=True)
    assert over(game)
    assert (cash(game), price(game, "IOW")) == ([500, 500, 500], 74)


@pytest.mark.rule("1860.private-exchange.not-bankrupt")
def test_exchange_before_refloat():
    words = {
        "shares": {"IOW": (2, 0, 0)},
        "pars": {"IOW": 40},
        "bankrupt": ["IOW"],
        "bases": {"IOW": ["I3"]},
        "operated": ["IOW"],
        "privates": {"Ryde Pier": 0},
    }
    refused(position(**words), Exchange("Ryde Pier"), "1860.private-exchange.not-bankrupt")
    game = play(position(**words, exchange_before_refloat=True), Exchange("Ryde Pier"))
    assert shares(game, "IOW") == [3, 0, 0]


@pytest.mark.rule("1860.private-exchange.timing")
def test_exchange_any_time():
    words = {"shares": {"IOW": (2, 0, 0)}, "privates": {"Ryde Pier": 1}}
    refused(position(**words), Exchange("Ryde Pier"), "1860.private-exchange.timing")
    game = play(position(**words, exchange_any_time=True), Exchange("Ryde Pier"))
    assert shares(game, "IOW") == [2, 1, 0]
    # By the rulebook an owner may exchange after a purchase, so that the turn goes on.
    mine = {"shares": {"IOW": (2, 0, 0)}, "privates": {"Ryde Pier": 0}}
    assert play(position(**mine), BuyShare("IOW", OFFERING)).actors == (0,)
    assert play(position(**mine, exchange_any_time=True), BuyShare("IOW", OFFERING)).actors == (1,)


@pytest.mark.rule("1860.insolvency.cleared")
def test_solvent_before_buying():
    words = {"trains": {}, "insolvent": ["IOW"], "credits": {"IOW": 250}, "round_of_set": (1, 2)}
    game = play(iow(**words), PASS)
    assert (stage(game), insolvent(game, "IOW")) == ("BuyTrains", True)
    game = play(iow(**words, solvent_before_buying=True), PASS)
    assert (stage(game), insolvent(game, "IOW")) == ("BuyTrains", False)
    # A company that leased and then buys is solvent at once, or only at the end of its turn.
    words |= {"credits": {"IOW": 600}, "step": "trains"}
    buy = BuyTrain("2+1", "bank", 250)
    assert not insolvent(play(iow(**words), buy), "IOW")
    game = play(iow(**words, solvent_before_buying=True), buy)
    assert insolvent(game, "IOW")
    play(game, PASS)
    assert not insolvent(game, "IOW")


@pytest.mark.rule("1860.end.count-shares-trainless")
@pytest.mark.parametrize(("house", "total"), [(False, 3 * 47), (True, 3 * 47 + 1)])
def test_director_certificate_halved_whole(house, total):
    game = position(
        shares={"IOW": (3, 0, 2)},
        prices={"IOW": 95},
        floated=["IOW"],
        cash=0,
        director_certificate_halved_whole=house,
        turn=0,
    )
    assert worth(game.state, 0) == total
    assert worth(game.state, 2) == 2 * 47


@pytest.mark.rule("1860.end.nationalisation")
@pytest.mark.parametrize("house", [False, True])
def test_game_stops_at_turn_100(house):
    game = begin_operations(
        shares={"IOW": (5, 0, 0)}, stock_round=100, credits={"IOW": 0}, game_stops_at_turn_100=house
    )
    operate(game)
    assert over(game) == house
    game = begin_operations(shares={"IOW": (5, 0, 0)}, stock_round=98, credits={"IOW": 0}, game_stops_at_turn_100=house)
    operate(game)
    assert not over(game)


@pytest.mark.rule("1860.certlimit.excess-forced-sale")
def test_only_shares_to_the_limit():
    held = {"IOW": (10, 0, 0, 0), "C&N": (8, 0, 0, 0)}
    words = {"players": 4, "shares": held, "privates": {"Yarmouth": 0}, "layers": 4, "cash": 100}
    play(position(**words), SellPrivate("Yarmouth"))
    game = position(**words, only_shares_to_the_limit=True)
    refused(game, SellPrivate("Yarmouth"), "1860.certlimit.excess-forced-sale")
    play(game, SellShares("C&N", 1))


@pytest.mark.rule("1860.southern.no-building", "1860.southern.no-halts")
def test_building_under_british_rail():
    words = {
        "shares": {"C&N": (5, 0, 0)},
        "prices": {"C&N": 74},
        "tiles": MEDINA,
        "credits": {"C&N": 800},
        "phase": "8+4",
        "next_train": "9+5",
        "company": "C&N",
        "step": "trains",
        "round_of_set": (1, 3),
    }
    buy = BuyTrain("9+5", "bank", 800)
    assert over(play(position(**words), buy))
    game = play(position(**words, building_under_british_rail=True), buy)
    assert stage(game) == "LayTrack"
    assert LayTile("G3", "741", 5) in lays(game)
    # After a stock round there is none of this in either case.
    words |= {"phase": "9+5", "next_train": None, "grouping_done": True, "step": "track", "trains": {"C&N": ["9+5"]}}
    assert stage(position(**words, building_under_british_rail=True)) == "Runs"


@pytest.mark.rule("1860.bankruptcy.trainless-refloat")
@pytest.mark.parametrize("house", [False, True])
def test_insolvency_survives_bankruptcy(house):
    game = position(
        shares={"IOW": (3, 2, 0)},
        prices={"IOW": 7},
        operated=["IOW"],
        insolvent=["IOW"],
        floated=["IOW"],
        insolvency_survives_bankruptcy=house,
    )
    play(game, SellShares("IOW", 2))
    assert insolvent(game, "IOW") == house


@pytest.mark.rule("1860.insolvency.leasing-revenue")
def test_simplified_insolvency_by_stops():
    words = {
        "tiles": {"J4": ("6", 0)},
        "insolvent": ["IOW"],
        "trains": {},
        "credits": {"IOW": 0},
        "phase": "5+3",
        "step": "run",
        "simplified_insolvency": True,
    }
    assert treasury(iow(**words), "IOW") == 140
    game = iow(**words, simplified_insolvency_by_stops=True)
    assert treasury(run_best(game), "IOW") == 80


@pytest.mark.rule("1860.end.count-shares-trainless", "1860.variant-full-price.before-operation")
@pytest.mark.parametrize(("house", "total"), [(False, 3 * 37), (True, 3 * 74)])
def test_full_price_in_final_value(house, total):
    game = position(
        shares={"IOW": (3, 2, 0)}, floated=["IOW"], cash=0, full_price_unoperated=True, full_price_in_final_value=house
    )
    assert worth(game.state, 0) == total


@pytest.mark.rule("1860.trains.inter-company-price")
def test_trains_sold_unasked():
    words = {
        "shares": PAIR,
        "prices": {"IOW": 82, "C&N": 74},
        "tiles": LINES,
        "trains": {"C&N": ["2+1", "2+1"]},
        "credits": {"IOW": 100, "C&N": 0},
        "company": "IOW",
        "step": "trains",
    }
    buy = BuyTrain("2+1", "C&N", 100)
    game = play(position(**words), buy)
    assert (stage(game), game.actors) == ("TrainOffer", (1,))
    game = play(position(**words, trains_sold_unasked=True), buy)
    assert trains(game, "IOW") == ["2+1"]


@pytest.mark.rule("1860.nationalisation.maximum-revenue")
def test_runs_chosen_under_british_rail():
    words = {
        "shares": PAIR,
        "prices": {"IOW": 82, "C&N": 74},
        "tiles": LINES,
        "trains": {"IOW": ["9+5"], "C&N": ["9+5"]},
        "credits": {"IOW": 0, "C&N": 0},
        "phase": "9+5",
        "grouping_done": True,
    }
    assert over(begin_operations(**words))
    game = begin_operations(**words, runs_chosen_under_british_rail=True)
    assert stage(game) == "Runs"
    play(game, RunTrains((route(game, "9+5", "I3.0", "J4.0"),)))
    assert cash(game)[0] == 525, "fifty is paid out without a question"


@pytest.mark.rule("1860.shares.pass")
def test_asked_without_choice():
    # Nobody holds anything; £100 pay for no director's certificate that is on sale, but for the cheapest of all.
    words = {
        "cash": [110, 1000, 1000],
        "privates": dict.fromkeys(("Brading", "Yarmouth", "Cowes", "Ryde Pier"), "closed"),
    }
    assert position(**words).actors == (1,)
    game = position(**words, asked_without_choice=True)
    assert game.actors == (0,)
    assert list(game.choices()) == [PASS]


@pytest.mark.rule("1860.price.token-on-float")
def test_marker_from_par():
    words = {"cash": 500, "layers": 2}
    game = play(position(**words), StartCompany("FYN", 62))
    assert game.state.markers.order([]) == []
    assert 3 not in game.state.markers.arrivals
    game = play(position(**words, marker_from_par=True), StartCompany("FYN", 62))
    assert 3 in game.state.markers.arrivals
    assert price(game, "FYN") == 62


@pytest.mark.rule("1860.run.endpoints")
def test_ends_may_be_passed():
    # Yarmouth 20, a halt, and Calbourne, a small station, where the run ends.
    tiles = {"B4": ("115", 5), "C5": ("743", 2), "D6": ("748", 2)}
    words = {"tiles": tiles, "step": "run", "trains": {"FYN": ["2+1"]}, "skip_small_stations": True}
    game = fyn(**words)
    passing = runs(route(game, "2+1", "B4.0", "C5.0", "D6.0", calls=["B4.0", "C5.0"]))
    refused(game, passing, "1860.run.call-at-all")
    play(fyn(**words, ends_may_be_passed=True), passing)
    refused(fyn(**{**words, "skip_small_stations": False}, ends_may_be_passed=True), passing, "1860.run.call-at-all")


@pytest.mark.rule("1860.upgrade.train-reach")
def test_upgrades_reached_by_loops():
    # Newport lies behind a line that crosses the hex west of Cowes twice.
    tiles = {"F2": ("787", 1), "E3": ("18", 4), "D4": ("7", 4), "E5": ("741", 2), "F4": ("743", 2)}
    words = {
        "shares": {"C&N": (5, 0, 0)},
        "tiles": tiles,
        "phase": "3+2",
        "trains": {"C&N": ["3+2"]},
        "company": "C&N",
    }
    newport = LayTile("G5", "763", 0)
    refused(position(**words), newport, "1860.upgrade.train-reach")
    game = position(**words, upgrades_reached_by_loops=True)
    assert newport in game.choices()
    # The train itself still may not run there.
    to_run(game)
    refused(
        game,
        runs(route(game, "3+2", "F2.0", "F2.1", "F2.2", "E5.0", "F4.0", "G5.0", calls=["F2.0", "F2.1", "G5.0"])),
        "1860.run.no-hex-reentry",
    )


@pytest.mark.rule("1860.options.agreement")
def test_every_house_rule_has_a_test_of_its_name():
    assert {f"test_{option.name}" for option in HOUSE_RULES} <= set(globals())


@pytest.mark.rule("1860.dividend.choice")
def test_the_public_ruleset_plays():
    game = iow(ruleset=PUBLIC_SITE, step="run")
    run_best(game)
    play(game, PAY)
    assert stage(game) == "BuyTrains"
    assert cash(game) == [530, 500, 500]


@pytest.mark.rule("1860.receivership.director-not-for-sale", "1860.receivership.second-share")
def test_half_certificates_sold():
    game = position(**ORPHAN, prices={"IOW": 74}, half_certificates_sold=True, turn=1)
    play(game, BuyShare("IOW", "pool"))
    assert shares(game, "IOW") == [1, 2, 1]
    assert game.state.director[1] == 1
    nobody = {**ORPHAN, "shares": {"IOW": (1, 1, 0)}}
    game = position(**nobody, prices={"IOW": 74}, half_certificates_sold=True, turn=2)
    refused(game, BuyShare("IOW", "pool"), "1860.receivership.director-not-for-sale")
