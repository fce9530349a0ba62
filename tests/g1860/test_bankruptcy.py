"""Bankrupt Companies."""

import pytest

from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, RETAIN, BuyShare, LayTile, SellShares
from bradshaw.eighteen.state import IPO
from bradshaw.games.g1860.actions import BuildBase, BuyTrain, StartCompany
from bradshaw.games.g1860.components import COMPANIES, COMPANY

from .operations import EAST_COAST, bankrupt, bases, begin_operations, insolvent, iow, operate, order, route, runs
from .positions import (
    cash,
    director,
    in_offering,
    in_pool,
    notes,
    offered,
    play,
    position,
    price,
    refused,
    shares,
    stage,
    trains,
    treasury,
)

SELLER = {
    "shares": {"IOW": (3, 2, 0)},
    "prices": {"IOW": 7},
    "operated": ["IOW"],
    "trains": {"IOW": ["2+1"]},
    "credits": {"IOW": 90},
    "tiles": EAST_COAST,
    "floated": ["IOW"],
}
"""IOW stands at 7: two shares sold bring it down."""
GONE = {"bankrupt": ["IOW"], "bases": {"IOW": ["I3", "J4"]}, "tiles": EAST_COAST, "operated": ["IOW"]}
"""IOW is bankrupt, with bases at Ryde Esplanade and St Johns."""


def failing(**words):
    """IOW stands at 14 and has earned something that its director will retain."""
    return iow(**({"prices": {"IOW": 14}, "step": "dividend", "revenue": 50, "round_of_set": (1, 1)} | words))


# How it comes


@pytest.mark.rule("1860.bankruptcy.cause")
def test_a_company_goes_bankrupt_when_sales_bring_its_price_to_nothing():
    game = play(position(**SELLER), SellShares("IOW", 2))
    assert bankrupt(game, "IOW")
    assert cash(game) == [514, 500, 500], "the seller is paid first"
    game = play(position(**SELLER), SellShares("IOW", 1))
    assert not bankrupt(game, "IOW"), "in the red zone the first share is free"


@pytest.mark.rule("1860.bankruptcy.cause", "1860.bankruptcy.from-7-or-14")
@pytest.mark.parametrize("at", [7, 14])
def test_a_company_at_7_or_14_that_pays_no_dividend_goes_bankrupt(at):
    game = play(failing(prices={"IOW": at}), RETAIN)
    assert bankrupt(game, "IOW")


@pytest.mark.rule("1860.bankruptcy.from-7-or-14")
def test_a_company_at_20_falls_to_7_first():
    game = play(failing(prices={"IOW": 20}), RETAIN)
    assert not bankrupt(game, "IOW")
    assert price(game, "IOW") == 7


@pytest.mark.rule("1860.bankruptcy.cause")
def test_a_bankrupt_company_does_not_buy_trains_but_keeps_what_it_retained():  # ruling C22
    game = play(failing(credits={"IOW": 1000}, subsidy=10), RETAIN)
    assert treasury(game, "IOW") == 1060
    assert stage(game) == "StockTurn"
    assert notes(game, "buy_train") == []


@pytest.mark.rule("1860.bankruptcy.cause")
def test_a_bankrupt_company_does_not_operate():
    game = begin_operations(**GONE, shares={"C&N": (5, 0, 0)})
    assert order(game) == ["C&N"]


# What becomes of it


@pytest.mark.rule("1860.bankruptcy.shares-returned")
def test_all_shares_go_back_to_the_offering_without_pay():
    game = play(position(**{**SELLER, "pool": {"IOW": 2}}), SellShares("IOW", 3))
    assert shares(game, "IOW") == [0, 0, 0]
    assert (in_offering(game, "IOW"), in_pool(game, "IOW")) == (10, 0)
    assert director(game, "IOW") == IPO
    assert cash(game) == [521, 500, 500]


@pytest.mark.rule("1860.bankruptcy.shares-returned", "1860.bankruptcy.restart")
def test_the_directors_certificate_is_sold_first():
    game = position(**GONE)
    refused(game, BuyShare("IOW", OFFERING), "1860.bankruptcy.restart")
    refused(game, BuyShare("IOW", BANK_POOL), "1860.bankruptcy.restart")
    play(game, StartCompany("IOW", 40), BuyShare("IOW", OFFERING))
    assert shares(game, "IOW") == [2, 1, 0]


