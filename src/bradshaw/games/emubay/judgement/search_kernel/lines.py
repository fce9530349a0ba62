"""The lines of play that `greedy` and `mcts` compare."""

from __future__ import annotations

import math
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
    HERE,
    HIGH_BID,
    INITIAL,
    LIFT,
    LIFTING,
    MERGE,
    MUST_OPEN,
    NOBODY,
    ONE,
    OVER,
    PASS,
    PLACE_TRACK,
    PLAYER,
    REACHED,
    SEATS,
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
from bradshaw.games.emubay.judgement.search_kernel.worth import Worth

LINES = 5
"""From here on positions of lines are kept."""
MOST_STEPS = 256
"""In no position are there more: track on every hex by both gauges, or every bond for each charter, are fewer."""
BUCKETS = 251
# Seeded chance, as in `core.chance`
ALL_BITS = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
MIX_AGAIN = 0x94D049BB133111EB


class Lines(Worth):
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
