"""A company's run step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.log import NOBODY, Log
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.rounds.frames import CompanyFrame
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)


class RunParts(NamedTuple):
    """What a game knows of runs."""

    problem: Callable[[Any, int], Any]
    """All that a company could run."""
    as_action: Callable[[Any, Any, Any], Any]
    """The action that names runs, which answer a problem."""
    read: Callable[[Any, int, Any, Any], Any]
    """The runs of a company that an action names, in answer to a problem; or a Refusal."""
    refuse: Callable[[Any, int, Any], Refusal | None]
    """Why a company may not make the runs that an action names."""
    search: Callable[[Any, int], Any]
    """The best answer to a problem found within a limit of steps."""


class RunStep(CompanyFrame[S, A], Generic[S, A], frozen=True):
    """The director chooses the runs. Ends with (revenue, subsidy)."""

    runs: ClassVar[type[Action]]
    """The action that names a set of runs."""
    rule_of_running: ClassVar[str]
    parts: ClassVar[RunParts]

    def found(self, state: S) -> Iterable[A]:
        """The best sets of runs, which are listed."""
        raise NotImplementedError

    def best(self, state: S) -> A:
        """What a company runs that nobody decides for."""
        raise NotImplementedError

    def refuse_decided(self, state: S, action: A) -> Refusal | None:
        """Why a recorded decision of the program's cannot stand."""
        return self.refuse(state, action)

    def make(self, state: S, action: Any, runs: Any, actor: int, log: Log) -> tuple[int, int]:
        """Make legal runs; what they earn: revenue, and subsidy."""
        raise NotImplementedError

    def problem(self, state: S) -> Any:
        """All that the company could run."""
        return self.parts.problem(state, self.company)

    def as_action(self, state: S, runs: Any) -> A:
        """The action that names runs."""
        action: A = self.parts.as_action(state, runs, self.problem(state))
        return action

    def searched(self, state: S, steps: int) -> A:
        """The best runs found within a limit of steps."""
        return self.as_action(state, self.parts.search(self.problem(state), steps).runs)

    def earn(self, state: S, action: A, actor: int, log: Log) -> tuple[int, int]:
        """Make the legal runs that an action names."""
        runs = self.parts.read(state, self.company, action, self.problem(state))
        assert not isinstance(runs, Refusal)
        return self.make(state, action, runs, actor, log)

    def choices(self, state: S) -> Choices:
        """The best sets, and any other that is legal."""
        listed = list(dict.fromkeys(self.found(state)))

        def legal(action: Any) -> bool:
            return self.legal(state, action)

        any_others = message("eighteen-any-legal-runs", company=self.name(state))
        return Choices(listed).with_family(any_others, legal)

    def refuse(self, state: S, action: A) -> Refusal | None:
        if type(action) is not self.runs:
            return refused(self.rule_of_running, "eighteen-refusal-runs-now", company=self.name(state))
        return self.parts.refuse(state, self.company, action)

    def apply(self, state: S, action: A, log: Log) -> None:
        finish(state, self.earn(state, action, self.actor(state), log), log)

    def run_itself(self, state: S, log: Log) -> tuple[int, int]:
        """Make the best runs without asking anybody."""

        def refuse(decided: Any) -> Refusal | None:
            return self.refuse_decided(state, decided)

        action: Any = log.decide(lambda: self.best(state), refuse)
        return self.earn(state, action, NOBODY, log)
