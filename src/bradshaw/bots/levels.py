"""The levels that people choose among: an expert with given time and care. Nothing else says what a level is."""

from __future__ import annotations

from typing import Final

from bradshaw.bots.expert import Budget

LEVELS: Final = {"easy": Budget(None, 1, care=0.9), "normal": Budget(None, 1), "strong": Budget(2.0, None)}
USUAL: Final = "normal"
"""Who plays where nobody has chosen a level."""
THINKING: Final = {"strong": "expert", "expert": "expert", "mcts": "mcts"}
"""The bots that think for a time which the host of a server may set, and the kind that thinks."""


def thinking(spec: str, seconds: float) -> str:
    """The same bot, with this much time for each move if it takes time at all."""
    return f"{THINKING[spec]}:{seconds}s" if spec in THINKING else spec
