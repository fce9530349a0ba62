"""The search for the best choice of runs for all trains of a company.

This is ordinary Python. When the project is installed it is also compiled to machine code, with the types of
`choice_kernel.pxd`; both do the same steps in the same order. Numbers stay within 64 bits: towns and areas, small
stations, and hexes on the board are one word each.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

# Whether there is a run for an offer.
UNKNOWN = 0
ALIVE = 1
DEAD = 2

FIRST_STEPS = 200
"""Steps after which it is worth while to improve the best choice found before the search goes on."""
CHANGED = 3
"""How many slots are changed at once when a choice is improved."""
FEW = 5
"""While more slots than these are open, prices are set anew."""


class Room:
    """Arrays for one search after the other, which is quicker than new ones; what is left in them means nothing."""

    def __init__(self) -> None:
        self.arrays: dict[str, array[int]] = {}

    def of(self, name: str, code: str, length: int) -> array[int]:
        """An array of this length at least."""
        found = self.arrays.get(name)
        if found is None or len(found) < length:
            found = self.arrays[name] = array(code, [0]) * (length + length // 4)
        return found


class Choice:
    """Chooses an offer for each slot, a train or joined Freights, so that what all score together is worth most.

    The runs must hang together and have a town of the anchor. Offers are taken one by one; those taken make parts that
    may hang together, the first one with the anchor, and each part has to be touched until there is but one. So the
    next offer is one of those that touch a part, or of those for one kind of slots, whichever are fewer. Each of them
    is tried, and then left out while the others are, so that no choice is made twice.

    `scores`: three words for each offer: towns and areas, small stations, hexes. `extras`: what it is worth besides.
    `meets`: where its runs may meet others, at best, as two words. `ends`: the towns where no other's may be as well.
    `values`: what each bit of the three words is worth.
    `starts` and `sizes`: the list of offers for each kind of slot; `counts`: how many slots of the kind there are;
    `musts`: whether they may not be left empty. `best`: only more than this counts. `grain`: what sets are worth is a
    multiple of the first number and besides at most the second, in multiples of the third. `by_hexes`: what they are
    worth besides is what the hexes are worth. `prices`: as in `improve`, to begin with. `states`: whether there is a
    run for each offer, which `test` finds out. `offer` is asked whether a choice can be run in fact, and `ways` where
    each of the runs for an offer may meet others, two words each; none if that is not known yet. `room`: to work in,
    for no other search at the same time.

    `work` counts the steps of inner loops. Once it is above `limit` the search ends with the best choice found so far,
    or one that is made quickly if that is better.
    """

    def __init__(
        self,
        scores: array[int],
        extras: array[int],
        meets: array[int],
        ends: array[int],
        values: array[int],
        starts: array[int],
        sizes: array[int],
        counts: array[int],
        musts: array[int],
        anchor: int,
        best: int,
        limit: int,
        grain: tuple[int, int, int],
        by_hexes: bool,
        prices: array[int],
        states: array[int],
        test: Callable[[int], bool],
        offer: Callable[[tuple[int, ...]], bool],
        ways: Callable[[int], array[int]],
        room: Room,
    ) -> None:
        self.scores = scores
        self.extras = extras
        self.meets = meets
        self.ends = ends
        self.values = values
        self.musts = musts
        self.anchor = anchor
        self.best = best
        self.limit = limit
        self.whole, self.besides, self.fine = grain
        self.by_hexes = by_hexes
        self.states = states
        self.test = test
        self.offer = offer
        self.ways = ways
        self.nodes = 0
        self.pause = FIRST_STEPS
        self.stopped = False
        self.bound = -1
        self.kinds = len(sizes)
        # How many slots of each kind are still open, and where the offers taken for them are noted.
        self.counts = counts
        self.free = array("i", counts)
        self.next = array("i", bytes(4 * (self.kinds + 1)))
        self.slots = 0
        for kind in range(self.kinds):
            self.next[kind] = self.slots
            self.slots += counts[kind]
        self.left = self.slots
        self.chosen = array("i", [-1]) * (self.slots + 1)
        # The best choice, once there is one.
        self.kept = False
        self.kept_choice = array("i", [-1]) * (self.slots + 1)
        # The lists at each depth one after the other, with what each offer adds and what it is paid by the prices.
        offers = len(extras)
        places = offers * (self.slots + 1) + 1
        self.work = places // 4 + 1536 * (self.slots + 2)
        self.top = offers
        self.pool = room.of("pool", "i", places)
        self.gains = room.of("gains", "q", places)
        self.hopes = room.of("hopes", "q", places)
        self.barred = array("i", bytes(4 * (offers + 1)))
        # Where each begins, how long it is, and the most that an offer of it adds.
        lists = (self.slots + 2) * (self.kinds + 1)
        self.begin = array("i", bytes(4 * lists))
        self.size = array("i", bytes(4 * lists))
        self.most = array("q", bytes(8 * lists))
        self.hope = array("q", bytes(8 * lists))
        # The offers that could be next, by their places in the lists, with the kinds of slots they are for.
        self.last = 0
        self.front = room.of("front", "i", places)
        self.front_kinds = room.of("front_kinds", "i", places)
        # By how many runs away from the first part, and by kinds of slots: the most that an offer adds and is paid.
        self.least_layers = 0
        self.layer_most = array("q", bytes(8 * (self.slots + 1) * (self.kinds + 1)))
        self.layer_hope = array("q", bytes(8 * (self.slots + 1) * (self.kinds + 1)))
        self.top_most = array("q", bytes(8 * (self.kinds + 1)))
        self.top_hope = array("q", bytes(8 * (self.kinds + 1)))
        self.reached = array("i", bytes(4 * (self.slots + 2)))
        self.reached_offers = room.of("reached_offers", "i", places)
        # What a choice can be worth at each depth: besides whole multiples, by what slots add, and by the prices.
        self.tails = array("q", bytes(8 * (self.slots + 1)))
        self.totals = array("q", bytes(8 * (self.slots + 1)))
        self.priced = array("q", bytes(8 * (self.slots + 1)))
        # By how much what an offer adds, or is paid, may be below the most of its list at the depth before.
        self.spare = array("q", [1 << 62]) * (self.slots + 1)
        self.spare_hope = array("q", [1 << 62]) * (self.slots + 1)
        # Where the runs for each offer may meet others, as far as known; room to find some that hang together.
        self.ways_count = 0
        self.kept_ways = array("Q", bytes(8 * 2 * 1024))
        self.meets_of_ways = self.kept_ways
        self.first_way = array("i", [-1]) * (offers + 1)
        self.last_way = array("i", bytes(4 * (offers + 1)))
        self.ahead = array("Q", bytes(8 * 2 * (self.slots + 2)))
        self.pieces = array("Q", bytes(8 * 2 * (self.slots + 2) * (self.slots + 2)))
        for kind in range(self.kinds):
            self.begin[kind] = starts[kind]
            self.size[kind] = sizes[kind]
        # Where those taken may meet others, as parts that hang together, and the towns of `ends`, at each depth.
        self.parts = array("Q", bytes(8 * 2 * (self.slots + 2) * (self.slots + 2)))
        self.part_count = array("i", bytes(4 * (self.slots + 2)))
        self.used_ends = array("Q", bytes(8 * (self.slots + 2)))
        # What can be scored by the lists last looked at.
        self.large = 0
        self.small = 0
        self.ground = 0
        # What the bits of each byte of each word are worth together: by values first, then by the prices at each depth.
        self.sums = room.of("sums", "q", 6144 * (self.slots + 2))
        self.kept_prices = array("q", bytes(8 * 192 * (self.slots + 2)))
        self.prices = self.kept_prices
        self.lowest = array("q", bytes(8 * 192))
        self.wanted = array("i", bytes(4 * 192))
        self.bits = array("i", bytes(4 * 192))
        self.begin_with(prices)

    def begin_with(self, prices: array[int]) -> None:
        """Sets values and the prices at the beginning, and lists all offers with what they add."""
        for bit in range(192):
            self.prices[bit] = self.values[bit]
            self.prices[192 + bit] = prices[bit]
        every = (1 << 64) - 1
        self.add_up(0, every, every, every)
        self.add_up(1, every, every, every)
        for offer in range(self.top):
            at = 3 * offer
            self.pool[offer] = offer
            self.gains[offer] = self.extras[offer] + self.sum_of(
                0, self.scores[at], self.scores[at + 1], self.scores[at + 2]
            )

    def solve(self) -> None:
        """Searches all choices worth more than the best known."""
        if not self.slots:
            return
        self.hope_anew()
        self.parts[0] = self.anchor
        self.part_count[0] = 1
        # The last work is for a choice that is made quickly.
        reserve = 16 * self.slots * self.top
        self.limit -= reserve
        self.choose(0, 0, 0, 0, 0, 0, 0, 0, 1)
        if self.stopped and self.work <= self.limit:
            # It is a long search, and shorter the better the best known.
            self.pause = 1 << 62
            self.stopped = False
            self.bound = -1
            self.drop()
            if self.kept and self.slots > CHANGED:
                self.mend()
                self.bound = -1
                self.drop()
            self.choose(0, 0, 0, 0, 0, 0, 0, 0, 1)
        if self.stopped:
            self.limit = self.work + reserve
            self.hurry()

    def hurry(self) -> None:
        """Fills slot after slot with the offer that adds most and touches what is taken, those that must be first."""
        value = 0
        large = 0
        small = 0
        ground = 0
        depth = 0
        filled = True
        while filled and self.left and self.work <= self.limit:
            filled = False
            top = -1
            top_kind = 0
            top_gain = 0
            top_must = False
            for kind in range(self.kinds):
                if not self.free[kind]:
                    continue
                must = self.musts[kind] != 0
                self.work += 2 * self.size[kind]
                for read in range(self.begin[kind], self.begin[kind] + self.size[kind]):
                    offer = self.pool[read]
                    if (
                        self.states[offer] == DEAD
                        or self.ends[offer] & self.used_ends[depth]
                        or not self.joins(depth, offer)
                    ):
                        continue
                    at = 3 * offer
                    gain = self.extras[offer] + self.sum_of(
                        0, self.scores[at] & ~large, self.scores[at + 1] & ~small, self.scores[at + 2] & ~ground
                    )
                    if (must and not top_must) or (must == top_must and gain > top_gain):
                        top = offer
                        top_kind = kind
                        top_gain = gain
                        top_must = must
            if top >= 0:
                filled = True
                if self.states[top] == UNKNOWN and not self.test(top):
                    continue
                at = 3 * top
                value += top_gain
                large |= self.scores[at]
                small |= self.scores[at + 1]
                ground |= self.scores[at + 2]
                self.take(top_kind, top)
                self.join(depth, top)
                depth += 1
                self.settle(depth, value)
        for kind in range(self.kinds):
            while self.free[kind] < self.counts[kind]:
                self.put_back(kind)

    def hope_anew(self) -> None:
        """Sets what all offers are paid by the prices at the beginning."""
        for kind in range(self.kinds):
            for read in range(self.begin[kind], self.begin[kind] + self.size[kind]):
                at = 3 * self.pool[read]
                self.hopes[read] = self.extras[self.pool[read]] + self.sum_of(
                    1, self.scores[at], self.scores[at + 1], self.scores[at + 2]
                )

    def drop(self) -> None:
        """Drops the offers with which nothing good enough can be chosen, by the prices at the beginning."""
        self.hope_anew()
        bottom = self.top
        if self.weigh(0, 0, 0, 0, 1, False):
            self.look(0, 0, 0, 0, 0, 1)
            self.narrow(0)
            for kind in range(self.kinds):
                start = self.begin[kind]
                self.size[kind] = self.size[self.kinds + kind]
                for place in range(self.size[kind]):
                    read = self.begin[self.kinds + kind] + place
                    self.pool[start + place] = self.pool[read]
                    self.gains[start + place] = self.gains[read]
                    self.hopes[start + place] = self.hopes[read]
        self.top = bottom

    def mend(self) -> None:
        """Looks whether the best choice becomes better when any few of its offers are changed."""
        again = True
        while again:
            again = False
            for one in range(self.slots):
                for two in range(one):
                    for three in range(two):
                        if self.stopped:
                            return
                        before = self.best
                        self.change(one, two, three)
                        if self.best > before:
                            again = True

    def change(self, one: int, two: int, three: int) -> None:
        """Chooses anew for three slots."""
        value = 0
        large = 0
        small = 0
        ground = 0
        slot = 0
        for kind in range(self.kinds):
            for _ in range(self.counts[kind]):
                offer = self.kept_choice[slot]
                if slot != one and slot != two and slot != three:
                    self.take(kind, offer)
                    if offer >= 0:
                        at = 3 * offer
                        value += self.extras[offer] + self.sum_of(
                            0, self.scores[at] & ~large, self.scores[at + 1] & ~small, self.scores[at + 2] & ~ground
                        )
                        large |= self.scores[at]
                        small |= self.scores[at + 1]
                        ground |= self.scores[at + 2]
                        self.join(0, offer)
                        for place in range(2 * self.part_count[1]):
                            self.parts[place] = self.parts[2 * (self.slots + 2) + place]
                        self.part_count[0] = self.part_count[1]
                        self.used_ends[0] = self.used_ends[1]
                slot += 1
        self.choose(0, value, large, small, ground, large, small, ground, 1)
        for kind in range(self.kinds):
            while self.free[kind] < self.counts[kind]:
                self.put_back(kind)
        self.parts[0] = self.anchor
        self.parts[1] = 0
        self.part_count[0] = 1
        self.used_ends[0] = 0

    def first_prices(self) -> array[int]:
        """The prices at the beginning, to begin another search with."""
        return self.kept_prices[192:384]

    # What stops and hexes are worth

    def add_up(self, table: int, large: int, small: int, ground: int) -> None:
        """Sets the sums of the prices at a depth, for the bytes that have any of the bits of three words."""
        for byte in range(24):
            here = large if byte < 8 else small if byte < 16 else ground
            if not here >> 8 * (byte & 7) & 255:
                continue
            self.work += 64
            at = 6144 * table + 256 * byte
            # Only sums of bits that are in the words will be asked for.
            known = 0
            for bit in range(8):
                if not here >> 8 * (byte & 7) + bit & 1:
                    continue
                price = self.prices[192 * table + 8 * byte + bit]
                low = known
                while low:
                    self.sums[at + (1 << bit) + low] = self.sums[at + low] + price
                    low = (low - 1) & known
                self.sums[at + (1 << bit)] = price
                known |= 1 << bit

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

    def enough(self, depth: int) -> int:
        """The least that a set worth more than the best known can be worth, by the tail at a depth."""
        if self.best < 0:
            return 0
        rest = self.best % self.whole
        more = rest - rest % self.fine + self.fine
        return self.best - rest + (more if more <= self.tails[depth] else self.whole)

    # The search

    def choose(
        self,
        depth: int,
        value: int,
        large: int,
        small: int,
        ground: int,
        new_large: int,
        new_small: int,
        new_ground: int,
        table: int,
    ) -> None:
        """Takes more offers besides those taken. The lists to take them from are those left at the depth before.

        The words are what is scored so far, and what of it the last offer added; `table`: the prices that hold here.
        """
        self.nodes += 1
        self.work += 20
        if self.nodes > self.pause or self.work > self.limit:
            self.stopped = True
        if self.left == 1:
            self.finish(depth, value, new_large, new_small, new_ground)
            return
        bottom = self.top
        # At first it may be clear without tests that nothing here is good enough.
        if self.left == self.slots:
            if not self.weigh(depth, new_large, new_small, new_ground, table, False):
                self.top = bottom
                return
            self.top = bottom
            self.look(depth, value, large, small, ground, table)
            if self.most_of(depth) < self.enough(depth):
                return
        if not self.weigh(depth, new_large, new_small, new_ground, table, True):
            self.top = bottom
            return
        self.look(depth, value, large, small, ground, table)
        bound = self.most_of(depth)
        if self.stopped and bound > self.bound:
            self.bound = bound
        if not self.stopped and bound >= self.enough(depth):
            self.narrow(depth)
            good = True
            if self.left == self.slots or (self.left > FEW and depth):
                good = self.improve(depth, value, large, small, ground, table, 60 if depth == 0 else 8)
                table = depth + 1
                if good:
                    self.look(depth, value, large, small, ground, table)
                    self.narrow(depth)
            if good and self.joined(depth, value) >= self.enough(depth):
                self.each(depth, value, large, small, ground, table)
        self.top = bottom
        self.settle(depth, value)

    def each(self, depth: int, value: int, large: int, small: int, ground: int, table: int) -> None:
        """Takes each of the offers of which one is to be next, the one that loses least of what was hoped for first."""
        below = (depth + 1) * self.kinds
        first = self.last
        only = self.line_up(depth)
        last = self.last
        tried = first
        for place in range(first, last):
            self.bring(place, last, below)
            read = self.front[place]
            kind = self.front_kinds[place]
            offer = self.pool[read]
            gain = self.gains[read]
            needed = self.enough(depth)
            high = self.priced[depth] - self.hope[below + kind] + self.hopes[read]
            if high < needed:
                break
            tried = place + 1
            total = self.totals[depth] - self.most[below + kind] + gain
            if total < needed:
                continue
            if self.stopped:
                if high > self.bound:
                    self.bound = high
                break
            if self.states[offer] == DEAD or (self.states[offer] == UNKNOWN and not self.test(offer)):
                continue
            self.take(kind, offer)
            self.join(depth, offer)
            self.spare[depth + 1] = total - needed
            self.spare_hope[depth + 1] = high - needed
            at = 3 * offer
            self.choose(
                depth + 1,
                value + gain,
                large | self.scores[at],
                small | self.scores[at + 1],
                ground | self.scores[at + 2],
                self.scores[at] & ~large,
                self.scores[at + 1] & ~small,
                self.scores[at + 2] & ~ground,
                table,
            )
            self.put_back(kind)
            self.barred[offer] = 1
        self.last = last
        if only >= 0 and not self.musts[only] and self.free[only] < self.left:
            needed = self.enough(depth)
            total = self.totals[depth] - self.free[only] * self.most[below + only]
            high = self.priced[depth] - self.free[only] * self.hope[below + only]
            if total >= needed and high >= needed:
                if self.stopped:
                    if high > self.bound:
                        self.bound = high
                else:
                    # None of these: the slots of this kind stay empty.
                    free = self.free[only]
                    self.free[only] = 0
                    self.left -= free
                    self.join(depth, -1)
                    self.spare[depth + 1] = total - needed
                    self.spare_hope[depth + 1] = high - needed
                    self.choose(depth + 1, value, large, small, ground, 0, 0, 0, table)
                    self.left += free
                    self.free[only] = free
        for place in range(first, tried):
            self.barred[self.pool[self.front[place]]] = 0
        self.last = first

    def line_up(self, depth: int) -> int:
        """Lists offers of which one must be next: those that touch a part, or those for a kind of slots, the fewest.

        Returns the kind of slots, which may also be left empty, or -1.
        """
        below = (depth + 1) * self.kinds
        row = 2 * depth * (self.slots + 2)
        fewest = 0
        large = 0
        small = 0
        for part in range(self.part_count[depth]):
            one = self.parts[row + 2 * part]
            two = self.parts[row + 2 * part + 1]
            count = 0
            for kind in range(self.kinds):
                self.work += self.size[below + kind]
                for read in range(self.begin[below + kind], self.begin[below + kind] + self.size[below + kind]):
                    offer = self.pool[read]
                    if self.meets[2 * offer] & one or self.meets[2 * offer + 1] & two:
                        count += 1
            if part == 0 or count < fewest:
                fewest = count
                large = one
                small = two
        only = -1
        for kind in range(self.kinds):
            if self.free[kind] and self.size[below + kind] + 1 < fewest:
                fewest = self.size[below + kind] + 1
                only = kind
        for kind in range(self.kinds):
            if only >= 0 and kind != only:
                continue
            self.work += self.size[below + kind]
            for read in range(self.begin[below + kind], self.begin[below + kind] + self.size[below + kind]):
                offer = self.pool[read]
                if only >= 0 or self.meets[2 * offer] & large or self.meets[2 * offer + 1] & small:
                    self.front[self.last] = read
                    self.front_kinds[self.last] = kind
                    self.last += 1
        return only

    def join(self, depth: int, offer: int) -> None:
        """Sets the parts that hang together when one more offer is taken: the anchor is in the first."""
        row = 2 * depth * (self.slots + 2)
        below = row + 2 * (self.slots + 2)
        count = self.part_count[depth]
        if offer < 0:
            for place in range(2 * count):
                self.parts[below + place] = self.parts[row + place]
            self.part_count[depth + 1] = count
            self.used_ends[depth + 1] = self.used_ends[depth]
            return
        large = self.meets[2 * offer]
        small = self.meets[2 * offer + 1]
        into = -1
        kept = 0
        for part in range(count):
            one = self.parts[row + 2 * part]
            two = self.parts[row + 2 * part + 1]
            if self.meets[2 * offer] & one or self.meets[2 * offer + 1] & two:
                large |= one
                small |= two
                if into >= 0:
                    continue
                into = kept
            self.parts[below + 2 * kept] = one
            self.parts[below + 2 * kept + 1] = two
            kept += 1
        if into < 0:
            into = kept
            kept += 1
        self.parts[below + 2 * into] = large
        self.parts[below + 2 * into + 1] = small
        self.part_count[depth + 1] = kept
        self.used_ends[depth + 1] = self.used_ends[depth] | self.ends[offer]

    def take(self, kind: int, offer: int) -> None:
        """Fills a slot of a kind with an offer, or leaves it empty."""
        self.chosen[self.next[kind]] = offer
        self.next[kind] += 1
        self.free[kind] -= 1
        self.left -= 1

    def put_back(self, kind: int) -> None:
        """Opens the last slot of a kind that was filled."""
        self.left += 1
        self.free[kind] += 1
        self.next[kind] -= 1
        self.chosen[self.next[kind]] = -1

    def bring(self, place: int, last: int, below: int) -> None:
        """Brings the offer that is to be tried next to its place among those that could be."""
        top = place
        top_loss = self.hope[below + self.front_kinds[top]] - self.hopes[self.front[top]]
        self.work += last - place
        for other in range(place + 1, last):
            loss = self.hope[below + self.front_kinds[other]] - self.hopes[self.front[other]]
            if loss < top_loss or (loss == top_loss and self.gains[self.front[other]] > self.gains[self.front[top]]):
                top = other
                top_loss = loss
        read = self.front[top]
        kind = self.front_kinds[top]
        self.front[top] = self.front[place]
        self.front_kinds[top] = self.front_kinds[place]
        self.front[place] = read
        self.front_kinds[place] = kind

    def finish(self, depth: int, value: int, new_large: int, new_small: int, new_ground: int) -> None:
        """Takes an offer for the last slot, or none."""
        kind = 0
        while not self.free[kind]:
            kind += 1
        row = depth * self.kinds + kind
        start = self.top
        end = start
        self.work += self.size[row]
        for read in range(self.begin[row], self.begin[row] + self.size[row]):
            offer = self.pool[read]
            gain = self.gains[read]
            if (
                value + gain <= self.best
                or self.states[offer] == DEAD
                or self.barred[offer]
                or self.ends[offer] & self.used_ends[depth]
                or not self.joins(depth, offer)
            ):
                continue
            at = 3 * offer
            gain -= self.sum_of(
                0, self.scores[at] & new_large, self.scores[at + 1] & new_small, self.scores[at + 2] & new_ground
            )
            if value + gain > self.best:
                self.pool[end] = offer
                self.gains[end] = gain
                end += 1
        for place in range(start, end):
            top = place
            self.work += end - place
            for other in range(place + 1, end):
                if self.gains[other] > self.gains[top]:
                    top = other
            offer = self.pool[top]
            gain = self.gains[top]
            self.pool[top] = self.pool[place]
            self.gains[top] = self.gains[place]
            if self.stopped:
                if value + gain > self.bound:
                    self.bound = value + gain
                break
            if value + gain <= self.best:
                break
            if self.states[offer] == DEAD or (self.states[offer] == UNKNOWN and not self.test(offer)):
                continue
            self.take(kind, offer)
            self.join(depth, offer)
            self.settle(depth + 1, value + gain)
            self.put_back(kind)
        self.settle(depth, value)

    def joins(self, depth: int, offer: int) -> bool:
        """Whether an offer touches all parts."""
        row = 2 * depth * (self.slots + 2)
        for part in range(self.part_count[depth]):
            if not (
                self.meets[2 * offer] & self.parts[row + 2 * part]
                or self.meets[2 * offer + 1] & self.parts[row + 2 * part + 1]
            ):
                return False
        return True

    def settle(self, depth: int, value: int) -> None:
        """Keeps what is taken as the best choice if it is."""
        if value <= self.best or self.part_count[depth] > 1:
            return
        for kind in range(self.kinds):
            if self.free[kind] and self.musts[kind]:
                return
        if self.accepted():
            self.best = value
            self.kept = True
            for slot in range(self.slots):
                self.kept_choice[slot] = self.chosen[slot]
        elif self.stopped and value > self.bound:
            self.bound = value

    # Whether runs hang together

    def accepted(self) -> bool:
        """Whether there are runs for all that is chosen that hang together with the anchor."""
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
        # What was at best is now known.
        self.meets[2 * offer] = 0
        self.meets[2 * offer + 1] = 0
        for place in range(2 * count):
            self.meets_of_ways[2 * self.ways_count + place] = found[place]
            self.meets[2 * offer + (place & 1)] |= found[place]
        self.first_way[offer] = self.ways_count
        self.ways_count += count
        self.last_way[offer] = self.ways_count

    def hang(self, slot: int, count: int) -> bool:
        """Whether runs for what is chosen from a slot on can join the pieces of those before and the anchor."""
        row = 2 * slot * (self.slots + 2)
        while slot < self.slots and self.chosen[slot] < 0:
            slot += 1
        if slot == self.slots:
            return count == 1 and self.pieces[row] & self.anchor != 0
        offer = self.chosen[slot]
        below = 2 * (slot + 1) * (self.slots + 2)
        for way in range(self.first_way[offer], self.last_way[offer]):
            self.work += 2 + 2 * count
            if self.work > self.limit:
                self.stopped = True
                return False
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

    def joined(self, depth: int, value: int) -> int:
        """The most that a choice can be worth by the lists at a depth if it hangs together; -1 if it cannot.

        If an offer is taken that is so many runs away from the anchor, so is one for every number of runs less.
        """
        below = (depth + 1) * self.kinds
        layers = self.set_layers(depth)
        if self.least_layers < 0:
            return -1
        bound = -1 if self.least_layers else value
        spare = self.priced[depth]
        for kind in range(self.kinds):
            self.top_most[kind] = 0
            self.top_hope[kind] = 0
            spare -= self.free[kind] * self.hope[below + kind]
        for layer in range(layers):
            total = value
            priced = spare
            for kind in range(self.kinds):
                at = layer * self.kinds + kind
                if self.layer_most[at] > self.top_most[kind]:
                    self.top_most[kind] = self.layer_most[at]
                if self.layer_hope[at] > self.top_hope[kind]:
                    self.top_hope[kind] = self.layer_hope[at]
                total += self.free[kind] * self.top_most[kind]
                priced += self.free[kind] * self.top_hope[kind]
            for each in range(layer + 1):
                loss = -1
                loss_hope = -1
                for kind in range(self.kinds):
                    at = each * self.kinds + kind
                    if self.layer_most[at] < 0:
                        continue
                    if loss < 0 or self.top_most[kind] - self.layer_most[at] < loss:
                        loss = self.top_most[kind] - self.layer_most[at]
                    if loss_hope < 0 or self.top_hope[kind] - self.layer_hope[at] < loss_hope:
                        loss_hope = self.top_hope[kind] - self.layer_hope[at]
                total -= loss
                priced -= loss_hope
            if priced < total:
                total = priced
            if total > bound and layer + 1 >= self.least_layers:
                bound = total
        return bound

    def set_layers(self, depth: int) -> int:
        """Sets the most that offers of each kind add and are paid by how many runs they are away from the first part.

        Returns how far away there are any; also how far at least is needed to reach all parts, -1 if they cannot be.
        """
        below = (depth + 1) * self.kinds
        first = 2 * depth * (self.slots + 2)
        parts = self.part_count[depth]
        for part in range(1, parts):
            self.reached[part] = 0
        for kind in range(self.kinds):
            for read in range(self.begin[below + kind], self.begin[below + kind] + self.size[below + kind]):
                self.reached_offers[read] = 0
        large = self.parts[first]
        small = self.parts[first + 1]
        layers = 0
        self.least_layers = 0
        apart = parts - 1
        more = True
        while more and layers < self.left:
            more = False
            row = layers * self.kinds
            wide = large
            wide_small = small
            for kind in range(self.kinds):
                self.work += self.size[below + kind]
                self.layer_most[row + kind] = -1
                self.layer_hope[row + kind] = -1
                for read in range(self.begin[below + kind], self.begin[below + kind] + self.size[below + kind]):
                    one = self.meets[2 * self.pool[read]]
                    two = self.meets[2 * self.pool[read] + 1]
                    if self.reached_offers[read] or not (one & large or two & small):
                        continue
                    more = True
                    self.reached_offers[read] = 1
                    wide |= one
                    wide_small |= two
                    if self.gains[read] > self.layer_most[row + kind]:
                        self.layer_most[row + kind] = self.gains[read]
                    if self.hopes[read] > self.layer_hope[row + kind]:
                        self.layer_hope[row + kind] = self.hopes[read]
            if more:
                layers += 1
            for part in range(1, parts):
                one = self.parts[first + 2 * part]
                two = self.parts[first + 2 * part + 1]
                if not self.reached[part] and (one & wide or two & wide_small):
                    self.reached[part] = 1
                    self.least_layers = layers
                    apart -= 1
                    wide |= one
                    wide_small |= two
            large = wide
            small = wide_small
        if apart:
            self.least_layers = -1
        return layers

    # What more could be worth

    def weigh(self, depth: int, new_large: int, new_small: int, new_ground: int, table: int, testing: bool) -> bool:
        """Sets the lists at a depth, with what each offer adds now; False if a slot that must be filled has none.

        Also what they add by the prices, and the most of both in each list. With `testing` these are of offers for
        which there is a run.
        """
        row = depth * self.kinds
        below = row + self.kinds
        for kind in range(self.kinds):
            at = below + kind
            self.begin[at] = self.top
            most = 0
            most_hope = 0
            if self.free[kind]:
                self.work += 2 * self.size[row + kind]
                least = self.most[row + kind] - self.spare[depth]
                least_hope = self.hope[row + kind] - self.spare_hope[depth]
                for read in range(self.begin[row + kind], self.begin[row + kind] + self.size[row + kind]):
                    gain = self.gains[read]
                    hope = self.hopes[read]
                    if gain < least or hope < least_hope:
                        continue
                    offer = self.pool[read]
                    if self.states[offer] == DEAD or self.barred[offer] or self.ends[offer] & self.used_ends[depth]:
                        continue
                    one = self.scores[3 * offer] & new_large
                    two = self.scores[3 * offer + 1] & new_small
                    three = self.scores[3 * offer + 2] & new_ground
                    if one or two or three:
                        gain -= self.sum_of(0, one, two, three)
                        hope -= self.sum_of(table, one, two, three)
                    if gain > most or hope > most_hope:
                        if self.work > self.limit:
                            self.stopped = True
                        if testing and not self.stopped and self.states[offer] == UNKNOWN and not self.test(offer):
                            continue
                        if gain > most:
                            most = gain
                        if hope > most_hope:
                            most_hope = hope
                    self.pool[self.top] = offer
                    self.gains[self.top] = gain
                    self.hopes[self.top] = hope
                    self.top += 1
                if self.musts[kind] and self.top == self.begin[at]:
                    return False
            self.size[at] = self.top - self.begin[at]
            self.most[at] = most
            self.hope[at] = most_hope
        return True

    def open_up(self, depth: int, large: int, small: int, ground: int) -> None:
        """Sets what could be scored by the lists at a depth besides what is."""
        below = (depth + 1) * self.kinds
        one = 0
        two = 0
        three = 0
        for kind in range(self.kinds):
            self.work += self.size[below + kind]
            for read in range(self.begin[below + kind], self.begin[below + kind] + self.size[below + kind]):
                at = 3 * self.pool[read]
                one |= self.scores[at]
                two |= self.scores[at + 1]
                three |= self.scores[at + 2]
        self.large = one & ~large
        self.small = two & ~small
        self.ground = three & ~ground

    def look(self, depth: int, value: int, large: int, small: int, ground: int, table: int) -> None:
        """Sets what a choice can be worth by the lists at a depth.

        Either each slot adds the most it can; or each is paid the prices of what it adds, and all that can be added is
        worth what is lacking to its value besides.
        """
        below = (depth + 1) * self.kinds
        total = value
        priced = value
        for kind in range(self.kinds):
            total += self.free[kind] * self.most[below + kind]
            priced += self.free[kind] * self.hope[below + kind]
        self.open_up(depth, large, small, ground)
        priced += self.sum_of(0, self.large, self.small, self.ground)
        priced -= self.sum_of(table, self.large, self.small, self.ground)
        self.totals[depth] = total
        self.priced[depth] = priced
        self.tails[depth] = self.besides
        if self.by_hexes:
            self.set_tail(depth, value, ground)

    def most_of(self, depth: int) -> int:
        """The most that a choice can be worth by the lists at a depth."""
        return self.totals[depth] if self.totals[depth] < self.priced[depth] else self.priced[depth]

    def set_tail(self, depth: int, value: int, ground: int) -> None:
        """Sets how much sets can be worth besides whole multiples, by the hexes in the lists at a depth."""
        below = (depth + 1) * self.kinds
        total = 0
        for kind in range(self.kinds):
            most = 0
            self.work += self.size[below + kind]
            for read in range(self.begin[below + kind], self.begin[below + kind] + self.size[below + kind]):
                fresh = self.scores[3 * self.pool[read] + 2] & ~ground
                if fresh:
                    worth = self.sum_of(0, 0, 0, fresh)
                    if worth > most:
                        most = worth
            total += self.free[kind] * most
        worth = self.sum_of(0, 0, 0, self.ground)
        if worth < total:
            total = worth
        total += value % self.whole
        if total < self.besides:
            self.tails[depth] = total

    def narrow(self, depth: int) -> None:
        """Leaves out the offers with which even the most that all others add is not enough."""
        below = (depth + 1) * self.kinds
        needed = self.enough(depth)
        for kind in range(self.kinds):
            gains = self.totals[depth] - self.most[below + kind]
            hopes = self.priced[depth] - self.hope[below + kind]
            start = self.begin[below + kind]
            write = start
            self.work += self.size[below + kind]
            for read in range(start, start + self.size[below + kind]):
                if gains + self.gains[read] >= needed and hopes + self.hopes[read] >= needed:
                    self.pool[write] = self.pool[read]
                    self.gains[write] = self.gains[read]
                    self.hopes[write] = self.hopes[read]
                    write += 1
            self.size[below + kind] = write - start

    def improve(self, depth: int, value: int, large: int, small: int, ground: int, table: int, rounds: int) -> bool:
        """Sets prices for the lists at a depth; False if they show that nothing here is good enough.

        Each stop and hex has a price up to its value. Whatever the prices, no choice adds more than the most that each
        slot could be paid, and what all that can be added is worth above its price. Prices rise where nobody would go
        for that pay and fall where several would.
        """
        below = (depth + 1) * self.kinds
        self.open_up(depth, large, small, ground)
        one = self.large
        two = self.small
        three = self.ground
        old = 192 * table
        new = 192 * (depth + 1)
        count = self.list_bits(0, one, 0)
        count = self.list_bits(64, two, count)
        count = self.list_bits(128, three, count)
        for place in range(count):
            self.prices[new + self.bits[place]] = self.prices[old + self.bits[place]]
        all_values = self.sum_of(0, one, two, three)
        needed = self.enough(depth)
        least = -1
        pace = 64
        worse = 0
        for _ in range(rounds):
            if self.work > self.limit and least >= 0:
                break
            self.work += 2 * count
            self.add_up(depth + 1, one, two, three)
            total = all_values - self.sum_of(depth + 1, one, two, three)
            for place in range(count):
                self.wanted[self.bits[place]] = 0
            for kind in range(self.kinds):
                if not self.free[kind]:
                    continue
                top = -1
                hope = 0
                self.work += 2 * self.size[below + kind]
                for read in range(self.begin[below + kind], self.begin[below + kind] + self.size[below + kind]):
                    pay = self.pay(depth + 1, self.pool[read])
                    if pay > hope:
                        hope = pay
                        top = self.pool[read]
                total += self.free[kind] * hope
                if top >= 0:
                    self.count(0, self.scores[3 * top] & one, self.free[kind])
                    self.count(64, self.scores[3 * top + 1] & two, self.free[kind])
                    self.count(128, self.scores[3 * top + 2] & three, self.free[kind])
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
        self.add_up(depth + 1, one, two, three)
        for kind in range(self.kinds):
            hope = 0
            for read in range(self.begin[below + kind], self.begin[below + kind] + self.size[below + kind]):
                pay = self.pay(depth + 1, self.pool[read])
                self.hopes[read] = pay
                if pay > hope:
                    hope = pay
            self.hope[below + kind] = hope
        return True

    def pay(self, table: int, offer: int) -> int:
        """What an offer is paid by prices for what it could add."""
        at = 3 * offer
        return self.extras[offer] + self.sum_of(
            table, self.scores[at] & self.large, self.scores[at + 1] & self.small, self.scores[at + 2] & self.ground
        )

    def list_bits(self, first: int, bits: int, count: int) -> int:
        """Lists the bits of a word after those listed before, and returns how many there are now."""
        while bits:
            if bits & 1:
                self.bits[count] = first
                count += 1
            bits >>= 1
            first += 1
        return count

    def count(self, first: int, bits: int, times: int) -> None:
        """Counts the bits of a word that so many slots want."""
        while bits:
            if bits & 1:
                self.wanted[first] += times
            bits >>= 1
            first += 1
