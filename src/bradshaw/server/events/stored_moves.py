"""Moves as they are stored: the action, and what the program decided with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bradshaw.core.game import Game, Step
from bradshaw.core.record import Played


def again(game: Game[Any], content: Mapping[str, Any], seat: int | None) -> Step[Any]:
    """What a stored move leads to, with the decisions of the program that are stored with it."""
    read = game.title.read_action
    decisions = [read(one) for one in content.get("decisions", ())] or None
    return game.step(read(content.get("action")), seat, content.get("time"), decisions)


def decided(played: Played) -> dict[str, Any]:
    """What the program decided with a move, as it is stored with it; nothing if there was nothing to decide."""
    return {"decisions": msgspec.to_builtins(played.decisions)} if played.decisions else {}
