"""Freights that are joined because they touch end to end."""

from __future__ import annotations

import pytest

from bradshaw.routes.pooled.touching import touching_chains


def chains(*names: str) -> list[int]:
    """The chains of Freights named by their two ends; those that are not permanent are named in lower case."""
    ends = [(name[0].upper(), name[1].upper()) for name in names]
    return touching_chains(ends, [name.isupper() for name in names])


def test_freights_that_do_not_touch_run_apart() -> None:
    assert chains("AB", "CD", "EF") == [0, 1, 2]
    assert chains() == []


@pytest.mark.parametrize("names", [("AB", "BC", "CD"), ("BC", "AB", "CD"), ("AB", "CD", "BC"), ("ba", "bc", "cd")])
def test_a_line_of_freights_is_one_chain_in_any_order(names: tuple[str, ...]) -> None:
    assert chains(*names) == [0, 0, 0]


def test_of_a_star_the_first_two_are_joined_and_the_next_two() -> None:
    assert chains("XA", "XB", "XC") == [0, 0, 2]
    assert chains("AX", "BX", "CX", "DX") == [0, 0, 2, 2]


def test_a_chain_begins_with_a_freight_that_is_not_permanent() -> None:
    assert chains("XA", "XB", "xc") == [2, 1, 2]


def test_where_several_touch_a_chain_goes_on_to_those_that_are_not_permanent() -> None:
    assert chains("ax", "XB", "XC", "cd") == [0, 1, 0, 0]
    assert chains("ax", "XB", "BE", "xc") == [0, 1, 1, 0]


def test_else_it_goes_on_with_the_longest_line() -> None:
    assert chains("AX", "XB", "XC", "CD") == [0, 1, 0, 0]


def test_a_chain_may_come_to_a_stop_again() -> None:
    assert chains("AX", "XC", "XB", "BX") == [0, 0, 0, 0]
    assert chains("AB", "AB") == [0, 0]


def test_many_freights_that_touch_are_joined_at_once() -> None:
    assert set(chains(*["AB"] * 13)) == {0}
