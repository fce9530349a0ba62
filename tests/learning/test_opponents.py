"""What tells whether others move at random is taught by games that are settled by their seeds."""

from pathlib import Path

import pytest

import bradshaw
from bradshaw.bots.foresight import read_network, shipped_opponents
from bradshaw.bots.opponents import Opponents
from bradshaw.core.chance import Chance
from bradshaw.learning.opponents_games import MOST, Seen, Task, game, others

from .scripts import run

pytest.importorskip("numpy")
opponents_learner = pytest.importorskip("bradshaw.learning.opponents_learner")

TITLE = bradshaw.title("emubay")


def test_the_same_seed_sees_the_same():
    assert TITLE.expertise is not None
    games = [game(Task("emubay", (4, 3), seed)) for seed in range(1, 9)]
    assert games[2] == game(Task("emubay", (4, 3), 3))
    assert {one.at_random for seen in games for one in seen} == {False, True}
    for number, seen in enumerate(games, 1):
        assert 0 < len(seen) <= MOST
        assert {one.game for one in seen} == {number}
        assert len({one.at_random for one in seen}) == 1
        assert all(len(one.facts) == len(TITLE.expertise.play_facts) for one in seen)


def test_tables_are_of_random_players_of_others_and_of_both():
    chance = Chance(1)
    tables = [others(3, chance) for _ in range(400)]
    assert all(at_random == (set(names) == {"random"}) for names, at_random in tables)
    assert 150 < sum(at_random for _, at_random in tables) < 250
    assert any("random" in names for names, at_random in tables if not at_random)
    assert {name for names, _ in tables for name in names} >= {
        "random",
        "looking ahead",
        "mcts:6",
        "greedy",
        "careless",
    }


def test_it_learns_what_tells(monkeypatch: pytest.MonkeyPatch):
    """Here whoever has more bonds than a share costs moves at random, whatever else is there."""
    assert TITLE.expertise is not None
    chance, width = Chance(1), len(TITLE.expertise.play_facts)
    seen = []
    for number in range(900):
        facts = tuple(float(chance.below(9)) for _ in range(width))
        seen.append(Seen(number, facts, facts[7] > facts[3]))
    monkeypatch.setattr(opponents_learner, "BATCH", 32)
    taught, off = opponents_learner.taught(TITLE, seen, units=8, epochs=60)
    assert taught.fits(TITLE)
    assert off < 0.35  # 0.69 without knowing anything
    right = [taught.at_random(one.facts) > 0.5 for one in seen]
    assert sum(found == one.at_random for found, one in zip(right, seen, strict=True)) > 800


def test_the_script_writes_what_fits_and_names_its_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(opponents_learner, "BATCH", 16)
    file = tmp_path / "opponents.json"
    run("learn_opponents.py", "emubay", "--games", "6", "--jobs", "1", "--units", "4", "--output", str(file))
    made = read_network(file.read_bytes(), TITLE, Opponents)
    assert len(made.bias) == 4
    assert made.made_by["command"] == (
        "scripts/learn_opponents.py emubay --players 4 3 --games 6 --seed 1 --units 4 --epochs 40"
    )


def test_what_is_shipped_was_made_for_these_rules():
    shipped = shipped_opponents(TITLE)
    assert shipped is not None
    assert shipped.made_by["rules"] == TITLE.rules_version
