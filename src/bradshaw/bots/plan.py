"""What a bot has decided to do, followed step by step while the game goes as expected."""

from __future__ import annotations

from bradshaw.core.action import Action
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State


class Plan:
    """The actions of a turn that are still to be made."""

    def __init__(self) -> None:
        self._actions: tuple[Action, ...] = ()
        self._expected: State | None = None
        """Where they go on from."""

    def goes_on(self, state: State) -> bool:
        """Whether there is something left to do, and the game stands where that was meant to be done."""
        return bool(self._actions) and state == self._expected

    def begin(self, actions: tuple[Action, ...]) -> None:
        """Drop what was left, and do these from now on."""
        self._actions = actions

    def step(self, state: State) -> Action:
        """The next action."""
        action, *rest = self._actions
        self._actions = tuple(rest)
        if rest:
            self._expected = state.copy()
            advance(self._expected, action, SILENCE)
        return action
