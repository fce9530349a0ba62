# cython: language_level=3
"""The types by which rules.py is compiled. Python itself does not read this file."""

import cython

cdef number per_share(number revenue, number held) noexcept


cdef class Rules:
    cdef int players
    cdef const number[::1] figures, hexes, within, bond, spaces, prices, order
    cdef object kept_rows
    cdef number[::1] s
    cdef int rows

    @cython.locals(a=cython.int, b=cython.int, place=cython.int)
    cdef void copy(self, int source, int to) noexcept
    cdef int add_row(self) except -1
    @cython.locals(row=cython.int, place=cython.int)
    cdef int keep(self, const number[::1] position) except -1
    cdef number occupied(self, int at) noexcept
    cdef number price(self, int at, int place) noexcept
    cdef int cubes_at(self, int at, int place) noexcept
    @cython.locals(count=cython.int)
    cdef int cubes_in(self, int at, number mask) noexcept
    cdef bint in_play(self, int at, int company) noexcept
    @cython.locals(allowed=number, other=cython.int, occupied=number, cash=number)
    cdef number sites(self, int at, int company, bint narrow) noexcept
    cdef bint can_build(self, int at, int company) noexcept
    cdef bint can_take(self, int at, int company) noexcept
    @cython.locals(issued=cython.int)
    cdef bint can_issue(self, int at, int company) noexcept
    @cython.locals(revenue=number)
    cdef number minimum(self, int at, int company) noexcept
    cdef bint can_auction(self, int at, int seat, int company) noexcept
    @cython.locals(place=cython.int)
    cdef bint can_merge(self, int at, int seat, int company, int independent) noexcept
    @cython.locals(company=cython.int, other=cython.int)
    cdef bint is_open(self, int at, int seat, int action) noexcept
    @cython.locals(company=cython.int, other=cython.int, into=cython.int)
    cdef void connect(self, int at) noexcept
    @cython.locals(red=number, other=cython.int, new=number, network=number, edge=number, around=number)
    cdef void add_red(self, int at, int place) noexcept
    @cython.locals(reached=number, towns=number, bit=number)
    cdef number terrain_revenue(self, int at, int company, int place) noexcept
    @cython.locals(ports=number, without=cython.int, other=cython.int, town=cython.bint)
    cdef void build(self, int at, int company, int place, bint narrow) noexcept
    cdef void take(self, int at, int company, int place) noexcept
    cdef void issue(self, int at, int company, int bond) noexcept
    @cython.locals(ports=number, owner=cython.int, ported=cython.bint, other_ported=cython.bint, had_town=cython.bint,
                   cubes=number, other_cubes=number)
    cdef void merge(self, int at, int company, int independent) noexcept
    @cython.locals(owing=cython.bint, company=cython.int, held=number, each=number, seat=cython.int,
                   bankrupt=cython.bint, bonds=number, deferred=number, bond=cython.int)
    cdef bint dividends(self, int at, int current) except -1
    @cython.locals(paying=cython.int, seat=cython.int, owed=number, company=cython.int, shares=number)
    cdef bint all_pay(self, int at) noexcept
    @cython.locals(company=cython.int, held=number, each=number, seat=cython.int, shares=number)
    cdef collect_all(self, int at, int current)
    cdef collect(self, int at, int current, dict debts, set bankrupt)
    @cython.locals(empty=cython.int, company=cython.int)
    cdef int empty_charters(self, int at) noexcept
    @cython.locals(count=number, company=cython.int)
    cdef number unsold(self, int at) noexcept
    cdef int conditions(self, int at) noexcept
    cdef int actor(self, int at) noexcept
    cdef void end_turn(self, int at) except *
    @cython.locals(action=cython.int)
    cdef void settle(self, int at) except *
    @cython.locals(holding=cython.int, bankrupt=cython.bint)
    cdef void pay_out(self, int at) except *
    @cython.locals(bond=cython.int)
    cdef void hand_over(self, int at, int seat, int company, number price) noexcept
    cdef void begin_auction(self, int at, int company, int first, bint must_open) noexcept
    @cython.locals(high=number)
    cdef number lowest_bid(self, int at) noexcept
    @cython.locals(bidder=cython.int, still=cython.int, following=cython.int)
    cdef void bid(self, int at, number amount) except *
    @cython.locals(initial=cython.int)
    cdef void sell(self, int at, int winner, number price) except *
