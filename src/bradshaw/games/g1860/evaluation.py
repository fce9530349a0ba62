"""What a position is worth to each player, as a fair player would judge it."""

from __future__ import annotations

from bradshaw.games.g1860.ending import worth
from bradshaw.games.g1860.state import Isle


def evaluate(state: Isle) -> list[float]:
    return [float(worth(state, seat)) for seat in range(state.players)]


def doubt(state: Isle) -> float:
    """How far apart two worths must be to tell the likelier winner clearly."""
    return 250.0
