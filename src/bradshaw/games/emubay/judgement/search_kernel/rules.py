"""The rules in numbers.

They are written out a second time here, for speed. The rules themselves are in `emubay.rules`, and tests hold this
against them turn by turn.
"""

from __future__ import annotations

from array import array

from bradshaw.games.emubay.judgement.search_kernel.box import (
    CERTIFICATES,
    CONDITIONS_NEEDED,
    CUBE_ALONE,
    CUBE_COST,
    CUBE_WITH_PORT,
    DEAREST,
    EBR_TOWN,
    EMPTY_CHARTERS,
    FARM,
    FARM_ALONE,
    FARM_WITH_TOWN,
    FEW_BONDS,
    FEW_CUBES,
    FIRST_PORT,
    FIRST_TOWN,
    INITIAL_AUCTIONS,
    JOINS_RED,
    NARROW_TRACK,
    PORT,
    STARTING_BONDS,
    STARTING_COUNTS,
    TOWN,
    Box,
)
from bradshaw.games.emubay.judgement.search_kernel.position import (
    ALL,
    AUCTION,
    AVAILABLE,
    BIDDER,
    BIDDING,
    BONDS,
    BUILD,
    CASH,
    CHARTERS,
    COMPANY,
    CUBE_HEXES,
    CUBES,
    DEFERRED,
    DIVIDEND,
    EBR,
    EDGE,
    FIRST_BIDDER,
    HIGH_BID,
    HIGH_BIDDER,
    IN_HANDS,
    INDEPENDENTS,
    INITIAL,
    MERGE,
    MERGED,
    MUST_OPEN,
    NARROW,
    NETWORK,
    NETWORK_EDGE,
    NOBODY,
    NOT_MERGED,
    OF_COMPANY,
    ONE,
    OVER,
    PASSED,
    PLAYER,
    REACHED,
    RED,
    REGULAR,
    RESERVED,
    RESOURCES,
    REVENUE,
    SHARES,
    SIZE,
    SOLD,
    STAGE,
    SUPPLY,
    TABLE,
    TAKE,
    TARGETS,
    TRACK,
    TURN,
    lowest,
    ones,
)

Debts = dict[int, list[tuple[int, int, int]]]
"""For each debtor what a share costs, of which company, and how many there are."""


def per_share(revenue: int, held: int) -> int:
    """The dividend of one share, rounded away from zero."""
    return -(-revenue // held) if revenue >= 0 else revenue // held


class Rules:
    """The rules, for positions in rows."""

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
        self.kept_rows = array("q", bytes(8 * SIZE * (first + 64)))
        self.s = self.kept_rows
        self.rows = first

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
