"""Liquidity: what a player would have after selling all that can be sold."""

from __future__ import annotations

from bradshaw.eighteen.rounds.sequence import trades_again
from bradshaw.games.g1862.components import ALL, MOST_PLAYERS
from bradshaw.games.g1862.rules.rounds import FINES, OPERATING
from bradshaw.games.g1862.rules.shares import can_part_with, sale_price
from bradshaw.games.g1862.rules.solo import SoloTurn
from bradshaw.games.g1862.rules.stock import StockTurn
from bradshaw.games.g1862.state import Counties


def liquidity(state: Counties, seat: int) -> int:
    """A player's money, and what the sale of everything would bring in one turn of this stock round or the next.

    Each company's shares are one block at the price before it falls. Shares bought in the present round are kept.
    """
    money = state.money(seat)
    if not sells_again(state):
        return money
    turn = next((frame for frame in state.frames if isinstance(frame, StockTurn | SoloTurn)), None)
    for company in range(ALL):
        if state.shares(seat, company):
            money += _largest_block(state, seat, company, turn) * sale_price(state, company)
    return money


def sells_again(state: Counties) -> bool:
    """Whether there is a stock round, or another one to come."""
    return trades_again(state, (FINES, OPERATING), state.is_ending())


def _largest_block(state: Counties, seat: int, company: int, turn: StockTurn | SoloTurn | None) -> int:
    """The most shares of a company that a player could sell at once, in the present turn if it is that player's."""
    new = 0
    if isinstance(turn, SoloTurn):
        new = turn.bought.count(company)
    elif turn is not None:
        if turn.player == seat and not turn.has_bought() and not turn.may_sell(state, company):
            return 0
        new = turn.bought.count(company * MOST_PLAYERS + seat)
    most = state.shares(seat, company) - new
    return next((count for count in range(most, 0, -1) if can_part_with(state, seat, company, count)), 0)
