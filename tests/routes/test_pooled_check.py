"""Runs of Freights, Locals and Expresses: what they score, and each way in which they can be at fault."""

from __future__ import annotations

import pytest
from msgspec import structs

from bradshaw.routes.answers import Reason
from bradshaw.routes.graph import Graph
from bradshaw.routes.pooled.check import fault, idle, possible, score
from bradshaw.routes.pooled.problem import (
    Meeting,
    Place,
    PooledConditions,
    PooledProblem,
    PooledRun,
    PooledStop,
    PooledTrain,
    TrainKind,
)
from bradshaw.routes.pooled.solve import best, best_total
from tests.routes.pooled_networks import COUNTIES

SIGNS = {
    "A": PooledStop(Place.TOWN, 20, own=True, home=True),
    "B": PooledStop(Place.TOWN, 20, own=True),
    "T": PooledStop(Place.TOWN, 30),
    "X": PooledStop(Place.TOWN, 30, blocked=True),
    "s": PooledStop(Place.SMALL, 20),
    "P": PooledStop(Place.PORT, 80),
    "R": PooledStop(Place.RED, 90),
    "C": PooledStop(Place.RED, 90, closed=True),
}


def train(name: str) -> PooledTrain:
    """A train by its name: 3F, 4L, 2/3E; a permanent Freight has a star."""
    kind = {"F": TrainKind.FREIGHT, "L": TrainKind.LOCAL, "E": TrainKind.EXPRESS}[name.strip("*")[-1]]
    first, _, second = name.strip("*")[:-1].partition("/")
    return PooledTrain(kind, int(first), int(second or first), permanent="*" in name, name=name)


def line(signs: str, *trains: str, **changes: object) -> PooledProblem:
    """Stops in a column of hexes, one below the other; the borders between are numbered from `len(signs)`."""
    count = len(signs)
    links = []
    for number in range(count - 1):
        links += [(number, count + number, number), (count + number, number + 1, number + 1)]
    return PooledProblem(
        Graph(count, links, range(count)),
        tuple(SIGNS[sign] for sign in signs),
        tuple(train(name) for name in trains),
        tuple((0, 2 * number) for number in range(count)),
        structs.replace(COUNTIES, **changes),
        subsidy=10,
        bonus=20,
        port_bonus=30,
    )


def changed(problem: PooledProblem, **conditions: object) -> PooledProblem:
    """The same problem under other conditions."""
    return structs.replace(problem, conditions=structs.replace(problem.conditions, **conditions))


def along(
    problem: PooledProblem,
    number: int,
    first: int,
    last: int,
    scored: tuple[int, ...] | None = None,
    group: int = 0,
) -> PooledRun:
    """The run of a train along a line from one stop to another."""
    path = [first]
    for stop in range(first, last):
        path += [len(problem.stops) + stop, stop + 1]
    return problem.run(number, path, scored, group)


def reason(problem: PooledProblem, *runs: PooledRun) -> Reason | None:
    found = fault(problem, runs)
    return found and found.reason


def test_a_freight_scores_its_ends_and_the_hexes_between() -> None:
    problem = line("AsTsT", "4F")
    assert score(problem, [along(problem, 0, 0, 4)]) == (20 + 30 + 3 * 20, 0, (110,))


def test_an_area_counts_as_one_hex_further_and_a_port_pays_more() -> None:
    assert score(problem := line("PAT", "2F"), [along(problem, 0, 0, 2)])[0] == 80 + 30 + 30
    assert score(problem := line("RAT", "2F"), [along(problem, 0, 0, 2)])[0] == 90 + 30 + 20
    # Both ends off the board: two more than between the hexes where they are entered.
    assert score(problem := line("RATP", "3F"), [along(problem, 0, 0, 3)])[0] == 90 + 80 + 2 * 30


def test_a_port_beside_its_town_has_no_hex_between() -> None:
    problem = line("PA", "1F")
    assert score(problem, [along(problem, 0, 0, 1)])[0] == 100


