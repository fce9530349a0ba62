"""The box in numbers: what does not change while a game is played."""

from __future__ import annotations

from array import array

# Figures of the box, in the order in which they are given
FARM = 0
TOWN = 1
PORT = 2
CUBE_COST = 3
FARM_ALONE = 4
FARM_WITH_TOWN = 5
FIRST_TOWN = 6
NARROW_TRACK = 9
CUBE_ALONE = 10
CUBE_WITH_PORT = 11
FIRST_PORT = 12
EBR_TOWN = 13
MOST_TRACK = 14
CONDITIONS_NEEDED = 15
FEW_CUBES = 16
FEW_BONDS = 17
EMPTY_CHARTERS = 18
UNSOLD_AT_FIRST = 19
TRACK_COST = 20
STARTING_COUNTS = 21
JOINS_RED = 22
STARTING_BONDS = 23
CERTIFICATES = 24
DEAREST = 25
INITIAL_AUCTIONS = 26
LEAST_TRACK = 27

# Numbers of a phase of the title's judgement
PHASE_SIZE = 13
PHASE_CASH = 0
PHASE_ROUNDS = 1
PHASE_GROWTH = 5
PHASE_SHARE = 6
PHASE_TEMPO = 7
PHASE_DOUBT = 11
PHASE_LAST = 12


class Box:
    """What does not change: the box, the options of the game, and what has been learned of it."""

    def __init__(
        self,
        players: int,
        figures: array[int],
        hexes: array[int],
        within: array[int],
        bonds: array[int],
        spaces: array[int],
        prices: array[int],
        order: array[int],
        phases: array[float],
    ) -> None:
        self.players = players
        self.figures = figures
        """Single numbers, as they are named above."""
        self.hexes = hexes
        """For each hex its neighbours, the price of track while it is free and once it is occupied, and its revenue."""
        self.within = within
        """For each sum of money the hexes that it pays for, while they are free and once they are occupied."""
        self.bonds = bonds
        """For each bond its amount, what it costs when it turns over, and later."""
        self.spaces = spaces
        self.prices = prices
        """For each company what its share is offered at, if that does not depend on its revenue."""
        self.order = order
        """The companies of the initial auctions."""
        self.phases = phases
        """The figures of the title's own judgement, for each phase."""
