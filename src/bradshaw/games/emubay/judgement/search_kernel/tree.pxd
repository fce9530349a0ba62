# cython: language_level=3
"""The types by which tree.py is compiled. Python itself does not read this file."""

import cython
cimport libc.math as math

cdef int KEPT, MOST_ROWS, NODE, ACTOR, VISITS, ROW, FOLLOWING, FOLLOWERS, VALUES, JUDGED, WORTHS, INTEREST, WIDEST
cdef int CAUTION, MOST_TRIED
cdef double CURIOSITY, WIDENING, SHARPNESS, LIKELIHOOD, UNLIKELY, COURAGE, DEVIATION


cdef class Tree(Playouts):
    cdef int room, nodes, positions, tried
    cdef double anyhow
    cdef object kept_numbers, kept_ways, kept_values
    cdef int[::1] numbers, no_order, path, tries
    cdef number[::1] by_code
    cdef double[::1] values, changes, excess, mean, trials

    @cython.locals(seat=cython.int, row=cython.int, root=cython.int)
    cpdef void begin(self, const number[::1] position, int actor, bint whole) except *
    @cython.locals(turns=cython.int)
    cpdef void expect_anyhow(self, double likely, wide seed) except *
    @cython.locals(row=cython.int)
    cpdef void add(self, const number[::1] position) except *
    cpdef double at_first_sight(self, int turn, int seat)
    cpdef list rank(self, const int[::1] order)
    @cython.locals(node=cython.int, at=cython.int)
    cdef int add_node(self, number code, int actor) except -1
    cdef more_room(self)
    @cython.locals(actor=cython.int, first=cython.int, found=cython.int, kept=cython.int, ordered=cython.bint,
                   ranked=cython.int, step=cython.int, turn=cython.int, value=cython.double, place=cython.int,
                   one=cython.int, seat=cython.int, best=cython.double, total=cython.double)
    cdef void follow(self, int node, int most, const int[::1] order) except *
    @cython.locals(actor=cython.int, first=cython.int, weight=cython.double, chosen=cython.int, most=cython.double,
                   one=cython.int, promise=cython.double)
    cdef int most_promising(self, int node) noexcept
    @cython.locals(depth=cython.int, node=cython.int)
    cpdef void look(self, int into) except *
    @cython.locals(node=cython.int, seat=cython.int, times=cython.int)
    cdef void add_up(self, int depth) noexcept
    @cython.locals(code=number, at=cython.int, seat=cython.int)
    cdef void try_out(self, int turn) except *
    @cython.locals(looks=cython.double, chosen=cython.int, most=cython.double, turn=cython.int, promise=cython.double)
    cdef int most_uncertain(self) noexcept
    @cython.locals(node=cython.int, found=cython.double)
    cdef double expected(self, int turn, int place) noexcept
    cpdef double least_expected(self, int turn, int seat)
    @cython.locals(players=cython.int, first=cython.int, one=cython.int, actor=cython.int, seat=cython.int)
    cdef void correct(self, int node) noexcept
    @cython.locals(code=number, row=cython.int, players=cython.int, actor=cython.int, seat=cython.int,
                   total=cython.double, place=cython.int)
    cdef void expand(self, int parent, int node) except *
    @cython.locals(actor=cython.int, first=cython.int, last=cython.int, mean="double[::1]", best=cython.double,
                   one=cython.int, place=cython.int, total=cython.double, weight=cython.double, seat=cython.int)
    cdef void average(self, int node) noexcept
    cpdef int turns(self)
    cpdef number code(self, int turn)
    cpdef int visits(self, int turn)
    @cython.locals(players=cython.int, seat=cython.int)
    cpdef tuple outlook(self, int turn)
    @cython.locals(code=number, row=cython.int, place=cython.int)
    cpdef list after(self, int turn)
