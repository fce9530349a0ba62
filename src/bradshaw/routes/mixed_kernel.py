"""The search for the runs of mixed trains: runs of one train, joined Freights, and the best choice for all trains.

This is ordinary Python. When the project is installed it is also compiled to machine code, with the types of
`mixed_kernel.pxd`; both do the same steps in the same order. Numbers stay within 64 bits: towns and areas, small
stations, and hexes on the board are one word each, borders and links between stops four.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

TOWN = 0
SMALL = 1
PORT = 3

FAR = 1 << 28

# Whether there is a run for an offer.
UNKNOWN = 0
ALIVE = 1
DEAD = 2

EMPTY_INTS = array("i")


def distances(first: array[int], to: array[int], steps: array[int], facts: array[int], stops: int) -> array[int]:
    """The fewest borders between any two stops, by track that passes no area; FAR if there is none."""
    room = array("i", [FAR]) * (stops * stops)
    far = room
    for start in range(stops):
        row = start * stops
        far[row + start] = 0
        again = True
        while again:
            again = False
            for stop in range(stops):
                here = far[row + stop]
                if here >= FAR or (facts[4 * stop] > SMALL and stop != start):
                    continue
                for way in range(first[stop], first[stop + 1]):
                    other = to[way]
                    if here + steps[way] < far[row + other]:
                        far[row + other] = here + steps[way]
                        again = True
    return room


def pairs(
    ends: array[int],
    entries: array[int],
    columns: array[int],
    rows: array[int],
    facts: array[int],
    bits: array[int],
    far: array[int],
    length: int,
    any_ends: bool,
    rates: tuple[int, int],
    meeting: int,
    meeting_small: int,
) -> tuple[array[int], array[int], array[int], array[int]]:
    """The pairs of ends between which Freights that cross so many borders at most may run, as far as is known.

    `ends`, `entries`: stops, and the hexes from which they are entered. `rates`: the worth of each hex between the
    ends, without and with a port. Returned are the pairs (by their numbers), what they are worth without the ends
    themselves, which towns and areas they score, and where runs between them may meet others at best.
    """
    kept = array("i")
    extras = array("q")
    scores = array("Q")
    meets = array("Q")
    stops = len(bits)
    rate, port_rate = rates
    for one in range(len(ends)):
        start = ends[one]
        for two in range(one + 1, len(ends)):
            goal = ends[two]
            kind = facts[4 * start]
            other = facts[4 * goal]
            if start == goal or far[start * stops + goal] > length or (kind > SMALL and kind == other and not any_ends):
                continue
            large = 0
            small = 0
            own = False
            for stop in range(stops):
                if far[start * stops + stop] + far[goal * stops + stop] <= length:
                    if facts[4 * stop] == SMALL:
                        small |= bits[stop]
                    else:
                        large |= bits[stop]
                        if facts[4 * stop] == TOWN and facts[4 * stop + 1]:
                            own = True
            if not own:
                continue
            across = columns[entries[one]] - columns[entries[two]]
            down = rows[entries[one]] - rows[entries[two]]
            if across < 0:
                across = -across
            if down < 0:
                down = -down
            between = across - 1
            if down > across:
                between += (down - across) // 2
            if kind > SMALL:
                between += 1
            if other > SMALL:
                between += 1
            if between < 0:
                between = 0
            kept.append(one)
            kept.append(two)
            extras.append(between * (port_rate if kind == PORT or other == PORT else rate))
            scores.append(bits[start] | bits[goal])
            meets.append(large & meeting)
            meets.append(small & meeting_small)
    return kept, extras, scores, meets


class Table:
    """Numbers triples of words in the order in which they are first met, with two words of notes on each."""

    def __init__(self) -> None:
        self.count = 0
        self.size = 1024
        self.kept = array("Q", bytes(8 * 3 * 512))
        self.keys = self.kept
        self.kept_notes = array("Q", bytes(8 * 2 * 512))
        self.notes = self.kept_notes
        self.kept_slots = array("i", [-1]) * 1024
        self.slots = self.kept_slots

    def slot(self, a: int, b: int, c: int) -> int:
        """Where to look for a triple first."""
        return (a % 1000003 * 31 + b % 999983 * 17 + c % 999979) & (self.size - 1)

    def add(self, a: int, b: int, c: int) -> int:
        """The number of a triple, which is new if it is the last."""
        at = self.slot(a, b, c)
        while self.slots[at] >= 0:
            key = 3 * self.slots[at]
            if self.keys[key] == a and self.keys[key + 1] == b and self.keys[key + 2] == c:
                return self.slots[at]
            at = (at + 1) & (self.size - 1)
        number = self.count
        self.slots[at] = number
        self.keys[3 * number] = a
        self.keys[3 * number + 1] = b
        self.keys[3 * number + 2] = c
        self.count += 1
        if 2 * self.count >= self.size:
            self.grow()
        return number

    def find(self, a: int, b: int, c: int) -> int:
        """The number of a triple, or -1 if it is new."""
        at = self.slot(a, b, c)
        while self.slots[at] >= 0:
            key = 3 * self.slots[at]
            if self.keys[key] == a and self.keys[key + 1] == b and self.keys[key + 2] == c:
                return self.slots[at]
            at = (at + 1) & (self.size - 1)
        return -1

    def grow(self) -> None:
        """Makes room for four times as many."""
        self.size *= 4
        kept = array("Q", bytes(8 * 3 * (self.size // 2)))
        kept[: 3 * self.count] = self.kept[: 3 * self.count]
        self.kept = kept
        self.keys = kept
        notes = array("Q", bytes(8 * 2 * (self.size // 2)))
        notes[: 2 * self.count] = self.kept_notes[: 2 * self.count]
        self.kept_notes = notes
        self.notes = notes
        self.kept_slots = array("i", [-1]) * self.size
        self.slots = self.kept_slots
        for number in range(self.count):
            key = 3 * number
            at = self.slot(self.keys[key], self.keys[key + 1], self.keys[key + 2])
            while self.slots[at] >= 0:
                at = (at + 1) & (self.size - 1)
            self.slots[at] = number


class Sweep:
    """Finds the runs that one train could make, one of each sort.

    Runs are of the same sort if they have the same towns and areas, small stations and hexes, as far as these are
    told apart. `facts`: four numbers for each stop: its kind, has it a marker of the company, is it blocked, is it
    closed. `bits`: the bit of each stop in its word; `ground`: that of its hex. `own_larges`, `own_borders`: how many
    more towns and borders it takes at least from each stop to a marker of the company.
    """

    def __init__(
        self,
        first: array[int],
        to: array[int],
        masks: array[int],
        steps: array[int],
        hexes: array[int],
        facts: array[int],
        bits: array[int],
        ground: array[int],
        own_larges: array[int],
        own_borders: array[int],
        limit: int,
    ) -> None:
        self.first = first
        self.to = to
        self.masks = masks
        self.steps = steps
        self.hexes = hexes
        self.facts = facts
        self.bits = bits
        self.ground = ground
        self.own_larges = own_larges
        self.own_borders = own_borders
        self.limit = limit
        self.nodes = 0
        self.stopped = False
        self.found = Table()
        self.seen = array("i", bytes(4 * len(bits) + 4))
        self.barred = array("i", bytes(4 * len(bits) + 4))
        self.trail = array("i", bytes(4 * len(bits) + 8))
        self.depth = 0
        self.root = 0
        self.visit = 0
        self.length = 0
        self.areas = False
        self.keep_small = False
        self.keep_hexes = False
        self.any = False
        self.wanted = 0
        self.wanted_small = 0
        # For each sort the first run found: its start, the place of its stretches in `ways`, and their number.
        self.kept_facts = array("i")
        self.kept_ways = array("i")

    def find(
        self,
        visit: int,
        length: int,
        areas: bool,
        keep_small: bool,
        keep_hexes: bool,
        any_one: bool,
        wanted: int,
        wanted_small: int,
        barred: array[int],
    ) -> None:
        """Finds the runs that come to at most `visit` towns and areas and cross at most `length` borders.

        `areas`: they may end in areas. `keep_small`, `keep_hexes`: these make a difference. `any_one`: stop at the
        first run with a wanted stop, of which each kind has its word, that does not end at a stop of `barred`.
        """
        self.visit = visit
        self.length = length
        self.areas = areas
        self.keep_small = keep_small
        self.keep_hexes = keep_hexes
        self.any = any_one
        self.wanted = wanted
        self.wanted_small = wanted_small
        self.found = Table()
        self.kept_facts = array("i")
        self.kept_ways = array("i")
        self.stopped = False
        for stop in barred:
            self.barred[stop] = 1
        if visit >= 2:
            for root in range(len(self.bits)):
                if self.stopped:
                    break
                kind = self.facts[4 * root]
                if kind == SMALL or self.facts[4 * root + 3] or (kind and not areas) or self.barred[root]:
                    continue
                self.root = root
                self.depth = 0
                self.seen[root] = 1
                self.go_on(root, 1, 0, self.facts[4 * root + 1], self.bits[root], 0, self.ground[root], 0, 0, 0, 0)
                self.seen[root] = 0
        for stop in barred:
            self.barred[stop] = 0

    def go_on(
        self,
        stop: int,
        larges: int,
        length: int,
        own: int,
        large: int,
        small: int,
        ground: int,
        a: int,
        b: int,
        c: int,
        d: int,
    ) -> None:
        """Goes on from a stop in all directions, with what the run has and uses so far."""
        self.nodes += 1
        if self.nodes > self.limit:
            self.stopped = True
        for way in range(self.first[stop], self.first[stop + 1]):
            if self.stopped:
                return
            other = self.to[way]
            at = 6 * way
            crossed = length + self.steps[way]
            if (
                self.seen[other]
                or crossed > self.length
                or a & self.masks[at]
                or b & self.masks[at + 1]
                or c & self.masks[at + 2]
                or d & self.masks[at + 3]
            ):
                continue
            fact = 4 * other
            kind = self.facts[fact]
            count = larges
            has_own = own | self.facts[fact + 1]
            if kind == SMALL:
                has_own = own
            else:
                count += 1
            if (
                self.facts[fact + 3]
                or count > self.visit
                or (kind > SMALL and (not self.areas or kind == self.facts[4 * self.root]))
                or (
                    not has_own
                    and (
                        kind > SMALL
                        or count + self.own_larges[other] > self.visit
                        or crossed + self.own_borders[other] > self.length
                    )
                )
            ):
                continue
            self.trail[self.depth] = way
            self.depth += 1
            if kind == SMALL:
                self.seen[other] = 1
                self.go_on(
                    other,
                    count,
                    crossed,
                    has_own,
                    large,
                    small | self.bits[other],
                    ground | self.hexes[way],
                    a | self.masks[at],
                    b | self.masks[at + 1],
                    c | self.masks[at + 2],
                    d | self.masks[at + 3],
                )
                self.seen[other] = 0
            else:
                if has_own and other > self.root and not self.barred[other]:
                    self.keep(large | self.bits[other], small, ground | self.hexes[way])
                if kind == TOWN and not self.facts[fact + 2] and count < self.visit:
                    self.seen[other] = 1
                    self.go_on(
                        other,
                        count,
                        crossed,
                        has_own,
                        large | self.bits[other],
                        small,
                        ground | self.hexes[way],
                        a | self.masks[at],
                        b | self.masks[at + 1],
                        c | self.masks[at + 2],
                        d | self.masks[at + 3],
                    )
                    self.seen[other] = 0
            self.depth -= 1

    def keep(self, large: int, small: int, ground: int) -> None:
        """Keeps the run along the trail if it is the first of its sort."""
        if self.any:
            if not (large & self.wanted or small & self.wanted_small):
                return
            self.stopped = True
        if not self.keep_small:
            small = 0
        if not self.keep_hexes:
            ground = 0
        before = self.found.count
        self.found.add(large, small, ground)
        if self.found.count > before:
            self.kept_facts.append(self.root)
            self.kept_facts.append(len(self.kept_ways))
            self.kept_facts.append(self.depth)
            for step in range(self.depth):
                self.kept_ways.append(self.trail[step])


class Offers:
    """What a train may score: each choice of at most `score` towns and areas of a run, with all the rest of it.

    The notes in the table are the towns and small stations where some run with the offer may meet others; `firsts` is
    the first run with it.
    """

    def __init__(self, meeting: int, meeting_small: int) -> None:
        """The stops of each word where runs may meet."""
        self.table = Table()
        self.same = self.table
        self.links = EMPTY_INTS
        self.heads = EMPTY_INTS
        self.every = 0
        self.firsts = array("i")
        self.meeting = meeting
        self.meeting_small = meeting_small

    def collect(self, found: Table, score: int, score_small: bool) -> None:
        """Takes the runs found by a Sweep, but for those of which another has all and more."""
        self.sort(found)
        for number in range(found.count):
            if self.surpassed(found, number):
                continue
            key = 3 * number
            large = found.keys[key]
            small = found.keys[key + 1]
            left = large
            count = 0
            while left:
                left &= left - 1
                count += 1
            scored_small = small if score_small else 0
            self.leave_out(number, large, large, large, small, scored_small, found.keys[key + 2], count - score)

    def sort(self, found: Table) -> None:
        """Links the runs that have the same towns and areas: `heads` has the last of each, `links` the one before."""
        self.same = Table()
        self.links = array("i", [-1]) * found.count
        self.heads = array("i", [-1]) * found.count
        self.every = 0
        for number in range(found.count):
            large = found.keys[3 * number]
            self.every |= large
            at = self.same.add(large, 0, 0)
            self.links[number] = self.heads[at]
            self.heads[at] = number

    def surpassed(self, found: Table, number: int) -> bool:
        """Whether another run has the same towns and areas or one more, and all else that this one has."""
        large = found.keys[3 * number]
        if self.beaten(found, number, self.same.find(large, 0, 0)):
            return True
        left = self.every & ~large
        while left:
            bit = left ^ (left & (left - 1))
            left ^= bit
            at = self.same.find(large | bit, 0, 0)
            if at >= 0 and self.beaten(found, number, at):
                return True
        return False

    def beaten(self, found: Table, number: int, at: int) -> bool:
        """Whether another run of those linked has all small stations and hexes that this one has."""
        small = found.keys[3 * number + 1]
        ground = found.keys[3 * number + 2]
        other = self.heads[at]
        while other >= 0:
            if other != number and not (small & ~found.keys[3 * other + 1] or ground & ~found.keys[3 * other + 2]):
                return True
            other = self.links[other]
        return False

    def leave_out(
        self,
        number: int,
        large: int,
        scored: int,
        left: int,
        small: int,
        scored_small: int,
        ground: int,
        much: int,
    ) -> None:
        """Leaves out so many more of the stops that are still open to it, in all ways."""
        if much <= 0:
            before = self.table.count
            offer = self.table.add(scored, scored_small, ground)
            if self.table.count > before:
                self.firsts.append(number)
            self.table.notes[2 * offer] |= large & self.meeting
            self.table.notes[2 * offer + 1] |= small & self.meeting_small
            return
        while left:
            bit = left ^ (left & (left - 1))
            left ^= bit
            self.leave_out(number, large, scored ^ bit, left, small, scored_small, ground, much - 1)


class Chains:
    """Finds the ways of Freights, alone or joined end to end, from one given end to another.

    `facts`, `bits`, `own_borders`: as in Sweep. `entries`: for each stretch the hexes from which areas at its two
    ends are entered. `far`: the fewest borders between any two stops.
    """

    def __init__(
        self,
        first: array[int],
        to: array[int],
        masks: array[int],
        steps: array[int],
        entries: array[int],
        facts: array[int],
        bits: array[int],
        own_borders: array[int],
        far: array[int],
        any_ends: bool,
        keep_small: bool,
        limit: int,
    ) -> None:
        self.first = first
        self.to = to
        self.masks = masks
        self.steps = steps
        self.entries = entries
        self.facts = facts
        self.bits = bits
        self.own_borders = own_borders
        self.far = far
        self.any_ends = any_ends
        self.keep_small = keep_small
        self.limit = limit
        self.nodes = 0
        self.stopped = False
        self.found = Table()
        self.stops = len(bits)
        self.seen = array("i", bytes(4 * self.stops + 4))
        self.barred = array("i", bytes(4 * self.stops + 4))
        self.trail = array("i", bytes(4 * self.stops + 8))
        self.depth = 0
        self.start = 0
        self.goal = 0
        self.entry = 0
        self.spare = 0
        self.all = False
        self.kinds = 0
        self.uses = 0
        self.width = 0
        self.lengths = EMPTY_INTS
        self.units = EMPTY_INTS
        self.counts = EMPTY_INTS
        self.free = EMPTY_INTS
        self.unused = EMPTY_INTS
        self.states = EMPTY_INTS
        # The stretches of each way found, and where the next begin.
        self.kept_ways = array("i")
        self.kept_ends = array("i")

    def join(self, lengths: array[int], counts: array[int]) -> None:
        """Sets the trains to join: different lengths, and how many there are of each.

        Which of them have been used is a number with one digit for each length. A state on the way is how far the
        present train has come: one for each number of those used, the length of the present one, and whether a
        marker of the company has been on its part. Of several ways to share out the trains the one counts that has
        the present train come least far.
        """
        self.kinds = len(lengths)
        self.lengths = lengths
        self.counts = counts
        units = array("i")
        self.uses = 1
        for kind in range(self.kinds):
            units.append(self.uses)
            self.uses *= counts[kind] + 1
        free = array("i")
        unused = array("i")
        for use in range(self.uses):
            total = 0
            for kind in range(self.kinds):
                left = counts[kind] - use // units[kind] % (counts[kind] + 1)
                free.append(left)
                total += left * lengths[kind]
            unused.append(total)
        self.units = units
        self.free = free
        self.unused = unused
        self.width = 2 * self.kinds * self.uses
        self.states = array("i", [FAR]) * (self.width * (self.stops + 1))

    def find(self, start: int, entry: int, goal: int, goal_entry: int, spare: int, collect: bool) -> None:
        """Finds a way from start to goal, or with `collect` one for each set of stops on the way.

        `spare`: no Freight of this length may be able to lengthen the way at either end.
        """
        self.start = start
        self.goal = goal
        self.entry = goal_entry
        self.spare = spare
        self.all = collect
        self.stopped = False
        self.found = Table()
        self.kept_ways = array("i")
        self.kept_ends = array("i")
        self.depth = 0
        for state in range(self.width):
            self.states[state] = FAR
        for kind in range(self.kinds):
            if self.counts[kind]:
                self.states[2 * (self.units[kind] * self.kinds + kind) + self.facts[4 * start + 1]] = 0
        self.seen[start] = 1
        self.go_on(start, entry, self.bits[start], 0, 0, 0, 0, 0)
        self.seen[start] = 0

    def go_on(self, stop: int, entry: int, large: int, small: int, a: int, b: int, c: int, d: int) -> None:
        """Goes on from a stop in all directions; a start in an area only by one hex."""
        self.nodes += 1
        if self.nodes > self.limit:
            self.stopped = True
        for way in range(self.first[stop], self.first[stop + 1]):
            if self.stopped:
                return
            other = self.to[way]
            at = 6 * way
            if (
                self.seen[other]
                or self.facts[4 * other + 3]
                or (self.facts[4 * other] > SMALL and (other != self.goal or self.entries[2 * way + 1] != self.entry))
                or (self.facts[4 * stop] > SMALL and self.entries[2 * way] != entry)
                or a & self.masks[at]
                or b & self.masks[at + 1]
                or c & self.masks[at + 2]
                or d & self.masks[at + 3]
                or not self.step(other, self.steps[way])
            ):
                continue
            self.trail[self.depth] = way
            self.depth += 1
            self.seen[other] = 1
            if other == self.goal:
                self.keep(
                    large | self.bits[other],
                    small,
                    a | self.masks[at],
                    b | self.masks[at + 1],
                    c | self.masks[at + 2],
                    d | self.masks[at + 3],
                )
            elif self.facts[4 * other] == SMALL:
                self.go_on(
                    other,
                    entry,
                    large,
                    small | self.bits[other],
                    a | self.masks[at],
                    b | self.masks[at + 1],
                    c | self.masks[at + 2],
                    d | self.masks[at + 3],
                )
            else:
                self.go_on(
                    other,
                    entry,
                    large | self.bits[other],
                    small,
                    a | self.masks[at],
                    b | self.masks[at + 1],
                    c | self.masks[at + 2],
                    d | self.masks[at + 3],
                )
            self.seen[other] = 0
            self.depth -= 1

    def step(self, stop: int, length: int) -> bool:
        """Sets the states at the next stop; whether the goal can be reached from there, as far as is known."""
        before = self.depth * self.width
        after = before + self.width
        fact = 4 * stop
        town = self.facts[fact] == TOWN
        own = 1 if town and self.facts[fact + 1] else 0
        passes = not (town and self.facts[fact + 2]) or stop == self.goal
        for state in range(self.width):
            self.states[after + state] = FAR
        to_goal = self.far[stop * self.stops + self.goal]
        hope = False
        for use in range(self.uses):
            for kind in range(self.kinds):
                for had_own in range(2):
                    state = 2 * (use * self.kinds + kind) + had_own
                    come = self.states[before + state]
                    if come >= FAR:
                        continue
                    come += length
                    if come > self.lengths[kind]:
                        continue
                    has_own = had_own | own
                    state = 2 * (use * self.kinds + kind) + has_own
                    if stop == self.goal:
                        if has_own and use == self.uses - 1:
                            return True
                        continue
                    left = self.lengths[kind] - come
                    if (
                        passes
                        and to_goal <= left + self.unused[use]
                        and (has_own or self.own_borders[stop] <= left)
                        and come < self.states[after + state]
                    ):
                        self.states[after + state] = come
                        hope = True
                    if not (town and has_own) or to_goal > self.unused[use]:
                        continue
                    for fresh in range(self.kinds):
                        if self.free[use * self.kinds + fresh]:
                            state = 2 * ((use + self.units[fresh]) * self.kinds + fresh) + own
                            self.states[after + state] = 0
                            hope = True
        return hope

    def keep(self, large: int, small: int, a: int, b: int, c: int, d: int) -> None:
        """Keeps the way along the trail, unless an idle train could lengthen it or one like it is known."""
        if self.spare:
            for end in range(2):
                stop = self.goal if end else self.start
                other = self.start if end else self.goal
                if self.facts[4 * stop] == TOWN:
                    depth = self.depth
                    longer = self.lengthen(stop, self.facts[4 * stop + 1], self.spare, self.bar(other), a, b, c, d)
                    self.depth = depth
                    if longer:
                        return
        if not self.keep_small:
            small = 0
        before = self.found.count
        self.found.add(large, small, 0)
        if self.found.count > before:
            for step in range(self.depth):
                self.kept_ways.append(self.trail[step])
            self.kept_ends.append(len(self.kept_ways))
        self.stopped = self.stopped or not self.all

    def bar(self, stop: int) -> int:
        """The kind of area in which a chain may not end that has this stop at its other end."""
        if self.any_ends or self.facts[4 * stop] <= SMALL:
            return -1
        return self.facts[4 * stop]

    def extend(
        self, stop: int, other: int, length: int, barred: array[int], path: array[int], used: tuple[int, int, int, int]
    ) -> bool:
        """Whether a Freight can lengthen a chain at one end; the trail is its run.

        `other`: the other end. `barred`: stops where it may not end. `path`, `used`: what it must keep clear of.
        """
        self.stopped = False
        for vertex in barred:
            self.barred[vertex] = 1
        for vertex in path:
            self.seen[vertex] = 1
        self.depth = 0
        longer = self.lengthen(
            stop, self.facts[4 * stop + 1], length, self.bar(other), used[0], used[1], used[2], used[3]
        )
        for vertex in path:
            self.seen[vertex] = 0
        for vertex in barred:
            self.barred[vertex] = 0
        return longer

    def way(self) -> list[int]:
        """The stretches of the trail."""
        return [self.trail[step] for step in range(self.depth)]

    def lengthen(self, stop: int, own: int, left: int, bar: int, a: int, b: int, c: int, d: int) -> bool:
        """Whether a run from a stop can cross so many borders at most and come to another town or area."""
        for way in range(self.first[stop], self.first[stop + 1]):
            other = self.to[way]
            at = 6 * way
            if (
                self.seen[other]
                or self.facts[4 * other + 3]
                or self.steps[way] > left
                or a & self.masks[at]
                or b & self.masks[at + 1]
                or c & self.masks[at + 2]
                or d & self.masks[at + 3]
            ):
                continue
            kind = self.facts[4 * other]
            self.trail[self.depth] = way
            self.depth += 1
            if kind > SMALL:
                if own and kind != bar and not self.barred[other]:
                    return True
            else:
                has_own = own
                if kind == TOWN:
                    has_own = own | self.facts[4 * other + 1]
                    if has_own and not self.barred[other]:
                        return True
                if kind == SMALL or not self.facts[4 * other + 2]:
                    self.seen[other] = 1
                    longer = self.lengthen(
                        other,
                        has_own,
                        left - self.steps[way],
                        bar,
                        a | self.masks[at],
                        b | self.masks[at + 1],
                        c | self.masks[at + 2],
                        d | self.masks[at + 3],
                    )
                    self.seen[other] = 0
                    if longer:
                        return True
            self.depth -= 1
        return False


class Choice:
    """Chooses an offer for each slot, a train or joined Freights, so that what all score together is worth most.

    `scores`: three words for each offer: towns and areas, small stations, hexes. `extras`: what it is worth besides.
    `meets`: as in Offers, at best. `values`: what each bit of the three words is worth. `pool`: the offers of each list
    one after the other; `starts` and `sizes` those of each slot. Slots of the same of `kinds` have the same list and
    follow each other. `musts`: slots that may not be left empty. `best`: only more than this counts. `grain`: what sets
    are worth is a multiple of the first number and besides at most the second, in multiples of the third. `by_hexes`:
    what they are worth besides is what the hexes are worth. `prices`: as in `improve`, to begin with. `states`: whether
    there is a run for each offer, which `test` finds out. `offer` is asked whether a choice can be run in fact, and
    `ways` where each of the runs for an offer may meet others, two words each; none if that is not known yet.
    """

    def __init__(
        self,
        scores: array[int],
        extras: array[int],
        meets: array[int],
        values: array[int],
        pool: array[int],
        starts: array[int],
        sizes: array[int],
        kinds: array[int],
        musts: array[int],
        home: int,
        best: int,
        limit: int,
        grain: tuple[int, int, int],
        by_hexes: bool,
        prices: array[int],
        states: array[int],
        test: Callable[[int], bool],
        offer: Callable[[tuple[int, ...]], bool],
        ways: Callable[[int], array[int]],
    ) -> None:
        self.scores = scores
        self.extras = extras
        self.meets = meets
        self.values = values
        self.kinds = kinds
        self.musts = musts
        self.home = home
        self.best = best
        self.limit = limit
        self.whole, self.besides, self.fine = grain
        self.by_hexes = by_hexes
        self.states = states
        self.test = test
        self.offer = offer
        self.ways = ways
        self.nodes = 0
        self.stopped = False
        self.bound = -1
        self.slots = len(sizes)
        self.top = len(pool)
        total = len(pool)
        for slot in range(self.slots):
            total += sizes[slot] * (slot + 1)
        self.room = pool + array("i", bytes(4 * (total - len(pool) + 1)))
        self.pool = self.room
        self.gains = array("q", bytes(8 * (total + 1)))
        self.hopes = array("q", bytes(8 * (total + 1)))
        # The lists at each depth: where they begin, how long they are, and the most that an offer of them adds.
        lists = (self.slots + 2) * (self.slots + 1)
        self.begin = array("i", bytes(4 * lists))
        self.size = array("i", bytes(4 * lists))
        self.most = array("q", bytes(8 * lists))
        self.hope = array("q", bytes(8 * lists))
        # The most that all can be worth without what the slot at each depth adds by the prices.
        self.tails = array("q", bytes(8 * (self.slots + 1)))
        self.others = array("q", bytes(8 * (self.slots + 1)))
        self.chosen = array("i", [-1]) * (self.slots + 1)
        self.parts = array("Q", bytes(8 * 2 * (self.slots + 1)))
        # Where the runs for each offer may meet others, as far as known; room to find some that hang together.
        self.ways_count = 0
        self.kept_ways = array("Q", bytes(8 * 2 * 1024))
        self.meets_of_ways = self.kept_ways
        self.first_way = array("i", [-1]) * (len(extras) + 1)
        self.last_way = array("i", bytes(4 * (len(extras) + 1)))
        self.ahead = array("Q", bytes(8 * 2 * (self.slots + 2)))
        self.pieces = array("Q", bytes(8 * 2 * (self.slots + 2) * (self.slots + 2)))
        for slot in range(self.slots):
            self.begin[slot] = starts[slot]
            self.size[slot] = sizes[slot]
        # What the bits of each byte of each word are worth together: by values first, then by the prices at each depth.
        self.sums = array("q", bytes(8 * 6144 * (self.slots + 2)))
        self.kept_prices = array("q", bytes(8 * 192 * (self.slots + 2)))
        self.prices = self.kept_prices
        self.lowest = array("q", bytes(8 * 192))
        self.wanted = array("i", bytes(4 * 192))
        self.bits = array("i", bytes(4 * 192))
        for bit in range(192):
            self.prices[bit] = values[bit]
            self.prices[192 + bit] = prices[bit]
        every = (1 << 64) - 1
        self.add_up(0, every, every, every)
        self.add_up(1, every, every, every)

    def solve(self) -> None:
        """Searches all choices worth more than the best known."""
        if not self.slots:
            return
        for read in range(self.top):
            offer = self.pool[read]
            self.gains[read] = self.extras[offer] + self.sum_of(
                0, self.scores[3 * offer], self.scores[3 * offer + 1], self.scores[3 * offer + 2]
            )
            self.hopes[read] = self.extras[offer] + self.sum_of(
                1, self.scores[3 * offer], self.scores[3 * offer + 1], self.scores[3 * offer + 2]
            )
        self.choose(0, 0, 0, 0, 0, 0, 0, 0, 1)

    def first_prices(self) -> array[int]:
        """The prices at the first slot, to begin another search with."""
        return self.kept_prices[192:384]

    def add_up(self, table: int, large: int, small: int, ground: int) -> None:
        """Sets the sums of the prices at a depth, for the bytes that have any of the bits of three words."""
        for byte in range(24):
            here = large if byte < 8 else small if byte < 16 else ground
            if not here >> 8 * (byte & 7) & 255:
                continue
            at = 6144 * table + 256 * byte
            bits = 1
            for bit in range(8):
                price = self.prices[192 * table + 8 * byte + bit]
                for low in range(bits):
                    self.sums[at + bits + low] = self.sums[at + low] + price
                bits *= 2

    def sum_of(self, table: int, large: int, small: int, ground: int) -> int:
        """What the bits of three words are worth together."""
        at = 6144 * table
        value = 0
        while large:
            value += self.sums[at + (large & 255)]
            large >>= 8
            at += 256
        at = 6144 * table + 2048
        while small:
            value += self.sums[at + (small & 255)]
            small >>= 8
            at += 256
        at = 6144 * table + 4096
        while ground:
            value += self.sums[at + (ground & 255)]
            ground >>= 8
            at += 256
        return value

    def enough(self, slot: int) -> int:
        """The least that a set worth more than the best known can be worth, by the tail of a slot."""
        if self.best < 0:
            return 0
        rest = self.best % self.whole
        more = rest - rest % self.fine + self.fine
        return self.best - rest + (more if more <= self.tails[slot] else self.whole)

    def set_tail(self, slot: int, value: int, ground: int) -> None:
        """Sets how much sets can be worth besides whole multiples, by the lists below a slot."""
        self.tails[slot] = self.besides
        if not self.by_hexes:
            return
        below = (slot + 1) * self.slots
        total = 0
        most = 0
        three = 0
        for later in range(slot, self.slots):
            if later == slot or self.kinds[later] != self.kinds[later - 1]:
                most = 0
                for read in range(self.begin[below + later], self.begin[below + later] + self.size[below + later]):
                    fresh = self.scores[3 * self.pool[read] + 2] & ~ground
                    if fresh:
                        three |= fresh
                        worth = self.sum_of(0, 0, 0, fresh)
                        if worth > most:
                            most = worth
            total += most
        worth = self.sum_of(0, 0, 0, three)
        if worth < total:
            total = worth
        total += value % self.whole
        if total < self.besides:
            self.tails[slot] = total

    def choose(
        self,
        slot: int,
        value: int,
        large: int,
        small: int,
        ground: int,
        new_large: int,
        new_small: int,
        new_ground: int,
        table: int,
    ) -> None:
        """Chooses for a slot and those after it. The lists for it are those left by the slot before.

        The words are what is scored so far and what of it the slot before added; `table`: the prices that hold here.
        """
        self.nodes += 1
        if self.nodes > self.limit:
            self.stopped = True
        if slot == self.slots - 1:
            self.finish(value, new_large, new_small, new_ground)
            return
        bottom = self.top
        # At first it may be clear without tests that nothing here is good enough.
        if slot == 0:
            if not self.weigh(slot, new_large, new_small, new_ground, table, False):
                self.top = bottom
                return
            self.set_tail(slot, value, ground)
            self.top = bottom
            if self.most_of(slot, slot, large, small, ground, table) < self.enough(slot):
                return
        if not self.weigh(slot, new_large, new_small, new_ground, table, True):
            self.top = bottom
            return
        self.set_tail(slot, value, ground)
        bound = value + self.most_of(slot, slot, large, small, ground, table)
        if self.stopped and bound > self.bound:
            self.bound = bound
        if self.stopped or bound < self.enough(slot):
            self.top = bottom
            return
        self.narrow(slot, value, large, small, ground, table)
        if not self.joinable(slot):
            self.top = bottom
            return
        if self.slots - slot > 3 or slot == 0:
            if not self.improve(slot, value, large, small, ground, table, 60 if slot == 0 else 8):
                self.top = bottom
                return
            table = slot + 1
            self.set_tail(slot, value, ground)
            self.narrow(slot, value, large, small, ground, table)
        self.each(slot, value, large, small, ground, table)
        self.top = bottom

    def each(self, slot: int, value: int, large: int, small: int, ground: int, table: int) -> None:
        """Tries the offers that are left for a slot, and none."""
        below = (slot + 1) * self.slots
        rest = self.most_of(slot, slot + 1, large, small, ground, table)
        start = self.begin[below + slot]
        size = self.size[below + slot]
        for place in range(start, start + size):
            # The one that adds most of those left.
            top = place
            for other in range(place + 1, start + size):
                if self.gains[other] > self.gains[top]:
                    top = other
            self.bring(top, place)
            gain = self.gains[place]
            needed = self.enough(slot)
            if value + gain + rest < needed:
                break
            if self.stopped:
                if value + gain + rest > self.bound:
                    self.bound = value + gain + rest
                break
            offer = self.pool[place]
            if (
                self.others[slot] + self.hopes[place] < needed
                or self.states[offer] == DEAD
                or (self.states[offer] == UNKNOWN and not self.test(offer))
            ):
                continue
            self.chosen[slot] = offer
            # Later slots with the same list take the same, for what it is worth besides, or what comes after.
            for later in range(slot + 1, self.slots):
                if self.kinds[later] != self.kinds[slot]:
                    break
                self.begin[below + later] = place
                self.size[below + later] = start + size - place
            at = 3 * offer
            self.choose(
                slot + 1,
                value + gain,
                large | self.scores[at],
                small | self.scores[at + 1],
                ground | self.scores[at + 2],
                self.scores[at] & ~large,
                self.scores[at + 1] & ~small,
                self.scores[at + 2] & ~ground,
                table,
            )
        self.chosen[slot] = -1
        if not self.musts[slot] and value + rest >= self.enough(slot):
            # Slots with the same list stay empty as well: it is the later ones that do.
            for later in range(slot + 1, self.slots):
                if self.kinds[later] != self.kinds[slot]:
                    break
                self.size[below + later] = 0
            self.choose(slot + 1, value, large, small, ground, 0, 0, 0, table)

    def finish(self, value: int, new_large: int, new_small: int, new_ground: int) -> None:
        """Chooses for the last slot."""
        slot = self.slots - 1
        row = slot * self.slots + slot
        parts = self.gather(slot)
        start = self.top
        size = start
        for read in range(self.begin[row], self.begin[row] + self.size[row]):
            offer = self.pool[read]
            gain = self.gains[read]
            if value + gain <= self.best or self.states[offer] == DEAD or not self.joins(offer, parts):
                continue
            at = 3 * offer
            gain -= self.sum_of(
                0, self.scores[at] & new_large, self.scores[at + 1] & new_small, self.scores[at + 2] & new_ground
            )
            if value + gain > self.best:
                self.pool[size] = offer
                self.gains[size] = gain
                size += 1
        for place in range(start, size):
            top = place
            for other in range(place + 1, size):
                if self.gains[other] > self.gains[top]:
                    top = other
            self.bring(top, place)
            if self.stopped:
                if value + self.gains[place] > self.bound:
                    self.bound = value + self.gains[place]
                break
            offer = self.pool[place]
            if self.states[offer] == DEAD or (self.states[offer] == UNKNOWN and not self.test(offer)):
                continue
            self.chosen[slot] = offer
            if self.accepted():
                self.best = value + self.gains[place]
                break
        self.chosen[slot] = -1
        if not self.musts[slot] and value > self.best and parts == 1 and self.parts[0] & self.home:
            if self.stopped:
                if value > self.bound:
                    self.bound = value
            elif self.accepted():
                self.best = value

    def accepted(self) -> bool:
        """Whether there are runs for all that is chosen that hang together and come home."""
        known = True
        large = 0
        small = 0
        for slot in range(self.slots - 1, -1, -1):
            self.ahead[2 * slot] = large
            self.ahead[2 * slot + 1] = small
            offer = self.chosen[slot]
            if offer >= 0:
                if self.first_way[offer] < 0:
                    known = False
                large |= self.meets[2 * offer]
                small |= self.meets[2 * offer + 1]
        if known and not self.hang(0, 0):
            return False
        if self.offer(tuple([self.chosen[n] for n in range(self.slots)])):
            return True
        for slot in range(self.slots):
            offer = self.chosen[slot]
            if offer >= 0 and self.first_way[offer] < 0:
                self.learn(offer)
        return False

    def learn(self, offer: int) -> None:
        """Notes where the runs for an offer may meet others, if that is known."""
        found = self.ways(offer)
        count = len(found) // 2
        if not count:
            return
        while 2 * (self.ways_count + count) > len(self.kept_ways):
            self.kept_ways = self.kept_ways + array("Q", bytes(8 * len(self.kept_ways)))
        self.meets_of_ways = self.kept_ways
        for place in range(2 * count):
            self.meets_of_ways[2 * self.ways_count + place] = found[place]
        self.first_way[offer] = self.ways_count
        self.ways_count += count
        self.last_way[offer] = self.ways_count

    def hang(self, slot: int, count: int) -> bool:
        """Whether runs for what is chosen from a slot on can join the pieces of those before, and come home."""
        row = 2 * slot * (self.slots + 2)
        while slot < self.slots and self.chosen[slot] < 0:
            slot += 1
        if slot == self.slots:
            return count == 1 and self.pieces[row] & self.home != 0
        offer = self.chosen[slot]
        below = 2 * (slot + 1) * (self.slots + 2)
        for way in range(self.first_way[offer], self.last_way[offer]):
            large = self.meets_of_ways[2 * way]
            small = self.meets_of_ways[2 * way + 1]
            kept = 0
            apart = False
            for piece in range(count):
                one = self.pieces[row + 2 * piece]
                two = self.pieces[row + 2 * piece + 1]
                if large & one or small & two:
                    large |= one
                    small |= two
                else:
                    self.pieces[below + 2 * kept] = one
                    self.pieces[below + 2 * kept + 1] = two
                    kept += 1
                    if not (one & self.ahead[2 * slot] or two & self.ahead[2 * slot + 1]):
                        apart = True
            self.pieces[below + 2 * kept] = large
            self.pieces[below + 2 * kept + 1] = small
            if kept and not (large & self.ahead[2 * slot] or small & self.ahead[2 * slot + 1]):
                apart = True
            if not apart and self.hang(slot + 1, kept + 1):
                return True
        return False

    def gather(self, slots: int) -> int:
        """Sets where the runs chosen for the first slots may meet others, those that hang together as one."""
        count = 0
        for slot in range(slots):
            offer = self.chosen[slot]
            if offer < 0:
                continue
            large = self.meets[2 * offer]
            small = self.meets[2 * offer + 1]
            kept = 0
            for part in range(count):
                one = self.parts[2 * part]
                two = self.parts[2 * part + 1]
                if large & one or small & two:
                    large |= one
                    small |= two
                else:
                    self.parts[2 * kept] = one
                    self.parts[2 * kept + 1] = two
                    kept += 1
            self.parts[2 * kept] = large
            self.parts[2 * kept + 1] = small
            count = kept + 1
        return count

    def joins(self, offer: int, parts: int) -> bool:
        """Whether a run joins all parts with one another and home."""
        large = self.meets[2 * offer]
        small = self.meets[2 * offer + 1]
        home = large & self.home
        for part in range(parts):
            if not (large & self.parts[2 * part] or small & self.parts[2 * part + 1]):
                return False
            home |= self.parts[2 * part] & self.home
        return home != 0

    def weigh(self, slot: int, new_large: int, new_small: int, new_ground: int, table: int, testing: bool) -> bool:
        """Sets the lists below a slot, with what each offer adds now; False if a slot that must be filled has none.

        Also what they add by the prices, and the most of both in each list. With `testing` these are of offers for
        which there is a run.
        """
        row = slot * self.slots
        below = row + self.slots
        for later in range(slot, self.slots):
            at = below + later
            if later > slot and self.kinds[later] == self.kinds[later - 1]:
                self.begin[at] = self.begin[at - 1]
                self.size[at] = self.size[at - 1]
                self.most[at] = self.most[at - 1]
                self.hope[at] = self.hope[at - 1]
                continue
            self.begin[at] = self.top
            most = 0
            most_hope = 0
            for read in range(self.begin[row + later], self.begin[row + later] + self.size[row + later]):
                offer = self.pool[read]
                if self.states[offer] == DEAD:
                    continue
                gain = self.gains[read]
                hope = self.hopes[read]
                one = self.scores[3 * offer] & new_large
                two = self.scores[3 * offer + 1] & new_small
                three = self.scores[3 * offer + 2] & new_ground
                if one or two or three:
                    gain -= self.sum_of(0, one, two, three)
                    hope -= self.sum_of(table, one, two, three)
                if gain > most or hope > most_hope:
                    if testing and self.states[offer] == UNKNOWN and not self.test(offer):
                        continue
                    if gain > most:
                        most = gain
                    if hope > most_hope:
                        most_hope = hope
                self.pool[self.top] = offer
                self.gains[self.top] = gain
                self.hopes[self.top] = hope
                self.top += 1
            self.size[at] = self.top - self.begin[at]
            if not self.size[at] and self.musts[later]:
                return False
            self.most[at] = most
            self.hope[at] = most_hope
        return True

    def most_of(self, slot: int, first: int, large: int, small: int, ground: int, table: int) -> int:
        """The most that the slots from the first on could add to what is scored, by the lists below a slot.

        Either each adds the most it can; or each is paid the prices of what it adds, and all that can be added is
        worth what is lacking to its value besides.
        """
        below = (slot + 1) * self.slots
        most = 0
        hope = 0
        one = 0
        two = 0
        three = 0
        for later in range(first, self.slots):
            most += self.most[below + later]
            hope += self.hope[below + later]
            if later > first and self.kinds[later] == self.kinds[later - 1]:
                continue
            for read in range(self.begin[below + later], self.begin[below + later] + self.size[below + later]):
                offer = 3 * self.pool[read]
                one |= self.scores[offer]
                two |= self.scores[offer + 1]
                three |= self.scores[offer + 2]
        one &= ~large
        two &= ~small
        three &= ~ground
        hope += self.sum_of(0, one, two, three) - self.sum_of(table, one, two, three)
        return hope if hope < most else most

    def improve(self, slot: int, value: int, large: int, small: int, ground: int, table: int, rounds: int) -> bool:
        """Sets prices for the lists below a slot; False if they show that nothing here is good enough.

        Each stop and hex has a price up to its value. Whatever the prices, no choice adds more than the most that each
        slot could be paid, and what all that can be added is worth above its price. Prices rise where nobody would go
        for that pay and fall where several would.
        """
        below = (slot + 1) * self.slots
        one = 0
        two = 0
        three = 0
        for later in range(slot, self.slots):
            if later > slot and self.kinds[later] == self.kinds[later - 1]:
                continue
            for read in range(self.begin[below + later], self.begin[below + later] + self.size[below + later]):
                at = 3 * self.pool[read]
                one |= self.scores[at]
                two |= self.scores[at + 1]
                three |= self.scores[at + 2]
        one &= ~large
        two &= ~small
        three &= ~ground
        old = 192 * table
        new = 192 * (slot + 1)
        count = self.list_bits(0, one, 0)
        count = self.list_bits(64, two, count)
        count = self.list_bits(128, three, count)
        for place in range(count):
            self.prices[new + self.bits[place]] = self.prices[old + self.bits[place]]
        all_values = self.sum_of(0, one, two, three)
        needed = self.enough(slot)
        least = -1
        pace = 64
        worse = 0
        for _ in range(rounds):
            self.add_up(slot + 1, one, two, three)
            total = all_values - self.sum_of(slot + 1, one, two, three)
            for place in range(count):
                self.wanted[self.bits[place]] = 0
            top = -1
            hope = 0
            for later in range(slot, self.slots):
                if later == slot or self.kinds[later] != self.kinds[later - 1]:
                    top = -1
                    hope = 0
                    for read in range(self.begin[below + later], self.begin[below + later] + self.size[below + later]):
                        offer = self.pool[read]
                        at = 3 * offer
                        pay = self.extras[offer] + self.sum_of(
                            slot + 1, self.scores[at] & one, self.scores[at + 1] & two, self.scores[at + 2] & three
                        )
                        if pay > hope:
                            hope = pay
                            top = offer
                total += hope
                if top >= 0:
                    self.count(0, self.scores[3 * top] & one)
                    self.count(64, self.scores[3 * top + 1] & two)
                    self.count(128, self.scores[3 * top + 2] & three)
            if least < 0 or total < least:
                least = total
                worse = 0
                for place in range(count):
                    self.lowest[place] = self.prices[new + self.bits[place]]
                if value + total < needed:
                    return False
            else:
                worse += 1
                if worse == 3:
                    worse = 0
                    pace = pace // 2 + 1
            norm = 0
            for place in range(count):
                bit = self.bits[place]
                step = self.wanted[bit] - 1
                if (step < 0 and self.prices[new + bit] < self.values[bit]) or (step > 0 and self.prices[new + bit]):
                    norm += step * step
            if not norm:
                break
            far = (value + total - self.best) * pace // (64 * norm) + 1
            for place in range(count):
                bit = self.bits[place]
                price = self.prices[new + bit] - far * (self.wanted[bit] - 1)
                if price < 0:
                    price = 0
                if price > self.values[bit]:
                    price = self.values[bit]
                self.prices[new + bit] = price
        for place in range(count):
            self.prices[new + self.bits[place]] = self.lowest[place]
        self.add_up(slot + 1, one, two, three)
        for later in range(slot, self.slots):
            if later > slot and self.kinds[later] == self.kinds[later - 1]:
                self.hope[below + later] = self.hope[below + later - 1]
                continue
            hope = 0
            for read in range(self.begin[below + later], self.begin[below + later] + self.size[below + later]):
                offer = self.pool[read]
                at = 3 * offer
                pay = self.extras[offer] + self.sum_of(
                    slot + 1, self.scores[at] & one, self.scores[at + 1] & two, self.scores[at + 2] & three
                )
                self.hopes[read] = pay
                if pay > hope:
                    hope = pay
            self.hope[below + later] = hope
        return True

    def list_bits(self, first: int, bits: int, count: int) -> int:
        """Lists the bits of a word after those listed before, and returns how many there are now."""
        while bits:
            if bits & 1:
                self.bits[count] = first
                count += 1
            bits >>= 1
            first += 1
        return count

    def count(self, first: int, bits: int) -> None:
        """Counts the bits of a word that somebody wants."""
        while bits:
            self.wanted[first] += bits & 1
            bits >>= 1
            first += 1

    def bring(self, one: int, other: int) -> None:
        """Brings an entry of a list forward to another's place; those between move back and keep their order."""
        offer = self.pool[one]
        gain = self.gains[one]
        hope = self.hopes[one]
        while one > other:
            self.pool[one] = self.pool[one - 1]
            self.gains[one] = self.gains[one - 1]
            self.hopes[one] = self.hopes[one - 1]
            one -= 1
        self.pool[other] = offer
        self.gains[other] = gain
        self.hopes[other] = hope

    def narrow(self, slot: int, value: int, large: int, small: int, ground: int, table: int) -> None:
        """Leaves out the offers with which even the most that all others add is not enough."""
        below = (slot + 1) * self.slots
        needed = self.enough(slot)
        total = value
        priced = value
        one = 0
        two = 0
        three = 0
        for later in range(slot, self.slots):
            total += self.most[below + later]
            priced += self.hope[below + later]
            if later > slot and self.kinds[later] == self.kinds[later - 1]:
                continue
            for read in range(self.begin[below + later], self.begin[below + later] + self.size[below + later]):
                offer = 3 * self.pool[read]
                one |= self.scores[offer]
                two |= self.scores[offer + 1]
                three |= self.scores[offer + 2]
        one &= ~large
        two &= ~small
        three &= ~ground
        priced += self.sum_of(0, one, two, three) - self.sum_of(table, one, two, three)
        for later in range(slot, self.slots):
            start = self.begin[below + later]
            if later > slot and self.kinds[later] == self.kinds[later - 1]:
                self.size[below + later] = self.size[below + later - 1]
                continue
            gains = total - self.most[below + later]
            hopes = priced - self.hope[below + later]
            if later == slot:
                self.others[slot] = hopes
            write = start
            for read in range(start, start + self.size[below + later]):
                if gains + self.gains[read] >= needed and hopes + self.hopes[read] >= needed:
                    self.pool[write] = self.pool[read]
                    self.gains[write] = self.gains[read]
                    self.hopes[write] = self.hopes[read]
                    write += 1
            self.size[below + later] = write - start

    def joinable(self, slot: int) -> bool:
        """Whether as many runs as there are slots left may be enough to join those chosen with one another and home."""
        below = (slot + 1) * self.slots
        large = self.home
        small = 0
        for _ in range(self.slots - slot + 1):
            # All chosen runs that hang together with what is joined so far.
            more = True
            apart = False
            while more:
                more = False
                apart = False
                for each in range(slot):
                    offer = self.chosen[each]
                    if offer < 0:
                        continue
                    one = self.meets[2 * offer]
                    two = self.meets[2 * offer + 1]
                    if not (large & one or small & two):
                        apart = True
                    elif (large | one) != large or (small | two) != small:
                        large |= one
                        small |= two
                        more = True
            if not apart:
                return True
            # All runs that one slot could add to it.
            wide = large
            wide_small = small
            for later in range(slot, self.slots):
                if later > slot and self.kinds[later] == self.kinds[later - 1]:
                    continue
                start = self.begin[below + later]
                for read in range(start, start + self.size[below + later]):
                    offer = self.pool[read]
                    one = self.meets[2 * offer]
                    two = self.meets[2 * offer + 1]
                    if large & one or small & two:
                        wide |= one
                        wide_small |= two
            if wide == large and wide_small == small:
                return False
            large = wide
            small = wide_small
        return False
