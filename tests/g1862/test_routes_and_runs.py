"""Running Trains: which runs are legal and what they earn."""

import pytest

from bradshaw.core.errors import BadPosition
from bradshaw.core.log import Log
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.state import POOL
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.actions import RunTrains, TrainRun
from bradshaw.games.g1862.components import COMPANIES, COMPANY, GEOGRAPHY, LONDON, PHASES
from bradshaw.games.g1862.rules.running import (
    as_action,
    best_runs,
    best_total_runs,
    can_run,
    problem,
    read_runs,
    refuse_runs,
)
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.rules.runs_told import told_runs
from bradshaw.games.g1862.rules.track import network
from bradshaw.games.g1862.views.runs import RUNS, show_runs
from bradshaw.routes.pooled.check import score

from .bench import play, refused, result
from .boards import begin, position, run, way
from .test_track import NORFOLK

pytestmark = pytest.mark.kernels

LYNN = {
    "B5": ("14", 0),
    "C4": ("793", 1),
    "D3": ("8852", 1),
    "E2": ("15", 5),
    "E4": ("14", 0),
    "B7": ("57", 0),
    "B9": ("791", 0),
}
"""The board of 7.8.4, with the values that the rulebook gives."""
WELLS = {"C4": ("793", 3), "D3": ("8852", 1), "E2": ("15", 5)}
"""The board of 7.8.3."""
ESSEX = {"E12": ("791", 0), "D13": ("15", 1), "C12": ("8851", 1), "B13": ("15", 2)}
"""Two ways from Colchester to London: by Witham, and by Great Dunmow and Bishop's Stortford."""
AREAS = {area.id: number for number, area in enumerate(GEOGRAPHY.areas)}


def enr(*trains, **words):
    """ENR on the board of the back page."""
    return position(**({"tiles": NORFOLK, "markers": {"ENR": ["F3"]}, "phase": "B", "trains": {"ENR": trains}} | words))


def earned(state, company, *runs):
    """Revenue, subsidy and the revenue of each train, of runs that are legal but for trains that stay idle."""
    question = problem(state, COMPANY[company])
    action = RunTrains(runs)
    refusal = refuse_runs(state, COMPANY[company], action)
    assert refusal is None or refusal.rule == "1862.7.8-must-run", refusal
    return score(question, read_runs(state, COMPANY[company], action, question))


def forbidden(state, company, rule, *runs):
    refusal = refuse_runs(state, COMPANY[company], RunTrains(runs))
    assert refusal is not None
    assert refusal.rule == rule, refusal


# The back page


@pytest.mark.rule("1862.p24-setting")
def test_the_back_page_has_these_values():
    state = enr()
    stops = problem(state, COMPANY["ENR"]).stops
    net = network(state)
    names = ("port_cromer", "F3.0", "F5.0", "G6.0", "G8.0", "F11.0", "H7.0")
    assert [stops[net.vertex(name)].revenue for name in names] == [80, 20, 40, 20, 30, 60, 20]


@pytest.mark.rule("1862.p24-1f", "1862.7.8.1-score-ends", "1862.7.8-offboard-separate-station")
def test_a_freight_1_to_the_port_earns_100():
    state = enr("1F")
    assert earned(state, "ENR", run(state, "A-0", "port_cromer", "F3")) == (100, 0, (100,))


@pytest.mark.rule(
    "1862.p24-1f-1f", "1862.7.8.1-join-end-to-end", "1862.7.8.1-joined-scoring", "1862.7.8.1-joined-capacity"
)
def test_two_freights_1_joined_earn_what_a_freight_2_does():
    state = enr("1F", "1F")
    runs = run(state, "A-0", "port_cromer", "F3"), run(state, "A-1", "F3", "F5")
    assert earned(state, "ENR", *runs)[0] == 150


@pytest.mark.rule("1862.p24-2f", "1862.7.8.1-bonus-30-port")
def test_a_freight_2_from_the_port_to_norwich_earns_150():
    state = enr("2F")
    assert earned(state, "ENR", run(state, "B-0", "port_cromer", "F3", "F5")) == (150, 0, (150,))


@pytest.mark.rule("1862.p24-3f", "1862.7.8.1-ignore-small", "1862.7.8.1-bonus-20", "1862.7.8-route-ends")
def test_a_freight_3_does_not_end_in_acle():
    state = enr("3F")
    assert earned(state, "ENR", run(state, "C-0", "F3", "F5", "G6", "G8")) == (90, 0, (90,))
    forbidden(state, "ENR", "1862.7.8-route-ends", TrainRun("C-0", way(state, "F3", "F5", "G6", "G8")[:-2]))
    assert best_runs(state, COMPANY["ENR"]).revenue == 150


@pytest.mark.rule("1862.p24-2e", "1862.7.8.3-large-and-offboard")
def test_an_express_2_to_the_port_earns_100():
    state = enr("2E")
    assert earned(state, "ENR", run(state, "A-0", "port_cromer", "F3")) == (100, 0, (100,))


