"""A company's dividend step, and payments to its shareholders."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import PAY, RETAIN, PayDividend, Retain
from bradshaw.eighteen.rounds.frames import CompanyFrame
from bradshaw.eighteen.state import AnyState, player_account

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)


class DividendStep(CompanyFrame[S, A], Generic[S, A], frozen=True):
    """The director pays out all revenue or retains all of it."""

    rule_of_dividends: ClassVar[str]

    revenue: int
    subsidy: int

    def choices(self, state: S) -> Choices:
        return Choices([PAY, RETAIN])

    def refuse(self, state: S, action: A) -> Refusal | None:
        if isinstance(action, PayDividend | Retain):
            return None
        return refused(
            self.rule_of_dividends, "eighteen-refusal-pay-or-retain", company=self.name(state), revenue=self.revenue
        )

    def apply(self, state: S, action: A, log: Log) -> None:
        self.distribute(state, action, log)
        finish(state, None, log)

    def distribute(self, state: S, action: A, log: Log) -> None:
        """Pay revenue and subsidy to whom they go, and move the price."""
        raise NotImplementedError


def pay_shareholders(state: AnyState, company: int, dividend: Callable[[int], int], rule: str, log: Log) -> None:
    """The bank pays each player the dividend for the shares that he or she holds."""
    for seat in range(state.players):
        shares = state.shares(seat, company)
        if shares:
            pay(state, BANK, player_account(seat), dividend(shares), rule, log)
