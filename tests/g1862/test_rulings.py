"""Rulings: what the documentation and the tests cite is there for players to read, and says what the engine does."""

import re
from pathlib import Path

import pytest

from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.settings import VARIANTS

ROOT = Path(__file__).parents[2]
RULINGS = {ruling.id: ruling for ruling in TITLE.rulebook.rulings}


def cited(text):
    """The rulings that a text names."""
    return set(re.findall(r"\b([A-ES][1-9][0-9]?)\b", text))


def test_every_ruling_that_the_differences_name_exists():
    text = (ROOT / "docs/players/differences.md").read_text().partition("## 1862")[2]
    named = set().union(*(cited(part) for part in re.findall(r"\(([A-ES][^()|]*)\)", text)))
    assert {"A12", "C27", "S16"} <= named
    assert named <= set(RULINGS)


def test_every_ruling_that_a_test_of_the_solo_game_names_exists():
    text = (Path(__file__).parent / "test_solo.py").read_text()
    named = set().union(*(cited(line) for line in re.findall(r"# rulings? (.*)", text)))
    assert len(named) > 10
    assert named <= set(RULINGS)


@pytest.mark.parametrize("option", VARIANTS, ids=lambda option: option.name)
def test_every_variant_has_a_ruling_beside_its_rule(option):
    assert TITLE.rulebook.rulings_on(option.rule)


def test_the_solo_game_is_told_in_full_where_the_variants_are():
    ids = [ruling.id for ruling in TITLE.rulebook.rulings_on("1862.2.5-simpler-variants")]
    assert [one for one in ids if one.startswith("S")] == [f"S{number}" for number in range(1, 19)]


def test_the_forced_upgrade_of_a_full_home_is_told_as_one_that_adds_a_circle():
    assert "more circles" in RULINGS["C4"].decision


def test_the_note_of_the_example_with_three_kinds_says_what_the_ruling_says():
    assert "The West" in TITLE.rulebook["1862.7.8.4-example-lh"].note
    assert "London" not in TITLE.rulebook["1862.7.8.4-example-lh"].note
    assert "The West" in RULINGS["C45"].decision
