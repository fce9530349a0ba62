"""Runs that players lay themselves, in the recorded games of both 18xx games."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import bradshaw
from bradshaw.core.errors import BadPosition
from bradshaw.core.view import numbered
from bradshaw.eighteen.actions import PASS
from tests.words.english import english

pytestmark = pytest.mark.kernels

RECORDS = Path(__file__).parents[1] / "data" / "records"
EACH = 9
"""Every ninth of the runs of a game is looked at."""


@cache
def positions(name):
    """Positions of a recorded game in which runs are to be chosen."""
    game = bradshaw.load((RECORDS / f"{name}.json").read_bytes())
    numbers = [
        number
        for number, played in enumerate(game.played)
        if type(played.action).__struct_config__.tag == "run_trains" and played.action.runs
    ]
    return [game.at(number) for number in numbers[::EACH]]


def running(game):
    return game.title.position(game.state)["company"]


def pieces(path, stops):
    """A run, cut at its stops."""
    cuts = [at for at, name in enumerate(path) if name in stops]
    return [path[one : other + 1] for one, other in pairwise(cuts)]


both = pytest.mark.parametrize("name", ["1860-v1-2p-seed189", "1862-v1-2p-seed25"])


@both
def test_the_ways_from_stop_to_stop_are_the_pieces_of_every_best_run(name):
    for game in positions(name):
        ways = game.title.ways(game.state, running(game))
        stops = {stop.id: stop for stop in ways.stops}
        trains = {train.id for train in ways.trains}
        for action in game.choices().actions:
            for run in action.runs:
                assert run.train in trains
                parts = pieces(run.path, stops)
                assert (parts[0][0], parts[-1][-1]) == (run.path[0], run.path[-1])
                for part in parts:
                    assert part in stops[part[0]].ways
                    assert part[::-1] in stops[part[-1]].ways


@both
def test_every_way_leads_over_borders_to_another_stop_that_is_told_of(name):
    for game in positions(name):
        stops = {stop.id: stop for stop in game.title.ways(game.state, running(game)).stops}
        board = {cell.id: cell for cell in english(game.title.view(game.state, game.players)).board.cells}
        for stop in stops.values():
            assert stop.name
            for spot in stop.spots:
                cell, _, number = spot.removeprefix("stop:").partition(".")
                assert int(number) < len(board[cell].track.stops)
            for way in stop.ways:
                assert way[0] == stop.id != way[-1]
                assert way[-1] in stops or stop.kind == "area"
                assert not stops.keys() & set(way[1:-1])


@both
def test_the_best_runs_laid_by_hand_are_the_best_runs(name):
    for game in positions(name):
        title, state = game.title, game.state
        for action in game.choices().actions:
            laid = title.lay_runs(state, action)
            assert laid.refusal is None
            assert laid.text == title.describe(state, action)
            assert laid.action == action
            # Joined Freights are drawn as one run, and laid train by train.
            pieces = [piece for line in title.sketch(state, action).lines for piece in line.pieces]
            assert sorted(pieces) == sorted(piece for run in laid.runs for piece in run.line.pieces)
            # What counts is found by itself as well.
            counted = "calls" if title.id == "1860" else "scored"
            opened = tuple(msgspec.structs.replace(run, **{counted: ()}) for run in action.runs)
            assert title.lay_runs(state, type(action)(opened)).refusal is None


@both
def test_an_unfinished_set_is_refused_with_its_rule_and_drawn_as_far_as_it_is_laid(name):
    for game in positions(name):
        title, state = game.title, game.state
        action = game.choices().actions[0]
        counted = {"calls": ()} if title.id == "1860" else {"scored": ()}
        begun = msgspec.structs.replace(action.runs[0], path=action.runs[0].path[:1], **counted)
        laid = title.lay_runs(state, type(action)((begun, *action.runs[1:])))
        assert laid.refusal is not None
        assert laid.refusal.rule in title.rulebook
        assert laid.text == ""
        assert laid.runs[0].line.pieces == ()
        assert len(laid.runs[0].line.calls) == len(laid.runs[0].stops) == 1
        assert all(run.line.pieces for run in laid.runs[1:])


@both
def test_a_train_that_stays_idle_keeps_its_place_among_the_others(name):
    for game in positions(name):
        title, state = game.title, game.state
        action = game.choices().actions[0]
        nothing = msgspec.structs.replace(action.runs[0], path=())
        laid = title.lay_runs(state, type(action)((nothing, *action.runs[1:])))
        assert len(laid.runs) == len(action.runs)
        assert laid.runs[0].stops == ()
        assert len(laid.action.runs) == len(action.runs) - 1


@both
def test_nonsense_is_refused_and_not_drawn(name):
    game = positions(name)[-1]
    title, state = game.title, game.state
    action = game.choices().actions[0]
    run = max(action.runs, key=lambda one: len(one.path))
    borders = tuple(one for one in run.path if "-" in one)
    for wrong in (
        {"train": "99"},
        {"path": ("Z99.0", *run.path)},
        {"path": (run.path[0], run.path[-1], run.path[0])},
        {"path": borders},
        {"path": run.path + run.path},
    ):
        laid = title.lay_runs(state, type(action)((msgspec.structs.replace(run, **wrong),)))
        assert laid.refusal is not None, wrong
        assert all(not one.line.pieces for one in laid.runs) or "path" not in wrong, wrong
    counted = "calls" if title.id == "1860" else "scored"
    for names in (borders, (run.path[0], run.path[0]), run.path):
        title.lay_runs(state, type(action)((msgspec.structs.replace(run, **{counted: names}),)))


@both
def test_runs_are_laid_only_where_they_are_to_be_chosen(name):
    game = positions(name)[0]
    action = game.choices().actions[0]
    with pytest.raises(BadPosition):
        game.title.lay_runs(game.state, PASS)
    with pytest.raises(BadPosition):
        game.title.lay_runs(game.at(0).state, action)
    with pytest.raises(BadPosition, match="no company"):
        game.title.ways(game.state, "XYZ")


def test_listed_runs_have_the_lines_of_the_editor_and_name_idle_trains():
    idle = 0
    for game in (*positions("1860-v1-2p-seed189"), *positions("1862-v1-2p-seed25")):
        title, state = game.title, game.state
        trains = title.ways(state, running(game)).trains
        best = game.choices()[0]
        left = list(best.runs)
        padded = []
        for train in trains:
            run = next((one for one in left if one.train == train.id), None)
            if run is not None:
                left.remove(run)
            padded.append(
                run or msgspec.structs.replace(best.runs[0], train=train.id, path=(), **nothing(best.runs[0]))
            )
        laid = title.lay_runs(state, msgspec.structs.replace(best, runs=tuple(padded)))
        listed = numbered(title.sketch(state, best).lines)
        names = [name for _, line in listed for name in line.train.split(" + ")]
        assert len(names) == len(trains)
        painted = {(number, piece) for number, line in listed for piece in line.pieces}
        laid_lines = numbered(run.line for run in laid.runs)
        assert painted == {(number, piece) for number, line in laid_lines for piece in line.pieces}
        for _, line in listed:
            idle += not line.pieces
            assert line.pieces or str(line.text) == f"{line.train}: stays idle"
    assert idle


def nothing(run):
    """The fields that say what counts on a run, for none."""
    return {"calls": ()} if hasattr(run, "calls") else {"scored": (), "chain": -1}
