"""What a position tells of how the others have played: what everybody has, and what has become of the companies."""

from __future__ import annotations

from typing import Final

from bradshaw.games.emubay.components import ACTIONS, ALL, BONDS, COMPANIES
from bradshaw.games.emubay.rules.auction import Bidding, minimum_bid
from bradshaw.games.emubay.rules.turn import Turn
from bradshaw.games.emubay.state import NOT_MERGED, EmuBay, company_account, player_account

_OF_COMPANY: Final = (
    "own shares",
    "others’ shares",
    "bonds",
    "money borrowed",
    "revenue",
    "track",
    "narrow-gauge track",
    "cubes",
    "till",
    "shares for sale",
    "merged",
    "negative revenue",
)

FACTS: Final = (
    "three players",
    "own cash",
    "least cash of others",
    "mean cash of others",
    "most cash of others",
    *(f"{fact} of {company}" for company in COMPANIES for fact in _OF_COMPANY),
    "an auction",
    "the initial auctions",
    "high bid",
    "lowest opening bid",
    "passes",
    "must open",
    *(f"auction of {company}" for company in COMPANIES),
    *(f"cubes on {action}" for action in ACTIONS),
    "independents sold",
    "bonds",
    "most bonds of a company",
)


def seen(state: EmuBay, seat: int) -> tuple[float, ...]:
    """The facts, for a seat."""
    cash = [state.cash[player_account(one)] for one in range(state.players)]
    others = [one for number, one in enumerate(cash) if number != seat]
    bonds = [len(one) for one in state.bonds]
    return (
        state.players == 3,
        cash[seat],
        min(others),
        sum(others) / len(others),
        max(others),
        *(fact for company in range(ALL) for fact in _of_company(state, seat, company)),
        *_of_auction(state),
        *state.table,
        state.sold,
        sum(bonds),
        max(bonds),
    )


def _of_company(state: EmuBay, seat: int, company: int) -> tuple[float, ...]:
    own, bonds = state.holds(seat, company), state.bonds[company]
    return (
        own,
        state.in_hands[company] - own,
        len(bonds),
        sum(BONDS[bond].amount for bond in bonds),
        state.revenue[company],
        state.regular[company],
        state.narrow[company],
        state.resources[company],
        state.cash[company_account(company)],
        state.available[company],
        state.merged_into[company] != NOT_MERGED,
        state.revenue[company] < 0,
    )


def _of_auction(state: EmuBay) -> tuple[float, ...]:
    frame, initial = state.frames[-1], type(state.frames[0]) is not Turn
    if type(frame) is not Bidding:
        return (False, initial, *(0,) * (4 + ALL))
    return (
        True,
        initial,
        frame.high_bid,
        minimum_bid(state, frame.company),
        frame.passed.bit_count(),
        frame.must_open,
        *(frame.company == company for company in range(ALL)),
    )
