"""Positions in numbers: where each number stands in a row. Sets of hexes and of bonds are bit masks."""

from __future__ import annotations

SEATS = 4
ALL = 7
CHARTERS = 3
INDEPENDENTS = 4
EBR = 0
RED = 3
NOBODY = -1
ONE = 1
LOWER_HALF = 0xFFFFFFFF
NOT_MERGED = -1

# Where each number of a position stands
CASH = 0
OF_COMPANY = 5
SHARES = 12
REVENUE = 40
REGULAR = 47
NARROW = 54
RESOURCES = 61
AVAILABLE = 68
BONDS = 75
MERGED = 82
TABLE = 89
TRACK = 95
EDGE = 99
NETWORK = 102
NETWORK_EDGE = 106
REACHED = 110
IN_HANDS = 117
CUBES = 124
CUBE_HEXES = 131
RESERVED = 132
DEFERRED = 133
SUPPLY = 134
SOLD = 135
STAGE = 136
PLAYER = 137
INITIAL = 138
COMPANY = 139
FIRST_BIDDER = 140
STEP = 140
"""In the middle of a turn, where nobody bids: where the cube was lifted, how many tracks have been placed, or the hex
of the cubes that are taken."""
MUST_OPEN = 141
BIDDER = 142
HIGH_BID = 143
HIGH_BIDDER = 144
PASSED = 145
SIZE = 146

# Stages: only lines of play stop in the middle of a turn
TURN = 0
BIDDING = 1
OVER = 2
LIFTING = 3
BUILDING = 4
TAKING = 5

# The action table
BUILD = 0
AUCTION = 1
TAKE = 2
BOND = 3
MERGE = 4
DIVIDEND = 5
PASS = 6
BID = 7
TARGETS = 6
# What else a step of a turn can be
LIFT = 8
PLACE_TRACK = 9
END_BUILD = 10
TAKE_CUBE = 11
END_TAKE = 12

# Rows that are used while turns are found: the position, after the cube is lifted, after a turn, as if sold, and plans
HERE = 0
LIFTED = 1
ENDED = 2
OTHER = 3
SALE = 4
PLAN = 5
LONGER = 13


def ones(mask: int) -> int:
    """How many elements a set has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: int) -> int:
    """The lowest element of a set that has some."""
    place = 0
    if not mask & LOWER_HALF:
        mask >>= 32
        place = 32
    if not mask & 0xFFFF:
        mask >>= 16
        place += 16
    if not mask & 0xFF:
        mask >>= 8
        place += 8
    if not mask & 0xF:
        mask >>= 4
        place += 4
    if not mask & 3:
        mask >>= 2
        place += 2
    return place if mask & 1 else place + 1
