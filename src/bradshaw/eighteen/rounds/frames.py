"""Frames with one source of what is legal, frames and steps of companies, and frames in which nobody decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.choices import NOTHING, Choices
from bradshaw.core.frame import Frame, finish
from bradshaw.core.log import Log
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.eighteen.actions import Pass
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)


class RefusingFrame(Frame[S, A], Generic[S, A], frozen=True):
    """A frame in which one player decides. `refuse` is the one source of what is legal."""

    rule_of_seats: ClassVar[str]
    """How many people play."""
    rule_of_turns: ClassVar[str]
    """By which rule somebody else than the one who asks decides here."""
    rule_of_steps: ClassVar[str]
    """What happens without a decision."""

    def refuse(self, state: S, action: A) -> Refusal | None:
        """The rule that forbids the action, or None."""
        raise NotImplementedError

    def legal(self, state: S, action: A) -> bool:
        return self.refuse(state, action) is None

    def explain(self, state: S, action: A) -> Refusal:
        refusal = self.refuse(state, action)
        assert refusal is not None
        return refusal

    def ends_by_itself(self, state: S) -> bool:
        """Whether nothing is left to decide here."""
        return False

    def settle(self, state: S, log: Log) -> bool:
        if not self.ends_by_itself(state):
            return False
        finish(state, None, log)
        return True

    def not_your_turn(self, state: S, seat: int) -> Refusal:
        if type(seat) is not int or not 0 <= seat < state.players:
            return Refusal(self.rule_of_seats, message("eighteen-refusal-no-seat", players=state.players))
        return Refusal(self.rule_of_turns, message("eighteen-refusal-not-your-turn"))


class NothingToDecide(RefusingFrame[Any, Any], frozen=True):
    """A frame that only leads from one decision to the next."""

    def choices(self, state: AnyState) -> Choices:
        return NOTHING

    def refuse(self, state: AnyState, action: Action) -> Refusal | None:
        return Refusal(self.rule_of_steps, message("eighteen-refusal-nothing-to-decide"))


class PlayerFrame(RefusingFrame[S, A], Generic[S, A], frozen=True):
    """A frame in which one player decides for himself or herself, whom the field `player` names."""

    if TYPE_CHECKING:
        # A field of the game's own frame, whose place belongs to its records.
        @property
        def player(self) -> int: ...

    def actor(self, state: S) -> int:
        return self.player


class CompanyFrame(RefusingFrame[S, A], Generic[S, A], frozen=True):
    """A frame in which somebody decides for a company: its director, or whom the game names where it has none."""

    company: int

    def actor(self, state: S) -> int:
        director = state.director[self.company]
        return director if director >= 0 else self.speaker(state)

    def speaker(self, state: S) -> int:
        """Who decides for the company while it has no director."""
        raise NotImplementedError

    def name(self, state: S) -> str:
        """The company's name."""
        return state.companies[self.company]


class OptionalStep(CompanyFrame[S, A], Generic[S, A], frozen=True):
    """A step of a company's turn that it may leave out: it does one of the things that the step is for, or passes."""

    deeds: ClassVar[tuple[type[Action], ...]]
    """What the step is for."""

    def refuse_other(self, state: S) -> Refusal:
        """Why something that the step is not for has to wait."""
        raise NotImplementedError

    def refuse_deed(self, state: S, action: Any) -> Refusal | None:
        """Why what the step is for may not be done in this way."""
        return None

    def do(self, state: S, action: Any, log: Log) -> None:
        """Carry out what the step is for. The step is over, unless this leaves another one on the stack."""
        raise NotImplementedError

    def refuse(self, state: S, action: A) -> Refusal | None:
        if type(action) is Pass:
            return None
        return self.refuse_deed(state, action) if type(action) in self.deeds else self.refuse_other(state)

    def apply(self, state: S, action: A, log: Log) -> None:
        if type(action) is not Pass:
            self.do(state, action, log)
        if state.frames[-1] is self:
            finish(state, None, log)


class ProposingStep(CompanyFrame[S, A], Generic[S, A], frozen=True):
    """A step in which a company proposes something to other directors. What they refuse is not proposed again."""

    refused: tuple[Any, ...] = ()
    """What has been refused in this step, as the frame that asked has told it."""

    def resume(self, state: S, result: Any, log: Log) -> None:
        """A proposal has been answered: None if it was accepted, otherwise what was refused."""
        if result is not None:
            self.replace(state, refused=(*self.refused, result))

    def replace(self, state: S, **changes: Any) -> None:
        """Lie on the stack with other values from now on."""
        state.frames[-1] = msgspec.structs.replace(self, **changes)
