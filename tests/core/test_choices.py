"""Choices are a sequence of concrete actions, however they are written down."""

import msgspec
import pytest

from bradshaw.core.choices import NOTHING, Choices, Range
from tests.core.heap import Take, Tip


def test_range_has_its_ends_and_every_step_between():
    span = Range(Tip(0), "pounds", 2, 8, step=2)
    assert len(span) == 4
    assert list(span) == [Tip(2), Tip(4), Tip(6), Tip(8)]
    assert Tip(8) in span
    assert Tip(3) not in span
    assert Tip(0) not in span
    assert Tip(10) not in span


def test_range_whose_top_is_between_two_steps_ends_below_it():
    span = Range(Tip(0), "pounds", 5, 18, step=5)
    assert list(span) == [Tip(5), Tip(10), Tip(15)]
    assert Tip(18) not in span


@pytest.mark.parametrize(("low", "high", "step"), [(5, 4, 1), (5, 1, 1), (5, 4, 5), (5, -20, 5)])
def test_range_with_its_top_below_its_bottom_is_empty(low, high, step):
    span = Range(Tip(0), "pounds", low, high, step)
    assert len(span) == 0
    assert list(span) == []
    assert Tip(low) not in span


def test_range_of_one():
    assert list(Range(Tip(0), "pounds", 5, 5, 5)) == [Tip(5)]


def test_range_knows_only_its_own_kind_of_action():
    span = Range(Tip(0), "pounds", 1, 3)
    assert Take(2) not in span
    assert Tip(True) not in span
    assert Tip(2.0) not in span
    assert "2" not in span


class Offer(msgspec.Struct, frozen=True):
    to: str
    amount: int


def test_range_compares_the_other_fields_too():
    span = Range(Offer("Ada", 0), "amount", 1, 3)
    assert Offer("Ada", 2) in span
    assert Offer("Ben", 2) not in span


def test_range_has_nothing_beyond_its_ends():
    span = Range(Tip(0), "pounds", 1, 3)
    for index in (3, -4, 99):
        with pytest.raises(IndexError):
            span[index]


def test_long_range_costs_nothing():
    span = Range(Tip(0), "pounds", 0, 10**12)
    choices = Choices((), (span,))
    assert len(choices) == 10**12 + 1
    assert choices[10**12] == Tip(10**12)
    assert Tip(10**11 + 7) in choices


CHOICES = Choices((Take(1), Take(2)), (Range(Tip(0), "pounds", 2, 6, 2), Range(Tip(0), "pounds", 9, 9)))


def test_choices_unroll_their_ranges_after_the_actions():
    unrolled = [Take(1), Take(2), Tip(2), Tip(4), Tip(6), Tip(9)]
    assert len(CHOICES) == 6
    assert list(CHOICES) == unrolled
    assert [CHOICES[index] for index in range(len(CHOICES))] == unrolled
    assert list(reversed(CHOICES)) == unrolled[::-1]


def test_choices_contain_exactly_what_they_unroll_to():
    for action in [Take(number) for number in range(4)] + [Tip(number) for number in range(12)]:
        assert (action in CHOICES) == (action in list(CHOICES))


def test_choices_have_nothing_beyond_their_ends():
    for index in (6, -7, 99):
        with pytest.raises(IndexError):
            CHOICES[index]


def test_no_choices_are_false():
    assert not NOTHING
    assert list(NOTHING) == []
    assert CHOICES


def test_choices_are_plain_json():
    assert msgspec.json.decode(msgspec.json.encode(CHOICES)) == {
        "actions": [{"type": "take", "stones": 1}, {"type": "take", "stones": 2}],
        "ranges": [
            {"action": {"type": "tip", "pounds": 0}, "field": "pounds", "low": 2, "high": 6, "step": 2},
            {"action": {"type": "tip", "pounds": 0}, "field": "pounds", "low": 9, "high": 9, "step": 1},
        ],
        "family": "",
    }


def test_a_family_counts_for_membership_only_and_its_words_are_sent():
    even = CHOICES.with_family("any even tip", lambda action: isinstance(action, Tip) and action.pounds % 2 == 0)
    assert Tip(1000) in even
    assert Tip(1001) not in even
    assert Tip(1000) not in CHOICES
    assert list(even) == list(CHOICES)
    assert len(even) == len(CHOICES)
    assert "tips" not in even
    assert msgspec.json.decode(msgspec.json.encode(even))["family"] == "any even tip"


def test_choices_can_be_sliced_through_the_list_and_the_ranges():
    choices = Choices([Take(1), Take(2)], [Range(Tip(0), "pounds", 1, 3)])
    assert choices[1:4] == [Take(2), Tip(1), Tip(2)]
    assert choices[::-2] == [Tip(3), Tip(1), Take(1)]
    assert choices[-2:] == [Tip(2), Tip(3)]
    assert choices[9:] == []


def test_choices_show_how_many_they_are_and_the_first_few():
    choices = Choices([Take(1)], [Range(Tip(0), "pounds", 1, 30)])
    assert repr(choices) == f"<31 choices: {Take(1)!r}, {Tip(1)!r}, {Tip(2)!r}, …>"
    assert repr(NOTHING) == "<no choices>"


def test_range_counts_back_from_its_end():
    assert Range(Tip(0), "pounds", 1, 3)[-1] == Tip(3)
