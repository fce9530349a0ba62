"""The moves of 1860 that an expert compares: more than a quick player is advised to think about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bradshaw.core.action import Action
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.judgement.advice import LAYS
from bradshaw.games.g1860.judgement.advice import advice, best_lays
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.state import Isle

FIRST_LAYS: Final = 5
"""How many ways to begin a turn's track are compared."""
FOR_EACH_HEX: Final = 2


def plausible(state: Isle) -> Sequence[Action]:
    """More tiles than are advised, and to lay none; otherwise what is advised."""
    frame = state.frames[-1]
    if isinstance(frame, LayTrack):
        return [*best_lays(state, frame, LAYS if frame.laid else FIRST_LAYS, FOR_EACH_HEX), PASS]
    return advice(state)
