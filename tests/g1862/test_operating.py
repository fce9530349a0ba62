"""Operating Rounds: the order of the companies, and the steps of a turn."""

import pytest

from bradshaw.eighteen.actions import PASS, PAY, RETAIN, LayTile
from bradshaw.games.g1862.actions import BuyTrain, Merge, PlaceMarker, RedeemShare, RunTrains
from bradshaw.games.g1862.components import COMPANIES

from .positions import notes, offered, play, position, price, refused, stack, stage, treasury

ROAD = {"D13": ("57", 0), "D11": ("57", 0)}
"""Witham, the home of ECR, joined to Sudbury, the home of SVR."""


def round_of(**words):
    """A round in which the first company is about to operate; all have directors and trains."""
    facts = {
        "shares": {"ECR": (5, 0, 0), "EUR": (0, 5, 0), "ESR": (0, 0, 5)},
        "prices": {"EUR": 90, "ECR": 100, "ESR": 90},
        "trains": {"ECR": ["1F"], "EUR": ["1F"], "ESR": ["1F"]},
        "permits": {"ECR": "E", "EUR": "E", "ESR": "E"},
        "company": "ECR",
        "step": "trains",
        "round_of_set": (1, 2),
    }
    return position(**(facts | words))


def order(table):
    """The companies in the order in which their turns began."""
    return [COMPANIES[note.facts["company"]].name for note in notes(table, "company_turn")]


def to_end_of_round(table):
    """Everybody passes, or lays the first tile that has to be laid, until the round of the set changes."""
    number = table.state.operating_round
    while table.state.operating_round == number and stage(table) not in ("Proposals", "StockTurn", "GameOver"):
        choices = table.state.frames[-1].choices(table.state)
        play(table, PASS if PASS in choices else choices[0])
    return table


@pytest.mark.rule("1862.7.1-descending-price", "1862.7.1-stack-tie", "1862.3.0-round-types")
def test_companies_operate_by_descending_price_and_the_top_of_a_stack_first():
    table = to_end_of_round(round_of(company="ECR", step="home"))
    assert ["ECR", *order(table)][:3] == ["ECR", "EUR", "ESR"]
    table = to_end_of_round(round_of(prices={"ESR": 90, "EUR": 90, "ECR": 100}))
    assert order(table)[:2] == ["ESR", "EUR"]


@pytest.mark.rule("1862.7.1-once-per-round")
def test_no_company_operates_twice_in_a_round():
    table = to_end_of_round(round_of())
    assert sorted(["ECR", *order(table)[:2]]) == ["ECR", "ESR", "EUR"]
    assert table.state.operating_round == 2


@pytest.mark.rule("1862.7.1-once-per-round", "1862.7.1-descending-price")
def test_the_next_round_has_a_new_order():
    table = round_of(step="dividend", revenue=0)
    to_end_of_round(table)
    assert price(table, "ECR") == 90, "it fell from 100 on to the space of the others"
    assert stack(table, 82) == ["EUR", "ESR"], "which fell too, one after the other"
    assert order(table)[-1] == "ECR", "and so it is the first of the next round"


@pytest.mark.rule("1862.7.1-bottom-of-stack", "1862.7.8.5-unmoved-to-bottom")
def test_a_company_that_operates_goes_to_the_bottom_of_its_stack_even_if_its_price_stays():
    table = round_of(prices={"ECR": 100, "EUR": 100, "ESR": 90}, step="dividend", revenue=50)
    play(table, PAY)
    assert price(table, "ECR") == 100
    assert stack(table, 100) == ["EUR", "ECR"]


@pytest.mark.rule("1862.7.1-director-decides")
def test_the_director_decides():
    table = round_of(treasury={"ECR": 500, "EUR": 500})
    assert (stage(table), table.actor) == ("BuyTrains", 0)
    play(table, PASS)
    assert table.actor == 1
    text = table.state.frames[-1].not_your_turn(table.state, 2)
    assert text.rule == "1862.7.1-director-decides"
    assert table.state.frames[-1].not_your_turn(table.state, 9).rule == "1862.2.4.4-starting-cash"


@pytest.mark.rule("1862.7.1-turn-steps", "1862.7.13-before-acquisition")
def test_the_steps_of_a_turn_come_in_their_order():
    table = position(
        shares={"ECR": (5, 0, 0), "SVR": (5, 0, 0)},
        prices={"ECR": 100, "SVR": 90},
        pool={"ECR": 1, "SVR": 1},
        trains={"ECR": ["2E"], "SVR": ["2E"]},
        permits={"ECR": "E", "SVR": "E"},
        tiles=ROAD,
        markers={"ECR": ["D13"], "SVR": ["D11"]},
        treasury={"ECR": 500},
        company="ECR",
        phase="B",
        next_band="C",
    )
    assert stage(table) == "MergeStep"
    refused(table, BuyTrain("express"), "1862.7.1-turn-steps")
    assert offered(table, Merge)
    play(table, PASS)
    assert stage(table) == "Build"
    play(table, next(lay for lay in offered(table, LayTile) if lay.hex == "D11"))
    assert stage(table) == "PlaceMarkers"
    play(table, PlaceMarker("D11"))
    assert stage(table) == "Runs"
    play(table, offered(table, RunTrains)[0])
    assert stage(table) == "Dividend"
    refused(table, PASS, "1862.7.8.5-pay-or-withhold")
    play(table, RETAIN)
    assert stage(table) == "BuyTrains"
    refused(table, RETAIN, "1862.7.1-turn-steps")
    play(table, PASS)
    assert stage(table) == "Redeem"
    play(table, RedeemShare())
    assert stage(table) == "AcquireStep"
    play(table, PASS)
    assert order(table) == ["SVR"]


@pytest.mark.rule("1862.7.1-turn-steps")
def test_steps_in_which_nothing_can_be_done_are_left_out():
    alone = {"shares": {"ECR": (5, 0, 0)}, "trains": {"ECR": ["2E"]}, "company": "ECR"}
    table = position(**alone, step="redeem", treasury={"ECR": 900})
    assert stage(table) == "Proposals", "nothing in the pool, and nobody to acquire"
    table = position(**alone, step="trains")
    assert stage(table) == "Proposals", "no money for a train"


@pytest.mark.rule("1862.7.1-turn-steps", "1862.7.8.5-no-dividend-left")
def test_a_company_that_earns_nothing_is_not_asked_about_a_dividend():
    table = round_of(step="run")
    assert stage(table) in ("BuyTrains", "Build")
    assert price(table, "ECR") == 90
    assert treasury(table, "ECR") == 0
