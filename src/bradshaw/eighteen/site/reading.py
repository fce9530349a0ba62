"""Actions of 18xx.games read as ours, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from bradshaw.core.action import Action
from bradshaw.core.errors import BadAction, quoted
from bradshaw.core.messages import message
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)

INCOMPLETE = (KeyError, ValueError, TypeError, IndexError, AttributeError, StopIteration)
"""What an action that lacks something, or holds something else, leads to."""


class ActionReader(Generic[S, A]):
    """Reads the actions of one game in order."""

    readers: ClassVar[Mapping[str, Callable[[Any, Any, Mapping[str, Any]], Any]]]
    """A method of the game's own reader for each type of action."""

    def check(self, state: S, action: Mapping[str, Any]) -> None:
        """Refuse an action that cannot come now, such as one of somebody whose turn it is not. Raises BadAction."""
        raise NotImplementedError

    def read(self, state: S, action: Mapping[str, Any]) -> A | None:
        """Our action for one of theirs; None for the first half of one that they make in two. Raises BadAction."""
        kind = action.get("type")
        reader = self.readers.get(str(kind))
        if reader is None:
            raise BadAction(message("eighteen-site-no-action-type", kind=quoted(kind)[:40]))
        self.check(state, action)
        try:
            ours: A | None = reader(self, state, action)
        except INCOMPLETE as error:
            what = f"{type(error).__name__}: {quoted(error)}"
            raise BadAction(message("eighteen-site-incomplete", kind=str(kind), problem=what)) from None
        return ours


def other_turn(entity: object, expected: object) -> BadAction:
    """Somebody acts whose turn it is not."""
    return BadAction(message("eighteen-site-other-turn", entity=quoted(entity)[:20], expected=quoted(expected)))