@pytest.mark.rule(
    "1862.p24-2e-23e",
    "1862.7.8.3-n-over-m",
    "1862.7.8.3-n-over-m-skip",
    "1862.7.8.3-ignore-small",
    "1862.7.8-score-once",
)
def test_an_express_2_of_3_leaves_out_what_another_has_scored():
    state = enr("2E", "2/3E")
    runs = run(state, "A-0", "port_cromer", "F3"), run(state, "B-1", "F3", "F5", "G6", "G8", scored=["F5.0", "G8.0"])
    assert earned(state, "ENR", *runs) == (170, 0, (100, 70))


@pytest.mark.rule(
    "1862.p24-23l",
    "1862.7.8.2-n-over-m",
    "1862.7.8.2-n-over-m-skip",
    "1862.7.8.2-score-all-stations",
    "1862.7.8.2-small-station-value",
    "1862.7.8.2-subsidy",
)
def test_a_local_2_of_3_scores_two_towns_and_the_small_station():
    state = enr("2/3L")
    assert earned(state, "ENR", run(state, "B-0", "F3", "F5", "G6", "G8", scored=["F5.0", "G8.0"])) == (90, 40, (90,))


@pytest.mark.rule("1862.p24-2f-2l", "1862.7.8-score-once", "1862.7.8-trains-share-track", "1862.7.8.4-share-track")
def test_a_freight_and_a_local_on_the_same_track():
    state = enr("2F", "2L")
    runs = run(state, "B-0", "port_cromer", "F3", "F5"), run(state, "A-1", "F3", "F5")
    assert earned(state, "ENR", *runs) == (170, 20, (150, 20))


@pytest.mark.rule("1862.p24-6f-5e", "1862.7.8.1-crow-flies", "1862.7.8-score-once")
def test_the_port_of_a_freight_is_not_scored_again_by_an_express():
    state = enr("6F", "5E")
    runs = (
        run(state, "E-0", "port_cromer", "F3", "F5", "G6", "G8", "G10", "F11"),
        run(state, "F-1", "port_cromer", "F3", "F5", "G6", "G8", "H7"),
    )
    assert earned(state, "ENR", *runs) == (370, 0, (260, 110))


# The other examples


@pytest.mark.rule(
    "1862.7.8.4-example-lh",
    "1862.7.8.4-types-together",
    "1862.7.8.4-all-meet",
    "1862.7.8.4-each-has-marker",
    "1862.7.8-three-types",
)
def test_three_kinds_of_trains_of_lynn_and_hunstanton():
    state = position(tiles=LYNN, markers={"L&H": ["C4", "B5"]}, phase="D", trains={"L&H": ["3L", "5F", "4E"]})
    runs = (
        run(state, "C-0", "E4", "E2", "D3", "C4"),
        run(state, "D-1", "midlands", "B5", "C4", "D3", "E2", "port_wells"),
        run(state, "D-2", "west", "B9", "B7", "B5"),
    )
    assert earned(state, "L&H", *runs) == (640, 40, (130, 300, 210))
    assert best_runs(state, COMPANY["L&H"]).revenue >= 640


@pytest.mark.rule("1862.7.8.3-example-wnr", "1862.7.8.3-number", "1862.7.8.3-ignore-small")
def test_the_express_of_west_norfolk():
    state = position(tiles=WELLS, markers={"WNR": ["E2"]}, phase="C", trains={"WNR": ["3E"]})
    assert earned(state, "WNR", run(state, "C-0", "port_lynn", "C4", "D3", "E2")) == (170, 0, (170,))


@pytest.mark.rule("1862.7.8.2-example-wnr", "1862.7.8.2-number-large", "1862.2.3-small-station-unowned")
def test_the_local_of_west_norfolk():
    tiles = {"D5": ("15", 3), "D3": ("8851", 0), "E2": ("15", 4), "E4": ("15", 0)}
    state = position(tiles=tiles, markers={"WNR": ["E2"]}, phase="C", trains={"WNR": ["3L"]})
    assert earned(state, "WNR", run(state, "C-0", "D5", "D3", "E2", "E4")) == (110, 40, (110,))


@pytest.mark.rule("1862.7.8.1-entry-choice", "1862.7.8.1-distance", "1862.7.8.1-offboard-allowed")
@pytest.mark.parametrize(
    ("train", "stages", "revenue"),
    [("2F", ("E12", "D13", "london"), 180), ("5F", ("E12", "D13", "C12", "B13", "london"), 220)],
)
def test_a_freight_to_london_counts_from_the_way_in_that_it_takes(train, stages, revenue):
    state = position(tiles=ESSEX, markers={"EUR": ["E12"]}, london=["EUR"], phase="B", trains={"EUR": [train]})
    id_ = state.trains[COMPANY["EUR"]][0].id
    assert earned(state, "EUR", run(state, id_, *stages))[0] == revenue


