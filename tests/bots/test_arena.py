"""Whole games between bots."""

import pytest

from bradshaw.bots.arena import play, play_many, wilson
from bradshaw.core.errors import BradshawError

MIXED = ["greedy", "random", "random", "random"]


def test_a_game_is_settled_by_its_seed():
    assert play("emubay", MIXED, seed=5) == play("emubay", MIXED, seed=5)
    assert play("emubay", MIXED, seed=5) != play("emubay", MIXED, seed=6)


def test_seats_rotate_from_game_to_game():
    results = list(play_many("emubay", MIXED, games=8, players=4, seed=20))
    assert [result.bots.index("greedy") for result in results] == [0, 3, 2, 1, 0, 3, 2, 1]
    assert [result.seed for result in results] == list(range(20, 28))


def test_few_bots_fill_many_seats_in_turn():
    result = next(play_many("emubay", ["random", "greedy"], games=1, players=3, seed=1))
    assert result.bots == ("random", "greedy", "random")


def test_several_processes_give_the_same_games_in_the_same_order():
    alone = list(play_many("emubay", ["random"], games=6, players=3, seed=40))
    assert list(play_many("emubay", ["random"], games=6, players=3, seed=40, jobs=2)) == alone


def test_a_mistake_in_another_process_reaches_the_caller():
    with pytest.raises(BradshawError):
        list(play_many("emubay", ["random"], games=2, players=5, seed=1, jobs=2))


def test_options_reach_the_game():
    plain = play("emubay", ["greedy"] * 3, seed=9)
    assert play("emubay", ["greedy"] * 3, seed=9, options={"forest_cost": 10}) != plain


def test_greedy_beats_three_randoms_in_most_games():
    results = list(play_many("emubay", MIXED, games=20, players=4, seed=100))
    wins = sum(result.bots.index("greedy") in result.winners for result in results)
    assert wins >= 14


def test_the_interval_holds_the_rate_and_narrows_with_games():
    low, high = wilson(30, 60)
    assert low < 0.5 < high
    wide = wilson(5, 10)
    assert high - low < wide[1] - wide[0]
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert 0.59 < wilson(0.7 * 200, 200)[0] < 0.7
