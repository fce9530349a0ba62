"""The few actions that are worth a thought, for bots."""

from __future__ import annotations

from collections.abc import Sequence

from bradshaw.core.action import Action
from bradshaw.games.g1860.state import Isle


def advice(state: Isle) -> Sequence[Action]:
    return ()
