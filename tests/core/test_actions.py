"""An action in Python is what it would be in JSON, and nothing else passes for one."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from bradshaw.core.action import NUMBER_LIMIT, Action, ill_formed, members, read_action
from bradshaw.core.errors import BadAction
from tests.core.heap import Take, Tip


class Train(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    count: int


class Run(Action, frozen=True, tag="run"):
    """One field of each sort that an action may have."""

    train: Train
    stops: tuple[str, ...]
    ends: tuple[str, int]
    half: bool = False
    halts: int | None = None
    gauge: Literal["regular", "narrow"] = "regular"


class Wild(Action, frozen=True, tag="wild"):
    anything: list[int]


GOOD = Run(Train("3+1", 1), ("Ryde", "Cowes"), ("Ryde", 2), True, 3, "narrow")


class Number(int):
    pass


class Text(str):
    pass


def changed(**fields: Any) -> Run:
    return msgspec.structs.replace(GOOD, **fields)


def test_action_of_every_sort_of_field_is_well_formed():
    assert ill_formed(GOOD) is None
    assert ill_formed(changed(halts=None, stops=(), gauge="regular")) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("half", 1),
        ("half", None),
        ("halts", True),
        ("halts", 3.0),
        ("halts", "3"),
        ("halts", NUMBER_LIMIT),
        ("halts", -NUMBER_LIMIT),
        pytest.param("halts", 10**5000, id="halts-huge"),
        ("halts", Number(3)),
        ("gauge", "broad"),
        ("gauge", None),
        ("gauge", ["regular"]),
        ("stops", ["Ryde"]),
        ("stops", "Ryde"),
        ("stops", ("Ryde", 1)),
        ("stops", (Text("Ryde"),)),
        ("stops", {"Ryde": 1}),
        ("ends", ("Ryde",)),
        ("ends", ("Ryde", 2, 3)),
        ("ends", (2, "Ryde")),
        ("ends", ("Ryde", True)),
        ("train", {"kind": "3+1", "count": 1}),
        ("train", None),
        ("train", Train("3+1", "1")),
        ("train", Train(b"3+1", 1)),
        ("train", GOOD),
    ],
)
def test_value_that_json_would_not_give_is_ill_formed(field, value):
    assert ill_formed(changed(**{field: value})) == field


def test_largest_numbers_are_well_formed():
    assert ill_formed(changed(halts=NUMBER_LIMIT - 1)) is None
    assert ill_formed(changed(halts=1 - NUMBER_LIMIT)) is None


def test_lists_cannot_be_fields_of_actions():
    with pytest.raises(TypeError, match="an action cannot hold a field of type"):
        ill_formed(Wild([1]))


def test_action_comes_back_from_json_equal():
    data = msgspec.json.encode(GOOD)
    assert read_action(data, Run | Take) == GOOD
    assert read_action(data.decode(), Run | Take) == GOOD
    assert read_action(bytearray(data), Run | Take) == GOOD
    assert read_action(msgspec.json.decode(data), Run | Take) == GOOD
    assert read_action(msgspec.Raw(data), Run | Take) == GOOD


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"stones": 1}',
        b'{"type": "take"}',
        b'{"type": "take", "stones": "1"}',
        b'{"type": "take", "stones": 1.0}',
        b'{"type": "take", "stones": true}',
        b'{"type": "take", "stones": 1, "of": 2}',
        b'{"type": "bake", "stones": 1}',
        b'{"type": "take", "stones": 1} ]',
        b'{"type": "take", "\xff": 1}',
        '{"type": "take", "\ud800": 1}',
        b'{"type": "take", "a\\nb": 1}',
        pytest.param(b'{"type": "take", "a": ' + b"[" * 100_000, id="deep"),
        pytest.param(b"[" * 100_000, id="deeper"),
        None,
        5,
        {},
        {"type": ["take"]},
        {1: 2},
        {"type": "take", "stones": 1, 2: 3},
        object(),
    ],
)
def test_anything_else_is_no_action(data):
    with pytest.raises(BadAction) as caught:
        read_action(data, Take | Tip)
    message = str(caught.value)
    assert message.startswith("This is not an action of this game: ")
    assert message.isprintable()


def test_members_of_a_union_and_of_a_single_kind():
    assert members(Take | Tip) == {Take, Tip}
    assert members(Take) == {Take}
