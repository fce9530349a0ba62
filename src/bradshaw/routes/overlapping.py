"""The offers of joined Freights where those of a chain may share track and stops and be joined in areas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bradshaw.routes.mixed_network import MixedNetwork
from bradshaw.routes.mixed_offers import FreightOffers, Way

Parts = tuple[tuple[int, tuple[int, ...]], ...]


class OverlappingOffers(FreightOffers):
    """All pairs of ends that Freights of certain lengths may have, one after the other.

    Each runs as if it were alone, from where the one before ended. A stop may be a joint several times, but not if the
    whole ends there.
    `alone`: the offers of a single Freight of each length.
    """

    def __init__(self, network: MixedNetwork, lengths: Sequence[int], alone: Mapping[int, FreightOffers]) -> None:
        super().__init__(network, lengths, 0, network.far_by_areas)
        self.alone = alone
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
        goal, size, far = self.stops[two], len(self.network.bits), self.far
        ends = (self.stops[one], goal)
        found: dict[tuple[int, int], Way] = {}
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
                    for way in alone.all(last) if collect else (alone.first(last),):
                        met = large | way.meets, small | way.meets_small
                        if met not in found:
                            found[met] = Way((), *met, (*parts, (length, way.ways)))
                        if not collect:
                            return True
                    continue
                rest = _without(left, length)
                reach = sum(rest)
                for other, offer in offers.items():
                    stop = self.stops[other]
                    if far[stop * size + goal] > reach or stop in ends or not alone.alive(offer):
                        continue
                    for way in alone.all(offer) if collect else (alone.first(offer),):
                        met = large | way.meets, small | way.meets_small
                        # Where the run has been matters only if it is asked where it meets others.
                        state = (stop, rest, *(met if collect else ()))
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
