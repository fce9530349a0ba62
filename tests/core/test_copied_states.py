"""States copy themselves field by field."""

from __future__ import annotations

import pytest

import bradshaw

SHARED = (int, bool, str, tuple, frozenset)


@pytest.mark.parametrize("name", ["1860", "1862", "emubay"])
def test_a_copy_is_equal_and_shares_nothing_that_changes(name: str) -> None:
    state = bradshaw.new_game(name, ["Ada", "Ben", "Cleo"], seed=1).state
    copy = state.copy()
    assert copy == state
    assert copy.digest() == state.digest()
    lists = 0
    for field in state.__struct_fields__:
        mine, theirs = getattr(state, field), getattr(copy, field)
        if isinstance(mine, list):
            lists += 1
            assert mine is not theirs, field
        elif hasattr(mine, "copy") and not isinstance(mine, SHARED):
            assert mine is not theirs, field
        else:
            assert mine is theirs, field
    assert lists > 5
