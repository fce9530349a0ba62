"""Options that 18xx games have alike: switches, and the house rules of 18xx.games one by one or all together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bradshaw.core.messages import Message, Text, message
from bradshaw.core.options import Option, OptionValue
from bradshaw.core.versions import RULES_VERSION

RULEBOOK: Final = "rulebook"
PUBLIC_SITE: Final = "18xx.games"
"""The ruleset with all its house rules."""


def switches(game: str, rules: Mapping[str, str], *, on: bool = False) -> tuple[Option, ...]:
    """Options that are off, or on, unless the players agree otherwise; for each the rule that it changes.

    What they are called is in the game's catalogues, as "g1860-option-large-map"; the attribute `text` describes them.
    """
    labels = {name: Message(f"{game}-option-{name.replace('_', '-')}") for name in rules}
    return tuple(Option(name, _description(labels[name]), on, rule, label=labels[name]) for name, rule in rules.items())


def selection(name: str, rule: str, label: Message, values: Mapping[str, Text], default: str) -> Option:
    """One of several values, each with the name to show."""
    return Option(
        name,
        _description(label),
        default,
        rule,
        values=tuple(values),
        label=label,
        value_labels=tuple(values.values()),
    )


def ruleset(rule: str) -> Option:
    """The rulebook as it is, or with all house rules of 18xx.games."""
    values: dict[str, Text] = {RULEBOOK: message("eighteen-option-ruleset.rulebook"), PUBLIC_SITE: PUBLIC_SITE}
    return selection("ruleset", rule, message("eighteen-option-ruleset"), values, RULEBOOK)


def _description(label: Message) -> Message:
    return Message(f"{label.say}.text")


def in_force(options: Mapping[str, OptionValue], house_rules: Iterable[Option]) -> dict[str, bool]:
    """Which house rules are played by; the ruleset of the public site switches all of them on.

    All that there were in the game's rules version, that is.
    """
    every = options["ruleset"] == PUBLIC_SITE
    version = options.get(RULES_VERSION)
    rules = version if isinstance(version, int) else None
    return {rule.name: bool(options[rule.name]) or (every and rule.belongs_to(rules)) for rule in house_rules}
