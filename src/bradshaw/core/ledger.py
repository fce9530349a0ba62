"""Money. Every transfer goes through `pay`; nothing else touches cash, so the sum over all accounts never changes."""

from __future__ import annotations

from bradshaw.core.errors import NotEnoughMoney
from bradshaw.core.log import Log
from bradshaw.core.state import State

BANK = 0
"""The bank's account. Its balance counts what it has taken in less what it has given out."""


def pay(state: State, payer: int, payee: int, amount: int, reason: str, log: Log) -> None:
    """Move `amount` from one account to another for the rule named by `reason`."""
    cash = state.cash
    if amount < 0:
        raise ValueError(f"a payment of {amount}")
    if payer not in state.sources and cash[payer] < amount:
        raise NotEnoughMoney(f"account {payer} has {cash[payer]} and should pay {amount} ({reason})")
    cash[payer] -= amount
    cash[payee] += amount
    log.transfer(payer, payee, amount, reason)