@pytest.mark.rule(
    "1862.7.8.1-bonus-20", "1862.7.8.1-bonus-30-port", "1862.7.8.1-crow-flies", "1862.7.8.1-barriers-ignored"
)
@pytest.mark.parametrize(
    ("one", "entry", "other", "entry_2", "hexes", "bonus"),
    [
        ("F5", "F5", "E2", "E2", 1, 20),
        ("F5", "F5", "port_wells", "E2", 2, 60),
        ("E12", "E12", "london", "B13", 3, 60),
        ("E12", "E12", "london", "D13", 1, 20),
        ("port_cromer", "F3", "F11", "F11", 4, 120),
        ("F3", "F3", "G8", "G8", 2, 40),
        ("midlands", "B5", "port_wells", "E2", 4, 120),
        ("port_cromer", "F3", "F3", "F3", 0, 0),
        ("F11", "F11", "F13", "F13", 0, 0),
        ("E14", "E14", "F13", "F13", 0, 0),
    ],
)
def test_hexes_between_the_ends_are_counted_as_the_crow_flies(one, entry, other, entry_2, hexes, bonus):
    state = position(tiles={"E14": ("8851", 3)})
    question, net = problem(state, COMPANY["ENR"]), network(state)

    def stop(name):
        return net.vertex(name if name in AREAS else f"{name}.0")

    ends = stop(one), GEOGRAPHY.number[entry], stop(other), GEOGRAPHY.number[entry_2]
    assert question.between(*ends) == hexes
    assert question.crow(*ends) == bonus


# Routes of trains


@pytest.mark.rule("1862.7.8-route-minimum", "1862.7.8-route-ends")
def test_a_run_leads_from_one_large_station_to_another_place():
    state = enr("2E")
    forbidden(state, "ENR", "1862.7.8-route-minimum", TrainRun("A-0", ("F3.0",), ("F3.0",)))
    forbidden(state, "ENR", "1862.7.8-continuous-track", TrainRun("A-0", ("F3.0", "F3-F5"), ("F3.0",)))


@pytest.mark.rule("1862.7.8-continuous-track", "1862.7.4-continuous")
def test_a_run_follows_track_without_a_gap():
    state = enr("2E")
    forbidden(state, "ENR", "1862.7.8-continuous-track", TrainRun("A-0", ("F3.0", "G8.0"), ("F3.0", "G8.0")))
    forbidden(state, "ENR", "1862.7.8-continuous-track", TrainRun("A-0", ("F3.0", "Nowhere"), ("F3.0",)))


@pytest.mark.rule("1862.7.4-no-station-twice", "1862.7.4-no-track-twice", "1862.7.8-no-own-reuse")
def test_a_train_comes_to_no_station_twice_and_uses_no_track_twice():
    state = enr("4E", phase="D")
    there = way(state, "F3", "F5", "G6", "G8")
    forbidden(state, "ENR", "1862.7.4-no-station-twice", TrainRun("D-0", (*there, *there[-2::-1]), ("F3.0",)))
    path = ("F3.0", "F3-F5", "F5.0", "F3-F5", "F3.0")
    forbidden(state, "ENR", "1862.7.4-no-station-twice", TrainRun("D-0", path, ("F3.0",)))
    path = ("F5.0", "F5-G6", "G6.0", "F5-G6", "F3.0")
    forbidden(state, "ENR", "1862.7.8-no-own-reuse", TrainRun("D-0", path, ("F3.0",)))


@pytest.mark.rule("1862.7.8-blocked-terminus", "1862.7.4-blocked-city", "1862.7.8-meeting-in-blocked-station")
def test_a_full_town_of_others_ends_a_run_and_may_be_where_runs_meet():
    markers = {"ENR": ["F3", "G8"], "I&B": ["F5"], "W&F": ["F5"]}
    state = enr("2E", "2E", "3E", markers=markers)
    forbidden(state, "ENR", "1862.7.4-blocked-city", run(state, "C-2", "F3", "F5", "G6", "G8"))
    assert earned(state, "ENR", run(state, "A-0", "F3", "F5"), run(state, "A-1", "F5", "G6", "G8"))[0] == 90


@pytest.mark.rule("1862.7.4-own-marker-not-london", "1862.7.8.4-each-has-marker")
def test_every_run_has_a_marker_of_the_company_on_it():
    state = enr("2E", "2E")
    runs = run(state, "A-0", "F3", "F5"), run(state, "A-1", "F5", "G6", "G8")
    forbidden(state, "ENR", "1862.7.4-own-marker-not-london", *runs)


@pytest.mark.rule("1862.7.4-own-marker-not-london")
def test_a_marker_in_london_is_not_enough_for_a_run():
    words = {"tiles": ESSEX, "markers": {"EUR": ["E12"]}, "london": ["EUR"], "phase": "B"}
    state = position(**words, trains={"EUR": ["2E", "2E"]})
    runs = run(state, "A-0", "E12", "D13"), run(state, "A-1", "D13", "london")
    forbidden(state, "EUR", "1862.7.4-own-marker-not-london", *runs)


