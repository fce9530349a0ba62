"""Options are declared, have defaults, and take only what they declare."""

import pytest

import bradshaw
from bradshaw.core.errors import BadOption
from bradshaw.core.options import Option, complete

DECLARED = (
    Option("destinations", "Whether companies have destinations.", False, "rule"),
    Option("money", "Money at the start.", 24, "rule", low=10, high=99),
    Option("map", "Which map.", "north", "rule", values=("north", "south")),
)


def test_defaults_fill_what_is_not_asked_for():
    assert complete(DECLARED, {}) == {"destinations": False, "money": 24, "map": "north"}
    assert complete(DECLARED, {"money": 99, "map": "south"}) == {"destinations": False, "money": 99, "map": "south"}


def test_options_stand_in_the_order_of_their_declaration():
    assert list(complete(DECLARED, {"map": "south", "destinations": True})) == ["destinations", "money", "map"]


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("destinations", 1, "true or false"),
        ("destinations", "true", "true or false"),
        ("destinations", None, "true or false"),
        ("money", 9, "a whole number from 10 to 99"),
        ("money", 100, "a whole number from 10 to 99"),
        ("money", True, "a whole number from 10 to 99"),
        ("money", 24.0, "a whole number from 10 to 99"),
        ("money", "24", "a whole number from 10 to 99"),
        ("map", "east", "north or south"),
        ("map", 0, "north or south"),
        ("map", ["north"], "north or south"),
    ],
)
def test_wrong_value_is_refused_with_what_is_allowed(name, value, allowed):
    with pytest.raises(BadOption) as caught:
        complete(DECLARED, {name: value})
    assert str(caught.value).startswith(f"Option “{name}” must be {allowed}, not “")


def test_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(BadOption, match=r"There is no option “moon”\. This game has: destinations, money, map"):
        complete(DECLARED, {"moon": True})
    with pytest.raises(BadOption, match="There is no option “moon”: this game has no options"):
        complete((), {"moon": True})


@pytest.mark.parametrize("options", [5, 0, "destinations", ["destinations"], True])
def test_options_that_are_not_given_by_name_are_refused(options):
    with pytest.raises(BadOption) as caught:
        bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], options=options)
    assert str(caught.value).startswith("The options must be given by their names, as a dictionary, not as “")


def test_long_and_odd_values_are_cut_in_the_message():
    with pytest.raises(BadOption) as caught:
        complete(DECLARED, {"map": "x\n" * 1000})
    assert len(str(caught.value)) < 250
    assert "\n" not in str(caught.value)
