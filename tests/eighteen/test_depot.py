"""The bank's trains, in every game that has some."""

from __future__ import annotations

from typing import Any

import pytest

import bradshaw
from bradshaw.eighteen.trains.depot import rust


def _state(name: str) -> Any:
    return bradshaw.new_game(name, ["Ada", "Ben", "Cleo"], seed=1).state


@pytest.mark.parametrize("name", ["1860", "1862"])
def test_the_bank_sells_the_smallest_kind_of_train_that_is_left(name: str) -> None:
    state = _state(name)
    assert state.next_train() == 0
    first = state.left(0)
    assert first
    if name == "1860":
        state.depot[0] = 0
    else:
        state.sold[0] = first
    assert state.left(0) == 0
    assert state.next_train() == 1


@pytest.mark.parametrize("name", ["1860", "1862"])
def test_trains_have_had_their_day_from_the_phase_on_that_removes_them(name: str) -> None:
    state = _state(name)
    end = state.rusted_by(0)
    assert end is not None
    state.phase = end - 1
    assert not state.has_rusted(0)
    for state.phase in (end, end + 1):
        assert state.has_rusted(0)


def test_rusted_trains_leave_every_company_and_the_others_stay() -> None:
    state = _state("1860")
    state.trains[0], state.trains[3] = (0, 2, 0), (2, 0)
    assert rust(state, lambda kind: kind == 0) == [(0, 0), (0, 0), (3, 0)]
    assert (state.trains[0], state.trains[3]) == ((2,), (2,))
    assert rust(state, lambda kind: kind == 0) == []
