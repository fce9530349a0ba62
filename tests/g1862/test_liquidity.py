"""Liquidity: a player's money, and what the sale of everything would bring."""

import pytest

from bradshaw.eighteen.actions import BANK_POOL, PASS, BuyShare, SellShares
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.actions import StartCompany
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.rules.liquidity import liquidity
from bradshaw.games.g1862.rules.solo import SoloTurn
from bradshaw.games.g1862.rules.stock import StockTurn

from ..g1862_log.games import positions
from .positions import play, position, price

TWO = {
    "shares": {"ECR": (5, 3, 0), "EUR": (2, 4, 1)},
    "prices": {"ECR": 100, "EUR": 82},
    "trains": {"ECR": ["2E"]},
}
"""EUR has no train."""


def liquid(table):
    return [liquidity(table.state, seat) for seat in range(table.state.players)]


def sold_out(game):
    """What the player to move has after selling the largest block of each company."""
    seat, game = game.actors[0], game.copy()
    while True:
        frame = game.state.frames[-1]
        sales = [one for one in game.choices().actions if isinstance(one, SellShares)]
        if not isinstance(frame, StockTurn | SoloTurn) or frame.actor(game.state) != seat or not sales:
            return game.state.money(seat)
        game.play(max(sales, key=lambda one: one.count))


@pytest.mark.rule("1862.6.4-sell-in-block", "1862.6.4.1-price-with-train", "1862.6.4.1-price-without-train")
def test_each_company_is_one_block_at_its_price_before_the_fall_and_half_without_a_train():
    assert liquid(position(cash=[10, 20, 30], **TWO)) == [10 + 500 + 82, 20 + 300 + 4 * 41, 30 + 41]


@pytest.mark.rule("1862.6.4-no-pool-limit")
def test_as_many_shares_as_there_are_can_go_to_the_pool():
    table = position(cash=0, shares={"ECR": (6, 0, 0)}, pool={"ECR": 4}, prices={"ECR": 100}, trains={"ECR": ["2E"]})
    assert liquid(table)[0] == 600


@pytest.mark.rule("1862.6.4-no-selling-new-shares", "1862.6.4-old-shares-sellable")
def test_shares_bought_in_this_round_do_not_count():
    table = position(cash=[500, 500, 0], pool={"ECR": 1}, **TWO)
    play(table, PASS, BuyShare("ECR", BANK_POOL))
    assert liquid(table)[1] == 400 + 3 * 100 + 4 * 41


@pytest.mark.rule("1862.6.4-no-selling-new-shares")
def test_a_company_that_was_started_in_this_round_does_not_count():
    table = play(position(cash=[500, 0, 0], **TWO), StartCompany("ESR", 60))
    assert liquid(table)[0] == 500 - 180 + 500 + 82


@pytest.mark.rule("1862.6.4-sell-in-block")
def test_what_is_left_of_a_company_sold_in_this_turn_does_not_count_again():
    table = play(position(cash=0, **TWO), SellShares("ECR", 1))
    assert liquid(table)[0] == 100 + 82
    assert liquid(table)[1] == 3 * price(table, "ECR") + 4 * 41


@pytest.mark.rule("1862.10.2-finish-set", "1862.10.3-nationalisation")
@pytest.mark.parametrize("end", [{"bank": -5}, {"lner": "formed", "phase": "H"}])
def test_in_the_last_operating_rounds_nothing_is_sold_any_more(end):
    table = position(company="ECR", cash=50, **TWO)
    assert liquid(table)[0] == 50 + 500 + 82
    if "bank" in end:
        table.state.bank_broken = True
    else:
        table.state.lner = 2
    assert liquid(table) == [50, 50, 50]


@pytest.mark.rule("1862.10.2-stock-round")
def test_in_the_last_stock_round_everything_is_sold():
    table = position(cash=50, **TWO)
    table.state.bank_broken = True
    assert liquid(table)[0] == 50 + 500 + 82


def test_the_solo_game_counts_its_only_player():
    game = next(game for game in positions(0, 40) if any(game.state.held))
    assert liquidity(game.state, 0) >= game.state.money(0)


@pytest.mark.parametrize("seed", range(8))
def test_liquidity_is_what_selling_everything_brings_in_any_turn_of_a_stock_round(seed):
    compared = 0
    for game in positions(seed, 160):
        frame = game.state.frames[-1]
        if isinstance(frame, SoloTurn) or (isinstance(frame, StockTurn) and not frame.has_bought()):
            compared += 1
            assert TITLE.liquidity(game.state, frame.actor(game.state)) == sold_out(game)
    assert compared


def test_the_position_tells_when_trains_rust_and_what_keeps_them():
    table = position(company="ECR", **TWO | {"trains": {"ECR": ["2E", "2F*"]}, "phase": "B"})
    shown = TITLE.position(table.state)["companies"]["ECR"]
    assert [(one.train, one.warranties, one.rusted) for one in shown["trains"]] == [("2E", 0, False), ("2F*", 1, False)]
    assert all(one.rusts for one in shown["trains"])
    assert shown["sale_price"] == 100
    assert TITLE.position(table.state)["companies"]["EUR"]["sale_price"] == 41
    assert COMPANY["ECR"] in table.state.markers.arrivals
