"""Emu Bay in numbers, for programs that learn: its positions, and what is pending in them."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Final

from bradshaw.core.encoding import MONEY, Encoding, Field, Look, Pending, PendingSeat, PendingSeats, bits
from bradshaw.games.emubay.components import ACTIONS, ALL, BONDS, CHARTERS, HEXES, RED
from bradshaw.games.emubay.judgement.moves import MOVES
from bradshaw.games.emubay.rules.auction import Bidding
from bradshaw.games.emubay.rules.build import Building
from bradshaw.games.emubay.rules.ending import GameOver
from bradshaw.games.emubay.rules.resources import Taking
from bradshaw.games.emubay.rules.turn import ChooseAction, Turn
from bradshaw.games.emubay.state import MOST_PLAYERS, EmuBay, company_account, player_account

VERSION: Final = 1
POUNDS: Final = 20

STAGES: Final = (Bidding, Turn, ChooseAction, Building, Taking, GameOver)

PENDING: Final = (
    Pending("company", {Bidding: "company", Building: "company", Taking: "company"}, -1, ALL - 1),
    Pending("bid", {Bidding: "high_bid"}, 0, MONEY, 0, POUNDS),
    PendingSeat("bidder", {Bidding: "high_bidder"}, -1, MOST_PLAYERS - 1),
    PendingSeat("first_bidder", {Bidding: "first_bidder"}, -1, MOST_PLAYERS - 1),
    Pending("must_open", {Bidding: "must_open"}, 0, 1, 0),
    PendingSeats("passed", {Bidding: "passed"}, 0, MOST_PLAYERS),
    Pending("lifted_from", {ChooseAction: "source"}, -1, len(ACTIONS) - 1),
    Pending("placed", {Building: "placed"}, 0, 3, 0),
    Pending("taking_from", {Taking: "hex"}, -1, len(HEXES) - 1),
)


def _cash(look: Look[EmuBay]) -> list[int]:
    first = player_account(0)
    return look.around(look.state.cash[first : first + look.players], MOST_PLAYERS)


def _shares(look: Look[EmuBay]) -> list[int]:
    """Seat by seat from the observer on."""
    start = look.seat * ALL
    held = look.state.shares[: look.players * ALL]
    return [*held[start:], *held[:start], *(0,) * ((MOST_PLAYERS - look.players) * ALL)]


def _treasuries(look: Look[EmuBay]) -> list[int]:
    first = company_account(0)
    return look.state.cash[first : first + ALL]


def _bonds(look: Look[EmuBay]) -> list[int]:
    """For each bond the company that has it."""
    holders = [-1] * len(BONDS)
    for company, bonds in enumerate(look.state.bonds):
        for bond in bonds:
            holders[bond] = company
    return holders


def _track(look: Look[EmuBay]) -> list[int]:
    return list(chain.from_iterable(bits(mask, len(HEXES)) for mask in look.state.track))


FIELDS: Final = (
    Field("cash", (MOST_PLAYERS,), 0, MONEY, _cash, POUNDS),
    Field("shares", (MOST_PLAYERS, ALL), 0, 10, _shares),
    Field("treasury", (ALL,), -MONEY, MONEY, _treasuries, POUNDS),
    Field("revenue", (ALL,), -MONEY, MONEY, lambda look: look.state.revenue, 10),
    Field("regular_track", (ALL,), 0, 30, lambda look: look.state.regular, 10),
    Field("narrow_track", (ALL,), 0, 30, lambda look: look.state.narrow, 10),
    Field("resources", (ALL,), 0, 60, lambda look: look.state.resources, 5),
    Field("available", (ALL,), 0, 10, lambda look: look.state.available),
    Field("reserved", (1,), 0, 10, lambda look: (look.state.reserved,)),
    Field("bonds", (len(BONDS),), -1, ALL - 1, _bonds),
    Field("deferred", (len(BONDS),), 0, 1, lambda look: bits(look.state.deferred, len(BONDS))),
    Field("bond_supply", (len(BONDS),), 0, 1, lambda look: bits(look.state.supply, len(BONDS))),
    Field("independents_sold", (1,), 0, ALL - CHARTERS, lambda look: (look.state.sold,)),
    Field("merged_into", (ALL,), -1, ALL - 1, lambda look: look.state.merged_into),
    Field("table", (len(ACTIONS),), 0, 10, lambda look: look.state.table),
    Field("stations", (ALL,), 0, len(HEXES) - 1, lambda look: look.state.stations, 10),
    Field("cubes", (len(HEXES),), 0, 20, lambda look: look.state.cubes),
    Field("track", (RED + 1, len(HEXES)), 0, 1, _track),
)


@cache
def encoding() -> Encoding[EmuBay]:
    """All of it."""
    return Encoding(VERSION, MOVES, FIELDS, STAGES, PENDING, MOST_PLAYERS)
