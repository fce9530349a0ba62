"""Game End: the stock market, the bank, the LNER, and the winner."""

import pytest

from bradshaw.core.ledger import BANK
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, PASS, PAY, RETAIN, BuyShare, SellShares
from bradshaw.eighteen.rounds.ending import BANK_EMPTY, MOST_TURNS, STALEMATE, TOP_PRICE, TURN_LIMIT
from bradshaw.games.g1862.actions import CHARTER, BuyTrain, RedeemShare, StartCompany, TradeTrain
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.rules.ending import LNER, REASONS, outcome, worth
from bradshaw.games.g1862.state import LNER_DUE, LNER_FORMED, NO_LNER

from .positions import (
    cash,
    in_offering,
    in_pool,
    is_over,
    is_started,
    notes,
    offered,
    on_charter,
    passing,
    play,
    position,
    price,
    refused,
    shares,
    stage,
    trains,
    treasury,
)

ROAD = {"tiles": {"D13": ("57", 0), "D11": ("57", 0)}, "markers": {"ECR": ["D13"]}}


def operating(**words):
    """ECR is the only company and its turn is about to end."""
    facts = {
        "shares": {"ECR": (5, 2, 0)},
        "prices": {"ECR": 100},
        "trains": {"ECR": ["2E"]},
        "company": "ECR",
        "step": "redeem",
        "round_of_set": (1, 1),
    }
    return position(**(facts | words))


def lner(**words):
    """The last operating round before the LNER forms has just ended; the game is in the last stock round."""
    facts = {"phase": "H", "lner": "due", "trains": {"ECR": ["4/5E"]}, "round_of_set": (3, 3)}
    return operating(**(facts | words))


def reason(table):
    assert is_over(table)
    assert stage(table) == "GameOver"
    return table.state.frames[-1].reason


# The stock market


@pytest.mark.rule("1862.10.0-end-conditions", "1862.10.1-top-of-market", "1862.10.1-no-lner", "1862.3.0-end-triggers")
def test_a_price_at_the_top_ends_the_game_after_the_current_operating_round():
    table = operating(
        shares={"ECR": (5, 2, 0), "EUR": (0, 5, 0)},
        prices={"ECR": 950, "EUR": 90},
        trains={"ECR": ["4/5E"], "EUR": ["4/5E"]},
        treasury={"EUR": 1000},
        phase="E",
        step="dividend",
        revenue=950,
        round_of_set=(1, 3),
    )
    play(table, PAY)
    assert price(table, "ECR") == 1000
    assert table.state.top_reached
    assert not is_over(table), "EUR still operates"
    while not is_over(table):
        choices = table.state.frames[-1].choices(table.state)
        play(table, PASS if PASS in choices else choices[0])
    assert reason(table) == TOP_PRICE
    assert table.state.operating_round == 1, "the set is not played to its end"
    assert table.state.lner == NO_LNER


@pytest.mark.rule("1862.10.1-no-lner")
def test_the_top_of_the_market_comes_before_the_lner():
    table = lner(prices={"ECR": 950}, step="dividend", revenue=950)
    play(table, PAY)
    assert reason(table) == TOP_PRICE
    assert table.state.lner == LNER_DUE


# The bank


@pytest.mark.rule(
    "1862.10.2-bank-empty", "1862.10.2-finish-set", "1862.10.2-ious", "1862.10.2-no-lner", "1862.3.0-end-triggers"
)
def test_when_the_bank_is_empty_the_set_of_operating_rounds_is_finished_on_credit():
    table = operating(
        bank=100, step="dividend", revenue=200, own={"ECR": 0}, pool={"ECR": 3}, round_of_set=(1, 2), phase="B", **ROAD
    )
    play(table, PAY)
    assert table.state.bank_broken
    assert table.state.cash[BANK] == -40
    assert cash(table) == [600, 540, 500], "everybody is paid all the same"
    while not is_over(table):
        choices = table.state.frames[-1].choices(table.state)
        play(table, PASS if PASS in choices else choices[0])
    assert table.state.operating_round == 2
    assert reason(table) == BANK_EMPTY


@pytest.mark.rule("1862.10.2-bank-empty")
def test_an_exactly_empty_bank_is_not_broken():
    table = operating(bank=140, step="dividend", revenue=200, own={"ECR": 0}, pool={"ECR": 3})
    play(table, PAY)
    assert table.state.cash[BANK] == 0
    assert not table.state.bank_broken
    assert stage(table) == "Proposals"


