# cython: language_level=3
"""The types by which worth.py is compiled. Python itself does not read this file."""

import cython
cimport libc.math as math

cdef double HAIR, FAIR


cdef class Worth(Steps):
    cdef const double[::1] phases
    cdef double[::1] strengths, worths, title_worths
    cdef public int judgements

    @cython.locals(at=cython.int, company=cython.int)
    cdef int as_if_sold(self, int row) noexcept
    cdef int next_to_move(self, int at) noexcept
    cdef int phase(self, int at) noexcept
    @cython.locals(holding=cython.int)
    cdef int phase_with(self, int at, number unsold) noexcept
    @cython.locals(till=number, cost=number, port=cython.bint, gain=number, taken=number, narrow=number, built=number)
    cdef number growth(self, int at, int company, number cubes) noexcept
    @cython.locals(bonds=number, cost=number, bond=cython.int, first=cython.bint)
    cdef number interest(self, int at, int company, bint later) noexcept
    @cython.locals(mover=cython.int, doubt=cython.double, at=cython.int, now=cython.int, players=cython.int,
                   one=cython.int, step=cython.int, rounds=cython.int, company=cython.int, held=number, could=number,
                   value=cython.double, revenue=number, interest=number, later=number, count=number,
                   worth="double[::1]", phases="const double[::1]")
    cdef double weigh(self, int row) noexcept
    @cython.locals(best=number, seat=cython.int, winners=cython.int, cash=cython.double)
    cdef void judge_end(self, int at) noexcept
    @cython.locals(doubt=cython.double, players=cython.int, one=cython.int, best=cython.double, total=cython.double,
                   chance=cython.double, worth="double[::1]")
    cdef double title_chance(self, int row, int seat) noexcept
