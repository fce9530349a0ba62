"""How a game ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Why the game is over, what each seat is worth, and who won; several winners share the victory."""

    reasons: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
