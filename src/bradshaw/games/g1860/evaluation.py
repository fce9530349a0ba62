"""What a position is worth to each player, as a fair player would judge it."""

from __future__ import annotations

from bradshaw.games.g1860.ending import worth
from bradshaw.games.g1860.state import Isle


def evaluate(state: Isle) -> list[float]:
    return [float(worth(state, seat)) for seat in range(state.players)]
