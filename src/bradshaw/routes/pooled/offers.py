"""What trains may score: the offers of a Local, an Express, or Freights joined end to end, and the runs behind them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, cached_property

import msgspec

from bradshaw.routes.engine import offer_kernel
from bradshaw.routes.pooled.choice_kernel import ALIVE, DEAD, UNKNOWN
from bradshaw.routes.pooled.network import PooledNetwork
from bradshaw.routes.pooled.offer_kernel import FAR
from bradshaw.routes.pooled.problem import Meeting, PooledTrain, TrainKind
from bradshaw.routes.work import PYTHON_STEP, Work


class Way(msgspec.Struct, frozen=True):
    """A way along stretches, with the towns and the small stations where it may meet others.

    `parts`: if Freights share it out in one way only, the length of each with its stretches.
    """

    ways: tuple[int, ...]
    meets: int
    meets_small: int
    parts: tuple[tuple[int, tuple[int, ...]], ...] = ()


class Offers:
    """A list of offers: what they score as three words each, what they are worth besides, where they may meet.

    `ends`: the towns where Freights end. `states`: whether there is a run for each. `known`: all runs for those for
    which they have been looked for.
    """

    scores: array[int]
    extras: array[int]
    meets: array[int]
    ends: array[int]
    states: array[int]
    known: dict[int, list[Way]]

    def test(self, number: int) -> None:
        """Finds out whether there is a run for an offer."""

    def first(self, number: int) -> Way:
        """A run for an offer that is known to have one."""
        raise NotImplementedError

    def all(self, number: int) -> list[Way]:
        """The runs for an offer, as far as it makes a difference where they may meet others."""
        raise NotImplementedError


class TrainOffers(Offers):
    """The offers of a Local or an Express."""

    def __init__(self, network: PooledNetwork, train: PooledTrain) -> None:
        self.network = network
        self.train = train
        sweep, work = network.sweep, network.work
        self.local = train.kind == TrainKind.LOCAL
        with work.counting(sweep, 2):
            sweep.find(
                train.visit,
                FAR,
                not self.local,
                self.local or network.problem.conditions.meeting == Meeting.ANYWHERE,
                self.local,
                False,
                0,
                0,
                array("i"),
            )
        work.lost = work.lost or sweep.cut
        self.found, self.facts, self.ways = sweep.found, sweep.kept_facts, sweep.kept_ways
        offers = offer_kernel.Offers(network.meeting, network.meeting_small)
        with work.once(), work.counting(offers):
            offers.collect(sweep.found, train.score, self.local)
        self.firsts = offers.firsts
        self.meets = network.with_met(offers.table.kept_notes[: 2 * offers.table.count])
        self.scores = offers.table.kept[: 3 * offers.table.count]
        self.extras = array("q", bytes(8 * offers.table.count))
        self.ends = array("Q", bytes(8 * offers.table.count))
        self.states = array("b", [ALIVE]) * offers.table.count
        self._ways: dict[int, Way] = {}
        self.known = {}

    def _way(self, found: int) -> Way:
        way = self._ways.get(found)
        if way is None:
            keys, network = self.found.kept, self.network
            _, start, count = self.facts[3 * found : 3 * found + 3]
            way = self._ways[found] = Way(
                tuple(self.ways[start : start + count]),
                *network.meets(keys[3 * found], keys[3 * found + 1]),
            )
        return way

    def first(self, number: int) -> Way:
        return self._way(self.firsts[number])

    def all(self, number: int) -> list[Way]:
        if number not in self.known:
            scored, small, ground = self.scores[3 * number : 3 * number + 3]
            full = scored.bit_count() == self.train.score
            work = self.network.work
            with work.once():
                work.spend(1 + self.found.count // PYTHON_STEP)
                numbers = offer_kernel.matching(self.found, scored, small, ground, full, not self.local)
                ways = [self._way(found) for found in numbers if work.spend(4)] or [self.first(number)]
                self.known[number] = _widest(work, ways)
        return self.known[number]


class FreightOffers(Offers):
    """The offers of Freights of certain lengths that are joined end to end: all pairs of ends that they may have.

    `spare`: the length of an idle Freight that must not be able to lengthen the run. Whether an offer can be kept is
    found out when it is asked for.
    """

    def __init__(self, network: PooledNetwork, lengths: Sequence[int], spare: int, far: array[int]) -> None:
        """`far`: the fewest borders that Freights cross between any two stops."""
        problem = network.problem
        self.network = network
        self.lengths = lengths
        self.spare = spare
        self.far = far
        self.stops, self.entries = network.freight_ends
        self.pairs, self.extras, ends_scored, meets = offer_kernel.pairs(
            self.stops,
            self.entries,
            array("i", [column for column, _ in problem.places]),
            array("i", [row for _, row in problem.places]),
            network.facts,
            network.bits,
            far,
            sum(lengths),
            problem.conditions.any_chain_ends and len(lengths) > 1,
            (problem.bonus, problem.port_bonus),
            network.meeting,
            network.meeting_small,
        )
        self.meets = network.with_met(meets)
        steps = len(self.stops) ** 2 * len(network.bits) // 4
        network.work.spend(10 + steps // PYTHON_STEP + len(self.extras) // 4)
        self.scores = array("Q", bytes(8 * 3 * len(ends_scored)))
        self.scores[0::3] = ends_scored
        self.ends = array("Q", [ends & network.towns for ends in ends_scored])
        self.states = array("b", [UNKNOWN]) * len(self.extras)
        self._first: dict[int, Way] = {}
        self._traces: dict[int, tuple[array[int], int, int, int, int]] = {}
        """Runs that are no ways yet: their stretches within those of several runs, and their stops as two words."""
        self.known = {}
        different = sorted(set(lengths))
        self._joined = array("i", different), array("i", [lengths.count(length) for length in different])

    @cached_property
    def by_places(self) -> list[dict[int, int]]:
        """For each place of an end the offers, by the places of the other end."""
        offers: list[dict[int, int]] = [{} for _ in self.stops]
        for number, (one, two) in enumerate(zip(self.pairs[0::2], self.pairs[1::2], strict=True)):
            offers[one][two] = offers[two][one] = number
        return offers

    def alive(self, number: int) -> bool:
        """Whether there is a run for an offer."""
        if self.states[number] == UNKNOWN:
            self.test(number)
        return bool(self.states[number] == ALIVE)

    def stops_at_ends(self, number: int) -> tuple[int, int]:
        """The two stops where the run ends."""
        one, two = self.pairs[2 * number : 2 * number + 2]
        return self.stops[one], self.stops[two]

    def share(self, way: Way, trains: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
        """Shares a way out among trains: the train of each part, and its stretches."""
        return split(self.network, way.ways, trains)

    def _chains(self) -> offer_kernel.Chains:
        """The search for ways of these Freights."""
        network, chains = self.network, self.network.chains
        if network.joined is not self:
            network.joined = self
            chains.join(*self._joined)
        return chains

    def _find(self, number: int, collect: bool) -> list[Way]:
        network = self.network
        one, two = self.pairs[2 * number : 2 * number + 2]
        network.work.spend(20)
        with network.work.counting(network.chains):
            chains = self._chains()
            chains.find(self.stops[one], self.entries[one], self.stops[two], self.entries[two], self.spare, collect)
        found: list[Way] = []
        start = 0
        for place, end in enumerate(chains.kept_ends):
            if not network.work.spend(4) and found:
                break
            meets = network.meets(*chains.kept_stops[2 * place : 2 * place + 2])
            found.append(Way(tuple(chains.kept_ways[start:end]), *meets))
            start = end
        return found

    def test(self, number: int) -> None:
        work = self.network.work
        before, work.cut = work.cut, False
        found = self._find(number, False)
        # What was not found because the work was cut short may be found another time.
        if found or not work.cut:
            self.states[number] = ALIVE if found else DEAD
        work.cut = before or (work.cut and not found)
        self._first.update((number, way) for way in found)

    def test_from(self, place: int) -> None:
        """Finds out for all stops whether there are runs to them from a place, by one of their entries at least.

        That is quicker than to test one offer after the other. Not for offers that a spare Freight could lengthen.
        """
        network, states, stops = self.network, self.states, self.stops
        offers = self.by_places[place]
        reached = {stops[other] for other, number in offers.items() if states[number] == ALIVE}
        unknown = [
            (number, stop)
            for other, number in offers.items()
            if states[number] == UNKNOWN and (stop := stops[other]) not in reached
        ]
        network.work.spend(4 + len(unknown))
        if not unknown:
            return
        pairs, entries = self.pairs, self.entries
        # From the same end as when one offer is tested alone, so that the same run is found.
        starts = [pairs[2 * number] for number, _ in unknown]
        goals = [pairs[2 * number + 1] for number, _ in unknown]
        with network.work.counting(network.chains):
            chains = self._chains()
            found = chains.reach(
                array("i", [stops[one] for one in starts]),
                array("i", [entries[one] for one in starts]),
                array("i", [stops[two] for two in goals]),
                array("i", [entries[two] for two in goals]),
                array("i", [stop for _, stop in unknown]),
            )
        start = kept = 0
        for (number, _), state in zip(unknown, found, strict=True):
            if state > 0:
                states[number] = ALIVE
                end = chains.kept_ends[kept]
                large, small = chains.kept_stops[2 * kept : 2 * kept + 2]
                self._traces[number] = chains.kept_ways, start, end, large, small
                start, kept = end, kept + 1
            elif state == 0:
                states[number] = DEAD

    def first(self, number: int) -> Way:
        way = self._first.get(number)
        if way is None:
            ways, start, end, large, small = self._traces[number]
            way = self._first[number] = Way(tuple(ways[start:end]), *self.network.meets(large, small))
        return way

    def all(self, number: int) -> list[Way]:
        if number not in self.known:
            with self.network.work.once():
                ways = _widest(self.network.work, self._find(number, True))
            if not ways:  # only if the search for them is cut short
                ways = [self.first(number)]
            self.known[number] = ways
            # What was at best is now known.
            self.meets[2 * number] = self.meets[2 * number + 1] = 0
            for way in ways:
                self.meets[2 * number] |= way.meets
                self.meets[2 * number + 1] |= way.meets_small
        return self.known[number]


def _widest(work: Work, ways: list[Way]) -> list[Way]:
    """The ways without those that meet others only where another one does too."""
    kept: list[Way] = []
    by_meets: dict[tuple[int, int], Way] = {}
    for way in ways:
        by_meets.setdefault((way.meets, way.meets_small), way)
    for way in sorted(by_meets.values(), key=lambda way: -(way.meets.bit_count() + way.meets_small.bit_count())):
        if not any(way.meets & ~wide.meets == 0 and way.meets_small & ~wide.meets_small == 0 for wide in kept):
            kept.append(way)
        if not work.spend(1 + len(kept)):
            break
    return kept


def split(network: PooledNetwork, ways: Sequence[int], trains: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Shares a way out among Freights: the train of each part, and its stretches.

    Trains are tried in their order, each as far as it can come first.
    """
    problem, track = network.problem, network.track
    lengths = [problem.trains[train].visit for train in trains]

    @cache
    def share(at: int, used: int) -> tuple[tuple[int, int, int], ...] | None:
        """How the trains not yet used can share what comes after a number of stretches."""
        if at == len(ways):
            return () if used == (1 << len(trains)) - 1 else None
        for place in range(len(trains)):
            if used >> place & 1 or any(
                not used >> other & 1 and lengths[other] == lengths[place] for other in range(place)
            ):
                continue
            own = bool(network.facts[4 * track.paths[ways[at]][0] + 1])
            length = 0
            parts = []
            for end in range(at, len(ways)):
                stop = track.to[ways[end]]
                length += track.steps[ways[end]]
                if length > lengths[place]:
                    break
                own = own or bool(network.facts[4 * stop + 1])
                if own and problem.stops[stop].large:
                    parts.append(end + 1)
                if problem.stops[stop].blocked:
                    break
            for end in reversed(parts):
                rest = share(end, used | 1 << place)
                if rest is not None:
                    return ((trains[place], at, end), *rest)
        return None

    shared = share(0, 0)
    assert shared is not None, "a way of Freights was found that they cannot share"
    return [(train, tuple(ways[start:end])) for train, start, end in shared]
