"""Options that 18xx games have alike: switches, and the house rules of 18xx.games one by one or all together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bradshaw.core.messages import Text, message
from bradshaw.core.options import Option, OptionValue
from bradshaw.core.versions import RULES_VERSION

RULEBOOK: Final = "rulebook"
PUBLIC_SITE: Final = "18xx.games"
"""The ruleset with all its house rules."""


def switch(name: str, rule: str, text: Text) -> Option:
    """Something that is off unless the players agree on it."""
    return Option(name, text, False, rule)


def ruleset(rule: str) -> Option:
    return Option(
        "ruleset",
        message("eighteen-option-ruleset"),
        RULEBOOK,
        rule,
        values=(RULEBOOK, PUBLIC_SITE),
    )


def in_force(options: Mapping[str, OptionValue], house_rules: Iterable[Option]) -> dict[str, bool]:
    """Which house rules are played by; the ruleset of the public site switches all of them on.

    All that there were in the game's rules version, that is.
    """
    every = options["ruleset"] == PUBLIC_SITE
    version = options.get(RULES_VERSION)
    rules = version if isinstance(version, int) else None
    return {rule.name: bool(options[rule.name]) or (every and rule.belongs_to(rules)) for rule in house_rules}