@pytest.mark.rule("1862.7.4-into-london-needs-marker", "1862.7.6.5-needed-to-run")
def test_only_a_company_with_a_marker_in_london_runs_there():
    words = {"tiles": ESSEX, "markers": {"ECR": ["D13"]}, "phase": "B", "trains": {"ECR": ["2E"]}}
    state = position(**words)
    forbidden(state, "ECR", "1862.7.6.5-needed-to-run", run(state, "A-0", "D13", "london"))
    state = position(**words, london=["ECR"])
    assert earned(state, "ECR", run(state, "A-0", "D13", "london"))[0] == 130
    net = network(state)
    assert problem(state, COMPANY["ECR"]).stops[net.first[LONDON]].closed is False


@pytest.mark.rule("1862.7.8-no-port-port-no-red-red", "1862.7.4-one-red-one-port")
def test_no_run_leads_from_port_to_port_or_from_red_to_red():
    state = enr("6E", phase="H")
    ports = run(state, "H-0", "port_cromer", "F3", "F5", "G6", "G8", "H7", "port_lowestoft")
    forbidden(state, "ENR", "1862.7.8-no-port-port-no-red-red", ports)
    words = {"tiles": LYNN, "markers": {"L&H": ["C4", "B5"]}, "phase": "H", "trains": {"L&H": ["6E"]}}
    state = position(**words)
    reds = run(state, "H-0", "midlands", "B5", "B7", "B9", "west")
    forbidden(state, "L&H", "1862.7.8-no-port-port-no-red-red", reds)
    both = run(state, "H-0", "midlands", "B5", "C4", "D3", "E2", "port_wells")
    assert earned(state, "L&H", both)[0] == 140 + 30 + 50 + 30 + 100


@pytest.mark.rule("1862.7.4-offboard-is-terminus")
def test_no_run_leads_through_an_area():
    words = {"tiles": LYNN, "markers": {"L&H": ["C4", "B5"]}, "phase": "H", "trains": {"L&H": ["6E"]}}
    state = position(**words)
    there, back = way(state, "C4", "B5", "midlands"), ("A6-B7", "B7.0")
    forbidden(state, "L&H", "1862.7.8-continuous-track", TrainRun("H-0", (*there, *back), ("C4.0",)))
    state = position(**(words | {"tiles": LYNN | {"B7": ("15", 5)}}))
    path = (*way(state, "C4", "B5", "midlands"), *way(state, "midlands", "B7")[1:])
    forbidden(state, "L&H", "1862.7.4-offboard-is-terminus", TrainRun("H-0", path, ("C4.0", "B5.0")))


@pytest.mark.rule("1862.7.8-permit-to-run", "1862.7.8.4-types-together")
def test_a_train_without_a_permit_does_not_run():
    state = enr("2E", "2L", permits={"ENR": "E"})
    assert [train.name for train in problem(state, COMPANY["ENR"]).trains] == ["A-0"]
    forbidden(state, "ENR", "1862.7.8-permit-to-run", run(state, "A-1", "F3", "F5"))
    forbidden(state, "ENR", "1862.7.8-director-chooses-route", TrainRun("H-7", way(state, "F3", "F5")))
    assert not can_run(enr("2L", permits={"ENR": "E"}), COMPANY["ENR"])


@pytest.mark.rule("1862.7.8-main-run-home", "1862.7.8-no-route-zero")
def test_one_run_comes_home():
    state = enr("2E", markers={"ENR": ["F3", "G8"]})
    forbidden(state, "ENR", "1862.7.8-main-run-home", run(state, "A-0", "G8", "H7"))
    assert earned(state, "ENR", run(state, "A-0", "F3", "F5"))[0] == 60
    away = enr("2E", tiles={"G8": ("14", 0), "H7": ("57", 1)}, markers={"ENR": ["G8"]})
    assert not can_run(away, COMPANY["ENR"])
    assert best_runs(away, COMPANY["ENR"]).runs == ()


@pytest.mark.rule("1862.7.8-second-run-meets-main", "1862.7.8-further-runs-meet", "1862.7.8-meeting-without-marker")
def test_runs_meet_in_large_stations():
    state = enr("2E", "2E", "2E", markers={"ENR": ["F3", "G8"]})
    home, far = run(state, "A-0", "port_cromer", "F3"), run(state, "A-1", "G8", "H7")
    forbidden(state, "ENR", "1862.7.8-further-runs-meet", home, far)
    # Norwich, where nobody has a marker, joins the first two runs, and Beccles the third.
    between = run(state, "A-2", "F5", "G6", "G8")
    assert earned(state, "ENR", run(state, "A-0", "F3", "F5"), between, far)[0] == 20 + 40 + 30 + 20


