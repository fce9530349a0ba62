"""A record outlives the code: the golden records of every rules version play again to the same hashes."""

import json

import pytest

import bradshaw
from tests.conformance.golden import GAMES, RECORDS, records_of


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_golden_record_plays_again(path):
    data = path.read_bytes()
    written = json.loads(data)
    game = bradshaw.load(data)
    assert game.outcome is not None
    assert game.start == written["start"]
    assert [played.hash for played in game.played] == [action["hash"] for action in written["actions"]]
    assert json.loads(game.record().encode()) == written


@pytest.mark.parametrize(
    ("name", "rules"),
    [(name, rules) for name, title in bradshaw.titles().items() for rules in range(1, title.rules_version + 1)],
)
def test_every_rules_version_of_every_title_has_golden_records(name, rules):
    title = bradshaw.title(name)
    written = [json.loads(path.read_bytes()) for path in records_of(title, rules)]
    assert len(written) >= GAMES, f"write them with: python -m tests.conformance.golden {name}"
    assert {record["rules"] for record in written} == {rules}
    assert {len(record["players"]) for record in written} == set(title.players)
    for option in title.options:
        if option.belongs_to(rules):
            assert any(record["options"][option.name] != option.default for record in written), option.name