@pytest.mark.rule("1862.10.2-stock-round")
def test_if_the_bank_breaks_in_a_stock_round_one_set_of_operating_rounds_follows():
    table = position(shares={"ECR": (5, 2, 0)}, prices={"ECR": 100}, trains={"ECR": ["2E"]}, bank=50, phase="B", **ROAD)
    play(table, SellShares("ECR", 1), PASS)
    assert table.state.bank_broken
    passing(table, 3)
    assert stage(table) != "GameOver"
    while not is_over(table):
        choices = table.state.frames[-1].choices(table.state)
        play(table, PASS if PASS in choices else choices[0])
    assert reason(table) == BANK_EMPTY
    assert table.state.operating_round == 2, "both rounds of the set"


@pytest.mark.rule("1862.10.2-bank-empty")
def test_a_bank_that_has_been_broken_stays_broken():
    table = operating(bank=100, step="dividend", revenue=200, treasury={"ECR": 300}, own={"ECR": 0}, pool={"ECR": 3})
    play(table, PAY, BuyTrain("express"))
    assert table.state.cash[BANK] == 60
    while not is_over(table):
        play(table, PASS)
    assert reason(table) == BANK_EMPTY


@pytest.mark.rule("1862.10.2-bank-empty", "1862.6.5.4.1-chartered-full")
def test_the_bank_breaks_on_a_sum_that_it_cannot_pay_even_if_money_comes_back_at_once():
    table = position(shares={"ECR": (4, 0, 0)}, prices={"ECR": 74}, chartered=["ECR"], bank=600)
    play(table, BuyShare("ECR", OFFERING))
    assert table.state.cash[BANK] == 600 + 74 - 740 + 180
    assert table.state.bank_broken


@pytest.mark.rule("1862.10.2-no-lner")
def test_a_broken_bank_comes_before_the_lner():
    table = lner(step="dividend", revenue=200, bank=10)
    play(table, PAY)
    assert reason(table) == BANK_EMPTY
    assert table.state.lner == LNER_DUE


# The LNER


@pytest.mark.rule("1862.10.3-lner-formation", "1862.9.0-phase-h-end-trigger", "1862.3.0-end-triggers")
def test_the_first_h_train_brings_the_lner_at_the_end_of_the_set():
    table = operating(
        step="trains",
        phase="G",
        next_band="H",
        trains={"ECR": ["4/5E"]},
        treasury={"ECR": 800},
        round_of_set=(2, 3),
        **ROAD,
    )
    play(table, BuyTrain("express"))
    assert table.state.lner == LNER_DUE
    while stage(table) != "StockTurn":
        assert table.state.lner == LNER_DUE
        choices = table.state.frames[-1].choices(table.state)
        play(table, PASS if PASS in choices else choices[0])
    assert table.state.operating_round == 3
    assert table.state.lner == LNER_FORMED


@pytest.mark.rule("1862.10.3-no-parliament", "1862.10.3-lner-formation")
def test_a_stock_round_follows_without_a_parliament():
    table = lner()
    assert stage(table) == "StockTurn"
    assert notes(table, "lner")
    assert not notes(table, "parliament")


@pytest.mark.rule("1862.10.3-no-new-companies")
def test_no_company_can_be_started_any_more():
    table = lner(cash=2000)
    assert not offered(table, StartCompany)
    refused(table, StartCompany("EUR", 54), "1862.10.3-no-new-companies")
    assert not table.state.is_in_play(COMPANY["EUR"])
    assert table.state.is_in_play(COMPANY["ECR"])


@pytest.mark.rule("1862.10.3-no-new-companies")
def test_a_company_that_was_started_before_can_still_float_and_operates_without_a_marker():
    table = lner(
        shares={"ECR": (5, 2, 0), "EUR": (4, 0, 0)},
        prices={"ECR": 100, "EUR": 90},
        cash=900,
        treasury={"EUR": 1360},
    )
    play(table, BuyShare("EUR", CHARTER))
    play(table, offered(table, type(table.state.frames[-1].choices(table.state)[0]))[0])
    assert table.state.is_floated(COMPANY["EUR"])
    passing(table, 3)
    while table.state.operating_round == 1 and not is_over(table):
        choices = table.state.frames[-1].choices(table.state)
        play(table, PASS if PASS in choices else choices[0])
    assert not table.state.stations_of(COMPANY["EUR"])
    assert trains(table, "EUR"), "it had to buy a train"


@pytest.mark.rule("1862.10.3-ipo-to-pool", "1862.10.3-treasury-shares-stay")
def test_shares_of_the_offering_go_to_the_pool_and_those_of_charters_stay():
    table = lner(chartered=["ECR"], own={"ECR": 1}, pool={"ECR": 1}, pars={"ECR": 54})
    assert in_offering(table, "ECR") == 0
    assert in_pool(table, "ECR") == 2
    assert on_charter(table, "ECR") == 1
    play(table, BuyShare("ECR", BANK_POOL))
    assert cash(table)[0] == 400, "at the market price, not at par"


