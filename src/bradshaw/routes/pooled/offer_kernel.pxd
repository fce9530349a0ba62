# cython: language_level=3
"""The types by which offer_kernel.py is compiled. Python itself does not read this file."""

import cython

ctypedef unsigned long long word

cdef int TOWN, SMALL, PORT, FAR


@cython.locals(far="int[::1]", start=cython.int, row=cython.int, again=cython.bint, stop=cython.int, here=cython.int,
               way=cython.int, other=cython.int)
cpdef distances(const int[::1] first, const int[::1] to, const int[::1] steps, const int[::1] facts, int stops)


@cython.locals(stops=cython.int, rate=cython.longlong, port_rate=cython.longlong, one=cython.int, two=cython.int,
               start=cython.int, goal=cython.int, kind=cython.int, other=cython.int, large=word, small=word,
               own=cython.bint, stop=cython.int, across=cython.int, down=cython.int, between=cython.int, most=cython.int,
               count=cython.int, kept="int[::1]", extras="long long[::1]", words="unsigned long long[::1]")
cpdef pairs(const int[::1] ends, const int[::1] entries, const int[::1] columns, const int[::1] rows,
            const int[::1] facts, const word[::1] bits, const int[::1] far, int length, bint any_ends, tuple rates,
            word meeting, word meeting_small)


cdef class Table:
    cdef public int count
    cdef int size
    cdef public object kept, kept_notes
    cdef object kept_slots
    cdef word[::1] keys, notes
    cdef int[::1] slots

    cdef int slot(self, word a, word b, word c) except -1

    @cython.locals(at=cython.int, key=cython.int, number=cython.int)
    cdef int add(self, word a, word b, word c) except -1

    @cython.locals(at=cython.int, key=cython.int)
    cdef int find(self, word a, word b, word c) except -2

    @cython.locals(number=cython.int, key=cython.int, at=cython.int)
    cdef void grow(self) except *


cdef class Sweep:
    cdef const int[::1] first, to, steps, facts, own_larges, own_borders
    cdef const word[::1] masks, hexes, bits, ground
    cdef int[::1] seen, barred, trail
    cdef public Table found
    cdef public object kept_facts, kept_ways
    cdef public long long work, limit
    cdef public bint cut
    cdef long long until
    cdef bint stopped
    cdef int depth, root, visit, length
    cdef bint areas, keep_small, keep_hexes, any
    cdef word wanted, wanted_small

    @cython.locals(stop=cython.int, root=cython.int, kind=cython.int)
    cpdef find(self, int visit, int length, bint areas, bint keep_small, bint keep_hexes, bint any_one, word wanted,
               word wanted_small, const int[::1] barred)

    @cython.locals(way=cython.int, other=cython.int, at=cython.int, crossed=cython.int, fact=cython.int,
                   kind=cython.int, count=cython.int, has_own=cython.int)
    cdef void go_on(self, int stop, int larges, int length, int own, word large, word small, word ground, word a,
                    word b, word c, word d) except *

    @cython.locals(before=cython.int, step=cython.int)
    cdef void keep(self, word large, word small, word ground) except *


cdef class Offers:
    cdef public Table table
    cdef public object firsts
    cdef public long long work, limit
    cdef Table same
    cdef int[::1] links, heads
    cdef word meeting, meeting_small, every

    @cython.locals(number=cython.int, key=cython.int, large=word, small=word, left=word, count=cython.int,
                   scored_small=word)
    cpdef collect(self, Table found, int score, bint score_small)

    @cython.locals(number=cython.int, large=word, at=cython.int)
    cdef void sort(self, Table found) except *

    @cython.locals(large=word, left=word, bit=word, at=cython.int)
    cdef bint surpassed(self, Table found, int number) except -1

    @cython.locals(small=word, ground=word, other=cython.int)
    cdef bint beaten(self, Table found, int number, int at) except -1

    @cython.locals(before=cython.int, offer=cython.int, bit=word)
    cdef void leave_out(self, int number, word large, word scored, word left, word small, word scored_small,
                        word ground, int much) except *


@cython.locals(number=cython.int, key=cython.int)
cpdef matching(Table found, word large, word small, word ground, bint part, bint any_small)


cdef class Chains:
    cdef const int[::1] first, to, steps, entries, facts, own_borders, far
    cdef const word[::1] masks, bits
    cdef int[::1] seen, barred, trail, states
    cdef const int[::1] lengths, units, counts, free, unused
    cdef Table found
    cdef public object kept_ways, kept_ends, kept_stops
    cdef public long long work, limit
    cdef bint stopped
    cdef int stops, depth, start, goal, entry, spare, kinds, uses, width
    cdef bint any_ends, keep_small, all

    @cython.locals(kind=cython.int, use=cython.int)
    cpdef join(self, const int[::1] lengths, const int[::1] counts)

    cpdef find(self, int start, int entry, int goal, int goal_entry, int spare, bint collect)

    @cython.locals(last=cython.int, place=cython.int, before=cython.int)
    cpdef reach(self, const int[::1] starts, const int[::1] entries, const int[::1] goals,
                const int[::1] goal_entries, const int[::1] ends)

    cdef void forget(self) except *

    @cython.locals(state=cython.int, kind=cython.int)
    cdef void look(self, int start, int entry, int goal, int goal_entry, int spare) except *

    @cython.locals(way=cython.int, other=cython.int, at=cython.int)
    cdef void go_on(self, int stop, int entry, word large, word small, word a, word b, word c, word d) except *

    @cython.locals(before=cython.int, after=cython.int, fact=cython.int, town=cython.bint, own=cython.int,
                   passes=cython.bint, state=cython.int, to_goal=cython.int, hope=cython.bint, use=cython.int,
                   kind=cython.int, had_own=cython.int, come=cython.int, has_own=cython.int, left=cython.int,
                   fresh=cython.int)
    cdef bint step(self, int stop, int length) except -1

    @cython.locals(end=cython.int, stop=cython.int, other=cython.int, depth=cython.int, longer=cython.bint,
                   before=cython.int, step=cython.int)
    cdef void keep(self, word large, word small, word a, word b, word c, word d) except *

    cdef int bar(self, int stop) except -2

    @cython.locals(vertex=cython.int, longer=cython.bint)
    cpdef bint extend(self, int stop, int other, int length, const int[::1] barred, const int[::1] path,
                      tuple used) except -1

    @cython.locals(way=cython.int, other=cython.int, at=cython.int, kind=cython.int, has_own=cython.int,
                   longer=cython.bint)
    cdef bint lengthen(self, int stop, int own, int left, int bar, word a, word b, word c, word d) except -1
