"""The bot that takes the turn after which it stands best, whatever the others may answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bradshaw.bots.candidates import considered
from bradshaw.bots.lines import Line, lines
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.core.messages import Text, message
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
        self._compared: tuple[Title[Any], State, Sequence[Line]] | None = None
        """The best line and the best that begins otherwise, as they were compared last, and where they begin."""

    def choose(self, title: Title[Any], state: State) -> Action:
        thoughts = considered(title, state)
        self._compared = None
        if len(thoughts) == 1:
            return thoughts[0]
        if not self._plan or state != self._expected:
            best, *others = lines(title, state, self._chance)
            self._plan = best.actions
            other = next((line for line in others if line.actions[0] != best.actions[0]), None)
            self._compared = title, state, (best,) if other is None else (best, other)
        action, *rest = self._plan
        self._plan = tuple(rest)
        if rest:
            self._expected = state.copy()
            advance(self._expected, action, SILENCE)
        return action

    def reasons(self) -> Sequence[Text]:
        """What it takes the player's position to be worth: now, after its best line, and after the next best."""
        if self._compared is None:
            return ()
        title, state, compared = self._compared
        actor = state.frames[-1].actor(state)
        now, *after = (round(title.evaluate(one)[actor]) for one in (state, *(line.state for line in compared)))
        told = message("core-reason-worth", now=now, after=after[0])
        return (told, *(message("core-reason-other", after=other) for other in after[1:]))