@pytest.mark.rule("1860.bankruptcy.shares-returned")
@pytest.mark.parametrize(("owner", "left"), [(1, 1), ("closed", 0)])
def test_a_share_is_reserved_again_if_its_private_is_still_open(owner, left):  # ruling C26
    game = position(**SELLER, privates={"Ryde Pier": owner})
    play(game, SellShares("IOW", 2))
    assert game.state.reserved(COMPANY["IOW"]) == left


@pytest.mark.rule("1860.bankruptcy.shares-next-sr")
def test_the_shares_are_on_sale_from_the_next_stock_round_on():
    game = play(position(**SELLER, cash=500), SellShares("IOW", 2))
    assert stage(game) == "StockTurn"
    assert {one.par for one in offered(game, StartCompany) if one.company == "IOW"} == set(COMPANIES[1].refloat_pars)


@pytest.mark.rule("1860.bankruptcy.bases-stay")
def test_the_bases_stay_on_the_map():
    game = play(failing(bases={"IOW": ["J6"]}), RETAIN)
    assert bases(game, "IOW") == ["I3.0.0", "J6.0.0"]


@pytest.mark.rule("1860.bankruptcy.bases-block-track")
def test_turned_over_bases_still_stop_the_building_of_others():  # ruling C10
    tiles = {**EAST_COAST, "J8": ("12", 2), "I9": ("5", 1), "K7": ("9", 1), "L6": ("115", 1), "H10": ("741", 4)}
    words = {"shares": {"BHI&R": (5, 0, 0)}, "tiles": tiles, "company": "BHI&R", "phase": "3+2"}
    full = {"bankrupt": ["IOW"], "bases": {"IOW": ["I3", "J6"]}, "operated": ["IOW"]}
    game = position(**words, **full, trains={"BHI&R": ["4+2"]})
    refused(game, LayTile("J4", "12", 0), "1860.upgrade.train-reach")
    game = position(**words, **full, step="base", trains={"BHI&R": ["4+2"]})
    refused(game, BuildBase("J4", 0), "1860.base.reach")
    assert BuildBase("J8", 0) in game.choices()
    free = position(**words, step="base", trains={"BHI&R": ["4+2"]})
    assert BuildBase("J4", 0) in free.choices()


@pytest.mark.rule("1860.bankruptcy.bases-do-not-block-runs")
def test_turned_over_bases_do_not_stop_trains():  # ruling C10
    tiles = {**EAST_COAST, "J8": ("12", 2), "K7": ("9", 1), "L6": ("115", 1)}
    words = {"shares": {"BHI&R": (5, 0, 0)}, "tiles": tiles, "company": "BHI&R", "step": "run", "phase": "5+3"}
    stops = ("L6.0", "J8.0", "J6.0", "J4.0", "I3.0")
    game = position(
        **words,
        bankrupt=["IOW"],
        bases={"IOW": ["I3", "J4", "J6"]},
        operated=["IOW"],
        trains={"BHI&R": ["5+3"]},
    )
    assert runs(route(game, "5+3", *stops)) in game.choices()
    alive = position(
        **{**words, "shares": {"BHI&R": (5, 0, 0), "IOW": (0, 5, 0)}},
        bases={"IOW": ["J4", "J6"]},
        trains={"BHI&R": ["5+3"]},
    )
    refused(alive, runs(route(alive, "5+3", *stops)), "1860.run.one-tokened-out")


@pytest.mark.rule("1860.bankruptcy.assets-kept")
def test_credits_trains_and_unused_bases_stay_with_the_charter():
    game = play(position(**SELLER), SellShares("IOW", 2))
    assert treasury(game, "IOW") == 90
    assert trains(game, "IOW") == ["2+1"]
    assert len(COMPANIES[1].base_costs) - len(bases(game, "IOW")) == 3


@pytest.mark.rule("1860.bankruptcy.trains-can-rust")
def test_the_trains_of_a_bankrupt_company_rust_in_their_time():
    game = position(
        **GONE,
        shares={"C&N": (5, 0, 0)},
        trains={"IOW": ["2+1", "3+2"]},
        phase="3+2",
        next_train="4+2",
        company="C&N",
        step="trains",
    )
    play(game, BuyTrain("4+2", "bank", 350))
    assert trains(game, "IOW") == ["3+2"]


