"""What a player can do in Emu Bay. In JSON these are the moves of the reference games."""

from __future__ import annotations

from typing import Final

from bradshaw.core.action import Action
from bradshaw.games.emubay.components import (
    ACTIONS,
    BONDS,
    CHARTERS,
    COMPANIES,
    HEXES,
    NARROW,
    REGULAR,
    Bond,
)


class Bid(Action, frozen=True, tag="bid"):
    """Offer an amount for the share on auction."""

    amount: int


class Pass(Action, frozen=True, tag="pass"):
    """Leave the auction."""


class LiftCube(Action, frozen=True, tag="lift_cube", rename={"source": "from"}):
    """Take a cube off the action table."""

    source: str


class WithCompany(Action, frozen=True):
    """What is done with a company once the cube is lifted."""

    company: str


class StartBuild(WithCompany, frozen=True, tag="start_build"):
    """Put the lifted cube on Build track and name the company."""


class StartTake(WithCompany, frozen=True, tag="start_take"):
    """Put the lifted cube on Take resources and name the company."""


class StartAuction(WithCompany, frozen=True, tag="start_auction"):
    """Put the lifted cube on Auction share and name the company."""


class IssueBond(WithCompany, frozen=True, tag="issue_bond"):
    """Put the lifted cube on Issue bond and issue one."""

    bond: Bond


class Merge(WithCompany, frozen=True, tag="merge"):
    """Put the lifted cube on Merge independent and merge."""

    independent: str


class PayDividends(Action, frozen=True, tag="pay_dividends"):
    """Put the lifted cube on Pay dividends and pay."""


class Build(Action, frozen=True, tag="build"):
    """Place one track cube."""

    hex: str
    gauge: str


class EndBuild(Action, frozen=True, tag="end_build"):
    """Build no more."""


class Take(Action, frozen=True, tag="take"):
    """Take one resource cube."""

    hex: str


class EndTake(Action, frozen=True, tag="end_take"):
    """Take no more."""


EmuBayAction = (
    Bid
    | Pass
    | LiftCube
    | StartBuild
    | StartTake
    | StartAuction
    | IssueBond
    | Merge
    | PayDividends
    | Build
    | EndBuild
    | Take
    | EndTake
)

# Actions are values, so each that can be listed ahead exists once.

PASS: Final = Pass()
LIFT: Final = tuple(LiftCube(action) for action in ACTIONS)
START_BUILD: Final = tuple(StartBuild(company) for company in COMPANIES)
START_TAKE: Final = tuple(StartTake(company) for company in COMPANIES)
START_AUCTION: Final = tuple(StartAuction(company) for company in COMPANIES)
ISSUE: Final = tuple(tuple(IssueBond(company, bond) for bond in BONDS) for company in COMPANIES[:CHARTERS])
MERGERS: Final = tuple(tuple(Merge(company, one) for one in COMPANIES) for company in COMPANIES[:CHARTERS])
PAY: Final = PayDividends()
BUILD_REGULAR: Final = tuple(Build(hex_id, REGULAR) for hex_id in HEXES)
BUILD_NARROW: Final = tuple(Build(hex_id, NARROW) for hex_id in HEXES)
END_BUILD: Final = EndBuild()
TAKES: Final = tuple(Take(hex_id) for hex_id in HEXES)
END_TAKE: Final = EndTake()
