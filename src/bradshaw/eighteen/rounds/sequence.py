"""The sequence of rounds, which lies below all other frames."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, ClassVar

from bradshaw.core.log import Log
from bradshaw.eighteen.rounds.ending import Finished
from bradshaw.eighteen.rounds.frames import NothingToDecide
from bradshaw.eighteen.seats import NOBODY_YET, left_of
from bradshaw.eighteen.state import AnyState

After = Callable[[Any, Any, Any, Log], None]
"""A method of the sequence: what follows a round, from what it has ended with."""


class RoundSequence(NothingToDecide, frozen=True):
    """The round that is being played."""

    after: ClassVar[tuple[After, ...]]
    """What follows a round of each kind."""
    operating: ClassVar[int]
    """The kind of operating rounds."""
    rule_of_priority: ClassVar[str]

    kind: int = 0
    number: int = 0
    """Which round of its set."""
    total: int = 1
    """How many operating rounds the set has, or had before the present stock round."""

    def resume(self, state: AnyState, result: Any, log: Log) -> None:
        self.after[self.kind](self, state, result, log)

    def turn_to(self, state: AnyState, kind: int, number: int = 0, total: int | None = None) -> None:
        """Play a round of another kind, or another of the same."""
        state.frames[-1] = type(self)(kind, number, self.total if total is None else total)

    def operate(self, state: AnyState, number: int, total: int, log: Log) -> None:
        """Play an operating round of a set."""
        self.turn_to(state, self.operating, number, total)
        self.begin_operating_round(state, number, total, log)

    def begin_operating_round(self, state: Any, number: int, total: int, log: Log) -> None:
        raise NotImplementedError

    def hand_on_priority(self, state: AnyState, trader: int, log: Log) -> bool:
        """The player to the left of who traded last has the priority deal. False if nobody has traded."""
        if trader == NOBODY_YET:
            return False
        state.priority = left_of(state, trader)
        log.note("priority", self.rule_of_priority, state.priority)
        return True


def trades_again(state: AnyState, later: Container[int], ending: bool) -> bool:
    """Whether a stock round is being played or comes again. Rounds of the kinds `later` follow one."""
    bottom = state.frames[0]
    assert isinstance(bottom, RoundSequence)
    if isinstance(state.frames[-1], Finished):
        return False
    return bottom.kind not in later or not ending
