"""Win shares, intervals and ratings."""

import pytest

from bradshaw.arena.figures import figures, ranks, rated, wilson
from bradshaw.arena.match import Forfeit, Result
from bradshaw.arena.report import page
from bradshaw.arena.tables import ratings


def result(seed, bots, scores, winners, forfeits=()):
    return Result("emubay", 1, {}, seed, tuple(bots), 10, tuple(scores), tuple(winners), ("over",), tuple(forfeits))


def test_the_interval_holds_the_rate_and_narrows_with_games():
    low, high = wilson(30, 60)
    assert low < 0.5 < high
    wide = wilson(5, 10)
    assert high - low < wide[1] - wide[0]
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert 0.59 < wilson(0.7 * 200, 200)[0] < 0.7


def test_a_shared_victory_counts_as_a_part_of_a_win():
    found = figures([result(1, ["a", "b", "c"], [9, 9, 1], [0, 1]), result(2, ["b", "a", "c"], [3, 9, 1], [1])])
    assert [(one.bot, one.wins, one.games) for one in found] == [("a", 1.5, 2), ("b", 0.5, 2), ("c", 0, 2)]
    assert sum(one.wins for one in found) == 2
    assert found[0].seats == ((0.5, 1), (1.0, 1), (0, 0))


def test_places_are_by_score_and_whoever_forfeits_is_last():
    assert ranks(result(1, "abc", [5, 9, 7], [1])) == [3, 1, 2]
    assert ranks(result(1, "abc", [9, 9, 7], [0, 1])) == [1, 1, 2]
    assert ranks(result(1, "abc", [5, 9, 7], [2], [Forfeit(1, "it hung")])) == [2, 3, 1]


def test_whoever_wins_more_is_rated_higher():
    courses = rated([result(seed, ["a", "b", "b"], [9, 5, 1], [0]) for seed in range(10)])
    after = {bot: course[-1][1] for bot, course in courses.items()}
    assert after["a"].interval[0] > after["b"].interval[1]
    assert [number for number, _ in courses["a"]] == list(range(1, 11))
    assert after["a"].deviation < courses["a"][0][1].deviation


def test_a_bot_among_itself_is_not_rated():
    assert rated([result(1, ["a", "a"], [9, 5], [0])]) == {}


def test_without_the_extra_everything_but_ratings_is_told(monkeypatch):
    monkeypatch.setattr("bradshaw.arena.figures.is_rating", lambda: False)
    found = figures([result(1, ["a", "b"], [9, 5], [0])])
    assert [(one.bot, one.rating, one.course) for one in found] == [("a", None, ()), ("b", None, ())]
    assert ratings(found) is None
    assert "Ratings" not in page([result(1, ["a", "b"], [9, 5], [0])])
