"""Bradshaw plays railway share games by their rulebooks.

>>> import bradshaw
>>> game = bradshaw.new_game("emubay", players=["Ada", "Ben", "Cleo"], seed=7)
>>> game.actors
(0,)
>>> game.play(game.choices()[0])
>>> bradshaw.load(game.record().encode()).state == game.state
True
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from bradshaw.core.action import Action
from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.choices import Choices, Range
from bradshaw.core.errors import BradshawError, IllegalAction
from bradshaw.core.game import Game
from bradshaw.core.outcome import Outcome
from bradshaw.core.record import Record, decode
from bradshaw.core.refusal import Refusal
from bradshaw.core.registry import title, titles
from bradshaw.core.title import Title

__all__ = [
    "Action",
    "BradshawError",
    "Choices",
    "Game",
    "IllegalAction",
    "Outcome",
    "Range",
    "Record",
    "Refusal",
    "Title",
    "load",
    "new_game",
    "title",
    "titles",
]
__version__ = "0.1.0"


def new_game(
    game: str, players: Sequence[str], seed: int | None = None, options: Mapping[str, object] | None = None
) -> Game[Any]:
    """Set up a game. Without a seed a random one is drawn; it is part of the record."""
    drawn = int.from_bytes(os.urandom(8)) % SEED_LIMIT
    return Game(title(game), players, drawn if seed is None else seed, options)


def load(record: Record | bytes | str) -> Game[Any]:
    """Play a record again, validating every action. Raises BradshawError with the place of what is wrong."""
    raw = decode(record.encode() if isinstance(record, Record) else record)
    return Game.from_record(title(raw.game), raw)
