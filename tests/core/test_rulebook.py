"""A rulebook finds its rules by id and by words, and does not accept contradictions."""

import msgspec
import pytest

from bradshaw.core.rulebook import Rulebook
from tests.core.heap import RULES, RULINGS

RULE = '[[rule]]\nid = "a.b"\nsection = "S"\nkind = "k"\nstatement = "Say it."\n'


@pytest.fixture
def rulebook():
    return Rulebook(RULES, RULINGS)


def test_rules_are_found_by_id_in_the_order_of_the_rulebook(rulebook):
    assert len(rulebook) == 7
    assert [rule.section for rule in rulebook] == ["Set up"] * 2 + ["Taking"] * 3 + ["Tipping", "End"]
    assert rulebook["heap.take.paid"].statement == "The bank pays one pound for each stone."
    assert "heap.take.paid" in rulebook
    assert "heap.take" not in rulebook
    with pytest.raises(KeyError):
        rulebook["heap.take"]


def test_search_finds_rules_with_all_the_words_in_any_part(rulebook):
    assert [rule.id for rule in rulebook.search("pound stone")] == ["heap.take.paid"]
    assert [rule.id for rule in rulebook.search("TIPPING")] == ["heap.tip.even"]
    assert [rule.id for rule in rulebook.search("to the left")] == ["heap.take.in-turn"]
    assert [rule.id for rule in rulebook.search("heap.end")] == ["heap.end.empty"]
    assert rulebook.search("locomotive") == []
    assert len(rulebook.search("")) == len(rulebook)


def test_rulings_are_found_by_the_rule_they_concern(rulebook):
    assert [ruling.id for ruling in rulebook.rulings_on("heap.tip.even")] == ["H1"]
    assert rulebook.rulings_on("heap.take.paid") == []


def test_ruling_on_an_unknown_rule_is_an_error():
    with pytest.raises(ValueError, match=r"ruling H1 names the unknown rule heap\.tip\.even"):
        Rulebook(RULE.encode(), RULINGS)


def test_two_rules_with_one_id_are_an_error():
    with pytest.raises(ValueError, match="two rules have the same id"):
        Rulebook((RULE + RULE).encode(), b"ruling = []")


def test_unknown_or_missing_part_of_a_rule_is_an_error():
    with pytest.raises(msgspec.ValidationError):
        Rulebook((RULE + 'moon = "full"\n').encode(), b"ruling = []")
    with pytest.raises(msgspec.ValidationError):
        Rulebook(RULE.replace('kind = "k"\n', "").encode(), b"ruling = []")


def test_search_finds_a_rule_by_the_words_of_its_ruling(rulebook):
    ruling = rulebook.rulings_on("heap.tip.even")[0]
    rule = rulebook["heap.tip.even"]
    assert not all(word in f"{rule.statement} {rule.note}".lower() for word in ruling.decision.lower().split())
    assert [rule.id for rule in rulebook.search(ruling.decision)] == ["heap.tip.even"]
    assert [rule.id for rule in rulebook.search(ruling.subject)] == ["heap.tip.even"]
