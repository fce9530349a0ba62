"""The End of the Game."""

import pytest

from bradshaw.core.ledger import BANK
from bradshaw.eighteen.actions import BuyShare, Pass, PayDividend, SellShares
from bradshaw.games.g1860.actions import SellPrivate
from bradshaw.games.g1860.components import COMPANY
from bradshaw.games.g1860.rules import operating
from bradshaw.games.g1860.rules.ending import worth
from tests.words.english import english

from .positions import cash, notes, passing, play, position, price, refused, stage, treasury


def leave_alone(game):
    """Do as little as possible until the next stock round or the end."""
    while stage(game) not in ("StockTurn", "GameOver"):
        play(game, game.choices()[0])
    return game


@pytest.mark.rule("1860.end.top-price")
def test_a_price_of_340_ends_the_game_after_the_operating_round():
    game = position(
        shares={"IOW": [5], "C&N": [0, 5]},
        prices={"IOW": 330, "C&N": 74},
        credits={"IOW": 0, "C&N": 0},
        tiles={"F2": ("787", 0)},
        phase="5+3",
        company="IOW",
        step="dividend",
        revenue=330,
    )
    play(game, PayDividend())
    assert price(game, "IOW") == 340
    assert stage(game) == "LayTrack"  # C&N still has its turn, but the rest of the set is not played
    leave_alone(game)
    assert stage(game) == "GameOver"
    assert english(game.outcome.reasons) == ("a share price reached the top of the market",)
    assert notes(game, "operating_round") == []
    refused(game, Pass(), "1860.end.top-price", "The game is over", seat=0)


@pytest.mark.rule("1860.end.top-price")
def test_a_price_below_340_ends_nothing():
    game = position(
        shares={"IOW": [5]}, prices={"IOW": 330}, credits={"IOW": 0}, company="IOW", step="dividend", revenue=320
    )
    assert stage(leave_alone(play(game, PayDividend()))) == "StockTurn"


@pytest.mark.rule("1860.end.bank-in-or")
def test_an_empty_bank_ends_the_game_after_the_operating_round():
    words = {
        "shares": {"IOW": [5], "C&N": [0, 5]},
        "prices": {"IOW": 100, "C&N": 74},
        "credits": {"IOW": 0, "C&N": 0},
        "tiles": {"F2": ("787", 0)},
        "phase": "3+2",
        "company": "IOW",
        "step": "dividend",
        "revenue": 100,
    }
    game = position(cash=[5000, 4980, 0], **words)
    play(game, PayDividend())
    assert game.state.cash[BANK] == -30
    assert cash(game)[0] == 5050  # everybody is paid in full
    assert stage(game) == "LayTrack"
    leave_alone(game)
    assert english(game.outcome.reasons) == ("the bank ran out of money",)
    # To the last pound is not too much.
    exact = position(cash=[5000, 4950, 0], **words)
    play(exact, PayDividend())
    assert exact.state.cash[BANK] == 0
    assert stage(leave_alone(exact)) == "StockTurn"


@pytest.mark.rule("1860.end.bank-in-or")
def test_the_revenue_of_privates_can_empty_the_bank():
    game = position(cash=[5000, 4980, 0], privates={"Ryde Pier": 0}, shares={"IOW": [5]}, credits={"IOW": 0})
    passing(game, 2)
    assert notes(game, "bank_broken")
    assert stage(leave_alone(game)) == "GameOver"


@pytest.mark.rule("1860.end.bank-in-sr")
def test_a_bank_emptied_in_a_stock_round_ends_the_game_after_the_next_operating_round():
    game = position(
        cash=[5000, 4950, 0],
        shares={"IOW": [5]},
        trains={"IOW": ["3+2"]},
        prices={"IOW": 100},
        credits={"IOW": 0},
        phase="3+2",
    )
    play(game, SellShares("IOW", 1))
    assert game.state.cash[BANK] == -50
    assert stage(game) == "StockTurn"
    while stage(game) == "StockTurn":
        play(game, Pass())
    assert stage(game) == "LayTrack"
    leave_alone(game)
    assert english(game.outcome.reasons) == ("the bank ran out of money",)
    assert len(notes(game, "operating_round")) == 1