@pytest.mark.rule("1860.bankruptcy.marker")
def test_a_bankrupt_company_is_marked_until_it_floats_again():
    game = position(**{**GONE, "pars": {"IOW": 40}, "shares": {"IOW": (4, 0, 0)}})
    assert bankrupt(game, "IOW")
    play(game, BuyShare("IOW", OFFERING))
    assert not bankrupt(game, "IOW")


# The priority deal


@pytest.mark.rule("1860.bankruptcy.priority")
@pytest.mark.parametrize(
    ("others", "priority"),
    [({"C&N": (3, 0, 2)}, 1), ({"C&N": (0, 3, 2)}, 0), ({"C&N": (3, 2, 0)}, 2), ({"FYN": (2, 1, 0)}, 2)],
)
def test_the_priority_deal_goes_to_the_player_with_the_fewest_shares(others, priority):  # ruling C25
    # What was held of IOW no longer counts, and shares of companies that have not floated do.
    game = position(**{**SELLER, "shares": {"IOW": (3, 2, 0), **others}}, priority=1)
    play(game, SellShares("IOW", 2))
    assert game.state.priority == priority
    assert game.actors == (priority,)


@pytest.mark.rule("1860.bankruptcy.priority")
def test_shares_count_and_neither_certificates_nor_privates():
    # Ada has one certificate of two shares, Ben two of one share each, Cleo one share and two privates.
    held = {"IOW": (3, 2, 0), "C&N": (2, 2, 1)}
    game = position(**{**SELLER, "shares": held}, privates={"Ryde Pier": 2, "Cowes": 2})
    play(game, SellShares("IOW", 2))
    assert game.state.priority == 2


@pytest.mark.rule("1860.bankruptcy.priority", "1860.bankruptcy.in-or")
def test_it_moves_in_an_operating_round_too():
    game = play(failing(shares={"IOW": (6, 0, 0), "C&N": (2, 1, 0)}, priority=0), RETAIN)
    assert game.state.priority == 2


@pytest.mark.rule("1860.bankruptcy.priority-tie")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_of_equals_the_one_nearest_to_the_card_has_it_its_holder_first(holder):
    game = position(**SELLER, priority=holder)
    play(game, SellShares("IOW", 2))
    assert game.state.priority == holder
    game = position(**{**SELLER, "shares": {"IOW": (3, 2, 0), "C&N": (2, 0, 0)}}, priority=holder)
    play(game, SellShares("IOW", 2))
    assert game.state.priority == {0: 1, 1: 1, 2: 2}[holder]


# The round


@pytest.mark.rule("1860.bankruptcy.ends-sr")
def test_the_stock_round_ends_at_once_and_another_begins():
    game = position(**SELLER, passed=[1, 2])
    play(game, SellShares("IOW", 2))
    assert stage(game) == "StockTurn"
    assert len(notes(game, "stock_round")) == 1
    assert notes(game, "operating_round") == []
    # Everybody is asked again, those who had passed before included.
    play(game, PASS, PASS)
    assert stage(game) == "StockTurn"
    play(game, PASS)
    assert len(notes(game, "operating_round")) == 1


@pytest.mark.rule("1860.bankruptcy.ends-sr")
def test_the_seller_loses_the_purchase_of_that_turn():
    game = position(**{**SELLER, "shares": {"IOW": (3, 2, 0), "C&N": (2, 2, 0)}}, priority=2)
    play(game, SellShares("IOW", 2))
    assert game.actors == (2,)


@pytest.mark.rule("1860.bankruptcy.new-sr-sales-reset")
def test_what_was_sold_before_may_be_bought_in_the_new_round():
    words = {**SELLER, "shares": {"IOW": (3, 2, 0), "C&N": (4, 2, 3)}, "operated": ["IOW", "C&N"]}
    game = position(**words)
    play(game, SellShares("C&N", 2))
    refused(game, BuyShare("C&N", BANK_POOL), "1860.shares.no-rebuy")
    play(game, SellShares("IOW", 2))
    assert game.actors == (0,)
    assert BuyShare("C&N", BANK_POOL) in game.choices()
    play(game, SellShares("C&N", 1))
    refused(game, BuyShare("C&N", BANK_POOL), "1860.shares.no-rebuy")


