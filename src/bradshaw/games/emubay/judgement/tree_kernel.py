# cython: cpow=True
"""Emu Bay in numbers: the rules and the title's judgement (`Rules`), and two searches that stand on them.

`Tree` is a tree of whole turns, in which each player plays for himself and a network judges; the expert plays by it.
`Lines` finds the lines of play that `greedy` and `mcts` compare.

This is ordinary Python. When the project is installed it is also compiled to machine code, with the types of
`tree_kernel.pxd`; both do the same steps in the same order. A position is a row of whole numbers; sets of hexes and of
bonds are bit masks. The rules themselves are in `rules`, and tests hold this against them turn by turn.
"""

from __future__ import annotations

import math
from array import array

Debts = dict[int, list[tuple[int, int, int]]]
"""For each debtor what a share costs, of which company, and how many there are."""

SEATS = 4
ALL = 7
CHARTERS = 3
INDEPENDENTS = 4
EBR = 0
RED = 3
NOBODY = -1
ONE = 1
LOWER_HALF = 0xFFFFFFFF
NOT_MERGED = -1

# Where each number of a position stands
CASH = 0
OF_COMPANY = 5
SHARES = 12
REVENUE = 40
REGULAR = 47
NARROW = 54
RESOURCES = 61
AVAILABLE = 68
BONDS = 75
MERGED = 82
TABLE = 89
TRACK = 95
EDGE = 99
NETWORK = 102
NETWORK_EDGE = 106
REACHED = 110
IN_HANDS = 117
CUBES = 124
CUBE_HEXES = 131
RESERVED = 132
DEFERRED = 133
SUPPLY = 134
SOLD = 135
STAGE = 136
PLAYER = 137
INITIAL = 138
COMPANY = 139
FIRST_BIDDER = 140
STEP = 140
"""In the middle of a turn, where nobody bids: where the cube was lifted, how many tracks have been placed, or the hex
of the cubes that are taken."""
MUST_OPEN = 141
BIDDER = 142
HIGH_BID = 143
HIGH_BIDDER = 144
PASSED = 145
SIZE = 146

# Stages: only lines of play stop in the middle of a turn
TURN = 0
BIDDING = 1
OVER = 2
LIFTING = 3
BUILDING = 4
TAKING = 5

# The action table
BUILD = 0
AUCTION = 1
TAKE = 2
BOND = 3
MERGE = 4
DIVIDEND = 5
PASS = 6
BID = 7
TARGETS = 6
# What else a step of a turn can be
LIFT = 8
PLACE_TRACK = 9
END_BUILD = 10
TAKE_CUBE = 11
END_TAKE = 12

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

SITES = 4
"""Of the sites for the next track each of the four that promise most is tried."""
PLANS = 3
"""This many ways to build are followed further."""
POUND = 0.25
"""What a pound counts against a pound of revenue, when sites are compared."""
CUBE = 1.5
"""What a cube in reach counts."""
WAY = 1.0
"""What a first port counts for each cube that profits from it, and a first town."""

# Rows that are used while turns are found: the position, after the cube is lifted, after a turn, as if sold, and plans
HERE = 0
LIFTED = 1
ENDED = 2
OTHER = 3
SALE = 4
PLAN = 5
LONGER = 13
KEPT = 77
"""From here on positions of the tree are kept."""
MOST_ROWS = 60_000
"""No more positions are kept than this, which takes about 200 MB; further looks go over those that are there."""
LINES = 5
"""From here on positions of lines are kept."""
MOST_LONGER = 64
MOST_SITES = 112

# The numbers of a node: who decides, how often it was looked into, its row, the first that follows, and how many do
NODE = 5
ACTOR = 0
VISITS = 1
ROW = 2
FOLLOWING = 3
FOLLOWERS = 4
# Its values: each seat's chance as it is taken to be, as it was judged, its worth, and how interesting the node is
VALUES = 13
JUDGED = 4
WORTHS = 8
INTEREST = 12

CURIOSITY = 0.11
"""How much weight a turn has that has hardly been looked into."""
WIDENING = 0.75
"""By which power of the looks that weight grows. By a square root, as is usual, nearly all of some thousand looks went
behind the turn that looked best after a hundred."""
SHARPNESS = 0.05
"""A turn whose chance to win looks worse by this much is e times less interesting."""
WIDEST = 20
"""This many turns of a position further on are followed."""
LIKELIHOOD = 0.03
"""A turn whose chance to win looks worse by this much is e times less likely to be played."""
UNLIKELY = 0.001
"""Turns that are less than this part as likely as the likeliest are left out."""
CAUTION = 3
"""What a turn changes is learned as if it had changed nothing in this many positions before."""
HAIR = 1e-6
FAIR = 5000.0

MOST_STEPS = 256
"""In no position are there more: track on every hex by both gauges, or every bond for each charter, are fewer."""
BUCKETS = 251
# Seeded chance, as in `core.chance`
ALL_BITS = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
MIX_AGAIN = 0x94D049BB133111EB

SHARE_FACTS = 20
TOLD = 13
"""From this many whole numbers come all facts of a share."""
SHARES_KEPT = 1024
"""This many shares are kept with what their facts count for each unit."""
TABLE_FACTS = 20
PHASES = 6


