"""Frames with one source of what is legal, frames of companies, and frames in which nobody decides."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.choices import NOTHING, Choices
from bradshaw.core.frame import Frame
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
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
