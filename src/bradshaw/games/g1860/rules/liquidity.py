"""Liquidity: what a player would have after selling all that can be sold."""

from __future__ import annotations

from bradshaw.eighteen.rounds.sequence import trades_again
from bradshaw.games.g1860.components import ALL, PRIVATE_SALE_FEE, PRIVATES
from bradshaw.games.g1860.rules.rounds import OPERATING, Rounds
from bradshaw.games.g1860.rules.shares import sale_price
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.state import Isle


def liquidity(state: Isle, seat: int) -> int:
    """A player's money, and what the sale of everything would bring in one turn of this stock round or the next.

    Each company's shares are one block at the price before it falls, and a block may always be the whole holding: its
    director's certificate goes to the pool or to somebody else.
    """
    money = state.money(seat)
    if not sells_again(state):
        return money
    turn = next((frame for frame in state.frames if isinstance(frame, StockTurn) and frame.player == seat), None)
    for company in range(ALL):
        shares = state.shares(seat, company)
        if not shares:
            continue
        if turn is None or turn.has_bought() or turn.sold_at(company) is None:
            money += shares * sale_price(state, company)
        elif turn.may_sell(state, company):
            money += shares * (turn.sold_at(company) or 0)
    return money + sum(
        PRIVATES[private].value - PRIVATE_SALE_FEE
        for private, owner in enumerate(state.owners)
        if owner == seat and _sells_privates(state)
    )


def sells_again(state: Isle) -> bool:
    """Whether there is a stock round, or another one to come."""
    return not state.british_rail and trades_again(state, (OPERATING,), state.top_reached or state.bank_broken)


def _sells_privates(state: Isle) -> bool:
    """Whether the bank buys privates: after the first stock round, and never where they pay by turns of the game."""
    bottom = state.frames[0]
    assert isinstance(bottom, Rounds)
    first = state.stock_rounds <= 1 and bottom.kind != OPERATING
    return not (first or state.settings.variable_private_revenue)
