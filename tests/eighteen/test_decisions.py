"""What the program decides for companies that nobody decides for is on record, and is not searched for again."""

import json
from typing import Any

import pytest

import bradshaw
from bradshaw.core.errors import BadRecord
from bradshaw.core.game import Game

from .deciding import WITH_DECISIONS, decided, forbid_search, written


def load(record: Any) -> Game[Any]:
    return bradshaw.load(json.dumps(record))


@pytest.mark.parametrize("name", WITH_DECISIONS)
def test_loading_checks_what_was_decided_and_searches_for_nothing(name, monkeypatch):
    record = written(name)
    assert decided(record)
    forbid_search(monkeypatch)
    game = load(record)
    assert json.loads(game.record().encode()) == record


@pytest.mark.parametrize("name", WITH_DECISIONS)
def test_going_back_and_forth_searches_for_nothing(name, monkeypatch):
    record = written(name)
    game = load(record)
    forbid_search(monkeypatch)
    for number in decided(record):
        twin = game.at(number)
        twin.redo()
        assert twin.state.digest() == record["actions"][number]["hash"]
        twin.undo()
        assert game.window(number + 1).at(number + 1).state.digest() == record["actions"][number]["hash"]


@pytest.mark.parametrize("name", WITH_DECISIONS)
def test_records_from_before_decisions_were_kept_are_read_and_get_them(name):
    record = written(name)
    old = json.loads(json.dumps(record))
    for action in old["actions"]:
        action.pop("decisions", None)
    assert json.loads(load(old).record().encode()) == record


@pytest.mark.parametrize("name", WITH_DECISIONS)
def test_a_decision_that_is_not_legal_is_refused(name):
    record = written(name)
    number = decided(record)[0]
    run = record["actions"][number]["decisions"][0]["runs"][0]
    run["path"] = run["path"][:-1]
    with pytest.raises(BadRecord, match=f"Action {number + 1} of .* decision .* is not legal"):
        load(record)


@pytest.mark.parametrize("name", WITH_DECISIONS)
def test_something_else_than_runs_is_refused_as_a_decision(name):
    record = written(name)
    number = decided(record)[0]
    record["actions"][number]["decisions"][0] = {"type": "pass"}
    with pytest.raises(BadRecord, match="is not legal"):
        load(record)


@pytest.mark.parametrize("name", WITH_DECISIONS)
def test_decisions_that_lack_or_are_too_many_are_refused(name):
    record = written(name)
    number = decided(record)[0]
    decisions = record["actions"][number]["decisions"]
    decisions.append(decisions[0])
    with pytest.raises(BadRecord, match="more decisions"):
        load(record)
    several = next((n for n in decided(record) if len(record["actions"][n]["decisions"]) > 1 and n != number), None)
    decisions.pop()
    if several is not None:
        record["actions"][several]["decisions"].pop()
        with pytest.raises(BadRecord, match="missing"):
            load(record)