@pytest.mark.rule("1862.10.3-no-price-falls", "1862.9.0-phase-h-no-price-falls", "1862.6.4.2-no-fall-after-lner")
def test_sales_no_longer_lower_prices():
    table = play(lner(), SellShares("ECR", 2))
    assert price(table, "ECR") == 100


@pytest.mark.rule("1862.9.0-phase-h-no-price-falls")
def test_prices_fall_until_the_lner_has_formed():
    table = position(shares={"ECR": (5, 2, 0)}, prices={"ECR": 100}, phase="H", lner="due")
    play(table, SellShares("ECR", 2))
    assert price(table, "ECR") == 90


@pytest.mark.rule("1862.6.5.2-lner-limit", "1862.10.3-certificate-limit", "1862.6.5.2-lner-limit-fixed")
def test_the_certificate_limit_becomes_the_most_shares_of_one_player():
    table = lner(
        shares={"ECR": (5, 2, 0), "EUR": (1, 4, 3)},
        prices={"ECR": 100, "EUR": 90},
        trains={"ECR": ["4/5E"], "EUR": ["5E"]},
        cash=2000,
        company="EUR",
    )
    assert table.state.limit == 6, "shares, not certificates"
    play(table, BuyShare("ECR", CHARTER))
    assert table.state.limit == 6, "it does not change again"
    passing(table, 2)
    play(table, BuyShare("ECR", CHARTER))
    assert table.state.certificates(0) == 6
    passing(table, 2)
    refused(table, BuyShare("ECR", CHARTER), "1862.6.5.2-limit-blocks-buying")


@pytest.mark.rule("1862.6.5.2-lner-no-forced-sale", "1862.10.3-no-forced-sale")
def test_nobody_must_sell_down_to_the_new_limit():
    table = lner()
    table.state.limit = 1
    assert table.state.certificates(0) == 3
    play(table, PASS)
    assert table.actor == 1


@pytest.mark.rule(
    "1862.10.3-three-final-operations", "1862.10.3-game-over", "1862.10.3-nationalisation", "1862.10.3-no-building"
)
def test_all_companies_operate_three_times_more_without_building_and_the_game_is_over():
    table = lner(**ROAD, permits={"ECR": "E"})
    passing(table, 3)
    assert stage(table) == "Runs", "neither mergers nor track nor markers"
    seen = []
    while not is_over(table):
        seen.append((table.state.operating_round, stage(table)))
        choices = table.state.frames[-1].choices(table.state)
        play(table, PASS if PASS in choices else choices[0])
    assert sorted({number for number, _ in seen}) == [1, 2, 3]
    assert {step for _, step in seen} == {"Runs", "Dividend"}
    assert reason(table) == LNER
    assert price(table, "ECR") == 100, "three dividends of 40 leave it where it is"
    assert not notes(table, "lay_tile")


@pytest.mark.rule("1862.10.3-no-mergers", "1862.10.3-no-building")
def test_companies_merge_no_more():
    table = position(
        shares={"ECR": (5, 0, 0), "SVR": (5, 0, 0)},
        prices={"ECR": 100, "SVR": 90},
        tiles={"D13": ("57", 0), "D11": ("57", 0)},
        markers={"ECR": ["D13"], "SVR": ["D11"]},
        permits={"ECR": "E"},
        trains={"ECR": ["4/5E"], "SVR": ["5E"]},
        phase="H",
        lner="formed",
        company="ECR",
        round_of_set=(1, 3),
    )
    assert stage(table) == "Runs"
    play(table, table.state.frames[-1].choices(table.state)[0], RETAIN)
    assert not notes(table, "merger_proposed")
    assert notes(table, "company_turn")[0].facts["company"] == COMPANY["SVR"], "and ECR acquires nothing"


@pytest.mark.rule("1862.10.3-trains-bank-only")
def test_trains_are_bought_from_the_bank_only():
    table = operating(
        shares={"ECR": (5, 0, 0), "EUR": (5, 0, 0)},
        prices={"ECR": 100, "EUR": 90},
        trains={"ECR": ["4/5E"], "EUR": ["5E"]},
        treasury={"ECR": 900},
        phase="H",
        lner="formed",
        step="trains",
        round_of_set=(1, 3),
    )
    refused(table, TradeTrain("F-0", "EUR"), "1862.10.3-trains-bank-only")
    assert not offered(table, TradeTrain)
    play(table, BuyTrain("express"))