@pytest.mark.rule("1862.7.8-second-run-meets-main")
def test_runs_that_meet_in_an_area_alone_do_not_meet_but_on_the_public_site():
    tiles = {"B5": ("14", 0), "B7": ("15", 0)}
    words = {"tiles": tiles, "markers": {"WStI": ["B5", "B7"]}, "phase": "B", "trains": {"WStI": ["2E", "2E"]}}
    state = position(**words)
    runs = run(state, "A-0", "midlands", "B5"), run(state, "A-1", "midlands", "B7")
    forbidden(state, "WStI", "1862.7.8-further-runs-meet", *runs)
    state = position(**words, options={"runs_meet_anywhere": True})
    assert earned(state, "WStI", *runs)[0] == 40 + 30 + 30


@pytest.mark.rule("1862.7.8-must-run", "1862.7.8-director-chooses-route")
def test_a_train_that_can_run_must_run_but_not_for_the_most():
    state = enr("2E", "2E")
    one = run(state, "A-0", "F3", "F5")
    forbidden(state, "ENR", "1862.7.8-must-run", one)
    forbidden(state, "ENR", "1862.7.8-must-run")
    assert refuse_runs(state, COMPANY["ENR"], RunTrains((one, run(state, "A-1", "F3", "F5")))) is None
    site = enr("2E", "2E", options={"trains_may_idle": True})
    assert refuse_runs(site, COMPANY["ENR"], RunTrains((one,))) is None
    assert refuse_runs(site, COMPANY["ENR"], RunTrains(())) is None


# Freights


@pytest.mark.rule("1862.7.8.1-distance")
def test_a_freight_goes_no_farther_than_its_number():
    state = enr("2F")
    forbidden(state, "ENR", "1862.7.8.1-distance", run(state, "B-0", "F3", "F5", "G6", "G8"))


@pytest.mark.rule("1862.7.8.1-join-end-to-end")
def test_freights_must_be_joined_end_to_end():
    state = enr("1F", "1F", markers={"ENR": ["F3", "F5"]})
    one, other = run(state, "A-0", "port_cromer", "F3"), run(state, "A-1", "F3", "F5", chain=1)
    forbidden(state, "ENR", "1862.7.8.1-join-end-to-end", one, other)
    state = enr("2F", "3F", markers={"ENR": ["F3", "F5"]})
    apart = run(state, "B-0", "port_cromer", "F3"), run(state, "C-1", "F5", "G6", "G8")
    forbidden(state, "ENR", "1862.7.8.1-join-end-to-end", *apart)


@pytest.mark.rule("1862.7.8.1-joined-capacity", "1862.7.8.1-joined-scoring")
def test_freights_2_and_3_act_as_a_freight_5_from_port_to_red_area():
    words = {"tiles": LYNN, "markers": {"L&H": ["C4", "E2"]}, "phase": "C"}
    state = position(**words, trains={"L&H": ["2F", "3F"]})
    runs = run(state, "B-0", "midlands", "B5", "C4"), run(state, "C-1", "C4", "D3", "E2", "port_wells")
    assert earned(state, "L&H", *runs)[0] == 90 + 90 + 4 * 30
    state = position(**words, trains={"L&H": ["5F"]})
    whole = run(state, "D-0", "midlands", "B5", "C4", "D3", "E2", "port_wells")
    assert earned(state, "L&H", whole)[0] == 90 + 90 + 4 * 30


@pytest.mark.rule("1862.7.8.1-each-through-marker")
def test_each_joined_freight_has_a_marker_of_its_own():
    words = {"tiles": LYNN, "phase": "C", "trains": {"L&H": ["2F", "2F", "1F"]}}
    markers = {"L&H": ["C4", "E2"]}
    state = position(**words, markers=markers)
    runs = (
        run(state, "B-0", "midlands", "B5"),
        run(state, "A-2", "B5", "C4"),
        run(state, "B-1", "C4", "D3", "E2"),
    )
    forbidden(state, "L&H", "1862.7.4-own-marker-not-london", *runs)
    state = position(**words, markers={"L&H": ["C4", "B5"]})
    assert earned(state, "L&H", *runs)[0] == 90 + 30 + 3 * 20


@pytest.mark.rule("1862.7.8.1-joined-scoring", "1862.7.4-no-track-twice")
def test_joined_freights_are_one_run_and_use_nothing_twice():
    words = {"tiles": NORFOLK | {"E4": ("57", 2)}, "markers": {"ENR": ["F3", "G8"]}, "phase": "C"}
    state = position(**words, trains={"ENR": ["3F", "3F"]})
    forbidden(
        state,
        "ENR",
        "1862.7.4-no-track-twice",
        run(state, "C-0", "port_cromer", "F3", "F5"),
        run(state, "C-1", "F5", "F3"),
    )


