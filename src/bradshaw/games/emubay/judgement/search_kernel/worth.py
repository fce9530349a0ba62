"""What a position is worth to each player by the title's own judgement, in numbers."""

from __future__ import annotations

import math
from array import array

from bradshaw.games.emubay.judgement.search_kernel.box import (
    CONDITIONS_NEEDED,
    CUBE_ALONE,
    CUBE_COST,
    CUBE_WITH_PORT,
    FARM_WITH_TOWN,
    INITIAL_AUCTIONS,
    NARROW_TRACK,
    PHASE_CASH,
    PHASE_DOUBT,
    PHASE_GROWTH,
    PHASE_LAST,
    PHASE_ROUNDS,
    PHASE_SHARE,
    PHASE_SIZE,
    PHASE_TEMPO,
    PORT,
    TRACK_COST,
    UNSOLD_AT_FIRST,
    Box,
)
from bradshaw.games.emubay.judgement.search_kernel.position import (
    ALL,
    BIDDING,
    BONDS,
    CASH,
    COMPANY,
    CUBE_HEXES,
    DEFERRED,
    FIRST_BIDDER,
    HIGH_BID,
    HIGH_BIDDER,
    IN_HANDS,
    INITIAL,
    MERGED,
    MUST_OPEN,
    NARROW,
    NOBODY,
    NOT_MERGED,
    OF_COMPANY,
    PLAYER,
    REACHED,
    REGULAR,
    REVENUE,
    SALE,
    SEATS,
    SHARES,
    SIZE,
    STAGE,
    TURN,
    lowest,
)
from bradshaw.games.emubay.judgement.search_kernel.rules import per_share
from bradshaw.games.emubay.judgement.search_kernel.steps import Steps

HAIR = 1e-6
FAIR = 5000.0


class Worth(Steps):
    """What positions are worth by the title's own judgement."""

    def __init__(self, box: Box, first: int) -> None:
        super().__init__(box, first)
        self.phases = box.phases
        self.judgements = 0
        """How many positions have been judged."""
        self.strengths = array("d", bytes(8 * SEATS))
        self.worths = array("d", bytes(8 * SEATS))
        self.title_worths = array("d", bytes(8 * SEATS))

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
