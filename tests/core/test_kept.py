"""Answers that are kept by which objects they belong to."""

from bradshaw.core import kept
from bradshaw.core.kept import Kept


def test_an_answer_is_worked_out_once_for_the_same_objects():
    asked = []

    def add(one: tuple[int, ...], other: tuple[int, ...]) -> int:
        asked.append((one, other))
        return sum(one) + sum(other)

    known = Kept(add)
    board, stations = tuple(range(2)), tuple(range(3, 4))
    assert [known(board, stations) for _ in range(3)] == [4, 4, 4]
    assert len(asked) == 1
    assert known(tuple(range(2)), stations) == 4
    assert len(asked) == 2


def test_few_answers_are_kept_and_none_is_given_for_other_objects(monkeypatch):
    monkeypatch.setattr(kept, "MOST_KEPT", 4)
    double = Kept(lambda one, other: (one[0], other[0]))
    for number in range(100):
        # Objects that are gone leave their ids to others.
        assert double((number,), [-number]) == (number, -number)
        assert len(double._kept) <= 4
