"""Running Trains: what is filled in where a director leaves it open, and how Freights are joined."""

import msgspec
import pytest

from bradshaw.games.g1862.actions import RunTrains, TrainRun
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.views.laid_runs import AS_THEY_TOUCH, lay_runs, ways

from .boards import begin, run, way
from .test_routes_and_runs import enr

pytestmark = pytest.mark.kernels


def test_freights_that_touch_are_joined_and_others_are_not():
    state = begin(enr("1F", "1F"), Runs(COMPANY["ENR"]))
    one, two = run(state, "A-0", "port_cromer", "F3"), run(state, "A-1", "F3", "F5")
    for runs in ((one, two), (two, one)):
        apart = [msgspec.structs.replace(each, chain=AS_THEY_TOUCH) for each in runs]
        found = lay_runs(state, RunTrains(tuple(apart)))
        assert found.refusal is None
        assert [each.chain for each in found.action.runs] == [0, 0]
        assert "joined with the 1F" in str(found.runs[0].line.earns)
    alone = lay_runs(state, RunTrains((one, msgspec.structs.replace(two, chain=1))))
    assert alone.refusal.rule == "1862.7.8.1-join-end-to-end"


def test_a_freight_joins_two_that_were_apart():
    state = begin(enr("1F", "1F", "1F"), Runs(COMPANY["ENR"]))
    stretches = (("port_cromer", "F3"), ("F5", "G6"), ("F3", "F5"))
    runs = [run(state, f"A-{number}", *stretch, chain=AS_THEY_TOUCH) for number, stretch in enumerate(stretches)]
    found = lay_runs(state, RunTrains(tuple(runs[:2])))
    assert [each.chain for each in found.action.runs] == [0, 1]
    found = lay_runs(state, RunTrains(tuple(runs)))
    assert [each.chain for each in found.action.runs] == [0, 0, 0]


def test_of_permanent_freights_that_all_meet_in_one_town_two_are_joined():
    rays = (("F5", "F3"), ("F5", "G6", "G8"), ("port_cromer", "F3", "F5"))
    words = {"markers": {"ENR": ["F3", "F5"]}, "phase": "E"}
    for options in ({}, {"ruleset": "18xx.games"}):
        state = begin(enr("6F", "6F", "6F", **words, options=options), Runs(COMPANY["ENR"]))
        runs = [run(state, f"E-{number}", *ray, chain=AS_THEY_TOUCH) for number, ray in enumerate(rays)]
        found = lay_runs(state, RunTrains(tuple(runs)))
        assert found.refusal is None
        assert [each.chain for each in found.action.runs] == [0, 0, 1]


def test_a_train_scores_the_stations_that_pay_most_unless_others_are_named():
    state = begin(enr("2/3E"), Runs(COMPANY["ENR"]))
    path = way(state, "port_cromer", "F3", "F5")
    found = lay_runs(state, RunTrains((TrainRun("B-0", path),)))
    assert found.refusal is None
    assert found.action.runs[0].scored == ("port_cromer", "F5.0")
    assert all(stop.optional for stop in found.runs[0].stops)
    named = lay_runs(state, RunTrains((TrainRun("B-0", path, ("F3.0", "F5.0")),)))
    assert named.action.runs[0].scored == ("F3.0", "F5.0")
    assert "£60" in str(named.text)


def test_what_another_train_scores_is_scored_last():
    state = begin(enr("2E", "2/3E"), Runs(COMPANY["ENR"]))
    first = run(state, "A-0", "F3", "F5")
    found = lay_runs(state, RunTrains((first, TrainRun("B-1", way(state, "port_cromer", "F3", "F5")))))
    assert "port_cromer" in found.action.runs[1].scored


def test_the_trains_are_those_with_a_permit_and_an_area_ends_a_run():
    state = enr("2F", "2/3L", permits={"ENR": "F"})
    told = ways(state, "ENR")
    assert [(train.id, train.name, train.joins) for train in told.trains] == [("B-0", "2F", True)]
    stops = {stop.id: stop for stop in told.stops}
    assert (stops["port_cromer"].kind, stops["F3.0"].kind) == ("area", "large")
    assert stops["port_cromer"].spots == ("stop:F1.1",)
    assert ("F3.0", "F1-F3", "port_cromer") in stops["F3.0"].ways
