"""What a working process keeps from one job to the next, so that it need not be sent again.

Somebody who moves in a game soon moves there again, from where the move has led. The process that worked it out has the
position already; it is told only which one is meant.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")

MOST_KEPT = 64
"""Things that a process keeps."""


class Forgotten(Exception):
    """A process no longer has what it was asked to go on with, or has another state of it."""


class Known(NamedTuple, Generic[T]):
    """What a job is about, which the process may have kept: then the value is left out."""

    name: str
    mark: Hashable
    """What tells this state of it from all others."""
    value: T | None

    def recalled(self) -> T:
        """The value, which nobody else has: what has been kept is given away. Raises Forgotten."""
        mark, kept = _kept.pop(self.name, (None, None))
        if self.value is not None:
            return self.value
        if kept is None or mark != self.mark:
            raise Forgotten
        value: T = kept
        return value


_kept: OrderedDict[str, tuple[Hashable, Any]] = OrderedDict()


def keep(name: str, mark: Hashable, value: object) -> None:
    """Keep a value for later jobs; what was not asked for longest goes first."""
    _kept[name] = mark, value
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
