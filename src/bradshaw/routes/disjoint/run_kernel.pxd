# cython: language_level=3
"""The types by which run_kernel.py is compiled. Python itself does not read this file."""

import cython

ctypedef unsigned long long word

cdef int COLLECT, BEST, ANY, RUN_STEPS, OFFER_STEPS
cdef long long UNBOUNDED


cdef class Walks:
    cdef const int[::1] first, to, facts, orders
    cdef const word[::1] masks, bits
    cdef const long long[::1] revenue, subsidy, groups, ceiling
    cdef int[::1] seen, tally, trail
    cdef public object kept_values, kept_masks, kept_facts, kept_ways
    cdef long long[::1] values
    cdef word[::1] found_masks
    cdef int[::1] found_facts, ways
    cdef public long long nodes, limit, best
    cdef public int count
    cdef public bint stopped
    cdef long long by_revenue, by_subsidy
    cdef int group_count, aims, passes, depth, fork, split, root, mode, large, calls, ways_count
    cdef bint need

    @cython.locals(root=cython.int)
    cpdef find(self, const int[::1] roots, int large, int calls, int mode, bint need, const long long[::1] ceiling,
               tuple used, long long floor)

    @cython.locals(wanted=cython.int, way=cython.int, stop=cython.int, at=cython.int)
    cdef void begin(self, int root, word a, word b, word c, word d) except *

    @cython.locals(fact=cython.int, group=cython.int)
    cdef void arm(self, int stop, bint second, int count, int larges, long long revenue, long long subsidy, int passed,
                 int met, word a, word b, word c, word d, word e, word f) except *

    @cython.locals(depth=cython.int, end=cython.int, at=cython.int)
    cdef void go_on(self, int stop, int way, bint second, int count, int larges, long long revenue, long long subsidy,
                   int passed, int met, word a, word b, word c, word d, word e, word f) except *

    @cython.locals(run=cython.int, value=cython.longlong, aim=cython.int, low=word, high=word, step=cython.int,
                   way=cython.int)
    cdef void keep(self, int count, long long revenue, long long subsidy, int passed, int met, word a, word b, word c,
                  word d) except *

    @cython.locals(at=cython.int, end=cython.int, group=cython.int, taken=cython.int)
    cdef long long worth(self, int aim, int left, long long revenue, long long subsidy) except? -1

    cdef void grow(self) except *


@cython.final
cdef class Sets:
    cdef const long long[::1] values, corners
    cdef const word[::1] masks
    cdef const int[::1] facts, kinds
    cdef int[::1] pool, start, size, chosen
    cdef long long[::1] peaks
    cdef public object winner
    cdef object offer
    cdef public long long nodes, best, bound
    cdef long long least
    cdef public bint stopped
    cdef bint surveyed, home, meeting
    cdef long long limit
    cdef int trains, passes, listed, room

    cpdef void solve(self, long long floor, long long limit) except *

    @cython.locals(at=cython.int, start=cython.int, size=cython.int, last=cython.int, rest=cython.longlong, later=cython.int, place=cython.int, run=cython.int, reached=cython.longlong, mask=cython.int)
    cdef void choose(self, int train, long long value, int passed, word a, word b, word c, word d) except *

    @cython.locals(each=cython.int)
    cdef void win(self, long long value) except *

    @cython.locals(train=cython.int, place=cython.int)
    cpdef survey(self, object offer, const long long[::1] corners, long long limit)

    cdef void raise_peak(self, int at, int run) except *

    @cython.locals(at=cython.int, start=cython.int, size=cython.int, later=cython.int, rest_total=cython.longlong,
                   rest_revenue=cython.longlong, rest_subsidy=cython.longlong, most_revenue=cython.longlong,
                   most_subsidy=cython.longlong, place=cython.int, run=cython.int, mask=cython.int)
    cdef void weigh(self, int train, long long total, long long revenue, long long subsidy, int passed, word a, word b,
                   word c, word d) except *

    @cython.locals(train=cython.int)
    cdef void submit(self) except *

    @cython.locals(at=cython.int)
    cdef void await_corners(self, const long long[::1] corners) except *

    @cython.locals(at=cython.int)
    cdef bint open(self, long long total, long long revenue, long long subsidy) except -1

    @cython.locals(now=cython.int, then=cython.int, rest=cython.longlong, later=cython.int, start=cython.int,
                   size=cython.int, taken=cython.int, fresh=cython.int, write=cython.int, read=cython.int,
                   other=cython.int, at=cython.int)
    cdef void narrow(self, int train, int place, int run, long long value, long long revenue,
                     long long subsidy) except *

    cdef bint clash(self, int one, int other) except -1

    @cython.locals(home=cython.int, low=word, high=word, train=cython.int, run=cython.int, more=cython.bint,
                   apart=cython.bint, one=word, two=word)
    cdef bint joined(self, int last) except -1


cdef class Reach:
    cdef const int[::1] facts
    cdef int[::1] first, ways
    cdef const signed char[::1] sought_stops, sought_links
    cdef public object stops, links
    cdef signed char[::1] reached, ridden, seen, entered
    cdef bint reenter
    cdef int large, calls, left, count

    @cython.locals(at=cython.int, vertex=cython.int, end=cython.int, way=cython.int)
    cdef void sort(self, const int[::1] links, int vertices) except *

    @cython.locals(larges=cython.int, count=cython.int)
    cpdef void start(self, int stop) except *

    cdef void mark(self, int stop) except *

    @cython.locals(way=cython.int, other=cython.int, beyond=cython.int, link=cython.int)
    cdef void leave(self, int vertex, int place, int count, int larges) except *

    @cython.locals(fact=cython.int)
    cdef void call(self, int stop, int count, int larges) except *
