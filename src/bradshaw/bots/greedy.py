"""The bot that takes the turn after which it stands best, whatever the others may answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bradshaw.bots.candidates import considered
from bradshaw.bots.lines import lines
from bradshaw.bots.plan import Plan
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.lines import Line
from bradshaw.core.messages import Text, message
from bradshaw.core.state import State
from bradshaw.core.title import Title


class Greedy:
    """Compares its lines of play once, and then follows the best to its end."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self._chance = Chance(seed)
        self._plan = Plan()
        self._compared: tuple[Title[Any], State, Sequence[Line]] | None = None
        """The best line and the best that begins otherwise, as they were compared last, and where they begin."""

    def choose(self, title: Title[Any], state: State) -> Action:
        thoughts = considered(title, state)
        self._compared = None
        if len(thoughts) == 1:
            return thoughts[0]
        if not self._plan.goes_on(state):
            best, *others = lines(title, state, self._chance)
            self._plan.begin(best.actions)
            other = next((line for line in others if line.actions[0] != best.actions[0]), None)
            self._compared = title, state, (best,) if other is None else (best, other)
        return self._plan.step(state)

    def reasons(self) -> Sequence[Text]:
        """What it takes the player's position to be worth: now, after its best line, and after the next best."""
        if self._compared is None:
            return ()
        title, state, compared = self._compared
        actor = state.frames[-1].actor(state)
        now, *after = (round(title.evaluate(one)[actor]) for one in (state, *(line.state for line in compared)))
        told = message("core-reason-worth", now=now, after=after[0])
        return (told, *(message("core-reason-other", after=other) for other in after[1:]))
