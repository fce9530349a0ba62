"""What each player's position is worth: cash, and what the shares can be expected to bring until the game ends.

A share brings the dividends of the rounds to come, as far as they will come; revenue falls by the bonds' interest from
round to round, and rises with what the company can still build and take for the money in its till. The figures of each
phase were fitted to the winners of some thousand games that bots played against one another.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.games.emubay.components import (
    ALL,
    BONDS,
    CHARTERS,
    CONDITIONS_NEEDED,
    CUBE_COST,
    DATA,
    INITIAL_ORDER,
    PORT,
    REVENUE,
    at_hexes,
)
from bradshaw.games.emubay.rules.auction import Bidding, hand_over, minimum_bid
from bradshaw.games.emubay.rules.ending import EMPTY_CHARTERS, FEW_BONDS, FEW_CUBES, GameOver, empty_charters, money
from bradshaw.games.emubay.rules.turn import Turn
from bradshaw.games.emubay.state import COMPANY_ACCOUNT, NOT_MERGED, EmuBay


class Phase(NamedTuple):
    """A part of the game, and what counts in it, in pounds at the end of the game."""

    cash: float
    """A pound in hand: more than one as long as it buys shares cheaply."""
    rounds: tuple[float, ...]
    """A pound of dividend in the next round, the one after it, and so on: whether the round will come, and how soon."""
    growth: float
    """A pound by which the revenue for a share could rise with the company's money."""
    share: float
    """A share by itself: the say in the company, and what its future brings beyond the rest."""
    tempo: tuple[float, ...]
    """To be the next to move, the one after, and so on."""
    doubt: float
    """By how much two such sums must differ to tell the likelier winner clearly."""


# No end condition holds, and this many shares are unsold: all after the initial auctions, at least 5, 3, or fewer.
OPENING: Final = Phase(2.0, (0.80, 0.25, 0.10, 0.10), 0.50, 3.6, (2.4, 1.8, 1.1, 0.0), 5.0)
MANY_SHARES: Final = Phase(1.0, (0.65, 0.30, 0.25, 0.20), 0.55, 4.4, (3.2, 2.1, 1.1, 0.0), 5.5)
SOME_SHARES: Final = Phase(1.0, (0.75, 0.40, 0.25, 0.20), 0.65, 3.0, (2.8, 1.75, 0.8, 0.0), 5.5)
FEW_SHARES: Final = Phase(1.0, (0.75, 0.60, 0.40, 0.20), 0.90, 1.4, (2.8, 1.9, 0.95, 0.0), 4.5)
# One end condition holds, or enough of them: then the next dividend round is the last.
ONE_CONDITION: Final = Phase(1.0, (0.95, 0.60, 0.20), 0.52, 0.9, (2.1, 1.35, 0.85, 0.0), 3.5)
LAST_ROUND: Final = Phase(1.0, (1.10,), 0.20, 0.0, (2.0, 1.4, 0.7, 0.0), 3.2)

UNSOLD_AT_FIRST: Final = (
    sum(company.shares_ordinary for company in DATA.companies)
    + len(DATA.independents)
    - len(DATA.initial_auction.order)
)
_COSTS: Final = tuple((bond.x, bond.y) for bond in BONDS)
_PORT_CUBE: Final = REVENUE.resource_cube.with_port_connection
_CUBE: Final = REVENUE.resource_cube.without_port_connection
_RED_TRACK: Final = REVENUE.narrow_gauge_track
_TRACK: Final = REVENUE.regular_track.farm.with_town_connection
TRACK_COST: Final = DATA.terrain["farm"].cost_unoccupied


PHASES: Final = (OPENING, MANY_SHARES, SOME_SHARES, FEW_SHARES, ONE_CONDITION, LAST_ROUND)


def phase(state: EmuBay) -> int:
    """How far the game has come: the number of its phase."""
    unsold = sum(state.available)
    holding = (not unsold) + (state.supply.bit_count() <= FEW_BONDS)
    # The first half of each test is quick and mostly enough.
    if state.cube_hexes.bit_count() <= FEW_CUBES and sum(state.cubes) <= FEW_CUBES:
        holding += 1
    if state.regular[:CHARTERS].count(0) >= EMPTY_CHARTERS - 1 and empty_charters(state) >= EMPTY_CHARTERS:
        holding += 1
    if holding:
        return 4 if holding < CONDITIONS_NEEDED else 5
    if unsold >= UNSOLD_AT_FIRST:
        return 0
    return 1 if unsold >= 5 else 2 if unsold >= 3 else 3


def growth(state: EmuBay, company: int, till: int) -> int:
    """By how much the revenue could rise for the money in the till: the best bargains first, at their usual price."""
    reach = state.reached[company]
    full = reach & state.cube_hexes
    cubes = sum(at_hexes(state.cubes, full)) if full else 0
    return growth_by(till, cubes, reach & PORT != 0, state.narrow[company], state.regular[company])


