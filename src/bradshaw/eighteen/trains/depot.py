"""The bank's trains: what a company pays for one, and what rusts when a phase begins.

The bank sells the smallest kind of train that is left (`EighteenState.next_train`), and the first train of a kind
begins the phase of the same number. The game knows what else a phase brings, and how many trains a company may have.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from bradshaw.core.ledger import pay
from bradshaw.core.log import NOBODY, Log
from bradshaw.eighteen.state import EighteenState

T = TypeVar("T")


class BankSale(NamedTuple):
    """Where a company's money for a train goes, and the ids of the rules of its price and of the sale."""

    account: int
    price: str
    sale: str


def take_from_bank(
    state: EighteenState[T], company: int, train: T, price: int, rules: BankSale, log: Log, /, **facts: Any
) -> None:
    """A company pays for a train of the bank and has it."""
    pay(state, state.account(company), rules.account, price, rules.price, log)
    state.trains[company] = (*state.trains[company], train)
    log.note("buy_train", rules.sale, max(state.director[company], NOBODY), company=company, **facts, price=price)


def rust(state: EighteenState[T], gone: Callable[[T], bool]) -> list[tuple[int, T]]:
    """The trains that are gone leave their companies; which they were, and whose."""
    lost = [(company, train) for company, trains in enumerate(state.trains) for train in trains if gone(train)]
    for company in {company for company, _ in lost}:
        state.trains[company] = tuple(train for train in state.trains[company] if not gone(train))
    return lost
