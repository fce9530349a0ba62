"""Companies In Receivership."""

import pytest

from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, BuyShare, SellShares
from bradshaw.eighteen.state import POOL
from bradshaw.games.g1860.actions import BuyTrain, Exchange

from .operations import CROSS_COUNTRY, EAST_COAST, FULL_EAST, bases, begin_operations, insolvent, operate, order
from .positions import cash, director, in_pool, notes, play, position, price, refused, stage, trains, treasury

ORPHAN = {
    "shares": {"IOW": (1, 1, 1)},
    "pool": {"IOW": 2},
    "directors": {"IOW": "pool"},
    "floated": ["IOW"],
    "operated": ["IOW"],
}
"""Every player has one share of IOW, and its director's certificate lies in the pool."""


def unled(**words):
    """IOW in receivership: an operating round begins, in which nobody decides anything for it."""
    return begin_operations(
        **({**ORPHAN, "prices": {"IOW": 82}, "tiles": EAST_COAST, "trains": {"IOW": ["2+1"]}, "phase": "2+1"} | words)
    )


@pytest.mark.rule("1860.receivership.definition")
def test_a_floated_company_without_a_director_operates_all_the_same():
    game = unled()
    assert notes(game, "company_turn")[-1].facts["company"] == 1
    assert stage(game) == "StockTurn", "its turn is over, and nobody was asked"


@pytest.mark.rule("1860.receivership.definition")
def test_a_company_that_has_not_floated_does_not_operate_without_a_director():
    game = begin_operations(**{**ORPHAN, "floated": []})
    assert notes(game, "company_turn") == []


@pytest.mark.rule("1860.receivership.no-building")
def test_a_company_in_receivership_lays_no_track_and_builds_no_base():
    game = unled(credits={"IOW": 1000}, tiles={"J4": ("6", 0)}, phase="3+2")
    assert bases(game, "IOW") == ["I3.0.0"]
    assert notes(game, "lay_tile") == notes(game, "upgrade_tile") == notes(game, "build_base") == []


@pytest.mark.rule("1860.receivership.maximum-run", "1860.receivership.retain")
def test_a_company_in_receivership_runs_for_the_most_revenue_and_retains_it():
    game = unled(tiles=FULL_EAST, phase="5+3", trains={"IOW": ["3+2"]}, credits={"IOW": 0}, round_of_set=(1, 1))
    # Pier 40, Ryde 60, St Johns 40, with a halt that brings it no further.
    run = notes(game, "run_trains")[0].facts
    assert (run["revenue"], run["subsidy"]) == (140, 0)
    dividend = notes(game, "dividend")[0].facts
    assert not dividend["paid"]
    assert cash(game) == [500, 500, 500]


@pytest.mark.rule("1860.receivership.retain")
def test_its_price_falls_in_every_round():
    assert price(unled(), "IOW") == 74
    assert price(unled(phase="3+2"), "IOW") == 68
    assert treasury(unled(credits={"IOW": 0}, phase="3+2"), "IOW") == 2 * 50


@pytest.mark.rule("1860.receivership.maximum-run")
def test_of_equal_runs_the_one_with_most_subsidy_is_made():  # ruling C18
    # Cowes, Mill Hill and Newport, with room for both halts between them.
    game = begin_operations(
        shares={"C&N": (1, 1, 1)},
        pool={"C&N": 2},
        directors={"C&N": "pool"},
        floated=["C&N"],
        tiles={"F2": ("787", 0), "F4": ("742", 3)},
        trains={"C&N": ["3+2"]},
        phase="3+2",
        credits={"C&N": 0},
    )
    assert [entry.facts["subsidy"] for entry in notes(game, "run_trains")] == [20, 20]
    assert treasury(game, "C&N") == 2 * 80


@pytest.mark.rule("1860.receivership.insolvent-at-start", "1860.receivership.lease-revenue")
def test_without_a_train_it_is_insolvent_at_once_and_leases_in_the_same_turn():  # ruling C19
    game = unled(trains={}, credits={"IOW": 0})
    assert insolvent(game, "IOW")
    assert treasury(game, "IOW") == 80
    assert notes(game, "run_trains")[0].facts["leased"]
    assert notes(game, "insolvent")[0].rule == "1860.receivership.insolvent-at-start"


@pytest.mark.rule("1860.receivership.insolvent-at-start")
def test_without_a_route_it_is_not_insolvent():
    game = unled(trains={}, credits={"IOW": 0}, tiles={})
    assert not insolvent(game, "IOW")
    assert treasury(game, "IOW") == 0


@pytest.mark.rule("1860.receivership.lease-revenue")
def test_it_leases_on_the_terms_of_other_insolvent_companies():  # ruling C17
    words = {
        "shares": {"FYN": (1, 1, 1)},
        "pool": {"FYN": 2},
        "directors": {"FYN": "pool"},
        "floated": ["FYN"],
        "tiles": CROSS_COUNTRY,
        "credits": {"FYN": 0},
        "phase": "2+1",
        "next_train": "5+3",
    }
    assert treasury(begin_operations(**words), "FYN") == 140
    # With the original rule: Yarmouth 20, Freshwater 20, Newport 30, Ryde St Johns 20 and four halts.
    assert treasury(begin_operations(**words, original_insolvency=True), "FYN") == 50 + 40


