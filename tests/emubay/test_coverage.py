"""Every rule of the rulebook has a test, and every mark names a rule."""

from pathlib import Path

from bradshaw.cli.coverage import marked_rules
from bradshaw.games.emubay import TITLE

TESTS = Path(__file__).parent.parent


def test_every_rule_of_emu_bay_has_a_test():
    marked = marked_rules(TESTS)
    assert [rule.id for rule in TITLE.rulebook if rule.id not in marked] == []
    assert len(TITLE.rulebook) == 128


def test_no_rule_is_left_out_as_not_applicable():
    assert [rule.id for rule in TITLE.rulebook if rule.not_applicable] == []


def test_every_mark_of_emu_bay_names_a_rule():
    marked = marked_rules(TESTS)
    unknown = {
        rule: tests for rule, tests in marked.items() if rule.startswith("emubay.") and rule not in TITLE.rulebook
    }
    assert unknown == {}


def test_all_tests_of_these_files_name_rules_of_emu_bay():
    marked = marked_rules(Path(__file__).parent)
    assert {rule: tests for rule, tests in marked.items() if rule not in TITLE.rulebook} == {}
