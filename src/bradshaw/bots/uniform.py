"""The bot that picks at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.messages import Text
from bradshaw.core.state import State
from bradshaw.core.title import Title


class Uniform:
    """Every legal action is equally likely."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self._chance = Chance(seed)

    def choose(self, title: Title[Any], state: State) -> Action:
        choices = state.frames[-1].choices(state)
        return choices[self._chance.below(len(choices))]

    def reasons(self) -> Sequence[Text]:
        return ()
