"""The levels that people choose among, and the bot that plays at each of them. Nothing else says which bot that is."""

from __future__ import annotations

from typing import Final

LEVELS: Final[dict[str, str]] = {"easy": "random", "normal": "greedy", "strong": "mcts"}
USUAL: Final = LEVELS["normal"]
"""Who plays where nobody has chosen a level."""
