"""A problem in the form the kernel takes: flat arrays of stretches and stops, and runs out of its findings."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable
from itertools import accumulate

from bradshaw.routes.disjoint.problem import DisjointProblem, DisjointRun, DisjointTrain, StopKind
from bradshaw.routes.disjoint.run_kernel import BEST
from bradshaw.routes.engine import run_kernel

Weights = tuple[int, int]
Mask = tuple[int, int, int, int]

FREE: Mask = (0, 0, 0, 0)
NO_LIMIT = 1 << 62
NOTHING = array("q")


class DisjointNetwork:
    """The stops and stretches of a problem, with the weights by which runs are valued."""

    __slots__ = ("bases", "problem", "stretches", "walks", "weights")

    def __init__(
        self,
        problem: DisjointProblem,
        weights: Weights,
        *,
        aims: int = 1,
        limit: int | None = None,
        wanted: Collection[int] | None = None,
        passes: int | None = None,
    ) -> None:
        """`aims`: how many values each run gets. `wanted`: stops that runs are asked to meet; without it, home.

        `passes`: how many blocked stops a run may pass through; without it, as many as all together.
        """
        conditions = problem.conditions
        self.problem = problem
        self.weights = weights
        self.stretches = problem.graph.stretches(conditions.reenter)
        stops = problem.stops
        groups: dict[tuple[int, int], int] = {}
        facts: list[int] = []
        skip = conditions.skip_small
        # Most stops are the same thing: what is asked of it is the same, but whether it is wanted.
        asked: dict[int, tuple[int, int, int, int, int]] = {}
        for number, stop in enumerate(stops):
            known = asked.get(id(stop))
            if known is None:
                kind = stop.kind
                group = -1
                if kind == StopKind.HALT or (skip and kind == StopKind.SMALL):
                    group = groups.setdefault((stop.revenue, stop.subsidy), len(groups))
                known = kind == StopKind.LARGE, kind != StopKind.HALT, stop.blocked, stop.home, group
                asked[id(stop)] = known
            facts += known if wanted is None else (*known[:3], number in wanted, known[4])
        worth = list(groups)
        orders = array("i")
        for by_revenue, by_subsidy in (weights, (1, 0), (0, 1))[:aims]:
            values = [-by_revenue * revenue - by_subsidy * subsidy for revenue, subsidy in worth]
            orders.extend(sorted(range(len(worth)), key=values.__getitem__))
        self.bases = array("i", [n for n, stop in enumerate(stops) if stop.own and stop.kind == StopKind.LARGE])
        self.walks = run_kernel.Walks(
            self.stretches.first,
            self.stretches.to,
            self.stretches.masks,
            array("i", facts),
            array("q", [stop.revenue for stop in stops]),
            array("q", [stop.subsidy for stop in stops]),
            self.stretches.places,
            array("q", (number for pair in worth for number in pair)),
            orders,
            aims,
            weights,
            conditions.passes if passes is None else passes,
            NO_LIMIT if limit is None else limit,
        )

    def value(self, stop: int) -> int:
        """What a call at a stop is worth."""
        return self.weights[0] * self.problem.stops[stop].revenue + self.weights[1] * self.problem.stops[stop].subsidy

    def find(
        self,
        train: DisjointTrain,
        mode: int,
        *,
        at_home: bool = False,
        need: bool = False,
        used: Mask = FREE,
        floor: int = -1,
    ) -> None:
        """Finds the runs of a train worth more than `floor`.

        `at_home` and `need`: only those with a wanted stop, `at_home` if it is home.
        """
        bases = self.home_bases() if at_home else self.bases
        large, calls = self.allowance(train)
        ceiling = self.ceiling(train) if mode == BEST or floor >= 0 else NOTHING
        self.walks.find(bases, large, calls, mode, at_home or need, ceiling, used, floor)

    def allowance(self, train: DisjointTrain) -> tuple[int, int]:
        """How many large stops and how many stops in all a train may call at, of those that there are."""
        stops = len(self.problem.stops)
        return min(train.large, stops), min(train.calls, stops)

    def ceiling(self, train: DisjointTrain) -> array[int]:
        """The most that calls could be worth, by the number of large calls and of all calls left."""
        large, calls = self.allowance(train)
        # No more than these can be called at, whatever the mixture.
        one, other = self.weights
        larges: list[int] = []
        others: list[int] = []
        for stop in self.problem.stops:
            (larges if stop.kind == StopKind.LARGE else others).append(one * stop.revenue + other * stop.subsidy)
        larges.sort(reverse=True)
        others.sort(reverse=True)
        del others[calls:]
        table: list[int] = []
        for most in range(large + 1):
            values = sorted(larges[:most] + others, reverse=True)[:calls]
            table += accumulate(values, initial=0)
            table += [table[-1]] * (calls - len(values))
        return array("q", table)

    def home_bases(self) -> array[int]:
        """The bases to search from when every run must be at home: home alone, if it is one of them."""
        homes = [number for number in self.bases if self.problem.stops[number].home]
        return array("i", homes) if homes else self.bases

    def path(self, found: int) -> tuple[int, ...]:
        """All stops and borders of a run found, from the end of the lower number to the other."""
        start, length, split, root = self.walks.kept_facts[6 * found + 2 : 6 * found + 6]
        ways = self.walks.kept_ways[start : start + length]
        one = self._arm(ways[:split])
        other = self._arm(ways[split:])
        path = (*reversed(one), root, *other)
        return path if path[0] < path[-1] else path[::-1]

    def _arm(self, ways: Iterable[int]) -> list[int]:
        arm: list[int] = []
        for way in ways:
            arm.extend(self.stretches.between[way])
            arm.append(self.stretches.to[way])
        return arm

    def run(self, train: int, found: int) -> DisjointRun:
        """A run found, with the calls that are worth most; of equal ones, those that come first."""
        problem = self.problem
        path = self.path(found)
        calls = list(problem.fixed(path))
        left = problem.trains[train].calls - len(calls)
        others = [stop for stop in path if stop < problem.graph.stops and stop not in calls and self.value(stop) > 0]
        calls.extend(sorted(others, key=self.value, reverse=True)[:left])
        return problem.run(train, path, calls)
