"""Options and variants that a game declares, and the check of what a caller asks for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

import msgspec

from bradshaw.core.errors import BadOption
from bradshaw.core.messages import Text

OptionValue = bool | int | str
MOST_LISTED = 10
"""So many options are named when one is not known."""


class Option(msgspec.Struct, frozen=True):
    """A setting with a default. Its kind is that of the default: yes or no, a number in a range, or one of a list."""

    name: str
    text: Text
    default: OptionValue
    rule: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    since: int = 1
    """The first rules version that has it; games of earlier ones are set up with its default."""
    until: int | None = None
    """The last rules version that has it, if it has been withdrawn."""

    def belongs_to(self, rules: int | None) -> bool:
        """Whether games of this rules version have the option; None for the newest version."""
        if rules is None:
            return self.until is None
        return self.since <= rules and (self.until is None or rules <= self.until)

    def allowed(self) -> str:
        """What the option may be, in words."""
        if isinstance(self.default, bool):
            return "true or false"
        if isinstance(self.default, int):
            return f"a whole number from {self.low} to {self.high}"
        return "one of " + ", ".join(self.values)

    def accepts(self, value: object) -> bool:
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        if isinstance(self.default, int):
            return type(value) is int and self.low <= value <= self.high
        return isinstance(value, str) and value in self.values


def _listed(name: str, known: list[str]) -> str:
    """The options that there are; of many, those that were perhaps meant."""
    if len(known) <= MOST_LISTED:
        return ": " + (", ".join(known) or "none")
    near = get_close_matches(name[:60], known)
    return f" {len(known)} others" + (f", such as {', '.join(near)}" if near else "")


def complete(
    declared: Iterable[Option], wanted: Mapping[str, object], rules: int | None = None
) -> dict[str, OptionValue]:
    """All options of a rules version, the newest unless it is given, with the wanted values or their defaults."""
    known = {option.name: option for option in declared if option.belongs_to(rules)}
    for name in wanted:
        if name not in known:
            raise BadOption(f"There is no option {str(name)[:60]!r}; this game has{_listed(str(name), list(known))}.")
    settled: dict[str, OptionValue] = {}
    for name, option in known.items():
        value = wanted.get(name, option.default)
        if not option.accepts(value):
            raise BadOption(f"Option {name!r} must be {option.allowed()}, not {str(value)[:60]!r}.")
        assert isinstance(value, bool | int | str)
        settled[name] = value
    return settled