@pytest.mark.rule("1860.receivership.must-buy")
def test_it_buys_the_cheapest_train_of_the_bank_as_soon_as_it_can():  # ruling C18
    game = unled(trains={}, credits={"IOW": 170})
    assert trains(game, "IOW") == ["2+1"]
    assert treasury(game, "IOW") == 0
    assert not insolvent(game, "IOW")
    game = unled(trains={}, credits={"IOW": 1000}, phase="6+3", returned=["4+2"])
    assert trains(game, "IOW") == ["4+2"]
    assert treasury(unled(trains={}, credits={"IOW": 169}), "IOW") == 249


@pytest.mark.rule("1860.receivership.must-buy")
def test_a_company_in_receivership_with_the_money_does_not_lease_first():
    game = unled(trains={}, credits={"IOW": 250})
    assert notes(game, "run_trains") == []
    assert (trains(game, "IOW"), treasury(game, "IOW")) == (["2+1"], 0)


@pytest.mark.rule("1860.receivership.must-buy")
def test_with_a_train_it_buys_no_other_and_its_smallest_excess_goes():  # ruling C18
    game = unled(credits={"IOW": 2000})
    assert trains(game, "IOW") == ["2+1"]
    game = unled(phase="6+3", trains={"IOW": ["4+2", "6+3", "5+3"]})
    assert trains(game, "IOW") == ["6+3", "5+3"]
    assert notes(game, "return_train")[0].facts["train"] == "4+2"


@pytest.mark.rule("1860.receivership.must-buy", "1860.trains.inter-company-price")
def test_it_does_not_trade_trains_with_companies():
    game = position(
        **{**ORPHAN, "shares": {"IOW": (1, 1, 1), "C&N": (5, 0, 0)}},
        prices={"C&N": 82, "IOW": 74},
        trains={"IOW": ["2+1", "2+1"]},
        company="C&N",
        step="trains",
    )
    refused(game, BuyTrain("2+1", "IOW", 10), "1860.trains.inter-company-price")


@pytest.mark.rule("1860.receivership.director-not-for-sale")
def test_the_directors_certificate_is_not_for_sale():
    game = position(**{**ORPHAN, "shares": {"IOW": (2, 1, 0)}, "directors": {"IOW": 0}, "pool": {"IOW": 0}})
    play(game, SellShares("IOW", 2), PASS)
    assert in_pool(game, "IOW") == 2
    assert director(game, "IOW") == POOL
    # Ben has a share and Cleo has none: neither may have the certificate, nor half of it.
    refused(game, BuyShare("IOW", BANK_POOL), "1860.receivership.director-not-for-sale")
    play(game, PASS)
    refused(game, BuyShare("IOW", BANK_POOL), "1860.receivership.director-not-for-sale")


@pytest.mark.rule("1860.receivership.second-share")
def test_a_share_taken_in_exchange_for_a_private_is_a_second_share_too():  # ruling B18
    game = position(**ORPHAN, prices={"IOW": 74}, privates={"Ryde Pier": 1}, turn=1)
    play(game, Exchange("Ryde Pier"))
    assert director(game, "IOW") == 1


@pytest.mark.rule("1860.receivership.second-share")
@pytest.mark.parametrize("source", [OFFERING, BANK_POOL])
def test_the_first_to_buy_a_second_share_takes_the_directors_certificate(source):
    game = position(**{**ORPHAN, "pool": {"IOW": 3}}, prices={"IOW": 74}, turn=1)
    play(game, BuyShare("IOW", source))
    assert director(game, "IOW") == 1
    assert game.state.certificates(1) == 1
    assert not game.state.in_receivership(1)


@pytest.mark.rule("1860.receivership.second-share")
def test_a_first_share_brings_no_directorship():
    game = position(**{**ORPHAN, "shares": {"IOW": (1, 1, 0)}, "pool": {"IOW": 3}}, prices={"IOW": 74}, turn=2)
    play(game, BuyShare("IOW", OFFERING))
    assert director(game, "IOW") == POOL


@pytest.mark.rule("1860.receivership.maximum-run")
def test_nobody_is_asked_between_two_companies_of_players():
    game = begin_operations(
        **{**ORPHAN, "shares": {"IOW": (1, 1, 1), "C&N": (5, 0, 0), "BHI&R": (0, 5, 0)}},
        prices={"C&N": 90, "IOW": 82, "BHI&R": 58},
        tiles={**EAST_COAST, "F2": ("787", 0), "L6": ("115", 2)},
        trains={"IOW": ["2+1"]},
        credits={"C&N": 0, "BHI&R": 0},
    )
    assert order(game) == ["C&N", "IOW", "BHI&R"]
    operate(game)
    assert game.actors == (1,)
    assert price(game, "IOW") == 74
