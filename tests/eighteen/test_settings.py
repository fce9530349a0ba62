"""The house rules of 18xx.games, all together or one by one."""

import pytest

from bradshaw.core.messages import message
from bradshaw.core.options import Option, complete
from bradshaw.core.versions import terms
from bradshaw.eighteen.settings import PUBLIC_SITE, in_force, ruleset, switches

OLD = Option("old", "Withdrawn.", False, "rule", until=1)
(KEPT,) = switches("g1860", {"kept": "rule"})
NEW = Option("new", "Found later.", False, "rule", since=2)
HOUSE_RULES = (OLD, KEPT, NEW)
OPTIONS = (ruleset("rule"), *HOUSE_RULES)


@pytest.mark.parametrize(
    ("rules", "on"), [(1, {"old": True, "kept": True, "new": False}), (2, {"old": False, "kept": True, "new": True})]
)
def test_ruleset_switches_on_the_house_rules_that_its_version_knew(rules, on):
    chosen = complete(OPTIONS, {"ruleset": PUBLIC_SITE}, rules)
    assert in_force(terms(OPTIONS, (), chosen, rules), HOUSE_RULES) == on


def test_without_the_ruleset_only_chosen_house_rules_hold():
    chosen = complete(OPTIONS, {"kept": True}, 2)
    assert in_force(terms(OPTIONS, (), chosen, 2), HOUSE_RULES) == {"old": False, "kept": True, "new": False}


def test_switches_are_called_by_the_messages_of_their_game():
    off, other = switches("g1860", {"large_map": "1860.map.hexes", "re_enter_hexes": "1860.run.no-hex-reentry"})
    assert (off.name, off.rule, off.default) == ("large_map", "1860.map.hexes", False)
    assert off.label == message("g1860-option-large-map")
    assert other.text == message("g1860-option-re-enter-hexes.text")
    (on,) = switches("g1862", {"extra_companies": "1862.2.4.2-extra-companies-optional"}, on=True)
    assert on.default is True
