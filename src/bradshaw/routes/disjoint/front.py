"""Revenue against subsidy: every set of runs for which no other is as good in one and better in the other."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence

import msgspec

from bradshaw.routes.disjoint.network import DisjointNetwork
from bradshaw.routes.disjoint.problem import DisjointProblem, DisjointRun, DisjointSolution


class Calls(msgspec.Struct, frozen=True):
    """What calls at the stops of a path can bring: how many stops of each value that may be left out are taken."""

    revenue: int
    subsidy: int
    taken: tuple[int, ...]


class Menu(msgspec.Struct, frozen=True):
    """The best ways to call along a path: those that must be, the others by value, and the choices among them."""

    path: tuple[int, ...]
    fixed: tuple[int, ...]
    open: tuple[tuple[int, ...], ...]
    choices: tuple[Calls, ...]

    def run(self, problem: DisjointProblem, train: int, choice: Calls) -> DisjointRun:
        """The run with a certain choice of calls; of equal stops, the first ones on the path."""
        calls = list(self.fixed)
        for stops, taken in zip(self.open, choice.taken, strict=True):
            calls.extend(stops[:taken])
        return problem.run(train, self.path, calls)


class Front:
    """Collects sets of runs, and keeps those that no other one makes needless."""

    def __init__(self, network: DisjointNetwork, trains: list[int]) -> None:
        """`trains`: the trains in the order of the sets offered."""
        self.network = network
        self.problem = network.problem
        self.trains = trains
        self.menus: dict[tuple[int, int], Menu] = {}
        self.sets: dict[tuple[int, int], tuple[DisjointRun, ...]] = {}
        # More revenue, or more subsidy, than this no set has.
        self.limits: tuple[int, int] | None = None
        # All values are multiples of this, so a better set is better by at least this.
        stops = self.problem.stops
        self.unit = math.gcd(*(number for stop in stops for number in (stop.revenue, stop.subsidy))) or 1

    def begin(self, solutions: Sequence[DisjointSolution]) -> None:
        """Takes sets that are known, the first with the most revenue, the last with the most subsidy."""
        for solution in solutions:
            self.sets.setdefault((solution.revenue, solution.subsidy), solution.runs)
        self.sets = {worth: self.sets[worth] for worth in undominated(list(self.sets))}
        self.limits = (solutions[0].revenue, solutions[-1].subsidy)

    def offer(self, chosen: tuple[int, ...]) -> array[int]:
        """Takes a set of runs, given by number for each train, and says which corners are still open."""
        totals: dict[tuple[int, int], tuple[tuple[int, Menu, Calls], ...]] = {(0, 0): ()}
        for train, found in zip(self.trains, chosen, strict=True):
            if found < 0:
                continue
            menu = self.menu(train, found)
            wider: dict[tuple[int, int], tuple[tuple[int, Menu, Calls], ...]] = {}
            for (revenue, subsidy), parts in totals.items():
                for choice in menu.choices:
                    worth = (revenue + choice.revenue, subsidy + choice.subsidy)
                    wider.setdefault(worth, (*parts, (train, menu, choice)))
            totals = {worth: wider[worth] for worth in undominated(list(wider))}
        for worth in undominated([*self.sets, *totals]):
            if worth not in self.sets:
                runs = [menu.run(self.problem, train, choice) for train, menu, choice in totals[worth]]
                self.sets[worth] = tuple(sorted(runs, key=lambda run: run.train))
        self.sets = {worth: self.sets[worth] for worth in undominated(list(self.sets))}
        return self.corners()

    def corners(self) -> array[int]:
        """The least pairs of revenue and subsidy that a set not matched so far may reach."""
        corners = array("q")
        subsidy = 0
        for reached, with_subsidy in [*self.sets, (-self.unit, 0)]:
            pair = (reached + self.unit, subsidy)
            if self.limits is None or (pair[0] <= self.limits[0] and pair[1] <= self.limits[1]):
                corners.extend(pair)
            subsidy = with_subsidy + self.unit
        return corners

    def menu(self, train: int, found: int) -> Menu:
        """The best ways to call along the path of a run found."""
        allowance = self.problem.trains[train].calls
        menu = self.menus.get((allowance, found))
        if menu is None:
            menu = self.menus[allowance, found] = _menu(self.problem, self.network.path(found), allowance)
        return menu


def undominated(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The pairs that no other matches in both numbers, by falling first number."""
    kept: list[tuple[int, int]] = []
    for pair in sorted(pairs, reverse=True):
        if not kept or pair[1] > kept[-1][1]:
            kept.append(pair)
    return kept


def _menu(problem: DisjointProblem, path: tuple[int, ...], allowance: int) -> Menu:
    fixed = problem.fixed(path)
    groups: dict[tuple[int, int], list[int]] = {}
    for stop in path:
        if stop < problem.graph.stops and stop not in fixed:
            worth = (problem.stops[stop].revenue, problem.stops[stop].subsidy)
            if worth != (0, 0):
                groups.setdefault(worth, []).append(stop)
    left = allowance - len(fixed)
    revenue = sum(problem.stops[stop].revenue for stop in fixed)
    subsidy = sum(problem.stops[stop].subsidy for stop in fixed)
    # By the number of calls taken so far and what they bring.
    states = {(0, revenue, subsidy): Calls(revenue, subsidy, ())}
    for (by_revenue, by_subsidy), stops in groups.items():
        wider: dict[tuple[int, int, int], Calls] = {}
        for (used, _, _), calls in states.items():
            for taken in range(min(len(stops), left - used) + 1):
                more = Calls(
                    calls.revenue + taken * by_revenue, calls.subsidy + taken * by_subsidy, (*calls.taken, taken)
                )
                wider.setdefault((used + taken, more.revenue, more.subsidy), more)
        states = wider
    by_worth: dict[tuple[int, int], Calls] = {}
    for calls in states.values():
        by_worth.setdefault((calls.revenue, calls.subsidy), calls)
    choices = tuple(by_worth[worth] for worth in undominated(list(by_worth)))
    return Menu(path, fixed, tuple(tuple(stops) for stops in groups.values()), choices)