def ones(mask: int) -> int:
    """How many elements a set has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: int) -> int:
    """The lowest element of a set that has some."""
    place = 0
    if not mask & LOWER_HALF:
        mask >>= 32
        place = 32
    if not mask & 0xFFFF:
        mask >>= 16
        place += 16
    if not mask & 0xFF:
        mask >>= 8
        place += 8
    if not mask & 0xF:
        mask >>= 4
        place += 4
    if not mask & 3:
        mask >>= 2
        place += 2
    return place if mask & 1 else place + 1


def per_share(revenue: int, held: int) -> int:
    """The dividend of one share, rounded away from zero."""
    return -(-revenue // held) if revenue >= 0 else revenue // held


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


class Rules:
    """The rules, and the title's judgement, for positions in rows."""

    def __init__(self, box: Box, first: int) -> None:
        """`first`: the first row in which a position may be kept."""
        self.players = box.players
        self.figures = box.figures
        self.hexes = box.hexes
        self.within = box.within
        self.bond = box.bonds
        self.spaces = box.spaces
        self.prices = box.prices
        self.order = box.order
        self.phases = box.phases
        self.judgements = 0
        """How many positions have been judged."""
        self.kept_rows = array("q", bytes(8 * SIZE * (first + 64)))
        self.s = self.kept_rows
        self.rows = first
        self.strengths = array("d", bytes(8 * SEATS))
        self.worths = array("d", bytes(8 * SEATS))
        self.title_worths = array("d", bytes(8 * SEATS))

    # Rows

    def copy(self, source: int, to: int) -> None:
        a = source * SIZE
        b = to * SIZE
        for place in range(SIZE):
            self.s[b + place] = self.s[a + place]

    def add_row(self) -> int:
        """A row in which a position is kept."""
        if (self.rows + 1) * SIZE > len(self.kept_rows):
            self.kept_rows = self.kept_rows * 2
            self.s = self.kept_rows
        self.rows += 1
        return self.rows - 1

    def keep(self, position: array[int]) -> int:
        """Keep a position in a row."""
        row = self.add_row()
        for place in range(SIZE):
            self.s[row * SIZE + place] = position[place]
        return row

    # Rules

    def occupied(self, at: int) -> int:
        return self.s[at + TRACK] | self.s[at + TRACK + 1] | self.s[at + TRACK + 2] | self.s[at + TRACK + 3]

    def price(self, at: int, place: int) -> int:
        if self.occupied(at) >> place & 1:
            return self.hexes[4 * place + 2]
        return self.hexes[4 * place + 1]

    def cubes_at(self, at: int, place: int) -> int:
        return self.s[at + CUBES + (place >> 3)] >> (8 * (place & 7)) & 255

    def cubes_in(self, at: int, mask: int) -> int:
        count = 0
        while mask:
            count += self.cubes_at(at, lowest(mask))
            mask &= mask - 1
        return count

    def in_play(self, at: int, company: int) -> bool:
        return company < CHARTERS + self.s[at + SOLD] and self.s[at + MERGED + company] == NOT_MERGED

    def sites(self, at: int, company: int, narrow: bool) -> int:
        """The hexes in which the company may place track of the gauge now."""
        if not self.s[at + (NARROW if narrow else REGULAR) + company]:
            return 0
        if not narrow:
            if company >= CHARTERS:
                return 0
            allowed = self.s[at + EDGE + company] & ~self.s[at + TRACK + company]
            if not self.figures[JOINS_RED]:
                for other in range(INDEPENDENTS):
                    if self.s[at + MERGED + CHARTERS + other] == company:
                        allowed &= ~self.s[at + NETWORK + other]
        elif company >= CHARTERS:
            allowed = self.s[at + NETWORK_EDGE + company - CHARTERS] & ~self.s[at + TRACK + RED]
        else:
            allowed = 0
            for other in range(INDEPENDENTS):
                if self.s[at + MERGED + CHARTERS + other] == company:
                    allowed |= self.s[at + NETWORK_EDGE + other]
            allowed &= ~(self.s[at + TRACK + company] | self.s[at + TRACK + RED])
        if not allowed:
            return 0
        occupied = self.occupied(at)
        cash = self.s[at + OF_COMPANY + company]
        if cash > self.figures[DEAREST]:
            cash = self.figures[DEAREST]
        return allowed & ((self.within[2 * cash] & ~occupied) | (self.within[2 * cash + 1] & occupied))

    def can_build(self, at: int, company: int) -> bool:
        return self.sites(at, company, False) != 0 or self.sites(at, company, True) != 0

    def can_take(self, at: int, company: int) -> bool:
        return (
            self.s[at + OF_COMPANY + company] >= self.figures[CUBE_COST]
            and (self.s[at + REACHED + company] & self.s[at + CUBE_HEXES]) != 0
        )

    def can_issue(self, at: int, company: int) -> bool:
        if company >= CHARTERS or not self.s[at + SUPPLY]:
            return False
        issued = ones(self.s[at + BONDS + company] & ((1 << self.figures[CERTIFICATES]) - 1))
        if not self.figures[STARTING_COUNTS]:
            issued -= ones(self.s[at + BONDS + company] & ((1 << self.figures[STARTING_BONDS]) - 1))
        if issued >= self.s[at + IN_HANDS + company]:
            return False
        return (
            self.s[at + REGULAR + company] != 0
            or self.s[at + NARROW + company] != 0
            or (self.s[at + REACHED + company] & self.s[at + CUBE_HEXES]) != 0
        )

    def minimum(self, at: int, company: int) -> int:
        """The least that a share on auction may go for."""
        if company >= CHARTERS:
            return self.prices[company]
        revenue = self.s[at + REVENUE + company]
        return -(-revenue // (self.s[at + IN_HANDS + company] + 1)) if revenue > 0 else 1

    def can_auction(self, at: int, seat: int, company: int) -> bool:
        if not self.s[at + AVAILABLE + company] or (company >= CHARTERS and company != CHARTERS + self.s[at + SOLD]):
            return False
        return self.s[at + CASH + 1 + seat] >= self.minimum(at, company)

    def can_merge(self, at: int, seat: int, company: int, independent: int) -> bool:
        if not self.in_play(at, independent):
            return False
        if not self.s[at + SHARES + seat * ALL + company] and not self.s[at + SHARES + seat * ALL + independent]:
            return False
        place = independent - CHARTERS
        if not (self.s[at + NETWORK + place] | self.s[at + NETWORK_EDGE + place]) & self.s[at + TRACK + company]:
            return False
        return self.s[at + AVAILABLE + company] > 0 or (company == EBR and self.s[at + RESERVED] > 0)

    def is_open(self, at: int, seat: int, action: int) -> bool:
        """Whether an action has a free space and the player could carry it out."""
        if self.s[at + TABLE + action] >= self.spaces[action]:
            return False
        if action == DIVIDEND:
            return True
        for company in range(ALL):
            if action == AUCTION:
                if self.can_auction(at, seat, company):
                    return True
            elif action == MERGE:
                if company < CHARTERS:
                    for other in range(INDEPENDENTS):
                        if self.can_merge(at, seat, company, CHARTERS + other):
                            return True
            elif not self.s[at + SHARES + seat * ALL + company]:
                continue
            elif action == BUILD:
                if self.can_build(at, company):
                    return True
            elif action == TAKE:
                if self.can_take(at, company):
                    return True
            elif self.can_issue(at, company):
                return True
        return False

    def connect(self, at: int) -> None:
        """Work out anew what each company is connected to."""
        for company in range(CHARTERS):
            self.s[at + REACHED + company] = self.s[at + TRACK + company]
        for other in range(INDEPENDENTS):
            self.s[at + REACHED + CHARTERS + other] = self.s[at + NETWORK + other]
            into = self.s[at + MERGED + CHARTERS + other]
            if into != NOT_MERGED:
                self.s[at + REACHED + into] |= self.s[at + NETWORK + other]

    def add_red(self, at: int, place: int) -> None:
        """Put red track on the map, with all that it leads to."""
        self.s[at + TRACK + RED] |= ONE << place
        red = self.s[at + TRACK + RED]
        for other in range(INDEPENDENTS):
            if not self.s[at + NETWORK_EDGE + other] >> place & 1:
                continue
            new = ONE << place
            network = self.s[at + NETWORK + other] | new
            edge = self.s[at + NETWORK_EDGE + other]
            while new:
                around = 0
                while new:
                    around |= self.hexes[4 * lowest(new)]
                    new &= new - 1
                edge |= around
                new = around & red & ~network
                network |= new
            self.s[at + NETWORK + other] = network
            self.s[at + NETWORK_EDGE + other] = edge
        self.connect(at)

    def terrain_revenue(self, at: int, company: int, place: int) -> int:
        """What regular track in a hex brings."""
        reached = self.s[at + REACHED + company]
        towns = self.figures[TOWN]
        bit = ONE << place
        if bit & self.figures[FARM]:
            return self.figures[FARM_WITH_TOWN] if reached & towns else self.figures[FARM_ALONE]
        if bit & towns:
            return self.figures[FIRST_TOWN + ones(reached & towns & ~bit)]
        return self.hexes[4 * place + 3]

    def build(self, at: int, company: int, place: int, narrow: bool) -> None:
        """Pay for track, put it on the map and raise revenues."""
        ports = self.figures[PORT]
        self.s[at + OF_COMPANY + company] -= self.price(at, place)
        without = 0
        for other in range(ALL):
            if (narrow or other == company) and self.in_play(at, other) and not self.s[at + REACHED + other] & ports:
                without |= 1 << other
        town = (company == EBR or narrow) and not self.s[at + REACHED + EBR] & self.figures[TOWN]
        if narrow:
            self.s[at + REVENUE + company] += self.figures[NARROW_TRACK]
            self.s[at + NARROW + company] -= 1
            self.add_red(at, place)
        else:
            self.s[at + REVENUE + company] += self.terrain_revenue(at, company, place)
            self.s[at + REGULAR + company] -= 1
            self.s[at + TRACK + company] |= ONE << place
            self.s[at + EDGE + company] |= self.hexes[4 * place]
            self.s[at + REACHED + company] |= ONE << place
        if town and company == EBR and self.s[at + REACHED + EBR] & self.figures[TOWN]:
            self.s[at + REVENUE + EBR] += self.figures[EBR_TOWN] * ones(self.s[at + TRACK + EBR] & self.figures[FARM])
        for other in range(ALL):
            if without >> other & 1 and self.s[at + REACHED + other] & ports:
                self.s[at + REVENUE + other] += self.figures[FIRST_PORT] * self.s[at + RESOURCES + other]

    def take(self, at: int, company: int, place: int) -> None:
        self.s[at + OF_COMPANY + company] -= self.figures[CUBE_COST]
        self.s[at + CUBES + (place >> 3)] -= ONE << (8 * (place & 7))
        if not self.cubes_at(at, place):
            self.s[at + CUBE_HEXES] ^= ONE << place
        self.s[at + RESOURCES + company] += 1
        if self.s[at + REACHED + company] & self.figures[PORT]:
            self.s[at + REVENUE + company] += self.figures[CUBE_WITH_PORT]
        else:
            self.s[at + REVENUE + company] += self.figures[CUBE_ALONE]

    def issue(self, at: int, company: int, bond: int) -> None:
        self.s[at + SUPPLY] &= ~(1 << bond)
        self.s[at + BONDS + company] |= 1 << bond
        self.s[at + DEFERRED] |= 1 << bond
        self.s[at + OF_COMPANY + company] += self.bond[3 * bond]

    def merge(self, at: int, company: int, independent: int) -> None:
        ports = self.figures[PORT]
        owner = 0
        while not self.s[at + SHARES + owner * ALL + independent]:
            owner += 1
        ported = (self.s[at + REACHED + company] & ports) != 0
        other_ported = (self.s[at + REACHED + independent] & ports) != 0
        had_town = (self.s[at + REACHED + company] & self.figures[TOWN]) != 0
        cubes = self.s[at + RESOURCES + company]
        other_cubes = self.s[at + RESOURCES + independent]
        self.s[at + OF_COMPANY + company] += self.s[at + OF_COMPANY + independent]
        self.s[at + OF_COMPANY + independent] = 0
        self.s[at + RESOURCES + company] += other_cubes
        self.s[at + RESOURCES + independent] = 0
        self.s[at + NARROW + company] += self.s[at + NARROW + independent]
        self.s[at + NARROW + independent] = 0
        self.s[at + REVENUE + company] += self.s[at + REVENUE + independent]
        self.s[at + REVENUE + independent] = 0
        self.s[at + BONDS + company] |= self.s[at + BONDS + independent]
        self.s[at + BONDS + independent] = 0
        self.s[at + MERGED + independent] = company
        self.connect(at)
        if ported != other_ported:
            self.s[at + REVENUE + company] += self.figures[FIRST_PORT] * (other_cubes if ported else cubes)
        if company == EBR and not had_town and self.s[at + REACHED + EBR] & self.figures[TOWN]:
            self.s[at + REVENUE + EBR] += self.figures[EBR_TOWN] * ones(self.s[at + TRACK + EBR] & self.figures[FARM])
        self.s[at + SHARES + owner * ALL + independent] -= 1
        self.s[at + IN_HANDS + independent] -= 1
        self.s[at + SHARES + owner * ALL + company] += 1
        self.s[at + IN_HANDS + company] += 1
        if company == EBR and self.s[at + RESERVED]:
            self.s[at + RESERVED] -= 1
        else:
            self.s[at + AVAILABLE + company] -= 1
            if self.s[at + RESERVED]:
                self.s[at + RESERVED] -= 1
                self.s[at + AVAILABLE + EBR] += 1

    def dividends(self, at: int, current: int) -> bool:
        """One whole dividend round. True if anybody went bankrupt."""
        owing = False
        for company in range(ALL):
            held = self.s[at + IN_HANDS + company]
            if not held:
                continue
            each = per_share(self.s[at + REVENUE + company], held)
            if each > 0:
                for seat in range(self.players):
                    self.s[at + CASH + 1 + seat] += each * self.s[at + SHARES + seat * ALL + company]
            elif each < 0:
                owing = True
        bankrupt = False
        if owing and not self.all_pay(at):
            bankrupt = True
            self.collect_all(at, current)
        for company in range(ALL):
            bonds = self.s[at + BONDS + company]
            if not bonds or not self.in_play(at, company):
                continue
            deferred = self.s[at + DEFERRED]
            while bonds:
                bond = lowest(bonds)
                bonds &= bonds - 1
                if deferred >> bond & 1:
                    self.s[at + REVENUE + company] -= self.bond[3 * bond + 1]
                    self.s[at + DEFERRED] ^= 1 << bond
                else:
                    self.s[at + REVENUE + company] -= self.bond[3 * bond + 2]
        return bankrupt

    def all_pay(self, at: int) -> bool:
        """Have everybody pay negative dividends, if everybody can."""
        for paying in range(2):
            for seat in range(self.players):
                owed = 0
                for company in range(ALL):
                    shares = self.s[at + SHARES + seat * ALL + company]
                    if shares and self.s[at + REVENUE + company] < 0:
                        owed -= shares * per_share(self.s[at + REVENUE + company], self.s[at + IN_HANDS + company])
                if paying:
                    self.s[at + CASH + 1 + seat] -= owed
                elif owed > self.s[at + CASH + 1 + seat]:
                    return False
        return True

    def collect_all(self, at: int, current: int) -> None:
        """What negative dividends cost if somebody cannot pay. Rare, so plainly written."""
        debts: Debts = {}
        for company in range(ALL):
            held = self.s[at + IN_HANDS + company]
            each = per_share(self.s[at + REVENUE + company], held) if held else 0
            if each < 0:
                for seat in range(self.players):
                    shares = self.s[at + SHARES + seat * ALL + company]
                    if shares:
                        debts.setdefault(seat, []).append((-each, company, shares))
        self.collect(at, current, debts, set())

    def collect(self, at: int, current: int, debts: Debts, bankrupt: set[int]) -> None:
        failing = []
        for step in range(self.players):
            debtor = (current + step) % self.players
            owed = 0
            for each, _, shares in debts.get(debtor, ()):
                owed += each * shares
            if owed > self.s[at + CASH + 1 + debtor]:
                failing.append(debtor)
            elif owed:
                self.s[at + CASH + 1 + debtor] -= owed
        bankrupt.update(failing)
        for debtor in failing:
            missing = []
            for each, company, shares in sorted(debts[debtor]):
                part = min(each * shares, self.s[at + CASH + 1 + debtor])
                self.s[at + CASH + 1 + debtor] -= part
                if part < each * shares:
                    missing.append((company, each * shares - part))
            for company, rest in missing:
                liable = []
                for holder in range(self.players):
                    count = self.s[at + SHARES + holder * ALL + company]
                    if holder not in bankrupt and count:
                        liable.append((holder, count))
                count = 0
                for _, shares in liable:
                    count += shares
                if count:
                    each = -(-rest // count)
                    owed_now: Debts = {}
                    for holder, shares in liable:
                        owed_now[holder] = [(each, company, shares)]
                    self.collect(at, current, owed_now, bankrupt)

    def empty_charters(self, at: int) -> int:
        empty = 1
        for company in range(CHARTERS, ALL):
            if self.s[at + NARROW + company]:
                empty = 0
        for company in range(CHARTERS):
            if not self.s[at + REGULAR + company] and not self.s[at + NARROW + company]:
                empty += 1
        return empty

    def unsold(self, at: int) -> int:
        count = 0
        for company in range(ALL):
            count += self.s[at + AVAILABLE + company]
        return count

    def conditions(self, at: int) -> int:
        """How many end conditions hold."""
        figures = self.figures
        return (
            (self.unsold(at) == 0)
            + (ones(self.s[at + SUPPLY]) <= figures[FEW_BONDS])
            # The first half of the test is quick and mostly enough.
            + (
                ones(self.s[at + CUBE_HEXES]) <= figures[FEW_CUBES]
                and self.cubes_in(at, self.s[at + CUBE_HEXES]) <= figures[FEW_CUBES]
            )
            + (self.empty_charters(at) >= figures[EMPTY_CHARTERS])
        )

    def actor(self, at: int) -> int:
        """Who decides: nobody once the game is over."""
        if self.s[at + STAGE] == OVER:
            return NOBODY
        return self.s[at + BIDDER] if self.s[at + STAGE] == BIDDING else self.s[at + PLAYER]

    def end_turn(self, at: int) -> None:
        """The next player's turn begins; who can do nothing at all brings the end."""
        self.s[at + STAGE] = TURN
        self.s[at + PLAYER] = (self.s[at + PLAYER] + 1) % self.players
        self.settle(at)

    def settle(self, at: int) -> None:
        for action in range(TARGETS):
            if self.is_open(at, self.s[at + PLAYER], TARGETS - 1 - action):
                return
        self.dividends(at, self.s[at + PLAYER])
        self.s[at + STAGE] = OVER

    def pay_out(self, at: int) -> None:
        """Pay dividends, and look whether that was the end."""
        bankrupt = self.dividends(at, self.s[at + PLAYER])
        holding = self.conditions(at)
        if bankrupt or holding >= self.figures[CONDITIONS_NEEDED]:
            self.s[at + STAGE] = OVER
        else:
            self.end_turn(at)

    # Auctions

    def hand_over(self, at: int, seat: int, company: int, price: int) -> None:
        self.s[at + CASH + 1 + seat] -= price
        self.s[at + OF_COMPANY + company] += price
        self.s[at + AVAILABLE + company] -= 1
        self.s[at + SHARES + seat * ALL + company] += 1
        self.s[at + IN_HANDS + company] += 1
        if company >= CHARTERS:
            bond = self.figures[CERTIFICATES] + company - CHARTERS
            self.s[at + OF_COMPANY + company] += self.bond[3 * bond]
            self.s[at + DEFERRED] |= 1 << bond
            self.s[at + SOLD] += 1

    def begin_auction(self, at: int, company: int, first: int, must_open: bool) -> None:
        self.s[at + STAGE] = BIDDING
        self.s[at + COMPANY] = company
        self.s[at + FIRST_BIDDER] = first
        self.s[at + MUST_OPEN] = must_open
        self.s[at + BIDDER] = first
        self.s[at + HIGH_BID] = 0
        self.s[at + HIGH_BIDDER] = NOBODY
        self.s[at + PASSED] = 0

    def lowest_bid(self, at: int) -> int:
        high = self.s[at + HIGH_BID]
        return high + 1 if high else self.minimum(at, self.s[at + COMPANY])

    def bid(self, at: int, amount: int) -> None:
        """The bidder bids, or passes with 0."""
        bidder = self.s[at + BIDDER]
        if amount:
            self.s[at + HIGH_BID] = amount
            self.s[at + HIGH_BIDDER] = bidder
        else:
            self.s[at + PASSED] |= 1 << bidder
        still = self.players - ones(self.s[at + PASSED])
        if still == 0:
            self.sell(at, self.s[at + FIRST_BIDDER], 0)
        elif still == 1 and self.s[at + HIGH_BID]:
            self.sell(at, self.s[at + HIGH_BIDDER], self.s[at + HIGH_BID])
        else:
            following = (bidder + 1) % self.players
            while self.s[at + PASSED] >> following & 1:
                following = (following + 1) % self.players
            self.s[at + BIDDER] = following

    def sell(self, at: int, winner: int, price: int) -> None:
        self.hand_over(at, winner, self.s[at + COMPANY], price)
        initial = self.s[at + INITIAL]
        if initial < 0:
            self.end_turn(at)
        elif initial + 1 < self.figures[INITIAL_AUCTIONS]:
            self.s[at + INITIAL] = initial + 1
            self.begin_auction(at, self.order[initial + 1], winner, False)
        else:
            self.s[at + INITIAL] = NOBODY
            self.s[at + STAGE] = TURN
            self.s[at + PLAYER] = winner
            self.settle(at)

    def as_if_sold(self, row: int) -> int:
        """The row of the position if nobody bids any more."""
        at = row * SIZE
        if self.s[at + STAGE] != BIDDING:
            return row
        self.copy(row, SALE)
        at = SALE * SIZE
        company = self.s[at + COMPANY]
        if self.s[at + HIGH_BIDDER] != NOBODY:
            self.hand_over(at, self.s[at + HIGH_BIDDER], company, self.s[at + HIGH_BID])
        else:
            self.hand_over(
                at, self.s[at + FIRST_BIDDER], company, self.minimum(at, company) if self.s[at + MUST_OPEN] else 0
            )
        return SALE

    def next_to_move(self, at: int) -> int:
        if self.s[at + INITIAL] < 0:
            return self.s[at + PLAYER] if self.s[at + STAGE] == TURN else self.s[at + PLAYER] + 1
        if self.s[at + COMPANY] == self.order[self.figures[INITIAL_AUCTIONS] - 1]:
            return self.s[at + FIRST_BIDDER] if self.s[at + HIGH_BIDDER] == NOBODY else self.s[at + HIGH_BIDDER]
        return NOBODY

    # The title's judgement

    def phase(self, at: int) -> int:
        return self.phase_with(at, self.unsold(at))

    def phase_with(self, at: int, unsold: int) -> int:
        holding = self.conditions(at)
        if holding:
            return 4 if holding < self.figures[CONDITIONS_NEEDED] else 5
        if unsold >= self.figures[UNSOLD_AT_FIRST]:
            return 0
        return 1 if unsold >= 5 else 2 if unsold >= 3 else 3

    def growth(self, at: int, company: int, cubes: int) -> int:
        """By how much the revenue could rise for the money in the till."""
        figures = self.figures
        till = self.s[at + OF_COMPANY + company]
        cost = figures[CUBE_COST]
        if till < cost:
            return 0
        port = (self.s[at + REACHED + company] & figures[PORT]) != 0
        gain = 0
        if port:
            taken = min(cubes, till // cost)
            gain = taken * figures[CUBE_WITH_PORT]
            till -= taken * cost
        narrow = self.s[at + NARROW + company]
        built = min(narrow + self.s[at + REGULAR + company], till // figures[TRACK_COST])
        if built > narrow:
            gain += narrow * figures[NARROW_TRACK] + (built - narrow) * figures[FARM_WITH_TOWN]
        else:
            gain += built * figures[NARROW_TRACK]
        if cubes and not port:
            gain += min(cubes, (till - built * figures[TRACK_COST]) // cost) * figures[CUBE_ALONE]
        return gain

    def interest(self, at: int, company: int, later: bool) -> int:
        """What the bonds of a company cost in the next dividend round, or in each later one."""
        bonds = self.s[at + BONDS + company]
        cost = 0
        while bonds:
            bond = lowest(bonds)
            bonds &= bonds - 1
            first = not later and self.s[at + DEFERRED] >> bond & 1
            cost += self.bond[3 * bond + (1 if first else 2)]
        return cost

    def weigh(self, row: int) -> float:
        """What each seat's position is worth, into `title_worths`; returned is by how much two must differ."""
        mover = self.next_to_move(row * SIZE)
        now = self.phase(row * SIZE) * PHASE_SIZE
        doubt = self.phases[now + PHASE_DOUBT]
        at = self.as_if_sold(row) * SIZE
        if at != row * SIZE:
            now = self.phase(at) * PHASE_SIZE
        phases = self.phases
        worth = self.title_worths
        players = self.players
        for one in range(players):
            worth[one] = phases[now + PHASE_CASH] * self.s[at + CASH + 1 + one]
        if mover != NOBODY:
            for step in range(players):
                worth[(mover + step) % players] += phases[now + PHASE_TEMPO + step]
        rounds = int(phases[now + PHASE_LAST])
        for company in range(ALL):
            held = self.s[at + IN_HANDS + company]
            if not held or self.s[at + MERGED + company] != NOT_MERGED:
                continue
            could = self.growth(
                at, company, self.cubes_in(at, self.s[at + REACHED + company] & self.s[at + CUBE_HEXES])
            )
            value = phases[now + PHASE_SHARE]
            if could:
                value += phases[now + PHASE_GROWTH] * could / held
            revenue = self.s[at + REVENUE + company]
            interest = self.interest(at, company, False)
            later = self.interest(at, company, True)
            for step in range(rounds):
                value += phases[now + PHASE_ROUNDS + step] * per_share(revenue, held)
                revenue -= interest
                interest = later
            for one in range(players):
                count = self.s[at + SHARES + one * ALL + company]
                if count:
                    worth[one] += value * count
        return doubt

    def judge_end(self, at: int) -> None:
        """The winners' parts of the victory, and a hair for the money."""
        best = self.s[at + CASH + 1]
        for seat in range(self.players):
            if self.s[at + CASH + 1 + seat] > best:
                best = self.s[at + CASH + 1 + seat]
        winners = 0
        for seat in range(self.players):
            if self.s[at + CASH + 1 + seat] == best:
                winners += 1
        for seat in range(self.players):
            cash = 1.0 * self.s[at + CASH + 1 + seat]
            self.worths[seat] = cash
            self.strengths[seat] = HAIR * (cash / (abs(cash) + FAIR))
            if self.s[at + CASH + 1 + seat] == best:
                self.strengths[seat] += 1.0 / winners


class Tree(Rules):
    """The tree behind the turns of a position. Turns of the root are numbered, the best at first sight first."""

    def __init__(self, box: Box, units: int, moods: int, weights: array[float]) -> None:
        """`weights`: those of the network, in one row."""
        super().__init__(box, KEPT)
        self.weights = weights
        self.units = units
        self.moods = moods
        at = 0
        self.by_share = at
        at += SHARE_FACTS * units
        self.by_table = at
        at += TABLE_FACTS * units
        self.by_part = at
        at += 2 * units
        self.bias = at
        at += units
        self.worth = at
        at += units
        self.least = at
        at += 1
        self.pounds = at
        at += 1
        self.mood = at
        at += TABLE_FACTS * moods
        self.mood_bias = at
        at += moods
        self.told = at
        """Rows of weights by moods: cash, gain, spread, and the tempo of each place."""
        # What is found: turns of one position, with what is expected of each.
        self.found = 0
        self.most_found = 512
        self.kept_codes = array("q", bytes(8 * self.most_found))
        self.kept_stages = array("i", bytes(4 * self.most_found))
        self.kept_judged = array("d", bytes(8 * 2 * SEATS * self.most_found))
        self.kept_ranked = array("i", bytes(4 * self.most_found))
        self.ranked = self.kept_ranked
        self.no_order = array("i")
        self.codes = self.kept_codes
        self.stages = self.kept_stages
        self.judged = self.kept_judged
        self.site_codes = array("q", bytes(8 * MOST_SITES))
        self.site_gains = array("d", bytes(8 * MOST_SITES))
        self.promises = array("d", bytes(8 * (PLAN + LONGER + MOST_LONGER)))
        self.ways = array("q", bytes(8 * (PLAN + LONGER + MOST_LONGER)))
        self.ranks = array("i", bytes(4 * max(MOST_LONGER, 16)))
        # The network at work
        self.table = array("d", bytes(8 * TABLE_FACTS))
        self.sums = array("d", bytes(8 * units))
        self.mood_now = array("d", bytes(8 * moods))
        self.told_now = array("d", bytes(8 * (3 + SEATS)))
        self.table_known = array("d", [-1.0] * TABLE_FACTS)
        self.facts = array("d", bytes(8 * SHARE_FACTS))
        self.told_of = array("q", bytes(8 * TOLD))
        self.keys = array("q", [NOBODY]) * (TOLD * SHARES_KEPT)
        self.of_share = array("d", bytes(8 * units * SHARES_KEPT))
        self.both = array("d", bytes(8 * units))
        self.counts = array("d", bytes(8 * (units + 3)))
        """What each unit counts; the last three are always 0."""
        # The nodes
        self.room = 1024
        self.nodes = 0
        self.kept_numbers = array("i", bytes(4 * NODE * self.room))
        self.kept_ways = array("q", bytes(8 * self.room))
        self.kept_values = array("d", bytes(8 * VALUES * self.room))
        self.numbers = self.kept_numbers
        self.by_code = self.kept_ways
        self.values = self.kept_values
        self.changes = array("d", bytes(8 * SEATS))
        self.excess = array("d", bytes(8 * SEATS))
        self.positions = CAUTION
        self.path = array("i", bytes(4 * 256))
        self.mean = array("d", bytes(8 * 2 * SEATS))

    # The title's judgement

    def title_chance(self, row: int, seat: int) -> float:
        """A seat's chance to win by the title's own judgement."""
        doubt = self.weigh(row)
        worth = self.title_worths
        players = self.players
        best = worth[0]
        for one in range(1, players):
            if worth[one] > best:
                best = worth[one]
        total = 0.0
        for one in range(players):
            total += math.exp((worth[one] - best) / doubt)
        chance: float = math.exp((worth[seat] - best) / doubt) / total
        return chance

    # The network's judgement

    def know_table(self, at: int, initial: bool) -> None:
        """What the network makes of the whole position."""
        table = self.table
        unsold = self.unsold(at)
        phase = self.phase_with(at, unsold)
        for place in range(PHASES):
            table[place] = 0.0
        table[phase] = 1.0
        table[6] = unsold
        table[7] = ones(self.s[at + SUPPLY])
        table[8] = self.cubes_in(at, self.s[at + CUBE_HEXES])
        table[9] = self.empty_charters(at)
        table[10] = phase - 3 if phase > 3 else 0
        for action in range(TARGETS):
            table[11 + action] = self.spaces[action] - self.s[at + TABLE + action]
        table[17] = 1.0 if initial else 0.0
        table[18] = self.s[at + SOLD]
        table[19] = 1.0 if self.somebody_poor(at) else 0.0
        place = 0
        while place < TABLE_FACTS and table[place] == self.table_known[place]:
            place += 1
        if place == TABLE_FACTS:
            return
        weights = self.weights
        units = self.units
        moods = self.moods
        for unit in range(units):
            self.sums[unit] = weights[self.bias + unit]
        for mood in range(moods):
            self.mood_now[mood] = weights[self.mood_bias + mood]
        for place in range(TABLE_FACTS):
            fact = table[place]
            self.table_known[place] = fact
            if fact:
                row = self.by_table + place * units
                for unit in range(units):
                    self.sums[unit] += weights[row + unit] * fact
                row = self.mood + place * moods
                for mood in range(moods):
                    self.mood_now[mood] += weights[row + mood] * fact
        for mood in range(moods):
            self.mood_now[mood] = 1.0 - 2.0 / (math.exp(2.0 * self.mood_now[mood]) + 1.0)
        for row in range(SEATS + 3):
            first = self.told + row * (moods + 1)
            total = weights[first + moods]
            for mood in range(moods):
                total += weights[first + mood] * self.mood_now[mood]
            self.told_now[row] = total

    def somebody_poor(self, at: int) -> bool:
        """Whether the next dividends would leave somebody bankrupt, all else being as it is."""
        owing = False
        for company in range(ALL):
            if self.s[at + REVENUE + company] < 0 and self.s[at + IN_HANDS + company]:
                owing = True
        if not owing:
            return False
        for seat in range(self.players):
            cash = self.s[at + CASH + 1 + seat]
            for company in range(ALL):
                count = self.s[at + SHARES + seat * ALL + company]
                if count and self.s[at + MERGED + company] == NOT_MERGED:
                    cash += count * per_share(self.s[at + REVENUE + company], self.s[at + IN_HANDS + company])
            if cash < 0:
                return True
        return False

    def know_share(self, at: int, company: int) -> int:
        """Where stands what the facts of a share count for each unit."""
        told = self.told_of
        held = self.s[at + IN_HANDS + company]
        revenue = self.s[at + REVENUE + company]
        till = self.s[at + OF_COMPANY + company]
        reached = self.s[at + REACHED + company]
        cubes = self.cubes_in(at, reached & self.s[at + CUBE_HEXES])
        interest = 0
        later = 0
        bonds = self.s[at + BONDS + company]
        while bonds:
            bond = 3 * lowest(bonds)
            later += self.bond[bond + 2]
            interest += self.bond[bond + (1 if self.s[at + DEFERRED] & bonds & -bonds else 2)]
            bonds &= bonds - 1
        absorbed = 0
        if company < CHARTERS:
            for other in range(INDEPENDENTS):
                if self.s[at + MERGED + CHARTERS + other] == company:
                    absorbed += 1
        told[0] = held
        told[1] = revenue
        told[2] = till
        told[3] = cubes
        told[4] = reached & (self.figures[TOWN] | self.figures[PORT])
        told[5] = self.s[at + NARROW + company]
        told[6] = self.s[at + REGULAR + company]
        told[7] = interest
        told[8] = later
        told[9] = self.s[at + AVAILABLE + company]
        told[10] = company < CHARTERS
        told[11] = self.s[at + RESOURCES + company]
        told[12] = absorbed
        place = (revenue * 31 + till * 7 + held * 3 + cubes * 13 + company * 37 + told[6] * 5) & (SHARES_KEPT - 1)
        units = self.units
        which = 0
        while which < TOLD and self.keys[place * TOLD + which] == told[which]:
            which += 1
        if which == TOLD:
            return place * units
        for which in range(TOLD):
            self.keys[place * TOLD + which] = told[which]
        facts = self.facts
        could = self.growth(at, company, cubes)
        facts[0] = per_share(revenue, held)
        facts[1] = per_share(revenue - interest, held)
        facts[2] = per_share(revenue - interest - later, held)
        facts[3] = 1.0 * could / held
        facts[4] = 1.0 * till / held
        facts[5] = held
        facts[6] = revenue
        facts[7] = till
        facts[8] = cubes
        facts[9] = 1.0 if reached & self.figures[PORT] else 0.0
        facts[10] = told[5]
        facts[11] = told[6]
        facts[12] = interest
        facts[13] = later
        facts[14] = could
        facts[15] = told[9]
        facts[16] = ones(reached & self.figures[TOWN])
        facts[17] = told[10]
        facts[18] = told[11]
        facts[19] = absorbed
        weights = self.weights
        of_share = self.of_share
        first = place * units
        for unit in range(units):
            of_share[first + unit] = 0.0
        for which in range(SHARE_FACTS):
            fact = facts[which]
            if fact:
                row = self.by_share + which * units
                for unit in range(units):
                    of_share[first + unit] += weights[row + unit] * fact
        return first

    def judge(self, row: int) -> None:
        """What is expected of a position: into `worths` and `strengths`, which then are chances."""
        players = self.players
        strengths = self.strengths
        worths = self.worths
        self.judgements += 1
        at = row * SIZE
        if self.s[at + STAGE] == OVER:
            self.judge_end(at)
            return
        mover = self.next_to_move(at)
        initial = self.s[at + INITIAL] >= 0
        at = self.as_if_sold(row) * SIZE
        self.know_table(at, initial)
        weights = self.weights
        units = self.units
        mean = 0.0
        for seat in range(players):
            mean += self.s[at + CASH + 1 + seat]
        mean /= players
        weight = self.told_now[0] / weights[self.pounds]
        for seat in range(players):
            strengths[seat] = weight * (self.s[at + CASH + 1 + seat] - mean)
            if mover != NOBODY:
                strengths[seat] += self.told_now[3 + (seat - mover) % players]
        part = self.by_part
        worth = self.worth
        both = self.both
        counts = self.counts
        of_share = self.of_share
        sums = self.sums
        for company in range(ALL):
            held = self.s[at + IN_HANDS + company]
            if not held or self.s[at + MERGED + company] != NOT_MERGED:
                continue
            share = self.know_share(at, company)
            for unit in range(units):
                both[unit] = of_share[share + unit] + sums[unit]
            for seat in range(players):
                count = self.s[at + SHARES + seat * ALL + company]
                if not count:
                    continue
                of_all = 1.0 * count / held
                of_own = 1.0 / count
                for unit in range(units):
                    total = both[unit] + weights[part + unit] * of_all + weights[part + units + unit] * of_own
                    counts[unit] = weights[worth + unit] * (total if total > 0.0 else 0.0)
                # Four sums at once: a processor need not wait for one to be done before it begins the next.
                value = weights[self.least]
                second = 0.0
                third = 0.0
                fourth = 0.0
                for unit in range(0, units, 4):
                    value += counts[unit]
                    second += counts[unit + 1]
                    third += counts[unit + 2]
                    fourth += counts[unit + 3]
                strengths[seat] += count * ((value + second) + (third + fourth))
        best = strengths[0]
        middle = 0.0
        for seat in range(players):
            middle += strengths[seat]
            if strengths[seat] > best:
                best = strengths[seat]
        middle /= players
        expected = mean + self.told_now[1]
        total = 0.0
        for seat in range(players):
            worths[seat] = expected + self.told_now[2] * (strengths[seat] - middle)
            strengths[seat] = math.exp(strengths[seat] - best)
            total += strengths[seat]
        for seat in range(players):
            strengths[seat] /= total

    # Turns

    def note(self, row: int, code: int) -> None:
        """A turn that leads to the position in this row."""
        if self.found == self.most_found:
            self.more_found()
        self.judge(row)
        turn = self.found
        self.codes[turn] = code
        self.stages[turn] = self.actor(row * SIZE)
        for seat in range(SEATS):
            self.judged[2 * SEATS * turn + seat] = self.strengths[seat]
            self.judged[2 * SEATS * turn + SEATS + seat] = self.worths[seat]
        self.found += 1

    def more_found(self) -> None:
        more = self.most_found
        self.kept_codes = self.kept_codes + array("q", bytes(8 * more))
        self.kept_stages = self.kept_stages + array("i", bytes(4 * more))
        self.kept_judged = self.kept_judged + array("d", bytes(8 * 2 * SEATS * more))
        self.kept_ranked = self.kept_ranked + array("i", bytes(4 * more))
        self.ranked = self.kept_ranked
        self.codes = self.kept_codes
        self.stages = self.kept_stages
        self.judged = self.kept_judged
        self.most_found += more

    def find_turns(self, row: int, thorough: bool) -> None:
        """Find and judge the turns of the player who decides."""
        self.found = 0
        self.copy(row, HERE)
        if self.s[row * SIZE + STAGE] == BIDDING:
            self.find_bids()
            return
        for target in range(TARGETS):
            if self.s[TABLE + target] >= self.spaces[target]:
                continue
            first = NOBODY
            others = 0
            for source in range(TARGETS):
                if source != target and self.s[TABLE + source]:
                    if first == NOBODY and (thorough or source != DIVIDEND):
                        first = source
                    elif thorough or source == DIVIDEND:
                        others |= 1 << source
            if first == NOBODY and others:
                first = DIVIDEND
                others = 0
            if first == NOBODY:
                continue
            self.copy(HERE, LIFTED)
            self.s[LIFTED * SIZE + TABLE + first] -= 1
            self.s[LIFTED * SIZE + TABLE + target] += 1
            self.carry_out(first, others, target, thorough)

    def ended(self, first: int, others: int, code: int) -> None:
        """A turn that is over leads to ENDED: also from the other actions on which a cube could be lifted."""
        at = ENDED * SIZE
        self.note(ENDED, code | first)
        if self.s[at + STAGE] != TURN:
            return
        while others:
            source = lowest(others)
            others &= others - 1
            self.copy(ENDED, OTHER)
            other = OTHER * SIZE
            self.s[other + TABLE + first] += 1
            self.s[other + TABLE + source] -= 1
            self.settle(other)
            self.note(OTHER, code | source)

    def carry_out(self, first: int, others: int, target: int, thorough: bool) -> None:
        """Everything that an action can do."""
        lifted = LIFTED * SIZE
        at = ENDED * SIZE
        seat = self.s[lifted + PLAYER]
        code = target << 3
        if target == DIVIDEND:
            self.copy(LIFTED, ENDED)
            self.pay_out(at)
            self.ended(first, others, code)
        elif target == MERGE:
            for independent in range(CHARTERS, ALL):
                for company in range(CHARTERS):
                    if self.can_merge(lifted, seat, company, independent):
                        self.copy(LIFTED, ENDED)
                        self.merge(at, company, independent)
                        self.end_turn(at)
                        self.ended(first, others, code | company << 6 | independent << 9)
        elif target == AUCTION:
            for company in range(ALL):
                if self.can_auction(lifted, seat, company):
                    self.copy(LIFTED, ENDED)
                    self.begin_auction(at, company, seat, True)
                    self.bid(at, self.minimum(at, company))
                    self.sold(ENDED)
                    self.ended(first, others, code | company << 6)
        else:
            for company in range(ALL):
                if not self.s[lifted + SHARES + seat * ALL + company]:
                    continue
                if target == BUILD:
                    self.find_builds(first, others, company, thorough)
                elif target == TAKE:
                    self.find_takes(first, others, company)
                elif self.can_issue(lifted, company):
                    supply = self.s[lifted + SUPPLY]
                    while supply:
                        bond = lowest(supply)
                        supply &= supply - 1
                        self.copy(LIFTED, ENDED)
                        self.issue(at, company, bond)
                        self.end_turn(at)
                        self.ended(first, others, code | company << 6 | bond << 9)

    def find_takes(self, first: int, others: int, company: int) -> None:
        lifted = LIFTED * SIZE
        at = ENDED * SIZE
        if not self.can_take(lifted, company):
            return
        hexes = self.s[lifted + REACHED + company] & self.s[lifted + CUBE_HEXES]
        while hexes:
            place = lowest(hexes)
            hexes &= hexes - 1
            self.copy(LIFTED, PLAN)
            plan = PLAN * SIZE
            count = 0
            while self.s[plan + OF_COMPANY + company] >= self.figures[CUBE_COST] and self.cubes_at(plan, place):
                self.take(plan, company, place)
                count += 1
                self.copy(PLAN, ENDED)
                self.end_turn(at)
                self.ended(first, others, TAKE << 3 | company << 6 | count << 13 | place << 16)

    def find_builds(self, first: int, others: int, company: int, thorough: bool) -> None:
        """Ways to build: of the sites that promise most each is tried, and the best plans are followed further."""
        if not self.can_build(LIFTED * SIZE, company):
            return
        most = 2 * PLANS if thorough else PLANS
        plans = 1
        self.copy(LIFTED, PLAN)
        self.promises[PLAN] = 0.0
        self.ways[PLAN] = BUILD << 3 | company << 6
        for step in range(self.figures[MOST_TRACK]):
            longer = 0
            for plan in range(PLAN, PLAN + plans):
                sites = self.find_sites(plan * SIZE, company, 2 * SITES if thorough else SITES)
                for site in range(sites):
                    row = LONGER + longer
                    at = row * SIZE
                    self.copy(plan, row)
                    self.build(at, company, self.site_codes[site] & 63, self.site_codes[site] >> 6 != 0)
                    known = False
                    for other in range(LONGER, row):
                        same = self.s[other * SIZE + OF_COMPANY + company] == self.s[at + OF_COMPANY + company]
                        for colour in range(CHARTERS + 1):
                            same = same and self.s[other * SIZE + TRACK + colour] == self.s[at + TRACK + colour]
                        if same:
                            known = True
                            break
                    if known:
                        continue
                    self.promises[row] = self.promises[plan] + self.site_gains[site]
                    self.ways[row] = (
                        (self.ways[plan] & ~(7 << 13)) | (step + 1) << 13 | self.site_codes[site] << (16 + 7 * step)
                    )
                    longer += 1
            if not longer:
                return
            plans = min(longer, most)
            # The best plans first; of equal ones the one that was found first.
            for rank in range(plans):
                best = NOBODY
                for site in range(longer):
                    taken = False
                    for other in range(rank):
                        if self.ranks[other] == site:
                            taken = True
                    if not taken and (best == NOBODY or self.promises[LONGER + site] > self.promises[LONGER + best]):
                        best = site
                self.ranks[rank] = best
            for rank in range(plans):
                row = LONGER + self.ranks[rank]
                self.copy(row, PLAN + rank)
                self.promises[PLAN + rank] = self.promises[row]
                self.ways[PLAN + rank] = self.ways[row]
                self.copy(row, ENDED)
                self.end_turn(ENDED * SIZE)
                self.ended(first, others, self.ways[row])

    def find_sites(self, at: int, company: int, most: int) -> int:
        """The sites that promise most."""
        codes = self.site_codes
        gains = self.site_gains
        figures = self.figures
        ported = (self.s[at + REACHED + company] & figures[PORT]) != 0
        count = 0
        for narrow in range(2):
            hexes = self.sites(at, company, narrow != 0)
            while hexes:
                place = lowest(hexes)
                hexes &= hexes - 1
                bit = ONE << place
                gain = 1.0 * (figures[NARROW_TRACK] if narrow else self.terrain_revenue(at, company, place))
                gain -= POUND * self.price(at, place)
                gain += CUBE * self.cubes_at(at, place)
                if not ported and figures[PORT] & bit:
                    gain += WAY * (1 + self.s[at + RESOURCES + company])
                if not narrow and figures[TOWN] & bit and not self.s[at + REACHED + company] & figures[TOWN]:
                    gain += WAY
                # Behind all that promise as much or more.
                site = count
                while site > 0 and gains[site - 1] < gain:
                    gains[site] = gains[site - 1]
                    codes[site] = codes[site - 1]
                    site -= 1
                gains[site] = gain
                codes[site] = narrow << 6 | place
                count += 1
        return min(count, most)

    def find_bids(self) -> None:
        """To pass, and to bid as little as possible; the rest goes as expected."""
        at = ENDED * SIZE
        if self.s[HIGH_BID] > 0 or not self.s[MUST_OPEN]:
            self.copy(HERE, ENDED)
            self.bid(at, 0)
            self.sold(ENDED)
            self.note(ENDED, PASS << 3)
        amount = self.lowest_bid(HERE * SIZE)
        if amount <= self.s[CASH + 1 + self.s[BIDDER]]:
            self.copy(HERE, ENDED)
            self.bid(at, amount)
            self.sold(ENDED)
            self.note(ENDED, BID << 3 | amount << 6)

    def sold(self, row: int) -> None:
        """Play an auction to its end: everybody bids as long as to buy looks better than to let another buy."""
        at = row * SIZE
        if self.s[at + STAGE] != BIDDING or (self.s[at + HIGH_BIDDER] == NOBODY and not self.s[at + PASSED]):
            return
        company = self.s[at + COMPANY]
        held = self.s[at + IN_HANDS + company]
        while (
            self.s[at + STAGE] == BIDDING
            and self.s[at + COMPANY] == company
            and self.s[at + IN_HANDS + company] == held
        ):
            bidder = self.s[at + BIDDER]
            lowest = self.lowest_bid(at)
            amount = 0
            if lowest <= self.s[at + CASH + 1 + bidder]:
                high, high_bidder = self.s[at + HIGH_BID], self.s[at + HIGH_BIDDER]
                now = self.title_chance(row, bidder)
                self.s[at + HIGH_BID] = lowest
                self.s[at + HIGH_BIDDER] = bidder
                with_it = self.title_chance(row, bidder)
                self.s[at + HIGH_BID] = high
                self.s[at + HIGH_BIDDER] = high_bidder
                if with_it > now:
                    amount = lowest
            self.bid(at, amount)

    def play(self, row: int, code: int, to: int) -> None:
        """Play a turn that was found from one row into another."""
        self.copy(row, to)
        at = to * SIZE
        target = code >> 3 & 7
        if target >= PASS:
            self.bid(at, code >> 6 if target == BID else 0)
            self.sold(to)
            return
        self.s[at + TABLE + (code & 7)] -= 1
        self.s[at + TABLE + target] += 1
        company = code >> 6 & 7
        other = code >> 9 & 15
        count = code >> 13 & 7
        if target == DIVIDEND:
            self.pay_out(at)
            return
        if target == AUCTION:
            self.begin_auction(at, company, self.s[at + PLAYER], True)
            self.bid(at, self.minimum(at, company))
            self.sold(to)
            return
        if target == MERGE:
            self.merge(at, company, other)
        elif target == BOND:
            self.issue(at, company, other)
        elif target == TAKE:
            for _ in range(count):
                self.take(at, company, code >> 16 & 63)
        else:
            for step in range(count):
                self.build(at, company, code >> (16 + 7 * step) & 63, (code >> (22 + 7 * step) & 1) != 0)
        self.end_turn(at)

    # The tree

    def begin(self, position: array[int], actor: int, whole: bool) -> None:
        """Start anew from a position in which somebody decides. `whole`: find the turns from there."""
        self.rows = KEPT
        self.nodes = 0
        self.found = 0
        self.positions = CAUTION
        for seat in range(SEATS):
            self.changes[seat] = 0.0
            self.excess[seat] = 0.0
        row = self.keep(position)
        root = self.add_node(0, actor)
        self.numbers[NODE * root + ROW] = row
        if whole:
            self.find_turns(row, True)

    def add(self, position: array[int]) -> None:
        """One more turn of the root, which leads to this position."""
        row = self.keep(position)
        self.note(row, NOBODY - row)

    def at_first_sight(self, turn: int, seat: int) -> float:
        """A seat's chance to win after a turn, before the turns are ranked."""
        return self.judged[2 * SEATS * turn + seat]

    def rank(self, order: array[int]) -> list[int]:
        """Number the turns of the root by what they promise, the best first, and equal ones in the order given.

        Returned is how they were numbered before.
        """
        self.follow(0, self.found, order)
        return [self.ranked[turn] for turn in range(self.found)]

    def add_node(self, code: int, actor: int) -> int:
        if self.nodes == self.room:
            self.more_room()
        node = self.nodes
        self.nodes += 1
        self.by_code[node] = code
        at = NODE * node
        self.numbers[at + ACTOR] = actor
        self.numbers[at + VISITS] = 0
        self.numbers[at + ROW] = NOBODY
        self.numbers[at + FOLLOWING] = 0
        self.numbers[at + FOLLOWERS] = 0
        return node

    def more_room(self) -> None:
        more = self.room
        self.kept_numbers = self.kept_numbers * 2
        self.kept_ways = self.kept_ways * 2
        self.kept_values = self.kept_values * 2
        self.numbers = self.kept_numbers
        self.by_code = self.kept_ways
        self.values = self.kept_values
        self.room += more

    def follow(self, node: int, most: int, order: array[int]) -> None:
        """The turns that were found follow this node, the best first."""
        actor = self.numbers[NODE * node + ACTOR]
        first = self.nodes
        found = self.found
        kept = min(found, most)
        ordered = len(order) == found
        ranked = 0
        for step in range(found):
            turn = order[step] if ordered else step
            value = self.judged[2 * SEATS * turn + actor]
            place = ranked
            while place > 0 and self.judged[2 * SEATS * self.ranked[place - 1] + actor] < value:
                if place < kept:
                    self.ranked[place] = self.ranked[place - 1]
                place -= 1
            if place < kept:
                self.ranked[place] = turn
                ranked = min(ranked + 1, kept)
        for place in range(kept):
            turn = self.ranked[place]
            one = self.add_node(self.codes[turn], self.stages[turn])
            for seat in range(SEATS):
                self.values[VALUES * one + seat] = self.judged[2 * SEATS * turn + seat]
                self.values[VALUES * one + JUDGED + seat] = self.judged[2 * SEATS * turn + seat]
                self.values[VALUES * one + WORTHS + seat] = self.judged[2 * SEATS * turn + SEATS + seat]
        self.numbers[NODE * node + FOLLOWING] = first
        self.numbers[NODE * node + FOLLOWERS] = kept
        best = self.values[VALUES * first + actor]
        total = 0.0
        for one in range(first, first + kept):
            self.values[VALUES * one + INTEREST] = math.exp((self.values[VALUES * one + actor] - best) / SHARPNESS)
            total += self.values[VALUES * one + INTEREST]
        for one in range(first, first + kept):
            self.values[VALUES * one + INTEREST] /= total

    def most_promising(self, node: int) -> int:
        """The following node to look into next."""
        actor = self.numbers[NODE * node + ACTOR]
        first = self.numbers[NODE * node + FOLLOWING]
        weight = CURIOSITY * self.numbers[NODE * node + VISITS] ** WIDENING
        chosen = first
        most = -1.0
        for one in range(first, first + self.numbers[NODE * node + FOLLOWERS]):
            promise = self.values[VALUES * one + actor] + weight * self.values[VALUES * one + INTEREST] / (
                1 + self.numbers[NODE * one + VISITS]
            )
            if promise > most:
                chosen = one
                most = promise
        return chosen

    def look(self, into: int) -> None:
        """Follow promising turns to a position that has not been looked into, and judge the way back.

        `into`: the turn of the root that is to be followed, or -1.
        """
        depth = 0
        node = 0
        self.path[0] = 0
        if into >= 0:
            node = self.numbers[FOLLOWING] + into
            depth = 1
            self.path[1] = node
        while self.numbers[NODE * node + FOLLOWERS] and depth < 255:
            node = self.most_promising(node)
            depth += 1
            self.path[depth] = node
        if (
            not self.numbers[NODE * node + FOLLOWERS]
            and self.numbers[NODE * node + ACTOR] != NOBODY
            and self.rows < MOST_ROWS
        ):
            self.expand(self.path[depth - 1], node)
        self.add_up(depth)

    def add_up(self, depth: int) -> None:
        """Judge back along the path: a position is worth the mean of everything that was found behind it.

        Where the path ends counts the average of what may be played there.
        """
        node = self.path[depth]
        if self.numbers[NODE * node + FOLLOWERS]:
            self.correct(node)
            self.average(node)
        else:
            for seat in range(SEATS):
                self.mean[seat] = self.values[VALUES * node + seat]
                self.mean[SEATS + seat] = self.values[VALUES * node + WORTHS + seat]
        while depth >= 0:
            node = self.path[depth]
            self.numbers[NODE * node + VISITS] += 1
            times = self.numbers[NODE * node + VISITS]
            for seat in range(SEATS):
                self.values[VALUES * node + seat] += (self.mean[seat] - self.values[VALUES * node + seat]) / times
                self.values[VALUES * node + WORTHS + seat] += (
                    self.mean[SEATS + seat] - self.values[VALUES * node + WORTHS + seat]
                ) / times
            if self.numbers[NODE * node + FOLLOWERS]:
                self.correct(node)
            depth -= 1

    def correct(self, node: int) -> None:
        """Take away what those who have just moved are judged too high by, where nobody has looked yet."""
        players = self.players
        first = self.numbers[NODE * node + FOLLOWING]
        for one in range(first, first + self.numbers[NODE * node + FOLLOWERS]):
            actor = self.numbers[NODE * one + ACTOR]
            if not self.numbers[NODE * one + FOLLOWERS] and actor != NOBODY:
                for seat in range(players):
                    self.values[VALUES * one + seat] = (
                        self.values[VALUES * one + JUDGED + seat] - self.excess[(seat - actor) % players]
                    )

    def expand(self, parent: int, node: int) -> None:
        """Find the turns of a position, and learn what they change."""
        code = self.by_code[node]
        if code < 0:
            row = NOBODY - code
        else:
            row = self.add_row()
            self.play(self.numbers[NODE * parent + ROW], code, row)
        self.numbers[NODE * node + ROW] = row
        self.find_turns(row, False)
        self.follow(node, WIDEST, self.no_order)
        self.average(node)
        players = self.players
        actor = self.numbers[NODE * node + ACTOR]
        self.positions += 1
        for seat in range(players):
            self.changes[(seat - actor) % players] += self.mean[seat] - self.values[VALUES * node + JUDGED + seat]
        self.excess[0] = 0.0
        total = 0.0
        for place in range(1, players):
            self.excess[place] = self.excess[place - 1] - self.changes[place] / self.positions
            total += self.excess[place]
        for place in range(players):
            self.excess[place] -= total / players

    def average(self, node: int) -> None:
        """What comes on the average if the one who decides plays the better the likelier: into `mean`."""
        actor = self.numbers[NODE * node + ACTOR]
        first = self.numbers[NODE * node + FOLLOWING]
        last = first + self.numbers[NODE * node + FOLLOWERS]
        mean = self.mean
        best = self.values[VALUES * first + actor]
        for one in range(first, last):
            if self.values[VALUES * one + actor] > best:
                best = self.values[VALUES * one + actor]
        for place in range(2 * SEATS):
            mean[place] = 0.0
        total = 0.0
        for one in range(first, last):
            weight = math.exp((self.values[VALUES * one + actor] - best) / LIKELIHOOD)
            if weight > UNLIKELY:
                total += weight
                for seat in range(SEATS):
                    mean[seat] += weight * self.values[VALUES * one + seat]
                    mean[SEATS + seat] += weight * self.values[VALUES * one + WORTHS + seat]
        for place in range(2 * SEATS):
            mean[place] /= total

    # What was found

    def turns(self) -> int:
        """How many turns of the root there are."""
        return self.found if self.nodes == 1 else self.numbers[FOLLOWERS]

    def code(self, turn: int) -> int:
        """A turn of the root, before they are ranked."""
        return self.codes[turn]

    def visits(self, turn: int) -> int:
        """How often a turn of the root was looked into."""
        return self.numbers[NODE * (self.numbers[FOLLOWING] + turn) + VISITS]

    def outlook(self, turn: int) -> tuple[list[float], list[float]]:
        """What is expected of a turn of the root: worths and chances."""
        at = VALUES * (self.numbers[FOLLOWING] + turn)
        players = self.players
        return (
            [self.values[at + WORTHS + seat] for seat in range(players)],
            [self.values[at + seat] for seat in range(players)],
        )

    def after(self, turn: int) -> list[int]:
        """Where a turn of the root leads, once they are ranked."""
        code = self.by_code[self.numbers[FOLLOWING] + turn]
        row = NOBODY - code
        if code >= 0:
            row = ENDED
            self.play(KEPT, code, row)
        return [self.s[row * SIZE + place] for place in range(SIZE)]


class Lines(Rules):
    """Lines of play from a position: what one player does until somebody else decides or the turn is over.

    They are found as `bots.lines` finds them step by step: the same, in the same order, by the same chances.
    """

    def __init__(self, box: Box, beginnings: int, width: int, longest: int) -> None:
        super().__init__(box, LINES)
        self.beginnings = beginnings
        self.width = width
        self.longest = longest
        self.chance = 0
        self.count = 0
        self.kept_steps = array("q", bytes(8 * MOST_STEPS))
        self.steps = self.kept_steps
        # The lines, finished or not: the last step, the line before it, where it leads, and how all stand there.
        self.lines = 0
        self.room = 512
        self.kept_step = array("q", bytes(8 * self.room))
        self.kept_before = array("i", bytes(4 * self.room))
        self.kept_row = array("i", bytes(4 * self.room))
        self.kept_deciding = array("i", bytes(4 * self.room))
        self.kept_stand = array("d", bytes(8 * SEATS * self.room))
        # Those that are followed or finished, and what helps to sort them.
        self.kept_open = array("i", bytes(4 * self.room))
        self.kept_finished = array("i", bytes(4 * self.room))
        self.kept_sorted = array("i", bytes(4 * self.room))
        # What has been looked at, by its last step.
        self.kept_seen = array("q", bytes(8 * self.room))
        self.kept_standing = array("i", bytes(4 * self.room))
        self.kept_next = array("i", bytes(4 * self.room))
        self.buckets = array("i", bytes(4 * BUCKETS))
        self.seen_count = 0
        self.take_up()

    def take_up(self) -> None:
        self.step = self.kept_step
        self.before = self.kept_before
        self.row = self.kept_row
        self.deciding = self.kept_deciding
        self.stand = self.kept_stand
        self.open = self.kept_open
        self.finished = self.kept_finished
        self.sorted = self.kept_sorted
        self.seen = self.kept_seen
        self.standing = self.kept_standing
        self.next = self.kept_next

    def more_room(self) -> None:
        more = self.room
        numbers = array("q", bytes(8 * more))
        places = array("i", bytes(4 * more))
        self.kept_step = self.kept_step + numbers
        self.kept_before = self.kept_before + places
        self.kept_row = self.kept_row + places
        self.kept_deciding = self.kept_deciding + places
        self.kept_stand = self.kept_stand + array("d", bytes(8 * SEATS * more))
        self.kept_open = self.kept_open + places
        self.kept_finished = self.kept_finished + places
        self.kept_sorted = self.kept_sorted + places
        self.kept_seen = self.kept_seen + numbers
        self.kept_standing = self.kept_standing + places
        self.kept_next = self.kept_next + places
        self.room += more
        self.take_up()

    # Steps

    def find_steps(self, row: int) -> None:
        """What the one who decides thinks about, in the order of the rules: into `steps`."""
        at = row * SIZE
        stage = self.s[at + STAGE]
        self.count = 0
        if stage == TURN:
            self.find_lifts(at)
        elif stage == LIFTING:
            self.find_actions(at)
        elif stage == BUILDING:
            company = self.s[at + COMPANY]
            placed = self.s[at + STEP]
            if placed < self.figures[MOST_TRACK]:
                self.find_hexes(PLACE_TRACK, self.sites(at, company, False))
                self.find_hexes(PLACE_TRACK | 64 << 4, self.sites(at, company, True))
            if placed >= self.figures[LEAST_TRACK]:
                self.add_step(END_BUILD)
        elif stage == TAKING:
            company = self.s[at + COMPANY]
            place = self.s[at + STEP]
            if self.can_take(at, company):
                hexes = self.s[at + REACHED + company] & self.s[at + CUBE_HEXES]
                self.find_hexes(TAKE_CUBE, hexes if place == NOBODY else hexes & ONE << place)
            if place != NOBODY:
                self.add_step(END_TAKE)
        elif stage == BIDDING:
            self.find_amounts(at)

    def add_step(self, step: int) -> None:
        self.steps[self.count] = step
        self.count += 1

    def find_hexes(self, step: int, hexes: int) -> None:
        while hexes:
            self.add_step(step | lowest(hexes) << 4)
            hexes &= hexes - 1

    def find_lifts(self, at: int) -> None:
        """If only one action is open, its own cubes have nowhere to go."""
        alone = NOBODY
        found = 0
        for action in range(TARGETS):
            # Those that mostly are open come last.
            if found < 2 and self.is_open(at, self.s[at + PLAYER], TARGETS - 1 - action):
                alone = TARGETS - 1 - action
                found += 1
        for source in range(TARGETS):
            if self.s[at + TABLE + source] and found and (found == 2 or source != alone):
                self.add_step(LIFT | source << 4)

    def is_free(self, at: int, action: int) -> bool:
        return self.s[at + TABLE + action] < self.spaces[action] and self.s[at + STEP] != action

    def find_actions(self, at: int) -> None:
        """What can be done with a cube that has been lifted."""
        seat = self.s[at + PLAYER]
        if self.is_free(at, BUILD):
            for company in range(ALL):
                if self.s[at + SHARES + seat * ALL + company] and self.can_build(at, company):
                    self.add_step(BUILD | company << 4)
        if self.is_free(at, AUCTION):
            for company in range(ALL):
                if self.can_auction(at, seat, company):
                    self.add_step(AUCTION | company << 4)
        if self.is_free(at, TAKE):
            for company in range(ALL):
                if self.s[at + SHARES + seat * ALL + company] and self.can_take(at, company):
                    self.add_step(TAKE | company << 4)
        if self.is_free(at, BOND):
            for company in range(CHARTERS):
                if self.s[at + SHARES + seat * ALL + company] and self.can_issue(at, company):
                    supply = self.s[at + SUPPLY]
                    while supply:
                        self.add_step(BOND | company << 4 | lowest(supply) << 7)
                        supply &= supply - 1
        if self.is_free(at, MERGE):
            for independent in range(CHARTERS, ALL):
                for company in range(CHARTERS):
                    if self.can_merge(at, seat, company, independent):
                        self.add_step(MERGE | company << 4 | independent << 7)
        if self.is_free(at, DIVIDEND):
            self.add_step(DIVIDEND)

    def find_amounts(self, at: int) -> None:
        """To pass, the lowest few bids, then ever wider apart, and the highest."""
        if self.s[at + HIGH_BID] > 0 or not self.s[at + MUST_OPEN]:
            self.add_step(PASS)
        low = self.lowest_bid(at)
        high = self.s[at + CASH + 1 + self.s[at + BIDDER]]
        if low <= high:
            apart = 1
            while low < high:
                self.add_step(BID | low << 4)
                low += apart
                apart *= 2
            self.add_step(BID | high << 4)

    def act(self, at: int, step: int) -> None:
        """Do one step, and everything that follows from it without a decision."""
        kind = step & 15
        if kind == LIFT:
            self.s[at + TABLE + (step >> 4)] -= 1
            self.s[at + STAGE] = LIFTING
            self.s[at + STEP] = step >> 4
        elif kind == PLACE_TRACK:
            self.build(at, self.s[at + COMPANY], step >> 4 & 63, (step >> 10 & 1) != 0)
            self.s[at + STEP] += 1
        elif kind == TAKE_CUBE:
            self.take(at, self.s[at + COMPANY], step >> 4)
            self.s[at + STEP] = step >> 4
        elif kind in (END_BUILD, END_TAKE):
            self.end_turn(at)
        elif kind >= PASS:
            self.bid(at, step >> 4)
        else:
            self.carry_out(at, kind, step >> 4 & 7, step >> 7)

    def carry_out(self, at: int, action: int, company: int, other: int) -> None:
        """Put the lifted cube on an action and begin to carry it out."""
        self.s[at + TABLE + action] += 1
        if action in (BUILD, TAKE):
            self.s[at + STAGE] = BUILDING if action == BUILD else TAKING
            self.s[at + COMPANY] = company
            self.s[at + STEP] = 0 if action == BUILD else NOBODY
        elif action == AUCTION:
            self.begin_auction(at, company, self.s[at + PLAYER], True)
        elif action == DIVIDEND:
            self.pay_out(at)
        else:
            if action == BOND:
                self.issue(at, company, other)
            else:
                self.merge(at, company, other)
            self.end_turn(at)

    # Standing

    def judge(self, row: int) -> None:
        """Each seat's chance to win by the title's own judgement, rounded as in `bots.standing`: into `strengths`."""
        self.judgements += 1
        if self.s[row * SIZE + STAGE] == OVER:
            self.judge_end(row * SIZE)
            return
        doubt = self.weigh(row)
        worths = self.title_worths
        strengths = self.strengths
        players = self.players
        best = worths[0]
        for seat in range(1, players):
            if worths[seat] > best:
                best = worths[seat]
        total = 0.0
        for seat in range(players):
            strengths[seat] = math.exp((worths[seat] - best) / doubt)
            total += strengths[seat]
        for seat in range(players):
            strengths[seat] /= total

    # The search

    def begin(self, position: array[int]) -> None:
        """Start from a position."""
        for place in range(SIZE):
            self.s[HERE * SIZE + place] = position[place]

    def go(self, step: int) -> None:
        """Go one step on from there."""
        self.act(HERE * SIZE, step)

    def here(self) -> array[int]:
        """The position from which lines are sought."""
        return self.kept_rows[HERE * SIZE : (HERE + 1) * SIZE]

    def find(self, thorough: bool, chance: int) -> int:
        """Find the lines, the best for the one who decides first, and return how many there are.

        `chance` is the state of a seeded sequence, which is continued.
        """
        at = HERE * SIZE
        actor = self.actor(at)
        self.chance = chance
        self.rows = LINES
        self.lines = 0
        ends = 0
        self.add_line(NOBODY, 0, HERE)
        self.open[0] = 0
        followed = 1
        for depth in range(self.longest):
            first = self.lines
            self.forget()
            for place in range(followed):
                before = self.open[place]
                self.find_steps(self.row[before])
                for one in range(self.count):
                    step = self.steps[one]
                    if depth == 1 and not thorough and self.is_known(step, before):
                        continue
                    row = self.add_row()
                    self.copy(self.row[before], row)
                    self.act(row * SIZE, step)
                    self.judge(row)
                    line = self.add_line(before, step, row)
                    if depth == self.longest - 1 or self.has_ended(row * SIZE, actor):
                        self.rows -= 1
                        self.row[line] = NOBODY
                        self.finished[ends] = line
                        ends += 1
                    elif depth > 1 and self.is_known(step, line):
                        self.rows -= 1
                        self.lines -= 1
            followed = 0
            for line in range(first, self.lines):
                if self.row[line] != NOBODY:
                    self.open[followed] = line
                    followed += 1
            self.put_best_first(self.open, followed, actor)
            if depth > 1 or followed > self.beginnings:
                followed = min(followed, self.width)
            if not followed:
                break
        self.put_best_first(self.finished, ends, actor)
        return ends

    def has_ended(self, at: int, actor: int) -> bool:
        """Whether somebody else decides now, or another turn or auction has begun."""
        return (
            self.actor(at) != actor
            or self.s[at + INITIAL] != self.s[HERE * SIZE + INITIAL]
            or (self.s[at + INITIAL] < 0 and self.s[at + PLAYER] != self.s[HERE * SIZE + PLAYER])
        )

    def add_line(self, before: int, step: int, row: int) -> int:
        if self.lines == self.room:
            self.more_room()
        line = self.lines
        self.lines += 1
        self.before[line] = before
        self.step[line] = step
        self.row[line] = row
        self.deciding[line] = self.actor(row * SIZE)
        for seat in range(SEATS):
            self.stand[SEATS * line + seat] = self.strengths[seat]
        return line

    def forget(self) -> None:
        self.seen_count = 0
        for bucket in range(BUCKETS):
            self.buckets[bucket] = NOBODY

    def is_known(self, step: int, line: int) -> bool:
        """Whether this step has been seen with a line after which all stand the same; from now on it has."""
        bucket = step % BUCKETS
        one = self.buckets[bucket]
        while one != NOBODY:
            if self.seen[one] == step and self.stand_alike(self.standing[one], line):
                return True
            one = self.next[one]
        one = self.seen_count
        self.seen_count += 1
        self.seen[one] = step
        self.standing[one] = line
        self.next[one] = self.buckets[bucket]
        self.buckets[bucket] = one
        return False

    def stand_alike(self, line: int, other: int) -> bool:
        seat = 0
        while seat < self.players and self.stand[SEATS * line + seat] == self.stand[SEATS * other + seat]:
            seat += 1
        return seat == self.players

    def put_best_first(self, found: array[int], count: int, actor: int) -> None:
        """The lines in random order (Fisher and Yates), and then the best for the actor first."""
        for place in range(count - 1):
            last = count - 1 - place
            other = self.below(last + 1)
            line = found[last]
            found[last] = found[other]
            found[other] = line
        # Stretches of twice the length each time are merged; of equal lines the first stays first.
        length = 1
        while length < count:
            start = 0
            while start < count:
                left = start
                middle = min(start + length, count)
                right = middle
                end = min(middle + length, count)
                for place in range(start, end):
                    if left < middle and (
                        right == end
                        or self.stand[SEATS * found[left] + actor] >= self.stand[SEATS * found[right] + actor]
                    ):
                        self.sorted[place] = found[left]
                        left += 1
                    else:
                        self.sorted[place] = found[right]
                        right += 1
                start = end
            for place in range(count):
                found[place] = self.sorted[place]
            length *= 2

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, as `core.chance` draws it."""
        while True:
            self.chance = (self.chance + GOLDEN) & ALL_BITS
            drawn = self.chance
            drawn = ((drawn ^ (drawn >> 30)) * MIX) & ALL_BITS
            drawn = ((drawn ^ (drawn >> 27)) * MIX_AGAIN) & ALL_BITS
            drawn ^= drawn >> 31
            rest = drawn % limit
            if drawn - rest <= ALL_BITS - (limit - 1):
                return rest

    # What was found

    def found(self, place: int) -> tuple[tuple[int, ...], list[float], int]:
        """The steps of a line, how the players stand after it, and who decides then."""
        line = self.finished[place]
        steps = []
        one = line
        while self.before[one] != NOBODY:
            steps.append(self.step[one])
            one = self.before[one]
        steps.reverse()
        standing = [self.stand[SEATS * line + seat] for seat in range(self.players)]
        return tuple(steps), standing, self.deciding[line]
