"""The tree of whole turns by which the expert plays: each player plays for himself, and the network judges."""

from __future__ import annotations

import math
from array import array

from bradshaw.games.emubay.judgement.search_kernel.box import Box
from bradshaw.games.emubay.judgement.search_kernel.playouts import PLAYED, Playouts
from bradshaw.games.emubay.judgement.search_kernel.position import ENDED, NOBODY, SEATS, SIZE

KEPT = 78
"""From here on positions of the tree are kept."""
MOST_ROWS = 60_000
"""No more positions are kept than this, which takes about 200 MB; further looks go over those that are there."""

# The numbers of a node: who decides, how often it was looked into, its row, the first that follows, and how many do
NODE = 5
ACTOR = 0
VISITS = 1
ROW = 2
FOLLOWING = 3
FOLLOWERS = 4
# Its values: each seat's chance as it is taken to be, as it was judged, its worth, and how interesting the node is
VALUES = 13
JUDGED = 4
WORTHS = 8
INTEREST = 12

CURIOSITY = 0.11
"""How much weight a turn has that has hardly been looked into."""
WIDENING = 0.75
"""By which power of the looks that weight grows. By a square root, as is usual, nearly all of some thousand looks went
behind the turn that looked best after a hundred."""
SHARPNESS = 0.05
"""A turn whose chance to win looks worse by this much is e times less interesting."""
WIDEST = 20
"""This many turns of a position further on are followed."""
LIKELIHOOD = 0.03
"""A turn whose chance to win looks worse by this much is e times less likely to be played."""
UNLIKELY = 0.001
"""Turns that are less than this part as likely as the likeliest are left out."""
MOST_TRIED = 24
"""If others may move at random, this many turns are tried by playing on."""
COURAGE = 0.35
"""How much weight a turn has that has hardly been tried."""
DEVIATION = 0.5
"""By how much one try deviates at most."""
CAUTION = 3
"""What a turn changes is learned as if it had changed nothing in this many positions before."""


