"""A game needs nothing but the core and its registration: a stranger's game keeps every promise too."""

import pytest

import bradshaw
from tests.conformance import promises
from tests.core.heap import TITLE, Take, Tip
from tests.core.installed import HEAP, installed


@pytest.fixture
def heap_installed():
    with installed(HEAP):
        yield


def test_heap_declares_itself():
    promises.declares_itself(TITLE)


@pytest.mark.parametrize("promise", promises.ALL, ids=lambda promise: promise.__name__)
def test_heap_keeps_the_promise(promise):
    for seed in range(8):
        promise(TITLE, seed)


@pytest.mark.usefixtures("heap_installed")
def test_registered_game_is_played_and_loaded_by_its_id():
    assert bradshaw.title("heap") is TITLE
    assert len(bradshaw.titles()) >= 2
    game = bradshaw.new_game("heap", ["Ada", "Ben"], seed=1, options={"stones": 6})
    while game.outcome is None:
        game.play(game.choices()[0])
    assert bradshaw.load(game.record()).state == game.state


def test_unregistered_game_is_unknown():
    with pytest.raises(bradshaw.BradshawError, match="There is no game “heap”"):
        bradshaw.title("heap")


def test_three_stones_open_a_tip_and_play_goes_on_with_the_next_player():
    game = bradshaw.Game(TITLE, ["Ada", "Ben"], 1, {"stones": 10})
    first = game.actors[0]
    game.play(Take(3))
    assert game.actors == (first,)
    assert list(game.choices()) == [Tip(0), Tip(2)]
    assert game.refusal(Tip(1)).text == "£1 is not an even number of pounds."
    game.play(Tip(2))
    assert game.actors == (1 - first,)
    assert game.state.cash[1 + first] == 1
