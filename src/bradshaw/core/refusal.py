"""Why a move is not allowed."""

from __future__ import annotations

import msgspec

from bradshaw.core.messages import Fact, Message, Text


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids an action, and what it says of this case, with its numbers."""

    rule: str
    text: Text


def refused(rule: str, say: str, /, **facts: Fact) -> Refusal:
    """A refusal by a rule, with the message of this id."""
    return Refusal(rule, Message(say, facts))
