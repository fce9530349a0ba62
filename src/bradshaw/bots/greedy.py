"""Greedy: the turn after which it stands best."""

from __future__ import annotations

from typing import Any

from bradshaw.bots.lines import lines
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.frame import settle
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State
from bradshaw.core.title import Title


class Greedy:
    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self._chance = Chance(seed)
        self._plan: list[Action] = []
        self._expected: State | None = None

    def choose(self, title: Title[Any], state: State) -> Action:
        choices = state.frames[-1].choices(state)
        if len(choices) == 1:
            return choices[0]
        if not self._plan or state != self._expected:
            self._plan = list(lines(title, state, self._chance)[0].actions)
        action = self._plan.pop(0)
        if self._plan:
            self._expected = state.copy()
            self._expected.frames[-1].apply(self._expected, action, SILENCE)
            settle(self._expected, SILENCE)
        return action
