"""Where on the table an action is made, so that a player can point at the thing itself."""

from __future__ import annotations

from bradshaw.core.action import Action
from bradshaw.games.emubay import actions
from bradshaw.games.emubay.components import ACTIONS, DIVIDEND


def spot(action: Action) -> str:
    """The hex, company, bond or action of the table to point at; empty for bids and for ending something.

    Several actions can share a spot: one company can build, take cubes or have a share auctioned.
    """
    match action:
        case actions.LiftCube(source):
            return f"action:{source}"
        case actions.PayDividends():
            return f"action:{ACTIONS[DIVIDEND]}"
        case actions.StartBuild(company) | actions.StartTake(company) | actions.StartAuction(company):
            return f"company:{company}"
        case actions.Merge(independent=independent):
            return f"company:{independent}"
        case actions.IssueBond(bond=bond):
            return f"bond:{bond.amount}/{bond.x}/{bond.y}"
        case actions.Build(hex=place) | actions.Take(hex=place):
            return f"hex:{place}"
    return ""
