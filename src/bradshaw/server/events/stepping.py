"""Moves, worked out in the workshop before they are stored and made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bradshaw.core.action import Action
from bradshaw.core.game import Game, Step
from bradshaw.server.events.head import Standing
from bradshaw.server.events.standing import standing
from bradshaw.server.events.stored_moves import again


class Move(NamedTuple):
    """What a move leads to, and where the game stands then."""

    step: Step[Any]
    standing: Standing


def move(game: Game[Any], action: Action, seat: int, time: str) -> Move:
    """What a move leads to. Raises IllegalAction."""
    step = game.step(action, seat, time)
    game.take(step)
    return Move(step, standing(game))


def steps(game: Game[Any], moves: Sequence[tuple[Mapping[str, Any], int | None]]) -> list[Step[Any]]:
    """What moves lead to that others have made, one after the other."""
    twin = game.at(game.number)
    made = []
    for content, seat in moves:
        made.append(again(twin, content, seat))
        twin.take(made[-1])
    return made