class Tree(Playouts):
    """The tree behind the turns of a position. Turns of the root are numbered, the best at first sight first."""

    def __init__(self, box: Box, units: int, moods: int, weights: array[float]) -> None:
        """`weights`: those of the network, in one row."""
        super().__init__(box, units, moods, weights)
        self.no_order = array("i")
        self.room = 1024
        self.nodes = 0
        self.kept_numbers = array("i", bytes(4 * NODE * self.room))
        self.kept_ways = array("q", bytes(8 * self.room))
        self.kept_values = array("d", bytes(8 * VALUES * self.room))
        self.numbers = self.kept_numbers
        self.by_code = self.kept_ways
        self.values = self.kept_values
        self.changes = array("d", bytes(8 * SEATS))
        self.excess = array("d", bytes(8 * SEATS))
        self.positions = CAUTION
        self.path = array("i", bytes(4 * 256))
        self.mean = array("d", bytes(8 * 2 * SEATS))
        self.anyhow = 0.0
        """How likely it is that all others move at random."""
        self.tried = 0
        self.tries = array("i")
        """For each turn of the root how often it was tried."""
        self.trials = array("d")
        """And the mean of what came of it: chances, and then worths."""

    def begin(self, position: array[int], actor: int, whole: bool) -> None:
        """Start anew from a position in which somebody decides. `whole`: find the turns from there."""
        self.anyhow = 0.0
        self.rows = KEPT
        self.nodes = 0
        self.found = 0
        self.positions = CAUTION
        for seat in range(SEATS):
            self.changes[seat] = 0.0
            self.excess[seat] = 0.0
        row = self.keep(position)
        root = self.add_node(0, actor)
        self.numbers[NODE * root + ROW] = row
        if whole:
            self.find_turns(row, True)

    def expect_anyhow(self, likely: float, seed: int) -> None:
        """From now on take all others to move at random with some likelihood."""
        self.anyhow = likely
        self.chance = seed
        self.tried = 0
        turns = self.numbers[FOLLOWERS]
        self.tries = array("i", bytes(4 * turns))
        self.trials = array("d", bytes(8 * 2 * SEATS * turns))

    def add(self, position: array[int]) -> None:
        """One more turn of the root, which leads to this position."""
        row = self.keep(position)
        self.note(row, NOBODY - row)

    def at_first_sight(self, turn: int, seat: int) -> float:
        """A seat's chance to win after a turn, before the turns are ranked."""
        return self.judged[2 * SEATS * turn + seat]

    def rank(self, order: array[int]) -> list[int]:
        """Number the turns of the root by what they promise, the best first, and equal ones in the order given.

        Returned is how they were numbered before.
        """
        self.follow(0, self.found, order)
        return [self.ranked[turn] for turn in range(self.found)]

    def add_node(self, code: int, actor: int) -> int:
        if self.nodes == self.room:
            self.more_room()
        node = self.nodes
        self.nodes += 1
        self.by_code[node] = code
        at = NODE * node
        self.numbers[at + ACTOR] = actor
        self.numbers[at + VISITS] = 0
        self.numbers[at + ROW] = NOBODY
        self.numbers[at + FOLLOWING] = 0
        self.numbers[at + FOLLOWERS] = 0
        return node

    def more_room(self) -> None:
        more = self.room
        self.kept_numbers = self.kept_numbers * 2
        self.kept_ways = self.kept_ways * 2
        self.kept_values = self.kept_values * 2
        self.numbers = self.kept_numbers
        self.by_code = self.kept_ways
        self.values = self.kept_values
        self.room += more

    def follow(self, node: int, most: int, order: array[int]) -> None:
        """The turns that were found follow this node, the best first."""
        actor = self.numbers[NODE * node + ACTOR]
        first = self.nodes
        found = self.found
        kept = min(found, most)
        ordered = len(order) == found
        ranked = 0
        for step in range(found):
            turn = order[step] if ordered else step
            value = self.judged[2 * SEATS * turn + actor]
            place = ranked
            while place > 0 and self.judged[2 * SEATS * self.ranked[place - 1] + actor] < value:
                if place < kept:
                    self.ranked[place] = self.ranked[place - 1]
                place -= 1
            if place < kept:
                self.ranked[place] = turn
                ranked = min(ranked + 1, kept)
        for place in range(kept):
            turn = self.ranked[place]
            one = self.add_node(self.codes[turn], self.stages[turn])
            for seat in range(SEATS):
                self.values[VALUES * one + seat] = self.judged[2 * SEATS * turn + seat]
                self.values[VALUES * one + JUDGED + seat] = self.judged[2 * SEATS * turn + seat]
                self.values[VALUES * one + WORTHS + seat] = self.judged[2 * SEATS * turn + SEATS + seat]
        self.numbers[NODE * node + FOLLOWING] = first
        self.numbers[NODE * node + FOLLOWERS] = kept
        best = self.values[VALUES * first + actor]
        total = 0.0
        for one in range(first, first + kept):
            self.values[VALUES * one + INTEREST] = math.exp((self.values[VALUES * one + actor] - best) / SHARPNESS)
            total += self.values[VALUES * one + INTEREST]
        for one in range(first, first + kept):
            self.values[VALUES * one + INTEREST] /= total

    def most_promising(self, node: int) -> int:
        """The following node to look into next."""
        actor = self.numbers[NODE * node + ACTOR]
        first = self.numbers[NODE * node + FOLLOWING]
        weight = CURIOSITY * self.numbers[NODE * node + VISITS] ** WIDENING
        chosen = first
        most = -1.0
        for one in range(first, first + self.numbers[NODE * node + FOLLOWERS]):
            promise = self.values[VALUES * one + actor] + weight * self.values[VALUES * one + INTEREST] / (
                1 + self.numbers[NODE * one + VISITS]
            )
            if promise > most:
                chosen = one
                most = promise
        return chosen

    def look(self, into: int) -> None:
        """Follow promising turns to a position that has not been looked into, and judge the way back.

        `into`: the turn of the root that is to be followed, or -1.
        """
        if self.anyhow and (self.anyhow == 1.0 or self.tried <= self.numbers[VISITS]):
            self.try_out(into if into >= 0 else self.most_uncertain())
            return
        depth = 0
        node = 0
        self.path[0] = 0
        if into >= 0:
            node = self.numbers[FOLLOWING] + into
            depth = 1
            self.path[1] = node
        while self.numbers[NODE * node + FOLLOWERS] and depth < 255:
            node = self.most_promising(node)
            depth += 1
            self.path[depth] = node
        if (
            not self.numbers[NODE * node + FOLLOWERS]
            and self.numbers[NODE * node + ACTOR] != NOBODY
            and self.rows < MOST_ROWS
        ):
            self.expand(self.path[depth - 1], node)
        self.add_up(depth)

    def add_up(self, depth: int) -> None:
        """Judge back along the path: a position is worth the mean of everything that was found behind it.

        Where the path ends counts the average of what may be played there.
        """
        node = self.path[depth]
        if self.numbers[NODE * node + FOLLOWERS]:
            self.correct(node)
            self.average(node)
        else:
            for seat in range(SEATS):
                self.mean[seat] = self.values[VALUES * node + seat]
                self.mean[SEATS + seat] = self.values[VALUES * node + WORTHS + seat]
        while depth >= 0:
            node = self.path[depth]
            self.numbers[NODE * node + VISITS] += 1
            times = self.numbers[NODE * node + VISITS]
            for seat in range(SEATS):
                self.values[VALUES * node + seat] += (self.mean[seat] - self.values[VALUES * node + seat]) / times
                self.values[VALUES * node + WORTHS + seat] += (
                    self.mean[SEATS + seat] - self.values[VALUES * node + WORTHS + seat]
                ) / times
            if self.numbers[NODE * node + FOLLOWERS]:
                self.correct(node)
            depth -= 1

    def try_out(self, turn: int) -> None:
        """Play on behind a turn of the root, to the end, with others who move at random."""
        code = self.by_code[self.numbers[FOLLOWING] + turn]
        self.copy(self.numbers[ROW] if code >= 0 else NOBODY - code, PLAYED)
        if code >= 0:
            self.carry(PLAYED, code)
        self.play_on(self.numbers[ACTOR])
        self.tried += 1
        self.tries[turn] += 1
        at = 2 * SEATS * turn
        for seat in range(SEATS):
            self.trials[at + seat] += (self.strengths[seat] - self.trials[at + seat]) / self.tries[turn]
            self.trials[at + SEATS + seat] += (self.worths[seat] - self.trials[at + SEATS + seat]) / self.tries[turn]

    def most_uncertain(self) -> int:
        """The turn of the root to try next: one that is good, or that has hardly been tried."""
        looks = math.log(self.tried + 1)
        chosen = 0
        most = -1.0
        for turn in range(min(MOST_TRIED, self.numbers[FOLLOWERS])):
            if not self.tries[turn]:
                return turn
            promise = self.expected(turn, self.numbers[ACTOR]) + self.anyhow * COURAGE * math.sqrt(
                looks / self.tries[turn]
            )
            if promise > most:
                chosen = turn
                most = promise
        return chosen

    def expected(self, turn: int, place: int) -> float:
        """What is expected of a turn of the root: a seat's chance, or behind the chances its worth."""
        node = VALUES * (self.numbers[FOLLOWING] + turn)
        found = self.values[node + place if place < SEATS else node + WORTHS + place - SEATS]
        if not self.anyhow or not self.tries[turn]:
            return found
        return found + self.anyhow * (self.trials[2 * SEATS * turn + place] - found)

    def least_expected(self, turn: int, seat: int) -> float:
        """A seat's chance after a turn of the root, less by what chance may have added to the few tries of it."""
        if not self.tries[turn]:
            return -1.0
        return self.expected(turn, seat) - self.anyhow * DEVIATION / math.sqrt(self.tries[turn])

    def correct(self, node: int) -> None:
        """Take away what those who have just moved are judged too high by, where nobody has looked yet."""
        players = self.players
        first = self.numbers[NODE * node + FOLLOWING]
        for one in range(first, first + self.numbers[NODE * node + FOLLOWERS]):
            actor = self.numbers[NODE * one + ACTOR]
            if not self.numbers[NODE * one + FOLLOWERS] and actor != NOBODY:
                for seat in range(players):
                    self.values[VALUES * one + seat] = (
                        self.values[VALUES * one + JUDGED + seat] - self.excess[(seat - actor) % players]
                    )

    def expand(self, parent: int, node: int) -> None:
        """Find the turns of a position, and learn what they change."""
        code = self.by_code[node]
        if code < 0:
            row = NOBODY - code
        else:
            row = self.add_row()
            self.play(self.numbers[NODE * parent + ROW], code, row)
        self.numbers[NODE * node + ROW] = row
        self.find_turns(row, False)
        self.follow(node, WIDEST, self.no_order)
        self.average(node)
        players = self.players
        actor = self.numbers[NODE * node + ACTOR]
        self.positions += 1
        for seat in range(players):
            self.changes[(seat - actor) % players] += self.mean[seat] - self.values[VALUES * node + JUDGED + seat]
        self.excess[0] = 0.0
        total = 0.0
        for place in range(1, players):
            self.excess[place] = self.excess[place - 1] - self.changes[place] / self.positions
            total += self.excess[place]
        for place in range(players):
            self.excess[place] -= total / players

    def average(self, node: int) -> None:
        """What comes on the average if the one who decides plays the better the likelier: into `mean`."""
        actor = self.numbers[NODE * node + ACTOR]
        first = self.numbers[NODE * node + FOLLOWING]
        last = first + self.numbers[NODE * node + FOLLOWERS]
        mean = self.mean
        best = self.values[VALUES * first + actor]
        for one in range(first, last):
            if self.values[VALUES * one + actor] > best:
                best = self.values[VALUES * one + actor]
        for place in range(2 * SEATS):
            mean[place] = 0.0
        total = 0.0
        for one in range(first, last):
            weight = math.exp((self.values[VALUES * one + actor] - best) / LIKELIHOOD)
            if weight > UNLIKELY:
                total += weight
                for seat in range(SEATS):
                    mean[seat] += weight * self.values[VALUES * one + seat]
                    mean[SEATS + seat] += weight * self.values[VALUES * one + WORTHS + seat]
        for place in range(2 * SEATS):
            mean[place] /= total

    # What was found

    def turns(self) -> int:
        """How many turns of the root there are."""
        return self.found if self.nodes == 1 else self.numbers[FOLLOWERS]

    def code(self, turn: int) -> int:
        """A turn of the root, before they are ranked."""
        return self.codes[turn]

    def visits(self, turn: int) -> int:
        """How often a turn of the root was looked into."""
        return self.numbers[NODE * (self.numbers[FOLLOWING] + turn) + VISITS]

    def outlook(self, turn: int) -> tuple[list[float], list[float]]:
        """What is expected of a turn of the root: worths and chances."""
        players = self.players
        return (
            [self.expected(turn, SEATS + seat) for seat in range(players)],
            [self.expected(turn, seat) for seat in range(players)],
        )

    def after(self, turn: int) -> list[int]:
        """Where a turn of the root leads, once they are ranked."""
        code = self.by_code[self.numbers[FOLLOWING] + turn]
        row = NOBODY - code
        if code >= 0:
            row = ENDED
            self.play(KEPT, code, row)
        return [self.s[row * SIZE + place] for place in range(SIZE)]
