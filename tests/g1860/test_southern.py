"""Formation of the Southern Railway."""

import pytest

from bradshaw.eighteen.actions import OFFERING, PASS, PAY, RETAIN, BuyShare, LayTile
from bradshaw.games.g1860.actions import BuildBase, BuyTrain

from .operations import (
    EAST_COAST,
    MEDINA,
    bases,
    begin_operations,
    earnings,
    insolvent,
    iow,
    lays,
    operate,
    route,
    runs,
    to_run,
)
from .positions import notes, play, position, price, refused, stage, trains, treasury

PAIR = {"IOW": (5, 0, 0), "C&N": (0, 5, 0)}
LAST = {"phase": "8+4", "next_train": "9+5"}
NINE = BuyTrain("9+5", "bank", 800)
LINES = {**EAST_COAST, **MEDINA}


def grouping(**words):
    """The Southern Railway exists, and a stock round has begun since; C&N has no train, so nothing is nationalised."""
    return begin_operations(
        **(
            {
                "shares": PAIR,
                "prices": {"IOW": 82, "C&N": 74},
                "tiles": LINES,
                "trains": {"IOW": ["9+5"]},
                "credits": {"IOW": 900, "C&N": 0},
                "phase": "9+5",
                "grouping_done": True,
            }
            | words
        )
    )


@pytest.mark.rule("1860.southern.formed")
def test_the_first_9_5_train_forms_the_southern_railway():
    game = iow(shares=PAIR, step="trains", credits={"IOW": 900}, tiles=LINES, **LAST)
    assert not game.state.southern
    play(game, NINE)
    assert game.state.southern
    assert len(notes(game, "southern_formed")) == 1


@pytest.mark.rule("1860.southern.last-building")
def test_building_goes_on_until_the_end_of_the_set():
    game = position(
        shares=PAIR,
        prices={"IOW": 82, "C&N": 74},
        company="IOW",
        step="trains",
        credits={"IOW": 900, "C&N": 100},
        tiles={"F2": ("787", 0)},
        round_of_set=(1, 2),
        **LAST,
    )
    play(game, NINE)
    play(game, LayTile("F4", "742", 3), LayTile("G3", "741", 5))
    play(game, BuildBase("G5", 0))
    assert bases(game, "C&N") == ["F2.0.0", "G5.0.0"]
    # And in the second round of the set IOW builds too.
    operate(game)
    assert game.state.operating_round == 2
    assert stage(game) == "LayTrack"
    assert lays(game)


@pytest.mark.rule("1860.southern.no-building")
def test_from_the_next_stock_round_on_nothing_is_built():
    game = grouping()
    assert stage(game) == "Runs"
    refused(game, LayTile("J4", "12", 0), "1860.run.must-run")
    refused(game, BuildBase("J4", 0), "1860.run.must-run")


@pytest.mark.rule("1860.southern.no-building")
def test_it_begins_with_the_stock_round_that_follows():
    game = position(
        shares=PAIR,
        prices={"IOW": 82, "C&N": 74},
        company="C&N",
        step="trains",
        credits={"IOW": 0, "C&N": 0},
        trains={"IOW": ["9+5"]},
        phase="9+5",
        tiles=LINES,
        round_of_set=(2, 2),
    )
    assert stage(game) == "StockTurn"
    assert game.state.grouping_done


@pytest.mark.rule("1860.southern.no-building", "1860.float.home-tile")
def test_a_company_that_floats_later_has_money_but_no_base_and_no_tile():  # ruling D5
    game = position(
        shares={**PAIR, "S&C": (4, 0, 0)}, grouping_done=True, phase="9+5", tiles=LINES, trains={"IOW": ["9+5"]}
    )
    play(game, BuyShare("S&C", OFFERING))
    assert stage(game) == "StockTurn"
    assert treasury(game, "S&C") == 540
    assert bases(game, "S&C") == []
    assert price(game, "S&C") == 54


@pytest.mark.rule("1860.southern.no-building", "1860.insolvency.no-route")
def test_such_a_company_never_runs_and_is_never_insolvent():  # ruling D5
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
    # It stood at 54 and operated first, without a run and without the 800 for a train.
    assert price(game, "S&C") == 50
    assert not insolvent(game, "S&C")
    assert notes(game, "run_trains") == []


@pytest.mark.rule("1860.southern.no-halts")
def test_halts_neither_pay_nor_count_any_more():
    words = {"shares": {"C&N": (5, 0, 0)}, "tiles": MEDINA, "trains": {"C&N": ["2+1"]}, "company": "C&N", "step": "run"}
    game = position(**words, phase="9+5", grouping_done=True, credits={"C&N": 0})
    assert earnings(game, "C&N") == (60, 0)
    way = ("F2.0", "F2.1", "F2.2", "F4.0", "G5.0")
    game = position(**{**words, "trains": {"C&N": ["3+2"]}}, phase="9+5", grouping_done=True)
    refused(game, runs(route(game, "3+2", *way)), "1860.southern.no-halts")
    play(game, runs(route(game, "3+2", *way, calls=["F2.0", "F2.1", "G5.0"])), RETAIN)
    before = position(**{**words, "trains": {"C&N": ["3+2"]}}, phase="9+5")
    assert earnings(before, "C&N") == (60, 20), "until the set ends they count"


@pytest.mark.rule("1860.southern.remaining-actions")
def test_companies_still_run_pay_and_buy_trains():
    game = grouping()
    play(game, game.choices()[0])
    assert list(game.choices()) == [PAY, RETAIN]
    play(game, PAY)
    assert stage(game) == "BuyTrains"
    play(game, NINE)
    assert trains(game, "IOW") == ["9+5", "9+5"]


@pytest.mark.rule("1860.southern.stock-rounds-continue")
def test_stock_rounds_go_on_between_the_sets():
    game = grouping()
    number = game.state.stock_rounds
    for _ in range(3):
        operate(game)
        if stage(game) != "StockTurn":
            operate(game)
    assert stage(game) == "StockTurn"
    assert game.state.stock_rounds == number + 1
    assert not game.state.british_rail


@pytest.mark.rule("1860.southern.last-building", "1860.southern.no-halts")
def test_the_track_step_is_still_there_in_the_set_of_the_first_9_5():
    game = iow(phase="9+5", trains={"IOW": ["9+5"]}, tiles=LINES, shares=PAIR)
    assert stage(game) == "LayTrack"
    assert stage(to_run(iow(phase="9+5", grouping_done=True, trains={"IOW": ["9+5"]}, shares=PAIR))) == "Runs"
