"""The moves of 1860 that an expert compares: more than a quick player is advised to think about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.judgement.advice import LAYS
from bradshaw.games.g1860.components import SIX
from bradshaw.games.g1860.judgement.advice import advice, best_lays
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.trains import BuyTrains, bank_price
from bradshaw.games.g1860.state import Isle

FIRST_LAYS: Final = 5
"""How many ways to begin a turn's track are compared."""
FOR_EACH_HEX: Final = 2


PLENTY: Final = 2
"""A company that has the price of a train this many times over buys one."""


def plausible(state: Isle) -> Sequence[Action]:
    """More tiles than are advised, and to lay none; no treasury that lies idle; otherwise what is advised."""
    frame = state.frames[-1]
    if isinstance(frame, BuyTrains) and _is_rich(state, frame):
        # Better trains come only when these are sold, and money in a treasury counts for nobody.
        return [one for one in advice(state) if one != PASS]
    if isinstance(frame, LayTrack):
        return [*best_lays(state, frame, LAYS if frame.laid else FIRST_LAYS, FOR_EACH_HEX), PASS]
    return advice(state)


def _is_rich(state: Isle, frame: BuyTrains) -> bool:
    """Whether the company has room for a train of the bank and plenty of money for it."""
    price = bank_price(state.bank_trains()[0])
    return state.phase < SIX and frame.has_room(state) and state.treasury(frame.company) >= PLENTY * price
