# cython: language_level=3
"""The types by which network.py is compiled. Python itself does not read this file."""

import cython
cimport libc.math as math

cdef int SHARE_FACTS, TOLD, SHARES_KEPT, TABLE_FACTS, PHASES


cdef class NetworkJudgement(Worth):
    cdef const double[::1] weights
    cdef int units, moods
    cdef int by_share, by_table, by_part, bias, worth, least, pounds, mood, mood_bias, told
    cdef double[::1] table, sums, mood_now, told_now, table_known, facts, of_share, both, counts
    cdef number[::1] told_of, keys

    @cython.locals(at=cython.int, place=cython.int, table="double[::1]", phase=cython.int, action=cython.int,
                   unsold=number, weights="const double[::1]", units=cython.int, moods=cython.int, unit=cython.int, mood=cython.int,
                   fact=cython.double, row=cython.int, first=cython.int, total=cython.double)
    cdef void know_table(self, int at, bint initial) noexcept
    @cython.locals(owing=cython.bint, seat=cython.int, cash=number, company=cython.int, count=number)
    cdef bint somebody_poor(self, int at) noexcept
    @cython.locals(told="long long[::1]", facts="double[::1]", held=number, revenue=number, till=number, reached=number,
                   cubes=number, interest=number, later=number, bonds=number, bond=cython.int, could=number,
                   absorbed=cython.int, other=cython.int, place=cython.int, which=cython.int, units=cython.int,
                   unit=cython.int, fact=cython.double, row=cython.int, first=cython.int,
                   weights="const double[::1]", of_share="double[::1]")
    cdef int know_share(self, int at, int company) noexcept
    @cython.locals(players=cython.int, strengths="double[::1]", worths="double[::1]", at=cython.int, mover=cython.int,
                   initial=cython.bint, weights="const double[::1]", units=cython.int, mean=cython.double,
                   seat=cython.int, weight=cython.double, part=cython.int, company=cython.int, held=number,
                   share=cython.int, count=number, of_all=cython.double, of_own=cython.double, value=cython.double,
                   unit=cython.int, total=cython.double, best=cython.double, middle=cython.double,
                   expected=cython.double, sums="double[::1]", of_share="double[::1]", worth=cython.int,
                   both="double[::1]", counts="double[::1]", second=cython.double, third=cython.double,
                   fourth=cython.double)
    cdef void judge(self, int row) noexcept
