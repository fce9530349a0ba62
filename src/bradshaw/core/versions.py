"""Rules versions: a game keeps to the rules that it was begun by, however they are corrected later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from bradshaw.core.messages import Text, message
from bradshaw.core.options import Option, OptionValue

RULES_VERSION = "rules_version"
"""Under this name `Title.setup` finds the rules version among the options."""


class Decision(msgspec.Struct, frozen=True):
    """A point of the rules that is decided otherwise from one rules version on.

    `Title.setup` finds it among the options, as a house rule: true in games of this version or a later one.
    """

    name: str
    since: int
    rule: str
    text: Text
    """What holds since then, as a sentence for players."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The base of what a game's rules ask for: its options and decisions.

    A field that comes with a later version has a default, its value in all earlier games. While it has that value it
    is left out of the state hash, so that the hashes of earlier games stay as they are.
    """


def terms(
    declared: Iterable[Option], decisions: Iterable[Decision], chosen: Mapping[str, OptionValue], rules: int
) -> dict[str, OptionValue]:
    """Everything that a set-up may ask for: chosen options, defaults of those that the version lacks, decisions."""
    return {
        **{option.name: chosen.get(option.name, option.default) for option in declared},
        **{decision.name: rules >= decision.since for decision in decisions},
        RULES_VERSION: rules,
    }


def differences(declared: Iterable[Option], decisions: Iterable[Decision], rules: int, newest: int) -> list[Text]:
    """What the newest rules have otherwise than those of a version, in sentences."""
    told = [decision.text for decision in decisions if rules < decision.since <= newest]
    for option in declared:
        if option.belongs_to(newest) and not option.belongs_to(rules):
            told.append(message("core-option-new", option=option.shown, text=option.text))
        elif option.belongs_to(rules) and not option.belongs_to(newest):
            told.append(message("core-option-withdrawn", option=option.shown, text=option.text))
    return told
