# cython: language_level=3
"""The types by which position.py is compiled. Python itself does not read this file."""

import cython

ctypedef long long number

cdef number ONE, LOWER_HALF
cdef int SEATS, ALL, CHARTERS, INDEPENDENTS, EBR, RED, NOBODY, NOT_MERGED, CASH, OF_COMPANY, SHARES, REVENUE, REGULAR
cdef int NARROW, RESOURCES, AVAILABLE, BONDS, MERGED, TABLE, TRACK, EDGE, NETWORK, NETWORK_EDGE, REACHED, IN_HANDS
cdef int CUBES, CUBE_HEXES, RESERVED, DEFERRED, SUPPLY, SOLD, STAGE, PLAYER, INITIAL, COMPANY, FIRST_BIDDER, STEP
cdef int MUST_OPEN, BIDDER, HIGH_BID, HIGH_BIDDER, PASSED, SIZE, TURN, BIDDING, OVER, LIFTING, BUILDING, TAKING, BUILD
cdef int AUCTION, TAKE, BOND, MERGE, DIVIDEND, PASS, BID, TARGETS, LIFT, PLACE_TRACK, END_BUILD, TAKE_CUBE, END_TAKE
cdef int HERE, LIFTED, ENDED, OTHER, SALE, PLAN, LONGER

@cython.locals(count=cython.int)
cdef int ones(number mask) noexcept
@cython.locals(place=cython.int)
cdef int lowest(number mask) noexcept