def test_the_same_town_is_at_other_distances_from_the_entries_of_an_area() -> None:
    # Hexes 0 to 3 below one another; the area in hex 4 is entered from 0 and from 2.
    stops = (SIGNS["A"], SIGNS["T"], SIGNS["T"], SIGNS["T"], SIGNS["R"])
    links = [
        (0, 5, 0),
        (5, 1, 1),
        (1, 6, 1),
        (6, 2, 2),
        (2, 7, 2),
        (7, 3, 3),
        (0, 8, 0),
        (8, 4, 4),
        (2, 9, 2),
        (9, 4, 4),
    ]
    graph = Graph(5, links, range(5))
    problem = PooledProblem(graph, stops, (train("4F"),), ((0, 0), (0, 2), (0, 4), (0, 6), (9, 9)), COUNTIES, bonus=20)
    short = problem.run(0, (3, 7, 2, 9, 4))
    far = problem.run(0, (3, 7, 2, 6, 1, 5, 0, 8, 4))
    assert reason(problem, far) is None
    assert score(problem, [short])[0] == 30 + 90 + 20
    assert score(problem, [far])[0] == 30 + 90 + 60
    assert reason(problem, short) == Reason.NO_MARKER
    assert best(problem).revenue == 180


def test_joined_freights_score_as_one() -> None:
    problem = line("RTATTP", "2F", "3F")
    runs = [along(problem, 0, 0, 2), along(problem, 1, 2, 5)]
    assert reason(problem, *runs) is None
    assert score(problem, runs)[:2] == (90 + 80 + 4 * 30, 0)
    assert best(problem).revenue == 90 + 80 + 4 * 30


def test_permanent_freights_may_run_apart_and_the_same_end_pays_once() -> None:
    problem = line("RATTTTTP", "7F*", "6F*")
    apart = [along(problem, 0, 0, 7), along(problem, 1, 1, 7, group=1)]
    assert reason(problem, *apart) is None
    assert score(problem, apart)[2] == (90 + 80 + 6 * 30, 20 + 5 * 30)
    assert reason(problem, *(structs.replace(run, group=0) for run in apart)) == Reason.NOT_END_TO_END


def test_every_stop_is_scored_once_over_all_trains() -> None:
    problem = line("PAT", "2F", "2L")
    runs = [along(problem, 0, 0, 2), along(problem, 1, 1, 2)]
    assert score(problem, runs) == (80 + 30 + 30 + 20, 20, (140, 20))


def test_a_local_scores_small_stations_and_is_paid_for_each_hex_once() -> None:
    problem = line("AsTT", "2/3L", "2L")
    first, second = along(problem, 0, 0, 3, (1, 2, 3)), along(problem, 1, 0, 2)
    assert score(problem, [first]) == (20 + 30 + 30, 40, (80,))
    assert score(problem, [first, second]) == (100, 40, (80, 20))
    assert best(problem).revenue == 100


def test_an_express_passes_small_stations_for_nothing() -> None:
    problem = line("PTsA", "3E")
    run = along(problem, 0, 0, 3)
    assert score(problem, [run])[0] == 80 + 30 + 20
    scoring = structs.replace(run, scored=(0, 1, 2, 3))
    assert reason(problem, scoring) == Reason.SCORED_ELSEWHERE


@pytest.mark.parametrize(
    ("signs", "name", "first", "last", "expected"),
    [
        ("AsT", "2F", 0, 1, Reason.ENDS_AT_SMALL),
        ("AC", "1F", 0, 1, Reason.CLOSED),
        ("ARB", "3E", 0, 2, Reason.PASSES_AREA),
        ("AXT", "3E", 0, 2, Reason.PASSES_BLOCKED),
        ("AX", "2E", 0, 1, None),
        ("PAP", "3E", 0, 2, Reason.PORT_TO_PORT),
        ("RAR", "3E", 0, 2, Reason.RED_TO_RED),
        ("RAP", "3E", 0, 2, None),
        ("AP", "2L", 0, 1, Reason.LOCAL_IN_AREA),
        ("AsT", "1F", 0, 2, Reason.TOO_FAR),
        ("ATT", "2E", 0, 2, Reason.TOO_MANY_VISITED),
        ("TTA", "2E", 0, 1, Reason.NO_MARKER),
        ("ATB", "2E", 1, 2, Reason.NO_HOME),
        ("AT", "2E", 0, 0, Reason.TOO_SHORT),
        ("AT", "2E", 0, 1, None),
    ],
)
def test_a_run_by_itself(signs: str, name: str, first: int, last: int, expected: Reason | None) -> None:
    problem = line(signs, name)
    assert reason(problem, along(problem, 0, first, last)) == expected


