"""The search for what trains may score: the runs of one train, and those of joined Freights.

This is ordinary Python. When the project is installed it is also compiled to machine code, with the types of
`offer_kernel.pxd`; both do the same steps in the same order. Numbers stay within 64 bits: towns and areas, small
stations, and hexes on the board are one word each, borders and links between stops four.
"""

from __future__ import annotations

from array import array

TOWN = 0
SMALL = 1
PORT = 3

FAR = 1 << 28

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
    most = len(ends) * len(ends) // 2
    found = array("i", bytes(4 * 2 * most)), array("q", bytes(8 * most)), array("Q", bytes(8 * 3 * most))
    # Of the words two for each pair tell where runs may meet others; behind all of these one tells what they score.
    kept, extras, words = found
    count = 0
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
            kept[2 * count] = one
            kept[2 * count + 1] = two
            extras[count] = between * (port_rate if kind == PORT or other == PORT else rate)
            words[2 * count] = large & meeting
            words[2 * count + 1] = small & meeting_small
            words[2 * most + count] = bits[start] | bits[goal]
            count += 1
    return found[0][: 2 * count], found[1][:count], found[2][2 * most : 2 * most + count], found[2][: 2 * count]


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
        self.work = 0
        self.limit = 0
        # Work up to which runs from one stop are looked for, and whether some were not.
        self.until = 0
        self.cut = False
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
        self.cut = False
        for stop in barred:
            self.barred[stop] = 1
        if visit >= 2:
            # Half of the work is for whatever comes first. If that is not enough, the stops left get equal shares.
            self.until = self.work + (self.limit - self.work) // 2
            for root in range(len(self.bits)):
                if any_one and len(self.kept_facts):
                    break
                if self.stopped:
                    self.cut = True
                if self.cut:
                    self.stopped = False
                    self.until = self.work + (self.limit - self.work) // (len(self.bits) - root)
                kind = self.facts[4 * root]
                if kind == SMALL or self.facts[4 * root + 3] or (kind and not areas) or self.barred[root]:
                    continue
                self.root = root
                self.depth = 0
                self.seen[root] = 1
                self.go_on(root, 1, 0, self.facts[4 * root + 1], self.bits[root], 0, self.ground[root], 0, 0, 0, 0)
                self.seen[root] = 0
            if self.stopped and not any_one:
                self.cut = True
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
        self.work += 2 + self.first[stop + 1] - self.first[stop]
        if self.work > self.until:
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
        self.work += 4
        if self.found.count > before:
            self.work += 4 * self.depth
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
        self.work = 0
        self.limit = 0

    def collect(self, found: Table, score: int, score_small: bool) -> None:
        """Takes the runs found by a Sweep, but for those of which another has all and more."""
        self.sort(found)
        for number in range(found.count):
            if self.work > self.limit:
                break
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
        self.work += 4 * found.count
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
            self.work += 3
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
            self.work += 1
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
        self.work += 4
        if much <= 0:
            before = self.table.count
            offer = self.table.add(scored, scored_small, ground)
            if self.table.count > before:
                self.firsts.append(number)
            self.table.notes[2 * offer] |= large & self.meeting
            self.table.notes[2 * offer + 1] |= small & self.meeting_small
            return
        while left and not self.work > self.limit:
            bit = left ^ (left & (left - 1))
            left ^= bit
            self.leave_out(number, large, scored ^ bit, left, small, scored_small, ground, much - 1)


def matching(found: Table, large: int, small: int, ground: int, part: bool, any_small: bool) -> array[int]:
    """The numbers of the triples with these words; `part`, `any_small`: the first may be more, the second any."""
    numbers = array("i")
    for number in range(found.count):
        key = 3 * number
        if (
            found.keys[key + 2] == ground
            and (any_small or found.keys[key + 1] == small)
            and (found.keys[key] == large or (part and found.keys[key] & large == large))
        ):
            numbers.append(number)
    return numbers


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
        self.work = 0
        self.limit = 0
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
        # The stretches of each way found, where the next begin, and its stops as two words.
        self.kept_ways = array("i")
        self.kept_ends = array("i")
        self.kept_stops = array("Q")

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
        self.work += 200 + self.uses * self.kinds + self.width * self.stops // 4
        self.states = array("i", [FAR]) * (self.width * (self.stops + 1))

    def find(self, start: int, entry: int, goal: int, goal_entry: int, spare: int, collect: bool) -> None:
        """Finds a way from start to goal, or with `collect` one for each set of stops on the way.

        `spare`: no Freight of this length may be able to lengthen the way at either end.
        """
        self.forget()
        self.all = collect
        if collect:
            self.found = Table()
        self.look(start, entry, goal, goal_entry, spare)

    def reach(
        self, starts: array[int], entries: array[int], goals: array[int], goal_entries: array[int], ends: array[int]
    ) -> array[int]:
        """Finds a way from each start to its goal; for each 1, or 0 if there is none, or -1 if it is not known.

        `ends`: of ways with the same end, which follow one another, those after the first that there is are not looked
        for. Nor is anything else once there is too much work.
        """
        self.forget()
        self.all = False
        reached = array("i", [-1]) * len(goals)
        last = -1
        for place in range(len(goals)):
            if ends[place] == last:
                continue
            before = len(self.kept_ends)
            self.look(starts[place], entries[place], goals[place], goal_entries[place], 0)
            if len(self.kept_ends) > before:
                reached[place] = 1
                last = ends[place]
            elif self.work > self.limit:
                break
            else:
                reached[place] = 0
        return reached

    def forget(self) -> None:
        """Forgets the ways found before."""
        self.kept_ways = array("i")
        self.kept_ends = array("i")
        self.kept_stops = array("Q")

    def look(self, start: int, entry: int, goal: int, goal_entry: int, spare: int) -> None:
        """Looks for ways from start to goal."""
        self.start = start
        self.goal = goal
        self.entry = goal_entry
        self.spare = spare
        self.stopped = False
        self.depth = 0
        self.work += 50 + self.width
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
        self.work += 2 + self.first[stop + 1] - self.first[stop]
        if self.work > self.limit:
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
        self.work += 2 * self.width
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
                    if longer or self.work > self.limit:
                        return
        if not self.keep_small:
            small = 0
        before = self.found.count
        if self.all:
            self.found.add(large, small, 0)
        if not self.all or self.found.count > before:
            for step in range(self.depth):
                self.kept_ways.append(self.trail[step])
            self.kept_ends.append(len(self.kept_ways))
            self.kept_stops.append(large)
            self.kept_stops.append(small)
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
        self.work += 2 + self.first[stop + 1] - self.first[stop]
        for way in range(self.first[stop], self.first[stop + 1]):
            if self.work > self.limit:
                return False
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
