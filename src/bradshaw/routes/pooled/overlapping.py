"""The offers of joined Freights where those of a chain may share track and stops and be joined in areas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bradshaw.routes.pooled.choice_kernel import ALIVE
from bradshaw.routes.pooled.network import PooledNetwork
from bradshaw.routes.pooled.offers import FreightOffers, Way

Parts = tuple[tuple[int, tuple[int, ...]], ...]


class OverlappingOffers(FreightOffers):
    """All pairs of ends that Freights of certain lengths may have, one after the other.

    Each runs as if it were alone, from where the one before ended. A stop may be a joint several times, but not if the
    whole ends there.
    `alone`: the offers of a single Freight of each length.
    """

    def __init__(self, network: PooledNetwork, lengths: Sequence[int], alone: Mapping[int, FreightOffers]) -> None:
        super().__init__(network, lengths, 0, network.far_by_areas)
        self.alone = alone
        self._known: dict[tuple[int, int], int] = {}
        self._onward: dict[tuple[int, int], int] = {}
        self.places: dict[int, list[int]] = {}
        for place, stop in enumerate(self.stops):
            self.places.setdefault(stop, []).append(place)

    def share(self, way: Way, trains: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
        idle = list(trains)
        shared = []
        for length, part in way.parts:
            train = next(train for train in idle if self.network.problem.trains[train].visit == length)
            idle.remove(train)
            shared.append((train, part))
        return shared

    def _find(self, number: int, collect: bool) -> list[Way]:
        one, two = self.pairs[2 * number : 2 * number + 2]
        if collect:
            return self._every_line(one, two)
        line = self._line(one, two)
        if line is None:
            return []
        large = small = 0
        parts = []
        for length, offer in line:
            way = self.alone[length].first(offer)
            large |= way.meets
            small |= way.meets_small
            parts.append((length, way.ways))
        return [Way((), large, small, tuple(parts))]

    def _line(self, one: int, two: int) -> list[tuple[int, int]] | None:
        """Runs one after the other from place to place, each by its length and the number of its offer."""
        work = self.network.work
        kinds = [(length, self.lengths.count(length)) for length in sorted(set(self.lengths))]
        start, goal = self.stops[one], self.stops[two]
        joints = ~(1 << start | 1 << goal)
        unit, units = 1, []
        for _, count in kinds:
            units.append(unit)
            unit *= count + 1
        if not work.spend(30 + 4 * unit):
            return None
        # Where the line may have come to by each choice of Freights, numbered with one digit for each length.
        reached = [0] * unit
        reached[0] = 1 << start
        for used in range(unit - 1):
            if not reached[used]:
                continue
            for (length, count), digit in zip(kinds, units, strict=True):
                if used // digit % (count + 1) == count:
                    continue
                then = used + digit
                if then == unit - 1:
                    if reached[used] & self._neighbours(length, two):
                        return self._back(one, two, kinds, units, reached)
                    continue
                if used:
                    stops, beyond = reached[used], 0
                    if not work.spend(2 * stops.bit_count()):
                        return None
                    while stops:
                        low = stops & -stops
                        stops ^= low
                        stop = low.bit_length() - 1
                        beyond |= self._onward.get((length, stop)) or self._from_stop(length, stop)
                    reached[then] |= beyond & joints
                else:
                    reached[then] |= self._neighbours(length, one) & joints
        return None

    def _back(
        self, one: int, two: int, kinds: Sequence[tuple[int, int]], units: Sequence[int], reached: Sequence[int]
    ) -> list[tuple[int, int]]:
        """The line that was found, gone back from its end."""
        used, places = len(reached) - 1, [two]
        line: list[tuple[int, int]] = []
        while used:
            for (length, count), digit in zip(kinds, units, strict=True):
                if not used // digit % (count + 1):
                    continue
                before = used - digit
                step = next(
                    (
                        (stop, offer)
                        for place in places
                        for other, offer in self.alone[length].by_places[place].items()
                        if reached[before] >> (stop := self.stops[other]) & 1
                        and (before or other == one)
                        and self.alone[length].alive(offer)
                    ),
                    None,
                )
                if step is not None:
                    line.append((length, step[1]))
                    used, places = before, self.places[step[0]]
                    break
            else:
                raise AssertionError("a line of Freights was found that does not lead back")
        return line[::-1]

    def _from_stop(self, length: int, stop: int) -> int:
        """The stops, as bits, that a Freight of a length can run to from any place of a stop."""
        places = self.places[stop]
        reached = 0
        for place in places:
            reached |= self._neighbours(length, place)
        if all((length, place) in self._known for place in places):
            self._onward[length, stop] = reached
        return reached

    def _neighbours(self, length: int, place: int) -> int:
        """The stops, as bits, that a Freight of a length can run to from a place."""
        known = self._known.get((length, place))
        if known is None:
            known, alone, work = 0, self.alone[length], self.network.work
            before, work.cut = work.cut, False
            alone.test_from(place)
            for other, offer in alone.by_places[place].items():
                if alone.states[offer] == ALIVE:
                    known |= 1 << self.stops[other]
            if work.spend(4 + len(alone.by_places[place])) and not work.cut:
                self._known[length, place] = known
            work.cut = work.cut or before
        return known

    def _every_line(self, one: int, two: int) -> list[Way]:
        """The lines from place to place that differ in where they meet others."""
        goal, size, far = self.stops[two], len(self.network.bits), self.far
        ends = (self.stops[one], goal)
        found: dict[tuple[int, int], Way] = {}
        work = self.network.work
        known: set[tuple[object, ...]] = set()

        def go_on(place: int, left: tuple[int, ...], large: int, small: int, parts: Parts) -> bool:
            """Goes on from a place with the lengths that are left, and has met others so far; whether to stop."""
            for length in left if len(left) == 1 else dict.fromkeys(left):
                alone = self.alone[length]
                offers = alone.by_places[place]
                if len(left) == 1:
                    last = offers.get(two)
                    if last is None or not alone.alive(last):
                        continue
                    for way in alone.all(last):
                        if not work.spend(4):
                            return True
                        met = large | way.meets, small | way.meets_small
                        if met not in found:
                            found[met] = Way((), *met, (*parts, (length, way.ways)))
                    continue
                rest = _without(left, length)
                reach = sum(rest)
                if not work.spend(1 + len(offers)):
                    return True
                for other, offer in offers.items():
                    stop = self.stops[other]
                    if far[stop * size + goal] > reach or stop in ends or not alone.alive(offer):
                        continue
                    for way in alone.all(offer):
                        if not work.spend(6):
                            return True
                        met = large | way.meets, small | way.meets_small
                        state = (stop, rest, *met)
                        if state in known:
                            continue
                        known.add(state)
                        for entry in self.places[stop]:
                            if go_on(entry, rest, *met, (*parts, (length, way.ways))):
                                return True
            return False

        go_on(one, tuple(self.lengths), 0, 0, ())
        return list(found.values())


def _without(lengths: tuple[int, ...], length: int) -> tuple[int, ...]:
    """The lengths but for one of this."""
    at = lengths.index(length)
    return lengths[:at] + lengths[at + 1 :]
