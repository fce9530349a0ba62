"""What each player's position is worth: cash, and what the shares can be expected to bring until the game ends."""

from __future__ import annotations

from typing import Final, NamedTuple

from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.games.emubay.auction import Bidding, hand_over, minimum_bid
from bradshaw.games.emubay.components import ALL, BONDS, CHARTERS, CUBE_COST, PORT, hexes_in
from bradshaw.games.emubay.ending import GameOver, conditions
from bradshaw.games.emubay.state import MOST_PLAYERS, NOT_MERGED, EmuBay
from bradshaw.games.emubay.turn import Turn


class Phase(NamedTuple):
    cash: float
    rounds: tuple[float, ...]
    growth: float
    share: float
    tempo: tuple[float, ...]
    doubt: float


OPENING = Phase(2.0, (0.80, 0.25, 0.10, 0.10), 0.50, 3.6, (2.4, 1.8, 1.1, 0.0), 5.0)
MIDDLE = Phase(1.0, (0.65, 0.30, 0.25, 0.20), 0.55, 4.4, (3.2, 2.1, 1.1, 0.0), 5.5)
FEW = Phase(1.0, (0.75, 0.40, 0.25, 0.20), 0.65, 3.0, (2.8, 1.75, 0.8, 0.0), 5.5)
LAST = Phase(1.0, (0.75, 0.60, 0.40, 0.20), 0.90, 1.4, (2.8, 1.9, 0.95, 0.0), 4.5)
ONE = Phase(1.0, (0.95, 0.60, 0.20, 0.00), 0.52, 0.9, (2.1, 1.35, 0.85, 0.0), 3.5)
TWO = Phase(1.0, (1.10, 0.00, 0.00, 0.00), 0.20, 0.0, (2.0, 1.4, 0.7, 0.0), 3.2)


def phase_of(state: EmuBay) -> Phase:
    holding = len(conditions(state))
    if holding:
        return ONE if holding == 1 else TWO
    unsold = sum(state.available)
    if unsold >= 9:
        return OPENING
    return MIDDLE if unsold >= 5 else FEW if unsold >= 3 else LAST


DEBT: Final = tuple((bond.x, bond.y) for bond in BONDS)
TRACK_COST = 4


def growth(till: int, regular: int, narrow: int, cubes: int, port: bool) -> int:
    gain = 0
    if port and cubes:
        count = min(cubes, till // CUBE_COST)
        gain += 3 * count
        till -= CUBE_COST * count
    if narrow:
        count = min(narrow, till // TRACK_COST)
        gain += 3 * count
        till -= TRACK_COST * count
    if regular:
        count = min(regular, till // TRACK_COST)
        gain += 2 * count
        till -= TRACK_COST * count
    if not port and cubes:
        gain += min(cubes, till // CUBE_COST)
    return gain


def as_sold(state: EmuBay, frame: Bidding) -> EmuBay:
    state = state.copy()
    if frame.high_bidder != NOBODY:
        hand_over(state, frame.high_bidder, frame.company, frame.high_bid, SILENCE)
    else:
        price = minimum_bid(state, frame.company) if frame.must_open else 0
        hand_over(state, frame.first_bidder, frame.company, price, SILENCE)
    return state


def evaluate(state: EmuBay) -> list[float]:
    frame = state.frames[-1]
    players = state.players
    if type(frame) is GameOver:
        return [float(money) for money in state.cash[1 : 1 + players]]
    if type(frame) is Bidding:
        state = as_sold(state, frame)
    phase = phase_of(state)
    worth = [phase.cash * money for money in state.cash[1 : 1 + players]]
    below = state.frames[0]
    if type(below) is Turn:
        mover = below.player if below is frame else below.player + 1
    elif type(frame) is Bidding and frame.company == CHARTERS:
        mover = frame.first_bidder if frame.high_bidder == NOBODY else frame.high_bidder
    else:
        mover = NOBODY
    if mover != NOBODY:
        for step, tempo in enumerate(phase.tempo):
            if step < players:
                worth[(mover + step) % players] += tempo
    shares, deferred, cash = state.shares, state.deferred, state.cash
    for company in range(CHARTERS + state.sold):
        if state.merged_into[company] != NOT_MERGED:
            continue
        holders = shares[company::ALL]
        held = sum(holders)
        if not held:
            continue
        first = later = 0
        for bond in state.bonds[company]:
            x, y = DEBT[bond]
            first += x if deferred >> bond & 1 else y
            later += y
        revenue = state.revenue[company]
        value = phase.share
        for weight in phase.rounds:
            if revenue >= 0:
                value += weight * -(-revenue // held)
            else:
                value += weight * (revenue // held)
            revenue -= first
            first = later
        till = cash[1 + MOST_PLAYERS + company]
        if till >= CUBE_COST:
            reach = state.reach(company)
            cubes = 0
            for hex_number in hexes_in(reach & state.cube_hexes):
                cubes += state.cubes[hex_number]
            value += (
                phase.growth
                * growth(till, state.regular[company], state.narrow[company], cubes, reach & PORT != 0)
                / held
            )
        for seat in range(players):
            count = holders[seat]
            if count:
                worth[seat] += value * count
    return worth


def doubt(state: EmuBay) -> float:
    return phase_of(state).doubt
