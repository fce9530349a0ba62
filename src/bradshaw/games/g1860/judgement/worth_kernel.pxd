# cython: language_level=3
"""The types by which worth_kernel.py is compiled. Python itself does not read this file."""

import cython

cdef double PACE, KIND_SUPPLY, NEW_LIFE, SAVING, LARGE_STOP, SMALL_STOP, FIRST_REVENUE, EARLY, PATIENCE
cdef double FOR_EVER, GROWTH, NOW, DIRECTION, DISCOUNT, NEW_ON_TRACK
cdef int LEASE_REVENUE, BANK, POOL, OFF, ALL, MOST_PLAYERS, FIRST_ACCOUNT, SHARES, FLOAT_SHARES, DIRECTORS_SHARES
cdef int CAPITAL, HALT_SUBSIDY, PRIVATE_SALE_FEE, FISHBOURNE, TOP, MOST_RISES, KINDS
cdef const int[::1] ROUNDS_LEFT, PRICES, COSTS, LARGE, SMALL, RUSTED_BY, PIERS, REVENUES, VALUES, EXCHANGES, LOWEST_PARS
cdef dict PLACES
cdef const double[::1] TRAIN_PARTS, CHANCE_TO_FLOAT

@cython.locals(large=tuple, small=tuple, kinds=tuple, all_large=cython.int, all_small=cython.int, number=cython.int,
               kind=cython.int, calls=cython.int, rest=cython.int, earned=cython.int, at=cython.int,
               total=cython.double)
cpdef double capacity(tuple found, tuple trains) except? -1

@cython.locals(kinds=tuple, number=cython.int, kind=cython.int, total=cython.double)
cdef double most(tuple trains) except? -1

@cython.locals(latest=cython.int, kind=cython.int, end=cython.int, left=cython.int, depot=list)
cpdef double lifetime(object state, tuple trains) except? -1

cpdef bint ends_with_round(object state) except? -1

@cython.locals(floated=cython.int, closed=cython.int, running=cython.int, company=cython.int, rounds=cython.int,
               paid=cython.int, run=tuple)
cpdef int rounds_left(object state) except? -1

cdef int train_then(int next_train, int number) noexcept

@cython.locals(price_now=cython.int, revenue=cython.double, limit=cython.double, has_train=cython.bint,
               total=cython.double, weight=cython.double, number=cython.int, rises=cython.int, earned=cython.double,
               whole=cython.int, kind=cython.int, new=tuple, end=cython.int)
cdef double outlook(tuple found, int place, tuple trains, int credits, int rounds, int last, double life,
                    int next_train, bint grows, bint receivership, bint full_price) except? -1


cdef class Appraisal:
    cdef object state, board
    cdef int rounds, pier, players, floated, closed, insolvent, next_train
    cdef bint grows, varied
    cdef list found, cash, places, par, held, director, trains, depot

    @cython.locals(place=cython.int, credits=cython.int, price=cython.int, par=cython.int, held=cython.int,
                   director=cython.int, chance=cython.double, missing=cython.int, seat=cython.int)
    cdef double share(self, int company) except? -1

    @cython.locals(trains=tuple, found=tuple, last=cython.int, receivership=cython.bint)
    cdef double future(self, int company, int place, int credits) except? -1

    @cython.locals(value=cython.int, owner=cython.int, income=cython.int, rounds=cython.int, until=cython.int,
                   rest=cython.double, company=cython.int)
    cdef double private(self, int private) except? -1

    @cython.locals(worths=list, company=cython.int, first=cython.int, any_held=cython.bint, seat=cython.int,
                   each=cython.double, count=cython.int, director=cython.int, private=cython.int, owner=cython.int)
    cpdef list worths(self)

    cdef add_auction(self, list worths)