@lru_cache(maxsize=1 << 14)
def growth_by(till: int, cubes: int, port: bool, narrow: int, regular: int) -> int:
    """The same by all that it depends on: the cubes in reach, whether a port is, and the track on the charter."""
    gain = 0
    if port:
        taken = min(cubes, till // CUBE_COST)
        gain, till = taken * _PORT_CUBE, till - taken * CUBE_COST
    built = min(narrow + regular, till // TRACK_COST)
    if built > narrow:
        gain += narrow * _RED_TRACK + (built - narrow) * _TRACK
    else:
        gain += built * _RED_TRACK
    if cubes and not port:
        gain += min(cubes, (till - built * TRACK_COST) // CUBE_COST) * _CUBE
    return gain


def owned(state: EmuBay) -> list[tuple[int, Sequence[int], int]]:
    """The companies that have shareholders: how many shares each player has, and all of them together."""
    merged_into, shares = state.merged_into, state.shares
    return [
        (company, shares[company::ALL], held)
        for company, held in enumerate(state.in_hands)
        if held and merged_into[company] == NOT_MERGED
    ]


def interests(state: EmuBay, company: int) -> tuple[int, int]:
    """What the bonds of a company cost in the next dividend round, and in each later one."""
    return _interests(state.bonds[company], state.deferred)


@lru_cache(maxsize=1 << 12)
def _interests(bonds: tuple[int, ...], deferred: int) -> tuple[int, int]:
    interest = later_interest = 0
    for bond in bonds:
        first, later = _COSTS[bond]
        interest += first if deferred >> bond & 1 else later
        later_interest += later
    return interest, later_interest


def as_if_sold(state: EmuBay, auction: Bidding) -> EmuBay:
    """The position if nobody bids any more."""
    state = state.copy()
    if auction.high_bidder != NOBODY:
        hand_over(state, auction.high_bidder, auction.company, auction.high_bid, SILENCE)
    else:
        price = minimum_bid(state, auction.company) if auction.must_open else 0
        hand_over(state, auction.first_bidder, auction.company, price, SILENCE)
    return state


def next_to_move(state: EmuBay) -> int:
    """The player whose turn is next; nobody as long as the initial auctions leave it open.

    A turn counts as spent when it has begun, so that what is done in it can be compared with what is not.
    """
    frame, turn = state.frames[-1], state.frames[0]
    if isinstance(turn, Turn):
        return turn.player if len(state.frames) == 1 else turn.player + 1
    if type(frame) is Bidding and frame.company == INITIAL_ORDER[-1]:
        return frame.first_bidder if frame.high_bidder == NOBODY else frame.high_bidder
    return NOBODY


def evaluate(state: EmuBay) -> list[float]:
    """What each player's position is worth. A share on auction counts as sold to the highest bidder for the bid."""
    frame = state.frames[-1]
    if type(frame) is GameOver:
        return [float(cash) for cash in money(state)]
    mover = next_to_move(state)
    if type(frame) is Bidding:
        state = as_if_sold(state, frame)
    number = phase(state)
    now, players = PHASES[number], state.players
    worth = [now.cash * cash for cash in money(state)]
    if mover != NOBODY:
        for step in range(players):
            worth[(mover + step) % players] += now.tempo[step]
    reached, full, shares, merged_into = state.reached, state.cube_hexes, state.shares, state.merged_into
    for company, held in enumerate(state.in_hands):
        if held and merged_into[company] == NOT_MERGED:
            reach = reached[company]
            value = _value(
                number,
                held,
                state.revenue[company],
                state.cash[COMPANY_ACCOUNT + company],
                sum(at_hexes(state.cubes, reach & full)) if reach & full else 0,
                reach & PORT != 0,
                state.narrow[company],
                state.regular[company],
                state.bonds[company],
                state.deferred,
            )
            for seat, count in enumerate(shares[company::ALL]):
                if count:
                    worth[seat] += value * count
    return worth


@lru_cache(maxsize=1 << 16)
def _value(
    number: int,
    held: int,
    revenue: int,
    till: int,
    cubes: int,
    port: bool,
    narrow: int,
    regular: int,
    bonds: tuple[int, ...],
    deferred: int,
) -> float:
    """What a share is worth, by all that it depends on: looked up at once."""
    could = growth_by(till, cubes, port, narrow, regular) if till >= CUBE_COST else 0
    return _share_value(number, held, could, revenue, *_interests(bonds, deferred))


@lru_cache(maxsize=1 << 16)
def _share_value(number: int, held: int, could: int, revenue: int, interest: int, later_interest: int) -> float:
    """What a share is worth: the revenue of its company could rise by `could`, and falls by the interest."""
    now = PHASES[number]
    value = now.share
    if could:
        value += now.growth * could / held
    for weight in now.rounds:
        # Dividends are rounded away from zero.
        value += weight * (-(-revenue // held) if revenue > 0 else revenue // held)
        revenue -= interest
        interest = later_interest
    return value


def doubt(state: EmuBay) -> float:
    """By how much two positions' worths must differ to tell the likelier winner clearly."""
    return PHASES[phase(state)].doubt
