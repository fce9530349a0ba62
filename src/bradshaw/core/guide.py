"""The guided first turn of a game: the first time that a question comes up, what it means and what to think about.

It is data in `guide.toml` of the package that `Title.lessons` names. Which step fits a position is decided by what
stands in the position as JSON, so that clients can decide it too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from bradshaw.core.lessons import Pattern
from bradshaw.core.title import Title


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of the guide: a message with its heading, and the attribute `text`."""

    say: str
    when: dict[str, Any]
    """Paths into the position as JSON, such as "auction/initial", and what stands there."""
    advises: tuple[Pattern, ...] = ()
    """The moves that its words speak for, if they speak for any."""


class _Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: tuple[GuideStep, ...]


@cache
def guide_of(title: Title[Any]) -> tuple[GuideStep, ...]:
    """The steps of a game's guide, of which the first that fits is told."""
    file = files(title.lessons) / "guide.toml" if title.lessons else None
    return msgspec.toml.decode(file.read_bytes(), type=_Guide).step if file is not None and file.is_file() else ()


def step_for(title: Title[Any], position: Mapping[str, Any]) -> GuideStep | None:
    """The step that fits a position, given as JSON."""
    return next((step for step in guide_of(title) if _fits(step, position)), None)


def _fits(step: GuideStep, position: Mapping[str, Any]) -> bool:
    for path, wanted in step.when.items():
        found: Any = position
        for part in path.split("/"):
            found = found.get(part) if isinstance(found, dict) else None
        if found != wanted:
            return False
    return True
