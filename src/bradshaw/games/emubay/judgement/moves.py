"""The moves of Emu Bay as a list, for programs that learn."""

from __future__ import annotations

from typing import Final

from bradshaw.core.encoding import Fixed, Ladder, MoveSpace
from bradshaw.games.emubay import actions
from bradshaw.games.emubay.components import BONDS, CHARTERS, COMPANIES, DECK

RUNGS: Final = 128
"""Bids: nobody has ever had more money than this to bid."""


MOVES: Final = MoveSpace(
    Fixed("pass", (actions.PASS,)),
    Ladder("bid", (actions.Bid(0),), "amount", RUNGS),
    Fixed("lift_cube", actions.LIFT),
    Fixed("start_build", actions.START_BUILD),
    Fixed("start_take", actions.START_TAKE),
    Fixed("start_auction", actions.START_AUCTION),
    Fixed(
        "issue_bond",
        tuple(actions.IssueBond(company, BONDS[bond]) for company in COMPANIES[:CHARTERS] for bond in DECK),
    ),
    Fixed("merge", tuple(action for row in actions.MERGERS for action in row)),
    Fixed("pay_dividends", (actions.PAY,)),
    Fixed("build", actions.BUILD_REGULAR + actions.BUILD_NARROW),
    Fixed("end_build", (actions.END_BUILD,)),
    Fixed("take", actions.TAKES),
    Fixed("end_take", (actions.END_TAKE,)),
)
