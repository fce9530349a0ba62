"""The moves of Emu Bay as a list, for programs that learn."""

from __future__ import annotations

from typing import Final

from bradshaw.core.encoding import Fixed, Ladder, MoveSpace
from bradshaw.games.emubay.actions import (
    BUILD_NARROW,
    BUILD_REGULAR,
    END_BUILD,
    END_TAKE,
    LIFT,
    MERGERS,
    PASS,
    PAY,
    START_AUCTION,
    START_BUILD,
    START_TAKE,
    TAKES,
    Bid,
    IssueBond,
)
from bradshaw.games.emubay.components import BONDS, CHARTERS, COMPANIES, DECK

RUNGS: Final = 128
"""Bids: nobody has ever had more money than this to bid."""


MOVES: Final = MoveSpace(
    Fixed("pass", (PASS,)),
    Ladder("bid", (Bid(0),), "amount", RUNGS),
    Fixed("lift_cube", LIFT),
    Fixed("start_build", START_BUILD),
    Fixed("start_take", START_TAKE),
    Fixed("start_auction", START_AUCTION),
    Fixed("issue_bond", tuple(IssueBond(company, BONDS[bond]) for company in COMPANIES[:CHARTERS] for bond in DECK)),
    Fixed("merge", tuple(action for row in MERGERS for action in row)),
    Fixed("pay_dividends", (PAY,)),
    Fixed("build", BUILD_REGULAR + BUILD_NARROW),
    Fixed("end_build", (END_BUILD,)),
    Fixed("take", TAKES),
    Fixed("end_take", (END_TAKE,)),
)
