"""What only games with trains can be asked, and what others say to it."""

from __future__ import annotations

import pytest

import bradshaw
from bradshaw.core.errors import BadPosition
from bradshaw.core.title import Title
from bradshaw.eighteen.title import EighteenTitle, answered_positions, public_site, running_title

ASKED_OF_TRAINS = ("best_runs", "run_splits", "ways", "lay_runs", "running_companies", "site", "positions")


@pytest.mark.parametrize("name", ASKED_OF_TRAINS)
def test_the_core_asks_no_title_about_trains_or_the_public_site(name: str) -> None:
    assert not hasattr(Title, name)
    assert hasattr(EighteenTitle, name)


@pytest.mark.parametrize("name", ["1860", "1862"])
def test_a_game_with_trains_answers_what_is_asked_about_them(name: str) -> None:
    title = bradshaw.title(name)
    assert running_title(title) is title
    assert public_site(title) is title.site is not None
    assert answered_positions(title) is title.positions is not None


def test_a_game_without_trains_says_so() -> None:
    title = bradshaw.title("emubay")
    with pytest.raises(BadPosition, match="no company runs trains"):
        running_title(title)
    assert public_site(title) is None
    assert answered_positions(title) is None
