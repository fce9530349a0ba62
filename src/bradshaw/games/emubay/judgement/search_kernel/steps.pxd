# cython: language_level=3
"""The types by which steps.py is compiled. Python itself does not read this file."""

import cython

ctypedef unsigned long long wide

cdef int MOST_STEPS
cdef wide ALL_BITS, GOLDEN, MIX, MIX_AGAIN


cdef class Steps(Rules):
    cdef int count
    cdef public wide chance
    cdef object kept_steps
    cdef number[::1] steps

    @cython.locals(at=cython.int, stage=number, company=cython.int, placed=number, place=cython.int, hexes=number)
    cdef void find_steps(self, int row) noexcept
    cdef void add_step(self, number step) noexcept
    cdef void find_hexes(self, number step, number hexes) noexcept
    @cython.locals(alone=cython.int, found=cython.int, action=cython.int, source=number)
    cdef void find_lifts(self, int at) noexcept
    cdef bint is_free(self, int at, int action) noexcept
    @cython.locals(seat=cython.int, company=number, supply=number, independent=number, bond=number)
    cdef void find_actions(self, int at) noexcept
    @cython.locals(low=number, high=number, apart=number)
    cdef void find_amounts(self, int at) noexcept
    @cython.locals(kind=cython.int)
    cdef void act(self, int at, number step) except *
    cdef void put_cube(self, int at, int action, int company, int other) except *
    cdef void act_anyhow(self, int row) except *
    @cython.locals(low=number, amounts=number, passes=cython.int, drawn=number)
    cdef number any_bid(self, int at) except -1
    @cython.locals(drawn=wide, rest=wide)
    cdef int below(self, wide limit) noexcept
