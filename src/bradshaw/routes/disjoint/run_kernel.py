"""The search itself: the runs of one train, and the best choice of one run for each train.

This is ordinary Python. When the project is installed it is also compiled to machine code, with the types of
`run_kernel.pxd`; both do the same steps in the same order. Numbers stay within 64 bits, masks are handled word by word.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

# What a search for runs is to do with those it finds.
COLLECT = 0  # keep them all
BEST = 1  # keep the best
ANY = 2  # keep the first and stop

UNBOUNDED = 1 << 60

EMPTY_INTS = array("i")
EMPTY_VALUES = array("q")
EMPTY_WORDS = array("Q")


RUN_STEPS = 20
OFFER_STEPS = 5000
"""What it counts to keep a run and sort it, and to weigh a set that is offered."""


class Walks:
    """Finds the runs that one train could make, each once.

    A run is found from the base of lowest number on it: one arm goes out from there, and where it ends, a second arm
    may leave the base by a stretch that comes later in the network's order. A stop at the tip of an arm is either
    called at as the end of the run, or passed through.
    """

    first: array[int]
    to: array[int]
    masks: array[int]
    facts: array[int]
    revenue: array[int]
    subsidy: array[int]
    bits: array[int]
    groups: array[int]
    orders: array[int]

    def __init__(
        self,
        first: array[int],
        to: array[int],
        masks: array[int],
        facts: array[int],
        revenue: array[int],
        subsidy: array[int],
        bits: array[int],
        groups: array[int],
        orders: array[int],
        aims: int,
        weights: tuple[int, int],
        passes: int,
        limit: int,
    ) -> None:
        """Takes the network and what the stops are.

        `first`, `to`, `masks`: the stretches. `facts`: five numbers for each stop: is it large, may it be an end, is
        it blocked, is it wanted, and its group if it may be left out, otherwise -1. `bits`: four mask words for each
        stop, two of its own and two of its hex (empty if hexes may be entered again). `groups`: revenue and subsidy
        of each group of stops that may be left out. `orders`: for each aim, the groups from the most to the least
        worth calling at. `weights`: what a run is worth is its revenue and subsidy times these. `limit`: the most
        steps to take.
        """
        self.first = first
        self.to = to
        self.masks = masks
        self.facts = facts
        self.revenue = revenue
        self.subsidy = subsidy
        self.bits = bits
        self.groups = groups
        self.orders = orders
        self.group_count = len(groups) // 2
        self.aims = aims
        self.by_revenue, self.by_subsidy = weights
        self.passes = passes
        self.limit = limit
        self.nodes = 0
        self.stopped = False  # the search is over before its end
        self.seen = array("i", bytes(4 * len(revenue) + 4))
        self.tally = array("i", bytes(4 * len(groups) + 4))
        self.trail = array("i", bytes(4 * len(revenue) + 8))
        self.depth = 0
        self.fork = 0
        self.split = 0
        self.root = 0
        self.mode = COLLECT
        self.need = False
        self.large = 0
        self.calls = 0
        self.ceiling = EMPTY_VALUES
        self.best = -1
        self.count = 0
        # For each run kept, three values, six mask words (resources and stops) and six facts (blocked stops passed,
        # whether it has a wanted stop, its place in `ways`, its number of stretches, how many of them are in the
        # first arm, its base); `ways` has the stretches of all runs one after the other.
        self.kept_values = array("q")
        self.kept_masks = array("Q")
        self.kept_facts = array("i")
        self.kept_ways = array("i")
        self.ways_count = 0
        self.values = self.kept_values
        self.found_masks = self.kept_masks
        self.found_facts = self.kept_facts
        self.ways = self.kept_ways

    def find(
        self,
        roots: array[int],
        large: int,
        calls: int,
        mode: int,
        need: bool,
        ceiling: array[int],
        used: tuple[int, int, int, int],
        floor: int,
    ) -> None:
        """Finds the runs of a train through any of `roots`, clear of the resources in `used`, worth more than `floor`.

        `need`: only those with a wanted stop. `ceiling`: the most that calls still open could be worth, by large
        calls and calls left; for the mode BEST, or with a floor.
        """
        self.large = large
        self.calls = calls
        self.mode = mode
        self.need = need
        self.ceiling = ceiling
        self.best = floor
        self.stopped = False
        if large > 0:
            for root in roots:
                self.begin(root, used[0], used[1], used[2], used[3])
                self.seen[root] = 1  # later runs are those without this base
                if self.stopped:
                    break
            for root in roots:
                self.seen[root] = 0

    def begin(self, root: int, a: int, b: int, c: int, d: int) -> None:
        """Sends the first arm out from a base."""
        self.root = root
        self.seen[root] = 1
        wanted = self.facts[5 * root + 3]
        for way in range(self.first[root], self.first[root + 1]):
            stop = self.to[way]
            at = 6 * way
            if (
                self.seen[stop]
                or a & self.masks[at]
                or b & self.masks[at + 1]
                or c & self.masks[at + 2]
                or d & self.masks[at + 3]
            ):
                continue
            self.fork = way
            self.trail[0] = way
            self.depth = 1
            self.arm(
                stop,
                False,
                1,
                1,
                self.revenue[root],
                self.subsidy[root],
                0,
                wanted,
                a | self.masks[at],
                b | self.masks[at + 1],
                c | self.masks[at + 2],
                d | self.masks[at + 3],
                self.masks[at + 4] | self.bits[4 * root + 2],
                self.masks[at + 5] | self.bits[4 * root + 3],
            )
            if self.stopped:
                return

    def arm(
        self,
        stop: int,
        second: bool,
        count: int,
        larges: int,
        revenue: int,
        subsidy: int,
        passed: int,
        met: int,
        a: int,
        b: int,
        c: int,
        d: int,
        e: int,
        f: int,
    ) -> None:
        """An arm has come to a stop.

        `count` … `subsidy` are those of the stops that must be called at, without this one; `a` … `d` the resources
        used, `e` and `f` the hexes entered.
        """
        if self.nodes >= self.limit:
            self.stopped = True
            return
        self.nodes += 1
        fact = 5 * stop
        count += 1
        larges += self.facts[fact]
        if larges > self.large:
            return
        revenue += self.revenue[stop]
        subsidy += self.subsidy[stop]
        met |= self.facts[fact + 3]
        self.seen[stop] = 1

        if self.facts[fact + 1] and count <= self.calls:
            if not second:
                self.split = self.depth
            if met or not self.need:
                self.keep(count, revenue, subsidy, passed, met, a, b, c, d)
            if not second and count < self.calls and passed + self.facts[5 * self.root + 2] <= self.passes:
                self.go_on(
                    self.root,
                    self.fork + 1,
                    True,
                    count,
                    larges,
                    revenue,
                    subsidy,
                    passed + self.facts[5 * self.root + 2],
                    met,
                    a,
                    b,
                    c,
                    d,
                    e,
                    f,
                )

        passed += self.facts[fact + 2]
        if passed <= self.passes and not self.stopped:
            group = self.facts[fact + 4]
            if group >= 0:
                self.tally[group] += 1
                count -= 1
                revenue -= self.revenue[stop]
                subsidy -= self.subsidy[stop]
            if count < self.calls:
                self.go_on(
                    stop, self.first[stop], second, count, larges, revenue, subsidy, passed, met, a, b, c, d, e, f
                )
            if group >= 0:
                self.tally[group] -= 1
        self.seen[stop] = 0

    def go_on(
        self,
        stop: int,
        way: int,
        second: bool,
        count: int,
        larges: int,
        revenue: int,
        subsidy: int,
        passed: int,
        met: int,
        a: int,
        b: int,
        c: int,
        d: int,
        e: int,
        f: int,
    ) -> None:
        """Takes an arm on from a stop that is passed through, by each stretch from `way` on."""
        if (
            self.best >= 0
            and self.by_revenue * revenue
            + self.by_subsidy * subsidy
            + self.ceiling[(self.large - larges) * (self.calls + 1) + self.calls - count]
            <= self.best
        ):
            return
        depth = self.depth
        self.depth = depth + 1
        end = self.first[stop + 1]
        while way < end:
            at = 6 * way
            if not (
                self.seen[self.to[way]]
                or a & self.masks[at]
                or b & self.masks[at + 1]
                or c & self.masks[at + 2]
                or d & self.masks[at + 3]
                or e & self.masks[at + 4]
                or f & self.masks[at + 5]
            ):
                self.trail[depth] = way
                self.arm(
                    self.to[way],
                    second,
                    count,
                    larges,
                    revenue,
                    subsidy,
                    passed,
                    met,
                    a | self.masks[at],
                    b | self.masks[at + 1],
                    c | self.masks[at + 2],
                    d | self.masks[at + 3],
                    e | self.masks[at + 4],
                    f | self.masks[at + 5],
                )
                if self.stopped:
                    break
            way += 1
        self.depth = depth

    def keep(
        self,
        count: int,
        revenue: int,
        subsidy: int,
        passed: int,
        met: int,
        a: int,
        b: int,
        c: int,
        d: int,
    ) -> None:
        """A run is complete: adds the stops that are worth a call, and keeps it as the mode says."""
        run = self.count
        self.nodes += 1
        value = self.worth(0, self.calls - count, revenue, subsidy)
        if value <= self.best:
            return
        self.nodes += RUN_STEPS
        if self.mode == BEST:
            self.best = value
            run = 0
            self.ways_count = 0
        while 3 * run >= len(self.values) or self.ways_count + self.depth > len(self.ways):
            self.grow()
        self.values[3 * run] = value
        for aim in range(1, self.aims):
            self.values[3 * run + aim] = self.worth(aim, self.calls - count, revenue, subsidy)
        self.found_facts[6 * run] = passed
        self.found_facts[6 * run + 1] = met
        self.found_facts[6 * run + 2] = self.ways_count
        self.found_facts[6 * run + 3] = self.depth
        self.found_facts[6 * run + 4] = self.split
        self.found_facts[6 * run + 5] = self.root
        low = self.bits[4 * self.root]
        high = self.bits[4 * self.root + 1]
        for step in range(self.depth):
            way = self.trail[step]
            self.ways[self.ways_count + step] = way
            low |= self.bits[4 * self.to[way]]
            high |= self.bits[4 * self.to[way] + 1]
        self.ways_count += self.depth
        self.found_masks[6 * run] = a
        self.found_masks[6 * run + 1] = b
        self.found_masks[6 * run + 2] = c
        self.found_masks[6 * run + 3] = d
        self.found_masks[6 * run + 4] = low
        self.found_masks[6 * run + 5] = high
        self.count = run + 1
        if self.mode == ANY:
            self.stopped = True

    def worth(self, aim: int, left: int, revenue: int, subsidy: int) -> int:
        """What a run is worth when `left` calls go to the stops that serve an aim best.

        Aim 0 is the value by the weights; aims 1 and 2 are revenue alone and subsidy alone.
        """
        at = aim * self.group_count
        end = at + self.group_count
        while at < end and left > 0:
            group = self.orders[at]
            taken = self.tally[group]
            if taken > left:
                taken = left
            left -= taken
            revenue += taken * self.groups[2 * group]
            subsidy += taken * self.groups[2 * group + 1]
            at += 1
        if aim == 0:
            return self.by_revenue * revenue + self.by_subsidy * subsidy
        if aim == 1:
            return revenue
        return subsidy

    def grow(self) -> None:
        """Makes room for more runs. An array cannot be lengthened while it is in use, so it is let go first."""
        self.values = EMPTY_VALUES
        self.found_masks = EMPTY_WORDS
        self.found_facts = EMPTY_INTS
        self.ways = EMPTY_INTS
        more = len(self.kept_values) // 3 + 16
        self.kept_values.frombytes(bytes(8 * 3 * more))
        self.kept_masks.frombytes(bytes(8 * 6 * more))
        self.kept_facts.frombytes(bytes(4 * 6 * more))
        self.kept_ways.frombytes(bytes(4 * 16 * more))
        self.values = self.kept_values
        self.found_masks = self.kept_masks
        self.found_facts = self.kept_facts
        self.ways = self.kept_ways


class Sets:
    """Chooses one run, or none, for each train, so that no resource is used twice.

    `home`: one run must have a wanted stop. `meeting`: all must hang together by their stops. `passes`: how many
    blocked stops they may pass through.

    `values`, `masks` and `facts` are those of the runs found. `pool` begins with the runs of each kind of train, in
    the order in which they are tried, which must be that of falling value; `starts` and `sizes` say where the list of
    each train is. Trains of one kind are numbered in a row and share a list; the first of them takes the run that
    comes first.
    """

    def __init__(
        self,
        values: array[int],
        masks: array[int],
        facts: array[int],
        pool: array[int],
        starts: array[int],
        sizes: array[int],
        kinds: array[int],
        passes: int,
        home: bool,
        meeting: bool,
    ) -> None:
        trains = len(kinds)
        self.values = values
        self.masks = masks
        self.facts = facts
        self.kinds = kinds
        self.trains = trains
        self.passes = passes
        self.home = home
        self.meeting = meeting
        self.limit = 0
        self.nodes = 0
        self.stopped = False
        self.listed = len(pool)
        # The lists of trains still to choose are narrowed after each choice but the last two; each choice has room
        # for them after the first lists. Where the list of a train begins and how long it is, by choices made.
        self.room = max(sizes) if trains > 2 else 0
        self.pool = pool + array("i", bytes(4 * self.room * trains * (trains - 2)))
        self.start = starts + array("i", bytes(4 * trains * trains))
        self.size = sizes + array("i", bytes(4 * trains * trains))
        self.chosen = array("i", bytes(4 * trains + 4))
        self.winner = array("i", [-1]) * (trains + 1)
        self.best = -1
        self.bound = 0
        self.least = 0  # a set of less than this is of no use
        self.corners = EMPTY_VALUES
        self.surveyed = False
        self.offer: Callable[[tuple[int, ...]], array[int]]
        self.peaks = array("q", bytes(16 * (trains + 1) * (trains + 1)))

    def solve(self, floor: int, limit: int) -> None:
        """Finds the best set, if it is worth more than `floor`, in so many steps at most."""
        self.limit = limit
        self.best = floor
        self.least = floor + 1
        self.choose(0, 0, 0, 0, 0, 0, 0)

    def choose(self, train: int, value: int, passed: int, a: int, b: int, c: int, d: int) -> None:
        """Tries the runs of a train beside those chosen for the trains before it."""
        at = train * self.trains + train
        start = self.start[at]
        size = self.size[at]
        last = self.trains - 1
        rest = 0
        for later in range(at + 1, at + self.trains - train):
            if self.size[later]:
                rest += self.values[3 * self.pool[self.start[later]]]
        for place in range(size):
            run = self.pool[start + place]
            reached = value + self.values[3 * run]
            if reached + rest <= self.best:
                return
            if self.nodes >= self.limit:
                self.stopped = True
                if train == 0:
                    self.bound = reached + rest
                return
            self.nodes += 1
            mask = 6 * run
            if (
                passed + self.facts[mask] > self.passes
                or a & self.masks[mask]
                or b & self.masks[mask + 1]
                or c & self.masks[mask + 2]
                or d & self.masks[mask + 3]
            ):
                continue
            self.chosen[train] = run
            if train == last:
                if self.joined(last):
                    self.win(reached)
                    return
                continue
            self.narrow(train, place, run, reached, 0, 0)
            self.choose(
                train + 1,
                reached,
                passed + self.facts[mask],
                a | self.masks[mask],
                b | self.masks[mask + 1],
                c | self.masks[mask + 2],
                d | self.masks[mask + 3],
            )
            if self.stopped:
                if train == 0:
                    self.bound = reached + rest
                return
        # The train stays idle, and so do those of its kind that come after it.
        if value + rest <= self.best:
            return
        self.chosen[train] = -1
        if train == last:
            if self.joined(last):
                self.win(value)
            return
        self.narrow(train, size, -1, value, 0, 0)
        self.choose(train + 1, value, passed, a, b, c, d)
        if self.stopped and train == 0:
            self.bound = rest

    def win(self, value: int) -> None:
        """Keeps the runs chosen, which are the best so far."""
        self.best = value
        self.least = value + 1
        for each in range(self.trains):
            self.winner[each] = self.chosen[each]

    def survey(self, offer: Callable[[tuple[int, ...]], array[int]], corners: array[int], limit: int) -> None:
        """Offers every set that may be better in revenue or in subsidy than all sets offered before.

        The three values of a run are then its most revenue and subsidy together, its most revenue, and its most
        subsidy, by which calls ever. `offer` answers with the corners that are open after a set: pairs of revenue
        and subsidy such that a set not matched so far reaches at least one pair in both.
        """
        self.offer = offer
        self.limit = limit
        self.surveyed = True
        self.await_corners(corners)
        for train in range(self.trains):
            for place in range(self.start[train], self.start[train] + self.size[train]):
                self.raise_peak(train, self.pool[place])
        self.weigh(0, 0, 0, 0, 0, 0, 0, 0, 0)

    def raise_peak(self, at: int, run: int) -> None:
        """Keeps the most revenue and the most subsidy among the runs of a list."""
        if self.values[3 * run + 1] > self.peaks[2 * at]:
            self.peaks[2 * at] = self.values[3 * run + 1]
        if self.values[3 * run + 2] > self.peaks[2 * at + 1]:
            self.peaks[2 * at + 1] = self.values[3 * run + 2]

    def weigh(
        self, train: int, total: int, revenue: int, subsidy: int, passed: int, a: int, b: int, c: int, d: int
    ) -> None:
        """Tries the runs of a train as `choose` does, in a survey."""
        at = train * self.trains + train
        start = self.start[at]
        size = self.size[at]
        # The most that the trains after this one could add, and the most with any run of it.
        rest_total = 0
        rest_revenue = 0
        rest_subsidy = 0
        for later in range(at + 1, at + self.trains - train):
            if self.size[later]:
                rest_total += self.values[3 * self.pool[self.start[later]]]
                rest_revenue += self.peaks[2 * later]
                rest_subsidy += self.peaks[2 * later + 1]
        most_revenue = revenue + self.peaks[2 * at] + rest_revenue
        most_subsidy = subsidy + self.peaks[2 * at + 1] + rest_subsidy
        for place in range(size):
            run = self.pool[start + place]
            if not self.open(total + self.values[3 * run] + rest_total, most_revenue, most_subsidy):
                return
            if self.nodes >= self.limit:
                self.stopped = True
            if self.stopped:
                return
            self.nodes += 1
            mask = 6 * run
            if (
                passed + self.facts[mask] > self.passes
                or a & self.masks[mask]
                or b & self.masks[mask + 1]
                or c & self.masks[mask + 2]
                or d & self.masks[mask + 3]
                or not self.open(
                    total + self.values[3 * run] + rest_total,
                    revenue + self.values[3 * run + 1] + rest_revenue,
                    subsidy + self.values[3 * run + 2] + rest_subsidy,
                )
            ):
                continue
            self.chosen[train] = run
            if train == self.trains - 1:
                self.submit()
                continue
            self.narrow(
                train,
                place,
                run,
                total + self.values[3 * run],
                revenue + self.values[3 * run + 1],
                subsidy + self.values[3 * run + 2],
            )
            self.weigh(
                train + 1,
                total + self.values[3 * run],
                revenue + self.values[3 * run + 1],
                subsidy + self.values[3 * run + 2],
                passed + self.facts[mask],
                a | self.masks[mask],
                b | self.masks[mask + 1],
                c | self.masks[mask + 2],
                d | self.masks[mask + 3],
            )
        self.chosen[train] = -1
        if self.stopped or not self.open(total + rest_total, revenue + rest_revenue, subsidy + rest_subsidy):
            return
        if train == self.trains - 1:
            self.submit()
            return
        self.narrow(train, size, -1, total, revenue, subsidy)
        self.weigh(train + 1, total, revenue, subsidy, passed, a, b, c, d)

    def submit(self) -> None:
        """Offers the runs chosen, if they are legal together."""
        if self.joined(self.trains - 1):
            self.nodes += OFFER_STEPS
            self.await_corners(self.offer(tuple([self.chosen[train] for train in range(self.trains)])))

    def await_corners(self, corners: array[int]) -> None:
        """Takes the corners that are still open."""
        self.corners = corners
        self.least = UNBOUNDED
        for at in range(0, len(corners), 2):
            if corners[at] + corners[at + 1] < self.least:
                self.least = corners[at] + corners[at + 1]

    def open(self, total: int, revenue: int, subsidy: int) -> bool:
        """Whether a set within these limits could reach a corner."""
        for at in range(0, len(self.corners), 2):
            if (
                self.corners[at] <= revenue
                and self.corners[at + 1] <= subsidy
                and self.corners[at] + self.corners[at + 1] <= total
            ):
                return True
        return False

    def narrow(self, train: int, place: int, run: int, value: int, revenue: int, subsidy: int) -> None:
        """Sets the lists of the trains after this one, which has taken the run at a place of its list, or none.

        `value`, `revenue`, `subsidy`: of the runs chosen; the last two are for a survey.
        """
        now = train * self.trains
        then = now + self.trains
        rest = 0
        for later in range(train + 1, self.trains):
            start = self.start[now + later]
            size = self.size[now + later]
            if self.kinds[later] == self.kinds[train]:
                taken = place + 1
                if taken > size:
                    taken = size
                start += taken
                size -= taken
            if run >= 0 and train + 2 < self.trains:
                while size > 0 and self.clash(run, self.pool[start]):
                    self.nodes += 1
                    start += 1
                    size -= 1
            self.start[then + later] = start
            self.size[then + later] = size
            self.peaks[2 * (then + later)] = self.peaks[2 * (now + later)] if size else 0
            self.peaks[2 * (then + later) + 1] = self.peaks[2 * (now + later) + 1] if size else 0
            if size:
                rest += self.values[3 * self.pool[start]]
                revenue += self.peaks[2 * (then + later)]
                subsidy += self.peaks[2 * (then + later) + 1]
        if run < 0 or train + 2 >= self.trains or value + rest < self.least:
            return
        # A list ends where even the best runs of the others, beside the one chosen, cannot make up for what is left.
        for later in range(train + 1, self.trains):
            start = self.start[then + later]
            size = self.size[then + later]
            if not size:
                continue
            rest -= self.values[3 * self.pool[start]]
            revenue -= self.peaks[2 * (then + later)]
            subsidy -= self.peaks[2 * (then + later) + 1]
            self.peaks[2 * (then + later)] = 0
            self.peaks[2 * (then + later) + 1] = 0
            if self.surveyed and later > train + 1 and self.kinds[later] == self.kinds[later - 1]:
                # Trains that are alike keep the same list: it says which runs come after the one that is taken.
                self.start[then + later] = self.start[then + later - 1]
                self.size[then + later] = self.size[then + later - 1]
                self.peaks[2 * (then + later)] = self.peaks[2 * (then + later - 1)]
                self.peaks[2 * (then + later) + 1] = self.peaks[2 * (then + later - 1) + 1]
                if self.size[then + later]:
                    rest += self.values[3 * self.pool[self.start[then + later]]]
                    revenue += self.peaks[2 * (then + later)]
                    subsidy += self.peaks[2 * (then + later) + 1]
                continue
            fresh = self.listed + (now + later) * self.room
            write = fresh
            for read in range(start, start + size):
                other = self.pool[read]
                at = 3 * other
                if value + rest + self.values[at] < self.least:
                    break
                self.nodes += 1
                if self.clash(run, other):
                    continue
                if self.surveyed:
                    if not self.open(
                        value + rest + self.values[at],
                        revenue + self.values[at + 1],
                        subsidy + self.values[at + 2],
                    ):
                        continue
                    self.raise_peak(then + later, other)
                self.pool[write] = other
                write += 1
            self.start[then + later] = fresh
            self.size[then + later] = write - fresh
            if write > fresh:
                rest += self.values[3 * self.pool[fresh]]
                revenue += self.peaks[2 * (then + later)]
                subsidy += self.peaks[2 * (then + later) + 1]

    def clash(self, one: int, other: int) -> bool:
        """Whether two runs use the same track."""
        return bool(
            self.masks[6 * one] & self.masks[6 * other]
            or self.masks[6 * one + 1] & self.masks[6 * other + 1]
            or self.masks[6 * one + 2] & self.masks[6 * other + 2]
            or self.masks[6 * one + 3] & self.masks[6 * other + 3]
        )

    def joined(self, last: int) -> bool:
        """Whether the runs chosen for the trains up to the last come home and hang together, as far as they must."""
        home = 0
        low = 0
        high = 0
        for train in range(last + 1):
            run = self.chosen[train]
            if run >= 0:
                home |= self.facts[6 * run + 1]
                if not (low or high):
                    low = self.masks[6 * run + 4]
                    high = self.masks[6 * run + 5]
        if self.home and not home:
            return False
        if not self.meeting:
            return True
        # Grow what hangs together with the first run until nothing is added; then it must hold all.
        more = True
        while more:
            more = False
            apart = False
            for train in range(last + 1):
                run = self.chosen[train]
                if run < 0:
                    continue
                one = self.masks[6 * run + 4]
                two = self.masks[6 * run + 5]
                if not (low & one or high & two):
                    apart = True
                elif (low | one) != low or (high | two) != high:
                    low |= one
                    high |= two
                    more = True
        return not apart


class Reach:
    """Marks the stops and links that a train can get to, until all that are sought are marked.

    `links`: three numbers for each, its ends and its hex. `facts`: five numbers for each stop: is it large, does it
    count against the allowance when passed through, does it count when it is the end, is it blocked, and its hex.
    """

    def __init__(
        self,
        links: array[int],
        vertices: int,
        hexes: int,
        facts: array[int],
        reenter: bool,
        sought_stops: array[int],
        sought_links: array[int],
        large: int,
        calls: int,
    ) -> None:
        self.facts = facts
        self.reenter = reenter
        self.sought_stops = sought_stops
        self.sought_links = sought_links
        self.large = large
        self.calls = calls
        self.left = sum(sought_stops) + sum(sought_links)
        self.count = len(sought_stops)
        self.stops = array("b", bytes(len(sought_stops)))
        self.links = array("b", bytes(len(sought_links)))
        self.reached = self.stops
        self.ridden = self.links
        # Stops and borders on the way so far, and the hexes that it may not enter again.
        self.seen = array("b", bytes(vertices))
        self.entered = array("b", bytes(hexes))
        self.first = array("i", bytes(4 * vertices + 8))
        self.ways = array("i", bytes(24 * len(sought_links)))
        self.sort(links, vertices)

    def sort(self, links: array[int], vertices: int) -> None:
        """Lists the links at each stop and border: (other end, hex, number)."""
        for at in range(0, len(links), 3):
            if links[at] != links[at + 1]:
                self.first[links[at] + 2] += 1
                self.first[links[at + 1] + 2] += 1
        for vertex in range(2, vertices + 2):
            self.first[vertex] += self.first[vertex - 1]
        for at in range(0, len(links), 3):
            if links[at] != links[at + 1]:
                for end in range(2):
                    vertex = links[at + end]
                    way = 3 * self.first[vertex + 1]
                    self.first[vertex + 1] += 1
                    self.ways[way] = links[at + 1 - end]
                    self.ways[way + 1] = links[at + 2]
                    self.ways[way + 2] = at // 3

    def start(self, stop: int) -> None:
        """Sends the train out from a stop in all directions. It may be blocked: the train begins there."""
        larges = self.facts[5 * stop]
        count = self.facts[5 * stop + 2]
        if larges > self.large or count > self.calls or not self.left:
            return
        self.mark(stop)
        self.entered[self.facts[5 * stop + 4]] = not self.reenter
        self.leave(stop, -1, count, larges)
        self.entered[self.facts[5 * stop + 4]] = False

    def mark(self, stop: int) -> None:
        """A stop is reached."""
        if not self.reached[stop]:
            self.reached[stop] = 1
            self.left -= self.sought_stops[stop]

    def leave(self, vertex: int, place: int, count: int, larges: int) -> None:
        """Goes on from a stop, or from a border out of a hex, with the calls made so far."""
        self.seen[vertex] = 1
        for way in range(3 * self.first[vertex], 3 * self.first[vertex + 1], 3):
            other = self.ways[way]
            beyond = self.ways[way + 1]
            if place >= 0 and (beyond == place or self.entered[beyond]):
                continue
            if other >= self.count and self.seen[other]:
                continue
            link = self.ways[way + 2]
            if not self.ridden[link]:
                self.ridden[link] = 1
                self.left -= self.sought_links[link]
            if place >= 0:
                self.entered[beyond] = not self.reenter
            if other >= self.count:
                self.leave(other, beyond, count, larges)
            elif not self.seen[other]:
                self.call(other, count, larges)
            if place >= 0:
                self.entered[beyond] = False
            if not self.left:
                break
        self.seen[vertex] = 0

    def call(self, stop: int, count: int, larges: int) -> None:
        """Comes to a stop, as its end or on the way."""
        fact = 5 * stop
        larges += self.facts[fact]
        if larges > self.large:
            return
        if count + self.facts[fact + 2] <= self.calls:
            self.mark(stop)
        if count + self.facts[fact + 1] <= self.calls and not self.facts[fact + 3]:
            self.leave(stop, -1, count + self.facts[fact + 1], larges)
