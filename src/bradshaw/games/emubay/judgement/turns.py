"""Whole turns of Emu Bay: everything that can be done with one cube of the action table, wherever it is lifted.

What an action does is carried out once; from which action the cube was lifted changes the table alone. Auctions are
played to their end, with everybody bidding as long as the share looks better than what it costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bradshaw.core.action import Action
from bradshaw.core.frame import advance, settle
from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.games.emubay.actions import (
    BUILD_NARROW,
    BUILD_REGULAR,
    END_BUILD,
    END_TAKE,
    ISSUE,
    LIFT,
    MERGERS,
    PASS,
    PAY,
    START_AUCTION,
    START_BUILD,
    START_TAKE,
    TAKES,
    Bid,
)
from bradshaw.games.emubay.components import (
    AUCTION,
    BOND_ACTION,
    BUILD,
    DIVIDEND,
    MERGE,
    MOST_TRACK,
    NARROW,
    PORT,
    REGULAR,
    REVENUE,
    SPACES,
    TAKE,
    TOWN,
    at_hexes,
    cost_table,
    hexes_in,
)
from bradshaw.games.emubay.rules import auction, bonds, build, merger, resources
from bradshaw.games.emubay.rules.auction import Bidding, minimum_bid
from bradshaw.games.emubay.rules.frames import companies_of
from bradshaw.games.emubay.rules.turn import Turn
from bradshaw.games.emubay.state import COMPANY_ACCOUNT, EmuBay, player_account

Chances = Callable[[EmuBay], Sequence[float]]
Found = tuple[tuple[Action, ...], EmuBay]
"""What is done, and where it leads."""

SITES: Final = 4
"""Of this many sites for the next track, those that promise most, each is tried."""
PLANS: Final = 3
"""This many ways to build are followed further."""
POUND: Final = 0.25
"""What a pound counts against a pound of revenue, when sites are compared."""
CUBE: Final = 1.5
"""What a cube in reach counts."""
WAY: Final = 1.0
"""What a first port counts for each cube that profits from it."""


def whole_turns(state: EmuBay, chances: Chances, thorough: bool) -> list[Found]:
    """The turns of the player who decides; none within a turn."""
    frame = state.frames[-1]
    if type(frame) is Bidding:
        return _bids(state, frame, chances)
    if type(frame) is not Turn:
        return []
    seat, table = frame.player, state.table
    held = companies_of(state, seat)
    lifted = [source for source, count in enumerate(table) if count]
    found: list[Found] = []
    for target, carried_out in _ACTIONS:
        if table[target] >= SPACES[target]:
            continue
        sources = [source for source in lifted if source != target]
        if not sources:
            continue
        if not thorough and len(sources) > 1:
            # Further on it matters most whether the next player may pay dividends.
            others = [source for source in sources if source != DIVIDEND]
            sources = others[:1] + [source for source in sources if source == DIVIDEND]
        first = sources[0]
        start = state.copy()
        advance(start, LIFT[first], SILENCE)
        for actions, end in carried_out(start, seat, held, chances, thorough):
            found.append(((LIFT[first], *actions), end))
            for source in sources[1:] if type(end.frames[-1]) is Turn else ():
                other = end.copy()
                other.table[first] += 1
                other.table[source] -= 1
                settle(other, SILENCE)
                found.append(((LIFT[source], *actions), other))
    return found


def _after(state: EmuBay, *actions: Action) -> EmuBay:
    state = state.copy()
    for action in actions:
        advance(state, action, SILENCE)
    return state


# Building


def _builds(start: EmuBay, seat: int, held: list[int], chances: Chances, thorough: bool) -> Iterator[Found]:
    for company in held:
        if not build.can_build(start, company):
            continue
        plans: list[tuple[float, tuple[Action, ...], EmuBay]] = [
            (0.0, (START_BUILD[company],), _after(start, START_BUILD[company]))
        ]
        for _ in range(MOST_TRACK):
            longer: dict[tuple[int, ...], tuple[float, tuple[Action, ...], EmuBay]] = {}
            for promise, actions, state in plans:
                for gain, action in _sites(state, company, 2 * SITES if thorough else SITES):
                    after = _after(state, action)
                    key = (*after.track, after.cash[COMPANY_ACCOUNT + company])
                    longer.setdefault(key, (promise + gain, (*actions, action), after))
            if not longer:
                break
            plans = sorted(longer.values(), key=lambda one: -one[0])[: 2 * PLANS if thorough else PLANS]
            for _, actions, state in plans:
                advance(ended := state.copy(), END_BUILD, SILENCE)
                yield (*actions, END_BUILD), ended


def _sites(state: EmuBay, company: int, most: int) -> list[tuple[float, Action]]:
    """The sites that promise most."""
    prices, occupied = cost_table(state.settings.forest_cost), state.occupied()
    ported = state.has_port(company)
    found: list[tuple[float, Action]] = []
    for gauge, actions in ((REGULAR, BUILD_REGULAR), (NARROW, BUILD_NARROW)):
        for place in hexes_in(build.sites(state, company, gauge)):
            if gauge == REGULAR:
                gain = float(build.terrain_revenue(state, company, place))
            else:
                gain = float(REVENUE.narrow_gauge_track)
            gain -= POUND * prices.cost(place, occupied)
            gain += CUBE * state.cubes[place]
            if not ported and PORT >> place & 1:
                gain += WAY * (1 + state.resources[company])
            if gauge == REGULAR and TOWN >> place & 1 and not state.towns(company):
                gain += WAY
            found.append((gain, actions[place]))
    found.sort(key=lambda one: -one[0])
    return found[:most]


# Other actions


def _takes(start: EmuBay, seat: int, held: list[int], chances: Chances, thorough: bool) -> Iterator[Found]:
    for company in held:
        if not resources.can_take(start, company):
            continue
        for take in at_hexes(TAKES, resources.cube_hexes(start, company)):
            state = _after(start, START_TAKE[company])
            actions: tuple[Action, ...] = (START_TAKE[company],)
            while state.frames[-1].legal(state, take):
                advance(state, take, SILENCE)
                actions = (*actions, take)
                yield (*actions, END_TAKE), _after(state, END_TAKE)


def _issues(start: EmuBay, seat: int, held: list[int], chances: Chances, thorough: bool) -> Iterator[Found]:
    for company in held:
        if bonds.can_issue(start, company):
            for action in at_hexes(ISSUE[company], start.supply):
                yield (action,), _after(start, action)


def _merges(start: EmuBay, seat: int, held: list[int], chances: Chances, thorough: bool) -> Iterator[Found]:
    for company, other in merger.mergers(start, seat):
        yield (MERGERS[company][other],), _after(start, MERGERS[company][other])


def _payments(start: EmuBay, seat: int, held: list[int], chances: Chances, thorough: bool) -> Iterator[Found]:
    yield (PAY,), _after(start, PAY)


def _auctions(start: EmuBay, seat: int, held: list[int], chances: Chances, thorough: bool) -> Iterator[Found]:
    for company in auction.auctions(start, seat):
        opening = Bid(minimum_bid(start, company))
        yield (START_AUCTION[company], opening), sold(_after(start, START_AUCTION[company], opening), chances)


_ACTIONS: Final = (
    (BUILD, _builds),
    (AUCTION, _auctions),
    (TAKE, _takes),
    (BOND_ACTION, _issues),
    (MERGE, _merges),
    (DIVIDEND, _payments),
)


# Auctions


def _bids(state: EmuBay, frame: Bidding, chances: Chances) -> list[Found]:
    """To pass, and to bid as little as possible; the rest goes as expected."""
    found: list[Found] = []
    if frame.may_pass():
        found.append(((PASS,), sold(_after(state, PASS), chances)))
    lowest = frame.lowest(state)
    if lowest <= state.cash[player_account(frame.bidder)]:
        bid = Bid(lowest)
        found.append(((bid,), sold(_after(state, bid), chances)))
    return found


def sold(state: EmuBay, chances: Chances) -> EmuBay:
    """The position after the auction, if everybody bids as long as to buy looks better than to let another buy."""
    frame = state.frames[-1]
    if type(frame) is not Bidding or (frame.high_bidder == NOBODY and not frame.passed):
        return state
    company, still = frame.company, state.in_hands
    judged: dict[int, Sequence[float]] = {}
    held = still[company]
    while type(frame) is Bidding and frame.company == company and state.in_hands[company] == held:
        bidder, lowest = frame.bidder, frame.lowest(state)
        action: Action = PASS
        if lowest <= state.cash[player_account(bidder)]:
            bid = Bid(lowest)
            bought = state.copy()
            bought.frames[-1] = Bidding(
                company, frame.first_bidder, frame.must_open, bidder, lowest, bidder, frame.passed
            )
            key = frame.high_bidder << 10 | frame.high_bid
            now = judged.get(key)
            if now is None:
                now = judged[key] = chances(state)
            with_it = chances(bought)
            judged[bidder << 10 | lowest] = with_it
            if with_it[bidder] > now[bidder]:
                action = bid
        advance(state, action, SILENCE)
        frame = state.frames[-1]
    return state
