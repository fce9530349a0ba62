"""The bot that takes the turn after which it stands best, whatever the others may answer."""

from __future__ import annotations

from typing import Any

from bradshaw.bots.candidates import considered
from bradshaw.bots.lines import lines
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State
from bradshaw.core.title import Title


class Greedy:
    """Compares its lines of play once, and then follows the best to its end."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self._chance = Chance(seed)
        self._plan: tuple[Action, ...] = ()
        self._expected: State | None = None
        """Where the plan goes on from."""

    def choose(self, title: Title[Any], state: State) -> Action:
        thoughts = considered(title, state)
        if len(thoughts) == 1:
            return thoughts[0]
        if not self._plan or state != self._expected:
            self._plan = lines(title, state, self._chance)[0].actions
        action, *rest = self._plan
        self._plan = tuple(rest)
        if rest:
            self._expected = state.copy()
            advance(self._expected, action, SILENCE)
        return action
