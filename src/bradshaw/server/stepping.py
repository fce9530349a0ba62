"""Moves, worked out in the workshop before they are stored and made."""

from __future__ import annotations

<<<<<<< HEAD
from collections.abc import Sequence
from typing import Any, NamedTuple
=======
from collections.abc import Mapping, Sequence
from typing import Any
>>>>>>> 39783e1 (Bound the work of all searches for runs; keep what the program decides)

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.game import Game, Step
<<<<<<< HEAD
from bradshaw.server.live import Standing
from bradshaw.server.standing import standing
=======
from bradshaw.core.record import Played
>>>>>>> 39783e1 (Bound the work of all searches for runs; keep what the program decides)


class Move(NamedTuple):
    """What a move leads to, and where the game stands then."""

    step: Step[Any]
    standing: Standing


def move(game: Game[Any], action: Action, seat: int, time: str) -> Move:
    """What a move leads to. Raises IllegalAction."""
    step = game.step(action, seat, time)
    game.take(step)
    return Move(step, standing(game))


def again(game: Game[Any], content: Mapping[str, Any], seat: int | None) -> Step[Any]:
    """What a stored move leads to, with the decisions of the program that are stored with it."""
    read = game.title.read_action
    decisions = [read(one) for one in content.get("decisions", ())] or None
    return game.step(read(content.get("action")), seat, content.get("time"), decisions)


def steps(game: Game[Any], moves: Sequence[tuple[Mapping[str, Any], int | None]]) -> list[Step[Any]]:
    """What moves lead to that others have made, one after the other."""
    twin = game.at(game.number)
    made = []
    for content, seat in moves:
        made.append(again(twin, content, seat))
        twin.take(made[-1])
    return made


def decided(played: Played) -> dict[str, Any]:
    """What the program decided with a move, as it is stored with it; nothing if there was nothing to decide."""
    return {"decisions": msgspec.to_builtins(played.decisions)} if played.decisions else {}
