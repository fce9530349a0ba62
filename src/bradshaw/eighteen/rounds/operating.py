"""Operating rounds: the companies one after the other, and a company's turn as the steps that a game declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from bradshaw.core.frame import finish
from bradshaw.core.log import Log
from bradshaw.eighteen.rounds.frames import NothingToDecide
from bradshaw.eighteen.state import AnyState

Step = Callable[[Any, Any, Log], None]
"""A method of a company's turn: pushes the frame in which somebody decides, carries the step out, or leaves it out."""


class OperatingRound(NothingToDecide, frozen=True):
    """The companies of one operating round in the order of their prices."""

    order: tuple[int, ...]
    number: int
    """Which round of its set this is."""
    total: int
    index: int = 0
    """The company that operates."""

    def operates(self, state: Any, company: int) -> bool:
        """Whether a company has its turn when it comes to it: it may have gone since the round began."""
        return True

    def begin_turn(self, state: Any, company: int, log: Log) -> None:
        """Push the turn of a company."""
        raise NotImplementedError

    def settle(self, state: AnyState, log: Log) -> bool:
        for index in range(self.index, len(self.order)):
            if self.operates(state, self.order[index]):
                state.frames[-1] = msgspec.structs.replace(self, index=index)
                self.begin_turn(state, self.order[index], log)
                return True
        finish(state, None, log)
        return True

    def resume(self, state: AnyState, result: Any, log: Log) -> None:
        state.frames[-1] = msgspec.structs.replace(self, index=self.index + 1)


class CompanyTurn(NothingToDecide, frozen=True):
    """A turn: the steps that the game declares, in their order. What a step ends with comes to `resume`."""

    steps: ClassVar[tuple[Step, ...]]
    building: ClassVar[tuple[Step, ...]]
    """The steps before the runs that a company often leaves out together."""
    closing: ClassVar[tuple[Step, ...]]
    """The steps after the dividend, likewise."""

    company: int
    step: int = 0
    """The step that comes next."""
    revenue: int = 0
    subsidy: int = 0

    def settle(self, state: AnyState, log: Log) -> bool:
        self.replace(state, step=self.step + 1)
        self.steps[self.step](self, state, log)
        return True

    @property
    def latest(self) -> Step:
        """The step that was begun last."""
        return self.steps[self.step - 1]

    def is_past(self, step: Step) -> bool:
        """Whether a step has been begun."""
        return self.step > self.steps.index(step)

    def go_bankrupt(self, state: Any, log: Log) -> None:
        """What becomes of a company whose price has fallen to nothing."""
        raise NotImplementedError

    def fail_if_ruined(self, state: AnyState, log: Log) -> None:
        """A company without value goes bankrupt, and its turn is over."""
        if state.is_ruined(self.company):
            self.go_bankrupt(state, log)
            finish(state, None, log)

    def replace(self, state: AnyState, **changes: Any) -> None:
        """Lie on the stack with other values from now on."""
        state.frames[-1] = msgspec.structs.replace(self, **changes)