def test_a_train_scores_as_many_stops_as_it_may_and_no_more() -> None:
    problem = line("ATT", "2/3E")
    assert reason(problem, along(problem, 0, 0, 2, (0, 1, 2))) == Reason.TOO_MANY_SCORED
    assert reason(problem, along(problem, 0, 0, 2, (1,))) == Reason.SCORED_MISSING
    assert reason(problem, along(problem, 0, 0, 2, (1, 2))) is None
    local = line("AsT", "2L")
    assert reason(local, along(local, 0, 0, 2, (0, 2))) == Reason.SCORED_MISSING


def test_runs_meet_at_large_stations_on_the_board() -> None:
    # Two lines of track that share only the port in the middle.
    problem = line("TAPBT", "3E", "3E")
    runs = [along(problem, 0, 0, 2), along(problem, 1, 2, 4)]
    assert reason(problem, *runs) == Reason.APART
    assert reason(changed(problem, meeting=Meeting.ANYWHERE), *runs) is None
    assert reason(changed(problem, meeting=Meeting.NOWHERE), *runs) is None


def test_freights_that_are_not_permanent_are_joined() -> None:
    problem = line("TATBT", "2F", "2F", "6F*")
    first, second, third = along(problem, 0, 0, 2), along(problem, 1, 2, 4), along(problem, 2, 0, 4)
    apart = structs.replace(second, group=1)
    assert reason(problem, first, apart) == Reason.FREIGHTS_APART
    alone = changed(problem, joining=False)
    assert reason(alone, first, apart) is None
    assert reason(alone, first, second) == Reason.JOINED
    assert reason(problem, first, second) is None
    assert reason(problem, first, structs.replace(third, group=1)) == Reason.NO_PERMANENT
    last = along(problem, 2, 2, 4)
    assert reason(problem, first, last) is None


def test_a_chain_comes_nowhere_twice_and_not_from_port_to_port() -> None:
    problem = line("PABP", "2F", "2F")
    runs = [along(problem, 0, 0, 1), along(problem, 1, 1, 3)]
    assert reason(problem, *runs) == Reason.CHAIN_PORTS
    assert reason(changed(problem, any_chain_ends=True), *runs) is None
    twice = [along(problem, 0, 0, 2), along(problem, 1, 0, 1)]
    assert reason(problem, *twice) == Reason.NOT_END_TO_END


def test_touching_freights_join_where_that_is_the_rule() -> None:
    problem = line("TABT", "6F*", "6F*", touching_freights_join=True, must_run=False)
    runs = [along(problem, 0, 0, 1), along(problem, 1, 1, 3, group=1)]
    assert reason(problem, *runs) == Reason.TOUCHING
    assert reason(changed(problem, touching_freights_join=False), *runs) is None


def star(*trains: str) -> PooledProblem:
    """A home with the towns 1 to 4 around it, and beyond town 3 another one with a marker."""
    towns = [structs.replace(SIGNS["T"], revenue=10 * number) for number in range(1, 5)]
    stops = (SIGNS["A"], *towns, structs.replace(SIGNS["B"], revenue=90))
    links = []
    for border, pair in enumerate([(0, 1), (0, 2), (0, 3), (0, 4), (3, 5)], start=len(stops)):
        links += [(stop, border, stop) for stop in pair]
    return PooledProblem(
        Graph(len(stops), links, range(len(stops))),
        stops,
        tuple(train(name) for name in trains),
        ((5, 5), (5, 7), (4, 6), (4, 4), (5, 3), (3, 3)),
        structs.replace(COUNTIES, must_run=False, touching_freights_join=True, joined_freights_overlap=True),
        bonus=20,
        port_bonus=30,
    )


def ray(problem: PooledProblem, number: int, town: int, group: int = 0) -> PooledRun:
    """The run of a train from home to a town around it."""
    return problem.run(number, (0, len(problem.stops) + town - 1, town), None, group)


