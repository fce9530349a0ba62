# cython: language_level=3
"""The types by which turns.py is compiled. Python itself does not read this file."""

import cython

cdef int SITES, PLANS, MOST_LONGER, MOST_SITES
cdef double POUND, CUBE, WAY


cdef class Turns(NetworkJudgement):
    cdef int found, most_found
    cdef object kept_codes, kept_stages, kept_judged, kept_ranked
    cdef number[::1] codes, site_codes, ways
    cdef int[::1] stages, ranked, ranks
    cdef double[::1] judged, site_gains, promises

    @cython.locals(turn=cython.int, seat=cython.int)
    cdef void note(self, int row, number code) except *
    cdef more_found(self)
    cdef double judged_for(self, int turn, int seat) noexcept
    @cython.locals(target=cython.int, first=cython.int, others=cython.int, source=cython.int)
    cdef void find_turns(self, int row, bint thorough) except *
    @cython.locals(at=cython.int, source=cython.int, other=cython.int)
    cdef void ended(self, int first, int others, number code) except *
    @cython.locals(lifted=cython.int, at=cython.int, seat=cython.int, code=number, independent=cython.int,
                   company=cython.int, supply=number, bond=cython.int)
    cdef void carry_out(self, int first, int others, int target, bint thorough) except *
    @cython.locals(lifted=cython.int, at=cython.int, hexes=number, place=cython.int, plan=cython.int, count=cython.int)
    cdef void find_takes(self, int first, int others, int company) except *
    @cython.locals(most=cython.int, plans=cython.int, step=cython.int, longer=cython.int, plan=cython.int,
                   sites=cython.int, site=cython.int, row=cython.int, at=cython.int, known=cython.bint,
                   other=cython.int, same=cython.bint, colour=cython.int, rank=cython.int, best=cython.int,
                   taken=cython.bint)
    cdef void find_builds(self, int first, int others, int company, bint thorough) except *
    @cython.locals(codes="long long[::1]", gains="double[::1]", ported=cython.bint, count=cython.int, narrow=cython.int,
                   hexes=number, place=cython.int, bit=number, gain=cython.double, site=cython.int)
    cdef int find_sites(self, int at, int company, int most) noexcept
    @cython.locals(at=cython.int, amount=number)
    cdef void find_bids(self) except *
    @cython.locals(at=cython.int, company=cython.int, held=number, bidder=cython.int, lowest=number, amount=number,
                   high=number, high_bidder=number, now=cython.double, with_it=cython.double)
    cdef void sold(self, int row) except *
    cdef void play(self, int row, number code, int to) except *
    @cython.locals(at=cython.int, target=cython.int, company=cython.int, other=cython.int, count=cython.int,
                   step=cython.int)
    cdef void carry(self, int row, number code) except *
