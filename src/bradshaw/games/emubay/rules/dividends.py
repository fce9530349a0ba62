"""Pay dividends: payments, bankruptcy, and what bonds cost afterwards."""

from __future__ import annotations

from typing import NamedTuple

from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.games.emubay.components import ALL, BONDS
from bradshaw.games.emubay.state import EmuBay, player_account


def per_share(revenue: int, held: int) -> int:
    """The dividend of one share, rounded away from zero."""
    return -(-revenue // held) if revenue >= 0 else revenue // held


class Debt(NamedTuple):
    """What a player owes for the shares of one company."""

    each: int
    company: int
    shares: int

    @property
    def total(self) -> int:
        return self.each * self.shares


def pay_dividends(state: EmuBay, seat: int, log: Log) -> bool:
    """One whole dividend round, started by the player. True if anybody went bankrupt."""
    debts: dict[int, list[Debt]] = {}
    for company, held in enumerate(state.in_hands):
        if not held:
            continue
        each = per_share(state.revenue[company], held)
        holders = [(holder, shares) for holder, shares in enumerate(state.shares[company::ALL]) if shares]
        for holder, shares in holders if each else ():
            if each > 0:
                pay(state, BANK, player_account(holder), each * shares, "emubay.dividends.per-share", log)
            else:
                debts.setdefault(holder, []).append(Debt(-each, company, shares))
        log.note(
            "dividend",
            "emubay.dividends.negative" if each < 0 else "emubay.dividends.per-share",
            company=company,
            each=each,
            holders=holders,
        )
    bankrupt: set[int] = set()
    if debts:
        collect(state, seat, debts, bankrupt, log)
    charge_interest(state, log)
    return bool(bankrupt)


# Negative dividends and bankruptcy


def collect(state: EmuBay, current: int, debts: dict[int, list[Debt]], bankrupt: set[int], log: Log) -> None:
    """Those who can pay do; then the bankrupt are settled one after the other, clockwise from the current player."""
    clockwise = [(current + step) % state.players for step in range(state.players)]
    failing: list[int] = []
    for debtor in clockwise:
        owed = sum(debt.total for debt in debts.get(debtor, ()))
        if owed > state.cash[player_account(debtor)]:
            failing.append(debtor)
        elif owed:
            pay(state, player_account(debtor), BANK, owed, "emubay.dividends.negative", log)
            log.note("debt_paid", "emubay.dividends.negative", debtor, amount=owed)
    bankrupt.update(failing)
    for debtor in failing:
        _settle_bankrupt(state, current, debtor, debts[debtor], bankrupt, log)


def _settle_bankrupt(state: EmuBay, current: int, debtor: int, debts: list[Debt], bankrupt: set[int], log: Log) -> None:
    """The bankrupt pays share by share, the cheapest debt first; the other shareholders pay what is missing."""
    account = player_account(debtor)
    paid = state.cash[account]
    missing: list[tuple[int, int]] = []
    for debt in sorted(debts):
        part = min(debt.total, state.cash[account])
        pay(state, account, BANK, part, "emubay.bankruptcy.own-payment", log)
        if part < debt.total:
            missing.append((debt.company, debt.total - part))
    log.note(
        "bankrupt",
        "emubay.bankruptcy.definition",
        debtor,
        owed=sum(debt.total for debt in debts),
        paid=paid,
        missing=missing,
    )
    for company, rest in missing:
        liable = [
            (holder, state.holds(holder, company))
            for holder in range(state.players)
            if holder not in bankrupt and state.holds(holder, company)
        ]
        shares = sum(count for _, count in liable)
        if not shares:
            log.note("debt_void", "emubay.bankruptcy.shortfall", debtor, company=company, amount=rest)
            continue
        each = -(-rest // shares)
        log.note(
            "shortfall",
            "emubay.bankruptcy.shortfall-share",
            debtor,
            company=company,
            amount=rest,
            each=each,
            holders=liable,
        )
        collect(state, current, {holder: [Debt(each, company, count)] for holder, count in liable}, bankrupt, log)


# Bonds


def charge_interest(state: EmuBay, log: Log) -> None:
    """First every bond that is not deferred costs its Y, then every deferred bond turns over and costs its X."""
    for company in range(ALL):
        if not state.in_play(company) or not state.bonds[company]:
            continue
        cost, deferred = 0, state.deferred
        for bond in state.bonds[company]:
            if deferred >> bond & 1:
                cost += BONDS[bond].x
                state.deferred ^= 1 << bond
            else:
                cost += BONDS[bond].y
        state.revenue[company] -= cost
        if cost:
            log.note(
                "interest",
                "emubay.dividends.debt-after",
                company=company,
                cost=cost,
                revenue=state.revenue[company],
            )
