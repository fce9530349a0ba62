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
    rounds: tuple[float, ...]
    growth: float
    share: float
    tempo: tuple[float, ...]
    doubt: float = 4.0


PHASES: Final = (
    Phase((0.62, 0.40, 0.35, 0.25), 0.87, 2.3, (3.2, 1.8, 0.9, 0.0), 5.0),
    Phase((0.75, 0.40, 0.35, 0.05), 0.50, 1.4, (2.1, 1.4, 0.7, 0.0), 3.4),
    Phase((0.85, 0.10, 0.00, 0.00), 0.20, 1.2, (1.8, 1.4, 0.9, 0.0), 2.5),
)
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
    phase = PHASES[min(2, len(conditions(state)))]
    worth = [float(money) for money in state.cash[1 : 1 + players]]
    below = state.frames[0]
    if type(below) is Turn:
        mover = below.player if below is frame else below.player + 1
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
    return PHASES[min(2, len(conditions(state)))].doubt
