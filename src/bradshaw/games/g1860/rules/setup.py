"""Setting up the Game."""

from __future__ import annotations

from collections.abc import Mapping

from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import SILENCE, Entry, Log
from bradshaw.core.options import OptionValue
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1860.components import LARGE_SUPPLY, SEVEN, SMALL_SUPPLY, STARTING_CASH
from bradshaw.games.g1860.rules.auction import Bidding, lots
from bradshaw.games.g1860.rules.rounds import Rounds
from bradshaw.games.g1860.settings import read_settings
from bradshaw.games.g1860.state import Isle, starting_state


def set_up(players: int, options: Mapping[str, OptionValue]) -> Isle:
    """The board, everybody's money, and the first auction. Nothing is left to chance.

    The last seat is the banker's, so that the first seat opens the bidding.
    """
    settings = read_settings(options)
    state = starting_state(players, settings, LARGE_SUPPLY if settings.large_map else SMALL_SUPPLY)
    if settings.two_seven_plus_four:
        state.depot[SEVEN] = 2
    for seat in range(players):
        pay(state, BANK, player_account(seat), STARTING_CASH[players], "1860.setup.starting-cash", SILENCE)
    state.frames += [Rounds(), Bidding(0)]
    return state


def tell_setup(state: Isle) -> list[Entry]:
    """What everybody has, and how the game begins."""
    log = Log()
    log.note("dealt_cash", "1860.setup.starting-cash", cash=state.money(0), bank=state.cash[BANK])
    privates, companies = lots(state)
    log.note("first_auction", "1860.auction.first-bidder", 0, privates=privates, companies=companies)
    return log.entries
