# cython: language_level=3
"""The types by which choice_kernel.py is compiled. Python itself does not read this file."""

import cython

ctypedef unsigned long long word

cdef int UNKNOWN, ALIVE, DEAD, FIRST_STEPS, CHANGED, FEW


@cython.final
cdef class Choice:
    cdef const word[::1] scores, ends
    cdef const long long[::1] extras, values
    cdef const int[::1] counts, musts
    cdef const signed char[::1] states
    cdef object test, offer, ways, kept_prices, kept_ways
    cdef int[::1] free, next, chosen, pool, barred, begin, size, front, front_kinds, wanted, bits, first_way, last_way, part_count, reached, reached_offers, kept_choice
    cdef long long[::1] gains, hopes, most, hope, spare, spare_hope, tails, totals, priced, sums, prices, lowest, layer_most, layer_hope, top_most, top_hope
    cdef word[::1] meets, meets_of_ways, ahead, pieces, parts, used_ends
    cdef word anchor, large, small, ground
    cdef public long long work, limit, best, bound
    cdef public bint stopped
    cdef long long nodes, pause, whole, besides, fine
    cdef int kinds, slots, left, top, last, ways_count, least_layers
    cdef bint by_hexes, kept

    @cython.locals(bit=cython.int, every=word, offer=cython.int, at=cython.int)
    cdef void begin_with(self, const long long[::1] prices) except *

    @cython.locals(reserve=cython.longlong)
    cpdef void solve(self) except *

    @cython.locals(value=cython.longlong, large=word, small=word, ground=word, depth=cython.int, filled=cython.bint,
                   top=cython.int, top_kind=cython.int, top_gain=cython.longlong, top_must=cython.bint,
                   kind=cython.int, must=cython.bint, read=cython.int, offer=cython.int, at=cython.int,
                   gain=cython.longlong)
    cdef void hurry(self) except *

    @cython.locals(kind=cython.int, read=cython.int, at=cython.int)
    cdef void hope_anew(self) noexcept

    @cython.locals(bottom=cython.int, kind=cython.int, start=cython.int, place=cython.int, read=cython.int)
    cdef void drop(self) except *

    @cython.locals(again=cython.bint, one=cython.int, two=cython.int, three=cython.int, before=cython.longlong)
    cdef void mend(self) except *

    @cython.locals(value=cython.longlong, large=word, small=word, ground=word, slot=cython.int, kind=cython.int,
                   _=cython.int, offer=cython.int, at=cython.int, place=cython.int)
    cdef void change(self, int one, int two, int three) except *

    @cython.locals(byte=cython.int, at=cython.int, known=cython.int, bit=cython.int, low=cython.int,
                   price=cython.longlong, here=word)
    cdef void add_up(self, int table, word large, word small, word ground) noexcept

    @cython.locals(at=cython.int, value=cython.longlong)
    cdef long long sum_of(self, int table, word large, word small, word ground) noexcept

    @cython.locals(rest=cython.longlong, more=cython.longlong)
    cdef long long enough(self, int depth) noexcept

    @cython.locals(bottom=cython.int, bound=cython.longlong, good=cython.bint)
    cdef void choose(self, int depth, long long value, word large, word small, word ground, word new_large,
                     word new_small, word new_ground, int table) except *

    @cython.locals(below=cython.int, first=cython.int, kind=cython.int, read=cython.int, offer=cython.int,
                   last=cython.int, tried=cython.int, place=cython.int, gain=cython.longlong, total=cython.longlong,
                   needed=cython.longlong, high=cython.longlong, at=cython.int, only=cython.int, free=cython.int)
    cdef void each(self, int depth, long long value, word large, word small, word ground, int table) except *

    @cython.locals(below=cython.int, row=cython.int, fewest=cython.int, large=word, small=word, part=cython.int, one=word,
                   two=word, count=cython.int, kind=cython.int, read=cython.int, offer=cython.int, only=cython.int)
    cdef int line_up(self, int depth) noexcept

    @cython.locals(row=cython.int, below=cython.int, count=cython.int, place=cython.int, large=word, small=word,
                   into=cython.int, kept=cython.int, part=cython.int, one=word, two=word)
    cdef void join(self, int depth, int offer) noexcept

    @cython.locals(row=cython.int, part=cython.int)
    cdef bint joins(self, int depth, int offer) noexcept

    cdef void take(self, int kind, int offer) noexcept

    cdef void put_back(self, int kind) noexcept

    @cython.locals(top=cython.int, top_loss=cython.longlong, other=cython.int, loss=cython.longlong, read=cython.int,
                   kind=cython.int)
    cdef void bring(self, int place, int last, int below) noexcept

    @cython.locals(kind=cython.int, row=cython.int, start=cython.int, end=cython.int, read=cython.int,
                   offer=cython.int, gain=cython.longlong, at=cython.int, place=cython.int, top=cython.int, other=cython.int)
    cdef void finish(self, int depth, long long value, word new_large, word new_small, word new_ground) except *

    @cython.locals(kind=cython.int, slot=cython.int)
    cdef void settle(self, int depth, long long value) except *

    @cython.locals(known=cython.bint, large=word, small=word, slot=cython.int, offer=cython.int, n=cython.int)
    cdef bint accepted(self) except -1

    @cython.locals(found="const word[::1]", count=cython.int, place=cython.int)
    cdef void learn(self, int offer) except *

    @cython.locals(row=cython.int, offer=cython.int, below=cython.int, way=cython.int, large=word, small=word,
                   kept=cython.int, apart=cython.bint, piece=cython.int, one=word, two=word)
    cdef bint hang(self, int slot, int count) except -1

    @cython.locals(below=cython.int, layers=cython.int, bound=cython.longlong, spare=cython.longlong, kind=cython.int,
                   layer=cython.int, total=cython.longlong, priced=cython.longlong, at=cython.int, each=cython.int,
                   loss=cython.longlong, loss_hope=cython.longlong)
    cdef long long joined(self, int depth, long long value) noexcept

    @cython.locals(below=cython.int, first=cython.int, parts=cython.int, part=cython.int, kind=cython.int,
                   read=cython.int, large=word, small=word, layers=cython.int, apart=cython.int, more=cython.bint,
                   row=cython.int, wide=word, wide_small=word, one=word, two=word)
    cdef int set_layers(self, int depth) noexcept

    @cython.locals(row=cython.int, below=cython.int, kind=cython.int, at=cython.int, most=cython.longlong,
                   most_hope=cython.longlong, least=cython.longlong, least_hope=cython.longlong, read=cython.int,
                   offer=cython.int, gain=cython.longlong, hope=cython.longlong, one=word, two=word, three=word)
    cdef bint weigh(self, int depth, word new_large, word new_small, word new_ground, int table,
                    bint testing) except -1

    @cython.locals(below=cython.int, one=word, two=word, three=word, kind=cython.int, read=cython.int, at=cython.int)
    cdef void open_up(self, int depth, word large, word small, word ground) noexcept

    @cython.locals(below=cython.int, total=cython.longlong, priced=cython.longlong, kind=cython.int)
    cdef void look(self, int depth, long long value, word large, word small, word ground, int table) noexcept

    cdef long long most_of(self, int depth) noexcept

    @cython.locals(below=cython.int, total=cython.longlong, kind=cython.int, most=cython.longlong, read=cython.int,
                   fresh=word, worth=cython.longlong)
    cdef void set_tail(self, int depth, long long value, word ground) noexcept

    @cython.locals(below=cython.int, needed=cython.longlong, kind=cython.int, gains=cython.longlong,
                   hopes=cython.longlong, start=cython.int, write=cython.int, read=cython.int)
    cdef void narrow(self, int depth) noexcept

    @cython.locals(below=cython.int, one=word, two=word, three=word, old=cython.int, new=cython.int, count=cython.int,
                   place=cython.int, all_values=cython.longlong, needed=cython.longlong, least=cython.longlong,
                   pace=cython.longlong, worse=cython.int, total=cython.longlong, kind=cython.int, top=cython.int,
                   hope=cython.longlong, read=cython.int, pay=cython.longlong, norm=cython.longlong, bit=cython.int,
                   step=cython.longlong, far=cython.longlong, price=cython.longlong, _=cython.int)
    cdef bint improve(self, int depth, long long value, word large, word small, word ground, int table,
                      int rounds) except -1

    @cython.locals(at=cython.int)
    cdef long long pay(self, int table, int offer) noexcept

    cdef int list_bits(self, int first, word bits, int count) noexcept

    cdef void count(self, int first, word bits, int times) noexcept
