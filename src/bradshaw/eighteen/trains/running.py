"""A company's run step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, TypeVar

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


class RunStep(CompanyFrame[S, A], Generic[S, A], frozen=True):
    """The director chooses the runs. Ends with (revenue, subsidy)."""

    runs: ClassVar[type[Action]]
    """The action that names a set of runs."""
    rule_of_running: ClassVar[str]

    solve: ClassVar[Callable[[Any, int], Any]]
    """Searches for the best runs for so many steps."""

    def question(self, state: S) -> Any:
        """All that the company could run."""
        raise NotImplementedError

    def as_action(self, state: S, runs: Any) -> A:
        """The action that names runs."""
        raise NotImplementedError

    def read(self, state: S, action: Any) -> Any:
        """The runs that an action names, or a Refusal."""
        raise NotImplementedError

    def found(self, state: S) -> Iterable[A]:
        """The best sets of runs, which are listed."""
        raise NotImplementedError

    def best(self, state: S) -> A:
        """What a company runs that nobody decides for."""
        raise NotImplementedError

    def refuse_runs(self, state: S, action: Any) -> Refusal | None:
        """Why a set of runs is not legal."""
        raise NotImplementedError

    def refuse_decided(self, state: S, action: A) -> Refusal | None:
        """Why a recorded decision of the program's cannot stand."""
        return self.refuse(state, action)

    def make(self, state: S, action: Any, runs: Any, actor: int, log: Log) -> tuple[int, int]:
        """Make legal runs; what they earn: revenue, and subsidy."""
        raise NotImplementedError

    def searched(self, state: S, steps: int) -> A:
        """The best runs that a search of so many steps finds."""
        return self.as_action(state, type(self).solve(self.question(state), steps).runs)

    def earn(self, state: S, action: A, actor: int, log: Log) -> tuple[int, int]:
        """Make the legal runs that an action names."""
        runs = self.read(state, action)
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
        return self.refuse_runs(state, action)

    def apply(self, state: S, action: A, log: Log) -> None:
        finish(state, self.earn(state, action, self.actor(state), log), log)

    def run_itself(self, state: S, log: Log) -> tuple[int, int]:
        """Make the best runs without asking anybody."""

        def refuse(decided: Any) -> Refusal | None:
            return self.refuse_decided(state, decided)

        action: Any = log.decide(lambda: self.best(state), refuse)
        return self.earn(state, action, NOBODY, log)
