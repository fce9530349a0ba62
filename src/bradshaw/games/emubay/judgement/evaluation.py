"""What each player's position is worth: cash, and what the shares can be expected to bring until the game ends.

A share brings the dividends of the rounds to come, as far as they will come; revenue falls by the bonds' interest from
round to round, and rises with what the company can still build and take for the money in its till. The figures of each
phase were fitted to the winners of some thousand games that bots played against one another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    hexes_in,
)
from bradshaw.games.emubay.rules.auction import Bidding, hand_over, minimum_bid
from bradshaw.games.emubay.rules.ending import EMPTY_CHARTERS, FEW_BONDS, FEW_CUBES, GameOver, empty_charters, money
from bradshaw.games.emubay.rules.turn import Turn
from bradshaw.games.emubay.state import NOT_MERGED, EmuBay, company_account


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

_UNSOLD_AT_FIRST: Final = (
    sum(company.shares_ordinary for company in DATA.companies)
    + len(DATA.independents)
    - len(DATA.initial_auction.order)
)
_COSTS: Final = tuple((bond.x, bond.y) for bond in BONDS)
_PORT_CUBE: Final = REVENUE.resource_cube.with_port_connection
_CUBE: Final = REVENUE.resource_cube.without_port_connection
_RED_TRACK: Final = REVENUE.narrow_gauge_track
_TRACK: Final = REVENUE.regular_track.farm.with_town_connection
_TRACK_COST: Final = DATA.terrain["farm"].cost_unoccupied


def phase(state: EmuBay) -> Phase:
    """How far the game has come."""
    unsold = sum(state.available)
    holding = (not unsold) + (state.supply.bit_count() <= FEW_BONDS)
    # The first half of each test is quick and mostly enough.
    if state.cube_hexes.bit_count() <= FEW_CUBES and sum(state.cubes) <= FEW_CUBES:
        holding += 1
    if state.regular[:CHARTERS].count(0) >= EMPTY_CHARTERS - 1 and empty_charters(state) >= EMPTY_CHARTERS:
        holding += 1
    if holding:
        return ONE_CONDITION if holding < CONDITIONS_NEEDED else LAST_ROUND
    if unsold >= _UNSOLD_AT_FIRST:
        return OPENING
    return MANY_SHARES if unsold >= 5 else SOME_SHARES if unsold >= 3 else FEW_SHARES


def growth(state: EmuBay, company: int, till: int) -> int:
    """By how much the revenue could rise for the money in the till: the best bargains first, at their usual price."""
    reach = state.reached[company]
    cubes = 0
    for place in hexes_in(reach & state.cube_hexes):
        cubes += state.cubes[place]
    port = reach & PORT
    gain = 0
    if port:
        taken = min(cubes, till // CUBE_COST)
        gain, till = taken * _PORT_CUBE, till - taken * CUBE_COST
    narrow, regular = state.narrow[company], state.regular[company]
    built = min(narrow + regular, till // _TRACK_COST)
    if built > narrow:
        gain += narrow * _RED_TRACK + (built - narrow) * _TRACK
    else:
        gain += built * _RED_TRACK
    if cubes and not port:
        gain += min(cubes, (till - built * _TRACK_COST) // CUBE_COST) * _CUBE
    return gain


def owned(state: EmuBay) -> Iterator[tuple[int, Sequence[int], int]]:
    """The companies that have shareholders: how many shares each player has, and all of them together."""
    for company in range(CHARTERS + state.sold):
        if state.merged_into[company] == NOT_MERGED:
            holders = state.shares[company::ALL]
            held = sum(holders)
            if held:
                yield company, holders, held


def interests(state: EmuBay, company: int) -> tuple[int, int]:
    """What the bonds of a company cost in the next dividend round, and in each later one."""
    interest = later_interest = 0
    for bond in state.bonds[company]:
        first, later = _COSTS[bond]
        interest += first if state.deferred >> bond & 1 else later
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
    now = phase(state)
    players = state.players
    worth = [now.cash * cash for cash in money(state)]
    if mover != NOBODY:
        for step in range(players):
            worth[(mover + step) % players] += now.tempo[step]
    for company, holders, held in owned(state):
        value = now.share
        till = state.cash[company_account(company)]
        if till >= CUBE_COST:
            value += now.growth * growth(state, company, till) / held
        interest, later_interest = interests(state, company)
        revenue = state.revenue[company]
        for weight in now.rounds:
            # Dividends are rounded away from zero.
            value += weight * (-(-revenue // held) if revenue > 0 else revenue // held)
            revenue -= interest
            interest = later_interest
        for seat, count in enumerate(holders):
            if count:
                worth[seat] += value * count
    return worth


def doubt(state: EmuBay) -> float:
    """By how much two positions' worths must differ to tell the likelier winner clearly."""
    return phase(state).doubt
