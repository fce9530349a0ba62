"""Where on the table an action is made, so that a player can point at the thing itself."""

from __future__ import annotations

from bradshaw.core.action import Action
from bradshaw.games.g1860.actions import BuildBase, LayTile


def spot(action: Action) -> str:
    if isinstance(action, LayTile | BuildBase):
        return f"hex:{action.hex}"
    return ""