@pytest.mark.rule("1862.10.3-trains-bank-only", "1862.7.11.2-must-refinance", "1862.7.13-redeem-one")
def test_refinancing_and_redeeming_go_on():
    table = operating(
        trains={}, own={"ECR": 0}, pool={"ECR": 3}, phase="H", lner="formed", step="trains", round_of_set=(1, 3)
    )
    assert notes(table, "refinance"), "its only way to a train"
    table = operating(
        own={"ECR": 0}, pool={"ECR": 3}, trains={"ECR": ["4/5E"]}, treasury={"ECR": 100}, phase="H", lner="formed"
    )
    play(table, RedeemShare())


@pytest.mark.rule("1862.10.3-bank-no-end")
def test_the_bank_no_longer_ends_the_game():
    table = operating(
        trains={"ECR": ["4/5E"]},
        phase="H",
        lner="formed",
        bank=0,
        step="dividend",
        revenue=200,
        round_of_set=(1, 3),
        permits={"ECR": "E"},
        **ROAD,
    )
    play(table, PAY)
    assert not table.state.bank_broken
    assert table.state.operating_round == 2


@pytest.mark.rule("1862.10.3-top-still-ends")
def test_the_top_of_the_market_still_ends_it_after_the_round():
    table = operating(
        trains={"ECR": ["4/5E"]},
        prices={"ECR": 900},
        phase="H",
        lner="formed",
        step="dividend",
        revenue=900,
        round_of_set=(1, 3),
    )
    play(table, PAY)
    assert reason(table) == TOP_PRICE
    assert table.state.operating_round == 1


# The winner


@pytest.mark.rule("1862.10.4-winner", "1862.3.0-winner")
def test_the_winner_has_most_in_cash_and_shares():
    table = lner(cash=[100, 450, 600], **ROAD, permits={"ECR": "E"})
    passing(table, 3)
    while not is_over(table):
        choices = table.state.frames[-1].choices(table.state)
        play(table, RETAIN if RETAIN in choices else choices[0])
    result = outcome(table.state)
    assert price(table, "ECR") == 74
    assert result.scores == (100 + 5 * 74, 450 + 2 * 74, 600)
    assert result.winners == (2,)
    assert result.reasons == (REASONS[LNER],)


@pytest.mark.rule("1862.10.4-winner")
def test_equal_wealth_is_a_shared_victory():
    table = operating(cash=[0, 300, 500], phase="H", lner="formed", trains={"ECR": ["4/5E"]}, round_of_set=(3, 3))
    assert outcome(table.state).winners == (0, 1, 2)


@pytest.mark.rule("1862.10.4-winner", "1862.6.4.1-price-without-train")
def test_shares_of_a_company_without_a_train_count_half():
    table = position(shares={"ECR": (5, 2, 0)}, prices={"ECR": 71})
    assert [worth(table.state, seat) for seat in range(3)] == [500 + 5 * 35, 500 + 2 * 35, 500]


@pytest.mark.rule("1862.10.4-treasuries-excluded", "1862.3.0-treasury-not-wealth")
def test_the_money_of_companies_counts_for_nobody():
    table = position(shares={"ECR": (5, 2, 0)}, trains={"ECR": ["2E"]}, treasury={"ECR": 3000})
    assert treasury(table, "ECR") == 3000
    assert worth(table.state, 0) == 500 + 5 * 54
    assert shares(table, "ECR") == [5, 2, 0]


@pytest.mark.rule("1862.10.0-end-conditions")
def test_once_the_game_is_over_nothing_can_be_done():
    table = operating(phase="H", lner="formed", trains={"ECR": ["4/5E"]}, round_of_set=(3, 3))
    frame = table.state.frames[-1]
    assert len(frame.choices(table.state)) == 0
    assert frame.refuse(table.state, PASS).rule == "1862.10.3-game-over"
    assert frame.not_your_turn(table.state, 0).rule == "1862.10.3-game-over"
    assert is_started(table, "ECR")


@pytest.mark.rule("1862.3.0-round-cycle")
def test_a_game_without_an_end_is_stopped_after_250_stock_rounds():
    assert MOST_TURNS == 250
    table = operating(round_number=250)
    assert reason(table) == TURN_LIMIT
    assert stage(operating(round_number=249)) == "Proposals"


@pytest.mark.rule("1862.3.0-round-cycle")
def test_a_game_in_which_nothing_can_ever_happen_again_is_over():
    assert reason(position(cash=161)) == STALEMATE
    assert stage(position(cash=[161, 162, 161])) == "StockTurn"
    novices = {"new_players": True, "kinds": "simple express"}
    assert stage(position(cash=162, **novices)) == "Proposals", "a company can be proposed"
    assert reason(position(cash=161, **novices)) == STALEMATE
