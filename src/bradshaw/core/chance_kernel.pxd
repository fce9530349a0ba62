# cython: language_level=3
"""The types by which chance_kernel.py is compiled. Python itself does not read this file."""

import cython

ctypedef unsigned long long wide

cdef wide MASK, GOLDEN, MIX, MIX_AGAIN


cdef class Chance:
    cdef public object seed
    cdef public wide state

    @cython.locals(z=wide)
    cdef wide next(self) noexcept

    @cython.locals(most=wide, number=wide, drawn=wide)
    cdef wide draw(self, wide last) noexcept

    cpdef below(self, object limit)

    @cython.locals(mixed=list, last=cython.Py_ssize_t, other=cython.Py_ssize_t)
    cpdef list shuffled(self, object items)
