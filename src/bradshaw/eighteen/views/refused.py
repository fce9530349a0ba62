"""What somebody might try now but may not, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from bradshaw.core.action import Action
from bradshaw.core.messages import Text
from bradshaw.core.view import Closed
from bradshaw.eighteen.rounds.frames import RefusingFrame
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=Action)


def refused_of(
    state: S,
    frame: RefusingFrame[S, A],
    thinkable: Iterable[tuple[A, Text]],
    name_of: Callable[[A], Text],
    cell_of: Callable[[A], str],
) -> Iterator[Closed]:
    """Those of the thinkable actions that are refused.

    Each comes with its name where it stands for several alike; `name_of` names the others, `cell_of` says in which
    cell of the map an action is done, if in any.
    """
    for action, text in thinkable:
        refusal = frame.refuse(state, action)
        if refusal is not None:
            yield Closed(text or name_of(action), refusal, cell_of(action))
