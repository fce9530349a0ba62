"""The set of runs that is worth most to a company where every stop pays once over all of them."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, product
from math import gcd
from typing import Final

import msgspec

from bradshaw.routes.engine import choice_kernel
from bradshaw.routes.pooled.check import fault, first_alone, idle, score
from bradshaw.routes.pooled.choice_kernel import ALIVE, DEAD
from bradshaw.routes.pooled.network import WORD_BITS, WORK_TO_BUILD, PooledNetwork
from bradshaw.routes.pooled.offers import FreightOffers, Offers, TrainOffers, Way
from bradshaw.routes.pooled.overlapping import OverlappingOffers
from bradshaw.routes.pooled.problem import PooledProblem, PooledRun, PooledSolution, PooledTrain, TrainKind
from bradshaw.routes.work import Work


def best(problem: PooledProblem, limit: int | None = None) -> PooledSolution:
    """The set of runs with the highest revenue and, among those, the highest subsidy.

    The same problem has the same answer. Of equal sets it is the first one found: Freights are shared out first with
    the fewest of them idle and then the fewest joined; then runs are chosen where there are the fewest to choose from,
    each time the most promising one first.

    With a limit all parts of the search together do this much work; if it is not enough, the answer is the best set
    found, which is not proved, with a bound that no set is worth more than.
    """
    if limit is not None and limit - _reserve(problem, limit) <= WORK_TO_BUILD and _is_hopeless(problem):
        return _at_once(problem, limit)
    ground = _Ground(problem, limit)
    return _best(ground, ground.work.left())


def best_total(problem: PooledProblem, limit: int | None = None, known: PooledSolution | None = None) -> PooledSolution:
    """The set of runs with the highest revenue and subsidy together and, among those, the highest revenue.

    The answer of `best`, if it is known, spares part of the search; which of equal sets is found may depend on it.
    """
    return _best_total(_Ground(problem, limit), known)


def best_both(problem: PooledProblem, limit: int | None = None) -> tuple[PooledSolution, PooledSolution]:
    """The answers of `best` and `best_total`, for which the runs of each train are looked for once.

    The limit is for both together.
    """
    ground = _Ground(problem, limit)
    if not any(train.kind == TrainKind.LOCAL for train in problem.trains):
        most = _best(ground, ground.work.left())
        return most, most  # there is no subsidy
    most = _best(ground, ground.work.left() * 3 // 4)
    return most, _best_total(ground, most)


def _best(ground: _Ground, share: int) -> PooledSolution:
    problem = ground.problem
    scale = _scale(problem)
    grain = (scale * ground.unit, scale - 1, problem.subsidy or 1)
    search = _Search(ground, scale, 1, grain, -1, share)
    runs = search.runs()
    revenue, subsidy, _ = score(problem, runs)
    if not search.proved:
        filled = ground.filled()
        more, besides, _ = score(problem, filled)
        if (more, besides) > (revenue, subsidy):
            runs, revenue, subsidy = filled, more, besides
    bound = search.bound(revenue * scale + subsidy) // scale
    return PooledSolution(runs, revenue, subsidy, search.proved, search.steps(), bound)


def _best_total(ground: _Ground, known: PooledSolution | None) -> PooledSolution:
    problem = ground.problem
    bonuses = widest(problem) * max(problem.bonus, problem.port_bonus) * len(problem.trains)
    scale = 1 + bonuses + sum(stop.revenue for stop in problem.stops)
    revenue, floor = scale - 1, -1
    if known is not None and known.runs:
        floor = (known.revenue + known.subsidy) * scale + known.revenue
        if known.proved:
            revenue = known.revenue
    grain = (scale * gcd(ground.unit, problem.subsidy), revenue, ground.unit)
    search = _Search(ground, scale + 1, scale, grain, floor, ground.work.left())
    runs = search.runs()
    if known is not None and not search.winner:  # nothing is worth more, or the search is cut short
        runs = known.runs
    revenue, subsidy, _ = score(problem, runs)
    if not search.proved:
        filled = ground.filled()
        more, besides, _ = score(problem, filled)
        if (more + besides, more) > (revenue + subsidy, revenue):
            runs, revenue, subsidy = filled, more, besides
    bound = search.bound((revenue + subsidy) * scale + revenue) // scale
    return PooledSolution(runs, revenue, subsidy, search.proved, search.steps(), bound)


def widest(problem: PooledProblem) -> int:
    """A number of hexes that no two ends have more of between them."""
    columns = [column for column, _ in problem.places] or [0]
    rows = [row for _, row in problem.places] or [0]
    return 2 + max(columns) - min(columns) + max(rows) - min(rows)


_FILLING: Final = 4
"""The part of the work that is kept for filling train after train, where the search is cut short."""
_NEVER_TESTED: Final = 500
"""Times trains, a number of pairs of ends for Freights among which a hasty choice leaves no work to test one."""
_LAST_TRIED: Final = 8
"""How many ways to join Freights are tried when the work is nearly done."""


class _Slot(msgspec.Struct, frozen=True):
    """Trains that choose one offer together: one train, or joined Freights."""

    trains: tuple[int, ...]
    offers: Offers
    must: bool


class _Ground:
    """What the searches for several answers have in common: the network, and what each train may score."""

    def __init__(self, problem: PooledProblem, limit: int | None) -> None:
        self.problem = problem
        self.reserve = 0 if limit is None else _reserve(problem, limit)
        """The work that is kept for filling up if the search is cut short."""
        self.network = PooledNetwork(problem, None if limit is None else limit - self.reserve)
        self.work = self.network.work
        # All revenue is a multiple of this.
        self.unit = gcd(problem.bonus, problem.port_bonus, *(stop.revenue for stop in problem.stops)) or 1
        self._trains: dict[tuple[TrainKind, int, int], TrainOffers] = {}
        self._freights: dict[tuple[tuple[int, ...], int], FreightOffers] = {}
        self._filled: tuple[PooledRun, ...] | None = None
        self.room = choice_kernel.Room()

    def filled(self) -> tuple[PooledRun, ...]:
        """The best runs of single trains, one after the other, as far as they fit beside one another.

        What an earlier one scores counts for the later ones no more.
        """
        if self._filled is None:
            runs, left = _filled_up(self.problem, self.reserve)
            self.work.done += self.reserve - left
            self._filled = _completed(self.problem, runs)
        return self._filled

    def sweep(self, share: int) -> None:
        """Finds the offers of all Locals and Expresses, with an equal share of the work for each kind."""
        kinds = {_kind(train): train for train in self.problem.trains if train.kind != TrainKind.FREIGHT}
        for place, (kind, train) in enumerate(kinds.items()):
            if kind not in self._trains:
                before = self.work.done
                self.work.most = share // (len(kinds) - place)
                self._trains[kind] = TrainOffers(self.network, train)
                share = max(0, share - self.work.done + before)

    def offers_of_train(self, train: PooledTrain) -> TrainOffers:
        """The offers of a Local or an Express."""
        return self._trains[_kind(train)]

    def offers_of_freights(self, lengths: tuple[int, ...], spare: int) -> FreightOffers:
        """The offers of joined Freights."""
        if (lengths, spare) not in self._freights:
            self._freights[lengths, spare] = self._new_offers(lengths, spare)
        return self._freights[lengths, spare]

    def _new_offers(self, lengths: tuple[int, ...], spare: int) -> FreightOffers:
        if len(lengths) > 1 and self.problem.conditions.joined_freights_overlap:
            alone = {length: self.offers_of_freights((length,), 0) for length in lengths}
            return OverlappingOffers(self.network, lengths, alone)
        return FreightOffers(self.network, lengths, spare, self.network.far)


def _reserve(problem: PooledProblem, limit: int) -> int:
    """The work that is kept for filling up: one train alone is not."""
    return 0 if len(problem.trains) < 2 else limit // _FILLING


def _filled_up(problem: PooledProblem, left: int) -> tuple[tuple[PooledRun, ...], int]:
    """The best runs of single trains beside one another, with this much work at most; and what is left of it."""
    runs: tuple[PooledRun, ...] = ()
    order = sorted(range(len(problem.trains)), key=lambda n: (-problem.trains[n].visit, n)) if left else []
    paid: set[int] = set()
    for number in order:
        if left <= WORK_TO_BUILD and _is_hopeless(problem, (number,)):
            first, left = first_alone(problem, number, paid), 0
            found = [] if first is None else [first]
        else:
            stops = tuple(
                msgspec.structs.replace(one, revenue=0) if stop in paid else one
                for stop, one in enumerate(problem.stops)
            )
            ground = _Ground(msgspec.structs.replace(problem, trains=(problem.trains[number],), stops=stops), left)
            found = [*_best(ground, ground.work.left()).runs]
            left = max(0, left - ground.work.done)
        more = tuple(msgspec.structs.replace(run, train=number, group=number) for run in found)
        if more and fault(problem, (*runs, *more)) is None:
            runs = tuple(sorted((*runs, *more), key=lambda run: run.train))
            paid.update(stop for run in more for stop in (*run.scored, run.path[0], run.path[-1]))
    return runs, left


def _is_hopeless(problem: PooledProblem, numbers: Iterable[int] | None = None) -> bool:
    """Whether a search for runs of these trains, or of all, is sure to find none when building has used up its work.

    Of Locals and Expresses it knows no runs then. Freights have pairs of ends, of which one is tested if a hasty choice
    among all of them has work to spare: some, by how many there are.
    """
    network, conditions = PooledNetwork(problem), problem.conditions
    if not network.anchor or not conditions.must_run or conditions.joined_freights_overlap:
        return False
    trains = problem.trains if numbers is None else [problem.trains[number] for number in numbers]
    lengths = [train.visit for train in trains if train.kind == TrainKind.FREIGHT]
    length, first = sum(lengths), network.track.first
    ends = sum(
        first[stop + 1] - first[stop] if problem.stops[stop].area else 1
        for stop in (network.larges if lengths else ())
        if network.own_borders[stop] <= length
    )
    return len(trains) * len(lengths) * ends * (ends - 1) // 2 <= _NEVER_TESTED


def _at_once(problem: PooledProblem, limit: int) -> PooledSolution:
    """What is found without a search: runs of single trains beside one another."""
    reserve = _reserve(problem, limit)
    runs = _completed(problem, ())
    revenue, subsidy, _ = score(problem, runs)
    if reserve:
        filled = _completed(problem, _filled_up(problem, reserve)[0])
        more, besides, _ = score(problem, filled)
        if (more, besides) > (revenue, subsidy):
            runs, revenue, subsidy = filled, more, besides
    scale, hexes = _scale(problem), len(PooledNetwork(problem).track.bits)
    everything = _everything(
        problem, scale, scale * sum(stop.revenue for stop in problem.stops) + problem.subsidy * hexes
    )
    bound = max(revenue * scale + subsidy, everything) // scale
    return PooledSolution(runs, revenue, subsidy, False, reserve, bound)


def _scale(problem: PooledProblem) -> int:
    """What revenue counts so that no subsidy outweighs it."""
    return 1 + problem.subsidy * len({place for _, _, place in problem.graph.links})


def _everything(problem: PooledProblem, by_revenue: int, stops_and_hexes: int) -> int:
    """What all stops, hexes and ends far apart are worth."""
    freights = sum(train.kind == TrainKind.FREIGHT for train in problem.trains)
    distance = widest(problem) * max(problem.bonus, problem.port_bonus)
    return stops_and_hexes + distance * by_revenue * freights


def _completed(problem: PooledProblem, runs: tuple[PooledRun, ...]) -> tuple[PooledRun, ...]:
    """Runs with those of all other trains that could run beside them."""
    more = idle(problem, runs)
    while more is not None:
        runs = tuple(sorted((*runs, more), key=lambda run: run.train))
        more = idle(problem, runs)
    return runs


def _kind(train: PooledTrain) -> tuple[TrainKind, int, int]:
    return train.kind, train.score, train.visit


class _Search:
    """The search for one answer."""

    def __init__(
        self, ground: _Ground, by_revenue: int, by_subsidy: int, grain: tuple[int, int, int], floor: int, share: int
    ) -> None:
        """What a set is worth is its revenue and subsidy times these weights, and has to be more than `floor`.

        `share`: the work that this search may do.
        """
        problem = ground.problem
        self.problem = problem
        self.ground = ground
        self.network = ground.network
        self.by_revenue = by_revenue
        self.by_hexes = by_revenue > by_subsidy + 1
        self.grain = grain
        self.values = self._values(by_revenue, by_subsidy)
        self.prices = self.values
        self.work = ground.work
        self.before = self.work.done
        self.share = share
        self.best = floor
        self.highest = -1
        self.proved = False
        self.slots: list[_Slot] = []
        self.extras: dict[int, array[int]] = {}
        self.winner: list[tuple[_Slot, int, Way]] = []

    def _values(self, by_revenue: int, by_subsidy: int) -> array[int]:
        """What each bit of each word is worth."""
        network, stops = self.network, self.problem.stops
        values = array("q", bytes(8 * 3 * WORD_BITS))
        for at, number in enumerate(network.larges):
            values[at] = stops[number].revenue * by_revenue
        for at, number in enumerate(network.smalls):
            values[WORD_BITS + at] = stops[number].revenue * by_revenue
        for at in range(len(network.track.bits)):
            values[2 * WORD_BITS + at] = self.problem.subsidy * by_subsidy
        return values

    def runs(self) -> tuple[PooledRun, ...]:
        """The best set, worked out."""
        problem = self.problem
        if self.network.anchor:
            self.ground.sweep(self._left() // 2)
            others = self._train_slots()
            self.work.most = self._left() // 8
            with self.work.once():
                arrangements = _arrangements(problem, self.work)
            unfinished = []
            reserve = self._left() // 10
            for place, groups in enumerate(arrangements):
                # The first ones are the most promising, but others get something too.
                share = self._left() - reserve
                bound = self._choose(groups, others, share // 8 if place else share * 9 // 10)
                if bound > self.best:
                    unfinished.append((bound, groups))
                if self._left() <= reserve and place + 1 < len(arrangements):
                    # There may be nothing good if as many run as possible: those are tried that join the fewest.
                    self.work.lost = True
                    for groups in sorted(arrangements[place + 1 :], key=lambda groups: -len(groups))[:_LAST_TRIED]:
                        self._choose(groups, others, reserve // _LAST_TRIED)
                    break
            for known, groups in unfinished:
                if known > self.best and self._left():
                    known = min(known, self._choose(groups, others, self._left() // 2))
                self.highest = max(self.highest, known)
        if self.work.lost:
            self.highest = max(self.highest, self._everything())
        self.proved = self.highest <= self.best
        runs = self._found()
        if not problem.conditions.must_run and (runs or self.proved):
            return runs
        return _completed(problem, runs)

    def bound(self, value: int) -> int:
        """What no set is worth more than, if the one found has this value."""
        return value if self.proved else max(value, self.highest)

    def steps(self) -> int:
        """How much work the search did."""
        return self.work.done - self.before

    def _left(self) -> int:
        """How much work it may still do."""
        return max(0, self.share - self.steps())

    def _everything(self) -> int:
        """What all stops, hexes and ends far apart are worth: all that is known if some runs are not."""
        return _everything(self.problem, self.by_revenue, sum(self.values))

    def _train_slots(self) -> list[_Slot]:
        """The Locals and Expresses, the greatest allowance first."""
        trains = self.problem.trains
        order = sorted(
            (n for n, train in enumerate(trains) if train.kind != TrainKind.FREIGHT),
            key=lambda n: (-trains[n].score, -trains[n].visit, trains[n].kind, n),
        )
        return [_Slot((number,), self.ground.offers_of_train(trains[number]), False) for number in order]

    def _freight_slots(self, groups: Sequence[_Group]) -> list[_Slot]:
        slots = []
        for group in groups:
            lengths = tuple(sorted(self.problem.trains[train].visit for train in group.trains))
            slots.append(_Slot(group.trains, self.ground.offers_of_freights(lengths, group.spare), group.must))
        # Slots with the same offers follow one another.
        return sorted(slots, key=lambda slot: (-len(slot.trains), [-self.problem.trains[n].visit for n in slot.trains]))

    def _choose(self, groups: Sequence[_Group], others: list[_Slot], most: int) -> int:
        """Looks for a better set in which Freights are joined like this, with this much work at most.

        Returns what no such set is worth more than, if the search was cut short, or else -1.
        """
        self.work.most = most
        slots = self._freight_slots(groups) + others
        if not slots:
            return -1
        lists: list[Offers] = []
        starts, counts, musts = array("i"), array("i"), array("i")
        self.offsets = []
        offset = 0
        for slot in slots:
            if not lists or slot.offers is not lists[-1]:
                offset += len(lists[-1].extras) if lists else 0
                lists.append(slot.offers)
                starts.append(offset)
                counts.append(0)
                musts.append(slot.must)
            counts[-1] += 1
            self.offsets.append(offset)
        self.slots = slots
        scores, meets, ends = array("Q"), array("Q"), array("Q")
        extras, self.states = array("q"), array("b")
        for offers in lists:
            scores.extend(offers.scores)
            extras.extend(self._extras(offers))
            meets.extend(offers.meets)
            ends.extend(offers.ends)
            self.states.extend(offers.states)
        self.work.spend(20 + len(extras) // 8)
        choice = self.choice = choice_kernel.Choice(
            scores,
            extras,
            meets,
            # Freights that are not joined must not touch where touching would join them.
            ends if self.problem.conditions.touching_freights_join else array("Q", bytes(8 * len(ends))),
            self.values,
            starts,
            array("i", [len(offers.extras) for offers in lists]),
            counts,
            musts,
            self.network.anchor,
            self.best,
            self.work.most,
            self.grain,
            self.by_hexes,
            self.prices,
            self.states,
            self._tested,
            self._offered,
            self._ways,
            self.ground.room,
        )
        self.work.cut = False
        choice.solve()
        self.work.done += choice.work
        self.best = choice.best
        self.prices = choice.first_prices()
        if self.work.cut:
            return self._everything()
        return choice.bound if choice.stopped else -1

    def _within(self, part: int) -> _Within:
        """Counts what is done while a choice is searched for against what this may do: at most a part of the rest."""
        return _Within(self.work, self.choice, part)

    def _extras(self, offers: Offers) -> array[int]:
        """What offers are worth besides, by the weight of revenue."""
        known = self.extras.get(id(offers))
        if known is None:
            known = self.extras[id(offers)] = array("q", [extra * self.by_revenue for extra in offers.extras])
        return known

    def _tested(self, number: int) -> bool:
        """Finds out whether there is a run for an offer."""
        place = bisect_right(self.offsets, number) - 1
        offers = self.slots[place].offers
        with self._within(4):
            self.work.spend(20)
            offers.test(number - self.offsets[place])
        alive = offers.states[number - self.offsets[place]] == ALIVE
        self.states[number] = ALIVE if alive else DEAD
        return alive

    def _offered(self, chosen: tuple[int, ...]) -> bool:
        """Takes a choice as the best one if there are runs for it that hang together."""
        taken = [
            (slot, number - offset)
            for slot, offset, number in zip(self.slots, self.offsets, chosen, strict=True)
            if number >= 0
        ]
        firsts = [slot.offers.first(number) for slot, number in taken]
        with self._within(2):
            self.work.spend(4 * len(taken) ** 2)
            ways = firsts if self._joined(firsts) else self._other_ways(taken)
        if ways is None:
            return False
        self.winner = [(slot, number, way) for (slot, number), way in zip(taken, ways, strict=True)]
        return True

    def _ways(self, number: int) -> array[int]:
        """Where each of the runs for an offer may meet others, if they have been looked for."""
        place = bisect_right(self.offsets, number) - 1
        words = array("Q")
        for way in self.slots[place].offers.known.get(number - self.offsets[place], ()):
            words.append(way.meets)
            words.append(way.meets_small)
        return words

    def _other_ways(self, taken: Sequence[tuple[_Slot, int]]) -> list[Way] | None:
        """Ways for the same offers that hang together, if there are any."""
        choices = [slot.offers.all(number) for slot, number in taken]
        # Where those from each place on could meet others.
        ahead = [(0, 0)]
        for ways in reversed(choices):
            large, small = ahead[-1]
            for way in ways:
                large |= way.meets
                small |= way.meets_small
            ahead.append((large, small))
        ahead.reverse()

        def pick(picked: list[Way], parts: list[tuple[int, int]]) -> list[Way] | None:
            """Goes on from ways of which those that hang together are one part."""
            if len(picked) == len(choices):
                return picked if len(parts) == 1 and parts[0][0] & self.network.anchor else None
            wide, wide_small = ahead[len(picked) + 1]
            for way in choices[len(picked)]:
                if not self.work.spend(4 + len(parts)):
                    return None
                large, small = way.meets, way.meets_small
                apart = []
                for one, two in parts:
                    if one & large or two & small:
                        large |= one
                        small |= two
                    else:
                        apart.append((one, two))
                apart.append((large, small))
                if len(apart) == 1 or all(one & wide or two & wide_small for one, two in apart):
                    found = pick([*picked, way], apart)
                    if found is not None:
                        return found
            return None

        return pick([], [])

    def _joined(self, ways: Sequence[Way]) -> bool:
        """Whether ways hang together and have a stop of which one must be on them."""
        if not any(way.meets & self.network.anchor for way in ways):
            return False
        met, met_small = ways[0].meets, ways[0].meets_small
        apart = list(ways[1:])
        while apart:
            joining = [way for way in apart if way.meets & met or way.meets_small & met_small]
            if not joining:
                return False
            apart = [way for way in apart if way not in joining]
            for way in joining:
                met |= way.meets
                met_small |= way.meets_small
        return True

    def _found(self) -> tuple[PooledRun, ...]:
        """The runs of the best set found, in the order of the trains."""
        network, problem = self.network, self.problem
        runs = []
        for group, (slot, number, way) in enumerate(self.winner):
            if isinstance(slot.offers, FreightOffers):
                ends = slot.offers.stops_at_ends(number)
                for train, part in slot.offers.share(way, slot.trains):
                    runs.append(problem.run(train, network.path(part), ends, group))
            else:
                scored = network.stops_in(*slot.offers.scores[3 * number : 3 * number + 2])
                runs.append(problem.run(slot.trains[0], network.path(way.ways), scored))
        return tuple(sorted(runs, key=lambda run: run.train))


class _Within:
    """`_Search._within`, as a context; a generator would take longer."""

    __slots__ = ("_before", "_choice", "_part", "_work")

    def __init__(self, work: Work, choice: choice_kernel.Choice, part: int) -> None:
        self._work, self._choice, self._part = work, choice, part

    def __enter__(self) -> None:
        self._before = self._work.done
        self._work.most = max(0, self._choice.limit - self._choice.work) // self._part

    def __exit__(self, *error: object) -> None:
        self._choice.limit -= self._work.done - self._before


class _Group(msgspec.Struct, frozen=True):
    """Freights that run as one, if they run.

    `must`: the arrangement is another one without them. `spare`: the longest idle Freight that must not be able to
    lengthen their run.
    """

    trains: tuple[int, ...]
    must: bool
    spare: int


def _arrangements(problem: PooledProblem, work: Work) -> list[tuple[_Group, ...]]:
    """All ways to join Freights and leave them idle, but for trains that are the same; the most useful ones first.

    If Freights may be joined, all that are not permanent are in one group, and if permanent ones run, so is at least
    one of these. A Freight that may run alone may also be left idle: it is made to run afterwards if it must, which
    takes nothing away.
    If there are more than the work allows, those with the most Freights running are listed, the fewest joined first.
    """
    trains = problem.trains
    freights = [n for n, train in enumerate(trains) if train.kind == TrainKind.FREIGHT]
    if not problem.conditions.joining:
        return [tuple(_Group((number,), False, 0) for number in freights)]
    passing = [n for n in freights if not trains[n].permanent]
    lasting = [n for n in freights if trains[n].permanent]
    found: dict[tuple[object, ...], tuple[tuple[int, int, int], tuple[_Group, ...]]] = {}

    def length(numbers: Sequence[int]) -> int:
        return 0 if not problem.conditions.must_run else max((trains[n].visit for n in numbers), default=0)

    def subsets(numbers: Sequence[int]) -> list[tuple[int, ...]]:
        """The subsets that differ in their lengths, the smaller ones first."""
        alike: dict[int, list[int]] = {}
        for place, number in enumerate(numbers):
            alike.setdefault(trains[number].visit, []).append(place)
        taken = product(*([places[:count] for count in range(len(places) + 1)] for places in alike.values()))
        places = sorted((sorted(chain.from_iterable(some)) for some in taken), key=lambda some: (len(some), some))
        work.spend(4 * len(places))
        return [tuple(numbers[place] for place in some) for some in places]

    def partitions(numbers: Sequence[int], parts: int) -> Iterator[list[tuple[int, ...]]]:
        """The ways to share numbers out into groups."""
        if not numbers or not parts:
            if not numbers and not parts:
                yield []
            return
        for others in subsets(numbers[1:]):
            if len(others) + parts <= len(numbers):
                for rest in partitions([n for n in numbers[1:] if n not in others], parts - 1):
                    yield [(numbers[0], *others), *rest]

    def shared(numbers: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
        for parts in range(len(numbers), -1, -1):
            yield from partitions(numbers, parts)

    def add(passing: int, *groups: _Group) -> bool:
        """Adds an arrangement; whether there may be more."""
        key = sorted((sorted(trains[n].visit for n in group.trains), group.must, group.spare) for group in groups)
        alike = tuple((tuple(lengths), must, spare) for lengths, must, spare in key)
        usefulness = (-sum(len(group.trains) for group in groups), -len(groups), passing)
        found.setdefault(alike, (usefulness, groups))
        return work.spend(10 + 10 * len(groups))

    def add_all() -> None:
        for some in sorted(subsets(passing), key=lambda some: -len(some)):
            without = [n for n in passing if n not in some]
            if not some:
                for parts in shared(lasting):
                    if not add(0, *(_Group(part, len(part) > 1, length(passing)) for part in parts)):
                        return
                continue
            add(len(some), _Group(some, True, length(without + lasting)))
            for joined in subsets(lasting):
                if joined:
                    for parts in shared([n for n in lasting if n not in joined]):
                        others = (_Group(part, len(part) > 1, 0) for part in parts)
                        if not add(len(some), _Group(some + joined, True, length(without)), *others):
                            return

    add_all()
    return [groups for _, groups in sorted(found.values(), key=lambda one: one[0])]