@pytest.mark.rule("1862.7.8-no-port-port-no-red-red")
def test_joined_freights_do_not_lead_from_port_to_port_but_on_the_public_site():
    words = {"markers": {"ENR": ["F3", "G8"]}, "phase": "C"}
    state = enr("2F", "5F", **words)
    runs = (
        run(state, "B-0", "port_cromer", "F3", "F5"),
        run(state, "D-1", "F5", "G6", "G8", "H7", "port_lowestoft"),
    )
    forbidden(state, "ENR", "1862.7.8-no-port-port-no-red-red", *runs)
    state = enr("2F", "5F", **words, options={"chains_end_anywhere": True})
    assert earned(state, "ENR", *runs)[0] == 90 + 90 + 4 * 30


SUFFOLK = {
    "B13": ("15", 2),
    "C12": ("8851", 1),
    "D13": ("15", 1),
    "E12": ("791", 0),
    "F11": ("791", 1),
    "G12": ("15", 2),
}


@pytest.mark.rule(
    "1862.7.8.1-permanent-separate",
    "1862.7.8.1-permanent-different-offboards",
    "1862.7.8.1-permanent-meeting-hex",
)
def test_permanent_freights_may_run_apart():
    words = {"tiles": SUFFOLK, "markers": {"ECR": ["D13"]}, "london": ["ECR"], "phase": "F"}
    state = position(**words, trains={"ECR": ["7F", "6F"]})
    path = ("B13", "C12", "D13", "E12", "F11", "G12", "port_felixstowe")
    runs = run(state, "F-0", "london", *path), run(state, "E-1", *path, chain=1)
    assert earned(state, "ECR", *runs) == (690, 0, (510, 180))


@pytest.mark.rule("1862.7.8.1-permanent-separate")
def test_on_the_public_site_freights_that_touch_run_as_one():
    words = {"markers": {"ENR": ["F3", "G8"]}, "phase": "E"}
    state = enr("6F", "6F", **words)
    runs = run(state, "E-0", "port_cromer", "F3", "F5"), run(state, "E-1", "F5", "G6", "G8", chain=1)
    assert earned(state, "ENR", *runs)[0] == (100 + 40 + 30) + (30 + 20)
    site = enr("6F", "6F", **words, options={"touching_freights_join": True})
    forbidden(site, "ENR", "1862.7.8.1-permanent-separate", *runs)
    joined = runs[0], run(site, "E-1", "F5", "G6", "G8")
    assert earned(site, "ENR", *joined)[0] == 100 + 30 + 3 * 30


@pytest.mark.rule("1862.7.8.1-mixed-permanence")
def test_a_freight_that_is_not_permanent_is_joined_to_a_permanent_one():
    words = {"markers": {"ENR": ["F3", "G8"]}, "phase": "E"}
    state = enr("5F", "6F", **words)
    first, second = ("port_cromer", "F3", "F5"), ("F5", "G6", "G8")
    apart = run(state, "D-0", *first), run(state, "E-1", *second, chain=1)
    forbidden(state, "ENR", "1862.7.8.1-mixed-permanence", *apart)
    joined = run(state, "D-0", *first), run(state, "E-1", *second)
    assert earned(state, "ENR", *joined)[0] == 100 + 30 + 3 * 30


@pytest.mark.rule("1862.11.2-d-permanent")
def test_in_the_shorter_game_a_freight_5_is_permanent():
    words = {"markers": {"ENR": ["F3", "G8"]}, "phase": "D", "options": {"shorter": True}}
    assert all(train.permanent for train in problem(enr("5F", **words), COMPANY["ENR"]).trains)
    assert not any(train.permanent for train in problem(enr("5F"), COMPANY["ENR"]).trains)


# Locals and Expresses


@pytest.mark.rule("1862.7.8.2-no-offboard")
def test_a_local_does_not_leave_the_board():
    state = enr("2L")
    forbidden(state, "ENR", "1862.7.8.2-no-offboard", run(state, "A-0", "port_cromer", "F3"))


@pytest.mark.rule("1862.7.8.2-number-large", "1862.7.8.2-n-over-m", "1862.7.8.2-score-all-stations")
def test_a_local_comes_to_so_many_towns_and_scores_all_it_may():
    stages = ("F3", "F5", "G6", "G8")
    state = enr("2L")
    forbidden(state, "ENR", "1862.7.8.2-number-large", run(state, "A-0", *stages))
    state = enr("2/3L")
    forbidden(state, "ENR", "1862.7.8.2-n-over-m", run(state, "B-0", *stages))
    forbidden(state, "ENR", "1862.7.8.2-score-all-stations", run(state, "B-0", *stages, scored=["G8.0"]))
    forbidden(state, "ENR", "1862.7.8.2-score-all-stations", run(state, "B-0", *stages, scored=["H7.0"]))


