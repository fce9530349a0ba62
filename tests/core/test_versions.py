"""Rules are corrected, and games that were begun before go on as they began."""

import json

import pytest

from bradshaw.core.errors import BadOption, BadRecord, UnknownRules
from bradshaw.core.game import Game
from bradshaw.core.options import Option, complete
from bradshaw.core.record import decode
from tests.conformance import promises
from tests.conformance.play import any_game
from tests.core import corrected_heap, heap
from tests.core.heap import Take, Tip

FIRST, CORRECTED = heap.TITLE, corrected_heap.TITLE
NAMES = ["Ada", "Ben"]


def played(title, rules, options=None):
    """A game in which somebody has £6 and may tip, and then gives the most that is allowed."""
    game = Game(title, NAMES, 7, {"stones": 20} | (options or {}), rules)
    for action in (Take(3), Tip(0), Take(3), Tip(0), Take(3)):
        game.play(action)
    game.play(max(game.choices(), key=lambda tip: tip.pounds))
    return game


def read(title, game):
    return Game.from_record(title, decode(game.record().encode()))


def test_corrected_title_declares_its_versions():
    promises.declares_itself(CORRECTED)


@pytest.mark.parametrize("promise", promises.ALL, ids=lambda promise: promise.__name__)
def test_both_versions_keep_the_promise(promise):
    assert {any_game(CORRECTED, seed).rules for seed in range(8)} == {1, 2}
    for seed in range(8):
        promise(CORRECTED, seed)


def test_new_games_get_the_newest_rules():
    game = Game(CORRECTED, NAMES, 7)
    assert game.rules == 2
    assert game.record().rules == 2
    assert game.options == {"stones": 21, "tips": True, "value": 1}


def test_the_versions_decide_otherwise():
    assert played(CORRECTED, 1).played[-1].action == Tip(6)
    assert played(CORRECTED, 2).played[-1].action == Tip(2)


def test_record_from_before_the_correction_leads_to_the_same_hashes():
    before = played(FIRST, 1, {"turns": "right"})
    after = read(CORRECTED, before)
    assert after.rules == 1
    assert after.record() == before.record()
    assert after.start == before.start
    assert [one.hash for one in after.played] == [one.hash for one in before.played]


@pytest.mark.parametrize("rules", [1, 2])
def test_record_of_either_version_comes_back_equal(rules):
    game = played(CORRECTED, rules)
    again = read(CORRECTED, game)
    assert again.rules == rules
    assert again.record() == game.record()
    assert again.state == game.state


def test_record_of_another_version_does_not_pass_for_this_one():
    record = json.loads(played(CORRECTED, 1, {"turns": "left"}).record().encode())
    del record["options"]["turns"]
    with pytest.raises(BadRecord, match="The set-up leads to the state"):
        Game.from_record(CORRECTED, decode(json.dumps(record | {"rules": 2})))


@pytest.mark.parametrize("rules", [1, 2])
def test_game_keeps_its_version_whatever_is_done_with_it(rules):
    game = played(CORRECTED, rules)
    most = game.played[-1].action
    game.undo()
    with pytest.raises(Exception, match="at most, not £8"):
        game.play(Tip(8))
    for twin in (game, game.copy(), game.at(5), game.at(2).copy()):
        while len(twin.played) < 5:
            twin.redo()
        assert twin.rules == rules
        assert max(tip.pounds for tip in twin.choices()) == most.pounds
        assert twin.record().rules == rules
    game.redo()
    assert game.record() == played(CORRECTED, rules).record()


def test_record_of_a_future_version_is_refused_in_a_sentence():
    future = json.loads(Game(CORRECTED, NAMES, 7).record().encode())
    with pytest.raises(BadRecord) as caught:
        Game.from_record(FIRST, decode(json.dumps(future)))
    assert str(caught.value) == (
        "This game uses version 2 of the rules of Heap, but this program knows them only up to version 1. "
        "A newer Bradshaw can read it."
    )


@pytest.mark.parametrize("rules", [-1, 0, 3])
def test_game_of_an_unknown_version_is_not_set_up(rules):
    with pytest.raises(
        UnknownRules, match=rf"version {rules} of the rules of Heap|The rules of Heap have no version {rules}\."
    ):
        Game(CORRECTED, NAMES, 7, rules=rules)


# Options


def test_later_option_has_its_default_in_earlier_games_and_is_not_theirs_to_choose():
    game = Game(CORRECTED, NAMES, 7, rules=1)
    assert "value" not in game.options
    assert game.state.settings.value == 1
    with pytest.raises(BadOption, match=r"There is no option “value”\. This game has: stones, tips, turns"):
        Game(CORRECTED, NAMES, 7, {"value": 2}, rules=1)
    assert Game(CORRECTED, NAMES, 7, {"value": 2}).state.settings.value == 2


def test_withdrawn_option_holds_in_its_versions_and_is_not_offered_any_more():
    game = Game(CORRECTED, NAMES, 7, {"turns": "right"}, rules=1)
    assert game.state.settings.step == -1
    assert read(CORRECTED, game).state.settings.step == -1
    with pytest.raises(BadOption, match="There is no option “turns”"):
        Game(CORRECTED, NAMES, 7, {"turns": "right"})


def test_options_are_those_of_the_version():
    declared = (
        Option("old", "Withdrawn.", False, "rule", until=2),
        Option("always", "In all.", False, "rule"),
        Option("new", "Added.", False, "rule", since=3),
    )
    assert list(complete(declared, {}, 1)) == ["old", "always"]
    assert list(complete(declared, {}, 2)) == ["old", "always"]
    assert list(complete(declared, {}, 3)) == ["always", "new"]
    assert list(complete(declared, {})) == ["always", "new"]


# What people are told


def test_differences_are_told_in_sentences():
    assert [str(change) for change in CORRECTED.differences(1)] == [
        "A tip is at most half of what the player has.",
        "Option “turns” has been withdrawn: Where turns go.",
        "New option “value”: How many pounds a stone is worth.",
    ]
    assert CORRECTED.differences(2) == []
