"""Why a move is not allowed."""

from __future__ import annotations

import msgspec

from bradshaw.core.messages import Text


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids an action, and what it says of this case, with its numbers."""

    rule: str
    text: Text
