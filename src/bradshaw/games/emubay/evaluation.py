"""What each player's position is worth: cash, and the dividends that the shares can be expected to bring."""

from __future__ import annotations

from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.games.emubay.auction import Bidding, hand_over, minimum_bid
from bradshaw.games.emubay.components import ALL, BONDS
from bradshaw.games.emubay.dividends import per_share
from bradshaw.games.emubay.ending import GameOver, conditions
from bradshaw.games.emubay.resources import cube_hexes
from bradshaw.games.emubay.state import EmuBay, company_account

P = {0: (0.95, 0.8, 0.6, 0.4), 1: (0.95, 0.6, 0.3, 0.1), 2: (1.0, 0.0, 0.0, 0.0)}
G = (0.4, 0.7, 0.8, 0.8)


def evaluate(state: EmuBay) -> list[float]:
    frame = state.frames[-1]
    players = state.players
    if isinstance(frame, GameOver):
        return [float(money) for money in state.cash[1 : 1 + players]]
    if isinstance(frame, Bidding):
        state = state.copy()
        if frame.high_bidder != NOBODY:
            hand_over(state, frame.high_bidder, frame.company, frame.high_bid, SILENCE)
        else:
            price = minimum_bid(state, frame.company) if frame.must_open else 0
            hand_over(state, frame.first_bidder, frame.company, price, SILENCE)
    weights = P[min(2, len(conditions(state)))]
    shares = state.shares
    worth = [float(money) for money in state.cash[1 : 1 + players]]
    purse = worth.copy()
    streams = []
    for company in range(ALL):
        held = state.held(company)
        if not held:
            continue
        now = later = 0
        for bond in state.bonds[company]:
            if state.deferred >> bond & 1:
                now += BONDS[bond].x
            else:
                now += BONDS[bond].y
            later += BONDS[bond].y
        till = state.cash[company_account(company)]
        cubes = sum(1 for _ in bin(cube_hexes(state, company)) if _ == "1")
        each = 3 if state.has_port(company) else 1
        room = state.regular[company] * 2 + state.narrow[company] * 3 + cubes * each
        growth = min(till * 0.5, room)
        streams.append((company, held, state.revenue[company], now, later, growth))
    for number, weight in enumerate(weights):
        if not weight:
            break
        broke = False
        for company, held, revenue, now, later, growth in streams:
            if number:
                revenue -= now + later * (number - 1)
            revenue += growth * G[number]
            each = revenue / held
            for seat in range(players):
                count = shares[seat * ALL + company]
                if count:
                    purse[seat] += each * count
        for seat in range(players):
            if purse[seat] < 0:
                broke = True
                purse[seat] = 0
        for seat in range(players):
            worth[seat] += weight * (purse[seat] - worth[seat])
        if broke:
            break
    return worth
