"""The ledger of a game's rules: one entry per rule, and the rulings on what the rulebook leaves open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

import msgspec


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. `statement` is ours; `section` is the rulebook's heading; a reason makes a rule not applicable."""

    id: str
    section: str
    kind: str
    statement: str
    note: str = ""
    example: str = ""
    variant: str = ""
    """The optional rule that it belongs to."""
    not_applicable: str = ""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an open point is decided, and the rules that it concerns."""

    id: str
    subject: str
    rules: tuple[str, ...]
    decision: str


class _Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]


class _Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ruling: tuple[Ruling, ...]


class Rulebook:
    """The rules of one game by id, in the rulebook's order."""

    def __init__(self, rules: bytes, rulings: bytes) -> None:
        ledger = msgspec.toml.decode(rules, type=_Ledger).rule
        self._rules = {rule.id: rule for rule in ledger}
        if len(self._rules) != len(ledger):
            raise ValueError("two rules have the same id")
        self.rulings = msgspec.toml.decode(rulings, type=_Rulings).ruling
        for ruling in self.rulings:
            for rule in ruling.rules:
                if rule not in self._rules:
                    raise ValueError(f"ruling {ruling.id} names the unknown rule {rule}")
        self._searched = {rule.id: self._words_of(rule) for rule in ledger}

    @classmethod
    def of(cls, package: str) -> Self:
        """The rules that a game's package ships as `rules.toml` and `rulings.toml`."""
        # Takes long to import, and is needed only where rules are read.
        from importlib.resources import files

        return cls(*((files(package) / name).read_bytes() for name in ("rules.toml", "rulings.toml")))

    def __len__(self) -> int:
        return len(self._rules)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __contains__(self, rule: object) -> bool:
        return rule in self._rules

    def __getitem__(self, rule: str) -> Rule:
        return self._rules[rule]

    def search(self, text: str) -> list[Rule]:
        """Rules in which, or in the rulings on which, every word of the text occurs."""
        words = text.lower().split()
        return [rule for rule in self if all(word in self._searched[rule.id] for word in words)]

    def rulings_on(self, rule: str) -> list[Ruling]:
        return [ruling for ruling in self.rulings if rule in ruling.rules]

    def _words_of(self, rule: Rule) -> str:
        rulings = (f"{ruling.id} {ruling.subject} {ruling.decision}" for ruling in self.rulings_on(rule.id))
        return " ".join((rule.id, rule.section, rule.statement, rule.note, rule.example, *rulings)).lower()
