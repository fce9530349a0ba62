"""Where a player points to make an action."""

from __future__ import annotations

import pytest

from bradshaw.core.action import Action
from bradshaw.games.emubay.actions import (
    END_BUILD,
    END_TAKE,
    PASS,
    PAY,
    Bid,
    Build,
    IssueBond,
    LiftCube,
    Merge,
    StartAuction,
    StartBuild,
    StartTake,
    Take,
)
from bradshaw.games.emubay.components import Bond
from bradshaw.games.emubay.views.spots import spot


@pytest.mark.parametrize(
    ("action", "where"),
    [
        (LiftCube("take"), "action:take"),
        (PAY, "action:dividend"),
        (StartBuild("EBR"), "company:EBR"),
        (StartTake("LW"), "company:LW"),
        (StartAuction("TMLC"), "company:TMLC"),
        (Merge("EBR", "GT"), "company:GT"),
        (IssueBond("EBR", Bond(20, 7, 2)), "bond:20/7/2"),
        (Build("5,2", "narrow"), "hex:5,2"),
        (Take("2,4"), "hex:2,4"),
        (Bid(5), ""),
        (PASS, ""),
        (END_BUILD, ""),
        (END_TAKE, ""),
    ],
)
def test_an_action_is_made_where_it_happens(action: Action, where: str) -> None:
    assert spot(action) == where