@pytest.mark.rule("1860.end.bank-in-sr")
def test_the_sale_of_a_private_can_empty_the_bank_and_money_paid_back_does_not_save_it():
    game = position(cash=[5000, 4950, 0], privates={"Ryde Pier": 0}, shares={"IOW": [5, 2]}, credits={"IOW": 0})
    play(game, SellPrivate("Ryde Pier"), BuyShare("IOW", "ipo"))
    assert game.state.cash[BANK] == 24
    while stage(game) == "StockTurn":
        play(game, Pass())
    assert stage(leave_alone(game)) == "GameOver"


@pytest.mark.rule("1860.end.nationalisation")
def test_nationalisation_runs_until_at_most_two_companies_have_run_a_last_time(monkeypatch):
    revenues = {COMPANY["IOW"]: 10, COMPANY["C&N"]: 20, COMPANY["FYN"]: 30}
    monkeypatch.setattr(operating, "can_run", lambda state, company: True)
    monkeypatch.setattr(operating.Runs, "run_itself", lambda runs, state, log: (revenues[runs.company], 0))
    words = {"shares": {"IOW": [5], "C&N": [5], "FYN": [5]}, "phase": "9+5", "grouping_done": True}
    words["credits"] = dict.fromkeys(words["shares"], 0)
    engines = {"IOW": ["9+5"], "C&N": ["9+5"], "FYN": ["9+5"]}
    game = passing(position(**words, trains=engines), 3)
    assert english(game.outcome.reasons) == ("British Rail closed down the last companies",)
    assert [entry.facts["company"] for entry in notes(game, "close_down")] == [0, 1, 3]
    assert len(notes(game, "operating_round")) == 2  # three companies, then one
    trainless = passing(position(**words, trains=engines | {"FYN": []}), 3)
    assert not trainless.state.british_rail


# What counts


@pytest.mark.rule("1860.end.count-cash")
def test_personal_money_counts_and_company_credits_do_not():
    game = position(cash=[321, 7, 0], shares={"IOW": [5]}, credits={"IOW": 5000}, prices={"IOW": 100})
    assert worth(game.state, 1) == 7
    assert worth(game.state, 0) == 321 + 5 * 50
    assert treasury(game, "IOW") == 5000


@pytest.mark.rule("1860.end.count-privates")
def test_open_privates_count_their_face_value():
    owners = {"Brading": 0, "Yarmouth": 0, "Cowes": 1, "Ryde Pier": "closed", "Fishbourne": 2}
    game = position(cash=0, privates=owners, phase="6+3")
    assert [worth(game.state, seat) for seat in range(3)] == [80, 90, 200]


@pytest.mark.rule("1860.end.count-shares")
def test_shares_of_a_company_with_a_train_count_the_market_price():
    game = position(cash=0, shares={"IOW": [3, 2]}, trains={"IOW": ["2+1"]}, pars={"IOW": 74}, prices={"IOW": 95})
    assert [worth(game.state, seat) for seat in range(3)] == [285, 190, 0]


@pytest.mark.rule("1860.end.count-shares-trainless")
def test_shares_of_a_company_without_a_train_count_half_rounded_down_for_each():
    game = position(cash=0, shares={"IOW": [3, 2]}, prices={"IOW": 95})
    assert [worth(game.state, seat) for seat in range(3)] == [3 * 47, 2 * 47, 0]
    unfloated = position(cash=0, shares={"IOW": [3]}, pars={"IOW": 74})
    assert worth(unfloated.state, 0) == 3 * 37


@pytest.mark.rule("1860.end.director-counts-double")
def test_a_directors_certificate_counts_two_ordinary_shares():
    words = {"cash": 0, "shares": {"IOW": [2, 2]}, "floated": ["IOW"], "prices": {"IOW": 95}}
    game = position(**words)
    assert worth(game.state, 0) == worth(game.state, 1) == 2 * 47
    whole = position(**words, director_certificate_halved_whole=True)
    assert [worth(whole.state, seat) for seat in (0, 1)] == [95, 94]


def test_the_richest_wins_and_equal_worth_shares_the_victory():
    words = {
        "shares": {"IOW": [5]},
        "trains": {"IOW": ["2+1"]},
        "prices": {"IOW": 330},
        "credits": {"IOW": 0},
        "company": "IOW",
        "step": "dividend",
        "revenue": 330,
    }
    game = leave_alone(play(position(cash=[0, 500, 300], **words), PayDividend()))
    assert game.outcome.scores == (5 * 340 + 165, 500, 300)
    assert game.outcome.winners == (0,)
    level = leave_alone(play(position(cash=[0, 1865, 300], **words), PayDividend()))
    assert level.outcome.winners == (0, 1)
