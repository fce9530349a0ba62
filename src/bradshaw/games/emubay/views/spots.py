"""Where on the table an action is made, so that a player can point at the thing itself."""

from __future__ import annotations

from bradshaw.core.action import Action
from bradshaw.games.emubay.actions import (
    Build,
    IssueBond,
    LiftCube,
    Merge,
    PayDividends,
    StartAuction,
    StartBuild,
    StartTake,
    Take,
)
from bradshaw.games.emubay.components import ACTIONS, DIVIDEND


def spot(action: Action) -> str:
    """The hex, company, bond or action of the table to point at; empty for bids and for ending something.

    Several actions can share a spot: one company can build, take cubes or have a share auctioned.
    """
    match action:
        case LiftCube(source):
            return f"action:{source}"
        case PayDividends():
            return f"action:{ACTIONS[DIVIDEND]}"
        case StartBuild(company) | StartTake(company) | StartAuction(company):
            return f"company:{company}"
        case Merge(independent=independent):
            return f"company:{independent}"
        case IssueBond(bond=bond):
            return f"bond:{bond.amount}/{bond.x}/{bond.y}"
        case Build(hex=place) | Take(hex=place):
            return f"hex:{place}"
    return ""
