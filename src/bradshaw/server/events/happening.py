"""Events as they are stored, and what is said of those that cannot be read."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import Text

DAMAGED = "damaged"
"""The kind of an event that cannot be read."""
TIMEOUT = "timeout"
"""Why a seat changes, or may: its player's time has run out."""
ASIDE = "aside"
"""What spectators say among themselves."""
SPOKEN = ("chat", ASIDE)
"""Events that hold somebody's words."""
PROGRAMMED = "programmed"
"""Marks the move of a player's program: that it was the only legal one is for nobody else to know."""
AROUND_THE_TABLE = ("seat", "chat", ASIDE, "end", "holiday")
"""Events that can be read without the position."""


class Happening(msgspec.Struct, frozen=True):
    """An event as it is stored."""

    sequence: int
    kind: str
    seat: int | None
    person: str | None
    content: dict[str, Any]
    created: datetime


class Trouble(msgspec.Struct, frozen=True):
    """Why a stored game cannot be read, or no further: the event, 0 before the first, and a sentence for players."""

    sequence: int
    text: Text


class Unreadable(BradshawError):
    """Something stored does not lead where it led when it was stored."""
