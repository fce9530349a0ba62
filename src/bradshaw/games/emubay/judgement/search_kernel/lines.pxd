# cython: language_level=3
"""The types by which lines.py is compiled. Python itself does not read this file."""

import cython
cimport libc.math as math

cdef int LINES, BUCKETS


cdef class Lines(Worth):
    cdef int beginnings, width, longest, lines, room, seen_count
    cdef object kept_step, kept_before, kept_row, kept_deciding, kept_stand, kept_open, kept_finished
    cdef object kept_sorted, kept_seen, kept_standing, kept_next
    cdef number[::1] step, seen
    cdef int[::1] before, row, deciding, open, finished, sorted, standing, next, buckets
    cdef double[::1] stand

    cdef take_up(self)
    cdef more_room(self)
    @cython.locals(doubt=cython.double, worths="double[::1]", strengths="double[::1]", players=cython.int,
                   best=cython.double, seat=cython.int, total=cython.double)
    cdef void judge(self, int row) noexcept
    @cython.locals(place=cython.int)
    cpdef void begin(self, const number[::1] position) except *
    cpdef void go(self, number step) except *
    cpdef object here(self)
    @cython.locals(at=cython.int, actor=cython.int, ends=cython.int, followed=cython.int, depth=cython.int,
                   first=cython.int, place=cython.int, before=cython.int, one=cython.int, step=number,
                   row=cython.int, line=cython.int)
    cpdef int find(self, bint thorough, wide chance) except -1
    cdef bint has_ended(self, int at, int actor) noexcept
    @cython.locals(line=cython.int, seat=cython.int)
    cdef int add_line(self, int before, number step, int row) except -1
    @cython.locals(bucket=cython.int)
    cdef void forget(self) noexcept
    @cython.locals(bucket=cython.int, one=cython.int)
    cdef bint is_known(self, number step, int line) noexcept
    @cython.locals(seat=cython.int)
    cdef bint stand_alike(self, int line, int other) noexcept
    @cython.locals(place=cython.int, last=cython.int, other=cython.int, line=cython.int, length=cython.int,
                   start=cython.int, left=cython.int, middle=cython.int, right=cython.int, end=cython.int)
    cdef void put_best_first(self, int[::1] found, int count, int actor) noexcept
    @cython.locals(line=cython.int, one=cython.int, seat=cython.int)
    cpdef tuple found(self, int place)
