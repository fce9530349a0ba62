"""Liquidity: a player's money, and what the sale of everything would bring."""

import pytest

from bradshaw.core.errors import IllegalAction
from bradshaw.eighteen.actions import SellShares
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import SellPrivate
from bradshaw.games.g1860.components import COMPANY
from bradshaw.games.g1860.rules.liquidity import liquidity
from bradshaw.games.g1860.rules.stock import StockTurn

from ..g1860_log.games import positions
from .positions import after_auction, play, position

RUNNING = {"shares": {"IOW": (5, 3, 0)}, "prices": {"IOW": 86}, "operated": ["IOW"], "trains": {"IOW": ["2+1"]}}


def liquid(game):
    return [liquidity(game.state, seat) for seat in range(game.state.players)]


def sold_out(game):
    """What the player to move has after selling everything; None if a bankruptcy ends the turn before that."""
    seat, game = game.actors[0], game.copy()
    while True:
        frame = game.state.frames[-1]
        sales = [one for one in game.choices().actions if isinstance(one, SellShares | SellPrivate)]
        if not isinstance(frame, StockTurn) or frame.player != seat or not sales:
            return game.state.money(seat)
        sale = max(sales, key=lambda one: (isinstance(one, SellPrivate), getattr(one, "count", 0)))
        restarted = len(game.state.markers.arrivals)
        game.play(sale)
        if len(game.state.markers.arrivals) < restarted:
            return None


@pytest.mark.rule("1860.shares.sell-price", "1860.price.single-transaction")
def test_all_shares_of_a_company_count_at_the_price_before_it_falls():
    assert liquid(position(cash=[100, 20, 7], **RUNNING)) == [100 + 5 * 86, 20 + 3 * 86, 7]


@pytest.mark.rule("1860.shares.sell-price-trainless")
def test_shares_of_a_company_without_a_train_count_half():
    assert liquid(position(cash=0, shares={"IOW": (5, 3, 0)}, pars={"IOW": 74}, operated=["IOW"])) == [185, 111, 0]


@pytest.mark.rule("1860.shares.sell-before-float", "1860.shares.sell-director-certificate")
def test_shares_count_before_a_company_floats_the_directors_certificate_included():
    assert liquid(position(cash=0, shares={"IOW": (3, 1, 0)}, pars={"IOW": 74})) == [111, 37, 0]


@pytest.mark.rule("1860.price.single-transaction")
def test_what_is_left_of_a_company_sold_in_this_turn_does_not_count_again():
    game = play(position(cash=0, **RUNNING), SellShares("IOW", 2))
    assert liquid(game)[0] == 2 * 86
    assert liquid(game)[1] == 3 * game.state.price(COMPANY["IOW"])


@pytest.mark.rule("1860.private-sale.price")
def test_privates_count_what_the_bank_pays_for_them():
    game = position(cash=0, privates={"Cowes": 1}, stock_round=2)
    before = game.state.money(1)
    game.state.frames[-1] = StockTurn(1, (0,) * 3, (0,) * 3)
    assert liquidity(game.state, 1) == play(game.copy(), SellPrivate("Cowes")).state.money(1) > before


@pytest.mark.rule("1860.private-sale.not-first-round")
def test_privates_do_not_count_in_the_first_stock_round():
    game = after_auction()
    seat = next(owner for owner in game.state.owners if owner >= 0)
    shares = sum(game.state.shares(seat, one) * (game.state.price(one) // 2) for one in range(len(game.state.par)))
    assert liquidity(game.state, seat) == game.state.money(seat) + shares


@pytest.mark.rule("1860.variant-private-revenue.no-sale")
def test_privates_with_variable_revenues_do_not_count():
    assert liquid(position(cash=0, privates={"Cowes": 1}, variable_private_revenue=True)) == [0, 0, 0]


@pytest.mark.rule("1860.nationalisation.only-ors")
def test_under_british_rail_nothing_is_sold_any_more():
    words = {"company": "IOW", "cash": [9, 8, 7], "phase": "9+5", "british_rail": True}
    game = position(**RUNNING | {"trains": {"IOW": ["9+5"]}} | words)
    assert [liquidity(game.state, seat) - game.state.money(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("1860.end.bank-in-or", "1860.end.top-price")
@pytest.mark.parametrize("end", ["bank_broken", "top_reached"])
def test_in_the_last_operating_round_nothing_is_sold_any_more(end):
    game = position(company="IOW", cash=50, **RUNNING)
    assert liquid(game)[0] == 50 + 5 * 86
    setattr(game.state, end, True)
    assert liquid(game) == [50, 50, 50]


@pytest.mark.parametrize("seed", range(4))
def test_liquidity_is_what_selling_everything_brings_in_any_turn_of_a_stock_round(seed):
    compared = 0
    for game in positions(seed, 260):
        frame = game.state.frames[-1]
        if isinstance(frame, StockTurn) and not frame.has_bought() and not frame.must_sell_first(game.state):
            try:
                reached = sold_out(game)
            except IllegalAction as error:
                pytest.fail(str(error))
            if reached is not None:
                compared += 1
                assert TITLE.liquidity(game.state, frame.player) == reached
    assert compared
