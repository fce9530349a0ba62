"""Single steps of a turn, in numbers: which there are, what they do, and any of them."""

from __future__ import annotations

from array import array

from bradshaw.games.emubay.judgement.search_kernel.box import LEAST_TRACK, MOST_TRACK, Box
from bradshaw.games.emubay.judgement.search_kernel.position import (
    ALL,
    AUCTION,
    BID,
    BIDDER,
    BIDDING,
    BOND,
    BUILD,
    BUILDING,
    CASH,
    CHARTERS,
    COMPANY,
    CUBE_HEXES,
    DIVIDEND,
    END_BUILD,
    END_TAKE,
    HIGH_BID,
    LIFT,
    LIFTING,
    MERGE,
    MUST_OPEN,
    NOBODY,
    ONE,
    PASS,
    PLACE_TRACK,
    PLAYER,
    REACHED,
    SHARES,
    SIZE,
    STAGE,
    STEP,
    SUPPLY,
    TABLE,
    TAKE,
    TAKE_CUBE,
    TAKING,
    TARGETS,
    TURN,
    lowest,
)
from bradshaw.games.emubay.judgement.search_kernel.rules import Rules

MOST_STEPS = 256
"""In no position are there more: track on every hex by both gauges, or every bond for each charter, are fewer."""
# Seeded chance, as in `core.chance`
ALL_BITS = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
MIX_AGAIN = 0x94D049BB133111EB


class Steps(Rules):
    """Turns step by step."""

    def __init__(self, box: Box, first: int) -> None:
        super().__init__(box, first)
        self.chance = 0
        """The state of a seeded sequence."""
        self.count = 0
        self.kept_steps = array("q", bytes(8 * MOST_STEPS))
        self.steps = self.kept_steps

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
            self.put_cube(at, kind, step >> 4 & 7, step >> 7)

    def put_cube(self, at: int, action: int, company: int, other: int) -> None:
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

    # At random

    def act_anyhow(self, row: int) -> None:
        """Do one step, each that is allowed as likely as any other."""
        at = row * SIZE
        if self.s[at + STAGE] == BIDDING:
            self.bid(at, self.any_bid(at))
            return
        self.find_steps(row)
        self.act(at, self.steps[self.below(self.count)])

    def any_bid(self, at: int) -> int:
        """Any amount that may be bid, or 0 to pass."""
        low = self.lowest_bid(at)
        amounts = max(0, self.s[at + CASH + 1 + self.s[at + BIDDER]] - low + 1)
        passes = 1 if self.s[at + HIGH_BID] > 0 or not self.s[at + MUST_OPEN] else 0
        drawn = self.below(amounts + passes)
        return low + drawn if drawn < amounts else 0

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