def test_of_freights_that_all_meet_in_one_town_two_are_joined_and_the_third_runs_apart() -> None:
    problem = star("1F*", "1F*", "1F*")
    runs = [ray(problem, 0, 4), ray(problem, 1, 2), ray(problem, 2, 3, group=1)]
    assert reason(problem, *runs) is None
    assert score(problem, runs)[0] == (40 + 20 + 20) + (20 + 30)
    assert reason(problem, *(structs.replace(run, group=0) for run in runs)) == Reason.NOT_END_TO_END
    assert reason(problem, *(structs.replace(run, group=run.train) for run in runs)) == Reason.TOUCHING
    without = structs.replace(problem, stops=(*problem.stops[:5], structs.replace(SIGNS["C"], kind=Place.TOWN)))
    assert best(without).revenue == (40 + 20 + 20) + (20 + 30)


def test_joined_freights_that_overlap_may_come_to_a_joint_again() -> None:
    problem = star("1F", "1F", "1F", "1F")
    runs = [ray(problem, 0, 4), ray(problem, 1, 3), ray(problem, 2, 3), ray(problem, 3, 2)]
    assert reason(problem, *runs) is None
    assert score(problem, runs)[0] == 40 + 20 + 20
    assert reason(changed(problem, joined_freights_overlap=False), *runs) == Reason.NOT_END_TO_END
    # The whole does not end where it has been.
    assert reason(problem, *runs[:3]) == Reason.NOT_END_TO_END
    assert reason(problem, *runs[1:3]) == Reason.NOT_END_TO_END


def test_freights_come_to_a_joint_again_where_that_meets_another_run() -> None:
    problem = star("1F", "1F", "1F", "1F", "2E")
    found = best(problem)
    assert fault(problem, found.runs) is None
    assert found.revenue == (40 + 20 + 20) + (30 + 90)
    assert [{*run.path[::2]} for run in found.runs[:4]].count({0, 3}) == 2


def test_an_idle_freight_lengthens_the_chain_even_for_less() -> None:
    problem = line("PAT", "1F", "1F")
    alone = along(problem, 0, 0, 1)
    more = idle(problem, [alone])
    assert more is not None
    assert (more.path, more.group) == ((1, 4, 2), alone.group)
    low = structs.replace(SIGNS["T"], revenue=0)
    poor = structs.replace(problem, stops=(SIGNS["P"], structs.replace(SIGNS["A"], revenue=60), low))
    assert best(poor).revenue == 80 + 0 + 30
    assert best(changed(poor, must_run=False)).revenue == 80 + 60


def test_a_chain_between_two_areas_cannot_be_lengthened() -> None:
    problem = line("PAR", "2F", "1F")
    assert idle(problem, [along(problem, 0, 0, 2)]) is None


def test_without_home_on_a_run_nothing_runs() -> None:
    problem = line("ACBT", "2E")
    assert not possible(problem)
    assert best(problem).runs == ()
    assert best_total(problem).revenue == 0


@pytest.mark.parametrize(
    ("conditions", "revenue"),
    [
        (COUNTIES, 20 + 30),
        (structs.replace(COUNTIES, home=False), 20 + 30),
        (structs.replace(COUNTIES, meeting=Meeting.NOWHERE), 20 + 30 + 20 + 30),
        (PooledConditions(), 20 + 30 + 20 + 30),
    ],
)
def test_the_game_says_whether_runs_come_home_and_meet(conditions: PooledConditions, revenue: int) -> None:
    problem = structs.replace(line("TACBT", "2E", "2E"), conditions=conditions)
    assert best(problem).revenue == best_total(problem).revenue == revenue
    elsewhere = structs.replace(line("BT", "2E"), conditions=conditions)
    assert possible(elsewhere) == bool(best(elsewhere).runs) == (not conditions.home)


def test_the_game_says_whether_freights_are_joined() -> None:
    problem = line("TATBT", "2F", "2F")
    assert best(problem).revenue == 30 + 30 + 3 * 20
    alone = changed(problem, joining=False)
    assert best(alone).revenue == (30 + 30 + 20) + (20 + 20 + 20)
    assert len({run.group for run in best(alone).runs}) == 2


@pytest.mark.parametrize(
    "conditions", [{"any_chain_ends": True}, {"joining": True, "must_run": True, "touching_freights_join": True}]
)
def test_conditions_that_make_no_sense_are_refused(conditions: dict[str, bool]) -> None:
    with pytest.raises(ValueError, match="Freights"):
        PooledConditions(**conditions)
