"""Whole turns: found, judged and played."""

from __future__ import annotations

from array import array

from bradshaw.games.emubay.judgement.search_kernel.box import CUBE_COST, MOST_TRACK, NARROW_TRACK, PORT, TOWN, Box
from bradshaw.games.emubay.judgement.search_kernel.network import NetworkJudgement
from bradshaw.games.emubay.judgement.search_kernel.position import (
    ALL,
    AUCTION,
    BID,
    BIDDER,
    BIDDING,
    BOND,
    BUILD,
    CASH,
    CHARTERS,
    COMPANY,
    CUBE_HEXES,
    DIVIDEND,
    ENDED,
    HERE,
    HIGH_BID,
    HIGH_BIDDER,
    IN_HANDS,
    LIFTED,
    LONGER,
    MERGE,
    MUST_OPEN,
    NOBODY,
    OF_COMPANY,
    ONE,
    OTHER,
    PASS,
    PASSED,
    PLAN,
    PLAYER,
    REACHED,
    RESOURCES,
    SEATS,
    SHARES,
    SIZE,
    STAGE,
    SUPPLY,
    TABLE,
    TAKE,
    TARGETS,
    TRACK,
    TURN,
    lowest,
)

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
MOST_LONGER = 64
MOST_SITES = 112


class Turns(NetworkJudgement):
    """Finds the turns of a position, with what is expected of each."""

    def __init__(self, box: Box, first: int, units: int, moods: int, weights: array[float]) -> None:
        super().__init__(box, first, units, moods, weights)
        self.found = 0
        self.most_found = 512
        self.kept_codes = array("q", bytes(8 * self.most_found))
        self.kept_stages = array("i", bytes(4 * self.most_found))
        self.kept_judged = array("d", bytes(8 * 2 * SEATS * self.most_found))
        self.kept_ranked = array("i", bytes(4 * self.most_found))
        self.ranked = self.kept_ranked
        self.codes = self.kept_codes
        self.stages = self.kept_stages
        self.judged = self.kept_judged
        self.site_codes = array("q", bytes(8 * MOST_SITES))
        self.site_gains = array("d", bytes(8 * MOST_SITES))
        self.promises = array("d", bytes(8 * (PLAN + LONGER + MOST_LONGER)))
        self.ways = array("q", bytes(8 * (PLAN + LONGER + MOST_LONGER)))
        self.ranks = array("i", bytes(4 * max(MOST_LONGER, 16)))

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

    def judged_for(self, turn: int, seat: int) -> float:
        """A seat's chance to win after a turn that was found."""
        return self.judged[2 * SEATS * turn + seat]

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
        """Play a turn that was found from one row into another, with what is expected of others in its auction."""
        self.copy(row, to)
        self.carry(to, code)
        if code >> 3 & 7 in (AUCTION, PASS, BID):
            self.sold(to)

    def carry(self, row: int, code: int) -> None:
        """Play the player's own part of a turn that was found."""
        at = row * SIZE
        target = code >> 3 & 7
        if target >= PASS:
            self.bid(at, code >> 6 if target == BID else 0)
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
