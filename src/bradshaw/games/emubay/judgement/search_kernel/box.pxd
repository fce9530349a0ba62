# cython: language_level=3
"""The types by which box.py is compiled. Python itself does not read this file."""

import cython

cdef int FARM, TOWN, PORT, CUBE_COST, FARM_ALONE, FARM_WITH_TOWN, FIRST_TOWN, NARROW_TRACK, CUBE_ALONE, CUBE_WITH_PORT
cdef int FIRST_PORT, EBR_TOWN, MOST_TRACK, CONDITIONS_NEEDED, FEW_CUBES, FEW_BONDS, EMPTY_CHARTERS, UNSOLD_AT_FIRST
cdef int TRACK_COST, STARTING_COUNTS, JOINS_RED, STARTING_BONDS, CERTIFICATES, DEAREST, INITIAL_AUCTIONS, LEAST_TRACK
cdef int PHASE_SIZE, PHASE_CASH, PHASE_ROUNDS, PHASE_GROWTH, PHASE_SHARE, PHASE_TEMPO, PHASE_DOUBT, PHASE_LAST


cdef class Box:
    cdef public int players
    cdef public object figures, hexes, within, bonds, spaces, prices, order, phases