@pytest.mark.rule("1860.bankruptcy.in-or")
def test_in_an_operating_round_the_set_is_played_to_its_end():
    game = failing(
        shares={"IOW": (5, 0, 0), "C&N": (0, 5, 0)},
        prices={"IOW": 14, "C&N": 7},
        tiles={**EAST_COAST, "F2": ("787", 0)},
        trains={"IOW": ["2+1"], "C&N": ["2+1"]},
        credits={"IOW": 0, "C&N": 0},
        phase="3+2",
        round_of_set=(1, 2),
    )
    play(game, RETAIN)
    assert order(game) == ["IOW", "C&N"]
    operate(game)
    assert order(game) == ["C&N"]
    assert game.state.operating_round == 2
    operate(game)
    assert stage(game) == "StockTurn"


# Starting again


@pytest.mark.rule("1860.bankruptcy.restart", "1860.bankruptcy.new-par")
def test_a_new_director_sets_a_new_par_from_40_to_the_companys_highest():
    game = position(**GONE)
    pars = [one.par for one in offered(game, StartCompany) if one.company == "IOW"]
    assert pars == [40, 44, 47, 50, 52, 54, 56, 58, 60, 62, 65, 68, 71, 74, 78, 82, 86, 90, 95, 100]
    for par in (36, 41, 105):
        refused(game, StartCompany("IOW", par), "1860.bankruptcy.new-par")
    play(game, StartCompany("IOW", 47))
    assert game.state.par[1] == 47
    assert cash(game)[0] == 500 - 94


@pytest.mark.rule("1860.bankruptcy.new-par")
@pytest.mark.parametrize(("company", "highest"), [("FYN", 82), ("BHI&R", 68), ("S&C", 62)])
def test_the_new_par_does_not_exceed_the_companys_maximum(company, highest):
    game = position(bankrupt=[company], bases={company: [COMPANIES[COMPANY[company]].home]}, layers=4)
    pars = [one.par for one in offered(game, StartCompany) if one.company == company]
    assert (min(pars), max(pars)) == (40, highest)


@pytest.mark.rule("1860.bankruptcy.refloat", "1860.bankruptcy.refloat-assets", "1860.bankruptcy.tokens-flip-back")
def test_it_floats_at_half_with_what_it_kept_and_ten_times_the_new_par():
    game = position(
        **{**GONE, "shares": {"IOW": (4, 0, 0)}}, pars={"IOW": 50}, credits={"IOW": 90}, trains={"IOW": ["2+1"]}
    )
    assert bankrupt(game, "IOW")
    play(game, BuyShare("IOW", OFFERING))
    assert game.state.is_floated(1)
    assert treasury(game, "IOW") == 590
    assert trains(game, "IOW") == ["2+1"]
    assert price(game, "IOW") == 50
    assert bases(game, "IOW") == ["I3.0.0", "J4.0.0"], "no base is lost, and none is added"


@pytest.mark.rule("1860.bankruptcy.tokens-flip-back")
def test_its_bases_work_again_when_it_floats():
    game = position(
        **{**GONE, "bases": {"IOW": ["I3", "J6"]}, "shares": {"IOW": (4, 0, 0)}},
        pars={"IOW": 50},
        trains={"IOW": ["2+1", "2+1"]},
        turn=0,
    )
    play(game, BuyShare("IOW", OFFERING), PASS, PASS, PASS)
    while stage(game) != "Runs":
        play(game, PASS)
    runs_offered = game.choices()[0].runs
    assert len(runs_offered) == 2, "one train from each base"


@pytest.mark.rule("1860.bankruptcy.trainless-refloat", "1860.insolvency.end-of-turn")
def test_a_refloated_company_is_insolvent_only_after_its_first_turn():  # ruling C23
    game = position(**{**SELLER, "trains": {}}, insolvent=["IOW"])
    play(game, SellShares("IOW", 2))
    assert not insolvent(game, "IOW")
    words = {**GONE, "shares": {"IOW": (4, 0, 0)}, "pars": {"IOW": 40}, "phase": "6+3"}
    game = play(position(**words), BuyShare("IOW", OFFERING), PASS, PASS, PASS)
    assert treasury(game, "IOW") == 400, "not enough for a 6+3 train"
    assert not insolvent(game, "IOW")
    operate(game)
    assert insolvent(game, "IOW")


@pytest.mark.rule("1860.bankruptcy.refloat")
def test_a_refloated_company_has_operated_before():  # ruling C24
    game = position(
        **{**GONE, "shares": {"IOW": (4, 1, 0)}}, pars={"IOW": 50}, prices={"IOW": 50}, trains={"IOW": ["2+1"]}
    )
    play(game, SellShares("IOW", 1))
    assert price(game, "IOW") == 47
