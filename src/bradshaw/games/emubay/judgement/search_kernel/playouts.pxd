# cython: language_level=3
"""The types by which playouts.py is compiled. Python itself does not read this file."""

import cython

cdef int PLAYED, MOST_OWN


cdef class Playouts(Turns):
    @cython.locals(at=cython.int, own=cython.int, stage=number)
    cdef void play_on(self, int seat) except *
    @cython.locals(best=cython.int, turn=cython.int)
    cdef void play_best(self, int seat) except *
