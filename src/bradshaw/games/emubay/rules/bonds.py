"""Issue bond."""

from __future__ import annotations

from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.games.emubay.components import BONDS, CHARTERS, LABEL, STARTING_BONDS, Bond
from bradshaw.games.emubay.rules.frames import companies_of
from bradshaw.games.emubay.rules.resources import cube_hexes
from bradshaw.games.emubay.state import EmuBay, company_account


def issued(state: EmuBay, company: int) -> int:
    """Bonds that count against the limit: absorbed certificates never do, the starting bond by option (ruling B20)."""
    count = len(state.bonds[company]) - len(state.absorbed[company])
    return count if state.settings.starting_bond_counts else count - _starting_bonds(state, company)


def _starting_bonds(state: EmuBay, company: int) -> int:
    return sum(bond in STARTING_BONDS for bond in state.bonds[company])


def has_use(state: EmuBay, company: int) -> bool:
    """Whether the company could still do something with money."""
    return bool(state.regular[company] or state.narrow[company] or cube_hexes(state, company))


def can_issue(state: EmuBay, company: int) -> bool:
    if company >= CHARTERS or not state.supply or issued(state, company) >= state.in_hands[company]:
        return False
    return has_use(state, company)


def can_issue_any(state: EmuBay, seat: int) -> bool:
    for company in companies_of(state, seat):  # noqa: SIM110 -- a generator would take half as long again
        if can_issue(state, company):
            return True
    return False


def why_no_bond(state: EmuBay, company: int, bond: Bond) -> Refusal:
    """Why the company cannot issue this bond."""
    label = LABEL[company]
    if company >= CHARTERS:
        return Refusal("emubay.bond.independent-cannot", message("emubay-refusal-independent-bond", company=label))
    if not state.supply:
        return Refusal("emubay.bond.supply", message("emubay-refusal-no-bond-left"))
    count, held = issued(state, company), state.in_hands[company]
    if count >= held:
        return Refusal(
            "emubay.bond.issue-limit",
            message("emubay-refusal-bond-limit", company=label, bonds=count, shares=held),
        )
    if not has_use(state, company):
        return Refusal("emubay.bond.needs-use", message("emubay-refusal-no-use-for-money", company=label))
    return Refusal(
        "emubay.bond.supply", message("emubay-refusal-bond-not-in-supply", amount=bond.amount, x=bond.x, y=bond.y)
    )


def issue(state: EmuBay, seat: int, company: int, bond: int, log: Log) -> None:
    state.supply &= ~(1 << bond)
    state.bonds[company] = (*state.bonds[company], bond)
    state.deferred |= 1 << bond
    pay(state, BANK, company_account(company), BONDS[bond].amount, "emubay.bond.money", log)
    log.note("issue_bond", "emubay.bond.take", seat, company=company, bond=bond)
