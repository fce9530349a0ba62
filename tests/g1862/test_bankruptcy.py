"""Bankruptcy."""

import pytest

from bradshaw.eighteen.actions import PASS, RETAIN, SellShares
from bradshaw.eighteen.board.market import OFF
from bradshaw.eighteen.state import IPO
from bradshaw.games.g1862.actions import Bid, StartCompany
from bradshaw.games.g1862.components import COMPANY

from .positions import (
    cash,
    director,
    in_offering,
    is_floated,
    is_started,
    notes,
    par,
    passing,
    play,
    position,
    refused,
    shares,
    stage,
    trains,
    treasury,
)

POOR = {
    "shares": {"ECR": (5, 2, 0)},
    "prices": {"ECR": 71},
    "pars": {"ECR": 54},
    "own": {"ECR": 0},
    "pool": {"ECR": 3},
    "treasury": {"ECR": 90},
    "permits": {"ECR": "LF"},
    "tiles": {"D13": ("57", 0), "D11": ("57", 0)},
    "markers": {"ECR": ["D13"]},
    "phase": "G",
    "next_band": "H",
    "company": "ECR",
    "step": "trains",
    "round_of_set": (1, 1),
}
"""ECR at 71 has no train and could not pay for an H train, not even with ten times its par."""


@pytest.mark.rule("1862.7.12-no-train", "1862.7.12-compensation-trainless", "1862.7.12-compensation")
def test_for_want_of_a_train_shareholders_get_half_the_price_rounded_down():
    table = position(**POOR)
    assert not is_started(table, "ECR")
    assert cash(table) == [500 + 5 * 35, 500 + 2 * 35, 500]


@pytest.mark.rule("1862.7.12-compensation")
def test_only_players_are_compensated():
    table = position(**(POOR | {"own": {"ECR": 1}, "pool": {"ECR": 2}}))
    assert cash(table) == [675, 570, 500]
    assert treasury(table, "ECR") == 0


@pytest.mark.rule("1862.7.12-bottom-price", "1862.7.12-compensation")
def test_at_the_bottom_of_the_market_shareholders_get_nothing():
    facts = {"prices": {"ECR": 14}, "trains": {"ECR": ["8F"]}, "step": "dividend", "revenue": 50}
    table = play(position(**(POOR | facts)), RETAIN)
    assert not is_started(table, "ECR")
    assert cash(table) == [500, 500, 500]
    assert notes(table, "bankrupt")[0].rule == "1862.7.12-bottom-price"


@pytest.mark.rule("1862.7.12-bottom-price")
def test_sales_in_a_stock_round_can_ruin_a_company():
    table = position(shares={"ECR": (5, 2, 0)}, prices={"ECR": 20}, trains={"ECR": ["2E"]})
    play(table, SellShares("ECR", 3))
    assert not is_started(table, "ECR")
    assert cash(table)[0] == 560, "the block is paid at the price before"
    assert (stage(table), table.actor) == ("StockTurn", 0)


@pytest.mark.rule("1862.7.12-director-share-to-ipo", "1862.7.12-assets-removed")
def test_its_certificates_go_to_the_offering_and_everything_it_had_is_gone():
    table = position(
        **(
            POOR
            | {
                "prices": {"ECR": 7},
                "trains": {"ECR": ["8F", "7F"]},
                "step": "dividend",
                "revenue": 0,
                "treasury": {"ECR": 90},
            }
        )
    )
    number = COMPANY["ECR"]
    assert director(table, "ECR") == IPO
    assert in_offering(table, "ECR") == 10
    assert shares(table, "ECR") == [0, 0, 0]
    assert table.state.permits[number] == (1,), "only the permit that was dealt to it"
    assert trains(table, "ECR") == []
    assert table.state.sold[6] == 1, "its trains do not come back"
    assert not table.state.stations
    assert table.state.unused[number] == 0
    assert treasury(table, "ECR") == 0
    assert par(table, "ECR") == 0
    assert table.state.markers.places[number] == OFF
    assert not is_floated(table, "ECR")


@pytest.mark.rule("1862.7.12-restart")
def test_it_can_be_proposed_again_in_parliament():
    table = position(**POOR)
    assert stage(table) == "Proposals"
    play(table, Bid("ECR", 0))


@pytest.mark.rule("1862.7.12-restart", "1862.6.5.1-no-buy-after-sell")
def test_it_can_be_started_again_in_the_same_stock_round_by_who_has_not_sold_it():
    table = position(shares={"ECR": (5, 2, 0)}, prices={"ECR": 20}, trains={"ECR": ["2E"]})
    play(table, SellShares("ECR", 3))
    refused(table, StartCompany("ECR", 54), "1862.6.5.1-no-buy-after-sell")
    play(table, PASS, StartCompany("ECR", 54))
    assert director(table, "ECR") == 1
    assert treasury(table, "ECR") == 162


@pytest.mark.rule("1862.7.12-restart", "1862.3.2-after-first-c")
def test_a_company_that_was_open_once_stays_open():
    table = position(**(POOR | {"later": {"ECR": "C"}}))
    passing(table, 3)
    play(table, StartCompany("ECR", 54))


@pytest.mark.rule("1862.7.12-assets-removed")
def test_its_turn_is_over_and_the_next_company_operates():
    table = position(
        **(
            POOR
            | {
                "shares": {"ECR": (5, 2, 0), "EUR": (0, 5, 0)},
                "prices": {"ECR": 71, "EUR": 54},
                "treasury": {"ECR": 90, "EUR": 500},
                "trains": {"EUR": ["8F"]},
                "pool": {"ECR": 3},
                "own": {"ECR": 0},
            }
        )
    )
    assert [note.facts["company"] for note in notes(table, "company_turn")] == [COMPANY["EUR"]]
