"""The command line keeps a game's version of the rules, and says what newer games have otherwise."""

import json

import pytest

from bradshaw.core.game import Game
from bradshaw.formats import records
from tests.core.corrected_heap import TITLE
from tests.core.heap import Take, Tip
from tests.core.installed import CORRECTED_HEAP, HEAP, installed

CHANGE = "A tip is at most half of what the player has."


@pytest.fixture(autouse=True)
def corrected():
    with installed(CORRECTED_HEAP):
        yield


@pytest.fixture(params=[1, 2])
def saved(request, tmp_path):
    """The version of the rules of a game, and its file."""
    game = Game(TITLE, ["Ada", "Ben"], 7, rules=request.param)
    for action in (Take(3), Tip(0), Take(3), Tip(0), Take(3)):
        game.play(action)
    path = tmp_path / "game.json"
    records.save(game, path)
    return request.param, path


def rules_of(path):
    return json.loads(path.read_bytes())["rules"]


def test_replay_says_by_which_rules_an_older_game_is_played(run, saved):
    rules, path = saved
    ran = run("replay", path)
    assert ran.status == 0
    assert ("Played by version 1 of the rules. The newest version, 2, differs:" in ran.out) == (rules == 1)
    assert (CHANGE in ran.out) == (rules == 1)


def test_game_goes_on_by_its_rules_and_is_saved_with_them(run, saved):
    rules, path = saved
    ran = run("play", "--load", path, "--humans", "2", stdin="tip 6\nq\n")
    assert (CHANGE in ran.out) == (rules == 1)
    assert rules_of(path) == rules
    played = [one["action"] for one in json.loads(path.read_bytes())["actions"]]
    assert played[5:] == ([{"type": "tip", "pounds": 6}] if rules == 1 else [])


def test_new_game_has_the_newest_rules(run, tmp_path):
    path = tmp_path / "new.json"
    assert run("play", "heap", "--watch", "--bots", "random", "--save", path).status == 0
    assert rules_of(path) == 2
    assert run("arena", "heap", "--games", "2", "--bots", "random", "--option", "value=2").status == 0


def test_games_lists_what_new_games_offer_and_what_was_decided(run):
    ran = run("games")
    assert f"Since rules version 2: {CHANGE}" in ran.out
    assert "value=1" in ran.out
    assert "turns=left" not in ran.out


def test_withdrawn_option_is_refused(run):
    assert "There is no option “turns”" in run("play", "heap", "--option", "turns=right").complaint


def test_game_of_a_later_version_is_refused_in_a_sentence(run, tmp_path):
    path = tmp_path / "future.json"
    records.save(Game(TITLE, ["Ada", "Ben"], 7), path)
    with installed(HEAP, "heap"):
        assert "this program knows them only up to version 1" in run("replay", path).complaint
