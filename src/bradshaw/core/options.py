"""Options and variants that a game declares, and the check of what a caller asks for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

import msgspec

from bradshaw.core.errors import BadOption, quoted
from bradshaw.core.messages import Message, Text, message

OptionValue = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """A setting with a default. Its kind is that of the default: yes or no, a number in a range, or one of a list."""

    name: str
    text: Text
    """What it does."""
    default: OptionValue
    rule: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    since: int = 1
    """The first rules version that has it; games of earlier ones are set up with its default."""
    until: int | None = None
    """The last rules version that has it, if it has been withdrawn."""
    label: Text = ""
    """The name to show; empty if `name` shall be shown."""
    value_labels: tuple[Text, ...] = ()
    """The names of `values` to show, in the same order; empty if they shall be shown themselves."""

    @property
    def shown(self) -> Text:
        """The name to show."""
        return self.label or self.name

    def belongs_to(self, rules: int | None) -> bool:
        """Whether games of this rules version have the option; None for the newest version."""
        if rules is None:
            return self.until is None
        return self.since <= rules and (self.until is None or rules <= self.until)

    def allowed(self) -> Message:
        """What the option may be, in words."""
        if isinstance(self.default, bool):
            return message("core-option-bool")
        if isinstance(self.default, int):
            return message("core-option-number", low=self.low, high=self.high)
        return message("core-option-values", values=self.values)

    def accepts(self, value: object) -> bool:
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        if isinstance(self.default, int):
            return type(value) is int and self.low <= value <= self.high
        return isinstance(value, str) and value in self.values


MOST_LISTED = 10
"""If a game has at most this many options, all of them are named when one is not known."""


def _unknown(name: str, known: list[str]) -> Message:
    """Which options there are; of many, those that were perhaps meant."""
    wrong = quoted(name)[:60]
    if len(known) <= MOST_LISTED:
        return message("core-error-unknown-option", option=wrong, options=tuple(known), count=len(known))
    near = get_close_matches(name[:60], known)
    if near:
        return message("core-error-unknown-option-near", option=wrong, count=len(known), near=tuple(near))
    return message("core-error-unknown-option-of-many", option=wrong, count=len(known))


def complete(
    declared: Iterable[Option], wanted: Mapping[str, object], rules: int | None = None
) -> dict[str, OptionValue]:
    """All options of a rules version, the newest unless it is given, with the wanted values or their defaults."""
    if not isinstance(wanted, Mapping):
        raise BadOption(message("core-error-options-mapping", value=quoted(wanted)[:60]))
    known = {option.name: option for option in declared if option.belongs_to(rules)}
    for name in wanted:
        if name not in known:
            raise BadOption(_unknown(str(name), list(known)))
    settled: dict[str, OptionValue] = {}
    for name, option in known.items():
        value = wanted.get(name, option.default)
        if not option.accepts(value):
            raise BadOption(
                message("core-error-option-value", option=name, allowed=option.allowed(), value=quoted(value)[:60])
            )
        assert isinstance(value, bool | int | str)
        settled[name] = value
    return settled
