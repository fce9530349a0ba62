"""Drafts: events that are to be stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bradshaw.core.game import Step
from bradshaw.server.events.head import Standing
from bradshaw.server.http.readers import Reader


class Draft(msgspec.Struct, frozen=True):
    """An event that is to be stored."""

    kind: str
    seat: int | None
    person: str | None
    content: dict[str, Any]
    step: Step[Any] | None = None
    """What an action leads to, if it has been worked out."""
    standing: Standing | None = None
    """Where the game stands then."""
    shown: Mapping[tuple[frozenset[str], Reader], Any] = {}
    """The position that follows as some are shown it."""
    deaf: frozenset[str] = frozenset()
    """People who do not want to hear of it."""
