"""What bots of 1860 foresee of the end under British Rail, held against what the rules make of it."""

from typing import Any

import pytest

from bradshaw.bots.foresight import Foresight
from bradshaw.eighteen.actions import PASS, PAY
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import RunTrains
from bradshaw.games.g1860.judgement.nationalisation import final_worths

from ..g1860.operations import iow, over
from ..g1860.positions import play
from ..g1860.test_nationalisation import FOUR, ISLAND, NINE, PAIR, last_stock_round

LASTING = dict.fromkeys(FOUR, ("9+5",))
EVERY = {**FOUR, "IOW": (4, 3, 0), "C&N": (1, 2, 2)}


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"shares": FOUR, "prices": dict.fromkeys(FOUR, 58), "tiles": ISLAND, "trains": LASTING},
        {"shares": FOUR, "prices": dict.fromkeys(FOUR, 100), "tiles": ISLAND, "trains": LASTING},
        {"shares": EVERY, "prices": dict.fromkeys(FOUR, 74), "tiles": ISLAND, "trains": LASTING},
        {"shares": FOUR, "prices": dict.fromkeys(FOUR, 58), "tiles": ISLAND, "trains": {**LASTING, "IOW": ("6+3",)}},
        {
            "shares": {**FOUR, "C&N": (1, 1, 1)},
            "pool": {"C&N": 2},
            "directors": {"C&N": "pool"},
            "floated": ["C&N"],
            "prices": {"C&N": 74, "IOW": 58, "IWNJ": 58, "BHI&R": 58},
            "tiles": ISLAND,
            "trains": LASTING,
        },
    ],
)
def test_what_british_rail_brings_is_foreseen_to_the_pound(words: dict[str, Any]):
    game = last_stock_round(**words)
    foreseen = final_worths(game.state)
    play(game, PASS)
    assert over(game)
    # Each dividend of a player is rounded down by less than a pound.
    assert list(game.outcome.scores) == [pytest.approx(worth, abs=16) for worth in foreseen]
    assert max(map(len, [foreseen, game.outcome.scores])) == 3


def test_a_bank_that_breaks_in_a_stock_round_leaves_one_round_of_dividends_and_old_trains_their_worth():
    words: dict[str, Any] = {"phase": "5+3", "grouping_done": False, "trains": dict.fromkeys(PAIR, ("4+2",))}
    game = last_stock_round(cash=[3333] * 3, privates={"Cowes": 1}, **words)
    game.state.bank_broken = True
    foreseen = final_worths(game.state)
    play(game, PASS)
    while not over(game):
        # Without building, with the best runs, all of it paid.
        choices = game.choices().actions
        play(game, next(one for one in choices if one in (PAY, PASS) or isinstance(one, RunTrains)))
    assert list(game.outcome.scores) == [pytest.approx(worth, abs=16) for worth in foreseen]


def test_runs_that_are_still_to_come_in_the_round_count():
    game = last_stock_round(shares=PAIR, trains={"IOW": ["9+5"]})
    before = final_worths(game.state)
    # C&N has no train, so the railways stay as they are for another operating round.
    play(game, PASS)
    assert not game.state.british_rail
    after = final_worths(game.state)
    assert after[0] > before[0]


def test_a_company_that_can_pay_for_it_is_taken_to_have_a_train_at_the_end():
    poor, rich = (
        iow(step="trains", phase="8+4", next_train="9+5", trains={}, credits={"IOW": credits}) for credits in (799, 800)
    )
    assert final_worths(rich.state)[0] > final_worths(poor.state)[0]
    bought = play(rich.copy(), NINE)
    assert over(bought)


def test_once_nothing_holds_nationalisation_up_the_end_is_added_up_and_not_judged():
    words: dict[str, Any] = {"shares": FOUR, "prices": dict.fromkeys(FOUR, 58), "tiles": ISLAND, "southern": True}
    foresight = Foresight(TITLE)
    sure = last_stock_round(**words, trains=LASTING).state
    assert list(foresight.outlook(sure).worths) == final_worths(sure)
    assert not foresight.terms(sure, 0)
    held_up = last_stock_round(**words, trains={**LASTING, "IOW": ()}).state
    assert list(foresight.outlook(held_up).worths) != final_worths(held_up)
    assert foresight.terms(held_up, 0)
