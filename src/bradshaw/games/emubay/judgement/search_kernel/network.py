"""What the network expects of a position, in numbers."""

from __future__ import annotations

import math
from array import array

from bradshaw.games.emubay.judgement.search_kernel.box import PORT, TOWN, Box
from bradshaw.games.emubay.judgement.search_kernel.position import (
    ALL,
    AVAILABLE,
    BONDS,
    CASH,
    CHARTERS,
    CUBE_HEXES,
    DEFERRED,
    IN_HANDS,
    INDEPENDENTS,
    INITIAL,
    MERGED,
    NARROW,
    NOBODY,
    NOT_MERGED,
    OF_COMPANY,
    OVER,
    REACHED,
    REGULAR,
    RESOURCES,
    REVENUE,
    SEATS,
    SHARES,
    SIZE,
    SOLD,
    STAGE,
    SUPPLY,
    TABLE,
    TARGETS,
    lowest,
    ones,
)
from bradshaw.games.emubay.judgement.search_kernel.rules import per_share
from bradshaw.games.emubay.judgement.search_kernel.worth import Worth

SHARE_FACTS = 20
TOLD = 13
"""From this many whole numbers come all facts of a share."""
SHARES_KEPT = 1024
"""This many shares are kept with what their facts count for each unit."""
TABLE_FACTS = 20
PHASES = 6


class NetworkJudgement(Worth):
    """What the network expects of positions."""

    def __init__(self, box: Box, first: int, units: int, moods: int, weights: array[float]) -> None:
        """`weights`: those of the network, in one row."""
        super().__init__(box, first)
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
