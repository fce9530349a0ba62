"""The lines of play that `greedy` and `mcts` compare."""

from __future__ import annotations

import math
from array import array

from bradshaw.games.emubay.judgement.search_kernel.box import Box
from bradshaw.games.emubay.judgement.search_kernel.position import (
    HERE,
    INITIAL,
    NOBODY,
    OVER,
    PLAYER,
    SEATS,
    SIZE,
    STAGE,
)
from bradshaw.games.emubay.judgement.search_kernel.worth import Worth

LINES = 5
"""From here on positions of lines are kept."""
BUCKETS = 251


class Lines(Worth):
    """Lines of play from a position: what one player does until somebody else decides or the turn is over.

    They are found as `bots.lines` finds them step by step: the same, in the same order, by the same chances.
    """

    def __init__(self, box: Box, beginnings: int, width: int, longest: int) -> None:
        super().__init__(box, LINES)
        self.beginnings = beginnings
        self.width = width
        self.longest = longest
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
