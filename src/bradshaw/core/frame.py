"""A frame is one pending piece of the game. Where the game stands is the stack of frames in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from bradshaw.core.choices import Choices
from bradshaw.core.log import NOBODY, Log
from bradshaw.core.refusal import Refusal

if TYPE_CHECKING:
    from bradshaw.core.action import Action
    from bradshaw.core.state import State

StateT = TypeVar("StateT", bound="State")
ActionT = TypeVar("ActionT", bound="Action")


class Frame(msgspec.Struct, Generic[StateT, ActionT], frozen=True, tag_field="frame"):
    """Says who acts, what is legal, why something is not, and what a move does.

    Legality has one source: `legal`, with `choices` listing the same actions. `explain` is only asked about actions
    that are not legal and finds the rule and the words; it never decides.
    """

    def actor(self, state: StateT) -> int:
        """The seat that decides now, or NOBODY when the game is over."""
        return NOBODY

    def choices(self, state: StateT) -> Choices:
        raise NotImplementedError

    def legal(self, state: StateT, action: ActionT) -> bool:
        raise NotImplementedError

    def explain(self, state: StateT, action: ActionT) -> Refusal:
        """The rule that forbids an action which is not legal, and why in this case."""
        raise NotImplementedError

    def not_your_turn(self, state: StateT, seat: int) -> Refusal:
        """Why this seat may not decide now."""
        raise NotImplementedError

    def apply(self, state: StateT, action: ActionT, log: Log) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def settle(self, state: StateT, log: Log) -> bool:
        """What happens by itself when the game reaches this frame. True if anything did."""
        return False

    def resume(self, state: StateT, result: Any, log: Log) -> None:
        """The frame above has ended with `result` and is off the stack."""
        raise NotImplementedError


def settle(state: State, log: Log) -> None:
    """Let everything happen that needs no decision."""
    while state.frames[-1].settle(state, log):
        pass


def finish(state: State, result: Any, log: Log) -> None:
    """End the top frame and hand its result to the one below."""
    state.frames.pop()
    state.frames[-1].resume(state, result, log)
