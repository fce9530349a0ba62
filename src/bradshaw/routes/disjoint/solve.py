"""The set of runs that is worth most to a company where no two of them share track."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from bradshaw.routes.disjoint.check import idle
from bradshaw.routes.disjoint.front import Front
from bradshaw.routes.disjoint.network import NO_LIMIT, DisjointNetwork, Weights
from bradshaw.routes.disjoint.problem import DisjointProblem, DisjointRun, DisjointSolution
from bradshaw.routes.disjoint.run_kernel import BEST, COLLECT
from bradshaw.routes.engine import run_kernel


def best(problem: DisjointProblem, limit: int | None = None) -> DisjointSolution:
    """The set of runs with the highest revenue and, among those, the highest subsidy.

    The same problem has the same answer. Of equal sets it is the first one found: trains choose by falling
    allowance (large, then small, then their order), each tries its runs by falling value, and runs of equal value
    come in the order of the lowest base on them, then of the links in the graph. Of equal stops that may be left out,
    the first ones on the path are called at.
    """
    scale = 1 + len(problem.trains) * sum(stop.subsidy for stop in problem.stops)
    return _solve(problem, (scale, 1), scale, limit, None)


def best_total(
    problem: DisjointProblem, limit: int | None = None, known: DisjointSolution | None = None
) -> DisjointSolution:
    """The set of runs with the highest revenue and subsidy together and, among those, the highest revenue.

    Equal sets are told apart as in `best`. A set that is known, as that of `best`, spares part of the search.
    """
    scale = 1 + len(problem.trains) * sum(stop.revenue for stop in problem.stops)
    return _solve(problem, (scale + 1, scale), scale, limit, known)


def front(problem: DisjointProblem, limit: int | None = None) -> tuple[DisjointSolution, ...]:
    """For every revenue that is worth having the highest subsidy with it, from the highest revenue down.

    No set of runs has more of both, or more of one and as much of the other, than one of these. The first is worth
    what `best` is; if the company has no runs, it is the only one, and empty. Equal sets are told apart as in
    `best`, with runs tried by falling revenue and subsidy together.

    With a limit the search takes this many steps at most; if they are not enough, the sets are those found.
    """
    network = DisjointNetwork(problem, (1, 1), aims=3, limit=None if limit is None else limit // 4)
    trains = _order(problem)
    kept = Front(network, trains)
    nodes = 0
    bound: int | None = None
    if len(trains) > 1:
        # One train is surveyed at once; with more, what is known to be best leaves out most of the sets.
        part = None if limit is None else limit // 6
        most = best(problem, part)
        known = (most, best_total(problem, part, most), _best_subsidy(problem, part, most))
        nodes = sum(solution.nodes for solution in known)
        kept.begin(known)
        if not most.proved:
            bound = most.bound
    corners = kept.corners()
    if trains and corners:
        least = min(revenue + subsidy for revenue, subsidy in zip(corners[::2], corners[1::2], strict=True))
        sets, cut = _found(network, trains, least - 1)
        sets.survey(kept.offer, corners, NO_LIMIT if limit is None else limit // 4)
        nodes += sets.nodes
        if cut or sets.stopped:
            bound = _highest(network, 1) if bound is None else bound
    nodes += network.walks.nodes
    found = [_solution(problem, runs, nodes, bound) for runs in kept.sets.values()]
    return tuple(found) or (_solution(problem, (), nodes, bound),)


def _best_subsidy(problem: DisjointProblem, limit: int | None, known: DisjointSolution) -> DisjointSolution:
    scale = 1 + len(problem.trains) * sum(stop.revenue for stop in problem.stops)
    return _solve(problem, (1, scale), scale, limit, known)


def _solve(
    problem: DisjointProblem, weights: Weights, scale: int, limit: int | None, known: DisjointSolution | None
) -> DisjointSolution:
    if len(problem.trains) == 1:
        return _one(problem, weights, scale, limit)
    floor = -1 if known is None else weights[0] * known.revenue + weights[1] * known.subsidy - 1
    return _several(problem, weights, scale, limit, floor)


def _one(problem: DisjointProblem, weights: Weights, scale: int, limit: int | None) -> DisjointSolution:
    """For one train the best run is all there is to find, at home if one must be."""
    network = DisjointNetwork(problem, weights, limit=limit)
    walks = network.walks
    network.find(problem.trains[0], BEST, at_home=problem.conditions.home)
    runs = (network.run(0, 0),) if walks.count else ()
    return _solution(problem, runs, walks.nodes, _highest(network, scale) if walks.stopped else None)


def _several(problem: DisjointProblem, weights: Weights, scale: int, limit: int | None, floor: int) -> DisjointSolution:
    """All runs of each kind of train are found first, then the best choice among them, worth more than `floor`."""
    network = DisjointNetwork(problem, weights, limit=None if limit is None else limit // 2)
    trains = _order(problem)
    sets, cut = _found(network, trains, floor)
    if trains:
        sets.solve(floor, NO_LIMIT if limit is None else limit - network.walks.nodes)
    chosen = {number: found for number, found in zip(trains, sets.winner, strict=False) if found >= 0}
    runs = tuple(network.run(number, chosen[number]) for number in sorted(chosen))
    if cut or sets.stopped:
        # One train after the other, each by its best run: that may be better than what was found so far.
        runs = max(runs, _one_by_one(problem), key=lambda some: _worth(some, weights))
    bound = None
    if cut:
        bound = _highest(network, scale)
    elif sets.stopped:
        bound = max(sets.bound, sets.best) // scale
    return _solution(problem, runs, network.walks.nodes + sets.nodes, bound)


def _one_by_one(problem: DisjointProblem) -> tuple[DisjointRun, ...]:
    """The runs of all trains, each the best beside those of the trains before it."""
    runs: tuple[DisjointRun, ...] = ()
    more = idle(problem, runs, BEST)
    while more is not None:
        runs = (*runs, more)
        more = idle(problem, runs, BEST)
    return tuple(sorted(runs, key=lambda run: run.train))


def _worth(runs: Sequence[DisjointRun], weights: Weights) -> int:
    return sum(weights[0] * run.revenue + weights[1] * run.subsidy for run in runs)


def _highest(network: DisjointNetwork, scale: int) -> int:
    """What no set can be worth more than, whatever the track."""
    return sum(network.ceiling(train)[-1] for train in network.problem.trains) // scale


def _order(problem: DisjointProblem) -> list[int]:
    """The trains in the order in which they choose."""
    trains = problem.trains
    return sorted(range(len(trains)), key=lambda n: (-trains[n].large, -trains[n].small, n))


def _tops(network: DisjointNetwork, trains: Sequence[int]) -> tuple[list[int], bool]:
    """What the best run of each train is worth, whether it comes home or not; and whether better ones may lack."""
    tops: dict[tuple[int, int], int] = {}
    most, cut = network.walks.limit, False
    for number in trains:
        train = network.problem.trains[number]
        if (train.large, train.small) not in tops:
            network.walks.limit = network.walks.nodes + (most - network.walks.nodes) // 4
            network.find(train, BEST)
            cut = cut or network.walks.stopped
            tops[train.large, train.small] = max(network.walks.best, 0)
    found = [tops[network.problem.trains[number].large, network.problem.trains[number].small] for number in trains]
    return found, cut


def _found(network: DisjointNetwork, trains: Sequence[int], floor: int = -1) -> tuple[run_kernel.Sets, bool]:
    """The runs of all trains, ready to choose from, and whether runs may lack.

    Left out are runs that even the best ones of the other trains do not bring above `floor`.
    """
    problem, walks = network.problem, network.walks
    conditions = problem.conditions
    at_home = conditions.home and len(trains) == 1
    most, cut = walks.limit, False
    tops = [0] * len(trains)
    if floor >= 0:
        tops, cut = _tops(network, trains)
    pool, starts, sizes, kinds = array("i"), array("i"), array("i"), array("i")
    left = len({(train.large, train.small) for train in problem.trains})
    kind = (-1, -1)
    for number, top in zip(trains, tops, strict=True):
        train = problem.trains[number]
        if (train.large, train.small) != kind:
            kind = (train.large, train.small)
            fresh = walks.count
            # Each kind of train has its share of the steps.
            walks.limit = walks.nodes + max(0, most - walks.nodes) // min(left, 2)
            left -= 1
            network.find(train, COLLECT, at_home=at_home, floor=max(floor + top - sum(tops), -1))
            cut = cut or walks.stopped
            values = walks.kept_values[0 : 3 * walks.count : 3]
            starts.append(len(pool))
            pool.extend(sorted(range(fresh, walks.count), key=values.__getitem__, reverse=True))
            sizes.append(walks.count - fresh)
            kinds.append(len(kinds))
        else:
            starts.append(starts[-1])
            sizes.append(sizes[-1])
            kinds.append(kinds[-1])
    sets = run_kernel.Sets(
        walks.kept_values,
        walks.kept_masks,
        walks.kept_facts,
        pool,
        starts,
        sizes,
        kinds,
        conditions.passes,
        conditions.home,
        conditions.meeting,
    )
    return sets, cut


def _solution(
    problem: DisjointProblem, runs: tuple[DisjointRun, ...], nodes: int, bound: int | None
) -> DisjointSolution:
    """The runs with their sums. Where trains that could run must, they do even if that adds nothing to the best."""
    stops = problem.stops
    worthless = (problem.base(n) and not (stops[n].revenue or stops[n].subsidy) for n in range(len(stops)))
    if bound is not None or (problem.conditions.must_run and any(worthless)):
        more = idle(problem, runs)
        while more is not None:
            runs = tuple(sorted((*runs, more), key=lambda run: run.train))
            more = idle(problem, runs)
    revenue = sum(run.revenue for run in runs)
    subsidy = sum(run.subsidy for run in runs)
    return DisjointSolution(runs, revenue, subsidy, bound is None, nodes, revenue if bound is None else bound)
