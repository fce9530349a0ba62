# cython: language_level=3
"""The types by which mixed_kernel.py is compiled. Python itself does not read this file."""

import cython

ctypedef unsigned long long word

cdef int TOWN, SMALL, PORT, FAR, UNKNOWN, ALIVE, DEAD


@cython.locals(far="int[::1]", start=cython.int, row=cython.int, again=cython.bint, stop=cython.int, here=cython.int,
               way=cython.int, other=cython.int)
cpdef distances(const int[::1] first, const int[::1] to, const int[::1] steps, const int[::1] facts, int stops)


@cython.locals(stops=cython.int, rate=cython.longlong, port_rate=cython.longlong, one=cython.int, two=cython.int,
               start=cython.int, goal=cython.int, kind=cython.int, other=cython.int, large=word, small=word,
               own=cython.bint, stop=cython.int, across=cython.int, down=cython.int, between=cython.int)
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
    cdef public long long nodes
    cdef public bint stopped
    cdef long long limit
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


cdef class Chains:
    cdef const int[::1] first, to, steps, entries, facts, own_borders, far
    cdef const word[::1] masks, bits
    cdef int[::1] seen, barred, trail, states
    cdef const int[::1] lengths, units, counts, free, unused
    cdef public Table found
    cdef public object kept_ways, kept_ends
    cdef public long long nodes
    cdef public bint stopped
    cdef long long limit
    cdef int stops, depth, start, goal, entry, spare, kinds, uses, width
    cdef bint any_ends, keep_small, all

    @cython.locals(kind=cython.int, use=cython.int)
    cpdef join(self, const int[::1] lengths, const int[::1] counts)

    @cython.locals(state=cython.int, kind=cython.int)
    cpdef find(self, int start, int entry, int goal, int goal_entry, int spare, bint collect)

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


cdef class Choice:
    cdef const word[::1] scores, meets
    cdef const long long[::1] extras, values
    cdef const int[::1] kinds, musts
    cdef const signed char[::1] states
    cdef object room, test, offer, ways, kept_prices, kept_ways
    cdef int[::1] pool, begin, size, chosen, wanted, bits, first_way, last_way
    cdef long long[::1] gains, hopes, most, hope, sums, prices, lowest, others, tails
    cdef word[::1] parts, meets_of_ways, ahead, pieces
    cdef word home
    cdef public long long nodes, best, bound
    cdef public bint stopped
    cdef long long limit, whole, besides, fine
    cdef int slots, top, ways_count
    cdef bint by_hexes

    @cython.locals(read=cython.int, offer=cython.int)
    cpdef void solve(self) except *

    @cython.locals(byte=cython.int, at=cython.int, bits=cython.int, bit=cython.int, low=cython.int,
                   price=cython.longlong, here=word)
    cdef void add_up(self, int table, word large, word small, word ground) except *

    @cython.locals(at=cython.int, value=cython.longlong)
    cdef long long sum_of(self, int table, word large, word small, word ground) except? -1

    @cython.locals(rest=cython.longlong, more=cython.longlong)
    cdef long long enough(self, int slot) except? -1

    @cython.locals(below=cython.int, total=cython.longlong, most=cython.longlong, three=word, later=cython.int,
                   read=cython.int, fresh=word, worth=cython.longlong)
    cdef void set_tail(self, int slot, long long value, word ground) except *

    @cython.locals(bottom=cython.int, bound=cython.longlong)
    cdef void choose(self, int slot, long long value, word large, word small, word ground, word new_large,
                     word new_small, word new_ground, int table) except *

    @cython.locals(n=cython.int, below=cython.int, rest=cython.longlong, start=cython.int, size=cython.int,
                   place=cython.int, top=cython.int, other=cython.int, gain=cython.longlong, offer=cython.int,
                   later=cython.int, at=cython.int, needed=cython.longlong)
    cdef void each(self, int slot, long long value, word large, word small, word ground, int table) except *

    @cython.locals(n=cython.int, slot=cython.int, row=cython.int, parts=cython.int, start=cython.int, size=cython.int,
                   read=cython.int, offer=cython.int, gain=cython.longlong, at=cython.int, place=cython.int,
                   top=cython.int, other=cython.int)
    cdef void finish(self, long long value, word new_large, word new_small, word new_ground) except *

    @cython.locals(known=cython.bint, large=word, small=word, slot=cython.int, offer=cython.int, n=cython.int)
    cdef bint accepted(self) except -1

    @cython.locals(count=cython.int, place=cython.int)
    cdef void learn(self, int offer) except *

    @cython.locals(row=cython.int, offer=cython.int, below=cython.int, way=cython.int, large=word, small=word,
                   kept=cython.int, apart=cython.bint, piece=cython.int, one=word, two=word)
    cdef bint hang(self, int slot, int count) except -1

    @cython.locals(count=cython.int, slot=cython.int, offer=cython.int, large=word, small=word, kept=cython.int,
                   part=cython.int, one=word, two=word)
    cdef int gather(self, int slots) except -1

    @cython.locals(large=word, small=word, home=word, part=cython.int)
    cdef bint joins(self, int offer, int parts) except -1

    @cython.locals(row=cython.int, below=cython.int, later=cython.int, at=cython.int, most=cython.longlong,
                   most_hope=cython.longlong, read=cython.int, offer=cython.int, gain=cython.longlong,
                   hope=cython.longlong, one=word, two=word, three=word)
    cdef bint weigh(self, int slot, word new_large, word new_small, word new_ground, int table,
                    bint testing) except -1

    @cython.locals(below=cython.int, most=cython.longlong, hope=cython.longlong, one=word, two=word, three=word,
                   later=cython.int, read=cython.int, offer=cython.int)
    cdef long long most_of(self, int slot, int first, word large, word small, word ground, int table) except? -1

    @cython.locals(below=cython.int, one=word, two=word, three=word, later=cython.int, read=cython.int, at=cython.int,
                   old=cython.int, new=cython.int, bit=cython.int, all_values=cython.longlong, least=cython.longlong,
                   pace=cython.longlong, worse=cython.int, total=cython.longlong, top=cython.int,
                   hope=cython.longlong, offer=cython.int, pay=cython.longlong, norm=cython.longlong, needed=cython.longlong, count=cython.int, place=cython.int,
                   step=cython.longlong, far=cython.longlong, price=cython.longlong, _=cython.int)
    cdef bint improve(self, int slot, long long value, word large, word small, word ground, int table,
                      int rounds) except -1

    cdef int list_bits(self, int first, word bits, int count) except -1

    cdef void count(self, int first, word bits) except *

    @cython.locals(offer=cython.int, gain=cython.longlong, hope=cython.longlong)
    cdef void bring(self, int one, int other) except *

    @cython.locals(below=cython.int, total=cython.longlong, priced=cython.longlong, one=word, two=word, three=word,
                   later=cython.int, read=cython.int, offer=cython.int, start=cython.int, gains=cython.longlong,
                   hopes=cython.longlong, write=cython.int, needed=cython.longlong)
    cdef void narrow(self, int slot, long long value, word large, word small, word ground, int table) except *

    @cython.locals(below=cython.int, large=word, small=word, more=cython.bint, apart=cython.bint, each=cython.int,
                   offer=cython.int, one=word, two=word, wide=word, wide_small=word, later=cython.int,
                   start=cython.int, read=cython.int)
    cdef bint joinable(self, int slot) except -1
