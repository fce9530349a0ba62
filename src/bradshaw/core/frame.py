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

    `legal` is the one source of legality, and `choices` lists the same actions. `explain` finds the rule and the
    message for an action that is not legal; it never decides.
    """

    def actor(self, state: StateT) -> int:
        """The seat that decides now, or NOBODY when the game is over."""
        return NOBODY

    def choices(self, state: StateT) -> Choices:
        """Every legal action of the seat that decides now: exactly those for which `legal` is true."""
        raise NotImplementedError

    def legal(self, state: StateT, action: ActionT) -> bool:
        """Whether the seat that decides now may do this. The action has the right form; it may name anything."""
        raise NotImplementedError

    def explain(self, state: StateT, action: ActionT) -> Refusal:
        """The rule that forbids an action which is not legal, and why in this case."""
        raise NotImplementedError

    def not_your_turn(self, state: StateT, seat: int) -> Refusal:
        """Why this seat may not decide now."""
        raise NotImplementedError

    def apply(self, state: StateT, action: ActionT, log: Log) -> None:
        """Change the state as this legal action does, and note in the log what happens.

        Money moves through `core.ledger.pay` only. Frames are pushed, replaced and popped here; what follows without a
        decision is left to `settle`.
        """
        raise NotImplementedError

    def settle(self, state: StateT, log: Log) -> bool:
        """Carry out the next thing that needs no decision when the game reaches this frame. True if there was one."""
        return False

    def resume(self, state: StateT, result: Any, log: Log) -> None:
        """The frame above has ended with `result` and is off the stack."""
        raise NotImplementedError


def advance(state: State, action: Action, log: Log) -> None:
    """Carry out a legal action and everything that follows from it without a decision; the state is changed."""
    frames = state.frames
    frames[-1].apply(state, action, log)
    while frames[-1].settle(state, log):
        pass


def settle(state: State, log: Log) -> None:
    """Carry out everything that needs no decision, until somebody has to decide or the game is over."""
    while state.frames[-1].settle(state, log):
        pass


def finish(state: State, result: Any, log: Log) -> None:
    """End the top frame and hand its result to the one below."""
    state.frames.pop()
    state.frames[-1].resume(state, result, log)