@pytest.mark.rule("1862.7.8.3-number", "1862.7.8.3-n-over-m", "1862.7.8.3-large-and-offboard")
def test_an_express_comes_to_so_many_stations_and_areas_and_scores_all_it_may():
    stages = ("port_cromer", "F3", "F5")
    state = enr("2E")
    forbidden(state, "ENR", "1862.7.8.3-number", run(state, "A-0", *stages))
    state = enr("2/3E")
    forbidden(state, "ENR", "1862.7.8.3-n-over-m", run(state, "B-0", *stages))
    forbidden(state, "ENR", "1862.7.8.3-large-and-offboard", run(state, "B-0", *stages, scored=["F3.0"]))
    state = enr("3E")
    scored = ["F3.0", "F5.0", "G6.0", "G8.0"]
    forbidden(state, "ENR", "1862.7.8.3-ignore-small", run(state, "C-0", "F3", "F5", "G6", "G8", scored=scored))
    assert earned(state, "ENR", run(state, "C-0", "F3", "F5", "G6", "G8"))[0] == 90


@pytest.mark.rule("1862.7.8.2-n-over-m-skip", "1862.7.8.3-n-over-m-skip")
@pytest.mark.parametrize("train", ["2/3L", "2/3E"])
def test_even_the_home_may_be_left_out(train):
    state = enr(train)
    revenue = earned(state, "ENR", run(state, "B-0", "F3", "F5", "G6", "G8", scored=["F5.0", "G8.0"]))[0]
    assert revenue == (90 if train == "2/3L" else 70)


@pytest.mark.rule("1862.7.8.2-subsidy-hex-once", "1862.7.8.2-subsidy")
def test_a_hex_gives_its_subsidy_once():
    state = enr("2L", "2L", markers={"ENR": ["F3", "F5"]})
    runs = run(state, "A-0", "F3", "F5"), run(state, "A-1", "F5", "G6", "G8")
    assert earned(state, "ENR", *runs)[:2] == (20 + 40 + 20 + 30, 40)


@pytest.mark.rule("1862.7.8.2-subsidy-not-revenue", "1862.7.8.2-subsidy-timing")
def test_the_run_step_ends_with_revenue_and_subsidy_apart():
    state = begin(enr("2/3L"), Runs(COMPANY["ENR"]))
    (entry,) = play(state, RunTrains((run(state, "B-0", "F3", "F5", "G6", "G8", scored=["F5.0", "G8.0"]),)))
    assert result(state) == (90, 40)
    assert entry.facts["revenue"] == 90
    assert entry.facts["subsidy"] == 40
    assert entry.facts["runs"] == [
        {
            "trains": ["2/3L"],
            "stops": ["F3.0", "F5.0", "G6.0", "G8.0"],
            "scored": ["F5.0", "G6.0", "G8.0"],
            "bonus": 0,
            "hexes": 0,
            "revenue": 90,
        }
    ]


@pytest.mark.rule("1862.9.0-phase-a-offboard", "1862.9.0-phase-c-offboard", "1862.9.0-phase-e-offboard")
def test_areas_pay_by_phase():
    worth = {"A": 40, "B": 40, "C": 90, "D": 90, "E": 140, "F": 140, "G": 140, "H": 140}
    assert {phase.name for phase in PHASES} == set(worth)
    for phase, value in worth.items():
        state = position(tiles=LYNN, phase=phase)
        stop = network(state).vertex("midlands")
        assert problem(state, COMPANY["L&H"]).stops[stop].revenue == value


# The step


def test_the_best_runs_are_offered_and_any_others_are_allowed():
    state = begin(enr("2F", "2/3L"), Runs(COMPANY["ENR"]))
    choices = state.frames[-1].choices(state)
    company = COMPANY["ENR"]
    listed = list(choices)
    assert listed[0] == as_action(state, best_runs(state, company).runs, problem(state, company))
    assert all(state.frames[-1].refuse(state, action) is None for action in listed)
    assert RunTrains((run(state, "B-0", "F3", "F5"), run(state, "B-1", "F3", "F5"))) in choices
    assert RunTrains(()) not in choices
    refused(state, PASS, "1862.7.8-must-run")
    assert str(choices.family) == "any legal runs of ENR"


@pytest.mark.rule("1862.7.3-maximum-revenue")
def test_a_company_in_receivership_runs_for_the_most_with_subsidy():
    state = enr("2/3L", "2E")
    company = COMPANY["ENR"]
    state.director[company] = POOL
    log = Log()
    revenue, subsidy = Runs(company).run_itself(state, log)
    best = best_total_runs(state, company)
    assert (revenue, subsidy) == (best.revenue, best.subsidy)
    assert revenue + subsidy >= best_runs(state, company).revenue
    assert log.entries[0].rule == "1862.7.3-maximum-revenue"


def test_the_runs_of_the_search_can_be_read_back():
    state = position(tiles=LYNN, markers={"L&H": ["C4", "B5"]}, phase="D", trains={"L&H": ["3L", "5F", "4E"]})
    company = COMPANY["L&H"]
    question, found = problem(state, company), best_runs(state, company)
    action = as_action(state, found.runs, question)
    runs = read_runs(state, company, action, question)
    assert score(question, runs)[:2] == (found.revenue, found.subsidy)


