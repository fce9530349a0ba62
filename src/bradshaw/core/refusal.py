"""Why a move is not allowed."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids an action, and a sentence about this case with its numbers."""

    rule: str
    text: str
