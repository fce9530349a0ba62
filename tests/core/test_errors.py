"""Errors are for people, and survive the way from one process to another."""

import pickle

import pytest

from bradshaw.core import errors
from bradshaw.core.refusal import Refusal


def test_illegal_action_says_why_and_by_which_rule():
    error = errors.IllegalAction(Refusal("heap.tip.even", "That is odd."))
    assert str(error) == "That is odd. [heap.tip.even]"


def test_errors_survive_pickling():
    refusal = Refusal("heap.tip.even", "That is odd.")
    again = pickle.loads(pickle.dumps(errors.IllegalAction(refusal)))
    assert again.refusal == refusal
    assert str(again) == "That is odd. [heap.tip.even]"
    assert str(pickle.loads(pickle.dumps(errors.BadRecord("Not a record.")))) == "Not a record."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plain words, £5 – “so”", "plain words, £5 – “so”"),
        ("two\nlines\r\n", "two\\nlines\\r\\n"),
        ("\x1b[31mred", "\\x1b[31mred"),
        ("lone \ud800 surrogate", "lone \\ud800 surrogate"),
        (12, "12"),
        ("x" * 201, "x" * 200 + "…"),
    ],
)
def test_words_from_outside_are_made_fit_for_a_message(text, expected):
    assert errors.quoted(text) == expected
    assert errors.quoted(text).isprintable()


def test_every_error_of_the_caller_has_one_base():
    for name in ("IllegalAction", "BadAction", "BadOption", "BadPlayers", "BadRecord", "BadPosition", "NoSuchGame"):
        assert issubclass(getattr(errors, name), errors.BradshawError)
    assert not issubclass(errors.NotEnoughMoney, errors.BradshawError)
