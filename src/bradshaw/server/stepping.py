"""Moves, worked out in the workshop before they are stored and made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bradshaw.core.action import Action
from bradshaw.core.game import Game, Step
from bradshaw.server.live import Standing
from bradshaw.server.standing import standing


class Move(NamedTuple):
    """What a move leads to, and where the game stands then."""

    step: Step[Any]
    standing: Standing


def move(game: Game[Any], action: Action, seat: int, time: str) -> Move:
    """What a move leads to. Raises IllegalAction."""
    step = game.step(action, seat, time)
    game.take(step)
    return Move(step, standing(game))


def steps(game: Game[Any], moves: Sequence[tuple[Any, int | None, str | None]]) -> list[Step[Any]]:
    """What moves lead to that others have made, one after the other."""
    twin = game.at(game.number)
    made = []
    for action, seat, time in moves:
        made.append(twin.step(twin.title.read_action(action), seat, time))
        twin.take(made[-1])
    return made