def test_runs_are_shown_with_names_sums_and_lines():
    state = enr("2F", "2L")
    company = COMPANY["ENR"]
    action = RunTrains((run(state, "B-0", "port_cromer", "F3", "F5"), run(state, "A-1", "F3", "F5")))
    runs = read_runs(state, company, action, problem(state, company))
    freight, local = show_runs(state, company, tuple(runs))
    assert (freight.train, freight.revenue, freight.subsidy) == ("2F", 150, 0)
    assert freight.stops == (("port_cromer", "Cromer port", 80), ("F5", "Norwich", 40))
    assert str(freight.line.text) == "2F: £150, Cromer port – Norwich; £30 for 1 hex between"
    # The cell north of Cromer belongs to the port of Wells, too.
    assert freight.line.pieces == (("F1", "s1", "e0"), ("F3", "e3", "s0"), ("F3", "s0", "e0"), ("F5", "e3", "s0"))
    assert freight.line.calls == (("F1", "s1"), ("F5", "s0"))
    assert (local.revenue, local.subsidy, str(local.line.earns)) == (20, 20, "£20 + £20 subsidy")


@pytest.mark.rule("1862.7.8.1-joined-scoring")
def test_joined_freights_are_one_run_with_the_ends_of_the_whole_and_its_bonus():
    state = enr("1F", "1F")
    company = COMPANY["ENR"]
    action = RunTrains((run(state, "A-0", "port_cromer", "F3"), run(state, "A-1", "F3", "F5")))
    runs = read_runs(state, company, action, problem(state, company))
    (joined,) = show_runs(state, company, tuple(runs))
    assert joined.train == "1F + 1F"
    assert joined.stops == (("port_cromer", "Cromer port", 80), ("F3", "Cromer", 0), ("F5", "Norwich", 40))
    assert (joined.bonus, joined.revenue, str(joined.line.earns)) == (30, 150, "£150")
    assert str(joined.line.bonus) == "£30 for 1 hex between"
    assert joined.line.calls == (("F1", "s1"), ("F3", "s0"), ("F5", "s0"))
    begin(state, Runs(company))
    run_for = "1F + 1F: Cromer port – Cromer – Norwich for £150, including £30 for 1 hex between"
    assert f"Run for £150: {run_for};" in str(TITLE.describe(state, action))
    (entry,) = play(state, action)
    assert str(TITLE.tell(entry, ("Ada", "Ben"))) == f"ENR runs {run_for}."


def test_joined_freights_are_told_end_to_end_whatever_order_they_are_named_in():
    state = enr("1F", "2F", "1F")
    company = COMPANY["ENR"]
    action = RunTrains(
        (run(state, "A-0", "port_cromer", "F3"), run(state, "B-1", "F5", "G6", "G8"), run(state, "A-2", "F5", "F3"))
    )
    question = problem(state, company)
    (told,) = told_runs(question, read_runs(state, company, action, question))
    assert told.members in ((0, 2, 1), (1, 2, 0))
    assert told.revenue == told.bonus + sum(value for _, value in told.calls)


def test_the_sums_of_runs_are_made_of_what_is_shown():
    for state, name in ((enr("1F", "2F", "2L", "2E"), "ENR"), (enr("2F", "2/3L", "2/3E"), "ENR")):
        best = RUNS.best_runs(state, name)
        for shown in best.runs:
            assert sum(value for _, _, value in shown.stops) + shown.bonus == shown.revenue
        assert sum(shown.revenue for shown in best.runs) == best.revenue
        assert sum(shown.subsidy for shown in best.runs) == best.subsidy


def test_a_station_that_two_trains_come_to_shows_its_value_once():
    state = enr("2E", "2/3E")
    for shown in RUNS.best_runs(state, "ENR").runs:
        assert sum(value for _, _, value in shown.stops) == shown.revenue


def test_the_best_runs_of_a_company_are_shown():
    state = enr("2F", "2L")
    shown = RUNS.best_runs(state, "ENR")
    assert shown.revenue == sum(one.revenue for one in shown.runs)
    assert shown.subsidy == sum(one.subsidy for one in shown.runs)
    splits = RUNS.run_splits(state, "ENR")
    assert splits[0] == shown
    totals = [one.revenue + one.subsidy for one in splits]
    assert totals == sorted(totals)


def test_there_is_nothing_to_show_for_a_company_that_does_not_run():
    state = enr()
    with pytest.raises(BadPosition, match="no train"):
        RUNS.best_runs(state, "ENR")
    with pytest.raises(BadPosition, match="has not floated"):
        RUNS.best_runs(state, "ECR")
    with pytest.raises(BadPosition, match=COMPANIES[0].name):
        RUNS.best_runs(state, "XYZ")
